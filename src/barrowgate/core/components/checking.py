"""Rules for the values of a components file, and a list of everything that breaks them.

A rule looks at one value and reports at a spot: the place (``card 17``), the key there
(``barrow.goods``), what is wrong and what would be right. No value, however odd, makes a rule fail.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Protocol, TypeGuard

from barrowgate.core.errors import ComponentsError

MOST_SHOWN = 60
MOST_LISTED = 20
LARGEST_SHOWN = 10**12


@dataclass(frozen=True)
class Finding:
    """One wrong value."""

    place: str
    key: str
    problem: str

    def __str__(self) -> str:
        return f"{', '.join(part for part in (self.place, self.key) if part)}: {self.problem}"


class Findings:
    """Everything that is wrong in one file."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.found: list[Finding] = []

    def add(self, place: str, key: str, problem: str) -> None:
        self.found.append(Finding(place, key, problem))

    def refuse(self) -> None:
        """Raise the first finding, which lists the others; do nothing if there are none."""
        if not self.found:
            return
        first, *others = self.found
        lines = [first.problem]
        if others:
            lines.append(f"{len(others)} more:")
            lines += [f"  {other}" for other in others[:MOST_LISTED]]
        if len(others) > MOST_LISTED:
            lines.append("  ...")
        raise ComponentsError(self.source, first.place, first.key, "\n".join(lines))


@dataclass(frozen=True)
class Spot:
    """Where a value stands."""

    findings: Findings
    place: str = ""
    key: str = ""

    def at(self, key: str) -> "Spot":
        """The value of a key in the table that stands here."""
        return Spot(self.findings, self.place, _joined(self.key, plain(key) or "''"))

    def section(self) -> "Spot":
        """The same spot as a place of its own, so that its keys are named after it."""
        return Spot(self.findings, _joined(self.place, self.key))

    def wrong(self, problem: str) -> None:
        self.findings.add(self.place, self.key, problem)


def _joined(front: str, back: str) -> str:
    return f"{front}.{back}" if front and back else front or back


def plain(text: str) -> str:
    """A key or word of the file, fit for a line of text."""
    if not text.isprintable():
        text = ascii(text)[1:-1]
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "..."


def as_value(value: object) -> str:
    """A value of the file, fit for a line of text."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < LARGEST_SHOWN else "a number far too large"
    if isinstance(value, str):
        return f"'{plain(value)}'"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return plain(str(value))


def listed(words: Mapping[str, object] | tuple[str, ...]) -> str:
    return ", ".join(f"'{word}'" for word in words)


def meant(word: str, words: Mapping[str, object] | tuple[str, ...]) -> str:
    """What was probably meant by an unknown word, or all that is known."""
    near = get_close_matches(word[:MOST_SHOWN], list(words), 1)
    return f"did you mean '{near[0]}'?" if near else f"known are {listed(words)}"


def is_whole(value: object) -> TypeGuard[int]:
    """In a file true is not a number, though Python counts it as 1."""
    return isinstance(value, int) and not isinstance(value, bool)


class Rule(Protocol):
    """What a value must be."""

    def check(self, value: object, spot: Spot) -> None:
        """Report what is wrong with the value."""


@dataclass(frozen=True)
class Whole:
    """A whole number within limits; ``why`` explains limits that are not obvious."""

    least: int
    most: int
    why: str = ""

    def check(self, value: object, spot: Spot) -> None:
        if not is_whole(value) or not self.least <= value <= self.most:
            why = f" ({self.why})" if self.why else ""
            limits = f"from {self.least} to {self.most}{why}"
            spot.wrong(f"is {as_value(value)}, must be a whole number {limits}")


@dataclass(frozen=True)
class Flag:
    """true or false; ``only`` where one of them alone is possible."""

    only: bool | None = None

    def check(self, value: object, spot: Spot) -> None:
        if not isinstance(value, bool):
            spot.wrong(f"is {as_value(value)}, must be true or false")
        elif self.only is not None and value is not self.only:
            spot.wrong(f"is {as_value(value)}, only {as_value(self.only)} is possible here")


@dataclass(frozen=True)
class Fixed:
    """A value that the rules know in one way only."""

    value: int | str | list[int] | list[str]
    why: str

    def check(self, value: object, spot: Spot) -> None:
        if not is_same(value, self.value):
            fixed = str(self.value) if isinstance(self.value, list) else as_value(self.value)
            spot.wrong(f"is {as_value(value)}, only {fixed} is possible: {self.why}")


def is_same(value: object, other: object) -> bool:
    """Equality that tells 1 from true and from 1.0."""
    if isinstance(value, list) and isinstance(other, list):
        return len(value) == len(other) and all(map(is_same, value, other))
    return type(value) is type(other) and value == other


@dataclass(frozen=True)
class OneOf:
    """One of a few words."""

    words: tuple[str, ...]

    def check(self, value: object, spot: Spot) -> None:
        if not isinstance(value, str):
            spot.wrong(f"is {as_value(value)}, must be one of {listed(self.words)}")
        elif value not in self.words:
            spot.wrong(f"is {as_value(value)}; {meant(value, self.words)}")


@dataclass(frozen=True)
class Text:
    """A text of limited length for people; ``on_one_line`` without line breaks and the like."""

    most: int
    on_one_line: bool = True

    def check(self, value: object, spot: Spot) -> None:
        if not isinstance(value, str):
            spot.wrong(f"is {as_value(value)}, must be a text")
        elif not value.strip() or len(value) > self.most:
            spot.wrong(f"must be a text of 1 to {self.most} characters")
        elif self.on_one_line and not value.isprintable():
            spot.wrong("must be a text on one line, without control characters")


@dataclass(frozen=True)
class Several:
    """A list of values under one rule; ``kind`` says which of them count as the same."""

    each: Rule
    least: int
    most: int
    kind: Callable[[object], object] | None = None

    def check(self, value: object, spot: Spot) -> None:
        if not isinstance(value, list):
            spot.wrong(f"is {as_value(value)}, must be a list of {self._size()}")
            return
        if not self.least <= len(value) <= self.most:
            spot.wrong(f"is a list of {len(value)}, must be a list of {self._size()}")
            return
        before = len(spot.findings.found)
        for entry in value:
            self.each.check(entry, spot)
        if self.kind is not None and len(spot.findings.found) == before:
            self._find_repeated(value, self.kind, spot)

    def _find_repeated(
        self, value: list[object], kind: Callable[[object], object], spot: Spot
    ) -> None:
        kinds = [kind(entry) for entry in value]
        for place, entry in enumerate(value):
            if kinds[place] in kinds[:place]:
                spot.wrong(f"has {as_value(entry)} twice, must be {self._size()} different ones")

    def _size(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"


@dataclass(frozen=True)
class Keys:
    """A table: the keys that it must have, those that it may have, and no other.

    A ``section`` is a place of its own in error messages.
    """

    required: Mapping[str, Rule]
    optional: Mapping[str, Rule] = field(default_factory=dict)
    section: bool = False

    def check(self, value: object, spot: Spot) -> None:
        if not isinstance(value, dict):
            spot.wrong(f"is {as_value(value)}, must be a table with {listed(self.required)}")
            return
        inside = spot.section() if self.section else spot
        known = {**self.required, **self.optional}
        for key, entry in value.items():
            if key in known:
                known[key].check(entry, inside.at(key))
            else:
                inside.at(key).wrong(f"is not a key here; {meant(key, known)}")
        for key in self.required:
            if key not in value:
                inside.at(key).wrong("is missing")
