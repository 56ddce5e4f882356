"""Regular and casual customers: paragraphs 7.7, 7.8 and 8.1."""

import pytest

from tests.loyang.builders import Scene
from tests.loyang.paragraphs import paragraph

NINE = {"turnip": 1, "cabbage": 1}  # what regular 9 wants


def end_of_turn(scene: Scene) -> Scene:
    """Seat 0 ends its actions; the cart is empty, so only the path is asked."""
    return scene.play("done")


# --- 7.7 F: deliveries --------------------------------------------------------------------------


@paragraph("7.7")
@pytest.mark.parametrize(("rows", "pays"), [(0, 5), (1, 6), (2, 7)])
def test_a_row_is_paid_at_once_and_the_next_one_pays_more(rows: int, pays: int) -> None:
    scene = Scene().farm(cart=NINE, cards=["regular 9"]).regular("regular 9", rows=rows).begin()
    scene.play("serve regular 9")
    assert scene.cash() == pays
    assert scene.card("regular 9")["rows"] == rows + 1
    assert (scene.cart("turnip"), scene.cart("cabbage")) == (0, 0)


@paragraph("7.7")
def test_after_the_fourth_row_the_customer_is_gone() -> None:
    scene = Scene().farm(cart=NINE, cards=["regular 9"]).regular("regular 9", rows=3).begin()
    scene.play("serve regular 9")
    assert scene.cash() == 8
    assert scene.is_discarded("regular 9")


@paragraph("7.7")
def test_the_card_under_a_finished_customer_appears_and_is_due() -> None:
    scene = Scene().farm(cart=NINE | {"wheat": 2}, packs=[("regular 9", "regular 2")])
    scene.regular("regular 9", rows=3).begin().play("serve regular 9")
    assert scene.card("regular 2")["duty"] == "due"
    assert scene.card("regular 2")["red"] is False
    scene.play("serve regular 2")
    assert scene.cash() == 8 + 4


@paragraph("7.7")
def test_a_customer_that_comes_back_begins_anew() -> None:
    scene = Scene("cards").farm(0, hand=["regular 9"]).farm(1, hand=["stall 1"])
    scene.regular("regular 9", rows=4, red=True, served=1).begin(0).play("play regular 9")
    facts = scene.card("regular 9")
    assert (facts["rows"], facts["red"], facts["duty"]) == (0, False, "due")


@paragraph("7.7")
def test_a_row_is_never_filled_in_part() -> None:
    scene = Scene().farm(cart={"turnip": 2}, cards=["regular 9"]).begin()
    assert scene.why("serve regular 9") == "not-in-cart"


@paragraph("7.7")
def test_a_customer_who_wants_two_alike_needs_two() -> None:
    scene = Scene().farm(cart={"wheat": 1}, cards=["regular 2"]).begin()
    assert scene.why("serve regular 2") == "not-in-cart"
    scene = Scene().farm(cart={"wheat": 3}, cards=["regular 2"]).begin().play("serve regular 2")
    assert (scene.cart("wheat"), scene.cash()) == (1, 4)


@paragraph("7.7")
def test_a_regular_is_served_once_a_round() -> None:
    scene = Scene().farm(cart={"turnip": 2, "cabbage": 2}, cards=["regular 9"]).begin()
    scene.play("serve regular 9")
    assert scene.why("serve regular 9") == "already-served"


@paragraph("7.7")
def test_regulars_are_served_in_any_order() -> None:
    scene = Scene().farm(cart={"wheat": 3, "pumpkin": 1}, cards=["regular 1", "regular 2"]).begin()
    assert scene.offers("serve") == ["serve regular 1", "serve regular 2"]
    assert scene.play("serve regular 2", "serve regular 1").cash() == 8


@paragraph("7.7")
def test_in_the_next_round_the_customer_wants_the_next_row() -> None:
    scene = Scene().farm(cart=NINE, cards=["regular 9"]).begin()
    scene.play("serve regular 9", "done", "done", "done", "done")
    assert scene.position.view(0)["round"] == 4
    assert (scene.card("regular 9")["rows"], scene.card("regular 9")["duty"]) == (1, "due")


@paragraph("7.7")
def test_the_customer_of_another_or_a_covered_one_is_not_served() -> None:
    scene = Scene().farm(0, cart=NINE | {"wheat": 2}, packs=[("housemaid", "regular 2")])
    scene.farm(1, cards=["regular 9"]).begin()
    assert scene.why("serve regular 9") == "not-in-area"
    assert scene.why("serve regular 2") == "card-covered"


# --- 7.7 F: a miss declared ---------------------------------------------------------------------


@paragraph("7.7")
def test_a_declared_miss_counts_at_once_and_is_final() -> None:
    scene = Scene().farm(cart=NINE, cards=["regular 9"]).begin().play("miss regular 9")
    assert scene.card("regular 9")["red"] is True
    assert scene.why("serve regular 9") == "already-missed"
    assert scene.why("miss regular 9") == "already-missed"


