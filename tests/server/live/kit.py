"""A log in memory that can lose races and fail; clients that only remember what they were sent."""

import asyncio
from collections.abc import Iterable
from typing import Any

import orjson

from barrowgate.server.live.hub import Hub, Propose
from barrowgate.server.live.sockets import Socket
from barrowgate.server.storage.errors import Conflict, StorageError
from barrowgate.server.tables.header import Header
from barrowgate.server.tables.patches import patched
from barrowgate.server.tables.rows import Row, Summary
from tests.server.tables.kit import HOST, person


class MemoryLog:
    """What the hub needs of storage, with a gate at which commits can be held."""

    def __init__(self, *headers: Header) -> None:
        self.headers = {each.table: each for each in headers}
        self.rows: dict[str, list[Row]] = {each.table: [] for each in headers}
        self.summaries: dict[str, Summary] = {}
        self.reads = 0
        self.fails: Exception | None = None
        self.fails_to_read: Exception | None = None
        self.unreadable: set[str] = set()
        self.is_open = asyncio.Event()
        self.is_open.set()

    def append(self, row: Row, summary: Summary, people: Iterable[str]) -> "asyncio.Future[None]":
        return asyncio.ensure_future(self._append(row, summary))

    async def _append(self, row: Row, summary: Summary) -> None:
        await self.is_open.wait()
        if self.fails:
            raise self.fails
        rows = self.rows[row.table]
        if len(rows) != row.number - 1:
            raise Conflict(row.table, row.number)
        rows.append(row)
        self.summaries[row.table] = summary

    async def read(self, table: str) -> tuple[Header, list[Row]] | None:
        self.reads += 1
        if self.fails_to_read:
            raise self.fails_to_read
        await asyncio.sleep(0)
        if table not in self.headers:
            return None
        return self.headers[table], [*self.rows[table]]

    async def read_on(self, table: str, after: int) -> list[Row]:
        if table in self.unreadable:
            raise StorageError("it does not answer")
        return self.rows[table][after:]


class Client:
    """A reader: keeps the document, and everything that came."""

    def __init__(self, who: str, reader: int) -> None:
        self.messages: list[dict[str, Any]] = []
        self.document: Any = None
        self.number = 0
        self.socket = Socket(who, reader, self._hear)
        self.writer = asyncio.ensure_future(self.socket.write())

    async def _hear(self, data: bytes) -> None:
        told = orjson.loads(data)
        self.messages.append(told)
        self.number = told["number"]
        if told["type"] == "whole":
            self.document = told["document"]
        else:
            self.document = patched(self.document, told["patch"])


def sitting(seat: int) -> Propose:
    return lambda each: each.sit(person(seat), seat, f"Name {seat}", 1)


async def begin(hub: Hub, table: str, seats: int) -> None:
    """People on all seats, and the start."""
    for seat in range(seats):
        await hub.propose(table, sitting(seat))
    await hub.propose(table, lambda each: each.start(HOST, 2))


async def settle() -> None:
    """Let everything that is ready happen."""
    for _ in range(20):
        await asyncio.sleep(0)
