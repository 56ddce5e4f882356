"""Rulings on farm and goods: G10 to G16, and G35."""

from typing import Any

import pytest

from tests.lagranja.builders import Scene

# --- G10: the cost of extensions ----------------------------------------------------------------

NINE_KINDS = {"silver", "vp", "olive", "grain", "grape", "food", "wine", "meat", "pig"}
ONE_OF_EACH: dict[str, Any] = dict.fromkeys(NINE_KINDS, 1)
TWO_OF_EACH: dict[str, Any] = dict.fromkeys(NINE_KINDS, 2)


def test_g10_the_first_extension_costs_one_farm_good_of_nine_kinds_from_den_or_field() -> None:
    scene = Scene().farm(hand=[1], commodity=1, fields={"grape": [1]}, **ONE_OF_EACH).begin()
    scene.play("play 1 extension")
    assert scene.legal() == [
        *("pay silver", "pay vp", "pay olive den", "pay grain den", "pay grape den"),
        *("pay grape field 1", "pay pig", "pay food", "pay wine", "pay meat"),
    ]


@pytest.mark.parametrize("kind", sorted(NINE_KINDS))
def test_g10_each_of_the_nine_kinds_pays(kind: str) -> None:
    farm: dict[str, Any] = {"hand": [1], kind: 1}
    scene = Scene().farm(**farm).begin().play("play 1 extension")
    assert len(scene.legal()) == 1
    scene.play(scene.legal()[0])
    assert scene.of()["extensions"] == [1]
    assert (scene.silver(), scene.vp(), sum(scene.of()["stock"].values())) == (0, 0, 0)


def test_g10_a_good_on_a_field_pays() -> None:
    scene = Scene().farm(hand=[1], fields={"grain": [1]}).begin()
    scene.play("play 1 extension", "pay grain field 1")
    assert (scene.of()["extensions"], scene.fields("grain")) == ([1], [0])


def test_g10_a_trade_commodity_is_no_farm_good() -> None:
    scene = Scene().farm(hand=[1], commodity=3).begin()
    assert scene.why("play 1 extension") == "cannot-pay-extension"


def test_g10_the_third_extension_costs_three_goods_of_different_kinds() -> None:
    scene = Scene().farm(hand=[1], extensions=[2, 3], silver=5, olive=2, wine=1).begin()
    scene.play("play 1 extension", "pay silver")
    assert scene.why("pay silver") == "paying-order"
    scene.play("pay olive den")
    assert scene.legal() == ["pay wine"]
    scene.play("pay wine")
    assert scene.of()["extensions"] == [1, 2, 3]


def test_g10_two_of_one_kind_are_not_two_kinds() -> None:
    scene = Scene().farm(hand=[1], extensions=[2], olive=1, fields={"olive": [1]}).begin()
    assert scene.why("play 1 extension") == "cannot-pay-extension"


def test_g10_no_good_is_paid_that_leaves_the_rest_unpaid() -> None:
    scene = Scene().farm(hand=[1], extensions=[2], olive=1, wine=1).begin()
    scene.play("play 1 extension")
    assert scene.why("pay wine") == "rest-not-payable"
    assert scene.legal() == ["pay olive den"]


def test_g10_with_the_shack_builder_the_first_extension_is_free() -> None:
    scene = Scene().farm(hand=[1], helpers=[10]).begin().play("play 1 extension")
    assert scene.question == "turn"
    assert scene.of()["extensions"] == [1]


def test_g10_with_the_shack_builder_an_extension_costs_one_good_less() -> None:
    scene = Scene().farm(hand=[1], helpers=[10], extensions=[2, 3], silver=1, vp=1, wine=1)
    scene.begin().play("play 1 extension", "pay silver", "pay vp")
    assert scene.of()["extensions"] == [1, 2, 3]
    assert scene.stock("wine") == 1


def test_g10_with_the_potter_kinds_may_repeat() -> None:
    scene = Scene().farm(hand=[1], helpers=[38], extensions=[2, 3], silver=2, olive=1).begin()
    scene.play("play 1 extension", "pay silver", "pay silver", "pay olive den")
    assert scene.of()["extensions"] == [1, 2, 3]
    assert scene.silver() == 0


def test_g10_with_both_it_is_one_good_less_and_kinds_may_repeat() -> None:
    scene = Scene().farm(hand=[1], helpers=[10, 38], extensions=[2, 3], silver=2).begin()
    scene.play("play 1 extension", "pay silver", "pay silver")
    assert scene.of()["extensions"] == [1, 2, 3]


def test_g10_a_cost_of_nine_takes_one_of_each_kind() -> None:
    scene = Scene().farm(hand=[1], extensions=range(2, 10), **ONE_OF_EACH).begin()
    scene.play("play 1 extension")
    for _ in range(9):
        assert len(scene.legal()) == 1
        scene.play(scene.legal()[0])
    assert len(scene.of()["extensions"]) == 9


def test_g10_without_the_potter_no_cost_above_nine_can_be_paid() -> None:
    scene = Scene().farm(hand=[1], extensions=range(2, 11), **TWO_OF_EACH).begin()
    assert scene.why("play 1 extension") == "cannot-pay-extension"
    potter = Scene().farm(hand=[1], helpers=[38], extensions=range(2, 11), **TWO_OF_EACH).begin()
    assert potter.can("play 1 extension")


