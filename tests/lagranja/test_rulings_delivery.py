"""Rulings on deliveries: G17 to G23, and G40."""

from pathlib import Path
from typing import Any

import pytest

from barrowgate.lagranja import loading, names
from tests.lagranja.builders import Scene


def deliveries(**rest: Any) -> Scene:
    """A scene of transport step 3."""
    return Scene("deliveries", **rest)


def happened(scene: Scene, *kinds: int) -> list[tuple[int, int, int]]:
    """(kind, first number, cause) of the last action's events of these kinds, in order."""
    return [(kind, first, cause) for kind, _, _, first, _, cause in scene.events if kind in kinds]


def points(scene: Scene) -> list[tuple[int, int]]:
    """(points, cause) that the last action gave, in order."""
    return [(amount, cause) for _, amount, cause in happened(scene, names.EVENT_VP)]


BARROW_4 = 47  # food and wine


def with_barrow(**farm: Any) -> dict[str, Any]:
    """A barrow of value 4 that lacks only a wine, and the wine."""
    return {"barrows": [BARROW_4], "delivered": {"barrow 1": ["food"]}, "wine": 1, **farm}


# --- G17: one delivery --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("farm", "action", "row"),
    [
        ({"olive": 1}, "deliver olive den butcher", 4),
        ({"fields": {"olive": [1]}}, "deliver olive field 1 butcher", 4),
        ({"fields": {"olive": [2]}}, "deliver olive field 2 butcher", 4),
        ({"food": 1}, "deliver food deli", 2),
        ({"pig": 1}, "deliver pig butcher", 4),
        ({"pig": 3, "extensions": [27]}, "deliver pig butcher", 4),
        ({"pig": 4, "helpers": [51]}, "deliver pig butcher", 4),
        ({"commodity": 1}, "deliver commodity village_store", 3),
    ],
)
def test_g17_a_good_comes_from_den_field_pig_place_or_commodity_space(
    farm: dict[str, Any], action: str, row: int
) -> None:
    scene = deliveries().farm(**farm).begin()
    before = scene.pool()
    scene.play(action)
    assert scene.of()["crafts"][row]["has"] == [action.split()[1]]
    assert scene.pool() == before, "one marker has moved"
    assert scene.why(action) != "", "the one donkey has carried one good"


def test_g17_a_pig_is_delivered_from_any_of_its_places() -> None:
    scene = deliveries().farm(pig=5, extensions=[36], helpers=[51], barrows=[27], donkey=2).begin()
    scene.play("deliver pig barrow 1", "deliver pig barrow 1")
    assert scene.stock("pig") == 3


def test_g17_a_symbol_takes_one_good_of_its_kind() -> None:
    scene = deliveries().farm(olive=2, food=1, donkey=4).begin()
    assert scene.why("deliver food butcher") == "no-symbol"
    scene.play("deliver olive den butcher")
    assert scene.why("deliver olive den butcher") == "no-symbol"


def test_g17_a_good_goes_to_an_open_building_only() -> None:
    scene = deliveries().farm(food=1).block(deli=1).begin()
    assert scene.why("deliver food deli") == "building-blocked"
    assert scene.can("deliver food wainwright")


def test_g17_a_good_goes_to_a_building_that_the_player_has_not_completed() -> None:
    scene = (
        deliveries()
        .farm(0, food=1, crafts={"deli": "front"})
        .farm(1, crafts={"wainwright": "back"})
    )
    scene.begin()
    assert scene.why("deliver food deli") == "building-completed"
    assert scene.can("deliver food wainwright"), "another player's completion closes nothing"


def test_g17_a_good_goes_to_an_own_barrow_only() -> None:
    scene = deliveries().farm(0, grain=1, barrows=[6]).farm(1, barrows=[1, 3]).begin()
    assert scene.can("deliver grain den barrow 1")
    assert scene.why("deliver grain den barrow 2") == "no-barrow"


