"""Rulings on customers, helpers, the solitaire game: A1 to A10, A12, A16 to A19, A34, A37, A47."""

import json
from typing import Any

import pytest

from barrowgate.loyang import Loyang, names
from barrowgate.loyang.loading import from_changes
from tests.loyang.all_cards import all_but
from tests.loyang.builders import CARDS, Scene

GRID = (
    *("stall 1", "stall 2", "stall 3"),
    *("regular 1", "regular 2", "regular 3"),
    *("casual 1", "casual 2", "casual 3"),
    *("housemaid", "tout", "official"),
)


def grid(scene: Scene) -> list[str | None]:
    cards: list[str | None] = scene.position.view(0)["grid"]
    return cards


# --- A1: where the solitaire grid is filled from --------------------------------------------------


def test_a1_the_grid_is_filled_from_the_draw_pile_and_not_from_the_discard() -> None:
    scene = Scene("cards", seats=1).farm().grid(*GRID).discards("squire", "tenant")
    deck = scene.position.view(0)["deck"]
    scene.begin().play("done")
    assert scene.position.view(0)["deck"] == deck - 3
    assert set(scene.position.view(0)["discards"]) == {"squire", "tenant", *GRID[3:6]}
    assert not {"squire", "tenant"} & set(grid(scene))


# --- A2: how cards move up ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "price"), [("stall 1", 0), ("regular 1", 1), ("casual 1", 2), ("housemaid", 2)]
)
def test_a2_a_card_costs_the_price_of_its_row(card: str, price: int) -> None:
    scene = Scene("cards", seats=1).farm(cash=9).grid(*GRID).begin().play(f"take {card}")
    assert scene.cash() == 9 - price


def test_a2_nothing_moves_between_purchases_and_prices_hold() -> None:
    scene = Scene("cards", seats=1).farm(cash=9).grid(*GRID).begin().play("take stall 1")
    assert grid(scene) == [None, *GRID[1:]]
    scene.play("take regular 1")
    assert scene.cash() == 9 - 1


def test_a2_row_2_goes_columns_close_upward_and_holes_are_filled_row_by_row() -> None:
    scene = Scene("cards", seats=1).farm(cash=9).grid(*GRID).begin()
    scene.play("take stall 1", "take official", "done")
    assert all(scene.is_discarded(card) for card in GRID[3:6])
    now = grid(scene)
    assert now[:3] == ["casual 1", "stall 2", "stall 3"], "a hole in the top row closes, too"
    assert now[3:6] == ["housemaid", "casual 2", "casual 3"]
    assert now[7] == "tout"
    assert None not in now
    filled = [event[4] for event in scene.events if event[0] == names.EVENT_GRID]
    assert filled == [6, 8, 9, 10, 11], "from left to right, from top to bottom"


# --- A3: the piles of the solitaire game ----------------------------------------------------------


def solo_harvest(**farm: Any) -> Scene:
    return Scene("harvest", seats=1).farm(**farm).discards("squire", "tenant")


def shuffles(scene: Scene) -> int:
    return sum(event[0] == names.EVENT_SHUFFLE for event in scene.events)


def test_a3_the_discard_is_shuffled_in_when_the_first_field_is_emptied_in_a_harvest_phase() -> None:
    scene = solo_harvest(fields=[(5, "wheat", 1)]).begin()
    assert shuffles(scene) == 1
    assert scene.position.view(0)["discards"] == []


def test_a3_a_common_field_emptied_in_it_is_shuffled_in_as_well() -> None:
    scene = solo_harvest(cards=["field 1"]).sown(0, "field 1", "wheat", 1)
    assert shuffles(scene.begin()) == 1
    assert scene.position.place[CARDS["field 1"]] == names.IN_DECK


def test_a3_it_comes_at_the_end_of_the_harvest_phase_with_a_common_field_emptied_later() -> None:
    scene = solo_harvest(fields=[(5, "wheat", 1), (5, "cabbage", 5)], cards=["harvest_hand"])
    scene.farm(0, cards=["field 1"]).sown(0, "field 1", "wheat", 1)
    scene.begin().play("use harvest_hand", "harvest")
    assert "squire" in scene.position.view(0)["discards"], "the phase is not over"
    scene.play("extra 1")
    assert scene.position.view(0)["discards"] == []


def test_a3_there_is_no_shuffle_without_an_emptied_field() -> None:
    scene = solo_harvest(fields=[(5, "wheat", 2), (4, None, 0)]).begin()
    assert shuffles(scene) == 0
    assert scene.position.view(0)["discards"] == ["squire", "tenant"]
    assert scene.position.view(0)["step"] == "cards", "nor at the start of the card phase"


