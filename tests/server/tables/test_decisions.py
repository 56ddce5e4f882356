"""Decisions are told apart by legal actions and by whose action it was; that is enough."""

import random

import pytest

from barrowgate.core.contract import Position
from barrowgate.games import REGISTRY


# Tables at which several seats may act at once.
@pytest.mark.parametrize(
    ("game", "seats"), [("la-granja", 2), ("la-granja", 3), ("la-granja", 4), ("loyang", 4)]
)
def test_a_question_never_changes_alone_under_a_seat_that_waits(game: str, seats: int) -> None:
    """Where another seat's action changes what a seat is asked, it changes its actions, too."""
    chance = random.Random(seats)
    waited = 0
    for seed in range(6):
        position = REGISTRY[game].make(seats).start(seed)
        while not position.is_over:
            actors = position.actors()
            actor = chance.choice(actors)
            others = [seat for seat in actors if seat != actor]
            before = {seat: (position.legal(seat), _asked(position, seat)) for seat in others}
            position.play(actor, chance.choice(position.legal(actor)))
            for seat in set(others) & set(position.actors()):
                waited += 1
                legal, asked = before[seat]
                if legal == position.legal(seat):
                    assert asked == _asked(position, seat)
    assert waited > 20


def _asked(position: Position, seat: int) -> object:
    return position.view(seat)["asked"][seat]
