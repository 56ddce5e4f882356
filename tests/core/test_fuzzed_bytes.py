"""Bytes with a right checksum but wrong contents: refused, or read and played; never a crash.

Run as a program it does one game's part and prints how many bytes were read.
"""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import cast

import pytest

from barrowgate.core import codec
from barrowgate.core.chance import Chance
from barrowgate.core.codec import FormatError
from barrowgate.core.contract import ObservedGame, ObservedPosition
from barrowgate.games import REGISTRY, entry
from tests.formats import Format, format_of

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
        position.observation(seat)
    position.playout(stream(1), 20)
    position.to_bytes()


def fuzz(name: str, first: int, behind: int) -> int:
    """How many changed positions were read; those that cannot go on raise something."""
    known = entry(name)
    read = 0
    for seed in range(first, behind):
        seats = seed % known.most_seats + 1
        game, dice = cast(ObservedGame, known.make(seats)), random.Random(seed)
        form = format_of(game.start(seed).to_bytes())
        for body in bodies(game, form, seed):
            for _ in range(3):
                data = codec.seal(*form, changed(body, dice))
                trace(name, seed, data)
                try:
                    try_out(game, data)
                    read += 1
                except FormatError:
                    pass
                except (ArithmeticError, LookupError, ValueError, TypeError):
                    read += 1
    return read


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
        [sys.executable, __file__, name, "0", "16"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 50


if __name__ == "__main__":
    print(fuzz(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
