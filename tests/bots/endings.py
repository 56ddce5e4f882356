"""Last decisions of games whose best answer is known: everything that can follow is played."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from barrowgate.bots.wishes import wishes
from barrowgate.core.chance import Chance
from barrowgate.games import entry

MOST_ENDS = 60  # that can follow on one decision
CLEAR = 0.05  # how much better the best answer must be


class TooMany(Exception):
    """More can follow than is played."""


@dataclass(frozen=True)
class Ending:
    """A decision near the end, and its best actions."""

    position: Any
    seat: int
    best: set[int]
    utility: float  # of the seat, after any of the best


class Solver:
    """Every way to the end of a game, each seat choosing what is best for itself."""

    def __init__(self, scale: int) -> None:
        self._scale = scale
        self._ends = 0

    def ending(self, position: Any) -> Ending | None:
        """What is best now; None where it is not clear or too much can follow."""
        self._ends = 0
        seat = position.actors()[0]
        actions = position.distinct(seat)
        try:
            found = [self._after(position, seat, action) for action in actions]
        except TooMany:
            return None
        most = max(each[seat] for each in found)
        worse = [each[seat] for each in found if each[seat] < most]
        if not worse or most - max(worse) < CLEAR:
            return None
        best = {action for action, each in zip(actions, found, strict=True) if each[seat] == most}
        return Ending(position, seat, best, most)

    def _after(self, position: Any, seat: int, action: int) -> list[float]:
        after = position.copy()
        after.play(seat, action)
        if after.revealed and not after.is_over:
            raise TooMany
        return self._worth(after)

    def _worth(self, position: Any) -> list[float]:
        if position.is_over:
            self._ends += 1
            if self._ends > MOST_ENDS:
                raise TooMany
            return self.utilities(position)
        seat = position.actors()[0]
        actions = position.distinct(seat)
        return max(
            (self._after(position, seat, action) for action in actions),
            key=lambda found: found[seat],
        )

    def utilities(self, position: Any) -> list[float]:
        """What every seat of a game that is over wishes for, and has."""
        players = position.players
        points = [score / self._scale for score in position.net_scores()]
        places = position.standing()
        wins = [(place == 1) / places.count(1) for place in places]
        wish = wishes(players)
        return [
            sum(
                wish[step] * points[(seat + step) % players]
                + wish[4 + step] * wins[(seat + step) % players]
                for step in range(players)
            )
            for seat in range(players)
        ]


def endings(name: str, seats: int, seed: int, scale: int) -> Iterator[Ending]:
    """Those of a game that was played at random, the last one first."""
    chance = Chance()
    chance.seed(seed)
    position: Any = entry(name).make(seats).start(seed)
    moments = []
    while not position.is_over:
        moments.append(position.copy())
        position.playout(chance, 1)
    solver = Solver(scale)
    for moment in reversed(moments[-25:]):
        found = solver.ending(moment)
        if found is not None:
            yield found
