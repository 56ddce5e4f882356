"""A preview of La Granja tells what is certain: alike over every deal, and what then happens."""

import pytest

from barrowgate.lagranja import names
from barrowgate.telling.lagranja import LaGranjaTeller
from barrowgate.telling.preview import known_events, preview
from tests.lagranja.builders import Scene
from tests.lagranja.games import Plan, course, moment
from tests.telling.foreseeing import check_all_alike, check_previews

MANY = 200
FEW = 6
PLANS = (
    Plan(2, 0, "mixed", 21),
    Plan(4, 5, "eager", 22, "busy"),
    Plan(3, 10, "uniform", 23, "crowded"),
    Plan(1, 7, "eager", 24),
)
LONG = [
    Plan(1 + seed % 4, seed % 16, temper, 30 + seed, box)
    for seed, (temper, box) in enumerate(
        (temper, box)
        for temper in ("eager", "hoarder", "trader", "uniform")
        for box in ("shipped", "busy", "crowded")
    )
]


def check(plan: Plan, every: int, deals: int, shift: int = 0) -> None:
    teller = LaGranjaTeller(plan.game)
    for number, position in enumerate(course(plan)):
        if number % every == shift % every and not position.is_over:
            seat = position.actors()[-1]
            check_previews(teller, position, seat, position.legal(seat), deals)


def check_looks(plan: Plan, every: int, deals: int) -> None:
    teller = LaGranjaTeller(plan.game)
    for position in course(plan):
        if position.n_actions % every == 0 and not position.is_over:
            for seat in position.actors():
                check_all_alike(plan.game, teller, position, seat, deals)


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_a_few_deals_tell_the_same_in_many_decisions(plan: Plan) -> None:
    check(plan, every=5, deals=FEW)


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_two_hundred_deals_tell_the_same_in_some_decisions(plan: Plan) -> None:
    check(plan, every=60, deals=MANY, shift=9)


@pytest.mark.parametrize("actions", [12, 40, 75])
@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_two_hundred_deals_look_and_ask_the_same_after_an_action(plan: Plan, actions: int) -> None:
    position = moment(plan, actions)
    seat = position.actors()[-1]
    check_all_alike(plan.game, LaGranjaTeller(plan.game), position, seat, MANY, most=3)


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_two_deals_look_and_ask_the_same_after_an_action_in_many_decisions(plan: Plan) -> None:
    check_looks(plan, every=6, deals=2)


@pytest.mark.long
@pytest.mark.parametrize("plan", LONG, ids=str)
def test_two_hundred_deals_look_and_ask_the_same(plan: Plan) -> None:
    check_looks(plan, every=40, deals=MANY)


@pytest.mark.long
@pytest.mark.parametrize("plan", LONG, ids=str)
def test_two_hundred_deals_tell_the_same(plan: Plan) -> None:
    check(plan, every=25, deals=MANY)


@pytest.mark.long
@pytest.mark.parametrize("plan", LONG, ids=str)
def test_a_few_deals_tell_the_same_in_every_decision(plan: Plan) -> None:
    check(plan, every=1, deals=3)


def test_a_preview_ends_where_a_card_is_drawn() -> None:
    scene = Scene("roof").farm(0, commodity=1).begin(0)
    seen = scene.position.seen_by(0)
    [line] = preview(LaGranjaTeller(scene.game), seen, scene.game.read("commodity draw"), 5)
    assert [phrase.key for phrase in line.phrases] == ["event-because"]
    assert names.EVENT_DRAW not in known_events(seen, scene.game.read("commodity draw"), 5)[::6]


def test_a_preview_tells_what_a_building_brings() -> None:
    scene = Scene("deliveries").farm(0, donkey=4, olive=1, grain=1, grape=1, pig=1, hand=[1])
    scene.farm(0, delivered={"greengrocer": ["olive", "grain", "grape"]}).begin(0)
    action = scene.game.read("deliver pig greengrocer")
    [line] = preview(LaGranjaTeller(scene.game), scene.position.seen_by(0), action, 5)
    keys = [phrase.key for phrase in line.phrases]
    assert keys[:2] == ["event-delivery", "event-craft"]
    assert line.seat == 0


def test_the_end_of_a_turn_before_the_roll_tells_no_dice() -> None:
    scene = Scene("roof").begin(1)
    assert known_events(scene.position.seen_by(1), names.DONE, 3) == []
