"""The only way to append to a log: one thread, one connection, one commit for all that gathered."""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import orjson
import psycopg

from barrowgate.server.storage.batches import Entry, Lost, Outcome, batches_for
from barrowgate.server.storage.connecting import storage_error
from barrowgate.server.storage.errors import Conflict, StorageError, TableGone
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.rows import Row, Summary

BATCH = 500
FIRST_PAUSE = 0.05  # seconds before a lost connection is tried again; doubled each time
LONGEST_PAUSE = 1.0
PATIENCE = 30.0  # seconds until a batch is given up
# Errors of a row's own, that must not take the others of its batch along.
OF_A_ROW = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    psycopg.IntegrityError,
    psycopg.DataError,
    orjson.JSONEncodeError,  # half a character, to SQLite
    UnicodeError,  # the same, to PostgreSQL
)


@dataclass(slots=True)
class _Waiting:
    """An entry, who waits for it, and since when."""

    entry: Entry
    done: asyncio.Future[None]
    since: float


Answers = list[tuple[_Waiting, Exception | None]]


class LogWriter:
    """Made and used on an event loop; the thread ends with ``close``.

    There is no timer: while one batch is committed the next gathers. So a single row waits for
    nothing, and under load many share a commit.
    """

    def __init__(
        self,
        store: Store,
        worker: str = "",
        patience: float = PATIENCE,
        took: Callable[[float], None] | None = None,
        gathered: Callable[[int], None] | None = None,
        lost: Callable[[], None] | None = None,
    ) -> None:
        """``took`` is told the seconds that a row waited, ``gathered`` the rows of a commit.

        ``lost`` is told of each row whose number another one had taken.
        """
        self._loop = asyncio.get_running_loop()
        self._where = store.where
        self._patience = patience
        self._took = took
        self._gathered = gathered
        self._lost = lost
        self._batches = batches_for(store.engine, worker)
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._in_flight: set[str] = set()
        self._is_closed = False
        self._thread = threading.Thread(target=self._work, name="log-writer", daemon=True)
        self._thread.start()

    def append(
        self, row: Row, summary: Summary, people: Iterable[str] = ()
    ) -> asyncio.Future[None]:
        """Done after the commit; ``Conflict`` if the row does not follow the newest one kept.

        ``StorageError`` if the database could not do it; then read the log before going on, as a
        row may be kept whose answer was lost. ``people`` counts when the row changes a seat.
        """
        if self._is_closed:
            raise StorageError("the server is stopping: nothing is written any more")
        if row.table in self._in_flight:
            raise RuntimeError(f"table {row.table} has a row that is being written")
        if "\0" in row.text or "\0" in row.request or "\0" in row.person:
            raise StorageError("the character of number 0 cannot be kept")
        done: asyncio.Future[None] = self._loop.create_future()
        self._in_flight.add(row.table)
        entry = Entry(row, summary, tuple(people))
        self._queue.put(_Waiting(entry, done, time.perf_counter()))
        return done

    async def close(self) -> None:
        """Writes what is queued, answers, and ends."""
        if not self._is_closed:
            self._is_closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # The rest runs on the thread, but for _answer.

    def _work(self) -> None:
        while batch := self._gather():
            self._loop.call_soon_threadsafe(self._answer, self._results(batch))
        self._batches.close()

    def _gather(self) -> list[_Waiting]:
        """Whatever is there, at least one; nothing when the writer is to end."""
        batch: list[_Waiting] = []
        try:
            while len(batch) < BATCH:
                waiting = self._queue.get(block=not batch)
                if waiting is None:
                    self._queue.put(None)  # to be found again, after this batch
                    break
                batch.append(waiting)
        except queue.Empty:
            pass
        return batch

    def _results(self, batch: Sequence[_Waiting]) -> Answers:
        """Each with its error, or None; whatever happens, the thread goes on."""
        try:
            outcome = self._persist([waiting.entry for waiting in batch])
            return [(waiting, _refusal(waiting.entry.row, outcome)) for waiting in batch]
        except OF_A_ROW as error:
            if len(batch) > 1:
                return [answer for waiting in batch for answer in self._results([waiting])]
            return [(batch[0], storage_error(error, self._where))]
        except Exception as error:
            words = error if isinstance(error, StorageError) else storage_error(error, self._where)
            return [(waiting, words) for waiting in batch]

    def _persist(self, entries: Sequence[Entry]) -> Outcome:
        """Tries again with a new connection where one is lost, until the patience has an end."""
        deadline = time.monotonic() + self._patience
        pause, again = FIRST_PAUSE, False
        while True:
            try:
                return self._batches.write(entries, again)
            except Lost as lost:
                if time.monotonic() + pause > deadline:
                    raise storage_error(lost.__cause__ or lost, self._where) from lost
            time.sleep(pause)
            pause, again = min(2 * pause, LONGEST_PAUSE), True

    def _answer(self, answers: Answers) -> None:
        now = time.perf_counter()
        if self._gathered:
            self._gathered(len(answers))
        for waiting, error in answers:
            self._in_flight.discard(waiting.entry.row.table)
            if self._took:
                self._took(now - waiting.since)
            if self._lost and isinstance(error, Conflict):
                self._lost()
            if waiting.done.done():
                continue  # nobody waits any more
            if error is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(error)


def _refusal(row: Row, outcome: Outcome) -> Exception | None:
    if row.table in outcome.won:
        return None
    if row.table in outcome.gone:
        return TableGone(row.table)
    return Conflict(row.table, row.number)
