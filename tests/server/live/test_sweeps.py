"""Sweeps: how long they wait for whoever should have moved, and whom they look after."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from barrowgate.core.contract import Game, Seen
from barrowgate.server.live import sweeps
from barrowgate.server.live.hub import Hub
from barrowgate.server.live.live_table import LiveTable
from barrowgate.server.live.movers import Movers
from barrowgate.server.live.stored_log import StoredLog
from barrowgate.server.storage.log_writer import LogWriter
from barrowgate.server.storage.store import Store
from barrowgate.server.tables import room
from barrowgate.server.tables.header import Clock
from barrowgate.server.tables.rows import Row, State, Summary
from tests.server.live.kit import MemoryLog, begin, settle
from tests.server.storage.builders import NOW, a_header, a_summary
from tests.server.tables.kit import HOST, header, person, table

DAY = 24 * 3600 * 1000


def test_the_first_sweep_has_no_patience_with_what_a_kill_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[int] = []

    async def ask(query: Any, *values: int) -> list[Summary]:
        if query == "to sweep":
            now, idle_before = values
            waited.append(now - idle_before)
        return []

    class Stored:
        to_sweep = "to sweep"
        paused_beyond = None
        drop_expired = None
        drop_strangers = None

    async def play() -> None:
        hub = Hub(MemoryLog())
        movers = Movers(hub, None)  # type: ignore[arg-type]
        keeping = sweeps.Keeping(Stored())  # type: ignore[arg-type]
        sweeping = asyncio.ensure_future(sweeps.sweep_for_ever(hub, movers, keeping, ask))
        await settle()
        sweeping.cancel()

    monkeypatch.setattr(sweeps, "EVERY", 0)
    asyncio.run(asyncio.wait_for(play(), 30))
    assert waited[:3] == [0, sweeps.PATIENCE, sweeps.PATIENCE]


def test_tables_that_nobody_needs_are_deleted_after_the_time_that_the_host_sets(
    store: Store,
) -> None:
    now = NOW + 100 * DAY
    ages = {"old": 40, "young": 20, "left": 95, "running": 40}
    for name, days in ages.items():
        state = State.OVER if name in {"old", "young"} else State.RUNNING
        summary = a_summary(name, state=state, at=now - days * DAY)
        store.add_table(a_header(name), [], summary)

    async def ask(query: Any, *values: Any) -> Any:
        return query(*values)

    async def tidy(finished: int, forgotten: int) -> set[str]:
        hub = Hub(MemoryLog(replace(header("loyang", 2), table="old")), lambda: now)
        await begin(hub, "old", 2)
        await sweeps.tidy(hub, sweeps.Keeping(store, finished, forgotten), ask)
        assert ("old" in hub.tables) is (store.summary("old") is not None)
        return set(store.numbers(ages))

    assert asyncio.run(tidy(0, 0)) == set(ages)
    assert asyncio.run(tidy(30, 90)) == {"young", "running"}


def test_a_table_that_is_played_at_while_the_old_ones_are_listed_stays(store: Store) -> None:
    """Also one at which a row is still being written when its turn comes."""
    made = [replace(header("loyang", 2), table=name) for name in ("played", "playing", "left")]
    for each in made:
        store.add_table(each, [], table(each).summary())
    now = made[0].made + 100 * DAY

    async def play() -> None:
        writer = LogWriter(store)
        hub = Hub(StoredLog(store, writer), lambda: now)
        keeping = sweeps.Keeping(store, forgotten=90)
        sitting_down: list[asyncio.Task[Row]] = []

        def sit(name: str) -> asyncio.Task[Row]:
            return asyncio.create_task(
                hub.propose(name, lambda each: each.sit(person(0), 0, "Ana", now))
            )

        async def ask(query: Any, *values: Any) -> Any:
            found = await asyncio.to_thread(query, *values)
            if query == keeping.unneeded:
                await sit("played")
                await hub.live("playing")
                sitting_down.append(sit("playing"))
                await settle()
            return found

        await sweeps.tidy(hub, keeping, ask)
        await asyncio.gather(*sitting_down)
        await writer.close()
        assert set(hub.tables) == {"played", "playing"}

    asyncio.run(asyncio.wait_for(play(), 30))
    assert store.numbers(["played", "playing", "left"]) == {"played": 1, "playing": 1}


class First:
    """Chooses the first that is legal."""

    async def choose_surely(self, game: Game, seen: Seen, bot: str, **_: object) -> int:
        return seen.legal()[0]


def paused_when_full(store: Store, monkeypatch: pytest.MonkeyPatch) -> Summary:
    """A clock ran out when the log had no room left, and an older server paused the table.

    Its rows mean today that a bot plays on; what lists and sweeps know is of then.
    """
    played = table(header("loyang", 2, clock=Clock(60, then="pause")))
    rows: list[Row] = []

    def write(row: Row) -> None:
        played.apply(row)
        rows.append(row)

    for seat in range(2):
        write(played.sit(person(seat), seat, "Ana", played.at))
    write(played.start(HOST, played.at))
    monkeypatch.setattr(room, "MOST_ROWS", played.number)
    write(played.run_out(played.at + 61_000))
    assert played.bots_to_move
    was = played.summary()._replace(state=State.PAUSED, waits_for=(), bot_to_move=False, deadline=0)
    store.add_table(played.header, rows, was, played.people)
    return was


def test_a_full_table_that_an_older_server_paused_goes_on_when_the_server_starts(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    was = paused_when_full(store, monkeypatch)

    async def play() -> None:
        writer = LogWriter(store)
        hub = Hub(StoredLog(store, writer), lambda: was.at)
        movers = Movers(hub, First())
        await sweeps.sweep(hub, movers, store, asyncio.to_thread, patience=0)
        live = hub.tables["t1"]
        assert live.bots is not None
        await live.bots
        await movers.close()
        await writer.close()

    asyncio.run(asyncio.wait_for(play(), 30))
    now = store.summary("t1")
    assert now is not None
    assert (now.state, now.number > was.number) == (State.RUNNING, True)
    assert now.waits_for


def test_a_full_table_that_is_paused_is_looked_at_once_and_left_alone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    paused = table(header("loyang", 2))
    was = paused.summary()._replace(state=State.PAUSED)
    store.add_table(paused.header, [], was)
    monkeypatch.setattr(room, "MOST_ROWS", -1)

    async def play() -> None:
        writer = LogWriter(store)
        hub = Hub(StoredLog(store, writer), lambda: was.at)
        await sweeps.sweep(hub, Movers(hub, First()), store, asyncio.to_thread)
        assert "t1" not in hub.tables
        await sweeps.sweep(hub, Movers(hub, First()), store, asyncio.to_thread, patience=0)
        assert hub.tables["t1"].bots is None
        await writer.close()

    asyncio.run(asyncio.wait_for(play(), 30))
    assert store.summary("t1") == was


def test_a_damaged_table_does_not_keep_the_others_waiting() -> None:
    looked_at: list[str] = []

    class Looking:
        def look(self, live: LiveTable) -> None:
            looked_at.append(live.table.header.table)

    async def play() -> None:
        log = MemoryLog(header("loyang", 2), replace(header("loyang", 2), table="t2"))
        for name in ("t1", "t2"):
            await begin(Hub(log), name, 2)
        del log.rows["t1"][1]

        async def ask(query: Any, *values: int) -> list[Summary]:
            return [log.summaries["t1"], log.summaries["t2"]]

        class Stored:
            to_sweep = None

        await sweeps.sweep(Hub(log), Looking(), Stored(), ask)  # type: ignore[arg-type]

    asyncio.run(asyncio.wait_for(play(), 30))
    assert looked_at == ["t2"]
