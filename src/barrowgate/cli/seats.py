"""What the seats have: a line each in a table, and paragraphs of what lies around them."""

from collections.abc import Sequence

from rich.text import Text

from barrowgate.cli.console import SEAT_STYLES
from barrowgate.cli.text_layout import flow, styled
from barrowgate.cli.wording import Wording

NAME_WIDTH = 11
INDENT = 4


def seat_table(
    wording: Wording,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    actors: Sequence[int],
    width: int,
) -> list[Text]:
    """One line per seat, with a column for each thing that is counted."""
    widths = [max(len(cell) for cell in column) for column in zip(heads, *rows, strict=True)]
    gap = 2 if NAME_WIDTH + sum(widths) + 2 * len(widths) <= width else 1
    head = styled(wording.say("farm-seat").ljust(NAME_WIDTH), "dim")
    lines = [head.append_text(_cells(heads, widths, gap, "dim"))]
    for seat, row in enumerate(rows):
        marked = wording.symbols.arrow if seat in actors else " "
        name = wording.seat(seat)[: NAME_WIDTH - 2].ljust(NAME_WIDTH - 1)
        line = Text(marked).append(name, style=SEAT_STYLES[seat])
        lines.append(line.append_text(_cells(row, widths, gap, "")))
    return lines


def _cells(cells: Sequence[str], widths: Sequence[int], gap: int, style: str) -> Text:
    pairs = zip(cells, widths, strict=True)
    return styled((" " * gap).join(cell.rjust(wide) for cell, wide in pairs), style)


def around(wording: Wording, seat: int, pieces: Sequence[Text], width: int) -> list[Text]:
    """What lies around a farm, in one paragraph; nothing when there is nothing."""
    if not pieces:
        return []
    lines = flow(pieces, width - INDENT, gap=3)
    margin = [Text(" ").append_text(wording.chip(seat)).append("  ")]
    margin += [Text(" " * INDENT)] * (len(lines) - 1)
    return [head.copy().append_text(line) for head, line in zip(margin, lines, strict=True)]
