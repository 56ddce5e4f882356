"""``pytest -p tests.pebbles.plugin``: tests with one game more on the registry, of rules alone."""

from contextlib import ExitStack

import pytest

from barrowgate.games import GameEntry, extended
from tests.pebbles.game import Pebbles

PEBBLES = GameEntry(Pebbles, unfinished=True)


def pytest_configure(config: pytest.Config) -> None:
    """Before any test is collected."""
    added = ExitStack()
    added.enter_context(extended(PEBBLES))
    config.add_cleanup(added.close)
