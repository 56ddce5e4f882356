"""Farm step 1, playing cards: paragraph 6.1."""

from typing import Any

import pytest

from tests.lagranja.builders import Scene
from tests.lagranja.paragraphs import paragraph


def holding(*hand: int, **things: Any) -> Scene:
    return Scene("cards").farm(0, hand=hand, **things).begin()


def hand_sizes(scene: Scene) -> list[int]:
    return [farm["hand_size"] for farm in scene.view()["farms"]]


# --- How many ---------------------------------------------------------------------------------


@paragraph("6.1")
def test_in_round_one_two_cards_must_be_played() -> None:
    scene = Scene("cards", round=1).farm(0, hand=[1, 2, 3, 4]).begin()
    assert scene.why("done") == "must-play"
    scene.play("play 1 field")
    assert scene.why("done") == "must-play"
    scene.play("play 2 field")
    assert scene.why("play 3 field") == "no-play-left"
    assert scene.can("done")


@paragraph("6.1")
def test_in_later_rounds_one_card_may_be_played() -> None:
    scene = holding(1, 2)
    assert scene.can("done")
    scene.play("play 1 field")
    assert scene.why("play 2 field") == "no-play-left"


@paragraph("6.1")
def test_a_hand_that_runs_empty_in_round_one_needs_no_second_card() -> None:
    scene = Scene("cards", round=1).farm(0, hand=[1, 2], commodity=1).begin()
    scene.play("commodity play", "play 1 field")
    assert scene.why("done") == "must-play"
    scene.play("play 2 field")
    assert scene.can("done")


@paragraph("6.1")
def test_the_builder_allows_one_more_also_when_just_played() -> None:
    scene = holding(25, 1, 2).play("play 25 helper", "play 1 field")
    assert scene.why("play 2 field") == "no-play-left"
    scene = Scene("cards", round=1).farm(0, hand=[1, 2, 3, 4], helpers=[25]).begin()
    scene.play("play 1 field", "play 2 field")
    assert scene.can("done")
    scene.play("play 3 field")
    assert scene.why("play 4 field") == "no-play-left"


@paragraph("6.1")
def test_only_cards_of_the_own_hand_are_played() -> None:
    scene = Scene("cards").farm(0, hand=[1]).farm(1, hand=[2]).begin()
    assert scene.why("play 2 field") == "not-in-hand"
    assert scene.why("play 3 field") == "not-in-hand"


# --- The four sides ---------------------------------------------------------------------------


@paragraph("6.1")
@pytest.mark.parametrize(("card", "good"), [(1, "grape"), (2, "olive"), (9, "grain")])
def test_a_field_costs_nothing_and_enters_empty(card: int, good: str) -> None:
    scene = holding(card).play(f"play {card} field")
    assert scene.fields(good) == [0]
    assert scene.of()["field_cards"] == [card]


@paragraph("6.1")
def test_with_the_surveyor_a_field_enters_with_a_good() -> None:
    scene = Scene("cards").farm(0, hand=[1], helpers=[39]).begin().play("play 1 field")
    assert scene.fields("grape") == [1]


@paragraph("6.1")
def test_fields_are_not_limited_in_number() -> None:
    scene = Scene("cards").farm(0, hand=[1], fields={"grape": [1] * 9}).begin()
    scene.play("play 1 field")
    assert scene.fields("grape") == [1] * 9 + [0]


@paragraph("6.1")
def test_a_barrow_costs_nothing_and_shows_the_goods_it_wants() -> None:
    scene = holding(4).play("play 4 barrow")
    assert scene.of()["barrows"] == [
        {"card": 4, "vp": 6, "needs": ["olive", "food", "meat"], "has": []},
        None,
        None,
    ]


@paragraph("6.1")
def test_a_helper_costs_nothing_and_works_at_once() -> None:
    scene = holding(1, 2, silver=1, olive=1)
    assert scene.why("upgrade olive den") == "no-silver"
    scene.play("play 1 helper", "upgrade olive den")
    assert (scene.silver(), scene.stock("food")) == (0, 1)


@paragraph("6.1")
def test_only_the_side_that_was_chosen_counts() -> None:
    scene = holding(51).play("play 51 field")  # its helper and its extension hold pigs
    farm = scene.of()
    assert (farm["pig_places"], farm["income"], farm["hand_limit"]) == (2, 0, 3)
    assert (farm["helpers"], farm["barrows"]) == ([None] * 3, [None] * 3)


# --- Farm extensions --------------------------------------------------------------------------


