"""Simulation: many games between bots, with the same result in any number of processes.

Each game has its own seed, made from the seed of the simulation and the number of the game, and
results are gathered by number: how the games were spread over processes leaves no trace.
"""

import time
from collections.abc import Callable, Container, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial

from barrowgate.core.contract import Game
from barrowgate.games import entry
from barrowgate.lab.helpers import helpers_of
from barrowgate.lab.playing import Played, game_of, play_out, seat_bots
from barrowgate.lab.seeds import derive
from barrowgate.lab.workers import spread

LARGEST_SHARE = 25  # games in one go, so that progress is seen


@dataclass(frozen=True)
class Plan:
    """What is simulated; everything that the result depends on."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    changes: str = ""  # the user's own components, one line of JSON

    def make_game(self) -> Game:
        return entry(self.game).make(len(self.bots), self.options, self.changes)


@dataclass(frozen=True)
class Simulated:
    """All games of a plan, in the order of their numbers, and how long they took."""

    plan: Plan
    played: list[Played]
    seconds: float
    jobs: int


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Simulated:
    """Play all games; ``progress`` is told how many more are done."""
    # A plan that cannot be played is refused before any process starts.
    seat_bots(plan.bots, plan.make_game(), plan.seed)
    begun = time.perf_counter()
    shares = list(_shares(plan.games, jobs))
    results: dict[int, list[Played]] = {}
    with closing(spread(partial(_play_share, plan), shares, jobs)) as portions:
        for share, played in portions:
            results[share.start] = played
            if progress is not None:
                progress(len(played))
    in_order = [played for first in sorted(results) for played in results[first]]
    return Simulated(plan, in_order, time.perf_counter() - begun, jobs)


def _shares(total: int, jobs: int) -> Iterator[range]:
    """The games in portions, several for each process."""
    size = max(1, min(LARGEST_SHARE, total // (4 * jobs)))
    for first in range(0, total, size):
        yield range(first, min(first + size, total))


def _play_share(plan: Plan, share: range) -> list[Played]:
    game = game_of(plan.game, len(plan.bots), plan.options, plan.changes)
    helpers = helpers_of(game)
    return [_play(plan, game, helpers, number) for number in share]


def _play(plan: Plan, game: Game, helpers: Container[int], number: int) -> Played:
    """One game of the plan; its number is all that sets it apart."""
    seed = derive(plan.seed, number)
    return play_out(game.start(seed), seat_bots(plan.bots, game, seed), helpers)