def test_g10_an_extension_is_paid_before_it_works() -> None:
    scene = Scene().farm(hand=[9], silver=1).begin().play("play 9 extension")
    farm = scene.of()
    assert (farm["hand_limit"], farm["pig_places"], farm["income"]) == (3, 2, 0)
    farm = scene.play("pay silver").of()
    assert (farm["hand_limit"], farm["pig_places"], farm["income"]) == (4, 3, 1)


# --- G11: a fourth barrow or helper -------------------------------------------------------------


def test_g11_with_a_free_slot_nothing_is_discarded() -> None:
    scene = Scene().farm(hand=[4, 5], barrows=[1, 2], helpers=[6, 7], commodity=1).begin()
    scene.play("play 4 barrow", "commodity play", "play 5 helper")
    assert scene.question == "turn"
    assert scene.view()["discards"] == []


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_g11_a_fourth_barrow_takes_the_place_of_one_that_is_discarded_first(slot: int) -> None:
    scene = Scene().farm(hand=[4], barrows=[1, 2, 3]).begin().play("play 4 barrow")
    assert scene.legal() == ["discard barrow 1", "discard barrow 2", "discard barrow 3"]
    assert scene.why("discard helper 1") == "wrong-side"
    scene.play(f"discard barrow {slot}")
    assert scene.is_discarded(slot)
    assert scene.of()["barrows"][slot - 1]["card"] == 4


def test_g11_goods_on_a_discarded_barrow_are_lost_and_their_markers_go_to_the_pool() -> None:
    scene = Scene().farm(hand=[4], barrows=[3, 1, 2], delivered={"barrow 1": ["olive", "grain"]})
    assert scene.pool() == 23
    scene.begin().play("play 4 barrow", "discard barrow 1")
    assert scene.pool() == 25
    assert scene.of()["barrows"][0]["has"] == []
    assert sum(scene.of()["stock"].values()) == 0


def test_g11_a_fourth_helper_takes_the_place_of_one_and_its_mark_goes_to_the_pool() -> None:
    scene = Scene().farm(hand=[4], helpers=[54, 7, 8], used=[54]).begin()
    assert scene.pool() == 24
    scene.play("play 4 helper")
    assert scene.legal() == ["discard helper 1", "discard helper 2", "discard helper 3"]
    scene.play("discard helper 1")
    assert scene.pool() == 25
    assert scene.of()["helpers"][0] == {"card": 4, "used": False}


@pytest.mark.parametrize(
    ("pigs", "new", "left", "silver"),
    [(2, 4, 2, 0), (3, 4, 2, 3), (4, 4, 2, 6), (4, 12, 2, 6)],
)
def test_g11_pigs_without_a_place_are_sold_at_once(
    pigs: int, new: int, left: int, silver: int
) -> None:
    scene = Scene().farm(hand=[new], helpers=[51, 7, 8], pig=pigs).begin()
    scene.play(f"play {new} helper", "discard helper 1")
    assert (scene.stock("pig"), scene.silver()) == (left, silver)


def test_g11_pigs_on_another_card_keep_their_places() -> None:
    scene = Scene().farm(hand=[4], helpers=[51, 12, 8], pig=5).begin()
    scene.play("play 4 helper", "discard helper 2")
    assert (scene.stock("pig"), scene.silver()) == (4, 3)


def test_g11_the_storage_builder_is_not_offered_while_it_holds_a_tile() -> None:
    scene = Scene().farm(hand=[4], helpers=[43, 7, 8], stored="card").begin()
    scene.play("play 4 helper")
    assert scene.legal() == ["discard helper 2", "discard helper 3"]
    assert scene.why("discard helper 1") == "card-holds-tile"


def test_g11_the_storage_builder_is_offered_without_a_tile() -> None:
    scene = Scene().farm(hand=[4], helpers=[43, 7, 8], tiles=["card"]).begin()
    assert scene.play("play 4 helper").can("discard helper 1")


# --- G12: pigs ----------------------------------------------------------------------------------


def pig_from_die() -> Scene:
    return Scene("first_die").dice(1, 1, 1, 1, 1).farm(pig=2).begin().play("take die 1")


def pig_from_tile() -> Scene:
    return Scene("roof").farm(pig=2, tiles=["pig"]).begin().play("use tile pig")


def pig_from_commodity() -> Scene:
    return Scene("roof").farm(pig=2, commodity=1).begin().play("commodity pig")


def pig_from_income() -> Scene:
    return Scene("income").farm(pig=2, crafts={"greengrocer": "back"}).begin().play("take pig")


def pig_from_instant_effect() -> Scene:
    scene = Scene("deliveries").farm(
        pig=2, delivered={"greengrocer": ["pig", "olive", "grain"]}, grape=1
    )
    return scene.begin().play("deliver grape den greengrocer", "take pig")


def pig_from_laundress() -> Scene:
    scene = Scene("deliveries").farm(
        pig=2, barrows=[16], helpers=[41], delivered={"barrow 1": ["grape"]}, grape=1
    )
    return scene.begin().play("deliver grape den barrow 1", "place 13")


def pig_from_haggler() -> Scene:
    scene = Scene("deliveries").farm(
        pig=2, helpers=[59], delivered={"butcher": ["pig", "olive"]}, meat=1
    )
    return scene.begin().play("deliver meat butcher", "use 59", "take pig")


