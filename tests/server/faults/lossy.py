"""A bad line between client and server: it delays what passes, and breaks."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

LONGEST_DELAY = 0.01  # seconds for each piece
PIECE = 4096  # bytes: messages are cut in pieces as well


class Line:
    """Breaks a connection after a random number of pieces, about ``lasts`` of them."""

    def __init__(self, port: int, lasts: int, seed: int = 1) -> None:
        self.port = port
        self.lasts = lasts
        self.breaks = 0
        self.chance = random.Random(seed)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """Its address."""
        server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        try:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        finally:
            server.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
        ways = [self._pass(reader, far_writer), self._pass(far_reader, writer)]
        tasks = [asyncio.create_task(way) for way in ways]
        with suppress(asyncio.CancelledError):
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        writer.transport.abort()
        far_writer.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in range(self.chance.randint(1, 2 * self.lasts)):
            data = await reader.read(PIECE)
            if not data:
                return
            await asyncio.sleep(self.chance.random() * LONGEST_DELAY)
            writer.write(data)
            await writer.drain()
        self.breaks += 1
