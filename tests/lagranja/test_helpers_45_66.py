"""The helpers of cards 45 to 66 (12.45 to 12.66): what each does, when, how often, who is asked.

Every test is named after the key of its helper.
"""

import json
from typing import Any

import pytest

from barrowgate.lagranja import names
from barrowgate.lagranja.loading import from_changes, shipped
from tests.lagranja.builders import Scene

FIVE_DICE = (1, 2, 3, 4, 6)
TURNS = (
    *("cards", "income", "growth", "roof", "first_die", "second_die", "common_die"),
    *("siesta", "deliveries", "extra_deliveries"),
)


def at_the_village(step: str = "deliveries", **farm: Any) -> Scene:
    """Seat 0 is first in the new turn order and lays out its farm."""
    seats = farm.pop("seats", 2)
    played = farm.pop("round", 2)
    options = farm.pop("options", None)
    return Scene(step, seats=seats, round=played, options=options).farm(0, siesta=1, **farm)


def at_the_dice(*dice: int, **farm: Any) -> Scene:
    """Seat 0 is about to take its first die."""
    played = farm.pop("round", 2)
    return Scene("first_die", round=played).farm(0, **farm).dice(*dice).begin(0)


def in_step(step: str, **farm: Any) -> Scene:
    """The turn of seat 0 in any step that has turns."""
    scene = Scene(step)
    if step == "first_die":
        scene.dice(*FIVE_DICE)
    elif step == "second_die":
        scene.dice(1, 2, 3).farm(1, dice=[4])
        farm = {"dice": [6], **farm}
    elif step == "common_die":
        scene.dice(3)
    return scene.farm(0, siesta=1, donkey=2, **farm).begin(0)


def marked(scene: Scene, card: int, seat: int = 0) -> bool:
    """Does this helper carry the mark of its use?"""
    used = {helper["card"]: helper["used"] for helper in scene.of(seat)["helpers"] if helper}
    return bool(used[card])


def silver_by_cause(scene: Scene) -> list[tuple[int, int]]:
    """Who or what gave how much silver since the last action, in this order."""
    return [(e[5], e[3]) for e in scene.events if e[0] == names.EVENT_SILVER]


# --- 45 Shepherd --------------------------------------------------------------------------------


def test_shepherd_gives_a_silver_for_each_pig_and_asks_nothing() -> None:
    scene = Scene("income").farm(0, helpers=[45], pig=2).farm(1, pig=2).begin(0)
    assert scene.silver() == 2
    assert scene.question == "turn"
    scene.play("done")
    assert scene.silver(1) == 0


def test_shepherd_without_a_pig_gives_nothing() -> None:
    assert Scene("income").farm(0, helpers=[45], meat=2).begin(0).silver() == 0


def test_shepherd_pays_for_three_pigs_at_most() -> None:
    assert Scene("income").farm(0, helpers=[45, 51], pig=4).begin(0).silver() == 3


def test_shepherd_counts_the_pig_that_the_greengrocer_brought_just_before() -> None:
    scene = Scene("income").farm(0, helpers=[45], pig=1, crafts={"greengrocer": "back"}).begin(0)
    scene.play("take pig")
    assert scene.stock("pig") == 2
    assert scene.silver() == 2


def test_shepherd_comes_last_of_the_income_after_extensions_steward_and_beekeeper() -> None:
    farm: dict[str, Any] = {"extensions": [2], "fields": {"grain": [1]}, "pig": 1}
    scene = Scene("income").farm(0, helpers=[45, 52, 27], **farm).begin(0)
    by_extension = (names.CAUSE_EXTENSION, 1)
    assert silver_by_cause(scene) == [by_extension, (27, 2), (52, 1), (45, 1)]


def test_shepherd_played_after_the_income_pays_nothing_in_this_round() -> None:
    scene = Scene("income").farm(0, hand=[45], commodity=1, pig=2).begin(0)
    scene.play("commodity play", "play 45 helper")
    assert scene.silver() == 0
    assert scene.why("use 45") == "helper-not-activated"


# --- 46 Tout ------------------------------------------------------------------------------------
# Space 7 is worth 5; its lower neighbours are 2, 3, 8, 12 and 13, the 6 beside it is space 6.


def with_a_five(**farm: Any) -> Scene:
    """A barrow of value 5 that lacks one pig."""
    return at_the_village(
        barrows=[8], delivered={"barrow 1": ["grape", "grape"]}, pig=1, donkey=2, **farm
    )


def test_tout_pays_a_silver_for_each_opposing_marker_removed() -> None:
    scene = with_a_five(helpers=[46]).market({8: 1, 13: 1, 6: 1, 12: 0}).begin(0)
    scene.play("deliver pig barrow 1", "place 7")
    assert scene.silver() == 2
    assert scene.vp() == 5 + 2
    assert scene.question == "turn"
    assert [scene.at(space) for space in (8, 13, 6, 12)] == [-1, -1, 1, 0]


def test_tout_pays_for_a_replaced_marker_as_well() -> None:
    scene = with_a_five(helpers=[46]).market({7: 1, 11: 1, 23: 1, 8: 1}).begin(0)
    scene.play("deliver pig barrow 1", "place 7")
    assert scene.silver() == 2


def test_tout_pays_nothing_for_an_own_marker_that_is_replaced() -> None:
    scene = with_a_five(helpers=[46]).market({7: 0, 11: 0, 23: 0}).begin(0)
    scene.play("deliver pig barrow 1", "place 7")
    assert scene.silver() == 0
    assert scene.vp() == 5


def test_tout_pays_nothing_for_a_marker_saved_by_the_peddler() -> None:
    scene = with_a_five(helpers=[46]).farm(1, helpers=[33]).market({8: 1, 13: 1}).begin(0)
    scene.play("deliver pig barrow 1", "place 7")
    scene.play("use 33", "rescue 8", "place 14", seat=1)
    assert scene.silver() == 1
    assert scene.at(14) == 1


def test_tout_pays_only_for_the_markers_that_were_chosen() -> None:
    scene = with_a_five(helpers=[46], options={"removal": "choose"}).market({8: 1, 13: 1})
    scene.begin(0).play("deliver pig barrow 1", "place 7", "remove 13")
    assert scene.silver() == 1
    assert scene.at(8) == 1


def test_tout_is_paid_for_markers_of_the_neutral_player() -> None:
    scene = with_a_five(helpers=[46], seats=1).market({8: 4, 13: 4}).begin(0)
    scene.play("deliver pig barrow 1", "place 7")
    assert scene.silver() == 2


def test_tout_of_somebody_else_earns_nothing() -> None:
    scene = with_a_five().farm(1, helpers=[46]).market({8: 1}).begin(0)
    scene.play("deliver pig barrow 1", "place 7")
    assert (scene.silver(0), scene.silver(1)) == (0, 0)


def test_tout_works_in_the_revenue_phase_too() -> None:
    scene = at_the_dice(
        *FIVE_DICE,
        helpers=[46],
        barrows=[8],
        delivered={"barrow 1": ["grape", "grape"]},
        pig=1,
    ).market({8: 1})
    scene.play("take die 6", "choose delivery", "deliver pig barrow 1", "place 7")
    assert scene.silver() == 1


