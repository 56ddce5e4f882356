"""Observations of games that were played at random, and the positions they belong to."""

from typing import Any

import numpy

from barrowgate.core.chance import Chance
from barrowgate.games import entry


def some(name: str, seats: int, count: int) -> list[tuple[Any, int]]:
    """Positions of several games, each with the seat that acts there."""
    game: Any = entry(name).make(seats)
    chance = Chance()
    chance.seed(seats)
    found: list[tuple[Any, int]] = []
    for number in range(count):
        position = game.start(number)
        position.playout(chance, number * 37 % 400)
        while position.is_over or len(position.legal(position.actors()[0])) == 1:
            position = game.start(number + 1000)
            position.playout(chance, number * 11 % 60)
        found.append((position, position.actors()[0]))
    return found


def observed(positions: list[tuple[Any, int]]) -> Any:
    """A row for each, as the acting seat sees it."""
    rows = [
        numpy.frombuffer(position.observation(seat), numpy.int16) for position, seat in positions
    ]
    return numpy.stack(rows)
