"""The helpers from Messenger to Trader, one after the other (12.11 to 12.20).

Each has tests of what it does, of its phase and limits, and of every combination it is named in.
"""

from typing import Any

import pytest

from tests.loyang.builders import Scene

HOME = ("wheat", 6)
USES = {
    "messenger": ["use messenger"],
    "official": ["use official"],
    "ploughman": ["use ploughman clear", "use ploughman harvest"],
    "saleswoman": ["use saleswoman markers", "use saleswoman bonus"],
    "shopper": ["use shopper"],
    "tenant": ["use tenant"],
    "leaseholder": ["use leaseholder buy", "use leaseholder swap"],
    "tout": ["use tout swap", "use tout buy"],
    "trader 1": ["use trader"],
}
PACKED_LUNCH = {"wheat": 1, "pumpkin": 1, "turnip": 1}  # what casual 1 wants


def turn(*cards: str, seats: int = 2, round: int = 3, **farm: Any) -> Scene:
    """The action turn of seat 0 with these cards; the home field is sown."""
    return Scene("action", seats=seats, round=round).farm(cards=cards, home=HOME, **farm).begin()


def ready(helper: str, step: str = "action", **farm: Any) -> Scene:
    """A helper with everything that it could need on both sides; not begun yet."""
    scene = Scene(step).farm(
        cards=[helper, "regular 1", "casual 1"],
        cash=9,
        cart={"wheat": 2, "pumpkin": 1, "bean": 1},
        fields=[(4, "bean", 3), (3, "leek", 1), (5, None, 0)],
        home=HOME,
        pile=[3, 4],
        **farm,
    )
    scene.farm(1, cards=["stall 1", "casual 2"], fields=[(6, "turnip", 5)], home=HOME)
    return scene.regular("regular 1", red=True)


def end_turn(scene: Scene) -> Scene:
    """No more actions; the cart must hold no more than fits, and no step is made."""
    return scene.play("done", "done")


def to_the_next_round(scene: Scene) -> Scene:
    """Both players of two end their turns, and the next round begins."""
    return end_turn(end_turn(scene))


def lasting(scene: Scene, helper: str, seat: int = 0) -> bool:
    return bool(scene.of(seat)["lasting"][helper])


# --- Phases ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("helper", USES)
def test_it_is_ready_in_the_action_turn_and_not_at_its_end(helper: str) -> None:
    scene = ready(helper).begin()
    assert [scene.why(use) for use in USES[helper]] == [""] * len(USES[helper])
    scene.play("done")
    assert scene.question == "store"
    assert all(scene.why(use) == "helper-not-now" for use in USES[helper])


@pytest.mark.parametrize("helper", USES)
def test_it_is_not_for_the_card_phase(helper: str) -> None:
    scene = ready(helper, "cards", hand=["stall 3", "stall 4"]).courtyard("casual 3").begin(0)
    assert scene.question == "distribute"
    assert all(scene.why(use) == "helper-not-now" for use in USES[helper])
    assert scene.can("throw trader" if helper == "trader 1" else f"throw {helper}")


@pytest.mark.parametrize("helper", USES)
def test_it_is_used_in_the_own_turn_only(helper: str) -> None:
    scene = ready(helper).begin(1)
    assert all(scene.why(use, seat=0) == "not-your-turn" for use in USES[helper])


@pytest.mark.parametrize("helper", USES)
def test_it_is_of_no_use_while_it_is_covered(helper: str) -> None:
    scene = Scene().farm(packs=[("stall 9", helper)], cash=9, cart=PACKED_LUNCH, home=HOME).begin()
    assert all(scene.why(use) == "helper-absent" for use in USES[helper])
    assert scene.offers("throw") == []


@pytest.mark.parametrize("helper", USES)
def test_a14_thrown_away_it_does_nothing_and_what_lay_under_it_appears(helper: str) -> None:
    scene = Scene().farm(packs=[(helper, "stall 9")], cash=4, home=HOME).begin()
    scene.play("throw trader" if helper == "trader 1" else f"throw {helper}")
    assert scene.is_discarded(helper)
    assert scene.area() == ["stall 9"]
    assert scene.cash() == 4
    assert not any(scene.of()["lasting"].values())


# --- 12.11 Messenger ------------------------------------------------------------------------------


def test_messenger_serves_a_regular_twice_in_the_same_row_at_the_same_price() -> None:
    scene = turn("messenger", "regular 1", cart={"wheat": 3, "pumpkin": 3})
    scene.play("use messenger", "serve regular 1", "serve regular 1")
    assert scene.cash() == 4 + 4
    assert scene.card("regular 1")["rows"] == 1
    assert scene.cart("wheat") == scene.cart("pumpkin") == 1
    assert scene.why("serve regular 1") == "already-served"


def test_messenger_is_needed_for_a_second_delivery() -> None:
    scene = turn("messenger", "regular 1", cart={"wheat": 2, "pumpkin": 2})
    scene.play("serve regular 1")
    assert scene.why("serve regular 1") == "already-served"


def test_messenger_is_discarded_when_it_is_activated_and_works_later_in_the_turn() -> None:
    scene = turn("messenger", "regular 1", cart={"wheat": 2, "pumpkin": 2}, cash=3)
    scene.play("use messenger")
    assert scene.is_discarded("messenger")
    scene.play("buy wheat", "serve regular 1", "serve regular 1")
    assert scene.cash() == 8


def test_messenger_serves_each_of_the_regulars_twice() -> None:
    scene = turn("messenger", "regular 1", "regular 2", cart={"wheat": 6, "pumpkin": 2})
    scene.regular("regular 2", rows=1)
    scene.play("use messenger", *["serve regular 1", "serve regular 2"] * 2)
    assert scene.cash() == 2 * 4 + 2 * 5


def test_messenger_leaves_it_to_the_player_whom_to_serve_twice_and_one_delivery_is_enough() -> None:
    scene = turn("messenger", "regular 1", cart={"wheat": 1, "pumpkin": 1})
    scene.play("use messenger", "serve regular 1", "done")
    assert not scene.card("regular 1")["red"]
    assert scene.cash() == 4


def test_messenger_needs_both_vegetables_for_the_second_delivery() -> None:
    scene = turn("messenger", "regular 1", cart={"wheat": 2, "pumpkin": 1})
    scene.play("use messenger", "serve regular 1")
    assert scene.why("serve regular 1") == "not-in-cart"


def test_messenger_lets_the_first_delivery_pay_for_the_vegetables_of_the_second() -> None:
    scene = turn("messenger", "regular 1", cart={"wheat": 1, "pumpkin": 1}, cash=3)
    scene.play("use messenger", "serve regular 1", "buy wheat", "buy pumpkin", "serve regular 1")
    assert scene.cash() == 3 + 4 - 3 - 4 + 4


def test_messenger_a8_doubles_a_row_that_was_served_before_it_was_used() -> None:
    scene = turn("messenger", "regular 3", cart={"pumpkin": 2, "turnip": 2})
    scene.regular("regular 3", rows=2)
    scene.play("serve regular 3", "use messenger", "serve regular 3")
    assert scene.cash() == 6 + 6
    assert scene.card("regular 3")["rows"] == 3


def test_messenger_a8_cannot_double_the_row_of_a_customer_who_is_gone() -> None:
    scene = turn("messenger", "regular 1", cart={"wheat": 2, "pumpkin": 2})
    scene.regular("regular 1", rows=3).play("serve regular 1", "use messenger")
    assert scene.why("serve regular 1") == "not-in-area"
    assert scene.offers("serve") == []


def test_messenger_makes_both_deliveries_of_the_top_row_at_once() -> None:
    scene = turn("messenger", "regular 1", cart={"wheat": 2, "pumpkin": 2})
    scene.regular("regular 1", rows=3).play("use messenger", "serve regular 1 twice")
    assert scene.cash() == 6 + 6
    assert scene.cart("wheat") == scene.cart("pumpkin") == 0
    assert scene.is_discarded("regular 1")


def test_messenger_needs_four_vegetables_for_the_top_row_twice_and_two_for_it_once() -> None:
    scene = turn("messenger", "regular 1", cart={"wheat": 2, "pumpkin": 1})
    scene.regular("regular 1", rows=3).play("use messenger")
    assert scene.why("serve regular 1 twice") == "not-in-cart"
    scene.play("serve regular 1")
    assert scene.cash() == 6
    assert scene.is_discarded("regular 1")


def test_messenger_makes_the_deliveries_of_a_lower_row_one_by_one() -> None:
    scene = turn("messenger", "regular 1", cart={"wheat": 2, "pumpkin": 2}).play("use messenger")
    assert scene.why("serve regular 1 twice") == "not-twice"


def test_messenger_top_row_is_not_served_twice_without_it() -> None:
    scene = turn("messenger", "regular 1", cart={"wheat": 2, "pumpkin": 2})
    scene.regular("regular 1", rows=3)
    assert scene.why("serve regular 1 twice") == "not-twice"


def test_messenger_gives_a_customer_five_deliveries_in_four_rows() -> None:
    scene = turn("messenger", "regular 2", cart={"wheat": 4})
    scene.regular("regular 2", rows=1).play("use messenger", *["serve regular 2"] * 2)
    assert scene.card("regular 2")["rows"] == 2
    later = turn("regular 2", cart={"wheat": 2}).regular("regular 2", rows=2)
    later.play("serve regular 2")
    assert later.card("regular 2")["rows"] == 3


def test_messenger_does_not_help_a_regular_whose_miss_was_declared() -> None:
    scene = turn("messenger", "regular 1", cart={"wheat": 2, "pumpkin": 2})
    scene.play("miss regular 1", "use messenger")
    assert scene.why("serve regular 1") == "already-missed"


def test_messenger_doubles_the_regular_that_lay_under_it() -> None:
    scene = Scene().farm(packs=[("messenger", "regular 1")], cart={"wheat": 2, "pumpkin": 2})
    scene.begin().play("use messenger", "serve regular 1", "serve regular 1")
    assert scene.cash() == 8


def test_messenger_is_over_in_the_next_round() -> None:
    scene = turn("messenger", "regular 1").play("use messenger")
    assert lasting(scene, "messenger")
    to_the_next_round(scene)
    assert not lasting(scene, "messenger")