@paragraph("6.1")
@pytest.mark.parametrize(
    ("card", "income", "extra", "pigs"), [(1, 0, 2, 3), (2, 1, 1, 3), (5, 1, 2, 2)]
)
def test_an_extension_gives_what_it_shows_and_one_more_card_in_hand(
    card: int, income: int, extra: int, pigs: int
) -> None:
    farm = holding(card, silver=1).play(f"play {card} extension", "pay silver").of()
    assert (farm["income"], farm["extra_deliveries"], farm["pig_places"]) == (income, extra, pigs)
    assert farm["hand_limit"] == 4


@paragraph("6.1")
@pytest.mark.parametrize(
    ("things", "payment"),
    [
        ({"silver": 1}, "silver"),
        ({"vp": 1}, "vp"),
        ({"olive": 1}, "olive den"),
        ({"grain": 1}, "grain den"),
        ({"grape": 1}, "grape den"),
        ({"pig": 1}, "pig"),
        ({"food": 1}, "food"),
        ({"wine": 1}, "wine"),
        ({"meat": 1}, "meat"),
    ],
)
def test_each_of_the_nine_farm_goods_pays_the_first_extension(
    things: dict[str, int], payment: str
) -> None:
    scene = holding(1, **things).play("play 1 extension")
    assert scene.legal() == [f"pay {payment}"]
    scene.play(f"pay {payment}")
    assert (scene.silver(), scene.vp(), sum(scene.of()["stock"].values())) == (0, 0, 0)
    assert scene.of()["extensions"] == [1]


@paragraph("6.1")
def test_a_trade_commodity_does_not_pay() -> None:
    assert holding(1, commodity=3).why("play 1 extension") == "cannot-pay-extension"


@paragraph("6.1")
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_each_extension_costs_one_good_more_than_the_one_before(built: int) -> None:
    scene = Scene("cards").farm(
        0, hand=[1], extensions=[2, 3, 5][:built], silver=1, vp=1, olive=1, food=1
    )
    scene.begin().play("play 1 extension")
    payments = ["pay silver", "pay vp", "pay olive den", "pay food"]
    scene.play(*payments[: built + 1])
    assert scene.question == "turn"
    assert len(scene.of()["extensions"]) == built + 1
    assert scene.of()["hand_limit"] == 4 + built


@paragraph("6.1")
def test_the_goods_paid_for_one_extension_are_of_different_kinds() -> None:
    scene = Scene("cards").farm(0, hand=[1], extensions=[2], silver=2).begin()
    assert scene.why("play 1 extension") == "cannot-pay-extension"
    scene = Scene("cards").farm(0, hand=[1], extensions=[2], olive=2, fields={"olive": [1]})
    assert scene.begin().why("play 1 extension") == "cannot-pay-extension"
    scene = Scene("cards").farm(0, hand=[1], extensions=[2], silver=2, olive=1).begin()
    scene.play("play 1 extension", "pay silver")
    assert scene.legal() == ["pay olive den"]
    assert scene.why("pay silver") == "paying-order"


@paragraph("6.1")
def test_a_good_whose_choice_leaves_the_rest_unpaid_cannot_be_chosen() -> None:
    scene = Scene("cards").farm(0, hand=[1], extensions=[2], silver=1, vp=1, olive=1).begin()
    scene.play("play 1 extension")
    assert scene.legal() == ["pay silver", "pay vp"]
    assert scene.why("pay olive den") == "rest-not-payable"


@paragraph("6.1")
def test_harvest_goods_pay_from_den_or_field() -> None:
    scene = Scene("cards").farm(0, hand=[1], olive=1, fields={"olive": [1], "grain": [2]}).begin()
    scene.play("play 1 extension")
    assert scene.legal() == ["pay olive den", "pay olive field 1", "pay grain field 2"]
    scene.play("pay grain field 2")
    assert scene.fields("grain") == [1]


@paragraph("6.1")
def test_all_nine_kinds_pay_the_ninth_extension_and_nothing_pays_a_tenth() -> None:
    goods = ("olive", "grain", "grape", "pig", "food", "wine", "meat")
    nine: dict[str, Any] = dict.fromkeys(goods, 1)
    eight = [2, 3, 5, 6, 7, 8, 9, 10]
    scene = Scene("cards").farm(0, hand=[1], extensions=eight, silver=1, vp=1, **nine).begin()
    scene.play("play 1 extension", "pay silver", "pay vp", "pay olive den", "pay grain den")
    scene.play("pay grape den", "pay pig", "pay food", "pay wine", "pay meat")
    assert scene.of()["hand_limit"] == 12
    scene = Scene("cards").farm(0, hand=[1], extensions=[*eight, 11], silver=9, vp=9, **nine)
    assert scene.begin().why("play 1 extension") == "cannot-pay-extension"