@pytest.mark.parametrize(
    "gained",
    [
        *(pig_from_die, pig_from_tile, pig_from_commodity, pig_from_income),
        *(pig_from_instant_effect, pig_from_laundress, pig_from_haggler),
    ],
)
def test_g12_a_pig_without_room_is_sold_at_once_whatever_the_source(gained: Any) -> None:
    scene = gained()
    assert (scene.stock("pig"), scene.silver()) == (2, 3)


def test_g12_buying_a_pig_needs_a_free_place() -> None:
    assert Scene("roof").farm(pig=2, silver=5).begin().why("buy pig") == "no-pig-place"
    assert Scene("roof").farm(pig=2, silver=5, helpers=[12]).begin().can("buy pig")


@pytest.mark.parametrize(
    ("pigs", "extensions", "after"),
    [
        (0, [], 0),
        (1, [], 1),
        (2, [], 2),
        (2, [27], 3),
        (3, [27], 3),
        (2, [27, 31, 1], 3),
        (4, [27, 36, 1], 5),
    ],
)
def test_g12_offspring_needs_two_pigs_and_a_free_place(
    pigs: int, extensions: list[int], after: int
) -> None:
    scene = Scene("growth").farm(pig=pigs, extensions=extensions).begin().play("grow")
    assert scene.stock("pig") == after
    assert scene.silver() == 0, "young without a place are not sold, they are not born"


def test_g12_a_pig_may_be_sold_before_growth_if_two_remain() -> None:
    scene = Scene("growth").farm(pig=3, extensions=[27]).begin().play("sell pig", "grow")
    assert (scene.stock("pig"), scene.silver()) == (3, 3)


def test_g12_without_two_pigs_left_there_is_no_offspring() -> None:
    scene = Scene("growth").farm(pig=2).begin().play("sell pig", "grow")
    assert (scene.stock("pig"), scene.silver()) == (1, 3)


def test_g12_a_newborn_is_not_sold_before_the_next_turn() -> None:
    scene = Scene("growth").farm(0, pig=2, extensions=[27]).begin().play("grow")
    assert scene.why("sell pig", 0) == "not-your-turn"
    assert scene.play("grow").can("sell pig"), "the next turn is that of farm step 4"


@pytest.mark.parametrize(
    ("pigs", "extensions", "after"),
    [(1, [27], 1), (2, [], 2), (2, [27], 3), (2, [27, 36], 4), (2, [27, 36, 1], 4)],
)
def test_g12_the_pig_breeder_brings_up_to_two_as_far_as_there_is_room(
    pigs: int, extensions: list[int], after: int
) -> None:
    scene = Scene("growth").farm(pig=pigs, extensions=extensions, helpers=[62]).begin()
    scene.play("grow")
    assert (scene.stock("pig"), scene.silver()) == (after, 0)


# --- G13: goods on fields -----------------------------------------------------------------------


def test_g13_goods_grow_on_empty_fields_only() -> None:
    scene = Scene("growth").farm(fields={"olive": [0, 0, 1], "grain": [1], "grape": [0, 2]})
    scene.begin().play("grow")
    assert scene.fields("olive") == [1, 1, 1]
    assert scene.fields("grain") == [1]
    assert scene.fields("grape") == [2, 1]


def test_g13_the_handyman_lets_one_field_grow_that_was_not_empty() -> None:
    scene = Scene("growth").farm(fields={"olive": [0, 1]}, helpers=[34]).begin().play("grow")
    assert scene.legal() == ["pass", "grow olive field 1"]
    scene.play("grow olive field 1")
    assert scene.fields("olive") == [2, 1]


def test_g13_a_good_on_a_field_may_be_upgraded() -> None:
    scene = Scene("roof").farm(fields={"grape": [1]}, silver=3).begin()
    scene.play("upgrade grape field 1")
    assert (scene.fields("grape"), scene.stock("wine"), scene.silver()) == ([0], 1, 0)


def test_g13_a_good_on_a_field_may_be_delivered() -> None:
    scene = Scene("deliveries").farm(fields={"grape": [1]}).begin()
    scene.play("deliver grape field 1 greengrocer")
    assert scene.fields("grape") == [0]
    assert scene.of()["crafts"][0]["has"] == ["grape"]


def test_g13_a_good_on_a_field_may_pay_an_extension_and_the_groom() -> None:
    scene = Scene().farm(fields={"grain": [1, 1]}, hand=[1], helpers=[12], pig=1).begin()
    scene.play("play 1 extension", "pay grain field 1", "use 12", "pay grain field 1")
    assert (scene.fields("grain"), scene.vp()) == ([0, 0], 1)


def test_g13_a_good_on_a_field_may_pay_the_tenant_and_goes_to_a_den() -> None:
    scene = Scene("tenant").dice(1, 2, 3, 4, 5).farm(0, fields={"grape": [1]})
    scene.farm(1, helpers=[26]).begin().play("rent 4", "take rented die", "pay grape field 1")
    assert (scene.fields("grape", 0), scene.stock("grape", 1)) == ([0], 1)


def test_g13_a_good_on_a_field_is_not_sold() -> None:
    scene = Scene("roof").farm(fields={"olive": [1]}).begin()
    assert scene.why("sell olive field 1") == "field-not-sold"


def test_g13_the_agricultural_worker_sells_from_fields() -> None:
    scene = Scene("roof").farm(fields={"grape": [2]}, helpers=[35]).begin()
    scene.play("sell grape field 2", "sell grape field 1")
    assert (scene.fields("grape"), scene.silver()) == ([0], 4)


