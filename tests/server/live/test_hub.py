"""The hub: nothing is told before it is written, one winner for each number, nothing half done."""

import asyncio
import random
import threading
from collections.abc import Coroutine, Iterable
from dataclasses import replace
from typing import Any

import orjson
import pytest
from sqlalchemy import delete, update

from barrowgate.server.live import hub as hubs
from barrowgate.server.live.hub import Hub, Propose, game_of
from barrowgate.server.live.sockets import (
    CLOSED_SEAT,
    CLOSED_SESSION,
    CLOSED_SLOW,
    CLOSED_STOP,
    MOST_MESSAGES,
    Socket,
)
from barrowgate.server.live.stored_log import StoredLog
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.storage.log_writer import LogWriter
from barrowgate.server.storage.schema import LOG, TABLES
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.header import Header
from barrowgate.server.tables.refusals import Reason, Refused
from barrowgate.server.tables.rows import Row, State, Summary
from barrowgate.server.tables.sender import Sender
from barrowgate.server.tables.table import Table, make_table
from tests.server.live.kit import Client, MemoryLog, begin, settle
from tests.server.tables.kit import HOST, any_action, header, person


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


def act(chance: random.Random) -> Any:
    return lambda table: any_action(table, chance)


def test_nothing_is_told_before_it_is_written() -> None:
    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        hub = Hub(log)
        await begin(hub, "t1", 2)
        client = Client(person(0), 0)
        await hub.join("t1", client.socket)
        await settle()
        log.is_open.clear()
        acting = asyncio.ensure_future(hub.propose("t1", act(random.Random(1))))
        await settle()
        assert len(client.messages) == 1
        assert not acting.done()
        log.is_open.set()
        row = await acting
        await settle()
        assert client.messages[-1]["number"] == row.number == client.number

    run(play())


def test_a_log_that_was_put_back_is_read_anew(store: Store) -> None:
    """By a backup, or another machine of the database: what is in memory does not count."""

    async def play() -> None:
        made = header("la-granja", 2)
        store.add_table(made, [], make_table(made, game_of).summary())
        writer = LogWriter(store)
        hub = Hub(StoredLog(store, writer))
        await begin(hub, "t1", 2)
        client = Client(person(0), 0)
        await hub.join("t1", client.socket)
        chance = random.Random(1)
        await hub.propose("t1", act(chance))
        kept = store.summary("t1")
        for _ in range(3):
            await hub.propose("t1", act(chance))
        put_back(store, kept)
        row = await hub.propose("t1", act(chance))
        assert [each.number for each in store.rows("t1")] == [1, 2, 3, 4, 5]
        assert store.rows("t1")[-1] == row
        await settle()
        assert client.number == row.number
        await writer.close()

    run(play())


def put_back(store: Store, kept: Summary | None) -> None:
    """The table is again as it was."""
    assert kept is not None
    with store.writing() as connection:
        connection.execute(delete(LOG).where(LOG.c.number > kept.number))
        connection.execute(update(TABLES).values(number=kept.number))


def test_whoever_joins_during_a_commit_is_told_the_committed() -> None:
    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        hub = Hub(log)
        await begin(hub, "t1", 2)
        log.is_open.clear()
        acting = asyncio.ensure_future(hub.propose("t1", act(random.Random(1))))
        await settle()
        client = Client(person(1), 1)
        joining = asyncio.ensure_future(hub.join("t1", client.socket))
        await settle()
        assert client.messages == []
        log.is_open.set()
        await acting
        await joining
        await settle()
        assert [told["type"] for told in client.messages] == ["whole"]
        assert client.number == acting.result().number

    run(play())


def test_of_two_workers_one_wins_and_the_other_decides_again() -> None:
    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        one, other = Hub(log), Hub(log)
        await begin(one, "t1", 2)
        client = Client(person(0), 0)
        await other.join("t1", client.socket)
        await one.propose("t1", act(random.Random(1)))
        # The other worker has heard nothing, and writes the same number.
        said = await other.propose("t1", lambda table: table.say(person(1), "hello", 9))
        assert said.number == len(log.rows["t1"])
        await settle()
        assert client.document == orjson.loads(
            orjson.dumps(Sender((await other.live("t1")).table).document(0))
        )

    run(play())