# --- 47 Journeyman ------------------------------------------------------------------------------


def test_journeyman_draws_a_card_for_two_silver_once_a_round() -> None:
    scene = Scene("income").farm(0, helpers=[47], silver=5).begin(0)
    scene.play("use 47")
    assert scene.silver() == 3
    assert len(scene.hand()) == 1
    assert marked(scene, 47)
    assert scene.pool() == 24
    assert scene.why("use 47") == "helper-used"


def test_journeyman_is_not_offered_without_two_silver_or_without_a_card() -> None:
    assert Scene("income").farm(0, helpers=[47], silver=1).begin(0).why("use 47") == "no-silver"
    scene = Scene("income").farm(0, helpers=[47], silver=2).deck().begin(0)
    assert scene.why("use 47") == "no-card-to-draw"


def test_journeyman_draws_from_the_discards_when_the_deck_is_empty() -> None:
    scene = Scene("income").farm(0, helpers=[47], silver=2).discards(9).deck().begin(0)
    scene.play("use 47")
    assert scene.hand() == [9]


def test_journeyman_may_be_left_alone() -> None:
    scene = Scene("income").farm(0, helpers=[47], silver=5).begin(0)
    scene.play("done")
    assert scene.silver() == 5
    assert scene.hand() == []


def test_journeyman_works_only_in_the_own_turn() -> None:
    scene = Scene("income").farm(1, helpers=[47], silver=5).begin(0)
    assert scene.why("use 47", seat=1) == "not-your-turn"
    assert scene.why("use 47") == "helper-absent"


# --- 48 Basket Weaver ---------------------------------------------------------------------------
# Card 26 as a barrow: olive, grain and two grapes for 5; card 6: two grains for 2.


def test_basket_weaver_carries_a_second_harvest_good_with_one_delivery() -> None:
    scene = at_the_village(helpers=[48], barrows=[26], grape=2, olive=1, donkey=1).begin(0)
    scene.play("deliver grape den barrow 1")
    assert scene.question == "helper"
    scene.play("use 48", "deliver olive den barrow 1")
    assert scene.of()["barrows"][0]["has"] == ["olive", "grape"]
    assert scene.why("deliver grape den barrow 1") == "no-delivery-left"


def test_basket_weaver_may_carry_two_alike_from_den_and_field() -> None:
    scene = at_the_village(helpers=[48], barrows=[26], grape=1, fields={"grape": [1]}, donkey=1)
    scene.begin(0).play("deliver grape den barrow 1", "use 48", "deliver grape field 1 barrow 1")
    assert scene.of()["barrows"][0]["has"] == ["grape", "grape"]
    assert scene.fields("grape") == [0]


def test_basket_weaver_completes_a_barrow_after_both_goods() -> None:
    scene = at_the_village(helpers=[48], barrows=[6], grain=2, donkey=1).begin(0)
    scene.play("deliver grain den barrow 1")
    assert scene.vp() == 0
    scene.play("use 48")
    assert scene.vp() == 0
    scene.play("deliver grain den barrow 1", "place 13")
    assert scene.vp() == 2
    assert scene.is_discarded(6)


def test_basket_weaver_completes_a_building_after_both_goods() -> None:
    scene = at_the_village(
        helpers=[48],
        delivered={"greengrocer": ["pig", "olive"]},
        grain=1,
        grape=1,
        donkey=1,
    ).begin(0)
    scene.play("deliver grain den greengrocer", "use 48")
    assert scene.vp() == 0
    assert scene.offers("deliver") == ["deliver grape den greengrocer"]
    scene.play("deliver grape den greengrocer")
    assert scene.vp() == 1 + 2
    assert scene.question == "instant"


def test_basket_weaver_brings_both_goods_to_the_same_place() -> None:
    scene = at_the_village(helpers=[48], barrows=[26, 6], grain=3, grape=1, donkey=1).begin(0)
    scene.play("deliver grain den barrow 1", "use 48")
    assert scene.offers("deliver") == ["deliver grape den barrow 1"]
    assert scene.why("deliver grain den barrow 2") == "other-target"


def test_basket_weaver_is_not_asked_when_no_second_good_fits() -> None:
    scene = at_the_village(helpers=[48], barrows=[26], grape=1, pig=1, donkey=2).begin(0)
    scene.play("deliver grape den barrow 1")
    assert scene.question == "turn"
    assert not marked(scene, 48)


def test_basket_weaver_carries_harvest_goods_alone() -> None:
    """Card 5 as a barrow: grain, pig, food."""
    scene = at_the_village(helpers=[48], barrows=[5], grain=1, pig=1, food=1, donkey=3).begin(0)
    scene.play("deliver pig barrow 1")
    assert scene.question == "turn"
    scene.play("deliver grain den barrow 1")
    assert scene.question == "turn"


def test_basket_weaver_refuses_an_upgraded_second_good() -> None:
    """Card 56 as a barrow: olive, two grains, food."""
    scene = at_the_village(helpers=[48], barrows=[56], grain=2, food=1, donkey=1).begin(0)
    scene.play("deliver grain den barrow 1", "use 48")
    assert scene.why("deliver food barrow 1") == "wrong-good"


def test_basket_weaver_may_be_declined_and_is_asked_at_the_next_delivery() -> None:
    scene = at_the_village(helpers=[48], barrows=[26], grape=2, olive=1, grain=1, donkey=2)
    scene.begin(0).play("deliver grape den barrow 1", "pass")
    assert not marked(scene, 48)
    assert scene.question == "turn"
    scene.play("deliver olive den barrow 1")
    assert scene.question == "helper"


def test_basket_weaver_works_once_a_round() -> None:
    scene = at_the_village(helpers=[48], barrows=[26], grape=2, olive=1, grain=1, donkey=2)
    scene.begin(0).play("deliver grape den barrow 1", "use 48", "deliver grape den barrow 1")
    assert marked(scene, 48)
    scene.play("deliver olive den barrow 1")
    assert scene.question == "turn"


def test_basket_weaver_makes_one_extra_delivery_carry_two_for_one_silver() -> None:
    scene = at_the_village("extra_deliveries", helpers=[48], barrows=[26], grape=2, silver=1)
    scene.begin(0).play("deliver grape den barrow 1", "use 48", "deliver grape den barrow 1")
    assert scene.silver() == 0
    assert scene.of()["barrows"][0]["has"] == ["grape", "grape"]


def test_basket_weaver_goes_with_an_extra_delivery_paid_up_front() -> None:
    scene = at_the_village(
        "extra_deliveries",
        options={"extra_deliveries": "up_front"},
        helpers=[48],
        barrows=[26],
        grape=2,
        silver=2,
    ).begin(0)
    scene.play("hire", "deliver grape den barrow 1", "use 48", "deliver grape den barrow 1")
    assert scene.silver() == 1
    assert scene.why("deliver olive den barrow 1") == "no-delivery-left"


