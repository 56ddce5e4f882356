"""Anytime actions: paragraphs 5.1 and 5.1.1 to 5.1.4."""

from typing import Any

import pytest

from tests.lagranja.builders import Scene
from tests.lagranja.paragraphs import paragraph

OWN_TURNS = [
    *("cards", "income", "growth", "roof"),
    *("first_die", "second_die", "common_die"),
    *("siesta", "deliveries", "extra_deliveries"),
]


def trading(step: str = "income", **things: Any) -> Scene:
    """Seat 0 has a turn; it goes first in every step."""
    scene = Scene(step).dice(1, 2, 3, 4, 5).farm(0, siesta=1, **things)
    return scene.begin()


# --- 5.1 --------------------------------------------------------------------------------------


@paragraph("5.1")
@pytest.mark.parametrize("step", OWN_TURNS)
def test_the_active_player_trades_in_every_step_that_has_turns(step: str) -> None:
    scene = trading(step, silver=3, olive=1, commodity=1)
    assert scene.actor == 0
    for action in ("buy grain", "sell olive den", "upgrade olive den", "commodity silver"):
        assert scene.can(action), action


@paragraph("5.1")
@pytest.mark.parametrize("step", OWN_TURNS)
def test_the_others_do_not_trade_in_this_turn(step: str) -> None:
    scene = trading(step, silver=3).farm(1, silver=9, olive=1)
    assert scene.position.actors() == [0]
    assert scene.legal(seat=1) == []
    assert scene.why("sell olive den", seat=1) == "not-your-turn"


@paragraph("5.1")
def test_the_same_action_may_be_repeated_and_mixed_with_others() -> None:
    scene = trading(silver=4, olive=2, commodity=2)
    scene.play("sell olive den", "commodity silver", "buy grain", "buy grain", "sell olive den")
    scene.play("commodity silver", "upgrade grain den", "upgrade grain den")
    assert scene.silver() == 4 + 1 + 4 - 3 - 3 + 1 + 4 - 2 - 2
    assert scene.stock("food") == 2


@paragraph("5.1")
def test_trade_goes_on_after_the_decision_of_the_turn() -> None:
    scene = trading("first_die", olive=2)
    scene.play("sell olive den", "take die 4", "sell olive den")
    assert scene.silver() == 6
    assert scene.can("done")


@paragraph("5.1")
def test_trade_is_possible_before_and_after_walking() -> None:
    scene = trading("siesta", olive=2, donkey=2)
    scene.play("sell olive den", "walk 2", "sell olive den")
    assert scene.silver() == 2


@paragraph("5.1")
def test_nobody_trades_while_donkeys_are_chosen() -> None:
    scene = Scene("donkeys").farm(0, olive=1, silver=5).begin()
    assert scene.legal() == ["donkey 1", "donkey 2", "donkey 3", "donkey 4"]
    assert scene.why("sell olive den") == "not-asked"


@paragraph("5.1")
def test_nobody_trades_in_the_middle_of_a_payment() -> None:
    scene = Scene("cards").farm(0, hand=[1], silver=5, olive=1).begin().play("play 1 extension")
    assert scene.legal() == ["pay silver", "pay olive den"]
    assert scene.why("sell olive den") == "not-asked"


@paragraph("5.1")
def test_an_instant_delivery_is_made_with_what_is_there() -> None:
    scene = Scene("deliveries").farm(
        0, siesta=1, silver=9, food=2, delivered={"wainwright": ["wine", "meat"]}
    )
    scene.begin().play("deliver food wainwright", "accept")
    assert scene.question == "delivery"
    assert scene.legal() == ["pass", "deliver food deli", "deliver food village_store"]


# --- 5.1.1 ------------------------------------------------------------------------------------


@paragraph("5.1.1")
def test_a_commodity_gives_four_silver_and_its_marker_goes_back() -> None:
    scene = trading(commodity=2)
    pool = scene.pool()
    scene.play("commodity silver")
    assert (scene.silver(), scene.stock("commodity"), scene.pool()) == (4, 1, pool + 1)


