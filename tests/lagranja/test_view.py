"""What a view says besides the position itself agrees with what may be done, and with what happens.

That nothing hidden is in it is held by test_hidden.py and test_properties.py.
"""

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest

from barrowgate.core import events
from barrowgate.lagranja import LaGranja, names, notation
from barrowgate.lagranja.position import Position
from tests.lagranja.builders import Scene
from tests.lagranja.games import Plan, course

PLANS = (
    Plan(1, 0, "eager", 11),
    Plan(2, 9, "mixed", 12, "busy"),
    Plan(3, 7, "uniform", 13),
    Plan(4, 0, "eager", 14, "busy"),
)


def turns(plan: Plan) -> Iterator[tuple[Position, int, dict[str, Any], list[int]]]:
    """Every decision: position, seat, view and legal actions."""
    for position in course(plan):
        for seat in position.actors():
            yield position, seat, position.view(seat), position.legal(seat)


def of_verb(legal: list[int], verb: int, table: Any) -> list[int]:
    """The numbers of the legal actions of a verb."""
    return [action - table.verb_base[verb] for action in legal if table.verb[action] == verb]


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_what_is_left_in_a_turn_agrees_with_what_may_be_done(plan: Plan) -> None:
    for position, seat, view, legal in turns(plan):
        if view["questions"][seat] == "turn":
            check_turn(position, view["farms"][seat], view["step"], legal)


def check_turn(position: Position, farm: dict[str, Any], step: str, legal: list[int]) -> None:
    table = position.components
    deliveries = of_verb(legal, names.VERB_DELIVER, table)
    if step == "cards":
        assert (farm["must_play"] > 0) == (names.DONE not in legal)
        assert bool(of_verb(legal, names.VERB_PLAY, table)) == (
            farm["plays_left"] > 0 and farm["hand_size"] > 0
        )
    elif step == "siesta":
        steps = [number + 1 for number in of_verb(legal, names.VERB_WALK, table)]
        least, most = farm["walk"]["least"], farm["walk"]["most"]
        assert steps == (list(range(least, most + 1)) if most else [])
        assert farm["walk"]["must"] == (names.DONE not in legal)
    elif step == "deliveries" and deliveries:
        assert farm["deliveries_left"] > 0
    elif step == "extra_deliveries" and (deliveries or names.HIRE in legal):
        assert farm["extra_left"] > 0


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_nothing_is_left_to_those_whose_turn_it_is_not(plan: Plan) -> None:
    keys = ("plays_left", "must_play", "walk", "deliveries_left", "extra_left")
    for position, _, view, _ in turns(plan):
        for other, farm in enumerate(view["farms"]):
            if position.turn != other:
                assert [farm[key] for key in keys] == [None] * len(keys)


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_placing_names_the_spaces_and_whom_a_marker_there_removes(plan: Plan) -> None:
    for position, seat, view, legal in turns(plan):
        if view["questions"][seat] != "place":
            assert view["placing"] is None or "place" in view["questions"]
            continue
        spaces = [place["space"] for place in view["placing"]]
        assert [names.PLACE + space - 1 for space in spaces] == legal
        for place in view["placing"]:
            assert sorted(removed_by(position, seat, place["space"])) == sorted(place["removes"])


def removed_by(position: Position, seat: int, space: int) -> list[int]:
    """The owners of the markers that are removed when everybody lets it happen."""
    played = position.copy()
    played.watch()
    played.play(seat, names.PLACE + space - 1)
    while not played.is_over and played.placed == space:
        actor = played.actors()[0]
        legal = played.legal(actor)
        removals = of_verb(legal, names.VERB_REMOVE, played.components)
        played.play(actor, names.REMOVE + removals[0] if removals else legal[0])
    log = events.split(played.take_events())
    return [event[1] for event in log if event[0] == names.EVENT_REMOVED]


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_scores_and_standing_are_there_at_the_end_alone(plan: Plan) -> None:
    for position in course(plan):
        view = position.view(-1)
        if position.is_over:
            assert view["scores"] == position.scores()
            assert view["standing"] == position.standing()
        else:
            assert view["scores"] is None
            assert view["standing"] is None


