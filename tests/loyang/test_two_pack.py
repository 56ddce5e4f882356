"""The two-pack, the storehouse and the path: paragraphs 7.9, 8, 8.2 and 8.3."""

import pytest

from tests.loyang.builders import CARDS as EVERY_CARD
from tests.loyang.builders import Scene
from tests.loyang.paragraphs import paragraph

# The draw pile has no order: of two cards in it either may be the first.
CARDS = ("regular 2", "stall 1")


def opened(*cards: str, cash: int = 0, lying: tuple[str, ...] = ()) -> tuple[Scene, list[str]]:
    """Seat 0 has bought a two-pack: the scene, and the two cards in the order of the question."""
    scene = Scene().farm(cash=cash, cards=lying).deck(*cards).begin().play("two_pack")
    agenda = scene.position.agendas[0]
    drawn = scene.position.view(0)["drawn"]
    assert sorted(drawn) == sorted(cards)
    return scene, drawn if agenda.top_first() < agenda.top_second() else drawn[::-1]


def keep(drawn: list[str], upper: str) -> str:
    return "keep first over second" if drawn[0] == upper else "keep second over first"


def keep_one(drawn: list[str], card: str) -> str:
    return "keep first" if drawn[0] == card else "keep second"


# --- 7.9: the price -----------------------------------------------------------------------------


@paragraph("7.9")
@pytest.mark.parametrize(
    ("cards", "packs", "price"),
    [
        ([], [], 0),
        (["regular 1", "casual 1", "field 1"], [], 0),
        (["housemaid"], [], 1),
        (["stall 3", "stall 4"], [], 2),
        (["housemaid", "stall 3", "stall 4"], [], 2),
        (["housemaid", "official", "merchant", "stall 3"], [], 3),
        (["housemaid", "official"], [("stall 3", "merchant")], 2),
        (["trader 1", "trader 2"], [("casual 1", "stall 3")], 2),
    ],
)
def test_the_price_is_the_larger_number_of_open_helpers_or_stalls(
    cards: list[str], packs: list[tuple[str, str]], price: int
) -> None:
    scene = Scene().farm(cash=price, cards=cards, packs=packs).begin()
    assert scene.play("two_pack").cash() == 0
    if price:
        poor = Scene().farm(cash=price - 1, cards=cards, packs=packs).begin()
        assert poor.why("two_pack") == "no-cash"


@paragraph("7.9")
def test_a_helper_thrown_away_before_makes_the_two_pack_cheaper() -> None:
    scene = Scene().farm(cards=["housemaid"]).begin()
    assert scene.why("two_pack") == "no-cash"
    assert scene.play("throw housemaid").can("two_pack")


# --- 7.9: the cards -----------------------------------------------------------------------------


@paragraph("7.9")
def test_two_cards_are_turned_over_for_all_to_see() -> None:
    scene, drawn = opened(*CARDS)
    for reader in (0, 1, -1):
        assert scene.position.view(reader)["drawn"] == ["stall 1", "regular 2"]
    assert len(drawn) == 2


@paragraph("7.9")
def test_nothing_needs_to_be_kept() -> None:
    scene, _ = opened(*CARDS)
    scene.play("keep none")
    assert scene.area() == []
    assert all(scene.is_discarded(card) for card in CARDS)


@paragraph("7.9")
@pytest.mark.parametrize(("kept", "other"), [CARDS, CARDS[::-1]])
def test_one_card_is_laid_out_as_usual_and_the_other_discarded(kept: str, other: str) -> None:
    scene, drawn = opened(*CARDS)
    scene.play(keep_one(drawn, kept))
    assert scene.area() == [kept]
    assert scene.is_discarded(other)


@paragraph("7.9")
@pytest.mark.parametrize(("upper", "lower"), [CARDS, CARDS[::-1]])
def test_two_cards_are_stacked_with_either_one_on_top(upper: str, lower: str) -> None:
    scene, drawn = opened(*CARDS)
    scene.play(keep(drawn, upper))
    assert scene.area() == [upper]
    assert scene.card(upper)["under"] == lower


@paragraph("7.9")
def test_there_is_one_two_pack_a_turn_also_when_nothing_was_kept() -> None:
    scene = Scene().begin().play("two_pack", "keep none")
    assert scene.why("two_pack") == "pack-bought"


@paragraph("7.9")
def test_each_player_may_buy_a_two_pack_in_each_round() -> None:
    scene = Scene().begin().play("two_pack", "keep none", "done", "done")
    assert scene.actor == 1
    scene.play("two_pack", "keep none", "done", "done")
    assert scene.position.view(0)["round"] == 4
    assert not any(scene.of(seat)["pack_bought"] for seat in (0, 1))


@paragraph("7.9")
def test_a_common_field_kept_costs_two_cash() -> None:
    scene, drawn = opened("field 1", "stall 1", cash=3)
    scene.play(keep_one(drawn, "field 1"))
    assert scene.cash() == 1
    assert scene.fields()[1:] == [(3, None, 0)]


