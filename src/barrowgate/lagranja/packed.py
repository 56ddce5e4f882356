"""A position as bytes: exact, versioned, small."""

from typing import TYPE_CHECKING

from barrowgate.core import packing
from barrowgate.core.agenda import Agenda
from barrowgate.core.packing import Field, FormatError
from barrowgate.lagranja import fields, helpers
from barrowgate.lagranja.state import State

if TYPE_CHECKING:
    from barrowgate.lagranja.position import Position

KIND = b"LG"
VERSION = 1
WORD = (Field("word", "Q"),)
COUNT = (Field("count", "b"),)
PLAYERS = (Field("players", "b"),)


def to_bytes(state: State) -> bytes:
    """Everything but the components, the remembered actions and the events."""
    out = bytearray()
    packing.pack(out, state, PLAYERS)
    packing.pack(out, state.chance, WORD)
    packing.pack(out, state, fields.STATE)
    for seat in range(state.players):
        packing.pack(out, state.farm(seat), fields.FARM)
        _pack_agenda(out, state.agenda(seat))
    _pack_agenda(out, state.table)
    return packing.seal(KIND, VERSION, out)


def fill(position: "Position", data: bytes) -> None:
    """Read bytes into a fresh position of the same game."""
    body = packing.unseal(KIND, VERSION, data)
    players = position.players
    offset = packing.unpack(body, 0, position, PLAYERS)
    if position.players != players:
        found, position.players = position.players, players
        raise FormatError(f"the bytes are of a game of {found}, not of {players}")
    offset = packing.unpack(body, offset, position.chance, WORD)
    offset = packing.unpack(body, offset, position, fields.STATE)
    for seat in range(players):
        offset = packing.unpack(body, offset, position.farm(seat), fields.FARM)
        offset = _unpack_agenda(body, offset, position.agenda(seat))
    packing.finish(body, _unpack_agenda(body, offset, position.table))
    for seat in range(players):
        helpers.recount(position, position.farm(seat))


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
        packing.pack(out, frame, fields.AGENDA_FRAME)


def _unpack_agenda(body: bytes, offset: int, agenda: Agenda) -> int:
    offset = packing.unpack(body, offset, agenda, COUNT)
    count = agenda.count
    depth = len(agenda.kind)
    if not 0 <= count <= depth:
        raise FormatError(f"an agenda of {count} frames; at most {depth} are possible")
    agenda.count = 0
    frame = _Frame()
    for _ in range(count):
        offset = packing.unpack(body, offset, frame, fields.AGENDA_FRAME)
        agenda.push(frame.kind, frame.first, frame.second)
    return offset
