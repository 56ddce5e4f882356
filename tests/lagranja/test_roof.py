"""Farm step 4, roof tiles: paragraph 6.4."""

from typing import Any

import pytest

from barrowgate.lagranja.notation import TILES
from tests.lagranja.builders import Scene
from tests.lagranja.paragraphs import paragraph

FARM_TURNS = ["cards", "income", "growth", "roof"]
REVENUE_TURNS = ["first_die", "second_die", "common_die"]
TRANSPORT_TURNS = ["siesta", "deliveries", "extra_deliveries"]
ALL_TURNS = FARM_TURNS + REVENUE_TURNS + TRANSPORT_TURNS
SIESTA_TURNS = [*REVENUE_TURNS, "siesta"]
ROUNDS = {
    1: ["two_different_harvest", "pig", "card", "upgrade"],
    2: ["two_different_harvest", "card", "delivery", "siesta_2"],
    3: ["pig", "upgrade", "any_harvest", "grape"],
    4: ["delivery", "any_harvest", "siesta_1", "flip_roof"],
    5: ["grape", "grain_or_olive", "olive", "vp"],
    6: ["olive", "grain_or_olive", "silver", "vp"],
}


def owning(*tiles: str, step: str = "income", **things: Any) -> Scene:
    """Seat 0 has a turn and these tiles, face up."""
    scene = Scene(step).dice(1, 2, 3, 4, 5).farm(0, tiles=tiles, siesta=1, **things)
    return scene.begin()


def roof(scene: Scene, seat: int = 0) -> list[tuple[str, bool]]:
    """The tiles on a roof from left to right, each with whether it is used."""
    return [(tile["tile"], tile["used"]) for tile in scene.of(seat)["roof"] if tile]


# --- Buying -----------------------------------------------------------------------------------


@paragraph("6.4")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_price_is_the_round(number: int) -> None:
    poor = Scene("roof", round=number, order=[1, 0]).tiles("pig").farm(0, silver=number - 1)
    rich = Scene("roof", round=number, order=[1, 0]).tiles("pig").farm(0, silver=number)
    for scene in (poor, rich):
        scene.begin(0)
        assert scene.actor == 0
    assert poor.why("buy tile pig") == "no-silver"
    rich.play("buy tile pig")
    assert rich.silver() == 0
    assert roof(rich) == [("pig", False)]


@paragraph("6.4")
def test_each_player_may_buy_one_of_the_tiles_that_lie_open() -> None:
    scene = Scene("roof").tiles("pig", "card").farm(0, silver=9).farm(1, silver=9).begin()
    assert scene.offers("buy tile") == ["buy tile pig", "buy tile card"]
    assert scene.why("buy tile olive") == "tile-not-offered"
    scene.play("buy tile card")
    assert scene.why("buy tile pig") == "tile-bought"
    scene.play("done")
    assert scene.offers("buy tile") == ["buy tile pig"]
    assert scene.why("buy tile card") == "tile-not-offered"


@paragraph("6.4")
def test_nobody_has_to_buy() -> None:
    scene = Scene("roof").tiles("pig", "card").farm(0, silver=9).begin().play("done")
    assert roof(scene) == []
    assert scene.silver() == 9


@paragraph("6.4")
def test_in_round_one_tiles_are_bought_in_reverse_turn_order() -> None:
    scene = Scene("roof", seats=3, round=1, order=[1, 2, 0]).begin(0)
    turns = []
    while scene.view()["step"] == "roof":
        turns.append(scene.actor)
        scene.play("done")
    assert turns == [0, 2, 1]


@paragraph("6.4")
def test_in_later_rounds_tiles_are_bought_in_turn_order() -> None:
    scene = Scene("roof", seats=3, round=2, order=[1, 2, 0]).begin(1)
    turns = []
    while scene.view()["step"] == "roof":
        turns.append(scene.actor)
        scene.play("done")
    assert turns == [1, 2, 0]


@paragraph("6.4")
@pytest.mark.parametrize(("owned", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)])
def test_a_tile_covers_the_leftmost_empty_space_and_gives_its_points(
    owned: int, points: int
) -> None:
    before = ["olive", "grape", "card", "upgrade"][:owned]
    scene = Scene("roof", round=6).tiles("pig").farm(0, silver=6, tiles=before).begin()
    scene.play("buy tile pig")
    assert scene.vp() == points
    assert roof(scene) == [(tile, False) for tile in [*before, "pig"]]


