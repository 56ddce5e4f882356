"""Keys of components that came after a release: what they mean where a file does not have them.

A key is named by its path (``setup.silver``); in a list of entries every entry has it
(``card.helper.limit``). Its default means what held before the key came, and a value that is the
default is not part of the digest: so older editions keep their digests.
"""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any


def with_defaults(data: Mapping[str, Any], later: Mapping[str, Any]) -> dict[str, Any]:
    """The data with every later key."""
    result = deepcopy(dict(data)) if later else dict(data)
    for path, default in later.items():
        for table, key in _tables(result, path.split(".")):
            table.setdefault(key, deepcopy(default))
    return result


def without_defaults(data: Mapping[str, Any], later: Mapping[str, Any]) -> dict[str, Any]:
    """The data without those later keys that say what their default says."""
    result = deepcopy(dict(data)) if later else dict(data)
    for path, default in later.items():
        for table, key in _tables(result, path.split(".")):
            if key in table and table[key] == default:
                del table[key]
    return result


def _tables(value: Any, path: list[str]) -> Iterator[tuple[dict[str, Any], str]]:
    """Every table that a path leads to, with the key there."""
    if isinstance(value, list):
        for entry in value:
            yield from _tables(entry, path)
    elif isinstance(value, dict):
        if len(path) == 1:
            yield value, path[0]
        elif path[0] in value:
            yield from _tables(value[path[0]], path[1:])
