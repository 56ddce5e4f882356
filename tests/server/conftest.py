"""Both databases, for every test of the server that keeps something."""

import uuid
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from barrowgate.server.storage.store import Store
from tests.server.postgresql import Postgresql


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """A real PostgreSQL, started by the first test of this process that wants one."""
    with Postgresql() as server:
        yield server


@pytest.fixture
def postgresql_url(postgresql: Postgresql) -> Iterator[str]:
    """An empty database of PostgreSQL."""
    name = f"table_{uuid.uuid4().hex}"
    with psycopg.connect(postgresql.url("postgres"), autocommit=True) as connection:
        connection.execute(f"create database {name}".encode())
        yield postgresql.url(name)
        connection.execute(f"drop database {name} with (force)".encode())


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A data folder that is not there yet."""
    return str(tmp_path / "data")


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database of either kind, as ``Store.open`` takes it."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    with Store.open(database_url) as opened:
        yield opened
