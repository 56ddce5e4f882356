"""What all queries share: a connection for reading or writing, and errors in words."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

from barrowgate.server.storage.addresses import Address
from barrowgate.server.storage.connecting import in_words, writing
from barrowgate.server.storage.notices import CHANNEL, News, payloads

COMMAND = "-"  # in place of a worker's name


class Queries:
    """Methods that may be called on any thread; each is one transaction.

    ``worker`` is how this process calls itself where it tells others what it did.
    """

    worker = COMMAND

    def __init__(self, engine: Engine, where: Address) -> None:
        self.engine = engine
        self.where = where
        self._writing_engine = writing(engine)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with in_words(self.where), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with in_words(self.where), self._writing_engine.begin() as connection:
            yield connection

    def announce(self, connection: Connection, news: Iterable[News]) -> None:
        """Tell other workers, once this is committed; a file of SQLite has none."""
        if connection.dialect.name == "postgresql":
            for payload in payloads(self.worker, news):
                connection.execute(select(func.pg_notify(CHANNEL, payload)))


def insert_into(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert that knows ``on conflict``, which each database has in its own words."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)
