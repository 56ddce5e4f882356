"""La Granja as a game at a table: seats, options, components."""

from collections.abc import Mapping
from types import MappingProxyType

from barrowgate.core.game import BoxGame
from barrowgate.lagranja import loading, names, notation, observation_parts, reasons
from barrowgate.lagranja.frames import FRAMES
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


class LaGranja(BoxGame[Position]):
    """La Granja at one table."""

    name = "la-granja"
    most_seats = names.SEATS
    known_options = OPTIONS
    loader = loading.LOADER
    newest_rules = 1
    readings: Mapping[str, int] = MappingProxyType({})
    longest_game = LONGEST_GAME
    catalogue = notation.CATALOGUE
    frames = FRAMES
    layout = observation_parts.LAYOUT
    reason_keys = reasons.KEYS

    def _empty(self) -> Position:
        position = Position(self.box.components, self.seats)
        position.limited = int(self.options["marker_limit"] == "on")
        position.secret_vp = int(self.options["secret_vp"] == "on")
        position.removal_chosen = int(self.options["removal"] == "choose")
        position.extra_up_front = int(self.options["extra_deliveries"] == "up_front")
        return position