def test_messenger_and_foreman_do_not_add_up_to_three_deliveries() -> None:
    scene = turn("messenger", "foreman", "regular 1", cart={"wheat": 3, "pumpkin": 3})
    scene.play("use messenger", "accept", "use messenger")
    scene.play("serve regular 1", "serve regular 1")
    assert scene.why("serve regular 1") == "already-served"
    assert scene.cash() == 8


def test_messenger_a6_and_deliveryman_serve_another_players_regular_only_once() -> None:
    scene = Scene().farm(0, cards=["messenger", "deliveryman"], cart={"wheat": 4, "pumpkin": 4})
    scene.farm(1, cards=["regular 1"]).begin()
    scene.play("use messenger", "use deliveryman", "choose regular 1")
    assert scene.cash() == 4
    assert scene.question == "action"
    assert scene.card("regular 1", 1)["rows"] == 1
    assert scene.why("serve regular 1") == "not-in-area"


def test_messenger_a6_top_row_delivered_by_the_deliveryman_is_paid_once() -> None:
    scene = Scene().farm(0, cards=["messenger", "deliveryman"], cart={"wheat": 2, "pumpkin": 2})
    scene.farm(1, cards=["regular 1"]).regular("regular 1", rows=3).begin()
    scene.play("use messenger", "use deliveryman", "choose regular 1")
    assert scene.cash() == 6 - 2
    assert scene.cart("wheat") == 1


def test_messenger_a6_second_deliveries_do_not_count_for_the_merchant() -> None:
    scene = turn("messenger", "merchant", "regular 1", cash=5).play("use messenger")
    assert scene.why("use merchant") == "helper-no-effect"


def test_messenger_does_not_reach_the_regulars_of_the_dummy() -> None:
    scene = Scene(seats=1).farm(cards=["messenger", "regular 1"], cart={"wheat": 4, "pumpkin": 4})
    scene.dummy("regular 2").begin().play("use messenger", *["serve regular 1"] * 2)
    assert scene.why("serve regular 2") == "not-in-area"
    assert scene.cash() == 8


# --- 12.12 Official -------------------------------------------------------------------------------


def test_official_makes_the_two_pack_free() -> None:
    scene = turn("official", "tenant", "stall 1", "stall 2")
    assert scene.why("two_pack") == "no-cash"
    scene.play("use official", "two_pack", "keep none")
    assert scene.cash() == 0
    assert scene.of()["pack_bought"]


def test_official_saves_the_whole_price_however_many_cards_lie_open() -> None:
    scene = turn("official", "tenant", "tout", "shopper", "squire", cash=3)
    scene.play("use official", "two_pack", "keep none")
    assert scene.cash() == 3


def test_official_thrown_away_lowers_the_price_by_one_only() -> None:
    scene = turn("official", "tenant", "tout", cash=3).play("throw official", "two_pack")
    assert scene.cash() == 1


def test_official_does_not_pay_for_the_common_fields_of_the_two_pack() -> None:
    scene = turn("official", "tenant", cash=5).deck("field 1", "field 2")
    scene.play("use official", "two_pack", "keep first over second")
    assert scene.cash() == 5 - 2 * 2


def test_official_allows_no_second_two_pack() -> None:
    scene = turn("official", cash=5).play("use official", "two_pack", "keep none")
    assert scene.why("two_pack") == "pack-bought"


def test_official_has_no_use_once_the_two_pack_is_bought() -> None:
    scene = turn("official", cash=5).play("two_pack", "keep none")
    assert scene.cash() == 4
    assert scene.why("use official") == "helper-no-effect"
    assert scene.can("throw official")


def test_official_is_not_needed_without_helpers_and_stalls() -> None:
    scene = turn().play("two_pack", "keep none")
    assert scene.cash() == 0


def test_official_covers_a_card_that_appears_when_it_is_activated() -> None:
    scene = Scene().farm(packs=[("official", "stall 1")]).begin().play("use official")
    assert scene.is_discarded("official")
    assert scene.area() == ["stall 1"]
    assert scene.can("two_pack")


def test_official_is_over_in_the_next_round() -> None:
    scene = turn("official", "stall 1").play("use official")
    assert lasting(scene, "official")
    to_the_next_round(scene)
    assert not lasting(scene, "official")


def test_official_is_for_its_owner_alone() -> None:
    scene = Scene().farm(0, cards=["official"]).farm(1, cards=["stall 1"]).begin()
    end_turn(scene.play("use official"))
    assert scene.actor == 1
    assert scene.why("two_pack") == "no-cash"


def test_official_taken_back_by_the_foreman_can_be_kept_for_a_later_round() -> None:
    scene = turn("official", "foreman").play("use official", "accept", "two_pack", "keep none")
    assert scene.area() == ["official"]
    assert scene.why("two_pack") == "pack-bought"


def test_official_works_in_the_solitaire_game() -> None:
    scene = turn("official", "stall 1", "stall 2", seats=1)
    scene.play("use official", "two_pack", "keep none")
    assert scene.cash() == 0


# --- 12.13 Ploughman ------------------------------------------------------------------------------


def test_ploughman_clears_a_field_and_the_vegetables_are_lost() -> None:
    scene = turn("ploughman", fields=[(4, "bean", 3)], cash=2)
    scene.play("use ploughman clear", "pick 1 field 2")
    assert scene.fields()[1:] == [(4, None, 0)]
    assert scene.cart("bean") == 0
    assert scene.cash() == 2
    assert scene.is_discarded("ploughman")


def test_ploughman_lets_the_cleared_field_be_sown_again_at_once() -> None:
    scene = turn("ploughman", fields=[(4, "bean", 3)], cart={"wheat": 1})
    scene.play("use ploughman clear", "pick 1 field 2", "sow wheat field 2")
    assert scene.fields()[1:] == [(4, "wheat", 4)]


def test_ploughman_field_that_is_not_sown_again_stays_as_an_unsown_field() -> None:
    scene = turn("ploughman", fields=[(4, "bean", 3)])
    to_the_next_round(scene.play("use ploughman clear", "pick 1 field 2"))
    assert scene.fields()[1:] == [(4, None, 0)]


def test_ploughman_sowing_keeps_to_the_kinds_of_the_field() -> None:
    scene = turn("ploughman", fields=[(6, "wheat", 3)], cart={"leek": 1})
    scene.play("use ploughman clear", "pick 1 field 2")
    assert scene.why("sow leek field 2") == "wrong-crop"


def test_ploughman_clears_one_field_only() -> None:
    scene = turn("ploughman", fields=[(4, "bean", 3), (5, "wheat", 2)])
    scene.play("use ploughman clear", "pick 1 field 3")
    assert scene.fields()[1:] == [(4, "bean", 3), (5, None, 0)]
    assert scene.question == "action"


def test_ploughman_needs_two_vegetables_on_the_field() -> None:
    scene = turn("ploughman", fields=[(4, "bean", 1)])
    assert scene.why("use ploughman clear") == "helper-no-effect"
    scene = turn("ploughman", fields=[(4, "bean", 1), (4, "bean", 2)]).play("use ploughman clear")
    assert scene.why("pick 1 field 2") == "too-few-tokens"
    assert scene.can("pick 1 field 3")


def test_ploughman_never_clears_the_home_field() -> None:
    assert turn("ploughman").why("use ploughman clear") == "helper-no-effect"
    scene = turn("ploughman", fields=[(4, "bean", 2)]).play("use ploughman clear")
    assert scene.offers("pick") == ["pick 1 field 2"]
    assert scene.why("pick 1 field 1") == "no-field"


def test_ploughman_never_clears_a_field_of_another_player() -> None:
    scene = Scene().farm(0, cards=["ploughman"], fields=[(4, "bean", 2)])
    scene.farm(1, fields=[(4, "bean", 4)]).begin().play("use ploughman clear")
    assert scene.why("pick 2 field 2") == "out-of-reach"


def test_ploughman_clears_a_common_field_without_a_new_fee() -> None:
    scene = turn("ploughman", "field 1", cart={"leek": 1}).sown(0, "field 1", "wheat", 2)
    scene.play("use ploughman clear", "pick 1 field 2", "sow leek field 2")
    assert scene.fields()[1:] == [(3, "leek", 3)]
    assert scene.cash() == 0
    assert scene.area() == ["field 1"]


def test_ploughman_harvests_every_field_with_exactly_one_vegetable() -> None:
    scene = turn("ploughman", fields=[(3, "leek", 1), (4, "bean", 2), (5, "cabbage", 1)])
    scene.play("use ploughman harvest")
    assert scene.cart("leek") == scene.cart("cabbage") == 1
    assert scene.cart("bean") == 0
    assert scene.fields()[1:] == [(4, "bean", 2)]
    assert scene.is_discarded("ploughman")


def test_ploughman_never_harvests_the_home_field() -> None:
    scene = Scene().farm(cards=["ploughman"], home=("wheat", 1), fields=[(3, "leek", 1)]).begin()
    scene.play("use ploughman harvest")
    assert scene.fields() == [(9, "wheat", 1)]
    assert scene.cart("wheat") == 0
    alone = Scene().farm(cards=["ploughman"], home=("wheat", 1)).begin()
    assert alone.why("use ploughman harvest") == "helper-no-effect"


def test_ploughman_has_nothing_to_harvest_on_fields_with_more_or_none() -> None:
    scene = turn("ploughman", fields=[(3, "leek", 2), (4, None, 0)])
    assert scene.why("use ploughman harvest") == "helper-no-effect"


def test_ploughman_harvest_sends_an_emptied_common_field_to_the_discard() -> None:
    scene = Scene().farm(cards=["ploughman"], packs=[("field 1", "stall 1")], home=HOME)
    scene.sown(0, "field 1", "leek", 1).begin().play("use ploughman harvest")
    assert scene.is_discarded("field 1")
    assert scene.fields() == [(9, "wheat", 6)]
    assert scene.area() == ["stall 1"]


def test_ploughman_does_one_of_the_two() -> None:
    scene = turn("ploughman", fields=[(3, "leek", 1), (4, "bean", 2)])
    scene.play("use ploughman harvest")
    assert scene.why("use ploughman clear") == "helper-absent"


