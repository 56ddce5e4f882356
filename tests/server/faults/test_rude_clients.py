"""Clients that do not read, say nothing, or say too much are cut off; the others play on."""

import asyncio
import random
import socket
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from tests.server.client import Person
from tests.server.faults import impatient
from tests.server.serving import Served, running, served

STUCK = 4
ASKS = 1500  # each is answered with several kB
MOST_BYTES = 64 * 1024 * 1024  # that all who are stuck may cost together
CUT_WITHIN = 40.0  # seconds, on a busy machine
ANSWERED_WITHIN = 10.0
FLOOD = 400
GREEDY = 10  # connections
PIPELINED = 100  # requests of each


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    made = Served(tmp_path_factory.mktemp("rude"), {"BARROWGATE_LIMITS": "0"}, [])
    made.program = [impatient.__file__]
    with running(made):
        yield made


def memory(server: Served) -> int:
    assert server.process is not None
    return int(psutil.Process(server.process.pid).memory_info().rss)


def opened(server: Served, person: Person, table: str) -> socket.socket:
    """A socket of a reader, made by hand: it takes nothing that it does not ask for."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.settimeout(30)
    made.connect(("127.0.0.1", server.port))
    head = (
        f"GET /api/tables/{table}/live?seat=0 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        f"Authorization: Bearer {person.token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    made.sendall(head.encode())
    assert made.recv(12) == b"HTTP/1.1 101"
    return made


def ask_and_never_read(stuck: socket.socket) -> bool:
    """Whether it was cut while it asked."""
    text = b'{"do":"whole"}'
    message = bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text  # masked with zeros
    try:
        for _ in range(ASKS):
            stuck.sendall(message)
    except OSError:
        return True
    return False


async def answered_seconds(person: Person, table: str) -> float:
    """How long an honest player waits for the answer to an action."""
    return await asyncio.wait_for(_answered_seconds(person, table), 3 * ANSWERED_WITHIN)


async def _answered_seconds(person: Person, table: str) -> float:
    live = await person.join(table, 0)
    begun = time.monotonic()
    answer = await live.act(random.Random(1).choice(live.choices()))
    assert answer["type"] == "done"
    await live.close()
    return time.monotonic() - begun


def wait_until_cut(server: Served, cut: float) -> None:
    last = time.monotonic() + CUT_WITHIN
    while server.metric("barrowgate_cut_outboxes_total") < cut:
        assert time.monotonic() < last, server.tail()
        time.sleep(0.1)


def test_whoever_never_reads_is_cut_off_and_the_others_play_on(server: Served) -> None:
    ana = Person(server.url)
    table = ana.table(seats=1, start=True)
    before, cut = memory(server), server.metric("barrowgate_cut_outboxes_total")
    stuck = [opened(server, ana, table) for _ in range(STUCK)]
    for each in stuck:
        ask_and_never_read(each)
    assert asyncio.run(answered_seconds(ana, table)) < ANSWERED_WITHIN
    wait_until_cut(server, cut + STUCK)
    assert memory(server) - before < MOST_BYTES
    for each in stuck:
        each.close()


def ports_of(clients: list[socket.socket]) -> set[int]:
    return {each.getsockname()[1] for each in clients}


def held(server: Served, ports: set[int]) -> int:
    """How many connections from these ports the server has."""
    assert server.process is not None
    found = psutil.Process(server.process.pid).net_connections("tcp")
    return sum(bool(each.raddr) and each.raddr.port in ports for each in found)


def wait_until_held(server: Served, ports: set[int], number: int) -> None:
    last = time.monotonic() + CUT_WITHIN
    while (found := held(server, ports)) != number:
        assert time.monotonic() < last, f"{found} connections are held"
        time.sleep(0.1)


def wait_until_quiet(server: Served) -> None:
    """Until it answers nothing more, as nobody takes it."""
    last, size = time.monotonic() + CUT_WITHIN, -1
    while size != (size := server.log.stat().st_size):
        assert time.monotonic() < last
        time.sleep(0.5)


def asking_for_a_lot(server: Served) -> socket.socket:
    """A client that asks many times at once and takes no answer."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.settimeout(30)
    made.connect(("127.0.0.1", server.port))
    ask = f"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
    made.sendall(PIPELINED * ask.encode())
    return made


def test_whoever_takes_no_answers_is_cut_off(server: Served) -> None:
    before = memory(server)
    stuck = [asking_for_a_lot(server) for _ in range(GREEDY)]
    ports = ports_of(stuck)
    wait_until_held(server, ports, GREEDY)
    wait_until_held(server, ports, 0)
    assert memory(server) - before < MOST_BYTES
    for each in stuck:
        each.close()


def test_whoever_goes_amid_answers_is_no_fault_of_ours(server: Served) -> None:
    for _ in range(2):
        going = [asking_for_a_lot(server) for _ in range(GREEDY)]
        ports = ports_of(going)
        wait_until_held(server, ports, GREEDY)
        wait_until_quiet(server)
        for each in going:
            each.close()
        wait_until_held(server, ports, 0)
    Person(server.url).get("/api/me")
    for kind in ("fault", "Traceback"):
        assert kind not in server.log.read_text(), server.tail()


def test_whoever_connects_and_says_nothing_is_cut_off(server: Served) -> None:
    silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(100)]
    ana = Person(server.url)
    assert asyncio.run(answered_seconds(ana, ana.table(seats=1, start=True))) < ANSWERED_WITHIN
    for each in silent:
        each.settimeout(CUT_WITHIN)
        with suppress(ConnectionResetError):
            assert each.recv(1) == b""
        each.close()


def test_a_reader_that_says_nothing_is_served(server: Served) -> None:
    async def look_on() -> None:
        ana = Person(server.url)
        table = ana.table(seats=1, start=True)
        quiet = await Person(server.url, "Bo").join(table, -1)
        await answered_seconds(ana, table)
        await quiet.hear()
        assert quiet.document["view"]["actions"] == 1
        await quiet.close()

    asyncio.run(asyncio.wait_for(look_on(), 60))


def test_a_flood_is_refused_and_the_table_goes_on(tmp_path: Path) -> None:
    async def flood(server: Served) -> None:
        ana, bo = Person(server.url), Person(server.url, "Bo")
        table = ana.table(seats=2, public=True)
        bo.post(f"/api/tables/{table}/seats/1/take")
        ana.post(f"/api/tables/{table}/start")
        one, two = await ana.join(table, 0), await bo.join(table, 1)
        mover, other = (one, two) if one.decision else (two, one)
        decision, number = mover.decision, mover.number
        said = {"do": "act", "seat": other.seat, "decision": decision, "action": "x"}
        sent = [await other.send(**said) for _ in range(FLOOD)]
        reasons: Counter[str] = Counter()
        for request in sent:
            reasons[(await other.answer(request))["reason"]] += 1
        assert reasons["too-many"] > FLOOD / 2, reasons
        done = await mover.act(mover.choices()[0])
        assert (done["type"], done["number"]) == ("done", number + 1)
        for live in (one, two):
            await live.close()

    with served(tmp_path) as server:
        asyncio.run(asyncio.wait_for(flood(server), 120))
        cy = Person(server.url, "Cy")
        asked = [cy.http.get("/api/me").status_code for _ in range(5)]
        assert asked == [200] * 5, "the limits are each person's own"
