"""What all tellers do with events: as a reader may know them, and seat by seat."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from barrowgate.core import events
from barrowgate.telling.message import Message
from barrowgate.telling.teller import Line

TABLE = -1  # a line that is nobody's
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


def lines(
    known: Iterable[Event],
    teller: Callable[[Event], int],
    phrases: Callable[[list[Event]], list[Message]],
) -> list[Line]:
    """One line for each run of one seat's events; ``teller`` says whose line an event is on."""
    told = (Line(seat, phrases(list(group))) for seat, group in groupby(known, key=teller))
    return [line for line in told if line.phrases]
