"""Writes a batch of rows in one transaction: one statement for the log, one for the summaries.

A batch has at most one row of a table, so a table's id names its row.
"""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import orjson
import psycopg
from sqlalchemy import Engine

from barrowgate.server.storage.connecting import is_lost, own_connection
from barrowgate.server.storage.kept import LOG_NAMES, SUMMARY_NAMES, row_values, summary_values
from barrowgate.server.storage.notices import CHANNEL, payloads
from barrowgate.server.tables.rows import SEATING, Row, Summary

LOG_TYPES = ("text", "int", "bigint", "text", "int", "text", "text", "text")
SUMMARY_TYPES = ("text", "int", "bigint", "text", "int", "text", "bool", "bigint")


class Entry(NamedTuple):
    """A row to be written, the summary of its table after it, and who then sits there."""

    row: Row
    summary: Summary
    people: tuple[str, ...] = ()


@dataclass(slots=True)
class Outcome:
    """The tables whose rows are kept, and those that are not there; the others' rows lost."""

    won: set[str]
    gone: set[str] = field(default_factory=set)


class Lost(Exception):
    """The connection is lost: whether the batch is kept is not known."""


class Batches(ABC):
    """The same statements for both databases; how values are passed differs."""

    def __init__(self) -> None:
        log, keys = self.values(LOG_NAMES, LOG_TYPES), self.values(LOG_NAMES[:2], LOG_TYPES[:2])
        columns, new = ", ".join(LOG_NAMES), ", ".join(f"new.{name}" for name in LOG_NAMES)
        # A row follows the newest that is kept, also where the database was put back to before.
        # In the order of tables, so that two workers never wait for each other.
        self._insert = (
            f"insert into log ({columns}) select {new} from {log}"
            " where exists (select 1 from tables"
            " where tables.id = new.table_id and tables.number = new.number - 1)"
            " order by new.table_id on conflict do nothing returning table_id"
        )
        changes = ", ".join(f"{name} = new.{name}" for name in SUMMARY_NAMES[1:])
        self._summarize = (
            f"update tables set {changes} from {self.values(SUMMARY_NAMES, SUMMARY_TYPES)}"
            " where tables.id = new.id"
        )
        self._clear_members = (
            "delete from members where table_id in"
            f" (select new.table_id from {self.values(('table_id',), ('text',))})"
        )
        self._add_members = (
            "insert into members (table_id, person) select new.table_id, new.person"
            f" from {self.values(('table_id', 'person'), ('text', 'text'))} where true"
            " on conflict do nothing"
        )
        self._read = (
            f"select {', '.join(f'log.{name}' for name in LOG_NAMES)} from {keys} join log"
            " on log.table_id = new.table_id and log.number = new.number"
        )
        self._find = (
            f"select tables.id from {self.values(('id',), ('text',))} join tables"
            " on tables.id = new.id"
        )

    @abstractmethod
    def values(self, names: Sequence[str], types: Sequence[str]) -> str:
        """SQL for the rows that are passed, as a table ``new``."""

    @abstractmethod
    def run(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> Any:
        """A cursor, after a statement that is passed these rows."""

    @abstractmethod
    def transaction(self) -> AbstractContextManager[None]:
        """Connects where that is needed; raises ``Lost`` where the connection is no more."""

    @abstractmethod
    def notify(self, entries: Sequence[Entry]) -> None:
        """Tells other workers of rows, where there can be any."""

    @abstractmethod
    def close(self) -> None: ...

    def write(self, entries: Sequence[Entry], again: bool = False) -> Outcome:
        """All of it or nothing. ``again``: it may be kept already, and then counts as won."""
        with self.transaction():
            kept = self.run(self._insert, [row_values(entry.row) for entry in entries]).fetchall()
            outcome = Outcome({table for (table,) in kept})
            winners = [entry for entry in entries if entry.row.table in outcome.won]
            if winners:
                self.run(self._summarize, [summary_values(entry.summary) for entry in winners])
                self._write_members(winners)
                self.notify(winners)
            if len(winners) < len(entries):
                losers = [entry for entry in entries if entry.row.table not in outcome.won]
                self._look_again(losers, outcome, again)
        return outcome

    def _write_members(self, entries: Sequence[Entry]) -> None:
        changed = [entry for entry in entries if entry.row.kind in SEATING]
        if not changed:
            return
        self.run(self._clear_members, [(entry.row.table,) for entry in changed])
        members = [(entry.row.table, person) for entry in changed for person in entry.people]
        if members:
            self.run(self._add_members, members)

    def _look_again(self, losers: Sequence[Entry], outcome: Outcome, again: bool) -> None:
        """Why rows were not written: the log went another way, ours is there, or no table is."""
        keys = [(entry.row.table, entry.row.number) for entry in losers]
        there = {found[0]: tuple(found) for found in self.run(self._read, keys).fetchall()}
        tables = {table for (table,) in self.run(self._find, [key[:1] for key in keys]).fetchall()}
        for entry in losers:
            table = entry.row.table
            if table not in tables:
                outcome.gone.add(table)
            elif again and there.get(table) == row_values(entry.row):
                outcome.won.add(table)


class SqliteBatches(Batches):
    """Rows are passed as one JSON text."""

    def __init__(self, engine: Engine) -> None:
        super().__init__()
        self._engine = engine
        self._connection: sqlite3.Connection | None = None

    def values(self, names: Sequence[str], types: Sequence[str]) -> str:
        parts = [f"json_extract(value, '$[{i}]') as {name}" for i, name in enumerate(names)]
        return f"(select {', '.join(parts)} from json_each(?)) as new"

    def run(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> sqlite3.Cursor:
        assert self._connection is not None
        return self._connection.execute(statement, (orjson.dumps(rows).decode(),))

    def notify(self, entries: Sequence[Entry]) -> None:
        """A file of SQLite has one worker: there is nobody to tell."""

    @contextmanager
    def transaction(self) -> Iterator[None]:
        if self._connection is None:
            self._connection = own_connection(self._engine)
        self._connection.execute("begin immediate")
        try:
            yield
            self._connection.execute("commit")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("rollback")
            raise

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


class PostgresqlBatches(Batches):
    """Rows are passed as one array a column; other workers are told."""

    def __init__(self, engine: Engine, worker: str) -> None:
        super().__init__()
        self._engine = engine
        self._worker = worker
        self._connection: psycopg.Connection[Any] | None = None

    def values(self, names: Sequence[str], types: Sequence[str]) -> str:
        arrays = ", ".join(f"%s::{kind}[]" for kind in types)
        return f"unnest({arrays}) as new({', '.join(names)})"

    def run(self, statement: str, rows: Sequence[tuple[Any, ...]]) -> psycopg.Cursor[Any]:
        assert self._connection is not None
        columns = [list(column) for column in zip(*rows, strict=True)]
        return self._connection.execute(statement.encode(), columns)

    def notify(self, entries: Sequence[Entry]) -> None:
        told = payloads(self._worker, [(entry.row.table, entry.row.number) for entry in entries])
        new = self.values(("payload",), ("text",))
        telling = f"select pg_notify('{CHANNEL}', new.payload) from {new}"
        self.run(telling, [(payload,) for payload in told])

    @contextmanager
    def transaction(self) -> Iterator[None]:
        connection = self._connect()
        try:
            with connection.transaction():
                yield
        except psycopg.Error as error:
            if not is_lost(error, connection):
                raise
            self.close()
            raise Lost from error

    def _connect(self) -> psycopg.Connection[Any]:
        if self._connection is None:
            try:
                self._connection = own_connection(self._engine)
            except Exception as error:
                raise Lost from error
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def batches_for(engine: Engine, worker: str) -> Batches:
    if engine.dialect.name == "sqlite":
        return SqliteBatches(engine)
    return PostgresqlBatches(engine, worker)
