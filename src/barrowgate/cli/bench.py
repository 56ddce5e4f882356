"""``barrowgate bench``: how fast the rules are."""

import argparse
import math

from rich.table import Table

from barrowgate.cli import arguments
from barrowgate.cli.context import Context, Refusal
from barrowgate.lab import games
from barrowgate.lab.bench import Row, bench
from barrowgate.locales import Words

LONGEST = 3600.0
DEFAULT_SECONDS = "2"


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("bench", run)
    parser.option("--seconds", metavar="S", default=DEFAULT_SECONDS, help=words.say("help-seconds"))
    arguments.add_json(parser, words)


def run(options: argparse.Namespace, context: Context) -> int:
    seconds = _seconds(options.seconds, context.words)
    rows = [
        row
        for kind in games.KINDS.values()
        for seats in range(1, kind.most_seats + 1)
        for row in bench(kind.name, seats, seconds)
    ]
    if options.json:
        context.print_json([row.as_json() for row in rows])
    else:
        for name in games.KINDS:
            context.print([context.of_game(name).say("game-name")])
            context.console.print(_table([row for row in rows if row.game == name], context.words))
    return 0


def _seconds(text: str, words: Words) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= LONGEST:
        raise Refusal(words.say("error-seconds", text=text[:40], most=int(LONGEST)))
    return seconds


def _table(rows: list[Row], words: Words) -> Table:
    """Figures downwards, seats across."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words.say("bench-engine", engine=rows[0].engine))
    seats = sorted({row.seats for row in rows})
    for count in seats:
        table.add_column(words.say("bench-seats", count=count), justify="right")
    for figure in dict.fromkeys(row.figure for row in rows):
        values = {row.seats: row.value for row in rows if row.figure == figure}
        cells = [_shown(values[count]) for count in seats]
        table.add_row(words.say(f"bench-{figure}"), *cells)
    return table


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
