"""Targets: how fast the compiled engine must be, how fast we want it to be, and whether it is."""

from collections.abc import Iterable
from dataclasses import dataclass

from barrowgate.lab.bench import THINKING, Row

SEATS = 4
FASTER_IS_MORE = "1/s"
FASTER_IS_LESS = "us"


@dataclass(frozen=True)
class Goal:
    """A value to be reached and, where it is not 0, how many times faster than plain."""

    value: float
    times: int = 0


@dataclass(frozen=True)
class Target:
    """Two goals for a figure of one game, or of every game, at some numbers of seats."""

    figure: str
    required: Goal
    wanted: Goal
    game: str = ""
    seats: tuple[int, ...] = (SEATS,)


TARGETS = (
    Target("playout", Goal(500_000, 30), Goal(1_000_000, 50)),
    Target("decisions", Goal(300_000), Goal(500_000)),
    Target("copy_into", Goal(0.5), Goal(0.2), "la-granja"),
    Target("copy", Goal(2), Goal(1), "la-granja"),
    Target("position", Goal(2000), Goal(1000), "la-granja"),
    Target("observation", Goal(5), Goal(2)),
    Target("batch", Goal(700_000), Goal(1_200_000)),
    Target("seen_by", Goal(5), Goal(1)),
    Target("determinize", Goal(15), Goal(4)),
    Target("to_bytes", Goal(20), Goal(8)),
    Target("from_bytes", Goal(80), Goal(30)),
    Target("views", Goal(150), Goal(60)),
    Target("telling", Goal(200), Goal(100)),
    Target("telling_p99", Goal(200), Goal(100)),
    Target("look", Goal(40), Goal(20), seats=THINKING),
    Target("simulations", Goal(5_000), Goal(10_000), seats=THINKING),
)


@dataclass(frozen=True)
class Line:
    """A figure of both engines, side by side."""

    plain: Row | None
    compiled: Row | None

    @property
    def row(self) -> Row:
        """Either of them: game, seats, figure and unit are the same."""
        row = self.compiled or self.plain
        assert row is not None
        return row

    @property
    def times(self) -> float | None:
        """How many times faster the compiled engine is; None where nothing is timed."""
        if self.plain is None or self.compiled is None:
            return None
        if self.row.unit == FASTER_IS_MORE:
            return self.compiled.value / self.plain.value
        if self.row.unit == FASTER_IS_LESS:
            return self.plain.value / self.compiled.value
        return None

    @property
    def target(self) -> Target | None:
        """What is asked of the compiled engine here; nothing is asked of the plain one."""
        for target in TARGETS:
            at_table = target.game in ("", self.row.game) and self.row.seats in target.seats
            if at_table and target.figure == self.row.figure:
                return target if self.compiled is not None else None
        return None

    def reaches(self, goal: Goal) -> bool:
        if self.row.unit == FASTER_IS_MORE:
            enough = self.row.value >= goal.value
        else:
            enough = self.row.value <= goal.value
        return enough and (goal.times == 0 or (self.times or 0) >= goal.times)


def side_by_side(rows: Iterable[Row]) -> list[Line]:
    """One line for each figure, in the order of the rows."""
    found: dict[tuple[str, int, str], dict[str, Row]] = {}
    for row in rows:
        found.setdefault((row.game, row.seats, row.figure), {})[row.engine] = row
    return [Line(both.get("plain"), both.get("compiled")) for both in found.values()]
