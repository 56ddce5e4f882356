"""The benchmark of the page: what its measures leave becomes rows, beside what is asked."""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "bench" / "web"


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.syspath_prepend(str(FOLDER))
    sys.modules.pop("report", None)  # another benchmark has a module of this name
    yield import_module("report")
    sys.modules.pop("report", None)


def line(game: str, figure: str, value: float, unit: str) -> str:
    told = {"game": game, "figure": figure, "value": value, "unit": unit}
    return json.dumps({**told, "least": value, "most": value})


def test_every_figure_is_a_row(report: Any) -> None:
    text = "\n".join(
        [line("lobby", "performance", 97.0, "points"), line("loyang", "repaint_p50", 7.12345, "ms")]
    )
    first, second = report.rows(text)
    assert (first.game, first.seats, first.figure, first.value) == ("lobby", 0, "performance", 97)
    assert (second.game, second.seats, second.value) == ("loyang", 4, 7.1235)


@pytest.mark.parametrize(
    ("figure", "value", "verdict"),
    [
        ("performance", 95.0, "reached"),
        ("performance", 94.9, "MISSED"),
        ("interactive", 2.0, "reached"),
        ("interactive", 2.1, "MISSED"),
        ("repaint_p95", 16.5, "MISSED"),
    ],
)
def test_the_table_says_whether_a_goal_is_reached(
    report: Any, figure: str, value: float, verdict: str
) -> None:
    shown = report.table(report.rows(line("la-granja", figure, value, "")))
    assert shown.splitlines()[-1].endswith(verdict)


def test_every_figure_that_is_measured_has_a_title(report: Any) -> None:
    measures = (FOLDER.parents[1] / "web" / "bench").glob("*.bench.ts")
    text = "\n".join(path.read_text(encoding="utf-8") for path in measures)
    assert all(f'"{figure}"' in text for figure in report.TITLES)
