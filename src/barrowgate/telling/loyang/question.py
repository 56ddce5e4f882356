"""What a seat is asked, with what it needs to know to answer."""

from collections.abc import Callable, Mapping

from barrowgate.telling.loyang.now import Now
from barrowgate.telling.loyang.things import numbered_field, vegetable
from barrowgate.telling.message import Message, message

FOR_TWO = 2  # a card of the draw pile is turned over in a game for two only


def question(now: Now) -> Message:
    """What is to be decided."""
    tell = WITH_NUMBERS.get(now.question)
    return tell(now) if tell else Message(f"question-{now.question}")


# --- Harvest and cards ------------------------------------------------------------------------


def _extra(now: Now) -> Message:
    number = now.asked["field"]
    field = numbered_field(number, now.farm["fields"][number - 1])
    return message("question-extra", field=field)


def _distribute(now: Now) -> Message:
    if now.farm["must_take"]:
        return message("question-distribute-must")
    may_flip = now.view["players"] == FOR_TWO and now.view["deck"] and not now.asked["flipped"]
    if may_flip:
        return message("question-distribute-two")
    return message("question-distribute")


def _courtyard(now: Now) -> Message:
    return message("question-courtyard", left=courtyard_left(now))


def courtyard_left(now: Now) -> int:
    """How many more cards the Squire may take."""
    most: int = now.view["board"]["helper_values"]["squire_cards"]
    taken: int = now.asked["taken"]
    return most - taken


def _grid(now: Now) -> Message:
    return message("question-grid", left=grid_left(now))


def grid_left(now: Now) -> int:
    """How many more cards may be bought from the grid."""
    most: int = now.asked["most"]
    bought: int = now.asked["bought"]
    return max(0, most - bought)


# --- The action turn --------------------------------------------------------------------------


def _funds(now: Now) -> Message:
    amount, cash = now.asked["cash"], now.farm["cash"]
    return message("question-funds", amount=amount, cash=cash, missing=amount - cash)


def _foreman(now: Now) -> Message:
    return message("question-foreman", card=now.things.told(now.asked["card"]))


def _give(now: Now) -> Message:
    return message("question-give", amount=now.asked["count"])


def _pack(now: Now) -> Message:
    told = now.things.told
    if now.asked["second"] is None:
        return message("question-pack-one", card=told(now.asked["first"]))
    return message("question-pack", card=told(now.asked["first"]), other=told(now.asked["second"]))


def _store(now: Now) -> Message:
    return message("question-store", left=now.farm["store_left"])


def _path(now: Now) -> Message:
    farm = now.farm
    price = farm["prices"]["step"]
    return message("question-path", space=farm["path"], cash=farm["cash"], price=price)


# --- Helpers ----------------------------------------------------------------------------------


def _shop(now: Now) -> Message:
    return message("question-shop", vegetable=vegetable(now.asked["vegetable"]))


def _crier(now: Now) -> Message:
    return message("question-crier", left=now.farm["crier"]["left"])


def _other_stall(now: Now) -> Message:
    return message("question-other_stall", card=now.things.told(now.asked["stall"]))


def _plough(now: Now) -> Message:
    return message("question-plough", tokens=now.things.values["plough"])


def _tenant(now: Now) -> Message:
    values = now.things.values
    if now.view["players"] == 1:
        return message("question-tenant-solo", price=values["tenant_solo"])
    return message("question-tenant", price=values["tenant"])


def _other_casual(now: Now) -> Message:
    if now.asked["casual"] is None:
        return message("question-other_casual-buy")
    return message("question-other_casual", card=now.things.told(now.asked["casual"]))


def _trader(now: Now) -> Message:
    return message("question-trader", price=now.farm["trader"]["price"])


def _which(now: Now) -> Message:
    return message("question-which-throw" if now.asked["thrown"] else "question-which")


# Questions that mention more than themselves; the others are their words alone.
WITH_NUMBERS: Mapping[str, Callable[[Now], Message]] = {
    "extra": _extra,
    "distribute": _distribute,
    "courtyard": _courtyard,
    "grid": _grid,
    "funds": _funds,
    "foreman": _foreman,
    "give": _give,
    "pack": _pack,
    "store": _store,
    "path": _path,
    "shop": _shop,
    "crier": _crier,
    "other_stall": _other_stall,
    "plough": _plough,
    "tenant": _tenant,
    "other_casual": _other_casual,
    "trader": _trader,
    "which": _which,
}
