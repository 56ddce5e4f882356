"""Rounds: figures measured several times, this engine and the plain one in turn.

Whatever else the machine does then slows both, and a ratio of their medians stays true. The plain
engine runs in a process of its own: this module, with its plan as input.
"""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace

from barrowgate import pure
from barrowgate.core import engine
from barrowgate.core.errors import BarrowgateError
from barrowgate.games import entry
from barrowgate.lab.bench import Row, bench

Note = Callable[[int, str], None]  # a round begins: its number and the engine


class BenchError(BarrowgateError):
    """The plain engine could not be measured."""


@dataclass(frozen=True)
class Plan:
    """What is to be measured; the largest number of seats is measured in every respect."""

    games: list[str]
    seats: list[int]
    seconds: float
    rounds: int


def measure(plan: Plan, note: Note) -> list[Row]:
    """The medians of all rounds, engine by engine."""
    found: list[Row] = []
    here = engine.running()
    for number in range(1, plan.rounds + 1):
        note(number, here.name)
        found += one_round(plan)
        if here.is_compiled:
            note(number, "plain")
            found += plain_round(plan)
    return medians(found)


def one_round(plan: Plan) -> list[Row]:
    """Every figure once, with the engine of this process."""
    return [
        row
        for name in plan.games
        for seats in plan.seats
        if entry(name).least_seats <= seats <= entry(name).most_seats
        for row in bench(name, seats, plan.seconds, seats == max(plan.seats))
    ]


def plain_round(plan: Plan) -> list[Row]:
    """Every figure once, in a process that runs the plain engine of this very package."""
    path = os.pathsep.join([str(engine.PACKAGE.parent), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-P", "-m", __name__],
        input=json.dumps(asdict(plan)),
        capture_output=True,
        text=True,
        env={**os.environ, pure.VARIABLE: "1", "PYTHONPATH": path.rstrip(os.pathsep)},
    )
    if done.returncode != 0:
        why = (done.stderr.strip().splitlines() or [f"status {done.returncode}"])[-1]
        raise BenchError(f"the plain engine could not be measured: {why}")
    return [Row(**row) for row in json.loads(done.stdout)]


def medians(rows: Iterable[Row]) -> list[Row]:
    """One row for all rounds of a figure; the worst decision is the worst of all."""
    rounds: dict[tuple[str, int, str, str], list[Row]] = {}
    for row in rows:
        rounds.setdefault((row.game, row.seats, row.figure, row.engine), []).append(row)
    return [_together(alike) for alike in rounds.values()]


def _together(rows: list[Row]) -> Row:
    values = [row.value for row in rows]
    middle = max if rows[0].figure == "decision_worst" else statistics.median
    return replace(rows[0], value=middle(values), least=min(values), most=max(values))


def _main() -> None:
    plan = Plan(**json.load(sys.stdin))
    json.dump([row.as_json() for row in one_round(plan)], sys.stdout)


if __name__ == "__main__":
    _main()
