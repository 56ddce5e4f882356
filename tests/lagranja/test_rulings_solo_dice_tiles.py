"""Rulings on the end, the solo game, dice, tiles and cards: G24 to G33, and G36, G38, G41, G45."""

from typing import Any

import pytest

from barrowgate.lagranja import LaGranja
from tests.lagranja.builders import Scene

NEUTRAL = 4  # whose marker it is, as ``Scene.at`` tells


def solo(step: str, *, first: bool, **rest: Any) -> Scene:
    """A scene of the solo game; the player goes first or second in this round."""
    scene = Scene(step, seats=1, **rest)
    scene.position.solo_first = int(first)
    return scene


# --- G24: after round 6 -------------------------------------------------------------------------


def the_end(**farm: Any) -> Scene:
    return Scene("scoring", round=6).farm(**farm).begin()


@pytest.mark.parametrize(
    ("good", "price"), [("olive", 1), ("grain", 1), ("grape", 2), ("pig", 3), ("commodity", 4)]
)
def test_g24_goods_in_dens_pigs_and_commodities_give_silver_without_choice(
    good: str, price: int
) -> None:
    farm: dict[str, Any] = {good: 1}
    scene = the_end(**farm)
    assert scene.position.is_over
    assert (scene.silver(), scene.stock(good), scene.pool()) == (price, 0, 25)


def test_g24_everything_is_sold_together() -> None:
    scene = the_end(olive=2, grain=1, grape=1, pig=2, commodity=2, silver=1)
    assert 5 * scene.vp() + scene.silver() == 2 + 1 + 2 + 6 + 8 + 1
    assert (scene.vp(), scene.silver()) == (4, 0)


def test_g24_the_rest_gives_nothing() -> None:
    scene = the_end(
        food=2,
        wine=2,
        meat=2,
        fields={"olive": [1], "grape": [3]},
        barrows=[3],
        delivered={"barrow 1": ["grain", "olive"], "butcher": ["pig"]},
        tiles=["silver", "vp"],
        hand=[1],
    )
    assert (scene.silver(), scene.vp()) == (0, 0)


def test_g24_the_agricultural_worker_sells_from_fields_too() -> None:
    scene = the_end(helpers=[35], fields={"olive": [1, 0], "grape": [1], "grain": [0]}, grain=1)
    assert scene.silver() == 1 + 2 + 1
    assert scene.fields("olive") == [0, 0]


def test_g24_commodities_give_four_silver_also_with_the_exporter() -> None:
    scene = the_end(helpers=[66], closed=["silver"], commodity=1)
    assert scene.silver() == 4


@pytest.mark.parametrize(
    ("silver", "vp", "left"), [(4, 0, 4), (5, 1, 0), (9, 1, 4), (10, 2, 0), (14, 2, 4)]
)
def test_g24_five_silver_are_a_point(silver: int, vp: int, left: int) -> None:
    scene = the_end(silver=silver)
    assert (scene.vp(), scene.silver()) == (vp, left)


def test_g24_in_a_tie_the_silver_left_decides_then_the_victory_is_shared() -> None:
    scene = Scene("scoring", round=6, seats=4)
    for seat, (vp, silver) in enumerate([(20, 3), (20, 4), (19, 9), (21, 0)]):
        scene.farm(seat, vp=vp, silver=silver)
    scene.begin()
    assert scene.position.scores() == [20, 20, 20, 21]
    assert scene.position.standing() == [4, 2, 2, 1]


def test_g24_first_place_may_be_shared() -> None:
    scene = Scene("scoring", round=6).farm(0, vp=20, silver=3).farm(1, vp=20, silver=3).begin()
    assert scene.position.standing() == [1, 1]


# --- G25: solo dice -----------------------------------------------------------------------------


def dice_left(scene: Scene) -> list[int]:
    counts = scene.view()["dice"]
    return [number for number in range(1, 7) for _ in range(counts[number - 1])]


def test_g25_five_dice_are_rolled() -> None:
    assert len(dice_left(solo("roll", first=True).begin())) == 5


def test_g25_going_first_take_discard_take_discard_use_the_last() -> None:
    scene = solo("first_die", first=True, round=2).dice(1, 1, 3, 4, 4).begin()
    assert dice_left(scene) == [1, 1, 3, 4, 4]
    scene.play("take die 4", "done")
    assert dice_left(scene) == [1, 3, 4], "the lowest is gone"
    scene.play("take die 4", "done")
    assert dice_left(scene) == [3]
    scene.play("use common die", "take olive grain")
    assert (scene.silver(), scene.stock("olive")) == (8, 1)


def test_g25_going_second_discard_take_discard_take_use_the_last() -> None:
    scene = solo("first_die", first=False, round=2).dice(1, 1, 3, 4, 4).begin()
    assert dice_left(scene) == [1, 3, 4, 4], "a die is discarded first"
    scene.play("take die 4", "done")
    assert dice_left(scene) == [3, 4]
    scene.play("take die 4", "done")
    assert dice_left(scene) == [3], "nothing is discarded after the second die"


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_g25_the_lowest_goes_in_rounds_1_to_3_the_highest_in_4_to_6(round_: int) -> None:
    scene = solo("first_die", first=False, round=round_).dice(2, 3, 4, 5, 6).begin()
    assert dice_left(scene) == ([3, 4, 5, 6] if round_ <= 3 else [2, 3, 4, 5])


# --- G26: the neutral marker --------------------------------------------------------------------

# Barrows by value, to turn over: 2, 3, 4, 5, 6.
CARD_OF = {2: 6, 3: 12, 4: 47, 5: 5, 6: 4}


def neutral_places(value: int, markers: dict[int, int], **farm: Any) -> Scene:
    """The neutral player turns over a card of this value, before the donkey choice."""
    scene = solo("neutral", first=False).market(markers).farm(**farm).deck(CARD_OF[value])
    return scene.begin()


def neutral_spaces(scene: Scene) -> list[int]:
    return [space for space in range(1, 25) if scene.at(space) == NEUTRAL]


