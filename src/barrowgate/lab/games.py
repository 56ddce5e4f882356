"""The games by name: how each is made for a table, and made again from a record."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from barrowgate.core.contract import Game
from barrowgate.core.errors import OptionError
from barrowgate.core.record import Record
from barrowgate.lagranja import LaGranja
from barrowgate.lagranja import game as la_granja
from barrowgate.lagranja import loading as la_granja_boxes
from barrowgate.lagranja import names as la_granja_names
from barrowgate.loyang import Loyang
from barrowgate.loyang import game as loyang
from barrowgate.loyang import loading as loyang_boxes
from barrowgate.loyang import names as loyang_names


@dataclass(frozen=True)
class Kind:
    """A game as one finds it on the shelf, before seats and options are chosen."""

    name: str
    most_seats: int
    options: Mapping[str, tuple[str, ...]]  # the values of each; the first is the default
    make: Callable[[int, Mapping[str, str], str], Game]  # seats, options, changed components
    of_record: Callable[[Record], Game]  # the game that a record was played with
    read_components: Callable[[Path], str]  # a player's own file as one checked line of JSON


def _la_granja(seats: int, options: Mapping[str, str], changes: str) -> Game:
    return LaGranja(seats, options, la_granja_boxes.from_changes(changes))


def _la_granja_components(path: Path) -> str:
    return la_granja_boxes.load(path).changes


def _loyang(seats: int, options: Mapping[str, str], changes: str) -> Game:
    return Loyang(seats, options, loyang_boxes.from_changes(changes))


def _loyang_components(path: Path) -> str:
    return loyang_boxes.load(path).changes


_ALL = (
    Kind(
        LaGranja.name,
        la_granja_names.SEATS,
        la_granja.OPTIONS,
        _la_granja,
        LaGranja.of_record,
        _la_granja_components,
    ),
    Kind(
        Loyang.name,
        loyang_names.SEATS,
        loyang.OPTIONS,
        _loyang,
        Loyang.of_record,
        _loyang_components,
    ),
)
KINDS: Mapping[str, Kind] = MappingProxyType({kind.name: kind for kind in _ALL})
FIRST = LaGranja.name  # the one that is played when none is named


def kind(name: str) -> Kind:
    """A game by its name."""
    if name not in KINDS:
        raise OptionError(f"no game '{name}'; there is {', '.join(KINDS)}")
    return KINDS[name]


def of_record(record: Record) -> Game:
    """The game that a record was played with (core.record.Maker)."""
    if record.game not in KINDS:
        raise record.error("game", f"no game '{record.game}'; there is {', '.join(KINDS)}")
    return KINDS[record.game].of_record(record)
