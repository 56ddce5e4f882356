"""The golden records of La Granja; what all records must show is in tests/every_game."""

from barrowgate.core.record import Record
from tests.lagranja.golden import SHELF

RECORDS = SHELF.paths()


def test_golden_games_alone_begin_first_and_second() -> None:
    records = [Record.load(path) for path in RECORDS]
    alone = [SHELF.replay(record, 0) for record in records if record.seats == 1]
    assert {position.view(0)["solo_first"] for position in alone} == {False, True}
