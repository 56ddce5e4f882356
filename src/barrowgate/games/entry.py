"""An entry of the registry: one game, and where its parts lie in other rooms."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Protocol, cast

from barrowgate.core.contract import Game
from barrowgate.core.errors import OptionError
from barrowgate.core.record import Record


class Playable(Game, Protocol):
    """What the class of a game must have to be on the registry."""

    name: ClassVar[str]
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    known_options: ClassVar[Mapping[str, tuple[str, ...]]]

    @classmethod
    def make(
        cls, seats: int, options: Mapping[str, str], changes: str = "", rules: int | None = None
    ) -> Game:
        """A table; a player's own components are one line of JSON, the newest rules the default."""

    @classmethod
    def of_record(cls, record: Record) -> Game:
        """The game that a record was played with, or an error at the line that is wrong."""


class OwnComponents(Protocol):
    """What the class of a game has besides, if players may change its components."""

    @classmethod
    def read_components(cls, path: Path) -> str:
        """A player's own components file as one checked line of JSON."""


# The parts that a game may lack: what people call each, and the commands that need it.
PARTS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "telling": ("telling", ("serve",)),
    "terminal": ("table in the terminal", ("play", "replay", "hint", "review")),
    "components": ("list of components", ("cards",)),
    "rulebook": ("rulebook", ("rules",)),
}
ALWAYS = ("simulate", "ladder", "bench")  # commands that need the rules alone


@dataclass(frozen=True)
class GameEntry:
    """A game as one finds it on the registry, before seats and options are chosen.

    The parts belong to rooms above this one. They are named here (``package.module:name``), and
    imported when somebody asks for them. A game may lack any of them while it is unfinished: then
    its tests are those of the rules and of the parts that it has.
    """

    game: type[Playable]
    title: str = "game-name"  # the key of its title, among its own words
    telling: str = ""  # makes the telling.Teller of a table
    terminal: str = ""  # makes the table in the terminal
    components: str = ""  # lists the components in the terminal
    rulebook: str = ""  # a file of a package: ``package:folder/file.md``
    unfinished: bool = False

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def package(self) -> str:
        """Where the rules lie: ``barrowgate.lagranja``."""
        return self.game.__module__.rpartition(".")[0]

    @property
    def room(self) -> str:
        """The last word of the package: test folders have the same name."""
        return self.package.rpartition(".")[2]

    @property
    def least_seats(self) -> int:
        return self.game.least_seats

    @property
    def most_seats(self) -> int:
        return self.game.most_seats

    @cached_property
    def refused(self) -> Mapping[str, Mapping[str, list[int]]]:
        """By option and value: the numbers of seats for which the game refuses it."""
        every = range(self.least_seats, self.most_seats + 1)
        found: dict[str, dict[str, list[int]]] = {}
        for option, values in self.options.items():
            for value in values:
                if seats := [each for each in every if not self._takes(each, option, value)]:
                    found.setdefault(option, {})[value] = seats
        return found

    def _takes(self, seats: int, option: str, value: str) -> bool:
        try:
            self.game.make(seats, {option: value})
        except OptionError:
            return False
        return True

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The values of each table option; the first is the default."""
        return self.game.known_options

    @property
    def is_observed(self) -> bool:
        """Does it have what batches and playouts need (``core.contract.ObservedGame``)?"""
        return hasattr(self.game, "layout")

    def make(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        changes: str = "",
        rules: int | None = None,
    ) -> Game:
        """The game at a table."""
        return self.game.make(seats, options or {}, changes, rules)

    def of_record(self, record: Record) -> Game:
        """The game that a record was played with."""
        return self.game.of_record(record)

    def read_components(self, path: Path) -> str:
        """A player's own components file as one checked line of JSON; OptionError if none fits."""
        if not hasattr(self.game, "read_components"):
            raise OptionError(f"{self.name} has no components that a file could change")
        return cast("type[OwnComponents]", self.game).read_components(path)

    # --- Parts in other rooms -----------------------------------------------------------------

    def part(self, name: str) -> Any:
        """What a part names, imported now; OptionError in words where the game has none."""
        module, _, attribute = self.require(name).partition(":")
        return getattr(import_module(module), attribute)

    def text(self, name: str) -> str:
        """The file that a part names."""
        package, _, path = self.require(name).partition(":")
        return files(package).joinpath(*path.split("/")).read_text(encoding="utf-8")

    def require(self, name: str) -> str:
        """Where a part lies; OptionError in words where the game has none."""
        place: str = getattr(self, name)
        if not place:
            usable = ", ".join(self.commands())
            raise OptionError(f"{self.name} has no {PARTS[name][0]}; it can be used in {usable}")
        return place

    def commands(self) -> list[str]:
        """The commands that this game has everything for."""
        found = [*ALWAYS]
        for part, (_, commands) in PARTS.items():
            found += commands if getattr(self, part) else ()
        return found
