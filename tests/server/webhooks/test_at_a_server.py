"""A webhook from the interface to its receiver, at a real server that is also killed."""

import asyncio
import json
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from barrowgate.server.webhooks import messages
from tests.server.client import Person
from tests.server.serving import Served, running
from tests.server.webhooks import hasty
from tests.server.webhooks.receiver import Received, Receiver, receiving

PUBLIC = "http://play.example.org"
WITHIN = 60.0  # seconds, on a busy machine
TRIES = 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    environment = {
        "BARROWGATE_LIMITS": "0",
        "BARROWGATE_PUBLIC": PUBLIC,
        "BARROWGATE_WEBHOOKS": "on",
        "BARROWGATE_WEBHOOK_NETWORKS": "127.0.0.0/8",
    }
    made = Served(tmp_path_factory.mktemp("hooks"), environment, [])
    made.program = [hasty.__file__]
    with running(made):
        yield made


@pytest.fixture
def ana(server: Served) -> Person:
    return Person(server.url)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 4 * WITHIN))


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(WITHIN):
        while not holds():
            await asyncio.sleep(0.05)


def hook(receiver: Receiver) -> str:
    return f"http://127.0.0.1:{receiver.port}/hooks/quince"


def put(who: Person, url: str) -> str:
    """Set a webhook; its secret."""
    answer = who.http.put("/api/me/webhook", json={"url": url})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["secret"])


def act(who: Person, table: str) -> None:
    asked = who.get(f"/api/tables/{table}/whole?seat=0")["document"]["asked"]
    action = asked["groups"][0]["choices"][0]["action"]
    who.post(f"/api/tables/{table}/actions", seat=0, decision=asked["decision"], action=action)


def must_be_signed(found: Received, secret: str) -> dict[str, Any]:
    message, at = found.headers["webhook-id"], int(found.headers["webhook-timestamp"])
    assert found.headers["webhook-signature"] == messages.signature(secret, message, at, found.body)
    told: dict[str, Any] = json.loads(found.body)
    assert told["id"] == message
    return told


def test_a_table_that_waits_is_told_once_for_each_wait(server: Served, ana: Person) -> None:
    async def play() -> None:
        async with receiving() as receiver:
            secret = put(ana, hook(receiver))
            table = ana.table(name="Friday", seats=1, start=True)
            await until(lambda: len(receiver.received) == 1)
            told = must_be_signed(receiver.received[0], secret)
            assert (told["type"], told["table"], told["name"]) == ("waiting", table, "Friday")
            assert told["link"] == f"{PUBLIC}/t/{table}"
            act(ana, table)
            await until(lambda: len(receiver.received) == 2)
            await until(lambda: ana.get("/api/me/webhook")["told"] is not None)
            mine = ana.get("/api/me/webhook")
            assert (mine["url"], mine["resting"]) == (hook(receiver), False)
            assert ana.http.delete("/api/me/webhook").status_code == 204
            act(ana, table)
            await asyncio.sleep(hasty.QUIET / 1000 + 5 * hasty.EVERY)
            assert len(receiver.received) == 2
            log = server.log.read_text()
            assert secret not in log
            assert "quince" not in log

    run(play())


def test_a_server_that_is_killed_before_it_told_tells_afterwards(
    server: Served, ana: Person
) -> None:
    async def play() -> None:
        async with receiving() as receiver:
            secret = put(ana, hook(receiver))
            table = ana.table(seats=1, start=True)
            server.kill()
            await asyncio.to_thread(server.start)
            await until(lambda: bool(receiver.received))
            assert must_be_signed(receiver.received[-1], secret)["table"] == table
            await until(lambda: ana.get("/api/me/webhook")["told"] is not None)
            told = len(receiver.received)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            await asyncio.sleep(5 * hasty.EVERY)
            assert len(receiver.received) == told

    run(play())


def vanished_in_time(server: Served, receiver: Receiver) -> bool:
    """Somebody is deleted whom a table waits for; False where they may have been told before."""
    begun, who = time.monotonic(), Person(server.url)
    put(who, hook(receiver))
    who.table(seats=1, start=True)
    assert who.http.delete("/api/me").status_code == 204
    return time.monotonic() - begun < hasty.QUIET / 1000


def test_nobody_who_was_deleted_is_told(server: Served) -> None:
    async def play() -> None:
        for _ in range(TRIES):
            async with receiving() as receiver:
                if await asyncio.to_thread(vanished_in_time, server, receiver):
                    await asyncio.sleep(hasty.QUIET / 1000 + 5 * hasty.EVERY)
                    assert receiver.received == []
                    return
        raise AssertionError("the machine is too busy")

    run(play())


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (b"HTTP/1.1 200 OK\r\n\r\n", {"outcome": "delivered", "status": 200}),
        (b"HTTP/1.1 404 No\r\n\r\n", {"outcome": "refused", "status": 404}),
        (b"HTTP/1.1 302 There\r\nLocation: /x\r\n\r\n", {"outcome": "redirected", "status": 302}),
        (b"220 mail.example\r\n\r\n", {"outcome": "unreachable", "status": None}),
    ],
)
def test_a_trial_says_how_it_went(ana: Person, answer: bytes, told: dict[str, Any]) -> None:
    async def play() -> None:
        async with receiving(answer) as receiver:
            secret = put(ana, hook(receiver))
            assert await asyncio.to_thread(ana.post, "/api/me/webhook/test") == told
            assert must_be_signed(receiver.received[0], secret)["type"] == "test"

    run(play())


def test_what_the_host_does_not_allow_is_not_reached(ana: Person) -> None:
    put(ana, "http://10.255.255.1/hook")
    assert ana.post("/api/me/webhook/test") == {"outcome": "forbidden", "status": None}


@pytest.mark.parametrize(
    ("url", "kind"),
    [
        ("ftp://chat.example/", "bad-webhook"),
        ("https://me:pass@chat.example/", "bad-webhook"),
        ("https://chat.example/\r\nX: y", "bad-webhook"),
        ("https://chat.example:25/", "bad-webhook"),
        ("", "bad-request"),
        ("https://chat.example/" + "x" * 500, "bad-request"),
    ],
)
def test_an_address_that_cannot_be_meant_is_refused(ana: Person, url: str, kind: str) -> None:
    assert ana.refused("PUT", "/api/me/webhook", url=url) == (422, kind)
    assert ana.get("/api/me/webhook") == {"url": None, "told": None, "resting": False}


def test_there_is_nothing_to_try_without_a_webhook(ana: Person) -> None:
    assert ana.refused("POST", "/api/me/webhook/test") == (404, "no-webhook")
    assert ana.http.delete("/api/me/webhook").status_code == 204


def test_a_new_address_has_a_new_secret(ana: Person) -> None:
    url = "https://chat.example/hook"
    assert put(ana, url) != put(ana, url)
    assert ana.get("/api/me/export")["webhook"][0]["url"] == url


def test_games_tell_whether_there_are_webhooks(ana: Person) -> None:
    assert ana.get("/api/games")["webhooks"] is True
