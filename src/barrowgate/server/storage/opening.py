"""A database is brought to the schema of today when it is opened."""

import time
from contextlib import nullcontext
from pathlib import Path

from sqlalchemy import Engine

from barrowgate.server.storage.addresses import Address, address, make_file
from barrowgate.server.storage.backup import copy_into
from barrowgate.server.storage.connecting import engine_for, in_words
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.storage.holding import be_alone, holding
from barrowgate.server.storage.migrate import (
    is_empty,
    known_revision,
    migrating,
    newest,
    upgrade,
)


def open_database(
    place: str | Path, copies: Path | None, is_held: bool = False
) -> tuple[Engine, Address]:
    where = address(place)
    if where.file is not None:
        make_file(where.file)
    engine = engine_for(where)
    try:
        with in_words(where):
            bring_up_to_date(engine, where, copies, is_held)
    except BaseException:
        engine.dispose()
        raise
    return engine, where


def bring_up_to_date(
    engine: Engine, where: Address, copies: Path | None, is_held: bool = False
) -> None:
    """Runs the migrations that are missing, all or none.

    Not beneath an older server that still runs: it knows nothing of what becomes of its tables. A
    command of a newer version holds the file of SQLite meanwhile, as a server does all the time.
    """
    with engine.connect() as connection:
        if known_revision(connection, where) == newest():
            return
    with migrating(engine, where) as connection:
        found = known_revision(connection, where)
        if found == newest():
            return  # another worker was quicker
        with nullcontext() if is_held else holding(where):
            be_alone(connection, where)
            if found is not None and not is_empty(connection):
                _keep_copy(engine, where, copies, found)
            upgrade(connection)


def _keep_copy(engine: Engine, where: Address, copies: Path | None, revision: str) -> None:
    folder = copies or (where.file.parent if where.file else None)
    if folder is None:
        raise StorageError(
            f"{where}: its schema must change, and a copy is kept before; say in which folder"
        )
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    copy_into(folder / f"barrowgate-{revision}-{stamp}.sqlite3", engine, where)
