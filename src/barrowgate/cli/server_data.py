"""What the commands of a host share: they say where a server's data is as ``serve`` does."""

import argparse
import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from barrowgate.cli import arguments
from barrowgate.cli.context import Refusal
from barrowgate.cli.saves import shown
from barrowgate.cli.serve import must_be_installed
from barrowgate.locales import Words

if TYPE_CHECKING:
    from barrowgate.server.settings import Settings
    from barrowgate.server.storage.store import Store


def add_data(parser: arguments.Parser, words: Words) -> None:
    parser.option("--data", metavar="DATA", help=words.say("help-serve-data"))


def settings_of(options: argparse.Namespace, words: Words) -> "Settings":
    """The settings of the server whose data is meant."""
    must_be_installed(words)
    from barrowgate.server.settings import read

    return read({"data": options.data}, os.environ)


def opened(options: argparse.Namespace, words: Words) -> "AbstractContextManager[Store]":
    """The database of a server that there is; none is made by asking for it."""
    settings = settings_of(options, words)
    from barrowgate.server.storage.addresses import address
    from barrowgate.server.storage.store import Store

    file = address(settings.place).file
    if file is not None and not os.path.isfile(file):
        raise Refusal(words.say("error-no-data", path=shown(file)))
    return Store.open(settings.place, settings.folder)


@contextmanager
def named_file(text: str, words: Words) -> Iterator[Path]:
    """A file that was named, while something is done with it; what the system refuses is told."""
    if not text:
        raise Refusal(words.say("error-file-name"))
    file = Path(text)
    try:
        yield file
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Refusal(words.say("error-file", path=shown(file), reason=reason)) from None