@paragraph("7.7")
def test_a_declared_miss_is_not_punished_a_second_time() -> None:
    scene = Scene().farm(cash=5, cards=["regular 9"]).begin().play("miss regular 9", "done")
    assert scene.question == "path"
    assert scene.cash() == 5


@paragraph("7.7")
def test_a_declared_miss_of_a_red_customer_costs_two_cash() -> None:
    scene = Scene().farm(cash=5, cards=["regular 9"]).regular("regular 9", red=True).begin()
    assert scene.play("miss regular 9").cash() == 3


@paragraph("7.7")
def test_a_served_regular_cannot_be_missed() -> None:
    scene = Scene().farm(cart=NINE, cards=["regular 9"]).begin().play("serve regular 9")
    assert scene.why("miss regular 9") == "already-served"


# --- 7.7 F: regulars that appear later ----------------------------------------------------------


@paragraph("7.7")
def test_a_regular_uncovered_before_its_owners_turn_is_due() -> None:
    scene = Scene().farm(0, cart={"wheat": 1}, cards=["trader 1"])
    scene.farm(1, packs=[("stall 1", "regular 9")]).stall("stall 1", "turnip").begin()
    scene.play("use trader", "trade stall 1 turnip", "give wheat", "done", "done")
    assert scene.card("regular 9", 1)["duty"] == "due"
    scene.play("done")
    assert scene.card("regular 9", 1)["red"] is True


@paragraph("7.7")
def test_a_regular_uncovered_after_its_owners_turn_is_not_due() -> None:
    scene = Scene().farm(0, packs=[("stall 1", "regular 9")]).stall("stall 1", "turnip")
    scene.farm(1, cart={"wheat": 1}, cards=["trader 1"]).begin(0)
    scene.play("done", "done", "use trader", "trade stall 1 turnip", "give wheat")
    assert scene.card("regular 9", 0)["duty"] == "not_due"
    scene.play("done", "done")
    assert scene.card("regular 9", 0)["red"] is False
    assert scene.card("regular 9", 0)["duty"] == "due"


@paragraph("7.7")
def test_a_regular_that_appears_while_a_penalty_is_paid_is_not_due() -> None:
    scene = Scene().farm(cards=["regular 9"], packs=[("housemaid", "regular 14")])
    scene.regular("regular 9", red=True).begin().play("done", "throw housemaid", "loan")
    assert scene.question == "path"
    assert scene.card("regular 14")["duty"] == "not_due"
    assert scene.card("regular 14")["red"] is False


@paragraph("7.7")
def test_a_regular_uncovered_in_the_harvest_is_due_in_this_round() -> None:
    scene = Scene("harvest").farm(packs=[("field 3", "regular 9")]).sown(0, "field 3", "bean", 1)
    scene.begin()
    assert scene.card("regular 9")["duty"] == "due"


# --- 7.7 F: the rulebook's example --------------------------------------------------------------


@paragraph("7.7", "8.1")
def test_the_course_of_the_example_with_two_misses() -> None:
    earned = []
    scene = Scene().farm(cash=10, cart=NINE, cards=["regular 9"]).begin()
    scene.play("serve regular 9", "done")
    earned.append(scene.cash())
    for rows, red, served in [
        (1, False, False),
        (1, True, True),
        (2, True, False),
        (2, True, True),
    ]:
        scene = Scene().farm(cash=10, cart=NINE if served else {}, cards=["regular 9"])
        scene.regular("regular 9", rows=rows, red=red).begin()
        scene.play(*["serve regular 9"] * served, "done")
        earned.append(scene.cash())
        assert scene.card("regular 9")["red"] is True
    assert earned == [15, 10, 16, 8, 17]


# --- 8.1 ----------------------------------------------------------------------------------------


@paragraph("8.1")
def test_a_missed_delivery_turns_a_blue_marker_red_and_leaves_the_row() -> None:
    scene = Scene().farm(cash=5, cards=["regular 9"]).regular("regular 9", rows=2).begin()
    end_of_turn(scene)
    assert scene.card("regular 9") == {
        "card": "regular 9",
        "under": None,
        "rows": 2,
        "red": True,
        "duty": "missed",
        "wants": ["turnip", "cabbage"],
        "row": 3,
        "pays": 7,
    }
    assert scene.cash() == 5


@paragraph("8.1")
def test_a_red_customer_costs_two_cash_and_stays_red() -> None:
    scene = Scene().farm(cash=5, cards=["regular 9"]).regular("regular 9", red=True).begin()
    end_of_turn(scene)
    assert (scene.cash(), scene.card("regular 9")["red"]) == (3, True)


@paragraph("8.1")
def test_a_delivery_does_not_turn_a_red_marker_blue() -> None:
    scene = Scene().farm(cart=NINE, cards=["regular 9"]).regular("regular 9", red=True).begin()
    scene.play("serve regular 9", "done")
    assert (scene.cash(), scene.card("regular 9")["red"]) == (5, True)


