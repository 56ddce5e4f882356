"""PostgreSQL is killed and started again under load; servers and clients are not."""

import asyncio
from pathlib import Path

import pytest

from barrowgate.server.storage.store import Store
from tests.server.client import Person
from tests.server.faults.crowd import SEVERAL, Crowd
from tests.server.faults.judge import must_be_kept, must_be_whole, must_see_the_fold
from tests.server.postgresql import Postgresql
from tests.server.serving import Served, served

KILL_LIMIT = 120.0  # seconds, on a busy machine


async def play_on(server: Served, postgresql: Postgresql, store: Store, kills: int) -> None:
    crowd = Crowd([Person(server.url, "Ana"), Person(server.url, "Bo")])
    async with crowd.at(SEVERAL):
        for _ in range(kills):
            await crowd.acknowledge(40)
            await asyncio.to_thread(postgresql.kill)
            await asyncio.sleep(0.3)
            await asyncio.to_thread(postgresql.start)
            await crowd.acknowledge(40)
            must_be_kept(store, [*crowd.acknowledged])
            await must_see_the_fold(store, crowd.seats())
            crowd.begin_again()
    must_be_kept(store, crowd.acknowledged)
    must_be_whole(store, {player.table for player in crowd.players})


def kill_often(folder: Path, postgresql: Postgresql, url: str, kills: int) -> None:
    environment = {"BARROWGATE_LIMITS": "0", "BARROWGATE_DATABASE": url}
    with served(folder, environment) as server, Store.open(url) as store:
        work = play_on(server, postgresql, store, kills)
        asyncio.run(asyncio.wait_for(work, kills * KILL_LIMIT))
        assert server.process is not None
        assert server.process.poll() is None, "the server itself lives on"


def test_the_database_is_killed_under_load(
    tmp_path: Path, postgresql: Postgresql, new_postgresql_url: str
) -> None:
    kill_often(tmp_path, postgresql, new_postgresql_url, 1)


@pytest.mark.long
def test_the_database_is_killed_often(
    tmp_path: Path, postgresql: Postgresql, new_postgresql_url: str
) -> None:
    kill_often(tmp_path, postgresql, new_postgresql_url, 20)
