"""Rules for the blocks of a components file that are more than tables of numbers and words."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from barrowgate.core.components.checking import (
    Keys,
    OneOf,
    Rule,
    Spot,
    Text,
    as_value,
    is_whole,
    listed,
    meant,
)

SOURCES = ("rulebook", "published", "inferred", "designed")


@dataclass(frozen=True)
class Source:
    """Where the values of a block come from: one word for all, or a table with one word per key."""

    keys: tuple[str, ...]

    def check(self, value: object, spot: Spot) -> None:
        word = OneOf(SOURCES)
        if isinstance(value, dict):
            Keys({}, dict.fromkeys(self.keys, word)).check(value, spot)
        else:
            word.check(value, spot)


def section(required: Mapping[str, Rule], optional: Mapping[str, Rule] | None = None) -> Keys:
    """A table of the file that is a place of its own and may say where its values come from."""
    return Keys(required, {**(optional or {}), "source": Source(tuple(required))}, section=True)


@dataclass(frozen=True)
class Label:
    """A name of one word: it stands in a line of every record."""

    def check(self, value: object, spot: Spot) -> None:
        if not isinstance(value, str) or re.fullmatch(r"[A-Za-z0-9._-]{1,40}", value) is None:
            allowed = "1 to 40 letters, digits, dots, dashes or underscores"
            spot.wrong(f"is {as_value(value)}, must be {allowed}")


@dataclass(frozen=True)
class Names:
    """One name per language."""

    def check(self, value: object, spot: Spot) -> None:
        if not isinstance(value, dict):
            spot.wrong(f"is {as_value(value)}, must be a table: a language and the name in it")
            return
        for language, name in value.items():
            if re.fullmatch(r"[a-z]{2,3}(-[A-Za-z]{2,4})?", language) is None:
                spot.at(language).wrong("is not a language; 'en' or 'pt-BR' would be one")
            else:
                Text(60).check(name, spot.at(language))


Id = int | str


@dataclass(frozen=True)
class Entries(ABC):
    """A list of tables, each known by an id under ``key``; each is a place of its own."""

    what: str
    key: str
    ids: Sequence[Id]  # all that there must be, each once, in their order
    each: Rule

    def check(self, value: object, spot: Spot) -> None:
        found = self.by_id(value, spot)
        for known in self.ids:
            entry_spot = self.place(known, spot)
            if known in found:
                self.each.check(found[known], entry_spot)
            else:
                entry_spot.at(self.key).wrong("is missing")

    def place(self, known: Id, spot: Spot) -> Spot:
        """Where the entry with this id stands."""
        return Spot(spot.findings, f"{self.what} {known}")

    def by_id(self, value: object, spot: Spot) -> dict[Id, dict[str, object]]:
        """The entries by id; those without a proper one are reported and left out."""
        if not isinstance(value, list):
            spot.wrong(f"is {as_value(value)}, must be a list of tables, one per {self.what}")
            return {}
        found: dict[Id, dict[str, object]] = {}
        for position, entry in enumerate(value, 1):
            known = self._id_of(entry, Spot(spot.findings, f"{self.what} entry {position}"))
            if known is not None and known in found:
                self.place(known, spot).at(self.key).wrong("is there twice")
            elif known is not None:
                found[known] = entry
        return found

    def _id_of(self, entry: object, spot: Spot) -> Id | None:
        if not isinstance(entry, dict):
            spot.wrong(f"is {as_value(entry)}, must be a table")
            return None
        if entry.get(self.key) is None:
            spot.at(self.key).wrong(f"is missing, {self._limits()}")
            return None
        return self._read(entry[self.key], spot)

    @abstractmethod
    def _limits(self) -> str:
        """What an id must be, in words."""

    @abstractmethod
    def _read(self, value: object, spot: Spot) -> Id | None:
        """The id that is written there; anything else is reported."""


@dataclass(frozen=True)
class Numbered(Entries):
    """Entries numbered from 1."""

    def _limits(self) -> str:
        return f"must be {self.ids[0]} to {self.ids[-1]}"

    def _read(self, value: object, spot: Spot) -> Id | None:
        if not is_whole(value):
            spot.at(self.key).wrong(f"is {as_value(value)}, {self._limits()}")
            return None
        if value not in self.ids:
            there = Spot(spot.findings, f"{self.what} {as_value(value)}")
            there.at(self.key).wrong(f"is {as_value(value)}, {self._limits()}")
            return None
        return value


@dataclass(frozen=True)
class Keyed(Entries):
    """Entries known by a word."""

    def _limits(self) -> str:
        return f"must be one of {listed(self._words())}"

    def _read(self, value: object, spot: Spot) -> Id | None:
        if not isinstance(value, str):
            spot.at(self.key).wrong(f"is {as_value(value)}, {self._limits()}")
            return None
        if value not in self.ids:
            spot.at(self.key).wrong(f"is {as_value(value)}; {meant(value, self._words())}")
            return None
        return value

    def _words(self) -> tuple[str, ...]:
        return tuple(map(str, self.ids))
