"""The helpers of cards 1 to 22, one after the other (12.1 to 12.22).

Each has a test of what it does, of its limits, and of the choice that it leaves (G9, G30).
"""

from collections.abc import Mapping
from typing import Any

import pytest

from barrowgate.lagranja import loading
from tests.lagranja.builders import Scene

CHEF, NEGOTIATOR, PORTER, FARM_WORKER, ELDER, MERCHANT, TRADER, MONGER = range(1, 9)
BARROW_BUILDER, SHACK_BUILDER, TURNER, GROOM, PEON, FOREMAN, LABORER = range(9, 16)
WAINWRIGHT, MILLER, COOPER, MAID, PACKER, WAITRESS, JOINER = range(16, 23)
TENANT, PEDDLER, POTTER, EXPORTER = 26, 33, 38, 66

# Cards by the value of their barrow; each of these barrows wants an olive.
TWO, THREE, FOUR, FIVE = 29, 35, 60, 56
LAST_OLIVE = "deliver olive den barrow 1"

# Cards that only fill a hand, a slot or the row of extensions.
SPARE, OTHER, THIRD, FOURTH = 40, 47, 59, 61

OWN_TURNS = (
    *("cards", "income", "growth", "roof", "first_die", "second_die", "common_die"),
    *("siesta", "deliveries", "extra_deliveries"),
)


def used(scene: Scene, seat: int = 0) -> list[int]:
    """Helpers that carry a mark."""
    return [helper["card"] for helper in scene.of(seat)["helpers"] if helper and helper["used"]]


def own_turn(step: str = "cards", **farm: Any) -> Scene:
    """The first player's own turn in a step; the disc lies ahead, where it is worth nothing."""
    return Scene(step).dice(1, 1, 2, 2, 3).farm(0, siesta=1, **farm).begin(0)


def at_dice(*dice: int, round: int = 2, **farm: Any) -> Scene:
    """The first player is about to take a first die."""
    return Scene("first_die", round=round).dice(*dice).farm(0, **farm).begin(0)


def nearly_done(
    card: int,
    *,
    market: Mapping[int, int] | None = None,
    options: Mapping[str, str] | None = None,
    others: tuple[int, ...] = (),
    opponent: tuple[int, ...] = (),
    **farm: Any,
) -> Scene:
    """Transport step 3: barrow 1 lacks one olive, and the olive is in the den."""
    goods = list(loading.shipped().data["card"][card - 1]["barrow"]["goods"])
    goods.remove("olive")
    scene = Scene("deliveries", options=options)
    scene.farm(
        0,
        barrows=[card, *others],
        delivered={"barrow 1": goods},
        siesta=1,
        donkey=4,
        **{"olive": 1, **farm},
    )
    return scene.farm(1, helpers=opponent).market(market or {}).begin(0)


def roof_turn(*, round: int, **farm: Any) -> Scene:
    """Farm step 4: a grape tile and an olive tile are on offer."""
    return Scene("roof", round=round).tiles("grape", "olive").farm(0, **farm).begin(0)


# --- 1 Chef ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "price", "becomes"),
    [
        ("olive den", 1, "food"),
        ("grain den", 1, "food"),
        ("grape den", 2, "wine"),
        ("pig", 3, "meat"),
    ],
)
def test_chef_makes_every_upgrade_one_silver_cheaper(source: str, price: int, becomes: str) -> None:
    goods: dict[str, Any] = {source.split()[0]: 1}
    poor = own_turn(helpers=[CHEF], silver=price - 1, **goods)
    assert poor.why(f"upgrade {source}") == "no-silver"
    scene = own_turn(helpers=[CHEF], silver=price, **goods).play(f"upgrade {source}")
    assert scene.silver() == 0
    assert scene.stock(becomes) == 1


def test_chef_upgrades_a_grape_on_a_field_for_two_silver() -> None:
    scene = own_turn(helpers=[CHEF], silver=2, fields={"grape": [1]}).play("upgrade grape field 1")
    assert scene.silver() == 0
    assert scene.stock("wine") == 1
    assert scene.fields("grape") == [0]


def test_chef_and_miller_together_upgrade_grain_for_nothing_and_never_pay_out() -> None:
    scene = own_turn(helpers=[CHEF, MILLER], silver=1, grain=1).play("upgrade grain den")
    assert scene.silver() == 1
    assert scene.stock("food") == 1


def test_chef_works_for_its_owner_alone_and_is_never_asked() -> None:
    scene = Scene("cards").farm(0, silver=1, olive=1).farm(1, helpers=[CHEF], silver=1, olive=1)
    scene.begin(0)
    assert scene.why("upgrade olive den") == "no-silver"
    scene.play("done")
    assert scene.why("use 1") == "helper-not-activated"
    assert scene.play("upgrade olive den").question == "turn"
    assert scene.stock("food", seat=1) == 1


def test_chef_works_at_once_and_no_longer_when_he_has_left_the_farm() -> None:
    scene = own_turn(hand=[CHEF], helpers=[MAID, PACKER, TURNER], olive=1, silver=1)
    assert scene.why("upgrade olive den") == "no-silver"
    scene.play("play 1 helper", "discard helper 1")
    assert scene.can("upgrade olive den")
    scene = own_turn(hand=[MAID], helpers=[CHEF, PACKER, TURNER], olive=1, silver=1)
    scene.play("play 19 helper", "discard helper 1")
    assert scene.why("upgrade olive den") == "no-silver"


@pytest.mark.parametrize("step", OWN_TURNS)
def test_chef_miller_and_cooper_help_in_every_turn_of_their_owner(step: str) -> None:
    scene = own_turn(step, helpers=[CHEF, MILLER, COOPER], silver=1, olive=1, grain=1, grape=1)
    assert scene.offers("upgrade") == [
        "upgrade olive den",
        "upgrade grain den",
        "upgrade grape den",
    ]


# --- 2 Negotiator ---------------------------------------------------------------------------------
# Space 7 is a five; beside it lie 8, 12 (threes), 3, 13 (twos), 2 (a four) and 6 (a six).


def test_negotiator_gives_a_point_for_each_marker_an_opponent_removes() -> None:
    scene = nearly_done(FIVE, opponent=(NEGOTIATOR,), market={8: 1, 13: 1, 6: 1})
    scene.play(LAST_OLIVE, "place 7")
    assert scene.vp(1) == 2
    assert scene.vp(0) == 5 + 2
    assert [scene.at(space) for space in (8, 13, 6)] == [-1, -1, 1]
    assert scene.actor == 0
    assert scene.question == "turn"


def test_negotiator_gives_a_point_for_a_marker_that_is_replaced() -> None:
    scene = nearly_done(FIVE, opponent=(NEGOTIATOR,), market={7: 1, 11: 1, 23: 1})
    scene.play(LAST_OLIVE, "place 11")
    assert scene.vp(1) == 1
    assert scene.vp(0) == 5 + 1


def test_negotiator_gives_nothing_for_a_marker_that_the_peddler_saves() -> None:
    scene = nearly_done(FIVE, opponent=(NEGOTIATOR, PEDDLER), market={8: 1, 13: 1})
    scene.play(LAST_OLIVE, "place 7", "use 33", "rescue 8", "place 14")
    assert scene.at(14) == 1
    assert scene.vp(1) == 1


def test_negotiator_gives_nothing_for_the_markers_an_opponent_spares() -> None:
    options = {"removal": "choose"}
    scene = nearly_done(FIVE, options=options, opponent=(NEGOTIATOR,), market={8: 1, 13: 1})
    scene.play(LAST_OLIVE, "place 7", "remove 13", seat=0)
    assert scene.at(8) == 1
    assert scene.vp(1) == 1


