"""The helpers from Accountant to Merchant (12.1 to 12.10): effects, limits, combinations."""

import pytest

from tests.loyang.builders import Scene

# --- Accountant -------------------------------------------------------------------------------

KEEP_THE_SHOP = ("fill wheat 3", "fill pumpkin 2", "fill turnip 2")
KEEP_THE_REST = ("fill cabbage 2", "fill bean 1", "fill leek 1")


def test_accountant_sets_every_space_of_the_shop_kind_by_kind() -> None:
    scene = Scene().farm(cards=["accountant"]).begin()
    scene.play("use accountant", "fill wheat 0", "fill pumpkin 1", "fill turnip 0")
    scene.play("fill cabbage 2", "fill bean 2", "fill leek 2")
    assert scene.question == "name"
    assert list(scene.of()["shop"].values()) == [0, 1, 0, 2, 2, 2]
    assert scene.cash() == 0


def test_accountant_fills_no_more_than_the_spaces_there_are() -> None:
    scene = Scene().farm(cards=["accountant"]).begin().play("use accountant")
    assert scene.offers("fill") == ["fill wheat 0", "fill wheat 1", "fill wheat 2", "fill wheat 3"]
    assert scene.why("fill pumpkin 1") == "not-asked"
    scene.play("fill wheat 3")
    assert scene.why("fill pumpkin 3") == "shop-full"


def test_accountant_pays_one_for_each_field_with_the_vegetable_named_home_included() -> None:
    scene = Scene().farm(
        home=("wheat", 6),
        fields=[(4, "wheat", 1), (3, "bean", 2), (5, None, 0)],
        cards=["accountant", "field 1"],
    )
    scene.sown(0, "field 1", "wheat", 2).begin()
    scene.play("use accountant", *KEEP_THE_SHOP, *KEEP_THE_REST, "name wheat")
    assert scene.cash() == 3


def test_accountant_pays_nothing_for_a_home_field_that_holds_nothing_any_more() -> None:
    scene = Scene(round=9).farm(home=("wheat", 0), cards=["accountant"]).begin()
    scene.play("use accountant", *KEEP_THE_SHOP, *KEEP_THE_REST, "name wheat")
    assert scene.cash() == 0


def test_accountant_lets_any_vegetable_be_named() -> None:
    scene = Scene().farm(fields=[(3, "leek", 3)], cards=["accountant"]).begin()
    scene.play("use accountant", *KEEP_THE_SHOP, *KEEP_THE_REST)
    assert len(scene.offers("name")) == 6
    assert scene.play("name leek").cash() == 1


def test_accountant_is_discarded_after_the_vegetable_is_named() -> None:
    scene = Scene().farm(packs=[("accountant", "stall 1")]).begin()
    scene.play("use accountant", *KEEP_THE_SHOP, *KEEP_THE_REST)
    assert scene.area() == ["accountant"]
    scene.play("name wheat")
    assert scene.is_discarded("accountant")
    assert scene.area() == ["stall 1"]


def distribution(cash: int, helper: str, *others: str) -> Scene:
    """The first of two players may take a casual customer and a common field."""
    scene = Scene("cards").farm(
        cash=cash,
        home=("wheat", 6),
        fields=[(4, "wheat", 2), (4, "bean", 2)],
        hand=["field 1", "stall 1"],
        cards=[helper, *others],
    )
    return scene.farm(1, hand=["stall 2", "stall 3"]).courtyard("casual 1")


def test_accountant_pays_for_a_common_field_in_the_card_phase() -> None:
    scene = distribution(0, "accountant").begin(0).play("take casual 1", "play field 1")
    assert scene.question == "funds"
    scene.play("use accountant", *KEEP_THE_SHOP, *KEEP_THE_REST, "name wheat")
    assert scene.cash() == 0
    assert scene.is_discarded("accountant")
    assert scene.actor == 1


def test_accountant_leaves_the_paying_window_open_when_it_brings_too_little() -> None:
    scene = distribution(0, "accountant").begin(0).play("take casual 1", "play field 1")
    scene.play("use accountant", *KEEP_THE_SHOP, *KEEP_THE_REST, "name bean")
    assert scene.cash() == 1
    assert scene.question == "funds"
    assert scene.play("loan").cash() == 4


def test_accountant_is_of_no_use_in_the_card_phase_with_enough_cash() -> None:
    scene = distribution(2, "accountant").begin(0)
    assert scene.why("use accountant") == "helper-not-now"
    scene.play("take casual 1", "play field 1")
    assert scene.cash() == 0
    assert scene.actor == 1
    assert not scene.is_discarded("accountant")


def test_accountant_pays_a_penalty() -> None:
    scene = Scene().farm(
        home=("wheat", 6), fields=[(4, "wheat", 2)], cards=["accountant", "regular 1"]
    )
    scene.regular("regular 1", red=True).begin().play("done")
    assert scene.question == "funds"
    scene.play("use accountant", *KEEP_THE_SHOP, *KEEP_THE_REST, "name wheat")
    assert scene.cash() == 0
    assert scene.question == "path"


def test_accountant_pays_for_a_common_field_of_a_two_pack() -> None:
    scene = Scene().farm(cash=1, home=("wheat", 6), fields=[(4, "wheat", 2)], cards=["accountant"])
    scene.deck("field 1", "field 2").begin().play("two_pack", "keep first")
    assert scene.question == "funds"
    scene.play("use accountant", *KEEP_THE_SHOP, *KEEP_THE_REST, "name wheat")
    assert scene.cash() == 0
    assert scene.question == "action"
    assert len(scene.fields()) == 3


def test_accountant_works_the_same_in_the_solitaire_game() -> None:
    scene = Scene(seats=1).farm(home=("turnip", 4), cards=["accountant"]).begin()
    scene.play("use accountant", *KEEP_THE_SHOP, *KEEP_THE_REST, "name turnip")
    assert scene.cash() == 1


# --- Con Man ----------------------------------------------------------------------------------


def test_con_man_is_swapped_for_a_helper_of_a_player_who_has_finished() -> None:
    scene = Scene().farm(0, cards=["shopper"], finished=True).farm(1, cards=["con_man"]).begin(1)
    scene.play("use con_man", "choose shopper")
    assert scene.area(1) == ["shopper"]
    assert scene.area(0) == ["con_man"]


def test_con_man_is_not_used_by_the_first_player() -> None:
    scene = Scene().farm(0, cards=["con_man"]).farm(1, cards=["shopper"]).begin(0)
    assert scene.why("use con_man") == "helper-no-effect"
    assert scene.can("throw con_man")


def test_con_man_reaches_nobody_who_has_still_to_act() -> None:
    scene = Scene(seats=3).farm(0, cards=["shopper"], finished=True)
    scene.farm(1, cards=["con_man"]).farm(2, cards=["haggler"]).begin(1).play("use con_man")
    assert scene.offers("choose") == ["choose shopper"]
    assert scene.why("choose haggler") == "out-of-reach"


def test_con_man_takes_no_covered_helper() -> None:
    scene = Scene().farm(0, packs=[("stall 1", "trader 1")], finished=True)
    scene.farm(1, cards=["con_man"]).begin(1)
    assert scene.why("use con_man") == "helper-no-effect"


def test_con_man_takes_helpers_only_and_none_of_the_own() -> None:
    scene = Scene().farm(0, cards=["stall 1", "shopper"], finished=True)
    scene.farm(1, cards=["con_man", "haggler"]).begin(1).play("use con_man")
    assert scene.why("choose stall 1") == "wrong-card"
    assert scene.why("choose haggler") == "out-of-reach"


def test_con_man_and_the_helper_lie_free_and_what_was_under_them_appears() -> None:
    scene = Scene().farm(0, packs=[("shopper", "regular 1")], finished=True)
    scene.farm(1, packs=[("con_man", "stall 1")]).begin(1).play("use con_man", "choose shopper")
    assert scene.area(0) == ["regular 1", "con_man"]
    assert scene.area(1) == ["stall 1", "shopper"]
    assert scene.card("shopper", 1)["under"] is None
    assert scene.card("con_man", 0)["under"] is None


def test_con_man_uncovers_a_regular_that_its_finished_owner_need_not_serve() -> None:
    scene = Scene().farm(0, packs=[("shopper", "regular 1")], finished=True)
    scene.farm(1, cards=["con_man"]).begin(1).play("use con_man", "choose shopper")
    assert scene.card("regular 1", 0)["duty"] == "not_due"


def test_con_man_is_no_discard_for_the_foreman() -> None:
    scene = Scene().farm(0, cards=["shopper", "foreman"], finished=True)
    scene.farm(1, cards=["con_man"]).begin(1).play("use con_man", "choose shopper")
    assert scene.actor == 1
    assert scene.question == "action"
    assert scene.area(0) == ["con_man", "foreman"]


