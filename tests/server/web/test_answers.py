"""Connections whose clients do not take their answers: they are cut, and it is nobody's fault."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from barrowgate.server.web.guards.answers import BoundedAnswers
from tests.server.web.asking import accepts_all
from tests.server.web.test_readers import HANDSHAKE, Wire, run

ASK = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
LONG = 100_000  # bytes


class Impatient(BoundedAnswers):
    reader_patience = 0.05
    least = 10


class Line(Wire):
    """A client that has not taken so much, and takes some more whenever it is looked at."""

    def __init__(self) -> None:
        super().__init__()
        self.untaken = LONG
        self.taken = 0
        self.usual = False

    def pause_reading(self) -> None:
        """What else is asked waits."""

    def resume_reading(self) -> None:
        """It is read on."""

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Somebody else hears it."""

    def get_write_buffer_size(self) -> int:
        self.untaken -= self.taken
        return self.untaken

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self.usual = high is None


def opened(app: Any = accepts_all) -> tuple[BoundedAnswers, Line]:
    made, line = Impatient(uvicorn.Config(app), ServerState(), {}), Line()
    made.connection_made(line)
    return made, line


def test_whoever_takes_nothing_is_cut_and_whoever_takes_it_in_the_end_is_not() -> None:
    async def wait() -> None:
        (stuck, cut), (late, whole) = opened(), opened()
        stuck.pause_writing()
        late.pause_writing()
        late.resume_writing()
        await asyncio.sleep(0.2)
        assert (cut.is_cut, whole.is_cut) == (True, False)
        for each in (stuck, late):
            each.connection_lost(OSError())

    run(wait())


@pytest.mark.parametrize(("taken", "is_cut"), [(1000, False), (1, True)])
def test_a_slow_line_may_take_its_time_and_a_trickle_may_not(taken: int, is_cut: bool) -> None:
    async def take() -> None:
        made, line = opened()
        line.taken = taken
        made.pause_writing()
        await asyncio.sleep(6 * made.reader_patience)
        assert line.is_cut is is_cut
        made.connection_lost(OSError())

    run(take())


def test_whatever_is_not_taken_counts_until_the_connection_is_a_socket_s() -> None:
    async def open_socket() -> None:
        made, line = opened()
        before = line.usual
        made.data_received(HANDSHAKE)
        assert (before, line.usual) == (False, True)
        assert not line.is_cut

    run(open_socket())


def test_no_socket_is_opened_over_answers_that_nobody_has_taken() -> None:
    async def open_socket() -> None:
        made, line = opened()
        made.pause_writing()
        made.data_received(HANDSHAKE)
        assert line.is_cut
        assert not line.written
        made.connection_lost(OSError())

    run(open_socket())


def test_of_several_requests_the_one_that_is_answered_learns_that_its_client_has_gone() -> None:
    async def go() -> None:
        heard: list[str] = []

        async def waits(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            heard.append((await receive())["type"])
            await send({"type": "http.response.start", "status": 200, "headers": []})

        made, line = opened(waits)
        made.data_received(2 * ASK)
        await asyncio.sleep(0.01)
        made.connection_lost(OSError())
        await asyncio.sleep(0.01)
        assert heard == ["http.disconnect"]
        assert not line.written

    run(go())
