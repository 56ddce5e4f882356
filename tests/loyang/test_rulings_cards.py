"""Rulings on money, cards, fields, stalls: A11, A13, A14, A27, A30 to A32, A36, A39, A40, A46."""

import json
from typing import Any

import pytest

from barrowgate.loyang import Loyang, names, printed
from barrowgate.loyang.loading import from_changes
from tests.loyang.all_cards import all_but
from tests.loyang.builders import CARDS, Scene


def drawn(scene: Scene) -> list[str]:
    """The cards of a two-pack on the table."""
    cards: list[str] = scene.position.view(0)["drawn"]
    return cards


# --- A11: the two-pack ----------------------------------------------------------------------------


def pack(*cards: str, cash: int = 9, **farm: Any) -> Scene:
    """Seat 0 has just bought a two-pack with these cards, the lower number first."""
    kept = [*farm.get("cards", []), *(card for pair in farm.get("packs", []) for card in pair)]
    scene = Scene().farm(cash=cash, **farm).farm(1, cards=all_but(*cards, *kept))
    scene.begin()
    return scene.play("two_pack")


def test_a11_once_in_an_action_phase_also_if_nothing_is_kept() -> None:
    scene = Scene(seats=1).farm(cash=9).begin()
    scene.play("two_pack", "keep none")
    assert scene.why("two_pack") == "pack-bought"
    scene.play("done", "done", "done")
    assert scene.can("two_pack"), "in the next round again"


@pytest.mark.parametrize(
    ("cards", "price"),
    [
        ([], 0),
        (["housemaid", "tout", "stall 1"], 2),
        (["housemaid", "stall 1", "stall 2", "stall 3"], 3),
    ],
)
def test_a11_the_price_is_the_larger_number_of_open_helpers_or_stalls(
    cards: list[str], price: int
) -> None:
    scene = Scene().farm(cash=price, cards=cards).begin().play("two_pack")
    assert scene.cash() == 0, "paid before the cards are turned over"
    assert scene.question == "pack"
    if price:
        poor = Scene().farm(cash=price - 1, cards=cards).begin()
        assert poor.why("two_pack") == "no-cash"


def test_a11_helpers_may_be_used_or_thrown_away_before() -> None:
    scene = Scene().farm(cards=["housemaid", "tout"]).begin()
    assert scene.why("two_pack") == "no-cash"
    scene.play("use housemaid", "throw tout")
    assert scene.play("two_pack").cash() == 0


def test_a11_none_one_or_both_are_kept_and_the_rest_is_discarded() -> None:
    choices = [
        *("keep none", "keep first", "keep second"),
        *("keep first over second", "keep second over first"),
    ]
    assert pack("stall 1", "casual 2").offers("keep") == choices
    none = pack("stall 1", "casual 2").play("keep none")
    assert none.area() == []
    assert none.is_discarded("stall 1")
    assert none.is_discarded("casual 2")


def test_a11_one_card_is_laid_out_normally() -> None:
    cards = pack("stall 1", "casual 2")
    first, second = cards.position.agendas[0].top_first(), cards.position.agendas[0].top_second()
    assert {first, second} == {CARDS["stall 1"], CARDS["casual 2"]}
    one = "first" if first == CARDS["stall 1"] else "second"
    cards.play(f"keep {one}")
    assert cards.area() == ["stall 1"]
    assert cards.card("stall 1")["holds"] == ["pumpkin", "turnip", "cabbage"]
    assert cards.is_discarded("casual 2")


@pytest.mark.parametrize("choice", ["keep first over second", "keep second over first"])
def test_a11_two_cards_are_stacked_either_one_on_top(choice: str) -> None:
    scene = pack("stall 1", "casual 2")
    first = scene.position.agendas[0].top_first()
    scene.play(choice)
    upper, lower = ("stall 1", "casual 2")
    if (first == CARDS["stall 1"]) != (choice == "keep first over second"):
        upper, lower = lower, upper
    assert scene.area() == [upper]
    assert scene.card(upper)["under"] == lower


@pytest.mark.parametrize(
    ("cards", "choice", "paid"),
    [
        (("field 1", "field 3"), "keep first over second", 4),
        (("field 1", "field 3"), "keep second", 2),
        (("field 1", "field 3"), "keep none", 0),
        (("field 1", "casual 2"), "keep first over second", 2),
        (("field 1", "casual 2"), "keep second over first", 2),
    ],
)
def test_a11_each_common_field_kept_costs_2_also_a_covered_one(
    cards: tuple[str, str], choice: str, paid: int
) -> None:
    assert pack(*cards).play(choice).cash() == 9 - paid


def test_a11_a_pile_too_short_is_renewed_from_the_discard_without_a_card_just_drawn() -> None:
    left = ("stall 1", "stall 2", "stall 3")
    scene = Scene().farm(1, cards=all_but(*left)).discards("stall 2", "stall 3").begin()
    scene.play("two_pack")
    assert "stall 1" in drawn(scene), "the last card of the pile, drawn before the shuffle"
    assert len(drawn(scene)) == 2
    assert scene.position.view(0)["discards"] == []


def test_a11_the_first_cards_of_a_pile_of_two_leave_the_discard_alone() -> None:
    left = ("stall 1", "stall 2", "stall 3")
    scene = Scene().farm(1, cards=all_but(*left)).discards("stall 3").begin()
    assert drawn(scene.play("two_pack")) == ["stall 1", "stall 2"]
    assert scene.is_discarded("stall 3")


@pytest.mark.parametrize("place", ["deck", "discard"])
def test_a11_if_the_piles_hold_one_card_one_is_drawn(place: str) -> None:
    scene = Scene().farm(1, cards=all_but("stall 1"))
    if place == "discard":
        scene.discards("stall 1")
    scene.begin().play("two_pack")
    assert drawn(scene) == ["stall 1"]
    assert scene.offers("keep") == ["keep none", "keep first"]
    assert scene.play("keep first").area() == ["stall 1"]


def test_a11_with_no_card_at_all_it_is_not_offered() -> None:
    scene = Scene().farm(cash=9).farm(1, cards=all_but()).begin()
    assert scene.why("two_pack") == "pile-empty"
    assert not scene.can("two_pack")


