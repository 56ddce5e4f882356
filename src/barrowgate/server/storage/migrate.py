"""Brings the schema of a database to a revision, in one transaction."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, literal, select, table
from sqlalchemy import text as sql

from barrowgate.core.errors import quoted
from barrowgate.server.storage.addresses import Address
from barrowgate.server.storage.connecting import writing
from barrowgate.server.storage.errors import StorageError

SCRIPTS = Path(__file__).parent / "migrations"
VERSIONS = "alembic_version"  # the table that Alembic keeps the revision in
LOCK = 1_113_682_775  # any number, always the same: workers that start together take turns


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def newest() -> str:
    """The revision of today."""
    (head,) = ScriptDirectory.from_config(_config()).get_heads()
    return head


def known_revision(connection: Connection, where: Address) -> str | None:
    """The revision of a database, None before the first; one of tomorrow is refused."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if found is not None and found not in known:
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
    config = _config()
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
