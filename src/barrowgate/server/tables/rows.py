"""One row of a table's log. The log only grows; the table is its fold."""

from enum import StrEnum
from typing import NamedTuple


class RowKind(StrEnum):
    """What a row does; ``text`` has what the kind says."""

    SIT = "sit"  # a person takes a seat; text: the name shown
    LEAVE = "leave"  # a person gives it up
    BOT = "bot"  # a bot takes it; text: its level
    FREE = "free"  # the host takes it from whoever has it
    START = "start"
    ACT = "act"  # text: the written form of the action
    UNDO = "undo"  # the newest action is taken back
    FLAG = "flag"  # a seat has run out of time
    PAUSE = "pause"
    RESUME = "resume"
    SAY = "say"  # text: what was said
    MUTE = "mute"  # text: the id of the person
    UNMUTE = "unmute"
    REMATCH = "rematch"  # text: the id of the next table
    CLOSE = "close"


# Rows that change who sits where.
SEATING = frozenset({RowKind.SIT, RowKind.LEAVE, RowKind.FREE, RowKind.BOT})
MUTING = frozenset({RowKind.MUTE, RowKind.UNMUTE})
NOBODY = -1  # a row that belongs to no seat


class Row(NamedTuple):
    """One change of a table; there are many of them, so a tuple."""

    table: str
    number: int  # from 1, without gaps
    at: int  # milliseconds since 1970
    kind: RowKind
    seat: int = NOBODY
    person: str = ""  # who did it: an id; '' for a bot or the server
    request: str = ""  # the client's own id of it
    text: str = ""


class State(StrEnum):
    """Where a table stands."""

    OPEN = "open"  # seats are being taken
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"
    CLOSED = "closed"


FINISHED = frozenset({State.OVER, State.CLOSED})


class Summary(NamedTuple):
    """What lists and sweeps read of a table; written with each row."""

    table: str
    number: int  # of the newest row
    at: int
    state: State
    free: int  # seats that wait for somebody
    waits_for: tuple[str, ...] = ()  # persons who may act
    bot_to_move: bool = False
    deadline: int = 0  # when a clock runs out, in milliseconds; 0: never
