"""Rulings on the order of things: G1 to G9, and G34, G37, G39, G42."""

from collections.abc import Callable
from pathlib import Path

import pytest

from barrowgate.lagranja import LaGranja, loading, names, notation
from barrowgate.lagranja.loading import Box
from tests.lagranja.builders import Scene

DISCS_IN_TURN_ORDER = 36  # a seed: the discs lie at the start in seat order, seat 0 on top

TURN_STEPS = (
    *("cards", "income", "growth", "roof"),
    *("first_die", "second_die", "common_die"),
    *("siesta", "deliveries", "extra_deliveries"),
)
# What ends the turn of a step; everything else in it is optional.
ENDS_TURN = {
    "growth": ["grow"],
    "first_die": ["take die 4", "done"],
    "second_die": ["take die 4", "done"],
    "common_die": ["use common die", "done"],
    "siesta": ["walk 1", "done"],
}
DICE = {"first_die": (4, 4, 4, 4, 4), "second_die": (4, 4, 4), "common_die": (4,)}


def at(step: str, seats: int = 2, **more: int) -> Scene:
    """The first turn of a step, with dice that all show a 4; seat 0 begins."""
    taken = {"second_die": [1], "common_die": [1, 2]}.get(step, [])
    scene = Scene(step, seats=seats, seed=DISCS_IN_TURN_ORDER).dice(*DICE.get(step, ()))
    for seat in range(seats):
        scene.farm(seat, donkey=3, dice=taken, **more)
    return scene


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
    chosen = 0
    merchant_house, deli = names.CAUSE_CRAFT + 1, names.CAUSE_CRAFT + 2
    in_order = [chosen, merchant_house, deli, names.CAUSE_EXTENSION, 27, 52, 45]
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
    farm: dict[str, list[int]], limit: int
) -> None:
    scene = Scene().farm(0, **farm).begin()  # type: ignore[arg-type]
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
    scene = Scene().farm(0, hand=[1, 2]).deck(7).discards(8, 9) if False else _one_card_left()
    scene.play("done")
    assert scene.hand(0) == [1, 2, 7]
    assert scene.view()["deck"] == 2
    assert scene.view()["discards"] == []
    reshuffled = [event for event in scene.events if event[0] == names.EVENT_RESHUFFLE]
    assert len(reshuffled) == 1


def _one_card_left() -> Scene:
    return Scene().farm(0, hand=[1, 2]).discards(8, 9).deck(7).begin()
