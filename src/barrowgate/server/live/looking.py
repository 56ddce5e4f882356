"""Who and what is still there: sockets of sessions that ended, and deleted tables, leave.

Other workers, and commands of the host, end sessions, write and delete; what they tell may be lost
with a connection. So this process also looks by itself, once a minute.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from barrowgate.server.live.hub import Hub
from barrowgate.server.live.sockets import CLOSED_SESSION
from barrowgate.server.storage.store import Store

AT_ONCE = 1000  # names in one question to the database

Ask = Callable[..., Awaitable[Any]]
"""Asks the database on a thread."""


async def end_sockets(hub: Hub, store: Store, ask: Ask, person: str | None = None) -> None:
    """Close the sockets of sessions that have ended, of one person or of all."""
    sessions = {
        socket.session
        for live in hub.tables.values()
        for socket in live.sockets
        if socket.session and person in (None, socket.person)
    }
    lasting: set[str] = set()
    for part in _parts(sessions):
        lasting |= await ask(store.lasting, part, hub.now())
    if ended := sessions - lasting:
        hub.close_sockets(lambda socket: socket.session in ended, CLOSED_SESSION)


async def see_tables(hub: Hub, store: Store, ask: Ask) -> None:
    """Tables that were deleted leave the memory; rows that nobody told of are read."""
    known = [*hub.tables]
    there: dict[str, int] = {}
    for part in _parts(known):
        there |= await ask(store.numbers, part)
    for table in known:
        if table in there:
            await hub.catch_up(table, there[table])
        else:
            await hub.drop(table)


def _parts(names: Iterable[str]) -> Iterator[list[str]]:
    left = iter(names)
    while part := [*islice(left, AT_ONCE)]:
        yield part
