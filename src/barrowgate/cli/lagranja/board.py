"""The game board: the market as a small map, the siesta track, dice, roof tiles."""

from collections.abc import Callable, Iterable

from rich.text import Text

from barrowgate.cli.console import SEAT_STYLES
from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.cli.text_layout import flow, styled
from barrowgate.core.contract import View
from barrowgate.telling.message import Message, message

CELL = 4  # columns a market space takes; a row is shifted by half of it
WIDE_CELL = 8  # with the number of the space


def market(wording: LaGranjaWording, view: View, asked: Iterable[int] = ()) -> list[Text]:
    """The hexagons row by row; spaces in ``asked`` show their number (``#13``)."""
    numbered = frozenset(asked)
    return _map(view, CELL, lambda space: _space(wording, view, space, space["space"] in numbered))


def _map(view: View, cell: int, drawn: Callable[[View], Text]) -> list[Text]:
    """The rows of hexagons, each shifted by half a cell."""
    spaces = view["board"]["market"]
    left = min(map(_across, spaces))
    lines = []
    for row in sorted({space["r"] for space in spaces}):
        line = Text()
        for space in sorted((space for space in spaces if space["r"] == row), key=_across):
            line.pad_right(max(0, (_across(space) - left) * cell // 2 - line.cell_len))
            line.append_text(drawn(space))
        lines.append(line)
    return lines


def numbered_market(wording: LaGranjaWording, view: View) -> list[Text]:
    """The hexagons with the number of each: ``14=4:2`` is space 14 of value 4, held by seat 2."""
    return _map(view, WIDE_CELL, lambda space: _numbered(wording, view, space))


def _numbered(wording: LaGranjaWording, view: View, space: View) -> Text:
    head = styled(f"{space['space']}=", "dim")
    return head.append_text(_space(wording, view, space, asked=False))


def _across(space: View) -> int:
    """How far to the right a hexagon lies, in halves."""
    across: int = 2 * space["q"] + space["r"]
    return across


def _space(wording: LaGranjaWording, view: View, space: View, asked: bool) -> Text:
    number, value = space["space"], str(space["value"])
    owner = view["market"][number - 1]
    if asked:
        return styled(f"#{number}", "bold reverse")
    if owner >= 0:
        return Text(value).append(":" + wording.mark(owner), style=SEAT_STYLES[owner])
    if number in view["closed"]:
        return styled(value + "x", "dim")
    return styled(value, "bold")


def map_width(view: View) -> int:
    """Columns that the market needs."""
    across = [_across(space) for space in view["board"]["market"]]
    return (max(across) - min(across)) * CELL // 2 + CELL


def tracks(wording: LaGranjaWording, view: View, width: int) -> list[Text]:
    """Siesta, dice, roof tiles, deck and turn order, in as few lines as they need."""
    parts = [
        siesta(wording, view),
        dice(wording, view),
        tiles(wording, view),
        order(wording, view),
        deck(wording, view),
    ]
    return flow(parts, width, gap=3)


def _titled(title: str) -> Text:
    return styled(title, "bold").append("  ", style="")


def siesta(wording: LaGranjaWording, view: View) -> Text:
    """The track from its start, with its points; on one space the disc on top comes first."""
    text = _titled(wording.say("table-siesta"))
    for space, points in enumerate(view["siesta_vp"]):
        if space:
            text.append(f" {wording.symbols.bar} ", style="dim")
        text.append(wording.say("count-vp", count=points))
        for seat in view["siesta_order"]:
            if view["siesta"][seat] == space:
                text.append(" [").append_text(wording.chip(seat)).append("]")
    return text


def dice(wording: LaGranjaWording, view: View) -> Text:
    text = _titled(wording.say("table-dice"))
    shown = [str(number) for number in range(1, 7) for _ in range(view["dice"][number - 1])]
    text.append(" ".join(shown) or wording.say("table-dice-none"), style="bold" if shown else "dim")
    rented = view["rented"]
    if rented is not None:
        aside = message("table-dice-aside", number=rented["number"], seat=rented["seat"] + 1)
        text.append("  ").append(wording.tell(aside))
    return text


def tiles(wording: LaGranjaWording, view: View) -> Text:
    text = _titled(wording.say("table-tiles"))
    offered = [wording.things.tile_of(tile) for tile in view["tiles"]]
    if not offered:
        return text.append(wording.say("table-tiles-none"), style="dim")
    return text.append(
        wording.tell(message("table-tiles-offer", tiles=offered, price=_price(view)))
    )


def _price(view: View) -> Message:
    """What the seat of the view pays for a tile; to an onlooker, what the round asks."""
    if view["seat"] < 0:
        return message("table-tiles-round-price", price=view["round"])
    return message("table-tiles-price", price=view["farms"][view["seat"]]["prices"]["tile"])


def order(wording: LaGranjaWording, view: View) -> Text:
    text = _titled(wording.say("table-order"))
    if view["players"] == 1:
        return text.append(
            wording.say("table-solo-first" if view["solo_first"] else "table-solo-second")
        )
    for place, seat in enumerate(view["order"]):
        text.append(" " if place else "").append_text(wording.chip(seat))
    return text


def deck(wording: LaGranjaWording, view: View) -> Text:
    count = wording.say("table-cards-count", deck=view["deck"], discards=len(view["discards"]))
    return _titled(wording.say("table-cards")).append(count)
