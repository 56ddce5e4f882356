"""Counts of action sequences to a small depth, from fixed positions (perft).

A game keeps its counts in a table (TOML). A position is the start of a game (``seats``, ``seed``,
``options``) or lies in a golden record (``record``, after that many ``actions``). A new entry needs
its name and one of the two; writing the table fills in the counts, one a depth. Where a count is
wrong, ``divide`` names the branch.
"""

import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from barrowgate.core.contract import Game, Position
from barrowgate.core.record import Record
from tests.golden import Shelf

MOST = 20_000  # sequences of the greatest depth, so that all are counted in seconds
DEEPEST = 6

Entry = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """The kept counts of one game; ``command`` writes them anew."""

    file: Path
    new_game: Callable[[int, Mapping[str, str] | None], Game]
    shelf: Shelf
    command: str

    def entries(self) -> list[Entry]:
        found: list[Entry] = tomllib.loads(self.file.read_text(encoding="utf-8"))["position"]
        return found

    def position_of(self, entry: Entry) -> Position:
        if "record" in entry:
            record = Record.load(self.shelf.folder / entry["record"])
            return self.shelf.replay(record, entry["actions"])
        return self.new_game(entry["seats"], entry.get("options")).start(entry["seed"])

    def divide(self, entry: Entry, depth: int) -> dict[str, int]:
        """How many sequences begin with each action: '1 play 35 helper' and their number."""
        write = self.new_game(1, None).catalogue.write  # the catalogue is the same for all
        counts = divide(self.position_of(entry), depth)
        return {f"{seat + 1} {write(action)}": number for (seat, action), number in counts.items()}

    def write(self) -> None:
        """Count all positions anew."""
        head = f"# Written by: {self.command} (see there). Counts by depth, from 1.\n\n"
        text = head + "\n".join(self._written(entry) for entry in self.entries())
        self.file.write_text(text, encoding="utf-8", newline="\n")

    def _written(self, entry: Entry) -> str:
        lines = [f"{key} = {value_of(value)}" for key, value in entry.items() if key != "counts"]
        counts = count(self.position_of(entry))
        return "\n".join(["[[position]]", *lines, f"counts = {counts}", ""])


def perft(position: Position, depth: int) -> int:
    """How many sequences of this many actions there are; any of several actors may go first."""
    if depth == 1:
        return sum(len(position.legal(seat)) for seat in position.actors())
    return sum(divide(position, depth).values())


def divide(position: Position, depth: int) -> dict[tuple[int, int], int]:
    """The same by the first action: its seat and its number."""
    counts = {}
    for seat in position.actors():
        for action in position.legal(seat):
            after = position.copy()
            after.play(seat, action)
            counts[seat, action] = perft(after, depth - 1) if depth > 1 else 1
    return counts


def count(position: Position) -> list[int]:
    """One count a depth, as deep as ``MOST`` allows."""
    counts = [perft(position, 1)]
    while len(counts) < DEEPEST and counts[-1] > 0 and expected(counts) <= MOST:
        counts.append(perft(position, len(counts) + 1))
    return counts


def expected(counts: list[int]) -> int:
    """A guess at the next count, so that a deep one is not begun in vain."""
    before = counts[-2] if len(counts) > 1 else 1
    return counts[-1] * counts[-1] // max(before, 1)


def value_of(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {json.dumps(each)}" for key, each in value.items()) + " }"
    return json.dumps(value)
