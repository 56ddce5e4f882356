"""One way of writing the values of a box, and a digest of those that the rules read."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

# Words for people; no rule reads them.
WORDS = frozenset({"edition", "key", "name", "text", "source"})
DIGEST_LENGTH = 16


def one_line(values: object) -> str:
    """Values as one line of JSON, equal for equal values, in plain ASCII."""
    return json.dumps(values, sort_keys=True, separators=(",", ":"))


def digest(game_values: Mapping[str, Any]) -> str:
    """Boxes whose game values have the same digest play alike."""
    written = one_line(game_values).encode("ascii")
    return hashlib.sha256(written).hexdigest()[:DIGEST_LENGTH]


def without_words(value: Any) -> Any:
    """A copy without the words for people."""
    if isinstance(value, dict):
        return {key: without_words(entry) for key, entry in value.items() if key not in WORDS}
    if isinstance(value, list):
        return [without_words(entry) for entry in value]
    return value
