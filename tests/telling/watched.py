"""A view that notes which of its facts are read."""

from collections.abc import Iterable, Iterator
from typing import Any

from barrowgate.core.contract import View


def watched(view: View, read: set[str]) -> View:
    """The view, which enters into ``read`` the path of each fact that somebody looks at."""
    seen: View = _watched(view, "", read)
    return seen


def facts_of(part: Any, path: str = "") -> set[str]:
    """The paths of all facts of a view: names joined by dots, places of lists left out.

    An empty place of a list is no fact.
    """
    if isinstance(part, dict) and part:
        return set().union(*(facts_of(below, _below(path, name)) for name, below in part.items()))
    if isinstance(part, list) and part:
        return set().union(*(facts_of(below, path) for below in part if below is not None))
    return {path}


def _below(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _watched(part: Any, path: str, read: set[str]) -> Any:
    if isinstance(part, dict) and part:
        return _Facts(part, path, read)
    if isinstance(part, list) and part:
        return _Places(part, path, read)
    read.add(path)
    return part


class _Facts(dict[str, Any]):
    def __init__(self, facts: dict[str, Any], path: str, read: set[str]) -> None:
        super().__init__(facts)
        self._path, self._read = path, read

    def __getitem__(self, name: str) -> Any:
        return _watched(super().__getitem__(name), _below(self._path, name), self._read)

    def values(self) -> Any:
        return [self[name] for name in self]

    def items(self) -> Any:
        return [(name, self[name]) for name in self]


class _Places(list[Any]):
    def __init__(self, places: Iterable[Any], path: str, read: set[str]) -> None:
        super().__init__(places)
        self._path, self._read = path, read

    def __getitem__(self, place: Any) -> Any:
        return _watched(super().__getitem__(place), self._path, self._read)

    def __iter__(self) -> Iterator[Any]:
        return (self[place] for place in range(len(self)))

    def __contains__(self, value: object) -> bool:
        self._read.add(self._path)
        return super().__contains__(value)