def test_negotiator_gives_nothing_for_markers_that_his_owner_removes() -> None:
    scene = nearly_done(FIVE, helpers=[NEGOTIATOR], market={8: 1})
    assert scene.play(LAST_OLIVE, "place 7").vp() == 5 + 1
    scene = nearly_done(FIVE, helpers=[NEGOTIATOR], market={7: 0, 11: 0, 23: 0})
    assert scene.play(LAST_OLIVE, "place 11").vp() == 5


def test_negotiator_gives_nothing_for_a_marker_taken_home_to_make_room() -> None:
    scene = Scene("cards").farm(0, helpers=[NEGOTIATOR], food=24, silver=3).market({13: 0}).begin()
    scene.play("buy olive", "remove 13")
    assert scene.at(13) == -1
    assert scene.vp() == 0


def test_negotiator_takes_the_neutral_player_for_an_opponent() -> None:
    scene = Scene("neutral", seats=1).farm(0, helpers=[NEGOTIATOR]).market({13: 0}).deck(FOUR)
    assert scene.view()["solo_first"] is False
    scene.begin()
    assert scene.at(13) == -1
    assert scene.vp() == 1


# --- 3 Porter -------------------------------------------------------------------------------------


def test_porter_gives_both_the_delivery_and_the_silver_of_space_six() -> None:
    scene = at_dice(6, 6, 2, 2, 3, helpers=[PORTER], barrows=[TWO], olive=1)
    scene.play("take die 6", "choose delivery", LAST_OLIVE)
    assert scene.legal() == ["pass", "use 3"]
    scene.play("use 3")
    assert scene.legal() == ["choose silver"]
    scene.play("choose silver")
    assert scene.silver() == 2
    assert scene.of()["barrows"][0]["has"] == ["olive"]
    assert scene.question == "turn"


def test_porter_takes_the_options_in_either_order_but_not_one_of_them_twice() -> None:
    scene = at_dice(6, 6, 2, 2, 3, helpers=[PORTER], barrows=[TWO], olive=1)
    scene.play("take die 6", "choose silver", "use 3")
    assert scene.why("choose silver") == "use-taken-already"
    scene.play("choose delivery", LAST_OLIVE)
    assert scene.silver() == 2
    assert scene.stock("olive") == 0


def test_porter_gives_two_of_the_three_options_of_space_two() -> None:
    scene = at_dice(6, 6, 2, 2, 3, helpers=[PORTER], hand=[SPARE])
    scene.play("take die 2", "choose harvest", "take grape", "use 3")
    assert scene.legal() == ["choose play", "choose draw"]
    scene.play("choose play", f"play {SPARE} field")
    assert scene.stock("grape") == 1
    assert scene.fields("grain") == [0]
    assert scene.question == "turn"


def test_porter_works_once_a_round_and_is_marked() -> None:
    scene = at_dice(6, 6, 6, 4, 4, helpers=[PORTER], barrows=[TWO], olive=1, grain=1)
    scene.play("take die 6", "choose silver", "use 3", "choose delivery", LAST_OLIVE)
    assert used(scene) == [PORTER]
    assert scene.pool() == 25 - 3  # two goods and the mark
    scene.play("done", "take die 4", "done", "take die 6", "choose silver")
    assert scene.question == "turn"
    assert scene.silver() == 4


def test_porter_may_be_declined_and_is_then_unused() -> None:
    scene = at_dice(6, 6, 2, 2, 3, helpers=[PORTER], barrows=[TWO], olive=1)
    scene.play("take die 6", "choose silver", "pass")
    assert scene.question == "turn"
    assert used(scene) == []
    assert scene.stock("olive") == 1


def test_porter_is_not_asked_at_the_common_die() -> None:
    scene = Scene("common_die").dice(6).farm(0, helpers=[PORTER], barrows=[TWO], olive=1).begin(0)
    scene.play("use common die", "choose silver")
    assert scene.question == "turn"


def test_porter_is_not_asked_at_space_five() -> None:
    scene = at_dice(5, 5, 2, 2, 3, helpers=[PORTER], olive=2)
    scene.play("take die 5", "choose steps", "walk 1")
    assert scene.question == "turn"


def test_porter_is_not_asked_when_no_other_option_could_do_anything() -> None:
    scene = at_dice(6, 6, 2, 2, 3, helpers=[PORTER])
    scene.play("take die 6")
    assert scene.legal() == ["choose silver"]
    scene.play("choose silver")
    assert scene.question == "turn"


def test_porter_may_go_with_the_repeat_of_the_peon() -> None:
    scene = at_dice(6, 6, 2, 2, 3, helpers=[PORTER, PEON], barrows=[TWO], olive=1, vp=1)
    scene.play("take die 6", "choose silver", "pass", "use 13", "choose silver")
    assert scene.legal() == ["pass", "use 3"]
    scene.play("use 3", "choose delivery", LAST_OLIVE)
    assert scene.silver() == 4
    assert used(scene) == [PORTER, PEON]


def test_porter_does_not_go_with_both_the_use_and_the_repeat() -> None:
    scene = at_dice(6, 6, 2, 2, 3, helpers=[PORTER, PEON], barrows=[TWO], olive=1, grain=1, vp=1)
    scene.play("take die 6", "choose silver", "use 3", "choose delivery", LAST_OLIVE)
    scene.play("use 13", "choose silver")
    assert scene.question == "turn"


def test_porter_does_not_go_with_the_space_of_the_merchant() -> None:
    scene = at_dice(
        4, 4, 2, 2, 3, round=6, helpers=[PORTER, MERCHANT], barrows=[TWO], olive=1, vp=1
    )
    scene.play("take die 4", "use 6", "choose silver")
    assert scene.question == "turn"
    assert used(scene) == [MERCHANT]


def test_porter_is_let_go_when_the_room_for_his_mark_takes_the_good_of_the_delivery() -> None:
    scene = at_dice(6, 6, 2, 2, 3, helpers=[PORTER], barrows=[TWO], olive=1, commodity=24)
    scene.block(village_store=1).play("take die 6", "choose silver", "use 3", "return olive den")
    assert scene.question == "turn"
    assert used(scene) == []


# --- 4 Farm Worker --------------------------------------------------------------------------------


def test_farm_worker_plays_a_card_for_one_point() -> None:
    scene = own_turn("deliveries", helpers=[FARM_WORKER], hand=[SPARE], vp=1)
    scene.play("use 4", f"play {SPARE} field")
    assert scene.vp() == 0
    assert scene.fields("grain") == [0]
    assert scene.hand() == []


def test_farm_worker_leaves_an_extension_its_cost() -> None:
    scene = own_turn(helpers=[FARM_WORKER], hand=[SPARE], vp=2)
    scene.play("use 4", f"play {SPARE} extension")
    assert scene.legal() == ["pay vp"]
    scene.play("pay vp")
    assert scene.vp() == 0
    assert scene.of()["extensions"] == [SPARE]


def test_farm_worker_is_paid_first_so_that_his_point_cannot_pay_the_extension() -> None:
    scene = own_turn(helpers=[FARM_WORKER], hand=[SPARE], vp=1)
    assert scene.can(f"play {SPARE} extension")
    scene.play("use 4")
    assert scene.why(f"play {SPARE} extension") == "cannot-pay-extension"


def test_farm_worker_plays_a_card_beside_the_one_of_farm_step_one() -> None:
    scene = own_turn(helpers=[FARM_WORKER], hand=[SPARE, OTHER], vp=1)
    scene.play("use 4", f"play {SPARE} field", f"play {OTHER} field")
    assert scene.fields("grain") == [0, 0]


def test_farm_worker_works_once_a_round() -> None:
    scene = own_turn(helpers=[FARM_WORKER], hand=[SPARE, OTHER], vp=2)
    scene.play("use 4", f"play {SPARE} field")
    assert used(scene) == [FARM_WORKER]
    assert scene.pool() == 24
    assert scene.why("use 4") == "helper-used"