@paragraph("6.4")
def test_the_second_tile_in_round_two_costs_two_silver_and_gives_a_point() -> None:
    scene = Scene("roof", round=2).tiles("card").farm(0, silver=5, tiles=["pig"]).begin()
    scene.play("buy tile card")
    assert (scene.silver(), scene.vp()) == (3, 1)


@paragraph("6.4")
def test_a_used_tile_keeps_its_space() -> None:
    scene = Scene("roof").tiles("card").farm(0, silver=5, used_tiles=["pig"]).begin()
    scene.play("buy tile card")
    assert roof(scene) == [("pig", True), ("card", False)]
    assert scene.vp() == 1


@paragraph("6.4")
def test_a_roof_has_room_for_five_tiles() -> None:
    five = ["olive", "grape", "card", "upgrade", "vp"]
    scene = Scene("roof").tiles("pig").farm(0, silver=9, tiles=five).begin()
    assert scene.why("buy tile pig") == "roof-full"


@paragraph("6.4")
def test_with_the_storage_builder_a_player_can_own_six() -> None:
    five = ["olive", "grape", "card", "upgrade", "vp"]
    scene = Scene("roof").tiles("pig").farm(0, silver=9, tiles=five, helpers=[43]).begin()
    scene.play("buy tile pig")
    assert len(roof(scene)) == 6
    assert scene.vp() == 3


@paragraph("6.4")
@pytest.mark.parametrize(("answer", "points", "place"), [("accept", 3, 5), ("pass", 1, 1)])
def test_with_the_storage_builder_the_player_chooses_where_the_tile_goes(
    answer: str, points: int, place: int
) -> None:
    scene = Scene("roof").tiles("pig").farm(0, silver=2, tiles=["olive"], helpers=[43]).begin()
    scene.play("buy tile pig", answer)
    assert scene.vp() == points
    assert scene.of()["roof"][place] == {"tile": "pig", "used": False}
    assert len(roof(scene)) == 2


@paragraph("6.4")
def test_the_turner_makes_a_tile_two_silver_cheaper_but_never_below_nothing() -> None:
    scene = Scene("roof", round=3).tiles("pig").farm(0, silver=1, helpers=[11]).begin()
    assert scene.play("buy tile pig").silver() == 0
    scene = Scene("roof", round=2).tiles("pig").farm(0, helpers=[11]).begin()
    assert scene.play("buy tile pig").silver() == 0
    scene = Scene("roof", round=1, order=[1, 0]).tiles("pig").farm(0, helpers=[11]).begin()
    assert scene.play("buy tile pig").silver() == 0


@paragraph("6.4")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_tiles_not_bought_leave_and_those_of_the_next_round_come(number: int) -> None:
    scene = Scene("extra_deliveries", seats=4, round=number).tiles("flip_roof").begin()
    for _ in range(4):
        scene.play("done")
    assert scene.view()["round"] == number + 1
    assert sorted(scene.view()["tiles"]) == sorted(ROUNDS[number + 1])


@paragraph("6.4")
def test_each_function_comes_up_in_its_rounds() -> None:
    table = Scene().position.components
    for number, tiles in ROUNDS.items():
        assert [TILES[table.tile[number * 4 + place]] for place in range(4)] == tiles
    assert {tile for tiles in ROUNDS.values() for tile in tiles} == set(TILES)


# --- Use --------------------------------------------------------------------------------------


@paragraph("6.4")
def test_a_tile_is_used_from_the_moment_it_is_bought_and_only_once() -> None:
    scene = Scene("roof").tiles("silver").farm(0, silver=2).begin()
    scene.play("buy tile silver", "use tile silver")
    assert scene.silver() == 2
    assert roof(scene) == [("silver", True)]
    assert scene.why("use tile silver") == "tile-absent"


@paragraph("6.4")
def test_any_number_of_tiles_may_be_used_in_one_turn() -> None:
    scene = owning("silver", "vp", "olive", "silver")
    scene.play("use tile silver", "use tile vp", "use tile silver", "use tile olive")
    assert (scene.silver(), scene.vp(), scene.stock("olive")) == (4, 1, 1)


