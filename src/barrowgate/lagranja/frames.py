"""The frames of La Granja: what may be asked or still be done, with the names of its numbers.

Each is declared once, here. Checks of bytes, views, the page of observations and tests read it.
"""

from collections.abc import Mapping
from typing import Any

from barrowgate.core.frames import Frame, Frames, Number, Numbers, among, flag, or_none
from barrowgate.lagranja import names, notation
from barrowgate.lagranja.helper_effects import EFFECTS

MANY = range(1000)
SPACE = range(1, 7)  # revenue spaces, and the numbers of dice
PRINTED = range(names.OPTIONS_PER_SPACE, 7 * names.OPTIONS_PER_SPACE)  # options on the board
ABOUT = range(PRINTED.stop)  # what it means depends on the effect: ASKED_ABOUT

COUNT = Number("count", MANY)
CARD = Number("card", range(1, names.CARDS + 1))
BUILDING = among("craft", notation.CRAFTS)
CAUSE = among("cause", notation.CRAFTS, names.CAUSE_CRAFT)
TARGET = Number("target", range(names.TARGETS), notation.target_words)
TILE = among("tile", notation.TILES)
REVENUE_SPACE = Number("space", SPACE)
USE = among("use", ("taken", "repeat", "merchant", "common", "second"))
MARKET_SPACE = Number("space", range(1, names.SPACES + 1))
HELPER_SLOT = Number("slot", range(names.HELPERS), lambda slot: slot + 1)

# What a helper is asked about, by its effect; the others are asked about nothing in particular.
ASKED_ABOUT: Mapping[int, Number] = {
    names.TWO_REVENUE_OPTIONS: Number("printed", PRINTED),  # a view tells its space and option
    names.TWO_COMMODITY_OPTIONS: among("taken", notation.COMMODITY_USES),
    names.PAY_VP_REPEAT_DIE: REVENUE_SPACE,
    names.PAY_VP_ROUND_REVENUE: REVENUE_SPACE,
    names.KEEP_BARROW: Number("barrow", range(names.BARROWS), lambda slot: slot + 1),
    names.TAKE_BACK_GOOD: BUILDING,
    names.DOUBLE_DELIVERY: TARGET,
}

PAYMENTS = ("silver", "vp", *notation.GOODS[:7], "nothing")
PLAY_WHYS = ("freely", "at_space", "lower")
MARKER_USES = ("good", "mark", "growth", "reserve", "closing", "purchase")
UPGRADES = (*notation.GOODS, "")  # ANY_RESOURCE has no word
TAKEN = (*notation.COMMODITY_USES, "")  # FREE_OPTION has none
CRAFT_STAGES = ("grey_area", "points", "craft_marker")
BARROW_STAGES = (
    *("commodity", "place", "removal", "peddlers", "removed", "pigs"),
    *("lower_barrow", "second_lower_barrow", "third_lower_barrow"),
)


def _harvest_goods(bits: int) -> list[str]:
    return [notation.GOODS[good] for good in range(names.HARVEST_GOODS) if bits & (1 << good)]


def _marker_for(numbers: Numbers) -> dict[str, Any]:
    """What the marker is for: a good, a helper's slot, a field, a space, a use of a commodity."""
    use, number, _ = numbers
    if use == names.FOR_MARK:
        return {"for": number + 1}
    if use == names.FOR_GROWTH:
        return {"for": notation.source_words(number)}
    if use == names.FOR_RESERVE:
        return {"for": number}
    if use == names.FOR_CLOSING:
        return {"for": notation.COMMODITY_ACTIONS[number]}
    return {"for": notation.GOODS[number]}


