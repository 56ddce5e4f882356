"""What every game at a table has: seats, options, a box of components, a version of the rules."""

from collections.abc import Mapping, Sequence
from operator import index
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from barrowgate.core.components.box import Box, Loader
from barrowgate.core.components.differing import Difference
from barrowgate.core.errors import ComponentsError, OptionError, UnknownEdition
from barrowgate.core.frames import Frames
from barrowgate.core.layout import Layout
from barrowgate.core.notation import Catalogue
from barrowgate.core.record import LARGEST_SEED, Record
from barrowgate.core.seen import Hiding, Seen, read_seen, read_whole


class Filled(Hiding, Protocol):
    """A position before its game has begun."""

    def set_up(self, seed: int) -> None: ...


Position = TypeVar("Position", bound=Filled)


class BoxGame(Generic[Position]):
    """An immutable description of one game; one seat is its solitaire game.

    A game says what it is in the attributes below, and makes an empty position (``_empty``).
    """

    name: ClassVar[str]
    least_seats: ClassVar[int] = 1
    most_seats: ClassVar[int]
    known_options: ClassVar[Mapping[str, tuple[str, ...]]]  # the first value is the default
    loader: Loader[Any]
    newest_rules: int
    # Fields of a position that are 1 from this version of the rules on, and 0 before it.
    readings: Mapping[str, int]
    longest_game: int
    catalogue: Catalogue
    frames: Frames
    layout: Layout
    reason_keys: tuple[str, ...]

    def __init__(
        self,
        seats: int = 4,
        options: Mapping[str, str] | None = None,
        box: Box[Any] | None = None,
        rules: int | None = None,
    ) -> None:
        if not self.least_seats <= seats <= self.most_seats:
            allowed = f"{self.least_seats} to {self.most_seats}"
            raise OptionError(f"{self.name} is for {allowed} seats, not {seats}")
        if rules is not None and not 1 <= rules <= self.newest_rules:
            raise OptionError(f"{self.name} has rules 1 to {self.newest_rules}, not {rules}")
        self._seats = seats
        self._options = MappingProxyType(all_options(self.known_options, options or {}))
        self._box = box or self.loader.shipped()
        self._rules = rules or self.newest_rules

    @classmethod
    def make(
        cls, seats: int, options: Mapping[str, str], changes: str = "", rules: int | None = None
    ) -> Self:
        """A table with a player's own components, given as one line of JSON ('' for none)."""
        return cls(seats, options, cls.loader.from_changes(changes), rules)

    @classmethod
    def read_components(cls, path: Path) -> str:
        """A player's own components file as one checked line of JSON."""
        return cls.loader.load(path).changes

    @classmethod
    def of_record(cls, record: Record) -> Self:
        """The game that a record was played with, or an error at the line that is wrong."""
        if not 1 <= record.rules <= cls.newest_rules:
            known = f"{cls.name} has rules 1 to {cls.newest_rules} here, not {record.rules}"
            raise record.error("rules", known + "; a newer Barrowgate may have them")
        try:
            box = cls.loader.of_record(record.components, record.changes)
        except UnknownEdition as error:
            raise record.error("components", str(error)) from error
        except ComponentsError as error:
            raise record.error("changes", str(error)) from error
        for option, value in record.options.items():
            try:
                all_options(cls.known_options, {option: value})
            except OptionError as error:
                raise record.error(f"option {option}", str(error)) from error
        try:
            return cls(record.seats, record.options, box, record.rules)
        except OptionError as error:
            raise record.error("seats", str(error)) from error

    def __eq__(self, other: object) -> bool:
        """Do both describe the same game? Then the same seed deals the same."""
        if not isinstance(other, BoxGame):
            return NotImplemented
        return type(self) is type(other) and self._described() == other._described()

    def __hash__(self) -> int:
        return hash((type(self), *self._described()))

    def _described(self) -> tuple[object, ...]:
        options = tuple(sorted(self._options.items()))
        return self._seats, options, self.components_digest, self._rules

    def __repr__(self) -> str:
        """As it would be made; besides the seats, only what differs from the defaults."""
        defaults = self.option_defaults
        chosen = {name: value for name, value in self._options.items() if value != defaults[name]}
        parts = [f"seats={self._seats}"]
        if chosen:
            parts.append(f"options={chosen}")
        if self.components_digest != self.loader.shipped().digest:
            parts.append(f"components={self.components_digest!r}")
        if self._rules != self.newest_rules:
            parts.append(f"rules={self._rules}")
        return f"{type(self).__name__}({', '.join(parts)})"

    def start(self, seed: int) -> Position:
        """A new game; the same seed gives the same game."""
        if not 0 <= index(seed) <= LARGEST_SEED:
            raise OptionError(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {seed}")
        position = self.blank()
        position.set_up(seed)
        return position

    def from_bytes(self, data: bytes) -> Position:
        return read_whole(self.blank(), data)

    def seen_from_bytes(self, data: bytes) -> Seen[Position]:
        return read_seen(self.blank(), data)

    def blank(self) -> Position:
        """An empty position of this table that knows how this version reads the rules."""
        position = self._empty()
        for switch, since in self.readings.items():
            setattr(position, switch, int(self._rules >= since))
        return position

    def _empty(self) -> Position:
        """A position of this table, with its options, before anything is dealt."""
        raise NotImplementedError

    @property
    def seats(self) -> int:
        return self._seats

    @property
    def options(self) -> Mapping[str, str]:
        return self._options

    @property
    def option_defaults(self) -> Mapping[str, str]:
        return {option: values[0] for option, values in self.known_options.items()}

    @property
    def rules_version(self) -> int:
        return self._rules

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

    @property
    def components_differences(self) -> Sequence[Difference]:
        return self._box.differences

    def reason_key(self, number: int) -> str:
        return self.reason_keys[number]

    def read(self, text: str) -> int:
        """The action of a written form."""
        return self.catalogue.read(text)

    def write(self, action: int) -> str:
        """The written form of an action."""
        return self.catalogue.write(action)


def all_options(known: Mapping[str, tuple[str, ...]], given: Mapping[str, str]) -> dict[str, str]:
    """The given options, checked, and the defaults of the others, in a fixed order."""
    for option, value in given.items():
        if option not in known:
            raise OptionError(f"no option '{option}'; there are {', '.join(known)}")
        if value not in known[option]:
            allowed = " or ".join(known[option])
            raise OptionError(f"option {option} is {allowed}, not '{value}'")
    return {option: given.get(option, values[0]) for option, values in known.items()}
