"""Cards: the four sides of each in words, with the numbers of the plays that are legal."""

from collections.abc import Mapping

from rich.text import Text

from barrowgate.cli.lagranja.pen import Pen
from barrowgate.cli.layout import flow, styled, wrapped
from barrowgate.lagranja import names

INDENT = 4


def card_lines(
    pen: Pen, number: int, width: int, plays: Mapping[int, int] | None = None, head: str = ""
) -> list[Text]:
    """A card; ``plays`` has the number to type for each side that it may be played to."""
    title = styled(pen.card(number), "bold")
    if head:
        title.append(f"  {head}", style="")
    pieces = [side(pen, number, which, plays) for which in range(names.HELPER)]
    lines = [Text(" ").append_text(title)]
    inside = flow(pieces, width - INDENT) + wrapped(
        side(pen, number, names.HELPER, plays), width - INDENT, INDENT
    )
    return lines + [Text(" " * INDENT).append_text(line) for line in inside]


def side(pen: Pen, number: int, which: int, plays: Mapping[int, int] | None) -> Text:
    """One side of a card in words, behind its number when it may be played."""
    text = Text()
    allowed = plays is None or which in plays
    if plays is not None and which in plays:
        text.append(f"{plays[which]}) ", style="bold cyan")
    return text.append(_side_words(pen, number, which), style="" if allowed else "dim")


def _side_words(pen: Pen, number: int, which: int) -> str:
    if which == names.FIELD:
        return pen.say("hand-field", good=pen.good(pen.components.field_good[number]))
    if which == names.BARROW:
        vp = pen.components.barrow_vp[number]
        return pen.say("hand-barrow", vp=vp, goods=pen.barrow_goods(number))
    if which == names.EXTENSION:
        return pen.say("hand-extension", symbols=pen.extension(number))
    return pen.say("hand-helper", text=pen.card_text(number))
