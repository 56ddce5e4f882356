"""``barrowgate simulate``: many games between bots, and what came of them."""

import argparse
import sys

from rich.table import Table

from barrowgate.cli import arguments
from barrowgate.cli.context import Context
from barrowgate.cli.engine import in_words
from barrowgate.cli.many_games import add_jobs, playing, read_jobs, score_of
from barrowgate.lab.simulate import Plan, simulate
from barrowgate.lab.summary import Summary, summarize
from barrowgate.locales import Words

SEATS = "random,random,random,random"
MOST_GAMES = 10_000_000
DEFAULT_SEED = "1"


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("simulate", run)
    arguments.add_game(parser, words)
    arguments.add_table(parser, words, SEATS, people=False)
    parser.set_defaults(seed=DEFAULT_SEED)
    parser.option("--games", metavar="N", default="1000", help=words.say("help-games"))
    add_jobs(parser, words)
    arguments.add_json(parser, words)


def run(options: argparse.Namespace, context: Context) -> int:
    words = context.words
    plan = _plan(options, words)
    notes = arguments.check_bots(plan.bots, plan.make_game(), words)
    for told in notes + arguments.timed_bots(plan.bots, words):
        print(told, file=sys.stderr)
    jobs = read_jobs(options, words)
    with playing(plan.games, words) as progress:
        summary = summarize(simulate(plan, jobs, progress))
    if options.json:
        context.print_json(summary.as_json())
    else:
        _print(summary, context)
    return 0


def _plan(options: argparse.Namespace, words: Words) -> Plan:
    kind = arguments.read_kind(options.game, words)
    usual = arguments.usual_seats(SEATS, kind)
    seats = usual if options.seats is None else options.seats
    return Plan(
        game=kind.name,
        bots=tuple(arguments.read_seats(seats, kind, words, people=False)),
        games=arguments.read_number(options.games, "--games", 1, MOST_GAMES, words),
        seed=arguments.read_seed(options.seed, words),
        options=arguments.read_options(options.option, kind, words),
        changes=arguments.read_components(options.components, kind, words),
    )


def _print(summary: Summary, context: Context) -> None:
    words = context.words
    plan = summary.simulated.plan
    context.print(
        [
            words.say(
                "simulate-header",
                games=plan.games,
                game=context.title(plan.game),
                seed=str(plan.seed),
            )
        ]
    )
    context.console.print(_seats_table(summary, words, score_of(plan.game, context)))
    decisions = summary.decisions
    context.print(
        [
            words.say(
                "simulate-scores",
                mean=f"{summary.scores.mean:.2f}",
                least=summary.scores.least,
                most=summary.scores.most,
            ),
            words.say(
                "simulate-decisions",
                mean=f"{decisions.mean:.1f}",
                least=decisions.least,
                most=decisions.most,
            ),
            *_helpers(summary, words),
            words.say(
                "simulate-speed",
                games=f"{summary.games_a_second:.1f}",
                decisions=f"{summary.decisions_a_second:,.0f}",
                seconds=f"{summary.simulated.seconds:.1f}",
                jobs=summary.simulated.jobs,
            ),
            words.say("simulate-engine", engine=in_words(words)),
        ]
    )


def _helpers(summary: Summary, words: Words) -> list[str]:
    found = summary.helpers
    if found is None:
        return []
    cards = len(found.cards)
    return [words.say("simulate-helpers", played=found.different, cards=cards, often=found.often)]


def _seats_table(summary: Summary, words: Words, score: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("seat", "bot"):
        table.add_column(words.say(f"simulate-column-{key}"))
    for key in ("mean", "least", "most", "place"):
        table.add_column(words.say(f"simulate-column-{key}", score=score), justify="right")
    for place in range(1, len(summary.seats) + 1):
        table.add_column(words.say("simulate-column-nth", place=place), justify="right")
    for number, seat in enumerate(summary.seats, 1):
        table.add_row(
            str(number),
            seat.bot,
            f"{seat.scores.mean:.2f}",
            str(seat.scores.least),
            str(seat.scores.most),
            f"{seat.mean_place:.2f}",
            *(str(count) for count in seat.places),
        )
    return table
