"""What is printed on boards and cards: facts of the box that no game changes.

They are part of every view (``board``), made once for a box and shared: nobody changes them.
"""

from functools import lru_cache

from barrowgate.core.contract import View
from barrowgate.core.numbers import Card
from barrowgate.loyang import names, notation
from barrowgate.loyang.components import Components

LEVELS = ("good", "very_good", "master")
PHASES = (  # with the bits of a helper's phases
    ("harvest", names.PHASE_HARVEST),
    ("cards", names.PHASE_CARDS),
    ("action", names.PHASE_ACTION),
)
SIZES = (3, 4, 5, 6)


@lru_cache(maxsize=16)
def board(table: Components) -> View:
    """Everything printed on the table."""
    return {
        "path": {
            "start": table.path_start,
            "end": table.path_end,
            "first_step": table.first_step,
            # What each space costs whoever does not enter it with the first step of a turn.
            "steps": list(range(1, table.path_end + 1)),
            "levels": dict(zip(LEVELS, table.level, strict=True)),
        },
        "shop": {
            name: {
                "spaces": table.shop_spaces[vegetable],
                "start": table.shop_start[vegetable],
                "buy": table.buy[vegetable],
                "sell": table.sell[vegetable],
            }
            for vegetable, name in enumerate(notation.VEGETABLES)
        },
        "storehouse": {
            "places": table.capacity,
            "enlarged": table.enlarged,
            "price": table.enlarge,
        },
        "loan": {
            "cash": table.loan_cash,
            "steps_back": table.loan_steps,
            "limit": table.loan_limit,
        },
        "customer": {"penalty": table.penalty, "modifier": table.casual_modifier},
        "field": {
            "home": {"spaces": table.home_size, "takes": _allowed(table.home_crop, 0)},
            "common_price": table.common_price,
            "takes": {str(size): _allowed(table.crop, size) for size in SIZES},
        },
        "grid": {
            "rows": list(table.row_price),
            "columns": names.COLUMNS,
            "buys": table.grid_buys,
            "squire_buys": table.squire_buys,
        },
        "cards": {
            notation.card_words(card): _card(table, card) for card in range(1, names.CARDS + 1)
        },
        "helpers": {
            name: {
                "lantern": table.lantern[kind] > 0,
                "phases": [phase for phase, bit in PHASES if table.phases[kind] & bit],
                "pays_for_field": table.pays_for_field[kind] > 0,
            }
            for kind, name in enumerate(notation.HELPERS)
        },
        "helper_values": _helper_values(table),
    }


def _allowed(table: list[int], row: int) -> list[str]:
    """The vegetables that are marked in a row of a table."""
    first = row * names.VEGETABLES
    return [name for v, name in enumerate(notation.VEGETABLES) if table[first + v]]


def _card(table: Components, card: Card) -> View:
    """The kind of a card, and what stands on it."""
    if card < names.FIRST_STALL:
        return {"kind": "field", "spaces": table.card_field[card]}
    if card < names.FIRST_REGULAR:
        first = (card - names.FIRST_STALL) * names.VEGETABLES
        offers = {
            name: table.stall_price[first + vegetable]
            for vegetable, name in enumerate(notation.VEGETABLES)
            if table.stall_price[first + vegetable]
        }
        return {"kind": "stall", "offers": offers}
    if card < names.FIRST_CASUAL:
        regular = card - names.FIRST_REGULAR
        pays = [table.regular_pays[regular * names.ROWS + row] for row in range(names.ROWS)]
        return {
            "kind": "regular",
            "wants": _wanted(table.regular_need, regular),
            "pays": pays,
            "starter": table.starter[regular] > 0,
        }
    if card < names.FIRST_HELPER:
        casual = card - names.FIRST_CASUAL
        wants = _wanted(table.casual_need, casual)
        return {"kind": "casual", "wants": wants, "pays": table.casual_pays[casual]}
    return {"kind": "helper", "helper": notation.HELPERS[table.card_helper[card] - 1]}


def _wanted(table: list[int], customer: int) -> list[str]:
    """``["wheat", "wheat", "bean"]``."""
    first = customer * names.VEGETABLES
    return [name for v, name in enumerate(notation.VEGETABLES) for _ in range(table[first + v])]


def _helper_values(table: Components) -> View:
    """The numbers that helpers mention."""
    return {
        "shopper_discount": table.shopper_discount,
        "merchant_price": table.merchant_price,
        "crier_goods": table.crier_goods,
        "crier_cash": table.crier_cash,
        "deliveryman_share": table.deliveryman_share,
        "tout_price": table.tout_price,
        "tenant_price": table.tenant_price,
        "tenant_tokens": table.tenant_tokens,
        "tenant_solo_price": table.tenant_solo_price,
        "tenant_solo_takes": _allowed(table.tenant_crop, 0),
        "harvest_hand_tokens": table.harvest_hand_tokens,
        "ploughman_tokens": table.ploughman_tokens,
        "leaseholder_price": table.leaseholder_price,
        "squire_cards": table.squire_cards,
        "saleswoman_bonus": table.saleswoman_bonus,
        "trader_payment": list(table.trader_payment[1:]),
    }
