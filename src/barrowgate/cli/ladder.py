"""``barrowgate ladder``: how strong bots are, measured against each other."""

import argparse
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from barrowgate.cli import arguments
from barrowgate.cli.context import Context, Refusal
from barrowgate.cli.ladder_tables import show
from barrowgate.cli.many_games import add_jobs, playing, read_jobs
from barrowgate.cli.saves import shown
from barrowgate.core.errors import quoted
from barrowgate.games import GameEntry
from barrowgate.lab.ladder import Climbed, Outcome, climb
from barrowgate.lab.ladder_file import LadderFile, NotALadder, WrongLadder
from barrowgate.lab.ladder_summary import summarize
from barrowgate.lab.pairings import Plan, Seating
from barrowgate.lab.strength import Sprt
from barrowgate.locales import Words

BOTS = "random"
SEATS = 2
GAMES = "1000"
MOST_GAMES = 100_000
DEFAULT_SEED = "1"


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("ladder", run)
    arguments.add_game(parser, words)
    parser.option(
        "--bots", metavar="A,B,...", default=BOTS, help=words.say("help-bots", default=BOTS)
    )
    parser.option("--seats", metavar="N", help=words.say("help-ladder-seats", default=str(SEATS)))
    arguments.add_deal(parser, words)
    parser.set_defaults(seed=DEFAULT_SEED)
    parser.option(
        "--games", metavar="N", default=GAMES, help=words.say("help-ladder-games", default=GAMES)
    )
    parser.option("--sprt", metavar="LOW,HIGH", help=words.say("help-sprt"))
    parser.option("--file", type=Path, metavar="FILE", help=words.say("help-ladder-file"))
    add_jobs(parser, words)
    arguments.add_json(parser, words)


def run(options: argparse.Namespace, context: Context) -> int:
    plan = _plan(options, context.words)
    jobs = read_jobs(options, context.words)
    summary = summarize(_climb(plan, jobs, options.file, context.words))
    if options.json:
        context.print_json(summary.as_json())
    else:
        show(summary, context)
    return 0


# --- What is asked --------------------------------------------------------------------------------


def _plan(options: argparse.Namespace, words: Words) -> Plan:
    kind = arguments.read_kind(options.game, words)
    seats = _seats(options.seats, kind, words)
    names = _bots(options.bots, words)
    plan = Plan(
        game=kind.name,
        bots=names,
        seats=seats,
        games=arguments.read_number(options.games, "--games", 1, MOST_GAMES, words),
        seed=arguments.read_seed(options.seed, words),
        options=arguments.read_options(options.option, kind, words),
        changes=arguments.read_components(options.components, kind, words),
        sprt=_sprt(options.sprt, names, seats, words),
    )
    notes = arguments.check_bots(names, plan.make_game(), words)
    for told in notes + arguments.timed_bots(names, words):
        print(told, file=sys.stderr)
    return plan


def _seats(text: str | None, kind: GameEntry, words: Words) -> int:
    if text is None:
        return max(SEATS, kind.least_seats)
    return arguments.read_number(text, "--seats", kind.least_seats, kind.most_seats, words)


def _bots(text: str, words: Words) -> tuple[str, ...]:
    """The bots by name."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if names.count(name) > 1:
            raise Refusal(words.say("error-bot-twice", name=quoted(name)))
    return tuple(names)


def _sprt(text: str | None, names: tuple[str, ...], seats: int, words: Words) -> Sprt | None:
    """Two shares of the win, the lower one first, for two bots that play against each other."""
    if text is None:
        return None
    if len(names) != 2 or seats == 1:
        raise Refusal(words.say("error-sprt-bots"))
    try:
        low, high = (float(share) for share in text.split(","))
    except ValueError:
        low, high = 0.0, 0.0
    if not 0 < low < high < 1:
        raise Refusal(words.say("error-sprt", text=quoted(text)))
    return Sprt(low, high)


# --- Playing --------------------------------------------------------------------------------------


def _climb(plan: Plan, jobs: int, path: Path | None, words: Words) -> Climbed:
    with ExitStack() as opened:
        kept = None if path is None else opened.enter_context(_open(path, plan, words))
        known = {} if kept is None else kept.outcomes
        progress = opened.enter_context(playing(len(plan.missing(known)), words))
        return climb(plan, jobs, known=known, note=_noting(kept, progress))


def _noting(
    kept: LadderFile | None, progress: Callable[[int], None] | None
) -> Callable[[Seating, Outcome], None]:
    """What is done with each game that ends."""

    def note(seating: Seating, outcome: Outcome) -> None:
        if kept is not None:
            kept.add(seating, outcome)
        if progress is not None:
            progress(1)

    return note


def _open(path: Path, plan: Plan, words: Words) -> LadderFile:
    try:
        return LadderFile(path, plan)
    except WrongLadder as error:
        there, here = quoted(error.there), quoted(error.here)
        raise Refusal(
            words.say(
                "error-ladder-other", path=shown(path), what=error.what, there=there, here=here
            )
        ) from error
    except NotALadder as error:
        raise Refusal(
            words.say("error-ladder-foreign", path=shown(path), line=str(error.line))
        ) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refusal(words.say("error-file", path=shown(path), reason=reason)) from error
