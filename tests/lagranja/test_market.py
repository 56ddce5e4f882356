"""Market barrows and the market place: paragraph 8.3.3.

Open spaces by value: 2 on 3, 13, 17; 3 on 8, 12, 22; 4 on 2, 14, 18; 5 on 7, 11, 23; 6 on 6, 19.
"""

from typing import Any

import pytest

from barrowgate.lagranja import names
from tests.lagranja import invariants
from tests.lagranja.builders import Scene
from tests.lagranja.paragraphs import paragraph

# One good is missing on each of these barrows: card, goods on it, the good that completes it.
BARROWS = {
    2: (20, ["olive"], "grape", "grape den"),
    3: (35, ["olive", "grain"], "grape", "grape den"),
    4: (23, ["grain"], "meat", "meat"),
    5: (8, ["grape", "grape"], "pig", "pig"),
    6: (24, ["pig", "pig"], "meat", "meat"),
}
CHOOSE = {"removal": "choose"}


def supplying(
    value: int,
    *,
    market: dict[int, int] | None = None,
    seats: int = 2,
    options: dict[str, str] | None = None,
    others: dict[int, dict[str, Any]] | None = None,
    **things: Any,
) -> Scene:
    """Seat 0 completes a barrow of this value."""
    card, has, good, source = BARROWS[value]
    scene = Scene("deliveries", seats=seats, options=options).market(market or {})
    farm: dict[str, Any] = {"siesta": 1, "barrows": [card], "delivered": {"barrow 1": has}}
    scene.farm(0, **farm | {good: 1} | things)
    for seat, farm in (others or {}).items():
        scene.farm(seat, **farm)
    return scene.begin().play(f"deliver {source} barrow 1")


def held(scene: Scene) -> dict[int, int]:
    return {space: scene.at(space) for space in range(1, 25) if scene.at(space) >= 0}


# --- Delivering and completing ----------------------------------------------------------------


@paragraph("8.3.3")
def test_a_barrow_is_filled_in_any_order_over_several_rounds() -> None:
    scene = Scene("deliveries").farm(0, siesta=1, donkey=4, barrows=[35], grape=1, olive=1).begin()
    scene.play("deliver grape den barrow 1", "deliver olive den barrow 1")
    while scene.view()["round"] == 2:
        scene.play("done")
    assert scene.of()["barrows"][0]["needs"] == ["grain"]
    assert scene.of()["barrows"][0]["has"] == ["olive", "grape"]


@paragraph("8.3.3")
def test_two_goods_of_one_kind_fill_two_symbols() -> None:
    scene = Scene("deliveries").farm(0, siesta=1, donkey=2, barrows=[16], grape=2).begin()
    scene.play("deliver grape den barrow 1")
    assert scene.vp() == 0
    scene.play("deliver grape den barrow 1")
    assert scene.vp() == 2


@paragraph("8.3.3")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_a_supplied_barrow_gives_its_points_and_a_commodity_and_is_discarded(value: int) -> None:
    scene = supplying(value)
    card = BARROWS[value][0]
    assert (scene.vp(), scene.stock("commodity")) == (value, 1)
    assert scene.is_discarded(card)
    assert scene.view()["discards"] == [card]
    assert scene.of()["barrows"] == [None] * 3
    scene.play(scene.legal()[0])
    assert scene.pool() == 25 - 2  # commodity and market; the goods on the barrow are back


@paragraph("8.3.3")
def test_points_butcher_then_the_commodity_then_the_market() -> None:
    scene = supplying(3, crafts={"butcher": "back"})
    kinds = [
        (event[0], event[3])
        for event in scene.events
        if event[0] in (names.EVENT_VP, names.EVENT_DISCARD, names.EVENT_GOOD)
    ]
    assert kinds == [
        (names.EVENT_VP, 3),
        (names.EVENT_VP, 1),
        (names.EVENT_DISCARD, 35),
        (names.EVENT_GOOD, names.COMMODITY),
    ]
    assert scene.question == "place"


