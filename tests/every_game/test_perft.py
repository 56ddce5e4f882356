"""Counts of action sequences from fixed positions: a rule that changes shows here at once."""

from tests import perft
from tests.kit import Kit
from tests.kits import every, every_kit
from tests.perft import Entry


def entries(kit: Kit) -> dict[str, Entry]:
    return {entry["name"]: entry for entry in kit.perft.entries()}


@every("entry", entries)
def test_as_many_sequences_as_ever(kit: Kit, entry: Entry) -> None:
    position = kit.perft.position_of(entry)
    depths = range(1, len(entry["counts"]) + 1)
    found = [perft.perft(position, depth) for depth in depths]
    assert found == entry["counts"], f"after a change of the rules: {kit.perft.command}"


@every_kit
def test_the_positions_are_of_every_kind(kit: Kit) -> None:
    table = kit.perft.entries()
    positions = [kit.perft.position_of(entry) for entry in table]
    views = [position.view(-1) for position in positions]
    seats = range(kit.game.least_seats, kit.game.most_seats + 1)
    assert {view["players"] for view in views} == set(seats)
    assert {view["step"] for view in views} >= kit.perft_steps
    assert any(len(position.actors()) > 1 for position in positions)
    assert all(len(entry["counts"]) >= kit.perft_depth for entry in table)
    assert all(entry["counts"][-1] >= 50 for entry in table)


@every("entry", entries)
def test_dividing_names_each_first_action_and_adds_up(kit: Kit, entry: Entry) -> None:
    position = kit.perft.position_of(entry)
    parts = kit.perft.divide(entry, 2)
    assert len(parts) == sum(len(position.legal(seat)) for seat in position.actors())
    assert sum(parts.values()) == perft.perft(position, 2)


@every("entry", entries)
def test_a_position_is_left_as_it_was(kit: Kit, entry: Entry) -> None:
    position = kit.perft.position_of(entry)
    before = position.to_bytes()
    perft.perft(position, 2)
    assert position.to_bytes() == before