def test_g17_the_action_names_the_source() -> None:
    scene = deliveries().farm(olive=1, fields={"olive": [1, 2]}).begin()
    assert [action for action in scene.offers("deliver") if "butcher" in action] == [
        "deliver olive den butcher",
        "deliver olive field 1 butcher",
        "deliver olive field 2 butcher",
    ]
    assert scene.why("deliver olive field 3 butcher") == "no-good"
    scene.play("deliver olive field 2 butcher")
    assert (scene.stock("olive"), scene.fields("olive")) == (1, [1, 1])


def test_g17_each_player_has_a_row_of_their_own_and_the_rows_are_alike() -> None:
    scene = deliveries(seats=4)
    for seat in range(4):
        scene.farm(seat, food=1)
    scene.begin()
    for seat in range(4):
        assert scene.actor == seat
        scene.play("deliver food deli")
        assert scene.question == "turn", "no row is chosen"
        scene.play("done")
    for seat in range(4):
        assert scene.of(seat)["crafts"][2] == {
            "marker": "none",
            "grey": False,
            "needs": ["pig", "meat"],
            "has": ["food"],
        }


# --- G18: completing a craft building -----------------------------------------------------------


def completing_deli(round_: int = 3, **farm: Any) -> Scene:
    """Seat 0 is about to bring the last good, a meat, to the Deli."""
    return deliveries(round=round_).farm(delivered={"deli": ["pig", "food"]}, meat=1, **farm)


def test_g18_one_marker_goes_to_the_grey_area_the_others_come_back() -> None:
    scene = completing_deli()
    assert scene.pool() == 22
    scene.begin().play("deliver meat deli")
    assert scene.pool() == 24
    assert scene.of()["crafts"][2] == {
        "marker": "front",
        "grey": True,
        "needs": [],
        "has": [],
    }
    assert scene.view()["completed"][2]


def test_g18_the_order_of_a_completion() -> None:
    scene = completing_deli(helpers=[50, 59], crafts={"village_store": "back"})
    scene.block(butcher=1, wainwright=2).begin().play("deliver meat deli")
    assert (scene.legal(), scene.vp()) == (["pass", "use 59"], 0), "the Haggler comes first"
    assert scene.pool() == 23, "but after the markers have come back"
    scene.play("use 59", "take food")
    opened = (names.EVENT_OPENED, 4, 0)
    assert happened(scene, names.EVENT_GOOD, names.EVENT_VP, names.EVENT_OPENED) == [
        (names.EVENT_GOOD, names.FOOD, 0),
        (names.EVENT_VP, 1, names.CAUSE_FIRST),
        opened,
        (names.EVENT_VP, 1, names.CAUSE_UNBLOCKING),
        (names.EVENT_VP, 3, names.CAUSE_COMPLETION),
        (names.EVENT_VP, 1, 50),
        (names.EVENT_VP, 2, names.CAUSE_CRAFT + 3),
    ]
    assert scene.question == "instant"
    assert scene.of()["crafts"][2]["marker"] == "front"
    scene.play("accept")
    assert (scene.stock("commodity"), scene.vp()) == (1, 8)


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_g18_a_completion_gives_the_number_of_the_round(round_: int) -> None:
    scene = completing_deli(round_).farm(1, crafts={"deli": "back"}).begin()
    assert points(scene.play("deliver meat deli")) == [(round_, names.CAUSE_COMPLETION)]


def test_g18_who_is_not_first_opens_nothing() -> None:
    scene = completing_deli().farm(1, crafts={"deli": "back"}).block(butcher=1).begin()
    assert points(scene.play("deliver meat deli")) == [(3, names.CAUSE_COMPLETION)]
    assert scene.view()["blocked"][4] == 1


def test_g18_who_is_first_with_no_order_marker_left_gets_one_point_for_it() -> None:
    scene = completing_deli().begin().play("deliver meat deli")
    assert points(scene) == [(1, names.CAUSE_FIRST), (3, names.CAUSE_COMPLETION)]


def test_g18_the_lowest_order_marker_left_is_removed() -> None:
    scene = completing_deli().block(greengrocer=3, butcher=2).begin()
    scene.play("deliver meat deli")
    assert scene.view()["blocked"] == [3, 0, 0, 0, 0, 0]


