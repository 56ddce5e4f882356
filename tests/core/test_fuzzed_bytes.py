"""Bytes with a right checksum but wrong contents: refused, or read and played; never a crash.

Run as a program it does one game's part and prints how many bytes were tried, how many of them
were read, and how many of those then stood still: a question that nobody can answer. Over many
seeds that was 1 in 18,000 of La Granja, 1 in 3,600 of Loyang.
"""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import cast

import pytest

from barrowgate.core import codec
from barrowgate.core.chance import Chance
from barrowgate.core.codec import FormatError
from barrowgate.core.contract import ObservedGame, ObservedPosition
from barrowgate.games import REGISTRY, entry
from tests.formats import Format, format_of

TRIES_FOR_ONE_STUCK = 1500
STUCK = (ArithmeticError, LookupError, ValueError, TypeError)
GAMES = [name for name, known in REGISTRY.items() if known.is_observed]


def stream(seed: int) -> Chance:
    chance = Chance()
    chance.seed(seed)
    return chance


def bodies(game: ObservedGame, form: Format, seed: int) -> Iterator[bytes]:
    """The bytes of positions from all through one game, without their header."""
    position, chance = game.start(seed), stream(seed)
    while not position.is_over:
        yield codec.unseal(*form, position.to_bytes())
        position.playout(chance, 7)


def changed(body: bytes, dice: random.Random) -> bytes:
    """One to three other bytes, most of them small or near the old ones."""
    new = bytearray(body)
    for _ in range(dice.randint(1, 3)):
        place = dice.randrange(1, len(new))
        near = new[place] + dice.choice((-1, 1, 16, -16))
        new[place] = dice.choice((near % 256, dice.randrange(8), dice.randrange(256)))
    return bytes(new)


def try_out(game: ObservedGame, data: bytes) -> None:
    position = cast("ObservedPosition", game.from_bytes(data))
    for seat in range(game.seats):
        position.legal(seat)
        position.view(seat)
        with suppress(OverflowError):  # millions, of which observations say that they are too many
            position.observation(seat)
    position.playout(stream(1), 20)
    position.to_bytes()


def fuzz(name: str, first: int, behind: int) -> tuple[int, int, int]:
    """How many changed positions were tried, were read, and were then stuck."""
    known = entry(name)
    tried = read = stuck = 0
    for seed in range(first, behind):
        seats = seed % known.most_seats + 1
        game, dice = cast(ObservedGame, known.make(seats)), random.Random(seed)
        form = format_of(game.start(seed).to_bytes())
        for body in bodies(game, form, seed):
            for _ in range(3):
                data = codec.seal(*form, changed(body, dice))
                trace(name, seed, data)
                tried += 1
                try:
                    try_out(game, data)
                    read += 1
                except FormatError:
                    pass
                except STUCK:
                    read += 1
                    stuck += 1
    return tried, read, stuck


def trace(name: str, seed: int, data: bytes) -> None:
    """The newest bytes, for whoever looks for a crash."""
    path = os.environ.get("BARROWGATE_FUZZED")
    if path:
        with open(path, "w") as file:
            file.write(f"{name} {seed} {data.hex()}")


@pytest.mark.parametrize("name", GAMES)
def test_wrong_contents_are_refused_or_played_but_never_crash(name: str) -> None:
    path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, __file__, name, "0", "32"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert done.returncode == 0, done.stderr
    tried, read, stuck = (int(count) for count in done.stdout.split())
    assert read > 100
    assert stuck <= tried // TRIES_FOR_ONE_STUCK


if __name__ == "__main__":
    print(*fuzz(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