def test_farm_worker_takes_his_mark_along_and_is_unused_when_played_again() -> None:
    scene = Scene("cards").farm(
        0,
        helpers=[FARM_WORKER, CHEF, PACKER],
        used=[FARM_WORKER],
        hand=[MAID, SPARE],
        commodity=2,
        vp=1,
    )
    scene.deck().begin(0).play("play 19 helper", "discard helper 1")
    assert scene.pool() == 25 - 2  # the trade commodities
    scene.play("commodity draw", "commodity play", "play 4 helper", "discard helper 2")
    assert used(scene) == []
    assert scene.can("use 4")


def test_farm_worker_needs_a_point_and_a_card_and_is_never_forced() -> None:
    assert own_turn(helpers=[FARM_WORKER], hand=[SPARE]).why("use 4") == "no-vp"
    assert own_turn(helpers=[FARM_WORKER], vp=1).why("use 4") == "no-hand"
    scene = own_turn(helpers=[FARM_WORKER], hand=[SPARE], vp=1).play("done")
    assert scene.actor == 1
    assert scene.vp() == 1


@pytest.mark.parametrize("step", OWN_TURNS)
def test_farm_worker_trader_and_groom_are_used_in_any_own_turn(step: str) -> None:
    helpers = [FARM_WORKER, TRADER, GROOM]
    scene = own_turn(step, helpers=helpers, hand=[SPARE], vp=1, commodity=1, pig=1, grain=1)
    assert [scene.can(f"use {helper}") for helper in helpers] == [True] * 3


# --- 5 Village Elder ------------------------------------------------------------------------------


def test_village_elder_reserves_a_space_before_the_roll_with_a_marker() -> None:
    scene = Scene("elder").farm(0, helpers=[ELDER]).begin()
    assert scene.question == "reserve"
    assert scene.legal() == ["pass", *(f"reserve {number}" for number in range(1, 7))]
    assert sum(scene.view()["dice"]) == 0
    scene.play("reserve 3")
    assert scene.of()["reserved"] == 3
    assert scene.pool() == 24
    assert sum(scene.view()["dice"]) == 5
    assert scene.question == "turn"


def test_village_elder_needs_a_marker_and_is_let_go_without_one() -> None:
    scene = Scene("elder").farm(0, helpers=[ELDER], food=25).begin().play("reserve 3")
    assert scene.question == "room"
    assert scene.play("return food").of()["reserved"] == 3
    scene = Scene("elder").farm(0, helpers=[ELDER], food=25).begin().play("reserve 3", "pass")
    assert scene.of()["reserved"] is None
    assert scene.stock("food") == 25


def test_village_elder_may_be_declined() -> None:
    scene = Scene("elder").farm(1, helpers=[ELDER]).begin()
    assert scene.actor == 1
    scene.play("pass")
    assert scene.of(1)["reserved"] is None
    assert scene.pool(1) == 25
    assert sum(scene.view()["dice"]) == 5


def test_village_elder_keeps_the_last_die_of_his_space_from_the_others() -> None:
    scene = Scene("first_die").dice(3, 3, 1, 1, 1).farm(1, helpers=[ELDER], reserved=3).begin(0)
    assert scene.can("take die 3")
    scene = Scene("first_die").dice(3, 1, 1, 1, 1).farm(1, helpers=[ELDER], reserved=3).begin(0)
    assert scene.why("take die 3") == "die-reserved"
    assert scene.offers("take die") == ["take die 1"]


def test_village_elder_lets_his_owner_take_the_reserved_die_or_another() -> None:
    scene = at_dice(3, 1, 1, 1, 1, helpers=[ELDER], reserved=3)
    assert scene.offers("take die") == ["take die 1", "take die 3"]


def test_village_elder_keeps_the_die_until_his_owner_has_taken_the_second_one() -> None:
    scene = Scene("second_die", seats=3).dice(3, 4, 4, 4)
    scene.farm(0, dice=[1]).farm(1, helpers=[ELDER], reserved=3, dice=[1]).farm(2, dice=[1]).begin(
        0
    )
    assert scene.why("take die 3") == "die-reserved"
    scene.play("take die 4", "done", "take die 4")
    assert scene.of(1)["reserved"] is None
    assert scene.pool(1) == 25
    scene.play("done")
    assert scene.actor == 2
    assert scene.can("take die 3")


def test_village_elder_still_keeps_the_die_after_the_first_one_of_his_owner() -> None:
    scene = Scene("first_die", order=[1, 0]).dice(3, 4, 4, 4, 4)
    scene.farm(1, helpers=[ELDER], reserved=3).begin(1).play("take die 4", "done")
    assert scene.actor == 0
    assert scene.why("take die 3") == "die-reserved"


def test_village_elder_never_reserves_the_common_die() -> None:
    scene = Scene("second_die").dice(3, 4, 4)
    scene.farm(0, dice=[1]).farm(1, helpers=[ELDER], reserved=3, dice=[1]).begin(0)
    scene.play("take die 4", "done", "take die 4", "done")
    assert scene.actor == 0
    scene.play("use common die", "take olive grain")
    assert scene.stock("olive") == 1


def test_village_elder_does_not_count_the_die_that_the_tenant_set_aside() -> None:
    scene = Scene("tenant").dice(3, 3, 1, 1, 1)
    scene.farm(0, helpers=[TENANT]).farm(1, helpers=[ELDER], reserved=3).begin()
    scene.play("rent 3")
    assert scene.why("take die 3") == "die-reserved"
    assert scene.can("take rented die")


def test_village_elder_keeps_the_die_from_being_discarded_in_the_solo_game() -> None:
    scene = Scene("first_die", seats=1).dice(1, 2, 3, 4, 5).farm(0, helpers=[ELDER], reserved=1)
    assert scene.view()["solo_first"] is False
    assert scene.begin().view()["dice"] == [1, 0, 1, 1, 1, 0]
    scene = Scene("first_die", seats=1).dice(1, 1, 3, 4, 5).farm(0, helpers=[ELDER], reserved=1)
    assert scene.begin().view()["dice"] == [1, 0, 1, 1, 1, 0]


# --- 6 Merchant -----------------------------------------------------------------------------------


def test_merchant_uses_the_space_of_the_round_for_one_point() -> None:
    scene = at_dice(1, 1, 2, 2, 3, round=4, helpers=[MERCHANT], vp=1).play("take die 1")
    assert scene.legal() == ["pass", "use 6"]
    scene.play("use 6")
    assert scene.stock("pig") == 1
    assert scene.silver() == 4
    assert scene.vp() == 0
    assert scene.of()["dice"] == [1]
    assert scene.question == "turn"


def test_merchant_uses_space_one_in_round_one() -> None:
    scene = at_dice(4, 4, 2, 2, 3, round=1, helpers=[MERCHANT], vp=1).play("take die 4", "use 6")
    assert scene.silver() == 4
    assert scene.stock("pig") == 1


def test_merchant_chooses_among_the_options_of_the_space_of_the_round() -> None:
    scene = at_dice(4, 4, 2, 2, 3, helpers=[MERCHANT], hand=[SPARE], vp=1)
    scene.play("take die 4", "use 6")
    assert scene.legal() == ["choose play", "choose draw", "choose harvest"]


def test_merchant_works_once_a_round() -> None:
    scene = at_dice(4, 4, 4, 4, 4, round=4, helpers=[MERCHANT], vp=2)
    scene.play("take die 4", "use 6", "done", "take die 4", "done")
    assert used(scene) == [MERCHANT]
    assert scene.pool() == 24
    scene.play("take die 4")
    assert scene.question == "turn"
    assert scene.vp() == 1


