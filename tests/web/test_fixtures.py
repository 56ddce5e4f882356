"""What the tests of the page read is what the engine, the bots and the tellers give today."""

import json
from pathlib import Path

import pytest

from tests.web import explained, guided
from tools import interface


@pytest.mark.parametrize("name", guided.ROUNDS)
def test_the_guided_round_is_played_on_the_real_engine_and_leads_where_it_did(name: str) -> None:
    kept = json.loads(guided.file_of(name).read_text(encoding="utf-8"))
    assert [*json.loads(guided.text_of(name))] == kept
    assert [each["played"] for each in kept] == [*guided.ROUNDS[name].played, ""]


def test_the_kinds_of_things_that_are_explained_are_those_of_the_list() -> None:
    assert explained.FILE.read_text(encoding="utf-8") == explained.text()


def test_the_types_of_the_page_are_made_from_the_interface_as_it_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert interface.main(["--check"]) == 0, "run: python -m tools.interface, npm run types in web/"
    monkeypatch.setattr(interface, "FILE", tmp_path / "interface.json")
    assert interface.main(["--check"]) == 1
