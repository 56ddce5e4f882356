"""The village: six craft buildings with the rows of one seat, and who has completed what."""

from rich.text import Text

from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.cli.text_layout import styled
from barrowgate.core.contract import View
from barrowgate.telling.lagranja import things
from barrowgate.telling.lagranja.things import CRAFTS
from barrowgate.telling.message import message

NAME_WIDTH = 17


def village(wording: LaGranjaWording, view: View, seat: int) -> list[Text]:
    """A title, then one line per building."""
    key = "table-village-open" if seat < 0 else "table-village-own"
    title = (
        styled(wording.say("table-village"), "bold").append("  ").append(wording.say(key), "dim")
    )
    return [title, *(_building(wording, view, seat, number) for number in range(len(CRAFTS)))]


def _building(wording: LaGranjaWording, view: View, seat: int, building: int) -> Text:
    line = Text(wording.tell(things.building(building)))
    line.pad_right(max(1, NAME_WIDTH - line.cell_len))
    line.append_text(_row(wording, view, seat, building))
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


def _row(wording: LaGranjaWording, view: View, seat: int, building: int) -> Text:
    """What the building asks for, or what it gives once it is completed."""
    if view["blocked"][building]:
        blocked = message("village-blocked", number=view["blocked"][building])
        return styled(wording.tell(blocked), "dim")
    if seat < 0:
        return Text(wording.tell(things.goods(view["board"]["crafts"][building]["row"])))
    row = view["farms"][seat]["crafts"][building]
    if row["marker"] == "none":
        return Text(wording.tell(things.supplied(row)))
    key = "village-front" if row["marker"] == "front" else "village-completed"
    told = message(key, lasting=wording.things.lasting(building))
    return styled(wording.tell(told), "green").append(_grey(wording, row))


def _grey(wording: LaGranjaWording, row: View) -> str:
    """The sign of a marker on the grey area of a completed building."""
    return wording.say("village-grey") if row["grey"] else ""


def _progress(wording: LaGranjaWording, seat: int, how_far: str) -> Text:
    """``2:3``: seat 2 has delivered three goods."""
    return Text(" ").append_text(wording.chip(seat)).append(f":{how_far}")
