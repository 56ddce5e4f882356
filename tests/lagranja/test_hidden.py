"""What is hidden stays hidden: hands, donkeys, the deck, later tiles, the generator (G33, G39).

And what was seen is never taken back: the undo floor.
"""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from barrowgate.bots import RandomBot
from barrowgate.core import events
from barrowgate.core.table import Table
from barrowgate.lagranja import LaGranja, names
from barrowgate.lagranja.position import Position
from tests.lagranja import secrets
from tests.lagranja.builders import Scene
from tests.lagranja.games import TABLES, Plan, moment

ONLOOKER = -1


def deals(position: Position, seat: int, count: int) -> Iterator[Position]:
    """Positions that fit what a seat has seen."""
    seen = position.seen_by(seat)
    return (seen.determinize(seed) for seed in range(count))


def hand(position: Position, seat: int) -> list[int]:
    cards: list[int] = position.view(seat)["farms"][seat]["hand"]
    return cards


# --- Hands and the deck ---------------------------------------------------------------------------


def three_hands() -> Scene:
    scene = Scene("cards", seats=3).farm(0, hand=[7, 30]).farm(1, hand=[3, 4, 50])
    return scene.farm(2, hand=[66]).discards(12, 13).begin(0)


def test_a_seat_sees_its_own_hand_and_the_sizes_of_the_others() -> None:
    farms = three_hands().view(0)["farms"]
    assert [farm["hand"] for farm in farms] == [[7, 30], None, None]
    assert [farm["hand_size"] for farm in farms] == [2, 3, 1]


def test_an_onlooker_sees_no_hand_at_all() -> None:
    view = three_hands().view(ONLOOKER)
    assert [farm["hand"] for farm in view["farms"]] == [None, None, None]
    assert view["discards"] == [12, 13]


def test_the_deck_is_a_number_to_everybody() -> None:
    scene = three_hands()
    for seat in (ONLOOKER, 0, 1, 2):
        assert scene.view(seat)["deck"] == 66 - 6 - 2


def test_no_view_names_a_card_of_the_deck_or_of_another_hand() -> None:
    """Hidden cards are told apart by laying the box out twice, with other cards hidden."""
    scene = three_hands()
    for seat in range(3):
        other = secrets.permuted(scene.game, scene.position, seat, Random(1))
        others = [s for s in range(3) if s != seat]
        assert [hand(other, s) for s in others] != [hand(scene.position, s) for s in others]
        assert json.dumps(other.view(seat)) == json.dumps(scene.view(seat))


def test_a_permutation_of_the_hidden_keeps_each_card_in_its_shuffle() -> None:
    """Who saw the discards go into the new deck knows that no older hand card is in it."""
    scene = after_a_reshuffle()
    for order in range(20):
        other = secrets.permuted(scene.game, scene.position, 0, Random(order))
        assert set(hand(other, 1)) == {3, 4}
        assert [card for card in range(1, 67) if other.place[card] == names.IN_DECK] == [10, 11, 12]


def test_the_card_that_is_drawn_is_told_to_its_owner_alone() -> None:
    scene = Scene("roof").farm(0, commodity=1).begin(0).play("commodity draw")
    [drawn] = [event for event in scene.events if event[0] == names.EVENT_DRAW]
    [card] = scene.hand(0)
    assert events.public_form(drawn, 0)[3] == card
    for reader in (1, ONLOOKER):
        assert events.public_form(drawn, reader)[3:5] == [0, 0]


def test_whether_a_lower_barrow_is_in_hand_shows_only_when_it_is_played() -> None:
    """Wainwright helper (16): the question must not tell the others what is in the hand."""
    looks = []
    for card in (1, 5):  # barrows worth 2 and 5; the one completed is worth 3
        scene = Scene("deliveries").farm(
            0, barrows=[2], helpers=[16], hand=[card], grape=1, food=1, donkey=3
        )
        scene.begin(0).play("deliver grape den barrow 1", "deliver food barrow 1")
        scene.play(scene.offers("place")[0])
        looks.append(json.dumps(scene.view(1)))
    assert looks[0] == looks[1]


# --- Donkeys --------------------------------------------------------------------------------------


def choosing_donkeys(seats: int = 3) -> Scene:
    scene = Scene("donkeys", seats=seats)
    for seat in range(seats):
        scene.farm(seat, donkey=0, resting=[1] if seat == 1 else [])
    return scene.begin()


