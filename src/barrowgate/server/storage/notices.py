"""Workers on one PostgreSQL tell each other which rows are new; the rows they read from the log.

A notice is ``worker table number table number ...``. In place of a number a word says what else
became of a table, or that a person is not as they were.
"""

import asyncio
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from typing import Any, NamedTuple

import psycopg
from sqlalchemy import Engine

from barrowgate.server.storage.connecting import own_connection
from barrowgate.server.storage.holding import share

CHANNEL = "barrowgate_log"
LONGEST = 7000  # bytes of a notice; PostgreSQL takes 8,000
LOOK_UP = 0.2  # seconds after which a listener looks whether it is to end
FIRST_PAUSE = 0.05
LONGEST_PAUSE = 1.0


class Notice(NamedTuple):
    """Another worker has written this row."""

    table: str
    number: int


class Word(StrEnum):
    """What else may be told."""

    GONE = "gone"  # a table was deleted
    AGAIN = "again"  # names were taken out of a table's log: it is to be read again
    PERSON = "person"  # somebody was renamed, signed out or deleted


class News(NamedTuple):
    """What happened to a table or a person besides rows."""

    about: str
    word: Word


Heard = Notice | News
WORDS = {word.value: word for word in Word}


def payloads(worker: str, told: Iterable[tuple[str, int | Word]]) -> Iterator[str]:
    """As few notices as there must be for all of it."""
    payload = worker
    for about, what in told:
        more = f" {about} {what}"
        if len((payload + more).encode()) > LONGEST:
            yield payload
            payload = worker
        payload += more
    if payload != worker:
        yield payload


def notices_of(payload: str, worker: str) -> list[Heard]:
    """What a payload tells this worker; nothing if it is its own."""
    sender, *words = payload.split(" ")
    if sender == worker:
        return []
    return [_heard(about, what) for about, what in zip(words[::2], words[1::2], strict=True)]


def _heard(about: str, what: str) -> Heard:
    word = WORDS.get(what)
    return Notice(about, int(what)) if word is None else News(about, word)


class Listener:
    """Calls back on the event loop: a notice, or None when notices may have been missed.

    None comes whenever listening begins, so also after every lost connection: whoever holds tables
    then reads on in all their logs, and looks who is still there. While it listens, the database
    counts as served.
    """

    def __init__(self, engine: Engine, worker: str, heard: Callable[[Heard | None], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._engine = engine
        self._worker = worker
        self._heard = heard
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._work, name="log-listener", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._stop.set()
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        pause = FIRST_PAUSE
        while not self._stop.is_set():
            try:
                with self._connected() as connection:
                    pause = FIRST_PAUSE
                    self._tell([None])
                    self._listen(connection)
            except Exception:  # whatever it was: a new connection, and the hub catches up
                self._stop.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    @contextmanager
    def _connected(self) -> Iterator[psycopg.Connection[Any]]:
        connection: psycopg.Connection[Any] = own_connection(self._engine)
        try:
            connection.autocommit = True
            share(connection)
            connection.execute(f"listen {CHANNEL}".encode())
            yield connection
        finally:
            connection.close()

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        while not self._stop.is_set():
            for told in connection.notifies(timeout=LOOK_UP):
                self._tell(notices_of(told.payload, self._worker))

    def _tell(self, notices: Sequence[Heard | None]) -> None:
        if notices:
            self._loop.call_soon_threadsafe(self._hear, notices)

    def _hear(self, notices: Sequence[Heard | None]) -> None:
        for notice in notices:
            self._heard(notice)
