"""Patches: the parts of a document that changed, each with its path.

A patch is a list of ``[path, value]``; a path is keys and indices from the top. The value takes
the place of whatever was there. Whoever has the old document makes the new one by setting each.
"""

from collections.abc import Callable, Container, Iterable
from itertools import compress
from operator import is_not, ne
from typing import Any

Path = tuple[str | int, ...]
Patch = list[tuple[Path, Any]]
Parts = dict[Path, Any]
DEEPEST = 4  # parts below are told whole
CONTAINERS = (dict, list)


def compare(old: Any, new: Any, depth: int = DEEPEST) -> Patch:
    """What makes ``new`` of ``old``."""
    return [] if old is new or old == new else _differences(old, new, depth)


def _differences(old: Any, new: Any, depth: int) -> Patch:
    """The same, where it is known that something differs."""
    if depth == 0 or not _alike(old, new):
        return [((), new)]
    found: Patch = []
    for name in _places_where(ne, old, new):
        part = _differences(old[name], new[name], depth - 1)
        found += [((name, *path), value) for path, value in part]
    return found


def _places_where(differ: Callable[[Any, Any], bool], one: Any, other: Any) -> Iterable[str | int]:
    """The places of two dicts or lists that are alike whose parts differ; not a loop in Python."""
    if isinstance(other, dict):
        return compress(other, map(differ, one.values(), other.values()))
    return compress(range(len(other)), map(differ, one, other))


def _alike(one: Any, other: Any) -> bool:
    """Have both the same places, in the same order, so that parts can be told?

    Lists of numbers are told whole: that is shorter.
    """
    if type(one) is not type(other):
        return False
    if isinstance(other, dict):
        return bool(other) and [*one] == [*other]
    return isinstance(other, list) and len(one) == len(other) and dict in map(type, other)


def apart(own: Any, open_: Any, depth: int = DEEPEST, path: Path = ()) -> Parts:
    """The parts of ``own`` that are not the very objects of ``open_``, by their paths.

    Views share what several readers may know, so nothing has to be compared.
    """
    if own is open_:
        return {}
    if depth == 0 or not _alike(own, open_):
        return {path: own}
    found: Parts = {}
    for name in _places_where(is_not, own, open_):
        part = own[name]
        if isinstance(part, CONTAINERS):
            found |= apart(part, open_[name], depth - 1, (*path, name))
        else:
            found[*path, name] = part
    return found


class OwnParts:
    """What a reader is told apart from what everybody is told."""

    __slots__ = ("parts", "above")

    def __init__(self, parts: Parts, before: "OwnParts | None" = None) -> None:
        """``before`` has the same places as a rule, and then knows what lies above them."""
        self.parts = parts
        self.above: set[Path]
        if before is not None and before.parts.keys() == parts.keys():
            self.above = before.above
        else:
            self.above = {path[:end] for path in parts for end in range(len(path))}


class OpenPatch:
    """What everybody is told of a change, and what somebody is told who knows more."""

    def __init__(self, patch: Patch, new: Any) -> None:
        self._new = new
        self.patch = patch
        self._wholes = {path for path, _ in self.patch}
        self._touched = {path[:end] for path in self._wholes for end in range(len(path) + 1)}

    def besides(self, before: OwnParts, after: OwnParts) -> Patch | None:
        """What a reader is told besides the open patch; None where that would say too much."""
        if before.parts.keys() != after.parts.keys():
            return None
        if not self._touched.isdisjoint(after.parts) or not self._wholes.isdisjoint(after.above):
            return None
        if before.parts == after.parts:
            return []
        return [(path, new) for path, new in after.parts.items() if before.parts[path] != new]

    def in_place(self, before: OwnParts, after: OwnParts) -> Patch:
        """All that a reader is told, where what is open and what is the reader's own meet."""
        parts = after.parts
        open_again = {
            path: _part(self._new, path)
            for path in before.parts
            if not _lies_in(path, parts) and not _lies_in(path, self._wholes)
        }
        told = [
            (path, value)
            for path, value in self.patch
            if not _lies_in(path, parts) and not _lies_in(path, open_again)
        ]
        return [*open_again.items(), *told, *parts.items()]


def _lies_in(path: Path, places: Container[Path]) -> bool:
    return any(path[:end] in places for end in range(len(path) + 1))


def _part(document: Any, path: Path) -> Any:
    for name in path:
        document = document[name]
    return document


def patched(document: Any, patch: Any) -> Any:
    """The document with a patch applied, in place; for clients in Python and for tests."""
    for path, value in patch:
        if not path:
            document = value
            continue
        part = _part(document, path[:-1])
        part[path[-1]] = value
    return document
