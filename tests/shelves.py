"""The golden records of every game."""

from pathlib import Path

from barrowgate.core.record import Record
from tests.golden import Shelf
from tests.lagranja.golden import SHELF as LA_GRANJA
from tests.loyang.golden import SHELF as LOYANG

SHELVES: dict[str, Shelf] = {"la-granja": LA_GRANJA, "loyang": LOYANG}
RECORDS: list[tuple[str, Path]] = [
    (game, path) for game, shelf in SHELVES.items() for path in shelf.paths()
]
IDS = [f"{game}-{path.stem}" for game, path in RECORDS]


def records(game: str) -> list[Record]:
    return [Record.load(path) for path in SHELVES[game].paths()]