def test_the_phases_follow_one_another() -> None:
    phases = [position.view(-1)["phase"] for position in course(Plan(2, 0, "uniform", 3))]
    in_order = [phase for phase, _ in groupby(phases)]
    assert in_order[:6] == ["farm", "revenue", "transport"] * 2
    assert in_order[-1] == "scoring"


def test_the_common_die_is_named_while_it_is_used() -> None:
    view = Scene("common_die").dice(4).begin(0).view(0)
    assert view["common_die"] == 4
    assert Scene("first_die").dice(4, 4, 5).begin(0).view(0)["common_die"] is None


def test_ten_market_spaces_are_closed_with_fewer_than_four_players() -> None:
    assert len(LaGranja(3).start(1).view(0)["closed"]) == 10
    assert LaGranja(4).start(1).view(0)["closed"] == []


def test_a_revenue_space_names_its_options_with_their_silver() -> None:
    revenue = LaGranja(2).start(1).view(0)["revenue"]
    assert revenue[0] == [{"option": "pig", "amount": None}]
    assert revenue[5] == [
        {"option": "delivery", "amount": None},
        {"option": "silver", "amount": 2},
    ]
    assert {option["option"] for space in revenue for option in space} == set(notation.OPTIONS)


def test_the_price_of_a_tile_is_what_is_paid() -> None:
    scene = Scene("roof", round=3).farm(0, silver=9)
    scene.position.tiles = [names.TILE_PIG + 1, 0, 0, 0]
    scene.begin(0)
    price = scene.view(0)["farms"][0]["prices"]["tile"]
    before = scene.silver()
    assert scene.play("buy tile pig").silver() == before - price


def test_a_marker_on_a_grey_area_is_told() -> None:
    scene = Scene("deliveries").farm(0, donkey=3, pig=1)
    scene.farm(0, delivered={"greengrocer": ["olive", "grain", "grape"]}).begin(0)
    assert not scene.view(1)["farms"][0]["crafts"][0]["grey"]
    scene.position.play(0, scene.game.read("deliver pig greengrocer"))
    assert scene.view(1)["farms"][0]["crafts"][0]["grey"]


def test_the_board_is_the_same_object_in_every_view() -> None:
    game = LaGranja(2)
    first, second = game.start(1).view(0), LaGranja(3).start(2).view(1)
    assert first["board"] is second["board"]
    assert first["board"]["siesta"] == [0, 0, 1, 2, 3]
    assert first["board"]["market"][12] == {
        "space": 13,
        "value": game.box.components.space_value[13],
        "q": game.box.components.space_q[13],
        "r": game.box.components.space_r[13],
    }
    assert first["board"]["crafts"][0]["row"] == ["olive", "grain", "grape", "pig"]
    json.dumps(first)


def test_a_box_of_one_s_own_has_a_board_of_its_own() -> None:
    shipped = LaGranja(2).start(1).view(0)["board"]
    busy = Plan(2, 0, "uniform", 1, "busy").game.start(1).view(0)["board"]
    assert busy["crafts"][0]["row"] != shipped["crafts"][0]["row"]


def test_the_board_has_the_sides_of_every_card() -> None:
    game = LaGranja(2)
    cards = game.start(1).view(-1)["board"]["cards"]
    assert [card["card"] for card in cards] == list(range(1, 67))
    for card, data in zip(cards, game.box.data["card"], strict=True):
        assert card["field"] == data["field"]
        assert card["barrow"]["vp"] == data["barrow"]["vp"]
        assert sorted(card["barrow"]["needs"]) == sorted(data["barrow"]["goods"])
        assert sorted(card["extension"]) == sorted(data["extension"])
        assert card["helper"] == data["helper"]["effect"]


def test_completing_a_building_is_worth_the_round_and_one_more_for_the_first() -> None:
    scene = Scene("deliveries", round=3).farm(0, donkey=4, pig=1, hand=[1])
    scene.farm(0, delivered={"greengrocer": ["olive", "grain", "grape"]}).begin(0)
    before = scene.view()
    assert before["craft_vp"][0] == 4
    scene.position.play(0, scene.game.read("deliver pig greengrocer"))
    assert scene.view()["craft_vp"][0] == 3
    assert scene.view()["farms"][0]["vp"] - before["farms"][0]["vp"] >= 4
