"""A player's own file, laid over the shipped one."""

from collections.abc import Mapping
from typing import Any

from barrowgate.lagranja.block_rules import Numbered
from barrowgate.lagranja.checking import Findings, Spot, shown
from barrowgate.lagranja.shape import CARDS, CRAFTS, SPACES

# Lists whose entries have numbers: an entry changes the one with its number.
NUMBERED: Mapping[str, Numbered] = {"card": CARDS, "craft": CRAFTS, "market.spaces": SPACES}


def lay_over(
    base: Mapping[str, Any], over: Mapping[str, Any], findings: Findings
) -> dict[str, Any]:
    """The base with the values of the other file in their places; neither is changed.

    Tables merge key by key, numbered lists entry by entry; any other value is replaced. A helper
    that names its effect is a new helper, without the parameters of the old one.
    """
    return _merged(base, over, "", Spot(findings))


def _merged(
    base: Mapping[str, Any], over: Mapping[str, Any], path: str, spot: Spot
) -> dict[str, Any]:
    result = dict(base)
    for key, value in over.items():
        inner = f"{path}.{key}" if path else key
        before = base.get(key)
        if inner in NUMBERED:
            result[key] = _merged_entries(before or [], value, inner, spot.at(key))
        elif inner == "card.helper" and isinstance(value, dict) and "effect" in value:
            result[key] = value
        elif inner in ("card.key", "craft.key"):
            result[key] = _same_key(before, value, spot.at(key))
        elif isinstance(before, dict) and isinstance(value, dict):
            inside = spot.at(key) if path else spot.at(key).section()
            result[key] = _merged(before, value, inner, inside)
        else:
            result[key] = value
    return result


def _merged_entries(base: list[Any], over: object, path: str, spot: Spot) -> list[Any]:
    numbered = NUMBERED[path]
    entries = {entry[numbered.number]: entry for entry in base}
    for number, entry in numbered.by_number(over, spot).items():
        place = Spot(spot.findings, f"{numbered.what} {number}")
        entries[number] = _merged(entries.get(number, {}), entry, path, place)
    return [entries[number] for number in sorted(entries)]


def _same_key(before: object, value: object, spot: Spot) -> object:
    """Records and translations speak of cards and buildings by their keys: they never change."""
    if before is not None and before != value:
        spot.wrong(f"is {shown(value)}, only {shown(before)} is possible: change the name instead")
        return before
    return value
