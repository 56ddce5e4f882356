"""How long it takes to see a position, to deal what was not seen, and to write it down."""

import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from barrowgate.core.chance import Chance
from barrowgate.core.contract import Game, ObservedPosition

EVERY = 13  # decisions: positions from all through a game
MICROSECOND = 1e-6
T = TypeVar("T")


def measure_seeing(
    game: Game, position: ObservedPosition, chance: Chance, seconds: float
) -> dict[str, float]:
    """Microseconds of each call, as a mean over one game and all its seats."""
    moments = []
    while not position.is_over:
        moments.append(position.copy())
        position.playout(chance, EVERY)
    seats = range(game.seats)
    seen = [moment.seen_by(seat) for moment in moments for seat in seats]
    written = [moment.to_bytes() for moment in moments]
    share = seconds / 4
    return {
        "seen_by": mean(
            lambda one: one[0].seen_by(one[1]), [(m, s) for m in moments for s in seats], share
        ),
        "determinize": mean(lambda one: one.determinize_into(position, 7), seen, share),
        "to_bytes": mean(lambda moment: moment.to_bytes(), moments, share),
        "from_bytes": mean(game.from_bytes, written, share),
    }


def mean(call: Callable[[T], object], things: Sequence[T], seconds: float) -> float:
    """Microseconds of a call, over all things again and again."""
    calls, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds or calls == 0:
        for thing in things:
            call(thing)
        calls += len(things)
    return spent / calls / MICROSECOND