def test_con_man_brings_a_helper_that_may_be_used_at_once() -> None:
    scene = Scene().farm(0, cards=["shopper"], finished=True)
    scene.farm(1, cash=1, cards=["con_man"]).begin(1)
    scene.play("use con_man", "choose shopper", "use shopper", "name wheat")
    assert scene.cart("wheat", 1) == 1


def test_con_man_leaves_the_game_only_when_thrown_away() -> None:
    scene = Scene().farm(0, cards=["shopper"], finished=True).farm(1, cards=["con_man"]).begin(1)
    scene.play("throw con_man")
    assert scene.is_discarded("con_man")
    assert scene.area(0) == ["shopper"]


def test_con_man_finds_nothing_after_the_helper_was_thrown_away() -> None:
    scene = Scene().farm(0, cards=["shopper"]).farm(1, cards=["con_man"]).begin(0)
    scene.play("throw shopper", "done", "done")
    assert scene.actor == 1
    assert scene.why("use con_man") == "helper-no-effect"


def test_con_man_has_no_use_in_the_card_phase() -> None:
    scene = distribution(0, "con_man").begin(0)
    assert scene.why("use con_man") == "helper-not-now"


def test_con_man_takes_a_squire_that_is_not_new_in_the_next_round() -> None:
    scene = Scene().farm(0, cards=["squire"], finished=True).farm(1, cards=["con_man"]).begin(1)
    scene.play("use con_man", "choose squire", "done", "done")
    assert scene.position.round == 4
    scene.play(scene.offers("put")[0])
    assert scene.actor == 1
    assert scene.can("use squire")


def test_con_man_alone_is_swapped_for_a_helper_of_the_grid() -> None:
    scene = Scene(seats=1).farm(packs=[("con_man", "stall 1")])
    scene.grid("stall 2", None, None, None, "shopper", "haggler").begin().play("use con_man")
    assert scene.offers("choose") == ["choose haggler", "choose shopper"]
    assert scene.why("choose stall 2") == "wrong-card"
    scene.play("choose shopper")
    assert scene.area() == ["stall 1", "shopper"]
    assert scene.position.view(0)["grid"][:6] == [
        *("stall 2", None, None),
        *(None, "con_man", "haggler"),
    ]


def test_con_man_alone_needs_a_helper_in_the_grid() -> None:
    scene = Scene(seats=1).farm(cards=["con_man"]).grid("stall 2").begin()
    assert scene.why("use con_man") == "helper-no-effect"


def test_con_man_with_four_players_is_of_no_use_to_those_who_act_first() -> None:
    scene = Scene(seats=4).farm(0, cards=["con_man"])
    scene.farm(1, cards=["merchant"]).farm(2, cards=["shopper"]).begin()
    assert scene.why("use con_man", 0) == "helper-no-effect"


def test_con_man_with_four_players_reaches_only_the_partner() -> None:
    scene = Scene("partners", seats=4).farm(0, cards=["shopper"], finished=True)
    scene.farm(1, cards=["haggler"], finished=True)
    scene.farm(2, cards=["con_man"]).farm(3, cards=["merchant"]).begin()
    scene.play("use con_man", seat=2)
    assert scene.offers("choose", 2) == ["choose shopper"]
    assert scene.why("choose haggler", 2) == "out-of-reach"


# --- Deliveryman ------------------------------------------------------------------------------


def delivery(rows: int = 0, *, seats: int = 2) -> Scene:
    """The first player can make one delivery to the second player's regular 1."""
    scene = Scene(seats=seats).farm(0, cart={"wheat": 1, "pumpkin": 1}, cards=["deliveryman"])
    return scene.farm(1, cards=["regular 1"]).regular("regular 1", rows=rows)


def test_deliveryman_fills_the_next_row_and_keeps_the_payment() -> None:
    scene = delivery(1).begin(0).play("use deliveryman", "choose regular 1")
    assert scene.cash() == 5
    assert scene.cash(1) == 0
    assert scene.cart("wheat") == 0
    assert scene.cart("pumpkin") == 0
    assert scene.card("regular 1", 1)["rows"] == 2
    assert scene.is_discarded("deliveryman")


def test_deliveryman_pays_the_owner_two_for_the_last_row_out_of_the_proceeds() -> None:
    scene = delivery(3).begin(0).play("use deliveryman", "choose regular 1")
    assert scene.cash() == 4
    assert scene.cash(1) == 2
    assert scene.is_discarded("regular 1")


def test_deliveryman_does_not_fulfil_the_owners_duty() -> None:
    scene = delivery().begin(0).play("use deliveryman", "choose regular 1")
    assert scene.card("regular 1", 1)["duty"] == "due"
    scene.play("done", "done", "done")
    assert scene.card("regular 1", 1)["red"]


def test_deliveryman_ends_the_duty_when_the_customer_is_gone() -> None:
    scene = delivery(3).begin(0).play("use deliveryman", "choose regular 1", "done", "done")
    assert scene.actor == 1
    assert scene.offers("miss") == []
    scene.play("done")
    assert scene.question == "path"
    assert scene.cash(1) == 2


def test_deliveryman_serves_a_regular_that_was_served_this_round() -> None:
    scene = Scene().farm(0, cards=["regular 1"], finished=True)
    scene.farm(1, cart={"wheat": 1, "pumpkin": 1}, cards=["deliveryman"])
    scene.regular("regular 1", rows=1, served=1).begin(1)
    scene.play("use deliveryman", "choose regular 1")
    assert scene.cash(1) == 5
    assert scene.card("regular 1", 0)["rows"] == 2
    assert scene.card("regular 1", 0)["duty"] == "served"


def test_deliveryman_needs_both_vegetables() -> None:
    scene = Scene().farm(0, cart={"wheat": 2}, cards=["deliveryman"])
    scene.farm(1, cards=["regular 1"]).begin(0)
    assert scene.why("use deliveryman") == "helper-no-effect"


def test_deliveryman_keeps_what_the_only_delivery_needs_from_being_sold() -> None:
    scene = Scene().farm(
        0, cart={"wheat": 2, "pumpkin": 1}, shop={"wheat": 1}, cards=["deliveryman"]
    )
    scene.farm(1, cards=["regular 1"]).begin(0).play("use deliveryman", "sell wheat")
    assert scene.why("sell wheat") == "rest-not-enough"


def test_deliveryman_serves_neither_the_own_regular_nor_a_casual_customer() -> None:
    cart = {"wheat": 2, "pumpkin": 1, "cabbage": 1, "turnip": 1}
    scene = Scene().farm(0, cart=cart, cards=["deliveryman", "regular 4"])
    scene.farm(1, cards=["regular 1", "casual 1"]).begin(0).play("use deliveryman")
    assert scene.why("choose regular 4") == "out-of-reach"
    assert scene.why("choose casual 1") == "wrong-card"


def test_deliveryman_does_not_reach_a_covered_regular() -> None:
    scene = Scene().farm(0, cart={"wheat": 1, "pumpkin": 1}, cards=["deliveryman"])
    scene.farm(1, packs=[("stall 1", "regular 1")]).begin(0)
    assert scene.why("use deliveryman") == "helper-no-effect"


def test_deliveryman_uncovers_the_card_under_a_finished_regular_for_its_owner() -> None:
    scene = Scene().farm(0, cart={"wheat": 1, "pumpkin": 1}, cards=["deliveryman"])
    scene.farm(1, packs=[("regular 1", "stall 1")]).regular("regular 1", rows=3).begin(0)
    scene.play("use deliveryman", "choose regular 1")
    assert scene.area(1) == ["stall 1"]
    assert scene.card("stall 1", 1)["holds"] == ["pumpkin", "turnip", "cabbage"]


def test_deliveryman_is_not_doubled_by_the_messenger() -> None:
    cart = {"wheat": 2, "pumpkin": 2}
    scene = Scene().farm(0, cart=cart, cards=["deliveryman", "messenger"])
    scene.farm(1, cards=["regular 1"]).begin(0)
    scene.play("use messenger", "use deliveryman", "choose regular 1")
    assert scene.cash() == 4
    assert scene.cart("wheat") == 1
    assert scene.offers("serve") == []


def test_deliveryman_regained_with_the_foreman_delivers_again() -> None:
    cart = {"wheat": 2, "pumpkin": 2}
    scene = Scene().farm(0, cart=cart, cards=["deliveryman", "foreman"])
    scene.farm(1, cards=["regular 1"]).begin(0)
    scene.play("use deliveryman", "choose regular 1", "accept")
    scene.play("use deliveryman", "choose regular 1")
    assert scene.cash() == 9
    assert scene.card("regular 1", 1)["rows"] == 2


