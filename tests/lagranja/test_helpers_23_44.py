"""The helpers of cards 23 to 44 (rules 12.23 to 12.44), one after the other.

Each shows what it gives, its limits, what it does together with others, and whether it is asked.
"""

import json
from typing import Any

import pytest

from barrowgate.lagranja import loading
from tests.lagranja import invariants
from tests.lagranja.builders import Scene

NEGOTIATOR, PORTER, MERCHANT, BARROW_BUILDER, SHACK_BUILDER, TURNER = 2, 3, 6, 9, 10, 11
PEON, MIGRANT_LABORER, WAINWRIGHT_HELPER, JOINER = 13, 15, 16, 22
FARM_SERVANT, CARTER, BUILDER, TENANT, STEWARD, MARKET_GARDENER = range(23, 29)
DONKEY_DRIVER, MAJORDOMO, CHANDLER, CABINETMAKER, PEDDLER, HANDYMAN = range(29, 35)
AGRICULTURAL_WORKER, STOCKBREEDER, TAXIDERMIST, POTTER, SURVEYOR = range(35, 40)
PLASTERER, LAUNDRESS, HAWKER, STORAGE_BUILDER, SEED_BROKER = range(40, 45)
TOUT, BASKET_WEAVER, BEEKEEPER, STOCK_EXCHANGE = 46, 48, 52, 60

# Steps in which everyone has a turn (G5).
STEPS_WITH_TURNS = (
    *("cards", "income", "growth", "roof", "first_die", "second_die", "common_die"),
    *("siesta", "deliveries", "extra_deliveries"),
)


def scene_at(step: str, *, round: int = 2, seats: int = 2) -> Scene:
    """A scene in which seat 0 goes first, also where the siesta track decides the order."""
    return Scene(step, seats=seats, round=round, seed=2 if seats == 2 else 1)


def dice_scene(*numbers: int, round: int = 2) -> Scene:
    """Seat 0 is to take the first of five dice."""
    return scene_at("first_die", round=round).dice(*numbers)


def play_to_next_round(scene: Scene) -> Scene:
    """Everybody ends the turn until the cards of the next round are played."""
    while scene.view()["step"] != "cards":
        scene.play("done")
    return scene


def play_on(scene: Scene, step: str) -> Scene:
    """Everybody does the least that is asked, until seat 0 has a turn in this step again."""
    least = ("done", "pass", "grow", "use common", "take", "choose", "donkey", "walk", "discard")
    scene.play("done")
    while scene.view()["step"] != step or scene.actor != 0:
        scene.play(next(a for word in least for a in scene.legal() if a.startswith(word)))
    return scene


def is_marked(scene: Scene, card: int, seat: int = 0) -> bool:
    """Does this helper carry the mark of use?"""
    slots = [slot for slot in scene.of(seat)["helpers"] if slot]
    return bool(next(slot["used"] for slot in slots if slot["card"] == card))


# --- 23 Farm Servant --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "becomes"),
    [
        ("olive den", "food"),
        ("grain field 1", "food"),
        ("grape den", "wine"),
        ("grape field 1", "wine"),
        ("pig", "meat"),
    ],
)
def test_farm_servant_upgrades_one_resource_free_of_charge(source: str, becomes: str) -> None:
    scene = scene_at("income").farm(
        0, helpers=[FARM_SERVANT], olive=1, grape=1, pig=1, fields={"grain": [1], "grape": [1]}
    )
    scene.begin(0).play("use 23", f"upgrade {source}")
    assert scene.stock(becomes) == 1
    assert scene.silver() == 0
    assert scene.question == "turn"


def test_farm_servant_works_once_a_round_and_is_marked_with_a_marker_from_the_pool() -> None:
    scene = scene_at("extra_deliveries").farm(0, helpers=[FARM_SERVANT], olive=2).begin(0)
    pool = scene.pool()
    scene.play("use 23", "upgrade olive den")
    assert is_marked(scene, FARM_SERVANT)
    assert scene.pool() == pool - 1
    assert scene.why("use 23") == "helper-used"
    play_to_next_round(scene)
    assert scene.pool() == pool
    assert scene.can("use 23")


@pytest.mark.parametrize("step", STEPS_WITH_TURNS)
def test_farm_servant_may_be_used_in_the_own_turn_of_any_phase(step: str) -> None:
    scene = scene_at(step).farm(0, helpers=[FARM_SERVANT], olive=1)
    scene.farm(1, helpers=[STOCKBREEDER], pig=1).dice(1, 2, 3, 4, 5).begin(0)
    assert scene.can("use 23", seat=0)
    assert scene.why("use 36", seat=1) == "not-your-turn"


def test_farm_servant_rests_while_donkeys_are_chosen() -> None:
    scene = scene_at("donkeys").farm(0, helpers=[FARM_SERVANT], olive=1).begin()
    assert scene.why("use 23") == "not-asked"


def test_farm_servant_is_left_alone_or_waived_and_needs_a_resource() -> None:
    scene = scene_at("roof").farm(0, helpers=[FARM_SERVANT], food=1).begin(0)
    assert scene.why("use 23") == "nothing-to-upgrade"
    scene = scene_at("roof").farm(0, helpers=[FARM_SERVANT], olive=1).begin(0)
    assert scene.can("done")
    scene.play("use 23", "pass")
    assert scene.stock("olive") == 1
    assert is_marked(scene, FARM_SERVANT)


# --- 24 Carter --------------------------------------------------------------------------------

THREE_EXTRA_DELIVERY_SYMBOLS = [1, 4, 5]
TO_THE_GREENGROCER = [
    *("deliver olive den greengrocer", "deliver grain den greengrocer"),
    *("deliver grape den greengrocer", "deliver wine merchant_house"),
]


def carting(
    *, helpers: list[int], silver: int, up_front: bool = False, hand: tuple[int, ...] = ()
) -> Scene:
    """Transport step 4 with three symbols: four extra deliveries may be bought."""
    payment = "up_front" if up_front else "as_you_go"
    return (
        Scene("extra_deliveries", options={"extra_deliveries": payment}, seed=2)
        .farm(
            0,
            helpers=helpers,
            hand=hand,
            extensions=THREE_EXTRA_DELIVERY_SYMBOLS,
            silver=silver,
            commodity=1,
            olive=1,
            grain=1,
            grape=1,
            wine=1,
            food=1,
        )
        .begin(0)
    )


def test_carter_makes_four_extra_deliveries_for_one_silver() -> None:
    scene = carting(helpers=[CARTER], silver=1)
    scene.play(TO_THE_GREENGROCER[0])
    assert scene.silver() == 0
    scene.play(*TO_THE_GREENGROCER[1:])
    assert scene.silver() == 0
    assert scene.question == "turn"
    assert scene.why("deliver food deli") == "no-delivery-left"


def test_carter_does_not_make_the_first_extra_delivery_free() -> None:
    scene = carting(helpers=[CARTER], silver=0)
    assert scene.why(TO_THE_GREENGROCER[0]) == "no-silver"
    scene = carting(helpers=[], silver=1).play(TO_THE_GREENGROCER[0])
    assert scene.why(TO_THE_GREENGROCER[1]) == "no-silver"


def test_carter_makes_every_hire_after_the_first_free_when_paid_up_front() -> None:
    scene = carting(helpers=[CARTER], silver=2, up_front=True)
    scene.play("hire")
    assert scene.silver() == 1
    scene.play("hire", "hire", "hire")
    assert scene.silver() == 1
    assert scene.why("hire") == "no-delivery-left"
    scene.play(*TO_THE_GREENGROCER)
    assert scene.silver() == 1


def test_carter_up_front_loses_the_deliveries_that_were_not_hired_before_the_first() -> None:
    scene = carting(helpers=[CARTER], silver=1, up_front=True)
    scene.play("hire", "hire", TO_THE_GREENGROCER[0])
    assert scene.why("hire") == "hiring-closed"
    scene.play(TO_THE_GREENGROCER[1])
    assert scene.why(TO_THE_GREENGROCER[2]) == "no-delivery-left"


def test_carter_played_after_the_first_extra_delivery_makes_the_others_free() -> None:
    scene = carting(helpers=[], silver=2, hand=(CARTER,)).play(TO_THE_GREENGROCER[0])
    scene.play("commodity play", "play 24 helper", *TO_THE_GREENGROCER[1:])
    assert scene.silver() == 1


def test_carter_played_after_two_paid_deliveries_gives_nothing_back() -> None:
    scene = carting(helpers=[], silver=2, hand=(CARTER,)).play(*TO_THE_GREENGROCER[:2])
    scene.play("commodity play", "play 24 helper", TO_THE_GREENGROCER[2])
    assert scene.silver() == 0


def test_carter_played_after_the_first_hire_makes_the_other_hires_free() -> None:
    scene = carting(helpers=[], silver=2, hand=(CARTER,), up_front=True).play("hire")
    scene.play("commodity play", "play 24 helper", "hire", "hire", "hire")
    assert scene.silver() == 1


def test_carter_asks_for_one_silver_again_in_the_next_round() -> None:
    scene = carting(helpers=[CARTER], silver=9).play(*TO_THE_GREENGROCER[:2])
    play_on(scene, "extra_deliveries")
    assert scene.view()["round"] == 3
    before = scene.silver()
    scene.play(*TO_THE_GREENGROCER[2:])
    assert scene.silver() == before - 1


# --- 25 Builder -------------------------------------------------------------------------------


def test_builder_plays_one_card_more_before_the_hand_is_filled() -> None:
    scene = scene_at("cards").farm(0, helpers=[BUILDER], hand=[1, 2, 3]).begin(0)
    scene.play("play 1 field", "play 2 barrow")
    assert scene.hand() == [3]
    assert scene.why("play 3 field") == "no-play-left"
    scene.play("done")
    assert len(scene.hand()) == 3
    assert scene.actor == 1


def test_builder_works_in_the_step_in_which_it_is_played() -> None:
    scene = scene_at("cards").farm(0, hand=[BUILDER, 1, 2]).begin(0)
    scene.play("play 25 helper", "play 1 field")
    assert scene.why("play 2 field") == "no-play-left"
    scene = scene_at("cards").farm(0, hand=[1, 2]).begin(0).play("play 1 field")
    assert scene.why("play 2 field") == "no-play-left"


def test_builder_need_not_be_used() -> None:
    scene = scene_at("cards").farm(0, helpers=[BUILDER], hand=[1, 2]).begin(0)
    assert scene.can("done")
    scene.play("play 1 field")
    assert scene.question == "turn"
    assert scene.can("done")


