"""The solitaire game: paragraphs 11, 11.1 to 11.5."""

from collections import Counter

import pytest

from barrowgate.loyang import Loyang
from tests.loyang import invariants
from tests.loyang.builders import Scene
from tests.loyang.paragraphs import paragraph

GRID = [
    *("stall 1", "stall 2", "stall 3"),
    *("casual 1", "casual 2", "casual 3"),
    *("regular 1", "regular 2", "regular 3"),
    *("housemaid", "field 1", "squire"),
]


def solo(step: str = "cards", **things: object) -> Scene:
    scene = Scene(step, seats=1).farm(**things)  # type: ignore[arg-type]
    return scene.grid(*GRID)


def grid(scene: Scene) -> list[str | None]:
    cards: list[str | None] = scene.position.view(0)["grid"]
    return cards


# --- 11 and 11.1 --------------------------------------------------------------------------------


@paragraph("11", "11.1")
def test_the_dummy_has_two_filled_stalls_two_regulars_and_two_casual_customers() -> None:
    for seed in range(20):
        position = Loyang(1).start(seed)
        invariants.check(position)
        view = position.view(0)
        own, dummy = view["areas"]
        assert own == []
        kinds = Counter(card["card"].split()[0] for card in dummy)
        assert kinds == {"stall": 2, "regular": 2, "casual": 2}
        assert all(len(card["holds"]) == 3 for card in dummy if "holds" in card)


@paragraph("11.1")
def test_surplus_cards_of_the_dummy_are_discarded() -> None:
    counts = set()
    for seed in range(20):
        view = Loyang(1).start(seed).view(0)
        counts.add(len(view["discards"]))
        assert view["deck"] + len(view["discards"]) + 6 + 12 == 70
    assert len(counts) > 3


@paragraph("11.1")
def test_the_grid_of_twelve_lies_before_the_home_field_is_sown() -> None:
    position = Loyang(1).start(5)
    view = position.view(0)
    assert None not in view["grid"]
    assert len(set(view["grid"])) == 12
    assert view["questions"] == ["crop"]


@paragraph("11")
def test_the_player_is_always_first_player() -> None:
    for seed in range(10):
        assert Loyang(1).start(seed).view(0)["first"] == 0
    scene = solo("action").begin().play("done", "done", "done")
    assert (scene.position.view(0)["round"], scene.position.view(0)["first"]) == (4, 0)
    assert scene.question == "action"


# --- 11.2 ---------------------------------------------------------------------------------------


def harvesting(**things: object) -> Scene:
    """The harvest of a table with three cards in the discard."""
    return solo("harvest", **things).discards("casual 7", "casual 8", "casual 9").begin()


@paragraph("11.2")
def test_the_first_emptied_field_shuffles_the_discard_in() -> None:
    scene = harvesting(fields=[(3, "bean", 1)])
    assert scene.position.view(0)["discards"] == []
    assert scene.position.view(0)["deck"] == 70 - 12


@paragraph("11.2")
def test_a_common_field_emptied_then_goes_in_with_it() -> None:
    scene = solo("harvest", cards=["field 3"]).sown(0, "field 3", "bean", 1)
    scene.discards("casual 7").begin()
    assert scene.position.view(0)["discards"] == []
    assert scene.area() == []
    assert scene.position.view(0)["deck"] == 70 - 12


@paragraph("11.2")
def test_no_field_emptied_no_shuffle_and_none_at_the_start_of_the_card_phase() -> None:
    scene = harvesting(fields=[(3, "bean", 2)])
    assert scene.question == "grid"
    assert scene.position.view(0)["discards"] == ["casual 7", "casual 8", "casual 9"]


@paragraph("11.2")
def test_the_discard_is_shuffled_in_only_once() -> None:
    scene = harvesting(fields=[(3, "bean", 1), (4, "leek", 2)])
    scene.play("done", "done", "sell bean", "done")
    assert scene.position.view(0)["round"] == 4
    assert scene.fields() == [(9, None, 0)]
    assert scene.position.view(0)["discards"] == ["casual 1", "casual 2", "casual 3"]


@paragraph("11.2")
def test_a_field_emptied_by_the_ploughman_does_not_shuffle() -> None:
    scene = solo("action", cards=["ploughman"], fields=[(3, "bean", 1)]).begin()
    scene.play("use ploughman harvest", "done", "done")
    assert scene.question == "grid"
    assert scene.position.view(0)["discards"] == ["ploughman"]


