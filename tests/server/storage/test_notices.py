"""Workers on one PostgreSQL hear of each other's rows."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from barrowgate.server.storage.addresses import address
from barrowgate.server.storage.connecting import engine_for
from barrowgate.server.storage.log_writer import LogWriter
from barrowgate.server.storage.notices import (
    LONGEST,
    Heard,
    Listener,
    News,
    Notice,
    Word,
    notices_of,
    payloads,
)
from barrowgate.server.storage.store import Store
from tests.server.storage.builders import a_person, a_row, after
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


def test_a_payload_may_tell_of_deletions_beside_rows() -> None:
    news = [News("t2", Word.GONE), News("t3", Word.AGAIN), News("ana", Word.PERSON)]
    (payload,) = payloads("w1", [("t1", 3), *news])
    assert payload == "w1 t1 3 t2 gone t3 again ana person"
    assert notices_of(payload, "w2") == [Notice("t1", 3), *news]


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

        async def play() -> tuple[list[Heard | None], list[Heard | None]]:
            first: list[Heard | None] = []
            second: list[Heard | None] = []
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
        assert sorted(filter(None, second)) == sorted((t, 1) for t in tables)


def test_a_listener_that_lost_its_connection_says_that_something_may_be_missed(
    postgresql_url: str,
) -> None:
    with Store.open(postgresql_url) as store:
        add_tables(store, ["t1"])

        async def play() -> list[Heard | None]:
            heard: list[Heard | None] = []
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

    async def play() -> list[Heard | None]:
        heard: list[Heard | None] = []
        listener = Listener(engine, "w1", heard.append)
        await asyncio.sleep(0.2)
        await listener.close()
        return heard

    assert asyncio.run(play()) == []


def test_whoever_deletes_tells_the_others_and_not_itself(postgresql_url: str) -> None:
    with Store.open(postgresql_url) as store, Store.open(postgresql_url) as command:
        add_tables(store, ["t1", "t2"])
        store.add_person(a_person())
        store.worker = "w1"

        async def play() -> tuple[list[Heard | None], list[Heard | None]]:
            own: list[Heard | None] = []
            others: list[Heard | None] = []
            listeners = [
                Listener(store.engine, "w1", own.append),
                Listener(store.engine, "w2", others.append),
            ]
            await until(lambda: own == others == [None])
            store.delete_table("t1")
            store.rename("anna", "Änne")
            command.delete_table("t2")
            command.delete_person("anna")
            await until(lambda: len(own) >= 3 and len(others) >= 5)
            await asyncio.gather(*(closing.close() for closing in listeners))
            return own, others

        by_command = [News("t2", Word.GONE), News("anna", Word.PERSON)]
        own, others = asyncio.run(play())
        assert own == [None, *by_command]
        assert others == [None, News("t1", Word.GONE), News("anna", Word.PERSON), *by_command]