def test_builder_adds_a_third_card_in_round_one_and_only_two_must_be_played() -> None:
    scene = scene_at("cards", round=1).farm(0, helpers=[BUILDER], hand=[1, 2, 3, 4]).begin(0)
    scene.play("play 1 field")
    assert scene.why("done") == "must-play"
    scene.play("play 2 field")
    assert scene.can("done")
    scene.play("play 3 field")
    assert scene.why("play 4 field") == "no-play-left"


def test_builder_played_by_a_commodity_leaves_two_cards_to_play() -> None:
    scene = scene_at("cards").farm(0, hand=[BUILDER, 1, 2, 3], commodity=1).begin(0)
    scene.play("commodity play", "play 25 helper", "play 1 field", "play 2 field")
    assert scene.why("play 3 field") == "no-play-left"


def test_builder_plays_no_card_after_farm_step_one() -> None:
    scene = scene_at("income").farm(0, helpers=[BUILDER], hand=[1]).begin(0)
    assert scene.why("play 1 field") == "not-asked"


# --- 26 Tenant --------------------------------------------------------------------------------


def tenancy(*numbers: int, round: int = 2) -> Scene:
    """The dice are rolled; seat 1 has the Tenant, seat 0 takes dice first."""
    return scene_at("tenant", round=round).dice(*numbers).farm(1, helpers=[TENANT])


def test_tenant_is_paid_a_harvest_good_of_choice_by_who_takes_the_die() -> None:
    scene = tenancy(1, 2, 3, 4, 4).farm(0, olive=1, grape=1).begin()
    assert scene.actor == 1
    assert scene.question == "rent"
    scene.play("rent 4", "take rented die")
    assert scene.legal() == ["pay olive den", "pay grape den"]
    scene.play("pay grape den")
    assert scene.stock("grape", 1) == 1
    assert scene.stock("grape") == 0
    assert scene.stock("olive") == 1
    assert scene.silver() == 4
    assert scene.of(0)["dice"] == [4]


def test_tenant_puts_a_good_paid_from_a_field_into_the_den() -> None:
    scene = tenancy(1, 2, 3, 4, 5).farm(0, fields={"grain": [2]}).farm(1, fields={"grain": [0]})
    scene.begin().play("rent 4", "take rented die", "pay grain field 2")
    assert scene.fields("grain") == [1]
    assert scene.stock("grain", 1) == 1
    assert scene.fields("grain", 1) == [0]


def test_tenant_takes_the_own_die_free() -> None:
    scene = tenancy(1, 2, 3, 4, 5).farm(1, olive=1).begin()
    scene.play("rent 4", "take die 1", "done", "take rented die")
    assert scene.actor == 1
    assert scene.question == "turn"
    assert scene.stock("olive", 1) == 1
    assert scene.silver(1) == 4


def test_tenant_is_paid_before_the_die_is_used() -> None:
    scene = tenancy(1, 2, 3, 3, 5).begin()
    scene.play("rent 3")
    assert scene.why("take rented die") == "cannot-pay-tenant"
    assert scene.can("take die 3")


def test_tenant_lets_a_good_be_bought_first_and_paid_with() -> None:
    scene = tenancy(1, 2, 3, 4, 5).farm(0, silver=3).begin()
    scene.play("rent 4", "buy olive", "take rented die", "pay olive den")
    assert scene.stock("olive", 1) == 1
    assert scene.silver() == 4


def test_tenant_asks_nothing_for_another_die_of_the_same_number() -> None:
    scene = tenancy(1, 2, 3, 4, 4).farm(0, olive=1).begin()
    scene.play("rent 4", "take die 4")
    assert scene.stock("olive") == 1
    assert scene.silver() == 4
    assert scene.view()["rented"] == {"number": 4, "seat": 1}


def test_tenant_loses_the_die_left_over_which_is_free_for_all() -> None:
    scene = tenancy(1, 2, 4, 4, 4).farm(0, hand=[1], olive=1, pig=2).farm(1, hand=[2]).begin()
    scene.play("rent 4", "take die 1", "done", "take die 4", "done")
    scene.play("take die 2", "choose draw", "done", "take die 4", "done")
    assert scene.view()["rented"] is None
    assert scene.view()["dice"] == [0, 0, 0, 1, 0, 0]
    before = scene.silver()
    scene.play("use common die")
    assert scene.question == "turn"
    assert scene.silver() == before + 4
    assert scene.stock("olive") == 1
    scene.play("done", "use common die")
    assert scene.silver(1) == 4 + 4 + 4


def beset(**farm: Any) -> Scene:
    """Every die but the Tenant's is the last one of a space that an Elder keeps."""
    scene = Scene("tenant", seats=3).dice(4, 5, 6)
    scene.farm(0, **farm)
    scene.farm(1, helpers=[TENANT], dice=[1, 2], reserved=4).farm(2, dice=[1, 2], reserved=5)
    return scene.begin().play("rent 6")


def test_tenant_gets_nothing_from_a_player_without_a_good_and_without_another_die() -> None:
    scene = beset()
    assert scene.offers("take") == ["take rented die"]
    assert scene.why("take die 4") == "die-reserved"
    scene.play("take rented die")
    assert scene.question == "option"
    assert sum(scene.stock(good, 1) for good in ("olive", "grain", "grape")) == 0


def test_tenant_is_paid_by_a_player_without_another_die_who_has_a_good() -> None:
    scene = beset(grain=1).play("take rented die", "pay grain den")
    assert scene.stock("grain", 1) == 1


def test_tenant_acts_before_the_migrant_laborer_who_turns_another_die() -> None:
    scene = tenancy(1, 2, 3, 4, 5).farm(0, helpers=[MIGRANT_LABORER]).begin()
    assert scene.actor == 1
    scene.play("rent 4")
    assert scene.actor == 0
    assert scene.question == "turn_die"
    assert scene.why("turn 4") == "no-such-die"
    scene.play("turn 5", "turn to 4")
    assert scene.view()["rented"] == {"number": 4, "seat": 1}
    assert scene.view()["dice"] == [1, 1, 1, 1, 0, 0]


def test_tenant_may_decline_and_no_die_costs_anything() -> None:
    scene = tenancy(1, 2, 3, 4, 5).farm(0, olive=1).begin()
    scene.play("pass")
    assert scene.view()["rented"] is None
    assert scene.why("take rented die") == "no-such-die"
    scene.play("take die 4")
    assert scene.stock("olive") == 1


def test_tenant_chooses_only_among_the_dice_that_were_rolled() -> None:
    scene = tenancy(1, 1, 3, 3, 5).begin()
    assert scene.legal() == ["pass", "rent 1", "rent 3", "rent 5"]


def test_tenant_die_does_not_count_for_the_space_that_the_elder_keeps() -> None:
    scene = tenancy(1, 2, 3, 4, 4).farm(1, reserved=4).farm(0, olive=1).begin()
    scene.play("rent 4")
    assert scene.why("take die 4") == "die-reserved"
    assert scene.can("take rented die")


def test_tenant_sets_a_die_aside_in_every_round() -> None:
    scene = tenancy(1, 2, 3, 4, 5).begin().play("rent 1")
    assert not is_marked(scene, TENANT, 1)


def test_tenant_without_a_marker_makes_room_in_the_turn_of_the_other() -> None:
    scene = tenancy(1, 2, 3, 4, 5).farm(0, olive=1).farm(1, grain=25).begin()
    scene.play("rent 4", "take rented die", "pay olive den")
    assert scene.actor == 1
    assert scene.question == "room"
    assert scene.why("buy olive", seat=1) == "not-asked"
    scene.play("return grain den")
    assert scene.stock("olive", 1) == 1
    assert scene.actor == 0
    assert scene.silver() == 4


def test_tenant_without_a_marker_may_do_without_the_good_which_is_paid_all_the_same() -> None:
    scene = tenancy(1, 2, 3, 4, 5).farm(0, olive=1).farm(1, grain=25).begin()
    scene.play("rent 4", "take rented die", "pay olive den", "pass")
    assert scene.stock("olive", 1) == 0
    assert scene.stock("olive") == 0
    assert scene.silver() == 4


def test_tenant_gains_nothing_in_the_solo_game_by_a_die_that_is_discarded() -> None:
    scene = Scene("tenant", seats=1, seed=1, round=1).dice(1, 2, 3, 4, 5)
    scene.farm(0, helpers=[TENANT]).begin()
    assert scene.view()["solo_first"] is False
    scene.play("rent 1")
    assert scene.view()["rented"] is None
    assert scene.view()["dice"] == [0, 1, 1, 1, 1, 0]
    assert sum(scene.of()["stock"].values()) == 0


# --- 27 Steward -------------------------------------------------------------------------------


def test_steward_adds_two_silver_to_the_income_unasked() -> None:
    scene = scene_at("income").farm(0, helpers=[STEWARD], extensions=[2]).begin(0)
    assert scene.silver() == 3
    assert scene.question == "turn"
    assert scene.why("use 27") == "helper-not-activated"


def test_steward_played_in_farm_step_one_pays_in_the_same_round() -> None:
    scene = scene_at("cards").farm(0, hand=[STEWARD]).begin(0)
    scene.play("play 27 helper")
    assert scene.silver() == 0
    scene.play("done", "done")
    assert scene.view()["step"] == "income"
    assert scene.silver() == 2


def test_steward_played_after_the_income_pays_only_in_the_next_round() -> None:
    scene = scene_at("income").farm(0, hand=[STEWARD], commodity=1).begin(0)
    scene.play("commodity play", "play 27 helper")
    assert scene.silver() == 0


# --- 28 Market Gardener -----------------------------------------------------------------------


def test_market_gardener_gains_a_harvest_good_of_choice_for_a_card_played_at_space_two() -> None:
    scene = dice_scene(2, 2, 3, 4, 5).farm(0, helpers=[MARKET_GARDENER], hand=[1]).begin(0)
    scene.play("take die 2", "choose play", "play 1 field")
    assert scene.legal() == ["pass", "take olive", "take grain", "take grape"]
    scene.play("take grape")
    assert scene.stock("grape") == 1
    assert scene.question == "turn"


def test_market_gardener_gains_a_harvest_good_for_a_delivery_at_space_six() -> None:
    scene = dice_scene(6, 2, 3, 4, 5).farm(0, helpers=[MARKET_GARDENER], food=1).begin(0)
    scene.play("take die 6", "choose delivery", "deliver food deli", "take olive")
    assert scene.stock("olive") == 1
    assert scene.question == "turn"