def test_a3_it_happens_only_once() -> None:
    scene = solo_harvest(fields=[(5, "wheat", 1), (5, "wheat", 2)]).begin()
    assert shuffles(scene) == 1
    scene.play("done", "done", "store wheat", "done", "done")
    assert scene.position.view(0)["round"] == 4
    assert len(scene.fields()) == 1, "the second field is empty as well"
    assert shuffles(scene) == 0


def test_a3_fields_harvested_by_the_ploughman_do_not_count() -> None:
    scene = Scene(seats=1).farm(fields=[(5, "wheat", 1)], cards=["ploughman"])
    scene.begin().play("use ploughman harvest", "done", "done")
    assert scene.is_discarded("ploughman"), "not shuffled in, though a field was emptied"


def test_a3_an_empty_pile_is_shuffled_earlier_and_that_counts_as_the_one() -> None:
    left = ("stall 1", "stall 2", "stall 3", "casual 1", "casual 2")
    rest = all_but(*left, "tout")
    scene = Scene(seats=1).farm(fields=[(5, "wheat", 1)], cards=["tout"], cash=9)
    scene.discards(*left).dummy(*rest).begin()
    scene.play("two_pack", "keep none")
    assert scene.position.view(0)["deck"] == 3
    scene.play("throw tout", "done", "done")
    assert len(scene.fields()) == 1
    assert scene.is_discarded("tout"), "the one shuffle has been"


def short_of_cards(*deck: str) -> Scene:
    """The one shuffle has been; the draw pile holds these cards."""
    scene = Scene("cards", seats=1).farm(cash=9).grid(*GRID).discards("squire")
    scene.dummy(*all_but(*GRID, "squire", *deck))
    scene.position.shuffled = 1
    return scene.begin()


def test_a3_afterwards_holes_stay() -> None:
    scene = short_of_cards("tenant").play("done")
    assert [card is None for card in grid(scene)] == [False] * 10 + [True] * 2
    assert grid(scene)[9] == "tenant"
    assert scene.is_discarded("squire")


def test_a3_afterwards_a_two_pack_draws_what_there_is() -> None:
    scene = short_of_cards("tenant", "shopper", "merchant", "haggler").play("done", "two_pack")
    (card,) = scene.position.view(0)["drawn"]
    assert card in ("tenant", "shopper", "merchant", "haggler")
    assert scene.offers("keep") == ["keep none", "keep first"]


def test_a3_afterwards_no_two_pack_is_sold_from_an_empty_pile() -> None:
    scene = short_of_cards().play("done")
    assert scene.position.view(0)["discards"] != []
    assert scene.why("two_pack") == "pile-empty"


# --- A4: payments to the dummy --------------------------------------------------------------------


def solo_action(*dummy: str, round_: int = 9, **farm: Any) -> Scene:
    return Scene(seats=1, round=round_).farm(**farm).dummy(*dummy)


def test_a4_the_deliverymans_share_goes_to_the_supply_and_the_customer_is_not_replaced() -> None:
    scene = solo_action("regular 2", "regular 5", cart={"wheat": 2}, cards=["deliveryman"])
    scene.regular("regular 2", rows=3).begin().play("use deliveryman", "choose regular 2")
    assert scene.cash() == 6 - 2
    assert scene.is_discarded("regular 2")
    assert scene.area(1) == ["regular 5"]


def test_a4_the_touts_price_goes_to_the_supply_and_the_customer_is_not_replaced() -> None:
    cart = {"wheat": 1, "pumpkin": 1, "turnip": 1}
    scene = solo_action("casual 1", "casual 2", cart=cart, cards=["tout"]).begin()
    scene.play("use tout buy", "choose casual 1")
    assert scene.cash() == 7 - 2 - 2
    assert scene.is_discarded("casual 1")
    assert scene.area(1) == ["casual 2"]


@pytest.mark.parametrize(("round_", "payment"), [(7, 0), (8, 1), (9, 2)])
def test_a4_the_traders_payment_goes_to_the_supply(round_: int, payment: int) -> None:
    farm: dict[str, Any] = {"cash": 2, "cart": {"wheat": 1}, "cards": ["trader 1"]}
    scene = solo_action("stall 1", "stall 2", round_=round_, **farm)
    scene.stall("stall 1", "cabbage").begin()
    scene.play("use trader", "trade stall 1 cabbage", "give wheat")
    assert scene.cash() == 2 - payment
    assert scene.is_discarded("stall 1")
    assert scene.area(1) == ["stall 2"]


def test_a4_the_dummy_never_acts() -> None:
    position = Loyang(1).start(4)
    assert len(position.view(0)["areas"]) == 2
    assert len(position.view(0)["farms"]) == 1
    for _ in range(60):
        assert position.actors() in ([0], [])
        if not position.is_over:
            position.play(0, position.legal(0)[0])


# --- A5: which discards the Foreman sees ----------------------------------------------------------