def test_deliveryman_has_no_use_in_the_card_phase() -> None:
    assert distribution(0, "deliveryman").begin(0).why("use deliveryman") == "helper-not-now"


def test_deliveryman_alone_serves_the_dummys_regular_and_pays_the_supply() -> None:
    scene = Scene(seats=1).farm(cart={"wheat": 1, "pumpkin": 1}, cards=["deliveryman"])
    scene.dummy("regular 1", "regular 2").regular("regular 1", rows=3).begin()
    scene.play("use deliveryman", "choose regular 1")
    assert scene.cash() == 4
    assert scene.is_discarded("regular 1")
    assert scene.area(1) == ["regular 2"]


def test_deliveryman_with_four_players_reaches_only_the_partner() -> None:
    cart = {"wheat": 3, "pumpkin": 1}
    scene = Scene(seats=4).farm(0, cart=cart, cards=["deliveryman"])
    scene.farm(1, cards=["regular 1"]).farm(2, cards=["regular 2"]).begin()
    scene.play("use deliveryman", seat=0)
    assert scene.offers("choose", 0) == ["choose regular 2"]
    assert scene.why("choose regular 1", 0) == "out-of-reach"


# --- Foreman ----------------------------------------------------------------------------------


def test_foreman_takes_back_a_helper_of_the_own_and_is_discarded() -> None:
    scene = Scene().farm(cash=2, cards=["shopper", "foreman"]).begin()
    scene.play("use shopper", "name wheat")
    assert scene.question == "foreman"
    scene.play("accept")
    assert scene.area() == ["shopper"]
    assert scene.is_discarded("foreman")
    scene.play("use shopper", "name wheat")
    assert scene.cart("wheat") == 2
    assert scene.is_discarded("shopper")


def test_foreman_takes_a_helper_that_another_player_used() -> None:
    scene = Scene().farm(0, cash=1, cards=["shopper"]).farm(1, cards=["foreman"]).begin(0)
    scene.play("use shopper", "name wheat")
    assert scene.actor == 1
    scene.play("accept")
    assert scene.area(1) == ["shopper"]
    assert scene.area(0) == []
    assert scene.actor == 0


def test_foreman_takes_a_helper_that_another_player_threw_away() -> None:
    scene = Scene().farm(0, cards=["shopper"]).farm(1, cards=["foreman"]).begin(0)
    scene.play("throw shopper", "accept")
    assert scene.area(1) == ["shopper"]
    assert scene.is_discarded("foreman")


def test_foreman_takes_back_a_helper_that_its_owner_threw_away() -> None:
    scene = Scene().farm(cards=["shopper", "foreman"]).begin().play("throw shopper", "accept")
    assert scene.area() == ["shopper"]
    assert scene.is_discarded("foreman")


def test_foreman_may_let_a_helper_go_and_is_asked_again_for_the_next_one() -> None:
    scene = Scene().farm(0, cards=["shopper", "haggler"]).farm(1, cards=["foreman"]).begin(0)
    scene.play("throw shopper", "pass")
    assert scene.is_discarded("shopper")
    scene.play("throw haggler", "accept")
    assert scene.area(1) == ["haggler"]
    assert scene.is_discarded("shopper")


def test_foreman_is_asked_before_anything_else() -> None:
    scene = Scene().farm(0, cash=9, cards=["shopper"]).farm(1, cards=["foreman"]).begin(0)
    scene.play("throw shopper")
    assert scene.why("buy wheat", 0) == "not-your-turn"
    assert scene.legal(1) == ["pass", "accept", "loan"]


def test_foreman_is_not_asked_for_when_it_lies_covered() -> None:
    scene = Scene().farm(0, cards=["shopper"]).farm(1, packs=[("stall 1", "foreman")]).begin(0)
    scene.play("throw shopper")
    assert scene.actor == 0
    assert scene.is_discarded("shopper")


def test_foreman_does_not_take_itself() -> None:
    scene = Scene().farm(cards=["foreman"]).begin().play("throw foreman")
    assert scene.question == "action"
    assert scene.is_discarded("foreman")


def test_foreman_uncovers_what_lies_under_it() -> None:
    scene = Scene().farm(cards=["shopper"], packs=[("foreman", "stall 1")]).begin()
    scene.play("throw shopper")
    assert scene.area() == ["foreman"]
    scene.play("accept")
    assert scene.area() == ["stall 1", "shopper"]


def test_foreman_takes_a_helper_that_then_lies_free() -> None:
    scene = Scene().farm(0, packs=[("shopper", "stall 1")]).farm(1, cards=["foreman"]).begin(0)
    scene.play("throw shopper", "accept")
    assert scene.area(0) == ["stall 1"]
    assert scene.card("shopper", 1)["under"] is None


def test_foreman_under_the_helper_being_used_takes_it() -> None:
    scene = Scene().farm(cash=2, packs=[("shopper", "foreman")]).begin()
    scene.play("use shopper", "name wheat", "accept", "use shopper", "name wheat")
    assert scene.cart("wheat") == 2
    assert scene.is_discarded("foreman")
    assert scene.is_discarded("shopper")


def test_foreman_under_the_housemaid_takes_her_back_while_she_works() -> None:
    scene = Scene().farm(cart={"wheat": 1}, cards=["stall 6"], packs=[("housemaid", "foreman")])
    scene.begin().play("use housemaid", "accept")
    assert scene.area() == ["stall 6", "housemaid"]
    assert scene.is_discarded("foreman")
    scene.play("trade stall 6 leek", "give wheat")
    assert scene.cart("leek") == 1
    assert scene.area() == ["stall 6", "housemaid"]


def test_foreman_takes_no_card_of_a_two_pack_that_was_not_kept() -> None:
    scene = Scene().farm(cash=1, cards=["foreman"]).deck("haggler", "shopper").begin()
    scene.play("two_pack", "keep none")
    assert scene.question == "action"
    assert scene.is_discarded("haggler")
    assert scene.is_discarded("shopper")


def test_foreman_takes_nothing_that_is_left_in_the_courtyard() -> None:
    scene = Scene("cards").farm(0, hand=["stall 1"], cards=["foreman"])
    scene.courtyard("haggler", "shopper").begin(0).play("take shopper", "play stall 1")
    assert scene.is_discarded("haggler")
    assert scene.question == "action"


def test_foreman_alone_takes_nothing_of_the_second_row() -> None:
    scene = Scene("cards", seats=1).farm(cards=["foreman"])
    scene.grid(None, None, None, "haggler").begin().play("done")
    assert scene.is_discarded("haggler")
    assert scene.question == "action"


def test_foreman_alone_takes_back_the_own_helper() -> None:
    scene = Scene(seats=1).farm(cards=["foreman", "shopper"]).begin()
    scene.play("throw shopper", "accept")
    assert scene.area() == ["shopper"]


def test_foreman_takes_the_harvest_hand_for_a_harvest_that_is_still_to_come() -> None:
    scene = Scene("harvest").farm(0, fields=[(6, "wheat", 6)], cards=["harvest_hand"])
    scene.farm(1, fields=[(5, "cabbage", 4)], cards=["foreman"]).begin(0)
    scene.play("use harvest_hand", "accept")
    assert scene.is_discarded("foreman")
    assert scene.area(1) == ["harvest_hand"]
    scene.play("harvest", "extra 1")
    assert scene.cart("wheat", 0) == 2
    assert scene.actor == 1
    scene.play("use harvest_hand", "harvest", "extra 1")
    assert scene.cart("cabbage", 1) == 2
    assert scene.area(1) == []


def test_foreman_keeps_the_harvest_hand_when_the_own_harvest_is_over() -> None:
    scene = Scene("harvest", first=1, second=0)
    scene.farm(0, fields=[(6, "wheat", 6)], cards=["harvest_hand"])
    scene.farm(1, fields=[(5, "cabbage", 4)], cards=["foreman"]).begin()
    assert scene.actor == 0
    assert scene.cart("cabbage", 1) == 1
    scene.play("use harvest_hand", "accept", "harvest", "extra 1")
    assert scene.cart("cabbage", 1) == 1
    assert scene.area(1) == ["harvest_hand"]


def test_foreman_with_the_harvest_hand_gives_three_vegetables_of_a_field_of_five() -> None:
    scene = Scene("harvest").farm(
        fields=[(5, "wheat", 5), (4, "bean", 4)], cards=["harvest_hand", "foreman"]
    )
    scene.begin(0).play("use harvest_hand", "accept", "use harvest_hand", "harvest")
    assert scene.offers("extra") == ["extra 0", "extra 1", "extra 2"]
    scene.play("extra 2")
    assert scene.offers("extra") == ["extra 0", "extra 1"]
    scene.play("extra 1")
    assert scene.cart("wheat") == 3
    assert scene.cart("bean") == 2
    assert scene.fields()[1:] == [(5, "wheat", 2), (4, "bean", 2)]


