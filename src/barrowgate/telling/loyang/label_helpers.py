"""Helpers: used, thrown away, and what some of them ask."""

from collections.abc import Mapping

from barrowgate.loyang import names, notation
from barrowgate.telling.loyang import things
from barrowgate.telling.loyang.now import Now
from barrowgate.telling.loyang.parts import card_id, paid
from barrowgate.telling.loyang.things import vegetable
from barrowgate.telling.message import Message, Value, message
from barrowgate.telling.teller import FREE, Told

VEGETABLES = notation.VEGETABLES

# The numbers that the labels of some uses mention.
USE_VALUES: Mapping[str, str] = {
    "merchant": "merchant",
    "saleswoman bonus": "bonus",
    "shopper": "discount",
    "tenant": "tenant",
    "leaseholder buy": "lease",
    "tout buy": "tout",
    "haggler merchant": "merchant",
}

# The helpers that a use names.
USED = tuple(
    tuple(kind for kind in words.split(" ") if kind in notation.HELPERS) for words in notation.USES
)


def use_key(use: str) -> str:
    """``use-market_crier-refill``."""
    return "use-" + use.replace(" ", "-")


def use(now: Now, number: int) -> Told:
    words = notation.USES[number]
    label = Message(use_key(words), _use_values(now, words))
    objects = tuple(card_id(card) for kind in USED[number] for card in now.own_helpers(kind))
    lease = now.view["board"]["helper_values"]["leaseholder_price"]
    return Told(label, objects, paid(lease) if number == names.USE_LEASEHOLDER_BUY else FREE)


def _use_values(now: Now, words: str) -> dict[str, Value]:
    """The Tenant has a price of its own in the solitaire game."""
    name = USE_VALUES.get(words)
    if name is None:
        return {}
    is_solo = name == "tenant" and now.view["players"] == 1
    return {name: now.things.values["tenant_solo" if is_solo else name]}


def throw(now: Now, number: int) -> Told:
    kind = notation.HELPERS[number]
    cards = tuple(f"{card_id(card)}-throw" for card in now.own_helpers(kind))
    return Told(Message(things.helper(kind)), cards)


def fill(_: Now, number: int) -> Told:
    kind, count = divmod(number, notation.MOST_IN_SHOP + 1)
    return Told(message("action-number", number=count), (f"shop-{VEGETABLES[kind]}",))


def name(now: Now, number: int) -> Told:
    """The Accountant brings cash, the others sell something."""
    kind = VEGETABLES[number]
    cash = now.farm["named"][kind]
    if now.question == "name":
        fields = enumerate(now.farm["fields"], 1)
        holding = tuple(f"field-{n}" for n, field in fields if field["crop"] == kind)
        return Told(message("action-earn", vegetable=vegetable(kind), cash=cash), holding)
    label = message("action-priced", what=vegetable(kind), price=-cash)
    return Told(label, (f"shop-{kind}",), paid(-cash))
