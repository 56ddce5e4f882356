"""Cards of Loyang as lines of text: what stands on them, and open ones with what became of them."""

from collections import Counter
from collections.abc import Mapping, Sequence

from barrowgate.core.contract import View
from barrowgate.telling.loyang.things import Things, count, vegetable
from barrowgate.telling.message import Message, message, row


def card(things: Things, word: str) -> Message:
    """A card as it is printed."""
    says = things.board["cards"][word]
    kind, name = says["kind"], things.card(word)
    if kind == "field":
        return message("read-card-field", card=name, spaces=says["spaces"])
    if kind == "stall":
        return message("read-card-stall", card=name, offers=_offers(says["offers"]))
    if kind == "regular":
        wants, pays = counted(says["wants"]), _cash(says["pays"])
        return message("read-card-regular", card=name, wants=wants, pays=pays)
    if kind == "casual":
        wants = counted(says["wants"])
        return message("read-card-casual", card=name, wants=wants, pays=says["pays"])
    return message("read-card-helper", card=name, text=row(things.text(word)))


def open_card(things: Things, facts: View) -> Message:
    """A card of an area with what is left of it, and what it covers."""
    told = _open(things, facts)
    if facts["under"] is None:
        return told
    return message("read-over", card=told, under=card(things, facts["under"]))


def _open(things: Things, facts: View) -> Message:
    name = things.card(facts["card"])
    if "rates" in facts:
        return message("read-card-stall", card=name, offers=_offers(facts["rates"]))
    if "rows" in facts:
        return _regular(things, facts)
    if "pays" in facts:
        wants = counted(facts["wants"])
        return message("read-casual", card=name, wants=wants, pays=facts["pays"])
    return card(things, facts["card"])


def _regular(things: Things, facts: View) -> Message:
    """The printed card, the rows that are filled, its marker and what it is due."""
    customer = message(
        "read-regular",
        card=card(things, facts["card"]),
        rows=facts["rows"],
        row=facts["row"],
        pays=facts["pays"],
    )
    if "duty" not in facts:  # the dummy's
        return customer
    marker = "marker-red" if facts["red"] else "marker-blue"
    return message("read-duty", customer=customer, marker=marker, duty=f"duty-{facts['duty']}")


def counted(listed: Sequence[str]) -> list[Message]:
    """Vegetables by their names, counted: ``2 wheat, 1 bean``."""
    return [count(name, number) for name, number in Counter(listed).items()]


def _offers(rates: Mapping[str, int]) -> list[Message]:
    """What a stall offers, each with what is given for it."""
    return [
        message("read-rate", vegetable=vegetable(name), count=rate) for name, rate in rates.items()
    ]


def _cash(payments: Sequence[int]) -> list[Message]:
    return [message("read-number", number=cash) for cash in payments]
