"""The end: seats by their place, where their points came from, remarks."""

from collections.abc import Iterator

from rich.text import Text

from barrowgate.cli.text_layout import wrapped
from barrowgate.cli.wording import Wording
from barrowgate.telling import Message, Place, Result

INDENT = 3


def told(wording: Wording, result: Result, width: int) -> list[Text]:
    lines = [line for place in result.places for line in _place(wording, place, width)]
    for remark in result.remarks:
        lines += wrapped(Text(wording.tell(remark)), width)
    return lines


def _place(wording: Wording, place: Place, width: int) -> Iterator[Text]:
    said = ", ".join(wording.tell(fact) for fact in (place.score, *place.facts))
    line = Text(f"{place.place}. ").append_text(wording.seat_text(place.seat))
    yield from wrapped(line.append(f": {said}"), width, INDENT)
    if place.sources:
        margin = " " * INDENT
        points = [
            wording.tell(Message("result-source", {"what": source.what, "points": source.points}))
            for source in place.sources
        ]
        for text in wrapped(Text(", ".join(points)), width - INDENT):
            yield Text(margin).append_text(text)
