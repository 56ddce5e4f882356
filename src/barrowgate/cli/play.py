"""``barrowgate play``: a game in the terminal."""

import argparse
import shutil
import sys
from dataclasses import replace
from pathlib import Path

from rich.text import Text

from barrowgate import bots
from barrowgate.bots import roster
from barrowgate.cli import arguments, greetings, saves, shell
from barrowgate.cli.context import Context, Refusal
from barrowgate.cli.parts import terminal_of
from barrowgate.cli.session import Ask, Session
from barrowgate.cli.text_layout import unbroken
from barrowgate.core.errors import RecordError, quoted
from barrowgate.core.record import Record
from barrowgate.core.table import Table
from barrowgate.games import FIRST, GameEntry, entry, of_record
from barrowgate.lab import seeds
from barrowgate.locales import Words

SEATS = f"you,{roster.USUAL},{roster.USUAL}"
SOLO = "you"
COMMAND = "barrowgate"
NEWEST = "\0"  # --resume without a file; no file can have this name


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("play", run)
    arguments.add_game(parser, words, default=None)
    arguments.add_table(parser, words, SEATS, people=True)
    parser.option("--solo", action="store_true", help=words.say("help-solo"))
    parser.option("--save", metavar="FILE", help=words.say("help-save"))
    parser.option(
        "--resume", nargs="?", const=NEWEST, metavar="FILE", help=words.say("help-resume")
    )
    parser.option("--networks", action="store_true", help=words.say("help-networks"))
    parser.option("--ask", metavar="WHAT", default=Ask.LESS.value, help=words.say("help-ask"))


def run(options: argparse.Namespace, context: Context) -> int:
    ask = _ask(options.ask, context.words)
    is_new = options.resume is None
    table = _begin(options, context) if is_new else _resume(options, context)
    words = context.of_game(table.game.name)
    shown = terminal_of(table.game, table.record.players, words, context.symbols)
    greeting = greetings.lines(table.game, words, context) if is_new else []
    odd = arguments.check_bots(_bots(table), table.game, context.words)
    notes = [_opening(table, options, words), *greeting, *map(Text, odd)]
    session = Session(table, shown, replace(context, words=words), ask, notes)
    finished = session.run()
    context.say("\n" + _farewell(table, finished, words))
    return 0


def _bots(table: Table) -> list[str]:
    return [name for name in table.record.players if bots.is_bot(name)]


def _opening(table: Table, options: argparse.Namespace, words: Words) -> Text:
    """Where the game is kept; its seed where the player named it."""
    assert table.path is not None
    path = saves.shown(table.path)
    if options.resume is not None:
        told = words.say("play-resume", path=path, actions=len(table.record.moves))
    elif options.seed is None:
        told = words.say("play-begin", path=path)
    else:
        told = words.say("play-begin-seed", path=path, seed=str(table.record.seed))
    return unbroken(told)


def _farewell(table: Table, finished: bool, words: Words) -> str:
    """Where the game is; its seed, which tells everything, only when it is over."""
    path = table.path
    assert path is not None
    if finished:
        return words.say("play-finished", path=saves.shown(path), seed=str(table.record.seed))
    resumed = shell.word(path)
    if any(map(bots.names_a_file, table.record.players)):
        resumed += " --networks"
    return words.say("play-kept", path=resumed, command=_command())


def _ask(text: str, words: Words) -> Ask:
    levels = [level.value for level in Ask]
    if text not in levels:
        raise Refusal(words.say("error-ask", text=quoted(text), levels=", ".join(levels)))
    return Ask(text)


def _command() -> str:
    """The command as it can be typed again: by its path where the shell would not find it."""
    started = Path(sys.argv[0])
    if shutil.which(COMMAND) is not None:
        return COMMAND
    if started.parts[-2:] == (COMMAND, "__main__.py"):
        return shell.line([sys.executable, "-m", COMMAND])
    return shell.word(started) if started.stem == COMMAND else COMMAND


def _begin(options: argparse.Namespace, context: Context) -> Table:
    """A new game, kept in the file that was named or in one of its own."""
    words = context.words
    kind = arguments.read_kind(FIRST if options.game is None else options.game, words)
    kind.require("terminal")  # before a file is made for the game
    seats = _seats(options, kind, words)
    chosen = arguments.read_options(options.option, kind, words)
    changes = arguments.read_components(options.components, kind, words)
    seed = seeds.secret() if options.seed is None else arguments.read_seed(options.seed, words)
    game = kind.make(len(seats), chosen, changes)
    arguments.check_bots(seats, game, words)  # before a file is made for the game
    path = saves.free_file(kind.name) if options.save is None else saves.claim(Path(options.save))
    try:
        return Table.begin(game, seed, seats, path, watched=True)
    except RecordError:
        if options.save is None:
            saves.give_up(path)
        raise


def _seats(options: argparse.Namespace, kind: GameEntry, words: Words) -> list[str]:
    usual = arguments.usual_seats(SOLO if options.solo else SEATS, kind)
    seats = usual if options.seats is None else options.seats
    players = arguments.read_seats(seats, kind, words, people=True)
    if options.solo and len(players) != 1:
        raise Refusal(words.say("error-solo", count=len(players)))
    return players


def _resume(options: argparse.Namespace, context: Context) -> Table:
    """The game of a record goes on; seats, options and seed are those of the record."""
    words = context.words
    fixed = ("seats", "seed", "option", "components", "solo")
    for name in fixed:
        if getattr(options, name) not in (None, [], False):
            raise Refusal(words.say("error-resume", option=f"--{name}"))
    wanted = "" if options.game is None else arguments.read_kind(options.game, words).name
    source = saves.newest(wanted) if options.resume == NEWEST else Path(options.resume)
    if source is None:
        folder = ", ".join(saves.shown(place.path) for place in saves.places())
        if wanted:
            raise Refusal(words.say("error-nothing-kept-of", game=wanted, folder=folder))
        raise Refusal(words.say("error-nothing-kept", folder=folder))
    record = Record.load(source)
    if wanted not in ("", record.game):
        told = words.say(
            "error-resume-game",
            path=saves.shown(source),
            game=quoted(record.game),
            wanted=wanted,
        )
        raise Refusal(told)
    if not options.networks:
        _refuse_files(record, source, words)
    game = record.make_game(of_record)
    entry(game.name).require("terminal")
    path = source if options.save is None else saves.claim(Path(options.save))
    return Table.resume(record, game, path, watched=True)


def _refuse_files(record: Record, source: Path, words: Words) -> None:
    """A record may come from anybody, so it does not say which files are read on this machine."""
    for name in filter(bots.names_a_file, record.players):
        shown = saves.shown(source)
        raise Refusal(words.say("error-networks", path=shown, name=quoted(name)))