def test_g18_the_building_is_open_at_once() -> None:
    scene = completing_deli(olive=1, donkey=2).block(butcher=1).begin()
    assert scene.why("deliver olive den butcher") == "building-blocked"
    scene.play("deliver meat deli", "pass", "deliver olive den butcher")
    assert scene.of()["crafts"][4]["has"] == ["olive"]


@pytest.mark.parametrize(
    ("own", "others", "bonus"), [("back", "none", 2), ("front", "none", 0), ("none", "back", 0)]
)
def test_g18_only_the_own_village_store_on_its_back_gives_two_points(
    own: str, others: str, bonus: int
) -> None:
    crafts = {} if own == "none" else {"village_store": own}
    opposing = {"deli": "back"} if others == "none" else {"deli": "back", "village_store": others}
    scene = completing_deli(crafts=crafts).farm(1, crafts=opposing).begin()
    assert scene.play("deliver meat deli").vp() == 3 + bonus


def test_g18_a_village_store_does_not_score_for_itself() -> None:
    scene = deliveries(round=3).farm(
        delivered={"village_store": ["commodity", "food", "grape"]}, grain=1
    )
    scene.begin().play("deliver grain den village_store")
    assert scene.vp() == 1 + 3
    assert scene.play("accept").vp() == 1 + 3 + 2


@pytest.mark.parametrize(("answer", "commodities"), [("accept", 1), ("pass", 0)])
def test_g18_the_instant_effect_comes_at_once_if_wanted(answer: str, commodities: int) -> None:
    scene = completing_deli().begin().play("deliver meat deli")
    assert scene.legal() == ["pass", "accept"]
    scene.play(answer)
    assert scene.stock("commodity") == commodities
    assert scene.question == "turn", "it is now or never"


def test_g18_the_greengrocers_instant_effect_is_a_resource_of_choice() -> None:
    scene = deliveries().farm(delivered={"greengrocer": ["olive", "grain", "pig"]}, grape=1).begin()
    scene.play("deliver grape den greengrocer")
    assert scene.legal() == ["pass", "take olive", "take grain", "take grape", "take pig"]
    assert scene.play("take pig").stock("pig") == 1


def test_g18_the_merchant_houses_instant_effect_is_three_silver() -> None:
    scene = (
        deliveries().farm(delivered={"merchant_house": ["wine", "grape", "grain"]}, olive=1).begin()
    )
    assert scene.play("deliver olive den merchant_house", "accept").silver() == 3


@pytest.mark.parametrize("barrows", [[], [1], [1, 2, 3]])
def test_g18_the_butchers_instant_effect_is_a_point_for_each_barrow(barrows: list[int]) -> None:
    scene = deliveries(round=2).farm(
        delivered={"butcher": ["pig", "olive"]}, meat=1, barrows=barrows
    )
    scene.begin().play("deliver meat butcher", "accept")
    assert scene.vp() == 1 + 2 + len(barrows)


def completing_wainwright(**farm: Any) -> Scene:
    """Seat 0 brings the last good, a meat, to the Wainwright; its disc is on a space worth 2."""
    goods = farm.pop("delivered", {})
    scene = deliveries(round=2).farm(1, crafts={"wainwright": "back"})
    scene.farm(delivered={"wainwright": ["food", "wine"], **goods}, meat=1, siesta=3, **farm)
    return scene.begin().play("deliver meat wainwright")


def test_g18_the_wainwrights_instant_effect_is_a_delivery_then_the_points_of_the_siesta() -> None:
    scene = completing_wainwright(olive=1).play("accept")
    assert (scene.question, scene.vp()) == ("delivery", 2)
    scene.play("deliver olive den butcher")
    order = [kind for kind, _, _ in happened(scene, names.EVENT_DELIVERY, names.EVENT_VP)]
    assert order == [names.EVENT_DELIVERY, names.EVENT_VP]
    assert scene.vp() == 2 + 2


@pytest.mark.parametrize("goods", [{"olive": 1}, {}])
def test_g18_the_siesta_points_come_also_without_a_delivery(goods: dict[str, int]) -> None:
    scene = completing_wainwright(**goods).play("accept")
    if goods:
        scene.play("pass")
    assert (scene.question, scene.vp()) == ("turn", 2 + 2)