def test_ploughman_and_harvest_hand_give_the_field_one_vegetable_more() -> None:
    scene = turn("ploughman", "harvest_hand", fields=[(4, "bean", 2)], cart={"wheat": 1})
    scene.play("use harvest_hand", "use ploughman clear", "pick 1 field 2", "sow wheat field 2")
    assert scene.fields()[1:] == [(4, "wheat", 5)]


def test_ploughman_a8_and_foreman_work_twice() -> None:
    scene = turn("ploughman", "foreman", fields=[(4, "bean", 2), (3, "leek", 1)])
    scene.play("use ploughman clear", "pick 1 field 2", "accept", "use ploughman harvest")
    assert scene.fields()[1:] == [(4, None, 0)]
    assert scene.cart("leek") == 1
    assert scene.is_discarded("foreman")
    assert scene.is_discarded("ploughman")


@pytest.mark.parametrize(("ploughed", "still_discarded"), [(True, True), (False, False)])
def test_ploughman_harvest_does_not_bring_the_shuffle_of_the_solitaire_game(
    ploughed: bool, still_discarded: bool
) -> None:
    scene = Scene(seats=1).farm(cards=["ploughman"], home=HOME, fields=[(3, "leek", 1)])
    scene.discards("casual 5").begin()
    if ploughed:
        scene.play("use ploughman harvest")
    end_turn(scene)
    assert scene.position.round == 4
    assert scene.fields() == [(9, "wheat", 5)]
    assert scene.is_discarded("casual 5") == still_discarded


# --- 12.14 Saleswoman -----------------------------------------------------------------------------


def test_saleswoman_turns_all_own_markers_to_blue() -> None:
    scene = turn("saleswoman", "regular 1", "regular 2", "regular 3")
    scene.regular("regular 1", red=True).regular("regular 3", red=True)
    scene.play("use saleswoman markers")
    assert [scene.card(f"regular {n}")["red"] for n in (1, 2, 3)] == [False, False, False]
    assert scene.is_discarded("saleswoman")


def test_saleswoman_leaves_the_markers_of_others_alone() -> None:
    scene = Scene().farm(0, cards=["saleswoman", "regular 1"]).farm(1, cards=["regular 2"])
    scene.regular("regular 1", red=True).regular("regular 2", red=True).begin()
    scene.play("use saleswoman markers")
    assert scene.card("regular 2", 1)["red"]


def test_saleswoman_has_no_marker_to_turn_when_none_is_red() -> None:
    scene = Scene().farm(0, cards=["saleswoman", "regular 1"]).farm(1, cards=["regular 2"])
    scene.regular("regular 2", red=True).begin()
    assert scene.why("use saleswoman markers") == "helper-no-effect"
    assert scene.can("use saleswoman bonus")


def test_saleswoman_a17_wipes_out_a_declared_miss_and_the_others_must_still_be_served() -> None:
    scene = turn("saleswoman", "regular 1", "regular 2", "regular 3", cart={"wheat": 2})
    scene.regular("regular 1", red=True).regular("regular 2", red=True)
    scene.play("miss regular 3")
    assert scene.card("regular 3")["red"]
    scene.play("use saleswoman markers", "serve regular 2", "done")
    red = [n for n in (1, 2, 3) if scene.card(f"regular {n}")["red"]]
    assert red == [1]
    assert scene.cash() == 5 - 1


def test_saleswoman_a17_does_not_take_back_a_declared_miss() -> None:
    scene = turn("saleswoman", "regular 2", cart={"wheat": 2})
    scene.play("miss regular 2", "use saleswoman markers")
    assert scene.why("serve regular 2") == "already-missed"
    assert scene.why("miss regular 2") == "already-missed"


def test_saleswoman_a17_does_not_bring_back_the_cash_of_a_red_miss() -> None:
    scene = turn("saleswoman", "regular 2", cash=3).regular("regular 2", red=True)
    scene.play("miss regular 2", "use saleswoman markers", "done")
    assert scene.cash() == 1
    assert not scene.card("regular 2")["red"]


def test_saleswoman_a34_turns_markers_at_once_and_not_for_the_rest_of_the_turn() -> None:
    scene = turn("saleswoman", "regular 1", "regular 2").regular("regular 1", red=True)
    scene.play("use saleswoman markers", "done")
    assert scene.card("regular 1")["red"]
    assert scene.card("regular 2")["red"]
    assert scene.cash() == 0


@pytest.mark.parametrize("regulars", [(), ("regular 1",), ("regular 1", "regular 2")])
def test_saleswoman_lets_a_casual_pay_two_more_than_its_base_whatever_customers_there_are(
    regulars: tuple[str, ...],
) -> None:
    scene = turn("saleswoman", "casual 1", *regulars, cart=PACKED_LUNCH)
    scene.play("use saleswoman bonus", "serve casual 1")
    assert scene.cash() == 7 + 2


def test_saleswoman_a34_bonus_is_activated_ahead_of_other_actions() -> None:
    scene = turn("saleswoman", "casual 1", cart={"wheat": 1, "pumpkin": 1}, cash=5)
    scene.play("use saleswoman bonus")
    assert scene.is_discarded("saleswoman")
    scene.play("buy turnip", "serve casual 1")
    assert scene.cash() == 7 + 2


def test_saleswoman_bonus_pays_for_two_casuals_in_one_turn() -> None:
    scene = turn("saleswoman", "casual 1", "casual 3", cart={"wheat": 2, "pumpkin": 1, "turnip": 3})
    scene.play("use saleswoman bonus", "serve casual 1", "serve casual 3")
    assert scene.cash() == (7 + 2) + (8 + 2)


def test_saleswoman_a8_bonus_does_not_reach_back() -> None:
    scene = turn("saleswoman", "casual 1", "casual 3", cart={"wheat": 2, "pumpkin": 1, "turnip": 3})
    scene.play("serve casual 1", "use saleswoman bonus")
    assert scene.cash() == 7 - 2
    scene.play("serve casual 3")
    assert scene.cash() == 5 + 8 + 2


def test_saleswoman_a8_bonus_does_not_add_up_with_the_foreman() -> None:
    scene = turn("saleswoman", "foreman", "casual 1", cart=PACKED_LUNCH)
    scene.play("use saleswoman bonus", "accept", "use saleswoman bonus", "serve casual 1")
    assert scene.cash() == 9


def test_saleswoman_and_foreman_do_both() -> None:
    scene = turn("saleswoman", "foreman", "casual 1", "regular 2", cart=PACKED_LUNCH)
    scene.regular("regular 2", red=True)
    scene.play("use saleswoman markers", "accept", "use saleswoman bonus", "serve casual 1")
    assert not scene.card("regular 2")["red"]
    assert scene.cash() == 9


def test_saleswoman_bonus_is_over_in_the_next_round() -> None:
    scene = turn("saleswoman").play("use saleswoman bonus")
    assert lasting(scene, "saleswoman")
    to_the_next_round(scene)
    assert not lasting(scene, "saleswoman")


def test_saleswoman_bonus_holds_for_a_casual_bought_with_the_tout() -> None:
    scene = Scene().farm(0, cards=["saleswoman", "tout"], cart=PACKED_LUNCH)
    scene.farm(1, cards=["casual 1"]).begin()
    scene.play("use saleswoman bonus", "use tout buy", "choose casual 1")
    assert scene.cash() == 7 + 2 - 2


def test_saleswoman_bonus_does_not_change_what_regulars_pay() -> None:
    scene = turn("saleswoman", "regular 2", cart={"wheat": 2})
    scene.play("use saleswoman bonus", "serve regular 2")
    assert scene.cash() == 4


# --- 12.15 Shopper --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("vegetable", "price"),
    [("wheat", 1), ("pumpkin", 2), ("turnip", 3), ("cabbage", 3), ("bean", 4), ("leek", 4)],
)
def test_shopper_buys_one_vegetable_from_the_supply_for_two_less(
    vegetable: str, price: int
) -> None:
    scene = turn("shopper", cash=5)
    before = scene.shop(vegetable)
    scene.play("use shopper", f"name {vegetable}")
    assert scene.cash() == 5 - price
    assert scene.cart(vegetable) == 1
    assert scene.shop(vegetable) == before
    assert scene.question == "action"
    assert scene.is_discarded("shopper")


def test_shopper_needs_nothing_in_the_shop() -> None:
    scene = turn("shopper", cash=4, shop={"leek": 0}).play("use shopper", "name leek")
    assert scene.cart("leek") == 1


def test_shopper_has_no_use_without_cash() -> None:
    assert turn("shopper").why("use shopper") == "helper-no-effect"


def test_shopper_a32_needs_the_cash_in_hand() -> None:
    scene = turn("shopper", cash=2).play("use shopper")
    assert scene.offers("name") == ["name wheat", "name pumpkin"]
    assert scene.why("name turnip") == "no-cash"


def test_shopper_a32_may_be_paid_by_a_sale_during_the_purchase() -> None:
    scene = turn("shopper", cash=2, cart={"bean": 1}).play("use shopper", "sell bean", "name leek")
    assert scene.cash() == 0


def test_shopper_and_haggler_buy_two_from_the_supply_for_two_less_in_all() -> None:
    scene = turn("shopper", "haggler", cash=4, shop={"leek": 0})
    scene.play("use haggler shopper", "name leek")
    assert scene.cart("leek") == 2
    assert scene.cash() == 0
    assert scene.shop("leek") == 0
    assert scene.is_discarded("shopper")
    assert scene.is_discarded("haggler")


def test_shopper_and_haggler_must_both_lie_open() -> None:
    scene = Scene().farm(cards=["shopper"], packs=[("stall 1", "haggler")], cash=9).begin()
    assert scene.why("use haggler shopper") == "helper-absent"


def test_shopper_and_merchant_get_a_vegetable_that_is_wanted_twice_for_nothing() -> None:
    scene = turn("shopper", "merchant", "regular 2", shop={"wheat": 0})
    scene.play("use merchant shopper")
    assert scene.why("name leek") == "wrong-crop"
    scene.play("name wheat")
    assert scene.cart("wheat") == 1
    assert scene.cash() == 0
    assert scene.question == "action"
    assert scene.is_discarded("shopper")
    assert scene.is_discarded("merchant")


