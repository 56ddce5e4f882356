"""WebSockets whose clients do not read: they are cut, and nothing piles up for them."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from barrowgate.server.web.guards.readers import BoundedReaders
from tests.server.web.asking import accepts_all

PING = bytes([0x89, 0x82, 0, 0, 0, 0]) + b"hi"  # masked with zeros
NO_TEXT = bytes([0x81, 0x81, 0, 0, 0, 0]) + b"\xff"
CLOSE = bytes([0x88, 0x82, 0, 0, 0, 0]) + (1000).to_bytes(2, "big")
PONG = bytes([0x8A, 0x02]) + b"hi"
HANDSHAKE = (
    b"GET /live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Impatient(BoundedReaders):
    patience = 0.05


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_cut = False

    def write(self, data: Any) -> None:
        self.written += data

    def abort(self) -> None:
        self.is_cut = True

    def close(self) -> None:
        """Nothing more is to be read."""

    def is_closing(self) -> bool:
        return False


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


def opened() -> tuple[BoundedReaders, Wire]:
    made, wire = Impatient(uvicorn.Config(accepts_all), ServerState(), {}), Wire()
    made.connection_made(wire)
    made.data_received(HANDSHAKE)
    wire.written = b""
    return made, wire


def test_a_reader_that_is_stuck_is_cut_and_one_that_reads_again_is_not() -> None:
    async def wait() -> None:
        (stuck, cut), (slow, whole) = opened(), opened()
        stuck.pause_writing()
        slow.pause_writing()
        slow.resume_writing()
        await asyncio.sleep(0.2)
        assert (cut.is_cut, whole.is_cut) == (True, False)

    run(wait())


@pytest.mark.parametrize("is_stuck", [False, True])
def test_answers_to_pings_do_not_pile_up(is_stuck: bool) -> None:
    async def ping() -> None:
        made, wire = opened()
        if is_stuck:
            made.pause_writing()
        made.data_received(3 * PING)
        assert wire.written == (b"" if is_stuck else 3 * PONG)
        made.resume_writing()
        wire.written = b""
        made.data_received(PING)
        assert wire.written == PONG

    run(ping())


@pytest.mark.parametrize("behind", [b"", CLOSE], ids=["alone", "closed in the same breath"])
def test_a_text_that_is_none_ends_the_socket_and_is_no_error(
    behind: bytes, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def talk() -> None:
        made, wire = opened()
        monkeypatch.setattr(made.logger, "propagate", True)
        monkeypatch.setattr(logging.getLogger("uvicorn"), "propagate", True)
        while not wire.written:  # the answer to the handshake
            await asyncio.sleep(0)
        wire.written = b""
        made.data_received(NO_TEXT + behind)
        code = (1000 if behind else 1007).to_bytes(2, "big")
        assert wire.written[:4] == bytes([0x88, len(wire.written) - 2]) + code

    run(talk())
    assert [each for each in caplog.records if each.levelname == "ERROR"] == []


def test_a_text_is_sent_at_once_where_nobody_has_to_wait() -> None:
    async def talk() -> None:
        made, wire = opened()
        while not wire.written:  # the answer to the handshake
            await asyncio.sleep(0)
        wire.written = b""
        assert made.send_at_once(b"hi")
        assert wire.written == bytes([0x81, 0x02]) + b"hi"
        made.pause_writing()
        assert not made.send_at_once(b"more")
        made.resume_writing()
        made.disconnected = True
        assert not made.send_at_once(b"more")
        assert wire.written == bytes([0x81, 0x02]) + b"hi"

    run(talk())


def test_nothing_is_sent_before_the_handshake_is_answered() -> None:
    async def talk() -> None:
        made, _ = opened()
        assert not made.send_at_once(b"hi")

    run(talk())