def test_a5_helpers_used_or_thrown_away_by_anybody() -> None:
    for action in ("use housemaid", "throw housemaid"):
        for foreman in (0, 1):
            scene = Scene().farm(0, cards=["housemaid"]).farm(foreman, cards=["foreman"]).begin()
            scene.play(action)
            assert (scene.actor, scene.question) == (foreman, "foreman")
            scene.play("accept")
            assert scene.area(foreman) == ["housemaid"]
            assert scene.is_discarded("foreman")


def test_a5_not_the_leftovers_of_the_courtyard() -> None:
    scene = Scene("cards").farm(0, hand=["tout", "stall 1"], cards=["foreman"])
    scene.courtyard("housemaid", "casual 1").begin()
    scene.play("take casual 1", "play stall 1")
    assert scene.position.view(0)["step"] == "action", "nobody was asked"
    assert scene.is_discarded("tout")
    assert scene.is_discarded("housemaid")


def test_a5_not_the_rejected_cards_of_a_two_pack() -> None:
    left = ("housemaid", "tout", "foreman")
    scene = Scene().farm(0, cash=9, cards=["foreman"]).farm(1, cards=all_but(*left)).begin()
    scene.play("two_pack", "keep none")
    assert scene.is_discarded("housemaid")
    assert (scene.actor, scene.question) == (0, "action")


def test_a5_not_row_2_of_the_solitaire_grid() -> None:
    scene = Scene("cards", seats=1).farm(cards=["foreman"])
    scene.grid("stall 1", "stall 2", "stall 3", "housemaid", "tout", "official").begin()
    scene.play("done")
    assert scene.is_discarded("housemaid")
    assert scene.question == "action"


# --- A6: the Messenger ----------------------------------------------------------------------------


def messenger(rows: int = 0, wheat: int = 4) -> Scene:
    scene = Scene().farm(cart={"wheat": wheat}, cards=["messenger", "regular 2"])
    return scene.regular("regular 2", rows=rows).begin()


@pytest.mark.parametrize(("rows", "pays"), [(0, 4), (1, 5), (2, 5)])
def test_a6_the_second_delivery_is_on_the_same_row_at_the_same_price(rows: int, pays: int) -> None:
    scene = messenger(rows).play("use messenger", "serve regular 2")
    assert scene.cash() == pays
    scene.play("serve regular 2")
    assert scene.cash() == 2 * pays
    assert scene.card("regular 2")["rows"] == rows + 1, "the row counter moves once"
    assert scene.why("serve regular 2") == "already-served"


def test_a6_without_the_messenger_there_is_one_delivery() -> None:
    scene = messenger().play("serve regular 2")
    assert scene.why("serve regular 2") == "already-served"


def test_a6_one_delivery_fulfils_the_duty() -> None:
    scene = messenger(wheat=2).play("use messenger", "serve regular 2", "done")
    assert not scene.card("regular 2")["red"]


def test_a6_on_the_top_row_both_are_one_delivery_of_four_vegetables() -> None:
    scene = messenger(rows=3).play("use messenger")
    assert scene.can("serve regular 2")
    scene.play("serve regular 2 twice")
    assert (scene.cash(), scene.cart("wheat")) == (12, 0)
    assert scene.is_discarded("regular 2")


def test_a6_both_together_only_on_the_top_row_and_with_four_vegetables() -> None:
    assert messenger().play("use messenger").why("serve regular 2 twice") == "not-twice"
    assert messenger(rows=3).why("serve regular 2 twice") == "not-twice"
    short = messenger(rows=3, wheat=3).play("use messenger")
    assert short.why("serve regular 2 twice") == "not-in-cart"


def test_a6_own_regulars_only() -> None:
    scene = messenger().farm(1, cards=["regular 5"])
    scene.farm(0, cart={"wheat": 4, "turnip": 4}).play("use messenger")
    assert scene.why("serve regular 5") == "not-in-area"


def test_a6_never_together_with_the_deliveryman() -> None:
    scene = Scene().farm(cart={"wheat": 4}, cards=["messenger", "deliveryman"])
    scene.farm(1, cards=["regular 2"]).begin()
    scene.play("use messenger", "use deliveryman", "choose regular 2")
    assert scene.cash() == 4
    assert scene.offers("serve") == []


def test_a6_second_deliveries_do_not_count_for_the_merchant() -> None:
    scene = Scene().farm(cash=9, cart={"wheat": 2}, cards=["messenger", "merchant", "regular 1"])
    scene.begin().play("use messenger")
    assert scene.why("use merchant") == "helper-no-effect"


