"""What is printed on the boards and tiles of a box, as a view shows it: always the same."""

from collections.abc import Mapping
from functools import lru_cache

from barrowgate.core.contract import View
from barrowgate.lagranja import names, notation, vocabulary
from barrowgate.lagranja.components import Components
from barrowgate.lagranja.helper_effects import EFFECT_NUMBERS
from barrowgate.lagranja.notation import GOODS

BOXES = 16  # whose facts are kept
_EFFECTS = {number: word for word, number in EFFECT_NUMBERS.items()}


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
        "cards": [_card(table, card) for card in range(1, names.CARDS + 1)],
    }


def symbols(table: list[int], row: int) -> list[str]:
    """The goods of one row, each as often as it is asked for."""
    first = row * names.GOODS
    return [GOODS[good] for good in range(names.GOODS) for _ in range(table[first + good])]


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


def _card(table: Components, card: int) -> View:
    """The four sides of a card; its name and its text are words."""
    return {
        "card": card,
        "field": GOODS[table.field_good[card]],
        "barrow": {"vp": table.barrow_vp[card], "needs": symbols(table.barrow_need, card)},
        "extension": _extension(table, card),
        "helper": _EFFECTS[table.effect[card]],
    }


def _extension(table: Components, card: int) -> list[str]:
    """The symbols of an extension, each as often as it is printed."""
    counts = [table.extension_silver[card], table.extension_extra[card], table.extension_pig[card]]
    return [
        symbol
        for symbol, count in zip(vocabulary.EXTENSIONS, counts, strict=True)
        for _ in range(count)
    ]


def _word(words: Mapping[str, int], number: int) -> str:
    """The word of a components file without its amount."""
    return next(word for word, meaning in words.items() if meaning == number).replace("_#", "")