def test_g26_going_second_the_marker_comes_before_the_donkey_choice() -> None:
    scene = solo("common_die", first=False).dice(4).farm(dice=[1, 2]).begin()
    scene.play("use common die")
    assert neutral_spaces(scene) == []
    scene.play("done")
    assert scene.question == "donkey"
    assert len(neutral_spaces(scene)) == 1
    scene.play("donkey 4", "done", "done", "done")
    assert scene.view()["round"] == 3
    assert len(neutral_spaces(scene)) == 1, "once a round"


def test_g26_going_first_the_marker_comes_after_transport_step_4() -> None:
    scene = solo("common_die", first=True).dice(1, 4).farm(dice=[1, 2]).begin()
    scene.play("use common die", "done", "donkey 4", "done", "done")
    assert (scene.view()["step"], neutral_spaces(scene)) == ("extra_deliveries", [])
    scene.play("done")
    assert scene.view()["round"] == 3
    assert len(neutral_spaces(scene)) == 1


@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_g26_a_card_is_drawn_to_the_discards_and_its_barrow_value_is_the_space(value: int) -> None:
    scene = neutral_places(value, {})
    (space,) = neutral_spaces(scene)
    assert scene.position.components.space_value[space] == value
    assert scene.view()["discards"] == [CARD_OF[value]]


def test_g26_it_takes_an_open_space() -> None:
    for luck in range(40):
        scene = solo("neutral", first=False)
        scene.position.chance.seed(luck)
        (space,) = neutral_spaces(scene.begin())
        assert not scene.position.components.closed[space]


def test_g26_first_it_removes_most_of_the_players_markers() -> None:
    scene = neutral_places(4, {3: 0, 12: 0, 13: 0, 19: NEUTRAL})
    assert scene.at(18) == NEUTRAL, "beside the 3 and the 2; the others are beside one marker"
    assert [scene.at(space) for space in (3, 12, 13)] == [0, -1, -1]


def test_g26_then_it_keeps_the_greatest_distance_to_the_nearest_neutral_marker() -> None:
    scene = neutral_places(3, {6: NEUTRAL})
    assert neutral_spaces(scene) == [6, 22], "three steps away; 8 is two, 12 is one"


def test_g26_the_nearest_neutral_marker_counts_not_all_of_them() -> None:
    scene = neutral_places(4, {13: NEUTRAL, 22: NEUTRAL, 23: NEUTRAL})
    assert scene.at(2) == NEUTRAL, "two steps from 13, though far from the others"


def test_g26_then_it_has_the_fewest_empty_open_neighbours_of_higher_value() -> None:
    scene = neutral_places(3, {23: 0})
    assert scene.at(22) == NEUTRAL, "only 18 is left beside it; 8 has two, 12 has four"


def test_g26_then_it_takes_the_lowest_number() -> None:
    assert neutral_places(3, {}).at(8) == NEUTRAL, "8 and 22 have two such neighbours each"


def test_g26_with_none_empty_it_replaces_the_player() -> None:
    scene = neutral_places(6, {6: NEUTRAL, 19: 0})
    assert (scene.at(6), scene.at(19)) == (NEUTRAL, NEUTRAL)
    assert scene.pool() == scene.position.components.markers


def test_g26_among_the_players_spaces_it_removes_most_and_the_replaced_one_counts() -> None:
    scene = neutral_places(6, {6: 0, 19: 0, 18: 0, 23: 0, 12: 0}, helpers=[2])
    assert [scene.at(space) for space in (6, 19, 12, 18, 23)] == [0, NEUTRAL, 0, -1, -1]
    assert scene.vp() == 3, "the Negotiator counts the replaced marker too"


def test_g26_else_it_replaces_one_of_its_own_by_the_same_order() -> None:
    scene = neutral_places(6, {6: NEUTRAL, 19: NEUTRAL, 18: 0, 12: 0, 13: 0})
    assert neutral_spaces(scene) == [6, 19]
    assert [scene.at(space) for space in (12, 13, 18)] == [0, -1, -1]


def test_g26_the_negotiator_works_against_it() -> None:
    scene = neutral_places(4, {12: 0, 13: 0}, helpers=[2])
    assert (scene.at(12), scene.at(13), scene.vp()) == (-1, -1, 2)


def test_g26_the_peddler_works_against_it() -> None:
    scene = neutral_places(4, {12: 0, 13: 0}, helpers=[33, 2])
    assert scene.legal() == ["pass", "use 33"]
    scene.play("use 33", "rescue 12", "place 11")
    assert [scene.at(space) for space in (11, 12, 13, 18)] == [0, -1, -1, NEUTRAL]
    assert (scene.vp(), scene.question) == (1, "donkey")


def test_g26_it_scores_nothing() -> None:
    scene = solo("scoring", first=True, round=2).market({13: 0, 12: NEUTRAL, 18: NEUTRAL})
    scene.begin()
    assert scene.position.scores() == [1]
    assert len(scene.view()["farms"]) == 1


# --- G45: the distance of the neutral marker ------------------------------------------------------


def test_g45_the_distance_is_that_to_neutral_markers_not_to_the_players() -> None:
    scene = neutral_places(3, {6: NEUTRAL, 23: 0})
    assert scene.at(22) == NEUTRAL, "three steps from 6, though beside the player's marker on 23"
    assert scene.at(23) == 0, "which is higher"


def test_g45_a_marker_of_the_player_on_a_higher_space_protects() -> None:
    assert neutral_places(3, {}).at(8) == NEUTRAL
    assert neutral_places(3, {23: 0}).at(22) == NEUTRAL, "it comes beside the player's marker"


# --- G27: solo order and dice -------------------------------------------------------------------


