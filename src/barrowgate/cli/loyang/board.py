"""The middle of the table: tokens, piles, courtyard, and the grid of the solitaire game."""

from collections.abc import Sequence

from rich.text import Text

from barrowgate.cli.layout import beside, flow, styled, wrapped
from barrowgate.cli.loyang.pen import CARDS, Pen
from barrowgate.core.contract import View
from barrowgate.loyang import names

INDENT = 11
GRID_MARGIN = 5
GRID_GAP = 1


def board(pen: Pen, view: View, width: int) -> list[Text]:
    lines = flow(_tokens(pen, view), width, gap=3)
    for key, cards in (("table-courtyard", "courtyard"), ("table-drawn", "drawn")):
        if view[cards]:
            pieces = [Text(pen.told(CARDS[card])) for card in view[cards]]
            lines += beside(pen.say(key), flow(pieces, width - INDENT, gap=3), INDENT)
    if view["players"] == 1 and not view["over"]:
        lines += grid(pen, view, width)
    return lines


def _titled(title: str, text: str) -> Text:
    return styled(title, "bold").append("  " + text, style="")


def _tokens(pen: Pen, view: View) -> list[Text]:
    """Who has the tokens, who goes with whom, and the piles."""
    pieces = []
    if view["players"] > 1:
        pieces.append(_titled(pen.say("table-big-token"), pen.seat(view["first"])))
        if view["second"] >= 0:
            pieces.append(_titled(pen.say("table-small-token"), pen.seat(view["second"])))
    if view["players"] == names.SEATS and view["step"] in ("action", "partners"):
        pairs = sorted({tuple(sorted(pair)) for pair in enumerate(view["partners"])})
        shown = ", ".join(f"{one + 1}+{other + 1}" for one, other in pairs)
        pieces.append(_titled(pen.say("table-partners"), shown))
    count = pen.say("table-cards-count", deck=view["deck"], discards=len(view["discards"]))
    return [*pieces, _titled(pen.say("table-cards"), count)]


def grid(pen: Pen, view: View, width: int) -> list[Text]:
    """Four rows of three cards, each row with its price, each card with what it says below."""
    cell = (width - GRID_MARGIN - GRID_GAP * (names.COLUMNS - 1)) // names.COLUMNS
    lines = [styled(pen.say("table-grid"), "bold")]
    for row, price in enumerate(pen.components.row_price):
        cards = view["grid"][row * names.COLUMNS : (row + 1) * names.COLUMNS]
        blocks = [_cell(pen, card, cell) for card in cards]
        title = pen.say("grid-price", price=price)
        lines += beside(title, _side_by_side(blocks, cell), GRID_MARGIN, style="dim")
    return lines


def _cell(pen: Pen, word: str | None, width: int) -> list[Text]:
    if word is None:
        return [styled(pen.symbols.none, "dim")]
    card = CARDS[word]
    return [styled(pen.card(card), "bold"), *wrapped(Text(pen.facts(card)), width)]


def _side_by_side(blocks: Sequence[Sequence[Text]], width: int) -> list[Text]:
    lines = []
    for number in range(max(len(block) for block in blocks)):
        line = Text()
        for column, block in enumerate(blocks):
            line.pad_right(max(0, column * (width + GRID_GAP) - line.cell_len))
            if number < len(block):
                line.append_text(block[number])
        line.rstrip()
        lines.append(line)
    return lines