def test_basket_weaver_goes_with_a_delivery_tile_in_the_transport_phase_only() -> None:
    farm: dict[str, Any] = {"helpers": [48], "barrows": [26], "grape": 2, "tiles": ["delivery"]}
    scene = at_the_village(**farm).begin(0)
    scene.play("use tile delivery", "deliver grape den barrow 1")
    assert scene.question == "helper"
    scene = at_the_dice(*FIVE_DICE, **farm)
    scene.play("use tile delivery", "deliver grape den barrow 1")
    assert scene.question == "turn"


def test_basket_weaver_stays_at_home_in_the_revenue_phase_and_with_the_plasterer() -> None:
    scene = at_the_dice(*FIVE_DICE, helpers=[48], barrows=[26], grape=2)
    scene.play("take die 6", "choose delivery", "deliver grape den barrow 1")
    assert scene.question == "turn"
    scene = (
        Scene("roof")
        .tiles("olive", "pig")
        .farm(0, helpers=[48, 40], barrows=[26], grape=2, silver=2)
    )
    scene.begin(0).play("buy tile olive", "deliver grape den barrow 1")
    assert scene.question == "turn"


def test_basket_weaver_goes_with_the_instant_delivery_of_the_wainwright() -> None:
    scene = at_the_village(
        helpers=[48],
        barrows=[6],
        delivered={"wainwright": ["food", "wine"]},
        meat=1,
        grain=2,
        donkey=1,
    ).begin(0)
    scene.play("deliver meat wainwright", "accept", "deliver grain den barrow 1", "use 48")
    scene.play("deliver grain den barrow 1")
    assert scene.question == "place"


def test_basket_weaver_that_took_the_second_good_off_for_its_mark_carries_one() -> None:
    """G15: the only other good was given up for the mark, so nothing is left to carry."""
    scene = at_the_village(
        helpers=[48], barrows=[26], delivered={"barrow 1": ["grape"]}, grape=1, olive=1, food=22
    ).begin(0)
    assert scene.pool() == 0
    scene.play("deliver grape den barrow 1", "use 48", "return olive den")
    assert scene.question == "turn"
    assert scene.of()["barrows"][0]["has"] == ["grape", "grape"]


# --- 49 Gardener --------------------------------------------------------------------------------


def test_gardener_adds_a_good_of_a_kind_in_a_den_or_on_a_field() -> None:
    scene = Scene("income").farm(0, helpers=[49], grape=1, fields={"olive": [1]}).begin(0)
    scene.play("use 49")
    assert scene.legal() == ["take olive", "take grape"]
    scene.play("take olive")
    assert scene.stock("olive") == 1
    assert scene.fields("olive") == [1]


def test_gardener_works_once_a_round() -> None:
    scene = Scene("income").farm(0, helpers=[49], grain=1).begin(0)
    scene.play("use 49", "take grain")
    assert scene.stock("grain") == 2
    assert marked(scene, 49)
    assert scene.why("use 49") == "helper-used"


def test_gardener_needs_a_harvest_good_on_the_farm() -> None:
    farm: dict[str, Any] = {"pig": 2, "food": 1, "commodity": 1, "fields": {"grain": [0]}}
    scene = Scene("income").farm(0, helpers=[49], **farm).begin(0)
    assert scene.why("use 49") == "no-good"


def test_gardener_does_not_count_goods_that_lie_on_a_barrow_or_in_a_row() -> None:
    laid = {"barrow 1": ["grain"], "greengrocer": ["grape"]}
    scene = Scene("income").farm(0, helpers=[49], barrows=[6], delivered=laid, olive=1).begin(0)
    scene.play("use 49")
    assert scene.legal() == ["take olive"]


def test_gardener_that_took_its_last_harvest_good_off_for_the_mark_grows_nothing() -> None:
    scene = Scene("income").farm(0, helpers=[49], olive=1, food=24).begin(0)
    scene.play("use 49", "return olive den")
    assert scene.question == "turn"
    assert scene.stock("olive") == 0


# --- 50 Craftsman -------------------------------------------------------------------------------


def one_meat_short(**farm: Any) -> Scene:
    """The Butcher's row lacks its cured meat."""
    return at_the_village(delivered={"butcher": ["pig", "olive"]}, meat=1, donkey=2, **farm)


def test_craftsman_gives_a_point_for_a_completed_building_and_asks_nothing() -> None:
    scene = one_meat_short(helpers=[50]).begin(0)
    scene.play("deliver meat butcher")
    assert scene.vp() == 1 + 2 + 1
    assert scene.question == "instant"


def test_craftsman_gives_a_point_also_to_the_second_at_a_building() -> None:
    scene = one_meat_short(helpers=[50]).farm(1, crafts={"butcher": "back"}).begin(0)
    scene.play("deliver meat butcher")
    assert scene.vp() == 2 + 1


def test_craftsman_works_in_the_revenue_phase() -> None:
    scene = at_the_dice(
        *FIVE_DICE, helpers=[50], delivered={"butcher": ["pig", "olive"]}, meat=1, round=3
    )
    scene.play("take die 6", "choose delivery", "deliver meat butcher")
    assert scene.vp() == 1 + 3 + 1


def test_craftsman_gives_nothing_for_a_barrow_or_for_the_building_of_another() -> None:
    scene = with_a_five(helpers=[50]).begin(0)
    scene.play("deliver pig barrow 1", "place 7")
    assert scene.vp() == 5
    scene = one_meat_short().farm(1, helpers=[50]).begin(0)
    scene.play("deliver meat butcher")
    assert (scene.vp(0), scene.vp(1)) == (3, 0)


def test_craftsman_gives_two_points_when_the_instant_delivery_completes_another_building() -> None:
    scene = at_the_village(
        helpers=[50],
        delivered={"wainwright": ["food", "wine"], "butcher": ["pig", "olive"]},
        meat=2,
        donkey=1,
    ).begin(0)
    scene.play("deliver meat wainwright", "accept", "deliver meat butcher", "pass")
    assert scene.vp() == 2 * (1 + 2 + 1)


# --- 51 Swineherd -------------------------------------------------------------------------------


def test_swineherd_has_places_for_two_pigs() -> None:
    scene = Scene("income").farm(0, helpers=[51], pig=2, silver=15).begin(0)
    scene.play("buy pig", "buy pig")
    assert scene.stock("pig") == 4
    assert scene.why("buy pig") == "no-pig-place"


def test_swineherd_gives_room_from_the_moment_it_is_played_and_asks_nothing() -> None:
    scene = Scene("cards").farm(0, hand=[51], pig=2, silver=5).begin(0)
    assert scene.why("buy pig") == "no-pig-place"
    scene.play("play 51 helper")
    assert scene.question == "turn"
    assert scene.can("buy pig")
    assert scene.why("use 51") == "helper-not-activated"


def test_swineherd_that_is_discarded_sells_the_pigs_without_a_place() -> None:
    scene = Scene("cards").farm(0, hand=[9], helpers=[51, 46, 65], pig=3).begin(0)
    scene.play("play 9 helper", "discard helper 1")
    assert scene.stock("pig") == 2
    assert scene.silver() == 3


