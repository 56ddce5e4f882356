"""Records: a game as text that a person can read, compare and send; the position is its fold.

``record_fields`` shows a record and names what it holds, ``record_reader`` reads the text,
``record_writer`` writes it.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from barrowgate.core.contract import Game, Position
from barrowgate.core.errors import (
    LONGEST_PATH,
    BarrowgateError,
    IllegalAction,
    NotationError,
    RecordError,
    quoted,
)
from barrowgate.core.files import replace_file
from barrowgate.core.record_fields import (
    CONTROL,
    LARGEST,
    LARGEST_SEED,
    MOST_SEATS,
    UNNAMED,
    Move,
    RecordFields,
    too_large,
)
from barrowgate.core.record_reader import Reader
from barrowgate.core.record_writer import header_lines, written

__all__ = ["LARGEST", "LARGEST_SEED", "MOST_SEATS", "Maker", "Move", "Record"]


@dataclass
class Record(RecordFields):
    """Everything that makes a game: replayed, it always gives the same position."""

    @classmethod
    def of(cls, game: Game, seed: int, players: Sequence[str] = ()) -> "Record":
        """The record of a game that is about to begin."""
        if players and len(players) != game.seats:
            raise ValueError(f"{len(players)} players for {game.seats} seats")
        if not 0 <= seed <= LARGEST_SEED:
            raise ValueError(f"seed {seed} is not 0 to {LARGEST_SEED}")
        return cls(
            game=game.name,
            rules=game.rules_version,
            edition=game.edition,
            components=game.components_digest,
            seats=game.seats,
            options=dict(game.options),
            players=[_one_line(name) or UNNAMED for name in players or [""] * game.seats],
            seed=seed,
            changes=game.components_changes,
        )

    @classmethod
    def parse(cls, text: str, source: str = "record") -> "Record":
        """Read a record; whether its game allows the actions is for ``replay`` to say."""
        return Reader(cls, text, source).record()

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Record":
        """Read a file."""
        source = quoted(str(path), LONGEST_PATH)
        try:
            with open(path, "rb") as file:
                data = file.read(LARGEST + 1)
        except (OSError, ValueError) as error:
            raise RecordError(0, "", f"cannot be read: {_reason(error)}", source) from None
        if len(data) > LARGEST:
            raise too_large(source)
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise RecordError(line, "", "is not UTF-8 text", source) from None
        return cls.parse(text, source)

    def write(self) -> str:
        """The record as text, always in the same order."""
        return written(self)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file whole or not at all."""
        try:
            replace_file(os.path.realpath(path), self.write().encode())
        except (OSError, ValueError) as error:
            reason = f"cannot be saved: {_reason(error)}"
            raise RecordError(0, "", reason, quoted(str(path), LONGEST_PATH)) from None

    def add(self, seat: int, text: str) -> None:
        """One more action."""
        self.moves.append(Move(seat, text))

    def error(self, key: str, reason: str) -> RecordError:
        """An error at the line of a header key: ``seed``, ``option removal``, ``player 2``."""
        return RecordError(self.lines.get(key, 0), "", reason, self.source)

    def make_game(self, maker: "Maker") -> Game:
        """The game that the header describes."""
        try:
            return maker(self)
        except RecordError:
            raise
        except BarrowgateError as error:
            raise self.error("game", f"the game cannot be set up: {error}") from error

    def replay(self, game: Game, upto: int | None = None) -> Position:
        """The position after all actions, or after the first ``upto``, each of them checked."""
        positions = self.fold(game, upto)
        position = next(positions)
        for position in positions:  # noqa: B007 - the last one is wanted
            pass
        return position

    def fold(self, game: Game, upto: int | None = None) -> Iterator[Position]:
        """The position at the start and after each action.

        It is one position that keeps changing: copy it to keep it. The end line is checked after
        the last action, not when ``upto`` stops earlier.
        """
        self.check(game)
        position = game.start(self.seed)
        yield position
        last = len(self.moves) if upto is None else min(upto, len(self.moves))
        for number in range(last):
            self._step(game, position, number)
            yield position
        if last == len(self.moves) and self.scores is not None:
            self._check_end(position)

    def check(self, game: Game) -> None:
        """Refuse a game that is not the one in the header.

        The name of the edition is for people: the digest says what is played. An option
        that came after the record has its default.
        """
        pairs = (
            ("game", self.game, game.name),
            ("rules", self.rules, game.rules_version),
            ("components", self.components, game.components_digest),
            ("seats", self.seats, game.seats),
        )
        for key, here, there in pairs:
            if here != there:
                reason = (
                    f"the record has {key} {quoted(str(here), 100)}, the game at hand has {there}"
                )
                raise self.error(key, reason)
        for name, value in self.options.items():
            if name not in game.options:
                known = ", ".join(game.options) or "none"
                reason = f"{game.name} has no option '{quoted(name)}'; its options: {known}"
                raise self.error(f"option {name}", reason)
            if value != game.options[name]:
                reason = f"option {name} is {quoted(value)}, the game at hand has "
                raise self.error(f"option {name}", reason + game.options[name])
        for name, default in game.option_defaults.items():
            if name not in self.options and game.options[name] != default:
                reason = f"the record has no option {name}, which means {default}; "
                raise self.error("game", reason + f"the game at hand has {game.options[name]}")

    def _step(self, game: Game, position: Position, number: int) -> None:
        """Play one action of the record."""
        move = self.moves[number]
        actors = position.actors()
        if not actors:
            raise self._at(number, "the game is over before this action")
        if move.seat not in actors:
            who = ", ".join(str(seat + 1) for seat in actors)
            raise self._at(number, f"seat {move.seat + 1} may not act now; it is for seat {who}")
        try:
            action = game.catalogue.read(move.text, position.legal(move.seat))
            position.play(move.seat, action)
        except NotationError as error:
            raise self._at(number, str(error)) from None
        except IllegalAction as error:
            raise self._at(number, f"not allowed now: {error.reason}") from None

    def _check_end(self, position: Position) -> None:
        line = self.lines.get("end", 0)
        if not position.is_over:
            raise RecordError(line, "end", "the game is not over here", self.source)
        if self.scores != position.scores():
            scores = " ".join(str(score) for score in position.scores())
            raise RecordError(line, "end", f"the scores are {scores}", self.source)

    def _at(self, number: int, reason: str) -> RecordError:
        move = self.moves[number]
        line = move.line or len(header_lines(self)) + 2 + number
        return RecordError(line, f"{move.seat + 1} {quoted(move.text)}", reason, self.source)


Maker = Callable[[Record], Game]
"""Makes the game of a record's header; refuses with OptionError or ``record.error(key, ...)``."""


def _one_line(text: str) -> str:
    """A name as a header can hold it."""
    return " ".join(CONTROL.sub(" ", text).split())


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
