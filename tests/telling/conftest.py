"""Every test of what is told: no word may be missing."""

import pytest

from barrowgate.locales import Words


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
