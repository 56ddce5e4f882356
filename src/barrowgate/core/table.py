"""A table: one game being played, with its record, taking back and saving."""

from collections.abc import Sequence
from pathlib import Path

from barrowgate.core.contract import Game, Position
from barrowgate.core.errors import BarrowgateError, RecordError
from barrowgate.core.record import Record

NOTHING_TO_UNDO = "undo_nothing"
ANOTHER_SEAT_ACTED = "undo_another_seat"
SOMETHING_REVEALED = "undo_revealed"

WHY = {
    NOTHING_TO_UNDO: "no action has been played yet",
    ANOTHER_SEAT_ACTED: "the newest action is another seat's",
    SOMETHING_REVEALED: "it revealed or decided something",
}


class UndoError(BarrowgateError):
    """An action that cannot be taken back; ``reason`` is a key for locales/."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(f"seat {seat + 1} cannot take its action back: {WHY[reason]}")
        self.seat = seat
        self.reason = reason


class Table:
    """A game, its position and its record, which always agree: what was taken back is replayed.

    Read ``table.position`` again after each call: taking back puts another object in its place.
    With ``watched`` each entry of ``events`` is the buffer of the action of the same number.
    With a path the record is saved there at once and after every call, in place of what the file
    held; what cannot be saved has not happened; nor has it if another program has written the file.
    """

    def __init__(
        self, record: Record, game: Game, path: Path | None = None, watched: bool = False
    ) -> None:
        self.game = game
        self.record = record
        self.path = path
        self.watched = watched
        self.events: list[list[int]] = []
        self._stamp: tuple[int, int, int] | None = None
        positions = record.fold(game)
        self.position = next(positions)
        self._begin_watching()
        for self.position in positions:
            self._collect()
        self._note_end()
        self._save()

    @classmethod
    def begin(
        cls,
        game: Game,
        seed: int,
        players: Sequence[str] = (),
        path: Path | None = None,
        watched: bool = False,
    ) -> "Table":
        """A new game."""
        return cls(Record.of(game, seed, players), game, path, watched)

    @classmethod
    def resume(
        cls, record: Record, game: Game, path: Path | None = None, watched: bool = False
    ) -> "Table":
        """Go on with a record, every action checked; the table continues that very record."""
        return cls(record, game, path, watched)

    def play(self, seat: int, action: int) -> None:
        """Apply one action, or raise IllegalAction and leave everything untouched."""
        self.position.play(seat, action)
        self.record.add(seat, self.game.catalogue.write(action))
        self._note_end()
        try:
            self._save()
        except RecordError:
            self.record.moves.pop()
            self.record.scores = None
            self._take_place(self.record.replay(self.game))
            raise
        self._collect()

    def undo(self, seat: int) -> int:
        """Take back this seat's newest action; return how many actions that was (always one)."""
        reason = self.why_not_undo(seat)
        if reason:
            raise UndoError(seat, reason)
        number = len(self.record.moves) - 1
        before = self.record.replay(self.game, upto=number)
        move, scores = self.record.moves.pop(), self.record.scores
        self.record.scores = None
        try:
            self._save()
        except RecordError:
            self.record.moves.append(move)
            self.record.scores = scores
            raise
        self._take_place(before)
        del self.events[number:]
        return 1

    def can_undo(self, seat: int) -> bool:
        """Whether ``undo`` would succeed."""
        return self.why_not_undo(seat) == ""

    def why_not_undo(self, seat: int) -> str:
        """'' where ``undo`` would succeed, else the key of the reason."""
        moves = self.record.moves
        if not moves:
            return NOTHING_TO_UNDO
        if moves[-1].seat != seat:
            return ANOTHER_SEAT_ACTED
        if self.position.undo_floor(seat) >= len(moves):
            return SOMETHING_REVEALED
        return ""

    def _take_place(self, position: Position) -> None:
        self.position = position
        self._begin_watching()

    def _begin_watching(self) -> None:
        if self.watched:
            self.position.watch()

    def _collect(self) -> None:
        if self.watched:
            self.events.append(self.position.take_events())

    def _note_end(self) -> None:
        if self.position.is_over:
            self.record.scores = self.position.scores()

    def _save(self) -> None:
        if self.path is not None:
            if self._stamp is not None and _stamp(self.path) not in (None, self._stamp):
                reason = "another program has changed the file; the game goes on there, not here"
                raise RecordError(0, "", reason, str(self.path))
            self.record.save(self.path)
            self._stamp = _stamp(self.path)


def _stamp(path: Path) -> tuple[int, int, int] | None:
    """What tells one state of a file from another; None when it is gone."""
    try:
        state = path.stat()
    except OSError:
        return None
    return state.st_mtime_ns, state.st_size, state.st_ino