# --- A13: a stall emptied by others ---------------------------------------------------------------


def test_a13_a_stall_emptied_by_the_market_crier_is_discarded_at_once() -> None:
    scene = Scene().farm(cards=["market_crier"], packs=[("stall 2", "regular 2")])
    scene.stall("stall 2", "bean").begin().play("use market_crier sell", "hawk stall 2 bean")
    assert scene.is_discarded("stall 2")
    assert scene.area() == ["regular 2"]


def test_a13_a_stall_emptied_by_a_trader_is_discarded_and_the_lower_card_is_its_owners() -> None:
    scene = Scene().farm(cards=["trader 1"], cart={"wheat": 1})
    scene.farm(1, packs=[("stall 1", "stall 2")]).stall("stall 1", "cabbage").begin()
    scene.play("use trader", "trade stall 1 cabbage", "give wheat")
    assert scene.is_discarded("stall 1")
    assert scene.area(1) == ["stall 2"]
    assert scene.area(0) == []


# --- A46: a Squire in use -------------------------------------------------------------------------


def squire_pays(rules: int | None = None) -> Scene:
    """The Squire brought a common field that its owner cannot pay; seat 1 has a Foreman."""
    scene = Scene("cards", rules=rules).farm(0, hand=["stall 1", "stall 2"], cards=["squire"])
    scene.farm(1, hand=["stall 3", "stall 4"], cards=["foreman"])
    scene.courtyard("field 1", "casual 1").begin(0)
    scene.play("use squire", "take field 1", "done", "play stall 1")
    assert scene.question == "funds"
    return scene


def test_a46_a_squire_in_use_cannot_be_thrown_away_while_its_field_is_paid() -> None:
    scene = squire_pays()
    assert scene.why("throw squire") == "helper-in-use"
    assert not scene.can("throw squire")
    scene.play("loan")
    assert scene.question == "foreman", "it was discarded after its cards were laid out"


def test_a46_the_foremans_owner_may_use_it_in_the_same_round() -> None:
    scene = squire_pays().play("loan").play("accept", seat=1)
    assert scene.area(1) == ["squire"]
    assert scene.can("use squire", seat=1)


def test_a46_by_rules_1_it_could_be_thrown_away_and_not_be_used_in_that_round() -> None:
    scene = squire_pays(rules=1).play("throw squire").play("accept", seat=1).play("loan", seat=0)
    assert scene.area(1) == ["squire"]
    assert scene.why("use squire", seat=1) == "squire-new"


def test_a46_alone_it_cannot_be_thrown_away_at_the_grid_or_while_paying() -> None:
    scene = Scene("cards", seats=1).farm(cards=["squire"], squire_round=2)
    scene.grid("field 1", "stall 1").begin()
    assert scene.can("throw squire"), "it is not in use yet"
    scene.play("use squire")
    assert scene.why("throw squire") == "helper-in-use"
    scene.play("take field 1")
    assert scene.question == "funds"
    assert scene.why("throw squire") == "helper-in-use"


def test_a46_a_squire_that_lies_unused_can_be_thrown_away_while_paying() -> None:
    scene = Scene("cards").farm(0, hand=["stall 1", "stall 2"], cards=["squire"])
    scene.farm(1, hand=["stall 3", "stall 4"]).courtyard("field 1").begin(0)
    scene.play("take field 1", "play stall 1")
    assert scene.question == "funds"
    assert scene.can("throw squire")


# --- A14: throwing a helper away ------------------------------------------------------------------


def test_a14_in_the_own_action_turn() -> None:
    scene = Scene().farm(cards=["housemaid"]).farm(1, cards=["tout"]).begin()
    assert scene.why("throw tout") == "helper-absent"
    assert scene.why("throw tout", seat=1) == "not-your-turn"
    assert scene.play("throw housemaid").is_discarded("housemaid")
    assert not scene.of()["lasting"]["housemaid"]


def test_a14_in_the_own_turn_of_the_distribution() -> None:
    scene = Scene("cards").farm(0, cards=["housemaid"], hand=["stall 1", "stall 2"])
    scene.farm(1, cards=["tout"], hand=["stall 3", "stall 4"]).begin()
    assert scene.play("throw housemaid").is_discarded("housemaid")
    assert scene.actor == 0, "it is still to put or take"
    assert scene.why("throw tout", seat=1) == "not-your-turn"


def test_a14_in_the_paying_window() -> None:
    scene = Scene().farm(cards=["regular 2", "housemaid"]).regular("regular 2", red=True)
    scene.begin().play("done")
    assert scene.question == "funds"
    assert scene.play("throw housemaid").is_discarded("housemaid")
    assert scene.question == "funds"


def test_a14_alone_at_the_grid() -> None:
    scene = Scene("cards", seats=1).farm(cards=["housemaid"]).begin()
    assert scene.question == "grid"
    assert scene.play("throw housemaid").is_discarded("housemaid")
    assert scene.question == "grid"


def test_a14_in_the_paying_window_a_card_under_it_may_bring_cash() -> None:
    scene = Scene().farm(
        cards=["regular 2"], packs=[("housemaid", "accountant")], home=("wheat", 4)
    )
    scene.regular("regular 2", red=True).begin().play("done")
    assert scene.why("use accountant") == "helper-absent"
    assert scene.play("throw housemaid").can("use accountant")


@pytest.mark.parametrize("step", ["harvest", "give", "foreman", "partner", "store", "path"])
def test_a14_at_no_other_time(step: str) -> None:
    if step == "harvest":
        scene = Scene("harvest").farm(fields=[(5, "wheat", 5)], cards=["harvest_hand", "tout"])
        scene.begin()
    elif step == "give":
        scene = Scene().farm(cart={"wheat": 1}, cards=["tout", "stall 1"]).begin()
        scene.play("trade stall 1 turnip")
    elif step == "foreman":
        scene = Scene(first=1, second=0).farm(0, cards=["foreman", "tout"])
        scene.farm(1, cards=["housemaid"]).begin().play("throw housemaid", seat=1)
    elif step == "partner":
        scene = Scene("partner", seats=4).farm(cards=["tout"]).begin()
    else:
        scene = Scene().farm(cart={"wheat": 2 if step == "store" else 0}, cards=["tout"])
        scene.begin().play("done")
    assert (scene.actor, scene.question) == (0, step)
    assert scene.why("throw tout") == "helper-not-now"


