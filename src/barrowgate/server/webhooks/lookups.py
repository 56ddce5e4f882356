"""Names are looked up on threads of their own: a few at a time, and of each person one.

The system's lookup cannot be ended. A name whose server does not answer keeps a thread for half a
minute, whoever waits for it; among the threads of all else it would keep that waiting.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from threading import Thread
from typing import Any

from barrowgate.core.errors import BarrowgateError

MOST = 32  # names at a time: their threads do nothing but wait
Found = list[Any]
"""What ``socket.getaddrinfo`` finds."""


class Crowded(BarrowgateError):
    """A lookup that cannot begin now: too many have not ended, or one of the same person."""


class Place:
    """Room for one lookup; it is taken until the lookup ends, however long anybody waits for it."""

    def __init__(self, leave: Callable[[], None]) -> None:
        self._leave = leave
        self._is_looking = False

    async def look_up(self, host: str, port: int) -> Found:
        loop = asyncio.get_running_loop()
        told: asyncio.Future[Found] = loop.create_future()

        def end(found: Found | Exception) -> None:
            self._leave()
            if told.cancelled():
                return
            if isinstance(found, Exception):
                told.set_exception(found)
            else:
                told.set_result(found)

        def work() -> None:
            found = _looked_up(host, port)
            with suppress(RuntimeError):  # the server has closed meanwhile
                loop.call_soon_threadsafe(end, found)

        Thread(target=work, name="lookup", daemon=True).start()
        self._is_looking = True
        return await told

    def leave_unused(self) -> None:
        if not self._is_looking:
            self._leave()


def _looked_up(host: str, port: int) -> Found | Exception:
    try:
        return [*socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except Exception as error:  # it is told in the loop
        return error


class Lookups:
    """All places; ``seconds`` is how long one is waited for."""

    def __init__(self, seconds: float, most: int = MOST) -> None:
        self._seconds = seconds
        self._free = asyncio.Semaphore(most)
        self._people: set[str] = set()

    @asynccontextmanager
    async def place(self, person: str) -> AsyncIterator[Place]:
        """For the length of the block, or Crowded."""
        if person in self._people:
            raise Crowded("an earlier name of the same person is still being looked up")
        self._people.add(person)
        try:
            async with asyncio.timeout(self._seconds):
                await self._free.acquire()
        except BaseException as error:
            self._people.discard(person)
            if isinstance(error, TimeoutError):
                raise Crowded("too many names are being looked up") from None
            raise

        def leave() -> None:
            self._people.discard(person)
            self._free.release()

        place = Place(leave)
        try:
            yield place
        finally:
            place.leave_unused()
