"""One way of writing the values of a box, and a digest of those that the rules read."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

# Words for people; no rule reads them.
WORDS = frozenset({"edition", "key", "name", "text", "source"})
DIGEST_LENGTH = 16


def one_line(values: object) -> str:
    """Values as one line of JSON, always the same for the same values, in plain ASCII."""
    return json.dumps(values, sort_keys=True, separators=(",", ":"))


def digest(data: Mapping[str, Any]) -> str:
    """Boxes with the same digest play alike."""
    written = one_line(game_values(data)).encode("ascii")
    return hashlib.sha256(written).hexdigest()[:DIGEST_LENGTH]


def game_values(data: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of what the rules read, with lists sorted whose order means nothing to them."""
    values: dict[str, Any] = _without_words(data)
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


def _without_words(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_words(entry) for key, entry in value.items() if key not in WORDS}
    if isinstance(value, list):
        return [_without_words(entry) for entry in value]
    return value