def test_g18_a_barrow_completed_inside_is_finished_first() -> None:
    scene = completing_wainwright(
        barrows=[6], delivered={"barrow 1": ["grain"]}, grain=1, helpers=[41]
    )
    scene.play("accept", "deliver grain den barrow 1")
    assert (scene.question, scene.vp()) == ("place", 2 + 2)
    scene.play("place 13")
    assert happened(scene, names.EVENT_GOOD, names.EVENT_VP) == [
        (names.EVENT_GOOD, names.PIG, 41),
        (names.EVENT_VP, 2, names.CAUSE_CRAFT + 5),
    ]
    assert scene.vp() == 2 + 2 + 2


def test_g18_a_building_completed_inside_is_finished_first() -> None:
    scene = completing_wainwright(delivered={"butcher": ["pig", "meat"]}, olive=1, barrows=[1])
    scene.play("accept", "deliver olive den butcher")
    assert scene.question == "instant"
    assert scene.vp() == 2 + 1 + 2, "Wainwright, then the Butcher as the first"
    scene.play("accept")
    assert points(scene) == [(1, names.CAUSE_CRAFT + 4), (2, names.CAUSE_CRAFT + 5)]


# --- G19: completing a barrow -------------------------------------------------------------------


def test_g19_the_order_of_a_completion() -> None:
    scene = (
        deliveries()
        .market({12: 1})
        .farm(**with_barrow(crafts={"butcher": "back"}, helpers=[9, 41, 16], hand=[1], silver=1))
    )
    assert scene.pool() == 25 - 3
    scene.begin().play("deliver wine barrow 1")
    assert points(scene) == [(4, names.CAUSE_BARROW), (1, names.CAUSE_CRAFT + 4)]
    assert scene.legal() == ["pass", "use 9"]
    assert scene.pool() == 25 - 1, "the markers are back before the barrow is kept"
    assert scene.stock("commodity") == 0
    scene.play("use 9")
    assert happened(scene, names.EVENT_SILVER, names.EVENT_GOOD) == [
        (names.EVENT_SILVER, -1, 9),
        (names.EVENT_GOOD, names.COMMODITY, names.CAUSE_BARROW),
    ]
    assert scene.question == "place"
    scene.play("place 18")
    kinds = (names.EVENT_MARKER, names.EVENT_REMOVED, names.EVENT_VP, names.EVENT_GOOD)
    assert happened(scene, *kinds) == [
        (names.EVENT_MARKER, 18, 0),
        (names.EVENT_REMOVED, 12, 0),
        (names.EVENT_VP, 1, names.CAUSE_REMOVAL),
        (names.EVENT_GOOD, names.PIG, 41),
    ]
    assert scene.legal() == ["pass", "play 1 barrow"]


def test_g19_the_card_goes_to_the_discards() -> None:
    scene = deliveries().farm(**with_barrow()).begin().play("deliver wine barrow 1")
    assert scene.question == "place"
    assert scene.is_discarded(BARROW_4)
    assert scene.of()["barrows"][0] is None


def test_g19_a_kept_barrow_is_paid_now_and_supplied_anew() -> None:
    scene = deliveries().farm(**with_barrow(helpers=[9], silver=1, food=1, donkey=2)).begin()
    scene.play("deliver wine barrow 1", "use 9", "place 18")
    assert scene.silver() == 0
    assert scene.of()["barrows"][0] == {
        "card": BARROW_4,
        "vp": 4,
        "needs": ["food", "wine"],
        "has": [],
    }
    scene.play("deliver food barrow 1")
    assert scene.of()["barrows"][0]["has"] == ["food"]


def test_g19_without_silver_the_barrow_is_not_kept() -> None:
    scene = deliveries().farm(**with_barrow(helpers=[9], commodity=1, olive=1)).begin()
    scene.play("deliver wine barrow 1")
    assert scene.question == "place", "nothing can be sold for it now"
    assert scene.is_discarded(BARROW_4)


