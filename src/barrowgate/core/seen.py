"""What one seat has seen of a game: its view, its legal actions, and deals that fit both.

It is a snapshot that later play does not change. It is lazy in building, never in hiding: inside
is a position of its own in which everything hidden lies in one fixed order (``Position.hide``),
the same for all deals that look alike to the seat. So its bytes hold nothing hidden either, and a
bot in another process needs nothing else.
"""

from typing import Any, Generic, Protocol, Self, TypeVar

from barrowgate.core.chance import Chance
from barrowgate.core.codec import FormatError
from barrowgate.core.contract import View
from barrowgate.core.numbers import Seat
from barrowgate.core.position_bytes import WHOLE
from barrowgate.core.record import LARGEST_SEED


class Hiding(Protocol):
    """A position that can be made to hold only what a seat knows."""

    @property
    def chance(self) -> Chance: ...
    def copy(self) -> Self: ...
    def copy_into(self, new: Any) -> None: ...
    def legal(self, seat: Seat) -> list[int]: ...
    def view(self, seat: Seat) -> View: ...
    def hide(self, seat: Seat) -> None:
        """Lay everything that the seat cannot know in one fixed order; -1 is an onlooker."""

    def deal(self, seat: Seat, chance: Chance) -> None:
        """Deal anew what the seat cannot know, after ``hide``."""

    def to_bytes_for(self, reader: Seat) -> bytes:
        """The bytes of a position that was hidden from this seat."""

    def fill(self, data: bytes) -> int:
        """Read bytes of the same game; return whose they are (core.position_bytes)."""


P = TypeVar("P", bound=Hiding)


class Seen(Generic[P]):
    """The table as one seat has seen it; -1 is an onlooker."""

    __slots__ = ("_known", "_view", "seat")

    def __init__(self, known: P, seat: Seat) -> None:
        """``known`` was hidden from the seat, and nobody else changes it."""
        self.seat = seat
        self._known = known
        self._view: View | None = None

    def view(self) -> View:
        if self._view is None:
            self._view = self._known.view(self.seat)
        return self._view

    def legal(self) -> list[int]:
        return self._known.legal(self.seat)

    def determinize(self, seed: int) -> P:
        """A position with the unknown dealt at random, and a generator of its own."""
        return self._dealt(self._known.copy(), seed)

    def determinize_into(self, position: P, seed: int) -> None:
        """The same into a position of this game and table that is no longer needed."""
        self._known.copy_into(position)
        self._dealt(position, seed)

    def _dealt(self, position: P, seed: int) -> P:
        position.chance.seed(seed & LARGEST_SEED)
        position.deal(self.seat, position.chance)
        return position

    def to_bytes(self) -> bytes:
        """What was seen, for another process; ``Game.seen_from_bytes`` reads it."""
        return self._known.to_bytes_for(self.seat)


def read_whole(position: P, data: bytes) -> P:
    """A fresh position, filled with the bytes of a whole one."""
    reader = position.fill(data)
    if reader != WHOLE:
        raise FormatError(f"the bytes are what seat {reader} has seen, not a whole position")
    return position


def read_seen(position: P, data: bytes) -> Seen[P]:
    """A fresh position, filled with what a seat has seen."""
    reader = position.fill(data)
    if reader == WHOLE:
        raise FormatError("the bytes are a whole position, not what a seat has seen")
    return Seen(position, reader)