def test_market_gardener_may_decline() -> None:
    scene = dice_scene(6, 2, 3, 4, 5).farm(0, helpers=[MARKET_GARDENER], food=1).begin(0)
    scene.play("take die 6", "choose delivery", "deliver food deli", "pass")
    assert sum(scene.of()["stock"].values()) == 0
    assert scene.question == "turn"


@pytest.mark.parametrize(
    "actions",
    [
        ("take die 2", "choose draw"),
        ("take die 2", "choose harvest", "take olive"),
        ("take die 2", "choose play", "pass"),
        ("take die 6", "choose silver"),
        ("take die 6", "choose delivery", "pass"),
        ("take die 3", "take olive grain"),
        ("commodity play", "play 1 field"),
        ("use tile delivery", "deliver food deli"),
    ],
)
def test_market_gardener_gains_nothing_without_a_card_or_delivery_of_a_space(
    actions: tuple[str, ...],
) -> None:
    scene = dice_scene(6, 2, 3, 4, 5).farm(
        0, helpers=[MARKET_GARDENER], hand=[1], food=1, commodity=1, tiles=["delivery"]
    )
    scene.begin(0).play(*actions)
    assert scene.question == "turn"


def test_market_gardener_gains_once_for_two_options_and_again_for_the_repeat() -> None:
    scene = dice_scene(6, 2, 3, 4, 5).farm(
        0, helpers=[MARKET_GARDENER, PORTER, PEON], food=1, pig=1, vp=1
    )
    scene.begin(0).play("take die 6", "choose delivery", "deliver food deli", "take olive")
    scene.play("use 3", "choose silver")
    assert scene.question == "helper"
    scene.play("use 13", "choose delivery", "deliver pig deli", "take olive")
    assert scene.stock("olive") == 2
    assert scene.question == "turn"


def test_market_gardener_gains_at_the_space_of_the_merchant_too() -> None:
    scene = dice_scene(1, 2, 3, 4, 5, round=2)
    scene.farm(0, helpers=[MARKET_GARDENER, MERCHANT], hand=[1], vp=1).begin(0)
    scene.play("take die 4", "use 6", "choose play", "play 1 field", "take olive")
    assert scene.stock("olive") == 1


def test_market_gardener_gains_with_the_common_die_too() -> None:
    scene = scene_at("common_die").dice(6).farm(0, helpers=[MARKET_GARDENER], food=1).begin(0)
    scene.play("use common die", "choose delivery", "deliver food deli", "take olive")
    assert scene.stock("olive") == 1


def test_market_gardener_waits_until_what_the_delivery_completed_is_finished() -> None:
    scene = dice_scene(6, 2, 3, 4, 5).farm(
        0, helpers=[MARKET_GARDENER], barrows=[47], delivered={"barrow 1": ["food"]}, wine=1
    )
    scene.begin(0).play("take die 6", "choose delivery", "deliver wine barrow 1")
    assert scene.question == "place"
    scene.play("place 18")
    assert scene.question == "harvest"
    scene.play("take grain")
    assert scene.stock("commodity") == 1
    assert scene.stock("grain") == 1


# --- 29 Donkey Driver -------------------------------------------------------------------------


def test_donkey_driver_gains_two_silver_for_a_pig_of_space_one_unasked() -> None:
    scene = dice_scene(1, 2, 3, 4, 5).farm(0, helpers=[DONKEY_DRIVER]).begin(0)
    scene.play("take die 1")
    assert scene.stock("pig") == 1
    assert scene.silver() == 2
    assert scene.question == "turn"


def test_donkey_driver_gains_for_a_pig_that_is_sold_at_once() -> None:
    scene = dice_scene(1, 2, 3, 4, 5).farm(0, helpers=[DONKEY_DRIVER], pig=2).begin(0)
    scene.play("take die 1")
    assert scene.stock("pig") == 2
    assert scene.silver() == 3 + 2


@pytest.mark.parametrize(
    ("actions", "silver"),
    [
        (("choose steps", "walk 1"), 2),
        (("choose steps", "walk 2"), 2),
        (("choose steps", "pass"), 0),
        (("choose upgrade_step", "upgrade olive den", "walk 1"), 2),
        (("choose upgrade_step", "pass", "walk 1"), 2),
        (("choose upgrade_step", "upgrade olive den", "pass"), 0),
        (("choose upgrades", "upgrade olive den"), 0),
    ],
)
def test_donkey_driver_gains_once_when_it_moves_at_space_five(
    actions: tuple[str, ...], silver: int
) -> None:
    scene = dice_scene(1, 2, 3, 4, 5).farm(0, helpers=[DONKEY_DRIVER], olive=1).begin(0)
    scene.play("take die 5", *actions)
    assert scene.silver() == silver
    assert scene.question == "turn"


@pytest.mark.parametrize(
    "actions",
    [
        ("commodity pig",),
        ("use tile pig",),
        ("use tile siesta_2", "walk 2"),
        ("take die 2", "choose draw"),
        ("take die 2", "choose harvest", "take olive"),
        ("take die 3", "take olive grain"),
    ],
)
def test_donkey_driver_gains_only_for_a_pig_or_a_move_of_a_revenue_space(
    actions: tuple[str, ...],
) -> None:
    scene = dice_scene(1, 2, 3, 4, 5).farm(
        0, helpers=[DONKEY_DRIVER], commodity=1, tiles=["pig", "siesta_2"]
    )
    scene.begin(0).play(*actions)
    assert scene.silver() == 0


def test_donkey_driver_gains_at_the_space_of_the_merchant() -> None:
    scene = dice_scene(1, 2, 3, 4, 5, round=5)
    scene.farm(0, helpers=[DONKEY_DRIVER, MERCHANT], vp=1).begin(0)
    scene.play("take die 4", "use 6", "choose steps", "walk 1")
    assert scene.silver() == 4 + 2


def test_donkey_driver_gains_again_for_the_repeat_and_the_common_die() -> None:
    scene = dice_scene(1, 2, 3, 4, 5).farm(0, helpers=[DONKEY_DRIVER, PEON], vp=1).begin(0)
    scene.play("take die 1", "use 13")
    assert scene.stock("pig") == 2
    assert scene.silver() == 4
    scene = scene_at("common_die").dice(1).farm(0, helpers=[DONKEY_DRIVER]).begin(0)
    scene.play("use common die")
    assert scene.silver() == 2


def test_donkey_driver_gains_nothing_for_a_pig_declined_for_want_of_a_marker() -> None:
    scene = dice_scene(1, 2, 3, 4, 5).farm(0, helpers=[DONKEY_DRIVER], olive=25).begin(0)
    scene.play("take die 1")
    assert scene.question == "room"
    scene.play("pass")
    assert scene.stock("pig") == 0
    assert scene.silver() == 0


# --- 30 Majordomo -----------------------------------------------------------------------------


def test_majordomo_draws_a_card_at_once_and_raises_the_hand_limit_by_one() -> None:
    scene = scene_at("cards").farm(0, hand=[MAJORDOMO]).begin(0)
    scene.play("play 30 helper")
    assert len(scene.hand()) == 1
    assert scene.question == "turn"
    assert scene.of()["hand_limit"] == 4
    scene.play("done")
    assert len(scene.hand()) == 4


def test_majordomo_draws_also_when_it_is_played_in_the_revenue_phase() -> None:
    scene = dice_scene(2, 2, 3, 4, 5).farm(0, hand=[MAJORDOMO]).begin(0)
    scene.play("take die 2", "choose play", "play 30 helper")
    assert len(scene.hand()) == 1


def test_majordomo_draws_only_when_it_is_played_as_a_helper() -> None:
    scene = scene_at("cards").farm(0, hand=[MAJORDOMO]).begin(0)
    scene.play("play 30 barrow")
    assert scene.hand() == []
    assert scene.of()["hand_limit"] == 3


def test_majordomo_takes_the_higher_limit_away_when_it_is_discarded() -> None:
    scene = scene_at("cards").farm(0, helpers=[MAJORDOMO, STEWARD, BUILDER], hand=[1, 2, 3, 4, 5])
    scene.begin(0)
    assert scene.of()["hand_limit"] == 4
    scene.play("play 1 helper", "discard helper 1")
    assert scene.of()["hand_limit"] == 3
    scene.play("done")
    assert scene.question == "discard_down"
    scene.play("discard 3")
    assert scene.hand() == [2, 4, 5]


def test_majordomo_draws_nothing_when_deck_and_discards_are_empty() -> None:
    scene = scene_at("cards").farm(0, hand=[MAJORDOMO, 1]).deck().begin(0)
    scene.play("play 30 helper")
    assert scene.hand() == [1]


# --- 31 Chandler ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("actions", "silver"),
    [
        (("take die 3", "take olive grape"), 1),
        (("take die 2", "choose harvest", "take olive"), 1),
        (("take die 2", "choose draw"), 0),
        (("take die 2", "choose play", "play 1 field"), 0),
        (("take die 1",), 0),
        (("commodity harvest", "take olive grain"), 0),
        (("use tile any_harvest", "take olive"), 0),
    ],
)
def test_chandler_gains_one_silver_for_harvest_goods_of_space_two_or_three(
    actions: tuple[str, ...], silver: int
) -> None:
    scene = dice_scene(1, 2, 3, 4, 5).farm(
        0, helpers=[CHANDLER], hand=[1], commodity=1, tiles=["any_harvest"]
    )
    scene.begin(0).play(*actions)
    assert scene.silver() == silver
    assert scene.question == "turn"


def test_chandler_gains_nothing_for_goods_that_other_helpers_give() -> None:
    scene = dice_scene(1, 2, 3, 4, 5)
    scene.farm(0, helpers=[CHANDLER, MARKET_GARDENER, SEED_BROKER], hand=[1]).begin(0)
    scene.play("take die 2", "choose play", "play 1 field", "take olive")
    assert scene.silver() == 0
    scene = dice_scene(1, 2, 3, 4, 5).farm(0, helpers=[CHANDLER, SEED_BROKER]).begin(0)
    scene.play("take die 4", "use 44", "take olive")
    assert scene.silver() == 3


def test_chandler_gains_once_a_use_with_the_porter_and_again_for_the_repeat() -> None:
    scene = dice_scene(1, 2, 3, 4, 5).farm(0, helpers=[CHANDLER, PORTER, PEON], vp=1).begin(0)
    scene.play("take die 2", "choose draw", "use 3", "choose harvest", "take olive")
    assert scene.silver() == 1
    scene.play("use 13", "choose harvest", "take grain")
    assert scene.silver() == 2


