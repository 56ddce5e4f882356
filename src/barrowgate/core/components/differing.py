"""Where a player's own components differ from those they are laid over, value by value."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from barrowgate.core.components.overlay import Overlay


class Difference(NamedTuple):
    """One value that is another; '' where there is none."""

    place: tuple[str, ...]  # ('card', '12', 'barrow', 'vp'): entries of a list by their ids
    was: str
    value: str


def differences(
    overlay: Overlay, base: Mapping[str, Any], own: Mapping[str, Any]
) -> tuple[Difference, ...]:
    """In the order of the file; a value that a player's own file repeats is no difference."""
    return tuple(_inside(overlay, base, own, "", ()))


def _inside(
    overlay: Overlay,
    base: Mapping[str, Any],
    own: Mapping[str, Any],
    path: str,
    place: tuple[str, ...],
) -> Iterator[Difference]:
    for key in dict.fromkeys((*base, *own)):
        inner, there = f"{path}.{key}" if path else key, (*place, key)
        before, after = base.get(key), own.get(key)
        if before == after:
            continue
        if inner in overlay.entries:
            known = overlay.entries[inner].key
            old, new = ({each[known]: each for each in found or ()} for found in (before, after))
            for one in new:
                yield from _inside(overlay, old.get(one, {}), new[one], inner, (*there, str(one)))
        elif _is_table(before) and _is_table(after):
            yield from _inside(overlay, before or {}, after or {}, inner, there)
        else:
            yield Difference(there, _written(before), _written(after))


def _is_table(value: object) -> bool:
    return value is None or isinstance(value, Mapping)


def _written(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return " ".join(f"{key} {_written(each)}" for key, each in value.items())
    if isinstance(value, list):
        return " ".join(map(_written, value))
    return str(value)
