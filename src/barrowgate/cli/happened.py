"""What happened, in words: events of one seat in a row make one line."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from barrowgate.cli.console import SEAT_STYLES
from barrowgate.cli.layout import styled, wrapped
from barrowgate.cli.pen import Pen
from barrowgate.core import events

NOBODY = -1  # told without the name of a seat
INDENT = 4
Event = list[int]  # core.events: kind, seat, audience, two numbers, cause


def keys(constants: Mapping[str, Any], prefix: str) -> dict[int, str]:
    """The keys of kinds or causes by number: ``event-tile-bought`` of EVENT_TILE_BOUGHT."""
    return {
        value: name.lower().replace("_", "-")
        for name, value in constants.items()
        if name.startswith(prefix)
    }


def as_known(logs: Sequence[list[int]], reader: int) -> list[list[Event]]:
    """The events of each action as the reader may know them."""
    return [[events.public_form(event, reader) for event in events.split(log)] for log in logs]


def told(
    pen: Pen,
    known: Iterable[Event],
    teller: Callable[[Event], int],
    tell: Callable[[list[Event]], Iterator[str]],
    width: int,
) -> list[Text]:
    """Lines: ``teller`` is whose line an event belongs to, ``tell`` makes phrases of a line."""
    lines: list[Text] = []
    for seat, group in groupby(known, key=teller):
        phrases = list(tell(list(group)))
        if seat == NOBODY:
            for phrase in phrases:
                lines += wrapped(styled(phrase, "bold"), width, INDENT)
        elif phrases:
            name = styled(pen.seat(seat) + ": ", SEAT_STYLES[seat])
            lines += wrapped(name.append(", ".join(phrases), style=""), width, INDENT)
    return lines
