"""A copy of a whole database as one SQLite file, and back into either kind.

The copy has the schema of its source, made by the same migrations. So a copy of an older server can
be restored, and a server moves from SQLite to PostgreSQL by a backup and a restore.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, select
from sqlalchemy import text as sql

from barrowgate.core.errors import LONGEST_PATH, quoted
from barrowgate.core.files import NOT_REGULAR, is_special
from barrowgate.server.storage.addresses import Address, address, file_address, make_file
from barrowgate.server.storage.connecting import engine_for, in_words, reading_engine
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.storage.holding import be_alone, holding
from barrowgate.server.storage.migrate import (
    VERSIONS,
    is_empty,
    known_revision,
    migrating,
    upgrade,
)
from barrowgate.server.storage.schema import METADATA

ROWS_AT_ONCE = 1000


def backup(place: str | Path, file: Path, overwrite: bool = False) -> None:
    """Copies the database of a server, which may be running, into a file; whole or not at all."""
    where = address(place)
    _must_exist(where.file)
    with _disposed(engine_for(where)) as engine:
        copy_into(file, engine, where, overwrite)


def restore(file: Path, place: str | Path, replace: bool = False) -> None:
    """Fills a database from a copy; one that is not empty only where it is to be replaced.

    One that a server has in use is refused.
    """
    copy, where = file_address(file), address(place)
    _must_exist(file)
    if where.file is not None:
        make_file(where.file)
    with (
        holding(where),
        _disposed(reading_engine(file)) as source,
        _disposed(engine_for(where)) as target,
        in_words(copy),
        source.connect() as reading,
    ):
        revision = _our_revision(reading, copy)
        with in_words(where), migrating(target, where) as filling:
            be_alone(filling, where)
            _make_room(filling, where, replace)
            upgrade(filling, revision)
            _copy_rows(reading, filling)


def copy_into(file: Path, engine: Engine, where: Address, overwrite: bool = False) -> None:
    """Writes beside the file first, so that the name stands for a whole copy or for nothing."""
    if file.exists() and not overwrite:
        raise StorageError(f"{_shown(file)} is there already; name another file")
    if is_special(file):
        raise StorageError(f"{_shown(file)} is {NOT_REGULAR}; name another one")
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    make_file(part)
    try:
        with in_words(where):
            _fill(part, engine, where)
        _put_in_place(part, file, overwrite)
    finally:
        part.unlink(missing_ok=True)


def _fill(part: Path, engine: Engine, where: Address) -> None:
    if where.file is not None:
        _copy_pages(engine, where, part)
        return
    with (
        _disposed(engine_for(file_address(part))) as copy,
        _snapshot(engine) as reading,
        migrating(copy, where) as filling,
    ):
        upgrade(filling, _our_revision(reading, where))
        _copy_rows(reading, filling)
    _make_single(part)


def _copy_pages(engine: Engine, where: Address, part: Path) -> None:
    """SQLite's own backup: one state of the database, while others read and write."""
    with engine.connect() as source, closing(sqlite3.connect(part)) as copy:
        _our_revision(source, where)
        driver = source.connection.driver_connection
        assert driver is not None
        driver.backup(copy)
    _make_single(part)


def _make_single(part: Path) -> None:
    """No log beside the file: a copy is one file, that lies safely on the disk."""
    with closing(sqlite3.connect(part)) as copy:
        copy.execute("pragma journal_mode = delete")
    with part.open("rb") as written:
        os.fsync(written.fileno())


def _put_in_place(part: Path, file: Path, overwrite: bool) -> None:
    """The name is taken first, unless it may be taken from another."""
    if not overwrite:
        try:
            os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))
        except FileExistsError:
            raise StorageError(f"{_shown(file)} is there already; name another file") from None
    part.replace(file)


@contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    """PostgreSQL as it is at one moment, however long the reading takes."""
    with engine.connect() as connection:
        yield connection.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )


def _make_room(filling: Connection, where: Address, replace: bool) -> None:
    """Takes away our own tables, if they are empty or may be replaced."""
    if not replace and not is_empty(filling):
        raise StorageError(f"{where}: it is not empty; say that it is to be replaced")
    there = MetaData()
    ours = {VERSIONS, *METADATA.tables}
    there.reflect(filling, only=lambda name, _: name in ours)
    there.drop_all(filling)


def _copy_rows(reading: Connection, filling: Connection) -> None:
    """All rows of all tables, those that others refer to first."""
    source, target = MetaData(), MetaData()
    source.reflect(reading)
    target.reflect(filling, only=lambda name, _: name in source.tables)
    for table in target.sorted_tables:
        if table.name != VERSIONS:
            _copy_table(reading, filling, source.tables[table.name], table)
            _go_on_counting(filling, table)


def _copy_table(reading: Connection, filling: Connection, source: Table, target: Table) -> None:
    reading = reading.execution_options(yield_per=ROWS_AT_ONCE)
    for rows in reading.execute(select(source)).mappings().partitions():
        filling.execute(insert(target), [dict(row) for row in rows])


def _go_on_counting(filling: Connection, table: Table) -> None:
    """PostgreSQL counts apart from the rows: the next number comes after the copied ones."""
    if filling.dialect.name != "postgresql" or "id" not in table.columns:
        return
    counter = sql("select pg_get_serial_sequence(:table, 'id')")
    name = filling.execute(counter, {"table": table.name}).scalar()
    highest = filling.execute(select(func.max(table.c.id))).scalar()
    if name is not None and highest is not None:
        filling.execute(select(func.setval(name, highest)))


@contextmanager
def _disposed(engine: Engine) -> Iterator[Engine]:
    try:
        yield engine
    finally:
        engine.dispose()


def _our_revision(connection: Connection, where: Address) -> str:
    revision = known_revision(connection, where)
    if revision is None:
        raise StorageError(f"{where}: it is not a database of Barrowgate")
    return revision


def _must_exist(file: Path | None) -> None:
    if file is not None and not file.is_file():
        raise StorageError(f"there is no file {_shown(file)}")


def _shown(file: Path) -> str:
    return quoted(str(file), LONGEST_PATH)
