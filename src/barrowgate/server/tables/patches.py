"""Patches: the parts of a document that changed, each with its path.

A patch is a list of ``[path, value]``; a path is keys and indices from the top. The value takes
the place of whatever was there. Whoever has the old document makes the new one by setting each.
"""

from collections.abc import Iterable
from itertools import compress
from operator import ne
from typing import Any

Path = tuple[str | int, ...]
Patch = list[tuple[Path, Any]]
DEEPEST = 4  # parts below are told whole


class Comparison:
    """Compares documents that share parts: what several readers may know is compared once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Patch] = {}

    def patch(self, old: Any, new: Any, depth: int = DEEPEST, differ: bool = False) -> Patch:
        """What makes ``new`` of ``old``; both must live as long as the comparison.

        With ``differ`` it is known that something does.
        """
        if old is new:
            return []
        key = (id(old), id(new))
        known = self._known.get(key)
        if known is None:
            is_same = not differ and old == new
            known = self._known[key] = [] if is_same else self._parts(old, new, depth)
        return known

    def _parts(self, old: Any, new: Any, depth: int) -> Patch:
        if depth == 0 or type(old) is not type(new) or not _alike(old, new):
            return [((), new)]
        is_dict = isinstance(new, dict)
        found: Patch = []
        # A dict has many places, so they are compared without a loop in Python; a list has few,
        # and its parts are often known already.
        for name in _differing(old, new) if is_dict else range(len(new)):
            part = self.patch(old[name], new[name], depth - 1, is_dict)
            found += [((name, *path), value) for path, value in part]
        return found


def _differing(old: dict[str, Any], new: dict[str, Any]) -> Iterable[str]:
    return compress(new, map(ne, old.values(), new.values()))


def _alike(old: Any, new: Any) -> bool:
    """Have both the same places, in the same order, so that parts can be told?

    Lists of numbers are told whole: that is shorter.
    """
    if isinstance(new, dict):
        return bool(new) and [*old] == [*new]
    if not isinstance(new, list) or len(old) != len(new):
        return False
    return dict in map(type, new)


def patched(document: Any, patch: Any) -> Any:
    """The document with a patch applied, in place; for clients in Python and for tests."""
    for path, value in patch:
        if not path:
            document = value
            continue
        part = document
        for name in path[:-1]:
            part = part[name]
        part[path[-1]] = value
    return document