def test_chandler_gains_at_the_space_of_the_merchant_and_with_the_common_die() -> None:
    scene = dice_scene(1, 2, 3, 4, 5, round=3).farm(0, helpers=[CHANDLER, MERCHANT], vp=1)
    scene.begin(0).play("take die 1", "use 6", "take olive grain")
    assert scene.silver() == 1
    scene = scene_at("common_die").dice(3).farm(0, helpers=[CHANDLER]).begin(0)
    scene.play("use common die", "take olive grain")
    assert scene.silver() == 1


def test_chandler_gains_nothing_for_goods_declined_for_want_of_markers() -> None:
    scene = dice_scene(1, 2, 3, 4, 5).farm(0, helpers=[CHANDLER], olive=25).begin(0)
    scene.play("take die 3", "take grain grape", "pass", "pass")
    assert scene.question == "turn"
    assert scene.stock("grain") + scene.stock("grape") == 0
    assert scene.silver() == 0


# --- 32 Cabinetmaker --------------------------------------------------------------------------


def test_cabinetmaker_gains_a_point_with_the_roof_tile_unasked() -> None:
    scene = scene_at("roof").tiles("pig").farm(0, helpers=[CABINETMAKER], tiles=["vp"], silver=2)
    scene.begin(0).play("buy tile pig")
    assert scene.vp() == 1 + 1
    assert scene.question == "turn"


def test_cabinetmaker_gains_a_point_with_a_tile_that_costs_nothing() -> None:
    scene = scene_at("roof").tiles("pig").farm(0, helpers=[CABINETMAKER, TURNER]).begin(0)
    scene.play("buy tile pig")
    assert scene.vp() == 1


def test_cabinetmaker_gains_a_point_with_a_tile_on_the_storage_builder() -> None:
    scene = scene_at("roof").tiles("pig").farm(0, helpers=[CABINETMAKER, STORAGE_BUILDER], silver=2)
    scene.begin(0).play("buy tile pig", "accept")
    assert scene.vp() == 3 + 1


def test_cabinetmaker_gains_nothing_by_using_or_turning_a_tile() -> None:
    scene = scene_at("roof").tiles("pig")
    scene.farm(0, helpers=[CABINETMAKER], tiles=["flip_roof", "silver"]).begin(0)
    scene.play("use tile silver", "use tile flip_roof", "flip tile silver", "done")
    assert scene.vp() == 0


# --- 33 Peddler -------------------------------------------------------------------------------
# A barrow of value 4 goes to space 2, 14 or 18. Beside 18 lie 12 (3), 13 (2), 17 (2), 22 (3),
# 19 (6) and 23 (5).

SUPPLY = "deliver wine barrow 1"


def market_day(
    *, seats: int = 2, removal: str = "all", carrier: tuple[int, ...] = (), **farm: Any
) -> Scene:
    """Seat 0 is about to complete a barrow of value 4; seat 1 has the Peddler."""
    scene = Scene(
        "deliveries", seats=seats, options={"removal": removal}, seed=2, order=range(seats)
    )
    scene.farm(
        0,
        barrows=[47],
        delivered={"barrow 1": ["food"]},
        wine=1,
        donkey=3,
        siesta=1,
        helpers=carrier,
    )
    return scene.farm(1, helpers=[PEDDLER], **farm)


def test_peddler_moves_a_threatened_marker_to_an_adjacent_empty_space() -> None:
    scene = market_day().market({13: 1}).begin(0)
    scene.play(SUPPLY, "place 18")
    assert scene.actor == 1
    scene.play("use 33", "rescue 13", "place 19")
    assert scene.at(13) == -1
    assert scene.at(19) == 1
    assert scene.at(18) == 0
    assert scene.vp() == 4
    assert scene.actor == 0
    assert is_marked(scene, PEDDLER, 1)


def test_peddler_may_decline_and_the_marker_is_removed_for_a_point() -> None:
    scene = market_day().market({13: 1}).begin(0)
    pool = scene.pool(1)
    scene.play(SUPPLY, "place 18", "pass")
    assert scene.at(13) == -1
    assert scene.pool(1) == pool + 1
    assert scene.vp() == 4 + 1
    assert not is_marked(scene, PEDDLER, 1)


def test_peddler_is_asked_after_the_marker_is_placed_and_before_anything_is_scored() -> None:
    scene = market_day().market({13: 1}).begin(0)
    scene.play(SUPPLY, "place 18")
    assert scene.at(18) == 0
    assert scene.at(13) == 1
    assert scene.vp() == 4


def test_peddler_does_nothing_else_in_the_turn_of_another() -> None:
    scene = market_day(silver=9, olive=1, commodity=1).market({13: 1}).begin(0)
    scene.play(SUPPLY, "place 18")
    assert scene.legal() == ["pass", "use 33"]
    assert scene.why("buy olive") == "not-asked"


def test_peddler_finds_refuge_on_spaces_of_any_value_but_not_on_the_one_just_taken() -> None:
    scene = market_day().market({13: 1, 7: 0}).begin(0)
    scene.play(SUPPLY, "place 18", "use 33", "rescue 13")
    assert scene.legal() == ["place 8", "place 12", "place 14", "place 19"]
    assert scene.why("place 18") == "space-taken"
    assert scene.why("place 7") == "space-taken"
    assert scene.why("place 22") == "no-refuge"


def test_peddler_may_stay_beside_the_new_marker_and_is_not_removed_there() -> None:
    scene = market_day().market({13: 1}).begin(0)
    scene.play(SUPPLY, "place 18", "use 33", "rescue 13", "place 12")
    assert scene.at(12) == 1
    assert scene.vp() == 4


def test_peddler_removes_nobody_by_the_move() -> None:
    scene = market_day().market({22: 1, 17: 0}).begin(0)
    scene.play(SUPPLY, "place 18", "use 33", "rescue 22", "place 23")
    assert scene.at(23) == 1
    assert scene.at(18) == 0
    assert scene.at(17) == 0
    assert scene.vp(1) == 0


def test_peddler_saves_one_of_several_threatened_markers_of_choice() -> None:
    scene = market_day().market({12: 1, 13: 1, 17: 1}).begin(0)
    scene.play(SUPPLY, "place 18", "use 33")
    assert scene.legal() == ["rescue 12", "rescue 13", "rescue 17"]
    scene.play("rescue 17", "place 22")
    assert [scene.at(space) for space in (12, 13, 17, 22)] == [-1, -1, -1, 1]
    assert scene.vp() == 4 + 2


def test_peddler_cannot_rescue_what_is_not_threatened() -> None:
    scene = market_day().market({13: 1, 19: 1, 3: 1}).begin(0)
    scene.play(SUPPLY, "place 18", "use 33")
    assert scene.legal() == ["rescue 13"]
    assert scene.why("rescue 19") == "no-such-marker"
    assert scene.why("rescue 3") == "no-such-marker"


def test_peddler_moves_a_replaced_marker_and_nobody_scores_for_it() -> None:
    scene = market_day().market({2: 0, 14: 1, 18: 0}).begin(0)
    scene.play(SUPPLY, "place 14")
    assert scene.legal() == ["pass", "use 33"]
    scene.play("use 33", "rescue 14")
    assert scene.legal() == ["place 8", "place 13", "place 19"]
    scene.play("place 8")
    assert scene.at(14) == 0
    assert scene.at(8) == 1
    assert scene.vp() == 4


def test_peddler_declines_for_a_replaced_marker_which_scores_a_point() -> None:
    scene = market_day().market({2: 0, 14: 1, 18: 0}).begin(0)
    pool = scene.pool(1)
    scene.play(SUPPLY, "place 14", "pass")
    assert scene.at(14) == 0
    assert scene.pool(1) == pool + 1
    assert scene.vp() == 4 + 1


@pytest.mark.parametrize(("saved", "refuge", "lost"), [(14, 19, 13), (13, 12, 14)])
def test_peddler_chooses_between_the_replaced_marker_and_its_lower_neighbour(
    saved: int, refuge: int, lost: int
) -> None:
    scene = market_day().market({2: 0, 14: 1, 18: 0, 13: 1}).begin(0)
    scene.play(SUPPLY, "place 14", "use 33")
    assert scene.legal() == ["rescue 13", "rescue 14"]
    scene.play(f"rescue {saved}", f"place {refuge}")
    assert scene.at(refuge) == 1
    assert scene.at(lost) != 1
    assert scene.vp() == 4 + 1


def test_peddler_finds_no_refuge_on_closed_spaces_and_is_not_asked() -> None:
    scene = market_day().market({22: 1, 17: 0, 23: 0}).begin(0)
    scene.play(SUPPLY, "place 18")
    assert scene.actor == 0
    assert scene.at(22) == -1
    assert scene.vp() == 4 + 1


def test_peddler_with_one_open_refuge_is_refused_the_closed_one() -> None:
    scene = market_day().market({22: 1, 17: 0}).begin(0)
    scene.play(SUPPLY, "place 18", "use 33", "rescue 22")
    assert scene.legal() == ["place 23"]
    assert scene.why("place 21") == "space-closed"


def test_peddler_flees_to_a_space_that_is_open_with_four_players() -> None:
    scene = market_day(seats=4).market({22: 1, 17: 0, 23: 0}).begin(0)
    scene.play(SUPPLY, "place 18", "use 33", "rescue 22", "place 21")
    assert scene.at(21) == 1
    assert scene.vp() == 4


def test_peddler_may_not_flee_to_the_space_of_a_marker_that_is_about_to_be_removed() -> None:
    scene = market_day(seats=3).market({13: 1, 12: 2}).begin(0)
    scene.play(SUPPLY, "place 18", "use 33", "rescue 13")
    assert scene.why("place 12") == "space-taken"
    scene.play("place 7")
    assert scene.at(12) == -1
    assert scene.vp() == 4 + 1


def test_peddler_is_not_asked_when_only_markers_of_others_are_threatened() -> None:
    scene = market_day(seats=3).market({13: 2, 19: 1}).begin(0)
    scene.play(SUPPLY, "place 18")
    assert scene.actor == 0
    assert scene.vp() == 4 + 1


def test_peddler_works_once_a_round() -> None:
    scene = market_day().farm(0, barrows=[59], delivered={"barrow 2": ["grape"]}, wine=2)
    scene.market({13: 1, 8: 1}).begin(0)
    scene.play(SUPPLY, "place 18", "use 33", "rescue 13", "place 12")
    scene.play("deliver wine barrow 2", "place 14")
    assert scene.actor == 0
    assert scene.at(8) == -1
    assert scene.vp() == 4 + 4 + 1


def test_peddler_is_ready_again_in_the_next_round() -> None:
    scene = scene_at("extra_deliveries").farm(1, helpers=[PEDDLER], used=[PEDDLER]).begin(0)
    play_to_next_round(scene)
    assert not is_marked(scene, PEDDLER, 1)