@pytest.mark.parametrize(("side", "bonus"), [("back", 1), ("front", 0)])
def test_g19_the_butcher_scores_on_its_back(side: str, bonus: int) -> None:
    scene = deliveries().farm(**with_barrow(crafts={"butcher": side})).begin()
    assert scene.play("deliver wine barrow 1").vp() == 4 + bonus


@pytest.mark.parametrize(
    ("seats", "spaces"), [(2, [2, 14, 18]), (3, [2, 14, 18]), (4, [2, 14, 16, 18, 24])]
)
def test_g19_the_marker_goes_to_an_empty_open_space_of_that_value(
    seats: int, spaces: list[int]
) -> None:
    scene = deliveries(seats=seats).farm(**with_barrow()).begin().play("deliver wine barrow 1")
    assert scene.legal() == [f"place {space}" for space in spaces]
    assert scene.why("place 12") == "space-value"
    if seats < 4:
        assert scene.why("place 16") == "space-closed"


def test_g19_a_taken_space_is_not_offered_while_another_is_empty() -> None:
    scene = deliveries().market({2: 1, 14: 0}).farm(**with_barrow()).begin()
    scene.play("deliver wine barrow 1")
    assert scene.legal() == ["place 18"]
    assert scene.why("place 2") == scene.why("place 14") == "space-taken"


def test_g19_the_wainwright_helper_plays_a_hand_card_of_lower_value_as_a_barrow() -> None:
    scene = deliveries().farm(**with_barrow(helpers=[16], hand=[1, 2, 22, 5])).begin()
    scene.play("deliver wine barrow 1", "place 18")
    assert scene.legal() == ["pass", "play 1 barrow", "play 2 barrow"], "worth 2 and 3, not 4, 5"
    assert scene.why("play 22 barrow") == "barrow-too-high"
    assert scene.why("play 1 field") == "wrong-side"
    scene.play("play 2 barrow")
    assert scene.of()["barrows"][0]["card"] == 2


def test_g19_the_wainwright_helper_plays_nothing_but_a_lower_barrow() -> None:
    scene = deliveries().farm(**with_barrow(helpers=[16], hand=[22, 5])).begin()
    assert scene.play("deliver wine barrow 1", "place 18").legal() == ["pass"]


def test_g19_with_three_barrows_left_the_new_one_takes_the_place_of_one() -> None:
    farm = with_barrow(helpers=[16, 9], hand=[1], silver=1)
    scene = deliveries().farm(**{**farm, "barrows": [BARROW_4, 3, 6]}).begin()
    scene.play("deliver wine barrow 1", "use 9", "place 18", "play 1 barrow")
    assert scene.offers("discard") == ["discard barrow 1", "discard barrow 2", "discard barrow 3"]
    scene.play("discard barrow 3")
    assert [barrow["card"] for barrow in scene.of()["barrows"]] == [BARROW_4, 3, 1]


# --- G20: every open space of that value taken --------------------------------------------------


def placing_a_4(markers: dict[int, int], **options: str) -> Scene:
    scene = deliveries(options=options).market(markers).farm(**with_barrow()).begin()
    return scene.play("deliver wine barrow 1")


def test_g20_an_opponents_marker_is_replaced_for_one_point() -> None:
    scene = placing_a_4({2: 1, 14: 1, 18: 1})
    assert scene.legal() == ["place 2", "place 14", "place 18"]
    scene.play("place 14")
    assert (scene.at(14), scene.at(2), scene.at(18)) == (0, 1, 1)
    assert scene.vp() == 4 + 1


def test_g20_the_replaced_marker_goes_back_to_its_owner() -> None:
    scene = placing_a_4({2: 1, 14: 1, 18: 1})
    assert scene.pool(1) == 22
    assert scene.play("place 14").pool(1) == 23


def test_g20_own_markers_are_not_replaced_while_an_opponents_can_be() -> None:
    scene = placing_a_4({2: 0, 14: 1, 18: 0})
    assert scene.legal() == ["place 14"]
    assert scene.why("place 2") == "space-taken"