@pytest.mark.parametrize(("card", "good"), [(53, "olive"), (55, "grain"), (57, "grape")])
def test_g13_only_three_helpers_move_a_good_from_a_field_to_a_den(card: int, good: str) -> None:
    fields = {"olive": [1], "grain": [1], "grape": [1]}
    without = Scene("roof").farm(fields=fields, silver=9, commodity=1).begin()
    assert without.why(f"use {card}") == "helper-absent"
    scene = Scene("roof").farm(fields=fields, helpers=[card]).begin().play(f"use {card}")
    assert scene.legal() == [f"pay {good} field 1"]
    scene.play(f"pay {good} field 1")
    assert scene.legal() == ["take olive", "take grain", "take grape"]
    scene.play("take grain")
    assert (scene.fields(good), scene.stock("grain")) == ([0], 1)


# --- G14: up to two upgrades --------------------------------------------------------------------


@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_g14_a_commodity_upgrades_up_to_two(wanted: int) -> None:
    scene = Scene("roof").farm(olive=3, commodity=1).begin().play("commodity upgrade")
    scene.play(*["upgrade olive den"] * wanted, *["pass"] * (wanted < 2))
    assert scene.question == "turn"
    assert (scene.stock("food"), scene.stock("olive")) == (wanted, 3 - wanted)


@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_g14_revenue_space_5_upgrades_up_to_two(wanted: int) -> None:
    scene = Scene("first_die").dice(5, 5, 5, 5, 5).farm(olive=3).begin()
    scene.play("take die 5", "choose upgrades")
    scene.play(*["upgrade olive den"] * wanted, *["pass"] * (wanted < 2))
    assert scene.question == "turn"
    assert (scene.stock("food"), scene.stock("olive")) == (wanted, 3 - wanted)


def test_g14_the_second_is_not_asked_when_nothing_is_left() -> None:
    scene = Scene("roof").farm(pig=1, commodity=1).begin()
    scene.play("commodity upgrade", "upgrade pig")
    assert (scene.question, scene.stock("meat")) == ("turn", 1)


# --- G15: 25 markers ----------------------------------------------------------------------------


def full(
    step: str = "roof",
    *,
    spare: int = 0,
    market: dict[int, int] | None = None,
    dice: tuple[int, ...] = (),
    **farm: Any,
) -> Scene:
    """Seat 0 with all its markers in use, but for some to spare; food fills the rest."""

    def laid_out(food: int) -> Scene:
        return Scene(step).dice(*dice).market(market or {}).farm(food=food, **farm)

    scene = laid_out(laid_out(0).pool() - spare)
    assert scene.pool() == spare
    return scene


# Where a marker can be, what takes it off, and what is left there then.
PLACES: dict[str, tuple[dict[str, Any], list[str], Any, Any]] = {
    "den": ({"olive": 1}, ["return olive den"], lambda s: s.stock("olive"), 0),
    "upgraded": ({"wine": 1}, ["return wine"], lambda s: s.stock("wine"), 0),
    "field": (
        {"fields": {"grain": [1]}},
        ["return grain field 1"],
        lambda s: s.fields("grain"),
        [0],
    ),
    "fuller field": (
        {"fields": {"grain": [3, 1]}},
        ["return grain field 3"],
        lambda s: s.fields("grain"),
        [2, 1],
    ),
    "pig": ({"pig": 2}, ["return pig"], lambda s: s.stock("pig"), 1),
    "commodity": ({"commodity": 1}, ["return commodity"], lambda s: s.stock("commodity"), 0),
    "barrow": (
        {"barrows": [3], "delivered": {"barrow 1": ["grain", "olive"]}},
        ["return from barrow 1", "take grain"],
        lambda s: (s.of()["barrows"][0]["has"], s.of()["barrows"][0]["needs"]),
        (["olive"], ["grain", "grain"]),
    ),
    "row": (
        {"delivered": {"deli": ["pig", "meat"]}},
        ["return from deli", "take meat"],
        lambda s: (s.of()["crafts"][2]["has"], s.of()["crafts"][2]["needs"]),
        (["pig"], ["food", "meat"]),
    ),
    "grey area": (
        {"crafts": {"deli": "back"}},
        ["return grey deli"],
        lambda s: s.can("return grey deli"),
        False,
    ),
    "market": ({"market": {13: 0, 12: 0}}, ["remove 13"], lambda s: (s.at(13), s.at(12)), (-1, 0)),
}


@pytest.mark.parametrize("place", PLACES)
def test_g15_a_marker_may_be_taken_off_from_this_place(place: str) -> None:
    farm, taken_off, look, left = PLACES[place]
    scene = full(tiles=["grape", "olive"], **farm).begin().play("use tile grape")
    assert scene.question == "room"
    assert look(scene) != left
    scene.play(*taken_off)
    assert scene.question == "turn"
    assert (scene.stock("grape"), scene.pool()) == (1, 0)
    assert scene.play("use tile olive").question == "room"
    assert look(scene) == left