def test_shopper_and_merchant_sell_the_other_kinds_from_the_shop_as_usual() -> None:
    scene = turn("shopper", "merchant", "regular 2", "regular 5", cash=1)
    scene.play("use merchant shopper", "name turnip")
    assert scene.why("name turnip") == "card-order"
    scene.play("name wheat")
    assert scene.cash() == 0
    assert scene.shop("turnip") == 2
    assert scene.shop("wheat") == 2


def test_shopper_and_merchant_may_stop_after_the_free_vegetable() -> None:
    scene = turn("shopper", "merchant", "regular 2", "regular 5", cash=1)
    scene.play("use merchant shopper", "name turnip", "done")
    assert scene.cash() == 1
    assert scene.cart("turnip") == 1


def test_shopper_and_merchant_have_no_use_when_nothing_is_wanted_twice() -> None:
    scene = turn("shopper", "merchant", "regular 1", cash=9)
    assert scene.why("use merchant shopper") == "helper-no-effect"


def test_shopper_merchant_and_haggler_get_two_of_a_kind_for_nothing() -> None:
    scene = turn("shopper", "merchant", "haggler", "regular 5", shop={"turnip": 0})
    scene.play("use haggler merchant shopper", "name turnip")
    assert scene.cart("turnip") == 2
    assert scene.cash() == 0
    assert all(scene.is_discarded(card) for card in ("shopper", "merchant", "haggler"))


@pytest.mark.parametrize(("answers", "taken"), [(["accept"], "haggler"), (["pass", "accept"], "")])
def test_shopper_or_haggler_is_taken_back_by_the_foreman(answers: list[str], taken: str) -> None:
    scene = turn("shopper", "haggler", "foreman", cash=4)
    scene.play("use haggler shopper", "name wheat", *answers)
    assert scene.area() == [taken or "shopper"]
    assert scene.is_discarded("foreman")


def test_shopper_and_haggler_go_together_so_a_foreman_under_one_may_take_either() -> None:
    taken = []
    for answers in (["accept"], ["pass", "accept"]):
        scene = Scene().farm(cards=["haggler"], packs=[("shopper", "foreman")], cash=4).begin()
        scene.play("use haggler shopper", "name wheat", *answers)
        taken += scene.area()
    assert sorted(taken) == ["haggler", "shopper"]


def test_shopper_a8_and_foreman_work_twice() -> None:
    scene = turn("shopper", "foreman", cash=5)
    scene.play("use shopper", "name leek", "accept", "use shopper", "name wheat")
    assert scene.cart("leek") == scene.cart("wheat") == 1
    assert scene.cash() == 0


def test_shopper_is_discarded_after_the_purchase_and_then_its_lower_card_appears() -> None:
    scene = Scene().farm(packs=[("shopper", "stall 2")], cash=4).begin().play("use shopper")
    assert scene.area() == ["shopper"]
    scene.play("name leek")
    assert scene.area() == ["stall 2"]


# --- 12.16 Squire ---------------------------------------------------------------------------------


HAND = ["stall 1", "casual 1", "regular 1"]
OTHER_HAND = ["stall 10", "casual 10", "regular 10"]
THIRD_HAND = ["stall 11", "casual 11", "regular 11"]


def taking(
    *courtyard: str,
    seats: int = 2,
    others: dict[int, dict[str, Any]] | None = None,
    rules: int | None = None,
    **farm: Any,
) -> Scene:
    """Seat 0 is about to put or take; it has a Squire unless ``cards`` or ``packs`` say more."""
    scene = Scene("cards", seats=seats, rules=rules)
    scene.farm(0, **{"cards": ["squire"], "hand": HAND, **farm})
    hands = {1: OTHER_HAND, 2: THIRD_HAND, 3: ["stall 12", "casual 12"]}
    for seat in range(1, seats):
        scene.farm(seat, hand=hands[seat], **(others or {}).get(seat, {}))
    return scene.courtyard(*courtyard).begin(0)


def test_squire_takes_three_cards_of_the_courtyard_and_one_of_the_hand() -> None:
    scene = taking("stall 2", "regular 2", "casual 3", "casual 4")
    scene.play("use squire", "take stall 2", "take regular 2", "take casual 3")
    assert scene.why("take casual 4") == "too-many-cards"
    scene.play("done", "play stall 1")
    assert scene.area() == ["stall 1", "stall 2", "regular 2", "casual 3"]
    assert scene.is_discarded("squire")
    assert scene.of()["taken"]
    assert scene.position.view(0)["courtyard"] == ["regular 1", "casual 1", "casual 4"]


def test_squire_may_take_fewer_than_three_but_not_none() -> None:
    scene = taking("stall 2", "regular 2").play("use squire")
    assert scene.why("done") == "must-choose"
    scene.play("take regular 2", "done", "play casual 1")
    assert scene.area() == ["regular 2", "casual 1"]
    assert scene.is_discarded("squire")


def test_squire_also_plays_a_card_of_the_hand() -> None:
    scene = taking("stall 2").play("use squire", "take stall 2", "done")
    assert scene.question == "hand"
    assert scene.why("done") == "not-asked"
    assert scene.offers("play") == ["play stall 1", "play regular 1", "play casual 1"]
    scene.play("play regular 1")
    assert scene.area() == ["stall 2", "regular 1"]


def test_squire_stacks_none_of_the_cards() -> None:
    scene = taking("stall 2", "regular 2", "casual 3")
    scene.play("use squire", "take stall 2", "take regular 2", "take casual 3", "done")
    scene.play("play stall 1")
    assert [scene.card(card)["under"] for card in scene.area()] == [None] * 4
    assert scene.card("stall 2")["holds"] == ["wheat", "turnip", "bean"]


def test_squire_pays_for_every_common_field() -> None:
    scene = taking("field 1", "field 3", "casual 3", hand=["field 5", "stall 1"], cash=7)
    scene.play("use squire", "take field 1", "take field 3", "done", "play field 5")
    assert scene.cash() == 7 - 3 * 2
    assert sorted(size for size, _, _ in scene.fields()[1:]) == [3, 4, 5]


def test_squire_lies_there_until_the_fields_are_paid() -> None:
    scene = taking("field 1", "field 3").play("use squire", "take field 1", "take field 3", "done")
    scene.play("play stall 1")
    assert scene.question == "funds"
    assert not scene.is_discarded("squire")
    scene.play("loan")
    assert scene.cash() == 5 - 2 * 2
    assert scene.is_discarded("squire")


def test_squire_a14_thrown_away_while_its_fields_are_paid_is_discarded_once_by_rules_1() -> None:
    scene = taking("field 1", rules=1).play("use squire", "take field 1", "done", "play stall 1")
    assert scene.question == "funds"
    scene.play("throw squire", "loan")
    assert scene.is_discarded("squire")
    assert scene.area() == ["field 1", "stall 1"]
    assert scene.of()["taken"]


def test_squire_thrown_away_while_paying_and_taken_back_by_the_foreman_stays_by_rules_1() -> None:
    scene = taking("field 1", cards=["squire", "foreman"], rules=1)
    scene.play("use squire", "take field 1", "done", "play stall 1", "throw squire", "accept")
    scene.play("loan")
    assert scene.area() == ["field 1", "stall 1", "squire"]


def test_squire_stays_when_its_owner_takes_without_it() -> None:
    scene = taking("stall 2", "stall 3").play("take stall 2", "play stall 1")
    assert scene.area() == ["stall 1", "stall 2", "squire"]
    assert not scene.is_discarded("squire")


def test_squire_has_no_use_at_an_empty_courtyard() -> None:
    assert taking().why("use squire") == "courtyard-empty"


def test_squire_takes_what_two_players_have_turned_over() -> None:
    scene = taking().play("flip", "use squire")
    (card,) = scene.offers("take")
    scene.play(card, "done", "play stall 1")
    assert card.removeprefix("take ") in scene.area()


def test_squire_serves_the_player_who_must_take() -> None:
    scene = taking("stall 2", "stall 3", hand=["stall 1"])
    assert scene.offers("put") == []
    scene.play("use squire", "take stall 2", "take stall 3", "done", "play stall 1")
    assert scene.area() == ["stall 1", "stall 2", "stall 3"]


def test_squire_is_not_used_in_the_round_in_which_it_was_laid_out() -> None:
    assert taking("stall 2", squire_round=3).why("use squire") == "squire-new"
    assert taking("stall 2", squire_round=2).why("use squire") == ""


def test_squire_is_not_for_the_action_phase() -> None:
    scene = turn("squire", cash=9)
    assert scene.why("use squire") == "helper-not-now"
    assert scene.can("throw squire")


def test_squire_a14_may_be_thrown_away_in_the_distribution() -> None:
    scene = taking("stall 2").play("throw squire")
    assert scene.is_discarded("squire")
    assert scene.question == "distribute"
    assert scene.why("use squire") == "helper-absent"


def test_squire_goes_with_the_starter_of_the_introductory_game() -> None:
    scene = taking("stall 2", "stall 3", "stall 4", starter="regular 9")
    scene.play("use squire", "take stall 2", "take stall 3", "take stall 4", "done")
    scene.play("play regular 9")
    assert scene.area() == ["stall 2", "stall 3", "stall 4", "regular 9"]
    assert scene.of()["hand_size"] == 0


def test_squire_is_taken_back_by_a_foreman_that_it_has_brought() -> None:
    scene = taking("foreman").play("use squire", "take foreman", "done", "play stall 1")
    assert scene.question == "foreman"
    scene.play("accept")
    assert scene.area() == ["stall 1", "squire"]
    assert scene.is_discarded("foreman")
    assert scene.of()["taken"]


def test_squire_taken_back_by_its_own_player_serves_in_the_next_round() -> None:
    scene = taking("foreman").play("use squire", "take foreman", "done", "play stall 1", "accept")
    scene.play("take casual 1", "play stall 10")
    while scene.position.round == 3:
        scene.play("done")
    scene.play(scene.offers("put", 1)[0])
    assert scene.actor == 0
    assert scene.can("use squire")


