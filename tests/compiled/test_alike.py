"""Two processes, one plain and one compiled, play the same games and see the same."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

from barrowgate.core import engine
from barrowgate.games import REGISTRY

SCRIPT = Path(__file__).parent / "digest_games.py"
TABLES = [
    (entry.name, seats)
    for entry in REGISTRY.values()
    if entry.is_observed
    for seats in range(entry.least_seats, entry.most_seats + 1)
]
BOTH = pytest.mark.parametrize(("name", "seats"), TABLES)


def start(pure: str, *arguments: object) -> subprocess.Popen[str]:
    """digest_games with one of the two engines of this package."""
    environment = {**os.environ, "BARROWGATE_PURE": pure}
    environment["PYTHONPATH"] = str(engine.PACKAGE.parent)
    command = [sys.executable, "-P", str(SCRIPT), *map(str, arguments)]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def both(*arguments: object) -> tuple[list[str], list[str]]:
    """The lines of both engines, which run at the same time."""
    running = [start(pure, *arguments) for pure in ("1", "0")]
    plain, compiled = (process.communicate(timeout=1200)[0].splitlines() for process in running)
    assert [process.returncode for process in running] == [0, 0]
    assert (plain[0], compiled[0]) == ("engine plain", "engine compiled")
    return plain[1:], compiled[1:]


def difference(plain: list[str], compiled: list[str]) -> str:
    """The first line in which they differ, as both have it; '' when they are alike."""
    for ours, theirs in zip_longest(plain, compiled, fillvalue="nothing: the game is over"):
        if ours != theirs:
            return f"plain    {ours}\ncompiled {theirs}"
    return ""


def compare(name: str, seats: int, first: int, behind: int) -> None:
    """Games that differ are played again, action by action, and the first difference is shown."""
    plain, compiled = both(name, seats, first, behind)
    assert len(plain) == behind - first
    for seed, (ours, theirs) in enumerate(zip_longest(plain, compiled, fillvalue=""), first):
        if ours != theirs:
            found = difference(*both(name, seats, seed, seed + 1, "--trace"))
            pytest.fail(f"{name}, {seats} seats, seed {seed}\n{found or 'alike when played again'}")


@BOTH
def test_fifty_games_are_alike(name: str, seats: int) -> None:
    compare(name, seats, 0, 50)


@BOTH
@pytest.mark.long
def test_five_hundred_games_are_alike(name: str, seats: int) -> None:
    compare(name, seats, 50, 500)


def test_the_first_difference_is_the_one_that_is_told() -> None:
    """Two games of other seeds part at their first action; a shorter one where it ends."""
    one, _ = both("la-granja", 2, 0, 1, "--trace")
    other, _ = both("la-granja", 2, 1, 2, "--trace")
    assert difference(one, one) == ""
    assert difference(one, other) == f"plain    {one[0]}\ncompiled {other[0]}"
    assert difference(one, one[:-1]) == f"plain    {one[-1]}\ncompiled nothing: the game is over"
