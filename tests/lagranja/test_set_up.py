"""Set-up: paragraph 4, and 11.1 for one player."""

from collections.abc import Iterator

import pytest

from barrowgate.lagranja import LaGranja, names
from barrowgate.lagranja.position import Position
from tests.lagranja import invariants
from tests.lagranja.builders import Scene
from tests.lagranja.paragraphs import paragraph

ROUND_ONE = {"two_different_harvest", "pig", "card", "upgrade"}
CLOSED = [1, 4, 5, 9, 10, 15, 16, 20, 21, 24]
ALL_SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def games(seats: int, number: int = 30) -> Iterator[Position]:
    for seed in range(number):
        yield LaGranja(seats).start(seed)


@paragraph("4")
@ALL_SEATS
def test_everyone_begins_with_a_silver_a_point_and_a_trade_commodity(seats: int) -> None:
    position = LaGranja(seats).start(1)
    invariants.check(position)
    for seat in range(seats):
        farm = position.view(seat)["farms"][seat]
        assert (farm["silver"], farm["vp"]) == (1, 1)
        assert farm["stock"] == dict.fromkeys(farm["stock"], 0) | {"commodity": 1}
        assert farm["markers"] == 25 - 2  # one is the commodity, one lies on the market
        assert farm["donkeys_resting"] == []


@paragraph("4")
@ALL_SEATS
def test_a_farm_begins_without_cards_tiles_and_craft_markers(seats: int) -> None:
    position = LaGranja(seats).start(1)
    for seat in range(seats):
        farm = position.view(seat)["farms"][seat]
        assert farm["fields"] == farm["field_cards"] == farm["extensions"] == []
        assert farm["barrows"] == farm["helpers"] == [None] * 3
        assert farm["roof"] == [None] * 6
        assert [craft["marker"] for craft in farm["crafts"]] == ["none"] * 6
        assert (farm["hand_limit"], farm["pig_places"], farm["extension_cost"]) == (3, 2, 1)
        assert (farm["income"], farm["extra_deliveries"]) == (0, 1)


@paragraph("4")
@ALL_SEATS
def test_four_cards_are_dealt_to_everyone_and_hidden_from_the_others(seats: int) -> None:
    position = LaGranja(seats).start(1)
    hands = [position.view(seat)["farms"][seat]["hand"] for seat in range(seats)]
    dealt = [card for hand in hands for card in hand]
    assert [len(hand) for hand in hands] == [4] * seats
    assert len(set(dealt)) == 4 * seats
    for reader in range(-1, seats):
        view = position.view(reader)
        assert (view["deck"], view["discards"]) == (66 - 4 * seats, [])
        for seat, farm in enumerate(view["farms"]):
            assert farm["hand"] == (hands[seat] if seat == reader else None)
            assert farm["hand_size"] == 4


@paragraph("4")
def test_the_cards_are_shuffled() -> None:
    hands = {tuple(position.view(0)["farms"][0]["hand"]) for position in games(2)}
    assert len(hands) == 30
    assert {card for hand in hands for card in hand} > set(range(1, 67, 10))


# --- Drawing ----------------------------------------------------------------------------------


@paragraph("4")
def test_when_the_last_card_has_been_drawn_the_discards_are_a_new_deck_at_once() -> None:
    scene = Scene("income").discards(1, 2, 3).deck(40).farm(0, commodity=1).begin()
    scene.play("commodity draw")
    assert scene.hand() == [40]
    view = scene.view()
    assert (view["deck"], view["discards"]) == (3, [])


@paragraph("4")
def test_while_cards_are_left_the_discards_stay_where_they_are() -> None:
    scene = Scene("income").discards(1, 2).deck(40, 41).farm(0, commodity=1).begin()
    scene.play("commodity draw")
    view = scene.view()
    assert (view["deck"], view["discards"]) == (1, [1, 2])


