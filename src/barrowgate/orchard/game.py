"""The orchard at one table: seats, options, components."""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Self

from barrowgate.core.components.differing import Difference
from barrowgate.core.errors import ComponentsError, OptionError, quoted
from barrowgate.core.game import all_options
from barrowgate.core.notation import Catalogue
from barrowgate.core.record import Record
from barrowgate.core.seen import Seen, read_seen, read_whole
from barrowgate.orchard import names
from barrowgate.orchard.position import Position

HAND = 2  # cards that each seat begins with
OPTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"rounds": ("2", "1", "3"), "basket": ("alone", "shared")}
)
COMPONENTS: Mapping[str, int] = MappingProxyType({"die": 6, "apples": 0})
MOST = 9  # of each component


@dataclass(frozen=True)
class Orchard:
    """A game that never changes: it describes a table and makes positions."""

    seats: int = 2
    options: Mapping[str, str] = field(default_factory=lambda: all_options(OPTIONS, {}))
    components_changes: str = ""

    name: ClassVar[str] = "toy-orchard"
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = names.SEATS
    known_options: ClassVar[Mapping[str, tuple[str, ...]]] = OPTIONS
    catalogue: ClassVar[Catalogue] = names.CATALOGUE
    rules_version: ClassVar[int] = 1
    edition: ClassVar[str] = "first"

    # --- How the registry makes one (``games.entry.Playable``) ------------------------------------

    @classmethod
    def make(
        cls, seats: int, options: Mapping[str, str], changes: str = "", rules: int | None = None
    ) -> Self:
        """A table; a player's own components are one line of JSON."""
        if not cls.least_seats <= seats <= cls.most_seats:
            allowed = f"{cls.least_seats} to {cls.most_seats}"
            raise OptionError(f"{cls.name} is for {allowed} seats, not {seats}")
        if rules not in (None, cls.rules_version):
            raise OptionError(f"{cls.name} has rules {cls.rules_version}, not {rules}")
        check_components(json.loads(changes or "{}"), "components")
        return cls(seats, all_options(OPTIONS, options), changes)

    @classmethod
    def of_record(cls, record: Record) -> Self:
        """The orchard that a record's header describes; other rules are refused by its replay."""
        for name, value in record.options.items():
            if value not in OPTIONS.get(name, ()):
                wrong = f"an orchard has no option {quoted(f'{name} {value}')}"
                raise record.error(f"option {name}", wrong)
        try:
            return cls.make(record.seats, record.options, record.changes)
        except ComponentsError as error:
            raise record.error("changes", error.problem) from error

    @classmethod
    def read_components(cls, path: Path) -> str:
        """A player's own components file as one line of JSON."""
        try:
            changes = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise ComponentsError(str(path), "", "", f"cannot be read: {error}") from error
        check_components(changes, str(path))
        return json.dumps(changes)

    # --- The contract (``core.contract.Game``) ----------------------------------------------------

    @property
    def option_defaults(self) -> Mapping[str, str]:
        return all_options(OPTIONS, {})

    @property
    def components(self) -> dict[str, int]:
        changes: dict[str, int] = json.loads(self.components_changes or "{}")
        return {**COMPONENTS, **changes}

    @property
    def components_differences(self) -> list[Difference]:
        return [
            Difference((name,), str(COMPONENTS[name]), str(value))
            for name, value in self.components.items()
            if value != COMPONENTS[name]
        ]

    @property
    def components_digest(self) -> str:
        written = json.dumps(self.components, sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()[:16]

    @property
    def longest_game(self) -> int:
        """Hide, main action and done, and every apple eaten."""
        turns = int(self.options["rounds"]) * self.seats
        most_apples = max(self.components["die"], names.BASKETS)
        return turns * (3 + most_apples) + self.seats * self.components["apples"]

    def start(self, seed: int) -> Position:
        position = Position(self)
        position.chance.seed(seed)
        for seat in range(self.seats):
            position.apples[seat] = self.components["apples"]
            for _ in range(HAND):
                position.draw(seat)
        return position

    def from_bytes(self, data: bytes) -> Position:
        return read_whole(Position(self), data)

    def seen_from_bytes(self, data: bytes) -> Seen[Position]:
        return read_seen(Position(self), data)

    def reason_key(self, number: int) -> str:
        return names.REASONS[number]


def check_components(changes: Mapping[str, Any], source: str) -> None:
    """Refuse what is not a component of an orchard."""
    for key, value in changes.items():
        if key not in COMPONENTS or not isinstance(value, int) or not 1 <= value <= MOST:
            raise ComponentsError(source, "", key, f"'{key}' must be a number from 1 to {MOST}")
