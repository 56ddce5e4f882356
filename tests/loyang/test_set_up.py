"""Set-up: paragraphs 3, 3.1 to 3.4, for one to four players and the introductory game."""

from typing import Any

import pytest

from barrowgate.core.errors import OptionError
from barrowgate.loyang import Loyang
from barrowgate.loyang.position import Position
from tests.loyang import invariants
from tests.loyang.builders import Scene
from tests.loyang.paragraphs import paragraph

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
SEVERAL = pytest.mark.parametrize("seats", [2, 3, 4])
SHOP = {"wheat": 3, "pumpkin": 2, "turnip": 2, "cabbage": 2, "bean": 1, "leek": 1}
NOTHING = dict.fromkeys(SHOP, 0)
STARTERS = {"regular 1", "regular 3", "regular 4", "regular 9"}


def farm(position: Position, seat: int) -> dict[str, Any]:
    facts: dict[str, Any] = position.view(seat)["farms"][seat]
    return facts


def pile(position: Position, seat: int) -> list[int]:
    return list(position.farms[seat].pile)[:8]


def planting(seats: int, first: int = 0) -> Scene:
    """Everybody is about to buy the first crop."""
    scene = Scene("crop", seats=seats, round=0, first=first, second=-1)
    for seat in range(seats):
        scene.farm(seat, cash=10)
    return scene.begin(first)


# --- 3.1 ----------------------------------------------------------------------------------------


@paragraph("3.1")
@SEVERAL
def test_the_seed_draws_the_first_player(seats: int) -> None:
    firsts = [Loyang(seats).start(seed).view(0)["first"] for seed in range(30)]
    assert set(firsts) == set(range(seats))
    assert firsts == [Loyang(seats).start(seed).view(0)["first"] for seed in range(30)]


@paragraph("3.1")
@SEATS
def test_nobody_has_the_small_token_before_the_first_card_phase_has_ended(seats: int) -> None:
    assert Loyang(seats).start(3).view(0)["second"] == -1


@paragraph("3.1")
@SEVERAL
def test_a_table_may_name_the_first_player(seats: int) -> None:
    game = Loyang(seats, {"first_player": "2"})
    for seed in range(5):
        position = game.start(seed)
        assert position.view(0)["first"] == 1
        assert position.actors() == [1]


@paragraph("3.1")
@SEVERAL
def test_all_seventy_action_cards_begin_in_the_draw_pile(seats: int) -> None:
    view = Loyang(seats).start(1).view(0)
    assert view["deck"] == 70
    assert view["discards"] == view["courtyard"] == []
    assert view["areas"] == [[] for _ in range(seats)]


@paragraph("3.1")
def test_a_first_player_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(OptionError, match="first_player"):
        Loyang(2, {"first_player": "3"})


# --- 3.2 ----------------------------------------------------------------------------------------


@paragraph("3", "3.2")
@SEATS
def test_everybody_begins_with_ten_cash_a_shop_and_an_unsown_home_field(seats: int) -> None:
    position = Loyang(seats).start(1)
    invariants.check(position)
    for seat in range(seats):
        facts = farm(position, seat)
        assert (facts["cash"], facts["loans"], facts["path"]) == (10, 0, 1)
        assert facts["shop"] == SHOP
        assert facts["cart"] == facts["store"] == NOTHING
        assert facts["fields"] == [{"size": 9, "crop": None, "tokens": 0, "kind": "home"}]
        assert not facts["enlarged"]
        assert facts["hand"] == facts["starter"] == []


@paragraph("3.2")
@SEATS
def test_each_half_of_a_private_pile_is_a_field_of_each_size(seats: int) -> None:
    for seed in range(20):
        position = Loyang(seats).start(seed)
        for seat in range(seats):
            order = pile(position, seat)
            assert farm(position, seat)["pile"] == 8
            assert sorted(order[:4]) == sorted(order[4:]) == [3, 4, 5, 6]


@paragraph("3.2")
def test_the_halves_of_a_pile_are_shuffled_by_themselves() -> None:
    piles = [pile(Loyang(2).start(seed), seat) for seed in range(60) for seat in (0, 1)]
    for half in (slice(0, 4), slice(4, 8)):
        assert len({tuple(order[half]) for order in piles}) > 20
        for place in range(4):
            assert {order[half][place] for order in piles} == {3, 4, 5, 6}
    assert any(order[:4] != order[4:] for order in piles)


