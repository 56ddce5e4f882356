"""Cards: the four sides of each in words, with the numbers of the plays that are legal."""

from collections.abc import Mapping

from rich.text import Text

from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.cli.text_layout import flow, styled, wrapped
from barrowgate.core.contract import View
from barrowgate.lagranja import names

INDENT = 4


def card_lines(
    wording: LaGranjaWording,
    card: View,
    width: int,
    plays: Mapping[int, int] | None = None,
    head: str = "",
) -> list[Text]:
    """A card as the board of a view has it.

    ``plays`` has the number to type for each side that it may be played to.
    """
    title = styled(wording.card(card["card"]), "bold")
    if head:
        title.append(f"  {head}", style="")
    pieces = [side(wording, card, which, plays) for which in range(names.HELPER)]
    lines = [Text(" ").append_text(title)]
    inside = flow(pieces, width - INDENT) + wrapped(
        side(wording, card, names.HELPER, plays), width - INDENT, INDENT
    )
    return lines + [Text(" " * INDENT).append_text(line) for line in inside]


def side(wording: LaGranjaWording, card: View, which: int, plays: Mapping[int, int] | None) -> Text:
    """One side of a card in words, after its number when it may be played."""
    text = Text()
    allowed = plays is None or which in plays
    if plays is not None and which in plays:
        text.append(f"{plays[which]}) ", style="bold cyan")
    return text.append(_side_words(wording, card, which), style="" if allowed else "dim")


def _side_words(wording: LaGranjaWording, card: View, which: int) -> str:
    if which == names.FIELD:
        return wording.say("hand-field", good=wording.goods([card["field"]]))
    if which == names.BARROW:
        goods = wording.goods(card["barrow"]["needs"])
        return wording.say("hand-barrow", vp=card["barrow"]["vp"], goods=goods)
    if which == names.EXTENSION:
        symbols = ", ".join(wording.say(f"symbol-{symbol}") for symbol in card["extension"])
        return wording.say("hand-extension", symbols=symbols)
    return wording.say("hand-helper", text=wording.tell(wording.things.card_text(card["card"])))
