"""Boxes of a player's own, in which rare things happen all the time.

They change values only, so every rule is the same; what takes a hundred games of the shipped box
to meet (a rescue on the market, a marker missing for a helper) is met here in one.
"""

import json
from functools import cache
from random import Random
from typing import Any

from barrowgate.core.components.checking import Fixed, Flag, OneOf, Rule, Several, Whole
from barrowgate.lagranja import loading, names
from barrowgate.lagranja.helper_effects import EFFECTS
from barrowgate.lagranja.loading import Box
from barrowgate.lagranja.vocabulary import FARM_GOODS, GOODS, HARVEST_GOODS

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
        "craft": [{"number": number, "row": row} for number, row in enumerate(SHORT_ROWS, start=1)],
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
    """The same with a dozen markers per player, so that room must be made all the time."""
    return loading.from_changes(json.dumps(changes(12)))


# --- Any box within the limits --------------------------------------------------------------------

OPTIONS = (
    *("pig", "play_card", "draw_card", "any_harvest", "two_different_harvest"),
    *("silver_3", "two_upgrades", "upgrade_and_siesta_1", "siesta_2", "delivery"),
)


@cache
def strange(seed: int) -> Box:
    """A box with values at random: few markers, a handful of helpers, other spaces and donkeys."""
    random = Random(seed)
    helpers = [any_helper(random) for _ in range(random.choice((3, 6, 20)))]
    everything = {
        "setup": any_setup(random),
        "revenue": {
            str(space): random.sample(OPTIONS, random.randint(2, 3)) for space in range(1, 7)
        },
        "siesta": {
            "vp": [random.randint(0, 5) for _ in range(random.randint(2, 9))],
            "solo_first_from": 1,
        },
        "donkeys": {
            "tiles": [
                {"donkeys": random.randint(0, 6), "hats": random.randint(0, 6)}
                for _ in range(names.DONKEY_TILES)
            ],
            "reset_before_round": random.randint(3, 5),
        },
        "craft": [
            {"number": number, "row": random.choices(list(GOODS), k=random.randint(2, 4))}
            for number in range(1, names.CRAFTS + 1)
        ],
        "card": [
            {
                "number": card,
                "field": random.choice(HARVEST_GOODS),
                "barrow": {
                    "vp": random.randint(2, 6),
                    "goods": random.choices(FARM_GOODS, k=random.randint(2, 3)),
                },
                "helper": random.choice(helpers),
            }
            for card in range(1, names.CARDS + 1)
        ],
    }
    return loading.from_changes(json.dumps(everything))


def any_setup(random: Random) -> dict[str, int]:
    return {
        "markers": random.choice((10, 12, 15, 25)),
        "silver": random.randint(0, 30),
        "vp": random.randint(0, 9),
        "trade_commodities": random.randint(0, 6),
        "hand": random.randint(1, 12),
        "hand_limit": random.randint(0, 8),
        "pig_spaces": random.randint(0, 4),
        "extra_deliveries": random.randint(0, 4),
    }


def any_helper(random: Random) -> dict[str, Any]:
    """A helper with any effect that leaves the prices coherent, and parameters within limits."""
    effect = random.choice([name for name in EFFECTS if name != "buy_discount"])
    keys = EFFECTS[effect]
    helper: dict[str, Any] = {"effect": effect}
    for key, rule in keys.required.items():
        helper[key] = any_value(rule, random)
    for key, rule in keys.optional.items():
        if effect == "revenue_bonus" or random.random() < 0.5:
            helper[key] = any_value(rule, random)
    return helper


def any_value(rule: Rule, random: Random) -> object:
    """A value that a rule of the components file allows; small numbers are the most likely."""
    if isinstance(rule, Whole):
        return random.randint(rule.least, min(rule.most, rule.least + random.choice((0, 1, 3, 50))))
    if isinstance(rule, Flag):
        return random.random() < 0.5 if rule.only is None else rule.only
    if isinstance(rule, OneOf):
        return random.choice(rule.words)
    if isinstance(rule, Several):
        return list(dict.fromkeys(any_value(rule.each, random) for _ in range(rule.most)))
    assert isinstance(rule, Fixed)
    return rule.value
