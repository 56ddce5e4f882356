"""Sockets by themselves."""

import asyncio
import secrets
import sys

from barrowgate.server.live.sockets import Socket
from tests.server.live.kit import settle


def test_a_reader_who_waits_holds_no_message() -> None:
    """Whole documents are large, and thousands of readers wait most of the time."""

    async def scenario() -> None:
        sent = []

        async def send(data: bytes) -> None:
            sent.append(len(data))

        socket = Socket("a person", 0, send)
        writer = asyncio.ensure_future(socket.write())
        data = secrets.token_bytes(1000)
        holders = sys.getrefcount(data)
        socket.push(data)
        await settle()
        assert sent == [1000]
        assert sys.getrefcount(data) == holders
        writer.cancel()

    asyncio.run(scenario())


def test_what_need_not_wait_is_sent_at_once_and_nothing_overtakes() -> None:
    async def scenario() -> None:
        sent: list[bytes] = []
        is_free, passed = True, asyncio.Event()

        async def send(data: bytes) -> None:
            await passed.wait()
            sent.append(data)

        def at_once(data: bytes) -> bool:
            if is_free:
                sent.append(data)
            return is_free

        socket = Socket("a person", 0, send, at_once)
        writer = asyncio.ensure_future(socket.write())
        socket.push(b"1")
        assert sent == [b"1"]
        is_free = False
        socket.push(b"2")
        await settle()
        is_free = True  # while the second is being sent, and the outbox is empty
        socket.push(b"3")
        passed.set()
        await settle()
        socket.push(b"4")
        assert sent == [b"1", b"2", b"3", b"4"]
        writer.cancel()

    asyncio.run(scenario())
