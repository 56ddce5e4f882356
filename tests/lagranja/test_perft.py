"""Counts of action sequences from fixed positions: a rule that changes shows here at once."""

import pytest

from tests import perft
from tests.lagranja.perft import TABLE
from tests.perft import Entry

ENTRIES = TABLE.entries()


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_as_many_sequences_as_ever(entry: Entry) -> None:
    """After a change of the rules: python -m tests.lagranja.perft."""
    position = TABLE.position_of(entry)
    depths = range(1, len(entry["counts"]) + 1)
    assert [perft.perft(position, depth) for depth in depths] == entry["counts"]


def test_the_positions_are_of_every_kind() -> None:
    positions = [TABLE.position_of(entry) for entry in ENTRIES]
    assert {position.view(-1)["players"] for position in positions} == {1, 2, 3, 4}
    assert len({position.view(-1)["step"] for position in positions}) >= 6
    assert any(len(position.actors()) > 1 for position in positions)
    assert all(len(entry["counts"]) >= 3 and entry["counts"][-1] >= 50 for entry in ENTRIES)


def test_dividing_names_each_first_action_and_adds_up() -> None:
    position = TABLE.position_of(ENTRIES[1])
    [seat] = position.actors()
    parts = TABLE.divide(ENTRIES[1], 2)
    assert len(parts) == len(position.legal(seat))
    assert sum(parts.values()) == perft.perft(position, 2)


def test_a_position_is_left_as_it_was() -> None:
    position = TABLE.position_of(ENTRIES[2])
    before = position.to_bytes()
    perft.perft(position, 2)
    assert position.to_bytes() == before
