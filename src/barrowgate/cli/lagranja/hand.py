"""Cards: the four sides of each in words, with the numbers of the plays that are legal."""

from collections.abc import Mapping

from rich.text import Text

from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.cli.text_layout import GAP, cut, flow, styled, wrapped
from barrowgate.core.contract import View
from barrowgate.lagranja import names
from barrowgate.telling.lagranja.things import SIDES

INDENT = 4
LONG, SHORT = "symbol", "short"  # words for the symbols of an extension


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
    pieces = [side(wording, card, which, plays) for which in range(names.HELPER)]
    inside = flow(pieces, width - INDENT) + wrapped(
        side(wording, card, names.HELPER, plays), width - INDENT, INDENT
    )
    return [_title(wording, card, head), *_indented(inside)]


def brief_lines(
    wording: LaGranjaWording,
    card: View,
    width: int,
    plays: Mapping[int, int] | None = None,
    head: str = "",
) -> list[Text]:
    """A card in two lines: the text of its helper ends where the line does."""
    first, second = (
        Text(" " * GAP).join(side(wording, card, which, plays, SHORT) for which in pair)
        for pair in ((names.FIELD, names.BARROW), (names.EXTENSION, names.HELPER))
    )
    title = _title(wording, card, head).append("  ").append_text(first)
    return [cut(title, width), *_indented([cut(second, width - INDENT)])]


def name_lines(wording: LaGranjaWording, card: View, plays: Mapping[int, int]) -> list[Text]:
    """A card in one line: its name, and the sides that it may be played to."""
    line = _title(wording, card)
    for which, number in plays.items():
        line.append("  ").append(f"{number}) ", style="bold cyan").append(
            wording.tell(SIDES[which])
        )
    return [line]


def _title(wording: LaGranjaWording, card: View, head: str = "") -> Text:
    title = Text(" ").append(wording.card(card["card"]), style="bold")
    return title.append(f"  {head}") if head else title


def _indented(lines: list[Text]) -> list[Text]:
    return [Text(" " * INDENT).append_text(line) for line in lines]


def side(
    wording: LaGranjaWording,
    card: View,
    which: int,
    plays: Mapping[int, int] | None,
    symbols: str = LONG,
) -> Text:
    """One side of a card in words, after its number when it may be played."""
    allowed = plays is None or which in plays
    told = wording.tell(wording.things.sides(card, symbols)[which])
    text = Text()
    if plays is not None and which in plays:
        text.append(f"{plays[which]}) ", style="bold cyan")
    return text.append_text(styled(told, "" if allowed else "dim"))
