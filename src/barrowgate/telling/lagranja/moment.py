"""What a label depends on, and what is told of an action."""

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

    @property
    def is_turn(self) -> bool:
        return bool(self.asked["question"] == "turn")


class Told(NamedTuple):
    """What is told of an action, besides its number and its written form."""

    label: Message
    objects: tuple[str, ...] = ()
    cost: Cost = NOTHING
