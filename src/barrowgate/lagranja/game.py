"""La Granja as a game at a table: seats, options, components."""

from collections.abc import Mapping
from types import MappingProxyType

from barrowgate.core.game import BoxGame
from barrowgate.lagranja import loading, names, notation, observation, reasons
from barrowgate.lagranja.loading import Box
from barrowgate.lagranja.position import Position

LONGEST_GAME = 20_000

# The four table options with their values; the first one is the default (docs/rulings.md).
OPTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "marker_limit": ("on", "off"),
        "secret_vp": ("off", "on"),
        "removal": ("all", "choose"),
        "extra_deliveries": ("as_you_go", "up_front"),
    }
)


class LaGranja(BoxGame):
    """An immutable description of one game; one seat is the solitaire game."""

    name = "la-granja"
    rules_version = 1
    longest_game = LONGEST_GAME
    catalogue = notation.CATALOGUE
    layout = observation.LAYOUT
    reason_keys = reasons.KEYS

    def __init__(
        self, seats: int = 4, options: Mapping[str, str] | None = None, box: Box | None = None
    ) -> None:
        super().__init__(seats, names.SEATS, OPTIONS, options or {}, box or loading.shipped())
        self._tables = (box or loading.shipped()).components

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
        position.limited = int(self.options["marker_limit"] == "on")
        position.secret_vp = int(self.options["secret_vp"] == "on")
        position.removal_chosen = int(self.options["removal"] == "choose")
        position.extra_up_front = int(self.options["extra_deliveries"] == "up_front")
        return position