def test_g15_every_marker_may_be_taken_off_but_marks_reservation_and_closed_options() -> None:
    scene = full(
        "first_die",
        dice=(1, 2, 3, 4, 5),
        tiles=["grape"],
        helpers=[54, 66],
        used=[54, 66],
        closed=["silver", "pig"],
        reserved=3,
        olive=1,
        fields={"grape": [1]},
        pig=1,
        wine=1,
        meat=1,
        commodity=1,
        barrows=[6],
        delivered={"barrow 1": ["grain"], "butcher": ["pig"]},
        crafts={"deli": "back"},
        market={13: 0, 12: 1},
    )
    scene.begin().play("use tile grape")
    assert scene.legal() == [
        "pass",
        *("return olive den", "return grape field 1", "return pig"),
        *("return food", "return wine", "return meat", "return commodity"),
        *("return from butcher", "return from barrow 1", "return grey deli"),
        "remove 13",
    ]
    assert scene.why("remove 12") == "no-such-marker"


def test_g15_markers_in_use_are_goods_barrows_rows_grey_areas_market_and_marks() -> None:
    scene = (
        Scene("roof")
        .market({13: 0, 12: 1})
        .farm(
            helpers=[54, 66],
            used=[54, 66],
            closed=["silver"],
            reserved=3,
            olive=2,
            fields={"grape": [2, 1, 0]},
            pig=1,
            wine=1,
            commodity=1,
            barrows=[6],
            delivered={"barrow 1": ["grain"], "butcher": ["pig"]},
            crafts={"deli": "back"},
        )
    )
    goods, delivered, marks = 2 + 3 + 1 + 1 + 1, 2, 2
    grey, market, reserved, closed = 1, 1, 1, 1
    in_use = goods + delivered + marks + grey + market + reserved + closed
    assert scene.begin().of()["markers"] == 25 - in_use


def test_g15_a_good_taken_off_a_barrow_of_several_goods_is_chosen() -> None:
    scene = full(tiles=["grape"], barrows=[35], delivered={"barrow 1": ["olive", "grain"]})
    scene.begin().play("use tile grape", "return from barrow 1")
    assert scene.legal() == ["take olive", "take grain"]
    assert scene.why("take grape") == "no-good"


def test_g15_a_gain_may_be_declined() -> None:
    scene = full(tiles=["grape"], olive=1).begin().play("use tile grape", "pass")
    assert (scene.question, scene.stock("grape"), scene.pool()) == ("turn", 0, 0)


def test_g15_two_different_goods_are_asked_one_by_one() -> None:
    scene = full(tiles=["two_different_harvest"]).begin()
    scene.play("use tile two_different_harvest", "take olive grape")
    scene.play("return food")
    assert scene.question == "room"
    scene.play("return food")
    assert (scene.stock("olive"), scene.stock("grape"), scene.stock("food")) == (1, 1, 23)


def test_g15_of_two_different_goods_one_may_be_declined() -> None:
    scene = full(tiles=["two_different_harvest"]).begin()
    scene.play("use tile two_different_harvest", "take olive grape", "pass", "return food")
    assert scene.stock("olive") + scene.stock("grape") == 1
    assert scene.question == "turn"


def test_g15_with_one_marker_left_one_of_two_goods_is_asked() -> None:
    scene = full(commodity=1).begin().play("commodity harvest", "take grain grape")
    assert scene.question == "room"
    scene.play("pass")
    assert scene.stock("grain") + scene.stock("grape") == 1
    assert scene.question == "turn"


def test_g15_three_goods_of_the_trader_are_asked_one_by_one() -> None:
    scene = full(commodity=1, helpers=[7]).begin()
    scene.play("use 7", "take olive", "take olive", "return food", "take grape", "pass")
    assert (scene.stock("olive"), scene.stock("grape"), scene.question) == (2, 0, "turn")


def test_g15_growth_asks_field_by_field() -> None:
    scene = full("growth", fields={"olive": [0, 0], "grape": [0]}).begin()
    scene.play("grow", "return food", "pass", "return food")
    assert scene.actor == 1
    assert (scene.fields("olive"), scene.fields("grape")) == ([1, 0], [1])


def test_g15_growth_uses_the_markers_there_are_before_it_asks() -> None:
    scene = full("growth", spare=2, fields={"olive": [0, 0, 0]}).begin().play("grow")
    assert (scene.question, scene.fields("olive")) == ("room", [1, 1, 0])
    scene.play("pass")
    assert (scene.actor, scene.fields("olive")) == (1, [1, 1, 0])


def test_g15_a_field_emptied_for_another_does_not_grow_again_for_nothing() -> None:
    scene = full("growth", fields={"olive": [1], "grape": [0]}).begin()
    scene.play("grow", "return olive field 1")
    assert scene.actor == 1
    assert (scene.fields("olive"), scene.fields("grape")) == ([0], [1])


def test_g15_the_handymans_good_needs_a_marker() -> None:
    scene = full("growth", helpers=[34], fields={"olive": [1]}).begin()
    scene.play("grow", "grow olive field 1")
    assert scene.question == "room"
    scene.play("return food")
    assert (scene.actor, scene.fields("olive"), scene.pool()) == (1, [2], 0)


@pytest.mark.parametrize(("answer", "pigs"), [("return food", 3), ("pass", 2)])
def test_g15_offspring_needs_a_marker(answer: str, pigs: int) -> None:
    scene = full("growth", pig=2, extensions=[27]).begin().play("grow")
    assert scene.question == "room"
    scene.play(answer)
    assert (scene.actor, scene.stock("pig")) == (1, pigs)


def test_g12_a_pig_taken_off_during_growth_has_no_offspring() -> None:
    scene = full("growth", pig=2, fields={"olive": [0]}).begin().play("grow", "return pig")
    assert scene.actor == 1, "one pig alone has no young: nothing more is asked"
    assert (scene.stock("pig"), scene.fields("olive")) == (1, [1])