def test_g27_the_drawn_order_marker_places_the_player_and_says_who_is_first() -> None:
    starts = set()
    for seed in range(20):
        view = LaGranja(1).start(seed).view(0)
        on_2, on_3 = view["market"][13 - 1], view["market"][12 - 1]
        assert [who for who in view["market"] if who >= 0] == [on_3, on_2]
        starts.add((view["solo_first"], on_2, on_3))
    assert starts == {(True, 0, NEUTRAL), (False, NEUTRAL, 0)}


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("space", [0, 1, 2, 3, 4])
def test_g27_the_order_changes_in_the_scoring_phase_by_the_siesta_space(
    first: bool, space: int
) -> None:
    scene = solo("extra_deliveries", first=first).farm(siesta=space).begin()
    assert scene.view()["solo_first"] == first
    scene.play("done")
    assert (scene.view()["round"], scene.view()["solo_first"]) == (3, space >= 3)


def test_g27_the_order_does_not_change_in_transport_step_2() -> None:
    scene = solo("siesta", first=False).farm(siesta=1, donkey=1).begin().play("walk 3", "done")
    assert (scene.view()["step"], scene.view()["solo_first"]) == ("deliveries", False)


def test_g27_ten_spaces_are_closed() -> None:
    scene = solo("deliveries", first=True)
    assert sum(scene.position.components.closed) == 10
    scene.farm(barrows=[47], delivered={"barrow 1": ["food"]}, wine=1).begin()
    scene.play("deliver wine barrow 1")
    assert scene.legal() == ["place 2", "place 14", "place 18"]
    assert scene.why("place 16") == "space-closed"


def test_g27_two_roof_tiles_a_round_of_which_one_may_be_bought() -> None:
    scene = solo("scoring", first=True, round=1).farm(silver=9).begin()
    assert len(scene.view()["tiles"]) == 2
    one, other = scene.view()["tiles"]
    while scene.view()["step"] != "roof":
        scene.play("grow" if scene.can("grow") else "done")
    scene.play(f"buy tile {one}")
    assert scene.why(f"buy tile {other}") == "tile-bought"


def test_g27_a_discarded_die_is_used_by_nobody() -> None:
    scene = solo("second_die", first=True).dice(4, 4, 5, 5).farm(dice=[4], helpers=[14]).begin()
    assert dice_left(scene) == [4, 5, 5]
    assert scene.silver() == 0, "neither its 4 silver nor the Foreman's"


def test_g27_the_tenant_gains_nothing_by_a_discarded_die() -> None:
    scene = solo("tenant", first=False).dice(1, 4, 4, 5, 5).farm(helpers=[26]).begin()
    scene.play("rent 1")
    assert scene.view()["rented"] is None, "it was the lowest"
    assert dice_left(scene) == [4, 4, 5, 5]
    assert sum(scene.of()["stock"].values()) == 0


@pytest.mark.parametrize(
    ("round_", "reserved", "left"),
    [(2, 1, [1, 4, 4, 5]), (2, 5, [3, 4, 4, 5]), (5, 5, [1, 3, 4, 5]), (5, 1, [1, 3, 4, 4])],
)
def test_g27_the_elders_last_die_is_kept_and_the_next_one_goes(
    round_: int, reserved: int, left: list[int]
) -> None:
    scene = solo("first_die", first=False, round=round_).dice(1, 3, 4, 4, 5)
    assert dice_left(scene.farm(reserved=reserved).begin()) == left


def test_g27_a_die_of_the_reserved_space_goes_while_it_is_not_the_last() -> None:
    scene = solo("first_die", first=False, round=2).dice(1, 1, 4, 4, 5)
    assert dice_left(scene.farm(reserved=1).begin()) == [1, 4, 4, 5]


def test_g27_after_the_second_die_the_reservation_binds_no_more() -> None:
    scene = solo("second_die", first=True, round=2).dice(1, 1, 4, 5)
    scene.farm(dice=[4], reserved=1).begin()
    assert dice_left(scene) == [1, 4, 5]
    scene.play("take die 4", "done")
    assert dice_left(scene) == [5], "the reserved 1 is discarded before the last die is used"


# --- G28: taking dice ---------------------------------------------------------------------------


def tenants_turn(*dice: int, rent: int, **farm: Any) -> Scene:
    """Seat 1 owns the Tenant and has set a die aside; seat 0 takes the first die."""
    scene = Scene("tenant").dice(*dice).farm(0, **farm).farm(1, helpers=[26])
    return scene.begin().play(f"rent {rent}")


def test_g28_who_has_no_harvest_good_and_another_die_cannot_take_the_tenants() -> None:
    scene = tenants_turn(1, 2, 3, 4, 5, rent=4, food=3, pig=1, silver=9)
    assert scene.why("take rented die") == "cannot-pay-tenant"
    assert scene.offers("take") == ["take die 1", "take die 2", "take die 3", "take die 5"]


def test_g28_who_has_one_pays_it_even_without_another_die() -> None:
    scene = only_tenants_and_elders_die(olive=1)
    scene.play("take rented die")
    assert scene.legal() == ["pay olive den"]
    scene.play("pay olive den")
    assert (scene.stock("olive", 0), scene.stock("olive", 1), scene.silver()) == (0, 1, 4)


def only_tenants_and_elders_die(**farm: Any) -> Scene:
    """Two dice lie there: the Tenant's 4 and a 3 that seat 1 has reserved."""
    scene = Scene("second_die").dice(3).farm(0, dice=[1], **farm)
    scene.farm(1, dice=[2, 2], reserved=3, helpers=[26])
    scene.position.rented = 4
    scene.position.renter = 2
    return scene.begin()


def test_g28_who_has_no_harvest_good_and_no_other_die_takes_the_tenants_free() -> None:
    scene = only_tenants_and_elders_die(food=1)
    assert scene.offers("take") == ["take rented die"]
    assert scene.why("take die 3") == "die-reserved"
    scene.play("take rented die")
    assert (scene.question, scene.silver()) == ("turn", 4)
    assert sum(scene.of(1)["stock"].values()) == 0


def test_g28_the_tenant_takes_the_die_free() -> None:
    scene = Scene("tenant").dice(1, 2, 3, 4, 5).farm(0, helpers=[26], olive=1).begin()
    scene.play("rent 4", "take rented die")
    assert (scene.question, scene.silver(), scene.stock("olive")) == ("turn", 4, 1)


