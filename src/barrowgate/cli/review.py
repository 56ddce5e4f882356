"""``barrowgate review``: what could have been better in a game, and how much of it was luck."""

import argparse
import sys
from pathlib import Path

from barrowgate import bots
from barrowgate.bots import network_files
from barrowgate.bots.net.header import NetworkError
from barrowgate.bots.net.network import Network
from barrowgate.cli import arguments, hints, review_page, review_text
from barrowgate.cli.context import Context, Refusal
from barrowgate.cli.many_games import is_watched, playing
from barrowgate.cli.review_words import ReviewWords
from barrowgate.cli.saves import shown as shown_path
from barrowgate.core.contract import Game
from barrowgate.core.files import NOT_REGULAR, is_special
from barrowgate.core.record import Record
from barrowgate.games import entry, of_record
from barrowgate.lab.review import SIMULATIONS, Reviewer, SeatReview
from barrowgate.lab.review_json import as_json
from barrowgate.locales import Words

LEAST_SIMULATIONS = 8
MOST_SIMULATIONS = 100_000


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("review", run)
    parser.positional("file", metavar="FILE", help=words.say("help-file"))
    parser.option("--seat", metavar="N", help=words.say("help-review-seat"))
    parser.option(
        "--simulations",
        metavar="N",
        default=str(SIMULATIONS),
        help=words.say("help-simulations", default=str(SIMULATIONS)),
    )
    parser.option("--html", metavar="FILE", help=words.say("help-html"))
    arguments.add_json(parser, words)


def run(options: argparse.Namespace, context: Context) -> int:
    record = Record.load(options.file)
    game = record.make_game(of_record)
    entry(game.name).require("terminal")
    network = _network(game, context.words)
    seats = _seats(options.seat, record, context.words)
    simulations = arguments.read_number(
        options.simulations, "--simulations", LEAST_SIMULATIONS, MOST_SIMULATIONS, context.words
    )
    page = None if options.html is None else _claim(Path(options.html), context.words)
    for told in hints.notice(game, context.words):
        print(told, file=sys.stderr)
    reviewer = Reviewer(record, game, network, seats, simulations)
    reviews = _review(reviewer, context.words)
    if page is not None:
        page.write_text(review_page.page(ReviewWords(record, game, context), reviews), "utf-8")
    if options.json:
        context.print_json(as_json(record, game, reviews, simulations))
    else:
        review_text.show(ReviewWords(record, game, context), reviews)
    return 0


def _network(game: Game, words: Words) -> Network:
    try:
        return network_files.network_for(game)
    except NetworkError as error:
        raise Refusal(hints.without_network(error, words)) from error


def _seats(text: str | None, record: Record, words: Words) -> list[int]:
    """The seat that was named, or those of all people."""
    if text is not None:
        return [arguments.read_number(text, "--seat", 1, record.seats, words) - 1]
    people = [seat for seat, name in enumerate(record.players) if not bots.is_bot(name)]
    if not people:
        raise Refusal(words.say("error-review-bots"))
    return people


def _claim(path: Path, words: Words) -> Path:
    """A file for the page, tried out before the long work; only another page may be lost."""
    if is_special(path) and not path.is_dir():
        raise Refusal(
            words.say("error-file", path=shown_path(path), reason=f"cannot be saved: {NOT_REGULAR}")
        )
    try:
        with path.open("a+", encoding="utf-8", errors="replace") as file:
            file.seek(0)
            found = file.read(len(review_page.DOCTYPE))
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refusal(words.say("error-file", path=shown_path(path), reason=reason)) from error
    if found not in ("", review_page.DOCTYPE):
        raise Refusal(words.say("error-review-page", path=shown_path(path)))
    return path


def _review(reviewer: Reviewer, words: Words) -> list[SeatReview]:
    """With a word on how long it takes, and a bar, where somebody watches."""
    count = reviewer.count()
    if is_watched():
        seconds = max(1, round(reviewer.seconds(count)))
        print(words.say("review-begin", decisions=count, seconds=seconds), file=sys.stderr)
    with playing(count, words, "review-progress") as progress:
        return reviewer.review(progress)
