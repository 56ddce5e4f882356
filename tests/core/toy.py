"""Whole games of the example game (``barrowgate.orchard``), and the game of a record of one."""

from barrowgate.core.chance import Chance
from barrowgate.core.errors import quoted
from barrowgate.core.record import Record
from barrowgate.orchard import Orchard
from barrowgate.orchard.position import Position


def make(record: Record) -> Orchard:
    """The orchard that a record's header describes; no other game is known here."""
    if record.game != Orchard.name:
        raise record.error("game", f"there is no game '{quoted(record.game)}'")
    return Orchard.of_record(record)


def play_randomly(game: Orchard, seed: int) -> tuple[Position, list[tuple[int, int]]]:
    """A whole game between random players: its last position, and its seats and actions."""
    position = game.start(seed)
    chance = Chance()
    chance.seed(seed + 1)
    played = []
    while not position.is_over:
        actors = position.actors()
        seat = actors[chance.below(len(actors))]
        legal = position.legal(seat)
        action = legal[chance.below(len(legal))]
        position.play(seat, action)
        played.append((seat, action))
    return position, played
