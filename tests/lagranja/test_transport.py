"""Transport steps 1, 2 and 4: paragraphs 8.1 (donkeys), 8.2 (siesta track), 8.4 (extra deliveries).

Step 3 is in test_delivery.py.
"""

from typing import Any

import pytest

from tests.lagranja.builders import Scene
from tests.lagranja.idling import idle
from tests.lagranja.paragraphs import paragraph

# --- 8.1 --------------------------------------------------------------------------------------


@paragraph("8.1")
def test_everyone_chooses_one_of_four_tiles_at_the_same_time() -> None:
    scene = Scene("donkeys", seats=3, round=1).begin()
    assert scene.position.actors() == [0, 1, 2]
    for seat in range(3):
        assert scene.legal(seat) == ["donkey 1", "donkey 2", "donkey 3", "donkey 4"]


@paragraph("8.1")
def test_a_choice_is_secret_until_all_have_chosen() -> None:
    scene = Scene("donkeys", seats=3, round=1)
    for seat in range(3):
        scene.farm(seat, donkey=0)
    scene.begin().play("donkey 3", seat=1)
    chosen = [scene.view(reader)["farms"][1]["donkey"] for reader in (0, 1, 2, -1)]
    assert chosen == [None, 3, None, None]
    assert scene.view(0)["farms"][1]["donkey_chosen"]
    scene.play("donkey 4", seat=2)
    assert scene.view(0)["farms"][1]["donkey"] is None
    scene.play("donkey 2", seat=0)
    for reader in (0, 1, 2, -1):
        assert [farm["donkey"] for farm in scene.view(reader)["farms"]] == [2, 3, 4]


@paragraph("8.1")
def test_a_choice_can_be_taken_back_while_it_is_the_last_action() -> None:
    scene = Scene("donkeys", seats=3, round=1).begin().play("donkey 3", seat=1)
    position = scene.position
    assert position.undo_floor(1) == position.n_actions - 1
    scene.play("donkey 3", seat=0)
    assert position.undo_floor(1) == position.n_actions  # final: another has acted
    assert position.undo_floor(0) == position.n_actions - 1


@paragraph("8.1")
def test_nothing_is_taken_back_across_the_reveal() -> None:
    scene = Scene("donkeys", round=1).begin().play("donkey 3", seat=1).play("donkey 3", seat=0)
    position = scene.position
    assert [position.undo_floor(seat) for seat in range(2)] == [position.n_actions] * 2


@paragraph("8.1")
@pytest.mark.parametrize(("number", "resting"), [(2, [1]), (3, [1, 3]), (5, [4]), (6, [2, 3])])
def test_a_tile_that_has_been_used_is_not_available(number: int, resting: list[int]) -> None:
    scene = Scene("donkeys", round=number).farm(0, resting=resting).begin()
    free = [tile for tile in (1, 2, 3, 4) if tile not in resting]
    assert scene.legal(0) == [f"donkey {tile}" for tile in free]
    assert scene.why(f"donkey {resting[0]}", seat=0) == "donkey-rests"
    assert scene.legal(1) == ["donkey 1", "donkey 2", "donkey 3", "donkey 4"]


@paragraph("8.1", "8.3")
def test_the_chosen_tile_rests_from_then_on_for_all_to_see() -> None:
    scene = Scene("donkeys").farm(0, resting=[1]).begin().play("donkey 3", "donkey 2")
    for reader in range(2):
        farms = scene.view(reader)["farms"]
        assert [farm["donkeys_resting"] for farm in farms] == [[1, 3], [2]]


@paragraph("8.1")
def test_in_round_four_all_tiles_come_back_before_the_choice() -> None:
    scene = Scene("donkeys", round=4).farm(0, resting=[1, 2, 3]).farm(1, resting=[4, 2]).begin()
    for seat in range(2):
        assert scene.legal(seat) == ["donkey 1", "donkey 2", "donkey 3", "donkey 4"]
        assert scene.of(seat)["donkeys_resting"] == []


# --- 8.2 Moving -------------------------------------------------------------------------------


def walking(**things: Any) -> Scene:
    """Seat 0 has its turn of transport step 2."""
    return Scene("siesta").farm(0, **things).begin()


@paragraph("8.2")
@pytest.mark.parametrize(("donkey", "hats"), [(1, 3), (2, 2), (3, 1)])
def test_the_disc_moves_up_a_space_for_each_hat(donkey: int, hats: int) -> None:
    scene = walking(donkey=donkey)
    assert scene.offers("walk") == [f"walk {hats}"]
    assert scene.why("done") == "must-walk"
    scene.play(f"walk {hats}")
    assert scene.view()["siesta"] == [hats, 0]
    assert scene.why(f"walk {hats}") == "already-walked"
    assert scene.can("done")


