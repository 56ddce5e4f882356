"""Questions that end: where nothing is left but to sell or to take a loan."""

from collections.abc import Iterable

from barrowgate.loyang import names
from barrowgate.telling.loyang.now import Now
from barrowgate.telling.loyang.question import courtyard_left, grid_left

# Cash that can be raised at any later decision as well.
TRADES = frozenset({names.VERB_SELL, names.VERB_LOAN, names.VERB_DONE})


def is_only_trade(now: Now, verbs: Iterable[int]) -> bool:
    """Are all cards taken, and nothing but raising cash or ending possible?

    While a card is left, cash may be raised for it. In an action turn trade is the business.
    """
    if not TRADES.issuperset(verbs):
        return False
    if now.question == "grid":
        return grid_left(now) == 0
    return now.question == "courtyard" and courtyard_left(now) == 0
