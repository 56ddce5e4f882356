"""A reader's socket: an outbox with a bound, and a writer of its own."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_MESSAGES = 500
MOST_BYTES = 4 * 1024 * 1024
CLOSED_SLOW = 4008  # the reader did not keep up
CLOSED_SESSION = 4001  # nobody is signed in with it any more
CLOSED_SEAT = 4003  # the seat is no longer theirs
CLOSED_TABLE = 4004  # the table is gone
CLOSED_GONE = 1001  # the reader has left
CLOSED_STOP = 1012  # come again: the server restarts, or has to read the log anew

Send = Callable[[bytes], Awaitable[None]]
SendAtOnce = Callable[[bytes], bool]


def never(_data: bytes) -> bool:
    """For a line on which nothing can be sent without waiting."""
    return False


class Socket:
    """Whoever pushes never waits: a slow reader is cut off.

    ``at_once`` sends what can be sent without waiting; the rest goes through the outbox.
    ``session`` is the digest of its token, '' for somebody who is nobody.
    """

    def __init__(
        self,
        person: str,
        reader: int,
        send: Send,
        at_once: SendAtOnce = never,
        session: str = "",
    ) -> None:
        self.person = person
        self.reader = reader
        self.session = session
        self.closing = 0  # the code to close with, once there is one
        self._send = send
        self._at_once = at_once
        self._is_sending = False
        self._box: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()

    def push(self, data: bytes) -> None:
        if self.closing:
            return
        if not self._box and not self._is_sending and self._at_once(data):
            return
        self._box.append(data)
        self._bytes += len(data)
        if len(self._box) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self._box.clear()
            self.close(CLOSED_SLOW)
        self._wake.set()

    def close(self, code: int) -> None:
        """What is in the outbox still goes out, except to those who are too slow."""
        self.closing = self.closing or code
        self._wake.set()

    async def write(self) -> int:
        """Send until the socket is to be closed; return the code."""
        while True:
            while self._box:
                self._is_sending = True
                await self._send(self._next())  # by no name: whoever waits holds no message
                self._is_sending = False
            if self.closing:
                return self.closing
            self._wake.clear()
            await self._wake.wait()

    def _next(self) -> bytes:
        data = self._box.popleft()
        self._bytes -= len(data)
        return data