@paragraph("8.3.3")
def test_with_the_barrow_builder_the_card_stays_for_a_silver_and_is_empty() -> None:
    scene = supplying(3, helpers=[9], silver=1)
    assert scene.legal() == ["pass", "use 9"]
    assert scene.vp() == 3
    scene.play("use 9")
    assert (scene.silver(), scene.stock("commodity"), scene.question) == (0, 1, "place")
    assert scene.of()["barrows"][0] == {
        "card": 35,
        "vp": 3,
        "needs": ["olive", "grain", "grape"],
        "has": [],
    }


@paragraph("8.3.3")
def test_without_silver_the_barrow_builder_is_not_asked() -> None:
    scene = supplying(3, helpers=[9])
    assert (scene.question, scene.is_discarded(35)) == ("place", True)


@paragraph("8.3.3")
def test_the_laundress_brings_a_pig_after_the_removals() -> None:
    scene = supplying(3, helpers=[41], market={13: 1}).play("place 12")
    assert (scene.vp(), scene.stock("pig")) == (4, 1)


@paragraph("8.3.3")
def test_the_laundress_comes_before_the_wainwright_helper() -> None:
    scene = supplying(3, helpers=[16, 41], hand=[20]).play("place 12")
    assert (scene.question, scene.stock("pig")) == ("play_card", 1)


@paragraph("8.3.3")
def test_the_wainwright_helper_ends_a_completion_with_a_lower_barrow() -> None:
    scene = supplying(3, helpers=[16], hand=[1, 20, 35 + 1])
    scene.play("place 12")
    assert scene.legal() == ["pass", "play 1 barrow", "play 20 barrow"]
    assert scene.why("play 36 barrow") == "barrow-too-high"
    assert scene.why("play 1 field") == "wrong-side"
    scene.play("play 20 barrow")
    assert scene.of()["barrows"][0]["card"] == 20
    assert scene.question == "turn"


# --- The market -------------------------------------------------------------------------------


@paragraph("8.3.3")
@pytest.mark.parametrize(
    ("value", "spaces"),
    [(2, [3, 13, 17]), (3, [8, 12, 22]), (4, [2, 14, 18]), (5, [7, 11, 23]), (6, [6, 19])],
)
def test_the_marker_goes_to_an_empty_open_space_of_the_barrows_value(
    value: int, spaces: list[int]
) -> None:
    scene = supplying(value)
    assert scene.legal() == [f"place {space}" for space in spaces]
    scene.play(f"place {spaces[-1]}")
    assert held(scene) == {spaces[-1]: 0}
    assert scene.question == "turn"


@paragraph("8.3.3")
def test_among_the_spaces_of_that_value_only_empty_ones_are_free() -> None:
    scene = supplying(4, market={2: 1, 14: 0})
    assert scene.legal() == ["place 18"]
    assert scene.why("place 2") == "space-taken"
    assert scene.why("place 14") == "space-taken"
    assert scene.why("place 19") == "space-value"
    assert scene.why("place 16") == "space-closed"


@paragraph("8.3.3")
def test_opposing_markers_on_adjacent_lower_spaces_are_removed_for_a_point_each() -> None:
    """Space 18 is a 4; beside it lie 19 (6), 23 (5), 22 (3), 17 (2), 12 (3) and 13 (2)."""
    around = {19: 1, 23: 2, 22: 1, 17: 2, 12: 1, 13: 0}
    scene = supplying(4, seats=3, market=around | {3: 1, 14: 2})
    pools = [scene.pool(seat) for seat in range(3)]
    scene.play("place 18")
    assert held(scene) == {18: 0, 19: 1, 23: 2, 13: 0, 3: 1, 14: 2}
    assert scene.vp() == 4 + 3
    assert [scene.pool(seat) for seat in range(3)] == [pools[0] - 1, pools[1] + 2, pools[2] + 1]
    assert [scene.vp(seat) for seat in (1, 2)] == [0, 0]