# --- A7: the Harvest Hand twice -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tokens", "once", "twice"), [(1, 0, 0), (2, 0, 0), (3, 0, 0), (4, 1, 1), (5, 1, 2), (6, 1, 2)]
)
def test_a7_the_nth_extra_vegetable_needs_3_and_n_tokens(
    tokens: int, once: int, twice: int
) -> None:
    for uses, most in ((1, once), (2, twice)):
        cards = ["harvest_hand"] + ["foreman"] * (uses - 1)
        # The other field lets the Harvest Hand do something in any case.
        fields = [(6, "turnip", tokens), (6, "pumpkin", 6)]
        scene = Scene("harvest").farm(fields=fields, cards=cards).begin()
        scene.play(*["use harvest_hand", "accept"] * (uses - 1), "use harvest_hand", "harvest")
        if most:
            choices = [f"extra {number}" for number in range(most + 1)]
            assert scene.offers("extra") == choices
            scene.play(f"extra {most}")
        scene.play("extra 0")
        assert scene.cart("turnip") == 1 + most
        assert scene.cart("pumpkin") == 1


def test_a7_the_home_field_gives_nothing_more() -> None:
    scene = Scene("harvest").farm(home=("wheat", 9), cards=["harvest_hand"]).begin()
    assert scene.cart("wheat") == 1
    assert scene.area() == ["harvest_hand"]


# --- A8: helpers that last ------------------------------------------------------------------------


LASTING = ("housemaid", "messenger", "official", "saleswoman bonus", "harvest_hand")


@pytest.mark.parametrize("use", LASTING)
def test_a8_they_last_from_their_use_to_the_end_of_the_turn(use: str) -> None:
    scene = Scene(seats=1).farm(cards=[use.split()[0]]).begin()
    assert not any(scene.of()["lasting"].values())
    scene.play(f"use {use}")
    assert sum(bool(value) for value in scene.of()["lasting"].values()) == 1
    scene.play("loan", "two_pack", "keep none")
    assert any(scene.of()["lasting"].values()), "other actions do not end it"
    scene.play("done", "done", "done")
    assert not any(scene.of()["lasting"].values())


def test_a8_not_retroactive_for_fields_sown_before() -> None:
    scene = Scene().farm(
        cart={"wheat": 2}, fields=[(5, None, 0), (6, None, 0)], cards=["harvest_hand"]
    )
    scene.begin().play("sow wheat field 2", "use harvest_hand", "sow wheat field 3")
    assert scene.fields()[1:] == [(5, "wheat", 5), (6, "wheat", 7)]


def test_a8_the_messenger_may_double_a_row_already_served_this_turn() -> None:
    scene = messenger().play("serve regular 2", "use messenger", "serve regular 2")
    assert scene.cash() == 8
    assert scene.card("regular 2")["rows"] == 1


def test_a8_unless_the_card_is_gone() -> None:
    scene = messenger(rows=3).play("serve regular 2", "use messenger")
    assert scene.why("serve regular 2") == "not-in-area"


def twice(use: str, **farm: Any) -> Scene:
    """A helper used twice in one turn, with the Foreman."""
    cards = [use.split()[0], "foreman", *farm.pop("cards", [])]
    scene = Scene().farm(cards=cards, **farm).begin()
    return scene.play(f"use {use}", "accept", f"use {use}")


def test_a8_a_second_harvest_hand_adds() -> None:
    scene = twice("harvest_hand", cart={"wheat": 1}, fields=[(5, None, 0)])
    assert scene.play("sow wheat field 2").fields()[1] == (5, "wheat", 7)


def test_a8_the_others_do_not_add_up() -> None:
    scene = twice("housemaid", cart={"wheat": 2}, cards=["stall 7"])
    scene.play("trade stall 7 leek", "give wheat")
    assert (scene.cart("wheat"), scene.cart("leek")) == (1, 1)
    scene = twice("messenger", cart={"wheat": 6}, cards=["regular 2"])
    scene.play("serve regular 2", "serve regular 2")
    assert scene.why("serve regular 2") == "already-served"
    scene = twice("official", cards=["stall 1"])
    assert scene.play("two_pack", "keep none").why("two_pack") == "pack-bought"
    scene = twice("saleswoman bonus", cart={"wheat": 2, "bean": 1}, cards=["casual 2"])
    assert scene.play("serve casual 2").cash() == 8 + 2


def test_a8_a_helper_that_works_once_simply_works_again() -> None:
    scene = Scene().farm(cash=9, cards=["shopper", "foreman"]).begin()
    scene.play("use shopper", "name leek", "accept", "use shopper", "name leek")
    assert (scene.cash(), scene.cart("leek")) == (9 - 4 - 4, 2)


# --- A9: what the Merchant counts -----------------------------------------------------------------


def merchant(served: int = 0) -> Scene:
    """Regulars with wheat and pumpkin, and pumpkin and turnip."""
    scene = Scene().farm(cash=9, cards=["merchant", "regular 1", "regular 3"])
    return scene.regular("regular 1", served=served)


