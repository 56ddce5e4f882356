"""The processes in which bots think hold no port and no line of the server: they may outlive it."""

import asyncio
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from tests.server.client import Person
from tests.server.serving import Served, served

LIMIT = 60.0  # seconds, on a busy machine


def bots_of(server: Served) -> list[psutil.Process]:
    assert server.process is not None
    family = psutil.Process(server.process.pid).children(recursive=True)
    return [each for each in family if is_of_bots(each)]


def is_of_bots(process: psutil.Process) -> bool:
    try:
        return "bots.worker" in " ".join(process.cmdline())
    except psutil.Error:  # it has just ended
        return False


async def until_there_are(server: Served, number: int, without: set[int]) -> list[psutil.Process]:
    async with asyncio.timeout(LIMIT):
        while len(found := [each for each in bots_of(server) if each.pid not in without]) < number:
            await asyncio.sleep(0.05)
    return found


async def start_bots_anew_beside_a_reader(server: Served, workers: int) -> None:
    ana = Person(server.url)
    table = ana.table(my_seat=0, bots={1: "easy"}, start=True)
    live = await ana.join(table, 0)
    old = await until_there_are(server, workers, set())
    for each in old:
        each.kill()
    for each in await until_there_are(server, workers, {each.pid for each in old}):
        assert each.net_connections("inet") == []
    await live.socket.close()


def test_bots_of_one_worker_hold_neither_its_port_nor_its_readers(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        asyncio.run(start_bots_anew_beside_a_reader(server, 1))


def test_bots_of_two_workers_hold_none_of_their_readers(
    tmp_path: Path, new_postgresql_url: str
) -> None:
    environment = {"BARROWGATE_DATABASE": new_postgresql_url}
    with served(tmp_path, environment, "--workers", "2") as server:
        asyncio.run(start_bots_anew_beside_a_reader(server, 2))
