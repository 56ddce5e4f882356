"""The values of a box that the rules read."""

from collections.abc import Mapping
from typing import Any

from barrowgate.core.components.digest import without_words


def values_that_matter(data: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of what the rules read, with lists sorted whose order means nothing to them."""
    values: dict[str, Any] = without_words(data)
    for space in values["market"]["spaces"]:
        space.setdefault("x", False)
    for craft in values["craft"]:
        craft["row"].sort()
    for card in values["card"]:
        card["barrow"]["goods"].sort()
        card["extension"].sort()
        for key in ("on", "spaces"):
            card["helper"].get(key, []).sort()
    for phases in values["roof"].get("when", {}).values():
        phases.sort()
    return values
