"""Cards: as they lie open on the table, and alone with all they say."""

from rich.text import Text

from barrowgate.cli.layout import styled, wrapped
from barrowgate.cli.loyang.pen import CARDS, Pen, kind_of
from barrowgate.core.contract import View
from barrowgate.loyang import names, notation

INDENT = 4


def open_card(pen: Pen, view: View, owner: int, facts: View) -> str:
    """A card of an area with what is left of it, and what it covers."""
    card = CARDS[facts["card"]]
    kind, first = kind_of(card)
    told = pen.told(card)
    if kind == "stall":
        left = (notation.VEGETABLES.index(name) for name in facts["holds"])
        offers = " ".join(pen.offer(card - first, vegetable) for vegetable in left)
        told = f"{pen.card(card)}: {offers}"
    elif kind == "regular":
        told = _regular(pen, card - first, facts, is_dummy=owner >= view["players"])
    elif kind == "casual" and owner < view["players"]:
        wants = pen.row(pen.components.casual_need, card - first)
        price = casual_price(pen, view, owner, card - first)
        told = pen.say("open-casual", card=pen.card(card), wants=wants, price=price)
    if facts["under"] is None:
        return told
    return pen.say("open-over", card=told, under=pen.told(CARDS[facts["under"]]))


def _regular(pen: Pen, regular: int, facts: View, is_dummy: bool) -> str:
    """What it wants, what the next row pays, its marker and this round's duty."""
    row = facts["rows"]
    pays = pen.components.regular_pays[regular * names.ROWS + row]
    customer = pen.say(
        "open-regular",
        card=pen.card(names.FIRST_REGULAR + regular),
        wants=pen.row(pen.components.regular_need, regular),
        row=row + 1,
        pays=pays,
    )
    if is_dummy:
        return customer
    marker = pen.say("marker-red" if facts["red"] else "marker-blue")
    duty = pen.say(f"duty-{facts['duty']}")
    return pen.say("open-duty", customer=customer, marker=marker, duty=duty)


def casual_price(pen: Pen, view: View, owner: int, casual: int) -> int:
    """The price of this moment (7.8), from what lies open."""
    table = pen.components
    kinds = [kind_of(CARDS[facts["card"]])[0] for facts in view["areas"][owner]]
    difference = kinds.count("regular") - kinds.count("casual")
    price = table.casual_pays[casual]
    if view["farms"][owner]["lasting"]["saleswoman"]:
        return price + table.saleswoman_bonus
    if difference == 0:
        return price
    return price + (table.casual_modifier if difference > 0 else -table.casual_modifier)


def card_lines(pen: Pen, card: int, width: int) -> list[Text]:
    """One card with all it says."""
    title = Text(" ").append_text(styled(pen.card(card), "bold"))
    inside = wrapped(Text(sentence(pen, card)), width - INDENT)
    return [title] + [Text(" " * INDENT).append_text(line) for line in inside]


def sentence(pen: Pen, card: int) -> str:
    """All that a card says."""
    kind, first = kind_of(card)
    number = card - first
    table = pen.components
    if kind == "field":
        size = table.card_field[card]
        price = table.common_price
        return pen.say("text-field", spaces=size, crops=pen.crops(size), price=price)
    if kind == "stall":
        return pen.say("text-stall", offers=pen.facts(card))
    if kind == "regular":
        wants = pen.row(table.regular_need, number)
        told = pen.say("text-regular", wants=wants, pays=pen.payments(number))
        return f"{told} {pen.say('text-starter')}" if table.starter[number] else told
    if kind == "casual":
        wants = pen.row(table.casual_need, number)
        modifier = table.casual_modifier
        pays = table.casual_pays[number]
        return pen.say("text-casual", wants=wants, pays=pays, modifier=modifier)
    helper = table.card_helper[card] - 1
    return f"{pen.helper_text(helper)} {phases(pen, helper)}"


def phases(pen: Pen, helper: int) -> str:
    """When a helper may be used."""
    bits = pen.components.phases[helper]
    known = (("harvest", 1), ("cards", 2), ("action", 4))
    listed = ", ".join(pen.say(f"phase-{name}") for name, bit in known if bits & bit)
    return pen.say("text-phases", phases=listed)
