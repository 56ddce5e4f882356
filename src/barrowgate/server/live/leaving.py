"""Somebody leaves for good: their seats are given up before they are deleted."""

import asyncio
from contextlib import suppress
from functools import partial

from barrowgate.server.live.hub import Hub
from barrowgate.server.live.looking import Ask
from barrowgate.server.live.sockets import CLOSED_STOP
from barrowgate.server.live.stored_log import StoredLog
from barrowgate.server.storage.log_writer import LogWriter
from barrowgate.server.storage.queries import COMMAND
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.refusals import Refused
from barrowgate.server.tables.rows import Row
from barrowgate.server.tables.table import Table


async def delete_person(hub: Hub, store: Store, ask: Ask, person: str) -> None:
    """Delete somebody; what they did at tables stays, as nobody's."""
    for summary in await ask(store.of_person, person):
        with suppress(Refused):  # a game that is over stays as it was
            await _leave(hub, summary.table, person)
    named = await ask(store.named_at, person)
    await ask(store.delete_person, person)
    for table in named:
        await hub.drop(table, CLOSED_STOP)  # it is read again without their name
    hub.expel(person)


async def _leave(hub: Hub, table: str, person: str) -> None:
    """Give up the seats at a table; one that has lost its host is closed, unless it is over."""
    async with hub.locked(table) as live:
        mine, is_host = live.table.seats_of(person), live.table.is_host(person)
    for seat in mine:
        with suppress(Refused):  # somebody has taken it over meanwhile
            await hub.propose(table, partial(_leaving, person, seat, hub.now()))
    if is_host:
        await hub.propose(table, lambda each: each.close(person, hub.now()))


def _leaving(person: str, seat: int, now: int, table: Table) -> Row:
    return table.leave(person, seat, now)


def delete_from_outside(store: Store, person: str) -> None:
    """The same by a command of the host, beside a server that may be running."""
    asyncio.run(_delete_from_outside(store, person))


async def _delete_from_outside(store: Store, person: str) -> None:
    writer = LogWriter(store, COMMAND)
    hub = Hub(StoredLog(store, writer))
    hub.is_shared = True
    try:
        await delete_person(hub, store, asyncio.to_thread, person)
    finally:
        await writer.close()