def test_squire_is_taken_back_by_the_foreman_who_lay_under_it() -> None:
    scene = taking("stall 2", cards=[], packs=[("squire", "foreman")])
    scene.play("use squire", "take stall 2", "done", "play stall 1", "accept")
    assert scene.area() == ["stall 1", "stall 2", "squire"]


def test_squire_just_used_is_taken_with_the_foreman_and_used_in_the_same_round() -> None:
    scene = taking("stall 2", "stall 3", others={1: {"cards": ["foreman"]}})
    scene.play("use squire", "take stall 2", "done", "play stall 1")
    assert scene.actor == 1
    scene.play("accept")
    assert scene.area(1) == ["squire"]
    assert scene.can("use squire")
    scene.play("use squire", "take stall 3", "take regular 1", "done", "play stall 10")
    assert scene.area(1) == ["stall 3", "stall 10", "regular 1"]
    assert scene.is_discarded("squire")


def test_squire_may_be_left_by_the_foreman() -> None:
    scene = taking("stall 2", "stall 3", others={1: {"cards": ["foreman"]}})
    scene.play("use squire", "take stall 2", "done", "play stall 1", "pass")
    assert scene.area(1) == ["foreman"]
    assert scene.is_discarded("squire")


def test_squire_taken_by_a_player_who_has_taken_cards_waits_for_a_later_round() -> None:
    scene = taking("stall 2", "stall 3", seats=3, others={2: {"cards": ["foreman"]}})
    scene.play("put casual 1", "put casual 10", "take stall 3", "play stall 11")
    assert scene.of(2)["taken"]
    scene.play("use squire", "take stall 2", "done", "play stall 1")
    assert scene.actor == 2
    scene.play("accept")
    assert scene.area(2) == ["stall 3", "stall 11", "squire"]
    assert scene.actor == 1
    assert scene.why("use squire", 2) == "not-your-turn"


def test_squire_thrown_away_and_taken_with_the_foreman_is_not_used_in_the_same_round() -> None:
    scene = taking("stall 2", "stall 3", others={1: {"cards": ["foreman"]}})
    scene.play("throw squire", "accept", "put casual 1")
    assert scene.actor == 1
    assert scene.why("use squire") == "squire-new"


def test_squire_thrown_away_and_taken_back_by_its_own_player_is_not_used_again() -> None:
    scene = taking("stall 2", cards=["squire", "foreman"]).play("throw squire", "accept")
    assert scene.area() == ["squire"]
    assert scene.why("use squire") == "squire-new"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_squire_can_be_taken_by_everybodys_foreman_with_four_players(seat: int) -> None:
    scene = taking("stall 2", "stall 3", seats=4, others={seat: {"cards": ["foreman"]}})
    scene.play("use squire", "take stall 2", "done", "play stall 1")
    assert scene.actor == seat
    scene.play("accept")
    assert scene.area(seat) == ["squire"]


GRID = ["stall 1", "stall 2", "stall 3", "casual 1", "casual 2", "casual 3", "regular 1", "foreman"]


def at_the_grid(*more: str, **farm: Any) -> Scene:
    """The card phase of the solitaire game with a Squire."""
    scene = Scene("cards", seats=1).farm(**{"cards": ["squire"], "cash": 9, **farm})
    return scene.grid(*GRID, *more).begin()


def test_squire_buys_four_cards_in_the_solitaire_game() -> None:
    scene = at_the_grid().play("use squire", "take stall 1", "take stall 2", "take casual 1")
    scene.play("take regular 1")
    assert scene.why("take stall 3") == "too-many-cards"
    assert scene.cash() == 9 - 0 - 0 - 1 - 2
    scene.play("done")
    assert scene.area() == ["stall 1", "stall 2", "regular 1", "casual 1"]
    assert scene.is_discarded("squire")


def test_squire_may_be_used_after_two_cards_were_bought_in_the_solitaire_game() -> None:
    scene = at_the_grid().play("take stall 1", "take stall 2")
    assert scene.why("take stall 3") == "too-many-cards"
    scene.play("use squire", "take stall 3", "take casual 1")
    assert scene.why("take casual 2") == "too-many-cards"
    assert scene.why("use squire") == "helper-no-effect"


def test_squire_that_was_not_used_stays_in_the_solitaire_game() -> None:
    scene = at_the_grid().play("take stall 1", "take stall 2", "done")
    assert "squire" in scene.area()


def test_squire_bought_from_the_grid_is_not_used_in_the_same_round() -> None:
    scene = at_the_grid("squire", cards=[]).play("take squire")
    assert scene.why("use squire") == "squire-new"


def test_squire_is_taken_back_by_a_foreman_of_the_grid() -> None:
    scene = at_the_grid().play("use squire", "take foreman", "done", "accept")
    assert scene.area() == ["squire"]
    assert scene.is_discarded("foreman")


def test_squire_thrown_away_after_its_use_and_taken_back_stays_alone_by_rules_1() -> None:
    scene = (
        Scene("cards", seats=1, rules=1).farm(cards=["squire", "foreman"]).grid("stall 1").begin()
    )
    scene.play("use squire", "throw squire", "accept", "done")
    assert scene.area() == ["squire"]


# --- 12.17 Tenant ---------------------------------------------------------------------------------


def beside(
    *cards: str, seats: int = 2, round: int = 3, other: dict[str, Any], **farm: Any
) -> Scene:
    """The action turn of seat 0; seat 1 has these things."""
    scene = Scene("action", seats=seats, round=round).farm(0, cards=cards, home=HOME, **farm)
    return scene.farm(1, **{"home": HOME, **other}).begin(0 if seats < 4 else None)


def test_tenant_takes_a_vegetable_from_another_players_field_and_pays_one_cash() -> None:
    scene = beside("tenant", cash=3, other={"fields": [(6, "turnip", 4)]})
    scene.play("use tenant", "pick 2 field 2")
    assert scene.cart("turnip") == 1
    assert scene.fields(1)[1:] == [(6, "turnip", 3)]
    assert (scene.cash(0), scene.cash(1)) == (2, 1)
    assert scene.is_discarded("tenant")


def test_tenant_needs_four_vegetables_on_the_field() -> None:
    scene = beside("tenant", cash=3, other={"fields": [(6, "turnip", 3)]})
    assert scene.why("use tenant") == "helper-no-effect"
    fields = [(6, "turnip", 3), (5, "cabbage", 5)]
    scene = beside("tenant", cash=3, other={"fields": fields}).play("use tenant")
    assert scene.why("pick 2 field 2") == "too-few-tokens"
    assert scene.offers("pick") == ["pick 2 field 3"]


def test_tenant_never_takes_from_a_home_field() -> None:
    assert beside("tenant", cash=3, other={}).why("use tenant") == "helper-no-effect"
    scene = beside("tenant", cash=3, other={"fields": [(6, "turnip", 4)]}).play("use tenant")
    assert scene.why("pick 2 field 1") == "no-field"


def test_tenant_never_takes_from_an_own_field() -> None:
    scene = beside("tenant", cash=3, fields=[(6, "turnip", 6)], other={})
    assert scene.why("use tenant") == "helper-no-effect"
    scene = beside("tenant", cash=3, fields=[(6, "turnip", 6)], other={"fields": [(6, "wheat", 4)]})
    assert scene.play("use tenant").why("pick 1 field 2") == "out-of-reach"


def test_tenant_a32_needs_the_cash_in_hand() -> None:
    scene = beside("tenant", cart={"bean": 1}, other={"fields": [(6, "turnip", 4)]})
    assert scene.why("use tenant") == "no-cash"
    scene.play("sell bean", "use tenant", "pick 2 field 2")
    assert scene.cash() == 1


def test_tenant_takes_from_a_common_field_too() -> None:
    scene = Scene().farm(0, cards=["tenant"], cash=1).farm(1, cards=["field 5"])
    scene.sown(1, "field 5", "cabbage", 5).begin().play("use tenant", "pick 2 field 2")
    assert scene.cart("cabbage") == 1
    assert scene.fields(1)[1:] == [(5, "cabbage", 4)]


def test_tenant_reaches_everybody_with_three_players() -> None:
    scene = Scene(seats=3).farm(0, cards=["tenant"], cash=1).farm(1, fields=[(6, "wheat", 4)])
    scene.farm(2, fields=[(5, "cabbage", 5)]).begin(0).play("use tenant")
    assert scene.offers("pick") == ["pick 2 field 2", "pick 3 field 2"]


def test_tenant_reaches_only_the_partner_with_four_players() -> None:
    scene = Scene(seats=4).farm(0, cards=["tenant"], cash=1)
    for seat in (1, 2, 3):
        scene.farm(seat, fields=[(6, "wheat", 5)])
    scene.begin().play("use tenant", seat=0)
    assert scene.offers("pick", 0) == ["pick 3 field 2"]
    assert scene.why("pick 2 field 2", 0) == "out-of-reach"
    scene.play("pick 3 field 2", seat=0)
    assert scene.cash(2) == 1


def test_tenant_finds_nothing_with_four_players_when_the_partner_has_nothing() -> None:
    scene = Scene(seats=4).farm(0, cards=["tenant"], cash=1)
    scene.farm(1, fields=[(6, "wheat", 5)]).farm(3, fields=[(6, "wheat", 5)]).begin()
    assert scene.why("use tenant", 0) == "helper-no-effect"


@pytest.mark.parametrize("vegetable", ["wheat", "pumpkin", "turnip"])
def test_tenant_buys_for_one_cash_from_the_supply_in_the_solitaire_game(vegetable: str) -> None:
    scene = turn("tenant", seats=1, cash=1, shop={vegetable: 0})
    scene.play("use tenant", f"name {vegetable}")
    assert scene.cart(vegetable) == 1
    assert scene.cash() == 0
    assert scene.shop(vegetable) == 0
    assert scene.is_discarded("tenant")


def test_tenant_buys_no_other_kind_in_the_solitaire_game() -> None:
    scene = turn("tenant", seats=1, cash=9).play("use tenant")
    assert scene.offers("name") == ["name wheat", "name pumpkin", "name turnip"]
    assert scene.why("name leek") == "wrong-crop"


def test_tenant_needs_one_cash_in_the_solitaire_game() -> None:
    assert turn("tenant", seats=1).why("use tenant") == "no-cash"


