"""``barrowgate serve``: the table server."""

import argparse
import os
from importlib.util import find_spec

from barrowgate.cli import arguments
from barrowgate.cli.context import Context, Refusal
from barrowgate.locales import Words

NEEDED = ("fastapi", "uvicorn", "sqlalchemy")  # the first libraries of the extra ``server``
SHOWN = ("host", "port", "data", "workers", "public", "hosts", "proxies", "registration")
MORE = ("keep_finished", "keep_forgotten", "bots", "log", "grace", "metrics", "limits")


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("serve", run)
    for name in (*SHOWN, *MORE):
        dashed = name.replace("_", "-")
        parser.option(f"--{dashed}", metavar=dashed.upper(), help=words.say(f"help-serve-{dashed}"))


def run(options: argparse.Namespace, context: Context) -> int:
    must_be_installed(context.words)
    from barrowgate.server import serving
    from barrowgate.server.settings import read

    given = {name: getattr(options, name) for name in (*SHOWN, *MORE)}
    settings = read(given, os.environ)
    with serving.bound(settings) as listening:
        address = serving.address(settings, listening)
        context.note(context.words.say("serve-ready", address=address, folder=str(settings.folder)))
        serving.serve(settings, listening)
    return 0


def must_be_installed(words: Words) -> None:
    """Commands of the server say what they need, before anything else."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Refusal(words.say("error-no-server", missing=", ".join(missing)))
