"""The events of La Granja in phrases."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from barrowgate.lagranja import names
from barrowgate.telling import happened
from barrowgate.telling.happened import TABLE, Event
from barrowgate.telling.lagranja import things
from barrowgate.telling.lagranja.things import CRAFTS, GOODS, SIDES, Things
from barrowgate.telling.message import Message
from barrowgate.telling.teller import Line

EVENTS = happened.keys(vars(names), "EVENT_")
CAUSES = happened.keys(vars(names), "CAUSE_")

# Kinds that come several in a row and are told together.
TOGETHER = frozenset(
    {
        names.EVENT_DRAW,
        names.EVENT_GROWTH,
        names.EVENT_ROLL,
        names.EVENT_ORDER,
        names.EVENT_TILE_OFFERED,
    }
)
CHANGES = frozenset({names.EVENT_SILVER, names.EVENT_VP, names.EVENT_GOOD})
OF_THE_TABLE = frozenset({names.EVENT_ORDER})  # told without the name of a seat


def cause_of(cause: int) -> str:
    """What brought something about: a helper, a building, or a rule."""
    if cause <= 0:
        raise ValueError(f"no cause has the number {cause}")
    if cause <= names.CARDS:
        return f"card-{cause}"
    if cause >= names.CAUSE_CRAFT:
        return CRAFTS[cause - names.CAUSE_CRAFT]
    return CAUSES[cause]


class Happened:
    """Tells the events of one table."""

    def __init__(self, its_things: Things) -> None:
        self.things = its_things

    def lines(self, logs: Sequence[list[int]], reader: int) -> list[Line]:
        """The events of some actions, as the reader may know them."""
        known = [event for log in happened.as_known(logs, reader) for event in log]
        return happened.lines(known, _whose, lambda row: list(self._phrases(row, reader)))

    def _phrases(self, known: Sequence[Event], reader: int) -> Iterator[Message]:
        """The events of one seat: what came and went for one reason is told in one."""
        for (kind, cause), group in groupby(known, key=_phrase):
            alike = list(group)
            if kind in TOGETHER:
                yield self._together(kind, alike, reader)
            elif kind in CHANGES:
                yield from _because([_change(event) for event in alike], cause)
            else:
                for event in alike:
                    yield from _because([self._one(event)], cause)

    def _together(self, kind: int, alike: list[Event], reader: int) -> Message:
        key = EVENTS[kind]
        if kind == names.EVENT_DRAW:
            if alike[0][1] == reader:
                cards = [self.things.card(event[3]) for event in alike]
                return Message("event-draw-own", {"cards": cards})
            return Message(key, {"count": len(alike)})
        if kind == names.EVENT_GROWTH:
            return Message(key, {"goods": [Message(GOODS[event[3]]) for event in alike]})
        if kind == names.EVENT_ROLL:
            dice = [things.number(event[3]) for event in alike for _ in range(event[4])]
            return Message(key, {"dice": dice})
        if kind == names.EVENT_ORDER:
            return Message(key, {"order": [Message(things.seat(event[1])) for event in alike]})
        return Message(key, {"tiles": [self.things.tile(event[3]) for event in alike]})

    def _one(self, event: Event) -> Message:
        kind, _, _, first, second, _ = event
        key = EVENTS[kind]
        if kind == names.EVENT_DELIVERY:
            return Message(key, {"good": GOODS[first], "target": things.target(second)})
        if kind == names.EVENT_UPGRADE:
            return Message(key, {"before": GOODS[first], "after": GOODS[second]})
        if kind == names.EVENT_PLAY:
            return Message(key, {"card": self.things.card(first), "side": SIDES[second]})
        if kind in (names.EVENT_DISCARD, names.EVENT_BARROW):
            return Message(key, {"card": self.things.card(first)})
        if kind == names.EVENT_NEUTRAL:
            value = self.things.barrow_vp[first]
            return Message(key, {"card": self.things.card(first), "value": value})
        if kind in (names.EVENT_TILE_BOUGHT, names.EVENT_TILE_USED):
            return Message(key, {"tile": self.things.tile(first)})
        if kind in (names.EVENT_CRAFT, names.EVENT_OPENED):
            return Message(key, {"craft": CRAFTS[first]})
        if kind == names.EVENT_DONKEY:
            return Message(key, {"tile": self.things.donkey(first - 1)})
        if kind in (names.EVENT_MARKER, names.EVENT_REMOVED):
            return Message(key, {"space": first, "value": self.things.space_value[first]})
        if kind == names.EVENT_SIESTA:
            vp = things.points(self.things.siesta_vp[second])
            return Message(key, {"space": second, "vp": vp})
        return _numbers(key, kind, first, second)


def _numbers(key: str, kind: int, first: int, second: int) -> Message:
    """Events that are told with plain numbers."""
    if kind in (names.EVENT_DIE_TURNED, names.EVENT_MOVED):
        return Message(key, {"before": first, "after": second})
    if kind == names.EVENT_RESHUFFLE:
        return Message(key, {"count": first})
    if kind == names.EVENT_ROUND:
        return Message(key, {"round": first})
    if kind == names.EVENT_END:
        return Message(key)
    return Message(key, {"number": first})


def _whose(event: Event) -> int:
    """Whose line an event belongs to."""
    return TABLE if event[0] in OF_THE_TABLE else event[1]


def _phrase(event: Event) -> tuple[int, int]:
    """Events with the same phrase are told in one."""
    kind, cause = event[0], event[5]
    if kind in CHANGES:
        return names.EVENT_SILVER, cause
    return kind, 0 if kind in TOGETHER else cause


def _change(event: Event) -> Message:
    """More or less of something."""
    kind, _, _, first, second, _ = event
    if kind == names.EVENT_GOOD:
        if second > 0:
            return Message("event-good-more", {"amount": second, "good": GOODS[first]})
        return Message("event-good-less", {"amount": -second, "good": GOODS[first]})
    if kind == names.EVENT_VP:
        if first > 0:
            return Message("event-vp-more", {"amount": first})
        return Message("event-vp-less", {"amount": -first})
    if first > 0:
        return Message("event-silver-more", {"amount": first})
    return Message("event-silver-less", {"amount": -first})


def _because(what: list[Message], cause: int) -> Iterator[Message]:
    if cause == 0:
        yield from what
    else:
        yield Message("event-because", {"what": what, "cause": cause_of(cause)})
