"""What using a helper costs: silver, points, a good, as far as no question is asked about it."""

from barrowgate.lagranja import names
from barrowgate.lagranja.components import Components
from barrowgate.telling.lagranja.things import GOODS
from barrowgate.telling.teller import FREE, Cost

PAID_IN_SILVER = frozenset(
    {
        names.PAY_SILVER_DRAW_CARD,
        names.PAY_SILVER_FOR_VP,
        names.PAY_SILVER_SIESTA_STEP,
        names.SILVER_TO_HARVEST,
        names.SILVER_TO_VP,
        names.KEEP_BARROW,
    }
)
PAID_IN_POINTS = frozenset(
    {names.PAY_VP_PLAY_CARD, names.PAY_VP_REPEAT_DIE, names.PAY_VP_ROUND_REVENUE}
)
PAID_WITH_A_GOOD = {
    names.COMMODITY_FOR_HARVEST: names.COMMODITY,
    names.WINE_FOR_VP: names.WINE,
}


def silver(price: int) -> Cost:
    return {"silver": price} if price else FREE


def helper_costs(table: Components) -> list[Cost]:
    """By card."""
    return [_cost(table, card) for card in range(names.CARDS + 1)]


def _cost(table: Components, card: int) -> Cost:
    effect = table.effect[card]
    if effect in PAID_IN_SILVER:
        return silver(table.silver[card])
    if effect in PAID_IN_POINTS:
        return {"vp": table.vp[card]}
    if effect in PAID_WITH_A_GOOD:
        return {GOODS[PAID_WITH_A_GOOD[effect]]: 1}
    return FREE
