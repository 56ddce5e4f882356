"""The ids of things on the table; ``choices`` lists them."""

from collections.abc import Iterable, Mapping
from typing import Any

from barrowgate.lagranja import names, notation
from barrowgate.telling.lagranja import things
from barrowgate.telling.lagranja.moment import Moment
from barrowgate.telling.lagranja.things import CRAFTS, good_of

TARGETS = [notation.target_words(target) for target in range(names.TARGETS)]


def place_of(source: int) -> str:
    """Where a good lies: ``den-olive``, ``field-olive-2``, ``stock-pig``."""
    if source < names.FIELD_SOURCES and source % names.LEVELS:
        return f"field-{notation.GOODS[good_of(source)]}-{source % names.LEVELS}"
    return place_of_good(good_of(source))


def place_of_good(good: int) -> str:
    """Where goods that are not on a field lie."""
    den = "den" if good < names.HARVEST_GOODS else "stock"
    return f"{den}-{notation.GOODS[good]}"


def place_of_target(target: int) -> str:
    """``craft-deli``, ``barrow-1``."""
    if target < names.FIRST_BARROW:
        return CRAFTS[target]
    return f"barrow-{target - names.FIRST_BARROW + 1}"


def places_in(asked: Mapping[str, Any]) -> tuple[str, ...]:
    """The things that a question names, or that its helper is asked about."""
    found = [f"{thing}-{asked[thing]}" for thing in ("craft", "tile", "barrow") if thing in asked]
    if "space" in asked:
        found.append(f"revenue-{asked['space']}")
    if "target" in asked:
        found.append(place_of_target(TARGETS.index(asked["target"])))
    return tuple(found)


def roof_place(kind: int, moment: Moment, used: bool) -> tuple[str, ...]:
    """The first place of the seat's own roof with such a tile."""
    wanted = {"tile": notation.TILES[kind], "used": used}
    roof = moment.farm["roof"]
    return (f"roof-{roof.index(wanted) + 1}",) if wanted in roof else ()


def market_objects(space: int, moment: Moment) -> tuple[str, ...]:
    owner = moment.view["market"][space - 1]
    if owner < 0:
        return (f"market-{space}",)
    return f"market-{space}", things.seat(owner)


def unique(objects: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(objects))
