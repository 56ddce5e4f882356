"""The games that there are: another one is one more entry here (docs/adding-a-game.md)."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType

from barrowgate.core.contract import Game
from barrowgate.core.errors import OptionError, quoted
from barrowgate.core.record import Record
from barrowgate.games.entry import GameEntry
from barrowgate.lagranja import LaGranja
from barrowgate.loyang import Loyang

_ENTRIES = (
    GameEntry(
        LaGranja,
        telling="barrowgate.telling.lagranja:LaGranjaTeller",
        terminal="barrowgate.cli.lagranja:LaGranjaTerminal",
        components="barrowgate.cli.lagranja:LaGranjaInventory",
        rulebook="barrowgate.cli:rulebooks/la-granja.md",
    ),
    GameEntry(
        Loyang,
        telling="barrowgate.telling.loyang:LoyangTeller",
        terminal="barrowgate.cli.loyang:LoyangTerminal",
        components="barrowgate.cli.loyang:LoyangInventory",
        rulebook="barrowgate.cli:rulebooks/loyang.md",
    ),
)
_known = {entry.name: entry for entry in _ENTRIES}
REGISTRY: Mapping[str, GameEntry] = MappingProxyType(_known)
"""Every game by its name, in the order in which they are listed."""
FIRST = _ENTRIES[0].name
"""The one that is played when none is named."""


def entry(name: str) -> GameEntry:
    """A game by its name."""
    if name not in REGISTRY:
        raise OptionError(_unknown(name))
    return REGISTRY[name]


def of_record(record: Record) -> Game:
    """The game that a record was played with (core.record.Maker)."""
    if record.game not in REGISTRY:
        raise record.error("game", _unknown(record.game))
    return REGISTRY[record.game].of_record(record)


@contextmanager
def extended(new: GameEntry) -> Iterator[GameEntry]:
    """The registry with one more game, for the length of the block and in this process only."""
    if new.name in REGISTRY:
        raise OptionError(f"there is already a game '{new.name}'")
    _known[new.name] = new
    try:
        yield new
    finally:
        del _known[new.name]


def _unknown(name: str) -> str:
    return f"no game '{quoted(name)}'; known: {', '.join(REGISTRY)}"
