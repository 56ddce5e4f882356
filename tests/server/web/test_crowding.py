"""Open sockets are counted, by person and by address, and surely counted down."""

import asyncio
import socket
from contextlib import ExitStack
from ipaddress import ip_network
from pathlib import Path

import orjson
import pytest
from websockets.exceptions import InvalidStatus

from barrowgate.server.web.guards.crowding import (
    MOST_CONNECTIONS,
    MOST_SOCKETS,
    OpenConnections,
    OpenSockets,
    TooManySockets,
)
from barrowgate.server.web.guards.limits import HOUSEHOLD
from tests.server.client import Person
from tests.server.serving import served


def opened(sockets: OpenSockets, held: ExitStack, person: str, address: str = "home") -> bool:
    """Whether one more could be opened; it stays open."""
    try:
        held.enter_context(sockets.one_more(person, address))
    except TooManySockets:
        return False
    return True


def test_a_person_opens_so_many_and_others_still_may() -> None:
    sockets = OpenSockets()
    with ExitStack() as held:
        mine = [opened(sockets, held, "ana") for _ in range(MOST_SOCKETS + 2)]
        assert mine == [True] * MOST_SOCKETS + [False] * 2
        assert opened(sockets, held, "bo")
    assert opened(sockets, ExitStack(), "ana")


def test_new_guests_of_one_address_share_what_a_household_may() -> None:
    sockets = OpenSockets()
    with ExitStack() as held:
        guests = [f"guest {number}" for number in range(MOST_SOCKETS * HOUSEHOLD)]
        assert all(opened(sockets, held, guest) for guest in guests)
        assert not opened(sockets, held, "one more")
        assert opened(sockets, held, "one more", "elsewhere")


def test_those_who_are_nobody_count_by_their_address() -> None:
    sockets = OpenSockets(1 / MOST_SOCKETS)
    with ExitStack() as held:
        there = [opened(sockets, held, "", address) for address in ("home", "home", "elsewhere")]
    assert there == [True, False, True]


def test_a_factor_allows_more_and_none_any_number() -> None:
    for factor, most in ((2.0, 2 * MOST_SOCKETS), (0.0, 5 * MOST_SOCKETS * HOUSEHOLD)):
        with ExitStack() as held:
            sockets = OpenSockets(factor)
            assert all(opened(sockets, held, "ana") for _ in range(most))
            assert opened(sockets, held, "ana") is (factor == 0)


def test_what_has_ended_is_forgotten_however_it_ended() -> None:
    sockets = OpenSockets()
    with pytest.raises(ConnectionError), sockets.one_more("ana", "home"):
        raise ConnectionError("the line broke")
    assert len(sockets) == 0


def test_a_socket_too_many_is_refused_in_words(tmp_path: Path) -> None:
    async def watch(ana: Person, table: str) -> None:
        for _ in range(2):  # a handshake that fails counts no longer than it takes
            with pytest.raises(InvalidStatus) as refused:
                await ana.join("no-such-table", 0)
            assert refused.value.response.status_code == 404
        live = await ana.join(table, 0)
        with pytest.raises(InvalidStatus) as refused:
            await ana.join(table, 0)
        assert refused.value.response.status_code == 429
        told = orjson.loads(refused.value.response.body or b"")
        assert told["type"] == "too-many"
        assert "close others first" in told["detail"]
        await live.close()
        for _ in range(20):  # the server may learn of the end a little later
            try:
                await ana.join(table, 0)
            except InvalidStatus:
                await asyncio.sleep(0.1)
            else:
                return
        raise AssertionError("what was closed still counts")

    with served(tmp_path, {"BARROWGATE_LIMITS": str(1 / MOST_SOCKETS)}) as server:
        ana = Person(server.url)
        asyncio.run(watch(ana, ana.table()))


# --- Connections that are no sockets --------------------------------------------------------------


def test_an_address_has_so_many_connections_and_others_still_may() -> None:
    counting = OpenConnections()
    ends = [counting.one_more(("203.0.113.1", port)) for port in range(MOST_CONNECTIONS)]
    assert None not in ends
    assert counting.one_more(("203.0.113.1", 1)) is None
    assert counting.one_more(("203.0.113.2", 1)) is not None
    assert ends[0] is not None
    ends[0]()
    assert counting.one_more(("203.0.113.1", 1)) is not None


def test_a_household_of_ipv6_is_one_address() -> None:
    counting = OpenConnections(2 / MOST_CONNECTIONS)
    hosts = [counting.one_more((f"2001:db8::{host}", 1)) is not None for host in range(3)]
    assert hosts == [True, True, False]


def test_a_trusted_proxy_brings_any_number() -> None:
    counting = OpenConnections(1 / MOST_CONNECTIONS, (ip_network("10.0.0.0/8"),))
    assert None not in [counting.one_more(("10.0.0.7", port)) for port in range(50)]
    assert len(counting) == 0


def test_a_connection_too_many_is_told_so_and_sockets_do_not_count_twice(tmp_path: Path) -> None:
    few = {"BARROWGATE_LIMITS": str(20 / MOST_CONNECTIONS)}
    with served(tmp_path, few) as server, ExitStack() as held:
        ana = Person(server.url)
        table = ana.table()
        ana.http.close()

        async def watch() -> None:
            async with asyncio.TaskGroup() as group:
                for live in [await ana.join(table, 0), await ana.join(table, 0)]:
                    group.create_task(live.close())

        asyncio.run(watch())
        there = ("127.0.0.1", server.port)
        lines = [held.enter_context(socket.create_connection(there, 10)) for _ in range(30)]
        answers = [told_at_once(line) for line in lines]
        refused = [each for each in answers if each]
        assert 10 <= len(refused) <= 12, "the server's own connections may not have ended"
        assert refused[0].startswith(b"HTTP/1.1 429 ")
        assert b"close some first" in refused[0]
        for line in lines:
            line.close()
        fresh = (held.enter_context(socket.create_connection(there, 10)) for _ in range(10))
        assert any(not told_at_once(line) for line in fresh), "what was closed still counts"


def told_at_once(line: socket.socket) -> bytes:
    """What is said before anything is asked; nothing where the server waits to be asked."""
    line.settimeout(0.3)
    try:
        return line.recv(4096)
    except TimeoutError:
        return b""