def test_merchant_may_be_declined_and_used_with_the_second_die() -> None:
    scene = at_dice(4, 4, 4, 4, 4, round=4, helpers=[MERCHANT], vp=1)
    scene.play("take die 4", "pass")
    assert scene.question == "turn"
    assert scene.vp() == 1
    scene.play("done", "take die 4", "done", "take die 4", "use 6")
    assert scene.silver() == 12


def test_merchant_is_not_asked_at_the_common_die_or_without_a_point() -> None:
    scene = Scene("common_die").dice(4).farm(0, helpers=[MERCHANT], vp=1).begin(0)
    assert scene.play("use common die").question == "turn"
    scene = at_dice(4, 4, 2, 2, 3, helpers=[MERCHANT])
    assert scene.play("take die 4").question == "turn"


def test_merchant_comes_after_the_peon_who_does_not_repeat_his_space() -> None:
    scene = at_dice(4, 4, 2, 2, 3, round=1, helpers=[MERCHANT, PEON], vp=2).play("take die 4")
    assert scene.legal() == ["pass", "use 13"]
    scene.play("use 13")
    assert scene.legal() == ["pass", "use 6"]
    scene.play("use 6")
    assert (scene.silver(), scene.stock("pig"), scene.vp()) == (8, 1, 0)
    scene = at_dice(4, 4, 2, 2, 3, round=1, helpers=[MERCHANT, PEON], vp=2)
    scene.play("take die 4", "pass", "use 6")
    assert scene.question == "turn"
    assert used(scene) == [MERCHANT]


# --- 7 Trader -------------------------------------------------------------------------------------


def test_trader_gives_three_harvest_goods_of_one_kind_for_a_trade_commodity() -> None:
    scene = own_turn(helpers=[TRADER], commodity=1)
    scene.play("use 7", "take grape", "take grape", "take grape")
    assert scene.stock("grape") == 3
    assert scene.stock("commodity") == 0
    assert scene.question == "turn"


def test_trader_gives_three_different_harvest_goods() -> None:
    scene = own_turn(helpers=[TRADER], commodity=1).play("use 7")
    assert scene.legal() == ["take olive", "take grain", "take grape"]
    scene.play("take olive", "take grain", "take grape")
    assert [scene.stock(good) for good in ("olive", "grain", "grape")] == [1, 1, 1]


def test_trader_works_as_often_as_there_are_trade_commodities() -> None:
    scene = own_turn(helpers=[TRADER], commodity=2)
    for _ in range(2):
        scene.play("use 7", "take olive", "take olive", "take olive")
    assert scene.stock("olive") == 6
    assert used(scene) == []
    assert scene.why("use 7") == "no-commodity"


def test_trader_is_never_forced() -> None:
    scene = own_turn(helpers=[TRADER], commodity=1).play("done")
    assert scene.actor == 1
    assert scene.stock("commodity") == 1


def test_trader_is_no_option_for_the_waitress() -> None:
    scene = own_turn(helpers=[TRADER, WAITRESS], commodity=1)
    scene.play("use 7", "take olive", "take olive", "take olive")
    assert scene.question == "turn"
    scene = own_turn(helpers=[TRADER, WAITRESS], commodity=1).play("commodity silver", "use 21")
    assert scene.why("use 7") == "not-asked"


def test_trader_is_no_option_for_the_exporter() -> None:
    scene = own_turn(helpers=[TRADER, EXPORTER], commodity=1, closed=["harvest"])
    assert scene.why("commodity harvest") == "use-closed"
    scene.play("use 7", "take olive", "take olive", "take olive")
    assert scene.of()["closed_uses"] == ["harvest"]
    assert scene.why("use 7") == "no-commodity"
    scene.play("use 66")
    assert scene.why("use 7") == "not-asked"


# --- 8 Monger -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "points"), [(0, 0), (1, 0), (2, 2), (3, 3), (4, 4)])
def test_monger_adds_a_point_where_the_siesta_track_gives_one(space: int, points: int) -> None:
    scene = Scene("scoring").farm(0, helpers=[MONGER], siesta=space).begin()
    assert scene.vp() == points
    assert scene.view()["round"] == 3
    assert scene.question == "turn"


def test_monger_adds_nothing_to_the_points_of_the_market() -> None:
    scene = Scene("scoring").farm(0, helpers=[MONGER]).market({13: 0, 7: 0}).begin()
    assert scene.vp() == 2


def test_monger_looks_at_the_disc_of_his_owner_alone() -> None:
    scene = Scene("scoring").farm(0, siesta=4).farm(1, helpers=[MONGER]).begin()
    assert (scene.vp(0), scene.vp(1)) == (3, 0)


def test_monger_adds_nothing_to_the_instant_effect_of_the_wainwright_marker() -> None:
    scene = Scene("deliveries").farm(
        0, helpers=[MONGER], siesta=2, meat=1, delivered={"wainwright": ["food", "wine"]}
    )
    scene.begin(0).play("deliver meat wainwright")
    before = scene.vp()
    assert scene.play("accept").vp() == before + 1


# --- 9 Barrow Builder -----------------------------------------------------------------------------


def test_barrow_builder_keeps_a_completed_barrow_for_one_silver() -> None:
    scene = nearly_done(TWO, helpers=[BARROW_BUILDER], silver=1).play(LAST_OLIVE)
    assert scene.legal() == ["pass", "use 9"]
    assert scene.vp() == 2
    assert scene.stock("commodity") == 0
    scene.play("use 9", "place 13")
    assert scene.silver() == 0
    assert not scene.is_discarded(TWO)
    assert scene.of()["barrows"][0] == {
        "card": TWO,
        "vp": 2,
        "needs": ["olive", "grain"],
        "has": [],
    }
    assert scene.pool() == 25 - 2  # the trade commodity and the marker on the market


def test_barrow_builder_lets_a_barrow_score_again_when_it_is_supplied_anew() -> None:
    scene = nearly_done(TWO, helpers=[BARROW_BUILDER], silver=2, olive=2, grain=1)
    scene.play(LAST_OLIVE, "use 9", "place 13")
    scene.play(LAST_OLIVE, "deliver grain den barrow 1", "use 9", "place 3")
    assert scene.vp() == 4
    assert scene.stock("commodity") == 2
    assert scene.silver() == 0
    assert (scene.at(13), scene.at(3)) == (0, 0)
    assert used(scene) == []


def test_barrow_builder_may_be_declined() -> None:
    scene = nearly_done(TWO, helpers=[BARROW_BUILDER], silver=1).play(LAST_OLIVE, "pass")
    assert scene.question == "place"
    assert scene.is_discarded(TWO)
    assert scene.silver() == 1


def test_barrow_builder_is_paid_with_the_silver_that_is_there() -> None:
    scene = nearly_done(TWO, helpers=[BARROW_BUILDER], pig=1, commodity=1).play(LAST_OLIVE)
    assert scene.question == "place"
    assert scene.is_discarded(TWO)


def test_barrow_builder_is_asked_when_a_revenue_die_completes_the_barrow() -> None:
    scene = Scene("first_die").dice(6, 6, 2, 2, 3)
    scene.farm(
        0,
        helpers=[BARROW_BUILDER],
        barrows=[TWO],
        delivered={"barrow 1": ["grain"]},
        olive=1,
        silver=1,
    )
    scene.begin(0).play("take die 6", "choose delivery", LAST_OLIVE, "use 9", "place 13")
    assert scene.of()["barrows"][0]["card"] == TWO


def test_barrow_builder_keeps_no_barrow_of_another_player() -> None:
    scene = nearly_done(TWO, opponent=(BARROW_BUILDER,), silver=1).play(LAST_OLIVE)
    assert scene.question == "place"


# --- 10 Shack Builder -----------------------------------------------------------------------------


