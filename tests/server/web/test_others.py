"""What one worker ends or deletes is ended at the others at once; what was not told, soon."""

import asyncio
import time
import uuid
from collections.abc import Callable, Coroutine, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from barrowgate.server.live.hub import Hub
from barrowgate.server.live.looking import end_sockets, see_tables
from barrowgate.server.live.sockets import (
    CLOSED_SEAT,
    CLOSED_SESSION,
    CLOSED_STOP,
    CLOSED_TABLE,
    Socket,
)
from tests.cli.terminal import barrowgate
from tests.server.client import Live, Person
from tests.server.live.kit import Client, MemoryLog, begin, settle
from tests.server.postgresql import Postgresql
from tests.server.serving import Served, served
from tests.server.tables.kit import HOST, header, person

AT_ONCE = 10.0  # seconds, on a busy machine; a session is remembered for sixty
PASSWORD = "seven sheep"


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


@pytest.fixture(scope="module")
def database(postgresql: Postgresql) -> Iterator[str]:
    with postgresql.schema(f"others_{uuid.uuid4().hex}") as url:
        yield url


@pytest.fixture(scope="module")
def two(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database: neither can see into the other's memory."""
    settings = {"BARROWGATE_LIMITS": "0", "BARROWGATE_DATABASE": database}
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
    with served(folders[0], settings) as one, served(folders[1], settings) as other:
        yield one, other


def at(server: Served, who: Person) -> Person:
    """The same person at another server."""
    found = Person(server.url, "-")
    found.token = who.token
    found.http.headers["Authorization"] = f"Bearer {who.token}"
    return found


def until(holds: Callable[[], bool]) -> None:
    last = time.monotonic() + AT_ONCE
    while not holds():
        assert time.monotonic() < last
        time.sleep(0.05)


async def closed_with(live: Live) -> int:
    with pytest.raises(ConnectionClosed) as error:
        await asyncio.wait_for(live.answer("never"), AT_ONCE)
    assert error.value.rcvd is not None
    return error.value.rcvd.code


def test_a_table_that_one_deletes_is_gone_at_the_other(two: tuple[Served, Served]) -> None:
    async def play() -> None:
        ana = Person(two[0].url)
        table = ana.table(seats=1, start=True)
        there = at(two[1], ana)
        live = await there.join(table, 0)
        assert ana.http.delete(f"/api/tables/{table}").status_code == 204
        assert await closed_with(live) == CLOSED_TABLE
        assert there.refused("GET", f"/api/tables/{table}/whole") == (404, "no-such-table")

    run(play())


def test_a_person_who_is_deleted_at_one_is_nobody_at_the_other(two: tuple[Served, Served]) -> None:
    async def play() -> None:
        ana, bo = Person(two[0].url, "Ana"), Person(two[0].url, "Bo")
        table = ana.table(public=True)
        bo.post(f"/api/tables/{table}/seats/1/take")
        bo.post(f"/api/tables/{table}/talk", text="hello")
        bo.post(f"/api/tables/{table}/seats/1/leave")  # only the log remembers
        theirs, mine = at(two[1], bo), at(two[1], ana)
        looking = await theirs.join(table, -1)
        other = await mine.join(table, 0)
        assert "Bo" in other.raw[0]
        assert bo.http.delete("/api/me").status_code == 204
        assert await closed_with(looking) in {CLOSED_SESSION, CLOSED_STOP}
        until(lambda: theirs.http.get("/api/me").status_code == 401)
        assert await closed_with(other) == CLOSED_STOP
        again = await mine.join(table, 0)
        assert "Bo" not in again.raw[0]
        await again.close()

    run(play())


def test_a_session_that_ends_at_one_ends_at_the_other(two: tuple[Served, Served]) -> None:
    async def play() -> None:
        ana = Person(two[0].url)
        link = ana.post("/api/me/devices")
        second = Person(two[0].url, "-")
        second.token = second.post("/api/links", token=link["token"])["token"]
        second.http.headers["Authorization"] = f"Bearer {second.token}"
        table = ana.table(seats=1, start=True)
        one, other = at(two[1], ana), at(two[1], second)
        kept, ended = await one.join(table, 0), await other.join(table, 0)
        assert second.http.delete("/api/session").status_code == 204
        assert await closed_with(ended) == CLOSED_SESSION
        until(lambda: other.http.get("/api/me").status_code == 401)
        assert (await kept.act(kept.choices()[0]))["type"] == "done"
        await kept.close()

    run(play())


def test_another_password_is_asked_for_at_the_other_as_well(two: tuple[Served, Served]) -> None:
    ana = Person(two[0].url)
    ana.post("/api/accounts", login=f"ana-{uuid.uuid4().hex[:9]}", password=PASSWORD)
    there = at(two[1], ana)
    assert there.get("/api/me")["name"] == "Ana"
    ana.post("/api/me/password", old=PASSWORD, new="eight goats")
    until(lambda: there.http.get("/api/me").status_code == 401)


def test_a_new_name_is_known_at_the_other(two: tuple[Served, Served]) -> None:
    ana = Person(two[0].url)
    there = at(two[1], ana)
    assert there.get("/api/me")["name"] == "Ana"
    ana.post("/api/me", name="Anna")
    until(lambda: bool(there.get("/api/me")["name"] == "Anna"))


def test_a_command_of_the_host_is_noticed_at_once(
    two: tuple[Served, Served], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        login = f"cy-{uuid.uuid4().hex[:9]}"
        cy = Person(two[0].url, "Cy")
        cy.token = cy.post("/api/accounts", login=login, password=PASSWORD)["token"]
        cy.http.headers["Authorization"] = f"Bearer {cy.token}"
        live = await cy.join(cy.table(seats=1, start=True), 0)
        monkeypatch.setenv("BARROWGATE_DATABASE", database)
        said = await asyncio.to_thread(
            barrowgate, "account", "delete", login, "--yes", "--data", two[0].folder
        )
        assert said.status == 0
        assert await closed_with(live) in {CLOSED_SEAT, CLOSED_SESSION, CLOSED_STOP}
        until(lambda: cy.http.get("/api/me").status_code == 401)

    run(play())


# --- What was not told ----------------------------------------------------------------------------


async def ask(query: Callable[..., Any], *values: object) -> Any:
    return query(*values)


async def unsent(data: bytes) -> None:
    """Nobody reads."""


def test_sockets_of_sessions_that_ended_are_found() -> None:
    async def look() -> None:
        hub = Hub(MemoryLog(header("loyang", 2)))
        await begin(hub, "t1", 2)
        ended, lasting, nobody = (
            Socket(who, -1, unsent, session=session)
            for who, session in ((person(0), "s1"), (person(1), "s2"), ("", ""))
        )
        for socket in (ended, lasting, nobody):
            await hub.join("t1", socket)
        store: Any = SimpleNamespace(lasting=lambda sessions, now: {"s2"} & {*sessions})
        await end_sockets(hub, store, ask, person(1))
        assert ended.closing == 0, "only one person was looked at"
        await end_sockets(hub, store, ask)
        assert [each.closing for each in (ended, lasting, nobody)] == [CLOSED_SESSION, 0, 0]
        assert hub.tables["t1"].sockets == {lasting, nobody}

    run(look())


def test_tables_that_were_deleted_are_found() -> None:
    async def look() -> None:
        hub = Hub(MemoryLog(header("loyang", 2)))
        await begin(hub, "t1", 2)
        socket = Socket(person(0), 0, unsent)
        await hub.join("t1", socket)
        there: Any = SimpleNamespace(numbers=lambda tables: dict.fromkeys(tables, 3))
        gone: Any = SimpleNamespace(numbers=lambda tables: {})
        await see_tables(hub, there, ask)
        assert "t1" in hub.tables
        await see_tables(hub, gone, ask)
        assert (socket.closing, hub.tables) == (CLOSED_TABLE, {})

    run(look())


def test_rows_that_nobody_told_of_are_found() -> None:
    """A command beside a server on a file of SQLite cannot tell it."""

    async def look() -> None:
        log = MemoryLog(header("loyang", 2))
        hub = Hub(log)
        await begin(hub, "t1", 2)
        client = Client(person(0), 0)
        await hub.join("t1", client.socket)
        row = await Hub(log).propose("t1", lambda table: table.close(HOST, 5))
        written: Any = SimpleNamespace(numbers=lambda tables: {"t1": row.number})
        await see_tables(hub, written, ask)
        await settle()
        assert client.document["table"]["state"] == "closed"

    run(look())