@paragraph("6.4")
def test_a_tile_is_used_in_the_owners_own_turn() -> None:
    scene = owning("silver").farm(1, tiles=["silver"])
    assert scene.why("use tile silver", seat=1) == "not-your-turn"
    scene.play("done")
    assert scene.actor == 1
    assert scene.can("use tile silver")


@paragraph("6.4")
@pytest.mark.parametrize("tile", TILES)
def test_the_colour_of_a_tile_says_in_which_turns_it_can_be_used(tile: str) -> None:
    """Everything that a function needs is there: goods, cards, a used tile, room to walk."""
    turns = ALL_TURNS
    if tile == "delivery":
        turns = REVENUE_TURNS + TRANSPORT_TURNS
    elif tile.startswith("siesta"):
        turns = SIESTA_TURNS
    possible = []
    for step in ALL_TURNS:
        scene = Scene(step).dice(1, 2, 3, 4, 5)
        scene.farm(0, used_tiles=["olive"], tiles=[tile], olive=1, hand=[1], siesta=1).begin()
        assert scene.actor == 0
        if scene.can(f"use tile {tile}"):
            possible.append(step)
        else:
            assert scene.why(f"use tile {tile}") == "wrong-phase"
    assert possible == turns


# --- The fourteen functions -------------------------------------------------------------------


@paragraph("6.4")
@pytest.mark.parametrize("good", ["olive", "grape"])
def test_olive_and_grape(good: str) -> None:
    scene = owning(good).play(f"use tile {good}")
    assert (scene.stock(good), sum(scene.of()["stock"].values())) == (1, 1)


@paragraph("6.4")
def test_grain_or_olive() -> None:
    scene = owning("grain_or_olive").play("use tile grain_or_olive")
    assert scene.legal() == ["take olive", "take grain"]
    scene.play("take grain")
    assert (scene.stock("grain"), sum(scene.of()["stock"].values())) == (1, 1)


@paragraph("6.4")
def test_any_harvest_good() -> None:
    scene = owning("any_harvest").play("use tile any_harvest")
    assert scene.legal() == ["take olive", "take grain", "take grape"]
    scene.play("take grape")
    assert (scene.stock("grape"), sum(scene.of()["stock"].values())) == (1, 1)


@paragraph("6.4")
def test_two_different_harvest_goods() -> None:
    scene = owning("two_different_harvest").play("use tile two_different_harvest")
    assert scene.legal() == ["take olive grain", "take olive grape", "take grain grape"]
    scene.play("take grain grape")
    assert (scene.stock("olive"), scene.stock("grain"), scene.stock("grape")) == (0, 1, 1)


@paragraph("6.4")
def test_a_pig_that_finds_a_place_and_one_that_is_sold() -> None:
    scene = owning("pig", pig=1).play("use tile pig")
    assert (scene.stock("pig"), scene.silver()) == (2, 0)
    scene = owning("pig", pig=2).play("use tile pig")
    assert (scene.stock("pig"), scene.silver()) == (2, 3)


@paragraph("6.4")
def test_one_upgrade_free_of_charge_from_den_field_or_stall() -> None:
    scene = Scene("income").farm(0, tiles=["upgrade"], pig=1, grain=1, fields={"olive": [1]})
    scene.begin().play("use tile upgrade")
    assert scene.legal() == ["pass", "upgrade olive field 1", "upgrade grain den", "upgrade pig"]
    scene.play("upgrade pig")
    assert (scene.stock("meat"), scene.silver()) == (1, 0)
    assert scene.question == "turn"


@paragraph("6.4")
def test_an_upgrade_tile_waits_while_there_is_nothing_to_upgrade() -> None:
    assert owning("upgrade", food=1).why("use tile upgrade") == "nothing-to-upgrade"


@paragraph("6.4")
def test_a_delivery() -> None:
    scene = owning("delivery", step="first_die", olive=1).play("use tile delivery")
    assert scene.legal() == [
        "pass",
        "deliver olive den greengrocer",
        "deliver olive den merchant_house",
        "deliver olive den butcher",
    ]
    scene.play("deliver olive den butcher")
    assert scene.of()["crafts"][4]["has"] == ["olive"]


