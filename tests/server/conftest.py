"""Both databases, for every test of the server that keeps something."""

import shutil
import uuid
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from barrowgate.server.storage.addresses import FILE_NAME
from barrowgate.server.storage.schema import METADATA
from barrowgate.server.storage.store import Store
from tests.server.postgresql import Postgresql

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """A real PostgreSQL, started by the first test of this process that wants one."""
    with Postgresql() as server:
        yield server


@pytest.fixture
def new_sqlite_url(tmp_path: Path) -> str:
    """A data folder that is not there yet."""
    return str(tmp_path / "new")


@pytest.fixture
def new_postgresql_url(postgresql: Postgresql) -> Iterator[str]:
    """A schema without tables: it is made and dropped more quickly than a database."""
    with postgresql.schema(f"test_{uuid.uuid4().hex}") as url:
        yield url


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the schema of today and no rows."""
    folder = tmp_path_factory.mktemp("template")
    Store.open(folder).close()
    return folder / FILE_NAME


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """A data folder with a database that has its tables and no rows."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    shutil.copy(sqlite_template, folder)
    return str(folder)


@pytest.fixture(scope="session")
def shared_postgresql_url(postgresql: Postgresql) -> Iterator[str]:
    with postgresql.schema("shared") as url:
        Store.open(url).close()
        yield url


@pytest.fixture
def postgresql_url(shared_postgresql_url: str) -> str:
    """A database that has its tables and no rows; a test that changes tables takes a new one."""
    tables = ", ".join(METADATA.tables)
    with psycopg.connect(shared_postgresql_url, autocommit=True) as connection:
        connection.execute("set lock_timeout = '10s'")
        connection.execute(f"truncate {tables} restart identity cascade".encode())
    return shared_postgresql_url


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest) -> str:
    """A database of either kind with its tables and no rows, as ``Store.open`` takes it."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(params=KINDS)
def new_database_url(request: pytest.FixtureRequest) -> str:
    """A database of either kind without tables."""
    url: str = request.getfixturevalue(f"new_{request.param}_url")
    return url


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    with Store.open(database_url) as opened:
        yield opened