def test_foreman_with_the_harvest_hand_adds_two_vegetables_to_a_field_sown() -> None:
    scene = Scene().farm(cart={"bean": 1}, fields=[(4, None, 0)], cards=["harvest_hand", "foreman"])
    scene.begin().play("use harvest_hand", "accept", "use harvest_hand", "sow bean field 2")
    assert scene.fields()[1] == (4, "bean", 6)


def squire_scene(*courtyard: str, cash: int = 0, cards: tuple[str, ...] = ("squire",)) -> Scene:
    """The first of two players has the Squire of an earlier round."""
    scene = Scene("cards").farm(0, cash=cash, hand=["stall 1", "stall 2"], cards=cards)
    return scene.farm(1, hand=["stall 3", "stall 4"]).courtyard(*courtyard)


def test_foreman_taken_with_the_squire_regains_the_squire_at_once() -> None:
    scene = squire_scene("casual 1", "foreman").begin(0)
    scene.play("use squire", "take casual 1", "take foreman", "done", "play stall 1")
    assert scene.question == "foreman"
    scene.play("accept")
    assert scene.area() == ["stall 1", "casual 1", "squire"]
    assert scene.is_discarded("foreman")
    assert scene.actor == 1


def test_foreman_that_lay_there_before_regains_the_own_squire_too() -> None:
    scene = squire_scene("casual 1", cards=("squire", "foreman")).begin(0)
    scene.play("use squire", "take casual 1", "done", "play stall 1", "accept")
    assert scene.area() == ["stall 1", "casual 1", "squire"]


def test_foreman_takes_another_players_squire_for_the_same_round() -> None:
    scene = Scene("cards").farm(0, hand=["stall 1", "stall 2"], cards=["squire"])
    scene.farm(1, hand=["stall 3", "stall 4"], cards=["foreman"])
    scene.courtyard("casual 1", "casual 2", "casual 3").begin(0)
    scene.play("use squire", "take casual 1", "done", "play stall 1", "accept")
    assert scene.actor == 1
    scene.play("use squire", "take casual 2", "take casual 3", "done", "play stall 3")
    assert scene.area(1) == ["stall 3", "casual 2", "casual 3"]
    assert scene.is_discarded("squire")


def test_foreman_of_a_player_who_has_taken_keeps_the_squire_for_the_next_round() -> None:
    scene = Scene("cards").farm(0, hand=["stall 1"], cards=["squire"])
    scene.farm(1, cards=["foreman"]).courtyard("casual 1").begin(0)
    scene.play("use squire", "take casual 1", "done", "play stall 1", "accept")
    assert scene.area(1) == ["squire"]
    assert scene.question == "action"


def test_foreman_makes_no_new_squire_of_one_thrown_away() -> None:
    scene = Scene("cards").farm(0, hand=["stall 1", "stall 2"], cards=["squire"])
    scene.farm(1, hand=["stall 3", "stall 4"], cards=["foreman"])
    scene.courtyard("casual 1", "casual 2").begin(0)
    scene.play("throw squire", "accept", "take casual 1", "play stall 1")
    assert scene.actor == 1
    assert scene.why("use squire") == "squire-new"


def test_foreman_keeps_a_squire_thrown_away_while_its_owner_pays_by_rules_1() -> None:
    scene = Scene("cards", rules=1).farm(0, hand=["stall 1", "stall 2"], cards=["squire"])
    scene.farm(1, hand=["stall 3", "stall 4"], cards=["foreman"])
    scene.courtyard("field 1", "casual 1").begin(0)
    scene.play("use squire", "take field 1", "done", "play stall 1")
    assert scene.question == "funds"
    scene.play("throw squire", "accept", "loan")
    assert scene.area(1) == ["squire"]


def test_foreman_alone_regains_the_squire_after_four_cards_of_the_grid() -> None:
    scene = Scene("cards", seats=1).farm(cash=1, cards=["squire"])
    scene.grid("stall 1", "casual 1", "foreman", "casual 2").begin()
    scene.play("use squire", "take stall 1", "take casual 1", "take casual 2", "take foreman")
    scene.play("done", "accept")
    assert scene.area() == ["stall 1", "casual 1", "casual 2", "squire"]
    assert scene.is_discarded("foreman")


def test_foreman_alone_keeps_a_squire_thrown_away_after_its_use_by_rules_1() -> None:
    scene = (
        Scene("cards", seats=1, rules=1).farm(cards=["squire", "foreman"]).grid("stall 1").begin()
    )
    scene.play("use squire", "take stall 1", "throw squire", "accept", "done")
    assert scene.area() == ["stall 1", "squire"]


def test_foreman_takes_the_accountant_of_any_player_in_the_card_phase() -> None:
    scene = Scene("cards", seats=4).partners({0: 2, 1: 3})
    scene.farm(
        0,
        home=("wheat", 6),
        fields=[(3, "wheat", 1)],
        hand=["field 1", "stall 1"],
        cards=["accountant"],
    )
    scene.farm(1, hand=["stall 3", "stall 6"], cards=["foreman"]).courtyard("casual 1").begin(0)
    scene.play("take casual 1", "play field 1", "use accountant")
    scene.play(*KEEP_THE_SHOP, *KEEP_THE_REST, "name wheat")
    assert scene.actor == 1
    assert scene.play("accept").area(1) == ["accountant"]


def test_foreman_takes_the_market_crier_of_any_player_in_the_card_phase() -> None:
    scene = Scene("cards", seats=4).partners({0: 2, 1: 3})
    scene.farm(0, hand=["field 1", "stall 1"], cards=["market_crier", "stall 11"])
    scene.farm(1, hand=["stall 3", "stall 6"], cards=["foreman"]).courtyard("casual 1").begin(0)
    scene.play("take casual 1", "play field 1", "use market_crier sell", "hawk stall 11 bean")
    assert scene.actor == 1
    scene.play("accept")
    assert scene.area(1) == ["market_crier"]
    assert scene.cash(0) == 0


def test_foreman_takes_the_squire_of_any_player_in_the_card_phase() -> None:
    scene = Scene("cards", seats=4).partners({0: 2, 1: 3})
    scene.farm(0, hand=["stall 1", "stall 2"], cards=["squire"])
    scene.farm(1, hand=["stall 3", "stall 4"], cards=["foreman"])
    scene.courtyard("casual 1", "casual 2").begin(0)
    scene.play("use squire", "take casual 1", "done", "play stall 1", "accept")
    assert scene.area(1) == ["squire"]
    assert scene.actor == 1
    assert scene.can("use squire")


def test_foreman_takes_the_harvest_hand_of_any_player_in_the_harvest_phase() -> None:
    scene = Scene("harvest", seats=4).partners({0: 2, 1: 3})
    scene.farm(0, fields=[(6, "wheat", 6)], cards=["harvest_hand"])
    scene.farm(1, cards=["foreman"]).begin(0).play("use harvest_hand")
    assert scene.actor == 1
    assert scene.play("accept").area(1) == ["harvest_hand"]


def test_foreman_with_four_players_takes_the_partners_helper_in_the_action_phase() -> None:
    scene = Scene(seats=4).farm(0, cards=["shopper"]).farm(2, cards=["foreman"]).begin()
    scene.play("throw shopper", seat=0)
    assert scene.actor == 2
    assert scene.play("accept").area(2) == ["shopper"]


def test_foreman_with_four_players_takes_the_own_helper_in_the_action_phase() -> None:
    scene = Scene(seats=4).farm(1, cards=["shopper", "foreman"]).begin()
    scene.play("throw shopper", seat=1).play("accept", seat=1)
    assert scene.area(1) == ["shopper"]


def test_foreman_with_four_players_takes_no_helper_of_the_others_in_the_action_phase() -> None:
    scene = Scene(seats=4).farm(0, cards=["shopper"])
    scene.farm(1, cards=["foreman"]).begin().play("throw shopper", seat=0)
    assert scene.actor == 0
    assert scene.is_discarded("shopper")
    assert scene.area(1) == ["foreman"]


# --- Haggler ----------------------------------------------------------------------------------


def test_haggler_buys_two_of_one_vegetable_for_the_price_of_one() -> None:
    scene = Scene().farm(cash=5, cards=["haggler"]).begin().play("use haggler", "name turnip")
    assert scene.cart("turnip") == 2
    assert scene.shop("turnip") == 0
    assert scene.cash() == 0
    assert scene.is_discarded("haggler")
    assert scene.why("use haggler") == "helper-absent"


