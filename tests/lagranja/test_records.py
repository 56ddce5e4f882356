"""The golden records of La Granja; what all games' records must show is in test_golden_records."""

from pathlib import Path

import pytest

from barrowgate.core.record import Record
from barrowgate.lagranja.position import Position
from tests.lagranja import invariants
from tests.lagranja.golden import SHELF

RECORDS = SHELF.paths()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_position_of_a_golden_record_is_sound(path: Path) -> None:
    record = Record.load(path)
    for position in record.fold(SHELF.game_of(record)):
        assert isinstance(position, Position)
        invariants.check(position)


def test_golden_games_alone_begin_first_and_second() -> None:
    records = [Record.load(path) for path in RECORDS]
    alone = [SHELF.replay(record, 0) for record in records if record.seats == 1]
    assert {position.view(0)["solo_first"] for position in alone} == {False, True}
