"""Two builds of Barrowgate beside each other: python bench/against.py OLD NEW (make bench-against).

OLD and NEW are folders in which a build is installed. A process of each stays open; they play
the same games in turn, a round each, and the ratio of every pair of rounds is kept. The result is
their median, with an interval that holds it in 95 of 100 such runs (by order statistics).
The games are those of the registry of NEW; one that OLD does not have is passed over, in words.
Of OLD only calls that every build has are used, so that old commits can be measured.
"""

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import time
from importlib import import_module
from importlib.util import find_spec

FIGURES = ("playout", "legal and play", "batch")
SEATS = 4
BATCH = 1024  # games


# --- The process of one build -----------------------------------------------------------------


def serve() -> None:
    """Measure what each line asks for: class of a game, seats, figure, first seed, games."""
    for line in sys.stdin:
        print(json.dumps(measured(*json.loads(line))), flush=True)


def measured(place: str, seats: int, figure: str, seed: int, count: int) -> float | None:
    """Decisions per second, without dealing; in a batch with it. None without such a game."""
    from barrowgate.core.chance import Chance

    module, name = place.split(":")
    if find_spec(module) is None:
        return None
    table = getattr(import_module(module), name)(seats)
    if figure == "batch":
        return stepped(table, seed, count)
    play = {"playout": played_inside, "legal and play": played_outside}[figure]
    decisions, seconds = 0, 0.0
    for number in range(seed, seed + count):
        position, chance = table.start(number), Chance()
        chance.seed(number)
        begun = time.perf_counter()
        decisions += play(position, chance)
        seconds += time.perf_counter() - begun
    return decisions / seconds


def played_inside(position, chance) -> int:  # type: ignore[no-untyped-def]
    return int(position.playout(chance, 1_000_000))


def played_outside(position, chance) -> int:  # type: ignore[no-untyped-def]
    decisions = 0
    while not position.is_over:
        seat = position.actors()[0]
        legal = position.legal(seat)
        position.play(seat, legal[chance.below(len(legal))])
        decisions += 1
    return decisions


def stepped(table, seed: int, steps: int) -> float:  # type: ignore[no-untyped-def]
    """Decisions per second of games side by side, dealt anew when they end; without choosing."""
    from barrowgate.core.batch import Batch
    from barrowgate.core.chance import Chance

    batch, chance = Batch(table, BATCH, seed), Chance()
    chance.seed(seed)
    seconds = 0.0
    for _ in range(steps):
        choices = batch.choose(chance)
        begun = time.perf_counter()
        batch.step(choices)
        batch.restart()
        seconds += time.perf_counter() - begun
    return BATCH * steps / seconds


# --- Both in turn -----------------------------------------------------------------------------


class Build:
    """A build in a process of its own."""

    def __init__(self, folder: str) -> None:
        environment = {**os.environ, "PYTHONPATH": os.path.abspath(folder), "BARROWGATE_PURE": ""}
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )

    def measure(self, *asked: str | int) -> float | None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        value: float | None = json.loads(self.process.stdout.readline())
        return value

    def close(self) -> None:
        self.process.communicate()


def interval(ratios: list[float]) -> tuple[float, float]:
    """The order statistics between which the median lies in 95 of 100 samples of this size."""
    n = len(ratios)
    tail, cut = 0.0, 0
    while cut < n // 2:
        tail += math.comb(n, cut) / 2**n
        if tail > 0.025:
            break
        cut += 1
    ordered = sorted(ratios)
    return ordered[max(cut - 1, 0)], ordered[min(n - cut, n - 1)]


def games(folder: str) -> dict[str, tuple[str, int]]:
    """By name: where the class of each game of this build lies, and with how many seats."""
    sys.path.insert(0, os.path.abspath(folder))
    from barrowgate.games import REGISTRY

    return {
        name: (f"{entry.package}:{entry.game.__name__}", min(SEATS, entry.most_seats))
        for name, entry in REGISTRY.items()
        if entry.is_observed
    }


def in_turn(
    builds: list[Build], asked: list[str | int], rounds: int, count: int
) -> list[tuple[float, float]]:
    """What both measure in each round; nothing where one does not have the game."""
    pairs = []
    for number in range(rounds + 1):
        order = builds if number % 2 else builds[::-1]
        measured = {build: build.measure(*asked, 1 + number * count, count) for build in order}
        old, new = (measured[build] for build in builds)
        if old is None or new is None:
            return []
        if number:  # the first one warms up
            pairs.append((old, new))
    return pairs


def main(words: list[str]) -> int:
    if words == ["--serve"]:
        serve()
        return 0
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--games", type=int, default=150, help="a round; as many steps of a batch")
    parser.add_argument("--least", type=float, default=0.0, help="fail below this ratio")
    options = parser.parse_args(words)
    builds = [Build(options.old), Build(options.new)]
    status = 0
    for name, game in games(options.new).items():
        for figure in FIGURES:
            pairs = in_turn(builds, [*game, figure], options.rounds, options.games)
            if not pairs:
                print(f"{name:10} {figure:15} is not in the old build")
                continue
            ratios = [new / old for old, new in pairs]
            low, high = interval(ratios)
            old, new = (statistics.median(column) for column in zip(*pairs, strict=True))
            ratio = statistics.median(ratios)
            status |= ratio < options.least
            print(
                f"{name:10} {figure:15} old {old:12,.0f}/s  new {new:12,.0f}/s  "
                f"ratio {ratio:.3f} ({low:.3f} to {high:.3f})"
            )
    for build in builds:
        build.close()
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
