"""Benchmarks: what is counted is counted right."""

from barrowgate.lab.bench import bench, measure_bytes, measure_games, middle
from barrowgate.lagranja import LaGranja


def test_whole_games_are_counted() -> None:
    tally = measure_games(LaGranja(1), seconds=0.0)
    assert tally.games == 1
    assert 100 < tally.decisions < 400
    assert tally.decisions <= tally.offered
    assert 0 < tally.forced < tally.decisions


def test_the_middle_of_a_game_is_neither_its_beginning_nor_its_end() -> None:
    position = middle(LaGranja(2))
    assert not position.is_over
    assert position.n_actions > 50


def test_a_position_has_as_many_bytes_as_it_writes() -> None:
    start = len(LaGranja(2).start(1).to_bytes())
    assert start * 0.5 < measure_bytes(LaGranja(2)) < start * 2


def test_there_is_a_row_a_figure() -> None:
    rows = list(bench("la-granja", 2, 0.001))
    assert [row.figure for row in rows] == [
        *("decisions", "games", "decisions_a_game", "branching", "forced", "copies", "position")
    ]
    assert {row.seats for row in rows} == {2}
    figures = {row.figure: row.value for row in rows}
    assert abs(figures["decisions"] / figures["games"] / figures["decisions_a_game"] - 1) < 0.01