def test_g20_if_all_are_ones_own_one_of_them_is_replaced_without_a_point() -> None:
    scene = placing_a_4({2: 0, 14: 0, 18: 0})
    assert scene.legal() == ["place 2", "place 14", "place 18"]
    before = scene.pool()
    scene.play("place 14")
    assert (scene.vp(), scene.at(14), scene.pool()) == (4, 0, before)


@pytest.mark.parametrize("owner", [0, 1])
def test_g20_lower_neighbours_follow_as_usual(owner: int) -> None:
    scene = placing_a_4({2: owner, 14: owner, 18: owner, 12: 1, 13: 1, 22: 0, 23: 1})
    scene.play("place 18")
    assert (scene.at(12), scene.at(13), scene.at(22), scene.at(23)) == (-1, -1, 0, 1)
    assert scene.vp() == 4 + 2 + owner


def test_g20_closed_spaces_do_not_count() -> None:
    assert placing_a_4({2: 1, 14: 1, 18: 0}).legal() == ["place 2", "place 14"]


def test_g20_with_four_players_every_space_counts() -> None:
    scene = deliveries(seats=4).market({2: 1, 14: 2, 18: 3, 16: 1}).farm(**with_barrow()).begin()
    assert scene.play("deliver wine barrow 1").legal() == ["place 24"]


def test_g20_a_marker_is_replaced_also_when_removals_are_chosen() -> None:
    scene = placing_a_4({2: 1, 14: 1, 18: 1, 12: 1}, removal="choose").play("place 18", "pass")
    assert (scene.at(18), scene.at(12), scene.vp()) == (0, 1, 4 + 1)


# --- G21: lower neighbours ----------------------------------------------------------------------

AROUND_18 = {12: 1, 13: 1, 17: 1, 22: 0, 23: 1, 19: 1}  # 3, 2, 2, own 3, 5, 6


def test_g21_all_every_opposing_lower_neighbour_is_removed_for_one_point_each() -> None:
    scene = placing_a_4(AROUND_18, removal="all").play("place 18")
    assert [scene.at(space) for space in AROUND_18] == [-1, -1, -1, 0, 1, 1]
    assert scene.vp() == 4 + 3
    assert scene.question == "turn"


def test_g21_all_is_the_default() -> None:
    assert placing_a_4(AROUND_18).play("place 18").vp() == 4 + 3


SPACE_17_IS_A_4 = """
[[market.spaces]]
id = 17
value = 4
"""


def test_g21_an_equal_neighbour_stays(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(SPACE_17_IS_A_4, encoding="utf-8")
    scene = deliveries(box=loading.load(own)).market({17: 1, 12: 1}).farm(**with_barrow()).begin()
    scene.play("deliver wine barrow 1", "place 18")
    assert (scene.at(17), scene.at(12), scene.vp()) == (1, -1, 4 + 1)


@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        ([], [12, 13, 17]),
        ([13], [12, 17]),
        ([12, 17], [13]),
        ([12, 13, 17], []),
    ],
)
def test_g21_choose_the_player_chooses_which_and_scores_those(
    chosen: list[int], left: list[int]
) -> None:
    scene = placing_a_4(AROUND_18, removal="choose").play("place 18")
    assert scene.legal() == ["pass", "remove 12", "remove 13", "remove 17"]
    scene.play(*(f"remove {space}" for space in chosen))
    if scene.can("pass"):
        scene.play("pass")
    assert [space for space in (12, 13, 17) if scene.at(space) == 1] == left
    assert (scene.vp(), scene.question) == (4 + len(chosen), "turn")


def test_g21_choose_own_and_higher_markers_are_not_removed() -> None:
    scene = placing_a_4(AROUND_18, removal="choose").play("place 18")
    for space in (22, 23, 19):
        assert scene.why(f"remove {space}") == "not-removable"
    assert scene.why("remove 11") == "no-such-marker"