def test_swineherd_keeps_offspring_and_its_pigs_can_be_delivered() -> None:
    scene = Scene("growth").farm(0, helpers=[51], pig=2).begin(0)
    scene.play("grow")
    assert scene.stock("pig") == 3
    scene = at_the_village(helpers=[51], pig=3, donkey=1).begin(0)
    scene.play("deliver pig butcher")
    assert scene.stock("pig") == 2


# --- 52 Beekeeper -------------------------------------------------------------------------------


def test_beekeeper_pays_a_silver_for_each_kind_on_the_fields() -> None:
    fields = {"olive": [2, 1], "grape": [1], "grain": [0]}
    scene = Scene("income").farm(0, helpers=[52], fields=fields).begin(0)
    assert scene.silver() == 2
    assert scene.question == "turn"


def test_beekeeper_pays_three_silver_at_most_for_three_kinds() -> None:
    fields = {"olive": [1, 1], "grain": [1, 1], "grape": [1, 1]}
    assert Scene("income").farm(0, helpers=[52], fields=fields).begin(0).silver() == 3


def test_beekeeper_wants_goods_that_stand_on_fields() -> None:
    farm: dict[str, Any] = {"olive": 2, "grape": 1, "fields": {"grain": [0, 0]}}
    assert Scene("income").farm(0, helpers=[52], **farm).begin(0).silver() == 0


# --- 53 Olive Picker, 55 Brewer, 57 Vintner -----------------------------------------------------


@pytest.mark.parametrize("kept_as", ["olive", "grain", "grape"])
def test_olive_picker_brings_an_olive_from_its_field_to_a_den_as_any_harvest_good(
    kept_as: str,
) -> None:
    scene = Scene("income").farm(0, helpers=[53], fields={"olive": [1]}).begin(0)
    scene.play("use 53", "pay olive field 1", f"take {kept_as}")
    assert scene.fields("olive") == [0]
    assert scene.stock(kept_as) == 1
    assert scene.question == "turn"


def test_olive_picker_works_as_often_as_there_are_olives_on_fields() -> None:
    scene = Scene("income").farm(0, helpers=[53], fields={"olive": [2]}).begin(0)
    scene.play("use 53", "pay olive field 2", "take grape")
    assert not marked(scene, 53)
    scene.play("use 53", "pay olive field 1", "take grape")
    assert scene.stock("grape") == 2
    assert scene.why("use 53") == "no-good"


def test_olive_picker_moves_no_olive_of_a_den_and_no_other_good() -> None:
    fields = {"olive": [1], "grain": [1], "grape": [1]}
    scene = Scene("income").farm(0, helpers=[53], olive=1, fields=fields).begin(0)
    scene.play("use 53")
    assert scene.legal() == ["pay olive field 1"]
    assert scene.why("pay olive den") == "wrong-good"
    assert scene.why("pay grain field 1") == "wrong-good"


def test_olive_picker_needs_no_new_marker() -> None:
    scene = Scene("income").farm(0, helpers=[53], food=24, fields={"olive": [1]}).begin(0)
    assert scene.pool() == 0
    scene.play("use 53", "pay olive field 1", "take grain")
    assert scene.question == "turn"
    assert scene.stock("grain") == 1


def test_olive_picker_lets_an_olive_be_sold_that_a_field_would_keep() -> None:
    scene = Scene("growth").farm(0, helpers=[53], fields={"olive": [1]}).begin(0)
    assert scene.why("sell olive field 1") == "field-not-sold"
    scene.play("use 53", "pay olive field 1", "take grape", "sell grape den", "grow")
    assert scene.silver() == 2
    assert scene.fields("olive") == [1]


@pytest.mark.parametrize("kept_as", ["olive", "grain", "grape"])
def test_brewer_brings_grain_from_its_field_to_a_den_as_any_harvest_good(kept_as: str) -> None:
    fields = {"grain": [1], "olive": [1]}
    scene = Scene("income").farm(0, helpers=[55], fields=fields).begin(0)
    scene.play("use 55")
    assert scene.legal() == ["pay grain field 1"]
    scene.play("pay grain field 1", f"take {kept_as}")
    assert scene.fields("grain") == [0]
    assert scene.stock(kept_as) == 1


def test_brewer_works_more_than_once_a_round_but_not_without_grain_on_a_field() -> None:
    scene = Scene("income").farm(0, helpers=[55], grain=1, fields={"grain": [1, 1]}).begin(0)
    scene.play("use 55", "pay grain field 1", "take grain")
    scene.play("use 55", "pay grain field 1", "take olive")
    assert (scene.stock("grain"), scene.stock("olive")) == (2, 1)
    assert scene.why("use 55") == "no-good"


@pytest.mark.parametrize("kept_as", ["olive", "grain", "grape"])
def test_vintner_brings_a_grape_from_its_field_to_a_den_as_any_harvest_good(kept_as: str) -> None:
    fields = {"grape": [1], "olive": [1]}
    scene = Scene("income").farm(0, helpers=[57], fields=fields).begin(0)
    scene.play("use 57")
    assert scene.legal() == ["pay grape field 1"]
    scene.play("pay grape field 1", f"take {kept_as}")
    assert scene.fields("grape") == [0]
    assert scene.stock(kept_as) == 1


def test_vintner_works_more_than_once_a_round_but_not_without_grapes_on_a_field() -> None:
    scene = Scene("income").farm(0, helpers=[57], grape=1, fields={"grape": [1, 1]}).begin(0)
    scene.play("use 57", "pay grape field 1", "take olive")
    scene.play("use 57", "pay grape field 1", "take olive")
    assert scene.stock("olive") == 2
    assert scene.why("use 57") == "no-good"


# --- 54 Wood Carver -----------------------------------------------------------------------------


def test_wood_carver_sells_a_point_for_three_silver_once_a_round() -> None:
    scene = Scene("income").farm(0, helpers=[54], silver=7).begin(0)
    scene.play("use 54")
    assert (scene.silver(), scene.vp()) == (4, 1)
    assert scene.pool() == 24
    assert scene.why("use 54") == "helper-used"


def test_wood_carver_needs_three_silver() -> None:
    assert Scene("income").farm(0, helpers=[54], silver=2).begin(0).why("use 54") == "no-silver"


def test_wood_carver_may_be_left_alone() -> None:
    scene = Scene("income").farm(0, helpers=[54], silver=3).begin(0)
    scene.play("done")
    assert (scene.silver(), scene.vp()) == (3, 0)


# --- 56 Instructor ------------------------------------------------------------------------------


def test_instructor_takes_a_card_from_the_hand_for_a_harvest_good_once_a_round() -> None:
    scene = Scene("income").farm(0, helpers=[56], hand=[9, 30]).begin(0)
    scene.play("use 56")
    assert scene.legal() == ["discard 9", "discard 30"]
    scene.play("discard 9")
    assert scene.legal() == ["take olive", "take grain", "take grape"]
    scene.play("take grape")
    assert scene.is_discarded(9)
    assert scene.hand() == [30]
    assert scene.stock("grape") == 1
    assert scene.why("use 56") == "helper-used"


