"""The solo game: paragraphs 11, 11.2, 11.3 and 11.4, and whole rounds. Set-up is in test_set_up.py.

Open spaces by value: 2 on 3, 13, 17; 3 on 8, 12, 22; 4 on 2, 14, 18; 5 on 7, 11, 23; 6 on 6, 19.
"""

from typing import Any

import pytest

from barrowgate.lagranja import names
from tests.lagranja.builders import Scene
from tests.lagranja.idling import idle
from tests.lagranja.paragraphs import paragraph

NEUTRAL = 4
CARD_OF_VALUE = {2: 20, 3: 35, 4: 23, 5: 8, 6: 24}
FIRST, SECOND = 1, 0


def alone(step: str, going: int, number: int = 2) -> Scene:
    scene = Scene(step, seats=1, round=number)
    scene.position.solo_first = going
    return scene


def gone(scene: Scene) -> list[int]:
    """The dice that were discarded with the newest action."""
    return [event[3] for event in scene.events if event[0] == names.EVENT_DIE_GONE]


def dice(scene: Scene) -> list[int]:
    """The numbers of the dice that lie at the spaces."""
    counts = scene.view()["dice"]
    return [number for number in range(1, 7) for _ in range(counts[number - 1])]


def held(scene: Scene) -> dict[int, int]:
    return {space: scene.at(space) for space in range(1, 25) if scene.at(space) >= 0}


# --- 11.2 -------------------------------------------------------------------------------------


@paragraph("11.2")
@pytest.mark.parametrize(
    ("number", "discarded"), [(1, [1, 2]), (3, [1, 2]), (4, [6, 5]), (6, [6, 5])]
)
def test_going_first_a_die_is_discarded_after_each_die_of_the_player(
    number: int, discarded: list[int]
) -> None:
    scene = alone("first_die", FIRST, number).dice(1, 2, 4, 5, 6).begin()
    assert (gone(scene), dice(scene)) == ([], [1, 2, 4, 5, 6])
    scene.play("take die 4")
    assert gone(scene) == []
    scene.play("done")
    assert gone(scene) == discarded[:1]
    assert scene.view()["step"] == "second_die"
    scene.play(*take_and_finish(5 if number < 4 else 2))
    assert gone(scene) == discarded[1:]
    assert dice(scene) == ([6] if number < 4 else [1])
    assert scene.legal()[-1] == "use common die"


@paragraph("11.2")
@pytest.mark.parametrize(("number", "discarded"), [(2, [1, 2]), (5, [6, 5])])
def test_going_second_a_die_is_discarded_before_each_die_of_the_player(
    number: int, discarded: list[int]
) -> None:
    scene = alone("first_die", SECOND, number).dice(1, 2, 4, 5, 6).begin()
    assert gone(scene) == discarded[:1]
    scene.play("take die 4", "done")
    assert gone(scene) == discarded[1:]
    scene.play(*take_and_finish(5 if number < 4 else 2))
    assert gone(scene) == []
    assert dice(scene) == ([6] if number < 4 else [1])


def take_and_finish(number: int) -> list[str]:
    """Take a die of space 5 (walk) or 2 (draw) and end the turn."""
    if number == 5:
        return ["take die 5", "choose steps", "walk 1", "done"]
    return ["take die 2", "choose draw", "done"]


@paragraph("11.2")
def test_the_last_die_is_used_by_the_player() -> None:
    scene = alone("common_die", FIRST).dice(4, 1).begin()
    assert gone(scene) == [1]
    scene.play("use common die")
    assert scene.silver() == 4


@paragraph("11.2")
def test_a_discarded_die_gives_the_foreman_nothing() -> None:
    scene = alone("second_die", FIRST).dice(1, 1, 4, 5).farm(0, helpers=[14], dice=[1]).begin()
    assert gone(scene) == [1]
    assert scene.silver() == 0