@paragraph("3.2")
@SEATS
def test_nobody_knows_the_order_of_a_private_pile_not_even_the_owner(seats: int) -> None:
    position = Loyang(seats).start(1)
    for seat in range(seats):
        assert [other["pile_order"] for other in position.view(seat)["farms"]] == [None] * seats


# --- 3.3 ----------------------------------------------------------------------------------------


@paragraph("3.3")
@pytest.mark.parametrize(("crop", "left"), [("wheat", 7), ("pumpkin", 6), ("turnip", 5)])
def test_the_first_crop_is_bought_from_the_shop_and_fills_the_home_field(
    crop: str, left: int
) -> None:
    scene = planting(2)
    scene.play(f"plant {crop}")
    assert scene.cash() == left
    assert scene.shop(crop) == SHOP[crop] - 1
    assert scene.cart(crop) == 0
    assert scene.fields() == [(9, crop, 9)]


@paragraph("3.3")
@pytest.mark.parametrize("crop", ["cabbage", "bean", "leek"])
def test_only_the_crops_of_the_home_field_are_possible(crop: str) -> None:
    scene = planting(2)
    assert scene.why(f"plant {crop}") == "wrong-crop"
    assert scene.offers("plant") == ["plant wheat", "plant pumpkin", "plant turnip"]


@paragraph("3.3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_crops_are_chosen_clockwise_beginning_with_the_first_player(first: int) -> None:
    scene = planting(3, first)
    order = []
    for crop in ("wheat", "pumpkin", "turnip"):
        order.append(scene.actor)
        scene.play(f"plant {crop}")
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


@paragraph("3.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_more_than_two_players_begin_with_the_same_crop(seats: int) -> None:
    scene = planting(seats)
    scene.play("plant wheat")
    assert scene.can("plant wheat")
    scene.play("plant wheat")
    assert scene.why("plant wheat") == "crop-taken"
    assert scene.offers("plant") == ["plant pumpkin", "plant turnip"]


@paragraph("3.3")
@SEATS
def test_the_first_round_begins_when_the_last_crop_is_sown(seats: int) -> None:
    position = Loyang(seats).start(2)
    game = Loyang(seats)
    for crop in ("wheat", "wheat", "turnip", "turnip")[:seats]:
        assert position.view(0)["round"] == 0
        position.play(position.actors()[0], game.read(f"plant {crop}"))
    assert position.view(0)["round"] == 1
    for seat in range(seats):
        home, new = farm(position, seat)["fields"]
        assert home["tokens"] == 8
        assert new["tokens"] == 0
        assert sum(farm(position, seat)["cart"].values()) == 1


# --- 3.4 ----------------------------------------------------------------------------------------


@paragraph("3.4")
@SEVERAL
def test_everybody_gets_one_of_the_four_starters_that_the_others_do_not_see(seats: int) -> None:
    position = Loyang(seats, {"introductory": "on"}).start(1)
    invariants.check(position)
    dealt = [farm(position, seat)["starter"][0] for seat in range(seats)]
    assert len(set(dealt)) == seats
    assert set(dealt) <= STARTERS
    assert position.view(0)["deck"] == 70 - seats
    for reader in range(seats):
        others = [f for seat, f in enumerate(position.view(reader)["farms"]) if seat != reader]
        assert [f["starter"] for f in others] == [None] * (seats - 1)
        assert all(f["has_starter"] for f in others)


@paragraph("3.4")
def test_every_starter_may_come_to_every_player() -> None:
    game = Loyang(2, {"introductory": "on"})
    positions = [game.start(seed) for seed in range(60)]
    for seat in (0, 1):
        assert {farm(position, seat)["starter"][0] for position in positions} == STARTERS


@paragraph("3.4")
@SEATS
def test_without_the_introductory_game_nobody_has_a_starter(seats: int) -> None:
    position = Loyang(seats).start(1)
    assert [farm(position, seat)["has_starter"] for seat in range(seats)] == [False] * seats


@paragraph("3.4")
def test_the_introductory_game_is_not_for_one() -> None:
    with pytest.raises(OptionError, match="2 to 4 seats"):
        Loyang(1, {"introductory": "on"})
