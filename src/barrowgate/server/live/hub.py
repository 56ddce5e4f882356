"""The hub: every table that somebody looks at, and the one way in which a table changes."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Protocol

from barrowgate.core.contract import Game
from barrowgate.core.errors import BarrowgateError
from barrowgate.core.record import Record
from barrowgate.games import of_record
from barrowgate.server.live.live_table import LiveTable
from barrowgate.server.live.sockets import CLOSED_SESSION, CLOSED_STOP, CLOSED_TABLE, Socket
from barrowgate.server.storage.errors import Conflict, TableGone
from barrowgate.server.tables.header import Header
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.replays import must_know
from barrowgate.server.tables.rows import SEATING, Row, Summary
from barrowgate.server.tables.table import Table, make_table

TRIES = 20  # races that one proposal may lose
IDLE_SECONDS = 300  # a table that nobody looks at stays in memory so long
LONG_LOG = 1000  # rows; while more than so many are folded others are not kept waiting
log = logging.getLogger(__name__)


class Log(Protocol):
    """Where rows are kept (server/storage)."""

    def append(self, row: Row, summary: Summary, people: Iterable[str]) -> Awaitable[None]:
        """Done when it is committed; Conflict if it does not follow the newest row."""

    async def read(self, table: str) -> tuple[Header, list[Row]] | None:
        """A table's header and all of its rows."""

    async def read_on(self, table: str, after: int) -> list[Row]:
        """Its rows after a number."""


Propose = Callable[[Table], Row]
Watcher = Callable[["LiveTable", Row], None]


