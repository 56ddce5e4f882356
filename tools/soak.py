"""Plays very many random games in one process and watches its memory.

    python -m tools.soak --games 1000000             memory must stay flat
    python -m tools.soak --games 1000 --address DIR  the package in DIR, under AddressSanitizer

Every game is played inside the engine; on its way the position is copied, and now and then written,
read, watched and observed, or a batch is stepped instead.
"""

import argparse
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from barrowgate.core import engine
from barrowgate.core.batch import Batch
from barrowgate.core.chance import Chance
from barrowgate.games import REGISTRY, entry

WARM_UP = 0.1  # share of the games after which memory is first measured
MOST_GROWTH = 2 * 1024  # kB; caches of Python fill up slowly
STATUS = Path("/proc/self/status")
STRETCH = 50  # actions
LOOKED_AT = 9  # once in this many games of a kind, one is written, read, watched and observed
BATCHED = 49  # once in this many, one is a batch
BATCH = 16  # games


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.soak", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--address", type=Path, metavar="DIR")
    parser.add_argument("--kind", default="native", help="the build that must be the one running")
    options = parser.parse_args(arguments)
    if options.games < 10:
        parser.error(f"--games is at least 10, not {options.games}")
    if not STATUS.exists():
        parser.error("this system does not report the memory of a process (no /proc)")
    if options.address is not None:
        return under_address_sanitizer(options.address, options.games)
    built = engine.running().built.get("kind", "plain")
    if built != options.kind:
        parser.error(f"the {built} engine is installed, not the {options.kind} one")
    growth = soak(options.games)
    print(f"{options.games} games, {built}: memory grew by {growth} kB after the first tenth")
    # The sanitizer itself keeps what was freed for a while.
    return 1 if growth > MOST_GROWTH and built != "address" else 0


def soak(count: int) -> int:
    """Play this many games; return by how many kB the process has grown."""
    before = 0
    for number in range(count):
        play(number)
        if number == int(count * WARM_UP):
            before = resident()
    return resident() - before


def play(number: int) -> None:
    """One game: the kinds on the board in turn, each with every number of seats in turn."""
    kinds = [kind for kind in REGISTRY.values() if kind.is_observed]
    turn = number // len(kinds)
    kind = kinds[number % len(kinds)]
    tables = range(kind.least_seats, kind.most_seats + 1)
    game = made(kind.name, tables[turn % len(tables)])
    chance = Chance()
    chance.seed(number)
    if turn % BATCHED == 0:
        step_batch(game, chance, number)
    else:
        play_out(game, chance, number, looked_at=turn % LOOKED_AT == 0)


def step_batch(game: Any, chance: Chance, seed: int) -> None:
    batch = Batch(game, BATCH, seed)
    for _ in range(STRETCH):
        batch.step(batch.choose(chance))
        batch.restart()


def play_out(game: Any, chance: Chance, seed: int, looked_at: bool) -> None:
    position = game.start(seed)
    other = position.copy()
    position.playout(chance, STRETCH)
    position.copy_into(other)
    position.playout(chance, game.longest_game)
    if looked_at:
        again = game.from_bytes(other.to_bytes())
        again.watch()
        again.playout(chance, STRETCH)
        again.take_events()
        again.observation(0)


@cache
def made(name: str, seats: int) -> Any:
    """Games are made once: their components are read from files."""
    return entry(name).make(seats)


def resident() -> int:
    """Memory of this process that is in use, in kB."""
    lines = STATUS.read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS:")).split()[1])


def under_address_sanitizer(package: Path, count: int) -> int:
    """The same in a process into which the sanitizer is loaded first."""
    compiler = os.environ.get("CC", "cc")
    found = subprocess.run(
        [compiler, "-print-file-name=libasan.so"], capture_output=True, text=True, check=True
    )
    environment = {
        **os.environ,
        "LD_PRELOAD": found.stdout.strip(),
        "ASAN_OPTIONS": "detect_leaks=0",  # Python itself leaves memory to the end of the process
        "PYTHONMALLOC": "malloc",
        "PYTHONPATH": str(package),
    }
    command = [sys.executable, "-m", "tools.soak", "--games", str(count), "--kind", "address"]
    return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