def test_a14_what_is_wanted_in_the_harvest_is_uncovered_in_the_turn_before() -> None:
    scene = Scene().farm(0, fields=[(5, "wheat", 5)], packs=[("tout", "harvest_hand")])
    scene.begin().play("throw tout", "done", "done", seat=0).play("done", "done", seat=1)
    assert (scene.position.view(0)["round"], scene.actor, scene.question) == (4, 0, "harvest")


def test_a14_a_card_under_it_is_revealed_at_once() -> None:
    scene = Scene().farm(packs=[("housemaid", "stall 1")]).begin().play("throw housemaid")
    assert scene.card("stall 1")["holds"] == ["pumpkin", "turnip", "cabbage"]


def test_a14_who_fears_the_con_man_throws_before_ending_the_turn() -> None:
    scene = Scene().farm(0, cards=["housemaid"]).farm(1, cards=["con_man"]).begin()
    scene.play("throw housemaid", "done", "done")
    assert scene.why("use con_man", seat=1) == "helper-no-effect"


# --- A27: a swapped stall was the top of a two-pack -----------------------------------------------


def test_a27_the_lower_cards_stay_and_the_incoming_stalls_lie_free() -> None:
    scene = Scene().farm(0, cards=["market_woman"], packs=[("stall 1", "casual 1")])
    scene.farm(1, packs=[("stall 2", "casual 2")]).begin()
    scene.play("use market_woman", "choose stall 1", "choose stall 2")
    assert scene.area(0) == ["stall 2", "casual 1"]
    assert scene.area(1) == ["stall 1", "casual 2"]
    assert scene.card("stall 2", 0)["under"] is None
    assert scene.card("stall 1", 1)["under"] is None


# --- A30: the Leaseholder -------------------------------------------------------------------------


def leaseholder(**farm: Any) -> Scene:
    farm = {"cash": 3, "pile": [3, 6, 3, 5], **farm}
    scene = Scene().farm(cards=["leaseholder"], home=("wheat", 6), **farm)
    return scene.farm(1, home=("wheat", 6))


def pile(scene: Scene, seat: int = 0) -> list[int]:
    """The pile as it lies, from the top."""
    farm = scene.position.farms[seat]
    return list(farm.pile)[: farm.n_pile]


def test_a30_the_owner_looks_through_the_pile_and_knows_its_order_from_then_on() -> None:
    scene = leaseholder().begin()
    assert scene.of()["pile_order"] is None
    scene.play("use leaseholder buy")
    assert scene.of()["pile_order"] == [3, 6, 3, 5]
    scene.play("place 3")
    assert scene.of()["pile_order"] == [3, 6, 5]
    scene.play("done", "done", "done")
    assert scene.of()["pile_order"] == [3, 6, 5]
    assert scene.position.view(1)["farms"][0]["pile_order"] is None
    assert scene.position.view(-1)["farms"][0]["pile_order"] is None


def test_a30_the_look_is_not_taken_back() -> None:
    scene = leaseholder().begin().play("loan")
    assert scene.position.undo_floor(0) < scene.position.n_actions
    scene.play("use leaseholder buy")
    assert scene.position.undo_floor(0) == scene.position.n_actions


@pytest.mark.parametrize(("place", "left"), [(1, [6, 3, 5]), (3, [3, 6, 5])])
def test_a30_the_field_is_chosen_by_place(place: int, left: list[int]) -> None:
    scene = leaseholder().begin().play("use leaseholder buy")
    assert scene.offers("place") == ["place 1", "place 2", "place 3", "place 4"]
    scene.play(f"place {place}")
    assert scene.fields()[1] == (3, None, 0)
    assert pile(scene) == left
    assert scene.cash() == 0


@pytest.mark.parametrize("round_", [8, 9])
def test_a30_it_needs_a_pile(round_: int) -> None:
    scene = Scene(round=round_).farm(
        cash=9, cards=["leaseholder"], home=("wheat", 1), fields=[(5, None, 0)]
    )
    scene.begin()
    assert scene.why("use leaseholder buy") == "no-pile"
    assert scene.why("use leaseholder swap") == "no-pile"


def test_a30_in_a_game_no_pile_is_left_in_round_8() -> None:
    scene = Scene("fields", seats=1, round=7).farm(pile=[4]).begin()
    assert scene.position.view(0)["round"] == 8
    assert scene.of()["pile"] == 0


def test_a30_an_unsown_field_goes_to_the_bottom_and_another_is_taken() -> None:
    scene = leaseholder(fields=[(6, None, 0), (4, "bean", 2)], cash=0).begin()
    assert scene.why("use leaseholder buy") == "no-cash"
    scene.play("use leaseholder swap")
    assert scene.why("pick 1 field 3") == "field-sown"
    scene.play("pick 1 field 2")
    assert scene.of()["pile_order"] == [3, 6, 3, 5, 6]
    assert scene.offers("place") == ["place 1", "place 2", "place 3", "place 4"]
    scene.play("place 2")
    assert pile(scene) == [3, 3, 5, 6]
    assert scene.fields()[1:] == [(4, "bean", 2), (6, None, 0)]
    assert scene.cash() == 0


def test_a30_a_field_just_cleared_by_the_ploughman_may_go_there() -> None:
    scene = leaseholder(fields=[(6, "wheat", 5)]).farm(0, cards=["ploughman"]).begin()
    assert scene.why("use leaseholder swap") == "helper-no-effect"
    scene.play("use ploughman clear", "pick 1 field 2", "use leaseholder swap", "pick 1 field 2")
    assert scene.of()["pile_order"] == [3, 6, 3, 5, 6]


def test_a30_a_covered_field_cannot_go_there() -> None:
    scene = leaseholder(packs=[("stall 1", "field 1")]).begin()
    assert scene.why("use leaseholder swap") == "helper-no-effect"


