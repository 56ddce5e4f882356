"""`/metrics` of a server with several workers tells of all of them."""

import asyncio
import re
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from barrowgate.server.web.metrics import Metrics
from barrowgate.server.workers import pages
from barrowgate.server.workers.pages import Pages, joined
from tests.server.client import Person
from tests.server.serving import Served, served

WITHIN = 60.0  # seconds, on a busy machine
GUESTS = 200  # more than one worker takes while the other does nothing


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


def counted(actions: int, sockets: int = 0) -> Metrics:
    made = Metrics()
    made.actions.inc(actions)
    made.sockets.set(sockets)
    made.commit_seconds.observe(0.003)
    return made


def sample(page: bytes, line: str) -> float:
    found = re.search(rf"^{re.escape(line)} (\S+)$", page.decode(), re.MULTILINE)
    assert found, page.decode()
    return float(found[1])


def test_a_page_of_several_keeps_every_number_apart() -> None:
    page = joined({"1": counted(3, 7).page(), "2": counted(4).page()})
    assert sample(page, 'barrowgate_actions_total{worker="1"}') == 3
    assert sample(page, 'barrowgate_actions_total{worker="2"}') == 4
    assert sample(page, 'barrowgate_sockets{worker="1"}') == 7
    assert sample(page, 'barrowgate_commit_seconds_bucket{le="0.005",worker="2"}') == 1
    assert page.count(b"# TYPE barrowgate_actions_total counter") == 1
    assert page.count(b"# TYPE barrowgate_commit_seconds histogram") == 1


def test_whoever_is_asked_tells_of_all_who_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PATIENCE", 20.0)

    async def ask() -> None:
        first, second = Pages(tmp_path, 0), Pages(tmp_path, 1)
        await first.open(counted(1).page)
        await second.open(counted(2).page)
        (tmp_path / "3.page").touch()  # one that has died
        told = await second.gathered(counted(2).page())
        assert sample(told, 'barrowgate_actions_total{worker="1"}') == 1
        assert sample(told, 'barrowgate_actions_total{worker="2"}') == 2
        assert b'worker="3"' not in told

    run(ask())


def test_a_worker_that_does_not_answer_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PATIENCE", 0.3)

    async def ask() -> None:
        stuck = await asyncio.start_unix_server(lambda *_: asyncio.sleep(9), tmp_path / "2.page")
        told = await Pages(tmp_path, 0).gathered(counted(1).page())
        assert sample(told, 'barrowgate_actions_total{worker="1"}') == 1
        assert b'worker="2"' not in told
        stuck.close()

    run(ask())


def test_a_worker_that_is_started_again_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PATIENCE", 20.0)

    async def ask() -> None:
        for actions in (1, 5):
            await Pages(tmp_path, 0).open(counted(actions).page)
        told = await Pages(tmp_path, 1).gathered(counted(2).page())
        assert sample(told, 'barrowgate_actions_total{worker="1"}') == 5

    run(ask())


def workers(server: Served) -> list[psutil.Process]:
    assert server.process is not None
    return [
        each
        for each in psutil.Process(server.process.pid).children()
        if "workers.worker" in " ".join(each.cmdline())
    ]


def page_of(server: Served) -> bytes:
    """On a connection of its own: it goes to one worker or the other."""
    return httpx.get(f"{server.url}/metrics", timeout=30).content


def guests(page: bytes) -> dict[str, float]:
    """How many guests each worker has made."""
    line = r'^barrowgate_requests_total\{(?=[^}]*method="POST")(?=[^}]*route="/api/me")[^}]*'
    found = re.findall(line + r'worker="(\d)"\} (\S+)$', page.decode(), re.MULTILINE)
    return {worker: float(number) for worker, number in found}


def test_two_workers_are_told_of_by_either(tmp_path: Path, new_postgresql_url: str) -> None:
    environment = {"BARROWGATE_LIMITS": "0", "BARROWGATE_DATABASE": new_postgresql_url}
    with served(tmp_path, environment, "--workers", "2") as server:
        until_both_tell(server, have_guests=0)
        made = until_both_have_guests(server)
        seen = [all_guests(server) for _ in range(4)]
        assert [sum(each.values()) for each in seen] == 4 * [made]
        workers(server)[0].kill()
        until_both_tell(server, have_guests=1)


def all_guests(server: Served) -> dict[str, float]:
    """How many each has made; a worker that was too busy to tell is asked again."""
    last = time.monotonic() + WITHIN
    while len(found := guests(page_of(server))) < 2:
        assert time.monotonic() < last, found
    return found


def until_both_have_guests(server: Served) -> int:
    """How many it took: the workers take connections as they like, in turn if they are idle."""
    for made in range(2, GUESTS + 1, 2):
        for name in ("Ana", "Bo"):  # with the page three connections: not each time the same turn
            Person(server.url, name).http.close()
        if len(guests(page_of(server))) == 2:
            return made
    raise AssertionError(f"one worker took all {GUESTS}")


def until_both_tell(server: Served, have_guests: int) -> None:
    """Whoever was just started is there, and has counted nothing yet."""
    last = time.monotonic() + WITHIN
    while True:
        try:
            page = page_of(server)
        except httpx.TransportError:  # the killed one had taken this connection
            page = b""
        both = set(re.findall(r'barrowgate_actions_total\{worker="(\d)"\}', page.decode()))
        if both == {"1", "2"} and len(guests(page)) == have_guests:
            return
        assert time.monotonic() < last, page.decode()
        time.sleep(0.2)
