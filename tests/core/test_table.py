"""A table plays, takes back, saves and goes on; position and record always agree."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barrowgate.core import events
from barrowgate.core.chance import Chance
from barrowgate.core.contract import Game, Position
from barrowgate.core.errors import IllegalAction, RecordError
from barrowgate.core.record import Record
from barrowgate.core.table import Table, UndoError
from barrowgate.orchard import Orchard, names
from barrowgate.orchard.names import CATALOGUE, DRAW
from tests.core import toy


def table_of(*moves: str, path: Path | None = None, watched: bool = False) -> Table:
    """A table of two after these moves, written as in a record."""
    table = Table.begin(Orchard(), 7, ["Ana", "random"], path, watched)
    play(table, *moves)
    return table


def play(table: Table, *moves: str) -> None:
    for move in moves:
        seat, written = move.split(" ", 1)
        table.play(int(seat) - 1, CATALOGUE.read(written))


def written(table: Table) -> list[str]:
    return [f"{move.seat + 1} {move.text}" for move in table.record.moves]


def agrees(table: Table) -> bool:
    again = Record.parse(table.record.write())
    return again.replay(table.game).to_bytes() == table.position.to_bytes()


OPENED = ("1 hide 2", "2 hide 1")


def test_the_toy_fulfils_the_contract() -> None:
    game: Game = Orchard()
    position: Position = game.start(1)
    assert position.seen_by(0).determinize(5).view(0) == position.view(0)


# --- Playing ------------------------------------------------------------------------------------


def test_a_played_action_is_in_position_and_record() -> None:
    table = table_of(*OPENED, "1 take 3")
    assert table.position.n_actions == 3
    assert written(table) == [*OPENED, "1 take 3"]
    assert agrees(table)


@pytest.mark.parametrize("action", [names.HIDE, names.NOTHING, -1, 999])
def test_an_illegal_action_changes_nothing(action: int) -> None:
    table = table_of(*OPENED)
    before = table.position.to_bytes()
    with pytest.raises(IllegalAction):
        table.play(0, action)
    assert table.position.to_bytes() == before
    assert written(table) == list(OPENED)


def test_the_end_of_the_game_brings_the_scores_into_the_record() -> None:
    turns = ("1 take 1", "1 done", "2 take 1", "2 done")
    table = table_of(*OPENED, *turns, *OPENED, *turns)
    assert table.position.is_over
    assert table.record.write().endswith("end 4 0\n")


# --- Taking back --------------------------------------------------------------------------------


def test_one_call_takes_back_one_action() -> None:
    table = table_of(*OPENED, "1 take 3", "1 eat", "1 eat")
    assert table.undo(0) == 1
    assert written(table) == [*OPENED, "1 take 3", "1 eat"]
    assert table.undo(0) == 1
    assert table.undo(0) == 1
    assert written(table) == list(OPENED)
    assert agrees(table)


def test_an_action_taken_back_can_be_played_otherwise() -> None:
    table = table_of(*OPENED, "1 take 3")
    table.undo(0)
    play(table, "1 take 1", "1 eat")
    assert agrees(table)


def test_nothing_can_be_taken_back_before_the_first_action() -> None:
    table = table_of()
    assert not table.can_undo(0)
    with pytest.raises(UndoError, match="seat 1 cannot take its action back: no action") as caught:
        table.undo(0)
    assert caught.value.reason == "undo_nothing"


def test_another_seats_action_cannot_be_taken_back_or_crossed() -> None:
    table = table_of(*OPENED, "1 take 3", "1 done", "2 take 1")
    with pytest.raises(UndoError, match="another seat's") as caught:
        table.undo(0)
    assert caught.value.reason == "undo_another_seat"
    assert table.undo(1) == 1


@pytest.mark.parametrize("revealing", ["1 roll", "1 draw"])
def test_what_was_revealed_stays(revealing: str) -> None:
    table = table_of(*OPENED, revealing)
    with pytest.raises(UndoError, match="revealed") as caught:
        table.undo(0)
    assert caught.value.reason == "undo_revealed"
    play(table, "1 done")
    assert table.undo(0) == 1
    assert not table.can_undo(0)


def test_a_hidden_choice_is_free_until_another_seat_has_acted() -> None:
    table = table_of("1 hide 3")
    assert table.undo(0) == 1
    play(table, "1 hide 1", "2 hide 2")
    assert not table.can_undo(0)
    assert not table.can_undo(1)


def test_an_earlier_seat_may_go_on_taking_back_when_a_later_one_has_done_so() -> None:
    table = table_of(*OPENED, "1 take 3", "1 done", "2 take 1")
    table.undo(1)
    assert table.undo(0) == 1
    assert table.undo(0) == 1
    assert written(table) == list(OPENED)
    assert agrees(table)


def test_the_last_action_of_a_game_can_be_taken_back_with_its_end() -> None:
    turns = ("1 take 1", "1 done", "2 take 1", "2 done")
    table = table_of(*OPENED, *turns, *OPENED, *turns)
    table.undo(1)
    assert table.record.scores is None
    assert agrees(table)


def test_a_roll_is_the_same_after_taking_back_what_came_before() -> None:
    table = table_of(*OPENED, "1 roll", "1 done", "2 take 2")
    other = table_of(*OPENED, "1 roll", "1 done")
    table.undo(1)
    play(table, "2 roll")
    play(other, "2 roll")
    assert table.position.to_bytes() == other.position.to_bytes()


@given(st.integers(0, 2**32), st.integers(2, 4))
def test_playing_and_taking_back_at_random_always_agrees(seed: int, seats: int) -> None:
    table = Table.begin(Orchard(seats), seed, watched=True)
    chance = Chance()
    chance.seed(seed)
    for _ in range(60):
        seat = chance.below(seats)
        legal = table.position.legal(seat)
        if chance.below(3) == 0:
            possible, before = table.can_undo(seat), len(table.record.moves)
            try:
                assert table.undo(seat) == 1
                assert len(table.record.moves) == before - 1
            except UndoError:
                assert not possible
        elif legal:
            table.play(seat, legal[chance.below(len(legal))])
        assert len(table.events) == len(table.record.moves) == table.position.n_actions
    assert agrees(table)


# --- Going on and saving ------------------------------------------------------------------------


def test_a_game_goes_on_from_its_record() -> None:
    table = table_of(*OPENED, "1 take 3")
    resumed = Table.resume(Record.parse(table.record.write()), Orchard())
    assert resumed.position.to_bytes() == table.position.to_bytes()
    play(resumed, "1 done")
    assert agrees(resumed)


def test_a_resumed_game_can_be_taken_back() -> None:
    record = table_of(*OPENED, "1 take 3", "1 eat").record
    resumed = Table.resume(record, Orchard())
    assert resumed.undo(0) == 1
    assert resumed.undo(0) == 1
    assert not resumed.can_undo(0)
    assert agrees(resumed)


def test_a_finished_record_without_its_end_line_gets_one() -> None:
    position, played = toy.play_randomly(Orchard(), 5)
    record = Record.of(Orchard(), 5)
    for seat, action in played:
        record.add(seat, CATALOGUE.write(action))
    assert Table.resume(record, Orchard()).record.scores == position.scores()


def test_a_record_with_an_illegal_action_is_not_resumed() -> None:
    record = table_of(*OPENED).record
    record.add(1, "take 1")
    with pytest.raises(RecordError, match="seat 2 may not act now"):
        Table.resume(record, Orchard())


def test_the_file_holds_every_action_and_every_undo(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    table = table_of(path=path)
    assert Record.load(path) == table.record
    play(table, *OPENED, "1 take 3")
    assert Record.load(path) == table.record
    table.undo(0)
    assert Record.load(path) == table.record
    resumed = Table.resume(Record.load(path), Orchard(), path)
    play(resumed, "1 take 2")
    assert written(Table.resume(Record.load(path), Orchard())) == [*OPENED, "1 take 2"]


def test_what_cannot_be_saved_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.bgr"
    table = table_of(*OPENED, "1 take 3", path=path, watched=True)
    before, text = table.position.to_bytes(), path.read_text()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(RecordError, match="No space left"):
            play(table, "1 eat")
        with pytest.raises(RecordError, match="No space left"):
            table.undo(0)
    assert table.position.to_bytes() == before
    assert table.record.write() == path.read_text() == text
    play(table, "1 eat")
    assert len(table.events) == 4
    assert agrees(table)
    table.undo(0)
    table.undo(0)
    assert agrees(table)


# --- Events -------------------------------------------------------------------------------------


def kinds(table: Table) -> list[list[int]]:
    return [[event[0] for event in events.split(log)] for log in table.events]


def test_a_watched_table_keeps_the_events_of_each_action() -> None:
    table = table_of(*OPENED, "1 take 3", "1 eat", "1 done", watched=True)
    assert kinds(table) == [
        [],
        [names.EVENT_POINTS],
        [names.EVENT_APPLES],
        [names.EVENT_POINTS],
        [],
    ]


def test_events_are_taken_back_with_their_action() -> None:
    table = table_of(*OPENED, "1 take 3", "1 eat", watched=True)
    table.undo(0)
    play(table, "1 done", "2 draw")
    expected = [[], [names.EVENT_POINTS], [names.EVENT_APPLES], [], [names.EVENT_CARD]]
    assert kinds(table) == expected
    assert table.events[-1][5] == DRAW


def test_a_resumed_table_has_the_events_of_the_whole_game() -> None:
    table = table_of(*OPENED, "1 take 3", "1 eat", watched=True)
    resumed = Table.resume(Record.parse(table.record.write()), Orchard(), watched=True)
    assert resumed.events == table.events


def test_an_unwatched_table_keeps_no_events() -> None:
    assert table_of(*OPENED, "1 take 3").events == []


def test_two_tables_on_one_file_do_not_roll_each_other_back(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    ours = table_of(*OPENED, path=path)
    theirs = Table.resume(Record.load(path), Orchard(), path)
    play(theirs, "1 take 3")
    kept = path.read_text()
    with pytest.raises(RecordError, match="another program has changed the file"):
        play(ours, "1 take 3")
    assert path.read_text() == kept
    assert written(ours) == list(OPENED)