def test_a_chosen_donkey_is_seen_by_its_owner_alone() -> None:
    scene = choosing_donkeys().play("donkey 3", seat=1)
    seen = {seat: scene.view(seat)["farms"][1]["donkey"] for seat in (ONLOOKER, 0, 1, 2)}
    assert seen == {ONLOOKER: None, 0: None, 1: 3, 2: None}
    assert scene.view(0)["farms"][1]["donkey_chosen"]


def test_a_chosen_donkey_is_no_event() -> None:
    assert choosing_donkeys().play("donkey 3", seat=1).events == []


def test_all_donkeys_are_turned_over_together() -> None:
    scene = choosing_donkeys().play("donkey 3", seat=1).play("donkey 1", seat=0)
    assert scene.events == []
    scene.play("donkey 4", seat=2)
    told = [event[1:4] for event in scene.events if event[0] == names.EVENT_DONKEY]
    assert told == [[0, -1, 1], [1, -1, 3], [2, -1, 4]]
    assert [farm["donkey"] for farm in scene.view(ONLOOKER)["farms"]] == [1, 3, 4]


def test_a_dealt_donkey_is_any_that_does_not_rest() -> None:
    scene = choosing_donkeys().play("donkey 3", seat=1).play("donkey 2", seat=2)
    dealt = [(p.farms[1].donkey, p.farms[2].donkey) for p in deals(scene.position, 0, 300)]
    first, second = Counter(one for one, _ in dealt), Counter(other for _, other in dealt)
    assert set(first) == {2, 3, 4}
    assert set(second) == {1, 2, 3, 4}
    assert min(first.values()) > 60
    assert min(second.values()) > 40


def test_the_own_donkey_and_one_not_chosen_yet_are_not_dealt() -> None:
    scene = choosing_donkeys().play("donkey 3", seat=1)
    for position in deals(scene.position, 1, 20):
        assert [position.farms[seat].donkey for seat in range(3)] == [0, 3, 0]
        assert position.actors() == [0, 2]


def test_donkeys_that_lie_open_are_not_dealt() -> None:
    scene = choosing_donkeys(2).play("donkey 3", seat=1).play("donkey 2", seat=0)
    for position in deals(scene.position, 0, 20):
        assert position.farms[1].donkey == 3


# --- Tiles and dice to come -----------------------------------------------------------------------


def test_a_view_has_the_tiles_of_this_round_only() -> None:
    position = LaGranja(4).start(5)
    of_round = [position.components.tile[4 + place] for place in range(4)]
    assert len(position.view(0)["tiles"]) == 4
    assert sorted(tile - 1 for tile in position.tiles) == sorted(of_round)


def test_the_tiles_of_the_next_round_lie_in_no_position() -> None:
    """G39: they are drawn when the round begins, so each deal may bring others."""
    scene = Scene("extra_deliveries", seats=2).begin(1)
    offers: Counter[tuple[str, ...]] = Counter()
    for position in deals(scene.position, 1, 120):
        position.play(1, names.DONE)
        assert position.round == 3
        offers[tuple(position.view(1)["tiles"])] += 1
    assert len(offers) == 6  # two of four
    assert min(offers.values()) > 5


def test_the_next_roll_is_known_to_nobody() -> None:
    scene = Scene("roof", seats=2).begin(1)
    rolls: Counter[tuple[int, ...]] = Counter()
    for position in deals(scene.position, 1, 60):
        position.play(1, names.DONE)
        rolls[tuple(position.view(0)["dice"])] += 1
    assert all(sum(dice) == 5 for dice in rolls)
    assert len(rolls) > 30


# --- Points ---------------------------------------------------------------------------------------


def test_points_are_open_unless_the_table_hides_them() -> None:
    scene = Scene().farm(0, vp=4).farm(1, vp=9).begin(0)
    assert [farm["vp"] for farm in scene.view(0)["farms"]] == [4, 9]
    assert [farm["vp"] for farm in scene.view(ONLOOKER)["farms"]] == [4, 9]


def test_with_secret_points_a_seat_sees_its_own_only() -> None:
    scene = Scene(options={"secret_vp": "on"}).farm(0, vp=4).farm(1, vp=9).begin(0)
    assert [farm["vp"] for farm in scene.view(0)["farms"]] == [4, None]
    assert [farm["vp"] for farm in scene.view(1)["farms"]] == [None, 9]
    assert [farm["vp"] for farm in scene.view(ONLOOKER)["farms"]] == [None, None]


def test_with_secret_points_nothing_else_in_a_view_tells_them() -> None:
    views = []
    for points in (1, 30):
        scene = Scene(options={"secret_vp": "on"}).farm(1, vp=points).begin(0)
        views.append(json.dumps(scene.view(0)) + json.dumps(scene.view(ONLOOKER)))
    assert views[0] == views[1]


