"""One real server for all tests of a process that do not need their own."""

from collections.abc import Iterator

import pytest

from tests.server.client import Person
from tests.server.serving import Served, served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), {"BARROWGATE_LIMITS": "0"}) as running:
        yield running


@pytest.fixture
def ana(server: Served) -> Person:
    return Person(server.url, "Ana")


@pytest.fixture
def bo(server: Served) -> Person:
    return Person(server.url, "Bo")
