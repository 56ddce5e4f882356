"""``barrowgate serve``: the table server."""

import argparse
import gc
import os
from contextlib import suppress
from importlib.util import find_spec

from barrowgate.cli import arguments, browser
from barrowgate.cli.context import Context, Refusal
from barrowgate.locales import Words

NEEDED = ("fastapi", "uvicorn", "sqlalchemy")  # the first libraries of the extra ``server``
FLAGS = ("open", "no_browser")
SHOWN = ("host", "port", "data", "workers", "public", "hosts", "proxies", "registration")
MORE = (
    *("keep_finished", "keep_forgotten", "bots", "log", "grace", "metrics", "limits"),
    *("webhooks", "webhook_networks"),
)
NEARBY = 100  # ports that are tried, from the usual one on


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("serve", run)
    for name in (*FLAGS, *SHOWN, *MORE):
        dashed = name.replace("_", "-")
        kind = {"action": "store_true"} if name in FLAGS else {"metavar": dashed.upper()}
        parser.option(f"--{dashed}", help=words.say(f"help-serve-{dashed}"), **kind)
    # Refused, in words that do not repeat the password: arguments are seen by everybody.
    parser.option("--database", help=argparse.SUPPRESS)


def run(options: argparse.Namespace, context: Context) -> int:
    must_be_installed(context.words)
    gc.disable()  # until the server is there: nothing of what is loaded is garbage
    from barrowgate.server import serving
    from barrowgate.server.settings import read, variable

    given = {name: getattr(options, name) for name in (*SHOWN, *MORE, "database")}
    # Whoever plays here reads no log, and does not mind which port it is.
    usual = {variable("log"): "quiet"} if options.open else {}
    settings = read(given, {**usual, **os.environ})
    is_any_port = options.open and not (options.port or os.environ.get(variable("port")))
    with serving.bound(settings, NEARBY if is_any_port else 1) as listening:
        serving.prepare(settings)
        address, folder = serving.address(settings, listening), str(settings.folder)
        context.note(context.words.say("serve-ready", address=address, folder=folder))
        if options.open:
            _show(address, listening.getsockname()[1], options.no_browser, context)
        with suppress(KeyboardInterrupt):  # how it is closed, and no failure
            serving.serve(settings, listening)
        context.note(context.words.say("serve-closed", folder=folder))
    return 0


def _show(address: str, port: int, no_browser: bool, context: Context) -> None:
    """Lead whoever plays here to the page: in a browser, or in words."""

    def tell() -> None:
        context.say(context.words.say("serve-open", address=address))

    if browser.has_screen(os.environ) and not no_browser:
        browser.open_when_ready(address, in_vain=tell)
        return
    tell()
    if browser.is_far_away(os.environ):
        context.say(context.words.say("serve-open-far", port=str(port)))


def must_be_installed(words: Words) -> None:
    """Commands of the server say what they need, before anything else."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Refusal(words.say("error-no-server", missing=", ".join(missing)))
