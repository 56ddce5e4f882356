"""The events of La Granja in phrases."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.text import Text

from barrowgate.cli.lagranja.pen import Pen
from barrowgate.cli.old import NOBODY, Event, as_known, keys, told
from barrowgate.lagranja import names, notation

EVENTS = keys(vars(names), "EVENT_")
CAUSES = keys(vars(names), "CAUSE_")

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


def happened(pen: Pen, logs: Sequence[list[int]], reader: int, width: int) -> list[Text]:
    """The events of some actions as the reader may know them."""
    known = [event for log in as_known(logs, reader) for event in log]
    return told(pen, known, _teller, lambda group: tell(pen, group, reader), width)


def _teller(event: Event) -> int:
    return NOBODY if event[0] in OF_THE_TABLE else event[1]


def tell(pen: Pen, known: Sequence[Event], reader: int) -> Iterator[str]:
    """The events of one seat, in phrases."""
    for (kind, cause), group in groupby(known, key=_phrase):
        alike = list(group)
        if kind in TOGETHER:
            yield _tell_together(pen, kind, alike, reader)
        elif kind in CHANGES:
            yield _with_cause(pen, " ".join(_tell_one(pen, event) for event in alike), cause)
        else:
            for event in alike:
                yield _with_cause(pen, _tell_one(pen, event), cause)


def _phrase(event: Event) -> tuple[int, int]:
    """Events with the same phrase are told in one: what came and went for one reason."""
    kind, cause = event[0], event[5]
    if kind in CHANGES:
        return names.EVENT_SILVER, cause
    return kind, 0 if kind in TOGETHER else cause


def _tell_together(pen: Pen, kind: int, alike: list[Event], reader: int) -> str:
    key = EVENTS[kind]
    if kind == names.EVENT_DRAW:
        if alike[0][1] == reader:
            return pen.say("event-draw-own", cards=", ".join(pen.card(e[3]) for e in alike))
        return pen.say(key, count=len(alike))
    if kind == names.EVENT_GROWTH:
        return pen.say(key, goods=", ".join(pen.good(event[3]) for event in alike))
    if kind == names.EVENT_ROLL:
        dice = [str(event[3]) for event in alike for _ in range(event[4])]
        return pen.say(key, dice=" ".join(dice))
    if kind == names.EVENT_ORDER:
        return pen.say(key, order=", ".join(pen.seat(event[1]) for event in alike))
    return pen.say(key, tiles=", ".join(pen.tile(event[3]) for event in alike))


def _tell_one(pen: Pen, event: Event) -> str:
    kind, _, _, first, second, _ = event
    key = EVENTS[kind]
    if kind in (names.EVENT_SILVER, names.EVENT_VP):
        return pen.say(key, change=f"{first:+d}")
    if kind == names.EVENT_GOOD:
        return pen.say(key, change=f"{second:+d}", good=pen.good(first))
    if kind == names.EVENT_PLAY:
        side = pen.say(f"side-{notation.SIDES[second]}")
        return pen.say(key, card=pen.card(first), side=side)
    if kind in (names.EVENT_DISCARD, names.EVENT_BARROW):
        return pen.say(key, card=pen.card(first))
    if kind == names.EVENT_NEUTRAL:
        return pen.say(key, card=pen.card(first), value=pen.components.barrow_vp[first])
    if kind == names.EVENT_UPGRADE:
        return pen.say(key, before=pen.good(first), after=pen.good(second))
    if kind in (names.EVENT_TILE_BOUGHT, names.EVENT_TILE_USED):
        return pen.say(key, tile=pen.tile(first))
    if kind == names.EVENT_DELIVERY:
        return pen.say(key, good=pen.good(first), target=pen.target(second))
    if kind in (names.EVENT_CRAFT, names.EVENT_OPENED):
        return pen.say(key, craft=pen.craft(first))
    if kind == names.EVENT_DONKEY:
        return pen.say(key, tile=pen.donkey(first - 1))
    if kind in (names.EVENT_MARKER, names.EVENT_REMOVED):
        return pen.say(key, space=first, value=pen.components.space_value[first])
    if kind == names.EVENT_SIESTA:
        vp = pen.say("count-vp", count=pen.components.siesta_vp[second])
        return pen.say(key, space=second, vp=vp)
    return pen.say(key, number=first, count=first, round=first, before=first, after=second)


def _with_cause(pen: Pen, what: str, cause: int) -> str:
    if cause == 0:
        return what
    if cause <= names.CARDS:
        told = pen.say("cause-helper", card=pen.card_name(cause))
    elif cause >= names.CAUSE_CRAFT:
        told = pen.say("cause-craft", craft=pen.craft(cause - names.CAUSE_CRAFT))
    else:
        told = pen.say(CAUSES[cause])
    return pen.say("event-because", what=what, cause=told)
