"""What is printed on the boards and tiles of a box, as a view tells it: alike in every moment."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from barrowgate.core.contract import View
from barrowgate.lagranja import names, notation, vocabulary
from barrowgate.lagranja.components import Components

BOXES = 16  # whose facts are kept


@lru_cache(maxsize=BOXES)
def board_of(table: Components) -> View:
    """One object for all views of a box; nobody changes it."""
    return {
        "market": [_market_space(table, space) for space in range(1, names.SPACES + 1)],
        "siesta": table.siesta_vp[: table.siesta_spaces],
        "revenue": [_options(table, space) for space in range(1, 7)],
        "crafts": [_craft(table, craft) for craft in range(names.CRAFTS)],
        "donkeys": [
            {"donkeys": table.donkeys[tile], "hats": table.hats[tile]}
            for tile in range(names.DONKEY_TILES)
        ],
        "roof": list(table.roof_vp),
        "tiles": {
            notation.TILES[kind]: table.tile_amount[kind]
            for kind in (names.TILE_VP, names.TILE_SILVER)
        },
        "commodity_silver": table.commodity_silver,
    }


def symbols(table: Sequence[int], row: int) -> list[str]:
    """The goods of one row, each as often as it is asked for."""
    return [
        notation.GOODS[good]
        for good in range(names.GOODS)
        for _ in range(table[row * names.GOODS + good])
    ]


def options_of(table: Components, space: int) -> list[int]:
    """The options of a revenue space."""
    first = space * names.OPTIONS_PER_SPACE
    return [option - 1 for option in table.revenue_option[first : first + 3] if option]


def silver_at(table: Components, space: int, option: int) -> int:
    """The silver that an option of a revenue space gives; 0 where the space does not have it."""
    options = options_of(table, space)
    if option not in options:
        return 0
    return table.revenue_silver[space * names.OPTIONS_PER_SPACE + options.index(option)]


def instant_word(table: Components, craft: int) -> str:
    """``silver`` of ``silver_4``."""
    return _word(vocabulary.INSTANTS, table.craft_instant[craft])


def lasting_word(table: Components, craft: int) -> str:
    return _word(vocabulary.LASTINGS, table.craft_lasting[craft])


def _market_space(table: Components, space: int) -> View:
    return {
        "space": space,
        "value": table.space_value[space],
        "q": table.space_q[space],
        "r": table.space_r[space],
    }


def _options(table: Components, space: int) -> list[View]:
    return [
        {
            "option": notation.OPTIONS[option],
            "amount": silver_at(table, space, option) if option == names.OPTION_SILVER else None,
        }
        for option in options_of(table, space)
    ]


def _craft(table: Components, craft: int) -> View:
    return {
        "craft": notation.CRAFTS[craft],
        "row": symbols(table.row_need, craft),
        "instant": instant_word(table, craft),
        "instant_amount": table.craft_amount[craft],
        "lasting": lasting_word(table, craft),
        "lasting_amount": table.craft_lasting_amount[craft],
    }


def _word(words: Mapping[str, int], number: int) -> str:
    """The word of a components file without its amount."""
    return next(word for word, meaning in words.items() if meaning == number).replace("_#", "")
