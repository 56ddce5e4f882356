"""Reviews are made once: whoever asks while one is made waits for the same; it is remembered."""

import asyncio
from collections.abc import Sequence
from typing import Any

from barrowgate.core.record import Record
from barrowgate.server.bots.pool import BotPool
from barrowgate.server.bots.recent import Recent

MOST_REVIEWS = 100  # that are remembered: each took half a minute

Key = tuple[str, tuple[int, ...]]  # the table and the seats that are looked at
Review = dict[str, Any]


class Reviews:
    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._made: Recent[Key, Review] = Recent(MOST_REVIEWS)
        self._begun: dict[Key, asyncio.Task[Review]] = {}

    async def of(self, table: str, seats: Sequence[int], record: Record) -> Review:
        """The review of a game that is over; BotFailed if there is none."""
        key = (table, tuple(seats))
        made = self._made.get(key)
        if made is not None:
            return made
        if key not in self._begun:
            begun = self._begun[key] = asyncio.create_task(self._make(key, record))
            begun.add_done_callback(_note)
        return await asyncio.shield(self._begun[key])

    async def _make(self, key: Key, record: Record) -> Review:
        try:
            review = await self._bots.review(record, key[1])
        finally:
            del self._begun[key]
        self._made.keep(key, review)
        return review


def _note(done: asyncio.Task[Review]) -> None:
    """What went wrong is told to those who wait; perhaps nobody does any more."""
    if not done.cancelled():
        done.exception()
