"""Golden records: finished games that must replay for ever, each to the very same position.

A record's end line holds the scores; the comment behind it the digest of the last position. Each
game keeps its own on a shelf, a folder of ``.bgr`` files, and makes them with ``make_records``.
"""

import hashlib
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from barrowgate.core.chance import Chance
from barrowgate.core.checks import Chooser
from barrowgate.core.contract import Game, Position
from barrowgate.core.record import Record

MARK = "# last position "


@dataclass(frozen=True)
class Wanted:
    """A golden record to be made."""

    name: str
    seats: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    changes: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Shelf:
    """The golden records of one game."""

    folder: Path
    game_of: Callable[[Record], Game]
    """The game that a record's header describes."""

    def paths(self) -> list[Path]:
        return sorted(self.folder.glob("*.bgr"))

    def replay(self, record: Record, upto: int | None = None) -> Position:
        return record.replay(self.game_of(record), upto)

    def save(self, record: Record, path: Path) -> None:
        """Write a finished record with the digest of its last position."""
        text = record.write() + MARK + digest(self.replay(record)) + "\n"
        path.write_text(text, encoding="utf-8", newline="\n")

    def stamp(self, name: str) -> None:
        """Give a finished record of one's own its digest."""
        record = Record.load(name)
        if record.scores is None:
            sys.exit(f"{name}: only a finished game can be golden; its last line must be 'end ...'")
        self.save(record, Path(name))

    def keep(self, record: Record, name: str) -> None:
        self.folder.mkdir(exist_ok=True)
        self.save(record, self.folder / f"{name}.bgr")


def digest(position: Position) -> str:
    return hashlib.sha256(position.to_bytes()).hexdigest()[:32]


def kept_digest(path: Path) -> str:
    """The digest in the file, '' when it has none yet."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next((line.removeprefix(MARK) for line in lines if line.startswith(MARK)), "")


def play(game: Game, seed: int, choose: Chooser, player: str, *, any_order: bool = False) -> Record:
    """A game between players of one temper, seat by seat in ascending order (or in any)."""
    position = game.start(seed)
    record = Record.of(game, seed, [player] * game.seats)
    chance = Chance()
    chance.seed(seed)
    while not position.is_over:
        actors = position.actors()
        seat = actors[chance.below(len(actors)) if any_order else 0]
        action = choose(position, seat, chance)
        position.play(seat, action)
        record.add(seat, game.catalogue.write(action))
    record.scores = position.scores()
    return record
