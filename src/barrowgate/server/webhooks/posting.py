"""One POST to somebody's address: bounded in time and size, and never sent on elsewhere."""

import asyncio
import re
import ssl
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from enum import StrEnum

from barrowgate.server.settings import Network
from barrowgate.server.storage.people import Webhook
from barrowgate.server.webhooks import messages
from barrowgate.server.webhooks.lookups import Lookups, Place
from barrowgate.server.webhooks.targets import BadTarget, Target, may_be_called, target_of

SECONDS = 10.0  # for all of it: looking up, connecting, sending, the head of the answer
CONNECT_SECONDS = 4.0  # for one of several addresses
LONGEST_HEAD = 16 * 1024
MOST_HEADS = 4  # "103 Early Hints" and the like come before the answer
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})[ \r]")


class Outcome(StrEnum):
    """How a call went."""

    DELIVERED = "delivered"
    FORBIDDEN = "forbidden"  # the address is not one that may be called
    UNREACHABLE = "unreachable"  # nobody there, a wrong certificate, no answer in HTTP
    SLOW = "slow"
    REDIRECTED = "redirected"
    REFUSED = "refused"  # by the receiver: any other status


@dataclass(frozen=True)
class Answer:
    """``status`` is 0 where the receiver did not say any."""

    outcome: Outcome
    status: int = 0


class _Forbidden(Exception):
    """No address of a name may be called."""


class Post:
    """Sends. ``tls`` is how certificates are checked: as the system does, unless a test says."""

    def __init__(
        self,
        networks: tuple[Network, ...] = (),
        tls: ssl.SSLContext | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self.networks = networks
        self._tls = tls
        self._seconds = seconds
        self._lookups = Lookups(seconds)

    def place(self, person: str) -> AbstractAsyncContextManager[Place]:
        """What a message of this person is sent with; Crowded where it cannot be sent now."""
        return self._lookups.place(person)

    async def send(
        self, webhook: Webhook, message: str, body: bytes, now: int, place: Place
    ) -> Answer:
        """Whatever happens is an outcome; nothing of the answer but its status is told."""
        headers = messages.headers(webhook.secret, message, body, now)
        try:
            target = target_of(webhook.url, self.networks)
            async with asyncio.timeout(self._seconds):
                status = await self._exchange(target, _request(target, body, headers), place)
        except (BadTarget, _Forbidden):
            return Answer(Outcome.FORBIDDEN)
        except TimeoutError:
            return Answer(Outcome.SLOW)
        except (OSError, ValueError, EOFError, asyncio.LimitOverrunError):
            return Answer(Outcome.UNREACHABLE)
        return Answer(_outcome(status), status)

    async def _exchange(self, target: Target, request: bytes, place: Place) -> int:
        reader, writer = await self._connected(target, await self._addresses(target, place))
        try:
            writer.write(request)
            await writer.drain()
            return await _status(reader)
        finally:
            writer.transport.abort()  # what else it has to say is not waited for

    async def _addresses(self, target: Target, place: Place) -> list[str]:
        """Those of the name that may be called; the one that is connected to is among them."""
        found = await place.look_up(target.host, target.port)
        addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
        fine = [each for each in addresses if may_be_called(each, target.scheme, self.networks)]
        if not fine:
            raise _Forbidden
        return fine

    async def _connected(
        self, target: Target, addresses: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        tls = self._context() if target.scheme == "https" else None
        name = target.host if tls else None
        for address in addresses[:-1]:
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    return await asyncio.open_connection(
                        address, target.port, ssl=tls, server_hostname=name, limit=LONGEST_HEAD
                    )
            except OSError:  # a timeout is one, too: perhaps the next
                continue
        return await asyncio.open_connection(
            addresses[-1], target.port, ssl=tls, server_hostname=name, limit=LONGEST_HEAD
        )

    def _context(self) -> ssl.SSLContext:
        if self._tls is None:
            self._tls = ssl.create_default_context()
        return self._tls


def _request(target: Target, body: bytes, headers: Mapping[str, str]) -> bytes:
    lines = {"Host": target.authority, **headers, "Content-Length": str(len(body))}
    head = [f"POST {target.path} HTTP/1.1", *(f"{name}: {text}" for name, text in lines.items())]
    return "\r\n".join([*head, "Connection: close", "", ""]).encode("ascii") + body


async def _status(reader: asyncio.StreamReader) -> int:
    for _ in range(MOST_HEADS):
        found = STATUS.match(await reader.readuntil(b"\r\n\r\n"))
        if found is None:
            break
        status = int(found[1])
        if status >= 200:
            return status
    raise ValueError("no answer in HTTP")


def _outcome(status: int) -> Outcome:
    if status < 300:
        return Outcome.DELIVERED
    return Outcome.REDIRECTED if status < 400 else Outcome.REFUSED