@paragraph("6.1")
def test_the_shack_builder_makes_the_first_extension_free_and_each_one_cheaper() -> None:
    scene = Scene("cards").farm(0, hand=[1], helpers=[10]).begin().play("play 1 extension")
    assert scene.of()["hand_limit"] == 4
    scene = Scene("cards").farm(0, hand=[1], helpers=[10], extensions=[2], vp=1).begin()
    scene.play("play 1 extension", "pay vp")
    assert scene.of()["hand_limit"] == 5


@paragraph("6.1")
def test_with_the_potter_the_kinds_may_repeat_and_with_both_it_is_one_good_less() -> None:
    scene = Scene("cards").farm(0, hand=[1], helpers=[38], extensions=[2, 3], silver=3).begin()
    scene.play("play 1 extension", "pay silver", "pay silver", "pay silver")
    assert (scene.silver(), scene.of()["hand_limit"]) == (0, 6)
    scene = Scene("cards").farm(0, hand=[1], helpers=[38, 10], extensions=[2, 3], silver=3)
    scene.begin().play("play 1 extension", "pay silver", "pay silver")
    assert (scene.silver(), scene.of()["hand_limit"]) == (1, 6)


@paragraph("6.1")
def test_the_cost_is_paid_before_the_extension_works() -> None:
    scene = holding(51, silver=1, pig=2).play("play 51 extension")
    assert (scene.of()["pig_places"], scene.of()["income"]) == (2, 0)
    scene.play("pay silver")
    assert (scene.of()["pig_places"], scene.of()["income"]) == (3, 1)


# --- A fourth barrow or helper ----------------------------------------------------------------


@paragraph("6.1")
def test_a_fourth_barrow_takes_the_place_of_one_that_is_discarded() -> None:
    scene = Scene("cards").farm(
        0, hand=[1], barrows=[4, 5, 6], delivered={"barrow 2": ["grain", "pig"]}
    )
    scene.begin()
    pool = scene.pool()
    scene.play("play 1 barrow")
    assert scene.legal() == ["discard barrow 1", "discard barrow 2", "discard barrow 3"]
    scene.play("discard barrow 2")
    assert [barrow["card"] for barrow in scene.of()["barrows"]] == [4, 1, 6]
    assert scene.of()["barrows"][1]["needs"] == ["grain", "pig"]
    assert scene.is_discarded(5)
    assert scene.pool() == pool + 2  # the goods on it are lost
    assert scene.stock("pig") == 0


@paragraph("6.1")
def test_a_fourth_helper_takes_the_place_of_one_that_is_discarded() -> None:
    scene = Scene("cards").farm(0, hand=[1], helpers=[19, 4, 6], used=[4]).begin()
    pool = scene.pool()
    scene.play("play 1 helper", "discard helper 2")
    assert [helper["card"] for helper in scene.of()["helpers"]] == [19, 1, 6]
    assert scene.of()["helpers"][1] == {"card": 1, "used": False}
    assert scene.is_discarded(4)
    assert scene.pool() == pool + 1  # its mark


@paragraph("6.1")
def test_with_a_free_slot_nothing_is_discarded() -> None:
    scene = Scene("cards").farm(0, hand=[1], barrows=[4, 5], helpers=[19, 7]).begin()
    scene.play("play 1 barrow")
    assert scene.question == "turn"
    assert [barrow["card"] for barrow in scene.of()["barrows"]] == [4, 5, 1]
    assert scene.view()["discards"] == []


@paragraph("6.1")
def test_what_a_discarded_helper_gave_is_gone() -> None:
    scene = Scene("cards").farm(0, hand=[1, 2], helpers=[19, 7, 8]).begin()
    assert scene.of()["hand_limit"] == 5
    scene.play("play 1 helper", "discard helper 1")
    assert scene.of()["hand_limit"] == 3


@paragraph("6.1")
def test_pigs_that_lose_their_places_with_a_helper_are_sold_at_once() -> None:
    scene = Scene("cards").farm(0, hand=[1], helpers=[51, 7, 8], pig=4).begin()
    scene.play("play 1 helper", "discard helper 1")
    assert (scene.stock("pig"), scene.silver()) == (2, 6)


