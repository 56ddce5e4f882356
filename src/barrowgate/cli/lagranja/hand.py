"""Cards: the four sides of each in words, with the numbers of the plays that are legal."""

from collections.abc import Mapping

from rich.text import Text

from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.cli.text_layout import flow, styled, wrapped
from barrowgate.lagranja import names

INDENT = 4


def card_lines(
    wording: LaGranjaWording,
    number: int,
    width: int,
    plays: Mapping[int, int] | None = None,
    head: str = "",
) -> list[Text]:
    """A card; ``plays`` has the number to type for each side that it may be played to."""
    title = styled(wording.card(number), "bold")
    if head:
        title.append(f"  {head}", style="")
    pieces = [side(wording, number, which, plays) for which in range(names.HELPER)]
    lines = [Text(" ").append_text(title)]
    inside = flow(pieces, width - INDENT) + wrapped(
        side(wording, number, names.HELPER, plays), width - INDENT, INDENT
    )
    return lines + [Text(" " * INDENT).append_text(line) for line in inside]


def side(
    wording: LaGranjaWording, number: int, which: int, plays: Mapping[int, int] | None
) -> Text:
    """One side of a card in words, after its number when it may be played."""
    text = Text()
    allowed = plays is None or which in plays
    if plays is not None and which in plays:
        text.append(f"{plays[which]}) ", style="bold cyan")
    return text.append(_side_words(wording, number, which), style="" if allowed else "dim")


def _side_words(wording: LaGranjaWording, number: int, which: int) -> str:
    data = wording.things.card_data(number)
    if which == names.FIELD:
        return wording.say("hand-field", good=wording.goods([data["field"]]))
    if which == names.BARROW:
        goods = wording.goods(wording.things.barrow(number))
        return wording.say("hand-barrow", vp=data["barrow"]["vp"], goods=goods)
    if which == names.EXTENSION:
        symbols = ", ".join(wording.say(f"symbol-{symbol}") for symbol in data["extension"])
        return wording.say("hand-extension", symbols=symbols)
    return wording.say("hand-helper", text=wording.tell(wording.things.card_text(number)))