def test_instructor_needs_a_card_in_hand() -> None:
    assert Scene("income").farm(0, helpers=[56]).begin(0).why("use 56") == "no-hand"


def test_instructor_may_be_left_alone() -> None:
    scene = Scene("income").farm(0, helpers=[56], hand=[9]).begin(0)
    scene.play("done")
    assert scene.hand() == [9]


# --- 58 Coachman --------------------------------------------------------------------------------


def test_coachman_allows_one_more_step_that_need_not_be_walked() -> None:
    scene = Scene("siesta").farm(0, helpers=[58], donkey=3).farm(1, donkey=3).begin(0)
    assert scene.offers("walk") == ["walk 1", "walk 2"]
    scene.play("walk 2")
    assert scene.view()["siesta"][0] == 2
    scene.play("done")
    assert scene.offers("walk") == ["walk 1"]


def test_coachman_lets_a_player_without_hats_walk_or_stay() -> None:
    scene = Scene("siesta").farm(0, helpers=[58], donkey=4).begin(0)
    assert scene.can("walk 1")
    assert not scene.can("walk 2")
    scene.play("done")
    assert scene.view()["siesta"][0] == 0


def test_coachman_adds_to_the_lasting_step_of_the_wainwright() -> None:
    scene = Scene("siesta").farm(0, helpers=[58], donkey=3, crafts={"wainwright": "back"}).begin(0)
    assert scene.offers("walk") == ["walk 1", "walk 2", "walk 3"]


def test_coachman_does_not_go_beyond_the_top() -> None:
    scene = Scene("siesta").farm(0, helpers=[58], donkey=1, siesta=1).begin(0)
    assert scene.offers("walk") == ["walk 3"]


def test_coachman_works_in_the_turn_in_which_it_is_played() -> None:
    """G32: also for a player who chose the tile without hats."""
    scene = Scene("siesta").farm(0, hand=[58], commodity=1, donkey=4).begin(0)
    scene.play("commodity play", "play 58 helper", "walk 1")
    assert scene.view()["siesta"][0] == 1


def test_coachman_played_after_the_move_still_walks() -> None:
    scene = Scene("siesta").farm(0, hand=[58], commodity=1, donkey=3).begin(0)
    scene.play("walk 1", "commodity play", "play 58 helper", "walk 1")
    assert scene.view()["siesta"][0] == 2
    assert not scene.offers("walk")


def test_coachman_may_turn_the_order_of_deliveries() -> None:
    scene = Scene("siesta").farm(0, helpers=[58], donkey=3).farm(1, donkey=3).begin(0)
    scene.play("walk 2", "done", "walk 1", "done")
    assert scene.view()["order"] == [0, 1]
    scene = Scene("siesta").farm(0, helpers=[58], donkey=3).farm(1, donkey=3).begin(0)
    scene.play("walk 1", "done", "walk 1", "done")
    assert scene.view()["order"] == [1, 0]


# --- 59 Haggler ---------------------------------------------------------------------------------


def test_haggler_takes_back_one_of_the_goods_before_anything_is_scored() -> None:
    scene = one_meat_short(helpers=[59]).begin(0)
    scene.play("deliver meat butcher")
    assert scene.question == "helper"
    scene.play("use 59")
    assert scene.legal() == ["take olive", "take pig", "take meat"]
    assert scene.vp() == 0
    scene.play("take meat")
    assert scene.stock("meat") == 1
    assert scene.vp() == 1 + 2
    assert scene.question == "instant"
    assert not marked(scene, 59)


def test_haggler_may_be_declined() -> None:
    scene = one_meat_short(helpers=[59]).begin(0)
    scene.play("deliver meat butcher", "pass")
    assert scene.stock("meat") == 0
    assert scene.vp() == 1 + 2


def test_haggler_gives_a_good_for_the_instant_delivery() -> None:
    """Card 12 as a barrow: grain and wine for 3."""
    scene = at_the_village(
        helpers=[59],
        barrows=[12],
        delivered={"wainwright": ["food", "wine"], "barrow 1": ["grain"]},
        meat=1,
        donkey=1,
    ).begin(0)
    scene.play("deliver meat wainwright", "use 59", "take wine", "accept", "deliver wine barrow 1")
    assert scene.question == "place"


def test_haggler_brings_a_good_that_came_from_a_field_to_its_den() -> None:
    scene = at_the_village(
        helpers=[59],
        delivered={"greengrocer": ["olive", "grain", "pig"]},
        fields={"grape": [1]},
        donkey=1,
    ).begin(0)
    scene.play("deliver grape field 1 greengrocer", "use 59", "take grape")
    assert scene.stock("grape") == 1
    assert scene.fields("grape") == [0]


def test_haggler_puts_a_pig_on_a_free_place() -> None:
    scene = one_meat_short(helpers=[59], pig=1).begin(0)
    scene.play("deliver meat butcher", "use 59", "take pig")
    assert scene.stock("pig") == 2
    assert scene.silver() == 0


def test_haggler_sells_a_pig_without_room_at_once() -> None:
    scene = one_meat_short(helpers=[59], pig=2).begin(0)
    scene.play("deliver meat butcher", "use 59", "take pig")
    assert scene.stock("pig") == 2
    assert scene.silver() == 3


def test_haggler_takes_a_trade_commodity_back_to_its_space() -> None:
    scene = at_the_village(
        helpers=[59],
        delivered={"village_store": ["food", "grape", "grain"]},
        commodity=1,
        donkey=1,
    ).begin(0)
    scene.play("deliver commodity village_store", "use 59", "take commodity")
    assert scene.stock("commodity") == 1


def test_haggler_is_asked_at_every_building_of_a_turn() -> None:
    scene = at_the_village(
        helpers=[59],
        delivered={"butcher": ["pig", "olive"], "wainwright": ["food", "wine"]},
        meat=1,
        donkey=2,
    ).begin(0)
    scene.play("deliver meat butcher", "use 59", "take meat", "pass", "deliver meat wainwright")
    assert scene.question == "helper"
    scene.play("use 59", "take meat")
    assert scene.stock("meat") == 1


def test_haggler_does_not_deal_at_barrows_or_for_others() -> None:
    scene = with_a_five(helpers=[59]).begin(0)
    scene.play("deliver pig barrow 1")
    assert scene.question == "place"
    scene = one_meat_short().farm(1, helpers=[59]).begin(0)
    scene.play("deliver meat butcher")
    assert scene.actor == 0
    assert scene.question == "instant"


# --- 60 Stock Exchange --------------------------------------------------------------------------


def test_stock_exchange_turns_two_silver_of_space_four_into_a_point() -> None:
    scene = at_the_dice(*FIVE_DICE, helpers=[60])
    scene.play("take die 4")
    assert scene.question == "helper"
    scene.play("use 60")
    assert (scene.silver(), scene.vp()) == (2, 1)
    assert scene.question == "turn"


