"""The games that the terminal can show: another game is one more entry here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from barrowgate.cli.catalogue import Components
from barrowgate.cli.console import Symbols
from barrowgate.cli.lagranja import LaGranjaComponents, LaGranjaTerminal
from barrowgate.cli.loyang import LoyangComponents, LoyangTerminal
from barrowgate.cli.terminal_game import TerminalGame
from barrowgate.core.contract import Game
from barrowgate.lagranja import LaGranja
from barrowgate.locales import Words
from barrowgate.loyang import Loyang


@dataclass(frozen=True)
class Shown:
    """What the terminal has of one game, besides its rules."""

    terminal: Callable[[Game, Sequence[str], Words, Symbols], TerminalGame]
    components: Callable[[Game, Words, Symbols], Components]


SHELF: Mapping[str, Shown] = MappingProxyType(
    {
        LaGranja.name: Shown(LaGranjaTerminal, LaGranjaComponents),
        Loyang.name: Shown(LoyangTerminal, LoyangComponents),
    }
)
