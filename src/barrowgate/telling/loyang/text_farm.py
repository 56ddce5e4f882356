"""A farm of Loyang as lines of text, and the open cards of an area."""

from collections.abc import Iterator

from barrowgate.core.contract import View
from barrowgate.telling.loyang.text_cards import card, open_card
from barrowgate.telling.loyang.things import UNSOWN, Things, count, counts
from barrowgate.telling.message import Message, Value, message
from barrowgate.telling.table_text import numbers, or_nothing


def farm(things: Things, view: View, owner: int) -> Iterator[Message]:
    """Everything of a farm but its open cards."""
    facts = view["farms"][owner]
    yield message("read-wealth", cash=facts["cash"], space=facts["path"], loans=facts["loans"])
    yield message("read-cart", vegetables=or_nothing(counts(facts["cart"])))
    if owner != view["seat"]:  # one's own has prices, and a heading of its own
        yield message("read-shop", vegetables=or_nothing(counts(facts["shop"])))
    for number, field in enumerate(facts["fields"], 1):
        yield _field(number, field)
    yield _store(view, facts)
    yield from _pile(things, facts)
    yield from _hand(facts)
    yield from _turn(view, facts)


def area(things: Things, view: View, owner: int) -> Iterator[Message]:
    """The open cards; a common field is told with the fields, unless it covers something."""
    for facts in view["areas"][owner]:
        is_field = view["board"]["cards"][facts["card"]]["kind"] == "field"
        if not is_field or facts["under"] is not None:
            yield open_card(things, facts)


def _field(number: int, facts: View) -> Message:
    holds: Value = UNSOWN
    if facts["crop"] is not None:
        holds = count(facts["crop"], facts["tokens"])
    kind = facts["kind"] if facts["kind"] in ("home", "private") else "common"
    return Message(
        f"read-field-{kind}", {"number": number, "spaces": facts["size"], "holds": holds}
    )


def _store(view: View, facts: View) -> Message:
    board = view["board"]["storehouse"]
    return message(
        "read-store",
        stored=or_nothing(counts(facts["store"])),
        places=board["enlarged"] if facts["enlarged"] else board["places"],
        left=facts["store_left"],
    )


def _pile(things: Things, facts: View) -> Iterator[Message]:
    """The private fields to come; the owner may know their order."""
    if not facts["pile"]:
        yield message("read-pile-empty")
    elif facts["pile_order"]:
        yield message("read-pile-order", sizes=numbers(facts["pile_order"]))
    else:
        sizes = [
            message("read-pile-size", count=number, spaces=int(size))
            for size, number in facts["pile_holds"].items()
            if number
        ]
        yield message("read-pile", count=facts["pile"], sizes=sizes)
    if facts["pile_common"]:
        common = [card(things, word) for word in facts["pile_common"]]
        yield message("read-pile-common", cards=common)


def _hand(facts: View) -> Iterator[Message]:
    yield message("read-hand", count=facts["hand_size"])
    if facts["has_starter"]:
        yield message("read-starter")


def _turn(view: View, facts: View) -> Iterator[Message]:
    """What was done in this round, and what holds for the rest of the turn."""
    if facts["taken"]:
        yield message("read-taken")
    if facts["finished"]:
        yield message("read-finished")
    if facts["pack_bought"]:
        yield message("read-pack-bought")
    lasting = [Message(f"lasting-{name}") for name, value in facts["lasting"].items() if value]
    if lasting:
        yield message("read-lasting", effects=lasting)
    if view["over"]:
        yield message("read-leftovers", count=facts["leftovers"])
