"""Counts of action sequences to a small depth, from fixed positions (perft).

    python -m tests.lagranja.perft    count all positions of data/perft.toml anew

A position is the start of a game (``seats``, ``seed``, ``options``) or lies in a golden record
(``record``, after so many ``actions``). A new entry needs its name and one of the two; the script
fills in the counts, one a depth. Where a count is wrong, ``divide`` names the
branch.
"""

import json
import tomllib
from pathlib import Path
from typing import Any

from barrowgate.core.record import Record
from barrowgate.lagranja import LaGranja
from barrowgate.lagranja.notation import CATALOGUE
from barrowgate.lagranja.position import Position
from tests.lagranja import golden

TABLE = Path(__file__).parent / "data" / "perft.toml"
MOST = 20_000  # sequences of the greatest depth, so that all are counted in seconds
DEEPEST = 6

Entry = dict[str, Any]


def entries() -> list[Entry]:
    found: list[Entry] = tomllib.loads(TABLE.read_text(encoding="utf-8"))["position"]
    return found


def position_of(entry: Entry) -> Position:
    if "record" in entry:
        record = Record.load(golden.FOLDER / entry["record"])
        return golden.replay(record, entry["actions"])
    return LaGranja(entry["seats"], entry.get("options")).start(entry["seed"])


def perft(position: Position, depth: int) -> int:
    """How many sequences of so many actions there are; any of several actors may go first."""
    if depth == 1:
        return sum(len(position.legal(seat)) for seat in position.actors())
    return sum(divide(position, depth).values())


def divide(position: Position, depth: int) -> dict[str, int]:
    """The same by the first action: '1 play 35 helper' and how many sequences begin with it."""
    counts = {}
    for seat in position.actors():
        for action in position.legal(seat):
            after = position.copy()
            after.play(seat, action)
            counts[f"{seat + 1} {CATALOGUE.write(action)}"] = perft(after, depth - 1) if depth > 1 else 1
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


def written(entry: Entry) -> str:
    lines = [f"{key} = {value_of(value)}" for key, value in entry.items() if key != "counts"]
    return "\n".join(["[[position]]", *lines, f"counts = {count(position_of(entry))}", ""])


def value_of(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {json.dumps(each)}" for key, each in value.items()) + " }"
    return json.dumps(value)


def main() -> None:
    head = "# Written by: python -m tests.lagranja.perft (see there). Counts by depth, from 1.\n\n"
    text = head + "\n".join(written(entry) for entry in entries())
    TABLE.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
