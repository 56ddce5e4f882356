"""``barrowgate restore``: a server's data from a backup."""

import argparse

from barrowgate.cli import arguments
from barrowgate.cli.context import Context
from barrowgate.cli.saves import shown
from barrowgate.cli.server_data import add_data, named_file, settings_of
from barrowgate.locales import Words


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("restore", run)
    parser.positional("file", metavar="FILE", help=words.say("help-restore-file"))
    parser.option("--replace", action="store_true", help=words.say("help-restore-replace"))
    add_data(parser, words)


def run(options: argparse.Namespace, context: Context) -> int:
    settings = settings_of(options, context.words)
    from barrowgate.server.storage.backup import restore

    with named_file(options.file, context.words) as file:
        restore(file, settings.place, options.replace)
    context.say(context.words.say("restore-done", path=shown(file)))
    return 0
