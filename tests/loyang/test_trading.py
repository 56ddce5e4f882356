"""Shop, stalls, loans and the paying window: paragraphs 7.3 to 7.5, 7.10 and 9."""

import pytest

from barrowgate.loyang import names
from tests.loyang.builders import Scene
from tests.loyang.paragraphs import paragraph

BUYING = {"wheat": 3, "pumpkin": 4, "turnip": 5, "cabbage": 5, "bean": 6, "leek": 6}
SELLING = {"wheat": 1, "pumpkin": 1, "turnip": 1, "cabbage": 1, "bean": 2, "leek": 2}
SPACES = {"wheat": 3, "pumpkin": 2, "turnip": 2, "cabbage": 2, "bean": 2, "leek": 2}


def taking(*things: str, **farm: object) -> Scene:
    """Seat 0 lays field 1 out and has to pay for it."""
    scene = Scene("cards").farm(0, hand=["stall 5", "stall 6"], cards=things, **farm)  # type: ignore[arg-type]
    scene.farm(1, hand=["casual 1", "casual 2"]).courtyard("field 1").begin(0)
    return scene.play("take field 1", "play stall 5")


# --- 7.3 B and 7.4 C ----------------------------------------------------------------------------


@paragraph("7.3")
@pytest.mark.parametrize("vegetable", BUYING)
def test_buying_from_the_shop_costs_its_price(vegetable: str) -> None:
    price = BUYING[vegetable]
    scene = Scene().farm(cash=price, shop={vegetable: 1}).begin()
    scene.play(f"buy {vegetable}")
    assert (scene.cash(), scene.shop(vegetable), scene.cart(vegetable)) == (0, 0, 1)
    assert scene.why(f"buy {vegetable}") == "shop-empty"
    poor = Scene().farm(cash=price - 1, shop={vegetable: 1}).begin()
    assert poor.why(f"buy {vegetable}") == "no-cash"


@paragraph("7.3")
def test_nobody_buys_from_the_shop_of_another() -> None:
    scene = Scene().farm(0, cash=9, shop={"leek": 0}).farm(1, shop={"leek": 2}).begin()
    assert scene.why("buy leek") == "shop-empty"


@paragraph("7.4")
@pytest.mark.parametrize("vegetable", SELLING)
def test_selling_to_the_shop_needs_a_free_space_of_the_kind(vegetable: str) -> None:
    spaces = SPACES[vegetable]
    scene = Scene().farm(cart={vegetable: spaces + 1}, shop={vegetable: 0}).begin()
    scene.play(*[f"sell {vegetable}"] * spaces)
    assert scene.cash() == spaces * SELLING[vegetable]
    assert (scene.shop(vegetable), scene.cart(vegetable)) == (spaces, 1)
    assert scene.why(f"sell {vegetable}") == "shop-full"


@paragraph("7.4")
def test_the_storehouse_sells_nothing() -> None:
    scene = Scene().farm(store={"bean": 1}).begin()
    assert scene.why("sell bean") == "not-in-cart"


@paragraph("7.4", "4")
def test_selling_and_loans_are_possible_in_the_harvest_and_card_phases() -> None:
    bean = {"bean": 1}
    harvest = Scene("harvest").farm(cart=bean, cards=["harvest_hand"], fields=[(4, "leek", 4)])
    cards = Scene("cards").farm(0, cart=bean, hand=["stall 1", "stall 2"]).farm(1, hand=["field 1"])
    partner = Scene("partner", seats=4).farm(0, cart=bean)
    for scene in (harvest.begin(), cards.begin(), partner.begin()):
        question = scene.question
        scene.play("sell bean", "loan")
        assert (scene.cash(), scene.of()["loans"]) == (7, 1)
        assert scene.question == question


@paragraph("7.4")
def test_a_vegetable_may_be_sold_before_a_card_of_the_two_pack_is_kept() -> None:
    scene = Scene().farm(cart={"leek": 1}).deck("field 1", "field 3").begin()
    scene.play("two_pack", "sell leek", "keep first")
    assert (scene.cash(), scene.question) == (0, "action")


