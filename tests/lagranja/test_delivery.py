"""Transport step 3: paragraphs 8.3, 8.3.1 (craft buildings) and 8.3.2 (blocked buildings)."""

from typing import Any

import pytest

from tests.lagranja.builders import Scene
from tests.lagranja.paragraphs import paragraph

LAST_GOOD: dict[str, dict[str, Any]] = {
    # What lies in the row already, and the one good that completes it.
    "greengrocer": {"has": ["olive", "grain", "pig"], "good": "grape", "action": "grape den"},
    "merchant_house": {"has": ["olive", "grain", "grape"], "good": "wine", "action": "wine"},
    "deli": {"has": ["pig", "food"], "good": "meat", "action": "meat"},
    "village_store": {
        "has": ["grain", "grape", "food"],
        "good": "commodity",
        "action": "commodity",
    },
    "butcher": {"has": ["olive", "meat"], "good": "pig", "action": "pig"},
    "wainwright": {"has": ["wine", "meat"], "good": "food", "action": "food"},
}
CRAFTS = list(LAST_GOOD)


def delivering(step: str = "deliveries", number: int = 2, **things: Any) -> Scene:
    """Seat 0 makes its deliveries first, with four donkeys."""
    scene = Scene(step, round=number).farm(0, **{"siesta": 1, "donkey": 4} | things)
    return scene.begin()


def about_to_complete(*crafts: str, number: int = 2, **things: Any) -> Scene:
    """One good is missing in each of these rows, and it is there."""
    farm: dict[str, Any] = {"siesta": 1, "donkey": 4}
    farm["delivered"] = {craft: LAST_GOOD[craft]["has"] for craft in crafts}
    for craft in crafts:
        farm[LAST_GOOD[craft]["good"]] = 1
    return Scene("deliveries", round=number).farm(0, **farm | things)


def complete(craft: str) -> str:
    return f"deliver {LAST_GOOD[craft]['action']} {craft}"


def marker(scene: Scene, craft: str, seat: int = 0) -> str:
    side: str = scene.of(seat)["crafts"][CRAFTS.index(craft)]["marker"]
    return side


# --- 8.3 --------------------------------------------------------------------------------------


@paragraph("8.3")
@pytest.mark.parametrize("donkeys", [1, 2, 3, 4])
def test_each_donkey_is_one_delivery(donkeys: int) -> None:
    scene = delivering(donkey=donkeys, olive=9, barrows=[20])
    targets = ("greengrocer", "merchant_house", "butcher", "barrow 1")
    for target in targets[:donkeys]:
        scene.play(f"deliver olive den {target}")
    assert scene.stock("olive") == 9 - donkeys
    assert scene.why("deliver olive den barrow 1") == "no-delivery-left"
    assert scene.silver() == 0


@paragraph("8.3")
def test_nobody_has_to_use_all_deliveries() -> None:
    scene = delivering(olive=9).play("deliver olive den butcher", "done")
    assert (scene.actor, scene.view()["step"]) == (1, "deliveries")


@paragraph("8.3")
def test_each_player_finishes_before_the_next_begins_in_the_new_order() -> None:
    scene = Scene("deliveries", seats=3)
    for seat, space in ((0, 1), (1, 3), (2, 2)):
        scene.farm(seat, siesta=space, olive=2, donkey=2)
    scene.begin()
    for seat in (1, 2, 0):
        assert scene.position.actors() == [seat]
        scene.play("deliver olive den butcher", "deliver olive den greengrocer", "done")


@paragraph("8.3")
def test_the_wainwrights_lasting_delivery_and_the_blacksmith_add_one_each() -> None:
    scene = delivering(donkey=1, olive=9, helpers=[64], crafts={"wainwright": "back"})
    for target in ("greengrocer", "merchant_house", "butcher"):
        scene.play(f"deliver olive den {target}")
    scene = delivering(donkey=2, olive=9, helpers=[64])  # the Blacksmith asks for one donkey
    scene.play("deliver olive den greengrocer", "deliver olive den butcher")
    assert scene.why("deliver olive den merchant_house") == "no-delivery-left"


