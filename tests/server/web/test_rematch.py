"""A rematch is there for everybody, or not at all."""

import asyncio
import random
from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any

import pytest

from barrowgate.server.live.hub import Hub, game_of
from barrowgate.server.live.stored_log import StoredLog
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.storage.log_writer import LogWriter
from barrowgate.server.storage.people import Person
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.rows import Row, RowKind, State, Summary
from barrowgate.server.tables.table import make_table
from barrowgate.server.web.callers import Caller
from barrowgate.server.web.guards.limits import Limits
from barrowgate.server.web.routes.tables import rematch
from tests.server.live.kit import begin
from tests.server.tables.kit import any_action, header, person


class Failing(StoredLog):
    """The log of which one answer is lost, with its row or without."""

    def __init__(self, store: Store, writer: LogWriter, is_kept: bool) -> None:
        super().__init__(store, writer)
        self._is_kept = is_kept

    def append(self, row: Row, summary: Summary, people: Iterable[str]) -> asyncio.Future[None]:
        if row.kind is not RowKind.REMATCH:
            return super().append(row, summary, people)
        return asyncio.ensure_future(self._fail(row, summary, people))

    async def _fail(self, row: Row, summary: Summary, people: Iterable[str]) -> None:
        if self._is_kept:
            await super().append(row, summary, people)
        raise StorageError("the answer is lost")


async def ask(query: Callable[..., Any], *values: object) -> Any:
    return query(*values)


@pytest.mark.parametrize("is_kept", [False, True])
def test_a_rematch_that_its_table_does_not_lead_to_is_taken_back(
    sqlite_url: str, is_kept: bool
) -> None:
    async def play(store: Store) -> None:
        made = header("loyang", 1)
        store.add_table(made, [], make_table(made, game_of).summary())
        writer = LogWriter(store)
        hub = Hub(Failing(store, writer, is_kept))
        await begin(hub, "t1", 1)
        chance = random.Random(1)
        while (await hub.live("t1")).table.state is State.RUNNING:
            await hub.propose("t1", lambda each: any_action(each, chance))
        services: Any = SimpleNamespace(hub=hub, store=store, ask=ask, limits=Limits(0))
        sessions: Any = None
        who = Person(person(0), "Ana", made=0, seen=0)
        with pytest.raises(StorageError, match="the answer is lost"):
            await rematch(
                "t1", Caller(services, sessions, "127.0.0.1", "", has_cookie=True, person=who)
            )
        found = (await hub.live("t1")).table.rematch
        assert bool(found) is is_kept
        tables = {summary.table for summary in store.of_person(person(0))}
        assert tables == {"t1", *([found] if found else [])}
        await writer.close()

    with Store.open(sqlite_url) as store:
        asyncio.run(play(store))