@pytest.mark.parametrize("served", [0, 1, 3])
def test_a9_all_open_regulars_count_served_or_not(served: int) -> None:
    scene = merchant(served).begin().play("use merchant")
    assert scene.offers("name") == ["name pumpkin"]
    scene.play("name pumpkin")
    assert (scene.cash(), scene.cart("pumpkin")) == (9 - 1, 1)


def test_a9_a_regular_that_wants_two_of_a_kind_is_enough() -> None:
    scene = Scene().farm(cash=9, cards=["merchant", "regular 2"]).begin().play("use merchant")
    assert scene.offers("name") == ["name wheat"]


def test_a9_covered_ones_and_those_of_others_do_not_count() -> None:
    scene = Scene().farm(cash=9, cards=["merchant", "regular 1"], packs=[("stall 1", "regular 3")])
    scene.farm(1, cards=["regular 6"]).begin()
    assert scene.why("use merchant") == "helper-no-effect"


def test_a9_a_finished_one_does_not_count() -> None:
    scene = Scene().farm(
        cash=9, cart={"wheat": 1, "pumpkin": 1}, cards=["merchant", "regular 1", "regular 3"]
    )
    scene.regular("regular 1", rows=3).begin()
    assert scene.can("use merchant")
    assert scene.play("serve regular 1").why("use merchant") == "helper-no-effect"


# --- A47: the Merchant with the Shopper -----------------------------------------------------------

WANT_WHEAT_AND_TURNIP = ("regular 2", "regular 5")


def test_a47_the_vegetable_that_costs_nothing_need_not_be_in_the_shop() -> None:
    cards = ["merchant", "shopper", *WANT_WHEAT_AND_TURNIP]
    scene = Scene().farm(cards=cards, shop={"wheat": 0, "turnip": 0}).begin()
    assert scene.why("use merchant") == "helper-no-effect"
    scene.play("use merchant shopper")
    assert scene.offers("name") == ["name wheat", "name turnip"]
    scene.play("name turnip")
    assert (scene.cash(), scene.cart("turnip"), scene.shop("turnip")) == (0, 1, 0)
    assert scene.area() == ["regular 2", "regular 5"], "no other kind can be bought"


def test_a47_the_other_kinds_must_be_in_the_shop() -> None:
    cards = ["merchant", "shopper", *WANT_WHEAT_AND_TURNIP]
    scene = Scene().farm(cash=9, cards=cards, shop={"wheat": 1, "turnip": 0}).begin()
    scene.play("use merchant shopper", "name turnip")
    assert scene.offers("name") == ["name wheat"]
    scene.play("name wheat")
    assert (scene.cash(), scene.cart("wheat"), scene.shop("wheat")) == (9 - 1, 1, 0)
    none_left = Scene().farm(cash=9, cards=cards, shop={"wheat": 0, "turnip": 0}).begin()
    none_left.play("use merchant shopper", "name wheat")
    assert none_left.question == "action"


def test_a47_with_the_haggler_two_come_from_the_supply() -> None:
    cards = ["haggler", "merchant", "shopper", "regular 2"]
    scene = Scene().farm(cards=cards, shop={"wheat": 0}).begin()
    scene.play(*scene.offers("use haggler"), "name wheat")
    assert (scene.cash(), scene.cart("wheat"), scene.shop("wheat")) == (0, 2, 0)


# --- A10: what counts for a casual customer -------------------------------------------------------


def casual(*cards: str, **farm: Any) -> Scene:
    scene = Scene().farm(cart={"wheat": 4, "bean": 1}, cards=["casual 2", *cards], **farm)
    return scene


def test_a10_the_customer_being_served_counts() -> None:
    assert casual("regular 5").begin().play("serve casual 2").cash() == 8
    assert casual("casual 1", "regular 5").begin().play("serve casual 2").cash() == 6


def test_a10_covered_cards_do_not_count() -> None:
    covered = casual(packs=[("stall 1", "regular 5"), ("stall 2", "casual 1")])
    assert covered.begin().play("serve casual 2").cash() == 6
    more = casual("regular 5", "regular 9", packs=[("stall 2", "casual 1")])
    assert more.begin().play("serve casual 2").cash() == 10


def test_a10_a_finished_regular_is_gone_at_once() -> None:
    scene = casual("regular 2", "regular 5").regular("regular 2", rows=3).begin()
    scene.play("serve regular 2")
    before = scene.cash()
    assert scene.play("serve casual 2").cash() == before + 8


def test_a10_a_casual_bought_with_the_tout_counts() -> None:
    scene = Scene().farm(cart={"wheat": 2, "bean": 1}, cards=["tout", "regular 5"])
    scene.farm(1, cards=["casual 2", "regular 9"]).begin()
    scene.play("use tout buy", "choose casual 2")
    assert scene.cash() == 8 - 2, "one casual and one regular: the price of the card, 2 for it"