@pytest.mark.parametrize(("answer", "field"), [("return food", [1]), ("pass", [0])])
def test_g15_a_planted_field_needs_a_marker(answer: str, field: list[int]) -> None:
    scene = full("cards", hand=[4], helpers=[39]).begin().play("play 4 field")
    assert scene.question == "room"
    scene.play(answer)
    assert (scene.question, scene.fields("grape")) == ("turn", field)


def test_g15_a_once_a_round_helper_needs_a_marker_for_its_mark() -> None:
    scene = full(helpers=[54], silver=3).begin().play("use 54")
    assert (scene.question, scene.vp(), scene.silver()) == ("room", 0, 3)
    assert scene.why("pass") == "must-choose", "who began alone goes on, or takes it back"
    scene.play("return food")
    assert (scene.vp(), scene.silver(), scene.pool()) == (1, 0, 0)
    assert scene.why("use 54") == "helper-used"


def test_g15_a_helper_that_was_asked_may_still_be_declined_for_want_of_a_marker() -> None:
    scene = full("first_die", dice=(4, 4, 4, 4, 4), helpers=[13], vp=1).begin()
    scene.play("take die 4", "use 13")
    assert scene.question == "room"
    scene.play("pass")
    assert (scene.question, scene.vp(), scene.silver()) == ("turn", 1, 4)


def test_g15_a_helper_that_was_asked_works_with_a_marker_taken_off() -> None:
    scene = full("first_die", dice=(4, 4, 4, 4, 4), helpers=[13], vp=1).begin()
    scene.play("take die 4", "use 13", "return food")
    assert (scene.question, scene.vp(), scene.silver(), scene.pool()) == ("turn", 0, 8, 0)


def test_g15_the_taxidermist_is_asked_when_the_mark_needs_room() -> None:
    scene = full(helpers=[37], pig=2, silver=8).begin().play("upgrade pig")
    assert scene.legal() == ["pass", "use 37"]
    scene.play("use 37", "return food")
    assert (scene.silver(), scene.question) == (6, "turn")
    declined = full(helpers=[37], pig=2, silver=8).begin().play("upgrade pig", "pass")
    assert (declined.silver(), declined.question, declined.pool()) == (4, "turn", 0)


def test_g15_a_helper_that_may_be_used_often_needs_no_mark() -> None:
    scene = full(helpers=[53], fields={"olive": [1]}).begin()
    scene.play("use 53", "pay olive field 1", "take grape")
    assert (scene.question, scene.stock("grape")) == ("turn", 1)


def elder() -> Scene:
    return full("elder", helpers=[5], olive=1).begin().play("reserve 4")


def test_g15_the_elders_reservation_needs_a_marker() -> None:
    scene = elder()
    assert scene.question == "room"
    scene.play("return olive den")
    assert (scene.of()["reserved"], scene.pool()) == (4, 0)
    assert scene.view()["step"] == "first_die"


def test_g15_the_elders_reservation_may_be_declined() -> None:
    scene = elder().play("pass")
    assert (scene.of()["reserved"], scene.stock("olive")) == (None, 1)
    assert scene.view()["step"] == "first_die"


def test_g15_the_exporter_needs_a_marker_for_the_card_and_one_for_the_option() -> None:
    scene = full(helpers=[66]).begin().play("use 66", "return food", "commodity silver")
    assert (scene.question, scene.silver()) == ("room", 0)
    scene.play("return food")
    assert (scene.silver(), scene.of()["closed_uses"], scene.pool()) == (4, ["silver"], 0)
    assert scene.stock("food") == 23


def test_g15_the_exporters_option_may_be_declined_and_is_not_closed_then() -> None:
    scene = full(helpers=[66]).begin().play("use 66", "return food", "commodity silver", "pass")
    assert (scene.question, scene.silver(), scene.of()["closed_uses"]) == ("turn", 0, [])


def test_g15_the_goods_of_the_exporters_option_need_markers_too() -> None:
    scene = full(helpers=[66]).begin()
    scene.play("use 66", "return food", "commodity harvest", "return food", "take olive grain")
    scene.play("return food", "return food")
    assert (scene.stock("olive"), scene.stock("grain"), scene.stock("food")) == (1, 1, 21)


def test_g15_a_purchase_needs_a_marker_and_is_paid_then() -> None:
    scene = full(silver=3).begin().play("buy olive")
    assert (scene.question, scene.silver()) == ("room", 3)
    assert scene.why("pass") == "must-choose"
    scene.play("return food")
    assert (scene.silver(), scene.stock("olive"), scene.pool()) == (0, 1, 0)


def test_g15_a_pig_that_is_bought_may_take_the_marker_of_another_pig() -> None:
    scene = full(silver=5, pig=1).begin().play("buy pig", "return pig")
    assert (scene.silver(), scene.stock("pig")) == (0, 1)


def rent_is_paid() -> Scene:
    """Seat 0 owns the Tenant and has no marker left; seat 1 takes the die and pays a grain."""
    scene = full("tenant", dice=(4, 4, 2, 2, 2), helpers=[26])
    scene.farm(1, grain=1, olive=1).begin().play("rent 4", "take die 4", "done")
    return scene.play("take rented die", "pay grain den")


