"""Sweeps: tables whose worker has died go on, and those that nobody needs leave."""

import asyncio
import logging
from dataclasses import dataclass
from functools import partial

from barrowgate.core.errors import BarrowgateError
from barrowgate.server.live.hub import Hub
from barrowgate.server.live.looking import Ask, end_sockets, see_tables
from barrowgate.server.live.movers import Movers
from barrowgate.server.storage.store import Store
from barrowgate.server.tables import room
from barrowgate.server.tables.rows import Summary

EVERY = 5.0  # seconds
PATIENCE = 5_000  # milliseconds that whoever wrote the last row has to move the bot
ELSEWHERE = 30_000  # the same, for tables that some other worker may be looking after
LOOK_EVERY = 12  # sweeps: a minute
TIDY_EVERY = 720  # sweeps: an hour
DAY = 24 * 3600 * 1000
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Keeping:
    """How long tables are kept, in days; 0 for ever."""

    store: Store
    finished: int = 0
    forgotten: int = 0

    def unneeded(self, now: int) -> list[str]:
        """Tables whose time is over."""
        if not self.finished and not self.forgotten:
            return []
        return self.store.forgotten(*self._before(now))

    def delete(self, table: str, now: int) -> bool:
        """Delete one of them; False where somebody has played there since."""
        return self.store.delete_forgotten(table, *self._before(now))

    def _before(self, now: int) -> tuple[int, int]:
        finished, forgotten = (
            now - days * DAY if days else 0 for days in (self.finished, self.forgotten)
        )
        return finished, forgotten


async def sweep(hub: Hub, movers: Movers, store: Store, ask: Ask, patience: int = PATIENCE) -> None:
    """Whatever waits for a bot or a clock, and has waited long, is looked at here.

    Without patience, tables that are paused with a full log as well: those that an older server
    paused there go on as their rows are read now, and nobody who sits there could wake them.
    """
    now = hub.now()
    found = await ask(store.to_sweep, now, now - patience)
    if not patience:
        found += await ask(store.paused_beyond, room.MOST_ROWS)
    for summary in found:
        if patience and summary.table not in hub.tables and not _is_overdue(summary, now):
            continue  # most likely another worker's bot is still thinking
        try:
            await hub.catch_up(summary.table)
            movers.look(await hub.live(summary.table))
        except Exception:  # one that is damaged or gone must not keep the others waiting
            log.exception("table %s cannot be looked after", summary.table)
    hub.forget_idle()


def _is_overdue(summary: Summary, now: int) -> bool:
    """Has a table that is not in memory here waited so long that its worker must have died?"""
    is_rung = 0 < summary.deadline <= now
    return is_rung or summary.at < now - ELSEWHERE


async def tidy(hub: Hub, keeping: Keeping, ask: Ask) -> None:
    """Tables, sessions and links whose time is over are deleted; then guests who have nothing."""
    now = hub.now()
    await ask(keeping.store.drop_expired, now)
    for table in await ask(keeping.unneeded, now):
        if await hub.drop_if(table, partial(ask, keeping.delete, table, now)):
            log.info("table %s was not needed any more", table)
    await ask(keeping.store.drop_strangers, now - DAY)


async def sweep_for_ever(hub: Hub, movers: Movers, keeping: Keeping, ask: Ask) -> None:
    """The first sweep has no patience: what a server was killed over goes on as it starts."""
    number = 0
    while True:
        try:
            await sweep(hub, movers, keeping.store, ask, PATIENCE if number else 0)
            if number % LOOK_EVERY == 0:
                await see_tables(hub, keeping.store, ask)
                await end_sockets(hub, keeping.store, ask)
            if number % TIDY_EVERY == 0:
                await tidy(hub, keeping, ask)
        except BarrowgateError as error:
            log.warning("sweep: %s", error)
        except Exception:  # the next sweep may go better
            log.exception("sweep")
        number += 1
        await asyncio.sleep(EVERY)
