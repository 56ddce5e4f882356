"""The game board: the market as a small map, the siesta track, dice, roof tiles."""

from collections.abc import Iterable

from rich.text import Text

from barrowgate.cli.console import SEAT_STYLES
from barrowgate.cli.lagranja.pen import Pen
from barrowgate.cli.layout import flow, styled
from barrowgate.core.contract import View
from barrowgate.lagranja import names

CELL = 4  # columns a market space takes; a row is shifted by half of it


def market(pen: Pen, view: View, asked: Iterable[int] = ()) -> list[Text]:
    """The hexagons row by row; spaces in ``asked`` show their number (``#13``)."""
    table = pen.components
    spaces = range(1, names.SPACES + 1)
    across = {space: 2 * table.space_q[space] + table.space_r[space] for space in spaces}
    left = min(across.values())
    lines = []
    for row in sorted({table.space_r[space] for space in spaces}):
        line = Text()
        here = (space for space in spaces if table.space_r[space] == row)
        for space in sorted(here, key=lambda space: across[space]):
            line.pad_right(max(0, (across[space] - left) * CELL // 2 - line.cell_len))
            line.append_text(_space(pen, view, space, space in set(asked)))
        lines.append(line)
    return lines


def _space(pen: Pen, view: View, space: int, asked: bool) -> Text:
    owner = view["market"][space - 1]
    value = str(pen.components.space_value[space])
    if asked:
        return styled(f"#{space}", "bold reverse")
    if owner >= 0:
        return Text(value).append(":" + pen.mark(owner), style=SEAT_STYLES[owner])
    if view["players"] < names.SEATS and pen.components.closed[space]:
        return styled(value + "x", "dim")
    return styled(value, "bold")


def map_width(pen: Pen) -> int:
    """Columns that the market needs."""
    table = pen.components
    across = [2 * table.space_q[n] + table.space_r[n] for n in range(1, names.SPACES + 1)]
    return (max(across) - min(across)) * CELL // 2 + CELL


def tracks(pen: Pen, view: View, width: int) -> list[Text]:
    """Siesta, dice, roof tiles, deck and turn order, in as few lines as they need."""
    parts = [
        siesta(pen, view),
        dice(pen, view),
        tiles(pen, view),
        order(pen, view),
        deck(pen, view),
    ]
    return flow(parts, width, gap=3)


def _titled(title: str) -> Text:
    return styled(title, "bold").append("  ", style="")


def siesta(pen: Pen, view: View) -> Text:
    """The track from its start, with its points; on one space the disc on top comes first."""
    text = _titled(pen.say("table-siesta"))
    for space in range(pen.components.siesta_spaces):
        if space:
            text.append(f" {pen.symbols.bar} ", style="dim")
        text.append(pen.say("count-vp", count=pen.components.siesta_vp[space]))
        for seat in view["siesta_order"]:
            if view["siesta"][seat] == space:
                text.append(" [").append_text(pen.chip(seat)).append("]")
    return text


def dice(pen: Pen, view: View) -> Text:
    text = _titled(pen.say("table-dice"))
    shown = [str(number) for number in range(1, 7) for _ in range(view["dice"][number - 1])]
    text.append(" ".join(shown) or pen.say("table-dice-none"), style="bold" if shown else "dim")
    rented = view["rented"]
    if rented is not None:
        seat = rented["seat"] + 1
        text.append(", " + pen.say("table-dice-aside", number=rented["number"], seat=seat))
    return text


def tiles(pen: Pen, view: View) -> Text:
    text = _titled(pen.say("table-tiles"))
    offered = [pen.tile_named(tile) for tile in view["tiles"]]
    if not offered:
        return text.append(pen.say("table-tiles-none"), style="dim")
    price = pen.say("table-tiles-price", price=view["round"])
    return text.append(", ".join(offered)).append(f" ({price})", style="dim")


def order(pen: Pen, view: View) -> Text:
    text = _titled(pen.say("table-order"))
    if view["players"] == 1:
        return text.append(
            pen.say("table-solo-first" if view["solo_first"] else "table-solo-second")
        )
    for place, seat in enumerate(view["order"]):
        text.append(" " if place else "").append_text(pen.chip(seat))
    return text


def deck(pen: Pen, view: View) -> Text:
    count = pen.say("table-cards-count", deck=view["deck"], discards=len(view["discards"]))
    return _titled(pen.say("table-cards")).append(count)
