"""Who plays whom on a ladder, where they sit, and which deals they get.

In a pairing one bot sits alone among others of one kind. Every deal is played from every seat that
it may have, and every pairing gets the same deals: luck is the same for all.
"""

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, permutations

from barrowgate.core.contract import Game
from barrowgate.games import entry
from barrowgate.lab.strength import Sprt

FEWEST_DEALS = 2  # one alone would tell nothing of chance


@dataclass(frozen=True, slots=True)
class Pairing:
    """A bot, and those on all other seats; a bot is paired with itself where it plays alone."""

    one: str
    rest: str


@dataclass(frozen=True, slots=True)
class Seating:
    """One game of a ladder: the deal, and the seat of the bot that is alone."""

    pairing: Pairing
    deal: int
    seat: int

    def line_up(self, seats: int) -> list[str]:
        """The bots by seat."""
        return [
            self.pairing.one if seat == self.seat else self.pairing.rest for seat in range(seats)
        ]


@dataclass(frozen=True)
class Plan:
    """What is played; everything that the result depends on."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int  # of each pairing, rounded up to whole deals
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    changes: str = ""  # the user's own components, one line of JSON
    sprt: Sprt | None = None  # of the first bot, alone among the second

    def make_game(self) -> Game:
        return entry(self.game).make(self.seats, self.options, self.changes)

    @property
    def has_opponents(self) -> bool:
        """Does anybody play against another bot? Else each shows what the game gives."""
        return self.seats > 1 and len(self.bots) > 1

    @property
    def pairings(self) -> list[Pairing]:
        """Every two bots; with three or four seats each of them is alone once."""
        if not self.has_opponents:
            return [Pairing(bot, bot) for bot in self.bots]
        is_one_way = self.seats == 2 or self.sprt is not None
        pairs = combinations(self.bots, 2) if is_one_way else permutations(self.bots, 2)
        return [Pairing(one, rest) for one, rest in pairs]

    @property
    def rotations(self) -> int:
        """Games of a pairing in each deal."""
        return self.seats if self.has_opponents else 1

    @property
    def deals(self) -> int:
        return max(FEWEST_DEALS, -(-self.games // self.rotations))

    def seatings(self) -> Iterator[Seating]:
        """All games, deal by deal."""
        for deal in range(self.deals):
            for pairing in self.pairings:
                yield from self.seatings_of(pairing, deal)

    def missing(self, known: Container[Seating]) -> list[Seating]:
        """The games that are still to be played."""
        return [seating for seating in self.seatings() if seating not in known]

    def seatings_of(self, pairing: Pairing, deal: int) -> list[Seating]:
        """The games of a pairing in one deal."""
        return [Seating(pairing, deal, seat) for seat in range(self.rotations)]
