"""What one seat has seen, and how the rest is dealt anew for whoever must guess it."""

from typing import TYPE_CHECKING

from barrowgate.core.contract import View
from barrowgate.orchard import names

if TYPE_CHECKING:
    from barrowgate.orchard.position import Position


class Seen:
    """What one seat has seen: no card of another hand, no hidden basket, no generator.

    What cannot be known is put back: other hands into the deck, hidden baskets to the first one.
    """

    def __init__(self, position: "Position", seat: int) -> None:
        self.seat = seat
        self._view = position.view(seat)
        self._legal = position.legal(seat)
        self._known = position.copy()
        self._known.chance.word = 0
        known = (names.GONE, seat + 1)
        self._known.place = [at if at in known else names.DECK for at in position.place]
        self._hidden = hidden_baskets(position, seat)
        for other in self._hidden:
            self._known.basket[other] = 1

    def view(self) -> View:
        return self._view

    def legal(self) -> list[int]:
        return self._legal

    def determinize(self, seed: int) -> "Position":
        new = self._known.copy()
        new.chance.seed(seed)
        for other in self._hidden:
            new.basket[other] = new.chance.below(names.BASKETS) + 1
        for other, size in enumerate(self._view["hand_sizes"]):
            for _ in range(size if other != self.seat else 0):
                new.draw(other)
        return new


def hidden_baskets(position: "Position", seat: int) -> list[int]:
    """Other seats whose basket is chosen and not yet open."""
    if position.turn != names.HIDING:
        return []
    others = (other for other in range(names.SEATS) if other != seat)
    return [other for other in others if position.basket[other] != 0]
