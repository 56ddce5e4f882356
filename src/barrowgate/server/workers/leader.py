"""The leader: accepts connections, looks where they want to go, and hands them to workers."""

import asyncio
import gc
import logging
import pickle
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from barrowgate.server.settings import Settings
from barrowgate.server.workers.routing import LOOK, Router, is_enough

BACKLOG = 2048
MOST_WAITING = 4096  # connections that have not said anything yet
SILENCE = 10.0  # seconds until such a connection is closed
FIRST_LOOK = 0.01  # seconds until half a request line is looked at again; doubled each time
TOGETHER = 5.0  # seconds: those that are ready so soon after the first share who comes at the start
ENDING = 10.0  # seconds beyond the grace; then a worker that has not ended is killed
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0  # before a worker that died is started again
LINE = 3  # the file descriptor of a worker's line
log = logging.getLogger(__name__)


@dataclass
class Worker:
    """A process and the line to it; ``line`` is None while there is no process."""

    number: int
    process: "asyncio.subprocess.Process | None" = None
    line: socket.socket | None = None
    is_ready: asyncio.Event = field(default_factory=asyncio.Event)


class Leader:
    """Runs until it is told to stop; then every worker finishes what it has begun.

    Ctrl-C again ends all of them at once.
    """

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.settings = settings
        self.listening = listening
        self.workers = [Worker(number) for number in range(settings.workers)]
        self.router = Router(settings.workers)
        self.stopping = asyncio.Event()
        self._folder = TemporaryDirectory(prefix="barrowgate-")  # for its owner alone
        self._waiting = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTERM, self.stopping.set)
        loop.add_signal_handler(signal.SIGINT, self._interrupted)
        keeping = [asyncio.create_task(self._keep(worker)) for worker in self.workers]
        accepting = asyncio.create_task(self._accept())
        await self.stopping.wait()
        accepting.cancel()
        self.listening.close()
        self._tell_all(signal.SIGTERM)
        _, late = await asyncio.wait(keeping, timeout=self.settings.grace + ENDING)
        if late:
            log.warning("killed: %d of %d workers had not ended", len(late), len(keeping))
            self._tell_all(signal.SIGKILL)
        await asyncio.gather(*keeping, return_exceptions=True)
        for task in [*self._tasks]:
            task.cancel()
        self._folder.cleanup()

    def _interrupted(self) -> None:
        if self.stopping.is_set():
            self._tell_all(signal.SIGKILL)
        self.stopping.set()

    def _tell_all(self, what: signal.Signals) -> None:
        for worker in self.workers:
            if worker.process:
                with suppress(ProcessLookupError):
                    worker.process.send_signal(what)

    # --- Workers ------------------------------------------------------------------------------

    async def _keep(self, worker: Worker) -> None:
        """A worker that dies is started again, later each time it dies at once."""
        pause = FIRST_PAUSE
        while not self.stopping.is_set():
            begun = asyncio.get_running_loop().time()
            try:
                ended = f"ended with {await self._run(worker)}"
            except OSError as error:  # too many processes or open files: others must end first
                ended = f"could not be started ({error.strerror})"
            if self.stopping.is_set():
                return
            if asyncio.get_running_loop().time() - begun > LONGEST_PAUSE:
                pause = FIRST_PAUSE
            log.warning("worker %d %s; another one starts", worker.number + 1, ended)
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _run(self, worker: Worker) -> int:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with ours:
            ours.setblocking(False)
            with theirs:
                process = await _started(theirs.fileno())
            return await self._look_after(worker, process, ours)

    async def _look_after(
        self, worker: Worker, process: asyncio.subprocess.Process, ours: socket.socket
    ) -> int:
        """From the start of its process to the end."""
        assert process.stdin is not None
        told = (self._share(), Path(self._folder.name), worker.number)
        process.stdin.write(pickle.dumps(told))
        process.stdin.close()
        worker.process, worker.line = process, ours
        if self.stopping.is_set():  # it was told before there was a process to tell
            process.terminate()
        loop = asyncio.get_running_loop()
        loop.add_reader(ours, self._heard, worker)
        try:
            return await process.wait()
        finally:
            loop.remove_reader(ours)
            worker.process, worker.line = None, None
            worker.is_ready.clear()

    def _share(self) -> Settings:
        """The settings of one worker: together they have as many bots as one server would.

        Each has one at least, whatever that makes together: any worker may have to move a bot.
        """
        bots = max(1, self.settings.bot_processes // self.settings.workers)
        return replace(self.settings, bots=bots)

    def _heard(self, worker: Worker) -> None:
        """A worker says once that it is ready; the end of its line is seen by ``wait``."""
        with suppress(OSError):
            if worker.line and worker.line.recv(1):
                worker.is_ready.set()
                return
        if worker.line:
            asyncio.get_running_loop().remove_reader(worker.line)

    # --- Connections --------------------------------------------------------------------------

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        self.listening.listen(BACKLOG)
        self.listening.setblocking(False)
        ready = [asyncio.create_task(worker.is_ready.wait()) for worker in self.workers]
        await asyncio.wait(ready, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait(ready, timeout=TOGETHER)
        while True:
            try:
                connection, _ = await loop.sock_accept(self.listening)
            except OSError as error:  # too many open files: the others must end first
                log.warning("cannot accept: %s", error.strerror)
                await asyncio.sleep(0.1)
                continue
            if self._waiting >= MOST_WAITING:
                connection.close()
                continue
            task = asyncio.ensure_future(self._lead(connection))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _lead(self, connection: socket.socket) -> None:
        """Look at the first bytes, which stay where they are, and hand the connection over."""
        self._waiting += 1
        try:
            head = await asyncio.wait_for(_peeked(connection), SILENCE)
            if head:
                self._hand_over(connection, self.router.choose(head))
        except (TimeoutError, OSError):
            pass
        finally:
            self._waiting -= 1
            connection.close()  # ours; the worker has its own

    def _hand_over(self, connection: socket.socket, wanted: int) -> None:
        """To the worker that is wanted, or to the next one that is there."""
        for number in range(len(self.workers)):
            worker = self.workers[(wanted + number) % len(self.workers)]
            if worker.line is None or not worker.is_ready.is_set():
                continue
            with suppress(OSError):
                socket.send_fds(worker.line, [b"."], [connection.fileno()])
                return


async def _started(line: int) -> asyncio.subprocess.Process:
    """A worker's process, which finds its line under a number that it knows."""
    # The shell-free way to give a child a descriptor of a certain number.
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        f"import os, runpy; {line} == {LINE} or (os.dup2({line}, {LINE}), os.close({line})); "
        "runpy.run_module('barrowgate.server.workers.worker', run_name='__main__')",
        stdin=subprocess.PIPE,
        pass_fds=[line],
        start_new_session=True,  # Ctrl-C is the leader's to pass on
    )


async def _peeked(connection: socket.socket) -> bytes:
    """The first bytes of a request, without taking them."""
    connection.setblocking(False)
    loop = asyncio.get_running_loop()
    seen, pause = -1, FIRST_LOOK
    while True:
        ready = loop.create_future()
        loop.add_reader(connection, _set, ready)
        try:
            await ready
        finally:
            loop.remove_reader(connection)
        head = connection.recv(LOOK, socket.MSG_PEEK)
        if not head or is_enough(head):
            return head
        if len(head) == seen:
            await asyncio.sleep(pause)  # half a line: the socket is readable all the time
            pause *= 2
        seen = len(head)


def _set(ready: "asyncio.Future[None]") -> None:
    if not ready.done():
        ready.set_result(None)


def lead(settings: Settings, listening: socket.socket) -> None:
    """Serve with several workers until told to stop."""
    gc.freeze()
    gc.enable()  # whoever starts a server switches it off; connections leave garbage here, too

    async def running() -> None:
        await Leader(settings, listening).run()

    asyncio.run(running())
