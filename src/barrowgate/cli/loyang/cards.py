"""Cards: as they lie open on the table, and alone with all they say."""

from rich.text import Text

from barrowgate.cli.loyang.wording import LoyangWording
from barrowgate.cli.text_layout import styled, wrapped
from barrowgate.core.contract import View
from barrowgate.telling.loyang.things import Things, offers
from barrowgate.telling.message import Message, message

INDENT = 4


def open_card(things: Things, facts: View, is_dummy: bool) -> Message:
    """A card of an area with what is left of it, and what it covers."""
    told = _open(things, facts, is_dummy)
    if facts["under"] is None:
        return told
    return message("open-over", card=told, under=things.told(facts["under"]))


def _open(things: Things, facts: View, is_dummy: bool) -> Message:
    word = facts["card"]
    if "rates" in facts:
        return message("card-told", card=things.card(word), facts=offers(facts["rates"]))
    if "rows" in facts:
        return _regular(things, facts)
    if "pays" in facts and not is_dummy:
        return message(
            "open-casual", card=things.card(word), wants=things.wants(word), price=facts["pays"]
        )
    return things.told(word)


def _regular(things: Things, facts: View) -> Message:
    """What it wants, what the next row pays, its marker and this round's duty."""
    word = facts["card"]
    customer = message(
        "open-regular",
        card=things.card(word),
        wants=things.wants(word),
        row=facts["row"],
        pays=facts["pays"],
    )
    if "duty" not in facts:
        return customer
    marker = "marker-red" if facts["red"] else "marker-blue"
    return message("open-duty", customer=customer, marker=marker, duty=f"duty-{facts['duty']}")


def card_lines(wording: LoyangWording, word: str, width: int) -> list[Text]:
    """One card with all it says."""
    title = Text(" ").append_text(styled(wording.card(word), "bold"))
    inside = wrapped(Text(wording.sentences(word)), width - INDENT)
    return [title] + [Text(" " * INDENT).append_text(line) for line in inside]
