"""Rules for the blocks of La Granja's file that are more than tables of numbers and words."""

from dataclasses import dataclass

from barrowgate.core.components.blocks import SOURCES
from barrowgate.core.components.checking import OneOf, Several, Spot, listed, shown
from barrowgate.lagranja.vocabulary import (
    COMMODITY_USES,
    MOST_AMOUNT,
    ROOF_TILES,
    TILE_WHEN,
    Word,
    meaning,
)


@dataclass(frozen=True)
class CommodityUses:
    """The five uses of a trade commodity; actions number them, so their order is fixed."""

    def check(self, value: object, spot: Spot) -> None:
        uses = [meaning(word, COMMODITY_USES) for word in value] if isinstance(value, list) else []
        if [use.number if use else None for use in uses] != list(COMMODITY_USES.values()):
            written = tuple(word.replace("#", "N") for word in COMMODITY_USES)
            spot.wrong(f"must be {listed(written)} in this order (N from 1 to {MOST_AMOUNT})")


@dataclass(frozen=True)
class TilePhases:
    """The phases in which a kind of roof tile is used, where they are not the usual ones."""

    def check(self, value: object, spot: Spot) -> None:
        if not isinstance(value, dict):
            spot.wrong(f"is {shown(value)}, must be a table: a roof tile and its phases")
            return
        inside = spot.section()
        phases = Several(OneOf(tuple(TILE_WHEN)), 1, len(TILE_WHEN), kind=str)
        seen: set[int] = set()
        for key, entry in value.items():
            tile = meaning(key, ROOF_TILES)
            if key == "source":
                OneOf(SOURCES).check(entry, inside.at(key))
            elif tile is None:
                Word(ROOF_TILES).check(key, inside.at(key))
            elif tile.number in seen:
                inside.at(key).wrong("names a kind of tile a second time")
            else:
                seen.add(tile.number)
                phases.check(entry, inside.at(key))
