"""Who has a database: a server, several of them on PostgreSQL, or a restore that is alone with it.

A file of SQLite is held by a lock of the operating system on a file beside it, PostgreSQL by one of
a connection. Both end with whoever holds them, also by a kill; the file stays and means nothing.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import Connection
from sqlalchemy import text as sql

from barrowgate.core.errors import LONGEST_PATH, quoted
from barrowgate.server.storage.addresses import Address, make_file
from barrowgate.server.storage.errors import StorageError

FILE_NAME = "barrowgate.lock"
LONGEST = 300  # characters of the address in it
# One database may have several schemas, each with a server of its own.
KEY = "1113682776, hashtext(coalesce(current_schema(), ''))"
SHARE = f"select pg_advisory_lock_shared({KEY})"
TAKE = f"select pg_try_advisory_xact_lock({KEY})"

Tell = Callable[[str], None]
"""Writes down at which address the holder serves."""


class InUse(StorageError):
    """Somebody else holds the database; ``served_at`` is where, if it is a server that says so."""

    def __init__(self, where: Address, served_at: str = "") -> None:
        who = f"the server at {quoted(served_at)}" if served_at else "a server or a restore"
        super().__init__(f"{where}: {who} has it in use; stop that first")
        self.served_at = served_at


if sys.platform == "win32":
    import msvcrt

    BEHIND = 1 << 20  # what Windows locks nobody else reads: a byte behind all that is written

    def _lock(file: int) -> None:
        os.lseek(file, BEHIND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def holding(where: Address) -> Iterator[Tell]:
    """Nobody else serves or fills this file of SQLite meanwhile; PostgreSQL is for several."""
    if where.file is None:
        yield lambda _: None
        return
    lock = where.file.with_name(FILE_NAME)
    make_file(lock)
    with lock.open("r+", encoding="utf-8") as held:  # which no child process inherits
        try:
            _lock(held.fileno())
        except (BlockingIOError, PermissionError):  # as Windows has it
            raise InUse(where, _told(lock)) from None
        except OSError as error:
            shown = quoted(str(lock), LONGEST_PATH)
            raise StorageError(f"{shown} cannot be locked: {error.strerror}") from None

        def tell(served_at: str) -> None:
            held.seek(0)
            held.truncate()
            held.write(served_at)
            held.flush()

        tell("")  # what is there is of the last one
        yield tell


def _told(lock: Path) -> str:
    with lock.open(encoding="utf-8", errors="replace") as held:
        return held.read(LONGEST).strip()


def share(connection: psycopg.Connection[Any]) -> None:
    """As long as this connection lasts, a server is known to run; a restore is waited for."""
    connection.execute(SHARE.encode())


def be_alone(connection: Connection, where: Address) -> None:
    """Nobody serves a PostgreSQL until the transaction ends; refused where somebody does."""
    if where.file is None and not connection.execute(sql(TAKE)).scalar():
        raise InUse(where)