def test_secret_points_can_be_counted_by_whoever_watches() -> None:
    position = LaGranja(3, {"secret_vp": "on"}).start(4)
    position.watch()
    bot, counted = RandomBot(4), [position.view(seat)["farms"][seat]["vp"] for seat in range(3)]
    while not position.is_over:
        actor = position.actors()[0]
        position.play(actor, bot.pick(position.legal(actor)))
        for event in events.split(position.take_events()):
            kind, seat, _, change, _, _ = events.public_form(event, ONLOOKER)
            if kind == names.EVENT_VP:
                counted[seat] += change
        assert counted == [farm.vp for farm in position.farms[:3]]


def test_secret_points_are_open_when_the_game_is_over() -> None:
    table = next(i for i, options in enumerate(TABLES) if options["secret_vp"] == "on")
    position = moment(Plan(3, table, "eager", 4), 10_000)
    assert position.is_over
    for seat in (ONLOOKER, 0, 2):
        assert [farm["vp"] for farm in position.view(seat)["farms"]] == position.scores()


# --- What was seen --------------------------------------------------------------------------------


def test_a_deal_keeps_everything_that_the_seat_has_seen() -> None:
    scene = three_hands()
    for position in deals(scene.position, 1, 30):
        assert hand(position, 1) == [3, 4, 50]
        assert position.view(1) == scene.view(1)
        assert [position.farms[seat].hand for seat in range(3)] == [2, 3, 1]
        assert not {12, 13, 3, 4, 50} & {*hand(position, 0), *hand(position, 2)}
        assert len({*hand(position, 0), *hand(position, 2)}) == 3


def test_every_unknown_card_is_equally_likely_in_another_hand() -> None:
    scene = Scene("cards", seats=2).farm(0, hand=[7, 30]).farm(1, hand=[3, 4]).begin(0)
    found = Counter(card for p in deals(scene.position, 0, 2000) for card in hand(p, 1))
    assert set(found) == set(range(1, 67)) - {7, 30}
    # 62.5 times each on average, with a standard deviation of 7.8
    assert min(found.values()) > 30
    assert max(found.values()) < 100


def test_deals_are_different_from_each_other() -> None:
    scene = three_hands()
    hands = {(*hand(p, 0), *hand(p, 2)) for p in deals(scene.position, 1, 100)}
    assert len(hands) > 95


def after_a_reshuffle() -> Scene:
    """Seat 0 has drawn the last card (5), and the discards 10, 11, 12 are the new deck."""
    scene = Scene("cards", seats=2).farm(0, hand=[1, 2]).farm(1, hand=[3, 4])
    return scene.discards(10, 11, 12).deck(5).begin(0).play("done")


def test_after_a_reshuffle_the_older_cards_of_a_hand_can_be_counted_out() -> None:
    scene = after_a_reshuffle()
    assert scene.hand(0) == [1, 2, 5]
    for position in deals(scene.position, 0, 20):
        assert hand(position, 1) == [3, 4]
    for position in deals(scene.position, 1, 20):
        assert hand(position, 0) == [1, 2, 5]


def test_after_a_reshuffle_a_new_card_is_one_of_the_new_deck() -> None:
    scene = after_a_reshuffle().play("done")
    drawn: Counter[int] = Counter()
    for position in deals(scene.position, 0, 150):
        first, second, new = hand(position, 1)
        assert (first, second) == (3, 4)
        drawn[new] += 1
    assert set(drawn) == {10, 11, 12}
    assert min(drawn.values()) > 25


# --- Taking back ----------------------------------------------------------------------------------


def floors(scene: Scene) -> list[int]:
    """How many of its newest actions each seat may take back."""
    position = scene.position
    return [position.n_actions - position.undo_floor(seat) for seat in range(position.players)]


def test_trades_of_the_own_turn_can_all_be_taken_back() -> None:
    scene = Scene("roof").farm(0, silver=9).begin(0)
    assert floors(scene) == [0, 0]
    assert floors(scene.play("buy olive", "upgrade olive den", "buy grain")) == [3, 0]


def test_ending_a_turn_that_shows_nothing_can_be_taken_back() -> None:
    assert floors(Scene("roof").farm(0, silver=9).begin(0).play("buy olive", "done")) == [2, 0]


def test_nobody_takes_back_across_another_seat() -> None:
    scene = Scene("roof", seats=3).farm(1, silver=9).begin(0).play("done", "buy olive")
    assert floors(scene) == [0, 1, 0]


