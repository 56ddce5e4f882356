"""The middle of the table: tokens, piles, courtyard, and the grid of the solitaire game."""

from collections.abc import Sequence

from rich.text import Text

from barrowgate.cli.loyang.wording import LoyangWording
from barrowgate.cli.text_layout import beside, flow, styled, wrapped
from barrowgate.core.contract import View

INDENT = 11
GRID_MARGIN = 5
GRID_GAP = 1
FOUR = 4  # players: two act at a time, each with a partner


def board(wording: LoyangWording, view: View, width: int) -> list[Text]:
    lines = flow(_tokens(wording, view), width, gap=3)
    for key, cards in (("table-courtyard", "courtyard"), ("table-drawn", "drawn")):
        if view[cards]:
            pieces = [Text(wording.told(word)) for word in view[cards]]
            lines += beside(wording.say(key), flow(pieces, width - INDENT, gap=3), INDENT)
    return lines


def _titled(title: str, text: str) -> Text:
    return styled(title, "bold").append("  " + text, style="")


def _tokens(wording: LoyangWording, view: View) -> list[Text]:
    """Who has the tokens, who goes with whom, and the piles."""
    pieces = []
    if view["players"] > 1:
        pieces.append(_titled(wording.say("table-big-token"), wording.seat(view["first"])))
        if view["second"] >= 0:
            second = wording.seat(view["second"])
            pieces.append(_titled(wording.say("table-small-token"), second))
    if view["players"] == FOUR and view["step"] in ("action", "partners"):
        pairs = sorted({tuple(sorted(pair)) for pair in enumerate(view["partners"])})
        shown = ", ".join(f"{one + 1}+{other + 1}" for one, other in pairs)
        pieces.append(_titled(wording.say("table-partners"), shown))
    count = wording.say("table-cards-count", deck=view["deck"], discards=len(view["discards"]))
    return [*pieces, _titled(wording.say("table-cards"), count)]


def grid(wording: LoyangWording, view: View, width: int) -> list[Text]:
    """Four rows of three cards, each row with its price, each card with what it says below.

    Only the solitaire game has one.
    """
    if view["players"] > 1 or view["over"]:
        return []
    printed = view["board"]["grid"]
    columns = printed["columns"]
    cell = (width - GRID_MARGIN - GRID_GAP * (columns - 1)) // columns
    lines = [styled(wording.say("table-grid"), "bold")]
    for row, price in enumerate(printed["rows"]):
        cards = view["grid"][row * columns : (row + 1) * columns]
        blocks = [_cell(wording, card, cell) for card in cards]
        title = wording.say("grid-price", price=price)
        lines += beside(title, _side_by_side(blocks, cell), GRID_MARGIN, style="dim")
    return lines


def _cell(wording: LoyangWording, word: str | None, width: int) -> list[Text]:
    if word is None:
        return [styled(wording.symbols.none, "dim")]
    return [styled(wording.card(word), "bold"), *wrapped(Text(wording.facts(word)), width)]


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
