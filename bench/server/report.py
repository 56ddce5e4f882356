"""Figures as a table for people, beside what is asked, and as rows for a file."""

from collections.abc import Sequence
from dataclasses import dataclass

from measures import OURS, PEER, Figure
from prepared import GAME, SEATS

from barrowgate.lab.bench import Row

DIGITS = 4


@dataclass(frozen=True)
class Goal:
    """What is required and wanted; ``required_of_peer`` and ``wanted_of_peer`` times the peer's."""

    required: float
    wanted: float
    required_of_peer: float = 0.0
    wanted_of_peer: float = 0.0
    is_more_better: bool = False

    def judge(self, value: float, peer: float | None) -> str:
        if self._reaches(value, self.wanted, self.wanted_of_peer, peer):
            return "as wanted"
        if self._reaches(value, self.required, self.required_of_peer, peer):
            return "as required"
        return "MISSED"

    def _reaches(self, value: float, goal: float, times: float, peer: float | None) -> bool:
        goals = [goal] if peer is None or not times else [goal, times * peer]
        return all(value >= each if self.is_more_better else value <= each for each in goals)

    def shown(self) -> tuple[str, str]:
        return (
            _goal(self.required, self.required_of_peer),
            _goal(self.wanted, self.wanted_of_peer),
        )


def _goal(value: float, of_peer: float) -> str:
    return f"{value:,g}" + (f" and {of_peer:.2g} x peer" if of_peer else "")


GOALS = {
    "actions": Goal(1_500, 3_000, 1.0, 1.8, is_more_better=True),
    "view_p99": Goal(20, 5, 1.0, 1 / 3),
    "workers_ratio": Goal(1.4, 1.7, is_more_better=True),
    "memory_idle": Goal(250, 150),
    "restart": Goal(3, 1),
}
TITLES = {
    "actions": "actions a second, 100 tables, one worker, SQLite",
    "cpu_an_action": "  processor time an action",
    "view_p50": "from sending to all four having the view, half",
    "view_p99": "  99 of 100; 500 tables at 500 a second",
    "workers_ratio": "two workers on PostgreSQL against one",
    "commits": "  commits of PostgreSQL, one after the other",
    "commit_rows": "  rows that share a commit, one worker",
    "memory_empty": "memory without anybody",
    "memory_idle": "  with 2,000 idle sockets at 500 tables",
    "restart": "restart, until 2,000 clients are served",
    "restart_cpu": "  processor time of it",
}


def table(figures: Sequence[Figure]) -> str:
    """Ours, the peer's beside it, what is asked, and whether it is reached."""
    lines = [_line("", "barrowgate", "peer", "required", "wanted", "")]
    for figure in figures:
        if figure.server not in (OURS, PEER):
            lines.append(_line(f"  {figure.server}: {figure.name}", _shown(figure)))
        elif figure.server == OURS:
            lines.append(_of_ours(figure, figures))
    return "\n".join(lines)


def _of_ours(figure: Figure, figures: Sequence[Figure]) -> str:
    same = [each for each in figures if each.name == figure.name and each.server == PEER]
    peer = same[0] if same else None
    goal = GOALS.get(figure.name)
    asked = goal.shown() if goal else ("", "")
    verdict = goal.judge(figure.value, peer.value if peer else None) if goal else ""
    return _line(TITLES[figure.name], _shown(figure), _shown(peer) if peer else "", *asked, verdict)


def _line(
    title: str, ours: str, peer: str = "", required: str = "", wanted: str = "", verdict: str = ""
) -> str:
    return f"{title:<49}{ours:>12}{peer:>12}{required:>20}{wanted:>22}  {verdict}".rstrip()


def _shown(figure: Figure) -> str:
    value = f"{figure.value:,.0f}" if figure.value >= 100 else f"{figure.value:.2f}"
    return f"{value} {figure.unit}"


def rows(figures: Sequence[Figure]) -> list[Row]:
    """As other benchmarks keep theirs; the server stands in the place of the engine."""
    return [
        Row(
            game=GAME if figure.server != PEER else PEER,
            engine=figure.server,
            seats=SEATS,
            figure=figure.name,
            value=round(figure.value, DIGITS),
            unit=figure.unit,
            least=round(min(figure.values), DIGITS),
            most=round(max(figure.values), DIGITS),
        )
        for figure in figures
    ]