@paragraph("6.1")
def test_a_storage_builder_with_a_tile_cannot_be_discarded() -> None:
    scene = Scene("cards").farm(0, hand=[1], helpers=[43, 7, 8], stored="pig").begin()
    scene.play("play 1 helper")
    assert scene.legal() == ["discard helper 2", "discard helper 3"]
    assert scene.why("discard helper 1") == "card-holds-tile"


@paragraph("6.1")
def test_an_empty_storage_builder_can_be_discarded() -> None:
    scene = Scene("cards").farm(0, hand=[1], helpers=[43, 7, 8]).begin().play("play 1 helper")
    assert scene.can("discard helper 1")


# --- When a card works ------------------------------------------------------------------------


@paragraph("6.1")
def test_a_card_of_step_one_gives_income_in_the_same_round() -> None:
    scene = holding(27).play("play 27 helper", "done")
    scene.play("done")  # the other player plays nothing
    assert scene.view()["step"] == "income"
    assert scene.silver() == 2


@paragraph("6.1")
def test_a_card_played_after_the_income_gives_none_in_this_round() -> None:
    scene = Scene("income").farm(0, hand=[27], commodity=1).begin()
    scene.play("commodity play", "play 27 helper", "done")
    assert scene.silver() == 0


@paragraph("6.1")
def test_a_helper_that_is_played_again_is_unused() -> None:
    scene = Scene("cards").farm(0, hand=[1], helpers=[54, 7, 8], silver=6, commodity=2).deck()
    scene.begin().play("use 54")
    assert scene.why("use 54") == "helper-used"
    scene.play("play 1 helper", "discard helper 1", "commodity draw")
    assert scene.hand() == [54]
    scene.play("commodity play", "play 54 helper", "discard helper 1", "use 54")
    assert (scene.silver(), scene.vp()) == (0, 2)


# --- Hand limit -------------------------------------------------------------------------------


@paragraph("6.1")
def test_after_playing_the_hand_is_drawn_up_to_three() -> None:
    scene = holding(1).play("play 1 field", "done")
    assert hand_sizes(scene)[0] == 3


@paragraph("6.1")
def test_each_extension_raises_the_limit_by_one_from_the_moment_it_is_paid() -> None:
    """One extension, a hand of four."""
    scene = holding(1, silver=1).play("play 1 extension", "pay silver", "done")
    assert hand_sizes(scene)[0] == 4


@paragraph("6.1")
@pytest.mark.parametrize(("card", "limit"), [(19, 5), (30, 4)])
def test_helpers_raise_the_limit(card: int, limit: int) -> None:
    scene = Scene("cards").farm(0, helpers=[card]).begin().play("done")
    assert hand_sizes(scene)[0] == limit


@paragraph("6.1")
def test_who_holds_more_discards_down_to_the_limit_by_choice() -> None:
    scene = holding(1, 2, 3, 4, 5).play("done")
    assert scene.legal() == [f"discard {card}" for card in (1, 2, 3, 4)]
    scene.play("discard 2")
    assert scene.legal() == [f"discard {card}" for card in (3, 4, 5)]
    scene.play("discard 5")
    assert scene.hand() == [1, 3, 4]
    assert scene.view()["discards"] == [2, 5]
    assert scene.actor == 1


@paragraph("6.1")
def test_who_holds_exactly_the_limit_neither_draws_nor_discards() -> None:
    scene = holding(1, 2, 3).play("done")
    assert scene.hand() == [1, 2, 3]


@paragraph("6.1")
def test_a_hand_may_be_larger_at_other_times() -> None:
    scene = Scene("income").farm(0, hand=[1, 2, 3], commodity=1).begin()
    scene.play("commodity draw", "done")
    assert hand_sizes(scene)[0] == 4


@paragraph("6.1")
def test_drawing_up_ends_the_turn() -> None:
    scene = holding(1, olive=1).play("done")
    assert scene.actor == 1
    assert scene.why("sell olive den", seat=0) == "not-your-turn"


@paragraph("6.1")
def test_each_player_in_turn_plays_and_draws_before_the_next() -> None:
    scene = Scene("cards", seats=3, order=[2, 0, 1]).farm(2, hand=[1]).begin(2)
    assert scene.actor == 2
    scene.play("play 1 field", "done")
    assert (scene.actor, hand_sizes(scene)) == (0, [0, 0, 3])
    scene.play("done")
    assert (scene.actor, hand_sizes(scene)) == (1, [3, 0, 3])
    scene.play("done")
    assert scene.view()["step"] == "income"


@paragraph("6.1")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    scene = Scene("cards").deck().begin().play("done")
    assert hand_sizes(scene)[0] == 0
