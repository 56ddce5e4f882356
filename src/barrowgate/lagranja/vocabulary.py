"""The words of a components file and their numbers."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from barrowgate.core.components.checking import Spot, as_value, meant
from barrowgate.lagranja import names

GOODS: Mapping[str, int] = {
    "olive": names.OLIVE,
    "grain": names.GRAIN,
    "grape": names.GRAPE,
    "pig": names.PIG,
    "food": names.FOOD,
    "wine": names.WINE,
    "meat": names.MEAT,
    "trade_commodity": names.COMMODITY,
}
HARVEST_GOODS = tuple(GOODS)[: names.HARVEST_GOODS]
RESOURCES = tuple(GOODS)[: names.RESOURCES]
FARM_GOODS = tuple(GOODS)[: names.COMMODITY]
UPGRADED_GOODS = ("food", "wine", "meat")

ONE_TO_SIX = tuple("123456")  # rounds, revenue spaces
SIDES = ("field", "barrow", "extension", "helper")
EXTENSIONS = ("silver", "extra_delivery", "pig_space")

# --- Words that may carry an amount: 'silver_#' is read from 'silver_4' -----------------------

COMMODITY_USES: Mapping[str, int] = {
    "silver_#": names.USE_SILVER,
    "two_different_harvest": names.USE_HARVEST,
    "card": names.USE_CARD,
    "pig": names.USE_PIG,
    "two_upgrades": names.USE_UPGRADES,
}
REVENUE_OPTIONS: Mapping[str, int] = {
    "pig": names.OPTION_PIG,
    "play_card": names.OPTION_PLAY,
    "draw_card": names.OPTION_DRAW,
    "any_harvest": names.OPTION_HARVEST,
    "two_different_harvest": names.OPTION_PAIR,
    "silver_#": names.OPTION_SILVER,
    "two_upgrades": names.OPTION_UPGRADES,
    "upgrade_and_siesta_1": names.OPTION_UPGRADE_STEP,
    "siesta_2": names.OPTION_STEPS,
    "delivery": names.OPTION_DELIVERY,
}
ROOF_TILES: Mapping[str, int] = {
    "two_different_harvest": names.TILE_PAIR,
    "pig": names.TILE_PIG,
    "card": names.TILE_CARD,
    "upgrade": names.TILE_UPGRADE,
    "delivery": names.TILE_DELIVERY,
    "siesta_2": names.TILE_SIESTA_2,
    "any_harvest": names.TILE_HARVEST,
    "grape": names.TILE_GRAPE,
    "siesta_1": names.TILE_SIESTA_1,
    "flip_roof": names.TILE_FLIP,
    "grain_or_olive": names.TILE_GRAIN_OR_OLIVE,
    "olive": names.TILE_OLIVE,
    "vp_#": names.TILE_VP,
    "silver_#": names.TILE_SILVER,
}
INSTANTS: Mapping[str, int] = {
    "any_resource": names.INSTANT_RESOURCE,
    "silver_#": names.INSTANT_SILVER,
    "trade_commodity": names.INSTANT_COMMODITY,
    "vp_#": names.INSTANT_VP,
    "vp_per_barrow_on_farm": names.INSTANT_BARROW_VP,
    "delivery_and_siesta_vp": names.INSTANT_DELIVERY,
}
# In the order of the instants: the two sides of one craft marker have the same number.
LASTINGS: Mapping[str, int] = {
    "income_any_resource": names.LASTING_RESOURCE,
    "income_silver_#": names.LASTING_SILVER,
    "income_trade_commodity": names.LASTING_COMMODITY,
    "vp_#_per_craft_marker": names.LASTING_CRAFT_VP,
    "vp_#_per_completed_barrow": names.LASTING_BARROW_VP,
    "siesta_step_and_delivery": names.LASTING_STEP,
}

MOST_AMOUNT = 50
_WITH_AMOUNT = re.compile(r"([a-z_]+)_([1-9][0-9]?)(_[a-z_]+)?")


@dataclass(frozen=True)
class Meaning:
    """The number of a word, and the amount that it carries (1 where it carries none)."""

    number: int
    amount: int


def meaning(word: object, words: Mapping[str, int]) -> Meaning | None:
    """What a word means, or None for an unknown one."""
    if not isinstance(word, str) or "#" in word:
        return None
    if word in words:
        return Meaning(words[word], 1)
    match = _WITH_AMOUNT.fullmatch(word)
    if match is None:
        return None
    front, amount, back = match.groups()
    number = words.get(f"{front}_#{back or ''}")
    if number is None or int(amount) > MOST_AMOUNT:
        return None
    return Meaning(number, int(amount))


def known_meaning(word: object, words: Mapping[str, int]) -> Meaning:
    """The meaning of a word that was checked before."""
    found = meaning(word, words)
    assert found is not None
    return found


@dataclass(frozen=True)
class Word:
    """A word that may carry an amount from 1 to 50."""

    words: Mapping[str, int]

    def check(self, value: object, spot: Spot) -> None:
        if meaning(value, self.words) is None:
            written = tuple(word.replace("#", "N") for word in self.words)
            hint = meant(value if isinstance(value, str) else "", written)
            amounts = f" (N from 1 to {MOST_AMOUNT})" if "N" in hint else ""
            spot.wrong(f"has {as_value(value)}; {hint}{amounts}")

    def kind(self, value: object) -> object:
        return known_meaning(value, self.words).number


# --- Phases -----------------------------------------------------------------------------------

ANY_PHASE = (
    names.PHASE_FARM
    | names.PHASE_REVENUE
    | names.PHASE_TRANSPORT
    | names.PHASE_BEFORE_ORDER
    | names.PHASE_SCORING
)
WHEN: Mapping[str, int] = {
    "always": ANY_PHASE,
    "any": ANY_PHASE,
    "farm": names.PHASE_FARM,
    "revenue": names.PHASE_REVENUE,
    "transport": names.PHASE_TRANSPORT,
    "scoring": names.PHASE_SCORING,
    "reaction": ANY_PHASE,
    "revenue_or_transport": names.PHASE_REVENUE | names.PHASE_BEFORE_ORDER,
}
TILE_WHEN: Mapping[str, int] = {
    "farm": names.PHASE_FARM,
    "revenue": names.PHASE_REVENUE,
    "transport": names.PHASE_TRANSPORT,
    "transport_before_order": names.PHASE_BEFORE_ORDER,
}
TILE_WHEN_DEFAULT = names.PHASE_FARM | names.PHASE_REVENUE | names.PHASE_TRANSPORT

# --- What a revenue bonus looks at ------------------------------------------------------------

BONUS_ON: Mapping[str, int] = {
    "pig": names.ON_PIG,
    "play_card": names.ON_PLAY_CARD,
    "harvest": names.ON_HARVEST,
    "siesta": names.ON_SIESTA,
    "delivery": names.ON_DELIVERY,
}
