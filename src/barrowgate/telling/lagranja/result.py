"""The end: seats by their place, and where their points came from."""

from collections.abc import Sequence

from barrowgate.core import events
from barrowgate.core.contract import View
from barrowgate.lagranja import names
from barrowgate.telling.lagranja import things
from barrowgate.telling.lagranja.happened import cause_of
from barrowgate.telling.lagranja.things import Things
from barrowgate.telling.message import Message
from barrowgate.telling.teller import Place, Result, Source

START = "source-start"


def result(its_things: Things, view: View, logs: Sequence[list[int]]) -> Result:
    """Seats from the first place on; ``logs`` are the events of the whole game."""
    standing = view["standing"]
    start = its_things.components.start_vp
    gained = _points(logs, view["players"])
    places = [
        Place(
            seat=seat,
            place=standing[seat],
            score=things.points(view["scores"][seat]),
            facts=[Message("result-left", {"count": view["farms"][seat]["silver"]})],
            sources=_sources({START: start, **gained[seat]}),
        )
        for seat in sorted(range(view["players"]), key=lambda seat: standing[seat])
    ]
    return Result(places, [])


def _points(logs: Sequence[list[int]], players: int) -> list[dict[str, int]]:
    """Points that came and went, by seat and by what brought them about."""
    found: list[dict[str, int]] = [{} for _ in range(players)]
    for log in logs:
        for kind, seat, _, change, _, cause in events.split(log):
            if kind == names.EVENT_VP:
                what = cause_of(cause)
                found[seat][what] = found[seat].get(what, 0) + change
    return found


def _sources(points: dict[str, int]) -> list[Source]:
    """The largest first; what came and went again is left out."""
    ordered = sorted(points.items(), key=lambda item: -item[1])
    return [Source(Message(what), count) for what, count in ordered if count]
