"""Figures of the page as a table for people, beside what is asked, and as rows for a file."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from barrowgate.lab.bench import Row

DIGITS = 4
SEATS = 4
ENGINE = "page"
LOBBY = "lobby"


@dataclass(frozen=True)
class Goal:
    """What is asked of a figure."""

    value: float
    is_more_better: bool = False

    def judge(self, value: float) -> str:
        reached = value >= self.value if self.is_more_better else value <= self.value
        return "reached" if reached else "MISSED"


GOALS = {
    "performance": Goal(95, is_more_better=True),
    "accessibility": Goal(95, is_more_better=True),
    "interactive": Goal(2.0),
    "repaint_p50": Goal(16),
    "repaint_p95": Goal(16),
}
TITLES = {
    "performance": "Lighthouse, performance",
    "accessibility": "Lighthouse, accessibility",
    "first_paint": "  first paint",
    "largest_paint": "  largest paint",
    "interactive": "  interactive",
    "blocked": "  blocked",
    "shift": "  layout shift",
    "fetched": "  fetched, with fonts",
    "repaint_p50": "busy after an action, half",
    "repaint_p95": "  95 of 100",
    "repaint_cpu": "  processor time of it, mean",
    "actions": "  actions of that game",
}


def rows(text: str) -> list[Row]:
    """Lines of JSON as the measures leave them."""
    return [_row(**json.loads(line)) for line in text.splitlines()]


def _row(game: str, figure: str, value: float, unit: str, least: float, most: float) -> Row:
    return Row(
        game=game,
        engine=ENGINE,
        seats=0 if game == LOBBY else SEATS,
        figure=figure,
        value=round(value, DIGITS),
        unit=unit,
        least=round(least, DIGITS),
        most=round(most, DIGITS),
    )


def table(measured: Sequence[Row]) -> str:
    lines = [_line("", "", "least", "most", "asked", "")]
    for game in dict.fromkeys(row.game for row in measured):
        lines.append(game)
        lines += [_of(row) for row in measured if row.game == game]
    return "\n".join(lines)


def _of(row: Row) -> str:
    goal = GOALS.get(row.figure)
    asked = f"{goal.value:g}" if goal else ""
    verdict = goal.judge(row.value) if goal else ""
    value = f"{_shown(row.value)} {row.unit}".rstrip()
    return _line(TITLES[row.figure], value, _shown(row.least), _shown(row.most), asked, verdict)


def _line(title: str, value: str, least: str, most: str, asked: str, verdict: str) -> str:
    return f"  {title:<30}{value:>14}{least:>10}{most:>10}{asked:>8}  {verdict}".rstrip()


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
