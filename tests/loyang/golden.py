"""The golden records of Loyang (see ``tests.golden``)."""

from pathlib import Path

from barrowgate.core.record import Record
from barrowgate.loyang import Loyang, loading
from tests.golden import Shelf


def game_of(record: Record) -> Loyang:
    """The game that a record's header describes."""
    return Loyang(record.seats, record.options, loading.from_changes(record.changes))


SHELF = Shelf(Path(__file__).parent / "records", game_of)