def test_haggler_needs_both_vegetables_in_the_shop() -> None:
    scene = Scene().farm(cash=9, shop={"wheat": 1}, cards=["haggler"]).begin()
    scene.play("use haggler")
    assert scene.offers("name") == ["name pumpkin", "name turnip", "name cabbage"]
    assert scene.why("name wheat") == "shop-empty"
    assert scene.why("name bean") == "shop-empty"


def test_haggler_needs_the_price_of_one() -> None:
    scene = Scene().farm(cash=2, cards=["haggler"]).begin()
    assert scene.why("use haggler") == "helper-no-effect"
    scene = Scene().farm(cash=3, cards=["haggler"]).begin().play("use haggler")
    assert scene.offers("name") == ["name wheat"]
    assert scene.why("name pumpkin") == "no-cash"


def test_haggler_has_no_use_in_the_card_phase() -> None:
    assert distribution(9, "haggler").begin(0).why("use haggler") == "helper-not-now"


def test_haggler_regained_with_the_foreman_buys_two_more() -> None:
    scene = Scene().farm(cash=9, cards=["haggler", "foreman"]).begin()
    scene.play("use haggler", "name turnip", "accept", "use haggler", "name pumpkin")
    assert scene.cart("turnip") == 2
    assert scene.cart("pumpkin") == 2
    assert scene.cash() == 0


@pytest.mark.parametrize(
    ("vegetable", "price"),
    [("wheat", 1), ("pumpkin", 2), ("turnip", 3), ("cabbage", 3), ("bean", 4), ("leek", 4)],
)
def test_haggler_with_the_shopper_buys_two_of_the_supply(vegetable: str, price: int) -> None:
    scene = Scene().farm(cash=4, shop={vegetable: 0}, cards=["haggler", "shopper"]).begin()
    scene.play("use haggler shopper", f"name {vegetable}")
    assert scene.cart(vegetable) == 2
    assert scene.cash() == 4 - price
    assert scene.shop(vegetable) == 0
    assert scene.is_discarded("haggler")
    assert scene.is_discarded("shopper")


def test_haggler_with_the_shopper_leaves_the_shop_alone() -> None:
    scene = Scene().farm(cash=1, cards=["haggler", "shopper"]).begin()
    scene.play("use haggler shopper", "name wheat")
    assert scene.shop("wheat") == 3


def test_haggler_with_the_merchant_buys_two_of_a_kind_wanted_twice_for_one() -> None:
    scene = Scene().farm(cash=1, cards=["haggler", "merchant", "regular 5"]).begin()
    scene.play("use haggler merchant")
    assert scene.offers("name") == ["name turnip"]
    assert scene.why("name wheat") == "wrong-crop"
    scene.play("name turnip")
    assert scene.cart("turnip") == 2
    assert scene.shop("turnip") == 0
    assert scene.cash() == 0
    assert scene.is_discarded("haggler")
    assert scene.is_discarded("merchant")


def test_haggler_with_the_merchant_needs_both_vegetables_in_the_shop() -> None:
    scene = Scene().farm(cash=9, shop={"turnip": 1}, cards=["haggler", "merchant", "regular 5"])
    assert scene.begin().why("use haggler merchant") == "helper-no-effect"
    assert scene.can("use merchant")


def test_haggler_with_merchant_and_shopper_gets_two_of_the_supply_for_nothing() -> None:
    cards = ["haggler", "merchant", "shopper", "regular 5"]
    scene = Scene().farm(shop={"turnip": 0}, cards=cards).begin()
    scene.play("use haggler merchant shopper")
    assert scene.offers("name") == ["name turnip"]
    scene.play("name turnip")
    assert scene.cart("turnip") == 2
    assert scene.cash() == 0
    assert scene.shop("turnip") == 0
    assert scene.area() == ["regular 5"]


@pytest.mark.parametrize(
    ("covered", "combination"),
    [
        ("shopper", "haggler shopper"),
        ("merchant", "haggler merchant"),
        ("haggler", "haggler shopper"),
        ("shopper", "haggler merchant shopper"),
        ("merchant", "haggler merchant shopper"),
    ],
)
def test_haggler_works_together_only_with_open_helpers(covered: str, combination: str) -> None:
    others = [card for card in ("haggler", "merchant", "shopper") if card != covered]
    scene = Scene().farm(cash=9, cards=[*others, "regular 5"], packs=[("stall 1", covered)])
    assert scene.begin().why(f"use {combination}") == "helper-absent"


def test_haggler_works_the_same_in_the_solitaire_game() -> None:
    scene = Scene(seats=1).farm(cash=4, cards=["haggler"]).begin()
    scene.play("use haggler", "name pumpkin")
    assert scene.cart("pumpkin") == 2
    assert scene.cash() == 0


# --- Harvest Hand -----------------------------------------------------------------------------


def test_harvest_hand_takes_two_from_fields_that_hold_four_or_more() -> None:
    scene = Scene("harvest").farm(
        fields=[(4, "bean", 4), (6, "wheat", 3), (5, "cabbage", 5)], cards=["harvest_hand"]
    )
    scene.begin(0).play("use harvest_hand", "harvest", "extra 1", "extra 1")
    assert scene.fields()[1:] == [(4, "bean", 2), (6, "wheat", 2), (5, "cabbage", 3)]
    assert scene.cart("bean") == 2
    assert scene.cart("wheat") == 1
    assert scene.cart("cabbage") == 2
    assert not scene.area()


def test_harvest_hand_is_chosen_field_by_field() -> None:
    scene = Scene("harvest").farm(
        fields=[(4, "bean", 4), (5, "cabbage", 5)], cards=["harvest_hand"]
    )
    scene.begin(0).play("use harvest_hand", "harvest")
    assert scene.offers("extra") == ["extra 0", "extra 1"]
    scene.play("extra 0", "extra 1")
    assert scene.fields()[1:] == [(4, "bean", 3), (5, "cabbage", 3)]


def test_harvest_hand_takes_only_one_from_the_home_field() -> None:
    scene = Scene("harvest").farm(
        home=("wheat", 7), fields=[(4, "bean", 4)], cards=["harvest_hand"]
    )
    scene.begin(0).play("use harvest_hand", "harvest", "extra 1")
    assert scene.cart("wheat") == 1
    assert scene.fields() == [(9, "wheat", 6), (4, "bean", 2)]


def test_harvest_hand_is_kept_when_no_field_holds_four() -> None:
    scene = Scene("harvest").farm(
        home=("wheat", 7), fields=[(6, "wheat", 3)], cards=["harvest_hand"]
    )
    scene.begin(0)
    assert scene.question == "distribute"
    assert scene.cart("wheat") == 2
    assert scene.area() == ["harvest_hand"]


def test_harvest_hand_counts_vegetables_and_not_spaces() -> None:
    scene = Scene("harvest").farm(fields=[(3, "leek", 4)], cards=["harvest_hand"]).begin(0)
    scene.play("use harvest_hand", "harvest", "extra 1")
    assert scene.cart("leek") == 2


def test_harvest_hand_works_on_common_fields() -> None:
    scene = Scene("harvest").farm(cards=["harvest_hand", "field 5"])
    scene.sown(0, "field 5", "cabbage", 4).begin(0)
    scene.play("use harvest_hand", "harvest", "extra 1")
    assert scene.cart("cabbage") == 2


def test_harvest_hand_need_not_be_used_in_the_harvest() -> None:
    scene = Scene("harvest").farm(fields=[(4, "bean", 4)], cards=["harvest_hand"]).begin(0)
    scene.play("harvest")
    assert scene.cart("bean") == 1
    assert scene.area() == ["harvest_hand"]


def test_harvest_hand_without_the_foreman_helps_once() -> None:
    scene = Scene("harvest").farm(fields=[(6, "wheat", 6)], cards=["harvest_hand"]).begin(0)
    scene.play("use harvest_hand")
    assert scene.why("use harvest_hand") == "helper-absent"
    scene.play("harvest")
    assert scene.why("extra 2") == "too-few-tokens"


def test_harvest_hand_is_of_no_second_use_without_a_field_of_five() -> None:
    scene = Scene("harvest").farm(fields=[(4, "bean", 4)], cards=["harvest_hand", "foreman"])
    scene.begin(0).play("use harvest_hand", "accept")
    assert scene.why("use harvest_hand") == "helper-no-effect"
    scene.play("harvest", "extra 1")
    assert scene.cart("bean") == 2
    assert scene.area() == ["harvest_hand"]


def test_harvest_hand_makes_the_harvest_begin_with_the_first_player() -> None:
    scene = Scene("harvest", seats=3, first=1, second=2)
    scene.farm(0, fields=[(4, "bean", 2)]).farm(1, fields=[(4, "bean", 2)])
    scene.farm(2, fields=[(4, "bean", 4)], cards=["harvest_hand"]).begin()
    assert scene.actor == 2
    assert scene.cart("bean", 1) == 1
    assert scene.cart("bean", 0) == 0