def test_peddler_keeps_negotiator_and_tout_from_their_gain() -> None:
    scene = market_day(carrier=(TOUT,)).farm(1, helpers=[NEGOTIATOR]).market({13: 1}).begin(0)
    scene.play(SUPPLY, "place 18", "use 33", "rescue 13", "place 7")
    assert scene.vp(1) == 0
    assert scene.silver() == 0
    assert scene.vp() == 4


def test_peddler_flees_only_a_removal_that_was_chosen() -> None:
    scene = market_day(removal="choose").market({12: 1, 13: 1}).begin(0)
    scene.play(SUPPLY, "place 18", "remove 13")
    assert scene.actor == 1
    scene.play("use 33")
    assert scene.legal() == ["rescue 13"]
    scene = market_day(removal="choose").market({13: 1}).begin(0)
    scene.play(SUPPLY, "place 18", "pass")
    assert scene.actor == 0
    assert scene.at(13) == 1


def test_peddler_is_not_asked_about_the_owners_own_barrow() -> None:
    scene = supplying(PEDDLER).market({2: 0, 14: 0, 18: 0, 13: 0}).begin(0)
    assert scene.why("use 33") == "helper-not-activated"
    scene.play(SUPPLY, "place 14")
    assert scene.question == "turn"
    assert [scene.at(space) for space in (2, 13, 14, 18)] == [0, 0, 0, 0]


def test_peddler_flees_a_barrow_that_the_plasterer_completes_in_the_farm_phase() -> None:
    scene = scene_at("roof").tiles("pig").market({13: 1}).farm(1, helpers=[PEDDLER])
    scene.farm(0, helpers=[PLASTERER], barrows=[47], delivered={"barrow 1": ["food"]}, wine=1)
    scene.farm(0, silver=2).begin(0)
    scene.play("buy tile pig", SUPPLY, "place 18")
    assert scene.actor == 1
    scene.play("use 33", "rescue 13", "place 7")
    assert scene.at(7) == 1
    assert scene.actor == 0


def neutral_day(markers: dict[int, int]) -> Scene:
    """The solo game: the neutral player is about to turn over a barrow of value 4."""
    scene = Scene("neutral", seats=1, seed=1).farm(0, helpers=[PEDDLER]).market(markers)
    return scene.deck(47).begin()


def test_peddler_flees_the_neutral_player_in_the_solo_game() -> None:
    scene = neutral_day({13: 0})
    assert scene.at(14) == 4
    assert scene.legal() == ["pass", "use 33"]
    scene.play("use 33", "rescue 13", "place 18")
    assert scene.at(13) == -1
    assert scene.at(18) == 0
    assert scene.question == "donkey"


def test_peddler_flees_the_neutral_player_also_when_the_owner_goes_first() -> None:
    scene = Scene("extra_deliveries", seats=1, seed=2).farm(0, helpers=[PEDDLER])
    scene.market({13: 0}).deck(47).begin()
    assert scene.view()["solo_first"] is True
    scene.play("done")
    assert scene.legal() == ["pass", "use 33"]
    scene.play("use 33", "rescue 13", "place 8")
    assert scene.at(8) == 0
    assert scene.at(14) == 4
    assert scene.view()["round"] == 3
    assert scene.vp() == 1


def test_peddler_declines_in_the_solo_game_and_the_marker_goes() -> None:
    scene = neutral_day({13: 0})
    pool = scene.pool()
    scene.play("pass")
    assert scene.at(13) == -1
    assert scene.pool() == pool + 1
    assert scene.vp() == 0


def test_peddler_saves_a_marker_that_the_neutral_player_replaces() -> None:
    scene = neutral_day({2: 4, 14: 0, 18: 4})
    assert scene.at(14) == 4
    scene.play("use 33", "rescue 14")
    assert scene.legal() == ["place 8", "place 13", "place 19"]
    scene.play("place 13")
    assert scene.at(13) == 0
    assert scene.at(14) == 4


def test_peddler_without_a_marker_makes_room_for_the_mark_or_declines() -> None:
    scene = market_day(olive=24).market({13: 1}).begin(0)
    scene.play(SUPPLY, "place 18", "use 33")
    assert scene.question == "room"
    scene.play("return olive den", "rescue 13", "place 7")
    assert scene.at(7) == 1
    scene = market_day(olive=24).market({13: 1}).begin(0)
    scene.play(SUPPLY, "place 18", "use 33", "pass")
    assert scene.at(13) == -1
    assert scene.vp() == 4 + 1


@pytest.mark.parametrize("threatened", [(13,), (12, 13), (12, 13, 17)])
def test_peddler_making_room_on_the_market_never_leaves_the_table_without_an_answer(
    threatened: tuple[int, ...],
) -> None:
    def asked_for_room() -> Scene:
        scene = market_day(olive=25 - len(threatened))
        scene.market(dict.fromkeys(threatened, 1)).begin(0)
        return scene.play(SUPPLY, "place 18", "use 33")

    for room in asked_for_room().legal():
        scene = asked_for_room().play(room)
        while scene.actor == 1:
            assert scene.legal(), room
            scene.play(scene.legal()[0])
        assert scene.actor == 0
        assert scene.question == "turn"
        gone = len(threatened) - sum(scene.at(space) == 1 for space in range(1, 25))
        # A marker that its owner took off is gone; nobody removed it.
        assert scene.vp() == 4 + gone - room.startswith("remove")


# --- 34 Handyman ------------------------------------------------------------------------------


def test_handyman_lets_one_field_that_holds_a_good_grow_as_well() -> None:
    scene = scene_at("growth").farm(
        0, helpers=[HANDYMAN], fields={"olive": [1, 1], "grape": [0, 2]}
    )
    scene.begin(0).play("grow")
    assert scene.question == "grow"
    assert scene.legal() == ["pass", "grow olive field 1", "grow grape field 2"]
    scene.play("grow olive field 1")
    assert scene.fields("olive") == [2, 1]
    assert scene.fields("grape") == [2, 1]
    assert scene.actor == 1


def test_handyman_may_decline() -> None:
    scene = scene_at("growth").farm(0, helpers=[HANDYMAN], fields={"olive": [0, 1]}).begin(0)
    scene.play("grow", "pass")
    assert scene.fields("olive") == [1, 1]


def test_handyman_cannot_use_a_field_that_was_empty_when_growth_began() -> None:
    scene = scene_at("growth").farm(0, helpers=[HANDYMAN], fields={"olive": [0, 0]}).begin(0)
    scene.play("grow")
    assert scene.actor == 1
    assert scene.fields("olive") == [1, 1]


def test_handyman_is_not_asked_about_a_field_that_was_emptied_before_growth() -> None:
    scene = scene_at("growth").farm(0, helpers=[HANDYMAN], fields={"olive": [1]}, silver=2)
    scene.begin(0).play("upgrade olive field 1", "grow")
    assert scene.actor == 1
    assert scene.fields("olive") == [1]


def test_handyman_piles_up_goods_that_are_delivered_one_by_one() -> None:
    scene = scene_at("deliveries").farm(
        0, helpers=[HANDYMAN], barrows=[38], fields={"olive": [2]}, donkey=3, siesta=1
    )
    scene.begin(0).play("deliver olive field 2 barrow 1", "deliver olive field 1 barrow 1")
    assert scene.question == "place"
    assert scene.fields("olive") == [0]


def test_handyman_and_surveyor_fill_a_field_of_round_one_to_seven_goods_and_no_more() -> None:
    scene = scene_at("cards", round=1).farm(0, hand=[2, 3], helpers=[SURVEYOR]).begin(0)
    scene.play("play 2 field", "play 3 barrow", "done")
    (holds,) = scene.fields("olive")
    for number in range(1, 7):
        scene = scene_at("growth", round=number)
        scene.farm(0, helpers=[HANDYMAN, SURVEYOR], fields={"olive": [holds]}).begin(0)
        scene.play("grow", f"grow olive field {holds}")
        (holds,) = scene.fields("olive")
    assert holds == 7


def test_handyman_leaves_a_field_of_seven_goods_alone() -> None:
    scene = scene_at("growth").farm(0, helpers=[HANDYMAN], fields={"olive": [7], "grain": [1]})
    scene.begin(0).play("grow")
    assert scene.why("grow olive field 7") == "field-full"
    assert scene.can("grow grain field 1")
    scene = scene_at("growth").farm(0, helpers=[HANDYMAN], fields={"olive": [7]}).begin(0)
    scene.play("grow")
    assert scene.actor == 1


def test_handyman_and_surveyor_put_two_goods_on_a_field_in_the_round_it_is_played() -> None:
    scene = scene_at("cards").farm(0, helpers=[HANDYMAN, SURVEYOR], hand=[2]).begin(0)
    scene.play("play 2 field", "done", "done", "done", "done", "grow", "grow olive field 1")
    assert scene.fields("olive") == [2]


def test_handyman_without_a_marker_makes_room_or_lets_the_good_go() -> None:
    def growing() -> Scene:
        scene = scene_at("growth").farm(0, helpers=[HANDYMAN], fields={"olive": [1]}, grain=24)
        return scene.begin(0).play("grow", "grow olive field 1")

    assert growing().question == "room"
    assert growing().play("pass").fields("olive") == [1]
    assert growing().play("return grain den").fields("olive") == [2]


# --- 35 Agricultural Worker -------------------------------------------------------------------


@pytest.mark.parametrize(("good", "price"), [("olive", 1), ("grain", 1), ("grape", 2)])
def test_agricultural_worker_sells_goods_from_fields_at_the_usual_price(
    good: str, price: int
) -> None:
    scene = scene_at("income").farm(0, helpers=[AGRICULTURAL_WORKER], fields={good: [2]})
    scene.farm(1, fields={good: [1]}).begin(0)
    scene.play(f"sell {good} field 2", f"sell {good} field 1")
    assert scene.silver() == 2 * price
    assert scene.fields(good) == [0]
    scene.play("done")
    assert scene.why(f"sell {good} field 1") == "field-not-sold"


def test_agricultural_worker_empties_a_field_that_grows_again() -> None:
    scene = scene_at("growth").farm(0, helpers=[AGRICULTURAL_WORKER], fields={"grape": [1]})
    scene.begin(0).play("sell grape field 1", "grow")
    assert scene.silver() == 2
    assert scene.fields("grape") == [1]


