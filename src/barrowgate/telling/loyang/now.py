"""The moment in which a seat decides, as its view shows it."""

from functools import cached_property
from typing import NamedTuple

from barrowgate.core.contract import View
from barrowgate.telling.loyang.things import Things


class Open(NamedTuple):
    """An open card: whose area it lies in, and what the view says of it."""

    owner: int
    facts: View


class Now:
    """One seat that is asked something."""

    def __init__(self, things: Things, view: View, seat: int) -> None:
        self.things = things
        self.view = view
        self.seat = seat
        self.farm: View = view["farms"][seat]
        self.asked: View = view["asked"][seat]
        self.question: str = self.asked["question"]

    @cached_property
    def open(self) -> dict[str, Open]:
        """Every open card by its name."""
        return {
            facts["card"]: Open(owner, facts)
            for owner, area in enumerate(self.view["areas"])
            for facts in area
        }

    @cached_property
    def own(self) -> dict[str, list[str]]:
        """The seat's own open cards by the first word of their names: ``trader``, ``stall``."""
        found: dict[str, list[str]] = {}
        for facts in self.view["areas"][self.seat]:
            found.setdefault(facts["card"].split(" ")[0], []).append(facts["card"])
        return found

    def own_helpers(self, kind: str) -> list[str]:
        """The seat's own open cards of a helper; of the Trader there may be several."""
        return self.own.get(kind, [])
