"""What a complete components file looks like, table by table."""

from collections.abc import Mapping
from dataclasses import dataclass

from barrowgate.core.components.blocks import SOURCES, Label, Names, Numbered, Source, section
from barrowgate.core.components.checking import (
    Fixed,
    Flag,
    Keys,
    OneOf,
    Rule,
    Several,
    Spot,
    Text,
    Whole,
    as_value,
    listed,
)
from barrowgate.lagranja import names
from barrowgate.lagranja.helper_effects import Helper
from barrowgate.lagranja.vocabulary import (
    COMMODITY_USES,
    EXTENSIONS,
    FARM_GOODS,
    GOODS,
    HARVEST_GOODS,
    INSTANTS,
    LASTINGS,
    MOST_AMOUNT,
    ONE_TO_SIX,
    RESOURCES,
    REVENUE_OPTIONS,
    ROOF_TILES,
    SIDES,
    TILE_WHEN,
    UPGRADED_GOODS,
    Word,
    meaning,
)

# --- Blocks that are more than tables of numbers and words --------------------------------------


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
            spot.wrong(f"is {as_value(value)}, must be a table: a roof tile and its phases")
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


# --- Table by table -----------------------------------------------------------------------------

COUNT = Whole(0, 100)
# Extensions and helpers add to these; they stay small so that the sum fits the engine's numbers.
STANDING = Whole(0, 20)
POINTS = Whole(0, 20)
PRICE = Whole(1, 50)
COST = Whole(0, 50)
SLOTS = "the actions number three slots"
DICE = "2 n + 1 dice for n players, five in the solitaire game"
OPTIONS = Word(REVENUE_OPTIONS)
TILES = Word(ROOF_TILES)

TABLES: Mapping[str, Rule] = {
    "setup": section(
        {
            "silver": COUNT,
            "vp": COUNT,
            "trade_commodities": Whole(0, 9, "each takes one of the player's markers"),
            "hand": Whole(1, 12, "four players are dealt from one deck"),
            "hand_limit": STANDING,
            "extra_deliveries": STANDING,
            "pig_spaces": STANDING,
            "barrow_slots": Fixed(names.BARROWS, SLOTS),
            "helper_slots": Fixed(names.HELPERS, SLOTS),
            "markers": Whole(10, 100),
            "dice": Keys(
                {"1": Fixed(5, DICE), "2": Fixed(5, DICE), "3": Fixed(7, DICE), "4": Fixed(9, DICE)}
            ),
            "rounds": Fixed(6, "roof tiles, donkeys and points are made for six rounds"),
        }
    ),
    "price": Keys(
        dict.fromkeys(
            RESOURCES,
            section(
                {
                    "buy": PRICE,
                    "sell": PRICE,
                    "upgrade": Keys({"to": OneOf(UPGRADED_GOODS), "silver": COST}),
                }
            ),
        ),
        section=True,
    ),
    "trade_commodity": section({"options": CommodityUses(), "end_silver": COUNT}),
    "revenue": section(
        dict.fromkeys(ONE_TO_SIX, Several(OPTIONS, 1, names.OPTIONS_PER_SPACE, kind=OPTIONS.kind))
    ),
    "delivery": section({"extra_silver": COST}),
    "village": section(
        {
            "first_vp": POINTS,
            "unblock_vp": POINTS,
            "completion_vp": Fixed("round", "a building is worth the number of the round"),
            "order_markers": Whole(0, names.CRAFTS - 1, "one building must be open at the start"),
        }
    ),
    "market_vp": section({"removed": POINTS, "scoring": POINTS}),
    "solo": section(
        {
            "order_markers": Fixed([2, 3], "the player goes first with the 2, second with the 3"),
            "roof_tiles": Whole(1, names.TILES_PER_ROUND),
            "discard_lowest_until_round": Whole(0, 6),
        }
    ),
    "end": section({"silver_per_vp": PRICE}),
    "roof": section(
        {
            "space_vp": Several(POINTS, names.ROOF_SPACES, names.ROOF_SPACES),
            "cost": Fixed("round", "a tile costs the number of the round"),
            "tiles": section(
                dict.fromkeys(
                    ONE_TO_SIX,
                    Several(TILES, names.TILES_PER_ROUND, names.TILES_PER_ROUND, kind=TILES.kind),
                )
            ),
        },
        {"when": TilePhases()},
    ),
    "siesta": section({"vp": Several(POINTS, 2, 9), "solo_first_from": Whole(0, 8)}),
    "donkeys": section(
        {
            "tiles": Several(
                Keys({"donkeys": Whole(0, 6), "hats": Whole(0, 6)}),
                names.DONKEY_TILES,
                names.DONKEY_TILES,
            ),
            "reset_before_round": Whole(3, 5, "four tiles must last until then and after it"),
        }
    ),
}

CRAFT = Keys(
    {
        "number": Whole(1, names.CRAFTS),
        "key": Label(),
        "row": Several(OneOf(tuple(GOODS)), 2, 6),
        "instant": Word(INSTANTS),
        "lasting": Word(LASTINGS),
    },
    {"name": Names(), "text": Text(1000, False), "source": Source(("row", "instant", "lasting"))},
)
CRAFTS = Numbered("craft", "number", range(1, names.CRAFTS + 1), CRAFT)

SPACE = Keys(
    {
        "id": Whole(1, names.SPACES),
        "q": Whole(-20, 20),
        "r": Whole(-20, 20),
        "value": Whole(2, 6),
    },
    {"x": Flag()},
)
SPACES = Numbered("market space", "id", range(1, names.SPACES + 1), SPACE)

CARD = Keys(
    {
        "number": Whole(1, names.CARDS),
        "key": Label(),
        "field": OneOf(HARVEST_GOODS),
        "barrow": Keys({"vp": Whole(2, 6), "goods": Several(OneOf(FARM_GOODS), 2, 6)}),
        "extension": Several(OneOf(EXTENSIONS), 1, 3),
        "helper": Helper(),
    },
    {"name": Names(), "text": Text(1000, False), "source": Source(SIDES)},
)
CARDS = Numbered("card", "number", range(1, names.CARDS + 1), CARD)

SCHEMA = Keys(
    {
        "edition": Label(),
        **TABLES,
        "craft": CRAFTS,
        "market": section(
            {"start": Several(Whole(1, names.SPACES), 4, 4, kind=str), "spaces": SPACES}
        ),
        "card": CARDS,
    }
)
