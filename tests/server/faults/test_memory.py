"""An hour of play, with tables made, played, finished and forgotten: the memory stays flat."""

import asyncio
import os
import time
from pathlib import Path
from statistics import median
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from tests.server.client import Live, Person
from tests.server.faults.crowd import SEVERAL, Crowd, Player
from tests.server.serving import Served, served

SECONDS = float(os.environ.get("BARROWGATE_SOAK_SECONDS", "3600"))
SAMPLES = 200
PAUSE = 0.1  # seconds between two looks for tables that are over
GROWTH = 1.10  # of the last quarter over the second
THOUGHT = 0.02  # seconds before an action, so that other tests find room beside this one
PACE = 20  # actions a second, at least


class Calm(Player):
    """Thinks before each action."""

    async def ask(self, live: Live, said: dict[str, Any]) -> dict[str, Any]:
        await asyncio.sleep(THOUGHT)
        return await super().ask(live, said)


class Evening(Crowd):
    player = Calm


async def play(server: Served, seconds: float) -> list[int]:
    """The memory of the server, at even distances of time."""
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    host = Person(server.url, "Ana")
    crowd = Evening([host, Person(server.url, "Bo")])
    sizes: list[int] = []
    async with crowd.at(SEVERAL):
        for _ in range(SAMPLES):
            until = time.monotonic() + seconds / SAMPLES
            while time.monotonic() < until:
                await asyncio.sleep(PAUSE)
                for table in crowd.begin_again():
                    assert host.http.delete(f"/api/tables/{table}").status_code == 204
            sizes.append(int(process.memory_info().rss))
    assert len(crowd.acknowledged) > PACE * seconds, "hardly anything was played"
    return sizes


@pytest.mark.long(minutes=60)
def test_an_hour_of_play_leaves_the_memory_flat(tmp_path: Path) -> None:
    with served(tmp_path, {"BARROWGATE_LIMITS": "0", "BARROWGATE_LOG": "json"}) as server:
        sizes = asyncio.run(asyncio.wait_for(play(server, SECONDS), SECONDS + 300))
    quarter = len(sizes) // 4
    second, last = median(sizes[quarter : 2 * quarter]), median(sizes[-quarter:])
    assert last < second * GROWTH, f"{second / 1e6:.0f} MB became {last / 1e6:.0f} MB"
