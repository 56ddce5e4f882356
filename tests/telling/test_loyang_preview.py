"""A preview of Loyang tells what every redeal tells, and what then happens, up to a revelation."""

import pytest

from barrowgate.loyang.position import Position
from barrowgate.telling.loyang import LoyangTeller
from barrowgate.telling.preview import known_events, preview
from tests.loyang.builders import Scene
from tests.loyang.choosers import CHOOSERS
from tests.loyang.games import ALL_CHOOSERS, Plan, course, moment
from tests.telling.foreseeing import check_all_alike, check_foreseen, really_known

REDEALS = 200
FEW = 3
EVERY = 9  # decisions
PLANS = [Plan(seats, seats, chooser, 40 + seats) for seats in (1, 2, 3, 4) for chooser in CHOOSERS]
LONG_PLANS = [
    Plan(seats, table, chooser, 300 + table)
    for seats in (1, 2, 3, 4)
    for table, chooser in enumerate(ALL_CHOOSERS)
]


def check_decision(teller: LoyangTeller, position: Position, seat: int, redeals: int) -> None:
    """Every legal action of a seat is foretold alike by every redeal, and rightly."""
    legal = position.legal(seat)
    for action in legal:
        check_foreseen(teller, position, seat, action)
    happens = {action: really_known(position, seat, action) for action in legal}
    seen = position.seen_by(seat)
    for seed in range(redeals):
        redeal = seen.determinize(seed)
        assert redeal.legal(seat) == legal
        for action in legal:
            assert really_known(redeal, seat, action) == happens[action], (seed, action)
    assert known_events(seen, legal[-1], redeals) == happens[legal[-1]]


def check_plan(plan: Plan, every: int, redeals: int) -> None:
    teller = LoyangTeller(plan.game)
    for position in course(plan):
        if position.n_actions % every == 0:
            for seat in position.actors():
                check_decision(teller, position, seat, redeals)


def check_looks(plan: Plan, every: int, redeals: int) -> None:
    teller = LoyangTeller(plan.game)
    for position in course(plan):
        if position.n_actions % every == 0 and not position.is_over:
            for seat in position.actors():
                check_all_alike(plan.game, teller, position, seat, redeals)


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_previews_of_many_decisions_are_the_same_for_every_redeal(plan: Plan) -> None:
    check_plan(plan, EVERY, FEW)


@pytest.mark.parametrize("actions", [7, 30, 61])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_previews_of_some_decisions_are_the_same_for_200_redeals(seats: int, actions: int) -> None:
    plan = Plan(seats, 0, "eager", 60 + seats)
    position = moment(plan, actions)
    for seat in position.actors():
        check_decision(LoyangTeller(plan.game), position, seat, REDEALS)


@pytest.mark.parametrize("actions", [7, 30, 61])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_200_redeals_look_and_ask_the_same_after_an_action(seats: int, actions: int) -> None:
    plan = Plan(seats, 0, "eager", 60 + seats)
    position = moment(plan, actions)
    seat = position.actors()[-1]
    check_all_alike(plan.game, LoyangTeller(plan.game), position, seat, REDEALS, most=3)


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_two_redeals_look_and_ask_the_same_in_many_decisions(plan: Plan) -> None:
    check_looks(plan, EVERY, 2)


@pytest.mark.long
@pytest.mark.parametrize("plan", LONG_PLANS, ids=str)
def test_200_redeals_look_and_ask_the_same(plan: Plan) -> None:
    check_looks(plan, 50, REDEALS)


@pytest.mark.long
@pytest.mark.parametrize("plan", LONG_PLANS, ids=str)
def test_previews_of_every_decision_are_the_same_for_every_redeal(plan: Plan) -> None:
    check_plan(plan, 1, 5)


def test_a_preview_ends_where_a_card_is_revealed() -> None:
    scene = Scene().farm(cash=9, cards=["stall 1"]).begin()
    teller, seen = LoyangTeller(scene.game), scene.position.seen_by(0)
    (line,) = preview(teller, seen, scene.game.read("two_pack"), 5)
    assert [phrase.key for phrase in line.phrases] == ["event-because"]
    (line,) = preview(teller, seen, scene.game.read("buy wheat"), 5)
    assert line.seat == 0


def test_a_preview_leaves_the_position_as_it_was() -> None:
    scene = Scene().farm(cash=9).begin()
    before = scene.position.to_bytes()
    preview(LoyangTeller(scene.game), scene.position.seen_by(0), scene.game.read("buy wheat"), 1)
    assert scene.position.to_bytes() == before
