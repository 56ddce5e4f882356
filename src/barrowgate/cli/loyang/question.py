"""The question above the actions, in a sentence."""

from barrowgate.cli.loyang.asked import Asked
from barrowgate.cli.loyang.pen import Pen
from barrowgate.core.contract import View
from barrowgate.loyang import distribution, names

# Questions that offer another sentence in some cases.
MUST_TAKE = "question-distribute-must"
MAY_FLIP = "question-distribute-two"
SOLO_TENANT = "question-tenant-solo"
BUY_CASUAL = "question-other_casual-buy"
THROW_WHICH = "question-which-throw"
ONE_CARD = "question-pack-one"


def question(pen: Pen, asked: Asked, view: View) -> str:
    """What is to be decided, with what the player needs to know for it."""
    return pen.say(_key(asked), **_values(pen, asked, view))


def _key(asked: Asked) -> str:
    position, kind = asked.position, asked.kind
    if kind == names.ASK_DISTRIBUTE:
        if distribution.must_take(position, asked.farm):
            return MUST_TAKE
        return MAY_FLIP if position.players == 2 else "question-distribute"
    if kind == names.ASK_TENANT and position.players == 1:
        return SOLO_TENANT
    if kind == names.ASK_OTHER_CASUAL and asked.first == 0:
        return BUY_CASUAL
    if kind == names.ASK_WHICH and asked.first > 0:
        return THROW_WHICH
    if kind == names.ASK_PACK and asked.second == 0:
        return ONE_CARD
    return f"question-{asked.name}"


def _values(pen: Pen, asked: Asked, view: View) -> dict[str, str | int]:
    """Everything that a question may speak of; the words take what they need."""
    kind, first = asked.kind, asked.first
    values: dict[str, str | int] = {
        "cash": asked.farm.cash,
        "amount": first,
        "space": asked.farm.path,
        "price": 0,
        "left": max(0, asked.second - first),
        "count": first,
        "card": "",
        "other": "",
        "vegetable": "",
        "field": "",
        "tokens": pen.components.ploughman_tokens,
    }
    if kind == names.ASK_PACK:
        values["card"] = pen.told(first)
        values["other"] = pen.told(asked.second) if asked.second else ""
    elif kind in (names.ASK_FOREMAN, names.ASK_OTHER_STALL, names.ASK_OTHER_CASUAL) and first:
        values["card"] = pen.told(first)
    elif kind == names.ASK_SHOP:
        values["vegetable"] = pen.vegetable(first)
    elif kind == names.ASK_EXTRA:
        field = view["farms"][asked.seat]["fields"][first]
        values["field"] = f"{first + 1} {pen.field(field)}"
    elif kind == names.ASK_COURTYARD:
        values["left"] = pen.components.squire_cards - first
    elif kind == names.ASK_CRIER:
        values["left"] = asked.crier_left()
    elif kind == names.ASK_STORE:
        values["left"] = asked.store_left()
    elif kind == names.ASK_PATH:
        values["price"] = asked.step_price()
    elif kind in (names.ASK_TRADER, names.ASK_TENANT):
        values["price"] = _helper_price(asked)
    return values


def _helper_price(asked: Asked) -> int:
    """What Trader and Tenant pay."""
    table = asked.position.components
    if asked.kind == names.ASK_TRADER:
        return table.trader_payment[asked.position.round]
    return table.tenant_solo_price if asked.position.players == 1 else table.tenant_price