@paragraph("11.2")
def test_an_empty_pile_is_renewed_early_and_that_was_the_one_shuffle() -> None:
    scene = solo("action", fields=[(3, "bean", 1)]).deck().begin()
    assert scene.position.view(0)["deck"] == 0
    scene.play("two_pack", "keep none", "done", "done")
    view = scene.position.view(0)
    assert view["deck"] == 70 - 12 - 2
    assert len(view["discards"]) == 2
    assert scene.fields() == [(9, None, 0)]


def after_the_shuffle(*deck: str) -> Scene:
    """The one shuffle is over; these cards are in the draw pile, the rest in the discard."""
    scene = solo("cards").deck(*deck)
    scene.position.shuffled = 1
    return scene.begin()


@paragraph("11.2")
def test_after_the_shuffle_holes_in_the_grid_stay_holes() -> None:
    scene = after_the_shuffle("casual 9").play("done")
    assert grid(scene)[9:] == ["casual 9", None, None]


@paragraph("11.2")
def test_after_the_shuffle_no_two_pack_is_sold_from_an_empty_pile() -> None:
    scene = after_the_shuffle().play("done")
    assert scene.why("two_pack") == "pile-empty"


@paragraph("11.2")
def test_after_the_shuffle_a_two_pack_has_what_there_is() -> None:
    scene = solo("action").deck("casual 9")
    scene.position.shuffled = 1
    scene.begin().play("two_pack")
    assert scene.position.view(0)["drawn"] == ["casual 9"]
    assert scene.offers("keep") == ["keep none", "keep first"]


# --- 11.3 ---------------------------------------------------------------------------------------


@paragraph("11.3")
@pytest.mark.parametrize(
    ("card", "price"),
    [("stall 3", 0), ("casual 1", 1), ("regular 2", 2), ("housemaid", 2), ("field 1", 4)],
)
def test_a_card_of_the_grid_costs_the_price_of_its_row(card: str, price: int) -> None:
    scene = solo(cash=9).begin().play(f"take {card}")
    assert scene.cash() == 9 - price
    assert scene.area() == [card]


@paragraph("11.3")
def test_up_to_two_cards_are_bought() -> None:
    scene = solo(cash=9).begin().play("take stall 1", "take stall 2")
    assert scene.why("take stall 3") == "too-many-cards"
    assert scene.play("done").area() == ["stall 1", "stall 2"]
    assert solo().begin().play("done").area() == []


@paragraph("11.3")
def test_a_card_needs_the_cash_in_hand_but_a_field_opens_the_paying_window() -> None:
    scene = solo(cash=1).begin()
    assert scene.why("take regular 1") == "no-cash"
    scene = solo(cash=3).begin().play("take field 1")
    assert scene.question == "funds"
    assert scene.play("loan").cash() == 3 - 2 + 5 - 2
    assert scene.question == "grid"


@paragraph("11.3")
def test_nothing_moves_between_purchases() -> None:
    scene = solo(cash=9).begin().play("take stall 1")
    assert grid(scene) == [None, *GRID[1:]]
    assert scene.play("take casual 1").cash() == 8


@paragraph("11.3")
def test_only_a_card_of_the_grid_is_bought() -> None:
    assert solo(cash=9).begin().why("take casual 9") == "not-in-grid"


@paragraph("11.3")
def test_the_second_row_is_discarded_and_the_top_row_stays() -> None:
    scene = solo().begin().play("done")
    assert grid(scene)[:9] == [
        *("stall 1", "stall 2", "stall 3"),
        *("regular 1", "regular 2", "regular 3"),
        *("housemaid", "field 1", "squire"),
    ]
    assert scene.position.view(0)["discards"] == ["casual 1", "casual 2", "casual 3"]


@paragraph("11.3")
def test_each_column_closes_upward_and_is_filled_from_the_draw_pile() -> None:
    scene = solo(cash=9).deck("casual 7", "casual 8", "casual 9", "casual 10", "casual 11")
    scene.begin().play("take stall 1", "take regular 3", "done")
    after = grid(scene)
    assert after[:3] == ["regular 1", "stall 2", "stall 3"]
    assert after[3:6] == ["housemaid", "regular 2", "squire"]
    assert after[7] == "field 1"
    filled = [after[place] for place in (6, 8, 9, 10, 11)]
    assert sorted(map(str, filled)) == sorted(
        ["casual 7", "casual 8", "casual 9", "casual 10", "casual 11"]
    )


