"""A pool: cards that lie where somebody cannot see them, to be laid there in another order."""

from barrowgate.core.chance import Chance
from barrowgate.core.numbers import Card


class Pool:
    """Cards, each with the place where it lay. They are laid again from the first one on."""

    __slots__ = ("cards", "count", "laid", "places")
    cards: list[Card]
    places: list[int]
    count: int
    laid: int  # how many of the cards lie again

    def __init__(self) -> None:
        self.cards = [0] * 128
        self.places = [0] * 128
        self.count = 0
        self.laid = 0

    def empty(self) -> None:
        self.count = 0
        self.laid = 0

    def add(self, card: Card, place: int) -> None:
        self.cards[self.count] = card
        self.places[self.count] = place
        self.count += 1

    def count_at(self, place: int) -> int:
        """How many of the cards lay in one place."""
        found = 0
        for i in range(self.count):
            if self.places[i] == place:
                found += 1
        return found

    def lay(self, place_of: list[int], place: int) -> None:
        """As many of the next cards come to a place as lay there."""
        for _ in range(self.count_at(place)):
            place_of[self.lay_next()] = place

    def lay_next(self) -> int:
        """The next card that is not laid yet."""
        card = self.cards[self.laid]
        self.laid += 1
        return card

    def shuffle(self, chance: Chance, first: int, behind: int) -> None:
        """Every order of the cards from one place up to another is equally likely."""
        last = behind - 1
        while last > first:
            self.swap(last, first + chance.below(last - first + 1))
            last -= 1

    def swap(self, one: int, other: int) -> None:
        """Two cards change their turns; where they lay is counted, not remembered by card."""
        card = self.cards[one]
        self.cards[one] = self.cards[other]
        self.cards[other] = card
