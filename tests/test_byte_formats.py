"""Another layout of bytes needs another format number."""

from pathlib import Path

import pytest

from barrowgate.core.record import Record
from tests import byte_formats
from tests.shelves import SHELVES


@pytest.mark.parametrize("game", SHELVES)
def test_a_new_layout_of_bytes_has_a_new_number(game: str) -> None:
    how = (
        "raise the format number of the game, then run: PYTHONPATH=src python -m tests.byte_formats"
    )
    assert byte_formats.found(game) == byte_formats.kept(game), how


def test_a_layout_that_kept_its_number_is_not_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = byte_formats.FILE.read_text(encoding="utf-8")
    file = tmp_path / "byte_formats.toml"
    changed = text.replace('digest = "', 'digest = "0')
    file.write_text(changed, encoding="utf-8")
    monkeypatch.setattr(byte_formats, "FILE", file)
    with pytest.raises(SystemExit, match="raise their format above"):
        byte_formats.main()
    assert file.read_text(encoding="utf-8") == changed


def test_the_bytes_of_every_kind_of_table_are_held() -> None:
    assert set(byte_formats.tables()) == set(SHELVES)
    for game, table in byte_formats.tables().items():
        records = [Record.load(SHELVES[game].folder / f"{name}.bgr") for name in table["records"]]
        newest = SHELVES[game].game_of(records[0]).newest_rules
        assert {1, 4} <= {record.seats for record in records}
        assert any(record.changes for record in records)
        assert newest in {record.rules for record in records}