@pytest.mark.parametrize("removal", ["all", "choose"])
def test_g21_the_neutral_player_always_removes_all(removal: str) -> None:
    scene = Scene("neutral", seats=1, options={"removal": removal})
    scene.position.solo_first = 0
    scene.market({12: 0, 13: 0, 17: 0}).deck(BARROW_4).begin()
    assert scene.at(18) == 4
    assert [scene.at(space) for space in (12, 13, 17)] == [-1, -1, -1]
    assert scene.view()["step"] == "donkeys"


# --- G22: extra deliveries ----------------------------------------------------------------------


def extra(*, options: dict[str, str] | None = None, **farm: Any) -> Scene:
    """Transport step 4 with grain, olives and grapes in plenty to deliver."""
    goods = {"olive": 3, "grain": 3, "grape": 3}
    return Scene("extra_deliveries", options=options).farm(**{**goods, **farm}).begin()


def deliver_all(scene: Scene) -> int:
    """Make extra deliveries until no more are offered; return how many."""
    made = 0
    while scene.offers("deliver"):
        scene.play(scene.offers("deliver")[0])
        made += 1
    return made


@pytest.mark.parametrize(
    ("farm", "number"),
    [
        ({}, 1),
        ({"extensions": [1]}, 2),
        ({"extensions": [1, 4, 5]}, 4),
        ({"extensions": [2]}, 1),
        ({"helpers": [20]}, 2),
        ({"extensions": [1], "helpers": [20]}, 3),
    ],
)
def test_g22_the_number_is_one_and_the_symbols_and_the_packer(
    farm: dict[str, Any], number: int
) -> None:
    scene = extra(silver=9, **farm)
    assert deliver_all(scene) == number
    assert scene.silver() == 9 - number
    assert scene.why("deliver olive den butcher") == "no-delivery-left"


def test_g22_the_number_is_fixed_when_step_4_begins() -> None:
    scene = extra(silver=9, commodity=2, hand=[1, 20])
    scene.play("commodity play", "play 1 extension", "pay silver")
    scene.play("commodity play", "play 20 helper")
    assert deliver_all(scene) == 1


def test_g22_the_number_does_not_fall_when_the_packer_leaves() -> None:
    scene = extra(silver=9, commodity=1, hand=[4], helpers=[20, 7, 8])
    scene.play("commodity play", "play 4 helper", "discard helper 1")
    assert deliver_all(scene) == 2


def test_g22_as_you_go_each_is_paid_before_it_is_made() -> None:
    scene = extra(silver=2, extensions=[1, 4])
    scene.play("deliver olive den butcher")
    assert scene.silver() == 1
    scene.play("deliver olive den greengrocer")
    assert scene.silver() == 0
    assert scene.why("deliver grain den greengrocer") == "no-silver"
    assert scene.can("done")


def test_g22_as_you_go_is_the_default_and_knows_no_hiring() -> None:
    scene = extra(silver=9)
    assert scene.game.options["extra_deliveries"] == "as_you_go"
    assert scene.why("hire") == "not-asked"


def test_g22_as_you_go_silver_may_be_raised_between_two_deliveries() -> None:
    scene = extra(silver=1, extensions=[1]).play("deliver olive den butcher", "sell olive den")
    assert scene.can("deliver olive den greengrocer")


UP_FRONT = {"extra_deliveries": "up_front"}


def test_g22_up_front_the_number_is_paid_before_the_first() -> None:
    scene = extra(options=UP_FRONT, silver=9, extensions=[1, 4])
    assert scene.why("deliver olive den butcher") == "no-delivery-left"
    scene.play("hire", "hire")
    assert scene.silver() == 7
    assert deliver_all(scene) == 2
    assert scene.silver() == 7


def test_g22_up_front_unused_ones_are_lost() -> None:
    scene = extra(options=UP_FRONT, silver=9, extensions=[1]).play("hire", "hire")
    scene.play("deliver olive den butcher", "done")
    assert (scene.actor, scene.silver(0)) == (1, 7)


def test_g22_up_front_no_more_are_hired_than_there_are() -> None:
    scene = extra(options=UP_FRONT, silver=9, extensions=[1]).play("hire", "hire")
    assert scene.why("hire") == "no-delivery-left"


