"""Components files for tests: a player's own, complete ones, and damaged ones."""

import copy
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import strategies as st

from barrowgate.core.components.box import Box, Loader
from barrowgate.core.components.checking import Findings, Spot
from barrowgate.core.errors import ComponentsError

Tables = TypeVar("Tables")
Made = TypeVar("Made")


def own_file(folder: Path, text: str) -> Path:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refused(loader: Loader[Any], folder: Path, text: str) -> ComponentsError:
    """The complaint about a file, which names it."""
    path = own_file(folder, text)
    with pytest.raises(ComponentsError) as caught:
        loader.load(path)
    assert caught.value.source == str(path)
    assert str(path) in str(caught.value)
    return caught.value


def toml(value: Any) -> str:
    """A value as inline TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(value[key])}" for key in value) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def toml_file(data: dict[str, Any]) -> str:
    return "".join(f"{json.dumps(key)} = {toml(value)}\n" for key, value in data.items())


def shipped_data(loader: Loader[Any]) -> dict[str, Any]:
    """A copy of the shipped values that a test may change."""
    copied: dict[str, Any] = copy.deepcopy(dict(loader.shipped().data))
    return copied


def tables_of(box: Box[Any]) -> dict[str, Any]:
    slots = set(box.components.__slots__) - {"digest"}
    return {slot: getattr(box.components, slot) for slot in slots}


def changed_tables(box: Box[Any], loader: Loader[Any]) -> set[str]:
    """The tables in which a box differs from the shipped one."""
    usual = tables_of(loader.shipped())
    return {slot for slot, table in tables_of(box).items() if table != usual[slot]}


def complaints(loader: Loader[Any], data: dict[str, Any]) -> list[str]:
    """What is wrong with a complete file, without the shipped one beneath."""
    findings = Findings("complete.toml")
    loader.schema.check(data, Spot(findings))
    if not findings.found:
        loader.check_together(data, findings)
    if not findings.found:
        loader.tables_of(data)
    return [str(finding) for finding in findings.found]


def outcome(make: Callable[[], Made]) -> Made | ComponentsError:
    try:
        return make()
    except ComponentsError as error:
        return error


# --- Damage -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mutation:
    """A change somewhere in the data; the places are counted from the front and wrap round."""

    kind: str
    at: int
    other: int
    key: str
    value: Any

    def apply(self, data: dict[str, Any]) -> None:
        places = spots(data)
        holder, key = places[self.at % len(places)]
        source, entry = places[self.other % len(places)]
        if self.kind == "delete":
            del holder[key]
        elif self.kind == "replace":
            holder[key] = copy.deepcopy(self.value)
        elif self.kind == "copy":
            holder[key] = copy.deepcopy(source[entry])
        elif isinstance(holder, dict):
            holder[self.key] = copy.deepcopy(self.value)
        else:
            holder.append(copy.deepcopy(self.value))


def wild_values(words: list[str]) -> st.SearchStrategy[Any]:
    """Values of every type, and some words that the file knows."""
    return st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 30),
        st.sampled_from([2**31, -(2**63), 10**30]),
        st.floats(),
        st.text(max_size=5),
        st.sampled_from(words),
        st.lists(st.integers(0, 6) | st.sampled_from(words), max_size=6),
        st.dictionaries(st.text(max_size=4), st.integers(0, 4), max_size=2),
    )


def mutations(words: list[str]) -> st.SearchStrategy[list[Mutation]]:
    """A few changes anywhere."""
    one = st.builds(
        Mutation,
        kind=st.sampled_from(["delete", "replace", "copy", "add"]),
        at=st.integers(0, 5000),
        other=st.integers(0, 5000),
        key=st.text(max_size=5),
        value=wild_values(words),
    )
    return st.lists(one, min_size=1, max_size=4)


def spots(value: Any) -> list[tuple[Any, Any]]:
    """Every table or list in the data, with each of its keys or positions."""
    found: list[tuple[Any, Any]] = []
    for key, entry in value.items() if isinstance(value, dict) else enumerate(value):
        found.append((value, key))
        if isinstance(entry, dict | list):
            found += spots(entry)
    return found


def mutated(loader: Loader[Any], changes: list[Mutation]) -> dict[str, Any]:
    data = shipped_data(loader)
    for mutation in changes:
        mutation.apply(data)
    return data


def check_loads_or_is_refused(loader: Loader[Any], data: dict[str, Any]) -> None:
    """Whatever is in the file: a box that its changes make again, or a complaint with its place."""
    line = json.dumps(data)
    result = outcome(lambda: loader.from_changes(line, "fuzz"))
    if isinstance(result, ComponentsError):
        assert str(result).startswith("fuzz, ")
        assert result.key or "must be a table" in result.problem
    else:
        assert loader.from_changes(result.changes).digest == result.digest


def check_damaged_text(loader: Loader[Any], folder: Path, data: st.DataObject, text: bytes) -> None:
    """A few bytes of the shipped file are lost or become others."""
    start = data.draw(st.integers(0, len(text)))
    end = min(len(text), start + data.draw(st.integers(0, 12)))
    path = folder / "own.toml"
    path.write_bytes(text[:start] + data.draw(st.binary(max_size=8)) + text[end:])
    result = outcome(lambda: loader.load(path))
    assert not isinstance(result, ComponentsError) or result.source == str(path)
