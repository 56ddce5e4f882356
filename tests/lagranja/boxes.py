"""Boxes of a player's own, in which rare things happen all the time.

They change values only, so every rule is the same; what takes a hundred games of the shipped box
to meet (a rescue on the market, a marker missing for a helper) is met here in one.
"""

import json
from functools import cache
from typing import Any

from barrowgate.lagranja import loading, names
from barrowgate.lagranja.loading import Box

RARE: tuple[dict[str, Any], ...] = (
    {"effect": "escape_removal", "when": "reaction", "once": True},
    {"effect": "take_back_good", "goods": 1, "when": "reaction", "once": True},
    {"effect": "keep_barrow", "silver": 0, "when": "reaction", "once": False},
    {"effect": "play_lower_barrow", "when": "reaction", "once": False},
    {"effect": "reserve_last_die", "when": "revenue", "once": True},
    {"effect": "double_delivery", "goods": 2, "when": "transport", "once": True},
    {"effect": "delivery_with_roof", "count": 3, "when": "farm", "once": False},
    {"effect": "extra_roof_space", "vp": 3, "when": "farm", "once": False},
    {"effect": "roof_paid_with_upgraded", "silver": 2, "when": "farm", "once": False},
    {"effect": "silver_for_upgrade", "silver": 2, "when": "any", "once": True},
    {"effect": "copy_harvest", "goods": 2, "when": "any", "once": True},
    {"effect": "wine_for_vp", "vp": 2, "when": "any", "once": True},
    {"effect": "grain_for_vp", "vp": 1, "needs_pig": True, "when": "any", "once": True},
    {"effect": "commodity_action_free", "when": "any", "once": True},
    {"effect": "two_commodity_options", "when": "any", "once": True},
    {"effect": "two_revenue_options", "spaces": [2, 5, 6], "when": "revenue", "once": True},
    {"effect": "silver_to_harvest", "silver": 1, "harvest": 2, "when": "revenue", "once": True},
    {"effect": "extra_growth", "goods": 1, "when": "farm", "once": False},
    {"effect": "discard_card_for_harvest", "harvest": 3, "when": "any", "once": True},
    {"effect": "pay_silver_draw_card", "silver": 1, "when": "any", "once": False},
    {"effect": "rent_die", "goods": 1, "when": "revenue", "once": False},
    {"effect": "turn_die", "when": "revenue", "once": False},
    {"effect": "offspring", "pigs": 3, "when": "farm", "once": False},
    {"effect": "free_upgrade", "count": 3, "when": "any", "once": True},
)
LIGHT_LOADS = (["olive", "grain"], ["grape", "olive"], ["grain", "pig"], ["grain", "food"])
SHORT_ROWS = (
    *(["olive", "grain"], ["grape", "pig"], ["food", "trade_commodity"]),
    *(["wine", "grape"], ["grain", "meat"], ["olive", "food"]),
)


def changes(markers: int) -> dict[str, Any]:
    """Light barrows, short rows, rich farms, and helpers that are rarely met."""
    return {
        "setup": {"silver": 12, "vp": 5, "trade_commodities": 3, "markers": markers},
        "craft": [
            {"number": number, "row": row} for number, row in enumerate(SHORT_ROWS, start=1)
        ],
        "card": [
            {
                "number": card,
                "barrow": {"vp": 2 + card % 5, "goods": LIGHT_LOADS[card % len(LIGHT_LOADS)]},
                "helper": RARE[card % len(RARE)],
            }
            for card in range(1, names.CARDS + 1)
        ],
    }


@cache
def busy() -> Box:
    """Barrows and buildings are completed every turn."""
    return loading.from_changes(json.dumps(changes(25)))


@cache
def crowded() -> Box:
    """The same with a dozen markers a player, so that room must be made all the time."""
    return loading.from_changes(json.dumps(changes(12)))
