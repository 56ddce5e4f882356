"""Golden records replay for ever; a file added to a shelf and stamped is a test added."""

from pathlib import Path

import pytest

from barrowgate.core.errors import RecordError
from barrowgate.core.record import Record
from barrowgate.games import REGISTRY
from tests.kits import KITS
from tests.shelves import IDS, RECORDS, SHELVES, records


@pytest.mark.parametrize(("game", "path"), RECORDS, ids=IDS)
def test_a_golden_record_shows_and_allows_what_it_always_did(game: str, path: Path) -> None:
    shelf = SHELVES[game]
    record = Record.load(path)
    assert shelf.replay(record).is_over
    assert record.scores is not None, "the last line must be 'end' and the scores"
    command = f"python -m tests.{REGISTRY[game].room}.make_records {path.name}"
    how = f"if it is new, stamp it: PYTHONPATH=src {command}"
    assert shelf.stamp_of(record) == shelf.stamps().get(path.stem), how


@pytest.mark.parametrize(("game", "path"), RECORDS, ids=IDS)
def test_every_position_of_a_golden_record_is_sound(game: str, path: Path) -> None:
    record = Record.load(path)
    for position in record.fold(SHELVES[game].game_of(record)):
        KITS[game].rules.check(position)


@pytest.mark.parametrize("game", SHELVES)
def test_no_golden_record_has_gone(game: str) -> None:
    assert set(SHELVES[game].stamps()) == {path.stem for path in SHELVES[game].paths()}


@pytest.mark.parametrize(("game", "path"), RECORDS, ids=IDS)
def test_a_golden_record_is_written_as_it_was_read(game: str, path: Path) -> None:
    assert Record.load(path).write() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", SHELVES)
def test_golden_records_are_of_every_kind(game: str) -> None:
    played = records(game)
    assert {record.seats for record in played} == {1, 2, 3, 4}
    assert {bool(record.changes) for record in played} == {False, True}
    known = SHELVES[game].game_of(played[0])
    assert {record.rules for record in played} == set(range(1, known.newest_rules + 1))
    for option, values in known.known_options.items():
        assert {record.options.get(option, values[0]) for record in played} == set(values)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\nseed ", "\nseed 9"),  # another game
        ("\nend ", "\nend 1"),  # another score
        ("\n1 done\n", "\n"),  # an action less
    ],
)
@pytest.mark.parametrize("game", SHELVES)
def test_a_golden_record_that_was_changed_is_found(game: str, old: str, new: str) -> None:
    path = SHELVES[game].paths()[0]
    text = path.read_text(encoding="utf-8")
    with pytest.raises(RecordError):
        SHELVES[game].replay(Record.parse(text.replace(old, new, 1)))


@pytest.mark.parametrize("game", SHELVES)
def test_a_stamp_tells_other_facts_and_other_actions(game: str) -> None:
    shelf = SHELVES[game]
    one, other = records(game)[:2]
    assert shelf.stamp_of(one) != shelf.stamp_of(other)
    with pytest.raises(SystemExit, match="a stamp never changes"):
        _restamped(shelf.folder, game)


def _restamped(folder: Path, game: str) -> None:
    """A shelf that would stamp its first record by other facts."""
    shelf = SHELVES[game]
    type(shelf)(folder, shelf.game_of, shelf.facts[1:]).stamp(shelf.paths()[0])