def common_under_the_pile(step: str = "action") -> Scene:
    """A common field of three spaces was put under a pile of one."""
    scene = Scene(step, seats=1).farm(cards=["leaseholder", "field 1"], home=("wheat", 6), pile=[5])
    return scene.begin().play("use leaseholder swap", "pick 1 field 2", "place 1")


def test_a30_a_common_field_stays_common_and_costs_nothing_when_turned() -> None:
    scene = common_under_the_pile()
    assert scene.of()["pile_order"] == [3]
    scene.play("done", "done")
    assert scene.cash() == 0
    assert scene.of()["fields"][-1] == {
        "size": 3,
        "crop": None,
        "tokens": 0,
        "kind": "field 1",
    }


def test_a30_it_goes_to_the_discard_when_it_is_emptied() -> None:
    scene = common_under_the_pile().play("done", "done", "done")
    scene.sown(0, "field 1", "wheat", 1).play("done", "done")
    assert "field 1" not in [field["kind"] for field in scene.of()["fields"]]
    place = scene.position.place[CARDS["field 1"]]
    assert place in (names.IN_DECK, names.IN_GRID), "shuffled in with the discard, not private"


@pytest.mark.parametrize("card", [None, "field 3"])
def test_a30_everybody_knows_what_lies_at_the_bottom(card: str | None) -> None:
    """A field of four, private or common, is put there; another field of four is taken."""
    scene = Scene().farm(cards=["leaseholder"], home=("wheat", 6), pile=[6, 5, 4, 3, 6, 5, 4, 3])
    scene.farm(1, home=("wheat", 6))
    if card is None:
        scene.farm(0, fields=[(4, None, 0)])
    else:
        scene.farm(0, cards=[card])
    scene.begin().play("use leaseholder swap", "pick 1 field 2", "place 3")
    assert pile(scene) == [6, 5, 3, 6, 5, 4, 3, 4]
    for seed in range(30):
        guess = scene.position.seen_by(1).determinize(seed)
        farm = guess.farms[0]
        assert farm.pile[farm.n_pile - 1] == 4


def test_a30_the_view_of_others_says_that_a_common_field_lies_there() -> None:
    scene = Scene().farm(cards=["leaseholder", "field 1"], home=("wheat", 6), pile=[5, 4])
    scene.farm(1, home=("wheat", 6)).begin()
    scene.play("use leaseholder swap", "pick 1 field 2", "place 1")
    for reader in (-1, 1):
        assert "field 1" in json.dumps(scene.position.view(reader)["farms"][0])


# --- A31: loans -----------------------------------------------------------------------------------


def test_a31_at_most_20_of_free_will() -> None:
    scene = Scene().farm(loans=19).begin().play("loan")
    assert (scene.cash(), scene.of()["loans"]) == (5, 20)
    assert scene.why("loan") == "loan-limit"


def test_a31_the_limit_is_that_of_the_components() -> None:
    box = from_changes('{"loan": {"limit": 3}}')
    scene = Scene(box=box).farm(loans=2).begin().play("loan")
    assert scene.why("loan") == "loan-limit"


@pytest.mark.parametrize(("loans", "space"), [(18, 2), (19, 1), (20, 1)])
def test_a31_with_19_a_seat_ends_on_space_1_wherever_it_stands(loans: int, space: int) -> None:
    scene = Scene(round=9).farm(0, path=20, loans=loans, cash=5).begin()
    scene.play("done", seat=0).play("done", "done", seat=1)
    assert scene.position.is_over
    assert scene.position.scores() == [space, 1]
    assert scene.position.standing() == [1, 2], "on the same space cash breaks the tie"


def test_a31_a_payment_that_must_be_made_may_go_beyond() -> None:
    scene = Scene().farm(loans=20, cards=["regular 2"]).regular("regular 2", red=True).begin()
    assert scene.why("loan") == "loan-limit"
    scene.play("done")
    assert scene.question == "funds"
    scene.play("loan")
    assert (scene.cash(), scene.of()["loans"]) == (5 - 2, 21)
    assert scene.why("loan") == "loan-limit"


@pytest.mark.parametrize("moment", ["crop", "harvest", "cards", "action", "give", "store", "path"])
def test_a31_taken_at_any_decision_of_the_seat(moment: str) -> None:
    if moment == "crop":
        scene = Scene("crop", round=0).farm(cash=10).begin()
    elif moment == "harvest":
        scene = Scene("harvest").farm(fields=[(5, "wheat", 5)], cards=["harvest_hand"]).begin()
    elif moment == "cards":
        scene = Scene("cards").farm(hand=["stall 1", "stall 2"]).farm(1, hand=["stall 3"]).begin()
    else:
        scene = Scene().farm(cart={"wheat": 2}, cards=["stall 1"]).begin()
        plays = {"give": ["trade stall 1 cabbage"], "store": ["done"]}
        scene.play(*plays.get(moment, []))
        if moment == "path":
            scene.play("done", "store wheat", "done")
    question, before = scene.question, scene.cash()
    scene.play("loan")
    assert scene.cash() == before + 5
    assert scene.question == question, "the question stays"


def test_a31_never_in_the_turn_of_another() -> None:
    assert Scene().farm().begin().why("loan", seat=1) == "not-your-turn"


def test_a31_a_loan_is_never_repaid() -> None:
    scene = Scene().farm(cash=50, cart={"wheat": 2}, cards=["stall 1", "tout"], loans=3).begin()
    for action in scene.position.legal(0):
        after = scene.position.copy()
        after.play(0, action)
        assert after.view(0)["farms"][0]["loans"] >= 3
    scene.play("done", "store wheat", "done", "done", "done", "done")
    assert scene.position.view(0)["round"] == 4
    assert (scene.of()["loans"], scene.cash()) == (3, 50)


# --- A32: raising money ---------------------------------------------------------------------------


def field_taken(**farm: Any) -> Scene:
    """Seat 0 takes a common field from the courtyard and a stall from the hand."""
    scene = Scene("cards").farm(0, hand=["stall 1", "stall 3"], **farm)
    scene.farm(1, hand=["stall 2", "stall 4"]).courtyard("field 1").begin()
    return scene.play("take field 1", "play stall 1")


