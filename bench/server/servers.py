"""Servers in processes of their own, on this machine alone."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from seats import BenchError

STARTS_IN = 60.0  # seconds
ENDS_IN = 30.0
LIMITS = "1000"  # times what people are allowed
PEER = Path(__file__).parent / "peer"


class Server:
    """A command that serves on ``port``."""

    def __init__(self, command: list[str], folder: Path, environment: dict[str, str]) -> None:
        self.port = free_port()
        self._command = [word.replace("PORT", str(self.port)) for word in command]
        self._environment = {**os.environ, **environment}
        self._log = folder / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> float:
        """The time at which the process was begun, by the clock that all processes share."""
        begun = time.monotonic()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        return begun

    def await_listening(self) -> None:
        last = time.monotonic() + STARTS_IN
        while time.monotonic() < last and self._process and self._process.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise BenchError(f"a server did not start:\n{self._log.read_text()[-2000:]}")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(ENDS_IN)
            self._process = None


@contextmanager
def running(server: Server) -> Iterator[Server]:
    server.start()
    try:
        server.await_listening()
        yield server
    finally:
        server.end()


def barrowgate(folder: Path, database: str = "", workers: int = 1) -> Server:
    """Ours, as a host would run it, but for the limits: clients here are quicker than people."""
    command = [sys.executable, "-m", "barrowgate", "serve", "--port", "PORT", "--limits", LIMITS]
    command += ["--data", str(folder), "--workers", str(workers), "--bots", "1"]
    return Server(command, folder, {"BARROWGATE_DATABASE": database})


def boardgame_io(folder: Path, modules: Path) -> Server:
    """The peer; ``modules`` is the folder in which npm has installed it."""
    node = shutil.which("node")
    if node is None or not (modules / "boardgame.io").is_dir():
        raise BenchError("boardgame.io is not there: run make bench-server, which needs npm")
    command = [node, str(PEER / "server.cjs"), "PORT"]
    return Server(command, folder, {"NODE_PATH": str(modules), "NODE_ENV": "production"})


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
