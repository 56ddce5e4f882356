"""The public names; ``barrowgate`` hands them on when they are asked for (docs/api.md)."""

from barrowgate.bots import Bot, RandomBot, Thought
from barrowgate.core.batch import Batch
from barrowgate.core.chance import Chance
from barrowgate.core.codec import FormatError
from barrowgate.core.contract import Game, ObservedGame, ObservedPosition, Position, Seen, View
from barrowgate.core.errors import (
    BarrowgateError,
    ComponentsError,
    IllegalAction,
    NotationError,
    OptionError,
    RecordError,
)
from barrowgate.core.record import Record
from barrowgate.core.table import Table, UndoError
from barrowgate.core.weights import Weights
from barrowgate.games import REGISTRY, GameEntry
from barrowgate.lagranja import LaGranja
from barrowgate.loyang import Loyang

__all__ = [
    "REGISTRY",
    "BarrowgateError",
    "Batch",
    "Bot",
    "Chance",
    "ComponentsError",
    "FormatError",
    "Game",
    "GameEntry",
    "IllegalAction",
    "LaGranja",
    "Loyang",
    "NotationError",
    "ObservedGame",
    "ObservedPosition",
    "OptionError",
    "Position",
    "RandomBot",
    "Record",
    "RecordError",
    "Seen",
    "Table",
    "Thought",
    "UndoError",
    "View",
    "Weights",
]
