"""A copy is whole, of one moment, and can be restored into either database."""

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest
from sqlalchemy import select

from barrowgate.server.storage.backup import backup, restore
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.storage.log_writer import LogWriter
from barrowgate.server.storage.people import Call, Link, LinkKind
from barrowgate.server.storage.schema import METADATA
from barrowgate.server.storage.store import Store
from tests.server.storage.builders import (
    NOW,
    a_header,
    a_person,
    a_row,
    a_seat_link,
    a_session,
    a_summary,
    a_webhook,
    after,
    an_account,
)
from tests.server.storage.writers import add_tables, append_all

KINDS = ("sqlite", "postgresql")


def fill(store: Store) -> None:
    """Something in every table."""
    store.add_person(a_person())
    store.add_account(an_account())
    store.add_session(a_session())
    rows = [a_row(number=number, text=f"Änna ✓ {number}") for number in range(1, 1500)]
    summary = a_summary(number=1499, bot_to_move=True, waits_for=("anna",))
    store.add_table(a_header(public=True), rows, summary, ["anna"])
    store.add_link(a_seat_link())
    store.add_link(Link("l2", LinkKind.DEVICE, NOW, NOW + 9, person="anna"))
    store.set_webhook(a_webhook())
    store.follow([Call("anna", "t1", "a message", 1499, 1, NOW)], [], [])
    for number in range(1, 4):
        store.add_report("t1", number, "anna", "odd", NOW)


def everything(store: Store) -> dict[str, list[str]]:
    with store.reading() as connection:
        return {
            name: sorted(repr(tuple(row)) for row in connection.execute(select(table)))
            for name, table in METADATA.tables.items()
        }


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_a_server_is_moved_by_a_backup_and_a_restore(
    source: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    from_url = request.getfixturevalue(f"{source}_url")
    to_url = request.getfixturevalue(f"new_{target}_url")
    copy = tmp_path / "copy.sqlite3"
    with Store.open(from_url) as store:
        fill(store)
        before = everything(store)
        backup(from_url, copy)
    restore(copy, to_url)
    with Store.open(to_url) as store:
        assert everything(store) == before
        assert all(before.values())
        assert store.rows("t1", after=1498) == [a_row(number=1499, text="Änna ✓ 1499")]
        assert store.add_report("t1", 1, "anna", "next", NOW) == 4
        store.delete_person("anna")
        assert store.account("Anna") is None  # foreign keys are there, too


def test_a_backup_is_one_file_for_its_owner_alone(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    fill(store)
    folder = tmp_path / "copies"
    folder.mkdir()
    backup(database_url, folder / "copy")
    assert [file.name for file in folder.iterdir()] == ["copy"]
    assert stat.S_IMODE((folder / "copy").stat().st_mode) == 0o600


def test_restoring_leaves_the_copy_as_it_is(sqlite_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    copy = folder / "copy"
    backup(sqlite_url, copy)
    before = copy.read_bytes()
    restore(copy, tmp_path / "other")
    assert copy.read_bytes() == before
    assert [file.name for file in folder.iterdir()] == ["copy"]


def test_a_backup_overwrites_only_when_told(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.write_text("precious")
    with pytest.raises(StorageError, match="is there already"):
        backup(sqlite_url, copy)
    assert copy.read_text() == "precious"
    backup(sqlite_url, copy, overwrite=True)
    assert copy.read_bytes().startswith(b"SQLite format 3")


@pytest.mark.skipif(os.name != "posix", reason="pipes of POSIX")
def test_a_device_or_a_pipe_is_never_overwritten(sqlite_url: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for file in (Path(os.devnull), pipe):
        with pytest.raises(StorageError, match="is not a regular file; name another one"):
            backup(sqlite_url, file, overwrite=True)
    assert pipe.is_fifo()


def test_a_backup_that_fails_leaves_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "barrowgate.sqlite3").write_text("no database, but long enough to be read " * 99)
    with pytest.raises(StorageError, match="not a database"):
        backup(folder, tmp_path / "copy")
    assert [file.name for file in tmp_path.iterdir()] == ["data"]


def test_a_database_of_another_program_is_not_copied(tmp_path: Path) -> None:
    (tmp_path / "barrowgate.sqlite3").touch()
    with pytest.raises(StorageError, match="not a database of Barrowgate"):
        backup(tmp_path, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_there_must_be_something_to_copy(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="there is no file"):
        backup(tmp_path / "nowhere", tmp_path / "copy")
    with pytest.raises(StorageError, match="there is no file"):
        restore(tmp_path / "copy", tmp_path / "data")
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_copy_of_ours_is_not_restored(database_url: str, tmp_path: Path) -> None:
    text, other = tmp_path / "text", tmp_path / "other.sqlite3"
    text.write_text("a text " * 999)
    with sqlite3.connect(other) as connection:
        connection.execute("create table cats (name)")
    connection.close()
    with pytest.raises(StorageError, match="not a database of SQLite"):
        restore(text, database_url)
    with pytest.raises(StorageError, match="not a database of Barrowgate"):
        restore(other, database_url)


def test_a_database_that_is_not_empty_is_replaced_only_when_told(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    store.add_person(a_person("anna"))
    backup(database_url, copy)
    store.delete_person("anna")
    store.add_person(a_person("bob"))
    with pytest.raises(StorageError, match="it is not empty"):
        restore(copy, database_url)
    assert store.person("bob") is not None
    restore(copy, database_url, replace=True)
    assert store.person("bob") is None
    assert store.person("anna") == a_person("anna")


def test_an_empty_database_with_a_schema_is_filled(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    with Store.open(tmp_path / "other") as other:
        fill(other)
    backup(tmp_path / "other", tmp_path / "copy")
    restore(tmp_path / "copy", database_url)
    assert store.person("anna") == a_person()


def test_a_restore_that_fails_leaves_the_database_as_it_was(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    store.add_person(a_person("anna"))
    store.add_account(an_account("anna"))
    backup(database_url, copy)
    with sqlite3.connect(copy) as connection:
        connection.execute("delete from people")  # foreign keys are off here
    connection.close()
    with pytest.raises(StorageError):
        restore(copy, database_url, replace=True)
    assert store.person("anna") == a_person("anna")


def test_a_backup_while_rows_are_written_is_of_one_moment(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    """Each summary in the copy fits its log, and no row that was acknowledged before is missing."""
    tables = [f"t{i}" for i in range(20)]
    add_tables(store, tables)

    async def play() -> tuple[int, int]:
        writer = LogWriter(store)
        number, before = 0, 0
        copying: asyncio.Task[None] | None = None
        while copying is None or not copying.done():
            if number == 10:
                before = number
                copying = asyncio.create_task(
                    asyncio.to_thread(backup, database_url, tmp_path / "copy")
                )
            number += 1
            found = await append_all(writer, [a_row(table, number) for table in tables])
            assert set(found) == {None}
        await copying
        await writer.close()
        return before, number

    before, behind = asyncio.run(play())
    assert behind > before + 1
    restore(tmp_path / "copy", tmp_path / "other")
    with Store.open(tmp_path / "other") as copied:
        for table in tables:
            rows = copied.rows(table)
            assert before <= len(rows) <= behind
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            assert copied.summary(table) == after(rows[-1])
