"""What is hidden stays hidden: hands, starters, the deck, private piles, the generator (A40, A44).

And what was seen is never taken back: the undo floor.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from barrowgate.core import events
from barrowgate.core.table import Table
from barrowgate.loyang import Loyang, names
from barrowgate.loyang.position import Position
from tests.loyang import invariants, secrets
from tests.loyang.builders import CARDS, Scene

ONLOOKER = -1
WHOLE_PILE = (3, 4, 5, 6, 3, 4, 5, 6)


def deals(position: Position, seat: int, count: int) -> Iterator[Position]:
    """Positions that fit what a seat has seen."""
    seen = position.seen_by(seat)
    return (seen.determinize(seed) for seed in range(count))


def hand(position: Position, seat: int) -> list[str]:
    cards: list[str] = position.view(seat)["farms"][seat]["hand"]
    return cards


def starter(position: Position, seat: int) -> list[str]:
    cards: list[str] = position.view(seat)["farms"][seat]["starter"]
    return cards


def pile(position: Position, seat: int = 0) -> list[int]:
    farm = position.farms[seat]
    return [farm.pile[place] for place in range(farm.n_pile)]


def turned(scene: Scene, seat: int, *sizes: int) -> None:
    """These fields of a private pile have been turned over so far."""
    farm = scene.position.farms[seat]
    farm.log = [*sizes, *[0] * (names.LOG - len(sizes))]
    farm.n_log = len(sizes)


# --- Hands, starters and the deck -----------------------------------------------------------------


def three_hands() -> Scene:
    scene = Scene("cards", seats=3, options={"introductory": "on"})
    scene.farm(0, hand=["stall 1", "casual 2"], starter="regular 3")
    scene.farm(1, hand=["foreman", "field 1", "regular 9"], starter="regular 1")
    scene.farm(2, hand=["squire", "trader 1"]).courtyard("stall 5").discards("tout")
    for seat in range(3):
        turned(scene, seat, *WHOLE_PILE)
    return scene.begin(0)


def test_a_seat_sees_its_own_hand_and_the_sizes_of_the_others() -> None:
    farms = three_hands().position.view(0)["farms"]
    assert [farm["hand"] for farm in farms] == [["stall 1", "casual 2"], None, None]
    assert [farm["hand_size"] for farm in farms] == [2, 3, 2]


def test_a_seat_sees_its_own_starter_and_who_has_one() -> None:
    farms = three_hands().position.view(0)["farms"]
    assert [farm["starter"] for farm in farms] == [["regular 3"], None, None]
    assert [farm["has_starter"] for farm in farms] == [True, True, False]


def test_an_onlooker_sees_no_hand_and_no_starter() -> None:
    view = three_hands().position.view(ONLOOKER)
    assert [farm["hand"] for farm in view["farms"]] == [None, None, None]
    assert [farm["starter"] for farm in view["farms"]] == [None, None, None]
    assert view["courtyard"] == ["stall 5"]
    assert view["discards"] == ["tout"]


def test_the_deck_is_a_number_to_everybody() -> None:
    scene = three_hands()
    for seat in (ONLOOKER, 0, 1, 2):
        assert scene.position.view(seat)["deck"] == 70 - 7 - 2 - 2


@pytest.mark.parametrize("seat", [ONLOOKER, 0, 1, 2])
def test_other_hands_and_starters_change_nothing_that_a_seat_sees(seat: int) -> None:
    scene = three_hands()
    other = secrets.permuted(scene.game, scene.position, seat, Random(1))
    others = [s for s in range(3) if s != seat]
    assert [hand(other, s) for s in others] != [hand(scene.position, s) for s in others]
    assert json.dumps(other.view(seat)) == json.dumps(scene.position.view(seat))


def test_a_card_that_is_dealt_is_told_to_its_owner_alone() -> None:
    scene = Scene("deal", seats=2).begin()
    dealt = [event for event in scene.events if event[0] == names.EVENT_HAND]
    assert len(dealt) == 8
    for event in dealt:
        owner = event[1]
        assert events.public_form(event, owner)[3] > 0
        for reader in (1 - owner, ONLOOKER):
            assert events.public_form(event, reader)[3:5] == [0, 0]


def test_a_deal_keeps_everything_that_the_seat_has_seen() -> None:
    scene = three_hands()
    known = {"stall 1", "casual 2", "regular 3", "stall 5", "tout"}
    for position in deals(scene.position, 0, 30):
        invariants.check(position)
        assert position.view(0) == scene.position.view(0)
        dealt = [*hand(position, 1), *hand(position, 2), *starter(position, 1)]
        assert len(set(dealt)) == 6
        assert not known & set(dealt)
        assert starter(position, 2) == []


def test_every_unknown_card_is_equally_likely_in_another_hand() -> None:
    scene = Scene("cards").farm(0, hand=["stall 1", "stall 2"])
    scene.farm(1, hand=["stall 3", "stall 4", "stall 5", "stall 6"])
    for seat in (0, 1):
        turned(scene, seat, *WHOLE_PILE)
    scene.begin(0)
    found = Counter(card for p in deals(scene.position, 0, 700) for card in hand(p, 1))
    assert set(found) == set(CARDS) - {"stall 1", "stall 2"}
    # 41 times each on average, with a standard deviation of 6.2
    assert min(found.values()) > 16
    assert max(found.values()) < 70


def test_a_dealt_starter_is_any_that_nobody_has_seen() -> None:
    """Regular 3 is in one's own hand, regular 4 in the discard: two are left."""
    scene = Scene("cards", options={"introductory": "on"})
    scene.farm(0, hand=["regular 3", "stall 1"]).farm(1, hand=["stall 2"], starter="regular 1")
    scene.discards("regular 4").begin(0)
    found = Counter(starter(p, 1)[0] for p in deals(scene.position, 0, 200))
    assert set(found) == {"regular 1", "regular 9"}
    assert min(found.values()) > 60


