"""The header of a network's file: what it was made for, what it reads, how large its parts are."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from operator import index
from typing import Any, Literal, Self

from barrowgate.core.contract import ObservedGame
from barrowgate.core.errors import BarrowgateError, quoted

SEATS = 4
OUTCOMES = 2 * SEATS  # final points of every seat, then scores of winning
# As much as the engine has room for (network.py).
MOST_CELLS = 3
MOST_LOOKUPS = 2048
MOST_ROWS = 32766
MOST_UNITS = 512
MOST_ACTIONS = 1024
MOST_NUMBERS = 2048
MOST_TERMS = 8
LARGEST = 32767  # of an int16

Code = Literal["h", "i"]


class NetworkError(BarrowgateError):
    """A network that cannot be used: the file, and what is wrong with it."""

    def __init__(self, problem: str, source: str = "") -> None:
        super().__init__(f"{source}: {problem}" if source else problem)
        self.problem = problem
        self.source = source


@dataclass(frozen=True)
class Lookup:
    """Cells of an observation, how far each counts, and the rows that their values choose."""

    cells: tuple[int, ...]
    tops: tuple[int, ...]  # larger values count as this one, smaller than 0 as 0
    first: int  # the row of the lowest choice that is not all zeros

    @property
    def rows(self) -> int:
        return prod(top + 1 for top in self.tops) - 1

    @property
    def strides(self) -> tuple[int, ...]:
        """What one more in each cell adds to the row; the first cell counts by one."""
        found = [1]
        for top in self.tops[:-1]:
            found.append(found[-1] * (top + 1))
        return tuple(found)


@dataclass(frozen=True)
class Term:
    """A part of the first guess of final points: a cell, and what one of it counts."""

    cell: int
    count: int  # 256ths of a point


@dataclass(frozen=True)
class Header:
    """What is known of a network besides its weights."""

    game: str
    layout: str  # the digest of the observations that it reads
    layout_version: int
    edition: str  # the digest of the components that it learnt with
    rules: int
    width: int  # numbers of an observation
    actions: int
    units: tuple[int, ...]  # of the three layers
    value_units: int
    lookups: tuple[Lookup, ...]
    baseline: tuple[tuple[Term, ...], ...]  # the first guess for each seat from the observer on
    scale: int  # points that count as one
    made: Mapping[str, Any]  # how: decisions, minutes, points; for people

    @classmethod
    def of(
        cls,
        game: ObservedGame,
        *,
        units: Sequence[int],
        value_units: int,
        lookups: Sequence[Lookup],
        baseline: Sequence[Sequence[Term]],
        scale: int,
        made: Mapping[str, Any],
    ) -> Self:
        """The header of a network that learnt this game."""
        return cls(
            game=game.name,
            layout=game.layout.digest,
            layout_version=game.layout.version,
            edition=game.components_digest,
            rules=game.rules_version,
            width=game.layout.width,
            actions=len(game.catalogue),
            units=tuple(units),
            value_units=value_units,
            lookups=tuple(lookups),
            baseline=tuple(tuple(terms) for terms in baseline),
            scale=scale,
            made=dict(made),
        )

    @property
    def rows(self) -> int:
        """How many rows the lookups choose from."""
        return max(lookup.first + lookup.rows for lookup in self.lookups)

    def shapes(self) -> dict[str, tuple[Code, tuple[int, ...]]]:
        """Every array of the network by its name: int16 or int32, and its shape."""
        first, second, third = self.units
        return {
            "rows": ("h", (self.rows, first)),
            "rows_bias": ("h", (first,)),
            "second": ("h", (second, first)),
            "second_bias": ("i", (second,)),
            "third": ("h", (third, second)),
            "third_bias": ("i", (third,)),
            "policy": ("h", (self.actions, third)),
            "policy_bias": ("i", (self.actions,)),
            "value": ("h", (self.value_units, third)),
            "value_bias": ("i", (self.value_units,)),
            "outcome": ("h", (OUTCOMES, self.value_units)),
            "outcome_bias": ("i", (OUTCOMES,)),
        }

    def to_json(self) -> str:
        facts = {
            **vars(self),
            "lookups": [[*map(list, (each.cells, each.tops)), each.first] for each in self.lookups],
            "baseline": [[[term.cell, term.count] for term in terms] for terms in self.baseline],
        }
        try:
            return json.dumps(facts, default=index, separators=(",", ":"))
        except (TypeError, ValueError) as error:
            raise NetworkError(f"the header cannot be written: {error}") from error

    @classmethod
    def from_json(cls, text: str) -> Self:
        """A header whose every number is one that the engine has room for, or NetworkError."""
        try:
            facts = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise NetworkError(f"its header is no JSON: {quoted(str(error))}") from error
        wanted = set(cls.__dataclass_fields__)
        if not isinstance(facts, dict) or set(facts) != wanted:
            raise NetworkError(f"its header does not have just these: {', '.join(sorted(wanted))}")
        width = _whole(facts["width"], "the width", 1, MOST_NUMBERS)
        return cls(
            game=_text(facts["game"], "the game"),
            layout=_text(facts["layout"], "the layout"),
            layout_version=_whole(facts["layout_version"], "the version of the layout", 1, LARGEST),
            edition=_text(facts["edition"], "the edition"),
            rules=_whole(facts["rules"], "the version of the rules", 1, LARGEST),
            width=width,
            actions=_whole(facts["actions"], "the number of actions", 1, MOST_ACTIONS),
            units=tuple(
                _whole(count, "the size of a layer", 1, MOST_UNITS)
                for count in _row(facts["units"], "units", 3, 3)
            ),
            value_units=_whole(facts["value_units"], "the size of a layer", 1, MOST_UNITS),
            lookups=_lookups(facts["lookups"], width),
            baseline=tuple(
                _terms(terms, width) for terms in _row(facts["baseline"], "baseline", SEATS, SEATS)
            ),
            scale=_whole(facts["scale"], "the scale", 1, LARGEST),
            made=_facts(facts["made"]),
        )


def fits(header: Header, game: ObservedGame) -> str:
    """'' where the network knows this game, a notice where it may misjudge what it does not know.

    What it cannot read at all is a NetworkError.
    """
    if header.game != game.name:
        raise NetworkError(f"the network plays {quoted(header.game)}, not {game.name}")
    layout = game.layout
    if (header.layout, header.layout_version) != (layout.digest, layout.version):
        raise NetworkError(
            f"the network reads observations of version {header.layout_version}"
            f" ({quoted(header.layout)}), and the game writes version {layout.version}"
            f" ({layout.digest}); it must be trained anew"
        )
    if (header.width, header.actions) != (layout.width, len(game.catalogue)):
        raise NetworkError(
            f"the network knows {header.actions} actions and {header.width} numbers,"
            f" and the game has {len(game.catalogue)} and {layout.width}; it must be trained anew"
        )
    notices = []
    if header.edition != game.components_digest:
        notices.append(
            f"with the components {quoted(header.edition)}, not with {game.components_digest}"
        )
    if header.rules != game.rules_version:
        notices.append(f"by rules {header.rules}, not by rules {game.rules_version}")
    if not notices:
        return ""
    return f"the network learnt {' and '.join(notices)}: it may misjudge what is different"


# --- Reading --------------------------------------------------------------------------------------


def _whole(found: object, what: str, least: int, most: int) -> int:
    if type(found) is not int or not least <= found <= most:
        shown = quoted(repr(found))
        raise NetworkError(f"{what} is a whole number from {least} to {most}, not {shown}")
    return found


def _text(found: object, what: str) -> str:
    if not isinstance(found, str) or not found:
        raise NetworkError(f"{what} is a word, not {quoted(repr(found))}")
    return found


def _row(found: object, what: str, least: int, most: int) -> list[Any]:
    if not isinstance(found, list) or not least <= len(found) <= most:
        count = str(least) if least == most else f"{least} to {most}"
        raise NetworkError(f"'{what}' is a list of {count}, not {quoted(repr(found))}")
    return found


def _facts(found: object) -> dict[str, Any]:
    if not isinstance(found, dict):
        raise NetworkError(f"'made' holds facts with names, not {quoted(repr(found))}")
    return found


def _lookups(found: object, width: int) -> tuple[Lookup, ...]:
    rows = _row(found, "lookups", 1, MOST_LOOKUPS)
    return tuple(_lookup(_row(row, "lookup", 3, 3), width) for row in rows)


def _lookup(row: list[Any], width: int) -> Lookup:
    cells = _row(row[0], "cells", 1, MOST_CELLS)
    tops = _row(row[1], "tops", len(cells), len(cells))
    lookup = Lookup(
        tuple(_whole(cell, "a cell", 0, width - 1) for cell in cells),
        tuple(_whole(top, "a top", 1, LARGEST) for top in tops),
        _whole(row[2], "a first row", 0, MOST_ROWS - 1),
    )
    if lookup.first + lookup.rows > MOST_ROWS:
        raise NetworkError(f"a lookup has rows up to {MOST_ROWS - 1}, not {quoted(repr(row))}")
    return lookup


def _terms(found: object, width: int) -> tuple[Term, ...]:
    return tuple(
        Term(
            _whole(_row(term, "term", 2, 2)[0], "a cell", 0, width - 1),
            _whole(term[1], "a count of 256ths", -LARGEST, LARGEST),
        )
        for term in _row(found, "terms", 0, MOST_TERMS)
    )