def test_a_decision_that_the_winner_took_is_stale_for_the_loser() -> None:
    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        one, other = Hub(log), Hub(log)
        await begin(one, "t1", 2)
        table = (await other.live("t1")).table
        row = any_action(table, random.Random(1))
        decision = table.decisions.numbers[row.seat]

        def same(each: Table) -> Row:
            return each.act(row.person, row.seat, decision, row.text, 5)

        await one.propose("t1", same)
        with pytest.raises(Refused) as error:
            await other.propose("t1", same)
        assert error.value.reason in (Reason.STALE, Reason.NOT_YOUR_TURN)
        assert (await other.live("t1")).table.number == len(log.rows["t1"])

    run(play())


def test_the_same_request_at_two_workers_is_one_row() -> None:
    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        one, other = Hub(log), Hub(log)
        await begin(one, "t1", 2)
        table = (await other.live("t1")).table
        row = any_action(table, random.Random(1))
        decision = table.decisions.numbers[row.seat]

        def same(each: Table) -> Row:
            return each.act(row.person, row.seat, decision, row.text, 5, "request-1")

        answers = await asyncio.gather(one.propose("t1", same), other.propose("t1", same))
        assert answers[0].number == answers[1].number
        assert sum(each.request == "request-1" for each in log.rows["t1"]) == 1

    run(play())


def test_what_cannot_be_written_has_not_happened() -> None:
    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        hub = Hub(log)
        await begin(hub, "t1", 2)
        client = Client(person(0), 0)
        await hub.join("t1", client.socket)
        written = [*log.rows["t1"]]
        log.fails = StorageError("the disk is full")
        waiting = asyncio.ensure_future(hub.propose("t1", act(random.Random(2))))
        with pytest.raises(StorageError):
            await hub.propose("t1", act(random.Random(1)))
        with pytest.raises(StorageError):
            await waiting
        log.fails = None
        assert await client.writer == CLOSED_STOP, "to come again, not that the table is gone"
        assert log.rows["t1"] == written
        assert (await hub.live("t1")).table.number == len(written)
        await hub.propose("t1", act(random.Random(1)))

    run(play())


def test_a_race_that_is_lost_while_the_database_dies_leaves_no_phantom() -> None:
    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        one, other = Hub(log), Hub(log)
        await begin(one, "t1", 2)
        await other.live("t1")
        await one.propose("t1", act(random.Random(1)))
        log.fails_to_read = StorageError("the database is away")
        with pytest.raises(StorageError):
            await other.propose("t1", lambda table: table.say(person(1), "hello", 9))
        log.fails_to_read = None
        row = await other.propose("t1", act(random.Random(1)))
        assert row.number == len(log.rows["t1"])
        await Hub(log).live("t1")  # the log can be folded

    run(play())


def test_nobody_looks_at_what_is_not_written() -> None:
    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        hub = Hub(log)
        await begin(hub, "t1", 2)
        log.is_open.clear()
        closing = asyncio.ensure_future(hub.propose("t1", lambda table: table.close(HOST, 5)))
        await settle()

        async def look() -> State:
            async with hub.locked("t1") as live:
                return live.table.state

        looking = asyncio.ensure_future(look())
        await settle()
        assert not looking.done()
        log.fails = StorageError("the disk is full")
        log.is_open.set()
        with pytest.raises(StorageError):
            await closing
        assert await looking is State.RUNNING

    run(play())


def test_whoever_asked_may_go_away() -> None:
    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        hub = Hub(log)
        await begin(hub, "t1", 2)
        log.is_open.clear()
        acting = asyncio.ensure_future(hub.propose("t1", act(random.Random(1))))
        await settle()
        acting.cancel()
        log.is_open.set()
        await settle()
        assert len(log.rows["t1"]) == (await hub.live("t1")).table.number == 4
        await hub.propose("t1", act(random.Random(1)))

    run(play())


