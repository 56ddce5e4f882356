"""Brings the schema of a database to a revision, in one transaction."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, column, inspect, literal, select, table
from sqlalchemy import text as sql

from barrowgate.core.errors import quoted
from barrowgate.server.storage.addresses import Address
from barrowgate.server.storage.connecting import writing
from barrowgate.server.storage.errors import StorageError

SCRIPTS = Path(__file__).parent / "migrations"
VERSIONS = "alembic_version"  # the table that Alembic keeps the revision in
LOCK = 1_113_682_775  # any number, always the same: workers that start together take turns


def revisions() -> list[str]:
    """Those that are known here, from the names of their files: ``r0001_first.py``."""
    return sorted(path.name[1:5] for path in (SCRIPTS / "versions").glob("r*.py"))


def newest() -> str:
    """The revision of today."""
    return revisions()[-1]


def known_revision(connection: Connection, where: Address) -> str | None:
    """The revision of a database, None before the first; one of tomorrow is refused."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    found = connection.execute(select(column("version_num")).select_from(table(VERSIONS))).scalar()
    if found is not None and found not in revisions():
        raise StorageError(
            f"{where}: a newer Barrowgate has written it (revision {quoted(found)}, known here are "
            f"those up to {newest()}); use that one, or restore the copy it kept"
        )
    return found


def is_empty(connection: Connection) -> bool:
    """Whether there is no row in it, with a schema or without."""
    names = set(inspect(connection).get_table_names()) - {VERSIONS}
    return all(
        connection.execute(select(literal(1)).select_from(table(name)).limit(1)).first() is None
        for name in sorted(names)
    )


def upgrade(connection: Connection, revision: str = "head") -> None:
    from alembic import command  # a tenth of a second and of the memory, and needed once
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@contextmanager
def migrating(engine: Engine, where: Address) -> Iterator[Connection]:
    """A transaction in which the schema may change.

    SQLite changes a table by writing it anew and dropping the old one. With foreign keys on, that
    would delete whatever hangs on it; so they rest, and all are checked at the end.
    """
    with writing(engine).connect() as connection:
        if connection.dialect.name == "postgresql":
            with connection.begin():
                connection.execute(sql("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
                yield connection
            return
        _foreign_keys(connection, "off")
        try:
            with connection.begin():
                yield connection
                _check_foreign_keys(connection, where)
        finally:
            _foreign_keys(connection, "on")


def _foreign_keys(connection: Connection, state: str) -> None:
    """Outside of any transaction: within one SQLite ignores it."""
    driver = connection.connection.driver_connection
    assert driver is not None
    driver.execute(f"pragma foreign_keys = {state}")


def _check_foreign_keys(connection: Connection, where: Address) -> None:
    broken = connection.exec_driver_sql("pragma foreign_key_check").first()
    if broken is not None:
        raise StorageError(f"{where}: a row of {broken[0]} belongs to nothing; nothing is changed")
