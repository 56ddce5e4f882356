"""Killed in the middle of play, a server has every action that it had acknowledged."""

import asyncio
import random
from pathlib import Path

import pytest

from barrowgate.server.storage.store import Store
from tests.server.client import Person
from tests.server.faults import early_answers
from tests.server.faults.crowd import SEVERAL, Crowd
from tests.server.faults.judge import (
    ActionsLost,
    bots_moves,
    must_be_kept,
    must_be_whole,
    must_see_the_fold,
)
from tests.server.serving import Served, running

NO_LIMITS = {"BARROWGATE_LIMITS": "0"}
KILL_LIMIT = 90.0  # seconds that a kill, the start and the looking may take on a busy machine


async def play_and_kill(server: Served, place: Path | str, kills: int) -> None:
    """People and bots play on while the server is killed and started again."""
    chance = random.Random(kills)
    crowd = Crowd([Person(server.url, "Ana"), Person(server.url, "Bo")])
    with Store.open(place) as store:
        async with crowd.at(SEVERAL):
            for _ in range(kills):
                await crowd.acknowledge(chance.randint(20, 60))
                server.kill()
                promised = [*crowd.acknowledged]
                must_be_kept(store, promised)
                await asyncio.to_thread(server.start)
                await must_see_the_fold(store, crowd.seats())
                crowd.begin_again()
            await must_go_on(crowd, store)
        assert all(player.cuts for player in crowd.players[: len(SEVERAL)])
        must_be_kept(store, crowd.acknowledged)
        must_be_whole(store, {player.table for player in crowd.players})


async def must_go_on(crowd: Crowd, store: Store) -> None:
    """People act, and bots move."""
    tables = {player.table for player in crowd.players}
    before = bots_moves(store, tables)
    await crowd.acknowledge(20)
    async with asyncio.timeout(KILL_LIMIT):
        while bots_moves(store, tables) == before:
            crowd.must_be_well()
            await asyncio.sleep(0.05)


def kill_often(server: Served, place: Path | str, kills: int) -> None:
    with running(server):
        asyncio.run(asyncio.wait_for(play_and_kill(server, place, kills), kills * KILL_LIMIT))


def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    kill_often(Served(tmp_path, NO_LIMITS, []), tmp_path, 10)


def test_kills_beside_postgresql_lose_nothing(tmp_path: Path, new_postgresql_url: str) -> None:
    environment = NO_LIMITS | {"BARROWGATE_DATABASE": new_postgresql_url}
    kill_often(Served(tmp_path, environment, []), new_postgresql_url, 2)


def test_a_server_that_answers_before_it_has_written_is_found_out(tmp_path: Path) -> None:
    server = Served(tmp_path, NO_LIMITS, [])
    server.program = [early_answers.__file__]
    with pytest.raises(ActionsLost):
        kill_often(server, tmp_path, 3)


@pytest.mark.long
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    kill_often(Served(tmp_path, NO_LIMITS, []), tmp_path, 200)


@pytest.mark.long
def test_fifty_kills_beside_postgresql_lose_nothing(
    tmp_path: Path, new_postgresql_url: str
) -> None:
    environment = NO_LIMITS | {"BARROWGATE_DATABASE": new_postgresql_url}
    kill_often(Served(tmp_path, environment, []), new_postgresql_url, 50)
