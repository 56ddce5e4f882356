"""La Granja as a game at a table: seats, options, components."""

from collections.abc import Mapping
from types import MappingProxyType

from barrowgate.core.errors import OptionError
from barrowgate.core.notation import Catalogue
from barrowgate.lagranja import loading, names, notation, packed, reasons
from barrowgate.lagranja.loading import Box
from barrowgate.lagranja.position import Position

RULES_VERSION = 1
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


class LaGranja:
    """An immutable description of one game; one seat is the solitaire game."""

    def __init__(
        self, seats: int = 4, options: Mapping[str, str] | None = None, box: Box | None = None
    ) -> None:
        if not 1 <= seats <= names.SEATS:
            raise OptionError(f"La Granja is for 1 to {names.SEATS} seats, not {seats}")
        self._seats = seats
        self._options = MappingProxyType(_all_options(options or {}))
        self._box = box or loading.shipped()

    name = "la-granja"
    rules_version = RULES_VERSION
    longest_game = LONGEST_GAME

    @property
    def seats(self) -> int:
        return self._seats

    @property
    def options(self) -> Mapping[str, str]:
        return self._options

    @property
    def box(self) -> Box:
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
    def catalogue(self) -> Catalogue:
        return notation.CATALOGUE

    def start(self, seed: int) -> Position:
        """A new game; the same seed gives the same game."""
        if not 0 <= seed < 2**63:
            raise OptionError(f"a seed is a whole number from 0 to 2**63 - 1, not {seed}")
        position = self._fresh()
        position.set_up(seed)
        return position

    def from_bytes(self, data: bytes) -> Position:
        position = self._fresh()
        packed.fill(position, data)
        return position

    def reason_key(self, number: int) -> str:
        return reasons.KEYS[number]

    def read(self, text: str) -> int:
        """The action of a written form."""
        return notation.CATALOGUE.read(text)

    def write(self, action: int) -> str:
        """The written form of an action."""
        return notation.CATALOGUE.write(action)

    def _fresh(self) -> Position:
        position = Position(self._box.components, self._seats)
        position.limited = int(self._options["marker_limit"] == "on")
        position.secret_vp = int(self._options["secret_vp"] == "on")
        position.removal_chosen = int(self._options["removal"] == "choose")
        position.extra_up_front = int(self._options["extra_deliveries"] == "up_front")
        return position


def _all_options(given: Mapping[str, str]) -> dict[str, str]:
    """The given options, checked, and the defaults of the others, in a fixed order."""
    for option, value in given.items():
        if option not in OPTIONS:
            raise OptionError(f"no option '{option}'; there are {', '.join(OPTIONS)}")
        if value not in OPTIONS[option]:
            allowed = " or ".join(OPTIONS[option])
            raise OptionError(f"option {option} is {allowed}, not '{value}'")
    return {option: given.get(option, values[0]) for option, values in OPTIONS.items()}