FRAMES = Frames(
    names.AUTO,
    names.AUTO_STEP,
    (
        Frame(names.ASK_TURN, "turn", (Number("done", MANY), Number("counted", MANY))),
        Frame(
            names.ASK_DISCARD_DOWN,
            "discard_down",
            (COUNT, or_none(Number("newest", CARD.values))),
        ),
        Frame(names.ASK_PLAY_CARD, "play_card", (among("why", PLAY_WHYS), Number("below", MANY))),
        Frame(  # no extension: byte_checks
            names.ASK_SLOT,
            "slot",
            (Number("side", range(1, 4), notation.SIDES.__getitem__), CARD),
        ),
        Frame(names.ASK_EXTENSION_COST, "extension_cost", (COUNT, among("lowest", PAYMENTS))),
        Frame(  # what the number may be depends on the use: byte_checks.is_room_for
            names.ASK_ROOM,
            "room",
            (among("use", MARKER_USES), Number("number", range(names.FIELD_SOURCES))),
            _marker_for,
        ),
        Frame(names.ASK_ROOM_GOOD, "room_good", (TARGET,)),
        Frame(
            names.ASK_HARVEST,
            "harvest",
            (
                COUNT,
                Number("goods", range(names.ALL_HARVEST + 1), _harvest_goods),
                flag("may_decline"),
            ),
        ),
        Frame(names.ASK_PAIR, "pair"),
        Frame(names.ASK_RESOURCE, "resource", (CAUSE,)),
        Frame(names.ASK_UPGRADE, "upgrade", (COUNT, among("good", UPGRADES))),
        Frame(names.ASK_COMMODITY, "commodity", (among("taken", TAKEN),)),
        Frame(names.ASK_TENANT_GOOD, "tenant_good"),
        Frame(names.ASK_GROOM_GRAIN, "groom_grain", (CARD,)),
        Frame(
            names.ASK_FIELD_GOOD,
            "field_good",
            (among("good", notation.GOODS[: names.HARVEST_GOODS]),),
        ),
        Frame(names.ASK_DISCARD_ONE, "discard_one", (COUNT,)),
        Frame(
            names.ASK_ROOF_COST,
            "roof_cost",
            (Number("price", MANY), among("lowest", notation.GOODS)),
        ),
        Frame(names.ASK_STORAGE, "storage", (TILE,)),
        Frame(names.ASK_FLIP, "flip"),
        Frame(
            names.ASK_WALK, "walk", (Number("count", range(names.MOST_STEPS + 1)), flag("by_die"))
        ),
        Frame(names.ASK_OPTION, "option", (REVENUE_SPACE, USE)),
        Frame(
            names.ASK_SECOND_OPTION,
            "second_option",
            (REVENUE_SPACE, among("used", notation.OPTIONS)),
        ),
        Frame(names.ASK_CARD, "card"),
        Frame(names.ASK_HELPER, "helper", (HELPER_SLOT, Number("about", ABOUT))),
        Frame(names.ASK_TAKE_BACK, "take_back", (BUILDING,)),
        Frame(names.ASK_PLACE, "place", (Number("value", MANY),)),
        Frame(names.ASK_REMOVAL, "removal", (or_none(Number("newest", MARKET_SPACE.values)),)),
        Frame(names.ASK_RESCUE, "rescue"),
        Frame(names.ASK_REFUGE, "refuge", (Number("threatened", MARKET_SPACE.values),)),
        Frame(names.ASK_DELIVERY, "delivery", (flag("by_die"),)),
        Frame(names.ASK_SECOND_GOOD, "second_good", (TARGET,)),
        Frame(names.ASK_INSTANT, "instant", (BUILDING,)),
        Frame(names.ASK_DONKEY, "donkey"),
        Frame(names.ASK_RESERVE, "reserve"),
        Frame(names.ASK_RENT, "rent"),
        Frame(names.ASK_TURN_DIE, "turn_die", (COUNT,)),
        Frame(names.ASK_TURN_TO, "turn_to", (Number("before", SPACE), Number("more", MANY))),
        Frame(names.ASK_GROW, "grow", (COUNT,)),
        # Frames that act by themselves.
        Frame(names.AUTO_EXTENSION, "extension", (CARD,)),
        Frame(names.AUTO_INCOME, "income", (among("craft", (*notation.CRAFTS, "")),)),
        Frame(
            names.AUTO_GROWTH,
            "growth",
            (among("good", notation.GOODS[: names.HARVEST_GOODS]), Number("fields", MANY)),
        ),
        Frame(names.AUTO_OFFSPRING, "offspring", (Number("pigs", range(-1, 1000)),)),
        Frame(names.AUTO_ROOF, "roof", (TILE,)),
        Frame(names.AUTO_ROOF_BUILT, "roof_built", (Number("deliveries", MANY),)),
        Frame(names.AUTO_USE_SPACE, "use_space", (REVENUE_SPACE, USE)),
        Frame(
            names.AUTO_BONUS,
            "bonus",
            (
                Number("trigger", range(names.ON_DELIVERY + 1)),
                Number("slot", range(names.HELPERS + 1)),
            ),
        ),
        Frame(
            names.AUTO_ASK,
            "ask",
            (
                among("effect", tuple(EFFECTS), 1),
                Number("slot", range(names.HELPERS + 1)),
                Number("about", ABOUT),
            ),
        ),
        Frame(names.AUTO_ARRIVED, "arrived", (TARGET,)),
        Frame(names.AUTO_CRAFT, "craft", (BUILDING, among("stage", CRAFT_STAGES))),
        Frame(names.AUTO_BARROW_GONE, "barrow_gone", (Number("slot", range(names.BARROWS)),)),
        Frame(names.AUTO_BARROW, "barrow", (Number("value", MANY), among("stage", BARROW_STAGES))),
        Frame(names.AUTO_PEDDLERS, "peddlers", (Number("asked", range(names.SEATS + 1)),)),
        Frame(names.AUTO_SIESTA_VP, "siesta_vp", (CAUSE,)),
        Frame(names.AUTO_NEUTRAL, "neutral"),
        Frame(
            names.AUTO_STEP,
            "step",
            (
                Number("step", range(1, names.STEP_SCORING + 1)),
                Number("begun", range(names.SEATS + 1)),
            ),
        ),
    ),
)