def test_tenant_a8_and_foreman_take_twice() -> None:
    scene = beside("tenant", "foreman", cash=2, other={"fields": [(6, "turnip", 5)]})
    scene.play("use tenant", "pick 2 field 2", "accept", "use tenant", "pick 2 field 2")
    assert scene.cart("turnip") == 2
    assert scene.fields(1)[1:] == [(6, "turnip", 3)]


# --- 12.18 Leaseholder ----------------------------------------------------------------------------


def test_leaseholder_takes_any_field_of_the_pile_for_three_cash() -> None:
    scene = turn("leaseholder", cash=4, pile=[6, 3, 5]).play("use leaseholder buy")
    assert scene.offers("place") == ["place 1", "place 2", "place 3"]
    scene.play("place 2")
    assert scene.fields()[1:] == [(3, None, 0)]
    assert scene.cash() == 1
    assert scene.of()["pile_order"] == [6, 5]
    assert scene.is_discarded("leaseholder")


def test_leaseholder_must_take_a_field_after_the_look() -> None:
    scene = turn("leaseholder", cash=3, pile=[6, 3]).play("use leaseholder buy")
    assert scene.why("done") == "not-asked"
    assert [action for action in scene.legal() if action != "loan"] == ["place 1", "place 2"]


def test_leaseholder_new_field_can_be_sown_at_once() -> None:
    scene = turn("leaseholder", cash=3, pile=[6, 3], cart={"leek": 1})
    scene.play("use leaseholder buy", "place 2", "sow leek field 2")
    assert scene.fields()[1:] == [(3, "leek", 3)]


def test_leaseholder_a32_needs_three_cash_in_hand() -> None:
    scene = turn("leaseholder", cash=2, pile=[6, 3])
    assert scene.why("use leaseholder buy") == "no-cash"


@pytest.mark.parametrize("round", [8, 9])
def test_leaseholder_needs_a_pile(round: int) -> None:
    scene = turn("leaseholder", round=round, cash=9, fields=[(4, None, 0)])
    assert scene.why("use leaseholder buy") == "no-pile"
    assert scene.why("use leaseholder swap") == "no-pile"


def test_leaseholder_leaves_a_later_round_without_a_new_field() -> None:
    scene = turn("leaseholder", round=7, cash=3, pile=[4]).farm(1, home=HOME, pile=[5])
    to_the_next_round(scene.play("use leaseholder buy", "place 1"))
    assert scene.position.round == 8
    assert scene.fields(0)[1:] == [(4, None, 0)]
    assert scene.fields(1)[1:] == [(5, None, 0)]


def test_leaseholder_swaps_an_unsown_field_for_another_one_free_of_charge() -> None:
    scene = turn("leaseholder", pile=[6, 3, 5], fields=[(4, None, 0)])
    scene.play("use leaseholder swap", "pick 1 field 2")
    assert scene.offers("place") == ["place 1", "place 2", "place 3"]
    scene.play("place 2")
    assert scene.fields()[1:] == [(3, None, 0)]
    assert scene.of()["pile_order"] == [6, 5, 4]
    assert scene.cash() == 0


def test_leaseholder_a30_does_not_take_the_field_again_that_was_put_under_the_pile() -> None:
    scene = turn("leaseholder", pile=[6], fields=[(4, None, 0)])
    scene.play("use leaseholder swap", "pick 1 field 2")
    assert scene.why("place 2") == "no-field"
    assert scene.why("done") == "not-asked"


def test_leaseholder_swaps_no_field_that_is_sown() -> None:
    scene = turn("leaseholder", pile=[6], fields=[(4, "bean", 1)])
    assert scene.why("use leaseholder swap") == "helper-no-effect"
    scene = turn("leaseholder", pile=[6], fields=[(4, "bean", 1), (3, None, 0)])
    scene.play("use leaseholder swap")
    assert scene.why("pick 1 field 2") == "field-sown"
    assert scene.why("pick 1 field 1") == "field-sown"
    assert scene.offers("pick") == ["pick 1 field 3"]


def test_leaseholder_a30_chooses_by_place_since_two_of_a_size_leave_different_orders() -> None:
    orders = []
    for place in ("place 1", "place 3"):
        scene = turn("leaseholder", cash=3, pile=[5, 6, 5]).play("use leaseholder buy", place)
        orders.append(scene.of()["pile_order"])
    assert orders == [[6, 5], [5, 6]]


def test_leaseholder_a30_common_field_under_the_pile_stays_common_and_costs_nothing_later() -> None:
    scene = turn("leaseholder", "field 1", pile=[4])
    scene.play("use leaseholder swap", "pick 1 field 2", "place 1")
    assert scene.area() == []
    assert scene.of()["pile"] == 1
    to_the_next_round(scene)
    assert scene.fields()[1:] == [(4, None, 0), (3, None, 0)]
    assert scene.of()["fields"][2]["kind"] == "field 1"
    assert scene.area() == ["field 1"]
    assert scene.cash() == 0


def test_leaseholder_a30_common_field_taken_back_still_goes_to_the_discard_when_emptied() -> None:
    scene = turn("leaseholder", "foreman", "ploughman", "field 1", pile=[4], cash=3)
    scene.play("use leaseholder swap", "pick 1 field 2", "place 1", "accept")
    scene.play("use leaseholder buy", "place 1")
    assert scene.fields()[1:] == [(4, None, 0), (3, None, 0)]
    scene.sown(0, "field 1", "leek", 1).play("use ploughman harvest")
    assert scene.is_discarded("field 1")
    assert scene.fields()[1:] == [(4, None, 0)]
    assert scene.cash() == 0


def test_leaseholder_a36_puts_no_covered_field_under_the_pile() -> None:
    scene = Scene().farm(cards=["leaseholder"], packs=[("stall 1", "field 1")], pile=[4], home=HOME)
    assert scene.begin().why("use leaseholder swap") == "helper-no-effect"


def test_leaseholder_a36_uncovers_what_lay_under_a_common_field() -> None:
    scene = Scene().farm(cards=["leaseholder"], packs=[("field 1", "stall 1")], pile=[4], home=HOME)
    scene.begin().play("use leaseholder swap", "pick 1 field 2", "place 1")
    assert scene.area() == ["stall 1"]
    assert scene.card("stall 1")["holds"] == ["pumpkin", "turnip", "cabbage"]


def test_leaseholder_a30_puts_a_field_under_the_pile_that_the_ploughman_has_just_cleared() -> None:
    scene = turn("leaseholder", "ploughman", pile=[3], fields=[(6, "wheat", 2)])
    assert scene.why("use leaseholder swap") == "helper-no-effect"
    scene.play("use ploughman clear", "pick 1 field 2")
    scene.play("use leaseholder swap", "pick 1 field 2", "place 1")
    assert scene.fields()[1:] == [(3, None, 0)]
    assert scene.of()["pile_order"] == [6]


def test_leaseholder_a30_puts_a_common_field_under_the_pile_after_the_ploughman() -> None:
    scene = turn("leaseholder", "ploughman", "field 5", pile=[3]).sown(0, "field 5", "wheat", 3)
    scene.play("use ploughman clear", "pick 1 field 2")
    scene.play("use leaseholder swap", "pick 1 field 2", "place 1")
    assert scene.fields()[1:] == [(3, None, 0)]
    assert scene.area() == []
    assert scene.of()["pile_order"] == [5]


def test_leaseholder_a8_and_foreman_work_twice() -> None:
    scene = turn("leaseholder", "foreman", cash=6, pile=[6, 3, 5])
    scene.play("use leaseholder buy", "place 1", "accept", "use leaseholder buy", "place 2")
    assert [size for size, _, _ in scene.fields()[1:]] == [6, 5]
    assert scene.cash() == 0


WHOLE_PILE = [6, 3, 5, 4, 4, 5, 3, 6]


def guesses(scene: Scene, reader: int, owner: int = 0, number: int = 25) -> set[tuple[int, ...]]:
    """Orders of a pile that a player may think of."""
    seen = scene.position.seen_by(reader)
    left = scene.of(owner)["pile"]
    return {tuple(list(seen.determinize(seed).farms[owner].pile)[:left]) for seed in range(number)}


def test_leaseholder_a30_shows_the_order_of_the_pile_to_its_owner_only() -> None:
    scene = turn("leaseholder", cash=3, pile=WHOLE_PILE)
    assert scene.of()["pile_order"] is None
    assert len(guesses(scene, 0)) > 1
    scene.play("use leaseholder buy")
    assert scene.of()["pile_order"] == WHOLE_PILE
    scene.play("place 2")
    left = [6, 5, 4, 4, 5, 3, 6]
    assert scene.of()["pile_order"] == left
    assert guesses(scene, 0) == {tuple(left)}
    assert scene.position.view(1)["farms"][0]["pile_order"] is None
    assert scene.position.view(-1)["farms"][0]["pile_order"] is None
    others = guesses(scene, 1)
    assert len(others) > 1
    assert {tuple(sorted(pile)) for pile in others} == {tuple(sorted(left))}


def test_leaseholder_a30_shows_everybody_which_field_went_under_the_pile() -> None:
    scene = turn("leaseholder", pile=WHOLE_PILE, fields=[(4, None, 0)])
    scene.play("use leaseholder swap", "pick 1 field 2", "place 1")
    assert len(guesses(scene, 1)) > 1
    assert {pile[-1] for pile in guesses(scene, 1)} == {4}


@pytest.mark.parametrize("field", ["private", "common"])
def test_leaseholder_a30_field_under_the_pile_is_known_when_one_of_its_size_is_taken(
    field: str,
) -> None:
    if field == "private":
        scene = turn("leaseholder", pile=WHOLE_PILE, fields=[(3, None, 0)])
    else:
        scene = turn("leaseholder", "field 1", pile=WHOLE_PILE)
    scene.play("use leaseholder swap", "pick 1 field 2", "place 2")
    assert {pile[-1] for pile in guesses(scene, 1)} == {3}


def test_leaseholder_a30_look_cannot_be_taken_back() -> None:
    scene = turn("leaseholder", cash=6, pile=[6, 3]).play("buy wheat")
    floor = scene.position.undo_floor(0)
    assert floor < scene.position.n_actions
    scene.play("use leaseholder buy")
    assert scene.position.undo_floor(0) == scene.position.n_actions


