"""The kits of all games: whatever is on the registry and has a kit gets the tests of every game.

An unfinished game may lack one; tests/every_game/test_rules_alone.py checks its rules.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from barrowgate.games import REGISTRY, GameEntry
from tests.kit import Kit


def has_kit(entry: GameEntry) -> bool:
    """A finished game must have one, so its lack is an error where it is looked for."""
    return not entry.unfinished or find_spec(f"tests.{entry.room}.kit") is not None


def _kit(room: str) -> Kit:
    kit: Kit = import_module(f"tests.{room}.kit").KIT
    return kit


FINISHED: Mapping[str, GameEntry] = {
    entry.name: entry for entry in REGISTRY.values() if not entry.unfinished
}
KITS: Mapping[str, Kit] = {
    entry.name: _kit(entry.room) for entry in REGISTRY.values() if has_kit(entry)
}

every_kit = pytest.mark.parametrize("kit", KITS.values(), ids=list(KITS))


def every(
    what: str, items: Callable[[Kit], Mapping[str, Any] | Sequence[str]]
) -> pytest.MarkDecorator:
    """Parameters ``kit`` and ``what``: every item of every kit, named after both."""
    found = []
    for kit in KITS.values():
        own = items(kit)
        named = own if isinstance(own, Mapping) else dict(zip(own, own, strict=True))
        found += [pytest.param(kit, item, id=f"{kit.name}-{name}") for name, item in named.items()]
    return pytest.mark.parametrize(("kit", what), found)
