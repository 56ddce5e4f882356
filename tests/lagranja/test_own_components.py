"""Games with a box of one's own: a file laid over the shipped one changes how the game is played.

No card, price, space or row is written into the rules: each test changes a value in a file and
sees the change at the table.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from barrowgate.lagranja import LaGranja, loading
from barrowgate.lagranja.loading import Box
from barrowgate.lagranja.position import Position
from tests.lagranja import invariants
from tests.lagranja.builders import Scene

FIVE_DICE = (1, 2, 3, 4, 6)

OwnBox = Callable[[str], Box]


@pytest.fixture
def own(tmp_path: Path) -> OwnBox:
    """The shipped box with a file of one's own over it."""

    def load(text: str) -> Box:
        path = tmp_path / "own.toml"
        path.write_text(text, encoding="utf-8")
        return loading.load(path)

    return load


def helper(card: int, effect: str, **parameters: str | int | bool | list[str] | list[int]) -> str:
    """A card with a new helper, as an owner of the box would write it."""
    written = {"effect": effect, **parameters}
    inside = ", ".join(f"{key} = {toml(value)}" for key, value in written.items())
    return f"[[card]]\nnumber = {card}\nhelper = {{ {inside} }}\n"


def toml(value: str | int | bool | list[str] | list[int]) -> str:
    """A value in TOML."""
    if isinstance(value, list):
        return "[" + ", ".join(toml(entry) for entry in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def at_the_dice(box: Box, *dice: int, **farm: Any) -> Scene:
    played = farm.pop("round", 2)
    return Scene("first_die", round=played, box=box).farm(0, **farm).dice(*dice).begin(0)


def at_the_village(box: Box, step: str = "deliveries", **farm: Any) -> Scene:
    """Seat 0 is first in the new turn order."""
    return Scene(step, box=box).farm(0, siesta=1, **farm)


# --- Known effects with other numbers -----------------------------------------------------------


def test_a_steward_who_brings_four_silver(own: OwnBox) -> None:
    box = own(helper(27, "income_silver", silver=4, when="farm", once=False))
    assert Scene("income", box=box).farm(0, helpers=[27]).begin(0).silver() == 4


def test_a_farm_servant_with_two_free_upgrades(own: OwnBox) -> None:
    box = own(helper(23, "free_upgrade", count=2, when="any", once=True))
    scene = Scene("income", box=box).farm(0, helpers=[23], grain=1, pig=2).begin(0)
    scene.play("use 23", "upgrade grain den", "upgrade pig")
    assert (scene.stock("food"), scene.stock("meat"), scene.stock("pig")) == (1, 1, 1)
    assert scene.question == "turn"


def test_a_farm_servant_with_two_free_upgrades_may_make_one(own: OwnBox) -> None:
    box = own(helper(23, "free_upgrade", count=2, when="any", once=True))
    scene = Scene("income", box=box).farm(0, helpers=[23], grain=2).begin(0)
    scene.play("use 23", "upgrade grain den", "pass")
    assert scene.stock("food") == 1


def test_a_card_that_gets_another_effect_loses_the_old_one(own: OwnBox) -> None:
    """Card 51 was the Swineherd; now it is a Bartender, and holds no pigs."""
    box = own(helper(51, "wine_for_vp", vp=3, when="any", once=True))
    scene = Scene("income", box=box).farm(0, helpers=[51], wine=1, pig=2, silver=5).begin(0)
    assert scene.why("buy pig") == "no-pig-place"
    scene.play("use 51")
    assert scene.vp() == 3


def test_a_bartender_without_a_limit_pours_every_wine(own: OwnBox) -> None:
    box = own(helper(63, "wine_for_vp", vp=1, when="any", once=False))
    scene = Scene("income", box=box).farm(0, helpers=[63], wine=2).begin(0)
    scene.play("use 63", "use 63")
    assert scene.vp() == 2
    assert scene.pool() == 25


def test_a_wood_carver_who_works_in_the_transport_phase_alone(own: OwnBox) -> None:
    box = own(helper(54, "pay_silver_for_vp", silver=2, vp=2, when="transport", once=True))
    scene = Scene("income", box=box).farm(0, helpers=[54], silver=2).begin(0)
    assert scene.why("use 54") == "wrong-phase"
    scene = at_the_village(box, helpers=[54], silver=2).begin(0)
    scene.play("use 54")
    assert scene.vp() == 2


def test_a_shepherd_with_another_pay_and_limit(own: OwnBox) -> None:
    box = own(helper(45, "income_per_pig", silver=3, limit=1, when="farm", once=False))
    assert Scene("income", box=box).farm(0, helpers=[45], pig=2).begin(0).silver() == 3


def test_a_blacksmith_who_helps_four_donkeys_twice(own: OwnBox) -> None:
    box = own(helper(64, "delivery_with_donkey", donkeys=4, count=2, when="transport", once=False))
    scene = at_the_village(box, helpers=[64], barrows=[3, 14, 40], grain=8, donkey=4).begin(0)
    for _ in range(6):
        scene.play(scene.offers("deliver")[0])
    assert scene.offers("deliver") == []


def test_a_cobbler_of_two_steps_stops_at_the_top(own: OwnBox) -> None:
    box = own(helper(61, "pay_silver_siesta_step", silver=1, steps=2, when="revenue", once=True))
    scene = at_the_dice(box, *FIVE_DICE, helpers=[61], silver=1, siesta=3)
    scene.play("use 61")
    assert scene.view()["siesta"][0] == 4


def test_a_gardener_of_two_goods(own: OwnBox) -> None:
    box = own(helper(49, "copy_harvest", goods=2, when="farm", once=True))
    scene = Scene("income", box=box).farm(0, helpers=[49], olive=1, grape=1).begin(0)
    scene.play("use 49", "take olive", "take grape")
    assert (scene.stock("olive"), scene.stock("grape")) == (2, 2)


def test_a_bonus_of_silver_and_a_harvest_good_for_a_pig(own: OwnBox) -> None:
    box = own(
        helper(29, "revenue_bonus", on=["pig"], silver=1, harvest=2, when="revenue", once=False)
    )
    scene = at_the_dice(box, *FIVE_DICE, helpers=[29])
    scene.play("take die 1", "take olive", "pass")
    assert (scene.silver(), scene.stock("olive"), scene.stock("pig")) == (1, 1, 1)
    assert scene.question == "turn"


def test_a_pig_breeder_of_three_young(own: OwnBox) -> None:
    box = own(helper(62, "offspring", pigs=3, when="farm", once=False))
    scene = Scene("growth", box=box).farm(0, helpers=[62, 51], extensions=[2], pig=2).begin(0)
    scene.play("grow")
    assert scene.stock("pig") == 5


def test_a_porter_at_space_five_alone(own: OwnBox) -> None:
    box = own(helper(3, "two_revenue_options", spaces=[5], when="revenue", once=True))
    scene = at_the_dice(box, 5, 2, 2, 3, 4, helpers=[3], grain=2)
    scene.play("take die 5", "choose upgrades", "upgrade grain den", "pass", "use 3")
    scene.play("choose steps", "walk 2")
    assert scene.stock("food") == 1
    assert scene.view()["siesta"][0] == 2
    scene = at_the_dice(box, 5, 2, 2, 3, 4, helpers=[3])
    scene.play("take die 2", "choose draw")
    assert scene.question == "turn"


def test_a_monger_and_a_craftsman_who_give_more(own: OwnBox) -> None:
    box = own(
        helper(8, "siesta_bonus_vp", vp=4, when="scoring", once=False)
        + helper(50, "craft_bonus_vp", vp=5, when="reaction", once=False)
    )
    assert Scene("scoring", box=box).farm(0, helpers=[8], siesta=2).begin().vp() == 1 + 4
    scene = at_the_village(
        box, helpers=[50], delivered={"butcher": ["pig", "olive"]}, meat=1, donkey=1
    ).begin(0)
    scene.play("deliver meat butcher")
    assert scene.vp() == 1 + 2 + 5


def test_the_other_sides_of_a_card(own: OwnBox) -> None:
    box = own(
        """
[[card]]
number = 9
field = "olive"
barrow = { vp = 2, goods = ["meat", "meat"] }
extension = ["pig_space", "pig_space", "silver"]
"""
    )
    scene = Scene("cards", box=box, round=1).farm(0, hand=[9, 46], silver=1).begin(0)
    scene.play("play 9 extension", "pay silver")
    assert scene.of()["pig_places"] == 4
    assert scene.of()["income"] == 1
    scene = at_the_village(box, barrows=[9], meat=2, donkey=2).begin(0)
    scene.play("deliver meat barrow 1", "deliver meat barrow 1", "place 13")
    assert scene.vp() == 2
    scene = Scene("cards", box=box).farm(0, hand=[9]).begin(0)
    scene.play("play 9 field")
    assert scene.fields("olive") == [0]


# --- Two helpers with the same effect on one farm -----------------------------------------------

SECOND_PEON = helper(14, "pay_vp_repeat_die", vp=1, when="revenue", once=True)


def test_two_builders_allow_two_more_cards(own: OwnBox) -> None:
    box = own(helper(26, "extra_card_play", cards=1, when="farm", once=False))
    scene = Scene("cards", box=box).farm(0, helpers=[25, 26], hand=[1, 2, 3, 4]).begin(0)
    scene.play("play 1 field", "play 2 field", "play 3 field")
    assert scene.why("play 4 field") == "no-play-left"


def test_two_discounts_on_upgrades_add_up_and_stop_at_nothing(own: OwnBox) -> None:
    box = own(helper(2, "upgrade_discount", silver=3, good="pig", when="any", once=False))
    scene = Scene("income", box=box).farm(0, helpers=[1, 2]).begin(0)
    assert scene.of()["prices"]["upgrade"] == [1, 1, 2, 0]


def test_two_suppliers_add_up_and_stop_at_the_higher_least_price(own: OwnBox) -> None:
    box = own(
        "[price.grape]\nbuy = 10\n"
        + helper(65, "buy_discount", silver=2, least=2, when="any", once=False)
        + helper(2, "buy_discount", silver=5, least=3, when="any", once=False)
    )
    scene = Scene("income", box=box).farm(0, helpers=[65]).begin(0)
    assert scene.of()["prices"]["buy"] == [2, 2, 8, 5]
    scene = Scene("income", box=box).farm(0, helpers=[65, 2]).begin(0)
    assert scene.of()["prices"]["buy"] == [3, 3, 3, 5]


def test_two_revenue_bonuses_both_pay(own: OwnBox) -> None:
    box = own(helper(2, "revenue_bonus", on=["pig"], silver=5, when="revenue", once=False))
    scene = at_the_dice(box, *FIVE_DICE, helpers=[2, 29])
    scene.play("take die 1")
    assert scene.silver() == 5 + 2


def test_two_peons_one_at_each_die(own: OwnBox) -> None:
    scene = at_the_dice(own(SECOND_PEON), 4, 4, 1, 1, 2, helpers=[13, 14], vp=2)
    scene.play("take die 4", "use 13", "pass")
    scene.play("done", "take die 1", "done", "take die 4", "use 14")
    assert scene.silver() == 4 * 4
    assert scene.vp() == 0


def test_two_peons_at_one_die(own: OwnBox) -> None:
    scene = at_the_dice(own(SECOND_PEON), *FIVE_DICE, helpers=[13, 14], vp=2)
    scene.play("take die 4", "use 13")
    assert scene.silver() == 8
    scene.play("use 14")
    assert scene.silver() == 12
    assert scene.question == "turn"


def test_a_cheap_peon_is_asked_though_the_first_one_is_too_dear(own: OwnBox) -> None:
    dear = helper(13, "pay_vp_repeat_die", vp=5, when="revenue", once=True)
    scene = at_the_dice(own(dear + SECOND_PEON), *FIVE_DICE, helpers=[13, 14], vp=1)
    scene.play("take die 4", "use 14")
    assert scene.silver() == 8


def test_the_second_peon_is_asked_when_the_first_is_declined(own: OwnBox) -> None:
    dear = helper(13, "pay_vp_repeat_die", vp=5, when="revenue", once=True)
    scene = at_the_dice(own(dear + SECOND_PEON), *FIVE_DICE, helpers=[13, 14], vp=6)
    scene.play("take die 4", "pass", "use 14")
    assert (scene.silver(), scene.vp()) == (8, 5)


def test_a_cheap_merchant_is_asked_though_the_first_one_is_too_dear(own: OwnBox) -> None:
    box = own(
        helper(6, "pay_vp_round_revenue", vp=5, when="revenue", once=True)
        + helper(14, "pay_vp_round_revenue", vp=1, when="revenue", once=True)
    )
    scene = at_the_dice(box, *FIVE_DICE, helpers=[6, 14], vp=1, round=4)
    scene.play("take die 1", "use 14")
    assert scene.silver() == 4


def test_two_porters_each_at_its_own_space(own: OwnBox) -> None:
    box = own(
        helper(3, "two_revenue_options", spaces=[2], when="revenue", once=True)
        + helper(14, "two_revenue_options", spaces=[6], when="revenue", once=True)
    )
    scene = at_the_dice(box, *FIVE_DICE, helpers=[3, 14], grain=1)
    scene.play("take die 6", "choose silver", "use 14", "choose delivery")
    scene.play("deliver grain den greengrocer")
    assert scene.silver() == 2


def test_two_barrow_builders_of_whom_one_is_affordable(own: OwnBox) -> None:
    box = own(helper(14, "keep_barrow", silver=0, when="reaction", once=False))
    scene = at_the_village(box, helpers=[9, 14], barrows=[6], grain=2, donkey=2).begin(0)
    scene.play("deliver grain den barrow 1", "deliver grain den barrow 1", "use 14", "place 13")
    assert scene.of()["barrows"][0]["needs"] == ["grain", "grain"]


def test_two_barrow_builders_keep_a_barrow_once(own: OwnBox) -> None:
    box = own(helper(14, "keep_barrow", silver=1, when="reaction", once=False))
    scene = at_the_village(box, helpers=[9, 14], barrows=[6], grain=2, silver=2, donkey=2)
    scene.begin(0).play("deliver grain den barrow 1", "deliver grain den barrow 1", "use 9")
    assert scene.question == "place"
    assert scene.silver() == 1
    assert scene.of()["barrows"][0]["has"] == []


def test_the_second_barrow_builder_is_asked_when_the_first_is_declined(own: OwnBox) -> None:
    box = own(helper(14, "keep_barrow", silver=0, when="reaction", once=False))
    scene = at_the_village(box, helpers=[9, 14], barrows=[6], grain=2, silver=1, donkey=2)
    scene.begin(0).play("deliver grain den barrow 1", "deliver grain den barrow 1", "pass")
    scene.play("use 14", "place 13")
    assert scene.silver() == 1
    assert scene.of()["barrows"][0]["needs"] == ["grain", "grain"]


def test_two_stock_exchanges_both_change_silver_of_one_space(own: OwnBox) -> None:
    box = own(helper(14, "silver_to_vp", silver=1, vp=1, when="revenue", once=False))
    scene = at_the_dice(box, *FIVE_DICE, helpers=[60, 14])
    scene.play("take die 4", "use 60", "use 14")
    assert (scene.silver(), scene.vp()) == (1, 2)


def test_two_stock_exchanges_never_change_more_than_the_space_gave(own: OwnBox) -> None:
    box = own(helper(14, "silver_to_vp", silver=2, vp=1, when="revenue", once=False))
    scene = at_the_dice(box, *FIVE_DICE, helpers=[60, 14], silver=5)
    scene.play("take die 6", "choose silver", "use 60")
    assert scene.question == "turn"
    assert (scene.silver(), scene.vp()) == (5, 1)


def test_two_seed_brokers_both_change_silver_of_one_space(own: OwnBox) -> None:
    box = own(helper(14, "silver_to_harvest", silver=2, harvest=2, when="revenue", once=False))
    scene = at_the_dice(box, *FIVE_DICE, helpers=[44, 14])
    scene.play("take die 4", "use 44", "take olive", "use 14", "take grain", "take grape")
    assert scene.silver() == 1
    assert [scene.stock(good) for good in ("olive", "grain", "grape")] == [1, 1, 1]


def test_two_farm_servants_are_used_one_by_one(own: OwnBox) -> None:
    box = own(helper(14, "free_upgrade", count=1, when="any", once=True))
    scene = Scene("income", box=box).farm(0, helpers=[23, 14], grain=2).begin(0)
    scene.play("use 14", "upgrade grain den")
    assert scene.why("use 14") == "helper-used"
    scene.play("use 23", "upgrade grain den")
    assert scene.stock("food") == 2


def test_two_taxidermists_both_pay_for_a_pig(own: OwnBox) -> None:
    box = own(helper(14, "silver_for_upgrade", silver=4, when="any", once=True))
    scene = Scene("income", box=box).farm(0, helpers=[37, 14], pig=1, silver=4).begin(0)
    scene.play("upgrade pig")
    assert scene.silver() == 2 + 4


def test_two_exporters_close_two_options_in_a_round(own: OwnBox) -> None:
    box = own(helper(14, "commodity_action_free", when="any", once=True))
    scene = Scene("income", box=box).farm(0, helpers=[66, 14]).begin(0)
    scene.play("use 66", "commodity silver", "use 14", "commodity pig")
    assert scene.of()["closed_uses"] == ["silver", "pig"]


def test_two_waitresses_serve_two_commodities(own: OwnBox) -> None:
    box = own(helper(14, "two_commodity_options", when="any", once=True))
    scene = Scene("income", box=box).farm(0, helpers=[21, 14], commodity=2).begin(0)
    scene.play("commodity silver", "use 21", "commodity pig")
    scene.play("commodity silver", "use 14", "commodity pig")
    assert (scene.silver(), scene.stock("pig")) == (8, 2)


def test_two_basket_weavers_double_two_deliveries(own: OwnBox) -> None:
    box = own(helper(14, "double_delivery", goods=2, when="transport", once=True))
    scene = at_the_village(box, helpers=[48, 14], barrows=[26], olive=1, grain=1, grape=2, donkey=2)
    scene.begin(0).play("deliver olive den barrow 1", "use 48", "deliver grain den barrow 1")
    scene.play("deliver grape den barrow 1", "use 14", "deliver grape den barrow 1", "place 7")
    assert scene.vp() == 5


def test_two_of_the_helpers_that_only_add_are_added(own: OwnBox) -> None:
    box = own(
        helper(2, "income_per_pig", silver=2, limit=2, when="farm", once=False)
        + helper(3, "extra_siesta_step", steps=2, when="transport", once=False)
        + helper(5, "delivery_with_donkey", donkeys=1, count=1, when="transport", once=False)
        + helper(7, "hand_limit", cards=3, when="always", once=False)
        + helper(8, "pig_spaces", pig_spaces=1, when="always", once=False)
        + helper(10, "income_silver", silver=3, when="farm", once=False)
        + helper(12, "extra_delivery", count=2, when="always", once=False)
    )
    assert Scene("income", box=box).farm(0, helpers=[45, 2], pig=2).begin(0).silver() == 2 + 4
    assert Scene("income", box=box).farm(0, helpers=[27, 10]).begin(0).silver() == 2 + 3
    scene = Scene("siesta", box=box).farm(0, helpers=[58, 3], donkey=4).begin(0)
    assert scene.offers("walk")[-1] == "walk 3"
    scene = at_the_village(box, helpers=[64, 5], barrows=[3, 14], grain=6, donkey=1).begin(0)
    for _ in range(3):
        scene.play(scene.offers("deliver")[0])
    assert scene.offers("deliver") == []
    assert Scene("income", box=box).farm(0, helpers=[19, 7]).begin(0).of()["hand_limit"] == 8
    assert Scene("income", box=box).farm(0, helpers=[51, 8]).begin(0).of()["pig_places"] == 5
    scene = at_the_village(
        box, "extra_deliveries", helpers=[20, 12], barrows=[3, 14], grain=6, silver=9
    ).begin(0)
    for _ in range(4):
        scene.play(scene.offers("deliver")[0])
    assert scene.offers("deliver") == []


def test_two_peddlers_of_one_farm_save_two_markers(own: OwnBox) -> None:
    box = own(helper(14, "escape_removal", when="reaction", once=True))
    scene = at_the_village(
        box, barrows=[8], delivered={"barrow 1": ["grape", "grape"]}, pig=1, donkey=1
    )
    scene.farm(1, helpers=[33, 14]).market({8: 1, 13: 1}).begin(0)
    scene.play("deliver pig barrow 1", "place 7")
    scene.play("use 33", "rescue 8", "place 14", "use 14", "rescue 13", "place 18", seat=1)
    assert (scene.at(14), scene.at(18)) == (1, 1)
    assert scene.vp() == 5


def test_two_migrant_laborers_turn_two_dice(own: OwnBox) -> None:
    box = own(helper(14, "turn_die", when="revenue", once=False))
    scene = Scene("laborer", box=box).farm(0, helpers=[15, 14]).dice(1, 1, 2, 2, 3).begin(0)
    scene.play("turn 1", "turn to 4", "turn 1", "turn to 5")
    assert scene.view()["dice"] == [0, 2, 1, 1, 1, 0]


def test_two_wainwrights_play_two_lower_barrows(own: OwnBox) -> None:
    box = own(helper(14, "play_lower_barrow", when="reaction", once=False))
    scene = at_the_village(
        box,
        helpers=[16, 14],
        barrows=[8],
        delivered={"barrow 1": ["grape", "grape"]},
        hand=[6, 12],
        pig=1,
        donkey=1,
    ).begin(0)
    scene.play("deliver pig barrow 1", "place 7", "play 6 barrow", "play 12 barrow")
    assert [barrow and barrow["card"] for barrow in scene.of()["barrows"]] == [6, 12, None]


def test_peddlers_of_two_players_are_asked_one_after_the_other(own: OwnBox) -> None:
    box = own(helper(14, "escape_removal", when="reaction", once=True))
    scene = Scene("deliveries", seats=3, box=box).farm(
        0,
        siesta=1,
        barrows=[8],
        delivered={"barrow 1": ["grape", "grape"]},
        pig=1,
        donkey=1,
    )
    scene.farm(1, helpers=[33]).farm(2, helpers=[14]).market({8: 1, 13: 2}).begin(0)
    scene.play("deliver pig barrow 1", "place 7")
    scene.play("use 33", "rescue 8", "place 14", seat=1)
    scene.play("use 14", "rescue 13", "place 18", seat=2)
    assert (scene.at(14), scene.at(18)) == (1, 2)
    assert scene.vp() == 5


# --- Other numbers of the box -------------------------------------------------------------------


def test_prices_of_ones_own(own: OwnBox) -> None:
    box = own(
        """
[price.olive]
buy = 5
sell = 3
upgrade = { to = "wine", silver = 1 }
[price.pig]
buy = 9
sell = 7
upgrade = { to = "meat", silver = 0 }
"""
    )
    scene = Scene("income", box=box).farm(0, silver=14, olive=1).begin(0)
    scene.play("buy olive", "buy pig")
    assert scene.silver() == 0
    scene.play("upgrade pig", "sell olive den", "upgrade olive den")
    assert scene.silver() == 3 - 1
    assert (scene.stock("wine"), scene.stock("meat"), scene.stock("food")) == (1, 1, 0)


def test_a_pig_without_room_is_sold_at_the_own_price(own: OwnBox) -> None:
    box = own("[setup]\npig_spaces = 0\n[price.pig]\nsell = 4\n")
    scene = at_the_dice(box, *FIVE_DICE)
    scene.play("take die 1")
    assert (scene.silver(), scene.stock("pig")) == (4, 0)


def test_trade_commodities_of_ones_own(own: OwnBox) -> None:
    box = own(
        """
[trade_commodity]
options = ["silver_6", "two_different_harvest", "card", "pig", "two_upgrades"]
end_silver = 10
[end]
silver_per_vp = 2
"""
    )
    scene = Scene("income", box=box).farm(0, commodity=1).begin(0)
    scene.play("commodity silver")
    assert scene.silver() == 6
    scene = Scene("scoring", round=6, box=box).farm(0, commodity=1, olive=1).begin()
    assert (scene.vp(), scene.silver()) == (5, 1)


def test_revenue_spaces_of_ones_own(own: OwnBox) -> None:
    box = own(
        """
[revenue]
1 = ["silver_7"]
3 = ["delivery", "siesta_2", "pig"]
4 = ["play_card"]
5 = ["two_upgrades"]
"""
    )
    scene = at_the_dice(box, 1, 3, 3, 4, 5, hand=[9])
    scene.play("take die 1")
    assert scene.silver() == 7
    scene = at_the_dice(box, 1, 3, 3, 4, 5, hand=[9])
    scene.play("take die 3")
    assert scene.legal() == ["choose pig", "choose steps"]
    scene.play("choose pig")
    assert scene.stock("pig") == 1
    scene = at_the_dice(box, 1, 3, 3, 4, 5, hand=[9])
    scene.play("take die 4", "play 9 field")
    assert scene.fields("grain") == [0]
    scene = at_the_dice(box, 1, 3, 3, 4, 5, hand=[9])
    scene.play("take die 5")
    assert scene.question == "turn"


def test_helpers_follow_the_options_to_their_new_spaces(own: OwnBox) -> None:
    box = own('[revenue]\n1 = ["silver_4"]\n4 = ["pig"]\n')
    scene = at_the_dice(box, *FIVE_DICE, helpers=[60, 29])
    scene.play("take die 1", "use 60")
    assert (scene.silver(), scene.vp()) == (2, 1)
    scene = at_the_dice(box, *FIVE_DICE, helpers=[60, 29])
    scene.play("take die 4")
    assert scene.silver() == 2
    assert scene.question == "turn"


def test_a_siesta_track_of_nine_spaces(own: OwnBox) -> None:
    box = own(
        """
[siesta]
vp = [0, 0, 0, 0, 0, 0, 0, 5, 9]
[donkeys]
tiles = [
    { donkeys = 0, hats = 6 }, { donkeys = 2, hats = 2 },
    { donkeys = 3, hats = 1 }, { donkeys = 6, hats = 0 },
]
"""
    )
    scene = Scene("siesta", box=box).farm(0, helpers=[58], donkey=1, siesta=1).begin(0)
    scene.play("walk 7")
    assert scene.view()["siesta"][0] == 8
    assert Scene("scoring", box=box).farm(0, siesta=8).begin().vp() == 9
    assert Scene("scoring", box=box).farm(0, siesta=7).begin().vp() == 5


def test_donkey_tiles_of_ones_own(own: OwnBox) -> None:
    box = own(
        """
[donkeys]
tiles = [
    { donkeys = 0, hats = 6 }, { donkeys = 2, hats = 2 },
    { donkeys = 3, hats = 1 }, { donkeys = 6, hats = 0 },
]
reset_before_round = 3
"""
    )
    scene = at_the_village(box, barrows=[3], grain=2, donkey=1).begin(0)
    assert scene.why("deliver grain den barrow 1") == "no-delivery-left"
    scene = Scene("siesta", box=box).farm(0, donkey=1).begin(0)
    assert scene.offers("walk") == ["walk 4"]
    scene = Scene("donkeys", round=3, box=box).farm(0, resting=[1, 2]).begin()
    assert len(scene.offers("donkey")) == 4


def test_a_siesta_track_of_two_spaces(own: OwnBox) -> None:
    box = own("[siesta]\nvp = [1, 3]\nsolo_first_from = 1\n")
    scene = Scene("siesta", box=box).farm(0, donkey=1).begin(0)
    assert scene.offers("walk") == ["walk 1"]
    assert Scene("scoring", box=box).farm(0, siesta=1).begin().vp() == 3
    assert Scene("scoring", box=box).begin().vp() == 1


def test_the_solo_player_goes_first_from_a_space_of_ones_own(own: OwnBox) -> None:
    box = own("[siesta]\nsolo_first_from = 1\n")
    scene = Scene("scoring", seats=1, box=box).farm(0, siesta=1).begin()
    assert scene.view()["solo_first"]
    scene = Scene("scoring", seats=1).farm(0, siesta=1).begin()
    assert not scene.view()["solo_first"]


MARKET = """
[market]
start = [1, 2, 3, 4]
[[market.spaces]]
id = 7
q = 0
r = -1
value = 2
[[market.spaces]]
id = 24
q = 0
r = 2
value = 5
x = false
"""


def test_a_market_place_of_ones_own(own: OwnBox) -> None:
    """Space 7 is worth 2 now, space 24 is an open 5."""
    box = own(MARKET.replace("start = [1, 2, 3, 4]", "start = [2, 3, 6, 1]"))
    farm: dict[str, Any] = {
        "barrows": [8],
        "delivered": {"barrow 1": ["grape", "grape"]},
        "pig": 1,
        "donkey": 1,
    }
    scene = at_the_village(box, **farm).market({23: 1, 18: 1}).begin(0)
    scene.play("deliver pig barrow 1")
    assert scene.offers("place") == ["place 11", "place 24"]
    scene.play("place 24")
    assert scene.at(23) == 1
    scene = at_the_village(box, **farm).market({12: 1, 18: 1, 17: 1, 6: 1}).begin(0)
    scene.play("deliver pig barrow 1", "place 11")
    assert [scene.at(space) for space in (12, 17, 6)] == [-1, -1, 1]
    start = LaGranja(2, box=box).start(1).view(-1)
    assert sorted(space for space, seat in enumerate(start["market"], 1) if seat >= 0) == [2, 3]


def test_points_on_the_market_of_ones_own(own: OwnBox) -> None:
    box = own("[market_vp]\nremoved = 3\nscoring = 2\n")
    scene = at_the_village(
        box, barrows=[8], delivered={"barrow 1": ["grape", "grape"]}, pig=1, donkey=1
    )
    scene.market({8: 1}).begin(0).play("deliver pig barrow 1", "place 7")
    assert scene.vp() == 5 + 3
    assert Scene("scoring", box=box).market({8: 0, 9: 0}).begin().vp() == 4


CRAFT_ROWS = """
[village]
first_vp = 4
unblock_vp = 2
order_markers = 1
[[craft]]
number = 1
row = ["olive", "olive"]
[[craft]]
number = 2
instant = "silver_9"
lasting = "income_silver_8"
[[craft]]
number = 4
row = ["trade_commodity", "trade_commodity"]
instant = "vp_6"
lasting = "vp_5_per_craft_marker"
[[craft]]
number = 5
row = ["pig", "pig", "grain", "grain", "wine", "meat"]
lasting = "vp_3_per_completed_barrow"
"""


def test_rows_of_craft_buildings_of_ones_own(own: OwnBox) -> None:
    scene = at_the_village(own(CRAFT_ROWS), olive=2, helpers=[59], donkey=2).block(deli=1).begin(0)
    scene.play("deliver olive den greengrocer", "deliver olive den greengrocer", "use 59")
    assert scene.legal() == ["take olive"]
    scene.play("take olive", "take pig")
    assert scene.vp() == 4 + 2 + 2
    assert (scene.stock("olive"), scene.stock("pig")) == (1, 1)


def test_the_longest_row_wants_six_goods(own: OwnBox) -> None:
    scene = at_the_village(
        own(CRAFT_ROWS),
        delivered={"butcher": ["pig", "pig", "grain", "grain", "wine"]},
        meat=1,
        donkey=1,
    ).begin(0)
    assert scene.pool() == 25 - 6
    scene.play("deliver meat butcher", "pass")
    assert scene.pool() == 25 - 1


def test_craft_markers_of_ones_own(own: OwnBox) -> None:
    box = own(CRAFT_ROWS)
    scene = Scene("income", box=box).farm(0, crafts={"merchant_house": "back"}).begin(0)
    assert scene.silver() == 8
    scene = at_the_village(
        box,
        crafts={"village_store": "back", "butcher": "back"},
        delivered={"merchant_house": ["wine", "grape", "grain"]},
        barrows=[6],
        olive=1,
        grain=2,
        donkey=3,
    ).begin(0)
    scene.play("deliver olive den merchant_house", "accept")
    assert scene.silver() == 9
    assert scene.vp() == 4 + 2 + 5
    scene.play("deliver grain den barrow 1", "deliver grain den barrow 1", "place 13")
    assert scene.vp() == 4 + 2 + 5 + 2 + 3


def test_the_village_store_takes_two_trade_commodities(own: OwnBox) -> None:
    scene = at_the_village(own(CRAFT_ROWS), commodity=2, donkey=2).begin(0)
    scene.play("deliver commodity village_store", "deliver commodity village_store", "accept")
    assert scene.vp() == 4 + 2 + 6


def test_as_many_buildings_are_blocked_as_the_box_has_order_markers(own: OwnBox) -> None:
    view = LaGranja(2, box=own(CRAFT_ROWS)).start(1).view(-1)
    assert sorted(view["blocked"]) == [0, 0, 0, 0, 0, 1]


def test_roof_tiles_of_ones_own(own: OwnBox) -> None:
    box = own(
        """
[roof]
space_vp = [7, 0, 0, 0, 0]
[roof.tiles]
1 = ["pig", "silver_9", "vp_4", "olive"]
5 = ["grape", "grain_or_olive", "olive", "vp_4"]
6 = ["olive", "grain_or_olive", "silver_9", "vp_4"]
[roof.when]
vp_4 = ["transport"]
"""
    )
    scene = Scene("roof", round=2, box=box).tiles("vp", "silver").farm(0, silver=2).begin(0)
    scene.play("buy tile vp")
    assert scene.vp() == 7
    assert scene.why("use tile vp") == "wrong-phase"
    scene = at_the_village(box, tiles=["vp", "silver"]).begin(0)
    scene.play("use tile vp", "use tile silver")
    assert (scene.vp(), scene.silver()) == (4, 9)
    offered = set(LaGranja(4, box=box).start(1).view(-1)["tiles"])
    assert offered == {"pig", "silver", "vp", "olive"}


def test_a_set_up_of_ones_own(own: OwnBox) -> None:
    box = own(
        """
[setup]
silver = 6
vp = 3
trade_commodities = 2
hand = 7
hand_limit = 5
extra_deliveries = 3
pig_spaces = 4
markers = 12
[delivery]
extra_silver = 2
"""
    )
    farm = LaGranja(3, box=box).start(1).view(0)["farms"][0]
    assert (farm["silver"], farm["vp"], farm["stock"]["commodity"]) == (6, 3, 2)
    assert (farm["hand_size"], farm["hand_limit"], farm["pig_places"]) == (7, 5, 4)
    assert farm["markers"] == 12 - 2 - 1
    scene = at_the_village(box, "extra_deliveries", barrows=[3, 14, 40], grain=6, silver=9)
    scene.begin(0)
    for _ in range(3):
        scene.play(scene.offers("deliver")[0])
    assert scene.silver() == 3
    assert scene.offers("deliver") == []


def test_fewer_markers_of_ones_own_run_out_earlier(own: OwnBox) -> None:
    box = own("[setup]\nmarkers = 10\n")
    scene = Scene("income", box=box).farm(0, food=10, silver=3).begin(0)
    scene.play("buy olive")
    assert scene.question == "room"
    scene.play("return food")
    assert (scene.stock("olive"), scene.stock("food")) == (1, 9)


# --- Whole games ----------------------------------------------------------------------------------

TWINS = "".join(
    (
        helper(2, "pay_vp_repeat_die", vp=1, when="revenue", once=True),
        helper(8, "pay_vp_round_revenue", vp=2, when="revenue", once=True),
        helper(10, "keep_barrow", silver=0, when="reaction", once=False),
        helper(11, "two_revenue_options", spaces=[5, 6], when="revenue", once=True),
        helper(17, "silver_to_vp", silver=1, vp=1, when="revenue", once=True),
        helper(18, "silver_to_harvest", silver=2, harvest=3, when="revenue", once=True),
        helper(20, "take_back_good", goods=1, when="reaction", once=True),
        helper(24, "escape_removal", when="reaction", once=True),
        helper(27, "revenue_bonus", on=["pig", "delivery"], harvest=2, when="revenue", once=False),
        helper(32, "double_delivery", goods=2, when="transport", once=True),
        helper(37, "two_commodity_options", when="any", once=True),
        helper(38, "commodity_action_free", when="any", once=True),
        helper(41, "extra_card_play", cards=2, when="farm", once=False),
        helper(45, "free_upgrade", count=3, when="any", once=True),
        helper(50, "extra_roof_space", vp=1, when="farm", once=False),
        helper(51, "reserve_last_die", when="revenue", once=True),
        helper(52, "rent_die", goods=1, when="revenue", once=False),
        helper(58, "turn_die", when="revenue", once=False),
        helper(62, "play_lower_barrow", when="reaction", once=False),
        helper(65, "copy_harvest", goods=3, when="any", once=True),
    )
)
SMALL = """
[setup]
silver = 9
vp = 5
trade_commodities = 3
hand = 12
hand_limit = 8
pig_spaces = 1
[siesta]
vp = [2, 4]
solo_first_from = 1
[revenue]
1 = ["silver_9"]
3 = ["delivery", "siesta_2", "pig"]
4 = ["play_card", "two_different_harvest"]
[price.olive]
upgrade = { to = "meat", silver = 0 }
"""
BOXES = {"twins": TWINS, "small": SMALL, "market": MARKET.replace("[1, 2, 3, 4]", "[2, 3, 6, 1]")}
BOXES["village"] = CRAFT_ROWS
BOXES["all"] = SMALL + CRAFT_ROWS + BOXES["market"] + TWINS


def random_steps(game: LaGranja, seed: int, steps: int) -> Position:
    """A game between random players, with every invariant held after each action."""
    position = game.start(seed)
    dice = random.Random(seed)
    for _ in range(steps):
        actors = position.actors()
        if not actors:
            break
        seat = dice.choice(actors)
        position.play(seat, dice.choice(position.legal(seat)))
        invariants.check(position)
    return position


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", BOXES)
def test_a_hundred_random_steps_with_a_box_of_ones_own(own: OwnBox, name: str, seats: int) -> None:
    game = LaGranja(seats, box=own(BOXES[name]))
    for seed in range(3):
        position = random_steps(game, seed, 100)
        assert game.from_bytes(position.to_bytes()).to_bytes() == position.to_bytes()


@pytest.mark.parametrize("seats", [1, 4])
def test_a_whole_game_with_a_box_of_ones_own_comes_to_its_end(own: OwnBox, seats: int) -> None:
    game = LaGranja(seats, box=own(BOXES["all"]))
    assert random_steps(game, 5, game.longest_game).is_over


def test_the_changes_in_a_record_make_the_same_game_again(own: OwnBox) -> None:
    box = own(BOXES["all"])
    again = loading.from_changes(box.changes)
    assert again.digest == box.digest != loading.shipped().digest
    one = random_steps(LaGranja(3, box=box), 7, 100)
    other = random_steps(LaGranja(3, box=again), 7, 100)
    assert one.to_bytes() == other.to_bytes()