def test_a32_selling_is_from_the_cart_and_never_from_the_storehouse() -> None:
    scene = Scene().farm(cart={"bean": 1}, store={"leek": 1}).begin()
    assert scene.why("sell leek") == "not-in-cart"
    scene.play("sell bean")
    assert (scene.cash(), scene.shop("bean")) == (2, 2)


@pytest.mark.parametrize("moment", ["harvest", "cards", "action", "give", "store", "path"])
def test_a32_selling_is_possible_at_every_decision_of_the_seat(moment: str) -> None:
    if moment == "harvest":
        farm: dict[str, Any] = {"fields": [(5, "wheat", 5)], "cards": ["harvest_hand"]}
        scene = Scene("harvest").farm(cart={"bean": 1}, **farm).begin()
    elif moment == "cards":
        scene = Scene("cards").farm(hand=["stall 1", "stall 2"], cart={"bean": 1})
        scene.farm(1, hand=["stall 3"]).begin()
    else:
        scene = Scene().farm(cart={"wheat": 2, "bean": 1}, cards=["stall 1"]).begin()
        plays = {"give": ["trade stall 1 cabbage"], "store": ["done"], "path": ["done"]}
        scene.play(*plays.get(moment, []))
    if moment != "path":
        scene.play("sell bean")
        assert (scene.cash(), scene.shop("bean")) == (2, 2)
    else:
        scene.play("store wheat", "done")
        assert scene.question == "path"
        assert scene.offers("sell") == [], "the cart is empty by then"


def test_a32_a_sale_that_would_leave_a_question_without_an_answer_is_refused() -> None:
    scene = Scene().farm(cart={"bean": 1}, cards=["stall 1"]).begin()
    scene.play("trade stall 1 cabbage")
    assert scene.why("sell bean") == "rest-not-enough"


def test_a32_the_paying_window_opens_when_the_cash_is_not_enough() -> None:
    cards = ["accountant", "market_crier", "stall 5", "tout"]
    scene = field_taken(cash=1, cart={"bean": 1}, cards=cards)
    assert (scene.actor, scene.question) == (0, "funds")
    assert scene.legal() == [
        *("use accountant", "use market_crier sell"),
        *("throw accountant", "throw market_crier", "throw tout"),
        *("sell bean", "loan"),
    ]


@pytest.mark.parametrize(
    ("actions", "cash"),
    [
        (["loan"], 1 + 5 - 2),
        (["sell bean"], 1 + 2 - 2),
        (["use market_crier sell", "hawk stall 5 leek"], 1 + 2 - 2),
        (
            [
                *("use accountant", "fill wheat 3", "fill pumpkin 2", "fill turnip 2"),
                *("fill cabbage 2", "fill bean 1", "fill leek 1", "name wheat"),
            ],
            1 + 1 - 2,
        ),
    ],
    ids=["loan", "sale", "crier", "accountant"],
)
def test_a32_it_closes_by_paying_as_soon_as_the_cash_suffices(
    actions: list[str], cash: int
) -> None:
    cards = ["accountant", "market_crier", "stall 5"]
    scene = field_taken(cash=1, cart={"bean": 1}, home=("wheat", 4), cards=cards)
    scene.play(*actions)
    assert scene.cash() == cash
    assert scene.actor == 1
    assert scene.fields()[-1] == (3, None, 0)


def test_a32_it_stays_open_while_the_cash_does_not_suffice() -> None:
    scene = field_taken(cash=0, cart={"wheat": 2}, shop={"wheat": 1}).play("sell wheat")
    assert (scene.question, scene.cash()) == ("funds", 1)
    scene.play("sell wheat")
    assert (scene.actor, scene.cash()) == (1, 0)


def test_a32_with_enough_cash_there_is_no_window() -> None:
    scene = field_taken(cash=2, cards=["accountant", "market_crier"])
    assert (scene.actor, scene.cash()) == (1, 0)


def test_a32_accountant_and_market_crier_are_not_used_in_the_card_phase_otherwise() -> None:
    cards = ["accountant", "market_crier", "stall 5"]
    scene = Scene("cards").farm(hand=["stall 1", "stall 2"], cards=cards)
    scene.farm(1, hand=["stall 3", "stall 4"]).begin()
    assert scene.why("use accountant") == "helper-not-now"
    assert scene.why("use market_crier sell") == "helper-not-now"


def test_a32_the_crier_does_not_refill_in_the_window() -> None:
    scene = field_taken(cards=["market_crier", "stall 5"])
    assert scene.why("use market_crier refill") == "helper-not-now"


def test_a32_penalties_open_the_window_too() -> None:
    scene = Scene().farm(cash=1, cards=["regular 2"]).regular("regular 2", red=True)
    assert scene.begin().play("done").question == "funds"


def test_a32_payments_of_free_will_need_the_cash_in_hand() -> None:
    scene = Scene(round=8).farm(
        cart={"wheat": 2}, cards=["leaseholder", "trader 1", "tenant"], pile=[3], home=("wheat", 2)
    )
    scene.farm(1, fields=[(5, "wheat", 5)], cards=["stall 1"]).begin()
    assert scene.why("two_pack") == "no-cash"
    assert scene.why("use leaseholder buy") == "no-cash"
    assert scene.why("use trader") == "helper-no-effect"
    assert scene.why("use tenant") == "no-cash"
    scene.play("done")
    assert scene.why("enlarge") == "no-cash"
    scene.play("store wheat", "done")
    assert scene.why("step") == "no-cash"


def test_a32_deliveryman_and_tout_pay_out_of_the_proceeds() -> None:
    scene = Scene().farm(cart={"wheat": 2}, cards=["deliveryman"])
    scene.farm(1, cards=["regular 2"]).regular("regular 2", rows=3).begin()
    scene.play("use deliveryman", "choose regular 2")
    assert (scene.cash(0), scene.cash(1)) == (6 - 2, 2)
    tout = Scene().farm(cart={"wheat": 1, "pumpkin": 1, "turnip": 1}, cards=["tout"])
    tout.farm(1, cards=["casual 1"]).begin().play("use tout buy", "choose casual 1")
    assert (tout.cash(0), tout.cash(1)) == (7 - 2 - 2, 2)


