"""Rows are written once, in whole batches, and whoever waits is told after the commit."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy import text as sql

from barrowgate.server.storage.errors import Conflict, StorageError, TableGone
from barrowgate.server.storage.log_writer import LogWriter
from barrowgate.server.storage.store import Store
from barrowgate.server.tables.rows import RowKind, State
from tests.server.storage.builders import a_row, after
from tests.server.storage.writers import add_tables, append_all, written


@contextmanager
def counted_transactions(store: Store) -> Iterator[Counter[str]]:
    """How often each statement is begun on connections of SQLite, which are all made anew."""
    counts: Counter[str] = Counter()
    store.engine.dispose()

    def watch(connection: sqlite3.Connection, _entry: Any) -> None:
        connection.set_trace_callback(lambda statement: counts.update([statement.split()[0]]))

    event.listen(store.engine, "connect", watch)
    yield counts
    event.remove(store.engine, "connect", watch)


def test_a_row_is_kept_with_its_summary_when_its_answer_comes(store: Store) -> None:
    add_tables(store, ["t1"])
    row = a_row(
        text="Änna ✓ 'quoted' \"twice\"\n\\u0041 \U0001f600", seat=-1, person="", request=""
    )
    summary = after(row, state=State.OVER, waits_for=("anna", "b'ob"), bot_to_move=True, deadline=9)

    async def play() -> None:
        writer = LogWriter(store)
        await writer.append(row, summary)
        assert store.rows("t1") == [row]
        assert store.summary("t1") == summary
        await writer.close()

    asyncio.run(play())


def test_a_number_is_given_once(store: Store) -> None:
    add_tables(store, ["t1"])
    first, second = a_row(person="anna"), a_row(person="bob")
    won, lost = asyncio.run(written(store, first, second))
    assert won is None
    assert isinstance(lost, Conflict)
    assert (lost.table, lost.number) == ("t1", 1)
    assert store.rows("t1") == [first]


def test_who_lost_changes_no_summary_and_no_member(store: Store) -> None:
    add_tables(store, ["t1"])
    asyncio.run(written(store, a_row(kind=RowKind.SIT), a_row(number=2), people=["anna"]))
    before = store.summary("t1")
    asyncio.run(written(store, a_row(kind=RowKind.SIT, person="bob"), people=["bob"]))
    assert store.summary("t1") == before
    assert store.of_person("bob") == []


def test_an_equal_row_of_another_worker_is_a_conflict_too(store: Store) -> None:
    add_tables(store, ["t1"])
    _, lost = asyncio.run(written(store, a_row(), a_row()))
    assert isinstance(lost, Conflict)


def test_a_row_follows_the_newest_one_or_is_not_written(store: Store) -> None:
    """A database that was put back to before is behind what is in memory."""
    add_tables(store, ["t1", "t2"])

    async def play() -> list[BaseException | None]:
        writer = LogWriter(store)
        await append_all(writer, [a_row("t1"), a_row("t2")])
        found = await append_all(writer, [a_row("t1", 6), a_row("t2", 2), a_row("t3", 6)])
        await writer.close()
        return found

    early, right, gone = asyncio.run(play())
    assert isinstance(early, Conflict)
    assert right is None
    assert isinstance(gone, TableGone)
    assert store.rows("t1") == [a_row("t1")]
    assert store.summary("t1") == after(a_row("t1"))
    assert store.rows("t2") == [a_row("t2"), a_row("t2", 2)]


def test_a_row_for_a_deleted_table_is_refused_and_the_others_are_kept(store: Store) -> None:
    add_tables(store, ["t1", "t3"])

    async def play() -> list[BaseException | None]:
        writer = LogWriter(store)
        found = await append_all(writer, [a_row("t1"), a_row("t2"), a_row("t3")])
        await writer.close()
        return found

    first, second, third = asyncio.run(play())
    assert first is None
    assert isinstance(second, TableGone)
    assert third is None
    assert store.rows("t2") == []


@pytest.mark.parametrize("kind", [RowKind.SIT, RowKind.LEAVE, RowKind.FREE, RowKind.BOT])
def test_members_follow_the_rows_that_change_seats(store: Store, kind: RowKind) -> None:
    add_tables(store, ["t1", "t2"])
    asyncio.run(written(store, a_row("t2", kind=RowKind.SIT), people=["anna"]))
    asyncio.run(written(store, a_row(kind=RowKind.SIT), people=["anna", "bob"]))
    asyncio.run(written(store, a_row(number=2, kind=kind), people=["bob", "cem"]))
    found = {name: [s.table for s in store.of_person(name)] for name in ("anna", "bob", "cem")}
    assert found == {"anna": ["t2"], "bob": ["t1"], "cem": ["t1"]}


def test_the_last_member_can_leave_and_an_action_changes_no_member(store: Store) -> None:
    add_tables(store, ["t1"])
    asyncio.run(written(store, a_row(kind=RowKind.SIT), people=["anna"]))
    asyncio.run(written(store, a_row(number=2, kind=RowKind.ACT)))
    assert len(store.of_person("anna")) == 1
    asyncio.run(written(store, a_row(number=3, kind=RowKind.LEAVE)))
    assert store.of_person("anna") == []


def test_many_rows_share_a_commit(sqlite_url: str) -> None:
    """While one batch is committed the next gathers: 40 rounds of 50 tables, far fewer commits."""
    tables = [f"t{i}" for i in range(50)]
    with Store.open(sqlite_url) as store:
        add_tables(store, tables)
        gathered: list[int] = []

        async def play() -> None:
            writer = LogWriter(store, gathered=gathered.append)
            for number in range(1, 41):
                assert set(await append_all(writer, [a_row(t, number) for t in tables])) == {None}
            await writer.close()

        with counted_transactions(store) as counts:
            asyncio.run(play())
        assert counts["commit"] <= 200
        assert counts["insert"] == counts["update"] == counts["commit"] == len(gathered)
        assert sum(gathered) == 40 * 50
        assert [len(store.rows(table)) for table in tables] == [40] * 50
        assert store.summary("t7") == after(a_row("t7", 40))


def test_a_table_has_one_row_in_flight(store: Store) -> None:
    add_tables(store, ["t1"])

    async def play() -> None:
        writer = LogWriter(store)
        first = writer.append(a_row(), after(a_row()))
        with pytest.raises(RuntimeError, match="being written"):
            writer.append(a_row(number=2), after(a_row(number=2)))
        await first
        await writer.append(a_row(number=2), after(a_row(number=2)))
        await writer.close()

    asyncio.run(play())
    assert [row.number for row in store.rows("t1")] == [1, 2]


def test_closing_writes_what_is_queued_and_then_takes_nothing_more(store: Store) -> None:
    tables = [f"t{i}" for i in range(30)]
    add_tables(store, tables)

    async def play() -> None:
        writer = LogWriter(store)
        waiting = [writer.append(a_row(table), after(a_row(table))) for table in tables]
        await writer.close()
        assert all(done.done() for done in waiting)
        with pytest.raises(StorageError, match="stopping"):
            writer.append(a_row(number=2), after(a_row(number=2)))
        await writer.close()

    asyncio.run(play())
    assert [len(store.rows(table)) for table in tables] == [1] * 30


def test_a_row_whose_waiter_has_gone_is_kept_and_the_writer_goes_on(store: Store) -> None:
    add_tables(store, ["t1"])

    async def play() -> None:
        writer = LogWriter(store)
        writer.append(a_row(), after(a_row())).cancel()
        await writer.close()

    asyncio.run(play())
    assert len(store.rows("t1")) == 1


@pytest.mark.parametrize("text", ["a\0b", "a\ud800b"])
def test_text_that_no_database_keeps_harms_its_own_row_alone(store: Store, text: str) -> None:
    add_tables(store, ["t1", "t2"])

    async def play() -> None:
        writer = LogWriter(store)
        good = writer.append(a_row("t2"), after(a_row("t2")))
        with pytest.raises(StorageError):
            await writer.append(a_row(text=text), after(a_row()))
        await good
        await writer.append(a_row(), after(a_row()))
        await writer.close()

    asyncio.run(play())
    assert store.rows("t1") == [a_row()]
    assert store.rows("t2") == [a_row("t2")]


def test_a_full_disk_is_told_in_words_and_the_writer_goes_on(sqlite_url: str) -> None:
    connections: list[sqlite3.Connection] = []

    def make_full(connection: sqlite3.Connection, _entry: Any) -> None:
        connections.append(connection)
        connection.execute("pragma max_page_count = 1")  # SQLite takes the size that it has

    with Store.open(sqlite_url) as store:
        add_tables(store, ["t1", "t2"])
        event.listen(store.engine, "connect", make_full)
        store.engine.pool.dispose()
        row, other = a_row(text="long" * 50_000), a_row("t2")

        async def play() -> None:
            writer = LogWriter(store)
            failed = await append_all(writer, [row, other])
            assert all("the disk is full" in str(error) for error in failed)
            assert all(isinstance(error, StorageError) for error in failed)
            assert store.rows("t1") + store.rows("t2") == []
            for connection in connections:
                connection.execute("pragma max_page_count = 100000")
            assert await append_all(writer, [row, other]) == [None, None]
            await writer.close()

        asyncio.run(play())
        assert store.rows("t1") == [row]


def test_a_full_disk_of_postgresql_is_told_in_words(postgresql_url: str) -> None:
    with Store.open(postgresql_url) as store:
        add_tables(store, ["t1"])
        with store.writing() as connection:
            connection.execute(
                sql(
                    "create function full_disk() returns trigger language plpgsql as"
                    " $$ begin raise 'no space left' using errcode = '53100'; end $$"
                )
            )
            connection.execute(
                sql("create trigger full_disk before insert on log execute function full_disk()")
            )
        (failed,) = asyncio.run(written(store, a_row()))
        assert isinstance(failed, StorageError)
        assert "its disk is full" in str(failed)
        with store.writing() as connection:
            connection.execute(sql("drop trigger full_disk on log"))
        assert asyncio.run(written(store, a_row())) == [None]


def test_two_writers_race_for_five_hundred_numbers_and_each_has_one_winner(store: Store) -> None:
    """Each writer tries every number of every table; both see the same winners."""
    tables = [f"t{i}" for i in range(20)]
    add_tables(store, tables)

    async def race(writer: LogWriter, name: str, order: list[str]) -> list[tuple[str, int]]:
        won = []
        for number in range(1, 26):
            rows = [a_row(table, number, person=name) for table in order]
            found = await append_all(writer, rows)
            assert {type(error) for error in found} <= {type(None), Conflict}
            won += [
                (row.table, number) for row, error in zip(rows, found, strict=True) if not error
            ]
        return won

    lost: Counter[str] = Counter()

    async def play() -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
        one = LogWriter(store, "one", lost=lambda: lost.update(one=1))
        two = LogWriter(store, "two", lost=lambda: lost.update(two=1))
        found = await asyncio.gather(race(one, "one", tables), race(two, "two", tables[::-1]))
        await asyncio.gather(one.close(), two.close())
        return found

    first, second = asyncio.run(play())
    assert len(first) + len(second) == 500
    assert lost == Counter(one=len(second), two=len(first))
    assert set(first).isdisjoint(second)
    kept = {(row.table, row.number): row.person for table in tables for row in store.rows(table)}
    assert kept == dict.fromkeys(first, "one") | dict.fromkeys(second, "two")