def test_harvest_hand_finds_the_new_field_turned_over_for_everybody() -> None:
    scene = Scene("fields").farm(0, fields=[(4, "bean", 4)], cards=["harvest_hand"], pile=[5])
    scene.farm(1, pile=[6]).begin()
    assert scene.question == "harvest"
    assert scene.fields(0)[-1] == (5, None, 0)
    assert scene.fields(1)[-1] == (6, None, 0)


def test_harvest_hand_adds_a_vegetable_to_every_field_sown_afterwards() -> None:
    scene = Scene().farm(
        cart={"bean": 1, "leek": 1, "wheat": 1},
        fields=[(6, None, 0), (4, None, 0), (3, None, 0)],
        cards=["harvest_hand"],
    )
    scene.begin().play("sow wheat field 2", "use harvest_hand")
    assert scene.is_discarded("harvest_hand")
    scene.play("sow bean field 3", "sow leek field 4")
    assert scene.fields()[1:] == [(6, "wheat", 6), (4, "bean", 5), (3, "leek", 4)]


def test_harvest_hand_works_in_one_turn_only() -> None:
    scene = Scene(seats=1, round=3).farm(
        cart={"bean": 1, "wheat": 1}, fields=[(4, None, 0), (6, None, 0)], cards=["harvest_hand"]
    )
    scene.begin().play("use harvest_hand", "sow wheat field 3", "done", "done", "done")
    assert scene.question == "action"
    scene.play("sow bean field 2")
    assert scene.fields()[1] == (4, "bean", 4)


def test_harvest_hand_uncovers_a_field_that_is_sown_with_one_more() -> None:
    scene = Scene().farm(cart={"leek": 1}, packs=[("harvest_hand", "field 1")]).begin()
    scene.play("use harvest_hand")
    assert scene.fields()[1] == (3, None, 0)
    scene.play("sow leek field 2")
    assert scene.fields()[1] == (3, "leek", 4)


def test_harvest_hand_helps_to_sow_a_field_cleared_by_the_ploughman() -> None:
    scene = Scene().farm(
        cart={"bean": 1}, fields=[(4, "wheat", 2)], cards=["harvest_hand", "ploughman"]
    )
    scene.begin().play("use harvest_hand", "use ploughman clear", "pick 1 field 2")
    scene.play("sow bean field 2")
    assert scene.fields()[1] == (4, "bean", 5)


def test_harvest_hand_has_no_use_in_the_card_phase() -> None:
    assert distribution(0, "harvest_hand").begin(0).why("use harvest_hand") == "helper-not-now"


def test_harvest_hand_works_the_same_in_the_solitaire_game() -> None:
    scene = Scene("harvest", seats=1).farm(fields=[(4, "bean", 4)], cards=["harvest_hand"])
    scene.begin(0).play("use harvest_hand", "harvest", "extra 1")
    assert scene.cart("bean") == 2


# --- Housemaid --------------------------------------------------------------------------------


def test_housemaid_makes_two_for_one_trades_one_for_one() -> None:
    scene = Scene().farm(cart={"wheat": 2}, cards=["stall 6", "housemaid"]).begin()
    scene.play("use housemaid")
    assert scene.is_discarded("housemaid")
    scene.play("trade stall 6 cabbage", "give wheat", "trade stall 6 leek", "give wheat")
    assert scene.cart("cabbage") == 1
    assert scene.cart("leek") == 1
    assert scene.cart("wheat") == 0


def test_housemaid_is_needed_for_the_trade_of_one_vegetable() -> None:
    scene = Scene().farm(cart={"wheat": 1}, cards=["stall 6", "housemaid"]).begin()
    assert scene.why("trade stall 6 leek") == "too-few-to-give"
    scene.play("use housemaid")
    assert scene.can("trade stall 6 leek")


def test_housemaid_changes_no_trade_of_one_for_one() -> None:
    scene = Scene().farm(cart={"wheat": 1}, cards=["stall 6", "housemaid"]).begin()
    scene.play("use housemaid", "trade stall 6 turnip", "give wheat")
    assert scene.cart("wheat") == 0
    assert scene.cart("turnip") == 1


def test_housemaid_may_be_used_ahead_so_that_the_two_pack_is_cheaper() -> None:
    scene = Scene().farm(cash=1, cart={"wheat": 1}, cards=["stall 6", "housemaid", "shopper"])
    scene.begin()
    assert scene.why("two_pack") == "no-cash"
    scene.play("use housemaid", "two_pack", "keep none", "trade stall 6 leek", "give wheat")
    assert scene.cash() == 0
    assert scene.cart("leek") == 1


def test_housemaid_works_in_one_turn_only() -> None:
    scene = Scene(seats=1).farm(cart={"wheat": 1}, cards=["stall 6", "housemaid"]).begin()
    scene.play("use housemaid", "done", "done", "done")
    assert scene.question == "action"
    assert scene.cart("wheat") == 1
    assert scene.why("trade stall 6 leek") == "too-few-to-give"


def test_housemaid_with_a_trader_trades_one_for_one_at_another_players_stall() -> None:
    scene = Scene().farm(0, cart={"wheat": 1}, cards=["housemaid", "trader 1"])
    scene.farm(1, cards=["stall 10"]).begin(0)
    scene.play("use housemaid", "use trader", "trade stall 10 leek", "give wheat")
    assert scene.cart("leek") == 1
    assert scene.card("stall 10", 1)["holds"] == ["turnip", "bean"]


def test_housemaid_does_not_serve_other_players() -> None:
    scene = Scene().farm(0, cards=["housemaid"])
    scene.farm(1, cart={"wheat": 1}, cards=["stall 6"]).begin(0)
    scene.play("use housemaid", "done", "done")
    assert scene.actor == 1
    assert scene.why("trade stall 6 leek") == "too-few-to-give"


def test_housemaid_alone_helps_at_the_stall_of_the_dummy() -> None:
    scene = Scene(seats=1).farm(cart={"wheat": 1}, cards=["housemaid", "trader 1"])
    scene.dummy("stall 6").begin()
    scene.play("use housemaid", "use trader", "trade stall 6 cabbage", "give wheat")
    assert scene.cart("cabbage") == 1


def test_housemaid_has_no_use_in_the_card_phase() -> None:
    assert distribution(0, "housemaid").begin(0).why("use housemaid") == "helper-not-now"


# --- Market Crier -----------------------------------------------------------------------------


def test_market_crier_fills_all_open_stalls_again() -> None:
    scene = Scene().farm(cards=["market_crier", "stall 1", "stall 6"])
    scene.stall("stall 1", "turnip").stall("stall 6", "leek").begin()
    scene.play("use market_crier refill")
    assert scene.card("stall 1")["holds"] == ["pumpkin", "turnip", "cabbage"]
    assert scene.card("stall 6")["holds"] == ["turnip", "cabbage", "leek"]
    assert scene.is_discarded("market_crier")


def test_market_crier_fills_no_stall_of_another_player() -> None:
    scene = Scene().farm(0, cards=["market_crier", "stall 1"]).farm(1, cards=["stall 6"])
    scene.stall("stall 1", "turnip").stall("stall 6", "leek").begin(0)
    scene.play("use market_crier refill")
    assert scene.card("stall 6", 1)["holds"] == ["leek"]


def test_market_crier_needs_an_open_stall() -> None:
    scene = Scene().farm(shop={"wheat": 0}, packs=[("market_crier", "stall 2")]).begin()
    assert scene.why("use market_crier refill") == "helper-no-effect"
    assert scene.why("use market_crier sell") == "helper-no-effect"
    assert scene.can("throw market_crier")


def test_market_crier_has_nothing_to_fill_when_all_stalls_are_full() -> None:
    scene = Scene().farm(cards=["market_crier", "stall 1", "stall 6"]).begin()
    assert scene.why("use market_crier refill") == "helper-no-effect"


def test_market_crier_sells_a_bean_and_a_leek_for_three_cash() -> None:
    scene = Scene().farm(cards=["market_crier", "stall 2", "stall 3"]).begin()
    scene.play("use market_crier sell", "hawk stall 2 bean", "hawk stall 3 leek")
    assert scene.cash() == 3
    assert scene.shop("bean") == 2
    assert scene.shop("leek") == 2
    assert scene.card("stall 2")["holds"] == ["wheat", "turnip"]
    assert scene.card("stall 3")["holds"] == ["wheat", "turnip"]
    assert scene.is_discarded("market_crier")


