"""At the Gates of Loyang as a game at a table: seats, options, components."""

from collections.abc import Mapping
from types import MappingProxyType

from barrowgate.core.errors import OptionError
from barrowgate.core.game import BoxGame
from barrowgate.loyang import loading, names, notation, observation, reasons
from barrowgate.loyang.loading import Box
from barrowgate.loyang.position import Position

# The table options with their values; the first one is the default (docs/rulings.md).
OPTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "introductory": ("off", "on"),
        "first_player": ("seed", "1", "2", "3", "4"),
    }
)


class Loyang(BoxGame):
    """An immutable description of one game; one seat is the solitaire game."""

    name = "loyang"
    rules_version = 1
    longest_game = 20_000
    catalogue = notation.CATALOGUE
    layout = observation.LAYOUT
    reason_keys = reasons.KEYS

    def __init__(
        self, seats: int = 4, options: Mapping[str, str] | None = None, box: Box | None = None
    ) -> None:
        super().__init__(seats, names.SEATS, OPTIONS, options or {}, box or loading.shipped())
        self._tables = (box or loading.shipped()).components
        if seats == 1 and self.options["introductory"] == "on":
            raise OptionError("the introductory game is for 2 to 4 seats")
        first = self.options["first_player"]
        if first != "seed" and int(first) > seats:
            raise OptionError(f"option first_player is seed or a seat up to {seats}, not '{first}'")

    def start(self, seed: int) -> Position:
        """A new game; the same seed gives the same game."""
        self.check_seed(seed)
        position = self._fresh()
        position.set_up(seed)
        return position

    def from_bytes(self, data: bytes) -> Position:
        position = self._fresh()
        position.fill(data)
        return position

    def _fresh(self) -> Position:
        position = Position(self._tables, self.seats)
        position.introductory = int(self.options["introductory"] == "on")
        first = self.options["first_player"]
        position.first = -1 if first == "seed" else int(first) - 1
        return position
