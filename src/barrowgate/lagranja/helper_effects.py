"""Every effect that a helper may have: its parameters, their limits, and when it works.

A limit is as wide as the meaning is general. A parameter that the rules know at one value only is
fixed to it. So is ``once``, except where the helper is used by choice and each use costs something:
others would give without end, or give nothing that a mark could stop.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from barrowgate.core.components.checking import (
    Fixed,
    Flag,
    Keys,
    OneOf,
    Rule,
    Several,
    Spot,
    Whole,
    as_value,
    meant,
)
from barrowgate.lagranja import names
from barrowgate.lagranja.vocabulary import BONUS_ON, HARVEST_GOODS, RESOURCES

STANDING = ("always", "any")
OWN_TURN = ("any", "farm", "revenue", "transport")

SILVER = Whole(1, 50)
SILVER_OR_NONE = Whole(0, 50)
VP = Whole(1, 20)
FEW = Whole(1, 3)
SOME = Whole(1, 10)
SOME_OR_NONE = Whole(0, 10)
RESOURCE = OneOf(RESOURCES)
BONUSES = Several(OneOf(tuple(BONUS_ON)), 1, len(BONUS_ON), kind=str)
REVENUE_SPACES = Several(Whole(1, 6), 1, 6, kind=str)

NOTHING: Mapping[str, Rule] = {}


def _helper(
    when: str | tuple[str, ...],
    required: Mapping[str, Rule] = NOTHING,
    optional: Mapping[str, Rule] = NOTHING,
    once: bool | None = False,
) -> Keys:
    """The keys beside ``effect``; ``once`` is the only value possible, None where both are."""
    whens = OneOf((when,) if isinstance(when, str) else when)
    return Keys({"when": whens, "once": Flag(once), **required}, optional)


# In the order of the numbers in names.py.
EFFECTS: Mapping[str, Keys] = {
    "upgrade_discount": _helper(STANDING, {"silver": SILVER}, {"good": RESOURCE}),
    "vp_when_marker_removed": _helper("reaction", {"vp": VP}),
    "two_revenue_options": _helper("revenue", {"spaces": REVENUE_SPACES}, once=True),
    "pay_vp_play_card": _helper(OWN_TURN, {"vp": VP}, once=None),
    "reserve_last_die": _helper("revenue", once=True),
    "pay_vp_round_revenue": _helper("revenue", {"vp": VP}, once=True),
    "commodity_for_harvest": _helper(OWN_TURN, {"goods": Whole(1, 6)}, once=None),
    "siesta_bonus_vp": _helper("scoring", {"vp": VP}),
    "keep_barrow": _helper("reaction", {"silver": SILVER_OR_NONE}),
    "extension_discount": _helper(STANDING, {"goods": Whole(1, 9)}),
    "roof_discount": _helper("farm", {"silver": SILVER}),
    "grain_for_vp": _helper(
        OWN_TURN, {"vp": VP, "needs_pig": Flag(only=True)}, {"pig_spaces": SOME_OR_NONE}, once=None
    ),
    "pay_vp_repeat_die": _helper("revenue", {"vp": VP}, once=True),
    "silver_when_die_matched": _helper("reaction", {"silver": SILVER}),
    "turn_die": _helper("revenue"),
    "play_lower_barrow": _helper("reaction"),
    "hand_limit": _helper(STANDING, {"cards": SOME_OR_NONE}, {"draw": SOME_OR_NONE}),
    "extra_delivery": _helper(STANDING, {"count": SOME}),
    "two_commodity_options": _helper("any", once=True),
    "roof_paid_with_upgraded": _helper("farm", {"silver": SILVER}),
    "free_upgrade": _helper(OWN_TURN, {"count": FEW}, {"good": RESOURCE}, once=True),
    "extra_deliveries_flat": _helper("transport", {"silver": SILVER_OR_NONE}),
    "extra_card_play": _helper("farm", {"cards": FEW}),
    "rent_die": _helper("revenue", {"goods": Fixed(1, "a die is paid with one harvest good")}),
    "income_silver": _helper("farm", {"silver": SILVER}),
    "revenue_bonus": _helper("revenue", {"on": BONUSES}, {"silver": SILVER, "harvest": FEW}),
    "roof_bonus_vp": _helper("farm", {"vp": VP}),
    "escape_removal": _helper("reaction", once=True),
    "extra_growth": _helper("farm", {"goods": Fixed(1, "one field grows by one good")}),
    "sell_from_fields": _helper(STANDING),
    "silver_for_upgrade": _helper("any", {"silver": SILVER}, {"good": RESOURCE}, once=True),
    "extension_same_goods": _helper(STANDING),
    "field_enters_planted": _helper(STANDING),
    "delivery_with_roof": _helper("farm", {"count": FEW}),
    "pig_with_barrow": _helper("reaction", {"pigs": FEW}),
    "extra_roof_space": _helper("farm", {"vp": Whole(0, 20)}),
    "silver_to_harvest": _helper("revenue", {"silver": SILVER, "harvest": FEW}, once=None),
    "income_per_pig": _helper("farm", {"silver": SILVER, "limit": Whole(1, 100)}),
    "silver_for_removal": _helper("reaction", {"silver": SILVER}),
    "pay_silver_draw_card": _helper(OWN_TURN, {"silver": SILVER}, once=None),
    "double_delivery": _helper(
        "transport", {"goods": Fixed(2, "one delivery carries two goods")}, once=True
    ),
    "copy_harvest": _helper(OWN_TURN, {"goods": FEW}, once=True),
    "craft_bonus_vp": _helper("reaction", {"vp": VP}),
    "pig_spaces": _helper(STANDING, {"pig_spaces": SOME}),
    "income_per_field_kind": _helper("farm", {"silver": SILVER}),
    "field_to_den": _helper(OWN_TURN, {"good": OneOf(HARVEST_GOODS)}, once=None),
    "pay_silver_for_vp": _helper(OWN_TURN, {"silver": SILVER, "vp": VP}, once=None),
    "discard_card_for_harvest": _helper(OWN_TURN, {"harvest": FEW}, once=True),
    "extra_siesta_step": _helper("transport", {"steps": Whole(1, names.MOST_STEPS)}),
    "take_back_good": _helper(
        "reaction", {"goods": Fixed(1, "one of the goods is taken back")}, once=None
    ),
    "silver_to_vp": _helper("revenue", {"silver": SILVER, "vp": VP}, once=None),
    "pay_silver_siesta_step": _helper(
        ("revenue_or_transport", "revenue"),
        {"silver": SILVER, "steps": Whole(1, names.MOST_STEPS)},
        once=None,
    ),
    "offspring": _helper("farm", {"pigs": SOME}),
    "wine_for_vp": _helper(OWN_TURN, {"vp": VP}, once=None),
    "delivery_with_donkey": _helper("transport", {"donkeys": Whole(0, 6), "count": FEW}),
    "buy_discount": _helper(STANDING, {"silver": SILVER, "least": SILVER}),
    "commodity_action_free": _helper("any", once=True),
}

EFFECT_NUMBERS: Mapping[str, int] = {word: int(getattr(names, word.upper())) for word in EFFECTS}


@dataclass(frozen=True)
class Helper:
    """The helper side of a card: an effect and the parameters that this effect has."""

    def check(self, value: object, spot: Spot) -> None:
        if not isinstance(value, dict):
            spot.wrong(f"is {as_value(value)}, must be a table with an 'effect'")
        elif "effect" not in value:
            spot.at("effect").wrong("is missing")
        else:
            effect = value["effect"]
            if isinstance(effect, str) and effect in EFFECTS:
                parameters = {key: entry for key, entry in value.items() if key != "effect"}
                EFFECTS[effect].check(parameters, spot)
                self._check_bonus(effect, parameters, spot)
            else:
                hint = meant(effect if isinstance(effect, str) else "", EFFECTS)
                spot.at("effect").wrong(f"is {as_value(effect)}; {hint}")

    def _check_bonus(self, effect: str, parameters: Mapping[str, object], spot: Spot) -> None:
        if effect == "revenue_bonus" and not {"silver", "harvest"} & set(parameters):
            spot.at("silver").wrong("is missing: the bonus is 'silver' or 'harvest' or both")
