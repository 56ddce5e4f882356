"""The log of all tables, as the hub knows it: rows go through the writer, readers use threads."""

import asyncio
from collections.abc import Iterable

from barrowgate.server.live.gathering import Gathering
from barrowgate.server.storage.log_writer import LogWriter
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.header import Header
from barrowgate.server.tables.rows import Row, Summary

TABLES = 20  # that are read at a time


class StoredLog:
    """What ``Hub`` writes to and reads from."""

    def __init__(self, store: Store, writer: LogWriter) -> None:
        self._store = store
        self._writer = writer
        self._read = Gathering(self._read_all, TABLES)

    def append(self, row: Row, summary: Summary, people: Iterable[str]) -> asyncio.Future[None]:
        return self._writer.append(row, summary, people)

    async def read(self, table: str) -> tuple[Header, list[Row]] | None:
        return await self._read.ask(table)

    async def _read_all(self, tables: list[str]) -> dict[str, tuple[Header, list[Row]]]:
        return await asyncio.to_thread(self._store.headers_and_rows, tables)

    async def read_on(self, table: str, after: int) -> list[Row]:
        return await asyncio.to_thread(self._store.rows, table, after)