@paragraph("4")
def test_without_deck_and_discards_drawing_is_not_offered() -> None:
    scene = Scene("income").deck().farm(0, commodity=1).begin()
    assert scene.why("commodity draw") == "no-card-to-draw"
    assert scene.can("commodity silver")


@paragraph("4")
def test_an_empty_deck_is_renewed_when_a_card_is_needed_and_there_are_discards() -> None:
    scene = Scene("income").discards(7).deck().farm(0, commodity=1).begin()
    assert (scene.view()["deck"], scene.view()["discards"]) == (0, [7])
    scene.play("commodity draw")
    assert scene.hand() == [7]


@paragraph("4")
def test_a_first_discard_beside_an_empty_deck_waits_until_a_card_is_needed() -> None:
    scene = Scene("income").farm(0, helpers=[56], hand=[7, 8]).deck().begin()
    scene.play("use 56", "discard 7", "take olive")
    assert scene.is_discarded(7)
    assert (scene.view()["deck"], scene.view()["discards"]) == (0, [7])


@paragraph("4")
def test_the_hand_stays_short_when_there_is_nothing_to_draw() -> None:
    scene = Scene("cards").farm(0, hand=[1]).deck(40).begin()
    scene.play("done")
    assert scene.hand() == [1, 40]
    assert scene.actor == 1


# --- Roof tiles -------------------------------------------------------------------------------


