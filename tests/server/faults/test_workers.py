"""Two workers behind one port: one is killed, and the games go on; at the end nobody is left."""

import asyncio
import errno
import signal
import socket
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from barrowgate.server.settings import Settings
from barrowgate.server.storage.store import Store
from barrowgate.server.workers import leader as leading
from barrowgate.server.workers.leader import Leader
from tests.server.client import Person
from tests.server.faults.crowd import Crowd, Setting
from tests.server.faults.judge import must_be_kept, must_be_whole, must_see_the_fold
from tests.server.serving import Served, served

FOUR = Setting("la-granja", 4)
WITH_A_BOT = Setting("loyang", 1, bots=1)
LIMIT = 180.0  # seconds, on a busy machine
GONE_WITHIN = 20.0


def workers_of(server: Served) -> list[psutil.Process]:
    assert server.process is not None
    return [each for each in psutil.Process(server.process.pid).children() if is_worker(each)]


def is_worker(process: psutil.Process) -> bool:
    try:
        return "workers.worker" in " ".join(process.cmdline())
    except psutil.Error:  # it has just ended
        return False


async def another_starts(server: Served, killed: psutil.Process) -> None:
    async with asyncio.timeout(LIMIT):
        while len({each.pid for each in workers_of(server)} - {killed.pid}) < 2:
            await asyncio.sleep(0.1)


async def play_and_kill_each(server: Served, store: Store) -> None:
    """One after the other, so that the one that has the table is among them."""
    crowd = Crowd([Person(server.url, name) for name in ("Ana", "Bo", "Cy", "Di")])
    async with crowd.at([FOUR, WITH_A_BOT]):
        for _ in range(2):
            await crowd.acknowledge(40)
            workers = sorted(workers_of(server), key=lambda each: float(each.create_time()))
            assert len(workers) == 2
            workers[0].kill()
            await another_starts(server, workers[0])
        await crowd.acknowledge(40)
        must_be_kept(store, [*crowd.acknowledged])
        await must_see_the_fold(store, crowd.seats())
        await crowd.finish(LIMIT)
    assert sum(player.cuts for player in crowd.players) > 0
    must_be_kept(store, crowd.acknowledged)
    must_be_whole(store, {player.table for player in crowd.players})


def test_killed_workers_are_replaced_and_nobody_is_left(
    tmp_path: Path, new_postgresql_url: str
) -> None:
    environment = {"BARROWGATE_LIMITS": "0", "BARROWGATE_DATABASE": new_postgresql_url}
    with served(tmp_path, environment, "--workers", "2") as server:
        with Store.open(new_postgresql_url) as store:
            asyncio.run(asyncio.wait_for(play_and_kill_each(server, store), 3 * LIMIT))
        assert server.process is not None
        family = psutil.Process(server.process.pid).children(recursive=True)
        assert len(family) >= 4, "two workers, and a bot's process of each"
        server.stop()
        _, alive = psutil.wait_procs(family, timeout=GONE_WITHIN)
        assert alive == []


TWO = Settings(workers=2, database="postgresql://nobody@127.0.0.1:1/none")


def test_a_worker_that_cannot_be_started_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The machine may have too many processes, or files, for a moment."""
    tries: list[int] = []

    async def keep() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            leader = Leader(TWO, listening)

            async def refused(line: int) -> asyncio.subprocess.Process:
                tries.append(line)
                if len(tries) == 3:
                    leader.stopping.set()
                raise OSError(errno.EAGAIN, "Resource temporarily unavailable")

            monkeypatch.setattr(leading, "_started", refused)
            monkeypatch.setattr(leading, "FIRST_PAUSE", 0.01)
            await leader._keep(leader.workers[0])

    asyncio.run(asyncio.wait_for(keep(), LIMIT))
    assert len(tries) == 3
    assert caplog.text.count("could not be started (Resource temporarily unavailable)") == 2


def test_a_worker_that_is_being_started_at_the_stop_ends_as_well() -> None:
    async def start_too_late() -> int:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            leader = Leader(TWO, listening)
            leader.stopping.set()
            return await leader._run(leader.workers[0])

    assert asyncio.run(asyncio.wait_for(start_too_late(), LIMIT)) == -signal.SIGTERM
