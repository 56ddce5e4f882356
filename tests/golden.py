"""Golden records: finished games that must replay for ever, to what the players saw and did.

A record is stamped: the digest of who could act, of the written legal actions at every step, of
the scores, and of those facts of the views that the game's list names. So another layout of bytes
or a new key of the view changes no stamp. Each game keeps its records on a shelf, a folder of
``.bgr`` files with the stamps beside them, and makes new ones with ``make_records``; a record that
is there is never written again.
"""

import hashlib
import json
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from barrowgate.core.chance import Chance
from barrowgate.core.checks import Chooser
from barrowgate.core.contract import Game, Position
from barrowgate.core.game import BoxGame
from barrowgate.core.record import Record

STAMPS = "stamps.toml"
FACTS_EVERY = 10  # actions


@dataclass(frozen=True)
class Wanted:
    """A golden record to be made."""

    name: str
    seats: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    changes: Mapping[str, Any] = field(default_factory=dict)
    rules: int | None = None  # the newest
    unnamed: tuple[str, ...] = ()  # options that the record does not have: it is from before them
    temper: str = "eager"  # of its players


@dataclass(frozen=True)
class Shelf:
    """The golden records of one game."""

    folder: Path
    game_of: Callable[[Record], BoxGame[Any]]
    """The game that a record's header describes."""
    facts: tuple[str, ...]
    """What belongs to a stamp of a view; ``farms.silver`` is the silver of every farm."""

    def paths(self) -> list[Path]:
        return sorted(self.folder.glob("*.bgr"))

    def replay(self, record: Record, upto: int | None = None) -> Position:
        return record.replay(self.game_of(record), upto)

    def stamps(self) -> dict[str, str]:
        return tomllib.loads((self.folder / STAMPS).read_text(encoding="utf-8"))

    def stamp_of(self, record: Record) -> str:
        """What players see and do in a record, as a digest."""
        digest = hashlib.sha256()
        for line in self._seen_and_done(record):
            digest.update(line.encode() + b"\n")
        return digest.hexdigest()[:32]

    def _seen_and_done(self, record: Record) -> Iterator[str]:
        game = self.game_of(record)
        for number, position in enumerate(record.fold(game)):
            for seat in sorted(position.actors()):
                legal = sorted(game.catalogue.write(action) for action in position.legal(seat))
                yield f"{seat}: {', '.join(legal)}"
            if number % FACTS_EVERY == 0 or position.is_over:
                yield from self._told(position, game.seats)
            if position.is_over:
                yield f"{position.scores()} {position.standing()}"

    def _told(self, position: Position, seats: int) -> Iterator[str]:
        for reader in range(-1, seats):
            view = position.view(reader)
            for fact in self.facts:
                told = json.dumps(fact_of(view, fact.split(".")), sort_keys=True)
                yield f"{reader} {fact} {told}"

    def stamp(self, path: Path) -> None:
        """Stamp a finished record of the shelf that has no stamp yet."""
        record = Record.load(path)
        if record.scores is None:
            sys.exit(f"{path}: only a finished game can be golden; its last line must be 'end ...'")
        kept = self.stamps() if (self.folder / STAMPS).exists() else {}
        new = self.stamp_of(record)
        if kept.setdefault(path.stem, new) != new:
            sys.exit(f"{path}: its stamp is {kept[path.stem]}, and a stamp never changes")
        lines = [f'{name} = "{stamp}"' for name, stamp in sorted(kept.items())]
        text = "\n".join([*lines, ""])
        (self.folder / STAMPS).write_text(text, encoding="utf-8", newline="\n")

    def has(self, wanted: Wanted) -> bool:
        return (self.folder / f"{wanted.name}.bgr").exists()

    def keep(self, record: Record, wanted: Wanted) -> None:
        for option in wanted.unnamed:
            del record.options[option]
        path = self.folder / f"{wanted.name}.bgr"
        path.write_text(record.write(), encoding="utf-8", newline="\n")
        self.stamp(path)


def make_records(
    shelf: Shelf,
    game: type[BoxGame[Any]],
    wanted: Iterable[Wanted],
    play_one: Callable[[Game, Wanted], Record],
    files: Sequence[str],
) -> None:
    """Stamp the files that are named; without any, play the records that are not there yet."""
    for name in files:
        shelf.stamp(shelf.folder / Path(name).name)
    for each in wanted:
        if not files and not shelf.has(each):
            box = game.loader.from_changes(json.dumps(each.changes))
            shelf.keep(play_one(game(each.seats, each.options, box, each.rules), each), each)


def fact_of(value: Any, path: list[str]) -> Any:
    """What lies at the end of a path of keys; lists along it are gone through one by one."""
    if not path or value is None:
        return value
    if isinstance(value, list):
        return [fact_of(each, path) for each in value]
    return fact_of(value.get(path[0]), path[1:])


def play(game: Game, seed: int, choose: Chooser, player: str, *, any_order: bool = False) -> Record:
    """A game between players of one temper; of several that may act the first goes (or any)."""
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