@paragraph("4", "11.1")
@pytest.mark.parametrize(("seats", "tiles"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_a_roof_tile_a_player_lies_open_and_two_in_the_solo_game(seats: int, tiles: int) -> None:
    seen = set()
    for position in games(seats):
        offered = position.view(0)["tiles"]
        assert len(offered) == len(set(offered)) == tiles
        seen |= set(offered)
    assert seen == ROUND_ONE


# --- The village ------------------------------------------------------------------------------


@paragraph("4")
@ALL_SEATS
def test_three_buildings_are_blocked_by_the_order_markers(seats: int) -> None:
    first = set()
    for position in games(seats, 60):
        blocked = position.view(0)["blocked"]
        assert sorted(blocked) == [0, 0, 0, 1, 2, 3]
        first.add(blocked.index(1))
    assert first == set(range(6))


@paragraph("4")
def test_a_point_lies_at_every_building_and_one_with_every_order_marker() -> None:
    scene = Scene("deliveries", round=1).block(deli=1)
    scene.farm(0, food=1, siesta=1, delivered={"wainwright": ["wine", "meat"]}).begin()
    scene.play("deliver food wainwright")
    assert scene.vp() == 1 + 1 + 1  # first here, marker 1 removed, round 1


@paragraph("4")
@ALL_SEATS
def test_every_row_of_a_building_is_empty_and_asks_for_its_goods(seats: int) -> None:
    position = LaGranja(seats).start(1)
    assert position.view(0)["completed"] == [False] * 6
    for seat in range(seats):
        crafts = position.view(seat)["farms"][seat]["crafts"]
        assert [craft["has"] for craft in crafts] == [[]] * 6
        assert [craft["needs"] for craft in crafts] == [
            ["olive", "grain", "grape", "pig"],
            ["olive", "grain", "grape", "wine"],
            ["pig", "food", "meat"],
            ["grain", "grape", "food", "commodity"],
            ["olive", "pig", "meat"],
            ["food", "wine", "meat"],
        ]


# --- Turn order, dice, market, siesta ---------------------------------------------------------


@paragraph("4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_drawn_and_the_others_follow_clockwise(seats: int) -> None:
    starters = set()
    for position in games(seats, 60):
        order = position.view(0)["order"]
        assert order == [(order[0] + place) % seats for place in range(seats)]
        assert position.actors() == [order[0]]
        starters.add(order[0])
    assert starters == set(range(seats))


@paragraph("4", "11.1")
@pytest.mark.parametrize(("seats", "dice"), [(1, 5), (2, 5), (3, 7), (4, 9)])
def test_two_dice_a_player_and_one_more_are_rolled_five_when_alone(seats: int, dice: int) -> None:
    scene = Scene("roll", seats=seats)
    if seats == 1:
        scene.position.solo_first = 1  # going second, a die would be gone already
    scene.begin()
    assert sum(scene.view()["dice"]) == dice


@paragraph("4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_markers_lie_on_the_central_two_three_four_and_five(seats: int) -> None:
    for position in games(seats, 8):
        view = position.view(0)
        held = {space: seat for space, seat in enumerate(view["market"], 1) if seat >= 0}
        assert held == dict(zip([13, 12, 18, 7], view["order"], strict=False))
        table = position.components
        values = [table.space_value[space] for space in [13, 12, 18, 7]]
        assert values == [2, 3, 4, 5]


@paragraph("4")
def test_the_first_markers_remove_nothing() -> None:
    """The 5, the 4 and the 3 lie beside lower spaces that are taken already."""
    position = LaGranja(4).start(1)
    assert sum(seat >= 0 for seat in position.view(0)["market"]) == 4
    assert position.scores() == [1] * 4


@paragraph("4")
@pytest.mark.parametrize(
    ("seats", "open_spaces"), [(1, [7, 11, 23]), (2, [7, 11, 23]), (3, [7, 11, 23])]
)
def test_with_fewer_than_four_players_the_spaces_with_an_x_are_closed(
    seats: int, open_spaces: list[int]
) -> None:
    scene = Scene("deliveries", seats=seats).farm(
        0, barrows=[8], pig=1, siesta=1, delivered={"barrow 1": ["grape", "grape"]}
    )
    scene.begin().play("deliver pig barrow 1")
    assert scene.legal() == [f"place {space}" for space in open_spaces]
    assert scene.why("place 9") == "space-closed"


@paragraph("4")
def test_with_four_players_every_space_is_open() -> None:
    scene = Scene("deliveries", seats=4).farm(
        0, barrows=[8], pig=1, siesta=1, delivered={"barrow 1": ["grape", "grape"]}
    )
    scene.begin().play("deliver pig barrow 1")
    assert scene.legal() == [f"place {space}" for space in (1, 7, 9, 11, 23)]


@paragraph("4")
def test_ten_of_the_24_spaces_have_an_x() -> None:
    table = LaGranja(2).start(1).components
    assert [space for space in range(1, names.SPACES + 1) if table.closed[space]] == CLOSED


@paragraph("4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_discs_are_stacked_at_the_bottom_with_the_start_player_on_top(seats: int) -> None:
    for position in games(seats, 8):
        view = position.view(0)
        assert view["siesta"] == [0] * seats
        assert view["siesta_order"] == view["order"]


@paragraph("4")
@ALL_SEATS
def test_the_game_begins_with_farm_step_one_of_round_one(seats: int) -> None:
    view = LaGranja(seats).start(1).view(0)
    assert (view["round"], view["step"], view["over"]) == (1, "cards", False)


# --- 11.1 -------------------------------------------------------------------------------------


@paragraph("11.1")
def test_alone_tile_two_or_three_is_drawn_and_the_neutral_player_gets_the_other_space() -> None:
    drawn = set()
    for position in games(1):
        view = position.view(0)
        held = {space: seat for space, seat in enumerate(view["market"], 1) if seat >= 0}
        first = view["solo_first"]
        assert held == ({13: 0, 12: 4} if first else {12: 0, 13: 4})
        drawn.add(first)
    assert drawn == {True, False}


@paragraph("11.1")
def test_the_neutral_player_has_no_farm() -> None:
    position = LaGranja(1).start(1)
    assert len(position.view(0)["farms"]) == 1
    assert position.scores() == [1]
    assert position.actors() == [0]


@paragraph("11.1")
def test_alone_only_one_of_the_two_roof_tiles_may_be_bought() -> None:
    scene = Scene("roof", seats=1, round=1).tiles("pig", "card").farm(0, silver=5).begin()
    scene.play("buy tile card")
    assert scene.why("buy tile pig") == "tile-bought"
    assert scene.offers("buy tile") == []
