"""``barrowgate backup``: all that a server keeps, as one file."""

import argparse

from barrowgate.cli import arguments
from barrowgate.cli.context import Context
from barrowgate.cli.saves import shown
from barrowgate.cli.server_data import add_data, named_file, settings_of
from barrowgate.locales import Words


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("backup", run)
    parser.positional("file", metavar="FILE", help=words.say("help-backup-file"))
    parser.option("--overwrite", action="store_true", help=words.say("help-backup-overwrite"))
    add_data(parser, words)


def run(options: argparse.Namespace, context: Context) -> int:
    settings = settings_of(options, context.words)
    from barrowgate.server.storage.backup import backup

    with named_file(options.file, context.words) as file:
        backup(settings.place, file, options.overwrite)
    context.say(context.words.say("backup-done", path=shown(file)))
    return 0