@paragraph("8.3.3")
def test_markers_on_adjacent_spaces_of_equal_value_stay() -> None:
    """With four players 1 (5) and 6 (6) are open; 2 (4) lies beside 3 (2) only."""
    scene = supplying(5, seats=4, market={9: 1, 14: 1})
    scene.play("place 7")
    assert held(scene) == {7: 0, 9: 1, 14: 1}
    table = scene.position.components
    alike = [
        (space, table.neighbour[space * 6 + direction])
        for space in range(1, 25)
        for direction in range(6)
        if table.space_value[table.neighbour[space * 6 + direction]] == table.space_value[space]
    ]
    assert alike == []  # the shipped market has no neighbours of one value


@paragraph("8.3.3")
def test_a_marker_on_a_four_removes_the_three_beside_it_and_leaves_the_five() -> None:
    """The rulebook's example: an olive from a field and a grain from a den."""
    scene = (
        Scene("deliveries")
        .market({22: 1, 23: 1})
        .farm(0, siesta=1, barrows=[40], food=1, grain=1, fields={"grain": [1]}, donkey=3)
    )
    scene.begin().play("deliver food barrow 1", "deliver grain field 1 barrow 1")
    scene.play("deliver grain den barrow 1", "place 18")
    assert (scene.vp(), scene.stock("commodity")) == (4 + 1, 1)
    assert held(scene) == {18: 0, 23: 1}


@paragraph("8.3.3")
def test_by_choice_the_player_decides_which_markers_are_removed() -> None:
    scene = supplying(4, options=CHOOSE, market={22: 1, 17: 1, 12: 1, 19: 1}).play("place 18")
    assert scene.legal() == ["pass", "remove 12", "remove 17", "remove 22"]
    assert scene.why("remove 19") == "not-removable"
    scene.play("remove 17", "pass")
    assert held(scene) == {18: 0, 19: 1, 22: 1, 12: 1}
    assert scene.vp() == 4 + 1


@paragraph("8.3.3")
def test_by_choice_all_or_none_may_be_removed() -> None:
    scene = supplying(4, options=CHOOSE, market={22: 1, 17: 1}).play("place 18")
    scene.play("remove 17", "remove 22")
    assert (held(scene), scene.vp()) == ({18: 0}, 6)
    scene = supplying(4, options=CHOOSE, market={22: 1, 17: 1}).play("place 18", "pass")
    assert (held(scene), scene.vp()) == ({18: 0, 22: 1, 17: 1}, 4)


# --- No empty space ---------------------------------------------------------------------------


@paragraph("8.3.3")
def test_when_all_spaces_are_taken_an_opponents_marker_is_replaced_for_a_point() -> None:
    scene = supplying(6, seats=3, market={6: 1, 19: 2})
    pool = scene.pool(2)
    assert scene.legal() == ["place 6", "place 19"]
    scene.play("place 19")
    assert held(scene) == {6: 1, 19: 0}
    assert (scene.vp(), scene.pool(2)) == (6 + 1, pool + 1)


@paragraph("8.3.3")
def test_lower_neighbours_follow_a_replacement_as_usual() -> None:
    scene = supplying(6, market={6: 1, 19: 1, 18: 1, 14: 1, 23: 0}).play("place 19")
    assert held(scene) == {6: 1, 19: 0, 23: 0}
    assert scene.vp() == 6 + 1 + 2


@paragraph("8.3.3")
def test_an_own_marker_is_replaced_only_when_all_are_the_players_own() -> None:
    scene = supplying(6, market={6: 0, 19: 1})
    assert scene.legal() == ["place 19"]
    assert scene.why("place 6") == "space-taken"
    scene = supplying(6, market={6: 0, 19: 0, 13: 1})
    pool = scene.pool()
    assert scene.legal() == ["place 6", "place 19"]
    scene.play("place 19")
    assert held(scene) == {6: 0, 19: 0}
    assert (scene.vp(), scene.pool()) == (6 + 1, pool)  # for the 2 beside it, not for one's own


@paragraph("8.3.3")
def test_by_choice_a_replaced_marker_is_gone_in_any_case() -> None:
    scene = supplying(6, options=CHOOSE, market={6: 1, 19: 1, 13: 1}).play("place 19", "pass")
    assert held(scene) == {6: 1, 19: 0, 13: 1}
    assert scene.vp() == 6 + 1


# --- Helpers at the market --------------------------------------------------------------------


