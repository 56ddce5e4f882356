"""The golden records of every game."""

from pathlib import Path

from barrowgate.core.record import Record
from tests.golden import Shelf
from tests.kits import KITS

SHELVES: dict[str, Shelf] = {name: kit.shelf for name, kit in KITS.items()}
RECORDS: list[tuple[str, Path]] = [
    (game, path) for game, shelf in SHELVES.items() for path in shelf.paths()
]
IDS = [f"{game}-{path.stem}" for game, path in RECORDS]


def records(game: str) -> list[Record]:
    return [Record.load(path) for path in SHELVES[game].paths()]