def test_agricultural_worker_sells_what_stands_on_fields_at_the_end_of_the_game() -> None:
    scene = scene_at("scoring", round=6)
    scene.farm(0, helpers=[AGRICULTURAL_WORKER], fields={"grape": [2, 1], "olive": [0]}, olive=1)
    scene.farm(1, fields={"grape": [2, 1], "olive": [0]}, olive=1).begin()
    invariants.check(scene.position)
    assert scene.view()["over"]
    assert scene.vp() == 1
    assert scene.silver() == 3 * 2 + 1 - 5
    assert scene.vp(1) == 0
    assert scene.silver(1) == 1


def test_agricultural_worker_sells_nothing_more_once_it_is_discarded() -> None:
    scene = scene_at("cards").farm(
        0, helpers=[AGRICULTURAL_WORKER, STEWARD, BUILDER], hand=[1], fields={"olive": [1]}
    )
    scene.begin(0)
    assert scene.can("sell olive field 1")
    scene.play("play 1 helper", "discard helper 1")
    assert scene.why("sell olive field 1") == "field-not-sold"


# --- 36 Stockbreeder --------------------------------------------------------------------------


def test_stockbreeder_upgrades_one_pig_free_of_charge_once_a_round() -> None:
    scene = scene_at("siesta").farm(0, helpers=[STOCKBREEDER], pig=2, olive=1).begin(0)
    scene.play("use 36")
    assert scene.legal() == ["pass", "upgrade pig"]
    assert scene.why("upgrade olive den") == "wrong-good"
    scene.play("upgrade pig")
    assert scene.stock("meat") == 1
    assert scene.stock("pig") == 1
    assert scene.silver() == 0
    assert scene.why("use 36") == "helper-used"


def test_stockbreeder_needs_a_pig_and_is_left_alone_at_will() -> None:
    scene = scene_at("roof").farm(0, helpers=[STOCKBREEDER], olive=1).begin(0)
    assert scene.why("use 36") == "nothing-to-upgrade"
    scene = scene_at("roof").farm(0, helpers=[STOCKBREEDER], pig=1).begin(0)
    assert scene.can("done")


def test_stockbreeder_is_ready_again_in_the_next_round() -> None:
    scene = scene_at("extra_deliveries").farm(0, helpers=[STOCKBREEDER], pig=2).begin(0)
    scene.play("use 36", "upgrade pig")
    assert play_to_next_round(scene).can("use 36")


def test_stockbreeder_and_farm_servant_each_upgrade_one() -> None:
    scene = scene_at("roof").farm(0, helpers=[STOCKBREEDER, FARM_SERVANT], pig=2).begin(0)
    scene.play("use 36", "upgrade pig", "use 23", "upgrade pig")
    assert scene.stock("meat") == 2


# --- 37 Taxidermist ---------------------------------------------------------------------------


def test_taxidermist_gains_two_silver_for_the_first_pig_upgraded_unasked() -> None:
    scene = scene_at("roof").farm(0, helpers=[TAXIDERMIST], pig=2, silver=8).begin(0)
    scene.play("upgrade pig")
    assert scene.silver() == 8 - 4 + 2
    assert scene.question == "turn"
    assert is_marked(scene, TAXIDERMIST)
    scene.play("upgrade pig")
    assert scene.silver() == 6 - 4


def test_taxidermist_gains_nothing_for_other_upgrades() -> None:
    scene = scene_at("roof").farm(0, helpers=[TAXIDERMIST], olive=1, grape=1, silver=5).begin(0)
    scene.play("upgrade olive den", "upgrade grape den")
    assert scene.silver() == 0
    assert not is_marked(scene, TAXIDERMIST)


@pytest.mark.parametrize(
    "actions",
    [
        ("use 36", "upgrade pig"),
        ("use 23", "upgrade pig"),
        ("commodity upgrade", "upgrade pig", "upgrade pig"),
        ("use tile upgrade", "upgrade pig"),
    ],
)
def test_taxidermist_gains_for_a_free_upgrade_and_once(actions: tuple[str, ...]) -> None:
    scene = scene_at("roof").farm(
        0, helpers=[TAXIDERMIST, STOCKBREEDER, FARM_SERVANT], pig=2, commodity=1, tiles=["upgrade"]
    )
    scene.begin(0).play(*actions)
    assert scene.silver() == 2
    assert scene.question == "turn"


def test_taxidermist_pays_after_the_upgrade_and_not_towards_it() -> None:
    scene = scene_at("roof").farm(0, helpers=[TAXIDERMIST], pig=1, silver=3).begin(0)
    assert scene.why("upgrade pig") == "no-silver"
    assert scene.why("use 37") == "helper-not-activated"


def test_taxidermist_gains_again_in_the_next_round() -> None:
    scene = scene_at("extra_deliveries").farm(0, helpers=[TAXIDERMIST], pig=2, silver=8).begin(0)
    scene.play("upgrade pig")
    play_to_next_round(scene).play("upgrade pig")
    assert scene.silver() == 8 - 4 + 2 - 4 + 2


def test_taxidermist_without_a_marker_for_the_mark_is_asked_and_may_decline() -> None:
    scene = scene_at("roof").farm(0, helpers=[TAXIDERMIST], pig=2, olive=23, silver=4).begin(0)
    scene.play("upgrade pig")
    assert scene.question == "helper"
    scene.play("use 37", "return olive den")
    assert scene.silver() == 2
    scene = scene_at("roof").farm(0, helpers=[TAXIDERMIST], pig=2, olive=23, silver=4).begin(0)
    scene.play("upgrade pig", "pass")
    assert scene.silver() == 0
    assert scene.question == "turn"


def test_taxidermist_without_a_marker_still_gains_once_for_two_pigs_of_space_five() -> None:
    scene = dice_scene(1, 2, 3, 4, 5).farm(0, helpers=[TAXIDERMIST], pig=2, olive=23).begin(0)
    scene.play("take die 5", "choose upgrades", "upgrade pig")
    while scene.question != "turn":
        if scene.can("upgrade pig"):
            scene.play("upgrade pig")
        elif scene.can("use 37"):
            scene.play("use 37", "return olive den")
        else:
            scene.play("pass")
    assert scene.stock("meat") == 2
    assert scene.silver() == 2


# --- 38 Potter --------------------------------------------------------------------------------


def test_potter_pays_an_extension_with_goods_of_one_kind() -> None:
    scene = scene_at("cards").farm(
        0, helpers=[POTTER], hand=[3], extensions=[1, 2], olive=1, fields={"olive": [1, 1]}
    )
    scene.begin(0).play("play 3 extension")
    scene.play("pay olive den", "pay olive field 1", "pay olive field 1")
    assert scene.question == "turn"
    assert scene.of()["extensions"] == [1, 2, 3]
    assert scene.fields("olive") == [0, 0]


def test_potter_is_what_makes_goods_alike_enough() -> None:
    scene = scene_at("cards").farm(0, hand=[3], extensions=[1, 2], olive=3).begin(0)
    assert scene.why("play 3 extension") == "cannot-pay-extension"
    scene = scene_at("cards").farm(0, helpers=[POTTER], hand=[3], extensions=[1, 2], olive=2)
    assert scene.begin(0).why("play 3 extension") == "cannot-pay-extension"


def test_potter_may_still_pay_with_goods_of_different_kinds() -> None:
    scene = scene_at("cards").farm(
        0, helpers=[POTTER], hand=[3], extensions=[1, 2], silver=2, vp=1, pig=1, commodity=1
    )
    scene.begin(0).play("play 3 extension")
    assert scene.why("pay pig") == "rest-not-payable"
    scene.play("pay silver", "pay vp", "pay pig")
    assert scene.question == "turn"
    assert scene.silver() == 1


def test_potter_and_shack_builder_pay_one_good_less_and_alike() -> None:
    scene = scene_at("cards").farm(
        0, helpers=[POTTER, SHACK_BUILDER], hand=[3], extensions=[1, 2], silver=2
    )
    scene.begin(0).play("play 3 extension", "pay silver", "pay silver")
    assert scene.question == "turn"
    assert scene.silver() == 0


def test_potter_and_shack_builder_build_the_first_extension_free() -> None:
    scene = scene_at("cards").farm(0, helpers=[POTTER, SHACK_BUILDER], hand=[3]).begin(0)
    scene.play("play 3 extension")
    assert scene.question == "turn"
    assert scene.of()["extensions"] == [3]


def test_potter_alone_pays_an_extension_that_costs_more_than_nine_goods() -> None:
    nine = [1, 2, 4, 5, 6, 7, 8, 9, 12]
    scene = scene_at("cards").farm(0, hand=[3], extensions=nine, silver=9, vp=9, olive=2, grain=1)
    scene.farm(0, grape=1, pig=1, food=1, wine=1, meat=1).begin(0)
    assert scene.why("play 3 extension") == "cannot-pay-extension"
    scene = scene_at("cards").farm(0, helpers=[POTTER], hand=[3], extensions=nine, silver=10)
    scene.begin(0).play("play 3 extension", *["pay silver"] * 10)
    assert scene.silver() == 0
    assert len(scene.of()["extensions"]) == 10


# --- 39 Surveyor ------------------------------------------------------------------------------


def test_surveyor_lets_a_new_field_enter_with_one_good_unasked() -> None:
    scene = scene_at("cards").farm(0, helpers=[SURVEYOR], hand=[2], fields={"olive": [0]})
    scene.begin(0).play("play 2 field")
    assert scene.fields("olive") == [1, 0]
    assert scene.question == "turn"
    scene = scene_at("cards").farm(0, hand=[2]).begin(0).play("play 2 field")
    assert scene.fields("olive") == [0]


def test_surveyor_works_for_fields_played_in_any_phase() -> None:
    scene = dice_scene(2, 2, 3, 4, 5).farm(0, helpers=[SURVEYOR], hand=[1, 2], commodity=1)
    scene.begin(0).play("take die 2", "choose play", "play 1 field")
    scene.play("commodity play", "play 2 field")
    assert scene.fields("grape") == [1]
    assert scene.fields("olive") == [1]


def test_surveyor_leaves_fields_alone_that_were_played_before_it() -> None:
    scene = scene_at("cards", round=1).farm(0, hand=[2, SURVEYOR]).begin(0)
    scene.play("play 2 field", "play 39 helper")
    assert scene.fields("olive") == [0]


def test_surveyor_field_holds_a_good_and_so_does_not_grow_in_the_same_round() -> None:
    scene = scene_at("cards").farm(0, helpers=[SURVEYOR], hand=[2]).begin(0)
    scene.play("play 2 field", "done", "done", "done", "done", "grow")
    assert scene.fields("olive") == [1]


def test_surveyor_field_of_farm_step_one_pays_the_beekeeper() -> None:
    scene = scene_at("cards").farm(0, helpers=[SURVEYOR, BEEKEEPER], hand=[2]).begin(0)
    scene.play("play 2 field", "done", "done")
    assert scene.silver() == 1


