"""``barrowgate hint``: what a person had best do next in a saved game."""

import argparse
import sys
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from barrowgate import bots
from barrowgate.bots import coach
from barrowgate.bots.coach import Hint
from barrowgate.bots.net.header import NetworkError
from barrowgate.cli import arguments, hints
from barrowgate.cli.context import Context, Refusal
from barrowgate.cli.many_games import score_of
from barrowgate.cli.parts import terminal_of
from barrowgate.cli.saves import shown as shown_path
from barrowgate.cli.text_layout import styled
from barrowgate.core.contract import Game, Position, Seen
from barrowgate.core.record import Record
from barrowgate.games import entry, of_record
from barrowgate.lab import hint_json, seeds
from barrowgate.locales import Words


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("hint", run)
    parser.positional("file", metavar="FILE", help=words.say("help-file"))
    arguments.add_json(parser, words)


def run(options: argparse.Namespace, context: Context) -> int:
    record = Record.load(options.file)
    game = record.make_game(of_record)
    entry(game.name).require("telling" if options.json else "terminal")
    position = record.replay(game)
    seat = _seat(record, position, Path(options.file), context.words)
    seen = position.seen_by(seat)
    try:
        found = coach.hint(game, seen, seeds.secret())
    except NetworkError as error:
        raise Refusal(hints.without_network(error, context.words)) from error
    for told in hints.notice(game, context.words):
        print(told, file=sys.stderr)
    if options.json:
        context.print_json(hint_json.as_json(game, seen, found))
    else:
        _print(record, game, seen, found, context)
    return 0


def _seat(record: Record, position: Position, path: Path, words: Words) -> int:
    """The person who is to act."""
    actors = position.actors()
    people = [actor for actor in actors if not bots.is_bot(record.players[actor])]
    if people:
        return people[0]
    if not actors:
        raise Refusal(words.say("error-hint-over", path=shown_path(path)))
    raise Refusal(words.say("error-hint-bot", path=shown_path(path), seat=actors[0] + 1))


def _print(record: Record, game: Game, seen: Seen, found: Hint, context: Context) -> None:
    words = context.of_game(game.name)
    shown = terminal_of(game, record.players, words, context.symbols)
    view = seen.view()
    context.console.print(Rule(shown.headline(view), align="left"))
    asked = f"{shown.wording.seat(seen.seat)}: {shown.question(view, seen.seat)}"
    context.print([styled(asked, "bold"), Text()])
    score = score_of(game.name, context)
    context.print(hints.lines(shown, game, seen, found, score, context.width))
