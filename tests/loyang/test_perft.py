"""Counts of action sequences from fixed positions: a rule that changes shows here at once."""

import pytest

from tests import perft
from tests.loyang.perft import TABLE
from tests.perft import Entry

ENTRIES = TABLE.entries()


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_as_many_sequences_as_ever(entry: Entry) -> None:
    """After a change of the rules: python -m tests.loyang.perft."""
    position = TABLE.position_of(entry)
    depths = range(1, len(entry["counts"]) + 1)
    assert [perft.perft(position, depth) for depth in depths] == entry["counts"]


def test_the_positions_are_of_every_kind() -> None:
    positions = [TABLE.position_of(entry) for entry in ENTRIES]
    views = [position.view(-1) for position in positions]
    assert {view["players"] for view in views} == {1, 2, 3, 4}
    assert {view["step"] for view in views} >= {"crop", "cards", "partner", "action", "partners"}
    assert any(len(position.actors()) > 1 for position in positions)
    assert all(len(entry["counts"]) >= 2 and entry["counts"][-1] >= 50 for entry in ENTRIES)
