"""The events of Loyang in phrases."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.text import Text

from barrowgate.cli.loyang.pen import Pen
from barrowgate.cli.old import Event, as_known, keys, told
from barrowgate.loyang import names, notation

EVENTS = keys(vars(names), "EVENT_")
CAUSES = keys(vars(names), "CAUSE_")

# Kinds that come several in a row and are told together, as a list of cards.
LISTED = frozenset(
    {names.EVENT_PUT, names.EVENT_DRAWN, names.EVENT_GRID, names.EVENT_LAID, names.EVENT_HAND}
)
CHANGES = frozenset({names.EVENT_CASH, names.EVENT_VEGETABLE})
NOTHING: Event = [0, 0, 0, 0, 0, 0]


def happened(pen: Pen, logs: Sequence[list[int]], reader: int, width: int) -> list[Text]:
    """The events of some actions as the reader may know them."""
    known = [event for log in as_known(logs, reader) for event in worth_telling(log)]
    return told(pen, known, _teller, lambda group: tell(pen, group, reader), width)


def worth_telling(log: Sequence[Event]) -> Iterator[Event]:
    """The events of one action, without those that only repeat what another says."""
    changes = any(event[0] in CHANGES for event in log)
    for place, event in enumerate(log):
        before = log[place - 1] if place else NOTHING
        after = log[place + 1] if place + 1 < len(log) else NOTHING
        if not _is_repeated(event, before, after, changes):
            yield event


def _is_repeated(event: Event, before: Event, after: Event, changes: bool) -> bool:
    kind, _, _, first, second, _ = event
    if kind == names.EVENT_SHOP:  # a sale or a purchase; only the Accountant sets it by itself
        return changes
    if kind == names.EVENT_FIELD:  # the card was laid out
        return second > 0 and before[0] == names.EVENT_LAID and before[3] == second
    if kind == names.EVENT_LOAN:
        return after[0] == names.EVENT_CASH
    if kind == names.EVENT_VEGETABLE and second < 0:  # told by where it went
        return after[0] in (names.EVENT_STORED, names.EVENT_SOWN) and after[3] == first
    return False


def _teller(event: Event) -> int:
    return event[1]


def tell(pen: Pen, known: Sequence[Event], reader: int) -> Iterator[str]:
    """The events of one seat, in phrases."""
    for (kind, cause), group in groupby(known, key=_phrase):
        alike = list(group)
        if _is_listed(alike[0]):
            yield _tell_list(pen, kind, alike, reader)
        elif kind in CHANGES:
            yield _with_cause(pen, " ".join(_tell_one(pen, event) for event in alike), cause)
        else:
            for event in alike:
                yield _with_cause(pen, _tell_one(pen, event), cause)


def _phrase(event: Event) -> tuple[int, int]:
    """Events with the same phrase are told in one: what came and went for one reason."""
    kind, cause = event[0], event[5]
    if kind in CHANGES:
        return names.EVENT_CASH, cause
    return kind, 0 if _is_listed(event) else cause


def _is_listed(event: Event) -> bool:
    is_put_aside = event[0] == names.EVENT_DISCARD and event[1] < 0
    return is_put_aside or event[0] in LISTED


def _tell_list(pen: Pen, kind: int, alike: list[Event], reader: int) -> str:
    seat = alike[0][1]
    if kind == names.EVENT_HAND and seat != reader:
        return pen.say("event-hand", count=len(alike))
    cards = ", ".join(pen.card(event[3]) for event in alike)
    if kind == names.EVENT_HAND:
        return pen.say("event-hand-own", cards=cards)
    if kind == names.EVENT_PUT and seat < 0:
        return pen.say("event-flipped", cards=cards)
    if kind == names.EVENT_DISCARD:
        return pen.say("event-put-aside", cards=cards)
    return pen.say(EVENTS[kind], cards=cards)


def _tell_one(pen: Pen, event: Event) -> str:
    kind, _, _, first, second, _ = event
    key = EVENTS[kind]
    if kind == names.EVENT_CASH:
        return pen.say(key, change=f"{first:+d}")
    if kind == names.EVENT_VEGETABLE:
        return pen.say(key, change=f"{second:+d}", vegetable=pen.vegetable(first))
    if kind == names.EVENT_SOWN:
        return pen.say(key, vegetables=pen.count({notation.VEGETABLES[first]: second}))
    if kind in (names.EVENT_SHOP, names.EVENT_STORED):
        return pen.say(key, vegetable=pen.vegetable(first), count=second)
    if kind == names.EVENT_SERVED:
        if second == 0:
            return pen.say("event-served-casual", card=pen.card(first))
        return pen.say(key, card=pen.card(first), row=second)
    if kind in (names.EVENT_MISSED, names.EVENT_DISCARD):
        return pen.say(key, card=pen.card(first))
    if kind == names.EVENT_SWAPPED:
        return pen.say(key, card=pen.card(first), owner=pen.seat(second))
    if kind == names.EVENT_TOKENS:
        if second < 0:
            return pen.say("event-tokens-one", first=pen.seat(first))
        return pen.say(key, first=pen.seat(first), second=pen.seat(second))
    if kind == names.EVENT_PARTNER:
        return pen.say(key, partner=pen.seat(first))
    if kind == names.EVENT_USED:
        return pen.say(key, helper=pen.helper(first))
    return pen.say(key, count=first, spaces=first, space=first, round=first)


def _with_cause(pen: Pen, what: str, cause: int) -> str:
    if cause == 0:
        return what
    if cause <= names.HELPERS:
        return pen.say("event-because", what=what, cause=pen.helper(cause - 1))
    return pen.say("event-because", what=what, cause=pen.say(CAUSES[cause]))