@paragraph("6.4")
def test_the_delivery_of_a_tile_takes_no_donkey() -> None:
    scene = owning("delivery", step="deliveries", olive=3, donkey=1).play("use tile delivery")
    scene.play("deliver olive den greengrocer", "deliver olive den butcher")
    assert scene.why("deliver olive den merchant_house") == "no-delivery-left"


@paragraph("6.4")
def test_a_delivery_tile_waits_while_nothing_can_be_delivered() -> None:
    assert owning("delivery", step="first_die").why("use tile delivery") == "no-delivery-possible"


@paragraph("6.4")
def test_a_card_to_play_or_to_draw() -> None:
    scene = Scene("income").farm(0, tiles=["card", "card"], hand=[1], silver=1).begin()
    scene.play("use tile card")
    assert scene.legal() == ["choose play", "choose draw"]
    scene.play("choose draw")
    assert len(scene.hand()) == 2
    scene.play("use tile card", "choose play", "play 1 extension", "pay silver")
    assert (scene.of()["hand_limit"], scene.silver(), len(scene.hand())) == (4, 0, 1)


@paragraph("6.4")
def test_without_a_hand_the_card_tile_draws_and_without_a_deck_it_plays() -> None:
    scene = owning("card").play("use tile card")
    assert scene.legal() == ["choose draw"]
    scene = Scene("income").farm(0, tiles=["card"], hand=[1]).deck().begin().play("use tile card")
    assert scene.legal() == ["choose play"]
    scene = Scene("income").farm(0, tiles=["card"]).deck().begin()
    assert scene.why("use tile card") == "no-card-to-draw"


@paragraph("6.4")
def test_a_point_and_two_silver() -> None:
    assert owning("vp").play("use tile vp").vp() == 1
    assert owning("silver").play("use tile silver").silver() == 2


@paragraph("6.4")
def test_turning_a_used_tile_face_up_again() -> None:
    scene = Scene("income").farm(0, used_tiles=["silver", "vp"], tiles=["flip_roof"]).begin()
    scene.play("use tile flip_roof")
    assert scene.legal() == ["flip tile vp", "flip tile silver"]
    scene.play("flip tile silver", "use tile silver")
    assert scene.silver() == 2
    assert roof(scene) == [("silver", True), ("vp", True), ("flip_roof", True)]


@paragraph("6.4")
def test_a_turning_tile_turns_neither_itself_nor_another_turning_tile() -> None:
    scene = Scene("income").farm(0, used_tiles=["flip_roof"], tiles=["flip_roof", "vp"]).begin()
    assert scene.why("use tile flip_roof") == "nothing-to-flip"


@paragraph("6.4")
def test_a_stored_tile_can_be_used_and_turned_too() -> None:
    scene = Scene("income").farm(0, helpers=[43], stored="silver", tiles=["flip_roof"]).begin()
    scene.play("use tile silver", "use tile flip_roof", "flip tile silver", "use tile silver")
    assert scene.silver() == 4


@paragraph("6.4", "8.2")
def test_one_siesta_step() -> None:
    scene = owning("siesta_1", step="first_die").play("use tile siesta_1")
    assert scene.legal() == ["pass", "walk 1"]
    scene.play("walk 1")
    assert scene.view()["siesta"] == [2, 0]


@paragraph("6.4", "8.2")
@pytest.mark.parametrize("steps", [1, 2])
def test_one_or_two_siesta_steps(steps: int) -> None:
    scene = owning("siesta_2", step="first_die").play("use tile siesta_2")
    assert scene.legal() == ["pass", "walk 1", "walk 2"]
    scene.play(f"walk {steps}")
    assert scene.view()["siesta"] == [1 + steps, 0]


@paragraph("6.4", "8.2")
@pytest.mark.parametrize("tile", ["siesta_1", "siesta_2"])
def test_siesta_tiles_take_nobody_beyond_the_top(tile: str) -> None:
    scene = Scene("first_die").dice(1, 2, 3, 4, 5).farm(0, tiles=[tile], siesta=3).begin()
    scene.play(f"use tile {tile}")
    assert scene.legal() == ["pass", "walk 1"]
    scene = Scene("first_die").dice(1, 2, 3, 4, 5).farm(0, tiles=[tile], siesta=4).begin()
    assert scene.why(f"use tile {tile}") == "at-the-top"
