"""The fold of a table's rows: the same whether a row is new, read at the start or another's."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from barrowgate.core.contract import Game
from barrowgate.core.record import Record
from barrowgate.core.table import Table as PlayedTable
from barrowgate.server.tables import seats
from barrowgate.server.tables.clocks import Clocks
from barrowgate.server.tables.decisions import Decisions
from barrowgate.server.tables.header import Header
from barrowgate.server.tables.room import is_full
from barrowgate.server.tables.rows import NOBODY, Row, RowKind, State, Summary
from barrowgate.server.tables.seats import FREE, Seat, Sitter
from barrowgate.telling import Teller

STAND_IN = "hard"  # plays on for a seat whose time has run out


class Said(NamedTuple):
    """A word of table talk."""

    number: int
    at: int
    seat: int
    name: str
    text: str


class Folded:
    """What the rows of one table add up to; ``played`` has position, record and events."""

    def __init__(self, header: Header, game: Game, teller: Teller) -> None:
        self.header = header
        self.game = game
        self.teller = teller
        self.number = 0
        self.at = header.made
        self.state = State.OPEN
        self.seats: list[Seat] = [FREE] * game.seats
        self.seen_hands: dict[str, set[int]] = {}  # since the start, by who has sat there
        self.played = PlayedTable.resume(header.start_record(), game, watched=True)
        self.decisions = Decisions(game.seats)
        self.clocks: Clocks | None = None
        self.talk: list[Said] = []
        self.muted: set[str] = set()
        self.rematch = ""
        self.requests: dict[tuple[str, str], Row] = {}

    # --- Who and what -------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, sitter in enumerate(self.seats) if sitter.person == person != ""]

    def is_host(self, person: str) -> bool:
        return person == self.header.host

    @property
    def people(self) -> frozenset[str]:
        """Everybody with a seat, and the host."""
        return frozenset({self.header.host, *(seat.person for seat in self.seats)} - {""})

    @property
    def actors(self) -> list[int]:
        """Seats that may act now."""
        return self.played.position.actors() if self.state is State.RUNNING else []

    @property
    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.actors if self.seats[seat].sitter is Sitter.BOT]

    @property
    def has_one_person(self) -> bool:
        """Does one person alone play here, against bots or nobody?

        Somebody for whom a bot plays on still looks on.
        """
        sitting = {seat.person for seat in self.seats} - {""}
        return len(sitting) == 1 and Sitter.FREE not in {seat.sitter for seat in self.seats}

    @property
    def deadline(self) -> int:
        return self.clocks.deadline if self.clocks and self.state is State.RUNNING else 0

    def out_of_time(self, at: int) -> list[int]:
        """Seats whose clock runs, and has run out by now."""
        if self.clocks is None or self.state is not State.RUNNING:
            return []
        return [seat for seat in self.clocks.running if self.clocks.has_run_out(seat, at)]

    def record(self) -> Record:
        """The record, with the names of those who sit here."""
        record = Record.parse(self.played.record.write())
        players = zip(self.seats, record.players, strict=True)
        record.players = [seat.name or name for seat, name in players]
        return record

    def summary(self) -> Summary:
        """What lists and sweeps need to know."""
        acting = [self.seats[seat] for seat in self.actors]
        waiting = {seat.person for seat in acting if seat.sitter is Sitter.PERSON}
        return Summary(
            table=self.header.table,
            number=self.number,
            at=self.at,
            state=self.state,
            free=sum(seat.sitter is Sitter.FREE for seat in self.seats),
            waits_for=tuple(sorted(waiting)),
            bot_to_move=any(seat.sitter is Sitter.BOT for seat in acting),
            deadline=self.deadline,
        )

    # --- The fold -----------------------------------------------------------------------------

    def fold(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.apply(row)

    def apply(self, row: Row) -> None:
        """One more row, whoever wrote it."""
        if row.number != self.number + 1:
            raise ValueError(f"row {row.number} does not follow row {self.number}")
        if self.clocks:
            self.clocks.pass_to(row.at)
        APPLY[row.kind](self, row)
        self.number = row.number
        self.at = max(self.at, row.at)
        if row.request:
            self.requests[row.person, row.request] = row
        if self.clocks and row.kind is not RowKind.SAY:
            self.clocks.run([seat for seat in self.actors if self._is_timed(seat)])

    def _is_timed(self, seat: int) -> bool:
        """Whoever leaves on their turn, to come back later, has not stopped the clock."""
        sitter = self.seats[seat].sitter
        return sitter is Sitter.PERSON or (sitter is Sitter.FREE and self.header.clock_runs_on)

    def _sit(self, row: Row) -> None:
        self.seats[row.seat] = seats.person(row.person, row.text)
        if self.state is not State.OPEN:
            self._see_hand(row.person, row.seat)

    def _see_hand(self, person: str, seat: int) -> None:
        self.seen_hands.setdefault(person, set()).add(seat)

    def _free(self, row: Row) -> None:
        self.seats[row.seat] = FREE

    def _bot(self, row: Row) -> None:
        self.seats[row.seat] = seats.bot(row.text)

    def _start(self, row: Row) -> None:
        self.state = State.OVER if self.played.position.is_over else State.RUNNING
        self.decisions.follow(self.played.position, row.number, NOBODY)
        for seat, each in enumerate(self.seats):
            if each.person:
                self._see_hand(each.person, seat)
        if self.header.clock:
            self.clocks = Clocks.of(self.header.clock, self.game.seats, row.at)

    def _act(self, row: Row) -> None:
        self.played.play(row.seat, self.game.catalogue.read(row.text))
        self.decisions.follow(self.played.position, row.number, row.seat)
        if self.clocks:
            self.clocks.acted(row.seat)
        if self.played.position.is_over:
            self.state = State.OVER

    def _undo(self, row: Row) -> None:
        self.played.undo(row.seat)
        self.decisions.follow(self.played.position, row.number, row.seat)
        if self.clocks:
            self.clocks.took_back(row.seat)

    def _flag(self, row: Row) -> None:
        # Pauses of a full log could follow one another for ever: there a bot plays on.
        is_last = is_full(self.number)
        if self.header.clock and self.header.clock.then == "pause" and not is_last:
            self.state = State.PAUSED
        else:
            self.seats[row.seat] = seats.played_for(self.seats[row.seat], STAND_IN)

    def _pause(self, row: Row) -> None:
        self.state = State.PAUSED

    def _resume(self, row: Row) -> None:
        self.state = State.RUNNING
        if self.clocks:
            self.clocks.refill()

    def _say(self, row: Row) -> None:
        name = self.seats[row.seat].name if row.seat != NOBODY else ""
        self.talk.append(Said(row.number, row.at, row.seat, name, row.text))

    def _mute(self, row: Row) -> None:
        self.muted.add(row.text)

    def _unmute(self, row: Row) -> None:
        self.muted.discard(row.text)

    def _rematch(self, row: Row) -> None:
        self.rematch = row.text

    def _close(self, row: Row) -> None:
        self.state = State.CLOSED


APPLY: Mapping[RowKind, Callable[[Folded, Row], None]] = {
    RowKind.SIT: Folded._sit,
    RowKind.LEAVE: Folded._free,
    RowKind.FREE: Folded._free,
    RowKind.BOT: Folded._bot,
    RowKind.START: Folded._start,
    RowKind.ACT: Folded._act,
    RowKind.UNDO: Folded._undo,
    RowKind.FLAG: Folded._flag,
    RowKind.PAUSE: Folded._pause,
    RowKind.RESUME: Folded._resume,
    RowKind.SAY: Folded._say,
    RowKind.MUTE: Folded._mute,
    RowKind.UNMUTE: Folded._unmute,
    RowKind.REMATCH: Folded._rematch,
    RowKind.CLOSE: Folded._close,
}
