"""Uvicorn waits for ever for the rest of a request's head, and lets it grow; this one does not."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 32 * 1024  # bytes
PATIENCE = 15.0  # seconds


class BoundedHeads(HttpToolsProtocol):
    """A connection that is cut when the head of its next request is too slow or too long.

    Between two requests uvicorn's own limit of keeping connections alive holds.
    """

    longest_head = LONGEST_HEAD
    patience = PATIENCE

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._head_size = 0
        self._head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_there()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head_timer is not None:
            self._head_size += len(data)
            if self._head_size > self.longest_head:
                self._cut()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_head()

    def on_headers_complete(self) -> None:
        self._head_is_there()
        super().on_headers_complete()

    def _await_head(self) -> None:
        if self._head_timer is None:
            self._head_size = 0
            self._head_timer = self.loop.call_later(self.patience, self._cut)

    def _head_is_there(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _cut(self) -> None:
        self._head_is_there()
        if not self.transport.is_closing():
            self.transport.abort()
