"""Reading the text of a record (``core.record_fields`` shows one): every line is checked."""

import json
import re
from collections.abc import Iterator
from typing import Generic, TypeVar

from barrowgate.core.errors import RecordError, quoted
from barrowgate.core.notation import normal
from barrowgate.core.record_fields import (
    AT_THE_END,
    CONTROL,
    DIVIDER,
    FORMAT,
    LARGEST,
    LARGEST_SEED,
    MOST_SEATS,
    NUMBERED,
    TITLE,
    UNNAMED,
    Move,
    RecordFields,
    too_large,
)

# int() alone would also accept '1_000', other scripts' digits and endless lines.
NUMBER = re.compile("0|-?[1-9][0-9]{0,19}")
SINGLE = ("game", "rules", "edition", "components", "seats", "seed", "changes")
NEEDED = SINGLE[:-1]

R = TypeVar("R", bound=RecordFields)


class Reader(Generic[R]):
    """One pass over the lines of a record, which becomes one of the given class."""

    def __init__(self, kind: type[R], text: str, source: str) -> None:
        self.kind = kind
        self.text = text
        self.source = source
        self.line = 0
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.moves: list[Move] = []
        self.scores: list[int] | None = None
        self.comments: dict[int | str, list[str]] = {}
        self.above: list[str] | None = []  # comments of the header, until their line comes

    def record(self) -> R:
        lines = self._lines()
        self._title(next(lines, ""))
        for text in lines:
            if text == DIVIDER:
                self._stand_above(DIVIDER)
                break
            self._header_line(text)
        else:
            raise self._error(f"the line '{DIVIDER}' that ends the header is missing")
        record = self._finish_header()
        self.above = None
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
            raise too_large(self.source)
        for number, raw in enumerate(self.text.removeprefix("\ufeff").split("\n"), 1):
            self.line = number
            text = raw.strip(" \t\r")
            if CONTROL.search(text):
                raise self._error("holds a control character; is this a text file?")
            if text.startswith("#"):
                self._comments_here().append(text)
            elif text:
                yield text

    def _comments_here(self) -> list[str]:
        """Those that a comment read now belongs to."""
        if self.above is not None:
            return self.above
        place = len(self.moves) if self.scores is None else AT_THE_END
        return self.comments.setdefault(place, [])

    def _stand_above(self, key: str) -> None:
        """The comments read since the last line of the header belong to the one with this key."""
        if self.above:
            self.comments[key] = self.above
            self.above = []

    def _title(self, text: str) -> None:
        """The first line names the format."""
        if not text.startswith(TITLE):
            raise self._error(f"is not a record: it does not begin with '{TITLE} {FORMAT}'")
        found = self._number("the format", text.removeprefix(TITLE).strip(), 1, 10**6)
        if found != FORMAT:
            raise self._error(f"is of record format {found}; this Barrowgate reads {FORMAT}")
        self._stand_above(TITLE)

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
        self._stand_above(key)

    def _finish_header(self) -> R:
        for key in NEEDED:
            if key not in self.values:
                raise self._error(f"the header has no '{key}'")
        seats = self._value_number("seats", 1, MOST_SEATS)
        return self.kind(
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
