"""The end: seats by their place, where their points came from, remarks."""

from collections.abc import Iterator

from rich.text import Text

from barrowgate.cli.console import SEAT_STYLES
from barrowgate.cli.text_layout import wrapped
from barrowgate.cli.wording import Wording
from barrowgate.telling import Place, Result
from barrowgate.telling.message import message

INDENT = 3


def told(wording: Wording, result: Result, width: int) -> list[Text]:
    lines = [line for place in result.places for line in _place(wording, place, width)]
    for remark in result.remarks:
        lines += wrapped(Text(wording.tell(remark)), width)
    return lines


def _place(wording: Wording, place: Place, width: int) -> Iterator[Text]:
    seat = f"seat-{place.seat}"
    facts = [place.score, *place.facts]
    line = Text(wording.tell(message("result-place", place=place.place, seat=seat, facts=facts)))
    line.highlight_words([wording.seat(place.seat)], SEAT_STYLES[place.seat])
    yield from wrapped(line, width, INDENT)
    if place.sources:
        points = [
            message("result-source", what=source.what, points=source.points)
            for source in place.sources
        ]
        said = wording.tell(message("result-sources", sources=points))
        for text in wrapped(Text(said), width - INDENT):
            yield Text(" " * INDENT).append_text(text)
