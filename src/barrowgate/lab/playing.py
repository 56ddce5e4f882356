"""One game between bots: the table, who sits at it, and how it went."""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from barrowgate import bots
from barrowgate.bots import Bot
from barrowgate.core.contract import Game, Position
from barrowgate.games import entry
from barrowgate.lab.seeds import derive

Maker = Callable[[str, Game, int], Bot]
"""Makes a bot from its name, for a game, with a seed; it can be pickled, for other processes."""


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went."""

    scores: list[int]
    standing: list[int]
    decisions: int
    noted: frozenset[int] = frozenset()  # of the actions to be noted those that were played


def game_of(name: str, seats: int, options: Mapping[str, str], changes: str) -> Game:
    """The game at a table that is possible; its components are read once per process."""
    return _game_of(name, seats, tuple(options.items()), changes)


@cache
def _game_of(name: str, seats: int, options: tuple[tuple[str, str], ...], changes: str) -> Game:
    return entry(name).make(seats, dict(options), changes)


def told_of(game: Game) -> dict[str, Any]:
    """What results of a table say of its game, for programs."""
    return {
        "game": game.name,
        "rules": game.rules_version,
        "edition": game.edition,
        "components": game.components_digest,
        "options": dict(game.options),
    }


def seat_bots(names: Sequence[str], game: Game, seed: int, make: Maker = bots.make) -> list[Bot]:
    """The players of a game by seat; their own chance comes from the seed of the game."""
    return [make(name, game, derive(seed, seat)) for seat, name in enumerate(names)]


def play_out(
    position: Position, players: Sequence[Bot], to_note: Container[int] = frozenset()
) -> Played:
    """Play a position to its end."""
    noted = set()
    while not position.is_over:
        seat = position.actors()[0]
        action = players[seat].choose(position.seen_by(seat))
        position.play(seat, action)
        if action in to_note:
            noted.add(action)
    return Played(position.scores(), position.standing(), position.n_actions, frozenset(noted))