def test_a_starter_that_was_seen_before_is_no_starter_any_more() -> None:
    """Regular 4 has been shuffled into the deck again: it may be in a hand, but not a starter."""
    scene = Scene("deal", options={"introductory": "on"})
    scene.farm(1, starter="regular 1").discards("regular 4").begin()
    dealt = list(deals(scene.position, 0, 300))
    assert "regular 4" not in {starter(p, 1)[0] for p in dealt}
    mine = hand(scene.position, 0)
    assert "regular 4" in mine or any("regular 4" in hand(p, 1) for p in dealt)


def test_deals_are_different_from_each_other() -> None:
    scene = three_hands()
    assert len({(*hand(p, 0), *hand(p, 2)) for p in deals(scene.position, 1, 100)}) > 90


# --- Private piles --------------------------------------------------------------------------------


def test_a_private_pile_is_a_number_even_to_its_owner() -> None:
    position = Loyang(2).start(3)
    for seat in (ONLOOKER, 0, 1):
        for farm in position.view(seat)["farms"]:
            assert farm["pile_order"] is None
            assert farm["pile"] == 8 - len(farm["pile_seen"])


def test_any_order_of_both_halves_may_be_dealt() -> None:
    position = Loyang(2).start(3)
    for owner in (0, 1):
        piles = [pile(p, owner) for p in deals(position, 0, 60)]
        assert all(sorted(each[:4]) == sorted(each[4:]) == [3, 4, 5, 6] for each in piles)
        assert len({tuple(each) for each in piles}) > 40


def leasing(fields: Iterable[tuple[int, str | None, int]] = (), cards: Iterable[str] = ()) -> Scene:
    """Seat 0 with the Leaseholder and the pile 6, 3, 5, 4, 6 after 3, 4 and 5 were turned over."""
    scene = Scene("action", round=4)
    scene.farm(0, cash=9, cards=["leaseholder", *cards], fields=fields, pile=[6, 3, 5, 4, 6])
    turned(scene, 0, 3, 4, 5)
    turned(scene, 1, *WHOLE_PILE)
    return scene.begin(0)


def test_fields_that_were_turned_over_are_counted_out() -> None:
    """After 3, 4 and 5 the 6 is next, and the second half follows in any order."""
    scene = leasing()
    dealt = [tuple(pile(p)) for p in deals(scene.position, 1, 200)]
    assert {each[0] for each in dealt} == {6}
    assert len(set(dealt)) == 24
    assert {tuple(pile(p)) for p in deals(scene.position, 0, 200)} == set(dealt)


def test_the_leaseholder_shows_the_order_to_the_owner_alone() -> None:
    scene = leasing().play("use leaseholder buy")
    assert scene.position.view(0)["farms"][0]["pile_order"] == [6, 3, 5, 4, 6]
    for seat in (1, ONLOOKER):
        assert scene.position.view(seat)["farms"][0]["pile_order"] is None
    assert {tuple(pile(p)) for p in deals(scene.position, 0, 20)} == {(6, 3, 5, 4, 6)}
    assert len({tuple(pile(p)) for p in deals(scene.position, 1, 200)}) == 24


