"""A table: the fold of its rows, and what may be done to it.

Every proposal checks, and gives the row that would do it, or raises ``Refused``; only ``apply``
changes the table. The hub writes rows down; nothing here knows how.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple, cast

from barrowgate.core.contract import Game
from barrowgate.core.errors import NotationError
from barrowgate.core.record import Record
from barrowgate.core.table import Table as PlayedTable
from barrowgate.core.table import UndoError
from barrowgate.games import entry
from barrowgate.server.tables import seats
from barrowgate.server.tables.clocks import Clocks
from barrowgate.server.tables.decisions import Decisions
from barrowgate.server.tables.header import Header
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.rows import NOBODY, Kind, Row, State, Summary
from barrowgate.server.tables.seats import FREE, Seat, Sitter
from barrowgate.telling import Teller
from barrowgate.telling.message import message

LONGEST_TALK = 300  # characters
LONGEST_NAME = 40
STAND_IN = "hard"  # plays on for a seat whose time has run out


class Said(NamedTuple):
    """A word of table talk."""

    number: int
    at: int
    seat: int
    name: str
    text: str


class Table:
    """One table; ``played`` has the game's position, record and events."""

    def __init__(self, header: Header, game: Game, teller: Teller) -> None:
        self.header = header
        self.game = game
        self.teller = teller
        self.number = 0
        self.at = header.made
        self.state = State.OPEN
        self.seats: list[Seat] = [FREE] * game.seats
        self.played = PlayedTable.resume(header.start_record(), game, watched=True)
        self.given = len(self.played.record.moves)  # actions that were there at the start
        self.decisions = Decisions(game.seats)
        self.clocks: Clocks | None = None
        self.talk: list[Said] = []
        self.muted: set[str] = set()
        self.rematch = ""
        self._requests: dict[tuple[str, str], Row] = {}

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
        """Does one person alone play here, against bots or nobody?"""
        sitting = {seat.person for seat in self.seats if seat.sitter is Sitter.PERSON}
        return len(sitting) == 1 and Sitter.FREE not in {seat.sitter for seat in self.seats}

    @property
    def deadline(self) -> int:
        return self.clocks.deadline if self.clocks and self.state is State.RUNNING else 0

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

    # --- Proposals: seats ---------------------------------------------------------------------

    def sit(self, person: str, seat: int, name: str, at: int, request: str = "") -> Row:
        """A person takes a free seat; that they may is for the caller to know."""
        done = self._repeated(Kind.SIT, person, request, seat)
        if done:
            return done
        self._must_be_open_for_change()
        if self._seat(seat).sitter is not Sitter.FREE:
            raise Refused(Reason.SEAT_TAKEN, f"somebody sits on seat {seat + 1} already")
        return self._row(Kind.SIT, at, seat, person, request, one_line(name, LONGEST_NAME))

    def leave(self, person: str, seat: int, at: int, request: str = "") -> Row:
        done = self._repeated(Kind.LEAVE, person, request, seat)
        if done:
            return done
        self._must_be_open_for_change()
        self.must_hold(person, seat)
        return self._row(Kind.LEAVE, at, seat, person, request)

    def free(self, person: str, seat: int, at: int, request: str = "") -> Row:
        """The host takes a seat from whoever has it."""
        return self._of_host(Kind.FREE, person, at, request, seat)

    def hand_to_bot(self, person: str, seat: int, level: str, at: int, request: str = "") -> Row:
        """The host lets a bot play a seat; that there is such a bot is for the caller to know."""
        return self._of_host(Kind.BOT, person, at, request, seat, level)

    # --- Proposals: the table -----------------------------------------------------------------

    def start(self, person: str, at: int, request: str = "") -> Row:
        done = self._repeated(Kind.START, person, request)
        if done:
            return done
        self._must_be_host(person)
        self._must_not_be_closed()
        if self.state is not State.OPEN:
            raise Refused(Reason.ALREADY_STARTED, "the game has begun already")
        free = [seat for seat, each in enumerate(self.seats) if each.sitter is Sitter.FREE]
        if free:
            named = ", ".join(str(seat + 1) for seat in free)
            raise Refused(Reason.SEATS_FREE, f"nobody sits on seat {named} yet")
        return self._row(Kind.START, at, NOBODY, person, request)

    def pause(self, person: str, at: int, request: str = "") -> Row:
        done = self._repeated(Kind.PAUSE, person, request)
        if not done:
            self._must_run()
        return done or self._of_host(Kind.PAUSE, person, at, request)

    def resume(self, person: str, at: int, request: str = "") -> Row:
        done = self._repeated(Kind.RESUME, person, request)
        if not done and self.state is not State.PAUSED:
            raise Refused(Reason.NOT_RUNNING, "the table is not paused")
        return done or self._of_host(Kind.RESUME, person, at, request)

    def close(self, person: str, at: int, request: str = "") -> Row:
        return self._of_host(Kind.CLOSE, person, at, request)

    def mute(self, person: str, other: str, at: int, is_muted: bool, request: str = "") -> Row:
        kind = Kind.MUTE if is_muted else Kind.UNMUTE
        return self._of_host(kind, person, at, request, NOBODY, other)

    def play_again(self, person: str, table: str, at: int) -> Row:
        """Another table goes on from here."""
        if self.rematch:
            return Row(self.header.table, self.number, self.at, Kind.REMATCH, text=self.rematch)
        if self.state is not State.OVER:
            raise Refused(Reason.NOT_OVER, "a rematch is for a game that is over")
        if not self.seats_of(person) and not self.is_host(person):
            raise Refused(Reason.NOT_YOUR_SEAT, "a rematch is for those who played")
        return self._row(Kind.REMATCH, at, NOBODY, person, text=table)

    def say(self, person: str, text: str, at: int, request: str = "") -> Row:
        """Table talk, of those who sit here and the host."""
        text = one_line(text, LONGEST_TALK)
        mine = self.seats_of(person)
        seat = mine[0] if mine else NOBODY
        done = self._repeated(Kind.SAY, person, request, seat, text)
        if done:
            return done
        self._must_not_be_closed()
        if not self.header.talk:
            raise Refused(Reason.NO_TALK, "table talk is switched off here")
        if not mine and not self.is_host(person):
            raise Refused(Reason.NOT_YOUR_SEAT, "only those who sit here talk at this table")
        if person in self.muted:
            raise Refused(Reason.MUTED, "the host has muted you at this table")
        return self._row(Kind.SAY, at, seat, person, request, text)

    # --- Proposals: play ----------------------------------------------------------------------

    def act(
        self, person: str, seat: int, decision: int, text: str, at: int, request: str = ""
    ) -> Row:
        """A person's action, in answer to a decision."""
        written = " ".join(text.lower().split())
        done = self._repeated(Kind.ACT, person, request, seat, written)
        if done:
            return done
        self._must_play(person, seat)
        self._must_decide(seat, decision)
        action = self.read_action(seat, written)
        self._must_be_legal(seat, action)
        return self._row(Kind.ACT, at, seat, person, request, self.game.catalogue.write(action))

    def act_for_bot(self, seat: int, decision: int, action: int, at: int) -> Row:
        """A bot's action; stale like a person's where the decision has changed since."""
        self._must_run()
        if self._seat(seat).sitter is not Sitter.BOT:
            raise Refused(Reason.STALE, f"no bot plays seat {seat + 1} any more")
        self._must_decide(seat, decision)
        self._must_be_legal(seat, action)
        return self._row(Kind.ACT, at, seat, text=self.game.catalogue.write(action))

    def undo(self, person: str, seat: int, actions: int, at: int, request: str = "") -> Row:
        """Take back one's newest action, which is the action of this number."""
        done = self._repeated(Kind.UNDO, person, request, seat)
        if done:
            return done
        self._must_play(person, seat)
        if actions != len(self.played.record.moves):
            raise Refused(Reason.STALE, "the game has gone on since; look again")
        reason = self.why_not_undo(seat)
        if reason:
            told = UndoError(seat, reason)
            raise Refused(Reason.NO_UNDO, str(told), message(reason).as_json())
        return self._row(Kind.UNDO, at, seat, person, request)

    def read_action(self, seat: int, text: str) -> int:
        """The action that is written here, legal or not; suggestions are legal ones."""
        try:
            return self.game.catalogue.read(text, self.decisions.legal(seat))
        except NotationError as error:
            raise Refused(Reason.NOT_AN_ACTION, str(error)) from None

    def why_not_undo(self, seat: int) -> str:
        """'' where a seat may take back its newest action, else the key of the reason."""
        return self.played.why_not_undo(seat)

    def run_out(self, at: int) -> Row:
        """The clock that has run out by now; Refused where none has."""
        if self.clocks is not None and self.state is State.RUNNING:
            for seat in self.clocks.running:
                if self.clocks.has_run_out(seat, at):
                    return self._row(Kind.FLAG, at, seat)
        raise Refused(Reason.STALE, "no clock has run out")

    # --- What must be -------------------------------------------------------------------------

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused(Reason.NO_SUCH_SEAT, f"seats are 0 to {len(self.seats) - 1}")
        return self.seats[seat]

    def must_hold(self, person: str, seat: int) -> None:
        """Refuse a seat that is somebody else's."""
        if self._seat(seat).person != person or not person:
            raise Refused(Reason.NOT_YOUR_SEAT, f"seat {seat + 1} is not yours")

    def _must_play(self, person: str, seat: int) -> None:
        self.must_hold(person, seat)
        self._must_run()
        if self.seats[seat].sitter is not Sitter.PERSON:
            raise Refused(Reason.NOT_YOUR_TURN, f"a bot plays seat {seat + 1} for you now")

    def _must_be_host(self, person: str) -> None:
        if not self.is_host(person):
            raise Refused(Reason.HOST_ONLY, "only the host of the table may do that")

    def _must_not_be_closed(self) -> None:
        if self.state is State.CLOSED:
            raise Refused(Reason.CLOSED, "the table is closed")

    def _must_be_open_for_change(self) -> None:
        self._must_not_be_closed()
        if self.state is State.OVER:
            raise Refused(Reason.NOT_RUNNING, "the game is over")

    def _must_run(self) -> None:
        self._must_not_be_closed()
        if self.state is State.OPEN:
            raise Refused(Reason.NOT_STARTED, "the game has not begun")
        if self.state is not State.RUNNING:
            raise Refused(Reason.NOT_RUNNING, f"the game is {self.state}")

    def _must_decide(self, seat: int, decision: int) -> None:
        now = self.decisions.numbers[seat]
        if decision == now != 0:
            return
        if now == 0:
            raise Refused(Reason.NOT_YOUR_TURN, f"seat {seat + 1} has nothing to decide now")
        raise Refused(Reason.STALE, f"the decision has changed; it is number {now} now")

    def _must_be_legal(self, seat: int, action: int) -> None:
        reason = self.played.position.why_not(seat, action)
        if reason:
            why = self.teller.why_not(reason).as_json()
            raise Refused(Reason.NOT_ALLOWED, "the rules do not allow that now", why)

    def _of_host(
        self, kind: Kind, person: str, at: int, request: str, seat: int = NOBODY, text: str = ""
    ) -> Row:
        done = self._repeated(kind, person, request, seat, text)
        if done:
            return done
        self._must_be_host(person)
        self._must_not_be_closed()
        if seat != NOBODY:
            self._seat(seat)
            self._must_be_open_for_change()
        return self._row(kind, at, seat, person, request, text)

    def _repeated(
        self, kind: Kind, person: str, request: str, seat: int = NOBODY, text: str | None = None
    ) -> Row | None:
        """The row that this very request has made already."""
        done = self._requests.get((person, request)) if request else None
        if done is None:
            return None
        if (done.kind, done.seat) != (kind, seat) or text not in (None, done.text):
            raise Refused(Reason.REQUEST_USED, "this request id was used for something else")
        return done

    def _row(
        self,
        kind: Kind,
        at: int,
        seat: int = NOBODY,
        person: str = "",
        request: str = "",
        text: str = "",
    ) -> Row:
        at = max(at, self.at)
        return Row(self.header.table, self.number + 1, at, kind, seat, person, request, text)

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
            self._requests[row.person, row.request] = row
        if self.clocks and row.kind is not Kind.SAY:
            self.clocks.run(
                [seat for seat in self.actors if self.seats[seat].sitter is Sitter.PERSON]
            )

    def _sit(self, row: Row) -> None:
        self.seats[row.seat] = seats.person(row.person, row.text)

    def _free(self, row: Row) -> None:
        self.seats[row.seat] = FREE

    def _bot(self, row: Row) -> None:
        self.seats[row.seat] = seats.bot(row.text)

    def _start(self, row: Row) -> None:
        self.state = State.OVER if self.played.position.is_over else State.RUNNING
        self.decisions.follow(self.played.position, row.number, NOBODY)
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

    def _flag(self, row: Row) -> None:
        if self.header.clock and self.header.clock.then == "pause":
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


