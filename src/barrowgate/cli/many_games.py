"""What commands that play many games share: processes, a bar that grows, the name of the points."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from barrowgate.cli import arguments
from barrowgate.cli.context import Context, Failure
from barrowgate.lab.cores import cores
from barrowgate.lab.workers import WorkersLost
from barrowgate.locales import Words

MOST_JOBS = 1024


def add_jobs(parser: arguments.Parser, words: Words) -> None:
    parser.option("--jobs", metavar="N", default=str(cores()), help=words.say("help-jobs"))


def read_jobs(options: argparse.Namespace, words: Words) -> int:
    return arguments.read_number(options.jobs, "--jobs", 1, MOST_JOBS, words)


def score_of(game: str, context: Context) -> str:
    """What the points of a game are called."""
    of_game = context.of_game(game)
    return of_game.say("score") if of_game.knows("score") else context.words.say("simulate-score")


def is_watched() -> bool:
    """Is there a terminal that can show a bar?"""
    return sys.stderr.isatty() and not Console(stderr=True).is_dumb_terminal


@contextmanager
def playing(
    count: int, words: Words, counted: str = "simulate-progress"
) -> Iterator[Callable[[int], None] | None]:
    """Something to tell how many games, or other things, are done; lost processes are told.

    There is a bar on the terminal and nothing in a pipe; the output itself stays clean.
    """
    try:
        if not is_watched():
            yield None
            return
        with _bar(words.say(counted)) as bar:
            task = bar.add_task("", total=count)
            yield lambda done: bar.advance(task, done)
    except WorkersLost as error:
        key = "error-workers-refused" if error.reason else "error-workers-lost"
        raise Failure(words.say(key, reason=error.reason)) from error


def _bar(counted: str) -> Progress:
    return Progress(
        TextColumn(counted),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
