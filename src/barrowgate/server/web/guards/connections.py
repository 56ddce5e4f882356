"""Connections that are no sockets cost memory as well, whatever is asked on them, or nothing."""

import asyncio
from collections.abc import Callable
from typing import Any

from barrowgate.server.web.guards.answers import BoundedAnswers
from barrowgate.server.web.guards.crowding import OpenConnections, too_many_connections


def _nothing() -> None:
    """For a connection that counts for nobody."""


class CountedConnections(BoundedAnswers):
    """One too many is told so and closed, before anything is asked on it."""

    def __init__(self, *args: Any, counting: OpenConnections, **options: Any) -> None:
        super().__init__(*args, **options)
        self._counting = counting
        self._count_down: Callable[[], None] = _nothing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        counted = self._counting.one_more(self.client)
        if counted is None:
            transport.write(too_many_connections())
            transport.close()
        else:
            self._count_down = counted

    def connection_lost(self, exc: Exception | None) -> None:
        self._ended()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on it counts as a socket, by person too."""
        self._ended()
        super().handle_websocket_upgrade()

    def _ended(self) -> None:
        self._count_down()
        self._count_down = _nothing