APPLY: Mapping[Kind, Callable[[Table, Row], None]] = {
    Kind.SIT: Table._sit,
    Kind.LEAVE: Table._free,
    Kind.FREE: Table._free,
    Kind.BOT: Table._bot,
    Kind.START: Table._start,
    Kind.ACT: Table._act,
    Kind.UNDO: Table._undo,
    Kind.FLAG: Table._flag,
    Kind.PAUSE: Table._pause,
    Kind.RESUME: Table._resume,
    Kind.SAY: Table._say,
    Kind.MUTE: Table._mute,
    Kind.UNMUTE: Table._unmute,
    Kind.REMATCH: Table._rematch,
    Kind.CLOSE: Table._close,
}


def one_line(text: str, most: int) -> str:
    """Text of a person as one line, without what a terminal or a page would obey."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if len(line) > most:
        raise Refused(Reason.TOO_LONG, f"at most {most} characters")
    return line


def make_table(header: Header, games: Callable[[Header], Game]) -> Table:
    """A table before its first row."""
    game = games(header)
    return Table(header, game, _teller(cast(Hashable, game)))


@lru_cache(maxsize=256)
def _teller(game: Game) -> Teller:
    """Tables that share a game share its teller: making one takes longer than folding a game."""
    teller: Teller = entry(game.name).part("telling")(game)
    return teller