def test_g15_who_receives_in_anothers_turn_decides_then() -> None:
    scene = rent_is_paid()
    assert (scene.actor, scene.question, scene.view()["turn"]) == (0, "room", 1)
    assert scene.silver(1) == 0, "the die is used after the payment"
    scene.play("return food")
    assert (scene.stock("grain", 0), scene.stock("grain", 1), scene.silver(1)) == (1, 0, 4)
    assert scene.actor == 1


def test_g15_who_receives_in_anothers_turn_may_decline() -> None:
    scene = rent_is_paid().play("pass")
    assert (scene.stock("grain", 0), scene.stock("grain", 1), scene.silver(1)) == (0, 0, 4)
    assert scene.actor == 1


def peddler_without_a_marker() -> Scene:
    """Seat 1 completes a barrow of 4 beside a 3 and a 2 of seat 0, whose Peddler is asked."""
    scene = full("deliveries", helpers=[33], market={12: 0, 17: 0, 8: 0})
    scene.farm(1, barrows=[47], delivered={"barrow 1": ["food"]}, wine=1, siesta=1).begin()
    return scene.play("deliver wine barrow 1", "place 18")


def test_g15_the_peddlers_mark_needs_a_marker_in_anothers_turn() -> None:
    scene = peddler_without_a_marker().play("use 33")
    assert (scene.actor, scene.question) == (0, "room")
    scene.play("return food", "rescue 12", "place 13")
    assert (scene.at(13), scene.at(12), scene.at(17)) == (0, -1, -1)
    assert (scene.actor, scene.vp(1)) == (1, 4 + 1)


def test_g15_the_peddler_may_be_declined_for_want_of_a_marker() -> None:
    scene = peddler_without_a_marker().play("use 33", "pass")
    assert (scene.at(12), scene.at(17)) == (-1, -1)
    assert (scene.actor, scene.vp(1), scene.pool(0)) == (1, 4 + 2, 2)


def test_g15_a_market_marker_about_to_be_removed_is_not_taken_off() -> None:
    scene = peddler_without_a_marker().play("use 33")
    assert scene.offers("remove") == ["remove 8"]
    assert scene.why("remove 12") == scene.why("remove 17") == "not-removable"
    scene.play("remove 8", "rescue 17", "place 22")
    assert [scene.at(space) for space in (8, 12, 17, 22)] == [-1, -1, -1, 0]
    assert (scene.actor, scene.vp(1)) == (1, 4 + 1)


@pytest.mark.parametrize(
    ("card", "farm", "taken_off"),
    [
        (12, {"pig": 1, "grain": 1}, "return grain den"),
        (12, {"pig": 1, "grain": 1}, "return pig"),
        (63, {"wine": 1}, "return wine"),
        (49, {"olive": 1}, "return olive den"),
        (36, {"pig": 1}, "return pig"),
        (66, {"olive": 1, "closed": ["silver", "harvest", "card", "pig"]}, "return olive den"),
    ],
)
def test_g15_a_helper_gives_nothing_for_a_good_that_was_taken_off_for_its_mark(
    card: int, farm: dict[str, Any], taken_off: str
) -> None:
    scene = full("roof", helpers=[card], **farm).begin().play(f"use {card}", taken_off)
    while scene.can("pass"):
        scene.play("pass")
    assert scene.question == "turn", "the game goes on"
    assert scene.vp() == 0
    assert scene.stock("food") == full("roof", helpers=[card], **farm).stock("food")


def test_g15_the_basket_weaver_carries_nothing_that_was_taken_off_for_its_mark() -> None:
    scene = full("deliveries", helpers=[48], barrows=[6], grain=2).begin()
    scene.play("deliver grain den barrow 1", "use 48", "return grain den")
    assert scene.question == "turn", "the game goes on"
    assert scene.of()["barrows"][0]["has"] == ["grain"]


def test_g15_the_porter_delivers_nothing_that_was_taken_off_for_its_mark() -> None:
    six = (6, 6, 6, 6, 6)
    market = dict.fromkeys([2, 3, 6, 7, 8, 11, 12, 13, 14, 17, 18, 19, 22, 23], 0)
    scene = full("first_die", dice=six, helpers=[3], market=market, barrows=[6], grain=1)
    scene.block(deli=1, village_store=2, wainwright=3)
    assert scene.stock("food") == 25 - 14 - 1
    scene.begin().play("take die 6", "choose silver", "use 3", "return grain den")
    assert scene.legal(), "the game goes on"
    assert scene.question == "turn"


def test_g15_a_pig_without_a_place_is_sold_and_needs_no_marker() -> None:
    scene = full(pig=2, tiles=["pig"]).begin().play("use tile pig")
    assert (scene.question, scene.silver()) == ("turn", 3)


def test_g15_income_needs_a_marker() -> None:
    scene = full("income", crafts={"deli": "back"}).begin()
    assert scene.question == "room"
    scene.play("return food")
    assert (scene.question, scene.stock("commodity")) == ("turn", 1)


def test_g15_an_upgrade_moves_a_marker_and_needs_no_new_one() -> None:
    scene = full(grape=1, silver=3).begin().play("upgrade grape den")
    assert (scene.question, scene.stock("wine"), scene.pool()) == ("turn", 1, 0)


def test_g15_a_delivery_moves_a_marker_and_needs_no_new_one() -> None:
    scene = full("deliveries", barrows=[6], grain=1).begin().play("deliver grain den barrow 1")
    assert (scene.question, scene.pool()) == ("turn", 0)
    assert scene.of()["barrows"][0]["has"] == ["grain"]


