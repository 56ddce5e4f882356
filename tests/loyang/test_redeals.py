"""Redeals are spread like real deals over the same history: counted by brute force (A40)."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from barrowgate.loyang import names
from barrowgate.loyang.position import Position
from tests.loyang.builders import Scene
from tests.statistics import check_spread

HALF = (3, 4, 5, 6)
Pile = tuple[int, ...]  # sizes; of a common field its card, negative
TURNED, TAKEN, UNDER = names.LOG_TURNED, names.LOG_TAKEN, names.LOG_PUT_UNDER
COMMON = names.LOG_COMMON  # + card


def deals(position: Position, seat: int, count: int) -> Iterator[Position]:
    seen = position.seen_by(seat)
    return (seen.determinize(seed) for seed in range(count))


# --- Private piles ----------------------------------------------------------------------------


def histories(log: list[int]) -> Counter[Pile]:
    """How often each pile is left, over all deals and all places in which fields were found."""
    left: Counter[Pile] = Counter()
    for upper in permutations(HALF):
        for lower in permutations(HALF):
            for pile in after((*upper, *lower), log):
                left[pile] += 1
    return left


def after(pile: Pile, log: list[int]) -> Iterator[Pile]:
    if not log:
        yield pile
        return
    what, field = logged(log[0])
    if what == TURNED:
        if pile and pile[0] == field:
            yield from after(pile[1:], log[1:])
    elif what == UNDER:
        # One of those above it is taken at once.
        if len(log) == 1:
            yield (*pile, field)
        else:
            for rest in without(pile, logged(log[1])[1]):
                yield from after((*rest, field), log[2:])
    else:
        for rest in without(pile, field):
            yield from after(rest, log[1:])


def logged(code: int) -> tuple[int, int]:
    """What happened, and to which field."""
    if code >= COMMON:
        return (code - COMMON) // 10 * 10, -(code % 10)
    return code // 10 * 10, code % 10


def without(pile: Pile, field: int) -> list[Pile]:
    return [(*pile[:i], *pile[i + 1 :]) for i, found in enumerate(pile) if found == field]


def pile_of(position: Position) -> Pile:
    farm = position.farms[0]
    return tuple(-card or size for size, card in zip(farm.pile, farm.pile_card, strict=True))


def with_log(log: list[int]) -> Scene:
    """Seat 0 whose pile has this history; its fields lie in the first order that fits."""
    scene = Scene("action", round=4)
    pile = min(histories(log))
    scene.farm(0, cash=9, pile=[field if field > 0 else f"field {-field}" for field in pile])
    farm = scene.position.farms[0]
    farm.log = [*log, *[0] * (names.LOG - len(log))]
    farm.n_log = len(log)
    return scene.begin(0)


@pytest.mark.parametrize(
    "log",
    [
        [],
        [TURNED + 3],
        [TURNED + 3, TURNED + 6, TURNED + 4, TURNED + 5, TURNED + 5],
        [TAKEN + 6],
        [TURNED + 3, TURNED + 4, TAKEN + 6, TURNED + 5],
        [TURNED + 5, TAKEN + 5, TURNED + 3],
        [TAKEN + 4, TAKEN + 4, TURNED + 6],
        [TURNED + 3, TAKEN + 4, TAKEN + 6, TURNED + 5],
        [TURNED + 3, UNDER + 3, TAKEN + 6, TURNED + 4],
        [TURNED + 4, UNDER + 4, TAKEN + 4, TAKEN + 4, TURNED + 3],
        [TURNED + 3, UNDER + 3, TAKEN + 5, UNDER + 5, TAKEN + 3, TURNED + 6, TURNED + 4],
        [TURNED + 3, UNDER + 3],
        [TURNED + 3, UNDER + COMMON + 1, TAKEN + 6, TURNED + 4],
        [UNDER + COMMON + 1, TAKEN + 3, UNDER + 3, TAKEN + COMMON + 1, TAKEN + 3, TURNED + 6],
    ],
)
def test_a_pile_is_as_likely_as_the_histories_behind_it(log: list[int]) -> None:
    expected = histories(log)
    position = with_log(log).position
    left = len(min(expected))

    def next_fields(pile: Pile) -> Pile:
        """The first three and the last: whole piles are too many to count."""
        return (*pile[:3], *pile[-1:])

    shares: Counter[Pile] = Counter()
    for pile, number in expected.items():
        shares[next_fields(pile)] += number
    draws = max(4000, 8 * sum(shares.values()) // min(shares.values()))
    found = (pile_of(p)[:left] for p in deals(position, 1, draws))
    check_spread(map(next_fields, found), shares)


def test_the_example_that_was_wrong_before() -> None:
    """Turned 3, turned 4, took a 6, turned 5: a 6 is next in about half of the deals."""
    log = [TURNED + 3, TURNED + 4, TAKEN + 6, TURNED + 5]
    expected = histories(log)
    sixes = sum(number for pile, number in expected.items() if pile[0] == 6)
    assert sixes / sum(expected.values()) == 0.5
    found = [p.farms[0].pile[0] for p in deals(with_log(log).position, 1, 2000)]
    assert 0.46 < found.count(6) / 2000 < 0.54


def test_a_leaseholder_who_takes_any_field_leaves_such_piles() -> None:
    """Real play over real deals: the log is what everybody saw, the pile what is left."""
    position = with_log([]).position
    left: Counter[Pile] = Counter()
    for pile, number in histories([TURNED + 3, TAKEN + 6]).items():
        left[pile[:2]] += number
    played: list[Pile] = []
    for deal in deals(position, 1, 30_000):
        fields = list(deal.farms[0].pile)[:8]
        place = deal.chance.below(7) + 1
        if fields[0] == 3 and fields[place] == 6:
            del fields[place]
            played.append((fields[1], fields[2]))
    check_spread(played, left)


# --- Hands and starters -----------------------------------------------------------------------


def cards_of(position: Position, place: int) -> frozenset[int]:
    return frozenset(card for card, at in enumerate(position.place) if card and at == place)


def test_every_way_to_deal_the_hidden_cards_is_equally_likely() -> None:
    scene = Scene("cards", seats=3)
    scene.farm(0, hand=["stall 1", "stall 2"]).farm(1, hand=["stall 3", "tout"])
    scene.farm(2, hand=["casual 1"]).deck("squire", "stall 9", "casual 4")
    position = scene.begin(0).position
    hidden = cards_of(position, names.IN_DECK)
    hidden |= cards_of(position, names.IN_HAND + 1) | cards_of(position, names.IN_HAND + 2)
    expected = {
        (frozenset(second), third): 1.0
        for second in combinations(sorted(hidden), 2)
        for third in hidden - set(second)
    }
    drawn = (
        (cards_of(p, names.IN_HAND + 1), min(cards_of(p, names.IN_HAND + 2)))
        for p in deals(position, 0, 3000)
    )
    check_spread(drawn, expected)


def test_every_starter_that_nobody_has_seen_is_equally_likely() -> None:
    scene = Scene("cards", seats=3, options={"introductory": "on"})
    scene.farm(0, hand=["stall 1", "stall 2"], starter="regular 3")
    scene.farm(1, hand=["stall 3", "regular 4"], starter="regular 1")
    scene.farm(2, hand=["casual 1", "casual 2"], starter="regular 2")
    scene.deck("squire", "tout")
    position = scene.begin(0).position
    starters = {card for seat in (1, 2) for card in cards_of(position, names.STARTER + seat)}
    spare = {card for card in cards_of(position, names.IN_HAND + 1) if is_starter(position, card)}
    assert len(starters | spare) == 3
    hands = (cards_of(position, names.IN_HAND + 1), cards_of(position, names.IN_HAND + 2))
    others = (hands[0] | hands[1] | cards_of(position, names.IN_DECK)) - spare
    expected = {
        (one, other, frozenset(hand))
        for one, other in permutations(starters | spare, 2)
        for hand in combinations(sorted(others | (starters | spare) - {one, other}), 2)
    }
    drawn = (
        (
            min(cards_of(p, names.STARTER + 1)),
            min(cards_of(p, names.STARTER + 2)),
            cards_of(p, names.IN_HAND + 1),
        )
        for p in deals(position, 0, 3000)
    )
    check_spread(drawn, dict.fromkeys(expected, 1.0))


def is_starter(position: Position, card: int) -> bool:
    number = card - names.FIRST_REGULAR
    return 0 <= number < names.REGULARS and position.components.starter[number] > 0