def test_g28_dice_of_one_number_are_alike_except_the_tenants() -> None:
    scene = tenants_turn(4, 4, 4, 4, 4, rent=4, olive=1)
    assert scene.offers("take") == ["take die 4", "take rented die"]
    scene.play("take die 4")
    assert (scene.silver(), scene.stock("olive")) == (4, 1)


# --- G29: roof tiles ----------------------------------------------------------------------------


def test_g29_one_tile_a_round() -> None:
    scene = Scene("roof", round=1).tiles("pig", "card").farm(1, silver=9).begin(1)
    scene.play("buy tile pig")
    assert scene.why("buy tile card") == "tile-bought"


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_g29_the_price_is_the_round(round_: int) -> None:
    poor = Scene("roof", round=round_, seats=1).tiles("pig").farm(silver=round_ - 1).begin()
    assert poor.why("buy tile pig") == "no-silver"
    scene = Scene("roof", round=round_, seats=1).tiles("pig").farm(silver=round_).begin()
    assert scene.play("buy tile pig").silver() == 0


@pytest.mark.parametrize("owned", [0, 1, 2, 3, 4])
def test_g29_a_tile_goes_to_the_leftmost_empty_space(owned: int) -> None:
    scene = Scene("roof").tiles("pig").farm(silver=2, used_tiles=["card"] * owned).begin()
    roof = scene.play("buy tile pig").of()["roof"]
    assert [tile and tile["tile"] for tile in roof] == ["card"] * owned + ["pig"] + [None] * (
        5 - owned
    )
    assert scene.vp() == owned


def test_g29_five_tiles_in_all() -> None:
    scene = Scene("roof").tiles("pig").farm(silver=2, used_tiles=["card"] * 5).begin()
    assert scene.why("buy tile pig") == "roof-full"


def test_g29_with_the_storage_builder_six_tiles() -> None:
    roof = {"used_tiles": ["card"] * 5, "helpers": [43], "silver": 2}
    farm: dict[str, Any] = dict(roof)
    scene = Scene("roof").tiles("pig").farm(**farm).begin().play("buy tile pig")
    assert (scene.of()["roof"][5], scene.vp()) == ({"tile": "pig", "used": False}, 3)
    full = Scene("roof").tiles("pig").farm(**farm, stored="grape").begin()
    assert full.why("buy tile pig") == "roof-full"


def test_g29_a_tile_is_usable_from_the_moment_of_purchase_and_any_number_in_a_turn() -> None:
    scene = Scene("roof").tiles("olive").farm(silver=2, tiles=["olive", "grape", "silver"]).begin()
    scene.play("buy tile olive", "use tile olive", "use tile olive")
    scene.play("use tile grape", "use tile silver")
    assert (scene.stock("olive"), scene.stock("grape"), scene.silver()) == (2, 1, 2)
    assert all(tile["used"] for tile in scene.of()["roof"][:4])
    assert scene.why("use tile olive") == "tile-absent"


def test_g29_tiles_not_bought_leave_the_game_at_the_end_of_the_round() -> None:
    scene = Scene("scoring", round=3).tiles("any_harvest", "pig").begin()
    of_round_4 = {"delivery", "any_harvest", "siesta_1", "flip_roof"}
    assert len(scene.view()["tiles"]) == 2
    assert set(scene.view()["tiles"]) <= of_round_4
    assert "pig" not in scene.view()["tiles"]


def test_g29_flip_roof_turns_up_another_used_tile_but_never_a_flip_roof() -> None:
    scene = Scene("roof").farm(used_tiles=["olive", "flip_roof", "card"], tiles=["flip_roof"])
    scene.begin().play("use tile flip_roof")
    assert scene.legal() == ["flip tile card", "flip tile olive"]
    assert scene.why("flip tile flip_roof") == "nothing-to-flip"
    scene.play("flip tile olive", "use tile olive")
    assert scene.stock("olive") == 1
    assert scene.why("use tile flip_roof") == "tile-absent"


def test_g29_flip_roof_needs_a_used_tile() -> None:
    scene = Scene("roof").farm(used_tiles=["flip_roof"], tiles=["flip_roof", "olive"]).begin()
    assert scene.why("use tile flip_roof") == "nothing-to-flip"


# --- G30: several helpers on one die ------------------------------------------------------------


def take(number: int, *, in_round: int = 2, **farm: Any) -> Scene:
    """Seat 0 takes a die of this number as its first."""
    scene = Scene("first_die", round=in_round).dice(*[number] * 5).farm(0, **farm).begin()
    return scene.play(f"take die {number}")


def common(number: int, **farm: Any) -> Scene:
    """Seat 0 uses the common die."""
    scene = Scene("common_die").dice(number).farm(0, dice=[1, 1], **farm).farm(1, dice=[1, 1])
    return scene.begin().play("use common die")


def test_g30_take_and_pay_then_use_with_the_porter_then_the_peon_then_the_merchant() -> None:
    scene = Scene("tenant", round=4).dice(1, 2, 3, 5, 6).farm(1, helpers=[26])
    scene.farm(0, helpers=[6, 13, 3], vp=2, grain=1, olive=1).begin().play("rent 6")
    asked = []
    for answer in (
        *("take rented die", "pay grain den", "choose silver"),
        *("use 3", "choose delivery", "deliver olive den butcher"),
        *("use 13", "choose silver", "use 6"),
    ):
        asked.append(scene.question)
        scene.play(answer)
    assert asked == [
        *("turn", "tenant_good", "option"),
        *("helper", "second_option", "delivery"),
        *("helper", "option", "helper"),
    ]
    assert (scene.question, scene.vp()) == ("turn", 0)
    assert scene.silver() == 2 + 2 + 4, "die, repeat, and the Merchant's space 4"


def test_g30_the_peon_is_asked_before_the_merchant() -> None:
    scene = take(4, helpers=[6, 13], vp=1)
    assert scene.legal() == ["pass", "use 13"]
    scene.play("pass")
    assert scene.legal() == ["pass", "use 6"]


