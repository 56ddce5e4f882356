"""One worker process, as the pool has it."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import barrowgate
from barrowgate.core import engine
from barrowgate.server.bots import framing

WORKER = "barrowgate.server.bots.worker"
START_LIMIT = 60.0  # seconds; a busy machine may need a few
NICENESS = 5  # people who act come before bots that think
PACKAGES = str(Path(barrowgate.__file__).parents[1])


class WorkerLost(Exception):
    """A process that could not be started, or ended, or says what nobody understands."""


class Overran(WorkerLost):
    """A process that took longer than it was given."""


def worker_command(niceness: int = NICENESS) -> list[str]:
    """Without the current folder among the places of modules (-P): whatever lies there."""
    return [sys.executable, "-P", "-m", WORKER, str(niceness)]


class WorkerProcess:
    """A process that is ready to work; ``start`` makes one."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._given = process.stdin
        self._answers = process.stdout
        self.gone = asyncio.ensure_future(process.wait())  # done when the process has ended

    @classmethod
    async def start(cls, command: Sequence[str]) -> "WorkerProcess":
        """Once it is ready, or WorkerLost."""
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=PIPE,
                stdout=PIPE,
                env=_environment(),
                start_new_session=True,  # Ctrl-C at the terminal would reach it as it starts
            )
        except OSError as error:
            raise WorkerLost(f"it cannot be started: {error.strerror or error}") from error
        except NotImplementedError as error:
            raise WorkerLost("this event loop starts no processes") from error
        worker = cls(process)
        try:
            await worker._greet()
        except BaseException:
            await worker.end()
            raise
        return worker

    @property
    def id(self) -> int:
        """The process id."""
        return self._process.pid

    async def ask(self, frame: bytes, limit: float) -> dict[str, Any]:
        """The answer to one job; afterwards, if it is WorkerLost, the process is of no more use."""
        try:
            self._given.write(frame)
        except (RuntimeError, OSError):  # loops differ in what they say of a pipe that is closed
            raise WorkerLost("it ended") from None
        return await self._reply(limit)

    async def end(self) -> None:
        """At once: a worker holds nothing that is worth saving."""
        with suppress(ProcessLookupError):
            self._process.kill()
        self._given.close()
        await asyncio.wait({self.gone})

    async def _reply(self, limit: float) -> dict[str, Any]:
        try:
            async with asyncio.timeout(limit):
                head = await self._answers.readexactly(framing.LENGTH.size)
                body = await self._answers.readexactly(framing.length_of(head))
            return framing.unframed(body)
        except TimeoutError:
            raise Overran(f"it took more than {limit:g} seconds") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise WorkerLost("it ended") from None
        except framing.BadFrame as error:
            raise WorkerLost(str(error)) from None

    async def _greet(self) -> None:
        """Its first frame says that it is ready, and with which engine."""
        try:
            ready = await self._reply(START_LIMIT)
        except Overran:
            raise WorkerLost(f"it was not ready after {START_LIMIT:g} seconds") from None
        here = engine.running().name
        if ready.get("ready") != here:
            raise WorkerLost(f"the engine here is {here}; it said {ready}")


def _environment() -> dict[str, str]:
    """That of this process, with the package that runs here before any other."""
    path = [PACKAGES, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