@paragraph("8.3")
def test_goods_come_from_den_field_pig_place_and_the_commodity_space() -> None:
    scene = delivering(
        olive=1, pig=1, food=1, commodity=1, fields={"olive": [1], "grape": [2]}, barrows=[8]
    )
    assert scene.offers("deliver") == [
        *[f"deliver {good} greengrocer" for good in ("olive den", "olive field 1")],
        *[f"deliver {good} greengrocer" for good in ("grape field 2", "pig")],
        *[f"deliver {good} merchant_house" for good in ("olive den", "olive field 1")],
        "deliver grape field 2 merchant_house",
        *[f"deliver {good} deli" for good in ("pig", "food")],
        *[f"deliver {good} village_store" for good in ("grape field 2", "food", "commodity")],
        *[f"deliver {good} butcher" for good in ("olive den", "olive field 1", "pig")],
        "deliver food wainwright",
        *[f"deliver {good} barrow 1" for good in ("grape field 2", "pig")],
    ]


@paragraph("8.3")
def test_the_player_says_whether_the_good_comes_from_den_or_field() -> None:
    scene = delivering(olive=1, fields={"olive": [1]}).play("deliver olive field 1 butcher")
    assert (scene.stock("olive"), scene.fields("olive")) == (1, [0])
    scene = delivering(olive=1, fields={"olive": [1]}).play("deliver olive den butcher")
    assert (scene.stock("olive"), scene.fields("olive")) == (0, [1])


@paragraph("8.3")
def test_a_pig_on_a_helper_is_delivered_like_one_in_the_stall() -> None:
    scene = delivering(pig=3, helpers=[12]).play("deliver pig butcher")
    assert scene.stock("pig") == 2


@paragraph("8.3")
def test_a_delivery_moves_a_marker_and_needs_no_new_one() -> None:
    scene = delivering(olive=1)
    pool = scene.pool()
    assert scene.play("deliver olive den butcher").pool() == pool


@paragraph("8.3")
def test_deliveries_are_split_between_buildings_and_barrows_in_any_order() -> None:
    scene = delivering(olive=4, barrows=[20, 4])
    for target in ("barrow 2", "butcher", "barrow 1", "greengrocer"):
        scene.play(f"deliver olive den {target}")
    assert [barrow["has"] for barrow in scene.of()["barrows"][:2]] == [["olive"], ["olive"]]
    assert scene.of()["crafts"][4]["has"] == ["olive"]


@paragraph("8.3")
def test_only_own_barrows_take_goods() -> None:
    scene = Scene("deliveries").farm(0, siesta=1, donkey=4, olive=1).farm(1, barrows=[20]).begin()
    assert scene.why("deliver olive den barrow 1") == "no-barrow"


@paragraph("8.3")
def test_a_symbol_takes_one_good_of_its_kind() -> None:
    scene = delivering(olive=2, grain=1)
    assert scene.why("deliver grain den butcher") == "no-symbol"
    scene.play("deliver olive den butcher")
    assert scene.why("deliver olive den butcher") == "no-symbol"
    assert scene.why("deliver grape den greengrocer") == "no-good"


# --- 8.3.1 Delivering -------------------------------------------------------------------------


@paragraph("8.3.1")
def test_every_player_has_a_row_of_the_same_goods_in_every_building() -> None:
    scene = Scene("deliveries", seats=4)
    for seat in range(4):
        scene.farm(seat, siesta=4 - seat, pig=1, donkey=4)
    scene.begin()
    for seat in range(4):
        assert scene.actor == seat
        scene.play("deliver pig butcher", "done")
    for seat in range(4):
        assert scene.of(seat)["crafts"][4]["has"] == ["pig"]


@paragraph("8.3.1")
def test_a_row_is_filled_in_any_order() -> None:
    scene = delivering(food=1, wine=1, meat=1)
    scene.play("deliver meat wainwright", "deliver food wainwright")
    row = scene.of()["crafts"][5]
    assert (row["marker"], row["needs"], row["has"]) == ("none", ["wine"], ["food", "meat"])
    scene.play("deliver wine wainwright")
    assert marker(scene, "wainwright") == "front"


@paragraph("8.3.1")
def test_what_was_delivered_stays_for_the_next_rounds() -> None:
    scene = delivering(olive=1, number=3).play("deliver olive den butcher")
    while scene.view()["round"] == 3:
        scene.play("done")
    assert scene.of()["crafts"][4]["has"] == ["olive"]


@paragraph("8.3.1")
@pytest.mark.parametrize("craft", CRAFTS)
def test_a_supplied_row_completes_the_building(craft: str) -> None:
    scene = about_to_complete(craft).begin()
    pool = scene.pool()
    scene.play(complete(craft))
    assert scene.question == "instant"
    assert marker(scene, craft) == "front"
    # One marker lies in the grey area, the others are back.
    assert scene.pool() == pool + len(LAST_GOOD[craft]["has"])
    assert scene.of()["crafts"][CRAFTS.index(craft)]["has"] == []