def test_leaseholder_a30_swap_can_be_taken_back_until_the_field_is_put_under_the_pile() -> None:
    scene = turn("leaseholder", pile=[6, 3], fields=[(4, None, 0)]).play("use leaseholder swap")
    assert scene.position.undo_floor(0) < scene.position.n_actions
    scene.play("pick 1 field 2")
    assert scene.position.undo_floor(0) == scene.position.n_actions


def test_leaseholder_works_in_the_solitaire_game() -> None:
    scene = turn("leaseholder", seats=1, cash=3, pile=[6, 3]).play("use leaseholder buy", "place 2")
    assert scene.fields()[1:] == [(3, None, 0)]
    assert scene.cash() == 0


# --- 12.19 Tout -----------------------------------------------------------------------------------


def test_tout_swaps_an_own_casual_for_another_players() -> None:
    scene = beside("tout", "casual 1", other={"cards": ["casual 2"]})
    scene.play("use tout swap", "choose casual 1", "choose casual 2")
    assert scene.area(0) == ["casual 2"]
    assert scene.area(1) == ["casual 1"]
    assert scene.is_discarded("tout")
    assert scene.cash(0) == scene.cash(1) == 0


def test_tout_swap_needs_a_casual_on_both_sides() -> None:
    scene = beside("tout", "regular 1", other={"cards": ["casual 2"]})
    assert scene.why("use tout swap") == "helper-no-effect"
    scene = beside("tout", "casual 1", other={"cards": ["regular 2", "stall 1"]})
    assert scene.why("use tout swap") == "helper-no-effect"


def test_tout_swaps_casuals_and_nothing_else() -> None:
    scene = beside("tout", "casual 1", "regular 1", other={"cards": ["casual 2", "regular 2"]})
    scene.play("use tout swap")
    assert scene.offers("choose") == ["choose casual 1"]
    assert scene.why("choose regular 1") == "wrong-card"
    scene.play("choose casual 1")
    assert scene.offers("choose") == ["choose casual 2"]
    assert scene.why("choose regular 2") == "wrong-card"


def test_tout_a36_swap_leaves_what_lay_under_either_casual_with_its_owner() -> None:
    scene = beside(
        "tout",
        packs=[("casual 1", "stall 1")],
        other={"packs": [("casual 2", "stall 2")]},
    )
    scene.play("use tout swap", "choose casual 1", "choose casual 2")
    assert scene.area(0) == ["stall 1", "casual 2"]
    assert scene.area(1) == ["stall 2", "casual 1"]
    assert scene.card("casual 1", 1)["under"] is None


def test_tout_a36_does_not_reach_covered_casuals() -> None:
    scene = beside(
        "tout", "casual 1", cart=PACKED_LUNCH, other={"packs": [("stall 1", "casual 3")]}
    )
    assert scene.why("use tout swap") == "helper-no-effect"
    assert scene.why("use tout buy") == "helper-no-effect"
    own = beside("tout", packs=[("stall 1", "casual 3")], other={"cards": ["casual 1"]})
    assert own.why("use tout swap") == "helper-no-effect"


@pytest.mark.parametrize(
    ("own", "price"),
    [
        ([], 7 - 2),
        (["regular 1"], 7),
        (["regular 1", "regular 2"], 7 + 2),
        (["regular 1", "casual 2"], 7 - 2),
    ],
)
def test_tout_a10_buys_a_casual_for_two_cash_and_serves_it_at_a_price_counted_with_it(
    own: list[str], price: int
) -> None:
    scene = beside("tout", *own, cash=1, cart=PACKED_LUNCH, other={"cards": ["casual 1"]})
    scene.play("use tout buy", "choose casual 1")
    assert scene.cash(0) == 1 + price - 2
    assert scene.cash(1) == 2
    assert scene.is_discarded("casual 1")
    assert scene.is_discarded("tout")
    assert scene.cart("wheat") == scene.cart("pumpkin") == scene.cart("turnip") == 0


def test_tout_a10_does_not_count_the_customers_of_the_seller() -> None:
    scene = beside(
        "tout", cart=PACKED_LUNCH, other={"cards": ["casual 1", "regular 1", "regular 2"]}
    )
    scene.play("use tout buy", "choose casual 1")
    assert scene.cash() == 7 - 2 - 2


def test_tout_a32_pays_the_two_cash_out_of_the_proceeds() -> None:
    scene = beside("tout", cart=PACKED_LUNCH, other={"cards": ["casual 1"]})
    assert scene.cash() == 0
    scene.play("use tout buy", "choose casual 1")
    assert (scene.cash(0), scene.cash(1)) == (3, 2)


def test_tout_buys_only_a_casual_who_can_be_served_at_once() -> None:
    scene = beside("tout", cash=9, cart={"wheat": 1}, other={"cards": ["casual 1"]})
    assert scene.why("use tout buy") == "helper-no-effect"
    both = beside("tout", cart=PACKED_LUNCH, other={"cards": ["casual 1", "casual 2"]})
    both.play("use tout buy")
    assert both.offers("choose") == ["choose casual 1"]
    assert both.why("choose casual 2") == "not-in-cart"


def test_tout_keeps_the_vegetables_for_the_customer_while_choosing() -> None:
    scene = beside("tout", cart=PACKED_LUNCH, shop={"wheat": 0}, other={"cards": ["casual 1"]})
    assert scene.can("sell wheat")
    scene.play("use tout buy")
    assert scene.why("sell wheat") == "rest-not-enough"


def test_tout_does_not_buy_an_own_casual() -> None:
    scene = beside("tout", "casual 1", cart=PACKED_LUNCH, other={})
    assert scene.why("use tout buy") == "helper-no-effect"


def test_tout_on_a_regular_does_not_count_it_yet() -> None:
    scene = beside(packs=[("tout", "regular 1")], cart=PACKED_LUNCH, other={"cards": ["casual 1"]})
    scene.play("use tout buy", "choose casual 1")
    assert scene.cash() == 7 - 2 - 2
    assert scene.area() == ["regular 1"]
    assert scene.card("regular 1")["duty"] == "due"


def test_tout_on_a_casual_does_not_count_it_yet() -> None:
    scene = beside(
        "regular 1",
        packs=[("tout", "casual 2")],
        cart=PACKED_LUNCH,
        other={"cards": ["casual 1"]},
    )
    scene.play("use tout buy", "choose casual 1")
    assert scene.cash() == 7 - 2
    assert scene.area() == ["regular 1", "casual 2"]


def test_tout_a36_buying_uncovers_a_regular_for_its_owner_who_must_still_serve_it() -> None:
    scene = beside("tout", cart=PACKED_LUNCH, other={"packs": [("casual 1", "regular 2")]})
    scene.play("use tout buy", "choose casual 1")
    assert scene.area(1) == ["regular 2"]
    assert scene.card("regular 2", 1)["duty"] == "due"
    assert scene.cash() == 7 - 2 - 2


def test_tout_a36_buying_from_a_player_who_has_finished_brings_no_duty_in_this_round() -> None:
    scene = Scene().farm(0, packs=[("casual 1", "regular 2")], finished=True)
    scene.farm(1, cards=["tout"], cart=PACKED_LUNCH).begin(1)
    scene.play("use tout buy", "choose casual 1")
    assert scene.card("regular 2", 0)["duty"] == "not_due"


def test_tout_does_one_of_the_two() -> None:
    scene = beside("tout", "casual 2", cart=PACKED_LUNCH, other={"cards": ["casual 1"]})
    scene.play("use tout swap", "choose casual 2", "choose casual 1")
    assert scene.question == "action"
    assert scene.why("use tout buy") == "helper-absent"


def test_tout_a8_and_foreman_work_twice() -> None:
    scene = beside(
        "tout", "foreman", "casual 2", cart=PACKED_LUNCH, other={"cards": ["casual 1", "casual 3"]}
    )
    scene.play("use tout swap", "choose casual 2", "choose casual 3", "accept")
    scene.play("use tout buy", "choose casual 1")
    assert scene.area() == ["casual 3"]
    assert scene.area(1) == ["casual 2"]
    assert scene.cash(1) == 2


def tout_with_four_players(*partners_cards: str) -> Scene:
    """Seat 0 with the Tout and vegetables for all; the partner has these cards."""
    cart = {"wheat": 2, "pumpkin": 1, "turnip": 2, "bean": 1}
    scene = Scene(seats=4).farm(0, cards=["tout", "casual 4"], cart=cart)
    scene.farm(1, cards=["casual 1"]).farm(2, cards=partners_cards).farm(3, cards=["casual 2"])
    return scene.begin()


@pytest.mark.parametrize("actions", [["use tout swap", "choose casual 4"], ["use tout buy"]])
def test_tout_reaches_only_the_partner_with_four_players(actions: list[str]) -> None:
    assert tout_with_four_players("stall 1").why(actions[0], 0) == "helper-no-effect"
    scene = tout_with_four_players("casual 3").play(*actions, seat=0)
    assert scene.offers("choose", 0) == ["choose casual 3"]
    assert scene.why("choose casual 1", 0) == "out-of-reach"


def test_tout_a4_swaps_with_the_dummy() -> None:
    scene = Scene(seats=1).farm(cards=["tout", "casual 1"]).dummy("casual 2").begin()
    scene.play("use tout swap", "choose casual 1", "choose casual 2")
    assert scene.area(0) == ["casual 2"]
    assert scene.area(1) == ["casual 1"]


def test_tout_a4_pays_the_supply_for_a_casual_of_the_dummy_who_is_not_replaced() -> None:
    scene = Scene(seats=1).farm(cards=["tout"], cart=PACKED_LUNCH).dummy("casual 1", "casual 2")
    scene.begin().play("use tout buy", "choose casual 1")
    assert scene.cash() == 7 - 2 - 2
    assert scene.area(1) == ["casual 2"]
    assert scene.is_discarded("casual 1")


# --- 12.20 Trader ---------------------------------------------------------------------------------


