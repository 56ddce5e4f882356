"""Every test of the terminal: games are kept in a folder of its own, and no word may be missing."""

import os
from pathlib import Path

import pytest

from barrowgate.locales import Words


@pytest.fixture(autouse=True)
def _own_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name in ("COLUMNS", "NO_COLOR", "FORCE_COLOR", "LANG", "BARROWGATE_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Words, "strict", True)
    monkeypatch.setattr(os, "fsync", lambda _: None)  # the disk need not survive a test
