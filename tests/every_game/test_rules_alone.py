"""Rules without a kit, as those of an unfinished game: they keep every promise of the contract."""

from collections.abc import Iterator
from contextlib import suppress

import pytest

from barrowgate.core.checks import check_game
from barrowgate.core.contract import Game
from barrowgate.core.errors import OptionError
from barrowgate.games import REGISTRY, GameEntry
from tests.kits import KITS
from tests.pebbles.plugin import PEBBLES

# Pebbles are not on the registry, but for some tests.
ALL = {PEBBLES.name: PEBBLES, **REGISTRY}
ALONE = [known for known in ALL.values() if known.name not in KITS]
TABLES = [
    pytest.param(known, seats, id=f"{known.name}-{seats}")
    for known in ALONE
    for seats in range(known.least_seats, known.most_seats + 1)
]


def games(known: GameEntry, seats: int) -> Iterator[Game]:
    """With every value of every option; one that this table cannot have is left out."""
    yield known.make(seats)
    for name, values in known.options.items():
        for value in values[1:]:
            with suppress(OptionError):
                yield known.make(seats, {name: value})


@pytest.mark.parametrize(("known", "seats"), TABLES)
def test_rules_alone_keep_every_promise_of_the_contract(known: GameEntry, seats: int) -> None:
    """Whether anything is hidden is the game's own affair: pebbles lie open."""
    for game in games(known, seats):
        for seed in range(3):
            check_game(game, seed, secrets=False)
