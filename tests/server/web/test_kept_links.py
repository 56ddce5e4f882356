"""A link that was of no use because of a fault may be used again."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import Response

from barrowgate.server.live.hub import Hub, game_of
from barrowgate.server.live.stored_log import StoredLog
from barrowgate.server.settings import Settings
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.storage.log_writer import LogWriter
from barrowgate.server.storage.people import Link, LinkKind, Person
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.table import make_table
from barrowgate.server.web import cookies
from barrowgate.server.web.callers import Caller, Sessions
from barrowgate.server.web.guards.limits import Limits
from barrowgate.server.web.routes.people import redeem
from barrowgate.server.web.schemas import LinkBody
from tests.server.tables.kit import header

FOR_EVER = 1 << 60


class Failing(Sessions):
    """The first session cannot be kept."""

    has_failed = False

    async def begin(self, person: Person) -> str:
        if not self.has_failed:
            self.has_failed = True
            raise StorageError("the database does not answer")
        return await super().begin(person)


async def ask(query: Callable[..., Any], *values: object) -> Any:
    return query(*values)


def add_link(store: Store, kind: LinkKind) -> str:
    """Its token."""
    token = cookies.new_token()
    leads = {"table": "t1", "seat": 1} if kind is LinkKind.SEAT else {"person": "ana"}
    link: Any = {"made": 1, "expires": FOR_EVER} | leads
    store.add_link(Link(cookies.digest(token), kind, **link))
    return token


@pytest.mark.parametrize("kind", LinkKind)
def test_a_link_that_was_of_no_use_is_not_used_up(sqlite_url: str, kind: LinkKind) -> None:
    async def follow(store: Store) -> None:
        store.add_person(Person("ana", "Ana", made=1, seen=1))
        made = header("loyang", 2)
        store.add_table(made, [], make_table(made, game_of).summary())
        writer = LogWriter(store)
        hub = Hub(StoredLog(store, writer))
        services: Any = SimpleNamespace(
            hub=hub, store=store, ask=ask, limits=Limits(0), settings=Settings()
        )
        nobody = Caller(services, Failing(services), "127.0.0.1", "", has_cookie=False, person=None)
        body = LinkBody(token=add_link(store, kind), name="Bo")
        with pytest.raises(StorageError):
            await redeem(body, nobody, Response())
        told = await redeem(body, nobody, Response())
        assert told["kind"] == kind.value
        assert told["token"]
        await writer.close()

    with Store.open(sqlite_url) as store:
        asyncio.run(follow(store))
