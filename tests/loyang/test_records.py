"""The golden records of Loyang; what all records must show is in tests/every_game."""

import pytest

from barrowgate.core.errors import RecordError
from barrowgate.core.record import Record
from tests.loyang.golden import SHELF

RECORDS = SHELF.paths()


def test_in_a_golden_record_of_four_two_seats_act_by_turns() -> None:
    """First and second player act at the same time (A20): neither order is the rule."""
    record = Record.load(SHELF.folder / "four-seats.bgr")
    game = SHELF.game_of(record)
    position = game.start(record.seed)
    orders = set()
    for move in record.moves:
        actors = position.actors()
        if len(actors) == 2:
            orders.add(actors.index(move.seat))
        position.play(move.seat, game.catalogue.read(move.text))
    assert orders == {0, 1}


def test_a_squire_in_use_was_thrown_away_by_rules_1_and_cannot_be_by_rules_2() -> None:
    """A46: the golden record of rules 1 is refused by rules 2, at that very action."""
    text = (SHELF.folder / "rules-1-squire-thrown-in-use.bgr").read_text(encoding="utf-8")
    old = Record.parse(text)
    assert SHELF.replay(old).is_over
    new = Record.parse(text.replace("\nrules 1\n", "\nrules 2\n"))
    with pytest.raises(RecordError, match="reason-helper-in-use") as refused:
        SHELF.replay(new)
    assert refused.value.action.endswith("throw squire")
