"""``barrowgate serve``: the table server."""

import argparse
import gc
import os
from contextlib import suppress
from importlib.util import find_spec
from threading import Thread
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from barrowgate.cli import arguments, browser
from barrowgate.cli.context import Context, Refusal
from barrowgate.locales import Words

if TYPE_CHECKING:
    from barrowgate.server.settings import Settings

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
    try:
        _open(options, context)
    finally:  # where it is refused, too
        gc.enable()
    return 0


def _open(options: argparse.Namespace, context: Context) -> None:
    from barrowgate.server.settings import read, variable
    from barrowgate.server.storage.holding import InUse

    given = {name: getattr(options, name) for name in (*SHOWN, *MORE, "database")}
    # Whoever plays here reads no log, and does not mind which port it is.
    usual = {variable("log"): "quiet"} if options.open else {}
    settings = read(given, {**usual, **os.environ})
    is_any_port = options.open and not (options.port or os.environ.get(variable("port")))
    try:
        _serve(settings, NEARBY if is_any_port else 1, options, context)
    except InUse as found:
        if not options.open or not found.served_at:
            raise
        _lead_there(found.served_at, str(settings.folder), options, context)


def _serve(settings: "Settings", ports: int, options: argparse.Namespace, context: Context) -> None:
    from barrowgate.server import serving

    with serving.held(settings) as tell, serving.bound(settings, ports) as listening:
        address, folder = serving.address(settings, listening), str(settings.folder)
        tell(address)
        serving.prepare(settings)
        context.note(context.words.say("serve-ready", address=address, folder=folder))
        if options.open:
            _show(address, listening.getsockname()[1], options.no_browser, context)
        with suppress(KeyboardInterrupt):  # how it is closed, and no failure
            serving.serve(settings, listening)
        context.note(context.words.say("serve-closed", folder=folder))


def _lead_there(address: str, folder: str, options: argparse.Namespace, context: Context) -> None:
    """Whoever wants to play here finds what somebody has opened before."""
    context.note(context.words.say("serve-already", address=address, folder=folder))
    opening = _show(address, urlsplit(address).port, options.no_browser, context)
    if opening:
        with suppress(KeyboardInterrupt):
            opening.join()


def _show(address: str, port: int | None, no_browser: bool, context: Context) -> Thread | None:
    """Lead whoever plays here to the page: in a browser, which opens beside, or in words."""

    def tell() -> None:
        context.say(context.words.say("serve-open", address=address))

    if browser.has_screen(os.environ) and not no_browser:
        return browser.open_when_ready(address, in_vain=tell)
    tell()
    if port and browser.is_far_away(os.environ):
        context.say(context.words.say("serve-open-far", port=str(port)))
    return None


def must_be_installed(words: Words) -> None:
    """Commands of the server say what they need, before anything else."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Refusal(words.say("error-no-server", missing=", ".join(missing)))