def test_market_crier_sells_at_most_three_vegetables() -> None:
    shop = {"wheat": 0, "pumpkin": 0, "turnip": 0, "cabbage": 0}
    scene = Scene().farm(shop=shop, cards=["market_crier", "stall 1", "stall 2"]).begin()
    scene.play("use market_crier sell", "hawk stall 1 pumpkin", "hawk stall 1 turnip")
    scene.play("hawk stall 2 wheat")
    assert scene.question == "action"
    assert scene.cash() == 3
    assert scene.cart("wheat") == 0


def test_market_crier_sells_a_third_vegetable_for_nothing_after_three_cash() -> None:
    scene = Scene().farm(shop={"turnip": 0}, cards=["market_crier", "stall 2", "stall 3"]).begin()
    scene.play("use market_crier sell", "hawk stall 2 bean", "hawk stall 3 turnip")
    assert scene.cash() == 3
    scene.play("hawk stall 3 leek")
    assert scene.cash() == 3
    assert scene.shop("leek") == 2


def test_market_crier_sells_at_least_one_vegetable_and_may_stop_then() -> None:
    shop = {"wheat": 0, "turnip": 0}
    scene = Scene().farm(shop=shop, cards=["market_crier", "stall 2"]).begin()
    scene.play("use market_crier sell")
    assert scene.why("done") == "nothing-sold"
    scene.play("hawk stall 2 wheat", "done")
    assert scene.cash() == 1
    assert scene.is_discarded("market_crier")


def test_market_crier_sells_only_into_free_spaces_of_the_shop() -> None:
    scene = Scene().farm(cards=["market_crier", "stall 2"]).begin().play("use market_crier sell")
    assert scene.offers("hawk") == ["hawk stall 2 bean"]
    assert scene.why("hawk stall 2 wheat") == "shop-full"
    assert scene.why("hawk stall 3 leek") == "not-in-area"


def test_market_crier_finds_no_buyer_in_a_full_shop() -> None:
    scene = Scene().farm(cards=["market_crier", "stall 1"]).stall("stall 1", "turnip").begin()
    assert scene.why("use market_crier sell") == "helper-no-effect"
    assert scene.can("use market_crier refill")


def test_market_crier_keeps_the_last_free_space_from_a_sale_of_the_cart() -> None:
    scene = Scene().farm(cart={"bean": 1}, cards=["market_crier", "stall 2"]).begin()
    scene.play("use market_crier sell")
    assert scene.why("sell bean") == "rest-not-enough"


def test_market_crier_empties_a_stall_that_is_discarded_at_once() -> None:
    scene = Scene().farm(cards=["market_crier"], packs=[("stall 2", "casual 1")])
    scene.stall("stall 2", "bean").begin()
    scene.play("use market_crier sell", "hawk stall 2 bean")
    assert scene.is_discarded("stall 2")
    assert scene.area() == ["casual 1"]


def test_market_crier_treats_an_uncovered_stall_alike_whatever_its_number() -> None:
    """Whether the same sale reaches it must not depend on the order in which sales are asked."""
    questions = []
    for upper, lower in (("stall 2", "stall 3"), ("stall 3", "stall 2")):
        scene = Scene().farm(shop={"wheat": 0}, cards=["market_crier"], packs=[(upper, lower)])
        scene.stall(upper, "wheat").begin()
        scene.play("use market_crier sell", f"hawk {upper} wheat")
        assert lower in scene.area()
        questions.append(scene.question)
    assert questions[0] == questions[1]


def test_market_crier_pays_for_a_common_field_in_the_card_phase_by_a_sale() -> None:
    scene = distribution(0, "market_crier", "stall 11").begin(0)
    scene.play("take casual 1", "play field 1")
    assert scene.question == "funds"
    assert scene.why("use market_crier refill") == "helper-not-now"
    assert scene.why("use merchant") == "helper-not-now"
    scene.play("use market_crier sell", "hawk stall 11 bean")
    assert scene.cash() == 0
    assert scene.is_discarded("market_crier")
    assert scene.actor == 1


def test_market_crier_is_of_no_use_in_the_card_phase_with_enough_cash() -> None:
    scene = distribution(2, "market_crier", "stall 11").begin(0)
    assert scene.why("use market_crier sell") == "helper-not-now"
    scene.play("take casual 1", "play field 1")
    assert scene.actor == 1
    assert "market_crier" in scene.area()


def test_market_crier_regained_with_the_foreman_does_the_other_thing() -> None:
    scene = Scene().farm(cards=["market_crier", "foreman", "stall 2"]).begin()
    scene.play("use market_crier sell", "hawk stall 2 bean", "accept", "use market_crier refill")
    assert scene.cash() == 2
    assert scene.card("stall 2")["holds"] == ["wheat", "turnip", "bean"]


def test_market_crier_alone_works_on_the_own_stalls_and_not_on_the_dummys() -> None:
    scene = Scene(seats=1).farm(cards=["market_crier", "stall 2"]).dummy("stall 3").begin()
    scene.play("use market_crier sell")
    assert scene.offers("hawk") == ["hawk stall 2 bean"]


# --- Market Woman -----------------------------------------------------------------------------


def test_market_woman_swaps_two_stalls_and_fills_both() -> None:
    scene = Scene().farm(0, cards=["market_woman", "stall 1"]).farm(1, cards=["stall 6"])
    scene.stall("stall 1", "turnip").stall("stall 6", "leek").begin(0)
    scene.play("use market_woman", "choose stall 1", "choose stall 6")
    assert scene.card("stall 6", 0)["holds"] == ["turnip", "cabbage", "leek"]
    assert scene.card("stall 1", 1)["holds"] == ["pumpkin", "turnip", "cabbage"]
    assert scene.area(0) == ["stall 6"]
    assert scene.area(1) == ["stall 1"]
    assert scene.is_discarded("market_woman")


def test_market_woman_leaves_lower_cards_with_their_owners() -> None:
    scene = Scene().farm(0, cards=["market_woman"], packs=[("stall 1", "casual 1")])
    scene.farm(1, packs=[("stall 6", "regular 1")]).begin(0)
    scene.play("use market_woman", "choose stall 1", "choose stall 6")
    assert scene.area(0) == ["stall 6", "casual 1"]
    assert scene.area(1) == ["stall 1", "regular 1"]
    assert scene.card("stall 6", 0)["under"] is None
    assert scene.card("stall 1", 1)["under"] is None
    assert scene.card("regular 1", 1)["duty"] == "due"


def test_market_woman_uncovers_a_regular_that_its_finished_owner_need_not_serve() -> None:
    scene = Scene().farm(0, packs=[("stall 6", "regular 1")], finished=True)
    scene.farm(1, cards=["market_woman", "stall 1"]).begin(1)
    scene.play("use market_woman", "choose stall 1", "choose stall 6")
    assert scene.card("regular 1", 0)["duty"] == "not_due"


def test_market_woman_needs_an_open_stall_of_the_own() -> None:
    scene = Scene().farm(0, packs=[("market_woman", "stall 1")]).farm(1, cards=["stall 6"])
    assert scene.begin(0).why("use market_woman") == "helper-no-effect"


def test_market_woman_does_not_reach_a_covered_stall() -> None:
    scene = Scene().farm(0, cards=["market_woman", "stall 1"])
    scene.farm(1, packs=[("casual 1", "stall 6")]).begin(0)
    assert scene.why("use market_woman") == "helper-no-effect"


def test_market_woman_first_asks_for_the_own_stall_then_for_the_other() -> None:
    scene = Scene().farm(0, cards=["market_woman", "stall 1"])
    scene.farm(1, cards=["stall 6", "casual 1"]).begin(0).play("use market_woman")
    assert scene.offers("choose") == ["choose stall 1"]
    assert scene.why("choose stall 6") == "not-in-area"
    scene.play("choose stall 1")
    assert scene.offers("choose") == ["choose stall 6"]
    assert scene.why("choose casual 1") == "wrong-card"


def test_market_woman_finds_nothing_where_the_stall_was_emptied() -> None:
    scene = Scene(round=9).farm(0, cart={"wheat": 1}, cards=["stall 6"])
    scene.farm(1, cards=["market_woman", "stall 1"]).stall("stall 6", "turnip").begin(0)
    scene.play("trade stall 6 turnip", "give wheat", "done", "done")
    assert scene.actor == 1
    assert scene.why("use market_woman") == "helper-no-effect"


def test_market_woman_has_no_use_in_the_card_phase() -> None:
    scene = distribution(0, "market_woman", "stall 11").begin(0)
    assert scene.why("use market_woman") == "helper-not-now"


def test_market_woman_alone_swaps_with_the_dummy() -> None:
    scene = Scene(seats=1).farm(cards=["market_woman", "stall 1"]).dummy("stall 6")
    scene.stall("stall 1", "turnip").stall("stall 6", "leek").begin()
    scene.play("use market_woman", "choose stall 1", "choose stall 6")
    assert scene.card("stall 6", 0)["holds"] == ["turnip", "cabbage", "leek"]
    assert scene.card("stall 1", 1)["holds"] == ["pumpkin", "turnip", "cabbage"]


