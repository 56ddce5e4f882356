"""The tellers of all games, by the name of the game."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from barrowgate.core.contract import Game
from barrowgate.lagranja import LaGranja
from barrowgate.telling.lagranja import LaGranjaTeller
from barrowgate.telling.teller import Teller

TELLERS: Mapping[str, Callable[[Game], Teller]] = MappingProxyType({LaGranja.name: LaGranjaTeller})
