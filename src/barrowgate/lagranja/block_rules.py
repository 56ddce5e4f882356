"""Rules for the blocks of a components file that are more than tables of numbers and words."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from barrowgate.lagranja.checking import (
    Keys,
    OneOf,
    Rule,
    Several,
    Spot,
    Text,
    is_whole,
    listed,
    shown,
)
from barrowgate.lagranja.vocabulary import (
    COMMODITY_USES,
    MOST_AMOUNT,
    ROOF_TILES,
    SOURCES,
    TILE_WHEN,
    Word,
    meaning,
)


@dataclass(frozen=True)
class Source:
    """Where the values of a block come from: one word for all, or a table with a word a key."""

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
            spot.wrong(
                f"is {shown(value)}, must be 1 to 40 letters, digits, dots, dashes or underscores"
            )


@dataclass(frozen=True)
class CommodityUses:
    """The five uses of a trade commodity; actions number them, so their order is fixed."""

    def check(self, value: object, spot: Spot) -> None:
        uses = [meaning(word, COMMODITY_USES) for word in value] if isinstance(value, list) else []
        if [use.number if use else None for use in uses] != list(COMMODITY_USES.values()):
            written = tuple(word.replace("#", "N") for word in COMMODITY_USES)
            spot.wrong(f"must be {listed(written)} in this order (N from 1 to {MOST_AMOUNT})")


@dataclass(frozen=True)
class Names:
    """A name a language."""

    def check(self, value: object, spot: Spot) -> None:
        if not isinstance(value, dict):
            spot.wrong(f"is {shown(value)}, must be a table: a language and the name in it")
            return
        for language, name in value.items():
            if re.fullmatch(r"[a-z]{2,3}(-[A-Za-z]{2,4})?", language) is None:
                spot.at(language).wrong("is no language; 'en' or 'pt-BR' would be one")
            else:
                Text(60).check(name, spot.at(language))


@dataclass(frozen=True)
class TilePhases:
    """The phases in which a kind of roof tile is used, where they are not the usual ones."""

    def check(self, value: object, spot: Spot) -> None:
        if not isinstance(value, dict):
            spot.wrong(f"is {shown(value)}, must be a table: a roof tile and its phases")
            return
        inside = spot.section()
        phases = Several(OneOf(tuple(TILE_WHEN)), 1, len(TILE_WHEN), kind=str)
        seen: set[int] = set()
        for key, entry in value.items():
            tile = meaning(key, ROOF_TILES)
            if key == "source":
                OneOf(SOURCES).check(entry, inside.at(key))
            elif tile is None:
                Word(ROOF_TILES).check(key, inside.at(key))
            elif tile.number in seen:
                inside.at(key).wrong("names a kind of tile a second time")
            else:
                seen.add(tile.number)
                phases.check(entry, inside.at(key))


@dataclass(frozen=True)
class Numbered:
    """A list of tables with the numbers 1 to ``count``, each once; each is a place of its own."""

    what: str
    number: str
    count: int
    each: Rule

    def check(self, value: object, spot: Spot) -> None:
        found = self.by_number(value, spot)
        for number in range(1, self.count + 1):
            entry_spot = Spot(spot.findings, f"{self.what} {number}")
            if number in found:
                self.each.check(found[number], entry_spot)
            else:
                entry_spot.at(self.number).wrong("is missing")

    def by_number(self, value: object, spot: Spot) -> dict[int, dict[str, object]]:
        """The entries by number; those without a proper one are reported and left out."""
        if not isinstance(value, list):
            spot.wrong(f"is {shown(value)}, must be a list of tables, one a {self.what}")
            return {}
        found: dict[int, dict[str, object]] = {}
        for position, entry in enumerate(value, 1):
            number = self._number(entry, Spot(spot.findings, f"{self.what} entry {position}"))
            if number is not None and number in found:
                Spot(spot.findings, f"{self.what} {number}").at(self.number).wrong("is there twice")
            elif number is not None:
                found[number] = entry
        return found

    def _number(self, entry: object, spot: Spot) -> int | None:
        limits = f"must be 1 to {self.count}"
        if not isinstance(entry, dict):
            spot.wrong(f"is {shown(entry)}, must be a table")
            return None
        number = entry.get(self.number)
        if number is None:
            spot.at(self.number).wrong(f"is missing, {limits}")
            return None
        if not is_whole(number):
            spot.at(self.number).wrong(f"is {shown(number)}, {limits}")
            return None
        if not 1 <= number <= self.count:
            there = Spot(spot.findings, f"{self.what} {shown(number)}")
            there.at(self.number).wrong(f"is {shown(number)}, {limits}")
            return None
        return number
