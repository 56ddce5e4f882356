"""A real server in a process of its own, on a port that it chooses, for tests."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]

STARTS_IN = 60.0  # seconds, on a busy machine
ENDS_IN = 30.0


def listens_on(process: int) -> int:
    """The port of this very process, and of no other server; StopIteration before it has one."""
    found = psutil.Process(process).net_connections("tcp")
    return next(int(each.laddr.port) for each in found if each.status == psutil.CONN_LISTEN)


class Served:
    """A running server; ``port`` stays the same when it is started again, and is 0 before."""

    def __init__(self, folder: Path, environment: Mapping[str, str], arguments: list[str]) -> None:
        self.folder = folder
        self.environment = {**os.environ, **environment}
        self.arguments = arguments
        self.port = 0
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.program = ["-m", "barrowgate"]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--port", str(self.port)]
        command += ["--data", str(self.folder), *self.arguments]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, env=self.environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL
            )
        self._await_health()

    def _await_health(self) -> None:
        last = time.monotonic() + STARTS_IN
        with httpx.Client(verify=False, timeout=5) as asking:  # certificates take long to read
            while time.monotonic() < last:
                assert self.process is not None
                if self.process.poll() is not None:
                    break
                try:
                    self.port = listens_on(self.process.pid)
                    if asking.get(f"{self.url}/healthz").status_code == 200:
                        return
                except (StopIteration, psutil.Error, httpx.HTTPError):
                    time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.tail()}")

    def tail(self) -> str:
        """What the server said last."""
        return self.log.read_text(errors="replace")[-3000:]

    def metric(self, name: str) -> float:
        """What it counts, as it says itself."""
        page = httpx.get(f"{self.url}/metrics", timeout=30).text
        found = re.search(rf"^{name} (\S+)$", page, re.MULTILINE)
        assert found, page
        return float(found[1])

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host would."""
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)
            try:
                self.process.wait(ENDS_IN)
            except subprocess.TimeoutExpired:
                self.process.kill()
                raise AssertionError(f"the server did not end:\n{self.tail()}") from None
        self.process = None


@contextmanager
def served(
    folder: Path, environment: Mapping[str, str] | None = None, *arguments: str
) -> Iterator[Served]:
    """A server for the length of the block."""
    with running(Served(folder, environment or {}, list(arguments))) as server:
        yield server


@contextmanager
def running(server: Served) -> Iterator[Served]:
    """The same of a server that was made before; what fails meanwhile quotes its log."""
    try:
        server.start()
        yield server
    except BaseException as error:
        error.add_note(f"the server's log ends with:\n{server.tail()}")
        raise
    finally:
        server.stop()
