"""``barrowgate cards``: the components of a game, and where their values come from."""

import argparse

from barrowgate.cli import arguments
from barrowgate.cli.context import Context, Refusal
from barrowgate.cli.display import ONLOOKER
from barrowgate.cli.looking_up import look_up
from barrowgate.cli.parts import inventory_of, terminal_of
from barrowgate.core.contract import Game
from barrowgate.locales import Words


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("cards", run)
    arguments.add_game(parser, words)
    parser.positional("card", nargs="*", help=words.say("help-card"))
    arguments.add_components(parser, words)
    arguments.add_json(parser, words)


def run(options: argparse.Namespace, context: Context) -> int:
    words = context.words
    name, wanted = arguments.game_and(options.game, " ".join(options.card))
    kind = arguments.read_kind(name, words)
    changes = arguments.read_components(options.components, kind, words)
    game = kind.make(kind.most_seats, {}, changes)
    shown = inventory_of(game, context.of_game(kind.name), context.symbols)
    if not wanted:
        if options.json:
            context.print_json(shown.as_json())
        else:
            context.print(shown.listing(context.width))
        return 0
    try:
        card = shown.find(wanted)
    except Refusal:
        if options.json or not _is_found(game, wanted, context):
            raise
        return 0
    if options.json:
        context.print_json(shown.card_as_json(card))
    else:
        context.print(shown.card(card, context.width))
    return 0


def _is_found(game: Game, name: str, context: Context) -> bool:
    """Another thing than a card is shown as the table shows it."""
    shown = terminal_of(game, (), context.of_game(game.name), context.symbols)
    return look_up(shown, game.name, game.start(0).view(ONLOOKER), name, context)
