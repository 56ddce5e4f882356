"""A position as bytes: exact, versioned, small. The same for every game built on the board."""

from collections.abc import Sequence
from dataclasses import dataclass

from barrowgate.core import packing
from barrowgate.core.agenda import Agenda
from barrowgate.core.board import Board
from barrowgate.core.packing import Field, FormatError

WORD = (Field("word", "Q"),)
COUNT = (Field("count", "b"),)
FRAME = (Field("kind", "b", 0, 1), Field("first", "h"), Field("second", "h"))
BOARD = (
    Field("turn", "b", 0, -1, 3),
    Field("over", "b", 0, 0, 1),
    Field("n_actions", "i", 0, 0),
    Field("run_start", "i", 0, 0),
    Field("last_actor", "b", 0, -1, 3),
    Field("revealed", "b", 0, 0, 1),
)


@dataclass(frozen=True)
class Packer:
    """How the positions of one game are written: two letters, a version, and the fields."""

    kind: bytes
    version: int
    options: tuple[str, ...]  # fields of the state that the game's description has set already
    state: tuple[Field, ...]
    farm: tuple[Field, ...]

    def to_bytes(self, board: Board, farms: Sequence[object]) -> bytes:
        """Everything but the components, the remembered actions and the events."""
        out = bytearray([board.players])
        packing.pack(out, board.chance, WORD)
        packing.pack(out, board, BOARD)
        packing.pack(out, board, self.state)
        for seat in range(board.players):
            packing.pack(out, farms[seat], self.farm)
            _pack_agenda(out, board.agendas[seat])
        _pack_agenda(out, board.table)
        return packing.seal(self.kind, self.version, out)

    def fill(self, board: Board, farms: Sequence[object], data: bytes) -> None:
        """Read bytes into a fresh position of the same game."""
        body = packing.unseal(self.kind, self.version, data)
        if not body or body[0] != board.players:
            found = body[0] if body else 0
            raise FormatError(f"the bytes are of a game of {found}, not of {board.players}")
        offset = packing.unpack(body, 1, board.chance, WORD)
        offset = packing.unpack(body, offset, board, BOARD)
        expected = [getattr(board, option) for option in self.options]
        offset = packing.unpack(body, offset, board, self.state)
        if [getattr(board, option) for option in self.options] != expected:
            raise FormatError("the bytes are of a table with other options")
        for seat in range(board.players):
            offset = packing.unpack(body, offset, farms[seat], self.farm)
            offset = _unpack_agenda(body, offset, board.agendas[seat])
        packing.finish(body, _unpack_agenda(body, offset, board.table))


class _Frame:
    """One frame on its way to or from bytes."""

    kind: int
    first: int
    second: int


def _pack_agenda(out: bytearray, agenda: Agenda) -> None:
    packing.pack(out, agenda, COUNT)
    frame = _Frame()
    for i in range(agenda.count):
        frame.kind = agenda.kind[i]
        frame.first = agenda.first[i]
        frame.second = agenda.second[i]
        packing.pack(out, frame, FRAME)


def _unpack_agenda(body: bytes, offset: int, agenda: Agenda) -> int:
    offset = packing.unpack(body, offset, agenda, COUNT)
    count = agenda.count
    depth = len(agenda.kind)
    if not 0 <= count <= depth:
        raise FormatError(f"an agenda of {count} frames; at most {depth} are possible")
    agenda.count = 0
    frame = _Frame()
    for _ in range(count):
        offset = packing.unpack(body, offset, frame, FRAME)
        agenda.push(frame.kind, frame.first, frame.second)
    return offset