def test_a32_the_seat_that_takes_the_field_pays_it() -> None:
    scene = Scene("cards").farm(0, cash=9, hand=["field 1", "stall 3"])
    scene.farm(1, cash=9, hand=["stall 2"]).begin()
    scene.play("put field 1", "take field 1", "play stall 2")
    assert (scene.cash(0), scene.cash(1)) == (9, 9 - 2)


# --- A36: covered cards ---------------------------------------------------------------------------


def test_a36_a_covered_stall_holds_nothing_and_is_no_place_to_trade() -> None:
    scene = Scene().farm(cart={"wheat": 2}, packs=[("housemaid", "stall 1")]).begin()
    assert scene.why("trade stall 1 cabbage") == "card-covered"
    assert scene.offers("trade") == []
    assert scene.card("housemaid")["under"] == "stall 1"
    stall = CARDS["stall 1"] - names.FIRST_STALL
    assert sum(list(scene.position.stall_has)[stall * 6 : stall * 6 + 6]) == 0


def test_a36_a_covered_regular_needs_no_service() -> None:
    scene = Scene().farm(cart={"wheat": 2}, packs=[("stall 1", "regular 2")]).begin()
    assert scene.why("serve regular 2") == "card-covered"
    assert scene.offers("miss") == []
    scene.play("done", "store wheat", "done", "done")
    assert scene.area() == ["stall 1"]
    assert scene.position.red[CARDS["regular 2"] - names.FIRST_REGULAR] == 0


def test_a36_a_covered_casual_is_not_served() -> None:
    scene = Scene().farm(cart={"wheat": 2, "bean": 1}, packs=[("stall 1", "casual 2")]).begin()
    assert scene.why("serve casual 2") == "card-covered"


def test_a36_a_covered_field_is_not_sown() -> None:
    scene = Scene().farm(cart={"wheat": 2}, packs=[("stall 1", "field 1")]).begin()
    assert len(scene.fields()) == 1
    assert scene.offers("sow") == []


def test_a36_a_covered_helper_is_not_used_or_thrown() -> None:
    scene = Scene().farm(packs=[("stall 1", "housemaid")]).begin()
    assert scene.why("use housemaid") == "helper-absent"
    assert scene.why("throw housemaid") == "helper-absent"


def test_a36_covered_cards_count_for_nothing() -> None:
    scene = Scene().farm(
        cart={"wheat": 2, "bean": 1},
        cards=["casual 2"],
        packs=[("stall 1", "housemaid"), ("stall 2", "stall 3"), ("tout", "regular 2")],
    )
    scene.begin().play("serve casual 2")
    assert scene.cash() == 8 - 2, "no regular customer lies open"
    scene.play("two_pack")
    assert scene.cash() == 6 - 2, "two stalls lie open"


def test_a36_covered_cards_are_no_target() -> None:
    cards = ["con_man", "deliveryman", "market_woman", "tout", "trader 1", "stall 1", "casual 1"]
    cart = {"wheat": 4, "bean": 1}
    scene = Scene(first=1, second=0).farm(0, cash=9, cart=cart, cards=cards)
    packs = [
        *(("field 1", "regular 2"), ("field 2", "stall 2")),
        *(("field 3", "casual 2"), ("field 4", "housemaid")),
    ]
    scene.farm(1, packs=packs).begin().play("done", "done")
    for use in ("con_man", "deliveryman", "market_woman", "tout swap", "tout buy", "trader"):
        assert scene.why(f"use {use}") == "helper-no-effect", use


def uncover(how: str) -> Scene:
    """A stall lies under a card of seat 0 that leaves in this way."""
    scene = Scene()
    one: dict[str, Any] = {"cart": {"wheat": 4, "pumpkin": 1, "turnip": 1}, "home": ("wheat", 5)}
    if how == "used":
        scene.farm(packs=[("housemaid", "stall 1")], **one).begin().play("use housemaid")
    elif how == "thrown":
        scene.farm(packs=[("housemaid", "stall 1")], **one).begin().play("throw housemaid")
    elif how == "con man":
        scene = Scene(first=1, second=0)
        scene.farm(packs=[("con_man", "stall 1")], **one).farm(1, cards=["tout"]).begin()
        scene.play("done", "done", "use con_man", "choose tout")
    elif how == "conned":
        scene.farm(0, packs=[("tout", "stall 1")]).farm(1, cards=["con_man"]).begin()
        scene.play("done", "done", "use con_man", "choose tout")
    elif how == "swapped":
        scene.farm(packs=[("casual 1", "stall 1")], cards=["tout"], **one)
        scene.farm(1, cards=["casual 2"]).begin()
        scene.play("use tout swap", "choose casual 1", "choose casual 2")
    elif how == "bought":
        scene = Scene(first=1, second=0).farm(packs=[("casual 1", "stall 1")])
        scene.farm(1, cards=["tout"], **one).begin().play("use tout buy", "choose casual 1")
    elif how == "emptied":
        scene.farm(packs=[("stall 2", "stall 1")], **one).stall("stall 2", "bean").begin()
        scene.play("trade stall 2 bean", "give wheat")
    elif how == "finished":
        scene.farm(packs=[("regular 2", "stall 1")], **one).regular("regular 2", rows=3).begin()
        scene.play("serve regular 2")
    elif how == "served":
        scene.farm(packs=[("casual 1", "stall 1")], **one).begin().play("serve casual 1")
    elif how == "harvested":
        scene = Scene("harvest").farm(packs=[("field 1", "stall 1")], **one)
        scene.sown(0, "field 1", "wheat", 1).begin()
    elif how == "ploughed":
        scene.farm(packs=[("field 1", "stall 1")], cards=["ploughman"], **one)
        scene.sown(0, "field 1", "wheat", 1).begin().play("use ploughman harvest")
    else:
        scene.farm(packs=[("field 1", "stall 1")], cards=["leaseholder"], pile=[4], **one)
        scene.begin().play("use leaseholder swap", "pick 1 field 2")
    return scene


WAYS = (
    *("used", "thrown", "con man", "conned", "swapped", "bought", "emptied", "finished"),
    *("served", "harvested", "ploughed", "under the pile"),
)


