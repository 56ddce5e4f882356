"""Two processes, one plain and one compiled, play the same games and see the same."""

from itertools import zip_longest
from pathlib import Path

import pytest

from barrowgate.games import REGISTRY
from tests.compiled import two_engines

SCRIPT = Path(__file__).parent / "digest_games.py"
TABLES = [
    (entry.name, seats)
    for entry in REGISTRY.values()
    if entry.is_observed
    for seats in range(entry.least_seats, entry.most_seats + 1)
]
BOTH = pytest.mark.parametrize(("name", "seats"), TABLES)


def both(*arguments: object) -> tuple[list[str], list[str]]:
    return two_engines.both(SCRIPT, *arguments)


def difference(plain: list[str], compiled: list[str]) -> str:
    return two_engines.difference(plain, compiled, "nothing: the game is over")


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