def test_rows_of_another_worker_reach_our_readers() -> None:
    async def play() -> None:
        log = MemoryLog(header("loyang", 2))
        one, other = Hub(log), Hub(log)
        await begin(one, "t1", 2)
        client = Client(person(0), 0)
        await other.join("t1", client.socket)
        chance = random.Random(1)
        for _ in range(10):
            row = await one.propose("t1", act(chance))
            await other.catch_up("t1", row.number)
        await other.catch_up("t1", row.number)
        await other.catch_up("never heard of", 3)
        await settle()
        assert client.number == row.number
        numbers = [told["number"] for told in client.messages]
        assert numbers == [*range(3, row.number + 1)]

    run(play())


def test_nothing_is_refused_for_want_of_another_workers_row() -> None:
    async def play() -> None:
        log = MemoryLog(header("loyang", 2))
        hub, other = Hub(log), Hub(log)
        hub.is_shared = other.is_shared = True
        await hub.propose("t1", lambda table: table.sit(person(0), 0, "A", 1))
        await other.propose("t1", lambda table: table.sit(person(1), 1, "B", 1))
        row = await hub.propose("t1", lambda table: table.start(HOST, 2))
        assert row.number == 3
        with pytest.raises(Refused) as error:
            await other.propose("t1", lambda table: table.start(HOST, 2))
        assert error.value.reason is Reason.ALREADY_STARTED

    run(play())


class SlowLog(MemoryLog):
    """What is read takes a while to arrive."""

    def __init__(self, *headers: Header) -> None:
        super().__init__(*headers)
        self.may_arrive = asyncio.Event()

    async def read(self, table: str) -> tuple[Header, list[Row]] | None:
        found = await super().read(table)
        await self.may_arrive.wait()
        return found


def test_a_row_that_another_worker_writes_while_we_read_the_table_is_not_missed() -> None:
    async def play() -> None:
        log = SlowLog(header("loyang", 1))
        log.may_arrive.set()
        other = Hub(log)
        await begin(other, "t1", 1)
        log.may_arrive.clear()
        hub, client = Hub(log), Client(person(0), 0)
        joining = asyncio.ensure_future(hub.join("t1", client.socket))
        await settle()
        row = await other.propose("t1", act(random.Random(1)))
        noticing = asyncio.ensure_future(hub.catch_up("t1", row.number))
        await settle()
        log.may_arrive.set()
        await asyncio.gather(joining, noticing)
        await settle()
        assert client.number == row.number

    run(play())


def test_a_table_that_cannot_be_read_on_tells_its_readers_to_come_again() -> None:
    async def play() -> None:
        log = MemoryLog(header("loyang", 2), replace(header("loyang", 2), table="t2"))
        hub, other = Hub(log), Hub(log)
        clients = [Client(person(0), 0), Client(person(0), 0)]
        for table, client in zip(("t1", "t2"), clients, strict=True):
            await begin(hub, table, 2)
            await hub.join(table, client.socket)
        await other.propose("t2", lambda table: table.say(person(0), "hello", 5))
        log.unreadable.add("t1")
        await hub.catch_up_all()
        assert await clients[0].writer == CLOSED_STOP
        await settle()
        assert clients[1].number == 4

    run(play())


def test_a_table_is_read_once_however_many_ask() -> None:
    async def play() -> None:
        log = MemoryLog(header("loyang", 2))
        hub = Hub(log)
        found = await asyncio.gather(*(hub.live("t1") for _ in range(50)))
        assert len(set(map(id, found))) == log.reads == 1
        with pytest.raises(Refused) as error:
            await hub.live("nowhere")
        assert error.value.reason is Reason.NO_SUCH_TABLE

    run(play())