@paragraph("11.3")
def test_holes_are_filled_row_by_row_from_left_to_right() -> None:
    scene = after_the_shuffle("casual 7", "casual 8").play("take stall 1", "done")
    after = grid(scene)
    assert {after[6], after[9]} == {"casual 7", "casual 8"}
    assert after[10:] == [None, None]


@paragraph("11.3")
def test_there_is_no_deal_and_no_distribution() -> None:
    scene = solo("deal").begin()
    assert scene.question == "grid"
    assert scene.of()["hand_size"] == 0
    assert scene.why("flip") == "not-asked"


@paragraph("11.3")
def test_by_rules_1_a_squire_that_was_used_and_thrown_away_at_the_grid_leaves_once() -> None:
    scene = Scene("cards", seats=1, rules=1).farm(cards=["squire", "foreman"], squire_round=2)
    scene.grid(*GRID[:11]).begin().play("use squire", "throw squire", "accept", "done")
    assert scene.area() == ["squire"]
    assert scene.is_discarded("foreman")
    assert scene.question == "action"


# --- 11.4 ---------------------------------------------------------------------------------------


@paragraph("11.4")
def test_what_is_paid_to_the_dummy_goes_to_the_supply() -> None:
    scene = Scene("action", seats=1, round=9).farm(cash=2, cart={"wheat": 1}, cards=["trader 1"])
    scene.dummy("stall 1").begin().play("use trader", "trade stall 1 turnip", "give wheat")
    assert (scene.cash(), scene.cart("turnip")) == (0, 1)


@paragraph("11.4")
def test_used_up_cards_of_the_dummy_are_discarded_and_not_replaced() -> None:
    cart = {"wheat": 2, "bean": 1}
    scene = Scene("action", seats=1).farm(cart=cart, cards=["tout", "regular 1"])
    scene.dummy("casual 2", "stall 1").begin().play("use tout buy", "choose casual 2")
    assert scene.cash() == 8 - 2
    assert scene.area(1) == ["stall 1"]
    assert scene.is_discarded("casual 2")


@paragraph("11.4")
def test_the_dummy_has_no_duties_and_never_acts() -> None:
    scene = Scene("action", seats=1).dummy("regular 9").begin().play("done")
    assert "duty" not in scene.card("regular 9", 1)
    assert scene.question == "path"
    scene.play("done")
    assert scene.position.actors() == [0]
    assert "duty" not in scene.card("regular 9", 1)


@paragraph("11.4")
def test_the_dummys_customers_are_served_with_the_deliveryman() -> None:
    scene = Scene("action", seats=1).farm(cart={"turnip": 1, "cabbage": 1}, cards=["deliveryman"])
    scene.dummy("regular 9").regular("regular 9", rows=3).begin()
    scene.play("use deliveryman", "choose regular 9")
    assert scene.cash() == 8 - 2
    assert scene.is_discarded("regular 9")


@paragraph("11.4")
def test_the_foreman_sees_only_the_players_own_discards() -> None:
    scene = Scene("cards", seats=1).farm(cards=["foreman", "tout"])
    scene.grid("stall 1", None, None, "housemaid", "official").begin().play("throw tout")
    assert scene.question == "foreman"
    scene.play("pass", "done")
    assert scene.question == "action"
    assert scene.is_discarded("housemaid")


# --- 11.5 ---------------------------------------------------------------------------------------

LEVELS = (None, "good", "very good", "master")


@paragraph("11.5")
@pytest.mark.parametrize(
    ("path", "loans", "level"),
    [
        (16, 0, None),
        (17, 0, "good"),
        (18, 0, "very good"),
        (19, 0, "master"),
        (20, 0, "master"),
        (20, 1, "master"),
        (20, 2, "very good"),
        (18, 2, None),
    ],
)
def test_the_space_after_loans_tells_how_good_it_was(
    path: int, loans: int, level: str | None
) -> None:
    scene = Scene("end", seats=1, round=9).farm(path=path, loans=loans).begin()
    assert scene.position.is_over
    (space,) = scene.position.scores()
    assert LEVELS[sum(space >= least for least in scene.position.components.level)] == level
