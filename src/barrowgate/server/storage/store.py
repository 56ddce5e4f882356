"""Everything that is kept, behind plain methods."""

from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import select

from barrowgate.server.storage.opening import open_database
from barrowgate.server.storage.people_queries import PeopleQueries
from barrowgate.server.storage.report_queries import ReportQueries
from barrowgate.server.storage.table_queries import TableQueries
from barrowgate.server.storage.token_queries import TokenQueries
from barrowgate.server.storage.webhook_queries import WebhookQueries


class Store(TableQueries, PeopleQueries, TokenQueries, ReportQueries, WebhookQueries):
    """One database. Its methods block, and may be called on any thread."""

    @classmethod
    def open(cls, place: str | Path, copies: Path | None = None, is_held: bool = False) -> Self:
        """The database in a data folder or at postgresql://..., brought to the schema of today.

        Before the schema of one with data changes, a copy is kept in ``copies``; that of SQLite
        lies beside its file unless told otherwise. ``is_held``: by the caller, who is going to
        serve it; beneath a server of another the schema does not change.
        """
        return cls(*open_database(place, copies, is_held))

    def ping(self) -> None:
        """Raises ``StorageError`` when the database does not answer."""
        with self.reading() as connection:
            connection.execute(select(1))

    def close(self) -> None:
        self.engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()