# --- A12: the Market Crier ------------------------------------------------------------------------


def test_a12_in_the_action_phase_both_halves() -> None:
    scene = Scene().farm(cards=["market_crier", "stall 2"]).stall("stall 2", "bean").begin()
    assert scene.offers("use market_crier") == ["use market_crier refill", "use market_crier sell"]


def test_a12_in_the_card_phase_only_the_sale_and_only_to_pay_for_a_field() -> None:
    scene = Scene("cards").farm(0, hand=["stall 1", "stall 3"], cards=["market_crier", "stall 2"])
    scene.farm(1, hand=["stall 4", "stall 5"]).courtyard("field 1").begin()
    assert scene.offers("use market_crier") == []
    scene.play("take field 1", "play stall 1")
    assert scene.offers("use market_crier") == ["use market_crier sell"]
    scene.play("use market_crier sell", "hawk stall 2 bean")
    assert (scene.actor, scene.cash()) == (1, 0)
    assert scene.is_discarded("market_crier")


@pytest.mark.parametrize(
    ("key", "use"), [("accountant", "use accountant"), ("market_crier", "use market_crier sell")]
)
@pytest.mark.parametrize("pays", [True, False])
def test_a12_the_card_says_whether_it_pays_in_the_card_phase(
    key: str, use: str, pays: bool
) -> None:
    box = from_changes(json.dumps({"helper": [{"key": key, "pays_in_2": pays}]}))
    cards = [key, "stall 2"]
    scene = Scene("cards", box=box).farm(0, hand=["stall 1", "stall 3"], cards=cards)
    scene.farm(1, hand=["stall 4", "stall 5"]).courtyard("field 1").begin()
    scene.play("take field 1", "play stall 1")
    assert scene.question == "funds"
    assert scene.can(use) == pays
    assert scene.why(use) == ("" if pays else "helper-not-now")
    penalty = Scene(box=box).farm(cards=[*cards, "regular 9"]).regular("regular 9", red=True)
    penalty.begin().play("done")
    assert penalty.question == "funds"
    assert penalty.can(use), "the action phase is its own"


# --- A16: missed deliveries -----------------------------------------------------------------------


def test_a16_every_open_regular_not_served_is_missed_at_the_end_of_the_turn() -> None:
    scene = Scene().farm(cash=9, cart={"wheat": 2}, cards=["regular 2", "regular 5", "regular 9"])
    scene.regular("regular 5", rows=2).regular("regular 9", rows=1, red=True).begin()
    scene.play("serve regular 2")
    assert not scene.card("regular 5")["red"]
    scene.play("done")
    assert not scene.card("regular 2")["red"]
    assert scene.card("regular 5")["red"]
    assert scene.card("regular 9")["red"]
    assert scene.cash() == 9 + 4 - 2
    assert [scene.card(f"regular {n}")["rows"] for n in (5, 9)] == [2, 1], "the rows stay"


def test_a16_each_red_one_costs_2() -> None:
    scene = Scene().farm(cash=9, cards=["regular 2", "regular 5"])
    scene.regular("regular 2", red=True).regular("regular 5", red=True).begin().play("done")
    assert scene.cash() == 9 - 4


def test_a16_a_delivery_by_another_does_not_count() -> None:
    scene = Scene().farm(0, cart={"wheat": 2}, cards=["deliveryman"])
    scene.farm(1, cards=["regular 2"]).begin()
    scene.play("use deliveryman", "choose regular 2", "done", "done").play("done", seat=1)
    assert scene.card("regular 2", 1)["red"]


def test_a16_red_stays_red_until_the_saleswoman() -> None:
    scene = Scene(seats=1).farm(cash=9, cart={"wheat": 2}, cards=["regular 2", "saleswoman"])
    scene.regular("regular 2", red=True).begin().play("serve regular 2", "done", "done", "done")
    assert scene.card("regular 2")["red"]
    assert not scene.play("use saleswoman markers").card("regular 2")["red"]


@pytest.mark.parametrize(("red", "cash"), [(False, 9), (True, 7)])
def test_a16_round_9_is_no_exception(red: bool, cash: int) -> None:
    scene = Scene(round=9).farm(cash=9, cards=["regular 2"]).regular("regular 2", red=red)
    scene.begin().play("done")
    assert scene.card("regular 2")["red"]
    assert scene.cash() == cash


# --- A17: the Saleswoman after a miss -------------------------------------------------------------


def frederic() -> Scene:
    """Three regulars, two of them red, vegetables for all."""
    scene = Scene().farm(
        cash=3,
        cart={"wheat": 2, "turnip": 3, "cabbage": 1},
        cards=["regular 2", "regular 5", "regular 9", "saleswoman"],
    )
    return scene.regular("regular 2", red=True).regular("regular 5", red=True).begin()


