"""A position as bytes: exact, versioned, small. The same for every game built on the board.

Compiled rules use the numbers of a position as indexes, unchecked. So what is read is bounded by
its fields, the frames by a table of the game, and the game looks for contradictions.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from barrowgate.core import codec
from barrowgate.core.agenda import Agenda
from barrowgate.core.board import Board
from barrowgate.core.codec import Field, FormatError
from barrowgate.core.frames import Frames, Numbers

WORD = (Field("word", "Q"),)
COUNT = (Field("count", "b"),)
FRAME = (
    Field("kind", "b", 0, 1),
    Field("first", "h"),
    Field("second", "h"),
    Field("third", "h"),
)
BOARD = (
    Field("turn", "b", 0, -1, 3),
    Field("over", "b", 0, 0, 1),
    Field("n_actions", "i", 0, 0, 2**30),
    Field("run_start", "i", 0, 0, 2**30),
    Field("last_actor", "b", 0, -1, 3),
    Field("revealed", "b", 0, 0, 1),
)


@dataclass(frozen=True)
class PositionCodec:
    """How the positions of one game are written: two letters, a version, and the fields."""

    kind: bytes
    version: int
    options: tuple[str, ...]  # fields of the state that the game's description has set already
    state: tuple[Field, ...]
    farm: tuple[Field, ...]
    frames: Frames
    check: Callable[[Any], None]  # raises FormatError where fields contradict each other

    def to_bytes(self, board: Board, farms: Sequence[object]) -> bytes:
        """Everything but the components, the remembered actions and the events."""
        out = bytearray([board.players])
        codec.pack(out, board.chance, WORD)
        codec.pack(out, board, BOARD)
        codec.pack(out, board, self.state)
        for seat in range(board.players):
            codec.pack(out, farms[seat], self.farm)
            _pack_agenda(out, board.agendas[seat])
        _pack_agenda(out, board.table)
        return codec.seal(self.kind, self.version, out)

    def fill(self, board: Board, farms: Sequence[Any], data: bytes) -> None:
        """Read bytes into a fresh position of the same game."""
        body = codec.unseal(self.kind, self.version, data)
        if not body or body[0] != board.players:
            found = body[0] if body else 0
            raise FormatError(f"the bytes are of a game of {found}, not of {board.players}")
        offset = codec.unpack(body, 1, board.chance, WORD)
        offset = codec.unpack(body, offset, board, BOARD)
        expected = [getattr(board, option) for option in self.options]
        offset = codec.unpack(body, offset, board, self.state)
        if [getattr(board, option) for option in self.options] != expected:
            raise FormatError("the bytes are of a table with other options")
        for seat in range(board.players):
            offset = codec.unpack(body, offset, farms[seat], self.farm)
            offset = _unpack_agenda(body, offset, board.agendas[seat])
        codec.finish(body, _unpack_agenda(body, offset, board.table))
        self._check_seats(board, farms)
        self._check_frames(board)
        self.check(board)
        self._check_actors(board)

    def _check_seats(self, board: Board, farms: Sequence[Any]) -> None:
        for name in ("turn", "last_actor"):
            check_seat(name, getattr(board, name), board.players)
        for seat in range(board.players):
            if farms[seat].seat != seat:
                raise codec.impossible("seat", farms[seat].seat)
        if board.run_start > board.n_actions:
            raise codec.impossible("run_start", board.run_start)

    def _check_frames(self, board: Board) -> None:
        for seat in range(board.players):
            for kind, numbers in frames(board.agendas[seat]):
                self._check_frame(kind, numbers, kind != self.frames.step)
        own = frames(board.table)
        if len(own) != 1 - board.over:
            raise FormatError(f"the table has {len(own)} frames, which is impossible")
        for kind, numbers in own:
            self._check_frame(kind, numbers, kind == self.frames.step)

    def _check_frame(self, kind: int, numbers: Numbers, belongs: bool) -> None:
        if kind not in self.frames.by_kind or not belongs:
            raise FormatError(f"a frame of kind {kind}, which is impossible")
        if not self.frames.by_kind[kind].allows(numbers):
            raise impossible_frame(kind, numbers)

    def _check_actors(self, board: Board) -> None:
        """Until the game is over somebody is asked, and whoever may act is asked."""
        actors = board.actors()
        if not actors and board.over == 0:
            raise FormatError("nobody is asked, and the game is not over")
        for seat in actors:
            if board.agendas[seat].top_kind() >= self.frames.auto:
                raise FormatError(f"seat {seat} is asked nothing, but it is its turn")


def check_seat(name: str, seat: int, players: int) -> None:
    """Refuse a seat that is not at the table; -1 is nobody."""
    if seat >= players:
        raise codec.impossible(name, seat)


def check_count(name: str, count: int, found: int) -> None:
    """Refuse a count that does not match what lies there."""
    if count != found:
        raise FormatError(f"field '{name}' holds {count}, but there are {found}")


def frames(agenda: Agenda) -> list[tuple[int, Numbers]]:
    """Every frame from the lowest up: its kind and its three numbers."""
    columns = (agenda.first, agenda.second, agenda.third)
    numbers = list(zip(*columns, strict=True))
    return list(zip(agenda.kind[: agenda.count], numbers[: agenda.count], strict=True))


def impossible_frame(kind: int, numbers: Numbers) -> FormatError:
    """What to raise for numbers that no frame of this kind has."""
    return FormatError(f"a frame {kind} with {', '.join(map(str, numbers))}, which is impossible")


class _Frame:
    """One frame on its way to or from bytes."""

    kind: int
    first: int
    second: int
    third: int


def _pack_agenda(out: bytearray, agenda: Agenda) -> None:
    codec.pack(out, agenda, COUNT)
    frame = _Frame()
    for i in range(agenda.count):
        frame.kind = agenda.kind[i]
        frame.first = agenda.first[i]
        frame.second = agenda.second[i]
        frame.third = agenda.third[i]
        codec.pack(out, frame, FRAME)


def _unpack_agenda(body: bytes, offset: int, agenda: Agenda) -> int:
    offset = codec.unpack(body, offset, agenda, COUNT)
    count = agenda.count
    depth = len(agenda.kind)
    if not 0 <= count <= depth:
        raise FormatError(f"an agenda of {count} frames; at most {depth} are possible")
    agenda.count = 0
    frame = _Frame()
    for _ in range(count):
        offset = codec.unpack(body, offset, frame, FRAME)
        agenda.push(frame.kind, frame.first, frame.second, frame.third)
    return offset
