"""The versions of observations: another layout, or other numbers in it, is another version.

    PYTHONPATH=src python -m tests.observation_formats    write the file, with the version raised

Networks are trained on observations. The first digest is that of the layout, the second that of the
numbers that every seat observes all through the golden records that tests/byte_formats.toml names.
"""

import hashlib
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from tests import byte_formats
from tests.observing import signed
from tests.shelves import SHELVES

FILE = Path(__file__).parent / "observation_formats.toml"


class Format(NamedTuple):
    """What is kept of the observations of a game."""

    version: int
    layout: str
    numbers: str


def found(game: str) -> Format:
    digest = hashlib.sha256()
    for table, position in byte_formats.moments(game):
        for seat in range(table.seats):
            digest.update(repr(signed(position.observation(seat))).encode())
    return Format(table.layout.version, table.layout.digest, digest.hexdigest()[:32])


def kept(game: str) -> Format:
    table = tomllib.loads(FILE.read_text(encoding="utf-8")).get(game, {})
    return Format(table.get("version", 0), table.get("layout", ""), table.get("numbers", ""))


def main() -> None:
    lines = ["# Written by: python -m tests.observation_formats (see there)."]
    for game in SHELVES:
        new, old = found(game), kept(game)
        if new != old and new.version <= old.version:
            sys.exit(f"{game}: observations have changed; raise their version above {old.version}")
        lines += ["", f"[{game}]", f"version = {new.version}"]
        lines += [f'layout = "{new.layout}"', f'numbers = "{new.numbers}"']
    FILE.write_text("\n".join([*lines, ""]), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