@paragraph("7.9")
def test_a_covered_common_field_costs_two_cash_at_once_and_nothing_when_it_appears() -> None:
    scene, drawn = opened("field 1", "housemaid", cash=3)
    scene.play(keep(drawn, "housemaid"))
    assert (scene.cash(), scene.fields()) == (1, [(9, None, 0)])
    scene.play("throw housemaid")
    assert (scene.cash(), scene.fields()[1:]) == (1, [(3, None, 0)])


@paragraph("7.9")
def test_two_common_fields_cost_four_cash() -> None:
    scene, drawn = opened("field 1", "field 5", cash=4)
    scene.play(keep(drawn, "field 5"))
    assert scene.cash() == 0


@paragraph("7.9", "7.10")
def test_a_field_of_the_two_pack_that_cannot_be_paid_opens_the_paying_window() -> None:
    scene, drawn = opened("field 1", "field 5")
    scene.play(keep(drawn, "field 5"))
    assert scene.question == "funds"
    scene.play("loan")
    assert (scene.question, scene.cash()) == ("action", 1)


@paragraph("7.9")
def test_a_common_field_not_kept_costs_nothing() -> None:
    scene, drawn = opened("field 1", "stall 1", cash=3)
    assert scene.play(keep_one(drawn, "stall 1")).cash() == 3


# --- 7.9: an empty pile -------------------------------------------------------------------------


@paragraph("7.9")
def test_the_discard_is_shuffled_without_the_card_just_drawn() -> None:
    scene = Scene().deck("stall 1").begin()
    assert scene.position.view(0)["deck"] == 1
    scene.play("two_pack")
    drawn = scene.position.view(0)["drawn"]
    assert "stall 1" in drawn
    assert len(drawn) == 2
    assert scene.position.view(0)["deck"] == 70 - 2
    assert scene.position.view(0)["discards"] == []


def left(*cards: str) -> Scene:
    """These cards are in the draw pile and the discard is empty: seat 1 holds all others."""
    return Scene().farm(1, hand=[card for card in EVERY_CARD if card not in cards]).begin()


@paragraph("7.9")
def test_without_a_card_in_both_piles_there_is_no_two_pack() -> None:
    assert left().why("two_pack") == "pile-empty"


@paragraph("7.9")
def test_with_one_card_in_both_piles_one_is_drawn() -> None:
    scene = left("stall 1").play("two_pack")
    assert scene.position.view(0)["drawn"] == ["stall 1"]
    assert scene.offers("keep") == ["keep none", "keep first"]
    assert scene.why("keep second") == "wrong-card"
    assert scene.play("keep first").area() == ["stall 1"]


# --- 7.9: covered cards -------------------------------------------------------------------------


@paragraph("7.9")
def test_a_covered_stall_is_empty_until_it_appears() -> None:
    scene = Scene().farm(cart={"wheat": 1}, packs=[("housemaid", "stall 1")]).begin()
    assert scene.offers("trade") == []
    scene.play("throw housemaid")
    assert scene.card("stall 1")["holds"] == ["pumpkin", "turnip", "cabbage"]
    assert len(scene.offers("trade")) == 3


@paragraph("7.9")
def test_a_covered_regular_has_a_blue_marker_when_it_appears() -> None:
    scene = Scene().farm(packs=[("housemaid", "regular 9")]).begin()
    assert scene.offers("miss") == []
    scene.play("use housemaid")
    facts = scene.card("regular 9")
    assert (facts["rows"], facts["red"], facts["duty"]) == (0, False, "due")


@paragraph("7.9")
def test_a_covered_helper_cannot_be_used_or_thrown_away() -> None:
    scene = Scene().farm(packs=[("stall 1", "housemaid")]).begin()
    assert scene.why("use housemaid") == "helper-absent"
    assert scene.why("throw housemaid") == "helper-absent"


@paragraph("7.9")
def test_the_lower_card_stays_with_its_owner_when_the_upper_one_is_swapped() -> None:
    scene = Scene().farm(0, cards=["tout", "casual 1"]).farm(1, packs=[("casual 2", "stall 1")])
    scene.begin().play("use tout swap", "choose casual 1", "choose casual 2")
    assert scene.area(0) == ["casual 2"]
    assert scene.area(1) == ["stall 1", "casual 1"]


# --- 8 and 8.2 ----------------------------------------------------------------------------------


@paragraph("8")
def test_a_turn_ends_with_misses_then_storing_then_the_path() -> None:
    scene = Scene().farm(cart={"bean": 2}, cards=["regular 9"]).regular("regular 9", red=True)
    scene.begin()
    questions = []
    for action in ("done", "loan", "store bean", "done", "done"):
        questions.append(scene.question)
        scene.play(action)
    assert questions == ["action", "funds", "store", "store", "path"]
    assert scene.actor == 1


