"""What a label depends on, and what is said of an action."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from barrowgate.core.contract import View
from barrowgate.telling.lagranja.costs import Cost
from barrowgate.telling.message import Message

NOTHING: Cost = {}


class Moment(NamedTuple):
    """What the labels of one decision depend on."""

    view: View
    seat: int
    farm: Mapping[str, Any]
    asked: Mapping[str, Any]

    @classmethod
    def of(cls, view: View, seat: int) -> "Moment":
        """The moment in which a seat that may act decides."""
        return cls(view, seat, view["farms"][seat], view["asked"][seat])

    @property
    def is_turn(self) -> bool:
        return bool(self.asked["question"] == "turn")


class Told(NamedTuple):
    """What is said of an action, besides its number and its written form."""

    label: Message
    objects: tuple[str, ...] = ()
    cost: Cost = NOTHING
