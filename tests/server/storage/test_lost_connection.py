"""PostgreSQL goes away and comes back: no acknowledged row is lost, none is there twice."""

import asyncio
import time
from pathlib import Path

import psycopg
import pytest

from barrowgate.server.storage.addresses import address
from barrowgate.server.storage.batches import Entry, batches_for
from barrowgate.server.storage.connecting import engine_for
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.storage.log_writer import LogWriter
from barrowgate.server.storage.store import Store
from tests.server.postgresql import Postgresql
from tests.server.storage.builders import a_row, after
from tests.server.storage.writers import add_tables, append_all


def cut_connections(postgresql: Postgresql) -> int:
    """Ends the connections of all servers; how many there were."""
    with psycopg.connect(postgresql.url(), autocommit=True) as connection:
        cut = connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where application_name = 'barrowgate'"
        )
        return len(cut.fetchall())


def test_a_batch_that_is_tried_again_has_won_where_its_rows_are_there(store: Store) -> None:
    add_tables(store, ["t1", "t2", "t3"])
    batches = batches_for(store.engine, "w1")
    ours, theirs = a_row("t1"), a_row("t2", person="other")
    batches.write([Entry(row, after(row)) for row in (ours, theirs)])
    rows = [ours, a_row("t2"), a_row("t3")]
    outcome = batches.write([Entry(row, after(row)) for row in rows], again=True)
    batches.close()
    assert outcome.won == {"t1", "t3"}
    assert store.rows("t2") == [theirs]


def test_a_batch_that_is_tried_again_does_not_put_an_old_summary_back(store: Store) -> None:
    add_tables(store, ["t1"])
    batches = batches_for(store.engine, "w1")
    for number in (1, 2, 1):
        row = a_row(number=number)
        batches.write([Entry(row, after(row))], again=True)
    batches.close()
    assert store.summary("t1") == after(a_row(number=2))


def test_a_writer_whose_connection_was_cut_goes_on_with_another(
    postgresql: Postgresql, postgresql_url: str
) -> None:
    with Store.open(postgresql_url) as store:
        add_tables(store, ["t1"])

        async def play() -> None:
            writer = LogWriter(store)
            for number in range(1, 4):
                await writer.append(a_row(number=number), after(a_row(number=number)))
                assert cut_connections(postgresql) > 0
            await writer.close()

        asyncio.run(play())
        assert [row.number for row in store.rows("t1")] == [1, 2, 3]


def test_a_store_whose_connections_were_cut_goes_on_with_others(
    postgresql: Postgresql, postgresql_url: str
) -> None:
    with Store.open(postgresql_url) as store:
        store.ping()
        assert cut_connections(postgresql) > 0
        store.ping()


def test_patience_has_an_end_and_the_password_is_not_told(tmp_path: Path) -> None:
    where = address(f"postgresql://nobody:hushhush@/none?host={tmp_path}")
    store = Store(engine_for(where), where)

    async def play() -> None:
        writer = LogWriter(store, patience=0.2)
        with pytest.raises(StorageError, match="cannot be reached") as caught:
            await writer.append(a_row(), after(a_row()))
        assert "hushhush" not in str(caught.value)
        await writer.close()

    asyncio.run(play())


@pytest.mark.long
def test_postgresql_is_killed_and_started_again_under_load(
    postgresql: Postgresql, postgresql_url: str
) -> None:
    tables = [f"t{i}" for i in range(20)]
    with Store.open(postgresql_url) as store:
        add_tables(store, tables)
        acknowledged = dict.fromkeys(tables, 0)

        async def play_on(writer: LogWriter, deadline: float) -> None:
            while time.monotonic() < deadline:
                rows = [a_row(table, acknowledged[table] + 1) for table in tables]
                assert set(await append_all(writer, rows)) == {None}
                acknowledged.update((row.table, row.number) for row in rows)

        async def play() -> int:
            writer = LogWriter(store)
            await play_on(writer, time.monotonic() + 0.3)
            before = acknowledged["t0"]
            going_on = asyncio.create_task(play_on(writer, time.monotonic() + 1.0))
            await asyncio.sleep(0.1)
            await asyncio.to_thread(postgresql.kill)
            await asyncio.sleep(0.2)
            await asyncio.to_thread(postgresql.start)
            await going_on
            await play_on(writer, time.monotonic() + 0.3)
            await writer.close()
            return before

        before = asyncio.run(play())
        assert 0 < before < acknowledged["t0"]
        for table in tables:
            rows = store.rows(table)
            assert [row.number for row in rows] == list(range(1, acknowledged[table] + 1))
            assert store.summary(table) == after(rows[-1])
