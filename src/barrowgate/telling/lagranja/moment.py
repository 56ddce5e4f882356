"""What a label depends on."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from barrowgate.core.contract import View


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
