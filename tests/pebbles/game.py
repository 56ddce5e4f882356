"""Pebbles: rules and nothing else, as a game begins (docs/adding-a-game.md).

Seats take one to three pebbles in turn; whoever takes the last one has a point. There are no words,
no components, no telling, no table in the terminal, no rulebook, no kit of tests.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Self

from barrowgate.core import codec
from barrowgate.core.bits import Bits
from barrowgate.core.chance import Chance
from barrowgate.core.codec import FormatError
from barrowgate.core.components.differing import Difference
from barrowgate.core.contract import View
from barrowgate.core.errors import IllegalAction, OptionError
from barrowgate.core.notation import Catalogue
from barrowgate.core.position_bytes import WHOLE
from barrowgate.core.record import Record
from barrowgate.core.seen import Seen, read_seen, read_whole

LEAST, MOST = 9, 15  # pebbles at the start
CATALOGUE = Catalogue(["take 1", "take 2", "take 3"])
ALLOWED, NOT_YOUR_TURN, NO_WRITTEN_FORM, TOO_FEW = range(4)
REASONS = (
    *("reason-allowed", "reason-not-your-turn"),
    *("reason-no-written-form", "reason-too-few-pebbles"),
)


class Position:
    """A heap, and how many actions were played; see ``core.contract``."""

    def __init__(self, seats: int, heap: int = 0, count: int = 0) -> None:
        self.seats = seats
        self.heap = heap
        self.count = count
        self.chance = Chance()

    def actors(self) -> list[int]:
        return [] if self.is_over else [self.count % self.seats]

    def legal(self, seat: int) -> list[int]:
        return [a for a in range(len(CATALOGUE)) if self.why_not(seat, a) == ALLOWED]

    def why_not(self, seat: int, action: int) -> int:
        if not 0 <= action < len(CATALOGUE):
            return NO_WRITTEN_FORM
        if seat not in self.actors():
            return NOT_YOUR_TURN
        return ALLOWED if action < self.heap else TOO_FEW

    def play(self, seat: int, action: int) -> None:
        reason = self.why_not(seat, action)
        if reason != ALLOWED:
            raise IllegalAction(seat, CATALOGUE.label(action), REASONS[reason])
        self.heap -= action + 1
        self.count += 1

    def copy(self) -> "Position":
        return Position(self.seats, self.heap, self.count)

    def copy_into(self, new: "Position") -> None:
        new.heap, new.count = self.heap, self.count

    def to_bytes(self) -> bytes:
        return self.to_bytes_for(WHOLE)

    def to_bytes_for(self, reader: int) -> bytes:
        bits = Bits()
        bits.number("seats", self.seats, 2, 3)
        bits.number("reader", reader, WHOLE, self.seats - 1)
        self._walk(bits)
        return codec.seal(b"PB", 1, bits.to_bytes())

    def fill(self, data: bytes) -> int:
        bits = Bits()
        bits.read_from(codec.unseal(b"PB", 1, data))
        if bits.number("seats", 0, 2, 3) != self.seats:
            raise FormatError("the bytes are of another table")
        reader = bits.number("reader", 0, WHOLE, self.seats - 1)
        self._walk(bits)
        bits.finish()
        return reader

    def _walk(self, bits: Bits) -> None:
        self.heap = bits.number("heap", self.heap, 0, MOST)
        self.count = bits.number("count", self.count, 0, MOST)

    def view(self, seat: int) -> View:
        return {"heap": self.heap, "actions": self.count}

    def views(self) -> list[View]:
        return [self.view(seat) for seat in [*range(self.seats), -1]]

    def seen_by(self, seat: int) -> "Seen[Position]":
        return Seen(self.copy(), seat)

    def hide(self, seat: int) -> None:
        """Everything is open."""

    def deal(self, seat: int, chance: Chance) -> None:
        """Nothing is hidden, so nothing is dealt."""

    def scores(self) -> list[int]:
        last = (self.count - 1) % self.seats
        return [int(self.is_over and seat == last) for seat in range(self.seats)]

    def standing(self) -> list[int]:
        return [1 + (max(self.scores()) - score) for score in self.scores()]

    @property
    def is_over(self) -> bool:
        return self.heap == 0

    @property
    def n_actions(self) -> int:
        return self.count

    def undo_floor(self, seat: int) -> int:
        """The newest action alone."""
        is_newest = self.count > 0 and seat == (self.count - 1) % self.seats
        return self.count - 1 if is_newest else self.count

    def watch(self) -> None:
        """Nothing happens that the actions do not tell."""

    known_events = 0

    def take_events(self) -> list[int]:
        return []


@dataclass(frozen=True)
class Pebbles:
    """A table for pebbles."""

    seats: int = 2

    name: ClassVar[str] = "pebbles"
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 3
    known_options: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    options: ClassVar[Mapping[str, str]] = {}
    option_defaults: ClassVar[Mapping[str, str]] = {}
    rules_version: ClassVar[int] = 1
    edition: ClassVar[str] = "none"
    components_digest: ClassVar[str] = "none"
    components_changes: ClassVar[str] = ""
    components_differences: ClassVar[tuple[Difference, ...]] = ()
    catalogue: ClassVar[Catalogue] = CATALOGUE
    longest_game: ClassVar[int] = MOST

    @classmethod
    def make(
        cls, seats: int, options: Mapping[str, str], changes: str = "", rules: int | None = None
    ) -> Self:
        if not cls.least_seats <= seats <= cls.most_seats:
            raise OptionError(f"pebbles is for 2 to 3 seats, not {seats}")
        return cls(seats)

    @classmethod
    def of_record(cls, record: Record) -> Self:
        return cls.make(record.seats, record.options)

    def start(self, seed: int) -> Position:
        chance = Chance()
        chance.seed(seed)
        return Position(self.seats, LEAST + chance.below(MOST - LEAST + 1))

    def from_bytes(self, data: bytes) -> Position:
        return read_whole(Position(self.seats), data)

    def seen_from_bytes(self, data: bytes) -> Seen[Position]:
        return read_seen(Position(self.seats), data)

    def reason_key(self, number: int) -> str:
        return REASONS[number]
