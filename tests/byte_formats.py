"""The formats of positions as bytes: a new layout has a new number.

    PYTHONPATH=src python -m tests.byte_formats    write the file after the number was raised

The digest is that of the bytes of positions all through a few golden records, which the file
names. Records replay for ever, so these bytes change only with their layout.
"""

import hashlib
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from barrowgate.core.record import Record
from tests.formats import format_of
from tests.shelves import SHELVES

FILE = Path(__file__).parent / "byte_formats.toml"
EVERY = 25  # actions


def found(game: str) -> tuple[int, str]:
    """The number that the bytes carry, and the digest of their layout."""
    digest = hashlib.sha256()
    numbers = set()
    for _, position in moments(game):
        data = position.to_bytes()
        numbers.add(format_of(data).version)
        digest.update(data)
    [number] = numbers
    return number, digest.hexdigest()[:32]


def moments(game: str) -> Iterator[tuple[Any, Any]]:
    """Tables with their positions, all through the golden records that the file names."""
    shelf = SHELVES[game]
    for name in tables()[game]["records"]:
        record = Record.load(shelf.folder / f"{name}.bgr")
        table = shelf.game_of(record)
        for number, position in enumerate(record.fold(table)):
            if number % EVERY == 0 or position.is_over:
                yield table, position


def tables() -> dict[str, dict[str, Any]]:
    """What is kept of each game: its records, the number of its format, and the digest."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def kept(game: str) -> tuple[int, str]:
    table = tables()[game]
    return table.get("format", 0), table.get("digest", "")


def main() -> None:
    lines = ["# Written by: python -m tests.byte_formats (see there)."]
    for game, table in tables().items():
        number, digest = found(game)
        old_number, old_digest = kept(game)
        if digest != old_digest and number <= old_number:
            sys.exit(f"{game}: the bytes have changed; raise their format above {old_number} first")
        names = ", ".join(f'"{name}"' for name in table["records"])
        lines += ["", f"[{game}]", f"records = [{names}]"]
        lines += [f"format = {number}", f'digest = "{digest}"']
    FILE.write_text("\n".join([*lines, ""]), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
