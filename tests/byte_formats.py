"""The formats of positions as bytes: a new layout has a new number.

    python -m tests.byte_formats    write byte_formats.toml after the number was raised

The digest is that of the bytes of positions all through a few golden records. Records replay for
ever, so these bytes change only with their layout.
"""

import hashlib
import sys
import tomllib
from pathlib import Path

from barrowgate.core.record import Record
from tests.formats import format_of
from tests.shelves import SHELVES

FILE = Path(__file__).parent / "byte_formats.toml"
RECORDS = 4  # of each game
EVERY = 25  # actions


def found(game: str) -> tuple[int, str]:
    """The number that the bytes carry, and the digest of their layout."""
    shelf = SHELVES[game]
    digest = hashlib.sha256()
    numbers = set()
    for path in shelf.paths()[:RECORDS]:
        record = Record.load(path)
        for number, position in enumerate(record.fold(shelf.game_of(record))):
            if number % EVERY == 0 or position.is_over:
                data = position.to_bytes()
                numbers.add(format_of(data).version)
                digest.update(data)
    [number] = numbers
    return number, digest.hexdigest()[:32]


def kept() -> dict[str, tuple[int, str]]:
    tables = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {game: (table["format"], table["digest"]) for game, table in tables.items()}


def main() -> None:
    before = kept() if FILE.exists() else {}
    lines = ["# Written by: python -m tests.byte_formats (see there)."]
    for game in SHELVES:
        number, digest = found(game)
        old_number, old_digest = before.get(game, (0, ""))
        if digest != old_digest and number <= old_number:
            sys.exit(f"{game}: the bytes have changed; raise their format above {old_number} first")
        lines += ["", f"[{game}]", f"format = {number}", f'digest = "{digest}"']
    FILE.write_text("\n".join([*lines, ""]), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