@pytest.mark.parametrize(
    ("step", "play"),
    [
        ("roof", "commodity draw"),  # a drawn card
        ("cards", "done"),  # the hand is filled
    ],
)
def test_a_drawn_card_is_not_put_back(step: str, play: str) -> None:
    scene = Scene(step).farm(0, commodity=1, silver=5).begin(0)
    scene.play("buy olive")
    assert floors(scene) == [1, 0]
    assert floors(scene.play(play)) == [0, 0]


def test_after_a_drawn_card_new_actions_can_be_taken_back() -> None:
    scene = Scene("roof").farm(0, commodity=1, silver=6).begin(0).play("commodity draw")
    assert floors(scene.play("buy olive", "sell olive den")) == [2, 0]


def test_filling_a_hand_that_is_full_can_be_taken_back() -> None:
    assert floors(Scene("cards").farm(0, hand=[1, 2, 3]).begin(0).play("done")) == [1, 0]


def test_a_helper_that_draws_is_not_taken_back() -> None:
    """Majordomo (30)."""
    assert floors(Scene("cards").farm(0, hand=[30]).begin(0).play("play 30 helper")) == [0, 0]


def test_a_roll_is_not_taken_back() -> None:
    scene = Scene("roof").begin(0).play("done")
    assert floors(scene) == [1, 0]
    assert floors(scene.play("done")) == [0, 0]
    assert scene.view()["step"] == "first_die"


def test_the_tiles_of_a_new_round_are_not_taken_back() -> None:
    scene = Scene("extra_deliveries").begin(1).play("done")
    assert scene.view()["round"] == 3
    assert floors(scene) == [0, 0]


def test_the_neutral_card_is_not_taken_back() -> None:
    scene = Scene("extra_deliveries", seats=1).begin(0)
    scene.position.solo_first = 1
    scene.play("done")
    assert names.EVENT_NEUTRAL in [event[0] for event in scene.events]
    assert floors(scene) == [0]


def test_a_donkey_is_taken_back_only_while_it_is_the_last_action() -> None:
    scene = choosing_donkeys().play("donkey 3", seat=1)
    assert floors(scene) == [0, 1, 0]
    assert floors(scene.play("donkey 2", seat=0)) == [1, 0, 0]


def test_donkeys_that_were_turned_over_are_not_taken_back() -> None:
    scene = choosing_donkeys().play("donkey 3", seat=1).play("donkey 2", seat=0)
    assert floors(scene.play("donkey 1", seat=2)) == [0, 0, 0]


def test_a_table_takes_a_donkey_back_and_then_the_one_before_it() -> None:
    table = Table.begin(LaGranja(3), 7)
    while len(table.position.actors()) < 3:
        seat = table.position.actors()[0]
        table.play(seat, table.position.legal(seat)[0])
    table.play(2, names.DONKEY)
    table.play(0, names.DONKEY + 1)
    assert [table.can_undo(seat) for seat in range(3)] == [True, False, False]
    table.undo(0)
    assert [table.can_undo(seat) for seat in range(3)] == [False, False, True]
    table.undo(2)
    assert table.position.actors() == [0, 1, 2]
    assert table.position.view(2)["farms"][2]["donkey"] is None


def test_a_reaction_ends_what_the_active_seat_may_take_back() -> None:
    """Tenant (26): who receives a good without a marker decides at once (G15)."""
    scene = Scene("first_die").farm(0, helpers=[26], olive=24).farm(1, grain=1).dice(2, 3, 4, 5)
    scene.market({1: 0})
    scene.position.rented, scene.position.renter = 6, 1
    scene.begin(1).play("take rented die", "pay grain den")
    assert floors(scene) == [0, 2]
    scene.play("pass", seat=0)
    assert floors(scene) == [1, 0]


def test_a_hand_dealt_to_one_who_discards_fits_the_ascending_order() -> None:
    scene = Scene("cards").farm(0, hand=[60, 61, 62, 63, 64, 65]).begin(0)
    scene.play("done", "discard 62")
    seen = scene.position.seen_by(1)
    for seed in range(50):
        assert seen.determinize(seed).legal(0), "the other seat can go on discarding"


def test_nobody_learns_from_the_wainwright_helper_what_a_hand_holds() -> None:
    views = []
    for hand in ([6], [4]):  # a barrow of 2, and one of 6
        scene = Scene("deliveries").farm(0, helpers=[16], hand=hand, barrows=[9], olive=1)
        scene.farm(0, delivered={"barrow 1": ["olive", "grape", "grape"]}).begin(0)
        scene.play("deliver olive den barrow 1", "place 7")
        views.append(scene.position.view(1))
    assert views[0] == views[1]
