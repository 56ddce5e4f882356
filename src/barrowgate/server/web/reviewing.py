"""Reviews are made once: whoever asks while one is made waits for the same; it is remembered.

A few wait at a time, on the whole server. So that they are not all one person's, nor those of many
guests whom one person made, a person and an address have a part of them.
"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from barrowgate.core.record import Record
from barrowgate.server.bots.pool import BotPool
from barrowgate.server.bots.recent import Recent
from barrowgate.server.web.problems import Problem, ProblemError

MOST_REVIEWS = 100  # that are remembered: each took half a minute
MOST_OF_ONE = 2  # that wait or are made, of a person
MOST_OF_ALL = 4  # of all people of an address

Key = tuple[str, tuple[int, ...]]  # the table and the seats that are looked at
Review = dict[str, Any]


class TooManyReviews(ProblemError):
    """A person, or an address, whose other reviews are to be ready first."""

    def __init__(self) -> None:
        detail = (
            f"One person may wait for {MOST_OF_ONE} reviews at a time, all people of an address "
            f"for {MOST_OF_ALL}; try again when one is ready."
        )
        status, headers = HTTPStatus.TOO_MANY_REQUESTS.value, {"Retry-After": "60"}
        super().__init__(Problem("too-many", "Too many reviews", status, detail, headers=headers))


class Reviews:
    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._made: Recent[Key, Review] = Recent(MOST_REVIEWS)
        self._begun: dict[Key, asyncio.Task[Review]] = {}
        self._of_one: Counter[str] = Counter()
        self._of_all: Counter[str] = Counter()

    async def of(
        self, table: str, seats: Sequence[int], record: Record, person: str, address: str
    ) -> Review:
        """The review of a game that is over; BotFailed if there is none.

        It counts for whoever asks first, a person or, where that is nobody, an address.
        """
        key = (table, tuple(seats))
        made = self._made.get(key)
        if made is not None:
            return made
        if key not in self._begun:
            who = person or address
            if self._of_one[who] >= MOST_OF_ONE or self._of_all[address] >= MOST_OF_ALL:
                raise TooManyReviews
            self._count(who, address, 1)
            begun = self._begun[key] = asyncio.create_task(self._make(key, record, who, address))
            begun.add_done_callback(_note)
        return await asyncio.shield(self._begun[key])

    async def _make(self, key: Key, record: Record, who: str, address: str) -> Review:
        try:
            review = await self._bots.review(record, key[1])
        finally:
            del self._begun[key]
            self._count(who, address, -1)
        self._made.keep(key, review)
        return review

    def _count(self, who: str, address: str, more: int) -> None:
        for counted, each in ((self._of_one, who), (self._of_all, address)):
            counted[each] += more
            if not counted[each]:
                del counted[each]


def _note(done: asyncio.Task[Review]) -> None:
    """What went wrong is told to those who wait; perhaps nobody does any more."""
    if not done.cancelled():
        done.exception()
