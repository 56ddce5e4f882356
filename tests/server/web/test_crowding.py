"""Open sockets are counted, by person and by address, and surely counted down."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

import orjson
import pytest
from websockets.exceptions import InvalidStatus

from barrowgate.server.web.guards.crowding import MOST_SOCKETS, OpenSockets, TooManySockets
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