@pytest.mark.parametrize("options", [{}, UP_FRONT])
def test_g22_with_the_carter_the_first_costs_one_and_the_others_nothing(
    options: dict[str, str],
) -> None:
    scene = extra(options=options, silver=1, extensions=[1, 4], helpers=[24])
    if options:
        scene.play("hire", "hire", "hire")
    assert deliver_all(scene) == 3
    assert scene.silver() == 0


@pytest.mark.parametrize("options", [{}, UP_FRONT])
def test_g22_with_the_carter_and_no_silver_there_is_no_first(options: dict[str, str]) -> None:
    scene = extra(options=options, helpers=[24])
    assert scene.why("hire" if options else "deliver olive den butcher") == "no-silver"


def test_g22_the_carter_counts_also_when_it_came_after_the_first() -> None:
    scene = extra(silver=1, extensions=[1, 4], hand=[24], commodity=1)
    scene.play("deliver olive den butcher", "commodity play", "play 24 helper")
    assert deliver_all(scene) == 2


# --- G23: craft markers -------------------------------------------------------------------------


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_g23_a_marker_is_turned_to_its_back_at_the_end_of_the_round(round_: int) -> None:
    scene = Scene("scoring", round=round_).farm(crafts={"deli": "front", "butcher": "back"})
    crafts = scene.begin().of()["crafts"]
    assert (crafts[2]["marker"], crafts[4]["marker"]) == ("back", "back")


def test_g23_no_marker_is_turned_after_round_6() -> None:
    scene = Scene("scoring", round=6).farm(crafts={"deli": "front"}).begin()
    assert scene.of()["crafts"][2]["marker"] == "front"


def test_g23_a_marker_lies_front_up_in_the_round_in_which_it_is_won() -> None:
    scene = deliveries(round=2).farm(
        0, delivered={"merchant_house": ["wine", "grape", "grain"]}, olive=1
    )
    scene.begin().play("deliver olive den merchant_house", "pass")
    assert scene.of()["crafts"][1]["marker"] == "front"
    scene.play("done", "done", "done", "done", "done", "done")
    assert (scene.view()["round"], scene.view()["step"]) == (3, "income")
    assert (scene.of()["crafts"][1]["marker"], scene.silver()) == ("back", 3)


@pytest.mark.parametrize("phase", ["farm", "revenue", "transport"])
def test_g23_butcher_and_village_store_score_in_any_phase(phase: str) -> None:
    farm = {
        "crafts": {"butcher": "back", "village_store": "back"},
        "barrows": [BARROW_4],
        "delivered": {"barrow 1": ["food"], "deli": ["pig", "food"]},
        "wine": 1,
        "meat": 1,
        "donkey": 2,
    }
    barrow, deli = delivery_in(phase, farm), delivery_in(phase, farm)
    assert barrow.play("deliver wine barrow 1").vp() == 4 + 1
    assert deli.play("deliver meat deli").vp() == 1 + 2 + 2


def delivery_in(phase: str, farm: dict[str, Any]) -> Scene:
    """A moment of this phase in which a delivery can be made (round 2)."""
    if phase == "farm":
        scene = Scene("roof").tiles("card").farm(**farm, helpers=[40], silver=2).begin()
        return scene.play("buy tile card")
    if phase == "revenue":
        scene = Scene("first_die").dice(6, 6, 6, 6, 6).farm(**farm).begin()
        return scene.play("take die 6", "choose delivery")
    return deliveries().farm(**farm).begin()


# --- G40: hiring up front -----------------------------------------------------------------------


def test_g40_each_hire_pays_for_one() -> None:
    scene = extra(options=UP_FRONT, silver=2, extensions=[1, 4]).play("hire")
    assert scene.silver() == 1
    scene.play("hire")
    assert scene.silver() == 0
    assert scene.why("hire") == "no-silver"


def test_g40_the_first_delivery_closes_the_hiring() -> None:
    scene = extra(options=UP_FRONT, silver=9, extensions=[1, 4]).play("hire")
    assert scene.can("hire")
    scene.play("deliver olive den butcher")
    assert scene.why("hire") == "hiring-closed"
    assert scene.why("deliver olive den greengrocer") == "no-delivery-left"