def test_nobody_waits_while_a_long_log_is_folded(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        await begin(Hub(log), "t1", 2)
        goes_on = threading.Event()
        fold = Table.fold

        def fold_slowly(table: Table, rows: Iterable[Row]) -> None:
            assert goes_on.wait(10), "the loop stood still"
            fold(table, rows)

        monkeypatch.setattr(Table, "fold", fold_slowly)
        monkeypatch.setattr(hubs, "LONG_LOG", 2)
        asyncio.get_running_loop().call_later(0.05, goes_on.set)
        live = await Hub(log).live("t1")
        assert live.table.number == len(log.rows["t1"])

    run(play())


def test_a_table_that_left_the_memory_as_it_was_read_is_read_again() -> None:
    """Whoever asks in that very moment must not wait for ever, and nobody else with them."""

    async def play() -> None:
        log = MemoryLog(header("loyang", 2))
        hub = Hub(log)
        await hub.live("t1")
        done = asyncio.get_running_loop().create_future()
        done.set_result(hub.tables["t1"])
        await hub.drop("t1")
        hub._loading["t1"] = done  # type: ignore[assignment]
        async with hub.locked("t1") as live:
            assert hub.tables["t1"] is live
        assert log.reads == 2

    run(play())


def test_a_table_that_is_dropped_while_it_is_read_is_read_again() -> None:
    """What was read may be from before whatever it was dropped for."""

    async def play() -> None:
        log = MemoryLog(header("loyang", 2))
        hub = Hub(log)
        reading = asyncio.create_task(hub.live("t1"))
        while not log.reads:
            await asyncio.sleep(0)
        await hub.drop("t1")
        assert (await reading).table.number == 0
        assert log.reads == 2
        await hub.drop("t1")
        await hub.live("t1")
        assert log.reads == 3

    run(play())


def test_a_table_that_is_dropped_during_a_commit_is_not_read_before_it() -> None:
    """Whoever read it too early would lack the row: nobody tells this process of its own."""

    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        hub = Hub(log)
        await begin(hub, "t1", 2)
        old = Client(person(0), 0)
        await hub.join("t1", old.socket)
        log.is_open.clear()
        acting = asyncio.ensure_future(hub.propose("t1", act(random.Random(1))))
        await settle()
        dropping = asyncio.ensure_future(hub.drop("t1", CLOSED_STOP))
        await settle()
        client = Client(person(0), 0)
        joining = asyncio.ensure_future(hub.join("t1", client.socket))
        await settle()
        log.is_open.set()
        await asyncio.gather(acting, dropping, joining)
        await settle()
        assert await old.writer == CLOSED_STOP
        row = acting.result()
        assert client.number == row.number == (await hub.live("t1")).table.number
        following = await hub.propose("t1", act(random.Random(1)))
        await settle()
        assert client.number == following.number == row.number + 1

    run(play())


def test_a_table_is_dropped_after_all_who_write_there() -> None:
    """Somebody else's row may begin while it is waited for."""

    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        hub = Hub(log)
        await begin(hub, "t1", 2)
        log.is_open.clear()
        works = [
            asyncio.ensure_future(hub.propose("t1", saying("one"))),
            asyncio.ensure_future(hub.drop("t1", CLOSED_STOP)),
            asyncio.ensure_future(hub.propose("t1", saying("two"))),
            asyncio.ensure_future(hub.drop("t1", CLOSED_STOP)),
        ]
        await settle()
        log.is_open.set()
        await asyncio.gather(*works)
        assert (await hub.live("t1")).table.number == len(log.rows["t1"]) == 5

    run(play())


def test_a_fault_while_reading_on_leaves_no_row_that_readers_lack(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        log = MemoryLog(header("loyang", 2))
        one, other = Hub(log), Hub(log)
        await begin(one, "t1", 2)
        client = Client(person(0), 0)
        await other.join("t1", client.socket)
        row = await one.propose("t1", act(random.Random(1)))
        with monkeypatch.context() as broken:
            broken.setattr(Sender, "changes", lambda *_: 1 // 0)
            await other.catch_up("t1", row.number)
        assert await client.writer == CLOSED_STOP
        assert "cannot be read on" in caplog.text
        assert "ZeroDivisionError" in caplog.text
        again = Client(person(0), 0)
        await other.join("t1", again.socket)
        await settle()
        assert again.number == row.number

    run(play())


def test_whoever_loses_the_seat_loses_its_view() -> None:
    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        hub = Hub(log)
        await begin(hub, "t1", 2)
        client, other = Client(person(1), 1), Client(person(0), 0)
        await hub.join("t1", client.socket)
        await hub.join("t1", other.socket)
        await hub.propose("t1", lambda table: table.free(HOST, 1, 5))
        assert await client.writer == CLOSED_SEAT
        heard = len(client.messages)
        await hub.propose("t1", lambda table: table.sit("new", 1, "New", 6))
        await settle()
        assert len(client.messages) == heard
        assert other.document["table"]["seats"][1]["name"] == "New"
        with pytest.raises(Refused):
            await hub.join("t1", Client(person(1), 1).socket)

    run(play())


def test_onlookers_who_may_not_look_any_more_are_cut_off() -> None:
    async def play() -> None:
        log = MemoryLog(header("la-granja", 2, spectators=False))
        hub = Hub(log)
        await begin(hub, "t1", 2)
        client = Client(person(1), -1)
        await hub.join("t1", client.socket)
        await hub.propose("t1", lambda table: table.free(HOST, 1, 5))
        assert await client.writer == CLOSED_SEAT

    run(play())


def test_whoever_is_expelled_hears_no_more() -> None:
    async def play() -> None:
        log = MemoryLog(header("la-granja", 2))
        hub = Hub(log)
        await begin(hub, "t1", 2)
        client = Client(person(1), 1)
        await hub.join("t1", client.socket)
        hub.expel(person(1))
        assert await client.writer == CLOSED_SESSION
        assert not (await hub.live("t1")).sockets

    run(play())


def test_a_slow_reader_is_cut_off_and_holds_nobody_up() -> None:
    async def play() -> None:
        log = MemoryLog(header("loyang", 2))
        hub = Hub(log)
        await begin(hub, "t1", 2)
        stuck = asyncio.Event()

        async def never(data: bytes) -> None:
            await stuck.wait()

        slow = Socket(person(0), 0, never)
        writing = asyncio.ensure_future(slow.write())
        quick = Client(person(1), 1)
        await hub.join("t1", slow)
        await hub.join("t1", quick.socket)
        for number in range(MOST_MESSAGES + 5):
            await hub.propose("t1", saying(str(number)))
        await settle()
        assert quick.number == MOST_MESSAGES + 5 + 3
        assert slow.closing == CLOSED_SLOW
        stuck.set()
        assert await writing == CLOSED_SLOW

    run(play())


def saying(text: str) -> Propose:
    return lambda table: table.say(person(0), text, 5)


def test_idle_tables_leave_the_memory_and_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        log = MemoryLog(header("loyang", 2))
        hub = Hub(log)
        await begin(hub, "t1", 2)
        client = Client(person(0), 0)
        await hub.join("t1", client.socket)
        monkeypatch.setattr(hubs, "IDLE_SECONDS", -1)
        hub.forget_idle()
        assert "t1" in hub.tables, "somebody looks"
        hub.leave("t1", client.socket)
        hub.forget_idle()
        assert hub.tables == {}
        assert (await hub.live("t1")).table.state is State.RUNNING

    run(play())


def test_at_the_stop_readers_are_told_to_come_again() -> None:
    async def play() -> None:
        log = MemoryLog(header("loyang", 2))
        hub = Hub(log)
        await begin(hub, "t1", 2)
        client = Client(person(0), 0)
        await hub.join("t1", client.socket)
        await hub.stop()
        assert await client.writer == CLOSED_STOP
        assert client.number == 3

    run(play())
