"""Uvicorn waits for ever for a reader that does not read; this one does not."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

PATIENCE = 30.0  # seconds
AT_ONCE = "barrowgate.at_once"
"""The name of an extension of ASGI: a function that sends a text without waiting, or does not."""


FINAL_TEXT = 0x81
NO_TEXT = 1007  # the code that such a socket is closed with
TWO_BYTES, EIGHT_BYTES = 126, 127


def _head(size: int) -> bytes:
    """What stands before a text of a server: it is whole, and not masked (RFC 6455, 5.2)."""
    if size < TWO_BYTES:
        return bytes((FINAL_TEXT, size))
    if size < 1 << 16:
        return bytes((FINAL_TEXT, TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((FINAL_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")


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
        self.transport.write(_head(len(text)) + text)
        return True

    def send_receive_event_to_app(self) -> None:
        """Reading pauses with the second message that waits, not with each one.

        Few clients send another before they are answered, and pausing costs the loop more than
        keeping a message.
        """
        if not self.close_sent and self._is_no_text():
            self.frames = []
            if (
                self.conn.state is State.OPEN
            ):  # not where the client has closed it in the same breath
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
            return
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # as uvicorn believes
        super().send_receive_event_to_app()
        self.read_paused = False

    def _is_no_text(self) -> bool:
        """Uvicorn would log what its client got wrong as an error, with a traceback."""
        if self.curr_msg_data_type != "text":
            return False
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return True
        return False

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