@paragraph("11.2")
def test_the_tenants_die_is_discarded_without_rent() -> None:
    scene = alone("second_die", FIRST).dice(2, 4, 5).farm(0, helpers=[26], dice=[3])
    scene.position.rented, scene.position.renter = 1, 1
    scene.begin()
    assert (gone(scene), scene.view()["rented"], dice(scene)) == ([1], None, [2, 4, 5])
    assert sum(scene.of()["stock"].values()) == 0


@paragraph("11.2")
def test_the_elders_reserved_last_die_is_not_discarded_while_the_reservation_holds() -> None:
    scene = alone("first_die", SECOND).dice(1, 2, 4, 5, 6).farm(0, helpers=[5], reserved=1).begin()
    assert (gone(scene), dice(scene)) == ([2], [1, 4, 5, 6])
    scene = alone("first_die", SECOND).dice(1, 1, 4, 5, 6).farm(0, helpers=[5], reserved=1).begin()
    assert gone(scene) == [1]  # not the last one


@paragraph("11.2")
def test_after_the_second_die_the_reservation_holds_no_longer() -> None:
    scene = alone("second_die", FIRST).dice(1, 2, 4, 5).farm(0, helpers=[5], dice=[3], reserved=1)
    scene.begin()
    assert gone(scene) == [2]
    scene.play("take die 4", "done")
    assert (gone(scene), dice(scene)) == ([1], [5])


# --- 11.3 When --------------------------------------------------------------------------------


@paragraph("11.3")
def test_going_first_the_neutral_marker_comes_after_transport_step_four() -> None:
    scene = alone("common_die", FIRST).dice(4, 4).begin().play("use common die", "done")
    while scene.view()["step"] != "extra_deliveries":
        assert held(scene) == {}
        idle(scene)
    assert held(scene) == {}
    scene.play("done")
    assert list(held(scene).values()) == [NEUTRAL]
    assert scene.view()["round"] == 3


@paragraph("11.3")
def test_going_second_the_neutral_marker_comes_before_the_donkey_choice() -> None:
    scene = alone("common_die", SECOND).dice(4).begin().play("use common die")
    assert held(scene) == {}
    scene.play("done")
    assert scene.view()["step"] == "donkeys"
    assert list(held(scene).values()) == [NEUTRAL]
    while scene.view()["round"] == 2:
        idle(scene)
    assert len(held(scene)) == 1


@paragraph("11.3")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_a_card_is_drawn_and_its_barrow_is_the_value_of_the_space(value: int) -> None:
    card = CARD_OF_VALUE[value]
    scene = alone("neutral", SECOND).discards(66).deck(card).begin()
    (space,) = held(scene)
    assert scene.position.components.space_value[space] == value
    # The last card was drawn: the older discard is the new deck, and this card a new discard.
    assert (scene.view()["deck"], scene.view()["discards"]) == (1, [card])


# --- 11.3 Where -------------------------------------------------------------------------------


def neutral(value: int, market: dict[int, int] | None = None, **things: Any) -> Scene:
    """The neutral player places a marker of this value."""
    scene = alone("neutral", SECOND).market(market or {}).farm(0, **things)
    return scene.deck(CARD_OF_VALUE[value]).begin()


def placed(scene: Scene, before: dict[int, int]) -> int:
    """The space that the neutral player has taken."""
    (space,) = [
        s for s, owner in held(scene).items() if owner == NEUTRAL and before.get(s) != owner
    ]
    return space


@paragraph("11.3")
def test_first_it_removes_the_most_of_the_players_markers() -> None:
    """Beside 18 lie 22, 17, 12 and 13; beside 14 lie 13 and 8; beside 2 lies 3."""
    before = {22: 0, 13: 0, 3: 0, 18 + 1: 0}
    scene = neutral(4, before)
    assert placed(scene, before) == 18
    assert held(scene) == {18: NEUTRAL, 3: 0, 19: 0}
    assert neutral(4, {3: 0}).at(2) == NEUTRAL


