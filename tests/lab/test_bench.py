"""Benchmarks: what is counted is counted right."""

from collections.abc import Sequence
from typing import Any

import pytest

from barrowgate.core import engine
from barrowgate.core.contract import ObservedPosition, View
from barrowgate.lab import bench as measuring
from barrowgate.lab.bench import (
    UNITS,
    bench,
    measure_batch,
    measure_bytes,
    measure_copies,
    measure_decisions,
    measure_playouts,
    measure_views,
    middle,
    play_games,
    seconds_a_call,
    started,
)
from barrowgate.lab.telling_bench import measure_telling
from barrowgate.lab.thinking_bench import measure_thinking
from barrowgate.lagranja import LaGranja
from barrowgate.loyang import Loyang
from barrowgate.orchard.game import Orchard
from barrowgate.telling import Line, Message
from barrowgate.telling.lagranja import LaGranjaTeller

GAMES_FIGURES = ["decisions", "games", "decisions_a_game", "branching", "forced"]


@pytest.fixture(autouse=True)
def _small_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "BATCH", 3)


def test_whole_games_are_counted() -> None:
    tally = play_games(LaGranja(1), seconds=0.0)
    assert tally.games == 1
    assert 100 < tally.decisions < 400
    assert min(tally.offered) == 1
    assert max(tally.offered) > 5
    assert 0 < tally.playing < tally.seconds


def test_games_go_on_until_the_time_is_over() -> None:
    tally = play_games(LaGranja(1), seconds=0.1)
    assert tally.seconds >= 0.1
    assert tally.games > 1


def test_the_games_that_are_played_are_those_of_a_playout() -> None:
    """From Python or inside the engine: the same chance makes the same choices."""
    decisions = play_games(LaGranja(2), seconds=0.0).decisions
    position, chance = started(LaGranja(2), 0)
    assert position.playout(chance, 10_000) == decisions


def test_every_game_is_another_one() -> None:
    first, _ = started(Loyang(2), 0)
    again, _ = started(Loyang(2), 0)
    other, _ = started(Loyang(2), 1)
    assert first.to_bytes() == again.to_bytes()
    assert first.to_bytes() != other.to_bytes()


def test_single_decisions_have_a_middle_an_end_and_a_worst() -> None:
    found = measure_decisions(LaGranja(1), seconds=0.0)
    assert list(found) == ["decision_p50", "decision_p99", "decision_worst"]
    assert 0 < found["decision_p50"] <= found["decision_p99"] <= found["decision_worst"]


def test_playouts_are_timed_by_decisions() -> None:
    assert measure_playouts(LaGranja(1), seconds=0.0) > 100


def test_copying_into_a_given_position_is_faster_than_into_a_new_one() -> None:
    found = measure_copies(LaGranja(4), seconds=0.05)
    assert 0 < found["copy_into"] < found["copy"]


def test_a_call_is_timed_even_without_time() -> None:
    calls: list[int] = []
    assert seconds_a_call(lambda: calls.append(1), seconds=0.0) > 0
    assert len(calls) == measuring.CALLS_AT_ONCE


class Watched:
    """A position that remembers the views it was asked for."""

    def __init__(self, position: ObservedPosition) -> None:
        self.position = position
        self.made: list[View] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.position, name)

    def views(self) -> list[View]:
        views = self.position.views()
        self.made.extend(views)
        return views


def test_views_are_timed_after_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    game = LaGranja(2)
    decisions = play_games(game, seconds=0.0).decisions
    begun, chance = started(game, 0)
    watched = Watched(begun)
    monkeypatch.setattr(measuring, "started", lambda *_: (watched, chance))
    assert measure_views(game, seconds=0.0) > 0
    assert len(watched.made) == 3 * decisions
    assert [told["actions"] for told in watched.made[::3]] == list(range(1, decisions + 1))


def test_a_batch_plays_all_its_games() -> None:
    assert measure_batch(Loyang(2), seconds=0.0) > 100


def test_the_middle_of_a_game_is_neither_its_beginning_nor_its_end() -> None:
    position = middle(LaGranja(2))
    assert not position.is_over
    assert position.n_actions > 50


def test_a_position_has_as_many_bytes_as_it_writes() -> None:
    start = len(LaGranja(2).start(1).to_bytes())
    assert start * 0.5 < measure_bytes(LaGranja(2)) < start * 2


def test_there_is_a_row_a_figure() -> None:
    rows = list(bench("la-granja", 2, 0.001))
    assert {row.figure: row.unit for row in rows} == UNITS
    assert {row.seats for row in rows} == {2}
    assert {row.engine for row in rows} == {engine.running().name}
    assert all(row.least == row.value == row.most > 0 for row in rows)
    figures = {row.figure: row.value for row in rows}
    assert figures["games"] * figures["decisions_a_game"] < figures["decisions"]


def test_there_are_only_figures_of_games_where_no_more_is_asked() -> None:
    rows = bench("loyang", 1, 0.001, all_figures=False)
    assert [row.figure for row in rows] == GAMES_FIGURES


def test_how_fast_bots_think_is_measured_with_two_as_well() -> None:
    rows = bench("loyang", 2, 0.001, all_figures=False)
    assert [row.figure for row in rows] == [*GAMES_FIGURES, "look", "simulations"]


def test_a_game_without_a_network_has_no_bots_to_time() -> None:
    game = Orchard(2)
    assert measure_thinking(game, *started(game, 0), seconds=0.0) == {}


def test_every_decision_of_a_game_is_told_with_what_came_of_it() -> None:
    told: list[tuple[str, int]] = []

    class Counting(LaGranjaTeller):
        def question(self, view: View, seat: int) -> Message:
            told.append(("question", seat))
            return super().question(view, seat)

        def happened(self, logs: Sequence[list[int]], reader: int) -> list[Line]:
            told.append(("happened", reader))
            return super().happened(logs, reader)

    game = LaGranja(2)
    found = measure_telling(Counting(game), *started(game, 0), seconds=0.0)
    decisions = play_games(game, seconds=0.0).decisions
    assert len(told) == 2 * decisions
    assert min(found["telling"], found["telling_p99"]) > 0