@paragraph("7.4")
def test_nobody_sells_in_the_turn_of_another() -> None:
    scene = Scene().farm(1, cart={"leek": 1}).begin()
    assert scene.why("sell leek", seat=1) == "not-your-turn"


# --- 7.5 D --------------------------------------------------------------------------------------


@paragraph("7.5")
def test_stall_seven_gives_a_pumpkin_for_one_and_a_leek_for_two() -> None:
    scene = Scene().farm(cart={"wheat": 2, "turnip": 1}, cards=["stall 7"]).begin()
    scene.play("trade stall 7 pumpkin", "give wheat")
    assert (scene.cart("pumpkin"), scene.cart("wheat")) == (1, 1)
    scene.play("trade stall 7 leek", "give wheat", "give turnip")
    assert [scene.cart(v) for v in ("wheat", "pumpkin", "turnip", "leek")] == [0, 1, 0, 1]
    assert scene.card("stall 7")["holds"] == ["cabbage"]
    assert scene.why("trade stall 7 pumpkin") == "stall-sold-out"


@paragraph("7.5")
def test_two_vegetables_must_be_there_where_a_stall_wants_two() -> None:
    scene = Scene().farm(cart={"wheat": 1}, cards=["stall 7"]).begin()
    assert scene.why("trade stall 7 leek") == "too-few-to-give"
    assert scene.offers("trade") == ["trade stall 7 pumpkin", "trade stall 7 cabbage"]


@paragraph("7.5")
def test_a_vegetable_may_be_given_for_one_of_its_own_kind() -> None:
    scene = Scene().farm(cart={"wheat": 1}, cards=["stall 2"]).begin()
    scene.play("trade stall 2 wheat", "give wheat")
    assert scene.cart("wheat") == 1
    assert scene.card("stall 2")["holds"] == ["turnip", "bean"]


@paragraph("7.5")
def test_what_comes_from_a_stall_can_be_given_at_once() -> None:
    scene = Scene().farm(cart={"wheat": 1}, cards=["stall 1"]).begin()
    scene.play("trade stall 1 pumpkin", "give wheat")
    scene.play("trade stall 1 turnip", "give pumpkin", "trade stall 1 cabbage", "give turnip")
    assert scene.cart("cabbage") == 1
    assert scene.is_discarded("stall 1")


@paragraph("7.5")
def test_an_emptied_stall_is_discarded_at_once_and_the_card_under_it_appears() -> None:
    scene = Scene().farm(cart={"wheat": 1}, packs=[("stall 1", "regular 2")])
    scene.stall("stall 1", "turnip").begin().play("trade stall 1 turnip", "give wheat")
    assert scene.is_discarded("stall 1")
    assert scene.area() == ["regular 2"]
    assert scene.card("regular 2")["duty"] == "due"


@paragraph("7.5")
def test_a_stall_is_not_filled_between_the_rounds() -> None:
    scene = Scene().farm(cards=["stall 1"]).stall("stall 1", "turnip").begin()
    scene.play("done", "done", "done", "done")
    assert scene.position.view(0)["round"] == 4
    assert scene.card("stall 1")["holds"] == ["turnip"]


@paragraph("7.5")
def test_only_an_own_open_stall_trades() -> None:
    scene = Scene().farm(0, cart={"wheat": 2}, packs=[("housemaid", "stall 1")])
    scene.farm(1, cards=["stall 2"]).begin()
    assert scene.why("trade stall 1 turnip") == "card-covered"
    assert scene.why("trade stall 2 turnip") == "not-in-area"


# --- 7.10 Raising money -------------------------------------------------------------------------


@paragraph("7.10")
def test_with_enough_cash_a_field_is_paid_without_a_window() -> None:
    scene = taking("accountant", "stall 1", cash=2)
    assert scene.cash() == 0
    assert scene.area() == ["field 1", "stall 1", "stall 5", "accountant"]
    assert scene.actor == 1