def test_shack_builder_makes_the_first_extension_free() -> None:
    scene = own_turn(helpers=[SHACK_BUILDER], hand=[SPARE]).play(f"play {SPARE} extension")
    assert scene.question == "turn"
    assert scene.of()["extensions"] == [SPARE]
    assert scene.of()["hand_limit"] == 4


def test_shack_builder_makes_the_third_extension_cost_two_different_goods() -> None:
    scene = own_turn(
        helpers=[SHACK_BUILDER], hand=[SPARE], extensions=[OTHER, THIRD], silver=2, olive=1
    )
    scene.play(f"play {SPARE} extension", "pay silver")
    assert scene.legal() == ["pay olive den"]
    scene.play("pay olive den")
    assert len(scene.of()["extensions"]) == 3
    assert scene.silver() == 1


def test_shack_builder_does_not_make_the_second_extension_free() -> None:
    scene = own_turn(helpers=[SHACK_BUILDER], hand=[SPARE], extensions=[OTHER])
    assert scene.why(f"play {SPARE} extension") == "cannot-pay-extension"
    scene = own_turn(helpers=[SHACK_BUILDER], hand=[SPARE], extensions=[OTHER], silver=3)
    assert scene.play(f"play {SPARE} extension", "pay silver").silver() == 2


def test_shack_builder_and_potter_together_ask_for_one_good_less_of_any_kinds() -> None:
    scene = own_turn(
        helpers=[SHACK_BUILDER, POTTER], hand=[SPARE], extensions=[OTHER, THIRD], silver=2
    )
    scene.play(f"play {SPARE} extension", "pay silver", "pay silver")
    assert scene.silver() == 0
    assert len(scene.of()["extensions"]) == 3


def test_shack_builder_is_never_asked_and_works_no_more_when_discarded() -> None:
    scene = own_turn(helpers=[SHACK_BUILDER])
    assert scene.why("use 10") == "helper-not-activated"
    scene = own_turn(helpers=[SHACK_BUILDER, MAID, PACKER], hand=[CHEF, SPARE], commodity=1)
    scene.play("play 1 helper", "discard helper 1", "commodity play")
    assert scene.why(f"play {SPARE} extension") == "cannot-pay-extension"


# --- 11 Turner ------------------------------------------------------------------------------------


def test_turner_makes_a_roof_tile_two_silver_cheaper() -> None:
    assert roof_turn(round=5, helpers=[TURNER], silver=2).why("buy tile grape") == "no-silver"
    scene = roof_turn(round=5, helpers=[TURNER], silver=4).play("buy tile grape")
    assert scene.silver() == 1
    assert scene.question == "turn"


@pytest.mark.parametrize("number", [1, 2])
def test_turner_makes_the_tiles_of_the_first_two_rounds_free_and_never_pays_out(
    number: int,
) -> None:
    scene = roof_turn(round=number, helpers=[TURNER]).play("buy tile grape")
    assert scene.silver() == 0
    assert scene.of()["roof"][0] == {"tile": "grape", "used": False}


def test_turner_gives_no_second_tile_in_a_round_and_is_not_activated() -> None:
    scene = roof_turn(round=1, helpers=[TURNER]).play("buy tile grape")
    assert scene.why("buy tile olive") == "tile-bought"
    assert scene.why("use 11") == "helper-not-activated"


# --- 12 Groom -------------------------------------------------------------------------------------


def test_groom_gives_a_point_for_a_grain_in_the_den() -> None:
    scene = own_turn(helpers=[GROOM], pig=1, grain=2).play("use 12", "pay grain den")
    assert scene.vp() == 1
    assert (scene.stock("grain"), scene.stock("pig")) == (1, 1)
    assert scene.question == "turn"


def test_groom_takes_the_grain_from_a_field_but_no_other_good() -> None:
    scene = own_turn(helpers=[GROOM], pig=1, olive=1, fields={"grain": [1], "grape": [1]})
    scene.play("use 12")
    assert scene.legal() == ["pay grain field 1"]
    assert scene.why("pay olive den") == "wrong-good"
    scene.play("pay grain field 1")
    assert scene.vp() == 1
    assert scene.fields("grain") == [0]


def test_groom_needs_a_pig_and_a_grain() -> None:
    assert own_turn(helpers=[GROOM], grain=1).why("use 12") == "needs-pig"
    assert own_turn(helpers=[GROOM], pig=1, olive=1).why("use 12") == "no-good"


def test_groom_works_once_a_round_and_may_be_left_alone() -> None:
    scene = own_turn(helpers=[GROOM], pig=1, grain=2).play("use 12", "pay grain den")
    assert used(scene) == [GROOM]
    assert scene.why("use 12") == "helper-used"
    assert own_turn(helpers=[GROOM], pig=1, grain=2).play("done").stock("grain") == 2


@pytest.mark.parametrize("lost", ["grain den", "pig"])
def test_groom_is_let_go_when_the_room_for_his_mark_takes_what_he_needs(lost: str) -> None:
    scene = own_turn(helpers=[GROOM], pig=1, grain=1, food=23).play("use 12", f"return {lost}")
    assert scene.question == "turn"
    assert used(scene) == []
    assert scene.vp() == 0


def test_groom_has_a_place_for_a_third_pig_used_or_not() -> None:
    for marks in ([], [GROOM]):
        scene = own_turn(helpers=[GROOM], used=marks, pig=2, silver=10).play("buy pig")
        assert scene.stock("pig") == 3
        assert scene.why("buy pig") == "no-pig-place"


def test_groom_leaves_and_the_pig_without_a_place_is_sold() -> None:
    scene = own_turn(helpers=[GROOM, MAID, PACKER], hand=[CHEF], pig=3)
    scene.play("play 1 helper", "discard helper 1")
    assert scene.stock("pig") == 2
    assert scene.silver() == 3


# --- 13 Peon --------------------------------------------------------------------------------------


def test_peon_uses_the_die_just_taken_again_for_one_point() -> None:
    scene = at_dice(4, 4, 2, 2, 3, helpers=[PEON], vp=1).play("take die 4")
    assert scene.legal() == ["pass", "use 13"]
    scene.play("use 13")
    assert scene.silver() == 8
    assert scene.vp() == 0
    assert scene.of()["dice"] == [4]
    assert scene.question == "turn"


def test_peon_may_use_another_option_of_the_space() -> None:
    scene = at_dice(2, 2, 4, 4, 3, helpers=[PEON], vp=1)
    scene.play("take die 2", "choose draw", "use 13", "choose harvest", "take grape")
    assert len(scene.hand()) == 1
    assert scene.stock("grape") == 1


def test_peon_may_use_the_same_option_again() -> None:
    scene = at_dice(2, 2, 4, 4, 3, helpers=[PEON], vp=1)
    scene.play("take die 2", "choose harvest", "take grape", "use 13")
    scene.play("choose harvest", "take grape")
    assert scene.stock("grape") == 2


def test_peon_works_once_a_round_and_not_after_the_repeat() -> None:
    scene = at_dice(4, 4, 4, 4, 4, helpers=[PEON], vp=3).play("take die 4", "use 13")
    assert scene.question == "turn"
    assert used(scene) == [PEON]
    assert scene.pool() == 24
    scene.play("done", "take die 4", "done", "take die 4")
    assert scene.question == "turn"
    assert (scene.silver(), scene.vp()) == (12, 2)


def test_peon_may_be_declined_and_used_with_the_second_die() -> None:
    scene = at_dice(4, 4, 4, 4, 4, helpers=[PEON], vp=1).play("take die 4", "pass")
    assert scene.question == "turn"
    assert (scene.silver(), scene.vp()) == (4, 1)
    scene.play("done", "take die 4", "done", "take die 4", "use 13")
    assert (scene.silver(), scene.vp()) == (12, 0)


