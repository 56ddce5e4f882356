"""Records: a game as text that a person can read, compare and send; the position is its fold.

A record (``.bgr``) is a header of ``key value`` lines, ``---``, and one line per action: the seat,
counted from 1, and the written action. ``end`` and the scores close a finished game. Blank lines
are skipped. Lines that begin with ``#``, and what follows ``#`` after an action, are comments:
they mean nothing to the game and stay where they are when the record is written again.

    barrowgate record 1
    game la-granja
    rules 1
    edition 2014-reconstructed
    components 5f0c9a1e
    seats 2
    option removal all
    player 1 you
    player 2 random
    seed 42
    ---
    1 play 35 helper
    2 play 12 field
    end 41 38
"""

import contextlib
import json
import os
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from barrowgate.core.contract import Game, Position
from barrowgate.core.errors import (
    LONGEST_PATH,
    BarrowgateError,
    IllegalAction,
    NotationError,
    RecordError,
    quoted,
)
from barrowgate.core.notation import normal

FORMAT = 1
TITLE = "barrowgate record"
DIVIDER = "---"
LARGEST = 1024 * 1024  # bytes; a long game needs a twentieth
MOST_SEATS = 16
LARGEST_SEED = 2**63 - 1
UNNAMED = "unnamed"
IN_HEADER = -1
AT_THE_END = 10**9