@pytest.mark.parametrize("how", WAYS)
def test_a36_a_lower_card_appears_whenever_the_upper_one_leaves(how: str) -> None:
    scene = uncover(how)
    assert "stall 1" in scene.area(0)
    assert scene.card("stall 1", 0)["holds"] == ["pumpkin", "turnip", "cabbage"]
    assert scene.card("stall 1", 0)["under"] is None


def test_a36_a_regular_that_appears_gets_a_blue_marker_and_no_rows() -> None:
    scene = Scene().farm(packs=[("housemaid", "regular 2")])
    scene.regular("regular 2", rows=3, red=True).begin().play("throw housemaid")
    facts = scene.card("regular 2")
    assert (facts["rows"], facts["red"], facts["duty"]) == (0, False, "due")


def test_a36_a_field_that_appears_costs_nothing_more() -> None:
    scene = Scene().farm(cash=3, packs=[("housemaid", "field 1")]).begin().play("throw housemaid")
    assert scene.cash() == 3
    assert scene.fields()[-1] == (3, None, 0)


# --- A39: trades ----------------------------------------------------------------------------------


@pytest.mark.parametrize("given", ["wheat", "cabbage", "leek"])
def test_a39_any_one_vegetable_is_given_also_the_kind_received(given: str) -> None:
    scene = Scene().farm(cart={given: 1}, cards=["stall 1"]).begin()
    scene.play("trade stall 1 cabbage", f"give {given}")
    assert scene.cart("cabbage") == 1
    assert sum(scene.of()["cart"].values()) == 1
    assert scene.of()["shop"] == Scene().farm().of()["shop"], "it went to the supply"


@pytest.mark.parametrize("given", [("wheat", "wheat"), ("wheat", "turnip"), ("leek", "leek")])
def test_a39_any_two_are_given_alike_or_not(given: tuple[str, str]) -> None:
    scene = Scene().farm(cart={"wheat": 2, "turnip": 1, "leek": 2}, cards=["stall 7"]).begin()
    scene.play("trade stall 7 leek", *(f"give {vegetable}" for vegetable in given))
    assert sum(scene.of()["cart"].values()) == 5 - 2 + 1
    assert scene.cart("leek") == 2 + 1 - given.count("leek")


def test_a39_they_are_asked_in_canonical_order() -> None:
    scene = Scene().farm(cart={"wheat": 1, "turnip": 1, "leek": 1}, cards=["stall 7"]).begin()
    scene.play("trade stall 7 leek")
    assert scene.offers("give") == ["give wheat", "give turnip"]
    assert scene.why("give leek") == "rest-not-enough"
    scene.play("give turnip")
    assert scene.offers("give") == ["give leek"]
    assert scene.why("give wheat") == "card-order"


def test_a39_a_stall_is_filled_when_laid_out_uncovered_swapped_and_by_the_market_crier() -> None:
    full = ["pumpkin", "turnip", "cabbage"]
    assert field_taken(cash=2).card("stall 1")["holds"] == full
    assert uncover("thrown").card("stall 1")["holds"] == full
    swap = Scene().farm(cards=["market_woman", "stall 1"]).farm(1, cards=["stall 2"])
    swap.stall("stall 1", "cabbage").stall("stall 2", "bean").begin()
    swap.play("use market_woman", "choose stall 1", "choose stall 2")
    assert swap.card("stall 1", 1)["holds"] == full
    assert swap.card("stall 2", 0)["holds"] == ["wheat", "turnip", "bean"]
    crier = Scene().farm(cards=["market_crier", "stall 1"]).stall("stall 1", "cabbage").begin()
    assert crier.play("use market_crier refill").card("stall 1")["holds"] == full


def test_a39_a_stall_is_never_filled_otherwise() -> None:
    scene = Scene(seats=1).farm(cart={"wheat": 1}, cards=["stall 1"]).begin()
    scene.play("trade stall 1 cabbage", "give wheat", "done", "done", "done", "done", "done")
    assert scene.position.view(0)["round"] == 5
    assert scene.card("stall 1")["holds"] == ["pumpkin", "turnip"]


def test_a39_the_three_traders_are_one_action_while_they_do_the_same() -> None:
    scene = Scene().farm(cart={"wheat": 1}, cards=["trader 1", "trader 2", "trader 3"])
    scene.farm(1, cards=["stall 1"]).begin()
    assert scene.offers("use trader") == ["use trader"]
    assert scene.offers("throw") == ["throw trader"]
    scene.play("use trader", "trade stall 1 cabbage", "give wheat")
    assert len([card for card in scene.area() if card.startswith("trader")]) == 2


@pytest.mark.parametrize("verb", ["use", "throw"])
def test_a39_traders_with_different_cards_under_them_are_chosen(verb: str) -> None:
    scene = Scene().farm(cart={"wheat": 1}, cards=["trader 1"], packs=[("trader 2", "casual 1")])
    scene.farm(1, cards=["stall 1"]).begin().play(f"{verb} trader")
    assert scene.offers("choose") == ["choose trader 1", "choose trader 2"]
    scene.play("choose trader 2")
    if verb == "use":
        scene.play("trade stall 1 cabbage", "give wheat")
    assert scene.area() == ["casual 1", "trader 1"]


# --- A40: what is known ---------------------------------------------------------------------------


def hidden_table() -> Scene:
    scene = Scene("cards", seats=3, options={"introductory": "on"})
    scene.farm(0, cash=3, loans=2, cart={"bean": 2}, store={"leek": 1}, pile=[6, 3])
    scene.farm(0, cash=3, loans=2, hand=["stall 1", "stall 2"], starter="regular 3")
    scene.farm(1, hand=["stall 3", "stall 4"], packs=[("stall 6", "casual 3")])
    scene.farm(2, hand=["stall 5", "casual 4"], starter="regular 9")
    return scene.courtyard("field 1").discards("tout", "official").begin(1)


