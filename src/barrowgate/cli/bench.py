"""``barrowgate bench``: how fast the rules are, compiled and plain."""

import argparse
import math
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from rich.table import Table

from barrowgate.cli import arguments
from barrowgate.cli.context import Context, Refusal
from barrowgate.core.errors import LONGEST_PATH, quoted
from barrowgate.games import REGISTRY
from barrowgate.lab import results
from barrowgate.lab.bench import Row
from barrowgate.lab.rounds import Plan, measure
from barrowgate.lab.targets import Goal, Line, side_by_side
from barrowgate.locales import Words

LONGEST = 3600.0
DEFAULT_SECONDS = "0.3"
MOST_ROUNDS = 1000
DEFAULT_ROUNDS = "5"
FOLDER = Path("bench", "results")


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("bench", run)
    known = ", ".join(REGISTRY)
    parser.option("--game", metavar="GAME", help=words.say("help-bench-game", games=known))
    parser.option("--seats", metavar="N", help=words.say("help-bench-seats"))
    parser.option(
        "--seconds",
        metavar="S",
        default=DEFAULT_SECONDS,
        help=words.say("help-seconds", default=DEFAULT_SECONDS),
    )
    parser.option(
        "--rounds",
        metavar="N",
        default=DEFAULT_ROUNDS,
        help=words.say("help-rounds", default=DEFAULT_ROUNDS),
    )
    parser.option(
        "--save",
        nargs="?",
        type=Path,
        const=FOLDER,
        metavar="FOLDER",
        help=words.say("help-bench-save", folder=FOLDER.as_posix()),
    )
    arguments.add_json(parser, words)


def run(options: argparse.Namespace, context: Context) -> int:
    plan = _plan(options, context.words)
    if options.save is not None:
        _prepare(options.save, context.words)
    rows = measure(plan, lambda number, engine: _note(number, plan, engine, context.words))
    kept = _save(options.save, rows, context.words) if options.save is not None else None
    if options.json:
        context.print_json([row.as_json() for row in rows])
    else:
        _print(rows, plan, context)
        if kept is not None:
            context.say(context.words.say("bench-saved", path=str(kept)))
    return 0


# --- What is asked --------------------------------------------------------------------------------


def _plan(options: argparse.Namespace, words: Words) -> Plan:
    most = max(known.most_seats for known in REGISTRY.values())
    seats = list(range(1, most + 1))
    if options.seats is not None:
        seats = [arguments.read_number(options.seats, "--seats", 1, most, words)]
    names = list(REGISTRY)
    if options.game is not None:
        names = [arguments.read_kind(options.game, words).name]
    return Plan(
        games=names,
        seats=seats,
        seconds=_seconds(options.seconds, words),
        rounds=arguments.read_number(options.rounds, "--rounds", 1, MOST_ROUNDS, words),
    )


def _seconds(text: str, words: Words) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= LONGEST:
        raise Refusal(words.say("error-seconds", text=quoted(text), most=int(LONGEST)))
    return seconds


# --- The file -------------------------------------------------------------------------------------


def _prepare(folder: Path, words: Words) -> None:
    """Minutes of measuring must not end in a folder that is impossible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _not_kept(folder, error, words) from error


def _save(folder: Path, rows: Sequence[Row], words: Words) -> Path:
    try:
        return results.save(folder, rows, datetime.now(UTC).date())
    except OSError as error:
        raise _not_kept(folder, error, words) from error


def _not_kept(folder: Path, error: OSError, words: Words) -> Refusal:
    path, reason = quoted(str(folder), LONGEST_PATH), error.strerror or str(error)
    return Refusal(words.say("error-bench-save", path=path, reason=reason))


# --- What is shown --------------------------------------------------------------------------------


def _note(number: int, plan: Plan, engine: str, words: Words) -> None:
    """For a person who waits: nothing that moves, since drawing it would take time."""
    if sys.stderr.isatty():
        said = words.say("bench-round", number=number, rounds=plan.rounds, engine=engine)
        print(said, file=sys.stderr)


def _print(rows: Sequence[Row], plan: Plan, context: Context) -> None:
    lines = side_by_side(rows)
    for name in plan.games:
        context.print([context.title(name)])
        of_game = [line for line in lines if line.row.game == name]
        context.console.print(_table(of_game, context.words))
        context.print(_goals(of_game, context.words))
    context.print([context.words.say("bench-medians", rounds=plan.rounds)])


def _table(lines: Sequence[Line], words: Words) -> Table:
    """Figures down, engines across; with one engine there is nothing to compare."""
    both = all(line.plain and line.compiled for line in lines)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words.say("bench-column-figure"), no_wrap=True)
    for key in ("plain", "compiled", "times") if both else (lines[0].row.engine,):
        table.add_column(words.say(f"bench-column-{key}"), justify="right", no_wrap=True)
    if both:
        table.add_column(words.say("bench-column-target"))
    seats = 0
    for line in lines:
        if line.row.seats != seats:
            seats = line.row.seats
            table.add_row(words.say("bench-seats", count=seats))
        table.add_row(*_cells(line, both, words))
    return table


def _cells(line: Line, both: bool, words: Words) -> list[str]:
    cells = ["  " + words.say(f"bench-{line.row.figure}")]
    cells += [_value(row) for row in (line.plain, line.compiled) if row is not None]
    if both:
        cells += [f"{line.times:.1f}" if line.times is not None else "", _target(line, words)]
    return cells


def _value(row: Row) -> str:
    """The median and, where the rounds differ, their spread."""
    apart = (row.most - row.least) / row.value if row.value else 0.0
    return _shown(row.value) + (f" ({apart:.0%})" if apart >= 0.005 else "")


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def _target(line: Line, words: Words) -> str:
    target = line.target
    if target is None:
        return ""
    if line.reaches(target.wanted):
        return words.say("bench-wanted")
    return words.say("bench-required" if line.reaches(target.required) else "bench-missed")


def _goals(lines: Sequence[Line], words: Words) -> list[str]:
    """What is wanted where it is not reached yet."""
    return [
        words.say(
            "bench-goal",
            figure=words.say(f"bench-{line.row.figure}"),
            goal=_goal(line.target.wanted, words),
        )
        for line in lines
        if line.target is not None and not line.reaches(line.target.wanted)
    ]


def _goal(goal: Goal, words: Words) -> str:
    value = f"{goal.value:,.0f}" if goal.value >= 100 else f"{goal.value:g}"
    return words.say("bench-times", value=value, times=goal.times) if goal.times else value
