"""Runs a server in this process until it is told to stop."""

import errno
import socket

import uvicorn

from barrowgate.server.settings import Settings, SettingsError
from barrowgate.server.storage.store import Store
from barrowgate.server.web import logs
from barrowgate.server.web.app import make_app
from barrowgate.server.web.guarding import uvicorn_options
from barrowgate.server.workers.leader import lead

BACKLOG = 2048
PINGS = 30.0  # seconds between them: a vanished reader is noticed


def bound(settings: Settings) -> socket.socket:
    """The socket to listen on; an address that is in use, or not ours, is an error in words."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        reasons = {
            errno.EADDRINUSE: f"port {settings.port} is in use; name another with --port",
            errno.EACCES: f"port {settings.port} is not for everybody; use one above 1023",
        }
        reason = reasons.get(error.errno or 0, f"cannot listen: {error.strerror}")
        raise SettingsError("--port", reason) from None
    listening.set_inheritable(True)
    return listening


def address(settings: Settings, listening: socket.socket) -> str:
    """What people open in a browser."""
    if settings.public:
        return settings.public
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def configuration(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        loop="auto",  # uvloop, where it is
        ws_ping_interval=PINGS,
        ws_ping_timeout=PINGS,
        backlog=BACKLOG,
        **uvicorn_options(settings),
    )


def serve(settings: Settings, listening: socket.socket) -> None:
    """Serve until told to stop, in this process or in several."""
    logs.set_up(settings.log)
    # A database that cannot be opened is an error in words, before anything runs; migrations
    # are made once, before workers look.
    Store.open(settings.place, settings.folder).close()
    if settings.workers > 1:
        lead(settings, listening)
    else:
        uvicorn.Server(configuration(settings)).run(sockets=[listening])
