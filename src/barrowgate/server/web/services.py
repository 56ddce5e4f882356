"""What the routes work with: one of each in a process."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from barrowgate.server.bots.pool import BotPool
from barrowgate.server.live.hub import Hub
from barrowgate.server.settings import Settings
from barrowgate.server.storage.store import Store
from barrowgate.server.web.guards.crowding import OpenSockets
from barrowgate.server.web.guards.limits import Limits
from barrowgate.server.web.metrics import Metrics
from barrowgate.server.web.passwords import Passwords
from barrowgate.server.web.reviewing import Reviews
from barrowgate.server.web.shapes import Shapes
from barrowgate.server.web.turns import Turns
from barrowgate.server.webhooks.posting import Post

THREADS = 4  # that wait for the database

Result = TypeVar("Result")


class Services:
    """Made when the server starts; routes find it as ``request.app.state.services``."""

    def __init__(
        self, settings: Settings, store: Store, hub: Hub, bots: BotPool, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.bots = bots
        self.metrics = metrics
        self.limits = Limits(settings.limits)
        self.sockets = OpenSockets(settings.limits)
        self.turns = Turns()
        self.passwords = Passwords()
        self.post = Post(settings.webhook_networks)
        self._threads = ThreadPoolExecutor(THREADS, "store")
        self.shapes = Shapes(store, self.ask)
        self.reviews = Reviews(bots)

    async def ask(self, query: Callable[..., Result], *values: object) -> Result:
        """Ask the database, on a thread: nothing else waits."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, query, *values)

    def close(self) -> None:
        self.passwords.close()
        self._threads.shutdown(wait=True)
