"""What a seat is asked, with the numbers of the question."""

from collections.abc import Mapping
from typing import Any

from barrowgate.core.contract import View
from barrowgate.lagranja import notation
from barrowgate.telling.lagranja.objects import TARGETS
from barrowgate.telling.lagranja.things import CRAFTS, Things, target
from barrowgate.telling.message import Message, Value

# Numbers of a question that its sentence names just as the view does.
TOLD: Mapping[str, tuple[str, ...]] = {
    "discard_down": ("count",),
    "extension_cost": ("count",),
    "harvest": ("count",),
    "upgrade": ("count",),
    "walk": ("count",),
    "roof_cost": ("price",),
    "option": ("space",),
    "second_option": ("space",),
    "place": ("value",),
}
DICE = ("first_die", "second_die", "common_die")


def question(things: Things, view: View, seat: int) -> Message:
    asked = view["asked"][seat]
    name = asked["question"]
    if name == "turn":
        return turn(view, seat)
    if name == "helper":
        card = view["farms"][seat]["helpers"][asked["slot"] - 1]["card"]
        return helper(things, card, asked["about"])
    if name in TOLD:
        return Message(f"question-{name}", {key: asked[key] for key in TOLD[name]})
    return Message(f"question-{name}", _things(things, view, seat, asked))


def _things(things: Things, view: View, seat: int, asked: Mapping[str, Any]) -> dict[str, Value]:
    """The things that a question is about."""
    name = asked["question"]
    if name == "slot":
        return {"card": things.card(asked["card"])}
    if name == "instant":
        craft = notation.CRAFTS.index(asked["craft"])
        return {"craft": CRAFTS[craft], "effect": things.instant(craft)}
    if name == "donkey":
        return {"players": view["players"]}
    return {}


def helper(things: Things, card: int, about: View | None) -> Message:
    """A helper that another rule asks, with what it is asked about."""
    values: dict[str, Value] = {"card": things.card(card), "text": things.card_text(card)}
    if about is None:
        return Message("question-helper", values)
    return Message("question-helper-about", {**values, "about": _about(things, about)})


def _about(things: Things, about: View) -> Message:
    """What has just been done, by the names of lagranja.frames.ASKED_ABOUT."""
    if "used" in about:
        option = things.option(notation.OPTIONS.index(about["used"]), about["space"])
        return Message("about-option", {"space": about["space"], "option": option})
    if "space" in about:
        return Message("about-space", {"space": about["space"]})
    if "taken" in about:
        return Message("about-use", {"use": f"closed-{about['taken']}"})
    if "barrow" in about:
        return Message("about-barrow", {"slot": about["barrow"]})
    if "craft" in about:
        return Message("about-craft", {"craft": f"craft-{about['craft']}"})
    return Message("about-target", {"target": target(TARGETS.index(about["target"]))})


def turn(view: View, seat: int) -> Message:
    """The seat's own turn: what this step asks."""
    step = view["step"]
    farm = view["farms"][seat]
    done = view["asked"][seat]["done"]
    if step == "cards":
        if farm["must_play"]:
            return Message("turn-cards-must", {"left": farm["must_play"]})
        return Message("turn-cards", {"left": farm["plays_left"], "played": done})
    if step == "roof":
        if farm["bought_tile"]:
            return Message("turn-roof-bought")
        is_reversed = view["round"] == 1 and view["players"] > 1  # 6.4
        key = "turn-roof-first" if is_reversed else "turn-roof"
        return Message(key, {"price": farm["prices"]["tile"]})
    if step in DICE:
        return Message("turn-used") if done else Message(f"turn-{step}")
    if step == "siesta":
        return Message(_walk(farm["walk"]))
    if step == "deliveries":
        return Message("turn-deliveries", {"left": farm["deliveries_left"]})
    if step == "extra_deliveries":
        left, price = farm["extra_left"], farm["prices"]["extra"]
        return Message("turn-extra_deliveries", {"left": left, "price": price})
    return Message(f"turn-{step}")


def _walk(walk: Mapping[str, Any]) -> str:
    """Must the disc still move, may it, or is the walk over?"""
    if walk["must"]:
        return "turn-siesta"
    return "turn-siesta-may" if walk["most"] else "turn-siesta-walked"
