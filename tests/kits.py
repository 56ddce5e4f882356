"""The kits of all games: whatever is on the registry and has a kit gets the tests of every game."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

import pytest

from barrowgate.games import REGISTRY
from tests.kit import Kit


def _kit(room: str) -> Kit:
    kit: Kit = import_module(f"tests.{room}.kit").KIT
    return kit


KITS: Mapping[str, Kit] = {entry.name: _kit(entry.room) for entry in REGISTRY.values()}

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