@paragraph("11.3")
def test_then_it_keeps_the_greatest_distance_to_its_own_markers() -> None:
    """A neutral marker lies on 23: 18 is a step away, 14 two, 2 four."""
    assert neutral(4, {23: NEUTRAL}).at(2) == NEUTRAL
    assert neutral(4, {3: NEUTRAL}).at(18) == NEUTRAL
    assert neutral(4, {3: NEUTRAL, 23: NEUTRAL}).at(14) == NEUTRAL


@paragraph("11.3")
def test_the_distance_is_counted_in_steps_from_space_to_space() -> None:
    """From 17 it is three steps to 2 and to 14; beside 14 there are fewer higher spaces."""
    assert neutral(4, {17: NEUTRAL}).at(14) == NEUTRAL


@paragraph("11.3")
def test_removing_comes_before_distance() -> None:
    before = {23: NEUTRAL, 12: 0}
    assert placed(neutral(4, before), before) == 18


@paragraph("11.3")
def test_then_it_takes_the_space_with_the_fewest_empty_higher_neighbours() -> None:
    """Beside 14 only 19 is open and higher, beside 2 and 18 there are two."""
    assert neutral(4).at(14) == NEUTRAL
    assert neutral(4, {6: 0, 7: 0}).at(2) == NEUTRAL
    assert neutral(2).at(3) == NEUTRAL


@paragraph("11.3")
def test_then_it_takes_the_lowest_number() -> None:
    assert neutral(6).at(6) == NEUTRAL
    assert neutral(4, {6: 0, 19: 0}).at(14) == NEUTRAL  # alone without a higher neighbour
    assert neutral(4, {6: 0, 19: 0, 23: 0, 7: 0}).at(2) == NEUTRAL  # three are alike


@paragraph("11.3")
def test_taken_and_closed_spaces_are_left_out() -> None:
    assert neutral(6, {6: 0}).at(19) == NEUTRAL
    before = {3: 0, 13: 0}
    assert placed(neutral(2, before), before) == 17


@paragraph("11.3")
def test_without_an_empty_space_it_replaces_a_marker_of_the_player() -> None:
    scene = neutral(6, {6: NEUTRAL, 19: 0})
    assert held(scene) == {6: NEUTRAL, 19: NEUTRAL}
    scene = neutral(6, {6: 0, 19: 0, 14: 0})  # on 19 it removes one more
    assert held(scene) == {6: 0, 19: NEUTRAL}
    pool = neutral(6, {6: 0, 19: 0}).pool()
    assert pool == 25 - 1


@paragraph("11.3")
def test_when_all_are_its_own_it_takes_one_of_them_again() -> None:
    scene = neutral(6, {6: NEUTRAL, 19: NEUTRAL, 13: 0})
    assert held(scene) == {6: NEUTRAL, 19: NEUTRAL}  # the 2 beside 19 is removed


@paragraph("11.3")
def test_it_always_removes_every_lower_neighbour() -> None:
    scene = Scene("neutral", seats=1, options={"removal": "choose"})
    scene.market({22: 0, 17: 0, 12: 0, 13: 0, 19: 0}).deck(CARD_OF_VALUE[4]).begin()
    assert held(scene) == {18: NEUTRAL, 19: 0}
    assert scene.vp() == 0


@paragraph("11.3")
def test_the_player_scores_for_neutral_markers_as_usual() -> None:
    scene = (
        Scene("deliveries", seats=1)
        .market({13: NEUTRAL, 22: NEUTRAL, 23: NEUTRAL})
        .farm(0, barrows=[23], delivered={"barrow 1": ["grain"]}, meat=1)
    )
    scene.begin().play("deliver meat barrow 1", "place 18")
    assert held(scene) == {18: 0, 23: NEUTRAL}
    assert scene.vp() == 4 + 2


