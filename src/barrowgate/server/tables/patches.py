"""Patches: the parts of a document that changed, each with its path.

A patch is a list of ``[path, value]``; a path is keys and indices from the top. The value takes
the place of whatever was there. Whoever has the old document makes the new one by setting each.
"""

from typing import Any

Path = tuple[str | int, ...]
Patch = list[tuple[Path, Any]]
DEEPEST = 4  # parts below are told whole


class Comparison:
    """Compares documents that share parts: what several readers may know is compared once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Patch] = {}

    def patch(self, old: Any, new: Any, depth: int = DEEPEST) -> Patch:
        """What makes ``new`` of ``old``; both must live as long as the comparison."""
        if old is new:
            return []
        if type(old) is not type(new) or not isinstance(new, dict | list):
            return [] if old == new else [((), new)]
        key = (id(old), id(new))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._parts(old, new, depth)
        return known

    def _parts(self, old: Any, new: Any, depth: int) -> Patch:
        if old == new:
            return []
        if depth == 0 or not _alike(old, new):
            return [((), new)]
        names = new.keys() if isinstance(new, dict) else range(len(new))
        return [
            ((name, *path), value)
            for name in names
            for path, value in self.patch(old[name], new[name], depth - 1)
        ]


def _alike(old: Any, new: Any) -> bool:
    """Have both the same places, so that parts can be told?

    Lists of numbers are told whole: that is shorter.
    """
    if isinstance(new, dict):
        return bool(new) and old.keys() == new.keys()
    return len(old) == len(new) and any(isinstance(part, dict) for part in new)


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