def test_stock_exchange_turns_the_two_silver_of_space_six_into_a_point() -> None:
    scene = at_the_dice(*FIVE_DICE, helpers=[60])
    scene.play("take die 6", "choose silver", "use 60")
    assert (scene.silver(), scene.vp()) == (0, 1)


def test_stock_exchange_may_be_declined() -> None:
    scene = at_the_dice(*FIVE_DICE, helpers=[60])
    scene.play("take die 4", "pass")
    assert (scene.silver(), scene.vp()) == (4, 0)
    assert scene.question == "turn"


def test_stock_exchange_is_asked_again_at_the_repeat_of_the_peon() -> None:
    scene = at_the_dice(*FIVE_DICE, helpers=[60, 13])
    scene.play("take die 4", "use 60", "use 13", "use 60")
    assert (scene.silver(), scene.vp()) == (4, 1)


def test_stock_exchange_goes_with_the_space_of_the_merchant() -> None:
    scene = at_the_dice(*FIVE_DICE, helpers=[60, 6], vp=1, round=4)
    scene.play("take die 1", "use 6", "use 60")
    assert (scene.silver(), scene.vp()) == (2, 1)


def test_stock_exchange_goes_with_the_common_die() -> None:
    scene = Scene("common_die").farm(0, helpers=[60]).dice(4).begin(0)
    scene.play("use common die", "use 60")
    assert (scene.silver(), scene.vp()) == (2, 1)


def test_stock_exchange_goes_with_the_second_option_of_the_porter_once() -> None:
    scene = at_the_dice(*FIVE_DICE, helpers=[60, 3], grain=1)
    scene.play("take die 6", "choose delivery", "deliver grain den greengrocer", "use 3")
    scene.play("choose silver", "use 60")
    assert (scene.silver(), scene.vp()) == (0, 1)
    assert scene.question == "turn"


def test_stock_exchange_comes_after_the_seed_broker_and_sees_what_that_left() -> None:
    scene = at_the_dice(*FIVE_DICE, helpers=[60, 44])
    scene.play("take die 4")
    assert scene.legal() == ["pass", "use 44"]
    scene.play("use 44", "take olive", "use 60")
    assert (scene.silver(), scene.vp(), scene.stock("olive")) == (1, 1, 1)


def test_stock_exchange_is_not_asked_when_the_seed_broker_left_one_silver_of_space_six() -> None:
    scene = at_the_dice(*FIVE_DICE, helpers=[60, 44], silver=5)
    scene.play("take die 6", "choose silver", "use 44", "take olive")
    assert scene.question == "turn"
    assert (scene.silver(), scene.vp()) == (6, 0)


def test_stock_exchange_is_asked_when_the_seed_broker_is_declined() -> None:
    scene = at_the_dice(*FIVE_DICE, helpers=[60, 44])
    scene.play("take die 6", "choose silver", "pass", "use 60")
    assert (scene.silver(), scene.vp()) == (0, 1)


def test_stock_exchange_looks_at_silver_of_revenue_spaces_alone() -> None:
    scene = at_the_dice(*FIVE_DICE, helpers=[60], pig=2, commodity=1, tiles=["silver"], silver=5)
    scene.play("commodity silver")
    assert scene.question == "turn"
    scene.play("use tile silver")
    assert scene.question == "turn"
    scene.play("take die 1")
    assert scene.question == "turn"
    assert (scene.silver(), scene.vp()) == (5 + 4 + 2 + 3, 0)


# --- 61 Cobbler ---------------------------------------------------------------------------------


def test_cobbler_walks_a_step_for_a_silver_once_a_round() -> None:
    scene = at_the_dice(*FIVE_DICE, helpers=[61], silver=2)
    scene.play("use 61")
    assert scene.view()["siesta"][0] == 1
    assert scene.silver() == 1
    assert scene.why("use 61") == "helper-used"


def test_cobbler_works_before_and_after_the_move_of_transport_step_two() -> None:
    scene = Scene("siesta").farm(0, helpers=[61], donkey=3, silver=1).begin(0)
    scene.play("use 61", "walk 1")
    assert scene.view()["siesta"][0] == 2
    scene = Scene("siesta").farm(0, helpers=[61], donkey=3, silver=1).begin(0)
    scene.play("walk 1", "use 61")
    assert scene.view()["siesta"][0] == 2


@pytest.mark.parametrize("step", TURNS)
def test_cobbler_works_in_the_revenue_phase_and_transport_step_two_alone(step: str) -> None:
    scene = in_step(step, helpers=[61], silver=1)
    allowed = step in ("first_die", "second_die", "common_die", "siesta")
    assert scene.why("use 61") == ("" if allowed else "wrong-phase")


def test_cobbler_needs_a_silver_and_a_space_above() -> None:
    assert at_the_dice(*FIVE_DICE, helpers=[61]).why("use 61") == "no-silver"
    scene = at_the_dice(*FIVE_DICE, helpers=[61], silver=1, siesta=4)
    assert scene.why("use 61") == "at-the-top"


def test_cobbler_does_not_walk_at_a_revenue_space() -> None:
    """Donkey Driver and Hawker look at space 5, not at the Cobbler's step."""
    scene = at_the_dice(*FIVE_DICE, helpers=[61, 29, 42], silver=1)
    scene.play("use 61")
    assert scene.silver() == 0


def test_cobbler_that_reaches_the_top_leaves_no_step_to_the_hats() -> None:
    scene = Scene("siesta").farm(0, helpers=[61], donkey=1, silver=1, siesta=3).begin(0)
    scene.play("use 61")
    assert scene.view()["siesta"][0] == 4
    assert not scene.can("walk 1")


# --- 62 Pig Breeder -----------------------------------------------------------------------------


def test_pig_breeder_brings_two_young_however_much_room_there_is() -> None:
    scene = Scene("growth").farm(0, helpers=[62, 51], extensions=[2], pig=2).begin(0)
    scene.play("grow")
    assert scene.stock("pig") == 4


def test_pig_breeder_brings_as_many_young_as_there_is_room_for() -> None:
    """Card 2 as an extension has one pig place."""
    scene = Scene("growth").farm(0, helpers=[62], extensions=[2], pig=2).begin(0)
    scene.play("grow")
    assert scene.stock("pig") == 3
    scene = Scene("growth").farm(0, helpers=[62], pig=2).begin(0)
    scene.play("grow")
    assert scene.stock("pig") == 2
    assert scene.silver() == 0


def test_pig_breeder_needs_two_pigs() -> None:
    scene = Scene("growth").farm(0, helpers=[62, 51], pig=1).begin(0)
    scene.play("grow")
    assert scene.stock("pig") == 1


def test_pig_breeder_asks_nothing_and_its_young_are_sold_in_the_next_turn_at_the_earliest() -> None:
    scene = Scene("growth").farm(0, helpers=[62, 51], pig=2).begin(0)
    scene.play("grow")
    assert scene.actor == 1
    assert scene.why("sell pig", seat=0) == "not-your-turn"
    scene.play("grow", "sell pig")
    assert scene.silver() == 3


