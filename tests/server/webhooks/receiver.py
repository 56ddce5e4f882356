"""A receiver of webhooks on this machine, as kind or as unkind as a test wants it."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

CERTIFICATE = Path(__file__).with_name("localhost.pem")  # signed by itself, for "localhost"
TAKEN = b"HTTP/1.1 204 No Content\r\n\r\n"

Reply = Callable[[asyncio.StreamWriter], Awaitable[None]]


@dataclass
class Received:
    """One request: its first line, its headers in lower case, its body."""

    line: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """Keeps what comes, and answers each time as ``reply`` does."""

    reply: Reply
    port: int = 0
    received: list[Received] = field(default_factory=list)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, EOFError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            line, *lines = head.strip().split("\r\n")
            headers = {name.lower(): text for name, text in (each.split(": ", 1) for each in lines)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.received.append(Received(line, headers, body))
            await self.reply(writer)
        writer.close()


def saying(answer: bytes) -> Reply:
    async def reply(writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        await writer.drain()

    return reply


@asynccontextmanager
async def receiving(
    answer: bytes = TAKEN, reply: Reply | None = None, tls: bool = False
) -> AsyncIterator[Receiver]:
    made = Receiver(reply or saying(answer))
    context = None
    if tls:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(CERTIFICATE)
    server = await asyncio.start_server(made._serve, "127.0.0.1", 0, ssl=context)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()