def test_g30_the_porter_may_wait_for_the_repeat() -> None:
    scene = take(6, helpers=[3, 13], vp=1, olive=1).play("choose silver", "pass", "use 13")
    scene.play("choose silver")
    assert scene.legal() == ["pass", "use 3"]
    scene.play("use 3")
    assert scene.legal() == ["choose delivery"]


def test_g30_the_porter_does_not_go_with_the_merchants_space() -> None:
    scene = take(4, in_round=6, helpers=[3, 6], vp=1, olive=1).play("use 6", "choose silver")
    assert (scene.question, scene.silver()) == ("turn", 6)


def test_g30_the_porter_does_not_go_with_the_common_die() -> None:
    scene = common(6, helpers=[3], olive=1).play("choose silver")
    assert (scene.question, scene.silver()) == ("turn", 2)


@pytest.mark.parametrize("helper", [13, 6])
def test_g30_peon_and_merchant_do_not_go_with_the_common_die(helper: int) -> None:
    assert common(4, helpers=[helper], vp=1).question == "turn"


def test_g30_the_foreman_is_paid_once_for_the_use_and_once_for_the_repeat() -> None:
    scene = Scene("second_die").dice(4, 4, 4).farm(0, dice=[1], helpers=[13], vp=1)
    scene.farm(1, dice=[4], helpers=[14]).begin().play("take die 4")
    assert scene.silver(1) == 1
    scene.play("use 13")
    assert (scene.silver(0), scene.silver(1)) == (8, 2)


def test_g30_the_foreman_is_paid_for_the_common_die_but_not_for_the_merchants_space() -> None:
    merchant = Scene("second_die", round=4).dice(1, 1, 1).farm(0, dice=[1], helpers=[6], vp=1)
    merchant.farm(1, dice=[4], helpers=[14]).begin().play("take die 1", "use 6")
    assert (merchant.silver(0), merchant.silver(1)) == (4, 0)
    scene = Scene("common_die").dice(4).farm(0, dice=[1, 1]).farm(1, dice=[4, 4], helpers=[14])
    assert scene.begin().play("use common die").silver(1) == 1


# A helper, the space it looks at, what is done there, and what one use of it brings then:
# (silver, points, goods in dens).
BONUSES: dict[str, tuple[int, int, list[str], tuple[int, int, int]]] = {
    "28 card": (28, 2, ["choose play", "play {card} field", "take olive"], (0, 0, 1)),
    "28 delivery": (28, 6, ["choose delivery", "deliver {good}", "take olive"], (0, 0, 0)),
    "29 pig": (29, 1, [], (2, 0, 1)),
    "29 siesta": (29, 5, ["choose steps", "walk 1"], (2, 0, 0)),
    "31 one": (31, 2, ["choose harvest", "take olive"], (1, 0, 1)),
    "31 two": (31, 3, ["take olive grain"], (1, 0, 2)),
    "42 card": (42, 2, ["choose play", "play {card} field"], (1, 0, 0)),
    "42 siesta": (42, 5, ["choose steps", "walk 1"], (1, 0, 0)),
    "44 space 4": (44, 4, ["use 44", "take olive"], (3, 0, 1)),
    "44 space 6": (44, 6, ["choose silver", "use 44", "take olive"], (1, 0, 1)),
    "60 space 4": (60, 4, ["use 60"], (2, 1, 0)),
    "60 space 6": (60, 6, ["choose silver", "use 60"], (0, 1, 0)),
}


def do(scene: Scene, actions: list[str], turn: int) -> None:
    """The actions of one use; the cards and goods are different ones each time."""
    good = ("olive den butcher", "pig butcher", "meat deli")[turn]
    scene.play(*(action.format(card=turn + 1, good=good) for action in actions))


def purse(scene: Scene) -> tuple[int, int, int]:
    goods = sum(scene.of()["stock"].values())
    return scene.silver(), scene.vp(), goods


@pytest.mark.parametrize("bonus", BONUSES)
def test_g30_a_bonus_comes_once_for_each_use_die_repeat_and_merchants_space(bonus: str) -> None:
    helper, space, actions, (silver, vp, goods) = BONUSES[bonus]
    stock: dict[str, Any] = {"olive": 1, "pig": 1, "meat": 1, "hand": [1, 2, 3]}
    if space == 1:
        stock = {"hand": [1, 2, 3], "extensions": [27]}
    scene = Scene("first_die", round=space).dice(*[space] * 5)
    scene.farm(0, helpers=[helper, 13, 6], vp=2, **stock).begin()
    start = purse(scene)[2]
    scene.play(f"take die {space}")
    for turn, again in enumerate(("use 13", "use 6", "")):
        do(scene, actions, turn)
        uses = turn + 1
        assert purse(scene) == (
            silver * uses,
            2 - turn + vp * uses,
            start + goods * uses,
        )
        if again:
            scene.play(again)
    assert scene.question == "turn"


@pytest.mark.parametrize("bonus", BONUSES)
def test_g30_a_bonus_comes_with_the_common_die_too(bonus: str) -> None:
    helper, space, actions, gained = BONUSES[bonus]
    scene = common(space, helpers=[helper], olive=1, pig=1, meat=1, hand=[1, 2, 3])
    do(scene, actions, 0)
    assert purse(scene) == (gained[0], gained[1], 3 + gained[2])
    assert scene.question == "turn"


def test_g30_a_bonus_is_not_given_for_each_step_or_good() -> None:
    assert take(5, helpers=[42]).play("choose steps", "walk 2").silver() == 1
    assert take(5, helpers=[29]).play("choose steps", "walk 2").silver() == 2
    assert take(3, helpers=[31]).play("take olive grape").silver() == 1


def test_g30_a_bonus_comes_for_what_a_space_really_gave() -> None:
    waived_card = take(2, helpers=[28, 42], hand=[1]).play("choose play", "pass")
    assert (waived_card.question, waived_card.silver()) == ("turn", 0)
    waived_steps = take(5, helpers=[29, 42]).play("choose steps", "pass")
    assert (waived_steps.question, waived_steps.silver()) == ("turn", 0)
    waived_delivery = take(6, helpers=[28], olive=1).play("choose delivery", "pass")
    assert waived_delivery.question == "turn"
    drawn = take(2, helpers=[28, 42, 31], hand=[1]).play("choose draw")
    assert (drawn.question, drawn.silver()) == ("turn", 0)
    upgraded = take(5, helpers=[29, 42], olive=1).play("choose upgrade_step", "upgrade olive den")
    assert upgraded.play("pass").silver() == 0


