"""Bots move by themselves, and clocks run out."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Protocol

from barrowgate.core.contract import Game, Seen
from barrowgate.lab.seeds import derive
from barrowgate.server.live.hub import Hub
from barrowgate.server.live.live_table import LiveTable
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.rows import Row, RowKind
from barrowgate.server.tables.table import Table

log = logging.getLogger(__name__)


class Chooser(Protocol):
    """Where bots think (server/bots); it always finds something."""

    async def choose_surely(
        self, game: Game, seen: Seen, bot: str, *, table: str, seed: int, host: str
    ) -> int: ...


class Movers:
    """Looks at each table that has changed: is it for a bot, does a clock run?"""

    def __init__(
        self, hub: Hub, chooser: Chooser, took: Callable[[float], None] | None = None
    ) -> None:
        """``took`` is told how many seconds each bot thought."""
        self.hub = hub
        self.chooser = chooser
        self._took = took
        self._tasks: set[asyncio.Task[None]] = set()
        hub.watchers.append(self.look)

    def look(self, live: LiveTable, row: Row | None = None) -> None:
        """Called after each row that was written here, and for tables that were found waiting."""
        if row is not None and row.kind is RowKind.SAY:
            return
        if live.table.bots_to_move and live.bots is None:
            live.bots = self._begin(self._move_bots(live))
        self._set_timer(live)

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- Bots ---------------------------------------------------------------------------------

    async def _move_bots(self, live: LiveTable) -> None:
        """Until it is for nobody but people."""
        name = live.table.header.table
        try:
            while await self._move_one(name):
                pass
        except Exception:
            log.exception("a bot's move at table %s failed; the sweep tries again", name)
        finally:
            live.bots = None

    async def _move_one(self, name: str) -> bool:
        """The move of one bot; False when none is to move."""
        async with self.hub.locked(name) as live:
            table = live.table
            waiting = table.bots_to_move
            if not waiting:
                return False
            seat = waiting[0]
            decision = table.decisions.numbers[seat]
            seen = table.played.position.seen_by(seat)
            level = table.seats[seat].level
            seed = derive(table.header.seed, seat, table.played.position.n_actions)
            host = table.header.host
        begun = time.perf_counter()
        action = await self.chooser.choose_surely(
            table.game, seen, level, table=name, seed=seed, host=host
        )
        if self._took:
            self._took(time.perf_counter() - begun)
        try:
            await self.hub.propose(name, partial(self._row, seat, decision, action))
        except Refused as refused:  # somebody else's row changed the decision: look again
            return refused.reason is not Reason.NO_SUCH_TABLE
        return True

    def _row(self, seat: int, decision: int, action: int, table: Table) -> Row:
        return table.act_for_bot(seat, decision, action, self.hub.now())

    # --- Clocks -------------------------------------------------------------------------------

    def _set_timer(self, live: LiveTable) -> None:
        if live.timer:
            live.timer.cancel()
            live.timer = None
        deadline = live.table.deadline
        if deadline:
            delay = max(0, deadline - self.hub.now()) / 1000
            name = live.table.header.table
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(delay, lambda: self._begin(self._ring(name)))

    async def _ring(self, name: str) -> None:
        """A clock may have run out: say so, if it still has."""
        try:
            await self._run_out(name)
        except StorageError as error:
            log.warning("a clock of table %s rang in vain; the sweep looks again: %s", name, error)
        except Exception:  # a fault of our own
            log.exception("a clock of table %s rang in vain; the sweep looks again", name)

    async def _run_out(self, name: str) -> None:
        try:
            await self.hub.propose(name, lambda table: table.run_out(self.hub.now()))
        except Refused as refused:
            if refused.reason is not Reason.NO_SUCH_TABLE:
                self._set_timer(await self.hub.live(name))

    async def close(self) -> None:
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
