"""What docs/security.md promises of the server is done and shown where it says."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "barrowgate" / "server"
TESTS = ROOT / "tests" / "server"


def promises() -> list[list[str]]:
    """The rows of the table: promise, where, test."""
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    section = page.partition("\n## The server\n")[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line[:1] == "|"]
    return rows[2:]


def quoted(text: str) -> list[str]:
    return re.findall("`([^`]+)`", text)


def test_there_are_promises() -> None:
    assert len(promises()) > 10


@pytest.mark.parametrize("row", promises(), ids=lambda row: row[0][:60])
def test_a_promise_is_kept_where_it_says(row: list[str]) -> None:
    _, places, shown = row
    for place in quoted(places):
        assert (SERVER / place).is_file()
    for proof in shown.split("; "):
        file, *names = quoted(proof)
        text = (TESTS / file).read_text(encoding="utf-8")
        assert names
        for name in names:
            assert re.search(rf"^(async )?def {name}\(", text, re.MULTILINE), name