@paragraph("8")
def test_between_the_ends_of_a_turn_only_selling_and_loans_are_possible() -> None:
    scene = Scene().farm(cash=20, cart={"bean": 2}, cards=["housemaid", "stall 1"]).begin()
    scene.play("done")
    assert scene.legal() == ["store bean", "enlarge", "sell bean", "loan"]
    scene.play("sell bean")
    assert scene.question == "path"
    assert scene.legal() == ["done", "step", "loan"]


@paragraph("8.2")
def test_a_vegetable_that_fits_is_stored_without_asking() -> None:
    scene = Scene().farm(cart={"bean": 1}).begin().play("done")
    assert scene.question == "path"
    assert (scene.store("bean"), scene.cart("bean")) == (1, 0)


@paragraph("8.2")
def test_of_what_does_not_fit_the_player_chooses_one_and_the_rest_goes_back() -> None:
    scene = Scene().farm(cart={"bean": 1, "leek": 1, "wheat": 2}).begin().play("done")
    assert scene.why("done") == "must-choose"
    assert scene.offers("store") == ["store wheat", "store bean", "store leek"]
    scene.play("store bean")
    assert scene.why("store leek") == "store-full"
    scene.play("done")
    assert scene.of()["store"] == dict.fromkeys(scene.of()["store"], 0) | {"bean": 1}
    assert sum(scene.of()["cart"].values()) == 0
    assert scene.cash() == 0


@paragraph("8.2")
def test_what_does_not_fit_may_be_sold_to_the_shop() -> None:
    scene = Scene().farm(cart={"bean": 1, "leek": 1}).begin().play("done", "sell leek")
    assert (scene.cash(), scene.shop("leek"), scene.store("bean")) == (2, 2, 1)
    assert scene.question == "path"


@paragraph("8.2")
def test_the_storehouse_is_enlarged_once_for_two_cash_and_holds_four_then() -> None:
    scene = Scene().farm(cash=5, cart={"bean": 6}).begin().play("done", "enlarge")
    assert scene.cash() == 3
    assert scene.why("enlarge") == "store-enlarged"
    scene.play(*["store bean"] * 4, "done")
    assert (scene.store("bean"), scene.cart("bean")) == (4, 0)


@paragraph("8.2")
def test_as_many_as_fit_are_kept() -> None:
    scene = Scene().farm(cart={"wheat": 4, "leek": 1}, enlarged=True).begin().play("done")
    assert scene.why("store leek") == "rest-not-enough"
    scene.play("store wheat", "store wheat", "store wheat")
    assert scene.why("done") == "must-choose"
    scene.play("store leek", "done")
    assert (scene.store("wheat"), scene.store("leek")) == (3, 1)


@paragraph("8.2")
def test_an_enlarged_storehouse_stays_large() -> None:
    scene = Scene().farm(cart={"bean": 4}, enlarged=True).begin().play("done", "done")
    scene.play("done", "done")
    assert scene.position.view(0)["round"] == 4
    assert (scene.cart("bean"), scene.of()["enlarged"]) == (4, True)


# --- 8.3 ----------------------------------------------------------------------------------------


@paragraph("8.3")
def test_from_space_fifteen_one_cash_leads_to_sixteen_and_thirty_five_more_to_eighteen() -> None:
    scene = Scene().farm(cash=36, path=15).begin().play("done", "step")
    assert (scene.path(), scene.cash()) == (16, 35)
    scene.play("step", "step")
    assert (scene.path(), scene.cash()) == (18, 0)
    assert scene.why("step") == "no-cash"


@paragraph("8.3")
def test_the_cheap_first_step_is_for_each_turn_and_not_saved_up() -> None:
    # Without a card to deal the next action phase follows at once.
    scene = Scene().farm(0, cash=4, path=3).farm(1, hand=EVERY_CARD).begin()
    scene.play("done", "done", "done", "done")
    assert (scene.position.view(0)["round"], scene.question) == (4, "action")
    scene.play("done", "step")
    assert (scene.path(), scene.cash()) == (4, 3)
    assert scene.why("step") == "no-cash"


@paragraph("8.3")
def test_the_path_ends_at_space_twenty() -> None:
    scene = Scene().farm(cash=99, path=19).begin().play("done", "step")
    assert (scene.path(), scene.actor) == (20, 1)
    scene = Scene().farm(cash=99, path=20).begin().play("done")
    assert (scene.cash(), scene.actor) == (99, 1)


@paragraph("8.3")
def test_steps_are_made_only_at_the_end_of_the_own_turn() -> None:
    scene = Scene().farm(0, cash=9).farm(1, cash=9).begin()
    assert scene.why("step") == "not-asked"
    scene.play("done", "done")
    assert scene.why("step", seat=0) == "not-your-turn"


@paragraph("8.3")
def test_cash_that_comes_after_the_turn_buys_no_step() -> None:
    scene = Scene(round=9).farm(0, cards=["stall 1"])
    scene.farm(1, cash=2, cart={"wheat": 1}, cards=["trader 1"]).begin().play("done", "done")
    scene.play("use trader", "trade stall 1 turnip", "give wheat", "done", "done")
    assert scene.position.is_over
    assert (scene.cash(0), scene.path(0)) == (2, 1)