def test_g15_a_completed_barrow_frees_the_markers_for_commodity_and_market() -> None:
    scene = full("deliveries", barrows=[6], delivered={"barrow 1": ["grain"]}, grain=1).begin()
    scene.play("deliver grain den barrow 1", "place 13")
    assert (scene.question, scene.stock("commodity"), scene.at(13)) == ("turn", 1, 0)
    assert scene.pool() == 0


def test_g15_a_completed_building_frees_all_markers_but_one() -> None:
    scene = full("deliveries", delivered={"deli": ["pig", "meat"]}).begin()
    scene.play("deliver food deli", "pass")
    assert (scene.question, scene.pool()) == ("turn", 2)


def test_g15_a_building_whose_grey_marker_was_taken_stays_completed() -> None:
    scene = full("deliveries", crafts={"merchant_house": "back"}, tiles=["grape"], wine=1)
    scene.begin().play("use tile grape", "return grey merchant_house")
    assert scene.why("deliver wine merchant_house") == "building-completed"
    assert scene.view()["completed"][1]
    assert scene.of()["crafts"][1]["marker"] == "back"
    scene.play("done", "done", "done", "done", "done", "done")
    assert (scene.view()["step"], scene.silver()) == ("income", 3), "it still gives income"


def test_g15_nobody_is_first_in_a_building_whose_grey_marker_was_taken() -> None:
    scene = full("deliveries", crafts={"deli": "back"}, tiles=["grape"]).block(butcher=1)
    scene.farm(1, delivered={"deli": ["pig", "meat"]}, food=1)
    scene.begin().play("use tile grape", "return grey deli", "done", "deliver food deli")
    assert scene.vp(1) == 2, "the round alone: not first, and nothing is opened"


def test_g15_off_markers_never_run_out() -> None:
    scene = Scene("roof", options={"marker_limit": "off"})
    scene.farm(food=30, helpers=[54], tiles=["two_different_harvest"], silver=6, pig=1)
    scene.begin().play("use tile two_different_harvest", "take olive grain")
    scene.play("use 54", "buy olive")
    assert (scene.question, scene.stock("olive"), scene.vp()) == ("turn", 2, 1)
    assert scene.of()["markers"] is None


def test_g15_off_growth_and_offspring_are_not_asked() -> None:
    scene = Scene("growth", options={"marker_limit": "off"})
    scene.farm(food=30, pig=2, extensions=[27], fields={"olive": [0, 0]}).begin().play("grow")
    assert (scene.actor, scene.fields("olive"), scene.stock("pig")) == (1, [1, 1], 3)


# --- G16: victory points ------------------------------------------------------------------------


def seen_points(scene: Scene, reader: int) -> list[int | None]:
    return [farm["vp"] for farm in scene.view(reader)["farms"]]


def test_g16_victory_points_are_open() -> None:
    scene = Scene(seats=3).farm(0, vp=5).farm(1, vp=7).farm(2, vp=9).begin()
    for reader in (-1, 0, 1, 2):
        assert seen_points(scene, reader) == [5, 7, 9]


def test_g16_secret_points_are_seen_by_their_owner_alone() -> None:
    scene = Scene(seats=3, options={"secret_vp": "on"})
    scene.farm(0, vp=5).farm(1, vp=7).farm(2, vp=9).begin()
    assert seen_points(scene, 0) == [5, None, None]
    assert seen_points(scene, 1) == [None, 7, None]
    assert seen_points(scene, -1) == [None, None, None]


def test_g16_secret_points_are_open_at_the_end() -> None:
    scene = Scene("scoring", round=6, options={"secret_vp": "on"}).farm(0, vp=5).farm(1, vp=7)
    scene.begin()
    for reader in (-1, 0, 1):
        assert seen_points(scene, reader) == [5, 7]


# --- G35: room on a field, and its name ---------------------------------------------------------


def test_g35_a_field_holds_at_most_seven_goods() -> None:
    scene = Scene("growth").farm(helpers=[34], fields={"olive": [7, 6]}).begin().play("grow")
    assert scene.legal() == ["pass", "grow olive field 6"]
    assert scene.why("grow olive field 7") == "field-full"
    scene.play("grow olive field 6")
    assert scene.fields("olive") == [7, 7]


def test_g35_a_full_field_alone_is_not_asked_for() -> None:
    scene = Scene("growth").farm(helpers=[34], fields={"olive": [7]}).begin().play("grow")
    assert (scene.actor, scene.fields("olive")) == (1, [7])


def test_g35_fields_of_one_good_with_as_many_goods_are_alike() -> None:
    scene = Scene("roof").farm(fields={"olive": [1, 1, 1]}, silver=2).begin()
    assert scene.offers("upgrade") == ["upgrade olive field 1"]
    scene.play("upgrade olive field 1")
    assert scene.fields("olive") == [1, 1, 0]


def test_g35_a_field_is_named_by_its_good_and_how_many_lie_on_it() -> None:
    scene = Scene("roof").farm(fields={"olive": [2, 1, 0], "grain": [3]}, silver=2).begin()
    assert scene.offers("upgrade") == [
        *("upgrade olive field 1", "upgrade olive field 2", "upgrade grain field 3"),
    ]
    scene.play("upgrade olive field 2")
    assert scene.fields("olive") == [1, 1, 0]
