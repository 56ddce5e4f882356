"""Plays very many random games in one process and watches its memory.

    python -m tools.soak --games 1000000             memory must stay flat
    python -m tools.soak --games 1000 --address DIR  the package in DIR, under AddressSanitizer

Every game is played inside the engine; on its way the position is copied, and now and then written,
read, watched and observed.
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
from barrowgate.lab import games

WARM_UP = 0.1  # share of the games after which memory is looked at first
MOST_GROWTH = 2 * 1024  # kB; caches of Python fill up slowly
STRETCH = 50  # actions; and every so many games one is a batch
LOOKED_AT = 10  # every so many games one is written, read, watched and observed
BATCH = 16  # games


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.soak", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--address", type=Path, metavar="DIR")
    options = parser.parse_args(arguments)
    if options.games < 10:
        parser.error(f"--games is at least 10, not {options.games}")
    if options.address is not None:
        return under_address_sanitizer(options.address, options.games)
    print(f"engine: {engine.running().name} {engine.running().built.get('kind', '')}", flush=True)
    before = 0
    for number in range(options.games):
        play(number)
        if number == int(options.games * WARM_UP):
            before = resident()
    growth = resident() - before
    print(f"{options.games} games; memory grew by {growth} kB behind the first tenth")
    is_sanitized = engine.running().built.get("kind") == "address"
    return 1 if growth > MOST_GROWTH and not is_sanitized else 0


def play(number: int) -> None:
    """One game: the kinds in turn, with one to four seats; every fiftieth as a batch."""
    kinds = list(games.KINDS.values())
    kind = kinds[number % len(kinds)]
    seats = number // len(kinds) % kind.most_seats + 1
    game = made(kind.name, seats)
    chance = Chance()
    chance.seed(number)
    if number % STRETCH == 0:
        batch = Batch(game, BATCH, number)
        for _ in range(STRETCH):
            batch.step(batch.choose(chance))
            batch.restart()
        return
    position = game.start(number)
    other = position.copy()
    position.playout(chance, STRETCH)
    position.copy_into(other)
    position.playout(chance, game.longest_game)
    if number % LOOKED_AT == 0:
        again = game.from_bytes(other.to_bytes())
        again.watch()
        again.playout(chance, STRETCH)
        again.take_events()
        again.observation(0)


@cache
def made(name: str, seats: int) -> Any:
    """Games are made once: their components are read from files."""
    return games.kind(name).make(seats, {}, "")


def resident() -> int:
    """Memory of this process that is in use, in kB."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise OSError("this system does not tell the memory of a process")


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
    command = [sys.executable, "-m", "tools.soak", "--games", str(count)]
    return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