class Hub:
    """Tables by their id. ``watchers`` are called with each table that was changed here.

    ``is_shared``: other workers write to the same log.
    """

    def __init__(self, rows: Log, now: Callable[[], int] | None = None) -> None:
        self.rows = rows
        self.is_shared = False
        self.now = now or (lambda: int(time.time() * 1000))
        self.tables: dict[str, LiveTable] = {}
        self.watchers: list[Watcher] = []
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._stale: set[str] = set()  # dropped while they were read

    # --- Tables in memory ---------------------------------------------------------------------

    async def live(self, table: str) -> LiveTable:
        """A table, read from the log if it is not in memory."""
        found = self.tables.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None or task.done():  # one that is done may have left the memory again
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda done: self._loaded(table, done))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        return found

    def _loaded(self, table: str, task: asyncio.Task[LiveTable]) -> None:
        if self._loading.get(table) is task:
            del self._loading[table]
            self._stale.discard(table)

    async def _load(self, table: str) -> LiveTable:
        folded = await self._folded(table)
        while table in self._stale:
            self._stale.discard(table)
            folded = await self._folded(table)
        live = self.tables[table] = LiveTable(folded)
        return live

    async def _folded(self, table: str) -> Table:
        read = await self.rows.read(table)
        if read is None:
            raise Refused(Reason.NO_SUCH_TABLE, "there is no such table")
        header, rows = read
        if len(rows) <= LONG_LOG:
            return _fold(header, rows)
        return await asyncio.to_thread(_fold, header, rows)

    def forget_idle(self) -> None:
        """Tables that nobody looks at leave the memory; the log has them."""
        before = time.monotonic() - IDLE_SECONDS
        for name, live in [*self.tables.items()]:
            if not live.sockets and live.used < before and not live.lock.locked():
                self.drop_locked(name)

    async def drop(self, table: str, code: int = CLOSED_TABLE) -> None:
        """A table leaves the memory, once what is being written at it is written.

        Whoever read it from the log before that would never be told of the row.
        """
        async with self._quiet(table):
            self.drop_locked(table, code)

    async def drop_if(self, table: str, delete: Callable[[], Awaitable[bool]]) -> bool:
        """Delete a table between two of its rows; it leaves the memory if it is deleted."""
        async with self._quiet(table):
            is_deleted = await delete()
            if is_deleted:
                self.drop_locked(table)
        return is_deleted

    @asynccontextmanager
    async def _quiet(self, table: str) -> AsyncIterator[None]:
        """Nothing is being written at the table; one that is not in memory is not read for it."""
        while (live := self.tables.get(table)) is not None:
            async with live.lock:
                if self.tables.get(table) is live:
                    yield
                    return
        yield

    def drop_locked(self, table: str, code: int = CLOSED_TABLE) -> None:
        """The same, for whoever holds the table's lock."""
        if table in self._loading:
            self._stale.add(table)
        live = self.tables.pop(table, None)
        if live:
            live.end(code)

    # --- Changing a table ---------------------------------------------------------------------

    async def propose(self, table: str, make: Propose) -> Row:
        """Write the row that ``make`` proposes; it is on the disk when this returns.

        Whoever asked may go away meanwhile: what was begun is finished.
        """
        return await asyncio.shield(asyncio.ensure_future(self.write(table, make)))

    async def write(self, table: str, make: Propose) -> Row:
        """The same for a task that nobody cancels."""
        async with self.locked(table) as live:
            for _ in range(TRIES):
                row = await self._proposed(live, make)
                if row.number <= live.table.number:
                    return row  # the same request again
                if await self._try(live, row):
                    break
            else:
                raise Refused(Reason.STALE, "the table changes too quickly; try again")
        for watcher in self.watchers:
            watcher(live, row)
        return row

    def locked(self, table: str) -> "Locked":
        """A table that nobody changes meanwhile: whatever it says is written down."""
        return Locked(self, table)

    async def _proposed(self, live: LiveTable, make: Propose) -> Row:
        """What is refused for want of another worker's row is decided again once it is read."""
        try:
            return make(live.table)
        except Refused:
            if not self.is_shared or not await self._read_on(live):
                raise
        return make(live.table)

    async def _try(self, live: LiveTable, row: Row) -> bool:
        """Apply and commit; False when the log is not as it was known, and was read again."""
        try:
            live.table.apply(row)
            people = live.table.people if row.kind in SEATING else ()
            written = self.rows.append(row, live.table.summary(), people)
            changes = live.sender.changes(row, live.readers())  # while the commit runs
            try:
                await written
            except Conflict:
                live.replace(await self._folded(live.table.header.table))
                return False
        except BaseException as error:
            # What is in memory may never have been written: only the log knows.
            is_gone = isinstance(error, TableGone)
            self.drop_locked(live.table.header.table, CLOSED_TABLE if is_gone else CLOSED_STOP)
            raise
        live.publish(row, changes)
        return True

    async def catch_up(self, table: str, number: int = 0) -> None:
        """Rows of another worker, up to this number at least."""
        known = self.tables.get(table)
        if known is None and table not in self._loading:
            return
        if known is not None and 0 < number <= known.table.number:
            return
        try:
            async with self.locked(table) as live:
                await self._read_on(live)
        except BarrowgateError as error:
            log.warning("table %s cannot be read on: %s", table, error)
        except Exception:  # a fault of our own
            log.exception("table %s cannot be read on", table)

    async def _read_on(self, live: LiveTable) -> bool:
        """Whether another worker has written anything that was not known here."""
        table = live.table.header.table
        try:
            rows = await self.rows.read_on(table, live.table.number)
            for row in rows:
                live.table.apply(row)
                live.publish(row, live.sender.changes(row, live.readers()))
        except Exception:
            # A row may be in memory that nobody was told of: readers come again, and read it.
            self.drop_locked(table, CLOSED_STOP)
            raise
        return bool(rows)

    async def catch_up_all(self) -> None:
        for table in [*self.tables, *self._loading]:
            await self.catch_up(table)

    # --- Readers ------------------------------------------------------------------------------

    async def join(self, table: str, socket: Socket) -> None:
        """A reader begins with the whole; those who may not look are refused."""
        async with self.locked(table) as live:
            must_know(live.table, socket.person, socket.reader)
            socket.push(live.sender.whole(socket.reader))
            live.sockets.add(socket)

    def leave(self, table: str, socket: Socket) -> None:
        live = self.tables.get(table)
        if live is not None:
            live.sockets.discard(socket)

    def expel(self, person: str) -> None:
        """Their sessions have ended: so do their sockets."""
        self.close_sockets(lambda socket: socket.person == person, CLOSED_SESSION)

    def close_sockets(self, which: Callable[[Socket], bool], code: int) -> None:
        for live in self.tables.values():
            for socket in [each for each in live.sockets if which(each)]:
                live.sockets.discard(socket)
                socket.close(code)

    async def whole(self, table: str, person: str, reader: int) -> bytes:
        """What a reader may know, once."""
        async with self.locked(table) as live:
            must_know(live.table, person, reader)
            return live.sender.whole(reader)

    async def stop(self) -> None:
        """Every row that was begun is written, then every reader is told to come again."""
        for live in [*self.tables.values()]:
            async with live.lock:
                for socket in live.sockets:
                    socket.close(CLOSED_STOP)


class Locked:
    """``async with`` a table of the hub; one that left the memory meanwhile is read again."""

    __slots__ = ("_hub", "_table", "_lock")
    _lock: asyncio.Lock

    def __init__(self, hub: Hub, table: str) -> None:
        self._hub = hub
        self._table = table

    async def __aenter__(self) -> LiveTable:
        while True:
            live = await self._hub.live(self._table)
            await live.lock.acquire()
            if self._hub.tables.get(self._table) is live:
                self._lock = live.lock
                return live
            live.lock.release()
            await asyncio.sleep(0)

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()


def _fold(header: Header, rows: list[Row]) -> Table:
    table = make_table(header, game_of)
    table.fold(rows)
    return table


@lru_cache(maxsize=256)
def _game(head: str) -> Game:
    return of_record(Record.parse(head))


def game_of(header: Header) -> Game:
    """Tables that play the same game share it: games never change."""
    record = header.start_record()
    record.moves, record.scores, record.seed, record.players = [], None, 0, ["-"] * record.seats
    record.comments = {}
    return _game(record.write())
