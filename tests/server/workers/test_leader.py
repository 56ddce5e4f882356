"""The leader by itself: what it is like beside the workers that it has started."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from barrowgate.server.settings import Settings
from barrowgate.server.workers import leader as leading
from barrowgate.server.workers.leader import Leader, lead
from barrowgate.server.workers.routing import LOOK

TWO = Settings(workers=2, database="postgresql://nobody@127.0.0.1:1/none", grace=0)
LIMIT = 120.0  # seconds, on a busy machine
LINE = "GET /api/games HTTP/1.1\r\n"
# A worker that answers every connection with its name, and does not end when it is told to.
STUCK = """
import signal, socket, sys
signal.signal(signal.SIGTERM, signal.SIG_IGN)
line = socket.socket(fileno=int(sys.argv[1]))
line.send(b"+")
while True:
    _, handed, _, _ = socket.recv_fds(line, 1, 1)
    for number in handed:
        with socket.socket(fileno=number) as connection:
            connection.recv(1000)
            connection.sendall(b"stuck")
"""
NEVER_READY = "import time; time.sleep(600)"


async def start(code: str, line: int) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-c", code, str(line))
    return await asyncio.create_subprocess_exec(*command, stdin=pipe, pass_fds=[line])


@asynccontextmanager
async def led(monkeypatch: pytest.MonkeyPatch, *codes: str) -> AsyncIterator[Leader]:
    """A leader whose workers run this; at the end of the block it must end as well."""
    left = iter(codes)
    monkeypatch.setattr(leading, "_started", lambda line: start(next(left), line))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        leader = Leader(TWO, listening)
        async with asyncio.timeout(LIMIT):
            running = asyncio.create_task(leader.run())
            try:
                yield leader
                await running
            finally:
                for process in [worker.process for worker in leader.workers if worker.process]:
                    process.kill()


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


async def answer(leader: Leader) -> bytes:
    reader, writer = await asyncio.open_connection(*leader.listening.getsockname())
    writer.write(LINE.encode())
    try:
        return await reader.read()
    finally:
        writer.close()


def both_are_ready(leader: Leader) -> Callable[[], bool]:
    return lambda: all(worker.is_ready.is_set() for worker in leader.workers)


def test_a_worker_that_does_not_end_is_killed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(leading, "ENDING", 0.3)

    async def stop() -> None:
        async with led(monkeypatch, STUCK, STUCK) as leader:
            await until(both_are_ready(leader))
            signal.raise_signal(signal.SIGTERM)

    asyncio.run(stop())
    assert "killed: 2 of 2 workers had not ended" in caplog.text


def test_ctrl_c_again_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leading, "ENDING", 2 * LIMIT)

    async def stop() -> None:
        async with led(monkeypatch, STUCK, STUCK) as leader:
            await until(both_are_ready(leader))
            signal.raise_signal(signal.SIGINT)
            await until(leader.stopping.is_set)
            signal.raise_signal(signal.SIGINT)

    asyncio.run(stop())


def test_a_worker_that_cannot_start_takes_nobody_s_service(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(leading, "TOGETHER", 0.1)
    monkeypatch.setattr(leading, "ENDING", 0.1)

    async def ask() -> None:
        async with led(monkeypatch, NEVER_READY, STUCK) as leader:
            assert [await answer(leader) for _ in range(4)] == 4 * [b"stuck"]
            leader.stopping.set()

    asyncio.run(ask())


class Counted(socket.socket):
    """Counts how often somebody looks what has come."""

    looks = 0

    def recv(self, size: int, flags: int = 0, /) -> bytes:
        self.looks += 1
        return super().recv(size, flags)


def test_half_a_request_line_is_looked_at_ever_less_often() -> None:
    async def peek() -> int:
        ours, theirs = socket.socketpair()
        with theirs, Counted(fileno=ours.detach()) as looked_at:
            half = len(LINE) // 2
            theirs.sendall(LINE[:half].encode())
            peeking = asyncio.create_task(leading._peeked(looked_at))
            await asyncio.sleep(1.0)
            looks = looked_at.looks
            theirs.sendall(LINE[half:].encode())
            assert await asyncio.wait_for(peeking, LIMIT) == LINE.encode()
            assert looked_at.recv(LOOK) == LINE.encode()
            return looks

    assert 2 <= asyncio.run(peek()) <= 9  # after 10, 20, 40 ms ...


def test_whoever_leads_looks_for_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[bool] = []

    async def run(_: Leader) -> None:
        looks.append(gc.isenabled())

    monkeypatch.setattr(Leader, "run", run)
    gc.disable()
    try:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            lead(TWO, listening)
    finally:
        gc.enable()
        gc.unfreeze()
    assert looks == [True]
