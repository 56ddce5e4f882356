"""Equal things have one name here: no two legal actions do the same, so search sees all of them."""

import pytest

from barrowgate.core.batch import Batch
from tests.lagranja.games import Plan, course

PLANS = [Plan(seats, 0, "eager", 90 + seats) for seats in (1, 2, 3, 4)]


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_no_two_actions_do_the_same(plan: Plan) -> None:
    compared = 0
    for number, position in enumerate(course(plan)):
        for seat in position.actors() if number % 7 == 0 else ():
            ends = set()
            legal = position.legal(seat)
            for action in legal:
                after = position.copy()
                after.play(seat, action)
                ends.add(after.to_bytes())
            assert len(ends) == len(legal)
            assert position.distinct(seat) == legal
            compared += len(legal) > 1
    assert compared > 10


def test_a_batch_leaves_nothing_out() -> None:
    game = PLANS[1].game
    batch, other = Batch(game, 4, 1, distinct=True), Batch(game, 4, 1)
    assert batch.masks.tolist() == other.masks.tolist()
