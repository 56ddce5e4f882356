"""The golden records of La Granja (see ``tests.golden``)."""

from pathlib import Path

from barrowgate.core.record import Record
from barrowgate.lagranja import LaGranja, loading
from tests.golden import Shelf


def game_of(record: Record) -> LaGranja:
    """The game that a record's header describes."""
    return LaGranja(record.seats, record.options, loading.from_changes(record.changes))


SHELF = Shelf(Path(__file__).parent / "records", game_of)
