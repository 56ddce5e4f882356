"""Uvicorn waits for ever for a client that does not take its answers; this one does not."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from barrowgate.server.web.guards.heads import BoundedHeads
from barrowgate.server.web.guards.readers import PATIENCE

LEAST = 16 * 1024  # bytes that are taken meanwhile, or all: slower than any line


class BoundedAnswers(BoundedHeads):
    """A connection that is cut when its client takes too little of an answer for too long.

    Whatever the operating system does not take counts, not only what is more than usual: an answer
    that is nearly sent would keep a connection that is closed already.
    """

    reader_patience = PATIENCE
    least = LEAST

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._untaken = 0  # bytes, when they were last looked at
        self._untaken_timer: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        transport.set_write_buffer_limits(0)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Uvicorn tells the newest request that its client has gone.

        Of several that came at once an older one may be being answered.
        """
        self._is_taken()
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Over answers that nobody has taken no socket is opened: its own would not be bounded."""
        if self.flow.write_paused:
            self.transport.abort()
            return
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_reader()

    def resume_writing(self) -> None:
        self._is_taken()
        super().resume_writing()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _await_reader(self) -> None:
        self._untaken = self.transport.get_write_buffer_size()
        self._untaken_timer = self.loop.call_later(self.reader_patience, self._look)

    def _look(self) -> None:
        taken = self._untaken - self.transport.get_write_buffer_size()
        if taken < self.least:
            self._untaken_timer = None
            self.transport.abort()
        else:
            self._await_reader()

    def _is_taken(self) -> None:
        if self._untaken_timer is not None:
            self._untaken_timer.cancel()
            self._untaken_timer = None