@pytest.mark.parametrize("reader", [-1, 0, 1, 2])
def test_a40_open_to_all(reader: int) -> None:
    view = hidden_table().position.view(reader)
    farm = view["farms"][0]
    assert (farm["cash"], farm["loans"]) == (3, 2)
    assert (farm["cart"]["bean"], farm["store"]["leek"], farm["shop"]["wheat"]) == (2, 1, 3)
    assert (farm["hand_size"], farm["pile"], farm["has_starter"]) == (2, 2, True)
    assert [(card["card"], card["under"]) for card in view["areas"][1]] == [("stall 6", "casual 3")]
    assert view["courtyard"] == ["field 1"]
    assert view["discards"] == ["official", "tout"]
    assert view["deck"] == 70 - 6 - 2 - 2 - 1 - 2


@pytest.mark.parametrize("reader", [-1, 0, 1, 2])
def test_a40_hands_and_starters_of_others_are_hidden(reader: int) -> None:
    view = hidden_table().position.view(reader)
    hands = [["stall 1", "stall 2"], ["stall 3", "stall 4"], ["stall 5", "casual 4"]]
    starters = [["regular 3"], [], ["regular 9"]]
    for seat in range(3):
        own = seat == reader
        assert view["farms"][seat]["hand"] == (hands[seat] if own else None)
        assert view["farms"][seat]["starter"] == (starters[seat] if own else None)
    # What is printed is the same for every table with this box; it names every card.
    assert view.pop("board") is printed.board(Loyang(3).box.components)
    words = json.dumps(view)
    for seat in range(3):
        if seat != reader:
            assert not any(f'"{card}"' in words for card in hands[seat] + starters[seat])


def test_a40_the_grid_is_open() -> None:
    scene = Scene("cards", seats=1).farm().grid("stall 1", None, "casual 2").begin()
    assert scene.position.view(-1)["grid"][:3] == ["stall 1", None, "casual 2"]


def test_a40_private_piles_are_hidden_from_everybody_also_their_owner() -> None:
    scene = Scene().farm(pile=[6, 3]).begin()
    views = [json.dumps(scene.position.view(reader)) for reader in (-1, 0, 1)]
    other = Scene().farm(pile=[3, 6]).begin()
    assert views == [json.dumps(other.position.view(reader)) for reader in (-1, 0, 1)]


def test_a40_each_half_of_a_private_pile_is_known_to_hold_every_size_once() -> None:
    seen = Loyang(2).start(3).seen_by(0)
    piles = set()
    for seed in range(60):
        farm = seen.determinize(seed).farms[1]
        found = list(farm.pile)[: farm.n_pile]
        assert sorted(found[:4]) == sorted(found[4:]) == [3, 4, 5, 6]
        piles.add(tuple(found))
    assert len(piles) > 30


def leased() -> Scene:
    """Seat 0 took the five of the upper half; the whole pile lies there."""
    scene = Scene().farm(
        cash=3, cards=["leaseholder"], home=("wheat", 6), pile=[6, 5, 4, 3, 3, 4, 5, 6]
    )
    scene.farm(1, home=("wheat", 6))
    return scene.begin().play("use leaseholder buy", "place 2")


def test_a40_from_which_half_a_leased_field_came_only_its_owner_knows() -> None:
    scene = leased()
    assert scene.position.view(0)["farms"][0]["pile_order"] == [6, 4, 3, 3, 4, 5, 6]
    mine = scene.position.seen_by(0)
    assert {tuple(mine.determinize(s).farms[0].pile)[:7] for s in range(20)} == {
        (6, 4, 3, 3, 4, 5, 6)
    }
    theirs = scene.position.seen_by(1)
    fives = {tuple(theirs.determinize(s).farms[0].pile)[:7].index(5) for s in range(60)}
    assert min(fives) <= 3 < max(fives), "the five left may lie in either half"


def reveals(scene: Scene, seat: int) -> bool:
    """Is the newest action of this seat beyond taking back?"""
    return scene.position.undo_floor(seat) == scene.position.n_actions


def test_a40_an_ordinary_action_is_taken_back() -> None:
    assert not reveals(Scene().farm(cash=9).begin().play("buy wheat"), 0)


def test_a40_undo_does_not_cross_a_deal() -> None:
    scene = Scene().farm().begin().play("done", "done", "done")
    assert not reveals(scene, 1)
    scene.play("done")
    assert scene.position.view(0)["step"] == "cards"
    assert reveals(scene, 1)


def test_a40_undo_does_not_cross_a_flip() -> None:
    scene = Scene("cards").farm(hand=["stall 1", "stall 2"]).farm(1, hand=["stall 3"]).begin()
    assert reveals(scene.play("flip"), 0)


def test_a40_undo_does_not_cross_a_two_pack() -> None:
    scene = Scene().farm(cash=9).begin().play("two_pack")
    assert reveals(scene, 0)
    assert not reveals(scene.play("keep none"), 0), "but the choice is taken back"


def test_a40_undo_does_not_cross_a_grid_refill() -> None:
    scene = Scene("cards", seats=1).farm().grid("stall 1", "stall 2").begin().play("take stall 1")
    assert not reveals(scene, 0)
    assert reveals(scene.play("done"), 0)


@pytest.mark.parametrize(("pile_", "hidden"), [([], False), ([5], True)])
def test_a40_undo_does_not_cross_a_field_turned_over(pile_: list[int], hidden: bool) -> None:
    scene = Scene(seats=1).farm(pile=pile_).begin().play("done", "done")
    assert scene.position.view(0)["round"] == 4
    assert reveals(scene, 0) == hidden


def test_a40_undo_does_not_cross_the_leaseholders_look() -> None:
    scene = Scene().farm(cash=3, cards=["leaseholder"], home=("wheat", 6), pile=[6, 5]).begin()
    assert reveals(scene.play("use leaseholder buy"), 0)


def test_a40_undo_does_not_cross_an_action_of_another_seat() -> None:
    scene = Scene(seats=4).farm(0, cash=9).farm(1, cash=9).begin()
    scene.play("buy wheat", seat=0).play("buy wheat", seat=1)
    assert reveals(scene, 0)
    assert not reveals(scene, 1)


def test_a40_undo_does_not_cross_an_answer_of_another_seat() -> None:
    scene = Scene().farm(0, cards=["tout"]).farm(1, cards=["foreman"]).begin()
    scene.play("throw tout")
    assert not reveals(scene, 0)
    scene.play("pass")
    assert reveals(scene, 0)
