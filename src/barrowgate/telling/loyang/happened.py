"""What happened, in phrases for each seat."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby

from barrowgate.loyang import names, notation
from barrowgate.loyang.notation import CARD_WORDS
from barrowgate.telling.happened import TABLE, Event, as_known, keys, lines
from barrowgate.telling.loyang import things
from barrowgate.telling.loyang.retold import CHANGES, FIELD_OF, retold
from barrowgate.telling.loyang.things import Things
from barrowgate.telling.message import Message, Value, message
from barrowgate.telling.teller import Line

CAUSES = keys(vars(names), "CAUSE_")
VEGETABLES = notation.VEGETABLES

# Kinds that come several in a row and are told together, as a list of cards.
LISTED = frozenset(
    {names.EVENT_PUT, names.EVENT_DRAWN, names.EVENT_GRID, names.EVENT_LAID, names.EVENT_HAND}
)
# Kinds that may repeat what another event says.
REPEATED = frozenset({names.EVENT_SHOP, names.EVENT_FIELD, names.EVENT_LOAN, names.EVENT_VEGETABLE})
# Vegetables that go without anything that comes: what is stored is not told so.
LOSING = {names.CAUSE_STORE: "cause-lost", names.CAUSE_TRADE: "cause-trade-part"}
NOTHING: Event = [0, 0, 0, 0, 0, 0]
KEPT = 1024  # messages that are handed out again


def happened(of: Things, logs: Sequence[list[int]], reader: int) -> list[Line]:
    """The events of some actions as the reader may know them."""
    known = [event for log in as_known(logs, reader) for event in retold([*worth_telling(log)])]
    return lines(known, _seat, lambda group: list(_phrases(of, group, reader)))


def cause_of(cause: int) -> str:
    """Causes from 1 up to the number of helpers are helpers; 0 is none."""
    if cause < 1:
        raise ValueError(f"{cause} is no cause")
    if cause <= names.HELPERS:
        return things.helper(notation.HELPERS[cause - 1])
    return CAUSES[cause]


# --- What is told --------------------------------------------------------------------------------


def worth_telling(log: Sequence[Event]) -> Iterator[Event]:
    """The events of one action, without those that only repeat what another says."""
    changes = any(event[0] in CHANGES for event in log)
    for place, event in enumerate(log):
        if event[0] not in REPEATED:
            yield event
            continue
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


def _seat(event: Event) -> int:
    return event[1]


def _phrases(of: Things, known: Sequence[Event], reader: int) -> Iterator[Message]:
    """The events of one seat, in phrases."""
    for (kind, cause), group in groupby(known, key=_alike):
        events = list(group)
        if _is_listed(events[0]):
            yield _list(of, kind, events, reader)
        elif kind in CHANGES:
            changes = [_change(event[0], event[3], event[4]) for event in events]
            yield from _because(changes, cause, _losing(events))
        else:
            for event in events:
                yield from _because([TELL[kind](of, event[3], event[4])], cause)


def _alike(event: Event) -> tuple[int, int]:
    """Events that are told in one phrase: what came and went for one reason."""
    kind, cause = event[0], event[5]
    if kind in CHANGES:
        return names.EVENT_CASH, cause
    return kind, 0 if _is_listed(event) else cause


def _is_listed(event: Event) -> bool:
    is_put_aside = event[0] == names.EVENT_DISCARD and event[1] == TABLE
    return is_put_aside or event[0] in LISTED


def _losing(events: Sequence[Event]) -> bool:
    """Does nothing but vegetables go?"""
    return all(event[0] == names.EVENT_VEGETABLE and event[4] < 0 for event in events)


def _because(what: list[Message], cause: int, is_lost: bool = False) -> list[Message]:
    """Phrases with their cause; vegetables that only go have other words for some."""
    if cause == 0:
        return what
    told: Value = LOSING[cause] if is_lost and cause in LOSING else _cause(cause)
    return [message("event-because", what=what, cause=told)]


def _cause(cause: int) -> Value:
    if cause < FIELD_OF:
        return cause_of(cause)
    tenant = things.helper(notation.HELPERS[names.TENANT])
    return message("cause-field-of", helper=tenant, owner=things.seat(cause - FIELD_OF))


# --- Several at once -----------------------------------------------------------------------------


def _list(of: Things, kind: int, alike: list[Event], reader: int) -> Message:
    seat = alike[0][1]
    if kind == names.EVENT_HAND and seat != reader:
        return message("event-hand", count=len(alike))
    cards = [of.card(CARD_WORDS[event[3]]) for event in alike]
    if kind == names.EVENT_HAND:
        return message("event-hand-own", cards=cards)
    if kind == names.EVENT_PUT:
        return message("event-flipped" if seat == TABLE else "event-put", cards=cards)
    if kind == names.EVENT_DISCARD:
        return message("event-put-aside", cards=cards)
    if kind == names.EVENT_DRAWN:
        return message("event-drawn", cards=cards)
    if kind == names.EVENT_GRID:
        return message("event-grid", cards=cards)
    return message("event-laid", cards=cards)


@lru_cache(KEPT)
def _change(kind: int, first: int, second: int) -> Message:
    """Cash or vegetables that came or went."""
    if kind == names.EVENT_CASH:
        return message("event-cash-more" if first > 0 else "event-cash-less", count=abs(first))
    return message(
        "event-vegetable-more" if second > 0 else "event-vegetable-less",
        count=abs(second),
        vegetable=things.vegetable(VEGETABLES[first]),
    )


# --- One event -----------------------------------------------------------------------------------


def _shop(_: Things, vegetable: int, count: int) -> Message:
    return message("event-shop", vegetables=things.count(VEGETABLES[vegetable], count))


def _sown(_: Things, vegetable: int, tokens: int) -> Message:
    return message("event-sown", vegetables=things.count(VEGETABLES[vegetable], tokens))


def _stored(_: Things, vegetable: int, __: int) -> Message:
    return message("event-stored", vegetable=things.vegetable(VEGETABLES[vegetable]))


def _served(of: Things, card: int, row: int) -> Message:
    customer = of.card(CARD_WORDS[card])
    if row == 0:
        return message("event-served-casual", card=customer)
    return message("event-served", card=customer, row=row)


def _missed(of: Things, card: int, _: int) -> Message:
    return message("event-missed", card=of.card(CARD_WORDS[card]))


def _discard(of: Things, card: int, _: int) -> Message:
    return message("event-discard", card=of.card(CARD_WORDS[card]))


def _swapped(of: Things, card: int, owner: int) -> Message:
    return message("event-swapped", card=of.card(CARD_WORDS[card]), owner=things.seat(owner))


def _tokens(_: Things, first: int, second: int) -> Message:
    if second < 0:
        return message("event-tokens-one", first=things.seat(first))
    return message("event-tokens", first=things.seat(first), second=things.seat(second))


def _partner(_: Things, partner: int, __: int) -> Message:
    return message("event-partner", partner=things.seat(partner))


def _used(_: Things, kind: int, __: int) -> Message:
    return message("event-used", helper=things.helper(notation.HELPERS[kind]))


def _number(key: str, name: str) -> Callable[[Things, int, int], Message]:
    """An event of which only the first number is said."""

    def tell(_: Things, number: int, __: int) -> Message:
        values: dict[str, Value] = {name: number}
        return Message(key, values)

    return tell


def _plain(key: str) -> Callable[[Things, int, int], Message]:
    told = Message(key)
    return lambda _, __, ___: told


TELL: Mapping[int, Callable[[Things, int, int], Message]] = {
    names.EVENT_SHOP: _shop,
    names.EVENT_FIELD: _number("event-field", "spaces"),
    names.EVENT_SOWN: _sown,
    names.EVENT_EMPTIED: _number("event-emptied", "spaces"),
    names.EVENT_DISCARD: _discard,
    names.EVENT_SHUFFLE: _number("event-shuffle", "count"),
    names.EVENT_SERVED: _served,
    names.EVENT_MISSED: _missed,
    names.EVENT_MARKERS: _plain("event-markers"),
    names.EVENT_LOAN: _number("event-loan", "count"),
    names.EVENT_PATH: _number("event-path", "space"),
    names.EVENT_TOKENS: _tokens,
    names.EVENT_PARTNER: _partner,
    names.EVENT_ROUND: _number("event-round", "round"),
    names.EVENT_USED: _used,
    names.EVENT_SWAPPED: _swapped,
    names.EVENT_STORED: _stored,
    names.EVENT_ENLARGED: _plain("event-enlarged"),
    names.EVENT_LOOKED: _plain("event-looked"),
    names.EVENT_END: _plain("event-end"),
}