# --- 63 Bartender -------------------------------------------------------------------------------


def test_bartender_pours_a_wine_for_two_points_once_a_round() -> None:
    scene = Scene("income").farm(0, helpers=[63], wine=2).begin(0)
    scene.play("use 63")
    assert scene.vp() == 2
    assert scene.stock("wine") == 1
    assert scene.why("use 63") == "helper-used"


def test_bartender_wants_wine_not_grapes() -> None:
    scene = Scene("income").farm(0, helpers=[63], grape=2, food=1, meat=1).begin(0)
    assert scene.why("use 63") == "no-good"


def test_bartender_may_be_left_alone() -> None:
    scene = Scene("income").farm(0, helpers=[63], wine=1).begin(0)
    scene.play("done")
    assert (scene.stock("wine"), scene.vp()) == (1, 0)


def test_bartender_makes_room_for_its_mark_when_no_marker_is_left() -> None:
    scene = Scene("income").farm(0, helpers=[63], wine=1, olive=24).begin(0)
    scene.play("use 63")
    assert scene.question == "room"
    scene.play("return olive den")
    assert scene.vp() == 2
    assert (scene.stock("wine"), scene.stock("olive")) == (0, 23)


def test_bartender_that_took_its_last_wine_off_for_the_mark_pours_nothing() -> None:
    scene = Scene("income").farm(0, helpers=[63], wine=1, olive=24).begin(0)
    scene.play("use 63", "return wine")
    assert scene.vp() == 0
    assert scene.stock("wine") == 0
    assert scene.question == "turn"


# --- 64 Blacksmith ------------------------------------------------------------------------------


def deliveries_made(scene: Scene) -> int:
    """Deliver grain to buildings and barrows until no delivery is left; there is more grain."""
    made = 0
    while scene.offers("deliver"):
        scene.play(scene.offers("deliver")[0])
        made += 1
    assert scene.why("deliver grain den barrow 3") == "no-delivery-left"
    return made