def test_g30_a_pig_sold_at_once_counts_for_the_donkey_driver() -> None:
    assert take(1, helpers=[29], pig=2).silver() == 3 + 2


def test_g30_goods_that_were_declined_for_want_of_a_marker_bring_no_bonus() -> None:
    scene = take(3, helpers=[31], food=25).play("take olive grain", "pass", "pass")
    assert (scene.question, scene.silver()) == ("turn", 0)


def test_g30_the_seed_broker_comes_before_the_stock_exchange() -> None:
    scene = take(4, helpers=[60, 44])
    assert scene.legal() == ["pass", "use 44"]
    scene.play("use 44", "take olive")
    assert scene.legal() == ["pass", "use 60"]
    assert scene.play("use 60").silver() == 1


def test_g30_what_the_seed_broker_took_is_not_there_for_the_stock_exchange() -> None:
    scene = take(6, helpers=[60, 44]).play("choose silver", "use 44", "take olive")
    assert (scene.question, scene.silver()) == ("turn", 1)


def test_g30_upgrades_deliveries_cards_and_steps_of_a_die_may_be_waived() -> None:
    for number, option in ((5, "upgrades"), (5, "steps"), (6, "delivery"), (2, "play")):
        scene = take(number, olive=1, hand=[1]).play(f"choose {option}")
        assert scene.can("pass")
        assert scene.play("pass").question == "turn"


def test_g30_goods_and_silver_of_a_die_are_taken() -> None:
    assert take(2).play("choose harvest").why("pass") == "must-choose"
    assert take(3).why("pass") == "must-choose"
    assert take(1).stock("pig") == 1
    assert take(4).silver() == 4
    assert take(6).play("choose silver").silver() == 2


# --- G31: the Peddler ---------------------------------------------------------------------------


def beside_a_new_4(markers: dict[int, int], *, seats: int = 2, **peddler: Any) -> Scene:
    """Seat 0 completes a barrow of 4; seat 1 has the Peddler."""
    scene = Scene("deliveries", seats=seats).market(markers)
    scene.farm(0, barrows=[47], delivered={"barrow 1": ["food"]}, wine=1)
    return scene.farm(1, helpers=[33, *peddler.pop("more", [])], **peddler).begin()


def place_18(markers: dict[int, int], **rest: Any) -> Scene:
    return beside_a_new_4(markers, **rest).play("deliver wine barrow 1", "place 18")


def test_g31_the_peddler_is_asked_after_the_marker_is_placed_and_before_anything_is_scored() -> (
    None
):
    scene = place_18({12: 1, 13: 1})
    assert (scene.actor, scene.legal()) == (1, ["pass", "use 33"])
    assert (scene.at(18), scene.at(12), scene.at(13)) == (0, 1, 1)
    assert scene.vp() == 4, "the barrow alone"
    assert scene.play("pass").vp() == 4 + 2


@pytest.mark.parametrize(("saved", "lost", "refuge"), [(12, 13, 11), (13, 12, 8)])
def test_g31_one_marker_of_the_owners_choice_is_saved(saved: int, lost: int, refuge: int) -> None:
    scene = place_18({12: 1, 13: 1}).play("use 33")
    assert scene.legal() == ["rescue 12", "rescue 13"]
    scene.play(f"rescue {saved}", f"place {refuge}")
    assert (scene.at(refuge), scene.at(saved), scene.at(lost)) == (1, -1, -1)
    assert (scene.actor, scene.vp()) == (0, 4 + 1)


def test_g31_only_a_marker_that_is_threatened_is_moved() -> None:
    scene = place_18({12: 1, 23: 1, 8: 1}).play("use 33")
    assert scene.legal() == ["rescue 12"]
    assert scene.why("rescue 23") == "no-such-marker"


def test_g31_closed_spaces_are_no_refuge_and_the_space_just_taken_is_not_empty() -> None:
    scene = place_18({17: 1}).play("use 33", "rescue 17")
    assert scene.legal() == ["place 11", "place 12", "place 22"]
    assert scene.why("place 16") == scene.why("place 21") == "space-closed"
    assert scene.why("place 18") == "space-taken"


def test_g31_with_four_players_all_spaces_are_open() -> None:
    scene = place_18({17: 1}, seats=4).play("use 33", "rescue 17")
    assert scene.legal() == [f"place {space}" for space in (11, 12, 16, 21, 22)]


def test_g31_without_a_refuge_the_peddler_is_not_asked() -> None:
    around_22 = {22: 1, 23: 0, 17: 0}
    scene = place_18(around_22)
    assert (scene.actor, scene.question, scene.vp()) == (0, "turn", 4 + 1)


def test_g31_a_marker_that_would_be_replaced_may_move() -> None:
    scene = place_18({2: 1, 14: 1, 18: 1}).play("use 33")
    assert scene.legal() == ["rescue 18"]
    scene.play("rescue 18", "place 12")
    assert (scene.at(18), scene.at(12), scene.vp()) == (0, 1, 4)


def test_g31_nobody_scores_for_a_saved_marker_and_its_move_removes_nobody() -> None:
    scene = beside_a_new_4({12: 1, 13: 0}, more=[2])
    scene.play("deliver wine barrow 1", "place 18", "use 33", "rescue 12", "place 7")
    assert (scene.at(7), scene.at(13)) == (1, 0), "the 5 leaves the 2 beside it alone"
    assert (scene.vp(0), scene.vp(1)) == (4, 0)


# --- G32: when a card works ---------------------------------------------------------------------


def test_g32_a_helper_works_at_once() -> None:
    scene = Scene().farm(hand=[54], silver=3).begin().play("play 54 helper", "use 54")
    assert scene.vp() == 1


