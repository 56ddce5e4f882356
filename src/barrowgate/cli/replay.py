"""``barrowgate replay``: a record played again, every action checked."""

import argparse
from typing import Any, NamedTuple

from rich.rule import Rule

from barrowgate.cli import arguments
from barrowgate.cli.context import Context
from barrowgate.cli.parts import terminal_of
from barrowgate.core.contract import Game, Position, View
from barrowgate.core.record import Record
from barrowgate.games import of_record
from barrowgate.locales import Words

ONLOOKER = -1


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("replay", run)
    parser.positional("file", metavar="FILE", help=words.say("help-file"))
    parser.option("--at", metavar="N", help=words.say("help-at"))
    parser.option("--seat", metavar="S", help=words.say("help-seat"))
    arguments.add_json(parser, words)


def run(options: argparse.Namespace, context: Context) -> int:
    record = Record.load(options.file)
    game = record.make_game(of_record)
    at = _at(options.at, record, context.words)
    seat = _seat(options.seat, record, context.words)
    if options.json:
        position = record.replay(game, at)
        context.print_json(_as_json(record, game, position, seat, at is not None))
    else:
        played = _played(record, game, at)
        _print(record, game, played, seat, at is not None, context)
    return 0


def _at(text: str | None, record: Record, words: Words) -> int | None:
    """How many actions are played; all when None."""
    if text is None:
        return None
    return arguments.read_number(text, "--at", 0, len(record.moves), words)


def _seat(text: str | None, record: Record, words: Words) -> int:
    """From whose place the table is shown."""
    if text is None:
        return ONLOOKER
    return arguments.read_number(text, "--seat", 1, record.seats, words) - 1


class Played(NamedTuple):
    """A record played again: the last position, and the events of each action."""

    position: Position
    logs: list[list[int]]


def _played(record: Record, game: Game, at: int | None) -> Played:
    """With events, which the result adds up."""
    positions = record.fold(game, at)
    position = next(positions)
    position.watch()
    return Played(position, [position.take_events() for position in positions])


def _print(
    record: Record, game: Game, played: Played, seat: int, table: bool, context: Context
) -> None:
    position = played.position
    words = context.of_game(game.name)
    shown = terminal_of(game, record.players, words, context.symbols)
    context.print(
        [
            words.say(
                "replay-header",
                game=context.title(game.name),
                edition=game.edition,
                seats=record.seats,
                actions=position.n_actions,
                all=len(record.moves),
            )
        ]
    )
    view = position.view(seat)
    if table or not position.is_over:
        context.print([""])
        context.console.print(Rule(shown.headline(view), align="left"))
        context.print(shown.table(view, context.width))
    if position.is_over:
        context.print(shown.result(view, played.logs, context.width))
    else:
        seats = ", ".join(str(actor + 1) for actor in position.actors())
        context.print(["", words.say("replay-running", seats=seats)])


def _as_json(
    record: Record, game: Game, position: Position, seat: int, table: bool
) -> dict[str, Any]:
    view = position.view(seat)
    result: dict[str, Any] = {
        "game": game.name,
        "rules": record.rules,
        "edition": record.edition,
        "components": record.components,
        "options": record.options,
        "players": record.players,
        "seed": record.seed,
        "actions": position.n_actions,
        "over": position.is_over,
        **_totals(position, view),
        "actors": [actor + 1 for actor in position.actors()],
    }
    if table:
        result["view"] = view
    return result


def _totals(position: Position, view: View) -> dict[str, Any]:
    """Scores and standing; a total that the view hides is null, and with it the standing."""
    farms = view.get("farms", ())
    hidden = {seat for seat, farm in enumerate(farms) if farm.get("vp", 0) is None}
    scores = [None if seat in hidden else points for seat, points in enumerate(position.scores())]
    return {"scores": scores, "standing": None if hidden else position.standing()}