def test_the_pile_of_a_known_order_stays_known_while_it_is_turned_over() -> None:
    scene = leasing().play("use leaseholder buy", "place 2")
    assert scene.of(0)["pile_order"] == [6, 5, 4, 6]
    assert {tuple(pile(p)) for p in deals(scene.position, 0, 20)} == {(6, 5, 4, 6)}


def test_from_which_half_a_field_was_taken_only_its_owner_knows() -> None:
    """A 6 was taken: the first one, or the one among the last four."""
    scene = leasing().play("use leaseholder buy", "place 5")
    assert scene.of(1)["pile_seen"] == scene.position.view(1)["farms"][1]["pile_seen"]
    dealt = [pile(p) for p in deals(scene.position, 1, 300)]
    assert {sum(size == 6 for size in each) for each in dealt} == {1}
    assert {each[0] for each in dealt} == {3, 4, 5, 6}


def test_a_field_put_under_the_pile_is_known_to_be_the_last() -> None:
    scene = leasing(fields=[(4, None, 0)])
    scene.play("use leaseholder swap", "pick 1 field 2", "place 1")
    assert pile(scene.position) == [3, 5, 4, 6, 4]
    dealt = [pile(p) for p in deals(scene.position, 1, 200)]
    assert {each[-1] for each in dealt} == {4}


def test_a_common_field_under_the_pile_stays_where_everybody_saw_it() -> None:
    """A private 4 was taken after a common 4 was put under: the last one is still the common."""
    scene = leasing(cards=["field 3"])
    assert scene.fields()[1] == (4, None, 0)
    scene.play("use leaseholder swap", "pick 1 field 2", "place 4")
    assert pile(scene.position) == [6, 3, 5, 6, 4]
    assert list(scene.position.farms[0].pile_card)[:5] == [0, 0, 0, 0, CARDS["field 3"]]
    for position in deals(scene.position, 1, 200):
        invariants.check(position)
        assert pile(position)[-1] == 4
        assert secrets.fits(position.farms[0])


# --- The deck -------------------------------------------------------------------------------------


def test_the_next_two_pack_is_known_to_nobody() -> None:
    scene = Scene("action").farm(0, cash=9).begin(0)
    packs: Counter[tuple[str, ...]] = Counter()
    for position in deals(scene.position, 0, 60):
        position.play(0, names.TWO_PACK)
        packs[tuple(position.view(1)["drawn"])] += 1
    assert len(packs) > 50


# --- Taking back (A40) ----------------------------------------------------------------------------


def floors(scene: Scene) -> list[int]:
    """How many of its newest actions each seat may take back."""
    position = scene.position
    return [position.n_actions - position.undo_floor(seat) for seat in range(position.players)]


def test_trades_of_the_own_turn_can_all_be_taken_back() -> None:
    scene = Scene("action").farm(0, cash=9, cards=["stall 2"], fields=[(4, None, 0)]).begin(0)
    assert floors(scene) == [0, 0]
    scene.play("buy wheat", "trade stall 2 bean", "give wheat", "sow bean field 2", "loan")
    assert floors(scene) == [5, 0]


def test_ending_a_turn_can_be_taken_back_until_the_next_seat_acts() -> None:
    scene = Scene("action").farm(0, cash=9).begin(0).play("buy wheat", "done", "step", "done")
    assert scene.actor == 1
    assert floors(scene) == [4, 0]
    assert floors(scene.play("loan")) == [0, 1]


def test_a_card_put_into_the_courtyard_can_be_taken_back_at_once() -> None:
    scene = Scene("cards", seats=3).farm(0, hand=["stall 1", "stall 2"])
    scene.farm(1, hand=["stall 3", "stall 4"]).farm(2, hand=["stall 5", "stall 6"]).begin(0)
    assert floors(scene.play("put stall 1")) == [1, 0, 0]
    assert floors(scene.play("put stall 3")) == [0, 1, 0]


