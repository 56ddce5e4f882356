"""The games that the terminal can show: another game is one more entry here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from barrowgate.cli.catalogue import Components
from barrowgate.cli.console import Symbols
from barrowgate.cli.face import Face
from barrowgate.cli.lagranja import LaGranjaComponents, LaGranjaFace
from barrowgate.cli.loyang import LoyangComponents, LoyangFace
from barrowgate.core.contract import Game
from barrowgate.lagranja import LaGranja
from barrowgate.locales import Words
from barrowgate.loyang import Loyang


@dataclass(frozen=True)
class Shown:
    """What the terminal has of one game, besides its rules."""

    face: Callable[[Game, Sequence[str], Words, Symbols], Face]
    components: Callable[[Game, Words, Symbols], Components]


SHELF: Mapping[str, Shown] = MappingProxyType(
    {
        LaGranja.name: Shown(LaGranjaFace, LaGranjaComponents),
        Loyang.name: Shown(LoyangFace, LoyangComponents),
    }
)
