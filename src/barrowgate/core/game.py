"""What every game at a table has: seats, options and a box of components."""

from collections.abc import Mapping
from operator import index
from types import MappingProxyType
from typing import Any

from barrowgate.core.components.box import Box
from barrowgate.core.errors import OptionError
from barrowgate.core.layout import Layout
from barrowgate.core.notation import Catalogue
from barrowgate.core.record import LARGEST_SEED


class BoxGame:
    """An immutable description of one game; a game adds its name, its rules and ``start``."""

    name: str
    rules_version: int
    longest_game: int
    catalogue: Catalogue
    layout: Layout
    reason_keys: tuple[str, ...]

    def __init__(
        self,
        seats: int,
        most_seats: int,
        known: Mapping[str, tuple[str, ...]],
        options: Mapping[str, str],
        box: Box[Any],
    ) -> None:
        if not 1 <= seats <= most_seats:
            raise OptionError(f"{self.name} is for 1 to {most_seats} seats, not {seats}")
        self._seats = seats
        self._options = MappingProxyType(all_options(known, options))
        self._box = box

    @property
    def seats(self) -> int:
        return self._seats

    @property
    def options(self) -> Mapping[str, str]:
        return self._options

    @property
    def box(self) -> Box[Any]:
        """The components, with their provenance."""
        return self._box

    @property
    def edition(self) -> str:
        return self._box.edition

    @property
    def components_digest(self) -> str:
        return self._box.digest

    @property
    def components_changes(self) -> str:
        return self._box.changes

    def reason_key(self, number: int) -> str:
        return self.reason_keys[number]

    def read(self, text: str) -> int:
        """The action of a written form."""
        return self.catalogue.read(text)

    def write(self, action: int) -> str:
        """The written form of an action."""
        return self.catalogue.write(action)

    def check_seed(self, seed: int) -> None:
        """Refuse numbers out of range, and what is no whole number."""
        if not 0 <= index(seed) <= LARGEST_SEED:
            raise OptionError(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {seed}")


def all_options(known: Mapping[str, tuple[str, ...]], given: Mapping[str, str]) -> dict[str, str]:
    """The given options, checked, and the defaults of the others, in a fixed order."""
    for option, value in given.items():
        if option not in known:
            raise OptionError(f"no option '{option}'; there are {', '.join(known)}")
        if value not in known[option]:
            allowed = " or ".join(known[option])
            raise OptionError(f"option {option} is {allowed}, not '{value}'")
    return {option: given.get(option, values[0]) for option, values in known.items()}