def test_peon_is_not_asked_at_the_common_die_or_without_a_point() -> None:
    scene = Scene("common_die").dice(4).farm(0, helpers=[PEON], vp=1).begin(0)
    assert scene.play("use common die").question == "turn"
    scene = at_dice(4, 4, 2, 2, 3, helpers=[PEON])
    assert scene.play("take die 4").question == "turn"


def test_peon_may_be_paid_with_a_point_that_the_die_has_brought() -> None:
    scene = Scene("first_die").dice(6, 6, 2, 2, 3)
    scene.farm(0, helpers=[PEON], barrows=[TWO], delivered={"barrow 1": ["grain"]}, olive=1)
    scene.begin(0).play("take die 6", "choose delivery", LAST_OLIVE, "place 13", "use 13")
    assert scene.vp() == 1
    assert scene.play("choose silver").silver() == 2


def test_peon_works_with_the_die_that_played_him() -> None:
    scene = at_dice(2, 2, 4, 4, 3, hand=[PEON], vp=1)
    scene.play("take die 2", "choose play", "play 13 helper", "use 13", "choose draw")
    assert len(scene.hand()) == 1
    assert scene.vp() == 0


def test_peon_needs_a_marker_and_costs_nothing_when_let_go() -> None:
    scene = at_dice(4, 4, 2, 2, 3, helpers=[PEON], vp=1, food=25).play("take die 4", "use 13")
    assert scene.question == "room"
    scene.play("pass")
    assert (scene.question, scene.vp(), scene.silver()) == ("turn", 1, 4)
    scene = at_dice(4, 4, 2, 2, 3, helpers=[PEON], vp=1, food=25).play("take die 4", "use 13")
    scene.play("return food")
    assert (scene.stock("food"), scene.vp(), scene.silver()) == (24, 0, 8)


@pytest.mark.parametrize("helper", [PORTER, FARM_WORKER, MERCHANT, GROOM, PEON, WAITRESS])
def test_porter_farm_worker_merchant_groom_peon_and_waitress_lose_their_mark_in_scoring(
    helper: int,
) -> None:
    scene = Scene("scoring").farm(0, helpers=[helper], used=[helper])
    assert used(scene) == [helper]
    scene.begin()
    assert used(scene) == []
    assert scene.pool() == 25


# --- 14 Foreman -----------------------------------------------------------------------------------


def test_foreman_is_paid_when_another_player_uses_a_die_of_a_number_on_his_farm() -> None:
    scene = Scene("first_die").dice(4, 1, 2, 2).farm(1, helpers=[FOREMAN], dice=[4]).begin(0)
    scene.play("take die 4")
    assert scene.silver(1) == 1
    assert scene.actor == 0
    assert scene.question == "turn"


def test_foreman_is_not_paid_for_another_number() -> None:
    scene = Scene("first_die").dice(4, 1, 2, 2).farm(1, helpers=[FOREMAN], dice=[4]).begin(0)
    assert scene.play("take die 1").silver(1) == 0


def test_foreman_is_not_paid_for_a_die_that_his_owner_takes_or_uses() -> None:
    scene = Scene("second_die").dice(4, 1, 2).farm(0, helpers=[FOREMAN], dice=[4])
    scene.farm(1, dice=[1]).begin(0)
    assert scene.play("take die 4").silver() == 4


def test_foreman_looks_at_the_second_die_on_his_farm_too() -> None:
    scene = Scene("common_die").dice(1).farm(1, helpers=[FOREMAN], dice=[4, 1]).begin(0)
    assert scene.play("use common die").silver(1) == 1


def test_foreman_is_paid_once_for_a_use_however_many_of_his_dice_match() -> None:
    scene = Scene("common_die").dice(1).farm(1, helpers=[FOREMAN], dice=[1, 1]).begin(0)
    assert scene.play("use common die").silver(1) == 1


def test_foreman_is_paid_for_each_other_player_at_the_common_die() -> None:
    scene = Scene("common_die", seats=3).dice(1).farm(1, helpers=[FOREMAN], dice=[1, 2]).begin(0)
    scene.play("use common die", "done", "use common die", "done", "use common die")
    assert scene.silver(1) == 2


def test_foreman_is_paid_for_the_repeat_of_the_peon() -> None:
    scene = Scene("first_die").dice(1, 2, 2, 2).farm(0, helpers=[PEON], vp=1)
    scene.farm(1, helpers=[FOREMAN], dice=[1]).begin(0).play("take die 1", "use 13")
    assert scene.silver(1) == 2


def test_foreman_is_not_paid_for_the_space_of_the_merchant() -> None:
    scene = Scene("first_die", round=4).dice(1, 2, 2, 2).farm(0, helpers=[MERCHANT], vp=1)
    scene.farm(1, helpers=[FOREMAN], dice=[4]).begin(0).play("take die 1", "use 6")
    assert scene.silver(0) == 4
    assert scene.silver(1) == 0


def test_foreman_is_paid_once_for_the_two_options_of_the_porter() -> None:
    scene = Scene("first_die").dice(6, 2, 2, 2).farm(0, helpers=[PORTER], barrows=[TWO], olive=1)
    scene.farm(1, helpers=[FOREMAN], dice=[6]).begin(0)
    scene.play("take die 6", "choose silver", "use 3", "choose delivery", LAST_OLIVE)
    assert scene.silver(1) == 1


# --- 15 Migrant Laborer ---------------------------------------------------------------------------


def test_migrant_laborer_turns_one_die_to_another_side_after_the_roll() -> None:
    scene = Scene("laborer").dice(1, 1, 2, 3, 4).farm(0, helpers=[LABORER]).begin()
    assert scene.legal() == ["pass", "turn 1", "turn 2", "turn 3", "turn 4"]
    scene.play("turn 1")
    assert scene.legal() == [f"turn to {number}" for number in range(2, 7)]
    assert scene.why("turn to 1") == "same-number"
    scene.play("turn to 6")
    assert scene.view()["dice"] == [1, 1, 1, 1, 0, 1]
    assert scene.question == "turn"
    assert scene.can("take die 6")


def test_migrant_laborer_is_asked_before_anybody_takes_a_die() -> None:
    scene = Scene("roll").farm(1, helpers=[LABORER]).begin()
    assert sum(scene.view()["dice"]) == 5
    assert scene.actor == 1
    assert scene.question == "turn_die"


def test_migrant_laborer_may_be_declined_and_is_never_marked() -> None:
    scene = Scene("laborer").dice(1, 1, 2, 3, 4).farm(0, helpers=[LABORER]).begin().play("pass")
    assert scene.view()["dice"] == [2, 1, 1, 1, 0, 0]
    scene = Scene("laborer").dice(1, 1, 2, 3, 4).farm(0, helpers=[LABORER]).begin()
    scene.play("turn 1", "turn to 6")
    assert used(scene) == []
    assert scene.pool() == 25


def test_migrant_laborer_acts_after_the_tenant_and_turns_another_die() -> None:
    scene = Scene("tenant").dice(1, 1, 2, 3, 4)
    scene.farm(0, helpers=[LABORER]).farm(1, helpers=[TENANT]).begin(0)
    assert scene.actor == 1
    scene.play("rent 4")
    assert scene.actor == 0
    assert scene.why("turn 4") == "no-such-die"
    scene.play("turn 1", "turn to 4")
    assert scene.view()["dice"] == [1, 1, 1, 1, 0, 0]
    assert scene.view()["rented"] == {"number": 4, "seat": 1}


# --- 16 Wainwright --------------------------------------------------------------------------------


def test_wainwright_helper_plays_a_lower_barrow_after_a_completed_one() -> None:
    scene = nearly_done(FOUR, helpers=[WAINWRIGHT], hand=[TWO, THREE, SPARE, FIVE])
    scene.play(LAST_OLIVE, "place 2")
    assert scene.legal() == ["pass", f"play {TWO} barrow", f"play {THREE} barrow"]
    scene.play(f"play {THREE} barrow")
    assert scene.of()["barrows"][0]["card"] == THREE
    assert scene.of()["barrows"][0]["has"] == []
    assert scene.hand() == [TWO, SPARE, FIVE]
    assert scene.question == "turn"


