"""Rulings on the order of things: G1 to G9, and G34, G37, G39, G42."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from barrowgate.lagranja import LaGranja, loading, names
from barrowgate.lagranja.loading import Box
from tests.lagranja.builders import Scene


def gains(scene: Scene, seat: int = 0) -> list[int]:
    """The causes of what a seat gained with the last action, in order."""
    kinds = (names.EVENT_SILVER, names.EVENT_VP, names.EVENT_GOOD)
    return [cause for kind, of, _, _, _, cause in scene.events if kind in kinds and of == seat]


def own_box(folder: Path, text: str) -> Box:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return loading.load(path)


# --- G1: craft markers pay in farm step 2 -------------------------------------------------------


def test_g1_income_comes_from_craft_markers_then_extensions_then_helpers_27_52_45() -> None:
    scene = Scene("income").farm(
        crafts={"greengrocer": "back", "merchant_house": "back", "deli": "back"},
        extensions=[2, 3],
        helpers=[45, 52, 27],
        fields={"olive": [1], "grain": [1]},
        pig=1,
    )
    scene.begin()
    assert scene.question == "resource"
    assert scene.silver() == 0, "nothing is paid before the Greengrocer's resource is chosen"
    scene.play("take pig")
    greengrocer, merchant_house, deli = (names.CAUSE_CRAFT + craft for craft in range(3))
    in_order = [greengrocer, merchant_house, deli, names.CAUSE_EXTENSION, 27, 52, 45]
    assert gains(scene) == in_order
    assert scene.silver() == 3 + 2 + 2 + 2 + 2
    assert scene.stock("commodity") == 1


@pytest.mark.parametrize("resource", ["olive", "grain", "grape", "pig"])
def test_g1_the_greengrocers_resource_is_chosen_and_not_declined(resource: str) -> None:
    scene = Scene("income").farm(crafts={"greengrocer": "back"}).begin()
    assert scene.legal() == ["take olive", "take grain", "take grape", "take pig"]
    assert scene.play(f"take {resource}").stock(resource) == 1


def test_g1_a_pig_from_the_greengrocer_counts_for_the_shepherd_and_breeds_in_step_3() -> None:
    scene = Scene("income").farm(
        crafts={"greengrocer": "back"}, helpers=[45], extensions=[27], pig=1
    )
    scene.begin().play("take pig")
    assert scene.silver() == 2
    scene.play("done", "done", "grow")
    assert scene.stock("pig") == 3


def test_g1_markers_pay_in_step_2_and_in_no_other_step() -> None:
    markers = {"merchant_house": "back", "deli": "back"}
    paid = Scene("income").farm(crafts=markers).begin()
    assert (paid.silver(), paid.stock("commodity")) == (3, 1)
    growth = Scene("growth").farm(crafts=markers).begin().play("grow")
    assert (growth.silver(), growth.stock("commodity")) == (0, 0)


def test_g1_a_marker_on_its_front_pays_nothing() -> None:
    scene = Scene("income").farm(crafts={"merchant_house": "front", "greengrocer": "front"})
    assert scene.begin().question == "turn"
    assert scene.silver() == 0


# --- G2: cards in farm step 1 -------------------------------------------------------------------


def test_g2_everyone_plays_two_cards_in_round_1_and_a_field_is_always_possible() -> None:
    scene = Scene(round=1).farm(0, hand=[1, 2, 3, 4]).farm(1, hand=[5, 6]).begin()
    for _ in range(2):
        assert scene.why("done") == "must-play"
        assert [f"play {card} field" for card in scene.hand()] == [
            play for play in scene.offers("play") if play.endswith("field")
        ]
        scene.play(scene.offers("play")[0])
    assert scene.why("play 3 field") == "no-play-left"
    scene.play("done")
    assert scene.actor == 1
    assert scene.why("done") == "must-play"


def test_g2_later_everyone_plays_at_most_one_card() -> None:
    scene = Scene(round=2).farm(hand=[1, 2, 3]).begin()
    assert scene.can("done")
    scene.play("play 1 field")
    assert scene.offers("play") == []
    assert scene.why("play 2 field") == "no-play-left"


@pytest.mark.parametrize("round_", [1, 2])
def test_g2_cards_played_by_commodity_tile_and_helper_come_on_top(round_: int) -> None:
    scene = Scene(round=round_).farm(
        hand=[1, 2, 3, 6, 7, 8, 9], helpers=[4], tiles=["card"], commodity=1, vp=1
    )
    scene.begin()
    scene.play("commodity play", "play 1 field")
    scene.play("use tile card", "choose play", "play 2 field")
    scene.play("use 4", "play 3 field")
    own = 2 if round_ == 1 else 1
    for card in (6, 7)[:own]:
        scene.play(f"play {card} field")
    assert scene.why("play 8 field") == "no-play-left"
    assert scene.hand() == [6, 7, 8, 9][own:]


def test_g2_cards_on_top_do_not_count_for_the_two_of_round_1() -> None:
    scene = Scene(round=1).farm(hand=[1, 2, 3, 6], commodity=1).begin()
    scene.play("commodity play", "play 1 field", "play 2 field")
    assert scene.why("done") == "must-play"


@pytest.mark.parametrize("round_", [1, 2])
def test_g2_the_builder_allows_one_more_card_which_is_optional(round_: int) -> None:
    scene = Scene(round=round_).farm(hand=[1, 2, 3, 4], helpers=[25]).begin()
    own = 2 if round_ == 1 else 1
    for card in range(1, own + 1):
        scene.play(f"play {card} field")
    assert scene.can("done")
    scene.play(f"play {own + 1} field")
    assert scene.why(f"play {own + 2} field") == "no-play-left"


def test_g2_the_builder_works_also_if_just_played() -> None:
    scene = Scene(round=2).farm(hand=[1, 2, 25]).begin()
    scene.play("play 25 helper", "play 1 field")
    assert scene.why("play 2 field") == "no-play-left"


# --- G3: the hand limit -------------------------------------------------------------------------


def test_g3_each_player_in_turn_order_plays_then_draws_up_to_the_limit() -> None:
    scene = Scene(order=[1, 0]).farm(0, hand=[1]).farm(1, hand=[2, 3]).begin(1)
    scene.play("play 2 field", "done")
    assert (len(scene.hand(1)), len(scene.hand(0))) == (3, 1)
    assert scene.actor == 0
    scene.play("done")
    assert len(scene.hand(0)) == 3


@pytest.mark.parametrize("pair", [(1, 2), (1, 5), (3, 4), (4, 5)])
def test_g3_a_player_discards_down_to_the_limit_by_choice(pair: tuple[int, int]) -> None:
    scene = Scene().farm(hand=[1, 2, 3, 4, 5]).begin().play("done")
    assert scene.question == "discard_down"
    assert scene.why("pass") == "must-choose"
    scene.play(*(f"discard {card}" for card in pair))
    assert scene.hand() == [card for card in range(1, 6) if card not in pair]
    assert scene.view()["discards"] == list(pair)
    assert scene.actor == 1


def test_g3_the_limit_counts_only_at_the_end_of_farm_step_1() -> None:
    scene = Scene("roof").farm(hand=[1, 2, 3], commodity=2).begin()
    scene.play("commodity draw", "commodity draw", "done")
    assert len(scene.hand()) == 5
    assert scene.actor == 1


@pytest.mark.parametrize(
    ("farm", "limit"),
    [
        ({}, 3),
        ({"extensions": [1]}, 4),
        ({"extensions": [1, 2, 3]}, 6),
        ({"helpers": [19]}, 5),
        ({"helpers": [30]}, 4),
        ({"helpers": [19, 30], "extensions": [1]}, 7),
    ],
)
def test_g3_the_limit_is_three_and_one_for_each_extension_and_helpers(
    farm: dict[str, Any], limit: int
) -> None:
    scene = Scene().farm(0, **farm).begin()
    assert len(scene.play("done").hand(0)) == limit


def test_g3_the_limit_is_counted_at_that_moment() -> None:
    played = Scene().farm(hand=[19]).begin().play("play 19 helper", "done")
    assert len(played.hand()) == 5
    discarded = Scene().farm(hand=[1], helpers=[19, 2, 3]).begin()
    discarded.play("play 1 helper", "discard helper 1", "done")
    assert len(discarded.hand()) == 3


def test_g3_drawing_up_is_not_optional() -> None:
    scene = Scene().begin().play("done")
    assert len(scene.hand(0)) == 3
    assert scene.actor == 1


# --- G4: the empty draw deck --------------------------------------------------------------------


def test_g4_when_the_last_card_is_drawn_the_discards_are_shuffled_at_once() -> None:
    scene = Scene().farm(0, hand=[1, 2]).discards(8, 9).deck(7).begin().play("done")
    assert scene.hand(0) == [1, 2, 7]
    assert scene.view()["deck"] == 2
    assert scene.view()["discards"] == []


def test_g4_drawing_goes_on_from_the_new_deck() -> None:
    scene = Scene().discards(8, 9).deck(7).begin().play("done")
    assert scene.hand(0) == [7, 8, 9]


def test_g4_without_discards_the_new_deck_waits_until_a_card_is_needed() -> None:
    scene = Scene().farm(0, hand=[1, 2, 3, 4, 5], commodity=1).deck().begin()
    scene.play("done", "discard 1", "discard 2")
    assert scene.view()["deck"] == 0
    assert scene.view()["discards"] == [1, 2]
    scene.play("done")
    assert sorted(scene.hand(1)) == [1, 2]
    assert scene.view()["discards"] == []


def test_g4_with_neither_deck_nor_discards_drawing_is_not_offered() -> None:
    scene = Scene("first_die", round=2).farm(
        hand=[1], helpers=[47], tiles=["card"], commodity=1, silver=2
    )
    scene.dice(2, 2, 2, 2, 2).deck().begin()
    assert scene.why("commodity draw") == "no-card-to-draw"
    assert scene.why("use 47") == "no-card-to-draw"
    scene.play("use tile card")
    assert scene.legal() == ["choose play"]
    scene.play("choose play", "play 1 field", "take die 2")
    assert scene.legal() == ["choose harvest"]
    assert scene.why("choose draw") == "no-card-to-draw"


def test_g4_with_neither_deck_nor_discards_nothing_is_drawn() -> None:
    scene = Scene().farm(0, hand=[30, 1]).deck().begin()
    scene.play("play 30 helper", "done")
    assert scene.hand(0) == [1]
    assert scene.actor == 1


# --- G5: anytime actions ------------------------------------------------------------------------

TURN_STEPS = (
    *("cards", "income", "growth", "roof", "first_die", "second_die", "common_die"),
    *("siesta", "deliveries", "extra_deliveries"),
)
# What ends the turn of a step, where it is not "done" alone.
ENDS_TURN = {
    "growth": ["grow"],
    "first_die": ["take die 4", "done"],
    "second_die": ["take die 4", "done"],
    "common_die": ["use common die", "done"],
    "siesta": ["walk 1", "done"],
}
ANYTIME = {
    *("buy olive", "sell olive den", "upgrade olive den"),
    *("commodity silver", "commodity harvest", "commodity draw"),
    *("commodity play", "commodity pig", "commodity upgrade"),
}


def step_with_goods(step: str) -> Scene:
    """The step begins with seat 0; each of three seats has all it needs for anytime actions."""
    dice = {"first_die": 7, "second_die": 4, "common_die": 1}.get(step, 0)
    taken = {"second_die": [1], "common_die": [1, 2]}.get(step, [])
    hired = {0: [54], 1: [47], 2: [23]}  # Wood Carver, Journeyman, Farm Servant: at any time
    scene = Scene(step, seats=3).dice(*[4] * dice)
    for seat, helpers in hired.items():
        scene.farm(
            seat,
            hand=[seat + 1],
            helpers=helpers,
            silver=9,
            olive=2,
            commodity=1,
            donkey=3,
            dice=taken,
        )
    return scene.begin()


@pytest.mark.parametrize("step", TURN_STEPS)
def test_g5_everyone_has_a_turn_for_anytime_actions_in_this_step(step: str) -> None:
    scene = step_with_goods(step)
    for seat, helper in enumerate((54, 47, 23)):
        assert scene.actor == seat
        assert ANYTIME | {f"use {helper}"} <= set(scene.legal())
        scene.play(*ENDS_TURN.get(step, ["done"]))
    assert scene.view()["step"] != step


@pytest.mark.parametrize("step", TURN_STEPS)
def test_g5_only_the_active_player_has_anytime_actions(step: str) -> None:
    scene = step_with_goods(step)
    for seat in (1, 2):
        assert scene.legal(seat) == []
        assert scene.why("sell olive den", seat) == "not-your-turn"


@pytest.mark.parametrize("step", ["first_die", "second_die", "common_die", "siesta"])
def test_g5_anytime_actions_are_possible_before_and_after_the_decision(step: str) -> None:
    scene = step_with_goods(step).play("sell olive den", ENDS_TURN[step][0])
    assert set(scene.legal()) >= ANYTIME


def test_g5_the_turn_of_step_2_comes_after_income() -> None:
    scene = Scene("income").farm(extensions=[2], helpers=[27]).begin()
    assert (scene.question, scene.silver()) == ("turn", 3)


def test_g5_the_turn_of_step_3_comes_before_growth_which_the_player_starts() -> None:
    scene = Scene("growth").farm(fields={"olive": [0]}, pig=2, extensions=[27]).begin()
    assert (scene.fields("olive"), scene.stock("pig")) == ([0], 2)
    scene.play("grow")
    assert (scene.fields("olive"), scene.stock("pig")) == ([1], 3)
    assert scene.actor == 1


def test_g5_nothing_else_while_an_effect_is_unfinished() -> None:
    scene = Scene("roof").farm(olive=2, silver=9, commodity=1, helpers=[54]).begin()
    scene.play("commodity upgrade")
    assert scene.legal() == ["pass", "upgrade olive den"]
    for action in ("sell olive den", "buy olive", "use 54", "done"):
        assert scene.why(action) == "not-asked"


def test_g5_nothing_else_while_a_payment_is_unfinished() -> None:
    scene = Scene().farm(hand=[1], olive=1, silver=3, commodity=1, helpers=[54]).begin()
    scene.play("play 1 extension")
    assert scene.legal() == ["pay silver", "pay olive den"]
    for action in ("sell olive den", "buy olive", "commodity silver", "use 54"):
        assert scene.why(action) == "not-asked"


def test_g5_nothing_else_while_a_removal_is_unfinished() -> None:
    scene = Scene("deliveries", options={"removal": "choose"}).market({12: 1, 13: 1})
    scene.farm(barrows=[47], delivered={"barrow 1": ["food"]}, wine=1, olive=1, donkey=3)
    scene.begin().play("deliver wine barrow 1", "place 18")
    assert scene.legal() == ["pass", "remove 12", "remove 13"]
    assert scene.why("sell olive den") == "not-asked"


def test_g5_an_instant_delivery_is_made_with_what_is_there() -> None:
    scene = Scene("deliveries").farm(
        delivered={"wainwright": ["food", "wine"]}, meat=1, grain=1, silver=9, donkey=3
    )
    scene.begin().play("deliver meat wainwright")
    assert scene.question == "instant"
    assert scene.why("buy olive") == "not-asked"
    scene.play("accept")
    assert scene.legal() == [
        "pass",
        "deliver grain den greengrocer",
        "deliver grain den merchant_house",
        "deliver grain den village_store",
    ]
    assert scene.why("buy olive") == "not-asked"


def test_g5_nobody_is_active_while_donkeys_are_chosen() -> None:
    scene = Scene("donkeys", seats=3)
    for seat in range(3):
        scene.farm(seat, olive=2, silver=9, commodity=1, donkey=0)
    scene.begin()
    assert scene.view()["turn"] == -1
    for seat in range(3):
        assert scene.legal(seat) == ["donkey 1", "donkey 2", "donkey 3", "donkey 4"]
        assert scene.why("sell olive den", seat) == "not-asked"


def test_g5_nobody_is_asked_in_the_scoring_phase() -> None:
    scene = Scene("scoring", round=2).farm(olive=2, silver=9, commodity=1).begin()
    assert (scene.view()["round"], scene.view()["step"]) == (3, "cards")


def test_g5_nobody_is_active_at_the_end() -> None:
    scene = Scene("scoring", round=6).farm(silver=9).begin()
    assert scene.view()["over"]
    assert scene.position.actors() == []
    assert scene.why("buy olive", 0) == "game-over"


def test_g5_a_reaction_in_anothers_turn_allows_nothing_else() -> None:
    scene = Scene("deliveries").market({12: 1})
    scene.farm(0, barrows=[47], delivered={"barrow 1": ["food"]}, wine=1, olive=1)
    scene.farm(1, helpers=[33, 54], silver=9, olive=1, commodity=1)
    scene.begin().play("deliver wine barrow 1", "place 18")
    assert scene.actor == 1
    assert scene.legal(1) == ["pass", "use 33"]
    assert scene.why("sell olive den", 1) == "not-asked"
    assert scene.why("sell olive den", 0) == "not-your-turn"


# --- G6: the roll of the dice -------------------------------------------------------------------


def test_g6_the_elder_acts_before_the_roll_whoever_is_first() -> None:
    scene = Scene("elder").farm(1, helpers=[5]).begin()
    assert (scene.actor, scene.question) == (1, "reserve")
    assert scene.view()["dice"] == [0] * 6
    scene.play("reserve 3")
    assert sum(scene.view()["dice"]) == 5
    assert scene.actor == 0


def test_g6_after_the_roll_the_tenant_acts_then_the_laborer_whoever_is_first() -> None:
    scene = Scene("roll").farm(0, helpers=[15]).farm(1, helpers=[26]).begin()
    rolled = scene.view()["dice"]
    assert sum(rolled) == 5
    assert (scene.actor, scene.question) == (1, "rent")
    scene.play("pass")
    assert (scene.actor, scene.question) == (0, "turn_die")
    scene.play("pass")
    assert scene.view()["dice"] == rolled
    assert (scene.view()["step"], scene.question) == ("first_die", "turn")


def test_g6_the_laborer_turns_another_die_which_then_lies_at_its_new_space() -> None:
    scene = Scene("tenant").dice(2, 3, 3, 5, 6).farm(0, helpers=[26]).farm(1, helpers=[15])
    scene.begin().play("rent 2")
    assert scene.why("turn 2") == "no-such-die"
    assert scene.offers("turn") == ["turn 3", "turn 5", "turn 6"]
    scene.play("turn 3", "turn to 1")
    assert scene.view()["dice"] == [1, 0, 1, 0, 1, 1]
    assert scene.view()["rented"] == {"number": 2, "seat": 0}


def test_g6_a_die_is_turned_to_another_side() -> None:
    scene = Scene("laborer").dice(2, 3, 3, 5, 6).farm(helpers=[15]).begin().play("turn 3")
    assert scene.legal() == [f"turn to {number}" for number in (1, 2, 4, 5, 6)]
    assert scene.why("turn to 3") == "same-number"


def test_g6_each_is_asked_once() -> None:
    scene = Scene("elder").farm(0, helpers=[5, 26, 15]).begin()
    asked = []
    while scene.view()["step"] != "first_die":
        asked.append(scene.question)
        scene.play("pass")
    assert asked == ["reserve", "rent", "turn_die"]


def test_g6_the_elder_does_not_count_the_tenants_die() -> None:
    scene = Scene("tenant").dice(3, 3, 4, 5, 6).farm(0, helpers=[26]).farm(1, reserved=3)
    scene.begin().play("rent 3")
    assert scene.why("take die 3") == "die-reserved", "one 3 is left at its space"


def test_g6_the_elder_does_not_reserve_the_tenants_die() -> None:
    scene = Scene("tenant").dice(3, 4, 4, 5, 6)
    scene.farm(0, helpers=[26], reserved=3).farm(1, olive=1)
    scene.begin().play("rent 3", "take die 4", "done")
    assert scene.actor == 1
    assert scene.can("take rented die")


# --- G7: the siesta track -----------------------------------------------------------------------


def test_g7_arriving_later_lies_on_top_and_goes_earlier() -> None:
    scene = Scene("siesta", seats=3)
    for seat in range(3):
        scene.farm(seat, donkey=3)
    scene.begin()
    for _ in range(3):
        scene.play("walk 1", "done")
    assert scene.view()["order"] == [2, 1, 0]


def test_g7_a_disc_that_has_no_step_is_not_restacked() -> None:
    scene = Scene("siesta", seats=3)
    for seat in range(3):
        scene.farm(seat, donkey=4)
    scene.begin().play("done", "done", "done")
    assert scene.view()["order"] == [0, 1, 2]


def test_g7_a_disc_at_the_top_is_not_restacked() -> None:
    scene = Scene("siesta").farm(0, siesta=3, donkey=3).farm(1, siesta=4, donkey=1).begin()
    scene.play("walk 1", "done")
    assert (scene.actor, scene.offers("walk")) == (1, [])
    scene.play("done")
    assert scene.view()["siesta"] == [4, 4]
    assert scene.view()["order"] == [0, 1], "seat 0 came later and still lies on top"


def test_g7_steps_in_the_revenue_phase_move_at_once_but_the_order_changes_in_8_2() -> None:
    scene = Scene("second_die").dice(5, 5, 4).farm(0, dice=[1], donkey=4)
    scene.farm(1, dice=[1], donkey=4).begin()
    scene.play("take die 4", "done", "take die 5", "choose steps", "walk 2")
    assert scene.view()["siesta"] == [0, 2]
    scene.play("done")
    assert (scene.view()["step"], scene.actor) == ("common_die", 0)
    scene.play("use common die", "choose steps", "pass", "done")
    scene.play("use common die", "choose steps", "pass", "done")
    scene.play("donkey 4", seat=0).play("donkey 4", seat=1)
    assert (scene.view()["order"], scene.actor) == ([0, 1], 0)
    scene.play("done", "done")
    assert (scene.view()["order"], scene.actor) == ([1, 0], 1)


def test_g7_hats_must_be_moved_in_the_old_order() -> None:
    scene = Scene("siesta", order=[1, 0]).farm(0, donkey=2).farm(1, donkey=1).begin(1)
    assert scene.actor == 1
    assert scene.why("done") == "must-walk"
    assert scene.offers("walk") == ["walk 3"]
    assert scene.why("walk 2") == "wrong-steps"
    scene.play("walk 3", "done")
    assert (scene.actor, scene.offers("walk")) == (0, ["walk 2"])


def test_g7_the_steps_of_the_wainwright_marker_and_the_coachman_are_optional() -> None:
    marker = Scene("siesta").farm(donkey=3, crafts={"wainwright": "back"}).begin()
    assert marker.offers("walk") == ["walk 1", "walk 2"]
    helper = Scene("siesta").farm(donkey=3, helpers=[58]).begin()
    assert helper.offers("walk") == ["walk 1", "walk 2"]


def test_g7_the_steps_of_a_die_a_tile_and_the_cobbler_are_optional() -> None:
    die = Scene("first_die").dice(5, 5, 5, 5, 5).begin().play("take die 5", "choose steps")
    assert die.legal() == ["pass", "walk 1", "walk 2"]
    two = Scene("siesta").farm(donkey=4, tiles=["siesta_2"]).begin().play("use tile siesta_2")
    assert two.legal() == ["pass", "walk 1", "walk 2"]
    one = Scene("siesta").farm(donkey=4, tiles=["siesta_1"]).begin().play("use tile siesta_1")
    assert one.legal() == ["pass", "walk 1"]
    cobbler = Scene("siesta").farm(donkey=4, helpers=[61], silver=1).begin()
    assert cobbler.can("use 61")
    assert cobbler.can("done")


# --- G8: the new turn order ---------------------------------------------------------------------


def test_g8_the_new_order_counts_for_deliveries_extra_deliveries_and_the_next_round() -> None:
    scene = Scene("siesta", seats=3)
    for seat, tile in enumerate((4, 2, 1)):
        scene.farm(seat, donkey=tile)
    scene.begin().play("done", "walk 2", "done")
    assert scene.view()["order"] == [0, 1, 2], "the old order holds until all have moved"
    scene.play("walk 3", "done")
    for step in ("deliveries", "extra_deliveries", "cards"):
        acted = []
        while scene.view()["step"] == step:
            acted.append(scene.actor)
            scene.play("done")
        assert acted == [2, 1, 0]
    assert scene.view()["round"] == 3


def test_g8_alone_the_order_does_not_change_in_transport_step_2() -> None:
    scene = Scene("siesta", seats=1).farm(siesta=1, donkey=1)
    scene.position.solo_first = 0
    scene.begin().play("walk 3", "done", "done")
    assert scene.view()["step"] == "extra_deliveries"
    assert not scene.view()["solo_first"]
    scene.play("done")
    assert (scene.view()["round"], scene.view()["solo_first"]) == (3, True)


# --- G9: reactions; what is asked ---------------------------------------------------------------

NEVER_ASKED = {1, 2, 8, 10, 11, 14, 17, 18, 19, 20, 24, 27, 29, 30, 31, 32, 35, 37, 38, 39}
NEVER_ASKED |= {41, 42, 45, 46, 50, 51, 52, 62, 64, 65}

# Helpers that are chosen in one's own turn, with what they need on the farm.
CHOSEN: Mapping[int, dict[str, Any]] = {
    4: {"hand": [1], "vp": 1},
    7: {"commodity": 1},
    12: {"pig": 1, "grain": 1},
    23: {"olive": 1},
    36: {"pig": 1},
    47: {"silver": 2},
    49: {"olive": 1},
    53: {"fields": {"olive": [1]}},
    54: {"silver": 3},
    55: {"fields": {"grain": [1]}},
    56: {"hand": [1]},
    57: {"fields": {"grape": [1]}},
    61: {"silver": 1},
    63: {"wine": 1},
    66: {},
}


def took_die(number: int, helper: int, **farm: Any) -> Scene:
    dice = [number] * 5
    scene = Scene("first_die").dice(*dice).farm(helpers=[helper], **farm).begin()
    return scene.play(f"take die {number}")


def bought_tile(helper: int, **farm: Any) -> Scene:
    scene = Scene("roof").tiles("card").farm(helpers=[helper], silver=2, **farm).begin()
    return scene.play("buy tile card")


def completed_barrow(helper: int, **farm: Any) -> Scene:
    supplied: dict[str, Any] = {
        "barrows": [47],
        "delivered": {"barrow 1": ["food"]},
        "wine": 1,
        "donkey": 3,
    }
    scene = Scene("deliveries").farm(helpers=[helper], **supplied, **farm).begin()
    return scene.play("deliver wine barrow 1")


def threatened_by_a_4() -> Scene:
    scene = Scene("deliveries").market({12: 1}).farm(1, helpers=[33])
    scene.farm(0, barrows=[47], delivered={"barrow 1": ["food"]}, wine=1)
    return scene.begin().play("deliver wine barrow 1", "place 18")


# Helpers that are asked when something happens: the moment, and the two answers.
ASKED: Mapping[int, tuple[Callable[[], Scene], str, str]] = {
    3: (lambda: took_die(2, 3).play("choose harvest", "take olive"), "use 3", "pass"),
    5: (lambda: Scene("elder").farm(helpers=[5]).begin(), "reserve 1", "pass"),
    6: (lambda: took_die(4, 6, vp=1), "use 6", "pass"),
    9: (lambda: completed_barrow(9, silver=1), "use 9", "pass"),
    13: (lambda: took_die(4, 13, vp=1), "use 13", "pass"),
    15: (lambda: Scene("laborer").dice(1, 1, 1, 1, 1).farm(helpers=[15]).begin(), "turn 1", "pass"),
    16: (lambda: completed_barrow(16, hand=[1]).play("place 18"), "play 1 barrow", "pass"),
    21: (
        lambda: Scene("roof").farm(helpers=[21], commodity=1).begin().play("commodity silver"),
        "use 21",
        "pass",
    ),
    22: (lambda: bought_tile(22, food=1), "pay food", "pay silver"),
    25: (
        lambda: Scene("cards").farm(helpers=[25], hand=[1, 2]).begin().play("play 1 field"),
        "play 2 field",
        "done",
    ),
    26: (lambda: Scene("tenant").dice(1, 1, 1, 1, 1).farm(helpers=[26]).begin(), "rent 1", "pass"),
    28: (
        lambda: took_die(2, 28, hand=[1]).play("choose play", "play 1 field"),
        "take olive",
        "pass",
    ),
    33: (threatened_by_a_4, "use 33", "pass"),
    34: (
        lambda: Scene("growth").farm(helpers=[34], fields={"olive": [1]}).begin().play("grow"),
        "grow olive field 1",
        "pass",
    ),
    40: (lambda: bought_tile(40, olive=1), "deliver olive den butcher", "pass"),
    43: (lambda: bought_tile(43), "accept", "pass"),
    44: (lambda: took_die(4, 44), "use 44", "pass"),
    48: (
        lambda: (
            Scene("deliveries")
            .farm(helpers=[48], barrows=[6], grain=2)
            .begin()
            .play("deliver grain den barrow 1")
        ),
        "use 48",
        "pass",
    ),
    58: (lambda: Scene("siesta").farm(helpers=[58], donkey=3).begin(), "walk 2", "walk 1"),
    59: (
        lambda: (
            Scene("deliveries")
            .farm(helpers=[59], delivered={"butcher": ["pig", "meat"]}, olive=1)
            .begin()
            .play("deliver olive den butcher")
        ),
        "use 59",
        "pass",
    ),
    60: (lambda: took_die(4, 60), "use 60", "pass"),
}


def test_g9_every_helper_is_never_asked_or_chosen_or_asked() -> None:
    assert sorted([*NEVER_ASKED, *CHOSEN, *ASKED]) == list(range(1, names.CARDS + 1))


@pytest.mark.parametrize("card", CHOSEN)
def test_g9_a_helper_that_is_chosen_may_be_left_unused(card: int) -> None:
    scene = Scene("siesta").farm(helpers=[card], donkey=4, **CHOSEN[card]).begin()
    assert scene.can(f"use {card}")
    assert scene.can("done")


@pytest.mark.parametrize("card", ASKED)
def test_g9_a_helper_that_is_asked_may_be_declined(card: int) -> None:
    moment, accepted, declined = ASKED[card]
    scene = moment()
    assert scene.can(accepted)
    assert scene.can(declined)
    scene.play(declined)
    assert not scene.can(accepted), "it is not asked again"


@pytest.mark.parametrize("step", TURN_STEPS)
def test_g9_a_helper_that_only_gives_or_permits_is_not_used_by_the_player(step: str) -> None:
    for card in NEVER_ASKED:
        scene = Scene(step).dice(4).farm(helpers=[card], donkey=3).begin()
        assert scene.why(f"use {card}") in ("helper-not-activated", "wrong-phase")


def test_g9_a_helper_that_only_gives_or_permits_is_never_asked_in_whole_games() -> None:
    asks = {"helper", "reserve", "rent", "turn_die", "storage", "rescue", "take_back", "grow"}
    asks |= {"second_option", "second_good", "roof_cost"}
    seen = set()
    for seed in range(12):
        seen |= helpers_hired_without_a_question(seed, asks)
    assert seen == NEVER_ASKED


def helpers_hired_without_a_question(seed: int, asks: set[str]) -> set[int]:
    """A game of four in which only these helpers are hired, and as often as possible."""
    game = LaGranja(4, {"marker_limit": "off"})
    position = game.start(seed)
    choice = random.Random(seed)
    hired = set()
    while not position.is_over:
        seat = position.actors()[0]
        assert position.view(seat)["questions"][seat] not in asks
        actions = []
        for action in map(game.write, position.legal(seat)):
            words = action.split()
            is_helper = words[0] == "play" and words[2] == "helper"
            if not is_helper or int(words[1]) in NEVER_ASKED:
                actions += [action] * (9 if is_helper else 1)
        action = choice.choice(actions)
        position.play(seat, game.read(action))
        if action.endswith("helper"):
            hired.add(int(action.split()[1]))
    return hired


@pytest.mark.parametrize(
    ("craft", "supplied", "last"),
    [
        ("greengrocer", ["olive", "grain", "pig"], "grape den"),
        ("merchant_house", ["wine", "grain", "olive"], "grape den"),
        ("deli", ["food", "pig"], "meat"),
        ("village_store", ["commodity", "food", "grain"], "grape den"),
        ("butcher", ["pig", "olive"], "meat"),
        ("wainwright", ["food", "wine"], "meat"),
    ],
)
def test_g9_an_instant_craft_effect_may_be_declined(
    craft: str, supplied: list[str], last: str
) -> None:
    scene = Scene("deliveries", round=2).farm(
        delivered={craft: supplied}, barrows=[1], siesta=4, grape=1, meat=1
    )
    scene.begin().play(f"deliver {last} {craft}")
    assert scene.question == "instant"
    before = scene.of()
    scene.play("pass")
    assert scene.question == "turn"
    assert scene.of() == before


def test_g9_the_wainwrights_lasting_step_may_be_declined() -> None:
    scene = Scene("siesta").farm(donkey=4, crafts={"wainwright": "back"}).begin()
    assert scene.can("walk 1")
    scene.play("done")
    assert (scene.actor, scene.view()["siesta"]) == (1, [0, 0])


TWO_PEDDLERS = """
[[card]]
number = 2
helper = { effect = "escape_removal", when = "reaction", once = true }
"""


@pytest.mark.parametrize(
    ("order", "first", "second"), [([0, 2, 1], 2, 1), ([0, 1, 2], 1, 2), ([1, 2, 0], 1, 2)]
)
def test_g9_reactions_come_in_turn_order_starting_after_the_active_player(
    tmp_path: Path, order: list[int], first: int, second: int
) -> None:
    scene = Scene("deliveries", seats=3, box=own_box(tmp_path, TWO_PEDDLERS))
    for seat in range(3):
        scene.farm(seat, siesta=3 - order.index(seat))
    scene.farm(0, barrows=[47], delivered={"barrow 1": ["food"]}, wine=1)
    scene.farm(1, helpers=[33]).farm(2, helpers=[2]).market({12: 1, 13: 2}).begin()
    while scene.actor != 0:
        scene.play("done")
    scene.play("deliver wine barrow 1", "place 18")
    asked = []
    for _ in range(2):
        asked.append(scene.actor)
        scene.play("pass")
    assert asked == [first, second]
    assert scene.actor == 0


# --- Readings of our own ------------------------------------------------------------------------


def test_g34_drawing_up_ends_the_turn_of_farm_step_1() -> None:
    scene = Scene().farm(0, silver=9, commodity=1).begin().play("done")
    assert len(scene.hand(0)) == 3
    assert scene.actor == 1
    assert scene.why("commodity silver", 0) == "not-your-turn"


def test_g34_discarding_down_ends_the_turn_of_farm_step_1() -> None:
    scene = Scene().farm(0, hand=[1, 2, 3, 4], silver=9).begin().play("done")
    assert scene.why("buy olive") == "not-asked"
    scene.play("discard 4")
    assert scene.actor == 1
    assert scene.why("buy olive", 0) == "not-your-turn"


def test_g37_a_player_whose_hand_runs_empty_need_not_play_a_second_card() -> None:
    scene = Scene(round=1).farm(hand=[1]).begin()
    assert scene.why("done") == "must-play"
    assert scene.play("play 1 field").can("done")


def test_g37_a_player_without_cards_need_not_play_any() -> None:
    assert Scene(round=1).begin().can("done")


def test_g39_each_card_of_the_deck_may_be_drawn_next() -> None:
    left = {7, 20, 33, 41, 66}
    drawn = set()
    for luck in range(60):
        scene = Scene("roof").farm(0, commodity=1).deck(*left).begin()
        scene.position.chance.seed(luck)
        drawn |= set(scene.play("commodity draw").hand())
    assert drawn == left


def test_g39_the_same_luck_draws_the_same_card() -> None:
    scene = Scene("roof").farm(0, commodity=1).begin()
    twin = scene.position.copy()
    scene.play("commodity draw")
    twin.play(0, scene.game.read("commodity draw"))
    assert twin.view(0)["farms"][0]["hand"] == scene.hand()


def test_g39_the_tiles_of_a_round_are_drawn_when_it_begins() -> None:
    offered = set()
    for luck in range(60):
        scene = Scene("scoring", round=2)
        scene.position.chance.seed(luck)
        tiles = scene.begin().view()["tiles"]
        assert len(tiles) == 2
        offered |= {frozenset(tiles)}
    of_round_3 = {"pig", "upgrade", "any_harvest", "grape"}
    assert set().union(*offered) == of_round_3
    assert len(offered) == 6, "every pair of the four comes up"


def test_g42_hats_and_optional_steps_are_walked_in_one_move() -> None:
    scene = Scene("siesta").farm(donkey=3, crafts={"wainwright": "back"}, helpers=[58]).begin()
    assert scene.offers("walk") == ["walk 1", "walk 2", "walk 3"]
    scene.play("walk 1")
    assert scene.offers("walk") == []
    assert scene.why("walk 1") == "already-walked"
    assert scene.view()["siesta"] == [1, 0]


@pytest.mark.parametrize(("space", "offered"), [(1, "walk 3"), (2, "walk 2"), (3, "walk 1")])
def test_g42_the_hats_are_walked_as_far_as_the_track_goes(space: int, offered: str) -> None:
    assert Scene("siesta").farm(donkey=1, siesta=space).begin().offers("walk") == [offered]


def test_g43_a_porter_played_by_a_die_does_not_work_for_that_die() -> None:
    scene = Scene("first_die").farm(hand=[3], olive=1).dice(2, 4, 4, 4, 4).begin()
    scene.play("take die 2", "choose play", "play 3 helper")
    assert scene.question == "turn"


def test_g43_a_waitress_played_by_a_commodity_does_not_work_for_that_commodity() -> None:
    scene = Scene("cards").farm(hand=[21, 40], commodity=1).begin()
    scene.play("commodity play", "play 21 helper")
    assert scene.question == "turn"


def test_g43_a_peon_and_a_hawker_played_by_a_die_work_for_that_die() -> None:
    scene = Scene("first_die").farm(hand=[13, 42], vp=1).dice(2, 4, 4, 4, 4).begin()
    scene.play("take die 2", "choose play", "play 13 helper")
    assert scene.can("use 13")
    scene.play("use 13", "choose play", "play 42 helper")
    assert scene.silver() == 1


def test_g44_the_handyman_counts_fields_when_growth_starts() -> None:
    scene = Scene("growth").farm(helpers=[34], fields={"olive": [1, 0]}, silver=2).begin()
    scene.play("upgrade olive field 1", "grow")
    assert scene.question != "grow"
    assert scene.fields("olive") == [1, 1]
