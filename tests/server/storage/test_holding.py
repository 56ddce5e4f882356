"""A database is served, or filled from a backup: never both, and SQLite by one server alone."""

import asyncio
import errno
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from barrowgate.server.storage import holding as holdings
from barrowgate.server.storage.addresses import address
from barrowgate.server.storage.backup import backup, restore
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.storage.holding import FILE_NAME, InUse, holding
from barrowgate.server.storage.notices import Listener
from barrowgate.server.storage.store import Store
from tests.server.storage.builders import a_person

HERE = "http://127.0.0.1:8000"
KEEPS = """
import sys
from barrowgate.server.storage.addresses import address
from barrowgate.server.storage.holding import holding
with holding(address(sys.argv[1])) as tell:
    tell(sys.argv[2])
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def another(folder: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """A process that holds a folder until it ends."""
    command = [sys.executable, "-c", KEEPS, str(folder), HERE]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"held\n"
        yield process
        process.kill()


def test_a_folder_is_held_by_one_who_says_where(tmp_path: Path) -> None:
    where = address(tmp_path)
    with another(tmp_path):
        with pytest.raises(InUse, match=f"the server at {HERE} has it in use") as refused:
            holding(where).__enter__()
        assert refused.value.served_at == HERE


def test_who_was_killed_hinders_nobody_and_is_not_named(tmp_path: Path) -> None:
    where = address(tmp_path)
    with another(tmp_path) as process:
        process.kill()
        process.wait()
        with holding(where):
            with pytest.raises(InUse, match="a server or a restore has it in use") as refused:
                holding(where).__enter__()
            assert refused.value.served_at == ""


def test_the_lock_is_for_its_owner_alone(tmp_path: Path) -> None:
    with holding(address(tmp_path)):
        assert stat.S_IMODE((tmp_path / FILE_NAME).stat().st_mode) == 0o600


def test_a_folder_that_cannot_be_locked_is_told_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_file: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(holdings, "_lock", fail)
    with pytest.raises(StorageError, match="cannot be locked: No locks available"):
        holding(address(tmp_path)).__enter__()


@contextmanager
def serving(url: str, store: Store) -> Iterator[None]:
    """What a running server does to be known."""
    if store.where.file is not None:
        with holding(address(url)):
            yield
        return
    with asyncio.Runner() as runner:
        heard: list[object] = []

        async def begin() -> Listener:
            listener = Listener(store.engine, "w1", heard.append)
            async with asyncio.timeout(10):
                while not heard:
                    await asyncio.sleep(0.01)
            return listener

        listener = runner.run(begin())
        yield
        runner.run(listener.close())


def test_what_is_served_is_not_replaced(store: Store, database_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    backup(database_url, copy)
    store.add_person(a_person("anna"))
    with serving(database_url, store):
        with pytest.raises(InUse):
            restore(copy, database_url, replace=True)
        assert store.person("anna") == a_person("anna")
    restore(copy, database_url, replace=True)
    assert store.person("anna") is None


def test_another_schema_may_be_served(
    postgresql_url: str, new_postgresql_url: str, tmp_path: Path
) -> None:
    backup(postgresql_url, tmp_path / "copy")
    with Store.open(postgresql_url) as store, serving(postgresql_url, store):
        restore(tmp_path / "copy", new_postgresql_url)
