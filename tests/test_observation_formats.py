"""Another observation needs another version: networks are trained on it."""

from pathlib import Path

import pytest

from tests import observation_formats
from tests.observation_formats import found, kept
from tests.shelves import SHELVES


@pytest.mark.parametrize("game", SHELVES)
def test_other_observations_have_another_version(game: str) -> None:
    how = (
        "raise VERSION in observation_parts.py, then run: "
        "PYTHONPATH=src python -m tests.observation_formats"
    )
    assert found(game) == kept(game), how


def test_observations_that_kept_their_version_are_not_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = observation_formats.FILE.read_text(encoding="utf-8")
    file = tmp_path / "observation_formats.toml"
    changed = text.replace('numbers = "', 'numbers = "0')
    file.write_text(changed, encoding="utf-8")
    monkeypatch.setattr(observation_formats, "FILE", file)
    with pytest.raises(SystemExit, match="raise their version above"):
        observation_formats.main()
    assert file.read_text(encoding="utf-8") == changed
