"""The village: six craft buildings with the rows of one seat, and who has completed what."""

from rich.text import Text

from barrowgate.cli.lagranja.pen import Pen
from barrowgate.core.contract import View
from barrowgate.lagranja import names

NAME_WIDTH = 17


def village(pen: Pen, view: View, seat: int) -> list[Text]:
    """One line a building."""
    return [_building(pen, view, seat, building) for building in range(names.CRAFTS)]


def _building(pen: Pen, view: View, seat: int, building: int) -> Text:
    row = view["farms"][max(seat, 0)]["crafts"][building]
    line = Text(f"{building + 1} {pen.craft(building)}")
    line.pad_right(max(1, NAME_WIDTH - line.cell_len))
    if view["blocked"][building]:
        number = view["blocked"][building]
        line.append(pen.say("village-blocked", number=number), style="dim")
    elif seat < 0:
        line.append(pen.row(building))
    elif row["marker"] == "none":
        line.append(pen.need(row))
    else:
        key = "village-front" if row["marker"] == "front" else "village-completed"
        line.append(pen.say(key, lasting=pen.lasting(building)), style="green")
    for other, farm in enumerate(view["farms"]):
        theirs = farm["crafts"][building]
        if other == seat:
            continue  # the row itself tells it
        if theirs["marker"] != "none":
            line.append_text(_progress(pen, other, pen.symbols.done))
        elif theirs["has"]:
            line.append_text(_progress(pen, other, str(len(theirs["has"]))))
    return line


def _progress(pen: Pen, seat: int, how_far: str) -> Text:
    """``2:3``: seat 2 has delivered three goods."""
    return Text(" ").append_text(pen.chip(seat)).append(f":{how_far}")
