"""Rounds: engines take turns, and medians are made of what they say."""

import subprocess
import sys
from typing import Any

import pytest

from barrowgate.core import engine
from barrowgate.core.engine import Engine
from barrowgate.lab import bench, rounds
from barrowgate.lab.bench import Row
from barrowgate.lab.rounds import BenchError, Plan, measure, medians, one_round, plain_round
from tests.lab.figures import figures_of

PLAN = Plan(games=["loyang"], seats=[1, 2], seconds=0.001, rounds=3)


def row(value: float, which: str = "plain", figure: str = "decisions") -> Row:
    return Row("loyang", which, 4, figure, value, "1/s", value, value)


def quiet(number: int, which: str) -> None:
    pass


@pytest.fixture
def _compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "running", lambda: Engine("compiled"))


def test_the_value_is_the_median_and_the_spread_is_kept() -> None:
    (found,) = medians([row(5), row(1), row(3)])
    assert (found.value, found.least, found.most) == (3, 1, 5)


def test_engines_and_figures_are_kept_apart() -> None:
    found = medians([row(1), row(9, "compiled"), row(3), row(11, "compiled"), row(7, figure="x")])
    assert [(each.engine, each.figure, each.value) for each in found] == [
        ("plain", "decisions", 2),
        ("compiled", "decisions", 10),
        ("plain", "x", 7),
    ]


def test_the_worst_decision_is_the_worst_of_all_rounds() -> None:
    (found,) = medians([row(value, figure="decision_worst") for value in (4, 90, 5)])
    assert found.value == 90


@pytest.mark.usefixtures("_compiled")
def test_compiled_and_plain_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "one_round", lambda plan: [row(30, "compiled")])
    monkeypatch.setattr(rounds, "plain_round", lambda plan: [row(2)])
    noted: list[tuple[int, str]] = []
    found = measure(PLAN, lambda number, which: noted.append((number, which)))
    assert noted == [(number, which) for number in (1, 2, 3) for which in ("compiled", "plain")]
    assert found == [row(30, "compiled"), row(2)]


def test_where_the_plain_engine_runs_there_is_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "running", lambda: Engine("plain"))
    monkeypatch.setattr(rounds, "one_round", lambda plan: [row(2)])
    monkeypatch.delattr(rounds, "plain_round")
    assert measure(PLAN, quiet) == [row(2)]


def test_the_greatest_number_of_seats_is_measured_in_every_respect(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench, "BATCH", 2)
    found = one_round(PLAN)
    assert {each.figure for each in found if each.seats == 2} == figures_of(PLAN.games[0])
    assert {each.figure for each in found if each.seats == 1} < set(bench.UNITS)


def test_the_plain_engine_is_measured_in_a_process_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("BARROWGATE_PURE", "0")
    found = plain_round(Plan(["la-granja"], [1], 0.001, 1))
    assert {each.figure for each in found} == set(bench.UNITS)
    assert {each.engine for each in found} == {"plain"}


@pytest.mark.parametrize(
    ("said", "why"), [("Traceback\nMemoryError: none left\n", "none left"), ("", "status 3")]
)
def test_a_plain_engine_that_fails_is_told_with_its_reason(
    monkeypatch: pytest.MonkeyPatch, said: str, why: str
) -> None:
    def fail(command: list[str], **settings: Any) -> "subprocess.CompletedProcess[str]":
        assert command[0] == sys.executable
        return subprocess.CompletedProcess(command, 3, "", said)

    monkeypatch.setattr(subprocess, "run", fail)
    with pytest.raises(BenchError, match=f"the plain engine could not be measured: .*{why}"):
        plain_round(PLAN)