def test_g32_a_barrow_and_a_field_work_at_once() -> None:
    scene = Scene("deliveries").farm(hand=[6], commodity=1, grain=1).begin()
    scene.play("commodity play", "play 6 barrow", "deliver grain den barrow 1")
    assert scene.of()["barrows"][0]["has"] == ["grain"]
    field = Scene("growth").farm(hand=[6], commodity=1).begin()
    assert field.play("commodity play", "play 6 field", "grow").fields("grape") == [1]


def test_g32_a_card_gives_income_if_step_2_is_still_to_come() -> None:
    scene = Scene(round=1).farm(0, hand=[2, 27], silver=1).begin()
    scene.play("play 2 extension", "pay silver", "play 27 helper", "done", "done")
    assert (scene.view()["step"], scene.silver()) == ("income", 1 + 2)


@pytest.mark.parametrize("step", ["income", "growth"])
def test_g32_a_card_gives_no_income_when_step_2_is_over(step: str) -> None:
    scene = Scene(step).farm(hand=[2, 27], silver=1, commodity=2).begin()
    scene.play("commodity play", "play 2 extension", "pay silver")
    scene.play("commodity play", "play 27 helper")
    assert scene.silver() == 0


def test_g32_the_coachman_works_in_the_step_in_which_it_is_played() -> None:
    scene = Scene("siesta").farm(donkey=4, hand=[58], commodity=1).begin()
    scene.play("commodity play", "play 58 helper", "walk 1")
    assert scene.view()["siesta"] == [1, 0]


def test_g32_a_coachman_who_comes_after_the_move_adds_a_step_to_it() -> None:
    scene = Scene("siesta").farm(donkey=3, hand=[58], commodity=1).begin().play("walk 1")
    assert scene.why("walk 1") == "already-walked"
    scene.play("commodity play", "play 58 helper")
    assert scene.offers("walk") == ["walk 1"]
    scene.play("walk 1")
    assert scene.view()["siesta"] == [2, 0]
    assert scene.why("walk 1") == "already-walked"


def test_g32_the_blacksmith_works_in_the_step_in_which_it_is_played() -> None:
    scene = Scene("deliveries").farm(donkey=1, hand=[64], commodity=1, olive=2).begin()
    scene.play("deliver olive den butcher")
    assert scene.why("deliver olive den greengrocer") == "no-delivery-left"
    scene.play("commodity play", "play 64 helper", "deliver olive den greengrocer")


@pytest.mark.parametrize(
    ("helpers", "action", "price"),
    [
        ([1], "upgrade grape den", 2),
        ([18], "upgrade grape den", 1),
        ([1, 18], "upgrade grape den", 0),
        ([1, 17], "upgrade grain den", 0),
        ([65], "buy olive", 2),
    ],
)
def test_g32_discounts_add_up_and_no_price_falls_below_nothing(
    helpers: list[int], action: str, price: int
) -> None:
    scene = Scene("roof").farm(helpers=helpers, silver=5, grape=1, grain=1).begin()
    assert scene.play(action).silver() == 5 - price


