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
