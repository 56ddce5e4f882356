"""The rulebook's own examples."""

import pytest

from tests.loyang.builders import Scene


def to_the_next_action_turn(scene: Scene) -> None:
    """Alone: end the actions, stay on the path, buy nothing of the grid."""
    scene.play("done", "done", "done")
    assert scene.question == "action"


def test_wheat_bought_for_the_home_field_leaves_seven_cash() -> None:
    scene = Scene("crop", round=0).farm(cash=10, shop={"wheat": 3}).begin()
    scene.play("plant wheat")
    assert scene.cash() == 7
    assert scene.shop("wheat") == 2
    assert scene.fields() == [(9, "wheat", 9)]


def test_the_turnip_and_cabbage_customer_through_six_rounds() -> None:
    scene = Scene("action", seats=1, round=3).farm(
        cart={"turnip": 1, "cabbage": 1},
        fields=[(6, "turnip", 6), (5, "cabbage", 5)],
        cards=["regular 9"],
        enlarged=True,
    )
    scene.begin().play("serve regular 9")
    assert scene.cash() == 5
    to_the_next_action_turn(scene)
    assert scene.card("regular 9")["rows"] == 1
    to_the_next_action_turn(scene)  # missed: the marker turns red
    assert scene.card("regular 9")["red"]
    assert scene.cash() == 5
    scene.play("serve regular 9")
    assert scene.cash() == 5 + 6
    assert scene.card("regular 9")["red"], "a delivery does not turn the marker back"
    to_the_next_action_turn(scene)
    to_the_next_action_turn(scene)  # missed again: the penalty
    assert scene.cash() == 5 + 6 - 2
    scene.play("serve regular 9")
    assert scene.cash() == 5 + 6 - 2 + 7
    to_the_next_action_turn(scene)
    scene.play("serve regular 9")
    assert scene.cash() == 5 + 6 - 2 + 7 + 8
    assert scene.is_discarded("regular 9")


@pytest.mark.parametrize(
    ("regulars", "price"), [(["regular 2", "regular 5"], 11), (["regular 2"], 9), ([], 7)]
)
def test_a_casual_customer_pays_two_more_the_price_or_two_less(
    regulars: list[str], price: int
) -> None:
    cart = {"wheat": 1, "pumpkin": 1, "leek": 1}
    scene = Scene().farm(cart=cart, cards=["casual 8", *regulars]).begin()
    scene.play("serve casual 8")
    assert scene.cash() == price
    assert [scene.cart(vegetable) for vegetable in cart] == [0, 0, 0]
    assert scene.is_discarded("casual 8")


def test_a_two_pack_costs_two_since_the_covered_helper_does_not_count() -> None:
    scene = Scene().farm(cash=3, cards=["tout", "official"], packs=[("stall 1", "housemaid")])
    scene.begin().play("two_pack")
    assert scene.cash() == 3 - 2
    three = Scene().farm(cash=3, cards=["tout", "official", "housemaid", "stall 1"])
    assert three.begin().play("two_pack").cash() == 0


def test_a_regular_under_a_stall_appears_when_the_stall_is_emptied_and_is_due_this_round() -> None:
    scene = Scene().farm(cart={"wheat": 1}, packs=[("stall 1", "regular 2")])
    scene.stall("stall 1", "cabbage").begin()
    scene.play("trade stall 1 cabbage", "give wheat")
    assert scene.is_discarded("stall 1")
    assert scene.area() == ["regular 2"]
    assert scene.card("regular 2")["duty"] == "due"
    assert not scene.card("regular 2")["red"]
    scene.play("done")
    assert scene.card("regular 2")["red"], "it was not served"


def test_fifteen_to_sixteen_costs_1_and_eighteen_costs_35_more() -> None:
    scene = Scene().farm(cash=36, path=15).begin().play("done", "step")
    assert (scene.path(), scene.cash()) == (16, 35)
    scene.play("step", "step")
    assert (scene.path(), scene.cash()) == (18, 0)


def test_a_bean_and_a_leek_sold_from_stalls_by_the_market_crier_bring_3_not_4() -> None:
    scene = Scene().farm(cards=["market_crier", "stall 2", "stall 3"]).begin()
    scene.play("use market_crier sell", "hawk stall 2 bean", "hawk stall 3 leek", "done")
    assert scene.cash() == 3
    assert (scene.shop("bean"), scene.shop("leek")) == (2, 2)
    assert scene.card("stall 2")["holds"] == ["wheat", "turnip"]
    assert scene.card("stall 3")["holds"] == ["wheat", "turnip"]
    assert scene.is_discarded("market_crier")


def test_the_housemaid_lying_on_the_foreman_is_taken_back_by_him() -> None:
    scene = Scene().farm(packs=[("housemaid", "foreman")]).begin()
    scene.play("use housemaid")
    assert scene.question == "foreman"
    scene.play("accept")
    assert scene.area() == ["housemaid"]
    assert scene.is_discarded("foreman")
    assert scene.of()["lasting"]["housemaid"], "she works in this turn nevertheless"


def test_three_vegetables_from_a_field_of_five_with_foreman_and_harvest_hand() -> None:
    scene = Scene("harvest").farm(fields=[(5, "cabbage", 5)], cards=["harvest_hand", "foreman"])
    scene.begin().play("use harvest_hand", "accept", "use harvest_hand", "harvest")
    assert scene.is_discarded("foreman")
    assert scene.is_discarded("harvest_hand")
    scene.play("extra 2")
    assert scene.cart("cabbage") == 3
    assert scene.fields()[1] == (5, "cabbage", 2)


def test_a_regular_under_the_tout_does_not_count_yet() -> None:
    scene = Scene().farm(
        cart={"wheat": 1, "pumpkin": 1, "turnip": 1}, packs=[("tout", "regular 2")]
    )
    scene.farm(1, cards=["casual 1"]).begin()
    scene.play("use tout buy", "choose casual 1")
    assert scene.cash() == 7 - 2 - 2, "one casual, no regular customer; 2 for the owner"
    assert scene.cash(1) == 2
    assert scene.area() == ["regular 2"], "it appears when the Tout is gone"


@pytest.mark.parametrize(("round_", "payment"), [(7, 0), (8, 1), (9, 2)])
def test_the_trader_pays_the_owner_in_rounds_8_and_9(round_: int, payment: int) -> None:
    scene = Scene(round=round_).farm(cash=2, cart={"wheat": 1}, cards=["trader 1"])
    scene.farm(1, cards=["stall 1"]).begin()
    scene.play("use trader", "trade stall 1 cabbage", "give wheat")
    assert scene.cart("cabbage") == 1
    assert scene.cash() == 2 - payment
    assert scene.cash(1) == payment
    assert scene.is_discarded("trader 1")