@paragraph("8.2")
def test_four_donkeys_wear_no_hat() -> None:
    scene = walking(donkey=4)
    assert scene.offers("walk") == []
    scene.play("done")
    assert scene.view()["siesta"] == [0, 0]


@paragraph("8.2")
def test_players_walk_in_the_old_turn_order() -> None:
    scene = Scene("siesta", seats=3, order=[2, 0, 1])
    for seat, space in ((0, 4), (1, 3), (2, 0)):
        scene.farm(seat, siesta=space, donkey=4)
    scene.begin(2)
    for seat in (2, 0, 1):
        assert scene.actor == seat
        scene.play("done")
    assert scene.view()["order"] == [0, 1, 2]


@paragraph("8.2")
def test_the_lasting_step_of_the_wainwright_marker_is_optional() -> None:
    scene = walking(donkey=3, crafts={"wainwright": "back"})
    assert scene.offers("walk") == ["walk 1", "walk 2"]
    assert scene.play("walk 2").view()["siesta"] == [2, 0]
    assert walking(donkey=3, crafts={"wainwright": "front"}).offers("walk") == ["walk 1"]


@paragraph("8.2")
def test_the_coachmans_step_is_walked_together_with_hats_and_marker() -> None:
    scene = walking(donkey=3, crafts={"wainwright": "back"}, helpers=[58])
    assert scene.offers("walk") == ["walk 1", "walk 2", "walk 3"]
    scene.play("walk 1")
    assert scene.why("walk 2") == "already-walked"  # one move, what is left is lost


@paragraph("8.2")
def test_without_hats_the_optional_step_may_be_left_out() -> None:
    scene = walking(donkey=4, helpers=[58])
    assert scene.offers("walk") == ["walk 1"]
    assert scene.play("done").view()["siesta"] == [0, 0]


@paragraph("8.2", "6.1")
def test_a_coachman_played_in_this_very_turn_walks_although_there_is_no_hat() -> None:
    """A card works from the moment it is played, and nobody has walked yet."""
    scene = walking(donkey=4, hand=[58], commodity=1).play("commodity play", "play 58 helper")
    assert scene.can("walk 1")
    scene.play("walk 1")
    assert scene.view()["siesta"] == [1, 0]


@paragraph("8.2", "6.1")
def test_a_coachman_played_after_the_move_adds_his_step() -> None:
    scene = walking(donkey=3, hand=[58], commodity=1).play("walk 1")
    scene.play("commodity play", "play 58 helper")
    assert scene.offers("walk") == ["walk 1"]
    scene.play("walk 1")
    assert scene.view()["siesta"] == [2, 0]
    assert scene.why("walk 1") == "already-walked"


@paragraph("8.2")
@pytest.mark.parametrize(("space", "steps"), [(1, 3), (2, 2), (3, 1)])
def test_no_disc_moves_beyond_the_topmost_space(space: int, steps: int) -> None:
    scene = walking(donkey=1, siesta=space)
    assert scene.offers("walk") == [f"walk {steps}"]
    assert scene.play(f"walk {steps}").view()["siesta"] == [4, 0]


@paragraph("8.2")
def test_at_the_top_there_is_nothing_to_walk() -> None:
    scene = walking(donkey=1, siesta=4)
    assert scene.offers("walk") == []
    assert scene.can("done")


@paragraph("8.2")
def test_siesta_tiles_and_the_cobbler_work_before_and_after_the_move() -> None:
    scene = walking(donkey=3, tiles=["siesta_1", "siesta_1"], helpers=[61], silver=1)
    scene.play("use tile siesta_1", "walk 1", "walk 1", "use tile siesta_1", "walk 1", "use 61")
    assert (scene.view()["siesta"], scene.silver()) == ([4, 0], 0)


@paragraph("8.2")
def test_a_tile_may_use_up_the_room_for_the_hats() -> None:
    scene = walking(donkey=2, siesta=2, tiles=["siesta_2"]).play("use tile siesta_2", "walk 2")
    assert scene.view()["siesta"] == [4, 0]
    assert scene.offers("walk") == []
    scene.play("done")
    assert scene.actor == 1


# --- 8.2 New turn order -----------------------------------------------------------------------


