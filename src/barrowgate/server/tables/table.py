"""A table: the fold of its rows, and what may be done to it.

Every proposal checks, and gives the row that would do it, or raises ``Refused``; only ``apply``
changes the table. The hub writes rows down; nothing here knows how.
"""

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import cast

from barrowgate.core.contract import Game
from barrowgate.core.errors import NotationError
from barrowgate.core.table import UndoError
from barrowgate.games import entry
from barrowgate.server.tables.folded import Folded
from barrowgate.server.tables.header import Header
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.room import has_room
from barrowgate.server.tables.rows import MUTING, NOBODY, Row, RowKind, State
from barrowgate.server.tables.seats import Seat, Sitter
from barrowgate.server.tables.texts import LONGEST_NAME, LONGEST_TALK, one_line
from barrowgate.telling import Attempt, Teller
from barrowgate.telling.message import message


class Table(Folded):
    """One table, and who may do what to it."""

    # --- Proposals: seats ---------------------------------------------------------------------

    def sit(self, person: str, seat: int, name: str, at: int, request: str = "") -> Row:
        """A person takes a free seat; that they may is for the caller to know."""
        done = self._repeated(RowKind.SIT, person, request, seat)
        if done:
            return done
        self._must_be_open_for_change()
        if self._seat(seat).sitter is not Sitter.FREE:
            raise Refused(Reason.SEAT_TAKEN, f"somebody sits on seat {seat + 1} already")
        self._must_not_see_another_hand(person, seat)
        return self._row(RowKind.SIT, at, seat, person, request, one_line(name, LONGEST_NAME))

    def take_over(self, person: str, seat: int, name: str, at: int) -> Row:
        """Whoever has the host's link sits down, whoever sat there before."""
        self._must_be_open_for_change()
        self._seat(seat)
        self._must_not_see_another_hand(person, seat)
        return self._row(RowKind.SIT, at, seat, person, text=one_line(name, LONGEST_NAME))

    def leave(self, person: str, seat: int, at: int, request: str = "") -> Row:
        done = self._repeated(RowKind.LEAVE, person, request, seat)
        if done:
            return done
        self._must_be_open_for_change()
        self.must_hold(person, seat)
        return self._row(RowKind.LEAVE, at, seat, person, request)

    def free(self, person: str, seat: int, at: int, request: str = "") -> Row:
        """The host takes a seat from whoever has it."""
        return self._of_host(RowKind.FREE, person, at, request, seat)

    def hand_to_bot(self, person: str, seat: int, level: str, at: int, request: str = "") -> Row:
        """The host lets a bot play a seat; that there is such a bot is for the caller to know."""
        return self._of_host(RowKind.BOT, person, at, request, seat, level)

    # --- Proposals: the table -----------------------------------------------------------------

    def start(self, person: str, at: int, request: str = "") -> Row:
        done = self._repeated(RowKind.START, person, request)
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
        return self._row(RowKind.START, at, NOBODY, person, request)

    def pause(self, person: str, at: int, request: str = "") -> Row:
        done = self._repeated(RowKind.PAUSE, person, request)
        if not done:
            self._must_run()
        return done or self._of_host(RowKind.PAUSE, person, at, request)

    def resume(self, person: str, at: int, request: str = "") -> Row:
        done = self._repeated(RowKind.RESUME, person, request)
        if not done and self.state is not State.PAUSED:
            raise Refused(Reason.NOT_RUNNING, "the table is not paused")
        return done or self._of_host(RowKind.RESUME, person, at, request)

    def close(self, person: str, at: int, request: str = "") -> Row:
        return self._of_host(RowKind.CLOSE, person, at, request)

    def mute(self, person: str, seat: int, at: int, is_muted: bool, request: str = "") -> Row:
        """Whoever sits there now; a repetition means whoever sat there then."""
        kind = RowKind.MUTE if is_muted else RowKind.UNMUTE
        done = self._repeated(kind, person, request, seat)
        if done:
            return done
        other = self._seat(seat).person
        if not other:
            raise Refused(Reason.NO_SUCH_SEAT, "nobody sits there who could talk")
        return self._of_host(kind, person, at, request, seat, other)

    def play_again(self, person: str, table: str, at: int) -> Row:
        """Another table goes on from here."""
        if self.rematch:
            return Row(self.header.table, self.number, self.at, RowKind.REMATCH, text=self.rematch)
        if self.state is not State.OVER:
            raise Refused(Reason.NOT_OVER, "a rematch is for a game that is over")
        if not self.seats_of(person) and not self.is_host(person):
            raise Refused(Reason.NOT_YOUR_SEAT, "a rematch is for those who played")
        return self._row(RowKind.REMATCH, at, NOBODY, person, text=table)

    def say(self, person: str, text: str, at: int, request: str = "") -> Row:
        """Table talk, of those who sit here and the host."""
        text = one_line(text, LONGEST_TALK)
        # What was said stays said, wherever they sit now.
        done = self._repeated(RowKind.SAY, person, request, None, text)
        if done:
            return done
        mine = self.seats_of(person)
        if not text:
            raise Refused(Reason.EMPTY, "talk has at least one letter")
        self._must_not_be_closed()
        if not self.header.talk:
            raise Refused(Reason.NO_TALK, "table talk is switched off here")
        if not mine and not self.is_host(person):
            raise Refused(Reason.NOT_YOUR_SEAT, "only those who sit here talk at this table")
        if person in self.muted:
            raise Refused(Reason.MUTED, "the host has muted you at this table")
        return self._row(RowKind.SAY, at, mine[0] if mine else NOBODY, person, request, text)

    # --- Proposals: play ----------------------------------------------------------------------

    def act(
        self, person: str, seat: int, decision: int, text: str, at: int, request: str = ""
    ) -> Row:
        """A person's action, in answer to a decision."""
        written = " ".join(text.lower().split())
        done = self._repeated(RowKind.ACT, person, request, seat, written)
        if done:
            return done
        self._must_play(person, seat, at)
        self._must_decide(seat, decision)
        action = self.read_action(seat, written)
        self._must_be_legal(seat, action)
        return self._row(RowKind.ACT, at, seat, person, request, self.game.catalogue.write(action))

    def act_for_bot(self, seat: int, decision: int, action: int, at: int) -> Row:
        """A bot's action; stale like a person's where the decision has changed since."""
        self._must_run()
        if self._seat(seat).sitter is not Sitter.BOT:
            raise Refused(Reason.STALE, f"no bot plays seat {seat + 1} any more")
        self._must_decide(seat, decision)
        self._must_be_legal(seat, action)
        return self._row(RowKind.ACT, at, seat, text=self.game.catalogue.write(action))

    def undo(self, person: str, seat: int, actions: int, at: int, request: str = "") -> Row:
        """Take back one's newest action, which is the action of this number."""
        done = self._repeated(RowKind.UNDO, person, request, seat)
        if done:
            return done
        self._must_play(person, seat, at)
        if actions != len(self.played.record.moves):
            raise Refused(Reason.STALE, "the game has gone on since; look again")
        if reason := self.why_not_undo(seat):
            raise Refused(Reason.NO_UNDO, str(UndoError(seat, reason)), message(reason).as_json())
        return self._row(RowKind.UNDO, at, seat, person, request)

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
        late = self.out_of_time(at)
        if not late:
            raise Refused(Reason.STALE, "no clock has run out")
        return self._row(RowKind.FLAG, at, late[0])

    # --- What must be -------------------------------------------------------------------------

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused(Reason.NO_SUCH_SEAT, f"seats are 0 to {len(self.seats) - 1}")
        return self.seats[seat]

    def _must_not_see_another_hand(self, person: str, seat: int) -> None:
        """While others play nobody takes a second seat, nor another one after the first."""
        if self.state is State.OPEN:
            return
        if set(self.seats_of(person)) - {seat}:
            raise Refused(Reason.ALREADY_STARTED, "a second seat is taken before the start")
        if seat not in self.seen_hands.get(person, {seat}):
            raise Refused(Reason.OTHER_HAND, "you have seen the hand of another seat of this game")

    def must_hold(self, person: str, seat: int) -> None:
        """Refuse a seat that is somebody else's."""
        if self._seat(seat).person != person or not person:
            raise Refused(Reason.NOT_YOUR_SEAT, f"seat {seat + 1} is not yours")

    def must_invite(self, person: str, seat: int) -> None:
        """Refuse all but the host, and seats that are not there."""
        self._must_be_host(person)
        self._must_be_open_for_change()
        self._seat(seat)

    def _must_play(self, person: str, seat: int, at: int) -> None:
        self.must_hold(person, seat)
        self._must_run()
        if self.seats[seat].sitter is not Sitter.PERSON:
            raise Refused(Reason.NOT_YOUR_TURN, f"a bot plays seat {seat + 1} for you now")
        if seat in self.out_of_time(at):
            raise Refused(Reason.OUT_OF_TIME, f"the time of seat {seat + 1} has run out")

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
            tried = Attempt(self.played.position.view(seat), seat, action)
            why = self.teller.why_not(reason, tried).as_json()
            raise Refused(Reason.NOT_ALLOWED, "the rules do not allow that now", why)

    def _of_host(
        self, kind: RowKind, person: str, at: int, request: str, seat: int = NOBODY, text: str = ""
    ) -> Row:
        done = self._repeated(kind, person, request, seat, text)
        if done:
            return done
        self._must_be_host(person)
        self._must_not_be_closed()
        if seat != NOBODY:
            self._seat(seat)
        if kind not in MUTING:  # people talk on after the end
            self._must_be_open_for_change()
        return self._row(kind, at, seat, person, request, text)

    def _repeated(
        self,
        kind: RowKind,
        person: str,
        request: str,
        seat: int | None = NOBODY,
        text: str | None = None,
    ) -> Row | None:
        """The row that this very request has made already; None is any seat, or any text."""
        done = self.requests.get((person, request)) if request else None
        if done is None:
            return None
        same_place = done.kind is kind and seat in (None, done.seat)
        if not same_place or text not in (None, done.text):
            raise Refused(Reason.REQUEST_USED, "this request id was used for something else")
        return done

    def _row(
        self,
        kind: RowKind,
        at: int,
        seat: int = NOBODY,
        person: str = "",
        request: str = "",
        text: str = "",
    ) -> Row:
        changes_bot = kind is RowKind.BOT and self.seats[seat].sitter is Sitter.BOT
        if not has_room(self.number, kind, changes_bot):
            raise Refused(Reason.LOG_FULL, "the table has no room left but for playing to the end")
        at = max(at, self.at)
        return Row(self.header.table, self.number + 1, at, kind, seat, person, request, text)


def make_table(header: Header, games: Callable[[Header], Game]) -> Table:
    """A table before its first row."""
    game = games(header)
    return Table(header, game, _teller(cast(Hashable, game)))


@lru_cache(maxsize=256)
def _teller(game: Game) -> Teller:
    """Tables that share a game share its teller: making one takes longer than folding a game."""
    teller: Teller = entry(game.name).part("telling")(game)
    return teller