@paragraph("5.1.1")
@pytest.mark.parametrize(
    ("pair", "olive", "grain", "grape"),
    [("olive grain", 1, 1, 0), ("olive grape", 1, 0, 1), ("grain grape", 0, 1, 1)],
)
def test_a_commodity_gives_two_different_harvest_goods(
    pair: str, olive: int, grain: int, grape: int
) -> None:
    scene = trading(commodity=1).play("commodity harvest")
    assert scene.legal() == ["take olive grain", "take olive grape", "take grain grape"]
    scene.play(f"take {pair}")
    assert [scene.stock(good) for good in ("olive", "grain", "grape")] == [olive, grain, grape]
    assert scene.question == "turn"


@paragraph("5.1.1")
def test_a_commodity_draws_a_card() -> None:
    scene = Scene("income").farm(0, commodity=1).begin().play("commodity draw")
    assert len(scene.hand()) == 1
    assert scene.stock("commodity") == 0


@paragraph("5.1.1")
def test_a_commodity_plays_a_card_to_any_side() -> None:
    scene = Scene("income").farm(0, commodity=1, hand=[1], vp=1).begin().play("commodity play")
    assert scene.legal() == ["play 1 field", "play 1 barrow", "play 1 extension", "play 1 helper"]
    scene.play("play 1 helper")
    assert scene.of()["helpers"][0] == {"card": 1, "used": False}


@paragraph("5.1.1")
def test_an_extension_played_by_a_commodity_still_has_its_cost() -> None:
    scene = Scene("income").farm(0, commodity=1, hand=[1], silver=1).begin()
    scene.play("commodity play", "play 1 extension")
    assert scene.of()["extensions"] == [1]  # on the table, not yet at work
    assert scene.of()["hand_limit"] == 3
    scene.play("pay silver")
    assert (scene.silver(), scene.of()["hand_limit"]) == (0, 4)


@paragraph("5.1.1")
def test_an_extension_that_cannot_be_paid_is_not_played() -> None:
    scene = Scene("income").farm(0, commodity=1, hand=[1]).begin().play("commodity play")
    assert scene.why("play 1 extension") == "cannot-pay-extension"


@paragraph("5.1.1")
def test_a_card_played_by_a_commodity_does_not_count_for_farm_step_one() -> None:
    scene = Scene("cards").farm(0, commodity=1, hand=[1, 4]).begin()
    scene.play("commodity play", "play 1 field", "play 4 field")
    assert scene.fields("grape") == [0, 0]
    assert scene.why("play 4 field") == "no-play-left"


@paragraph("5.1.1")
def test_without_a_card_in_hand_the_commodity_cannot_play_one() -> None:
    assert trading(commodity=1).why("commodity play") == "no-hand"


@paragraph("5.1.1")
def test_a_commodity_gives_a_pig() -> None:
    scene = trading(commodity=1, pig=1).play("commodity pig")
    assert (scene.stock("pig"), scene.silver()) == (2, 0)


@paragraph("5.1.1")
def test_a_pig_of_a_commodity_that_finds_no_place_is_sold_at_once() -> None:
    scene = trading(commodity=1, pig=2).play("commodity pig")
    assert (scene.stock("pig"), scene.silver()) == (2, 3)


@paragraph("5.1.1")
def test_a_commodity_upgrades_two_resources_free_of_charge() -> None:
    scene = trading(commodity=1, pig=1, grain=1).play("commodity upgrade")
    scene.play("upgrade grain den", "upgrade pig")
    assert (scene.stock("food"), scene.stock("meat"), scene.silver()) == (1, 1, 0)
    assert scene.question == "turn"


@paragraph("5.1.1")
def test_it_may_be_one_upgrade_only() -> None:
    scene = trading(commodity=1, grain=2).play("commodity upgrade", "upgrade grain den", "pass")
    assert (scene.stock("food"), scene.stock("grain")) == (1, 1)


@paragraph("5.1.1")
def test_the_free_upgrades_come_from_den_field_and_stall() -> None:
    scene = Scene("income").farm(0, commodity=1, olive=1, pig=1, fields={"grape": [1, 0]}).begin()
    scene.play("commodity upgrade")
    assert scene.legal() == [
        "pass",
        "upgrade olive den",
        "upgrade grape field 1",
        "upgrade pig",
    ]
    scene.play("upgrade grape field 1")
    assert (scene.fields("grape"), scene.stock("wine")) == ([0, 0], 1)


@paragraph("5.1.1")
def test_upgraded_goods_are_not_upgraded_again() -> None:
    assert trading(commodity=1, food=1, wine=1).why("commodity upgrade") == "nothing-to-upgrade"