@paragraph("7.10")
def test_with_too_little_cash_a_window_opens_and_closes_as_soon_as_it_suffices() -> None:
    scene = taking(cash=1, cart={"bean": 1}, shop={"bean": 0})
    assert (scene.actor, scene.question) == (0, "funds")
    scene.play("sell bean")
    assert (scene.actor, scene.cash()) == (1, 1)


@paragraph("7.10")
def test_the_log_tells_a_field_from_a_penalty() -> None:
    def causes(scene: Scene) -> list[int]:
        return [event[5] for event in scene.events if event[0] == names.EVENT_CASH]

    assert causes(taking(cash=2)) == [names.CAUSE_COMMON_FIELD]
    assert causes(taking().play("loan")) == [names.CAUSE_LOAN, names.CAUSE_COMMON_FIELD]
    scene = Scene().farm(cash=2, cards=["regular 9"]).regular("regular 9", red=True).begin()
    assert causes(scene.play("done")) == [names.CAUSE_PENALTY]


@paragraph("7.10")
def test_the_window_offers_sales_loans_accountant_crier_and_throwing_away() -> None:
    scene = taking(
        *("accountant", "market_crier", "stall 2", "housemaid"),
        cart={"bean": 1},
        shop={"wheat": 0},
    )
    assert scene.legal() == [
        "use accountant",
        "use market_crier sell",
        "throw accountant",
        "throw housemaid",
        "throw market_crier",
        "sell bean",
        "loan",
    ]
    assert scene.why("use market_crier refill") == "helper-not-now"
    assert scene.why("use housemaid") == "helper-not-now"
    assert scene.why("done") == "not-asked"


@paragraph("7.10")
def test_the_accountant_pays_in_the_card_phase() -> None:
    scene = taking("accountant", home=("wheat", 5), fields=[(4, "wheat", 1)])
    scene.play("use accountant", "fill wheat 3", "fill pumpkin 2", "fill turnip 2")
    scene.play("fill cabbage 2", "fill bean 1", "fill leek 1", "name wheat")
    assert (scene.actor, scene.cash()) == (1, 0)
    assert scene.is_discarded("accountant")


@paragraph("7.10")
def test_a_sale_of_the_market_crier_pays_in_the_card_phase() -> None:
    scene = taking("market_crier", "stall 2", shop={"wheat": 0, "turnip": 0, "bean": 0})
    scene.play("use market_crier sell", "hawk stall 2 wheat", "hawk stall 2 turnip", "done")
    assert (scene.actor, scene.cash()) == (1, 0)


@paragraph("7.10")
def test_a_helper_thrown_away_in_the_window_pays_nothing() -> None:
    scene = taking("housemaid")
    scene.play("throw housemaid")
    assert (scene.question, scene.cash()) == ("funds", 0)
    scene.play("loan")
    assert (scene.actor, scene.cash()) == (1, 3)


@paragraph("7.10")
def test_payments_of_free_will_need_the_cash_in_hand() -> None:
    scene = Scene().farm(cart={"bean": 3}, cards=["housemaid", "leaseholder"], pile=[3]).begin()
    assert scene.why("two_pack") == "no-cash"
    assert scene.why("use leaseholder buy") == "no-cash"
    scene.play("done")
    assert scene.why("enlarge") == "no-cash"
    scene.play("store bean", "done")
    assert scene.why("step") == "no-cash"


# --- 9 Loans ------------------------------------------------------------------------------------


@paragraph("9")
def test_a_loan_brings_five_cash() -> None:
    scene = Scene().begin().play("loan", "loan")
    assert (scene.cash(), scene.of()["loans"]) == (10, 2)


@paragraph("9")
def test_of_free_will_nobody_takes_more_than_twenty_loans() -> None:
    scene = Scene().farm(loans=19).begin()
    scene.play("loan")
    assert scene.why("loan") == "loan-limit"


@paragraph("9", "7.10")
def test_a_payment_that_must_be_made_goes_beyond_twenty_loans() -> None:
    scene = taking(loans=20)
    scene.play("loan")
    assert scene.of(0)["loans"] == 21
    assert (scene.actor, scene.cash()) == (1, 3)
