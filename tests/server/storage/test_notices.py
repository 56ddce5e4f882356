"""Workers on one PostgreSQL hear of each other's rows."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from barrowgate.server.storage.addresses import address
from barrowgate.server.storage.connecting import engine_for
from barrowgate.server.storage.log_writer import LogWriter
from barrowgate.server.storage.notices import LONGEST, Listener, Notice, notices_of, payloads
from barrowgate.server.storage.store import Store
from tests.server.storage.builders import a_row, after
from tests.server.storage.writers import add_tables, append_all

WITHIN = 10.0  # seconds


async def until(holds: Callable[[], bool]) -> None:
    """Waits for something that another thread brings about."""
    async with asyncio.timeout(WITHIN):
        while not holds():
            await asyncio.sleep(0.01)


def test_a_payload_is_read_as_it_was_written_by_all_but_its_sender() -> None:
    (payload,) = payloads("w1", [("t1", 3), ("t2", 12)])
    assert payload == "w1 t1 3 t2 12"
    assert notices_of(payload, "w2") == [Notice("t1", 3), Notice("t2", 12)]
    assert notices_of(payload, "w1") == []


def test_many_rows_are_split_into_notices_that_postgresql_takes() -> None:
    rows = [(f"{'ü' * 12}{i}", i) for i in range(1000)]
    told = list(payloads("w1", rows))
    assert len(told) > 1
    assert max(len(payload.encode()) for payload in told) <= LONGEST
    assert [tuple(notice) for payload in told for notice in notices_of(payload, "w2")] == rows


def test_no_rows_make_no_notice() -> None:
    assert list(payloads("w1", [])) == []


def test_two_workers_hear_of_each_other_and_not_of_themselves(postgresql_url: str) -> None:
    tables = [f"a-table-{i}" for i in range(600)]
    with Store.open(postgresql_url) as store:
        with store.writing() as connection:
            connection.exec_driver_sql(
                "insert into tables select 'a-table-' || i, '', false, 0, 0, 0, 'open', 0, '[]',"
                " false, 0 from generate_series(0, 599) as i"
            )

        async def play() -> tuple[list[Notice | None], list[Notice | None]]:
            first: list[Notice | None] = []
            second: list[Notice | None] = []
            listeners = [
                Listener(store.engine, "w1", first.append),
                Listener(store.engine, "w2", second.append),
            ]
            writers = [LogWriter(store, "w1"), LogWriter(store, "w2")]
            await until(lambda: first == second == [None])
            await append_all(writers[0], [a_row(table) for table in tables])
            await append_all(writers[1], [a_row("a-table-0"), a_row("a-table-1", 2)])
            await until(lambda: len(first) >= 2 and len(second) >= 601)
            await asyncio.gather(*(closing.close() for closing in listeners))
            await asyncio.gather(*(closing.close() for closing in writers))
            return first, second

        first, second = asyncio.run(play())
        assert first == [None, Notice("a-table-1", 2)]  # the row that lost is told to nobody
        assert second[0] is None
        assert sorted(notice for notice in second if notice) == sorted((t, 1) for t in tables)


def test_a_listener_that_lost_its_connection_says_that_something_may_be_missed(
    postgresql_url: str,
) -> None:
    with Store.open(postgresql_url) as store:
        add_tables(store, ["t1"])

        async def play() -> list[Notice | None]:
            heard: list[Notice | None] = []
            listener = Listener(store.engine, "w1", heard.append)
            writer = LogWriter(store, "w2")
            await until(lambda: heard == [None])
            with store.writing() as connection:
                connection.exec_driver_sql(
                    "select pg_terminate_backend(pid) from pg_stat_activity"
                    " where query = 'listen barrowgate_log'"
                )
            await until(lambda: heard == [None, None])
            await writer.append(a_row(), after(a_row()))
            await until(lambda: len(heard) == 3)
            await writer.close()
            await listener.close()
            return heard

        assert asyncio.run(play()) == [None, None, Notice("t1", 1)]


def test_a_listener_can_be_ended_while_postgresql_is_away(tmp_path: Path) -> None:
    engine = engine_for(address(f"postgresql://nobody@/none?host={tmp_path}"))

    async def play() -> list[Notice | None]:
        heard: list[Notice | None] = []
        listener = Listener(engine, "w1", heard.append)
        await asyncio.sleep(0.2)
        await listener.close()
        return heard

    assert asyncio.run(play()) == []