def test_a17_a_miss_may_be_declared_and_counts_at_once() -> None:
    scene = frederic().play("miss regular 9")
    assert scene.card("regular 9")["red"]
    assert scene.cash() == 3
    scene.play("miss regular 2")
    assert scene.cash() == 3 - 2


def test_a17_it_is_final() -> None:
    scene = frederic().play("miss regular 9")
    assert scene.why("serve regular 9") == "already-missed"
    assert scene.why("miss regular 9") == "already-missed"


def test_a17_there_is_no_second_penalty() -> None:
    scene = frederic().play("miss regular 9", "serve regular 2", "serve regular 5")
    before = scene.cash()
    scene.play("done")
    assert scene.cash() == before
    wiped = frederic().play("miss regular 9", "use saleswoman markers", "serve regular 2")
    wiped.play("serve regular 5", "done")
    assert not wiped.card("regular 9")["red"]


def test_a17_the_others_must_still_be_served() -> None:
    scene = frederic().play("miss regular 9", "use saleswoman markers")
    assert [scene.card(f"regular {n}")["red"] for n in (2, 5, 9)] == [False] * 3
    scene.play("serve regular 2", "done")
    assert [scene.card(f"regular {n}")["red"] for n in (2, 5, 9)] == [False, True, False]


def test_a17_not_for_a_regular_that_was_served() -> None:
    scene = frederic().play("serve regular 9")
    assert scene.why("miss regular 9") == "already-served"
    assert scene.offers("miss") == ["miss regular 2", "miss regular 5"]


def test_a17_the_penalty_of_a_declared_miss_opens_the_paying_window() -> None:
    scene = Scene().farm(cards=["regular 2"]).regular("regular 2", red=True).begin()
    assert scene.play("miss regular 2").question == "funds"
    scene.play("loan")
    assert (scene.question, scene.cash()) == ("action", 3)


# --- A18: the Deliveryman -------------------------------------------------------------------------


def deliveryman(rows: int = 0, owner_first: bool = True) -> Scene:
    """Seat 0 has the regular, seat 1 the Deliveryman and wheat for two deliveries."""
    first = 0 if owner_first else 1
    scene = Scene(first=first, second=1 - first).farm(0, cart={"wheat": 2}, cards=["regular 2"])
    scene.farm(1, cart={"wheat": 4}, cards=["deliveryman"])
    return scene.regular("regular 2", rows=rows).begin()


def test_a18_it_uses_the_next_row_also_of_one_already_served_this_round() -> None:
    scene = deliveryman().play("serve regular 2", "done", "done")
    scene.play("use deliveryman", "choose regular 2")
    assert (scene.cash(0), scene.cash(1)) == (4, 5)
    assert scene.card("regular 2", 0)["rows"] == 2
    assert scene.is_discarded("deliveryman"), "once"
    assert not scene.can("use deliveryman")


def test_a18_a_covered_regular_is_out_of_reach() -> None:
    scene = Scene().farm(cart={"wheat": 4}, cards=["deliveryman"])
    scene.farm(1, packs=[("stall 1", "regular 2")]).begin()
    assert scene.why("use deliveryman") == "helper-no-effect"


def test_a18_it_does_not_fulfil_the_owners_duty() -> None:
    scene = deliveryman(owner_first=False).play("use deliveryman", "choose regular 2")
    assert scene.card("regular 2", 0)["duty"] == "due"
    scene.play("done", "store wheat", "done", "done").play("done", seat=0)
    assert scene.card("regular 2", 0)["red"]


def test_a18_the_owner_may_serve_the_row_after_it() -> None:
    scene = deliveryman(owner_first=False).play("use deliveryman", "choose regular 2")
    scene.play("done", "store wheat", "done", "done").play("serve regular 2", seat=0)
    assert scene.cash(0) == 5
    assert scene.card("regular 2", 0)["rows"] == 2


def test_a18_a_card_finished_by_it_takes_the_duty_with_it() -> None:
    scene = deliveryman(rows=3, owner_first=False).play("use deliveryman", "choose regular 2")
    assert (scene.cash(0), scene.cash(1)) == (2, 6 - 2)
    assert scene.is_discarded("regular 2")
    scene.play("done", "store wheat", "done", "done").play("done", "store wheat", "done", seat=0)
    assert (scene.question, scene.cash(0)) == ("path", 2), "no penalty"


# --- A19: the Con Man with four players -----------------------------------------------------------


def con_man(seat: int) -> Scene:
    """Everybody has a helper; one seat has the Con Man, too. The pairs are 0-2 and 1-3."""
    scene = Scene(seats=4)
    for other, helper in enumerate(("housemaid", "tout", "official", "shopper")):
        scene.farm(other, cards=[helper] + ["con_man"] * (other == seat))
    return scene.partners({0: 2, 1: 3}).begin()