@paragraph("5.1.1")
def test_without_a_commodity_there_is_none_to_give_back() -> None:
    assert trading(olive=1).why("commodity silver") == "no-commodity"
    assert trading(olive=1).offers("commodity") == []


# --- 5.1.2 ------------------------------------------------------------------------------------


@paragraph("5.1.2")
@pytest.mark.parametrize(("good", "price"), [("olive", 3), ("grain", 3), ("grape", 4), ("pig", 5)])
def test_buying_costs_the_printed_price(good: str, price: int) -> None:
    scene = trading(silver=price - 1)
    assert scene.why(f"buy {good}") == "no-silver"
    scene = trading(silver=price)
    pool = scene.pool()
    scene.play(f"buy {good}")
    assert (scene.silver(), scene.stock(good), scene.pool()) == (0, 1, pool - 1)


@paragraph("5.1.2")
@pytest.mark.parametrize(
    ("good", "source", "price"),
    [
        ("olive", "olive den", 1),
        ("grain", "grain den", 1),
        ("grape", "grape den", 2),
        ("pig", "pig", 3),
    ],
)
def test_selling_gives_the_printed_price(good: str, source: str, price: int) -> None:
    scene = trading("income", **{good: 2})
    pool = scene.pool()
    scene.play(f"sell {source}")
    assert (scene.silver(), scene.stock(good), scene.pool()) == (price, 1, pool + 1)


@paragraph("5.1.2")
def test_a_pig_is_bought_only_with_a_free_place() -> None:
    assert trading(silver=9, pig=2).why("buy pig") == "no-pig-place"
    scene = Scene("income").farm(0, silver=9, pig=2, extensions=[1]).begin().play("buy pig")
    assert scene.stock("pig") == 3
    assert scene.why("buy pig") == "no-silver"


@paragraph("5.1.2")
def test_a_place_made_by_selling_a_pig_can_be_filled() -> None:
    scene = trading(silver=2, pig=2).play("sell pig", "buy pig")
    assert (scene.silver(), scene.stock("pig")) == (0, 2)


@paragraph("5.1.2")
def test_what_is_not_there_cannot_be_sold() -> None:
    assert trading(grain=1).why("sell olive den") == "no-good"


@paragraph("5.1.2")
def test_goods_on_fields_cannot_be_sold_without_the_agricultural_worker() -> None:
    scene = Scene("income").farm(0, fields={"olive": [1]}).begin()
    assert scene.why("sell olive field 1") == "field-not-sold"
    scene = Scene("income").farm(0, fields={"olive": [1]}, helpers=[35]).begin()
    scene.play("sell olive field 1")
    assert (scene.silver(), scene.fields("olive")) == (1, [0])


@paragraph("5.1.2")
def test_upgraded_goods_are_neither_bought_nor_sold() -> None:
    scene = trading(silver=20, food=1, wine=1, meat=1)
    assert scene.offers("sell") == []
    assert scene.offers("buy") == ["buy olive", "buy grain", "buy grape", "buy pig"]


@paragraph("5.1.2")
def test_an_upgraded_good_is_had_by_buying_the_resource_and_upgrading_it() -> None:
    scene = trading(silver=7).play("buy grape", "upgrade grape den")
    assert (scene.silver(), scene.stock("wine")) == (0, 1)


# --- 5.1.3 ------------------------------------------------------------------------------------


@paragraph("5.1.3")
@pytest.mark.parametrize(
    ("good", "source", "becomes", "price"),
    [
        ("olive", "olive den", "food", 2),
        ("grain", "grain den", "food", 2),
        ("grape", "grape den", "wine", 3),
        ("pig", "pig", "meat", 4),
    ],
)
def test_an_upgrade_costs_silver_and_moves_the_marker(
    good: str, source: str, becomes: str, price: int
) -> None:
    scene = trading("income", silver=price - 1, **{good: 1})
    assert scene.why(f"upgrade {source}") == "no-silver"
    scene = trading("income", silver=price, **{good: 1})
    pool = scene.pool()
    scene.play(f"upgrade {source}")
    assert (scene.silver(), scene.stock(good), scene.stock(becomes)) == (0, 0, 1)
    assert scene.pool() == pool