def test_trader_makes_one_trade_at_another_players_stall() -> None:
    scene = beside("trader 1", cart={"wheat": 2}, other={"cards": ["stall 1"]})
    scene.play("use trader", "trade stall 1 turnip", "give wheat")
    assert scene.cart("turnip") == 1
    assert scene.cart("wheat") == 1
    assert scene.card("stall 1", 1)["holds"] == ["pumpkin", "cabbage"]
    assert scene.question == "action"
    assert scene.is_discarded("trader 1")
    assert scene.why("trade stall 1 cabbage") == "not-in-area"


def test_trader_trades_at_the_rate_of_the_stall() -> None:
    scene = beside("trader 1", cart={"wheat": 1, "turnip": 1}, other={"cards": ["stall 6"]})
    scene.play("use trader", "trade stall 6 leek", "give wheat", "give turnip")
    assert scene.cart("leek") == 1
    assert scene.cart("wheat") == scene.cart("turnip") == 0


def test_trader_a39_may_give_the_kind_that_is_received() -> None:
    scene = beside("trader 1", cart={"turnip": 1}, other={"cards": ["stall 1"]})
    scene.play("use trader", "trade stall 1 turnip", "give turnip")
    assert scene.cart("turnip") == 1
    assert scene.card("stall 1", 1)["holds"] == ["pumpkin", "cabbage"]


def test_trader_a39_does_not_fill_the_stall_again() -> None:
    scene = beside("trader 1", cart={"wheat": 1}, other={"cards": ["stall 1"]})
    to_the_next_round(scene.play("use trader", "trade stall 1 turnip", "give wheat"))
    assert scene.card("stall 1", 1)["holds"] == ["pumpkin", "cabbage"]


def test_trader_needs_enough_in_the_cart() -> None:
    scene = beside("trader 1", other={"cards": ["stall 1"]})
    assert scene.why("use trader") == "helper-no-effect"
    scene = beside("trader 1", cart={"wheat": 1}, other={"cards": ["stall 6"]}).play("use trader")
    assert scene.offers("trade") == ["trade stall 6 turnip"]
    assert scene.why("trade stall 6 leek") == "too-few-to-give"


def test_trader_has_no_use_at_own_stalls() -> None:
    scene = beside("trader 1", "stall 1", cart={"wheat": 1}, other={})
    assert scene.why("use trader") == "helper-no-effect"
    scene = beside("trader 1", "stall 1", cart={"wheat": 1}, other={"cards": ["stall 2"]})
    assert scene.play("use trader").why("trade stall 1 turnip") == "out-of-reach"


def test_trader_finds_nothing_where_the_stalls_are_empty_or_covered() -> None:
    scene = beside("trader 1", cart={"wheat": 1}, other={"packs": [("casual 1", "stall 1")]})
    assert scene.why("use trader") == "helper-no-effect"
    scene = beside("trader 1", cart={"wheat": 1}, other={"cards": ["stall 1"]})
    scene.stall("stall 1", "cabbage").play("use trader")
    assert scene.why("trade stall 1 turnip") == "stall-sold-out"


def test_trader_empties_a_stall_which_is_discarded_and_uncovers_a_card_for_its_owner() -> None:
    scene = beside("trader 1", cart={"wheat": 1}, other={"packs": [("stall 1", "stall 2")]})
    scene.stall("stall 1", "cabbage").play("use trader", "trade stall 1 cabbage", "give wheat")
    assert scene.is_discarded("stall 1")
    assert scene.area(1) == ["stall 2"]
    assert scene.card("stall 2", 1)["holds"] == ["wheat", "turnip", "bean"]


@pytest.mark.parametrize(("round", "payment"), [(1, 0), (7, 0), (8, 1), (9, 2)])
def test_trader_pays_the_owner_in_rounds_eight_and_nine(round: int, payment: int) -> None:
    scene = beside("trader 1", round=round, cash=3, cart={"wheat": 1}, other={"cards": ["stall 1"]})
    scene.play("use trader", "trade stall 1 turnip", "give wheat")
    assert (scene.cash(0), scene.cash(1)) == (3 - payment, payment)


@pytest.mark.parametrize(("round", "cash"), [(8, 0), (9, 1)])
def test_trader_a32_needs_the_payment_in_hand(round: int, cash: int) -> None:
    scene = beside(
        "trader 1", round=round, cash=cash, cart={"wheat": 1}, other={"cards": ["stall 1"]}
    )
    assert scene.why("use trader") == "helper-no-effect"
    assert scene.play("loan").why("use trader") == ""


def test_trader_and_housemaid_trade_two_for_one_as_one_for_one() -> None:
    scene = beside("trader 1", "housemaid", cart={"wheat": 2}, other={"cards": ["stall 6"]})
    scene.play("use housemaid", "use trader", "trade stall 6 leek", "give wheat")
    assert scene.cart("leek") == 1
    assert scene.cart("wheat") == 1


def test_trader_and_housemaid_pay_the_owner_all_the_same_in_round_nine() -> None:
    scene = beside(
        "trader 1", "housemaid", round=9, cash=2, cart={"wheat": 1}, other={"cards": ["stall 6"]}
    )
    scene.play("use housemaid", "use trader", "trade stall 6 leek", "give wheat")
    assert (scene.cash(0), scene.cash(1)) == (0, 2)


def test_trader_keeps_a_vegetable_for_the_trade_while_choosing() -> None:
    scene = beside("trader 1", cart={"wheat": 1}, shop={"wheat": 0}, other={"cards": ["stall 1"]})
    assert scene.can("sell wheat")
    scene.play("use trader")
    assert scene.why("sell wheat") == "rest-not-enough"
    scene.play("trade stall 1 turnip")
    assert scene.why("sell wheat") == "rest-not-enough"


def test_trader_keeps_a_vegetable_for_the_trade_while_one_of_two_is_chosen() -> None:
    scene = beside(
        "trader 1",
        packs=[("trader 2", "casual 1")],
        cart={"wheat": 1},
        shop={"wheat": 0},
        other={"cards": ["stall 1"]},
    )
    scene.play("use trader")
    assert scene.question == "which"
    assert scene.why("sell wheat") == "rest-not-enough"


def test_trader_a39_two_that_do_the_same_are_one_action() -> None:
    scene = beside("trader 1", "trader 2", cart={"wheat": 2}, other={"cards": ["stall 1"]})
    scene.play("use trader", "trade stall 1 turnip", "give wheat")
    assert scene.area() == ["trader 2"]
    scene.play("use trader", "trade stall 1 cabbage", "give wheat")
    assert scene.area() == []
    assert scene.why("use trader") == "helper-absent"


@pytest.mark.parametrize(
    ("chosen", "area"),
    [
        ("trader 2", ["casual 1", "trader 3"]),
        ("trader 3", ["casual 2", "trader 2"]),
    ],
)
def test_trader_a39_is_chosen_when_different_cards_lie_under_two(
    chosen: str, area: list[str]
) -> None:
    scene = beside(
        packs=[("trader 2", "casual 1"), ("trader 3", "casual 2")],
        cart={"wheat": 1},
        other={"cards": ["stall 1"]},
    )
    scene.play("use trader")
    assert scene.offers("choose") == ["choose trader 2", "choose trader 3"]
    scene.play(f"choose {chosen}", "trade stall 1 turnip", "give wheat")
    assert scene.area() == area


def test_trader_a39_is_chosen_when_one_of_two_is_thrown_away() -> None:
    scene = beside("trader 1", packs=[("trader 2", "casual 1")], other={}).play("throw trader")
    assert scene.offers("choose") == ["choose trader 1", "choose trader 2"]
    scene.play("choose trader 2")
    assert scene.area() == ["casual 1", "trader 1"]
    assert scene.is_discarded("trader 2")


def test_trader_a39_two_alike_are_one_choice_beside_a_third_that_differs() -> None:
    scene = beside("trader 1", "trader 2", packs=[("trader 3", "casual 1")], other={})
    scene.play("throw trader")
    assert scene.offers("choose") == ["choose trader 1", "choose trader 3"]


def test_trader_a8_and_foreman_trade_twice() -> None:
    scene = beside("trader 1", "foreman", cart={"wheat": 2}, other={"cards": ["stall 1"]})
    scene.play("use trader", "trade stall 1 turnip", "give wheat", "accept")
    scene.play("use trader", "trade stall 1 cabbage", "give wheat")
    assert scene.cart("turnip") == scene.cart("cabbage") == 1
    assert scene.is_discarded("foreman")


def test_trader_reaches_only_the_partner_with_four_players() -> None:
    scene = Scene(seats=4).farm(0, cards=["trader 1"], cart={"wheat": 1})
    scene.farm(1, cards=["stall 1"]).farm(2, cards=["stall 2"]).farm(3, cards=["stall 3"]).begin()
    scene.play("use trader", seat=0)
    assert scene.offers("trade", 0) == [
        "trade stall 2 wheat",
        "trade stall 2 turnip",
        "trade stall 2 bean",
    ]
    assert scene.why("trade stall 1 turnip", 0) == "out-of-reach"


def test_trader_finds_nothing_with_four_players_when_the_partner_has_no_stall() -> None:
    scene = Scene(seats=4).farm(0, cards=["trader 1"], cart={"wheat": 1})
    scene.farm(1, cards=["stall 1"]).farm(3, cards=["stall 3"]).begin()
    assert scene.why("use trader", 0) == "helper-no-effect"


def test_trader_a4_trades_at_the_stall_of_the_dummy_which_is_not_replaced() -> None:
    scene = Scene(seats=1).farm(cards=["trader 1"], cart={"wheat": 1}).dummy("stall 1", "stall 2")
    scene.stall("stall 1", "turnip").begin()
    scene.play("use trader", "trade stall 1 turnip", "give wheat")
    assert scene.cart("turnip") == 1
    assert scene.is_discarded("stall 1")
    assert scene.area(1) == ["stall 2"]


@pytest.mark.parametrize(("round", "payment"), [(7, 0), (8, 1), (9, 2)])
def test_trader_a4_pays_the_supply_in_the_solitaire_game(round: int, payment: int) -> None:
    scene = Scene(seats=1, round=round).farm(cards=["trader 1"], cart={"wheat": 1}, cash=2)
    scene.dummy("stall 1").begin().play("use trader", "trade stall 1 turnip", "give wheat")
    assert scene.cash() == 2 - payment
