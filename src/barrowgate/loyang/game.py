"""At the Gates of Loyang as a game at a table: seats, options, components."""

from collections.abc import Mapping
from types import MappingProxyType

from barrowgate.core.errors import OptionError
from barrowgate.core.game import BoxGame
from barrowgate.loyang import loading, names, notation, observation_parts, reasons
from barrowgate.loyang.frames import FRAMES
from barrowgate.loyang.loading import Box
from barrowgate.loyang.position import Position

# The table options with their values; the first one is the default (docs/rulings.md).
OPTIONS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "introductory": ("off", "on"),
        "first_player": ("seed", "1", "2", "3", "4"),
    }
)


class Loyang(BoxGame[Position]):
    """At the Gates of Loyang at one table."""

    name = "loyang"
    most_seats = names.SEATS
    known_options = OPTIONS
    loader = loading.LOADER
    newest_rules = 2
    readings: Mapping[str, int] = MappingProxyType({"squire_stays": 2})
    longest_game = 20_000
    catalogue = notation.CATALOGUE
    frames = FRAMES
    layout = observation_parts.LAYOUT
    reason_keys = reasons.KEYS

    def __init__(
        self,
        seats: int = 4,
        options: Mapping[str, str] | None = None,
        box: Box | None = None,
        rules: int | None = None,
    ) -> None:
        super().__init__(seats, options, box, rules)
        if seats == 1 and self.options["introductory"] == "on":
            raise OptionError("the introductory game is for 2 to 4 seats")
        first = self.options["first_player"]
        if first != "seed" and int(first) > seats:
            raise OptionError(f"option first_player is seed or a seat up to {seats}, not '{first}'")

    def _empty(self) -> Position:
        position = Position(self.box.components, self.seats)
        position.introductory = int(self.options["introductory"] == "on")
        first = self.options["first_player"]
        position.big_token = -1 if first == "seed" else int(first) - 1
        return position