def test_market_woman_with_four_players_reaches_only_the_partner() -> None:
    scene = Scene(seats=4).farm(0, cards=["market_woman", "stall 1"])
    scene.farm(1, cards=["stall 2"]).farm(2, cards=["stall 3"]).farm(3, cards=["stall 4"])
    scene.begin().play("use market_woman", "choose stall 1", seat=0)
    assert scene.offers("choose", 0) == ["choose stall 3"]
    assert scene.why("choose stall 2", 0) == "out-of-reach"


# --- Merchant ---------------------------------------------------------------------------------


def test_merchant_sells_one_of_each_kind_wanted_twice_for_one_cash() -> None:
    cards = ["merchant", "regular 2", "regular 6", "regular 11"]
    scene = Scene().farm(cash=2, cards=cards).begin().play("use merchant")
    assert scene.offers("name") == ["name wheat", "name pumpkin"]
    assert scene.why("name leek") == "wrong-crop"
    scene.play("name wheat", "name pumpkin")
    assert scene.cart("wheat") == 1
    assert scene.cart("pumpkin") == 1
    assert scene.shop("wheat") == 2
    assert scene.shop("pumpkin") == 1
    assert scene.cash() == 0
    assert scene.is_discarded("merchant")


def test_merchant_sells_only_one_of_a_kind_wanted_four_times() -> None:
    cards = ["merchant", "regular 2", "regular 1", "regular 4"]
    scene = Scene().farm(cash=9, cards=cards).begin().play("use merchant", "name wheat")
    assert scene.question == "action"
    assert scene.cart("wheat") == 1
    assert scene.cash() == 8


def test_merchant_must_sell_something_and_may_stop_then() -> None:
    scene = Scene().farm(cash=9, cards=["merchant", "regular 2", "regular 5"]).begin()
    scene.play("use merchant")
    assert scene.why("done") == "must-choose"
    scene.play("name wheat", "done")
    assert scene.cart("turnip") == 0
    assert scene.is_discarded("merchant")


def test_merchant_sells_all_at_the_same_time() -> None:
    scene = Scene().farm(cash=9, cards=["merchant", "regular 2", "regular 5"]).begin()
    scene.play("use merchant", "name wheat")
    assert scene.why("serve regular 2") == "not-asked"
    assert scene.why("buy wheat") == "not-asked"
    assert scene.offers("name") == ["name turnip"]


def test_merchant_does_not_count_casual_customers() -> None:
    scene = Scene().farm(cash=9, cards=["merchant", "regular 1", "casual 2"]).begin()
    assert scene.why("use merchant") == "helper-no-effect"


def test_merchant_sells_nothing_that_the_shop_has_not() -> None:
    scene = Scene().farm(cash=9, shop={"wheat": 0}, cards=["merchant", "regular 2"]).begin()
    assert scene.why("use merchant") == "helper-no-effect"


def test_merchant_needs_cash() -> None:
    scene = Scene().farm(cards=["merchant", "regular 2"]).begin()
    assert scene.why("use merchant") == "helper-no-effect"
    assert scene.play("loan").can("use merchant")


@pytest.mark.parametrize("served", [0, 1, 3])
def test_merchant_counts_regulars_that_were_served_or_missed(served: int) -> None:
    scene = Scene().farm(cash=1, cards=["merchant", "regular 2"])
    scene.regular("regular 2", rows=1, served=served).begin().play("use merchant", "name wheat")
    assert scene.cart("wheat") == 1


def test_merchant_does_not_count_covered_regulars_nor_the_one_under_him() -> None:
    scene = Scene().farm(
        cash=9,
        cards=["regular 1"],
        packs=[("merchant", "regular 4"), ("stall 1", "regular 2")],
    )
    assert scene.begin().why("use merchant") == "helper-no-effect"


def test_merchant_does_not_count_the_regulars_of_another_player() -> None:
    scene = Scene().farm(0, cash=9, cards=["merchant"]).farm(1, cards=["regular 2"]).begin(0)
    assert scene.why("use merchant") == "helper-no-effect"


def test_merchant_does_not_count_second_deliveries_of_the_messenger() -> None:
    scene = Scene().farm(cash=9, cards=["merchant", "messenger", "regular 1"]).begin()
    scene.play("use messenger")
    assert scene.why("use merchant") == "helper-no-effect"


def test_merchant_has_no_use_in_the_card_phase() -> None:
    scene = distribution(9, "merchant", "regular 2").begin(0)
    assert scene.why("use merchant") == "helper-not-now"


def test_merchant_regained_with_the_foreman_sells_again() -> None:
    scene = Scene().farm(cash=2, cards=["merchant", "foreman", "regular 2"]).begin()
    scene.play("use merchant", "name wheat", "accept", "use merchant", "name wheat")
    assert scene.cart("wheat") == 2
    assert scene.shop("wheat") == 1
    assert scene.cash() == 0


def test_merchant_with_the_shopper_gets_one_of_the_supply_for_nothing() -> None:
    cards = ["merchant", "shopper", "regular 2"]
    scene = Scene().farm(shop={"wheat": 0}, cards=cards).begin()
    scene.play("use merchant shopper")
    assert scene.offers("name") == ["name wheat"]
    scene.play("name wheat")
    assert scene.cart("wheat") == 1
    assert scene.cash() == 0
    assert scene.shop("wheat") == 0
    assert scene.area() == ["regular 2"]


def test_merchant_with_the_shopper_sells_the_other_kinds_as_usual() -> None:
    cards = ["merchant", "shopper", "regular 2", "regular 5"]
    scene = Scene().farm(cash=1, cards=cards).begin()
    scene.play("use merchant shopper", "name turnip")
    assert scene.shop("turnip") == 2
    assert scene.offers("name") == ["name wheat"]
    scene.play("name wheat")
    assert scene.cart("turnip") == 1
    assert scene.cart("wheat") == 1
    assert scene.shop("wheat") == 2
    assert scene.cash() == 0


def test_merchant_with_the_shopper_needs_a_kind_wanted_twice() -> None:
    scene = Scene().farm(cash=9, cards=["merchant", "shopper", "regular 1"]).begin()
    assert scene.why("use merchant shopper") == "helper-no-effect"


def test_merchant_works_with_an_open_shopper_only() -> None:
    scene = Scene().farm(cash=9, cards=["merchant", "regular 2"], packs=[("stall 1", "shopper")])
    assert scene.begin().why("use merchant shopper") == "helper-absent"


def test_merchant_works_the_same_in_the_solitaire_game() -> None:
    scene = Scene(seats=1).farm(cash=1, cards=["merchant", "regular 5"]).dummy("regular 2")
    scene.begin().play("use merchant")
    assert scene.offers("name") == ["name turnip"]
    assert scene.play("name turnip").cart("turnip") == 1


# --- Combined helpers and the Foreman ---------------------------------------------------------


def taken_by_the_foreman(combination: str, under: str | None) -> set[str]:
    """What a Foreman can take after some helpers were used together. He lies in the other
    player's area, or under one of the helpers."""
    helpers = combination.split()
    taken: set[str] = set()
    for let_go in range(len(helpers)):
        scene = Scene().farm(
            0,
            cash=9,
            cards=["regular 5", *(card for card in helpers if card != under)],
            packs=[(under, "foreman")] if under else [],
        )
        scene.farm(1, cards=[] if under else ["foreman"]).begin(0)
        scene.play(f"use {combination}", "name turnip")
        for _ in range(let_go):
            if scene.question == "foreman":
                scene.play("pass")
        if scene.question == "foreman":
            scene.play("accept")
            left = {card for card in scene.area(0 if under else 1) if card in helpers}
            assert len(left) == 1
            assert all(scene.is_discarded(card) for card in {"foreman", *helpers} - left)
            taken |= left
        assert scene.question == "action"
    return taken


COMBINATIONS = [
    "haggler shopper",
    "haggler merchant",
    "merchant shopper",
    "haggler merchant shopper",
]


@pytest.mark.parametrize("combination", COMBINATIONS)
def test_foreman_takes_any_one_of_the_helpers_that_were_used_together(combination: str) -> None:
    assert taken_by_the_foreman(combination, None) == set(combination.split())


@pytest.mark.parametrize(
    ("combination", "under"),
    [(combination, card) for combination in COMBINATIONS for card in combination.split()],
)
def test_foreman_under_one_of_them_takes_any_since_they_go_together(
    combination: str, under: str
) -> None:
    assert taken_by_the_foreman(combination, under) == set(combination.split())
