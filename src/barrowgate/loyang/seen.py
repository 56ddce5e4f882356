"""What one seat has seen (A40): hands, starters, the deck and private piles are dealt anew.

The deck has no order (A44), and every card in it is known, so that hands are dealt from all cards
not seen. A private pile is guessed from what everybody saw of it; its owner knows its order from
the Leaseholder on.
"""

from itertools import permutations
from typing import TYPE_CHECKING

from barrowgate.core.chance import Chance
from barrowgate.core.contract import View
from barrowgate.core.numbers import Card, Seat
from barrowgate.loyang import farms, names

if TYPE_CHECKING:
    from barrowgate.loyang.position import Position

HALF = tuple(range(names.SMALLEST_FIELD, names.LARGEST_FIELD + 1))


class Seen:
    """The view of a seat, its legal actions, and positions that fit what it has seen."""

    def __init__(self, position: "Position", seat: Seat) -> None:
        self.seat = seat
        self._view = position.view(seat)
        self._legal = position.legal(seat)
        others = [other for other in range(position.players) if other != seat]
        self._hands = [(other, position.farms[other].hand) for other in others]
        self._starters = [other for other in others if position.farms[other].starter]
        self._hidden_piles = [
            other
            for other in range(position.players)
            if other != seat or not position.farms[other].pile_known
        ]
        self._known = position.copy()
        _hide(self._known, seat, self._hidden_piles)

    def view(self) -> View:
        return self._view

    def legal(self) -> list[int]:
        return list(self._legal)

    def determinize(self, seed: int) -> "Position":
        """Deal the unknown at random, with a generator of its own from this seed."""
        position = self._known.copy()
        chance = Chance()
        chance.seed(seed)
        self._deal_cards(position, chance)
        for other in self._hidden_piles:
            _deal_pile(position, other, chance)
        position.chance.seed((seed + 1) & 0x7FFFFFFFFFFFFFFF)
        return position

    def _deal_cards(self, position: "Position", chance: Chance) -> None:
        place = list(position.place)
        unknown = [card for card in range(1, names.CARDS + 1) if place[card] == names.UNKNOWN]
        for other in self._starters:
            starters = [card for card in unknown if _may_be_starter(position, card)]
            card = starters[chance.below(len(starters))]
            unknown.remove(card)
            place[card] = names.STARTER + other
        for other, count in self._hands:
            for _ in range(count):
                card = unknown.pop(chance.below(len(unknown)))
                place[card] = names.IN_HAND + other
        for card in unknown:
            place[card] = names.IN_DECK
        position.place = place


def _may_be_starter(position: "Position", card: Card) -> bool:
    """A starter that nobody has seen since the set-up."""
    regular = card - names.FIRST_REGULAR
    is_regular = 0 <= regular < names.REGULARS
    return is_regular and position.components.starter[regular] > 0 and not position.seen[card]


def _hide(position: "Position", seat: Seat, hidden_piles: list[int]) -> None:
    """Take out everything that the seat cannot know."""
    place = list(position.place)
    for card in range(1, names.CARDS + 1):
        hand = place[card] - names.IN_HAND
        starter = place[card] - names.STARTER
        in_other_hand = 0 <= hand < names.SEATS and hand != seat
        is_others_starter = 0 <= starter < names.SEATS and starter != seat
        if place[card] == names.IN_DECK or in_other_hand or is_others_starter:
            place[card] = names.UNKNOWN
    position.place = place
    position.chance.word = 0
    for other in hidden_piles:
        farm = position.farms[other]
        farm.pile = [0] * names.PILE
        farm.pile_card = [0] * names.PILE


def _deal_pile(position: "Position", seat: Seat, chance: Chance) -> None:
    """One of the piles that fit everything seen of it, each equally likely."""
    farm = position.farms[seat]
    log = [
        (farms.logged_event(code), farms.logged_field(code))
        for code in list(farm.log)[: farm.n_log]
    ]
    piles = sorted(_fitting_piles(log))
    pile = piles[chance.below(len(piles))]
    spare = [0] * (names.PILE - len(pile))
    field = position.components.card_field
    farm.pile = [entry if entry > 0 else field[-entry] for entry in pile] + spare
    farm.pile_card = [max(0, -entry) for entry in pile] + spare


def _fitting_piles(log: list[tuple[int, int]]) -> set[tuple[int, ...]]:
    """Every order that a pile may have after what was seen: turned, taken, put under."""
    fitting: set[tuple[int, ...]] = set()
    for top in permutations(HALF):
        for bottom in permutations(HALF):
            fitting |= _after((*top, *bottom), log)
    return fitting


def _after(pile: tuple[int, ...], log: list[tuple[int, int]]) -> set[tuple[int, ...]]:
    """What a pile may have become; a field taken may have lain in several places."""
    if not log:
        return {pile}
    (what, entry), rest = log[0], log[1:]
    if what == names.LOG_TURNED:
        return _after(pile[1:], rest) if pile and pile[0] == entry else set()
    bottom: tuple[int, ...] = ()
    if what == names.LOG_PUT_UNDER:
        # Another one is taken at once, never the one that was put under the pile.
        bottom = (entry,)
        if not rest:
            return {(*pile, *bottom)}
        (_, entry), rest = rest[0], rest[1:]
    found: set[tuple[int, ...]] = set()
    for place, other in enumerate(pile):
        if other == entry:
            found |= _after((*pile[:place], *pile[place + 1 :], *bottom), rest)
    return found
