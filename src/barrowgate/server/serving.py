"""Runs a server in this process until it is told to stop."""

import errno
import logging
import socket
import time
from contextlib import AbstractContextManager

import uvicorn

from barrowgate.server.settings import LARGEST_PORT, Settings, SettingsError
from barrowgate.server.storage import addresses
from barrowgate.server.storage.awaiting import may_come
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.storage.holding import Tell, holding
from barrowgate.server.storage.store import Store
from barrowgate.server.web import logs
from barrowgate.server.web.app import make_app
from barrowgate.server.web.guarding import uvicorn_options
from barrowgate.server.web.metrics import Gather, Metrics, alone
from barrowgate.server.workers.leader import lead

BACKLOG = 2048
PINGS = 30.0  # seconds between them: a vanished reader is noticed
WAITS = 60.0  # seconds that a PostgreSQL has to come
AGAIN = 1.0  # seconds until it is tried again
log = logging.getLogger(__name__)


def held(settings: Settings) -> AbstractContextManager[Tell]:
    """Nobody else serves the same file of SQLite meanwhile; whoever tries is told where it is."""
    return holding(addresses.address(settings.place))


def bound(settings: Settings, ports: int = 1) -> socket.socket:
    """The socket to listen on: the first free one of so many ports.

    An address that is in use, or not ours, is an error in words.
    """
    for port in range(settings.port, min(settings.port + ports, LARGEST_PORT + 1)):
        try:
            return _listening(settings.host, port)
        except OSError as error:
            failed = error
            if failed.errno != errno.EADDRINUSE:
                break
    reasons = {
        errno.EADDRINUSE: f"port {settings.port} is in use; name another with --port",
        errno.EACCES: f"port {settings.port} is not for everybody; use one above 1023",
    }
    reason = reasons.get(failed.errno or 0, f"cannot listen: {failed.strerror}")
    raise SettingsError("--port", reason)


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
        made.listen(BACKLOG)  # now: two that only bind may share a port
    except OSError:
        made.close()
        raise
    return made


def address(settings: Settings, listening: socket.socket) -> str:
    """What people open in a browser."""
    if settings.public:
        return settings.public
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def configuration(
    settings: Settings, counting: Metrics | None = None, gather: Gather = alone
) -> uvicorn.Config:
    """How uvicorn is to be run; one of several workers says where it counts and who else does."""
    return uvicorn.Config(
        make_app(settings, counting, gather),
        loop="auto",  # uvloop, where it is
        ws_ping_interval=PINGS,
        ws_ping_timeout=PINGS,
        backlog=BACKLOG,
        **uvicorn_options(settings),
    )


def prepare(settings: Settings) -> None:
    """A database that cannot be opened is an error in words, before anything runs.

    Migrations are made once, before workers look. A PostgreSQL that does not answer yet, as when a
    machine starts, is waited for.
    """
    logs.set_up(settings.log)
    begun = time.monotonic()
    is_told = False
    while not _is_open(settings, begun + WAITS):
        if not is_told:
            log.warning("the database does not answer yet; it is waited for, %g s at most", WAITS)
            is_told = True
        time.sleep(AGAIN)
    if is_told:
        log.info("the database answers after %.0f s", time.monotonic() - begun)


def _is_open(settings: Settings, last: float) -> bool:
    """False where it is worth another try, and there is time for one."""
    try:
        Store.open(settings.place, settings.folder, is_held=True).close()
    except StorageError:
        if time.monotonic() >= last or not may_come(addresses.address(settings.place)):
            raise
        return False
    return True


def serve(settings: Settings, listening: socket.socket) -> None:
    """Serve until told to stop, in this process or in several; ``prepare`` comes before."""
    if settings.workers > 1:
        lead(settings, listening)
    else:
        uvicorn.Server(configuration(settings)).run(sockets=[listening])