@pytest.mark.parametrize(("round_", "price"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_g32_a_roof_tile_never_costs_less_than_nothing(round_: int, price: int) -> None:
    scene = Scene("roof", seats=1, round=round_).tiles("pig").farm(helpers=[11], silver=4).begin()
    assert scene.play("buy tile pig").silver() == 4 - price


def test_g32_a_helper_played_again_is_unused() -> None:
    scene = Scene("roof").farm(0, helpers=[54, 7, 8], hand=[4], commodity=3, silver=6)
    scene.deck().begin().play("use 54")
    assert scene.why("use 54") == "helper-used"
    scene.play("commodity play", "play 4 helper", "discard helper 1", "commodity draw")
    assert scene.hand() == [54]
    scene.play("commodity play", "play 54 helper", "discard helper 2", "use 54")
    assert scene.vp() == 2


# --- G33: open and hidden -----------------------------------------------------------------------


def test_g33_discards_hand_sizes_silver_and_used_donkeys_are_open() -> None:
    scene = Scene(seats=3).discards(7, 9).farm(0, hand=[1, 2], silver=5, resting=[2, 3])
    scene.begin()
    for reader in (-1, 0, 1, 2):
        view = scene.view(reader)
        assert view["discards"] == [7, 9]
        farm = view["farms"][0]
        assert (farm["hand_size"], farm["silver"], farm["donkeys_resting"]) == (2, 5, [2, 3])


def test_g33_the_cards_of_a_hand_are_hidden_from_the_others() -> None:
    scene = Scene().farm(0, hand=[1, 2]).begin()
    assert scene.view(0)["farms"][0]["hand"] == [1, 2]
    for reader in (-1, 1):
        assert scene.view(reader)["farms"][0]["hand"] is None


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_g33_tiles_thinned_out_at_set_up_are_seen_by_nobody(seats: int) -> None:
    of_round_1 = {"two_different_harvest", "pig", "card", "upgrade"}
    seen = set()
    for seed in range(40):
        position = LaGranja(seats).start(seed)
        for reader in range(-1, seats):
            tiles = position.view(reader)["tiles"]
            assert len(set(tiles)) == max(2, seats)
            assert of_round_1 >= set(tiles)
        seen |= set(tiles)
    assert seen == of_round_1


def choosing_donkeys() -> Scene:
    scene = Scene("donkeys", seats=3)
    for seat in range(3):
        scene.farm(seat, donkey=0)
    return scene.begin()


def can_take_back(scene: Scene, seat: int) -> bool:
    return scene.position.undo_floor(seat) < scene.position.n_actions


def test_g33_a_donkey_choice_may_be_taken_back_while_it_is_the_last_action() -> None:
    scene = choosing_donkeys().play("donkey 1", seat=1)
    assert can_take_back(scene, 1)
    assert not can_take_back(scene, 0)
    scene.play("donkey 2", seat=0)
    assert not can_take_back(scene, 1), "another player has acted"
    assert can_take_back(scene, 0)


def test_g33_the_reveal_is_an_undo_floor() -> None:
    scene = choosing_donkeys().play("donkey 1", seat=1).play("donkey 2", seat=0)
    scene.play("donkey 3", seat=2)
    assert scene.view()["step"] == "siesta"
    assert [can_take_back(scene, seat) for seat in range(3)] == [False, False, False]
    scene.play("walk 2")
    assert can_take_back(scene, 0)
    assert scene.position.undo_floor(0) == 3


def test_g33_a_chosen_donkey_is_hidden_until_the_reveal() -> None:
    scene = choosing_donkeys().play("donkey 1", seat=1)
    assert scene.view(1)["farms"][1]["donkey"] == 1
    for reader in (-1, 0, 2):
        farm = scene.view(reader)["farms"][1]
        assert (farm["donkey"], farm["donkey_chosen"], farm["donkeys_resting"]) == (None, True, [])
    scene.play("donkey 2", seat=0).play("donkey 3", seat=2)
    assert scene.view(0)["farms"][1]["donkey"] == 1
    assert scene.view(0)["farms"][1]["donkeys_resting"] == [1]


def test_g33_silver_and_points_never_run_out() -> None:
    scene = Scene("roof").farm(silver=10_000, vp=10_000, tiles=["silver", "vp"]).begin()
    scene.play("use tile silver", "use tile vp")
    assert (scene.silver(), scene.vp()) == (10_002, 10_001)


# --- G36: marks of the Elder and the Exporter ---------------------------------------------------


def test_g36_the_elders_reservation_is_itself_the_mark_one_marker_on_the_space() -> None:
    scene = Scene("elder").farm(0, helpers=[5]).begin().play("reserve 4")
    assert (scene.of()["reserved"], scene.pool()) == (4, 24)
    assert scene.of()["helpers"][0] == {"card": 5, "used": False}


def test_g36_the_reservation_goes_back_when_the_second_die_has_been_taken() -> None:
    scene = Scene("first_die").dice(4, 4, 4, 4, 5).farm(0, reserved=5).begin()
    scene.play("take die 4", "done")
    assert scene.why("take die 5") == "die-reserved"
    scene.play("take die 4", "done")
    assert (scene.of()["reserved"], scene.pool()) == (5, 24)
    scene.play("take die 4")
    assert (scene.of()["reserved"], scene.pool()) == (None, 25)
    assert scene.play("done").can("take die 5")


def test_g36_the_reservation_does_not_outlast_the_round() -> None:
    scene = Scene("scoring", round=2).farm(0, reserved=5).begin()
    assert (scene.of()["reserved"], scene.pool()) == (None, 25)


def test_g36_the_exporter_puts_a_marker_on_the_card_and_one_on_the_closed_option() -> None:
    scene = Scene("roof").farm(helpers=[66], commodity=1).begin()
    scene.play("use 66", "commodity silver")
    assert (scene.silver(), scene.pool()) == (4, 25 - 3)
    assert scene.of()["helpers"][0] == {"card": 66, "used": True}
    assert scene.of()["closed_uses"] == ["silver"]
    assert scene.why("commodity silver") == "use-closed"


def test_g36_the_mark_of_the_card_comes_off_and_the_option_stays_closed() -> None:
    scene = Scene("scoring").farm(helpers=[66], used=[66], closed=["silver"], commodity=1)
    assert scene.pool() == 25 - 3
    scene.begin()
    assert scene.pool() == 25 - 2
    assert scene.why("commodity silver") == "use-closed"
    assert scene.can("use 66")


# --- G38: options without effect ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "farm", "options"),
    [
        (2, {"hand": [1]}, ["play", "draw", "harvest"]),
        (2, {}, ["draw", "harvest"]),
        (5, {"olive": 1}, ["upgrades", "upgrade_step", "steps"]),
        (5, {}, ["upgrade_step", "steps"]),
        (5, {"olive": 1, "siesta": 4}, ["upgrades", "upgrade_step"]),
        (6, {"olive": 1}, ["silver", "delivery"]),
        (6, {}, ["silver"]),
        (6, {"food": 1, "crafts": {"deli": "back", "wainwright": "back"}}, ["silver", "delivery"]),
    ],
)
def test_g38_an_option_that_could_do_nothing_is_not_offered(
    number: int, farm: dict[str, Any], options: list[str]
) -> None:
    assert take(number, **farm).legal() == [f"choose {option}" for option in options]


def test_g38_the_reason_is_told() -> None:
    assert take(2).why("choose play") == "no-hand"
    assert take(5).why("choose upgrades") == "nothing-to-upgrade"
    assert take(5, siesta=4, olive=1).why("choose steps") == "at-the-top"
    assert take(6).why("choose delivery") == "no-delivery-possible"


def test_g38_if_no_option_can_do_anything_the_use_is_over() -> None:
    scene = take(5, siesta=4)
    assert (scene.question, scene.of()["dice"]) == ("turn", [5])
    assert scene.can("done")


# --- G41: no die left to take -------------------------------------------------------------------


def all_reserved(**farm: Any) -> Scene:
    """Two dice lie there, and each is the last one of a space that another player reserved."""
    scene = Scene("second_die", seats=3).dice(3, 4).farm(0, dice=[1], **farm)
    scene.farm(1, dice=[2, 2], reserved=3).farm(2, dice=[2, 2], reserved=4)
    return scene.begin()


def test_g41_a_reservation_does_not_bind_who_would_have_no_die_at_all() -> None:
    scene = all_reserved()
    assert scene.offers("take") == ["take die 3", "take die 4"]
    assert scene.play("take die 4").silver() == 4


def test_g41_a_reservation_binds_as_long_as_there_is_another_die() -> None:
    scene = Scene("second_die", seats=3).dice(3, 4, 4).farm(0, dice=[1])
    scene.farm(1, dice=[2], reserved=3).farm(2, dice=[2, 2]).begin()
    assert scene.offers("take") == ["take die 4"]
    assert scene.why("take die 3") == "die-reserved"


def test_g41_the_tenants_price_does_not_bind_who_would_have_no_die_at_all() -> None:
    assert only_tenants_and_elders_die().can("take rented die")