def test_wainwright_helper_plays_neither_an_equal_barrow_nor_another_side() -> None:
    scene = nearly_done(FOUR, helpers=[WAINWRIGHT], hand=[TWO, SPARE], silver=9)
    scene.play(LAST_OLIVE, "place 2")
    assert scene.why(f"play {SPARE} barrow") == "barrow-too-high"
    assert scene.why(f"play {TWO} field") == "wrong-side"
    assert scene.why(f"play {TWO} extension") == "wrong-side"
    assert scene.why(f"play {TWO} helper") == "wrong-side"


def test_wainwright_helper_may_be_declined() -> None:
    scene = nearly_done(FOUR, helpers=[WAINWRIGHT], hand=[TWO])
    scene.play(LAST_OLIVE, "place 2", "pass")
    assert scene.hand() == [TWO]
    assert scene.question == "turn"


def test_wainwright_helper_is_asked_whatever_the_hand_holds() -> None:
    """Not being asked would show that no lower barrow is in hand."""
    scene = nearly_done(FOUR, helpers=[WAINWRIGHT], hand=[SPARE, FIVE])
    scene.play(LAST_OLIVE, "place 2")
    assert scene.question == "play_card"
    assert scene.legal() == ["pass"]


def test_wainwright_helper_is_not_asked_with_an_empty_hand() -> None:
    scene = nearly_done(FOUR, helpers=[WAINWRIGHT])
    scene.play(LAST_OLIVE, "place 2")
    assert scene.question == "turn"


def test_wainwright_helper_comes_last_when_a_barrow_is_completed() -> None:
    scene = nearly_done(FOUR, helpers=[WAINWRIGHT, 41], hand=[TWO], market={3: 1})
    scene.play(LAST_OLIVE, "place 2")
    assert scene.question == "play_card"
    assert scene.stock("pig") == 1  # the Laundress
    assert scene.vp() == 4 + 1  # the marker on space 3


def test_wainwright_helper_works_with_every_barrow() -> None:
    scene = nearly_done(FOUR, helpers=[WAINWRIGHT], hand=[TWO, THREE], olive=2, grain=1, grape=1)
    scene.play(LAST_OLIVE, "place 2", f"play {THREE} barrow", LAST_OLIVE)
    scene.play("deliver grain den barrow 1", "deliver grape den barrow 1", "place 8")
    assert scene.legal() == ["pass", f"play {TWO} barrow"]


def test_wainwright_helper_replaces_a_barrow_when_the_barrow_builder_kept_the_third() -> None:
    scene = nearly_done(
        FOUR,
        others=(FIVE, SPARE),
        helpers=[WAINWRIGHT, BARROW_BUILDER],
        hand=[TWO],
        silver=1,
    )
    scene.play(LAST_OLIVE, "use 9", "place 2", f"play {TWO} barrow")
    assert scene.legal() == ["discard barrow 1", "discard barrow 2", "discard barrow 3"]
    scene.play("discard barrow 2")
    assert [barrow["card"] for barrow in scene.of()["barrows"]] == [FOUR, TWO, SPARE]
    assert scene.is_discarded(FIVE)


def test_wainwright_helper_works_in_the_revenue_phase() -> None:
    scene = Scene("first_die").dice(6, 6, 2, 2, 3)
    scene.farm(
        0,
        helpers=[WAINWRIGHT],
        barrows=[THREE],
        delivered={"barrow 1": ["grain", "grape"]},
        olive=1,
        hand=[TWO],
    )
    scene.begin(0).play(
        "take die 6", "choose delivery", LAST_OLIVE, "place 8", f"play {TWO} barrow"
    )
    assert scene.of()["barrows"][0]["card"] == TWO


# --- 17 Miller ------------------------------------------------------------------------------------


def test_miller_upgrades_grain_from_den_and_field_for_nothing() -> None:
    scene = own_turn(helpers=[MILLER], grain=1, fields={"grain": [1]})
    scene.play("upgrade grain den", "upgrade grain field 1")
    assert scene.stock("food") == 2
    assert scene.silver() == 0
    assert used(scene) == []


def test_miller_leaves_the_other_upgrades_at_their_price() -> None:
    scene = own_turn(helpers=[MILLER], olive=1, grape=1, pig=1, silver=1)
    assert scene.offers("upgrade") == []
    assert scene.of()["prices"]["upgrade"] == [2, 0, 3, 4]
    assert scene.why("use 17") == "helper-not-activated"


# --- 18 Cooper ------------------------------------------------------------------------------------


def test_cooper_upgrades_grapes_from_den_and_field_for_two_silver_less() -> None:
    scene = own_turn(helpers=[COOPER], grape=1, fields={"grape": [1]}, silver=2)
    scene.play("upgrade grape den", "upgrade grape field 1")
    assert scene.stock("wine") == 2
    assert scene.silver() == 0
    assert own_turn(helpers=[COOPER], grape=1).why("upgrade grape den") == "no-silver"


def test_cooper_and_chef_add_up() -> None:
    scene = own_turn(helpers=[COOPER, CHEF], grape=1).play("upgrade grape den")
    assert scene.stock("wine") == 1
    assert scene.silver() == 0


def test_cooper_leaves_the_other_upgrades_at_their_price() -> None:
    scene = own_turn(helpers=[COOPER], olive=1, grain=1, pig=1, silver=1)
    assert scene.offers("upgrade") == []
    assert scene.of()["prices"]["upgrade"] == [2, 2, 1, 4]
    assert scene.why("use 18") == "helper-not-activated"


# --- 19 Maid --------------------------------------------------------------------------------------


def test_maid_raises_the_hand_limit_by_two_at_once() -> None:
    scene = own_turn(hand=[MAID]).play("play 19 helper", "done")
    assert len(scene.hand()) == 5
    assert scene.actor == 1


def test_maid_and_an_extension_make_a_hand_of_six() -> None:
    scene = own_turn(helpers=[MAID], extensions=[SPARE]).play("done")
    assert len(scene.hand()) == 6


def test_maid_leaves_and_the_hand_falls_to_three_again() -> None:
    scene = own_turn(helpers=[MAID, CHEF, PACKER], hand=[TURNER, SPARE, OTHER, THIRD, FOURTH])
    scene.play(f"play {TURNER} helper", "discard helper 1", "done")
    assert scene.question == "discard_down"
    scene.play(f"discard {THIRD}")
    assert scene.hand() == [SPARE, OTHER, FOURTH]
    assert scene.actor == 1


def test_maid_lets_a_hand_of_five_stay_and_asks_nothing() -> None:
    hand = [SPARE, OTHER, THIRD, FOURTH, TURNER]
    scene = own_turn(helpers=[MAID], hand=hand).play("done")
    assert scene.hand() == sorted(hand)
    assert scene.actor == 1


# --- 20 Packer ------------------------------------------------------------------------------------


def test_packer_lets_a_second_extra_delivery_be_bought_at_the_usual_price() -> None:
    scene = own_turn("extra_deliveries", helpers=[PACKER], silver=3, olive=1, grain=1, grape=1)
    scene.play("deliver olive den greengrocer", "deliver grain den greengrocer")
    assert scene.silver() == 1
    assert scene.why("deliver grape den greengrocer") == "no-delivery-left"


def test_packer_does_not_make_extra_deliveries_free() -> None:
    scene = own_turn("extra_deliveries", helpers=[PACKER], silver=1, olive=1, grain=1)
    scene.play("deliver olive den greengrocer")
    assert scene.why("deliver grain den greengrocer") == "no-silver"
    assert scene.can("done")


