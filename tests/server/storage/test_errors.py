"""What goes wrong when a database is opened is said in words, and never with a password."""

import os
import tempfile
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from barrowgate.server.storage.addresses import address
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.storage.store import Store
from tests.server.storage.builders import a_person

NOBODY = 65_534  # a user without rights, on every Unix


@contextmanager
def folder_of_another() -> Iterator[Path]:
    """A folder that this process may only read, also when root runs the tests."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        Store.open(folder).close()
        folder.chmod(0o555)
        (folder / "barrowgate.sqlite3").chmod(0o444)
        me = os.geteuid()
        if me == 0:
            os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            os.seteuid(me)
            folder.chmod(0o755)


def refused(place: str | Path) -> str:
    """The words for a database that cannot be opened, with the whole trace of their error."""
    with pytest.raises(StorageError) as caught:
        Store.open(place)
    return "".join(traceback.format_exception(caught.value))


def test_a_folder_that_is_a_file_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(
        StorageError, match=r"data/barrowgate\.sqlite3 cannot be opened for writing"
    ):
        Store.open(tmp_path / "data")


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "barrowgate.sqlite3"
    file.write_text("a diary " * 99)
    with pytest.raises(StorageError, match="it is not a database of SQLite"):
        Store.open(tmp_path)
    assert file.read_text() == "a diary " * 99


@pytest.mark.skipif(os.name != "posix", reason="rights of files are those of Unix")
def test_a_file_that_may_only_be_read_is_refused_in_words() -> None:
    with (
        folder_of_another() as folder,
        pytest.raises(StorageError, match="cannot be opened for writing: Permission denied"),
    ):
        Store.open(folder)


@pytest.mark.parametrize(
    "url",
    [
        "mysql://user:hushhush@host/name",
        "postgresql://user:hush@hush@host/name",
        "postgresql://user:hushhush@host:port/name",
        "postgresql://user:hushhush@host",
        "postgresql://",
    ],
)
def test_an_address_that_cannot_be_read_is_explained_without_quoting_it(url: str) -> None:
    words = refused(url)
    assert "write postgresql://USER:PASSWORD@HOST/NAME" in words
    assert "hush" not in words


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://user:hushhush@127.0.0.1:1/name",
        "postgres://user:hushhush@127.0.0.1:1/name?connect_timeout=2",
        "postgresql://127.0.0.1:1/name?user=user&password=hushhush",
        "postgresql://user:hushhush@/name?host=/nowhere/at/all",
        "postgresql://user:hushhush@127.0.0.1:1/name?hushhush=hushhush",
    ],
)
def test_a_server_that_is_not_there_is_told_without_the_password(url: str) -> None:
    words = refused(url)
    assert "PostgreSQL database name at" in words.splitlines()[-1]
    assert "hushhush" not in words.splitlines()[-1]


def test_a_wrong_name_is_told_in_words(postgresql_url: str) -> None:
    missing = postgresql_url.replace("/postgres?", "/missing?")
    assert missing != postgresql_url
    with pytest.raises(StorageError, match='database "missing" does not exist'):
        Store.open(missing)


def test_the_text_of_an_address_hides_the_password() -> None:
    where = address("postgresql://user:hushhush@host/name")
    assert str(where) == "the PostgreSQL database name at host"
    assert "hushhush" not in repr(where)
    assert where.scrubbed("the password hushhush") == "the password ***"


def test_a_query_that_fails_shows_nothing_of_what_it_was_given(store: Store) -> None:
    person = a_person("anna", "-".join(["a", "secret", "name"]))
    store.add_person(person)
    with pytest.raises(StorageError) as caught:
        store.add_person(person)
    assert "a-secret-name" not in "".join(traceback.format_exception(caught.value))


def test_a_store_that_lost_its_database_says_so(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with store.writing() as connection:
            connection.exec_driver_sql("drop table reports")
        with pytest.raises(StorageError, match="no such table: reports"):
            store.reports()
