"""Laying text out: pieces that flow into lines, and titles beside them."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

GAP = 2
DOTS = "..."


def styled(text: str, style: str) -> Text:
    """Text in a style that what is appended does not inherit."""
    return Text().append(text, style=style)


def unbroken(text: str) -> Text:
    """Text that no line end breaks, so that a path in it can be copied."""
    return Text(text, no_wrap=True)


def flow(pieces: Iterable[Text], width: int, gap: int = GAP) -> list[Text]:
    """Pieces side by side, none broken unless it is wider than a line; such a one stands alone."""
    lines: list[Text] = []
    is_open = False  # more pieces may follow in the last line
    for piece in pieces:
        if is_open and lines[-1].cell_len + gap + piece.cell_len <= width:
            lines[-1].append(" " * gap).append_text(piece)
        else:
            broken = _wrapped(piece, width)
            lines.extend(broken)
            is_open = len(broken) == 1
    return lines


def columns(pieces: Sequence[Text], width: int, gap: int = GAP) -> list[Text]:
    """Pieces in columns of equal width, filled row by row."""
    widest = max((piece.cell_len for piece in pieces), default=0)
    count = max(1, (width + gap) // (widest + gap))
    if count == 1:
        return [line for piece in pieces for line in _wrapped(piece, width)]
    lines = []
    for first in range(0, len(pieces), count):
        line = Text()
        for piece in pieces[first : first + count]:
            cell = piece.copy()
            cell.pad_right(widest + gap - piece.cell_len)
            line.append_text(cell)
        line.rstrip()
        lines.append(line)
    return lines


def cut(text: Text, width: int) -> Text:
    """Text in one line; where it is longer it ends with a whole word and three dots."""
    if text.cell_len <= width:
        return text.copy()
    first, *_ = _wrapped(text, width - len(DOTS))
    return first.append(DOTS)


def beside(title: str, lines: Sequence[Text], indent: int, style: str = "bold") -> list[Text]:
    """A title in the margin of the first line; the others are indented."""
    result = []
    for number, line in enumerate(lines or [Text()]):
        head = title if number == 0 else ""
        margin = " " * max(1, indent - cell_len(head))
        result.append(styled(head, style).append(margin, style="").append_text(line))
    return result


def beside_text(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two blocks side by side; the left one gets this width."""
    lines = []
    for row in range(max(len(left), len(right))):
        line = left[row].copy() if row < len(left) else Text()
        line.pad_right(max(0, width - line.cell_len))
        if row < len(right):
            line.append_text(right[row])
        lines.append(line)
    return lines


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """A paragraph; lines after the first are indented."""
    if text.cell_len <= width:
        return [text]
    lines = _wrapped(text, width - indent)
    return [lines[0], *(Text(" " * indent).append_text(line) for line in lines[1:])]


def _wrapped(text: Text, width: int) -> list[Text]:
    if text.cell_len <= width:
        return [text.copy()]
    lines: list[Text] = []
    line = Text()
    for word in text.split(" "):
        if line and line.cell_len + 1 + word.cell_len > width:
            lines.append(line)
            line = Text()
        if line:
            line.append(" ")
        line.append_text(word)
    return [*lines, line]