def test_packer_adds_to_the_symbols_of_the_extensions() -> None:
    scene = own_turn(
        "extra_deliveries",
        helpers=[PACKER],
        extensions=[THIRD],
        silver=9,
        olive=2,
        grain=1,
        grape=1,
    )
    scene.play("deliver olive den greengrocer", "deliver grain den greengrocer")
    scene.play("deliver grape den greengrocer")
    assert scene.why("deliver olive den butcher") == "no-delivery-left"


def test_packer_counts_as_he_lies_when_the_step_begins() -> None:
    late = own_turn("extra_deliveries", hand=[PACKER], commodity=1, silver=9, olive=1, grain=1)
    late.play("commodity play", "play 20 helper", "deliver olive den greengrocer")
    assert late.why("deliver grain den greengrocer") == "no-delivery-left"
    gone = own_turn(
        "extra_deliveries",
        hand=[MAID],
        helpers=[PACKER, CHEF, TURNER],
        commodity=1,
        silver=9,
        olive=1,
        grain=1,
    )
    gone.play("commodity play", "play 19 helper", "discard helper 1")
    gone.play("deliver olive den greengrocer", "deliver grain den greengrocer")
    assert gone.silver() == 7


def test_packer_gives_nothing_in_transport_step_three() -> None:
    scene = own_turn("deliveries", helpers=[PACKER], donkey=1, silver=9, olive=1, grain=1)
    scene.play("deliver olive den greengrocer")
    assert scene.why("deliver grain den greengrocer") == "no-delivery-left"


def test_packer_is_hired_for_up_front_as_well() -> None:
    scene = Scene("extra_deliveries", options={"extra_deliveries": "up_front"})
    scene.farm(0, helpers=[PACKER], silver=3, olive=1).begin(0).play("hire", "hire")
    assert scene.silver() == 1
    assert scene.why("hire") == "no-delivery-left"


# --- 21 Waitress ----------------------------------------------------------------------------------


def test_waitress_adds_a_second_option_to_a_returned_trade_commodity() -> None:
    scene = own_turn(helpers=[WAITRESS], commodity=1).play("commodity silver")
    assert scene.legal() == ["pass", "use 21"]
    scene.play("use 21", "commodity pig")
    assert scene.silver() == 4
    assert scene.stock("pig") == 1
    assert scene.stock("commodity") == 0
    assert scene.question == "turn"


def test_waitress_gives_another_option_and_drawing_and_playing_are_one() -> None:
    scene = own_turn(helpers=[WAITRESS], commodity=1, hand=[SPARE], olive=1)
    scene.play("commodity draw", "use 21")
    assert scene.why("commodity draw") == "use-taken-already"
    assert scene.why("commodity play") == "use-taken-already"
    assert scene.offers("commodity") == [
        *("commodity silver", "commodity harvest", "commodity pig", "commodity upgrade"),
    ]


def test_waitress_brings_the_second_option_when_the_first_is_finished() -> None:
    scene = own_turn(helpers=[WAITRESS], commodity=1).play("commodity harvest")
    assert scene.question == "pair"
    scene.play("take olive grape", "use 21", "commodity upgrade")
    scene.play("upgrade olive den", "upgrade grape den")
    assert (scene.stock("food"), scene.stock("wine")) == (1, 1)


def test_waitress_works_once_a_round() -> None:
    scene = own_turn(helpers=[WAITRESS], commodity=2)
    scene.play("commodity silver", "use 21", "commodity pig")
    assert used(scene) == [WAITRESS]
    scene.play("commodity silver")
    assert scene.question == "turn"
    assert scene.silver() == 8


def test_waitress_may_be_declined_and_asked_again() -> None:
    scene = own_turn(helpers=[WAITRESS], commodity=2).play("commodity silver", "pass")
    assert scene.question == "turn"
    assert used(scene) == []
    assert scene.play("commodity silver").legal() == ["pass", "use 21"]


def test_waitress_is_not_used_without_a_returned_trade_commodity() -> None:
    scene = own_turn(helpers=[WAITRESS, EXPORTER], commodity=1)
    assert scene.why("use 21") == "helper-not-activated"
    scene.play("use 66", "commodity silver")
    assert scene.question == "turn"
    assert used(scene) == [EXPORTER]


def test_waitress_gives_no_option_that_the_exporter_has_closed() -> None:
    scene = own_turn(helpers=[WAITRESS], commodity=1, closed=["pig"])
    scene.play("commodity silver", "use 21")
    assert scene.why("commodity pig") == "use-closed"


@pytest.mark.parametrize("step", OWN_TURNS)
def test_waitress_works_in_any_own_turn(step: str) -> None:
    scene = own_turn(step, helpers=[WAITRESS], commodity=1).play("commodity silver")
    assert scene.legal() == ["pass", "use 21"]


# --- 22 Joiner ------------------------------------------------------------------------------------


def test_joiner_pays_a_part_of_a_roof_tile_with_an_upgraded_good() -> None:
    scene = roof_turn(round=3, helpers=[JOINER], silver=1, food=1).play(
        "buy tile grape", "pay food"
    )
    assert scene.legal() == ["pay silver"]
    scene.play("pay silver")
    assert (scene.silver(), scene.stock("food")) == (0, 0)
    assert scene.of()["roof"][0] == {"tile": "grape", "used": False}


def test_joiner_pays_a_roof_tile_in_full_with_any_upgraded_goods() -> None:
    scene = roof_turn(round=6, helpers=[JOINER], food=1, wine=1, meat=1)
    scene.play("buy tile grape", "pay food", "pay wine", "pay meat")
    assert [scene.stock(good) for good in ("food", "wine", "meat")] == [0, 0, 0]
    assert scene.question == "turn"


def test_joiner_gets_no_change() -> None:
    scene = roof_turn(round=3, helpers=[JOINER], silver=5, food=2)
    scene.play("buy tile grape", "pay food", "pay food")
    assert (scene.silver(), scene.stock("food")) == (5, 0)
    assert scene.question == "turn"


def test_joiner_pays_no_good_more_than_needed() -> None:
    scene = roof_turn(round=2, helpers=[JOINER], food=2, wine=1).play("buy tile grape", "pay food")
    assert scene.question == "turn"
    assert (scene.stock("food"), scene.stock("wine")) == (1, 1)


def test_joiner_may_be_left_and_the_tile_paid_with_silver() -> None:
    scene = roof_turn(round=3, helpers=[JOINER], silver=3, food=1).play("buy tile grape")
    assert scene.legal() == ["pay silver", "pay food"]
    scene.play("pay silver")
    assert (scene.silver(), scene.stock("food")) == (0, 1)


def test_joiner_counts_the_goods_after_the_discount_of_the_turner() -> None:
    scene = roof_turn(round=4, helpers=[JOINER, TURNER], food=1).play("buy tile grape", "pay food")
    assert scene.question == "turn"
    scene = roof_turn(round=2, helpers=[JOINER, TURNER], food=1).play("buy tile grape")
    assert scene.question == "turn"
    assert scene.stock("food") == 1


def test_joiner_takes_no_resources_and_no_trade_commodities() -> None:
    scene = roof_turn(round=3, helpers=[JOINER], silver=2, olive=1, pig=1, commodity=1)
    assert scene.why("buy tile grape") == "no-silver"
    scene = roof_turn(round=2, helpers=[JOINER], food=1, olive=1, pig=1).play("buy tile grape")
    assert scene.legal() == ["pay food"]
    assert scene.why("pay pig") == "wrong-good"


def test_joiner_asks_nothing_without_upgraded_goods() -> None:
    scene = roof_turn(round=3, helpers=[JOINER], silver=3, olive=1).play("buy tile grape")
    assert scene.question == "turn"
    assert scene.silver() == 0
