"""Rows through a writer, for tests that are about something else."""

import asyncio
from collections.abc import Iterable, Sequence

from barrowgate.server.storage.log_writer import LogWriter
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.rows import Row
from tests.server.storage.builders import a_header, a_summary, after


def add_tables(store: Store, tables: Iterable[str]) -> None:
    for table in tables:
        store.add_table(a_header(table), [], a_summary(table))


async def append_all(
    writer: LogWriter, rows: Sequence[Row], people: Sequence[str] = ()
) -> list[BaseException | None]:
    """Appends rows at once; what became of each."""
    waiting = [writer.append(row, after(row), people) for row in rows]
    return await asyncio.gather(*waiting, return_exceptions=True)


async def written(
    store: Store, *rows: Row, people: Sequence[str] = ()
) -> list[BaseException | None]:
    """Appends rows one after the other, with a writer for them alone."""
    writer = LogWriter(store)
    try:
        return [found for row in rows for found in await append_all(writer, [row], people)]
    finally:
        await writer.close()
