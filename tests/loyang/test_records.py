"""Golden records replay to the very same position; a file added to ``records`` is a test added."""

from pathlib import Path

import pytest

from barrowgate.core.errors import RecordError
from barrowgate.core.record import Record
from barrowgate.loyang.game import OPTIONS
from barrowgate.loyang.position import Position
from tests import golden
from tests.loyang import invariants, make_records
from tests.loyang.golden import SHELF

RECORDS = SHELF.paths()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays(path: Path) -> None:
    record = Record.load(path)
    position: Position | None = None
    for each in record.fold(SHELF.game_of(record)):
        assert isinstance(each, Position)
        invariants.check(each)
        position = each
    assert position is not None
    assert position.is_over
    assert record.scores == position.scores(), "the last line must be 'end' and the scores"
    stamp = f"stamp it with: python -m tests.loyang.make_records {path.name}"
    assert golden.digest(position) == golden.kept_digest(path), stamp


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert Record.load(path).write() + golden.MARK + golden.kept_digest(path) + "\n" == text


def test_golden_records_are_of_every_kind() -> None:
    records = [Record.load(path) for path in RECORDS]
    assert {record.seats for record in records} == {1, 2, 3, 4}
    assert {bool(record.changes) for record in records} == {False, True}
    for option, values in OPTIONS.items():
        assert {record.options[option] for record in records} == set(values)


def test_in_a_golden_record_of_four_two_seats_act_by_turns() -> None:
    """First and second player act at the same time (A20): neither order is the rule."""
    record = Record.load(SHELF.folder / "four-seats.bgr")
    game = SHELF.game_of(record)
    position = game.start(record.seed)
    orders = set()
    for move in record.moves:
        actors = position.actors()
        if len(actors) == 2:
            orders.add(actors.index(move.seat))
        position.play(move.seat, game.catalogue.read(move.text))
    assert orders == {0, 1}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\nseed ", "\nseed 9"),  # another game
        ("\nend ", "\nend 1"),  # another score
        ("\n1 done\n", "\n"),  # an action less
    ],
)
def test_a_golden_record_that_was_changed_is_found(old: str, new: str) -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    with pytest.raises(RecordError):
        SHELF.replay(Record.parse(text.replace(old, new, 1)))


def test_a_record_of_your_own_is_stamped_on_the_command_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.bgr"
    path.write_text(Record.load(RECORDS[0]).write(), encoding="utf-8")
    assert golden.kept_digest(path) == ""
    make_records.main([str(path)])
    assert path.read_text(encoding="utf-8") == RECORDS[0].read_text(encoding="utf-8")
