"""Redeals are spread like real deals over the same history: counted by brute force (G39, G3)."""

from collections.abc import Iterator
from itertools import combinations
from math import comb

import pytest

from barrowgate.lagranja import names
from barrowgate.lagranja.position import Position
from tests.lagranja.builders import Scene
from tests.statistics import check_spread


def deals(position: Position, seat: int, count: int) -> Iterator[Position]:
    seen = position.seen_by(seat)
    return (seen.determinize(seed) for seed in range(count))


def cards_of(position: Position, place: int) -> frozenset[int]:
    return frozenset(card for card, at in enumerate(position.place) if card and at == place)


def hand_of(position: Position, seat: int) -> frozenset[int]:
    return cards_of(position, names.IN_HAND + seat)


def shuffled_again(scene: Scene, *cards: int) -> Scene:
    """These cards came into the deck by the first reshuffle."""
    position = scene.position
    position.generations = 1
    position.generation = [int(card in cards) for card in range(names.CARDS + 1)]
    return scene


# --- Hands ------------------------------------------------------------------------------------


def test_every_way_to_deal_the_hidden_cards_is_equally_likely() -> None:
    scene = Scene("cards", seats=3).farm(0, hand=[1, 2]).farm(1, hand=[3, 4]).farm(2, hand=[5])
    position = scene.deck(6, 7, 8).begin(0).position
    hidden = {3, 4, 5, 6, 7, 8}
    expected = {
        (frozenset(second), frozenset({third})): 1.0
        for second in combinations(sorted(hidden), 2)
        for third in hidden - set(second)
    }
    drawn = ((hand_of(p, 1), hand_of(p, 2)) for p in deals(position, 0, 3000))
    check_spread(drawn, expected)


def test_cards_of_two_shuffles_are_dealt_each_by_itself() -> None:
    """Seat 1 holds one card of each, seat 2 one of the first: the deck is of the second."""
    scene = Scene("cards", seats=3).farm(0, hand=[1, 2]).farm(1, hand=[3, 20]).farm(2, hand=[4])
    scene.deck(21, 22, 23)
    position = shuffled_again(scene, 20, 21, 22, 23).begin(0).position
    expected = {
        (frozenset({old, new}), frozenset({7 - old})): 1.0
        for old in (3, 4)
        for new in (20, 21, 22, 23)
    }
    drawn = ((hand_of(p, 1), hand_of(p, 2)) for p in deals(position, 0, 2000))
    check_spread(drawn, expected)


# --- Discarding down --------------------------------------------------------------------------


def discarding(hand: list[int], discarded: list[int], deck: list[int]) -> Scene:
    """Seat 0 has discarded these cards in ascending order, and goes on; seat 1 holds two."""
    scene = Scene("cards", seats=3).farm(0, hand=[*hand, *discarded]).farm(1, hand=[1, 2])
    return scene.farm(2, hand=[9]).deck(*deck)


def discard(scene: Scene, cards: list[int]) -> Position:
    scene.begin(0).play("done", *(f"discard {card}" for card in cards))
    assert scene.question == "discard_down"
    return scene.position


@pytest.mark.parametrize("newest", [20, 40, 44])
def test_whoever_discards_has_enough_higher_cards(newest: int) -> None:
    hand, deck = [10, 12, 45, 46, 47], [11, 13, 30, 41, 42, 43]
    position = discard(discarding(hand, [newest], deck), [newest])
    needed = position.agendas[0].top_first()
    hidden = sorted({*hand, *deck, 9})
    expected = {
        frozenset(held): 1.0
        for held in combinations(hidden, len(hand))
        if sum(card > newest for card in held) >= needed
    }
    drawn = (hand_of(p, 0) for p in deals(position, 1, 8 * len(expected)))
    check_spread(drawn, expected)


def test_higher_cards_may_come_from_either_shuffle() -> None:
    hand, deck = [10, 12, 45, 50, 51], [11, 13, 52, 53]
    scene = discarding(hand, [44], deck)
    new = {50, 51, 52, 53, 11, 13}
    position = discard(shuffled_again(scene, *new), [44])
    needed = position.agendas[0].top_first()
    old = [10, 12, 45, 9]
    expected = {
        frozenset({*first, *second}): 1.0
        for first in combinations(old, 3)
        for second in combinations(sorted(new), 2)
        if sum(card > 44 for card in (*first, *second)) >= needed
    }
    drawn = (hand_of(p, 0) for p in deals(position, 1, 12 * len(expected)))
    check_spread(drawn, expected)


def test_the_example_that_was_wrong_before() -> None:
    """Two discards left after card 50: how many higher cards are in the hand."""
    scene = Scene("cards").farm(0, hand=[3, 4, 50, 55, 60, 61, 62]).farm(1, hand=[1, 2])
    position = discard(scene, [50])
    needed, held = position.agendas[0].top_first(), position.farms[0].hand
    hidden = [card for card in range(1, 67) if card not in (1, 2, 50)]
    higher = sum(card > 50 for card in hidden)
    expected = {
        high: float(comb(higher, high) * comb(len(hidden) - higher, held - high))
        for high in range(needed, held + 1)
    }
    rare = [high for high in expected if expected[high] < sum(expected.values()) / 500]
    for high in rare:
        del expected[high]
    drawn = [sum(card > 50 for card in hand_of(p, 0)) for p in deals(position, 1, 4000)]
    check_spread((high for high in drawn if high not in rare), expected)


# --- Donkeys ----------------------------------------------------------------------------------


def test_every_donkey_that_does_not_rest_is_equally_likely() -> None:
    scene = Scene("donkeys", seats=3)
    scene.position.farms[1].donkey_used = [1, 0, 0, 0]
    scene.position.farms[2].donkey_used = [0, 0, 1, 1]
    position = scene.begin(0).play("donkey 3", seat=1).play("donkey 2", seat=2).position
    expected = {(one, other): 1.0 for one in (2, 3, 4) for other in (1, 2)}
    drawn = ((p.farms[1].donkey, p.farms[2].donkey) for p in deals(position, 0, 2000))
    check_spread(drawn, expected)
