"""``barrowgate cards``: the components of a game, and where their values come from."""

import argparse

from barrowgate.cli import arguments
from barrowgate.cli.context import Context, Refusal
from barrowgate.cli.display import ONLOOKER
from barrowgate.cli.looking_up import knows, look_up
from barrowgate.cli.parts import inventory_of, terminal_of
from barrowgate.core.contract import Game
from barrowgate.games import REGISTRY, GameEntry
from barrowgate.locales import Words


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("cards", run)
    arguments.add_game(parser, words)
    parser.positional("card", nargs="*", help=words.say("help-card"))
    arguments.add_components(parser, words)
    arguments.add_json(parser, words)


def run(options: argparse.Namespace, context: Context) -> int:
    words = context.words
    if _is_no_game(options):
        return _in_every_game(options, context)
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


def _is_no_game(options: argparse.Namespace) -> bool:
    """Was a name given in place of a game? The components of a player's own belong to one."""
    has_number = any(letter.isdecimal() for letter in options.game)
    return options.game not in REGISTRY and not has_number and options.components is None


def _in_every_game(options: argparse.Namespace, context: Context) -> int:
    """What has this name in each game, for programs in the first; else it is no game either."""
    wanted = " ".join([options.game, *options.card])
    found = [
        name for name, kind in REGISTRY.items() if kind.terminal and _has(kind, wanted, context)
    ]
    if not found:
        arguments.read_kind(options.game, context.words)
    for name in found[:1] if options.json else found:
        run(argparse.Namespace(**vars(options) | {"game": name, "card": [wanted]}), context)
    return 0


def _has(kind: GameEntry, name: str, context: Context) -> bool:
    game = kind.make(kind.most_seats)
    shown = terminal_of(game, (), context.of_game(kind.name), context.symbols)
    return knows(shown, game.start(0).view(ONLOOKER), name, context)


def _is_found(game: Game, name: str, context: Context) -> bool:
    """Another thing than a card is shown as the table shows it."""
    shown = terminal_of(game, (), context.of_game(game.name), context.symbols)
    return look_up(shown, game.name, game.start(0).view(ONLOOKER), name, context)