@paragraph("11.3")
def test_the_player_replaces_a_neutral_marker_for_a_point() -> None:
    scene = (
        Scene("deliveries", seats=1)
        .market({6: NEUTRAL, 19: NEUTRAL})
        .farm(0, barrows=[24], delivered={"barrow 1": ["pig", "pig"]}, meat=1)
    )
    scene.begin().play("deliver meat barrow 1", "place 6")
    assert (held(scene), scene.vp()) == ({6: 0, 19: NEUTRAL}, 7)


@paragraph("11.3")
def test_negotiator_and_peddler_work_against_the_neutral_player() -> None:
    scene = neutral(4, {22: 0, 12: 0}, helpers=[2, 33])
    assert scene.legal() == ["pass", "use 33"]
    assert scene.vp() == 0
    scene.play("use 33", "rescue 12", "place 13")
    assert held(scene) == {18: NEUTRAL, 13: 0}
    assert scene.vp() == 1
    assert scene.view()["step"] == "donkeys"


# --- 11.4 -------------------------------------------------------------------------------------


@paragraph("11.4")
@pytest.mark.parametrize("going", [FIRST, SECOND])
@pytest.mark.parametrize(("space", "first"), [(0, False), (2, False), (3, True), (4, True)])
def test_from_the_third_space_above_the_start_the_player_goes_first(
    space: int, first: bool, going: int
) -> None:
    scene = alone("scoring", going).farm(0, siesta=space).begin()
    assert scene.view()["solo_first"] is first
    assert scene.view()["siesta"] == [0]


@paragraph("11.4")
def test_the_turn_order_does_not_change_in_transport_step_two() -> None:
    scene = alone("siesta", SECOND).farm(0, donkey=1).begin().play("walk 3", "done", "done")
    assert scene.view()["step"] == "extra_deliveries"
    assert scene.view()["solo_first"] is False
    scene.play("done")
    assert scene.view()["solo_first"] is True
    assert scene.vp() == 2  # the space gives its points as always


# --- 11 Whole rounds --------------------------------------------------------------------------


def steps_of_a_round(going: int) -> tuple[list[str], list[int]]:
    """The steps in which the player is asked something, and what happened around them."""
    scene = alone("cards", going, number=3).market({13: 0, 12: NEUTRAL})
    scene.farm(0, hand=[1, 2, 3], commodity=1).begin()
    steps: list[str] = []
    happened: list[int] = []
    while scene.view()["round"] == 3:
        if scene.view()["step"] not in steps[-1:]:
            steps.append(scene.view()["step"])
        idle(scene)
        watched = (names.EVENT_DIE_GONE, names.EVENT_NEUTRAL, names.EVENT_DONKEY, names.EVENT_DIE)
        happened += [event[0] for event in scene.events if event[0] in watched]
    return steps, happened


@paragraph("11")
@pytest.mark.parametrize("going", [FIRST, SECOND])
def test_a_whole_round_alone(going: int) -> None:
    steps, happened = steps_of_a_round(going)
    assert steps == [
        *("cards", "income", "growth", "roof"),
        *("first_die", "second_die", "common_die"),
        *("donkeys", "siesta", "deliveries", "extra_deliveries"),
    ]
    take, drop = names.EVENT_DIE, names.EVENT_DIE_GONE
    if going == FIRST:
        assert happened == [take, drop, take, drop, names.EVENT_DONKEY, names.EVENT_NEUTRAL]
    else:
        assert happened == [drop, take, drop, take, names.EVENT_NEUTRAL, names.EVENT_DONKEY]


@paragraph("11")
def test_a_whole_game_alone_has_six_rounds_and_a_neutral_marker_in_each() -> None:
    scene = alone("cards", FIRST, number=1).farm(0, hand=[1, 2, 3, 4], commodity=1).begin()
    neutral_cards = 0
    rounds = []
    while not scene.position.is_over:
        if scene.view()["round"] not in rounds:
            rounds.append(scene.view()["round"])
        idle(scene)
        neutral_cards += sum(event[0] == names.EVENT_NEUTRAL for event in scene.events)
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert neutral_cards == 6
    assert len(scene.position.scores()) == 1