def test_the_rest_of_a_hand_that_everybody_has_seen_is_not_taken_back() -> None:
    scene = Scene("cards", seats=3).farm(0, hand=["stall 1", "stall 2", "tout"])
    scene.farm(1, hand=["stall 3", "stall 4"]).farm(2, hand=["stall 5", "stall 6"])
    scene.courtyard("stall 7").begin(0).play("take stall 7")
    assert floors(scene) == [1, 0, 0]
    assert floors(scene.play("play stall 1")) == [0, 0, 0]
    assert scene.position.view(1)["courtyard"] == ["stall 2", "tout"]


def test_a_deal_is_not_taken_back() -> None:
    """The last crop of the set-up: fields are turned over, and hands dealt."""
    scene = Scene("crop", round=0).farm(0, cash=10).farm(1, cash=10).begin(0)
    assert floors(scene.play("plant wheat")) == [1, 0]
    assert floors(scene.play("plant wheat")) == [0, 0]
    assert len(scene.of(1)["hand"]) == 4


def test_a_flip_is_not_taken_back() -> None:
    scene = Scene("cards").farm(0, hand=["stall 1", "stall 2"])
    scene.farm(1, hand=["stall 3", "stall 4"]).begin(0).play("loan")
    assert floors(scene) == [1, 0]
    assert floors(scene.play("flip")) == [0, 0]


def test_a_two_pack_is_not_taken_back_but_what_follows_is() -> None:
    scene = Scene("action").farm(0, cash=9).begin(0).play("loan", "two_pack")
    assert floors(scene) == [0, 0]
    assert floors(scene.play("keep none", "loan")) == [2, 0]


def test_a_grid_that_was_renewed_is_not_taken_back() -> None:
    scene = Scene("cards", seats=1).farm(0, cash=9).grid("stall 1", "stall 2").begin(0)
    assert floors(scene.play("take stall 1")) == [1]
    assert floors(scene.play("done")) == [0]


def test_a_field_turned_over_is_not_taken_back() -> None:
    scene = Scene("action", round=3).farm(0).farm(1, pile=[4]).begin(1).play("done")
    assert floors(scene) == [0, 1]
    assert scene.play("done").position.round == 4
    assert floors(scene) == [0, 0]


@pytest.mark.parametrize("play", ["use leaseholder buy", "use leaseholder swap"])
def test_the_look_of_the_leaseholder_is_not_taken_back(play: str) -> None:
    scene = leasing(fields=[(4, None, 0)]).play("loan", play)
    if play.endswith("swap"):
        assert floors(scene) == [2, 0]
        scene.play("pick 1 field 2")
    assert floors(scene) == [0, 0]


def test_an_answer_of_the_foreman_ends_what_the_active_seat_may_take_back() -> None:
    scene = Scene("action").farm(0, cards=["official"]).farm(1, cards=["foreman"]).begin(0)
    assert floors(scene.play("use official")) == [1, 0]
    assert scene.question == "foreman"
    assert floors(scene.play("pass", seat=1)) == [0, 1]


def test_with_four_players_the_other_actor_ends_what_may_be_taken_back() -> None:
    scene = Scene("action", seats=4).farm(0, cash=9).farm(1, cash=9).begin()
    assert scene.position.actors() == [0, 1]
    assert floors(scene.play("buy wheat", "loan", seat=1)) == [0, 2, 0, 0]
    assert floors(scene.play("buy wheat", seat=0)) == [1, 0, 0, 0]


def test_a_table_takes_back_across_seats_only_in_turn() -> None:
    table = Table.begin(Loyang(4), 7)
    while len(table.position.actors()) < 2:
        seat = table.position.actors()[0]
        table.play(seat, table.position.legal(seat)[0])
    one, other = table.position.actors()
    table.play(other, names.LOAN)
    table.play(one, names.LOAN)
    assert table.can_undo(one)
    assert not table.can_undo(other)
    table.undo(one)
    assert table.can_undo(other)


# --- Two actors at once (A20) ---------------------------------------------------------------------


def test_actions_of_two_seats_that_draw_nothing_commute() -> None:
    def both(*order: tuple[int, str]) -> Scene:
        scene = Scene("action", seats=4).farm(0, cash=9, cards=["tout"])
        scene.farm(1, cash=9, cards=["haggler"]).begin()
        for seat, action in order:
            scene.play(action, seat=seat)
        return scene

    here = both((0, "throw tout"), (1, "throw haggler"), (0, "buy wheat"), (1, "loan"))
    there = both((1, "throw haggler"), (1, "loan"), (0, "throw tout"), (0, "buy wheat"))
    for seat in range(4):
        assert here.position.view(seat) == there.position.view(seat)