@paragraph("8.3.3")
def test_negotiator_and_tout_are_paid_for_each_marker_removed_or_replaced() -> None:
    scene = supplying(
        6, market={6: 1, 19: 1, 18: 1, 13: 1}, helpers=[46], others={1: {"helpers": [2]}}
    )
    scene.play("place 19")
    assert (scene.vp(0), scene.silver(0), scene.vp(1)) == (6 + 3, 3, 3)


@paragraph("8.3.3")
def test_the_peddler_saves_one_marker_before_anything_is_scored() -> None:
    scene = supplying(4, market={22: 1, 17: 1}, others={1: {"helpers": [33]}}).play("place 18")
    assert (scene.actor, scene.legal(), scene.vp(0)) == (1, ["pass", "use 33"], 4)
    scene.play("use 33")
    assert scene.legal() == ["rescue 17", "rescue 22"]
    scene.play("rescue 17")
    # Beside 17 lie 18 (just taken), 22 (taken), 21 and 16 (closed), 11 and 12.
    assert scene.legal() == ["place 11", "place 12"]
    assert scene.why("place 18") == "space-taken"
    assert scene.why("place 16") == "space-closed"
    assert scene.why("place 7") == "no-refuge"
    scene.play("place 12")
    assert held(scene) == {18: 0, 12: 1}
    assert (scene.vp(0), scene.vp(1)) == (4 + 1, 0)
    assert scene.actor == 0


@paragraph("8.3.3")
def test_the_peddler_may_decline_and_works_once_a_round() -> None:
    others = {1: {"helpers": [33]}}
    scene = supplying(4, market={22: 1}, others=others).play("place 18", "pass")
    assert (held(scene), scene.vp(0)) == ({18: 0}, 5)
    assert scene.of(1)["helpers"][0] == {"card": 33, "used": False}
    others = {1: {"helpers": [33], "used": [33]}}
    scene = supplying(4, market={22: 1}, others=others).play("place 18")
    assert (held(scene), scene.vp(0)) == ({18: 0}, 5)


@paragraph("8.3.3")
def test_the_peddler_saves_a_replaced_marker() -> None:
    scene = supplying(6, market={6: 1, 19: 1}, others={1: {"helpers": [33]}}).play("place 19")
    scene.play("use 33")
    assert scene.legal() == ["rescue 19"]
    scene.play("rescue 19", "place 23")
    assert held(scene) == {6: 1, 19: 0, 23: 1}
    assert scene.vp() == 6


@paragraph("8.3.3")
def test_a_marker_without_an_empty_neighbour_cannot_be_saved() -> None:
    """All neighbours of 22 are closed or taken."""
    market = {22: 1, 23: 1, 17: 0}
    scene = supplying(4, market=market, others={1: {"helpers": [33]}}).play("place 18")
    assert (scene.actor, held(scene), scene.vp()) == (0, {18: 0, 23: 1, 17: 0}, 5)


@paragraph("8.3.3")
def test_saving_a_marker_removes_nobody() -> None:
    """The marker flees to a 5 beside the 2 of another player."""
    market = {12: 1, 17: 2}
    scene = supplying(4, seats=3, options=CHOOSE, market=market, others={1: {"helpers": [33]}})
    scene.play("place 18", "remove 12", "pass", "use 33", "rescue 12", "place 11")
    assert held(scene) == {18: 0, 11: 1, 17: 2}
    assert scene.vp(1) == 0


@paragraph("8.3.3")
def test_a_peddler_without_a_marker_for_his_mark_makes_room_and_the_game_goes_on() -> None:
    """All 25 markers are in use; a threatened one makes no room, or must not stop the game."""
    scene = supplying(4, market={22: 1}, others={1: {"helpers": [33], "olive": 24}})
    assert scene.pool(1) == 0
    scene.play("place 18", "use 33")
    assert scene.question == "room"
    for choice in scene.position.legal(1):
        position = scene.position.copy()
        position.play(1, choice)
        while position.actors() == [1]:
            assert position.legal(1), f"stuck after '{scene.game.write(choice)}'"
            position.play(1, position.legal(1)[0])
        invariants.check(position)
        assert position.actors() == [0]