def test_surveyor_without_a_marker_makes_room_or_leaves_the_field_empty() -> None:
    def surveying() -> Scene:
        scene = scene_at("cards").farm(0, helpers=[SURVEYOR], hand=[2], grain=25)
        return scene.begin(0).play("play 2 field")

    assert surveying().question == "room"
    assert surveying().play("pass").fields("olive") == [0]
    assert surveying().play("return grain den").fields("olive") == [1]


# --- 40 Plasterer -----------------------------------------------------------------------------


def roofing(*helpers: int, silver: int = 2, **farm: Any) -> Scene:
    """Farm step 4 of round 2: a roof tile costs 2 silver."""
    return scene_at("roof").tiles("pig").farm(0, helpers=helpers, silver=silver, **farm)


def test_plasterer_delivers_to_a_craft_building_with_the_roof_tile() -> None:
    scene = roofing(PLASTERER, food=1, olive=1).begin(0).play("buy tile pig")
    assert scene.question == "delivery"
    scene.play("deliver food deli")
    assert scene.of()["crafts"][2]["has"] == ["food"]
    assert scene.silver() == 0
    assert scene.question == "turn"
    assert scene.why("deliver olive den greengrocer") == "not-asked"


def test_plasterer_completes_a_barrow_in_the_farm_phase_as_always() -> None:
    scene = roofing(PLASTERER).farm(0, barrows=[47], delivered={"barrow 1": ["food"]}, wine=1)
    scene.market({13: 1}).begin(0)
    scene.play("buy tile pig", "deliver wine barrow 1", "place 18")
    assert scene.vp() == 4 + 1
    assert scene.stock("commodity") == 1
    assert scene.at(13) == -1
    assert scene.is_discarded(47)


def test_plasterer_completes_a_craft_building_in_the_farm_phase_as_always() -> None:
    scene = roofing(PLASTERER, food=1).farm(0, delivered={"wainwright": ["wine", "meat"]})
    scene.begin(0).play("buy tile pig", "deliver food wainwright")
    assert scene.question == "instant"
    scene.play("accept")
    assert scene.vp() == 1 + 2
    assert scene.of()["crafts"][5]["marker"] == "front"


def test_plasterer_delivery_may_be_waived_and_leaves_no_room_for_other_actions() -> None:
    scene = roofing(PLASTERER, silver=9, food=1, olive=1).begin(0).play("buy tile pig")
    assert scene.why("buy olive") == "not-asked"
    assert scene.can("pass")
    scene.play("pass")
    assert scene.stock("food") == 1
    assert scene.question == "turn"


def test_plasterer_asks_nothing_when_no_delivery_is_possible_or_no_tile_is_bought() -> None:
    scene = roofing(PLASTERER).begin(0).play("buy tile pig")
    assert scene.question == "turn"
    scene = roofing(PLASTERER, food=1).begin(0).play("done")
    assert scene.actor == 1


def test_plasterer_delivery_carries_one_good_with_the_basket_weaver_too() -> None:
    scene = roofing(PLASTERER, BASKET_WEAVER, olive=1, grain=1).begin(0)
    scene.play("buy tile pig", "deliver olive den greengrocer")
    assert scene.question == "turn"
    assert scene.stock("grain") == 1


def test_plasterer_delivers_also_with_a_tile_on_the_storage_builder() -> None:
    scene = roofing(PLASTERER, STORAGE_BUILDER, food=1).begin(0)
    scene.play("buy tile pig", "accept", "deliver food deli")
    assert scene.vp() == 3
    assert scene.stock("food") == 0


def test_plasterer_delivers_in_every_round() -> None:
    scene = roofing(PLASTERER, food=1).begin(0).play("buy tile pig", "deliver food deli")
    assert not is_marked(scene, PLASTERER)


# --- 41 Laundress -----------------------------------------------------------------------------


def supplying(*helpers: int, hand: tuple[int, ...] = (), **farm: Any) -> Scene:
    """Seat 0 is about to complete a barrow of value 4 in transport step 3."""
    scene = scene_at("deliveries").farm(
        0, helpers=helpers, hand=hand, barrows=[47], delivered={"barrow 1": ["food"]}, wine=1
    )
    return scene.farm(0, donkey=3, siesta=1, **farm)


def test_laundress_gains_a_pig_with_a_completed_barrow_unasked() -> None:
    scene = supplying(LAUNDRESS).begin(0).play(SUPPLY, "place 18")
    assert scene.stock("pig") == 1
    assert scene.question == "turn"


def test_laundress_sells_the_pig_at_once_without_a_free_place() -> None:
    scene = supplying(LAUNDRESS, pig=2).begin(0).play(SUPPLY, "place 18")
    assert scene.stock("pig") == 2
    assert scene.silver() == 3


def test_laundress_works_in_the_revenue_phase_too() -> None:
    scene = dice_scene(6, 2, 3, 4, 5).farm(
        0, helpers=[LAUNDRESS], barrows=[47], delivered={"barrow 1": ["food"]}, wine=1
    )
    scene.begin(0).play("take die 6", "choose delivery", SUPPLY, "place 18")
    assert scene.stock("pig") == 1


def test_laundress_gains_a_pig_for_every_barrow_of_a_round() -> None:
    scene = supplying(LAUNDRESS).farm(0, barrows=[59], delivered={"barrow 2": ["grape"]}, wine=2)
    scene.begin(0).play(SUPPLY, "place 18", "deliver wine barrow 2", "place 14")
    assert scene.stock("pig") == 2


def test_laundress_gains_nothing_with_a_craft_building() -> None:
    scene = supplying(LAUNDRESS).farm(0, delivered={"wainwright": ["food", "meat"]}).begin(0)
    scene.play("deliver wine wainwright", "pass")
    assert scene.stock("pig") == 0


def test_laundress_comes_after_the_removals_and_before_the_wainwright_helper() -> None:
    scene = supplying(LAUNDRESS, WAINWRIGHT_HELPER, hand=(38,)).market({13: 1})
    scene.farm(1, helpers=[PEDDLER]).begin(0)
    scene.play(SUPPLY, "place 18")
    assert scene.actor == 1
    assert scene.stock("pig") == 0
    scene.play("pass")
    assert scene.question == "play_card"
    assert scene.stock("pig") == 1
    assert scene.vp() == 4 + 1


def test_laundress_without_a_marker_makes_room_for_the_pig_or_does_without() -> None:
    def completed() -> Scene:
        return supplying(LAUNDRESS, olive=23).begin(0).play(SUPPLY, "place 18")

    assert completed().question == "room"
    assert completed().play("return olive den").stock("pig") == 1
    assert completed().play("pass").stock("pig") == 0


def test_laundress_gains_a_pig_for_a_barrow_that_is_kept() -> None:
    scene = supplying(LAUNDRESS, BARROW_BUILDER, silver=1).begin(0)
    scene.play(SUPPLY, "use 9", "place 18")
    assert scene.stock("pig") == 1
    assert scene.of()["barrows"][0]["card"] == 47


# --- 42 Hawker --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("actions", "silver"),
    [
        (("take die 2", "choose play", "play 1 field"), 1),
        (("take die 2", "choose play", "pass"), 0),
        (("take die 2", "choose draw"), 0),
        (("take die 2", "choose harvest", "take olive"), 0),
        (("take die 5", "choose steps", "walk 1"), 1),
        (("take die 5", "choose steps", "walk 2"), 1),
        (("take die 5", "choose steps", "pass"), 0),
        (("take die 5", "choose upgrade_step", "upgrade olive den", "walk 1"), 1),
        (("take die 5", "choose upgrades", "upgrade olive den"), 0),
        (("commodity play", "play 1 field"), 0),
        (("use tile siesta_1", "walk 1"), 0),
    ],
)
def test_hawker_gains_one_silver_for_a_card_at_space_two_or_a_move_at_space_five(
    actions: tuple[str, ...], silver: int
) -> None:
    scene = dice_scene(1, 2, 3, 4, 5).farm(
        0, helpers=[HAWKER], hand=[1], olive=1, commodity=1, tiles=["siesta_1"]
    )
    scene.begin(0).play(*actions)
    assert scene.silver() == silver
    assert scene.question == "turn"


def test_hawker_and_donkey_driver_both_gain_for_one_move() -> None:
    scene = dice_scene(1, 2, 3, 4, 5).farm(0, helpers=[HAWKER, DONKEY_DRIVER]).begin(0)
    scene.play("take die 5", "choose steps", "walk 2")
    assert scene.silver() == 1 + 2


def test_hawker_and_market_gardener_both_gain_for_one_card() -> None:
    scene = dice_scene(1, 2, 3, 4, 5)
    scene.farm(0, helpers=[MARKET_GARDENER, HAWKER], hand=[1]).begin(0)
    scene.play("take die 2", "choose play", "play 1 field", "take olive")
    assert scene.silver() == 1
    assert scene.stock("olive") == 1


def test_hawker_gains_again_for_the_repeat_the_merchant_and_the_common_die() -> None:
    scene = dice_scene(1, 2, 3, 4, 5, round=2)
    scene.farm(0, helpers=[HAWKER, PEON, MERCHANT], hand=[1], vp=2).begin(0)
    scene.play("take die 5", "choose steps", "walk 1", "use 13", "choose steps", "walk 1")
    assert scene.silver() == 2
    scene.play("use 6", "choose play", "play 1 field")
    assert scene.silver() == 3
    scene = scene_at("common_die").dice(5).farm(0, helpers=[HAWKER]).begin(0)
    scene.play("use common die", "choose steps", "walk 2")
    assert scene.silver() == 1


def test_hawker_played_at_space_two_gains_the_same_in_whatever_slot_it_comes() -> None:
    def silver(slot: int) -> int:
        scene = dice_scene(1, 2, 3, 4, 5)
        scene.farm(0, helpers=[CHANDLER, PORTER, STEWARD], hand=[HAWKER]).begin(0)
        scene.play("take die 2", "choose harvest", "take olive", "use 3", "choose play")
        return scene.play("play 42 helper", f"discard helper {slot}").silver()

    assert silver(1) == silver(3)


def test_hawker_of_an_own_box_gains_once_for_two_options_of_one_use() -> None:
    change = {"card": [{"number": HAWKER, "helper": {"on": ["play_card", "harvest"]}}]}
    box = loading.from_changes(json.dumps(change))
    scene = Scene("first_die", box=box).dice(1, 2, 3, 4, 5)
    scene.farm(0, helpers=[HAWKER, PORTER], hand=[1]).begin(0)
    scene.play("take die 2", "choose play", "play 1 field")
    assert scene.silver() == 1
    scene.play("use 3", "choose harvest", "take olive")
    assert scene.silver() == 1


