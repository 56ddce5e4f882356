"""Uvicorn waits for ever for a reader that does not read; this one does not."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PATIENCE = 30.0  # seconds
AT_ONCE = "barrowgate.at_once"
"""The name of an extension of ASGI: a function that sends a text without waiting, or does not."""


class BoundedReaders(WebSocketsSansIOProtocol):
    """A WebSocket that is cut when its client has not taken what was written for too long.

    Closing it would not do: the operating system would keep what is left for the client, and the
    connection with it.
    """

    patience = PATIENCE
    _stuck_timer: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        extensions = cast(dict[str, Any], self.scope["extensions"])
        extensions[AT_ONCE] = self.send_at_once
        await super().run_asgi()

    def send_at_once(self, text: bytes) -> bool:
        """Whether it was sent; not where that would have to wait, or is not possible.

        Most texts find a client that reads. For them a task that wakes up, and the layers between
        it and here, cost more than the sending.
        """
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck_timer is None:
            self._stuck_timer = self.loop.call_later(self.patience, self._cut)

    def resume_writing(self) -> None:
        self._is_read_again()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_read_again()
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Whoever does not read gets no answers that would pile up here."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def _is_read_again(self) -> None:
        if self._stuck_timer is not None:
            self._stuck_timer.cancel()
            self._stuck_timer = None

    def _cut(self) -> None:
        self._stuck_timer = None
        self.transport.abort()
