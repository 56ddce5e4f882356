"""A position as bytes: exact, versioned, small. The same for every game built on the board.

The bytes say whose they are: those of the whole position, or of what one seat has seen
(core/seen.py), which hold nothing hidden. Neither is taken for the other.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from barrowgate.core import board_checks, codec
from barrowgate.core.agenda import Agenda
from barrowgate.core.bits import Bits
from barrowgate.core.codec import FormatError
from barrowgate.core.frames import Frames, Numbers

WHOLE = -2  # in place of the seat that has seen it; -1 is an onlooker
MOST_SEATS = 8


@dataclass(frozen=True)
class PositionCodec:
    """How the positions of one game are written: two letters, a version, and the fields."""

    kind: bytes
    version: int
    options: tuple[str, ...]  # fields of the state that the game's description has set already
    walk: Callable[[Any, Bits], None]  # passes every field through the bits
    frames: Frames
    check: Callable[[Any], None]  # raises FormatError where fields contradict each other

    def to_bytes(self, board: Any, reader: int = WHOLE) -> bytes:
        """Everything but the components, the remembered actions and the events."""
        bits = Bits()
        bits.number("players", board.players, 1, MOST_SEATS)
        bits.number("reader", reader, WHOLE, MOST_SEATS - 1)
        self.walk(board, bits)
        return codec.seal(self.kind, self.version, bits.to_bytes())

    def fill(self, board: Any, data: bytes) -> int:
        """Read bytes into a fresh position of the same game; return whose they are."""
        bits = Bits()
        bits.read_from(codec.unseal(self.kind, self.version, data))
        players = bits.number("players", 0, 1, MOST_SEATS)
        if players != board.players:
            raise FormatError(f"the bytes are of a game of {players}, not of {board.players}")
        reader = bits.number("reader", 0, WHOLE, MOST_SEATS - 1)
        if reader >= players:
            raise FormatError(f"the bytes are of seat {reader}, which is not at the table")
        expected = [getattr(board, option) for option in self.options]
        self.walk(board, bits)
        bits.finish()
        if [getattr(board, option) for option in self.options] != expected:
            raise FormatError("the bytes are of a table with other options")
        board_checks.check(board, self.frames.limits, self.frames.step)
        self.check(board)
        self._check_actors(board)
        return reader

    def _check_actors(self, board: Any) -> None:
        """Until the game is over somebody is asked, and whoever may act has an answer."""
        actors = board.actors()
        if not actors and board.over == 0:
            raise FormatError("nobody is asked, and the game is not over")
        for seat in actors:
            if board.agendas[seat].top_kind() >= self.frames.auto:
                raise FormatError(f"seat {seat} is asked nothing, but it is its turn")
            if not board.legal(seat):
                raise FormatError(f"seat {seat} is asked something that it cannot answer")


def frames(agenda: Agenda) -> list[tuple[int, Numbers]]:
    """Every frame from the lowest up: its kind and its three numbers."""
    columns = (agenda.first, agenda.second, agenda.third)
    numbers = list(zip(*columns, strict=True))
    return list(zip(agenda.kind[: agenda.count], numbers[: agenda.count], strict=True))