@paragraph("8.3.1")
def test_a_completed_building_takes_no_more_goods_of_this_player() -> None:
    scene = about_to_complete("wainwright", food=2).begin().play(complete("wainwright"), "pass")
    assert scene.why("deliver food wainwright") == "building-completed"


@paragraph("8.3.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_completing_gives_the_number_of_the_round_and_one_for_the_first(number: int) -> None:
    scene = about_to_complete("deli", number=number).begin().play(complete("deli"))
    assert scene.vp() == number + 1


@paragraph("8.3.1")
def test_the_second_player_to_complete_a_building_gets_the_round_only() -> None:
    scene = about_to_complete("deli").farm(1, crafts={"deli": "back"}).begin()
    assert scene.play(complete("deli")).vp() == 2


@paragraph("8.3.1", "8.3.2")
def test_completing_the_wainwright_first_in_round_two_gives_four_points() -> None:
    """The rulebook's example: then a delivery, then the points of the siesta space."""
    scene = (
        Scene("deliveries", round=2)
        .block(deli=1)
        .farm(0, siesta=2, donkey=3, food=1, wine=1, meat=1, olive=1)
    )
    scene.begin()
    pool = scene.pool()
    scene.play("deliver food wainwright", "deliver wine wainwright", "deliver meat wainwright")
    assert (scene.vp(), scene.pool()) == (1 + 1 + 2, pool + 2)
    assert marker(scene, "wainwright") == "front"
    scene.play("accept", "deliver olive den butcher")
    assert scene.vp() == 4 + 1


@paragraph("8.3.1")
def test_points_come_in_the_order_of_a_completion() -> None:
    """First, unblocking, round, Craftsman, Village Store."""
    scene = about_to_complete("deli", helpers=[50], crafts={"village_store": "back"})
    scene.block(butcher=2).begin().play(complete("deli"))
    points = [event[3] for event in scene.events if event[0] == 2]
    assert points == [1, 1, 2, 1, 2]
    assert scene.vp() == 7


@paragraph("8.3.1")
def test_the_haggler_takes_a_good_back_before_the_points() -> None:
    scene = about_to_complete("deli", helpers=[59]).begin().play(complete("deli"))
    assert (scene.legal(), scene.vp()) == (["pass", "use 59"], 0)
    scene.play("use 59")
    assert scene.legal() == ["take pig", "take food", "take meat"]
    scene.play("take meat")
    assert (scene.stock("meat"), scene.vp(), scene.question) == (1, 3, "instant")


@paragraph("8.3.1")
def test_the_instant_effect_is_used_now_or_not_at_all() -> None:
    scene = about_to_complete("merchant_house").begin().play(complete("merchant_house"), "pass")
    assert (scene.silver(), marker(scene, "merchant_house")) == (0, "front")
    assert scene.why("accept") == "not-asked"


@paragraph("8.3.1")
def test_a_completion_inside_an_instant_effect_is_finished_first() -> None:
    """The Wainwright's delivery completes the Deli, whose commodity comes before the siesta VP."""
    scene = about_to_complete("wainwright", "deli", siesta=3).begin()
    scene.play(complete("wainwright"), "accept", complete("deli"))
    assert (scene.question, scene.vp()) == ("instant", 3 + 3)
    scene.play("accept")
    assert (scene.stock("commodity"), scene.vp()) == (1, 3 + 3 + 2)


# --- 8.3.1 The six markers: at once -----------------------------------------------------------


@paragraph("8.3.1")
@pytest.mark.parametrize("good", ["olive", "grain", "grape", "pig"])
def test_the_greengrocer_gives_one_resource_at_once(good: str) -> None:
    scene = about_to_complete("greengrocer").begin().play(complete("greengrocer"))
    assert scene.legal() == ["pass", "take olive", "take grain", "take grape", "take pig"]
    scene.play(f"take {good}")
    assert (scene.stock(good), sum(scene.of()["stock"].values())) == (1, 1)
    assert scene.question == "turn"


@paragraph("8.3.1")
def test_the_merchant_house_gives_three_silver_at_once() -> None:
    scene = about_to_complete("merchant_house").begin().play(complete("merchant_house"))
    assert scene.legal() == ["pass", "accept"]
    assert scene.play("accept").silver() == 3


@paragraph("8.3.1")
def test_the_deli_gives_a_trade_commodity_at_once() -> None:
    scene = about_to_complete("deli").begin().play(complete("deli"), "accept")
    assert scene.stock("commodity") == 1


@paragraph("8.3.1")
def test_the_village_store_gives_two_points_at_once_and_none_for_itself() -> None:
    scene = about_to_complete("village_store").begin().play(complete("village_store"))
    assert scene.vp() == 3
    assert scene.play("accept").vp() == 5


@paragraph("8.3.1")
@pytest.mark.parametrize("barrows", [[], [20], [20, 4, 8]])
def test_the_butcher_gives_a_point_for_each_barrow_on_the_farm_at_once(barrows: list[int]) -> None:
    scene = about_to_complete("butcher", barrows=barrows).begin().play(complete("butcher"))
    assert scene.vp() == 3
    assert scene.play("accept").vp() == 3 + len(barrows)


@paragraph("8.3.1")
@pytest.mark.parametrize(("space", "points"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_the_wainwright_gives_a_delivery_then_the_points_of_the_siesta_space(
    space: int, points: int
) -> None:
    scene = about_to_complete("wainwright", siesta=space, donkey=1, olive=1).begin()
    scene.play(complete("wainwright"), "accept")
    assert (scene.question, scene.vp()) == ("delivery", 3)
    scene.play("deliver olive den butcher")
    assert scene.vp() == 3 + points
    assert scene.why("deliver olive den greengrocer") == "no-delivery-left"


@paragraph("8.3.1")
def test_without_anything_to_deliver_the_wainwright_gives_the_points() -> None:
    scene = about_to_complete("wainwright", siesta=4).begin()
    assert scene.play(complete("wainwright"), "accept").vp() == 3 + 3
    scene = about_to_complete("wainwright", siesta=4, olive=1).begin()
    assert scene.play(complete("wainwright"), "accept", "pass").vp() == 3 + 3


# --- 8.3.1 The six markers: lasting -----------------------------------------------------------


@paragraph("8.3.1", "9")
@pytest.mark.parametrize("craft", CRAFTS)
def test_a_marker_is_turned_at_the_end_of_the_round(craft: str) -> None:
    scene = about_to_complete(craft).begin().play(complete(craft), "pass")
    assert marker(scene, craft) == "front"
    while scene.view()["round"] == 2:
        assert marker(scene, craft) == "front"
        scene.play("done")
    assert marker(scene, craft) == "back"


@paragraph("8.3.1")
def test_no_marker_is_turned_after_round_six() -> None:
    scene = about_to_complete("deli", number=6).begin().play(complete("deli"), "pass")
    while not scene.position.is_over:
        scene.play("done")
    assert marker(scene, "deli") == "front"


@paragraph("8.3.1", "6.2")
@pytest.mark.parametrize(
    ("craft", "silver", "commodities"), [("merchant_house", 3, 0), ("deli", 0, 1)]
)
def test_merchant_house_and_deli_pay_in_farm_step_two_from_the_next_round_on(
    craft: str, silver: int, commodities: int
) -> None:
    scene = about_to_complete(craft).begin().play(complete(craft), "pass")
    while scene.view()["step"] != "cards":
        scene.play("done")
    assert (scene.silver(), scene.stock("commodity")) == (0, 0)
    while scene.view()["step"] != "growth":
        scene.play("done")
    assert (scene.silver(), scene.stock("commodity")) == (silver, commodities)


@paragraph("8.3.1", "6.2")
def test_the_greengrocer_brings_a_resource_in_farm_step_two() -> None:
    scene = Scene("income").farm(0, crafts={"greengrocer": "back"}).begin().play("take grape")
    assert scene.stock("grape") == 1


@paragraph("8.3.1")
@pytest.mark.parametrize(("side", "points"), [("back", 3 + 2), ("front", 3)])
def test_a_turned_village_store_gives_two_points_for_each_craft_marker(
    side: str, points: int
) -> None:
    """A store won in the same round gives nothing for other markers."""
    scene = about_to_complete("deli", crafts={"village_store": side}).begin()
    assert scene.play(complete("deli")).vp() == points


@paragraph("8.3.1")
@pytest.mark.parametrize(("side", "points"), [("back", 2 + 1), ("front", 2)])
def test_a_turned_butcher_gives_a_point_for_each_completed_barrow(side: str, points: int) -> None:
    scene = delivering(
        grape=1, barrows=[16], crafts={"butcher": side}, delivered={"barrow 1": ["grape"]}
    )
    assert scene.play("deliver grape den barrow 1").vp() == points


@paragraph("8.3.1", "7.2")
def test_village_store_and_butcher_score_in_the_revenue_phase_too() -> None:
    scene = (
        Scene("first_die")
        .dice(6, 6, 6, 6, 6)
        .farm(
            0,
            crafts={"village_store": "back", "butcher": "back"},
            delivered={"deli": ["pig", "food"], "barrow 1": ["grape"]},
            barrows=[16],
            meat=1,
            grape=1,
        )
    )
    scene.begin().play("take die 6", "choose delivery", complete("deli"), "pass", "done")
    assert scene.vp() == 1 + 2 + 2
    scene.play("take die 6", "choose silver", "done", "take die 6", "choose delivery")
    scene.play("deliver grape den barrow 1")
    assert scene.vp() == 5 + 2 + 1


@paragraph("8.3.1", "8.2")
@pytest.mark.parametrize(("side", "walks", "deliveries"), [("back", 2, 2), ("front", 1, 1)])
def test_a_turned_wainwright_gives_a_step_and_a_delivery(
    side: str, walks: int, deliveries: int
) -> None:
    scene = Scene("siesta").farm(0, donkey=3, crafts={"wainwright": side}).begin()
    assert len(scene.offers("walk")) == walks
    scene = delivering(donkey=1, olive=9, crafts={"wainwright": side})
    for target in ("greengrocer", "merchant_house")[:deliveries]:
        scene.play(f"deliver olive den {target}")
    assert scene.why("deliver olive den butcher") == "no-delivery-left"


# --- 8.3.2 ------------------------------------------------------------------------------------


@paragraph("8.3.2")
def test_nobody_delivers_to_a_blocked_building() -> None:
    scene = Scene("deliveries").block(butcher=1, greengrocer=2, deli=3)
    scene.farm(0, siesta=1, donkey=4, olive=1, pig=1).begin()
    assert scene.why("deliver olive den butcher") == "building-blocked"
    assert scene.offers("deliver") == ["deliver olive den merchant_house"]


@paragraph("8.3.2")
def test_first_completions_remove_the_order_markers_from_the_lowest_up() -> None:
    scene = about_to_complete("deli", "merchant_house", "village_store")
    scene.block(butcher=3, greengrocer=1, wainwright=2).begin()
    scene.play(complete("deli"), "pass")
    assert scene.view()["blocked"] == [0, 0, 0, 0, 3, 2]
    scene.play(complete("village_store"), "pass")
    assert scene.view()["blocked"] == [0, 0, 0, 0, 3, 0]
    scene.play(complete("merchant_house"), "pass")
    assert scene.view()["blocked"] == [0] * 6
    assert scene.vp() == 3 * (1 + 1 + 2)


@paragraph("8.3.2")
def test_the_opened_building_takes_goods_in_the_same_turn_and_from_everyone() -> None:
    scene = about_to_complete("deli", olive=1).farm(1, pig=1, donkey=4).block(butcher=1).begin()
    assert scene.why("deliver olive den butcher") == "building-blocked"
    scene.play(complete("deli"), "pass", "deliver olive den butcher", "done")
    assert scene.actor == 1
    scene.play("deliver pig butcher")


@paragraph("8.3.2")
def test_the_instant_delivery_may_go_to_the_building_just_opened() -> None:
    scene = about_to_complete("wainwright", olive=1).block(butcher=1).begin()
    scene.play(complete("wainwright"), "accept", "deliver olive den butcher")
    assert scene.of()["crafts"][4]["has"] == ["olive"]


@paragraph("8.3.2")
def test_completing_a_building_after_another_player_opens_nothing() -> None:
    scene = about_to_complete("deli").farm(1, crafts={"deli": "back"}).block(butcher=1).begin()
    scene.play(complete("deli"))
    assert (scene.view()["blocked"][4], scene.vp()) == (1, 2)


@paragraph("8.3.2")
def test_a_building_that_was_blocked_counts_like_any_other_once_open() -> None:
    scene = about_to_complete("deli", "butcher").block(butcher=1, greengrocer=2).begin()
    scene.play(complete("deli"), "pass", complete("butcher"), "pass")
    assert scene.vp() == 2 * (1 + 1 + 2)
    assert scene.view()["blocked"] == [0] * 6
    assert scene.view()["completed"] == [False, False, True, False, True, False]


@paragraph("8.3.2")
def test_when_no_order_marker_is_left_there_is_no_point_for_one() -> None:
    assert about_to_complete("deli").begin().play(complete("deli")).vp() == 1 + 2
