"""Somebody is deleted: what becomes of the tables at which they sit, and of those they host."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

from barrowgate.server.live.hub import Hub, Propose
from barrowgate.server.live.leaving import delete_person
from barrowgate.server.tables.rows import Row, State, Summary
from tests.server.live.kit import MemoryLog, begin, sitting
from tests.server.tables.kit import HOST, any_action, header, person


class Stored:
    """One table, and nobody's name."""

    def of_person(self, _person: str) -> list[Summary]:
        return [Summary("t1", 1, 1, State.RUNNING, 0)]

    def named_at(self, _person: str) -> list[str]:
        return []

    def delete_person(self, _person: str) -> bool:
        return True


async def ask(query: Callable[..., Any], *values: object) -> Any:
    return query(*values)


async def delete_host(hub: Hub) -> State:
    """The host is deleted; how their table stands then."""
    await delete_person(hub, Stored(), ask, HOST)  # type: ignore[arg-type]
    return (await hub.live("t1")).table.state


def test_a_game_that_is_over_keeps_its_result_without_its_host() -> None:
    async def play() -> None:
        hub = Hub(MemoryLog(header("loyang", 1)))
        await begin(hub, "t1", 1)
        chance = random.Random(1)
        while (await hub.live("t1")).table.state is State.RUNNING:
            await hub.propose("t1", lambda each: any_action(each, chance))
        assert await delete_host(hub) is State.OVER

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_table_is_closed_also_if_somebody_takes_the_seat_of_its_host_meanwhile() -> None:
    class Hasty(Hub):
        """Where somebody with a link is a little quicker."""

        is_taken = False

        async def propose(self, table: str, make: Propose) -> Row:
            if not self.is_taken:
                self.is_taken = True
                await super().propose(table, lambda each: each.take_over("c", 0, "Cy", 9))
            return await super().propose(table, make)

    async def play() -> None:
        log = MemoryLog(header("loyang", 2))
        usual = Hub(log)
        await usual.propose("t1", lambda each: each.sit(HOST, 0, "Hal", 1))
        await usual.propose("t1", sitting(1))
        assert await delete_host(Hasty(log)) is State.CLOSED
        seats = (await Hub(log).live("t1")).table.seats
        assert [seat.person for seat in seats] == ["c", person(1)]

    asyncio.run(asyncio.wait_for(play(), 30))
