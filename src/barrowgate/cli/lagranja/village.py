"""The village: six craft buildings with the rows of one seat, and who has completed what."""

from rich.text import Text

from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.core.contract import View
from barrowgate.telling.lagranja.things import CRAFTS

NAME_WIDTH = 17


def village(wording: LaGranjaWording, view: View, seat: int) -> list[Text]:
    """One line per building."""
    return [_building(wording, view, seat, building) for building in range(len(CRAFTS))]


def _building(wording: LaGranjaWording, view: View, seat: int, building: int) -> Text:
    row = view["farms"][max(seat, 0)]["crafts"][building]
    line = Text(f"{building + 1} {wording.tell(CRAFTS[building])}")
    line.pad_right(max(1, NAME_WIDTH - line.cell_len))
    if view["blocked"][building]:
        number = view["blocked"][building]
        line.append(wording.say("village-blocked", number=number), style="dim")
    elif seat < 0:
        line.append(wording.goods(view["board"]["crafts"][building]["row"]))
    elif row["marker"] == "none":
        line.append(wording.need(row))
    else:
        key = "village-front" if row["marker"] == "front" else "village-completed"
        line.append(
            wording.say(key, lasting=wording.tell(wording.things.lasting(building))), style="green"
        ).append(_grey(wording, row))
    for other, farm in enumerate(view["farms"]):
        theirs = farm["crafts"][building]
        if other == seat:
            continue  # the row itself shows it
        if theirs["marker"] != "none":
            done = _grey(wording, theirs) or wording.symbols.done
            line.append_text(_progress(wording, other, done))
        elif theirs["has"]:
            line.append_text(_progress(wording, other, str(len(theirs["has"]))))
    return line


def _grey(wording: LaGranjaWording, row: View) -> str:
    """The sign of a marker on the grey area of a completed building."""
    return wording.say("village-grey") if row["grey"] else ""


def _progress(wording: LaGranjaWording, seat: int, how_far: str) -> Text:
    """``2:3``: seat 2 has delivered three goods."""
    return Text(" ").append_text(wording.chip(seat)).append(f":{how_far}")