@paragraph("5.1.3")
def test_a_grape_on_a_field_is_upgraded_for_three_silver_and_the_field_is_empty() -> None:
    scene = Scene("income").farm(0, silver=3, fields={"grape": [1]}).begin()
    scene.play("upgrade grape field 1")
    assert (scene.silver(), scene.stock("wine"), scene.fields("grape")) == (0, 1, [0])


@paragraph("5.1.3")
def test_discounts_add_up_and_no_cost_falls_below_nothing() -> None:
    scene = Scene("income").farm(0, grain=1, grape=1, pig=1, helpers=[1, 17, 18]).begin()
    assert scene.of()["prices"]["upgrade"] == [1, 0, 0, 3]
    scene.play("upgrade grain den", "upgrade grape den")
    assert (scene.stock("food"), scene.stock("wine")) == (1, 1)
    assert scene.why("upgrade pig") == "no-silver"


# --- 5.1.4 ------------------------------------------------------------------------------------


@paragraph("5.1.4")
@pytest.mark.parametrize("step", ["income", "deliveries"])
def test_goods_on_fields_stay_there_until_they_are_used(step: str) -> None:
    """Silver and commodities are there; nothing brings the olive to the den."""
    scene = Scene(step).farm(0, siesta=1, silver=9, commodity=1, fields={"olive": [1]}).begin()
    moving = [action for action in scene.legal() if "olive field" in action]
    upgrade = ["upgrade olive field 1"]
    deliveries = [f"deliver olive field 1 {to}" for to in ("greengrocer", "merchant_house")]
    if step == "deliveries":
        upgrade += [*deliveries, "deliver olive field 1 butcher"]
    assert moving == upgrade


@paragraph("5.1.4")
def test_a_good_on_a_field_pays_for_an_extension() -> None:
    scene = Scene("cards").farm(0, hand=[1], fields={"olive": [1]}).begin()
    scene.play("play 1 extension", "pay olive field 1")
    assert scene.fields("olive") == [0]


@paragraph("5.1.4")
def test_a_good_on_a_field_is_delivered() -> None:
    scene = Scene("deliveries").farm(0, siesta=1, fields={"olive": [1, 1]}).begin()
    scene.play("deliver olive field 1 butcher")
    assert scene.fields("olive") == [1, 0]
    assert scene.of()["crafts"][4]["has"] == ["olive"]


@paragraph("5.1.4")
def test_a_good_on_a_field_pays_the_tenant() -> None:
    scene = Scene("tenant").dice(4, 4, 4, 4, 4).farm(0, fields={"olive": [1]})
    scene.farm(1, helpers=[26]).begin().play("rent 4")
    scene.play("take rented die", "pay olive field 1")
    assert (scene.fields("olive"), scene.stock("olive", 1)) == ([0], 1)


@paragraph("5.1.4")
def test_a_grain_on_a_field_feeds_the_grooms_pig() -> None:
    scene = Scene("income").farm(0, pig=1, helpers=[12], fields={"grain": [1]}).begin()
    scene.play("use 12", "pay grain field 1")
    assert (scene.fields("grain"), scene.vp()) == ([0], 1)


@paragraph("5.1.4")
@pytest.mark.parametrize(("card", "good"), [(53, "olive"), (55, "grain"), (57, "grape")])
def test_three_helpers_bring_a_good_from_a_field_to_a_den(card: int, good: str) -> None:
    scene = Scene("income").farm(0, helpers=[card], fields={good: [1]}).begin()
    scene.play(f"use {card}", f"pay {good} field 1", f"take {good}")
    assert (scene.fields(good), scene.stock(good)) == ([0], 1)


@paragraph("5.1.4")
def test_a_field_holds_at_most_seven_goods() -> None:
    scene = Scene("growth").farm(0, helpers=[34], fields={"olive": [6, 7]}).begin().play("grow")
    assert scene.legal() == ["pass", "grow olive field 6"]
    scene.play("grow olive field 6")
    assert scene.fields("olive") == [7, 7]


@paragraph("5.1.4")
def test_fields_of_one_kind_with_as_many_goods_are_alike() -> None:
    scene = Scene("income").farm(0, silver=2, fields={"olive": [1, 1, 2]}).begin()
    assert scene.offers("upgrade") == ["upgrade olive field 1", "upgrade olive field 2"]
    scene.play("upgrade olive field 2")
    assert scene.fields("olive") == [1, 1, 1]