def arriving(*moves: tuple[int, int], order: list[int], before: list[int]) -> list[int]:
    """The new order after everyone (seat, tile) has walked in the old order from these spaces."""
    scene = Scene("siesta", seats=len(order), order=order)
    for seat, donkey in moves:
        scene.farm(seat, siesta=before[seat], donkey=donkey)
    # The stack as it is: the first in turn order lies on top.
    scene.position.siesta_stamp = _stamps(order)
    scene.begin(order[0])
    while scene.view()["step"] == "siesta":
        scene.play(*scene.offers("walk"), "done")
    new: list[int] = scene.view()["order"]
    assert scene.actor == new[0]
    assert scene.view()["step"] == "deliveries"
    return new


def _stamps(order: list[int]) -> list[int]:
    stamps = [0] * 4
    for place, seat in enumerate(order):
        stamps[seat] = len(order) - place
    return stamps


@paragraph("8.2")
def test_who_is_furthest_up_goes_first() -> None:
    moves = ((0, 3), (1, 1), (2, 2), (3, 4))
    assert arriving(*moves, order=[0, 1, 2, 3], before=[0] * 4) == [1, 2, 0, 3]


@paragraph("8.2")
def test_on_one_space_who_arrived_later_goes_earlier() -> None:
    moves = ((0, 1), (1, 1), (2, 1))
    assert arriving(*moves, order=[0, 1, 2], before=[0] * 3) == [2, 1, 0]
    assert arriving(*moves, order=[1, 0, 2], before=[0] * 3) == [2, 0, 1]


@paragraph("8.2")
def test_discs_that_do_not_move_keep_their_place_in_the_stack() -> None:
    moves = ((0, 4), (1, 4), (2, 4))
    assert arriving(*moves, order=[2, 0, 1], before=[0] * 3) == [2, 0, 1]


@paragraph("8.2")
def test_a_disc_at_the_top_is_not_restacked_and_a_newcomer_lies_on_it() -> None:
    assert arriving((0, 2), (1, 3), order=[0, 1], before=[4, 3]) == [1, 0]
    assert arriving((0, 2), (1, 3), order=[0, 1], before=[4, 4]) == [0, 1]


@paragraph("8.2")
def test_the_new_order_counts_for_deliveries_extra_deliveries_and_the_next_round() -> None:
    scene = Scene("siesta").farm(0, donkey=4).farm(1, donkey=1).begin()
    scene.play("done", "walk 3", "done")
    turns = []
    while scene.view()["round"] == 2:
        turns.append((scene.view()["step"], scene.actor))
        scene.play("done")
    steps = ("deliveries", "extra_deliveries")
    assert turns == [(step, seat) for step in steps for seat in (1, 0)]
    assert (scene.view()["order"], scene.actor) == ([1, 0], 1)


@paragraph("8.2")
def test_the_discs_stay_where_they_are_until_the_scoring_phase() -> None:
    scene = Scene("siesta").farm(0, donkey=2).farm(1, donkey=1).begin()
    scene.play("walk 2", "done", "walk 3", "done")
    for _ in range(3):
        assert scene.view()["siesta"] == [2, 3]
        scene.play("done")
    assert scene.view()["siesta"] == [2, 3]
    scene.play("done")
    assert scene.view()["siesta"] == [0, 0]


# --- 8.4 --------------------------------------------------------------------------------------


def hiring(options: dict[str, str] | None = None, **things: Any) -> Scene:
    """Seat 0 has its turn of transport step 4."""
    return Scene("extra_deliveries", options=options).farm(0, **things).begin()


UP_FRONT = {"extra_deliveries": "up_front"}


@paragraph("8.4")
def test_one_extra_delivery_may_be_bought_for_a_silver() -> None:
    scene = hiring(silver=3, olive=2).play("deliver olive den butcher")
    assert (scene.silver(), scene.of()["crafts"][4]["has"]) == (2, ["olive"])
    assert scene.why("deliver olive den greengrocer") == "no-delivery-left"


@paragraph("8.4")
def test_without_silver_there_is_no_extra_delivery() -> None:
    scene = hiring(olive=1)
    assert scene.why("deliver olive den butcher") == "no-silver"
    assert scene.can("done")


@paragraph("8.4")
def test_silver_of_a_sale_in_the_same_turn_pays_for_it() -> None:
    scene = hiring(olive=2).play("sell olive den", "deliver olive den butcher")
    assert scene.silver() == 0


