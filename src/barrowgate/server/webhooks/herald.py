"""Tells people at their own address that a table waits for them.

It looks at what is written, not at what happens: every few seconds, which tables wait for somebody
with a webhook. So play never waits for it, and a server that was killed tells afterwards what it
had not told before. A call is noted as made when its receiver has taken it; whoever dies in between
calls again, with the same id.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from barrowgate.core.errors import BarrowgateError
from barrowgate.server.storage.people import Call, Wait
from barrowgate.server.storage.store import Store
from barrowgate.server.webhooks import messages
from barrowgate.server.webhooks.lookups import Crowded, Place
from barrowgate.server.webhooks.posting import Outcome, Post

EVERY = 10.0  # seconds between two looks
SECOND = 1000
QUIET = 60 * SECOND  # a wait that is shorter is nobody's business
PAUSES = (30, 120, 600, 3600)  # seconds before each further try; then a call is given up
MOST_LOST = 10  # calls in a row: then a webhook rests until it is set again
AT_ONCE = 100  # calls in one look, of each person one

log = logging.getLogger(__name__)
Ask = Callable[..., Awaitable[Any]]
"""Asks the database on a thread."""
Count = Callable[[Outcome], None]


@dataclass(frozen=True)
class Changes:
    """What a look finds: calls that begin, become others, end; and those that are to be made."""

    begun: list[Call]
    changed: list[tuple[Call, Call]]
    gone: list[Call]
    due: list[Call]

    def __bool__(self) -> bool:
        return bool(self.begun or self.changed or self.gone)


def compare(waits: Iterable[Wait], calls: Iterable[Call], now: int) -> Changes:
    """A wait lasts from one action of the person to the next, whatever others do meanwhile."""
    found = Changes([], [], [], [])
    known = {(call.person, call.table): call for call in calls}
    for wait in waits:
        call = known.pop((wait.person, wait.table), None)
        if call is None or call.acted != wait.acted:
            new = _begin(wait)
            if call is None:
                found.begun.append(new)
            else:
                found.changed.append((call, new))
            call = new
        elif call.number != wait.number:
            new = replace(call, number=wait.number)
            found.changed.append((call, new))
            call = new
        if 0 < call.due <= now:
            found.due.append(call)
    found.gone.extend(known.values())
    return found


def _begin(wait: Wait) -> Call:
    """What waited before there was a webhook is known to whoever set it."""
    due = wait.at + QUIET if wait.at > wait.webhook_made else 0
    message = messages.new_message_id()
    return Call(wait.person, wait.table, message, wait.number, wait.acted, due, 0)


def chosen(due: Sequence[Call]) -> list[Call]:
    """The longest due first, of each person one: nobody is called in a hurry."""
    first: dict[str, Call] = {}
    for call in sorted(due, key=lambda each: each.due):
        first.setdefault(call.person, call)
    return list(first.values())[:AT_ONCE]


class Herald:
    """One in each worker; which of them makes a call, the database decides."""

    def __init__(
        self,
        store: Store,
        ask: Ask,
        post: Post,
        public: str,
        now: Callable[[], int],
        count: Count = lambda _: None,
    ) -> None:
        self._store = store
        self._ask = ask
        self._post = post
        self._public = public
        self._now = now
        self._count = count

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except BarrowgateError as error:
                log.warning("webhooks: %s", error)
            except Exception:  # the next look may go better
                log.exception("webhooks")
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Once: what waits, what is due, and make those calls."""
        waits, calls = await self._ask(self._store.waits_and_calls, MOST_LOST)
        found = compare(waits, calls, self._now())
        if found:
            await self._ask(self._store.follow, found.begun, found.changed, found.gone)
        await asyncio.gather(*(self._try(call) for call in chosen(found.due)))

    async def _try(self, call: Call) -> None:
        """One that cannot be made must not keep the others waiting."""
        try:
            await self._call(call)
        except Exception:
            log.exception("nobody could be told that table %s waits", call.table)

    async def _call(self, call: Call) -> None:
        """Where it cannot begin it is not counted as a try: it is due at the next look as well."""
        try:
            async with self._post.place(call.person) as place:
                await self._made(call, place)
        except Crowded as error:
            log.info("table %s: its wait is told later: %s", call.table, error)

    async def _made(self, call: Call, place: Place) -> None:
        is_last = call.tries >= len(PAUSES)  # more where somebody died during the last one
        pause = PAUSES[min(call.tries, len(PAUSES) - 1)] * SECOND
        if not await self._ask(self._store.claim, call, self._now() + pause):
            return  # another worker makes it, or the wait has ended
        webhook = await self._ask(self._store.webhook, call.person)
        header = await self._ask(self._store.header, call.table)
        if webhook is None or header is None:
            return  # deleted this moment
        body = messages.waiting(call.message, header, self._public)
        answer = await self._post.send(webhook, call.message, body, self._now(), place)
        self._count(answer.outcome)
        if answer.outcome is Outcome.DELIVERED:
            await self._ask(self._store.settle, call, self._now())
        elif is_last:
            await self._ask(self._store.settle, call, 0)
