"""Connections to either database, set up alike everywhere, and their errors in words."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from barrowgate.core.errors import LONGEST_PATH, quoted
from barrowgate.server.storage.addresses import Address
from barrowgate.server.storage.errors import StorageError

BUSY_SECONDS = 10
# A server that has vanished without a word is noticed in seconds. The address may say otherwise.
POSTGRESQL_OPTIONS = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
    "application_name": "barrowgate",
}

SQLITE_WORDS = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_READONLY": "it may only be read, not written",
    "SQLITE_CANTOPEN": "it cannot be opened",
    "SQLITE_NOTADB": "it is not a database of SQLite",
    "SQLITE_CORRUPT": "it is damaged; restore a backup",
    "SQLITE_BUSY": f"another program has kept it locked for {BUSY_SECONDS} seconds",
    "SQLITE_IOERR": "the disk reports an error",
}
POSTGRESQL_WORDS = {
    "53100": "its disk is full",
    "53300": "it has no connection left",
    "28P01": "it refuses this user and password",
    "28000": "it refuses this user",
    "3D000": "there is no such database",
    "42501": "this user may not do that",
    "25006": "it may only be read, not written",
}
GONE = ("08", "57P")  # classes of errors that say that the connection is lost
AGAIN = "40"  # a deadlock or the like: the same may be tried again


def engine_for(where: Address) -> Engine:
    """An engine whose connections keep the promises of the log; it connects when first used."""
    if where.file is None:
        return create_engine(
            where.url,
            connect_args={
                name: value
                for name, value in POSTGRESQL_OPTIONS.items()
                if name not in where.url.query
            },
            pool_pre_ping=True,
            hide_parameters=True,
        )
    engine = create_engine(
        where.url,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
        hide_parameters=True,
    )
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def reading_engine(file: Path) -> Engine:
    """For a file of SQLite that must stay as it is."""
    place = f"{file.resolve().as_uri()}?mode=ro"
    return create_engine("sqlite://", creator=lambda: sqlite3.connect(place, uri=True))


def _set_up_sqlite(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # transactions begin where we say so, also around DDL
    connection.execute(f"pragma busy_timeout = {BUSY_SECONDS * 1000}")
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")


def _begin_sqlite(connection: Connection) -> None:
    """Who will write takes the lock at once: a reader that turns writer may be refused."""
    is_writing = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("begin immediate" if is_writing else "begin")


def writing(engine: Engine) -> Engine:
    """The same engine, for transactions that write."""
    return engine.execution_options(writes=True)


def own_connection(engine: Engine) -> Any:
    """A connection of the driver, set up as all are, that no pool takes back."""
    pooled = engine.raw_connection()
    connection = pooled.driver_connection
    pooled.detach()
    return connection


def reason(error: BaseException) -> str:
    """Why the database did not do it, in words."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, sqlite3.Error):
        name = str(getattr(cause, "sqlite_errorname", ""))
        found = (words for code, words in SQLITE_WORDS.items() if name.startswith(code))
        return next(found, quoted(str(cause), LONGEST_PATH))
    if isinstance(cause, psycopg.Error) and cause.sqlstate in POSTGRESQL_WORDS:
        return POSTGRESQL_WORDS[cause.sqlstate]
    if isinstance(cause, psycopg.OperationalError) and cause.sqlstate is None:
        return f"it cannot be reached: {_first_line(cause)}"
    return _first_line(cause)


def _first_line(error: BaseException) -> str:
    return quoted((str(error).splitlines() or [type(error).__name__])[0], LONGEST_PATH)


def storage_error(error: BaseException, where: Address) -> StorageError:
    return StorageError(where.scrubbed(f"{where}: {reason(error)}"))


def is_lost(error: BaseException, connection: psycopg.Connection[Any]) -> bool:
    """Whether the same may go well with a new connection, or a second time."""
    if connection.closed:
        return True
    state = error.sqlstate if isinstance(error, psycopg.Error) else None
    return state is not None and state.startswith((*GONE, AGAIN))


@contextmanager
def in_words(where: Address) -> Iterator[None]:
    """Errors of the database become ``StorageError``."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, psycopg.Error) as error:
        raise storage_error(error, where) from error