@pytest.mark.parametrize(("donkey", "deliveries"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_blacksmith_adds_a_delivery_to_the_tile_with_one_donkey_alone(
    donkey: int, deliveries: int
) -> None:
    """Cards 3, 14 and 40 as barrows want six grains and more."""
    scene = at_the_village(helpers=[64], barrows=[3, 14, 40], grain=8, donkey=donkey).begin(0)
    assert deliveries_made(scene) == deliveries


def test_blacksmith_adds_to_the_lasting_delivery_of_the_wainwright() -> None:
    scene = at_the_village(
        helpers=[64], barrows=[3, 14, 40], grain=8, donkey=1, crafts={"wainwright": "back"}
    ).begin(0)
    assert deliveries_made(scene) == 3


def test_blacksmith_works_at_once_when_it_is_played_between_deliveries() -> None:
    scene = at_the_village(hand=[64], barrows=[3, 14, 40], grain=8, commodity=1, donkey=1).begin(0)
    scene.play("deliver grain den barrow 1")
    assert scene.why("deliver grain den barrow 1") == "no-delivery-left"
    scene.play("commodity play", "play 64 helper", "deliver grain den barrow 1")
    assert scene.why("deliver grain den barrow 2") == "no-delivery-left"


def test_blacksmith_gives_no_extra_delivery_and_asks_nothing() -> None:
    scene = at_the_village(
        "extra_deliveries", helpers=[64], barrows=[3, 14, 40], grain=8, donkey=1, silver=5
    ).begin(0)
    assert scene.question == "turn"
    assert deliveries_made(scene) == 1
    assert scene.why("use 64") == "helper-not-activated"


# --- 65 Supplier --------------------------------------------------------------------------------


def test_supplier_makes_harvest_goods_a_silver_cheaper_and_asks_nothing() -> None:
    scene = Scene("income").farm(0, helpers=[65], silver=7).begin(0)
    scene.play("buy olive", "buy grain", "buy grape")
    assert scene.silver() == 7 - 2 - 2 - 3
    assert scene.question == "turn"


def test_supplier_lowers_neither_the_price_of_pigs_nor_what_is_sold_or_upgraded() -> None:
    scene = Scene("income").farm(0, helpers=[65], silver=4, grain=2).begin(0)
    assert scene.why("buy pig") == "no-silver"
    scene.play("sell grain den", "buy pig")
    assert scene.silver() == 0
    assert scene.why("upgrade grain den") == "no-silver"


def test_supplier_never_asks_less_than_its_least_price() -> None:
    """With the shipped prices no good falls so low; a Supplier that takes off nine shows it."""
    discount = {"effect": "buy_discount", "silver": 9, "least": 2, "when": "any", "once": False}
    changes = {
        "price": {"grape": {"sell": 1}},
        "card": [{"number": 65, "helper": discount}],
    }
    box = from_changes(json.dumps(changes))
    scene = Scene("income", box=box).farm(0, helpers=[65], silver=6).begin(0)
    scene.play("buy olive", "buy grain", "buy grape")
    assert scene.silver() == 0
    assert scene.of()["prices"]["buy"] == [2, 2, 2, 5]


def test_supplier_that_leaves_the_farm_takes_the_discount_along() -> None:
    scene = Scene("cards").farm(0, hand=[9], helpers=[65, 46, 45], silver=2).begin(0)
    assert scene.can("buy olive")
    scene.play("play 9 helper", "discard helper 1")
    assert scene.why("buy olive") == "no-silver"


# --- 66 Exporter --------------------------------------------------------------------------------


def test_exporter_uses_an_option_without_a_commodity_and_closes_it() -> None:
    scene = Scene("income").farm(0, helpers=[66]).begin(0)
    scene.play("use 66", "commodity silver")
    assert scene.silver() == 4
    assert scene.of()["closed_uses"] == ["silver"]
    assert scene.why("use 66") == "helper-used"


def test_exporter_keeps_the_commodity_that_is_there() -> None:
    scene = Scene("income").farm(0, helpers=[66], commodity=2).begin(0)
    scene.play("use 66", "commodity harvest", "take olive grape")
    assert scene.stock("commodity") == 2
    assert scene.why("commodity harvest") == "use-closed"
    scene.play("commodity silver")
    assert scene.stock("commodity") == 1


@pytest.mark.parametrize(
    ("option", "more", "closed"),
    [
        ("silver", (), "silver"),
        ("harvest", ("take olive grain",), "harvest"),
        ("draw", (), "card"),
        ("play", ("play 9 field",), "card"),
        ("pig", (), "pig"),
        ("upgrade", ("upgrade grain den", "pass"), "upgrade"),
    ],
)
def test_exporter_may_use_each_of_the_five_options(
    option: str, more: tuple[str, ...], closed: str
) -> None:
    scene = Scene("income").farm(0, helpers=[66], hand=[9], grain=2).begin(0)
    scene.play("use 66", f"commodity {option}", *more)
    assert scene.question == "turn"
    assert scene.of()["closed_uses"] == [closed]


def test_exporter_closes_drawing_and_playing_together() -> None:
    scene = Scene("income").farm(0, helpers=[66], hand=[9], commodity=1).begin(0)
    scene.play("use 66", "commodity draw")
    assert scene.why("commodity play") == "use-closed"
    assert scene.why("commodity draw") == "use-closed"


def test_exporter_chooses_another_option_in_the_next_round() -> None:
    scene = Scene("income", round=3).farm(0, helpers=[66], closed=["silver", "card"]).begin(0)
    scene.play("use 66")
    assert scene.offers("commodity") == ["commodity harvest", "commodity pig"]
    assert scene.why("commodity silver") == "use-closed"


def test_exporter_has_nothing_left_when_all_options_are_closed() -> None:
    closed = ["silver", "harvest", "card", "pig", "upgrade"]
    scene = Scene("income").farm(0, helpers=[66], closed=closed, commodity=1).begin(0)
    assert scene.why("use 66") == "use-closed"
    assert scene.offers("commodity") == []


def test_exporter_leaves_its_option_closed_when_the_card_has_gone() -> None:
    scene = Scene("cards").farm(
        0, helpers=[66, 46, 45], used=[66], closed=["silver"], hand=[9], commodity=1
    )
    scene.begin(0).play("play 9 helper", "discard helper 1")
    assert scene.is_discarded(66)
    assert scene.why("commodity silver") == "use-closed"
    assert scene.can("commodity pig")


def test_exporter_played_again_is_unused_but_its_closed_option_stays_closed() -> None:
    scene = Scene("cards").farm(0, hand=[66], closed=["silver"]).begin(0)
    scene.play("play 66 helper", "use 66")
    assert scene.why("commodity silver") == "use-closed"
    scene.play("commodity pig")
    assert scene.of()["closed_uses"] == ["silver", "pig"]


def test_exporter_puts_a_marker_on_the_card_and_one_on_the_closed_option() -> None:
    scene = Scene("income").farm(0, helpers=[66]).begin(0)
    assert scene.pool() == 25
    scene.play("use 66", "commodity silver")
    assert marked(scene, 66)
    assert scene.pool() == 23


def test_exporter_gets_only_the_mark_of_the_card_back_after_the_round() -> None:
    scene = Scene("scoring").farm(0, helpers=[66], used=[66], closed=["pig"])
    assert scene.pool() == 23
    scene.begin()
    assert not marked(scene, 66)
    assert scene.of()["closed_uses"] == ["pig"]
    assert scene.pool() == 24


def test_exporter_leaves_commodities_to_be_delivered() -> None:
    closed = ["silver", "harvest", "card", "pig", "upgrade"]
    scene = at_the_village(helpers=[66], closed=closed, commodity=1, donkey=1).begin(0)
    scene.play("deliver commodity village_store")
    assert scene.stock("commodity") == 0


def test_exporter_commodities_count_four_silver_at_the_end() -> None:
    scene = Scene("scoring", round=6).farm(0, helpers=[66], closed=["silver"], commodity=2)
    scene.begin()
    assert scene.position.is_over
    assert (scene.vp(), scene.silver()) == (1, 3)


def test_exporter_returns_no_commodity_so_the_waitress_is_not_asked() -> None:
    scene = Scene("income").farm(0, helpers=[66, 21], commodity=1).begin(0)
    scene.play("use 66", "commodity silver")
    assert scene.question == "turn"
    assert not marked(scene, 21)


def test_exporter_closes_its_option_to_the_waitress_too() -> None:
    scene = Scene("income").farm(0, helpers=[66, 21], closed=["silver"], commodity=1).begin(0)
    scene.play("commodity harvest", "take olive grain", "use 21")
    assert scene.why("commodity silver") == "use-closed"
    assert scene.why("commodity harvest") == "use-taken-already"
    scene.play("commodity pig")
    assert scene.stock("pig") == 1


def test_exporter_does_not_close_the_exchange_of_the_trader() -> None:
    scene = Scene("income").farm(0, helpers=[66, 7], closed=["harvest"], commodity=1).begin(0)
    scene.play("use 7", "take olive", "take olive", "take olive")
    assert scene.stock("olive") == 3
    assert scene.stock("commodity") == 0


def test_exporter_closes_nothing_to_the_others() -> None:
    scene = Scene("income").farm(0, helpers=[66]).farm(1, commodity=1).begin(0)
    scene.play("use 66", "commodity silver", "done")
    assert scene.actor == 1
    assert scene.can("commodity silver")


def test_exporter_needs_two_markers() -> None:
    scene = Scene("income").farm(0, helpers=[66], olive=24).begin(0)
    scene.play("use 66", "commodity silver")
    assert scene.question == "room"
    assert scene.silver() == 0
    scene.play("return olive den")
    assert scene.silver() == 4
    assert scene.of()["closed_uses"] == ["silver"]


def test_exporter_that_makes_no_room_for_the_closing_uses_and_closes_nothing() -> None:
    scene = Scene("income").farm(0, helpers=[66], olive=24, commodity=0).begin(0)
    scene.play("use 66", "commodity silver", "pass")
    assert scene.silver() == 0
    assert scene.of()["closed_uses"] == []
    assert scene.question == "turn"


# --- What several of them have in common --------------------------------------------------------

NEEDS: dict[int, dict[str, Any]] = {
    47: {"silver": 2},
    49: {"olive": 1},
    53: {"fields": {"olive": [1]}},
    54: {"silver": 3},
    55: {"fields": {"grain": [1]}},
    56: {"hand": [9]},
    57: {"fields": {"grape": [1]}},
    63: {"wine": 1},
    66: {},
}
KEYS = {card["number"]: card["key"] for card in shipped().data["card"][44:]}
ONCE = [47, 48, 49, 54, 56, 61, 63, 66]


@pytest.mark.parametrize("step", TURNS)
@pytest.mark.parametrize("card", NEEDS, ids=KEYS.get)
def test_helpers_at_any_time_are_offered_in_every_turn_of_their_owner(card: int, step: str) -> None:
    assert in_step(step, helpers=[card], **NEEDS[card]).can(f"use {card}")


@pytest.mark.parametrize("card", ONCE, ids=KEYS.get)
def test_helpers_once_a_round_lose_their_mark_in_the_scoring_phase(card: int) -> None:
    scene = Scene("scoring").farm(0, helpers=[card], used=[card])
    assert scene.pool() == 24
    scene.begin()
    assert not marked(scene, card)
    assert scene.pool() == 25


@pytest.mark.parametrize("card", ONCE, ids=KEYS.get)
def test_helpers_once_a_round_that_are_discarded_give_their_mark_back(card: int) -> None:
    scene = Scene("cards").farm(0, helpers=[card, 45, 52], used=[card], hand=[9]).begin(0)
    scene.play("play 9 helper", "discard helper 1")
    assert scene.pool() == 25


def test_helpers_45_to_66_each_have_a_test_of_their_own() -> None:
    told = [name.removeprefix("test_") for name in globals() if name.startswith("test_")]
    assert len(KEYS) == 22
    for key in KEYS.values():
        assert any(name.startswith(key) for name in told), key