@pytest.mark.parametrize("seat", [0, 1])
def test_a19_who_acts_first_cannot_use_it(seat: int) -> None:
    scene = con_man(seat)
    assert scene.why("use con_man", seat=seat) == "helper-no-effect"
    scene.play("done", "done", seat=1 - seat)
    assert scene.why("use con_man", seat=seat) == "helper-no-effect", "no partner has finished"


@pytest.mark.parametrize(("seat", "prey"), [(2, "housemaid"), (3, "tout")])
def test_a19_the_partners_acting_second_take_from_their_partner_only(seat: int, prey: str) -> None:
    scene = con_man(seat).play("done", "done", seat=0).play("done", "done", seat=1)
    scene.play("done", "done", seat=5 - seat)
    scene.play("use con_man", seat=seat)
    assert scene.offers("choose") == [f"choose {prey}"]
    scene.play(f"choose {prey}")
    assert prey in scene.area(seat)
    assert scene.area(seat - 2) == ["con_man"]
    assert not scene.is_discarded("con_man")


# --- A34: the Saleswoman --------------------------------------------------------------------------


def test_a34_the_first_half_acts_at_once_and_not_on_what_comes_later() -> None:
    scene = Scene().farm(cash=9, cards=["regular 2", "regular 5", "saleswoman"])
    scene.regular("regular 2", red=True).begin().play("use saleswoman markers")
    assert not scene.card("regular 2")["red"]
    assert not any(scene.of()["lasting"].values())
    scene.play("miss regular 5")
    assert scene.card("regular 5")["red"]


def test_a34_the_first_half_needs_a_red_marker_now() -> None:
    scene = Scene().farm(cards=["regular 2", "saleswoman"]).begin()
    assert scene.why("use saleswoman markers") == "helper-no-effect"


def test_a34_the_second_half_is_used_ahead_and_lasts_for_the_turn() -> None:
    cart = {"wheat": 3, "pumpkin": 1, "turnip": 1, "bean": 1}
    scene = Scene().farm(cart=cart, cards=["saleswoman", "casual 1", "casual 2"]).begin()
    scene.play("use saleswoman bonus")
    assert scene.is_discarded("saleswoman")
    scene.play("loan", "serve casual 1", "serve casual 2")
    assert scene.cash() == 5 + (7 + 2) + (8 + 2), "whatever customers there are"


# --- A37: the rest of the solitaire game ----------------------------------------------------------


def test_a37_the_deliveryman_serves_the_dummys_regulars() -> None:
    scene = solo_action("regular 2", round_=3, cart={"wheat": 2}, cards=["deliveryman"]).begin()
    scene.play("use deliveryman", "choose regular 2")
    assert scene.cash() == 4
    assert scene.card("regular 2", 1)["rows"] == 1


def test_a37_the_dummys_customers_have_no_duties_and_never_turn_red() -> None:
    scene = solo_action("regular 2", "regular 5", round_=3, cash=9).begin()
    assert scene.offers("miss") == []
    assert scene.why("serve regular 2") == "not-in-area"
    for _ in range(3):
        scene.play("done", "done", "done")
    assert scene.cash() == 9
    assert not any(scene.card(card, 1).get("red") for card in ("regular 2", "regular 5"))


def test_a37_the_view_shows_no_markers_and_duties_of_the_dummy() -> None:
    facts = solo_action("regular 2", round_=3).begin().card("regular 2", 1)
    assert facts["rows"] == 0
    assert facts.get("duty") in (None, "not_due")
    assert not facts.get("red")


def test_a37_the_foreman_sees_the_own_discards_only() -> None:
    farm: dict[str, Any] = {"cart": {"wheat": 1}, "cards": ["foreman", "trader 1"]}
    scene = solo_action("stall 1", "stall 2", round_=3, **farm)
    scene.stall("stall 1", "cabbage").begin()
    scene.play("use trader", "trade stall 1 cabbage", "give wheat")
    assert scene.is_discarded("stall 1")
    assert scene.question == "foreman", "the Trader is one's own discard"
    assert scene.play("accept").area() == ["trader 1"]


@pytest.mark.parametrize(
    ("path", "loans", "level"),
    [(17, 1, 0), (17, 0, 1), (18, 0, 2), (20, 2, 2), (19, 0, 3), (20, 0, 3)],
)
def test_a37_the_level_is_told_by_the_space_after_loans(path: int, loans: int, level: int) -> None:
    scene = Scene(seats=1, round=9).farm(path=path, loans=loans).begin().play("done")
    if not scene.position.is_over:
        scene.play("done")
    (space,) = scene.position.scores()
    good = list(scene.position.components.level)
    assert good == [17, 18, 19]
    assert sum(space >= least for least in good) == level
