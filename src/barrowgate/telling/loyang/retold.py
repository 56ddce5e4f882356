"""The events of one action in the order that tells them best: what belongs together stands so."""

from collections.abc import Sequence

from barrowgate.loyang import names
from barrowgate.telling.happened import Event

CHANGES = frozenset({names.EVENT_CASH, names.EVENT_VEGETABLE})
OF_CUSTOMERS = frozenset({names.CAUSE_REGULAR, names.CAUSE_CASUAL})
TENANT = names.TENANT + 1
# Given and got for one reason, though something else may be noted between.
EXCHANGES = frozenset({names.CAUSE_TRADE, TENANT})
FIELD_OF = 100  # a cause of the telling alone: the Tenant took from a field of seat cause - 100


def retold(log: Sequence[Event]) -> list[Event]:
    """The same events; a cause that another event says is left out."""
    return _rented(_served(_exchanged(log)))


def _exchanged(log: Sequence[Event]) -> list[Event]:
    """What a seat gets stands behind what it gives."""
    told: list[Event] = []
    for event in log:
        alike = [place for place, before in enumerate(told, 1) if _is_exchange(before, event)]
        told.insert(alike[-1] if alike else len(told), event)
    return told


def _is_exchange(before: Event, event: Event) -> bool:
    are_changes = before[0] in CHANGES and event[0] in CHANGES
    return are_changes and event[5] in EXCHANGES and (before[1], before[5]) == (event[1], event[5])


def _served(log: list[Event]) -> list[Event]:
    """First who is served, then what that takes and brings: its cause has been said."""
    if all(event[0] != names.EVENT_SERVED for event in log):
        return log
    told: list[Event] = []
    for event in log:
        place = len(told)
        while event[0] == names.EVENT_SERVED and place > 0 and _is_handed_over(told[place - 1]):
            place -= 1
        told.insert(place, event)
    return [[*event[:5], 0] if event[5] in OF_CUSTOMERS else event for event in told]


def _is_handed_over(event: Event) -> bool:
    return event[0] == names.EVENT_VEGETABLE and event[5] in OF_CUSTOMERS


def _rented(log: list[Event]) -> list[Event]:
    """The Tenant tells whose field it was: that of the seat which is paid."""
    owner = next((event[1] for event in log if event[5] == TENANT and _is_paid(event)), None)
    if owner is None:
        return log
    return [
        [*event[:5], FIELD_OF + owner] if event[5] == TENANT and event[1] != owner else event
        for event in log
    ]


def _is_paid(event: Event) -> bool:
    return event[0] == names.EVENT_CASH and event[3] > 0