# int() alone would also accept '1_000', other scripts' digits and endless lines.
NUMBER = re.compile("0|-?[1-9][0-9]{0,19}")
CONTROL = re.compile("[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
SINGLE = ("game", "rules", "edition", "components", "seats", "seed", "changes")
NUMBERED = ("option", "player")  # keys of several lines
NEEDED = SINGLE[:-1]


@dataclass(slots=True)
class Move:
    """One line of a record: a seat, counted from 0, and a written action."""

    seat: int
    text: str
    line: int = field(default=0, compare=False)  # in the file it was read from
    comment: str = field(default="", compare=False)  # after it, with its '#'


@dataclass
class Record:
    """Everything that makes a game: replayed, it always gives the same position."""

    game: str
    rules: int
    edition: str
    components: str  # digest
    seats: int
    options: dict[str, str]
    players: list[str]
    seed: int
    changes: str = ""  # the user's own components, one line of JSON
    moves: list[Move] = field(default_factory=list)
    scores: list[int] | None = None  # of a finished game
    source: str = field(default="record", compare=False)
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    # Comments that are lines of their own, by the number of actions before them; IN_HEADER, and
    # AT_THE_END after the end line.
    comments: dict[int, list[str]] = field(default_factory=dict, compare=False, repr=False)

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
        return _Reader(text, source).record()

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
            raise _too_large(source)
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise RecordError(line, "", "is not UTF-8 text", source) from None
        return cls.parse(text, source)

    def write(self) -> str:
        """The record as text, always in the same order."""
        title, *header = self._header()
        lines = [title, *self.comments.get(IN_HEADER, ()), *header, DIVIDER]
        for number, move in enumerate(self.moves):
            lines += self.comments.get(number, ())
            lines.append(" ".join(filter(None, (f"{move.seat + 1} {move.text}", move.comment))))
        behind = [number for number in sorted(self.comments) if number >= len(self.moves)]
        for number in behind:
            lines += self.comments[number] if number != AT_THE_END else ()
        if self.scores is not None:
            lines.append(" ".join(["end", *(str(score) for score in self.scores)]))
        lines += self.comments.get(AT_THE_END, ())
        return "\n".join(lines) + "\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file whole or not at all."""
        try:
            _replace(os.path.realpath(path), self.write().encode())
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

    def _header(self) -> list[str]:
        lines = [
            f"{TITLE} {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"edition {self.edition}",
            f"components {self.components}",
            f"seats {self.seats}",
            *(f"option {name} {value}" for name, value in self.options.items()),
            *(f"player {seat} {name}" for seat, name in enumerate(self.players, 1)),
            f"seed {self.seed}",
        ]
        return [*lines, f"changes {self.changes}"] if self.changes else lines

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
        line = move.line or len(self._header()) + 2 + number
        return RecordError(line, f"{move.seat + 1} {quoted(move.text)}", reason, self.source)


Maker = Callable[[Record], Game]
"""Makes the game of a record's header; refuses with OptionError or ``record.error(key, ...)``."""


class _Reader:
    """One pass over the lines of a record."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        self.line = 0
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.moves: list[Move] = []
        self.scores: list[int] | None = None
        self.comments: dict[int, list[str]] = {}
        self.in_header = True

    def record(self) -> Record:
        lines = self._lines()
        self._title(next(lines, ""))
        for text in lines:
            if text == DIVIDER:
                break
            self._header_line(text)
        else:
            raise self._error(f"the line '{DIVIDER}' that ends the header is missing")
        record = self._finish_header()
        self.in_header = False
        for text in lines:
            written, sign, comment = text.partition("#")
            self._move(written.rstrip(), record.seats, sign + comment)
        record.comments = self.comments
        record.moves = self.moves
        record.scores = self.scores
        return record

    def _lines(self) -> Iterator[str]:
        """Lines that are not blank or comments; ``self.line`` counts all of them."""
        if len(self.text) > LARGEST:
            raise _too_large(self.source)
        for number, raw in enumerate(self.text.removeprefix("\ufeff").split("\n"), 1):
            self.line = number
            text = raw.strip(" \t\r")
            if CONTROL.search(text):
                raise self._error("holds a control character; is this a text file?")
            if text.startswith("#"):
                self.comments.setdefault(self._place(), []).append(text)
            elif text:
                yield text

    def _place(self) -> int:
        """Where a comment read now belongs."""
        if self.in_header:
            return IN_HEADER
        return len(self.moves) if self.scores is None else AT_THE_END

    def _title(self, text: str) -> None:
        """The first line names the format."""
        if not text.startswith(TITLE):
            raise self._error(f"is not a record: it does not begin with '{TITLE} {FORMAT}'")
        found = self._number("the format", text.removeprefix(TITLE).strip(), 1, 10**6)
        if found != FORMAT:
            raise self._error(f"is of record format {found}; this Barrowgate reads {FORMAT}")

    def _header_line(self, text: str) -> None:
        key, value = _first_word(text)
        if key in NUMBERED:
            name, value = _first_word(value)
            key = f"{key} {name}"
        elif key not in SINGLE:
            known = ", ".join((*SINGLE, *NUMBERED))
            raise self._error(f"'{quoted(key)}' is not a header key; the keys: {known}")
        if not value:
            raise self._error(f"'{quoted(key)}' has no value")
        if key in self.values:
            raise self._error(f"'{quoted(key)}' is here again; first in line {self.lines[key]}")
        self.values[key] = value
        self.lines[key] = self.line

    def _finish_header(self) -> Record:
        for key in NEEDED:
            if key not in self.values:
                raise self._error(f"the header has no '{key}'")
        seats = self._value_number("seats", 1, MOST_SEATS)
        return Record(
            game=self.values["game"],
            rules=self._value_number("rules", 1, 10**6),
            edition=self.values["edition"],
            components=self.values["components"],
            seats=seats,
            options=self._options(),
            players=self._players(seats),
            seed=self._value_number("seed", 0, LARGEST_SEED),
            changes=self._changes(),
            source=self.source,
            lines=self.lines,
        )

    def _options(self) -> dict[str, str]:
        pairs = ((key.split(" ", 1), value) for key, value in self.values.items())
        return {key[1]: value for key, value in pairs if key[0] == "option"}

    def _players(self, seats: int) -> list[str]:
        players = [UNNAMED] * seats
        for key, value in self.values.items():
            word, _, seat = key.partition(" ")
            if word == "player":
                self.line = self.lines[key]
                players[self._number("the player's seat", seat, 1, seats) - 1] = value
        return players

    def _changes(self) -> str:
        changes = self.values.get("changes", "")
        if changes:
            self.line = self.lines["changes"]
            try:
                is_table = isinstance(json.loads(changes), dict)
            except (ValueError, RecursionError):
                is_table = False
            if not is_table:
                raise self._error("'changes' must be followed by one line of JSON, {...}")
        return changes

    def _move(self, text: str, seats: int, comment: str) -> None:
        word, rest = _first_word(text)
        if self.scores is not None:
            raise self._error("nothing may follow the end line", text)
        if word == "end":
            self.scores = self._scores(rest.split(), seats)
            self.lines["end"] = self.line
            return
        seat = self._number("the seat before the action", word, 1, seats, text)
        written = normal(rest)
        if not written:
            raise self._error("there is no action after the seat", text)
        self.moves.append(Move(seat - 1, written, self.line, comment))

    def _scores(self, words: list[str], seats: int) -> list[int]:
        if len(words) != seats:
            raise self._error(f"{len(words)} scores for {seats} seats", "end")
        return [self._number("a score", word, -(10**9), 10**9, "end") for word in words]

    def _value_number(self, key: str, low: int, high: int) -> int:
        self.line = self.lines[key]
        return self._number(f"'{key}'", self.values[key], low, high)

    def _number(self, what: str, text: str, low: int, high: int, action: str = "") -> int:
        if not NUMBER.fullmatch(text) or not low <= int(text) <= high:
            reason = f"{what} must be a number from {low} to {high}, not '{quoted(text)}'"
            raise self._error(reason, action)
        return int(text)

    def _error(self, reason: str, action: str = "") -> RecordError:
        return RecordError(self.line, quoted(action), reason, self.source)


def _first_word(text: str) -> tuple[str, str]:
    """The first word, and what follows it."""
    word, *rest = text.split(None, 1) or [""]
    return word, "".join(rest).strip()


def _one_line(text: str) -> str:
    """A name as a header can hold it."""
    return " ".join(CONTROL.sub(" ", text).split())


def _too_large(source: str) -> RecordError:
    return RecordError(0, "", f"is larger than {LARGEST} bytes, so it is not a record", source)


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _replace(path: str, data: bytes) -> None:
    """The new file takes the place of the old one only when it is safely on the disk.

    Only a regular file is replaced: a device or a pipe would be lost by it.
    """
    if os.path.exists(path) and not os.path.isfile(path):
        raise OSError(0, "not a regular file")
    folder, name = os.path.split(path)
    partial = os.path.join(folder, f".{name}.{os.getpid()}.partial")
    try:
        with open(partial, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.remove(partial)
        raise
