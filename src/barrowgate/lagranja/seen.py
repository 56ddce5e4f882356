"""What one seat has seen (design: determinization).

Hidden are the hands of the others and donkeys not yet revealed; the deck has no order (G39).
Since discards lie open, everybody knows which cards a reshuffled deck holds: a card's generation
(the reshuffle that put it into the deck) determines what a hand may hold.
"""

from typing import TYPE_CHECKING

from barrowgate.core.chance import Chance
from barrowgate.core.contract import View
from barrowgate.core.numbers import Seat
from barrowgate.lagranja import names

if TYPE_CHECKING:
    from barrowgate.lagranja.position import Position


class Seen:
    """The view of a seat, its legal actions, and positions that fit what it has seen."""

    def __init__(self, position: "Position", seat: Seat) -> None:
        self.seat = seat
        self._view = position.view(seat)
        self._legal = position.legal(seat)
        self._held = _held_by_others(position, seat)
        self._known = position.copy()
        self._hidden_donkeys = _hide(self._known, seat)

    def view(self) -> View:
        return self._view

    def legal(self) -> list[int]:
        return list(self._legal)

    def determinize(self, seed: int) -> "Position":
        """Deal the unknown at random, with a generator of its own from this seed."""
        position = self._known.copy()
        chance = Chance()
        chance.seed(seed)
        for generation in range(position.generations + 1):
            _deal(position, chance, generation, self._held)
        _fit_discards(position, chance, self.seat)
        for other in self._hidden_donkeys:
            rested = position.farms[other].donkey_used
            choices = [tile for tile in range(names.DONKEY_TILES) if not rested[tile]]
            position.farms[other].donkey = choices[chance.below(len(choices))] + 1
        position.chance.seed((seed + 1) & 0x7FFFFFFFFFFFFFFF)
        return position


def _held_by_others(position: "Position", seat: Seat) -> list[tuple[int, int, int]]:
    """(generation, seat, cards): how many cards of each generation the others hold."""
    held: dict[tuple[int, int], int] = {}
    for card in range(1, names.CARDS + 1):
        owner = position.place[card] - names.IN_HAND
        if 0 <= owner < names.SEATS and owner != seat:
            key = (position.generation[card], owner)
            held[key] = held.get(key, 0) + 1
    return [(generation, owner, count) for (generation, owner), count in sorted(held.items())]


def _hide(position: "Position", seat: Seat) -> list[int]:
    """Take out everything that the seat cannot know; return the seats whose donkey is hidden."""
    place = list(position.place)
    for card in range(1, names.CARDS + 1):
        in_other_hand = 0 <= place[card] - names.IN_HAND < names.SEATS
        if place[card] == names.IN_DECK or (in_other_hand and place[card] != names.IN_HAND + seat):
            place[card] = names.UNKNOWN
    position.place = place
    position.chance.word = 0
    hidden = []
    if position.step == names.STEP_DONKEYS:
        for other in range(position.players):
            if other != seat and position.farms[other].donkey > 0:
                position.farms[other].donkey = 0
                hidden.append(other)
    return hidden


def _deal(
    position: "Position", chance: Chance, generation: int, held: list[tuple[int, int, int]]
) -> None:
    """Deal the unknown cards of one generation to the hands that hold any; the rest is deck."""
    place = list(position.place)
    unknown = [
        card
        for card in range(1, names.CARDS + 1)
        if place[card] == names.UNKNOWN and position.generation[card] == generation
    ]
    for of_generation, owner, count in held:
        if of_generation == generation:
            for _ in range(count):
                card = unknown.pop(chance.below(len(unknown)))
                place[card] = names.IN_HAND + owner
    for card in unknown:
        place[card] = names.IN_DECK
    position.place = place


def _fit_discards(position: "Position", chance: Chance, seat: Seat) -> None:
    """A player in the middle of discarding goes in ascending order: enough higher cards are left.

    Cards of the dealt hand are exchanged within their generation until it fits.
    """
    for other in range(position.players):
        agenda = position.agendas[other]
        if other != seat and agenda.top_kind() == names.ASK_DISCARD_DOWN:
            left, newest = agenda.top_first(), agenda.top_second()
            while _higher(position, other, newest) < left:
                _exchange(position, chance, seat, other, newest)


def _higher(position: "Position", other: Seat, newest: int) -> int:
    """Hand cards of a seat with a higher number."""
    in_hand = names.IN_HAND + other
    return sum(position.place[card] == in_hand for card in range(newest + 1, names.CARDS + 1))


def _exchange(position: "Position", chance: Chance, seat: Seat, other: Seat, newest: int) -> None:
    """One lower card of the hand changes its place with an unseen higher one."""
    place = list(position.place)
    lower = [card for card in range(1, newest) if place[card] == names.IN_HAND + other]
    pairs = [
        (low, high)
        for low in lower
        for high in range(newest + 1, names.CARDS + 1)
        if position.generation[low] == position.generation[high]
        and place[high] != names.IN_HAND + other
        and place[high] != names.IN_HAND + seat
        and (place[high] == names.IN_DECK or 0 <= place[high] - names.IN_HAND < names.SEATS)
    ]
    low, high = pairs[chance.below(len(pairs))]
    place[low], place[high] = place[high], place[low]
    position.place = place