@paragraph("8.1")
def test_every_regular_is_missed_for_itself() -> None:
    scene = Scene().farm(cash=9, cart=NINE, cards=["regular 1", "regular 2", "regular 9"])
    scene.regular("regular 1", red=True).regular("regular 2", red=True).begin()
    scene.play("serve regular 9", "done")
    assert scene.cash() == 9 + 5 - 4


@paragraph("8.1", "7.10")
def test_a_penalty_without_cash_opens_the_paying_window() -> None:
    scene = Scene().farm(cards=["regular 1", "regular 2"])
    scene.regular("regular 1", red=True).regular("regular 2", red=True).begin().play("done")
    assert scene.question == "funds"
    scene.play("loan")
    assert (scene.question, scene.cash()) == ("path", 1)


@paragraph("8.1")
def test_the_last_round_is_no_exception() -> None:
    scene = Scene(round=9).farm(cash=5, cards=["regular 9"]).regular("regular 9", red=True).begin()
    assert end_of_turn(scene).cash() == 3


@paragraph("8.1")
def test_covered_regulars_and_those_of_others_are_not_missed() -> None:
    scene = Scene().farm(0, cash=5, packs=[("stall 1", "regular 9")]).farm(1, cards=["regular 2"])
    end_of_turn(scene.begin())
    assert scene.card("regular 2", 1)["red"] is False
    assert scene.cash() == 5


# --- 7.8 G --------------------------------------------------------------------------------------


@paragraph("7.8")
@pytest.mark.parametrize(
    ("others", "pays"),
    [
        (["regular 1"], 8),
        (["regular 1", "regular 2"], 10),
        (["regular 1", "regular 2", "regular 3"], 10),
        (["regular 1", "regular 2", "casual 5"], 8),
        ([], 6),
        (["regular 1", "casual 5"], 6),
        (["regular 1", "casual 5", "casual 6"], 6),
    ],
)
def test_the_price_depends_on_the_customers_that_lie_open(others: list[str], pays: int) -> None:
    scene = Scene().farm(cart={"wheat": 2, "bean": 1}, cards=["casual 2", *others]).begin()
    scene.play("serve casual 2")
    assert scene.cash() == pays
    assert scene.is_discarded("casual 2")
    assert (scene.cart("wheat"), scene.cart("bean")) == (0, 0)


@paragraph("7.8")
def test_covered_customers_and_those_of_others_do_not_count() -> None:
    scene = Scene().farm(0, cart={"wheat": 2, "bean": 1}, cards=["casual 2"])
    scene.farm(0, cart={"wheat": 2, "bean": 1}, packs=[("stall 1", "regular 1")])
    scene.farm(1, cards=["regular 2", "regular 3"]).begin()
    assert scene.play("serve casual 2").cash() == 6


@paragraph("7.8")
def test_all_three_vegetables_are_delivered_at_once() -> None:
    scene = Scene().farm(cart={"wheat": 1, "bean": 1}, cards=["casual 2"]).begin()
    assert scene.why("serve casual 2") == "not-in-cart"


@paragraph("7.8")
def test_a_second_casual_customer_is_served_at_the_price_after_the_first() -> None:
    cart = {"wheat": 3, "bean": 2, "turnip": 1}
    scene = Scene().farm(cart=cart, cards=["casual 2", "casual 6", "regular 1"]).begin()
    assert scene.play("serve casual 2").cash() == 6
    assert scene.play("serve casual 6").cash() == 6 + 9


@paragraph("7.8")
def test_a_finished_regular_does_not_count_any_more() -> None:
    scene = Scene().farm(cart=NINE | {"wheat": 2, "bean": 1}, cards=["casual 2", "regular 9"])
    scene.regular("regular 9", rows=3).begin().play("serve regular 9", "serve casual 2")
    assert scene.cash() == 8 + 6


@paragraph("7.8")
def test_a_casual_customer_waits_without_a_penalty() -> None:
    scene = Scene().farm(cash=3, cards=["casual 2"]).begin().play("done", "done", "done", "done")
    assert scene.cash() == 3
    assert scene.area() == ["casual 2"]


@paragraph("7.8")
def test_the_card_under_a_casual_customer_appears() -> None:
    scene = Scene().farm(cart={"wheat": 2, "bean": 1}, packs=[("casual 2", "stall 1")]).begin()
    assert scene.play("serve casual 2").area() == ["stall 1"]


@paragraph("7.8")
def test_only_an_own_open_casual_customer_is_served() -> None:
    cart = {"wheat": 4, "bean": 2, "turnip": 2}
    scene = Scene().farm(0, cart=cart, packs=[("stall 1", "casual 2")]).farm(1, cards=["casual 3"])
    scene.begin()
    assert scene.why("serve casual 2") == "card-covered"
    assert scene.why("serve casual 3") == "not-in-area"