@paragraph("8.4")
@pytest.mark.parametrize(
    ("things", "number"),
    [
        ({}, 1),
        ({"extensions": [1, 5]}, 3),
        ({"extensions": [2]}, 1),
        ({"helpers": [20]}, 2),
        ({"helpers": [20], "extensions": [1]}, 3),
        ({"crafts": {"wainwright": "back"}}, 1),
    ],
)
def test_the_number_is_one_and_the_symbols_and_the_packer(
    things: dict[str, Any], number: int
) -> None:
    """The Wainwright's lasting delivery belongs to step 3."""
    scene = hiring(silver=9, olive=9, **things)
    targets = ["greengrocer", "merchant_house", "butcher"]
    made = 0
    for target in targets:
        if scene.can(f"deliver olive den {target}"):
            scene.play(f"deliver olive den {target}")
            made += 1
    assert (made, scene.silver()) == (number, 9 - number)


@paragraph("8.4")
def test_nobody_has_to_buy_all_of_them() -> None:
    scene = hiring(silver=5, olive=5, extensions=[1]).play("deliver olive den butcher", "done")
    assert scene.silver() == 4
    assert scene.actor == 1


@paragraph("8.4")
def test_an_extra_delivery_goes_to_a_building_or_to_a_barrow() -> None:
    scene = hiring(silver=1, olive=1, barrows=[20])
    assert scene.offers("deliver")[-2:] == [
        "deliver olive den butcher",
        "deliver olive den barrow 1",
    ]


@paragraph("8.4")
def test_the_number_is_fixed_when_the_step_begins() -> None:
    scene = hiring(silver=9, olive=9, hand=[20], commodity=1)
    scene.play("commodity play", "play 20 helper", "deliver olive den butcher")
    assert scene.why("deliver olive den greengrocer") == "no-delivery-left"


@paragraph("8.4")
@pytest.mark.parametrize("options", [None, UP_FRONT])
def test_the_number_is_counted_anew_in_every_round(options: dict[str, str] | None) -> None:
    scene = hiring(options, silver=9, olive=9)
    scene.play(*scene.offers("hire"), "deliver olive den butcher", "done")
    while scene.view()["step"] != "extra_deliveries" or scene.actor != 0:
        idle(scene)
    assert scene.view()["round"] == 3
    silver = scene.silver()
    scene.play(*scene.offers("hire"), "deliver olive den greengrocer")
    assert scene.silver() == silver - 1
    assert scene.why("deliver olive den merchant_house") == "no-delivery-left"


@paragraph("8.4")
def test_the_donkey_tile_gives_no_delivery_in_this_step() -> None:
    scene = hiring(olive=5, donkey=4)
    assert scene.offers("deliver") == []


@paragraph("8.4")
def test_players_act_in_turn_order() -> None:
    scene = Scene("extra_deliveries", seats=3, order=[2, 0, 1]).begin(2)
    for seat in (2, 0, 1):
        assert scene.actor == seat
        scene.play("done")
    assert scene.view()["round"] == 3


@paragraph("8.4")
def test_with_the_carter_the_first_costs_a_silver_and_the_others_nothing() -> None:
    scene = hiring(silver=1, olive=3, helpers=[24], extensions=[1, 5])
    for target in ("greengrocer", "merchant_house", "butcher"):
        scene.play(f"deliver olive den {target}")
    assert scene.silver() == 0


@paragraph("8.4")
def test_up_front_each_one_is_hired_before_the_first_is_made() -> None:
    scene = hiring(UP_FRONT, silver=9, olive=9, extensions=[1])
    assert scene.why("deliver olive den butcher") == "no-delivery-left"
    scene.play("hire", "hire")
    assert scene.silver() == 7
    assert scene.why("hire") == "no-delivery-left"
    scene.play("deliver olive den butcher", "deliver olive den greengrocer")
    assert scene.silver() == 7
    assert scene.why("deliver olive den merchant_house") == "no-delivery-left"


@paragraph("8.4")
def test_up_front_the_first_delivery_closes_the_hiring() -> None:
    scene = hiring(UP_FRONT, silver=9, olive=9, extensions=[1])
    scene.play("hire", "deliver olive den butcher")
    assert scene.why("hire") == "hiring-closed"


@paragraph("8.4")
def test_up_front_those_not_used_are_lost() -> None:
    scene = hiring(UP_FRONT, silver=2, olive=9, extensions=[1]).play("hire", "hire", "done")
    assert (scene.silver(), scene.actor) == (0, 1)


@paragraph("8.4")
def test_up_front_with_the_carter_only_the_first_hire_costs() -> None:
    scene = hiring(UP_FRONT, silver=1, olive=9, extensions=[1], helpers=[24])
    scene.play("hire", "hire", "deliver olive den butcher", "deliver olive den greengrocer")
    assert scene.silver() == 0


@paragraph("8.4")
def test_as_you_go_there_is_nothing_to_hire() -> None:
    assert hiring(silver=9, olive=1).why("hire") == "not-asked"