def test_hawker_gains_nothing_for_a_card_of_farm_step_one_or_hats() -> None:
    scene = scene_at("cards").farm(0, helpers=[HAWKER], hand=[1]).begin(0).play("play 1 field")
    assert scene.silver() == 0
    scene = scene_at("siesta").farm(0, helpers=[HAWKER], donkey=1).begin(0).play("walk 3")
    assert scene.silver() == 0


# --- 43 Storage Builder -----------------------------------------------------------------------

FIVE_TILES = ["pig", "card", "upgrade", "delivery", "grape"]


def test_storage_builder_takes_a_bought_tile_for_three_points() -> None:
    scene = roofing(STORAGE_BUILDER).begin(0).play("buy tile pig")
    assert scene.question == "storage"
    scene.play("accept")
    assert scene.vp() == 3
    assert scene.of()["roof"] == [None] * 5 + [{"tile": "pig", "used": False}]
    assert scene.can("use tile pig")


def test_storage_builder_may_decline_and_the_tile_goes_to_the_roof() -> None:
    scene = roofing(STORAGE_BUILDER).farm(0, tiles=["vp"]).begin(0)
    scene.play("buy tile pig", "pass")
    assert scene.vp() == 1
    assert scene.of()["roof"][1] == {"tile": "pig", "used": False}
    assert scene.of()["roof"][5] is None


def test_storage_builder_holds_a_sixth_tile() -> None:
    scene = roofing(STORAGE_BUILDER).farm(0, tiles=FIVE_TILES).begin(0)
    scene.play("buy tile pig")
    assert scene.vp() == 3
    assert sum(tile is not None for tile in scene.of()["roof"]) == 6
    scene = roofing().farm(0, tiles=FIVE_TILES).begin(0)
    assert scene.why("buy tile pig") == "roof-full"


def test_storage_builder_holds_no_more_than_one_tile() -> None:
    scene = roofing(STORAGE_BUILDER).farm(0, stored="card").begin(0)
    scene.play("buy tile pig")
    assert scene.question == "turn"
    assert scene.of()["roof"][0] == {"tile": "pig", "used": False}
    assert scene.vp() == 0
    scene = roofing(STORAGE_BUILDER).farm(0, stored="card", tiles=FIVE_TILES).begin(0)
    assert scene.why("buy tile pig") == "roof-full"


def test_storage_builder_tile_leaves_the_next_roof_space_free_for_the_next_tile() -> None:
    scene = roofing(STORAGE_BUILDER).farm(0, stored="card", tiles=["vp"]).begin(0)
    scene.play("buy tile pig")
    assert scene.vp() == 1


def test_storage_builder_with_a_tile_cannot_be_discarded_even_when_the_tile_is_used() -> None:
    scene = scene_at("cards").farm(
        0, helpers=[STORAGE_BUILDER, STEWARD, BUILDER], stored="vp", hand=[1]
    )
    scene.begin(0).play("use tile vp", "play 1 helper")
    assert scene.legal() == ["discard helper 2", "discard helper 3"]
    assert scene.why("discard helper 1") == "card-holds-tile"
    scene.play("discard helper 2")
    assert [helper["card"] for helper in scene.of()["helpers"]] == [STORAGE_BUILDER, 1, BUILDER]


def test_storage_builder_without_a_tile_can_be_discarded() -> None:
    scene = scene_at("cards").farm(
        0, helpers=[STORAGE_BUILDER, STEWARD, BUILDER], tiles=["vp"], hand=[1]
    )
    scene.begin(0).play("play 1 helper", "discard helper 1")
    assert scene.is_discarded(STORAGE_BUILDER)


def test_storage_builder_tile_is_used_once_and_may_be_turned_up_again() -> None:
    scene = scene_at("income").farm(0, helpers=[STORAGE_BUILDER], stored="silver")
    scene.farm(0, tiles=["flip_roof"]).begin(0)
    scene.play("use tile silver")
    assert scene.why("use tile silver") == "tile-absent"
    scene.play("use tile flip_roof", "flip tile silver", "use tile silver")
    assert scene.silver() == 4


def test_storage_builder_tile_has_its_price_like_any_other() -> None:
    scene = roofing(STORAGE_BUILDER, silver=1).begin(0)
    assert scene.why("buy tile pig") == "no-silver"
    scene = roofing(STORAGE_BUILDER, TURNER, silver=0).begin(0).play("buy tile pig", "accept")
    assert scene.vp() == 3


# --- 22 Joiner, with what the helpers above do to roof tiles ----------------------------------


def test_joiner_with_turner_pays_only_what_is_left_after_the_discount() -> None:
    scene = scene_at("roof", round=5).tiles("vp")
    scene.farm(0, helpers=[JOINER, TURNER], food=1, wine=1, silver=3).begin(0)
    scene.play("buy tile vp", "pay food")
    assert scene.legal() == ["pay silver", "pay wine"]
    scene.play("pay silver")
    assert scene.silver() == 2
    assert scene.stock("wine") == 1


def test_joiner_with_turner_gets_no_change_and_pays_no_good_more_than_needed() -> None:
    scene = scene_at("roof", round=3).tiles("vp")
    scene.farm(0, helpers=[JOINER, TURNER], meat=2).begin(0).play("buy tile vp")
    assert scene.legal() == ["pay meat"]
    scene.play("pay meat")
    assert scene.question == "turn"
    assert scene.stock("meat") == 1
    assert scene.silver() == 0


def test_joiner_with_turner_asks_nothing_for_a_tile_that_is_free() -> None:
    scene = scene_at("roof", round=2).tiles("vp").farm(0, helpers=[JOINER, TURNER], meat=1)
    scene.begin(0).play("buy tile vp")
    assert scene.question == "turn"
    assert scene.stock("meat") == 1


def test_joiner_pays_for_a_tile_before_storage_builder_and_plasterer_come_to_it() -> None:
    scene = scene_at("roof").tiles("vp")
    scene.farm(0, helpers=[JOINER, STORAGE_BUILDER, PLASTERER], food=1, wine=1).begin(0)
    scene.play("buy tile vp", "pay food", "accept", "deliver wine merchant_house")
    assert scene.vp() == 3
    assert scene.question == "turn"


# --- 44 Seed Broker ---------------------------------------------------------------------------


def test_seed_broker_takes_three_silver_and_a_harvest_good_at_space_four() -> None:
    scene = dice_scene(1, 2, 3, 4, 6).farm(0, helpers=[SEED_BROKER]).begin(0)
    scene.play("take die 4")
    assert scene.legal() == ["pass", "use 44"]
    scene.play("use 44")
    assert scene.legal() == ["take olive", "take grain", "take grape"]
    scene.play("take grape")
    assert scene.silver() == 3
    assert scene.stock("grape") == 1
    assert scene.question == "turn"


def test_seed_broker_takes_one_silver_and_a_harvest_good_at_space_six() -> None:
    scene = dice_scene(1, 2, 3, 4, 6).farm(0, helpers=[SEED_BROKER]).begin(0)
    scene.play("take die 6", "choose silver", "use 44", "take olive")
    assert scene.silver() == 1
    assert scene.stock("olive") == 1
    assert scene.question == "turn"


def test_seed_broker_may_decline() -> None:
    scene = dice_scene(1, 2, 3, 4, 6).farm(0, helpers=[SEED_BROKER]).begin(0)
    scene.play("take die 4", "pass")
    assert scene.silver() == 4
    assert scene.question == "turn"


@pytest.mark.parametrize(
    "actions",
    [
        ("commodity silver",),
        ("use tile silver",),
        ("take die 1",),
        ("take die 6", "choose delivery", "deliver food deli"),
    ],
)
def test_seed_broker_asks_only_about_silver_of_a_revenue_space(actions: tuple[str, ...]) -> None:
    scene = dice_scene(1, 2, 3, 4, 6).farm(
        0, helpers=[SEED_BROKER], commodity=1, tiles=["silver"], food=1, pig=2
    )
    scene.begin(0).play(*actions)
    assert scene.question == "turn"


def test_seed_broker_comes_before_the_stock_exchange_which_takes_from_the_rest() -> None:
    scene = dice_scene(1, 2, 3, 4, 6).farm(0, helpers=[STOCK_EXCHANGE, SEED_BROKER]).begin(0)
    scene.play("take die 4")
    assert scene.legal() == ["pass", "use 44"]
    scene.play("use 44", "take olive")
    assert scene.legal() == ["pass", "use 60"]
    scene.play("use 60")
    assert scene.silver() == 1
    assert scene.vp() == 1
    assert scene.stock("olive") == 1


def test_seed_broker_leaves_the_stock_exchange_too_little_at_space_six() -> None:
    scene = dice_scene(1, 2, 3, 4, 6)
    scene.farm(0, helpers=[SEED_BROKER, STOCK_EXCHANGE], silver=5).begin(0)
    scene.play("take die 6", "choose silver", "use 44", "take olive")
    assert scene.question == "turn"
    scene = dice_scene(1, 2, 3, 4, 6).farm(0, helpers=[SEED_BROKER, STOCK_EXCHANGE]).begin(0)
    scene.play("take die 6", "choose silver", "pass", "use 60")
    assert scene.vp() == 1
    assert scene.silver() == 0


def test_seed_broker_works_once_a_use_with_repeat_merchant_and_common_die() -> None:
    scene = dice_scene(1, 2, 3, 4, 6, round=6)
    scene.farm(0, helpers=[SEED_BROKER, PEON, MERCHANT], vp=2).begin(0)
    scene.play("take die 4", "use 44", "take olive")
    scene.play("use 13", "use 44", "take olive")
    scene.play("use 6", "choose silver", "use 44", "take olive")
    assert scene.stock("olive") == 3
    assert scene.silver() == 3 + 3 + 1
    scene = scene_at("common_die").dice(4).farm(0, helpers=[SEED_BROKER]).begin(0)
    scene.play("use common die", "use 44", "take olive")
    assert scene.silver() == 3


def test_seed_broker_works_with_the_silver_that_the_porter_adds() -> None:
    scene = dice_scene(1, 2, 3, 4, 6).farm(0, helpers=[SEED_BROKER, PORTER], food=1).begin(0)
    scene.play("take die 6", "choose delivery", "deliver food deli")
    scene.play("use 3", "choose silver", "use 44", "take olive")
    assert scene.silver() == 1
    assert scene.stock("olive") == 1
