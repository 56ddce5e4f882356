"""Simulation: many games between bots, with the same result in any number of processes.

Each game has its own seed, made from the seed of the simulation and the number of the game, and
results are gathered by number: how the games were spread over processes leaves no trace.
"""

import signal
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache

from barrowgate import bots
from barrowgate.core.contract import Game
from barrowgate.games import entry
from barrowgate.lab.seeds import derive

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


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went."""

    scores: list[int]
    standing: list[int]
    decisions: int


@dataclass(frozen=True)
class Simulated:
    """All games of a plan, in the order of their numbers, and how long they took."""

    plan: Plan
    played: list[Played]
    seconds: float
    jobs: int


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Simulated:
    """Play all games; ``progress`` is told how many more are done."""
    plan.make_game()  # a plan that cannot be played is refused before any process starts
    for name in plan.bots:
        bots.make(name, 0)
    begun = time.perf_counter()
    shares = list(_shares(plan.games, jobs))
    results: dict[int, list[Played]] = {}
    for first, played in _spread(plan, shares, jobs):
        results[first] = played
        if progress is not None:
            progress(len(played))
    in_order = [played for first in sorted(results) for played in results[first]]
    return Simulated(plan, in_order, time.perf_counter() - begun, jobs)


def play_game(game: Game, plan: Plan, number: int) -> Played:
    """One game of the plan; its number is all that sets it apart."""
    seed = derive(plan.seed, number)
    players = [bots.make(name, derive(seed, seat)) for seat, name in enumerate(plan.bots)]
    position = game.start(seed)
    while not position.is_over:
        seat = position.actors()[0]
        position.play(seat, players[seat].choose(position.seen_by(seat)))
    return Played(position.scores(), position.standing(), position.n_actions)


def _shares(total: int, jobs: int) -> Iterator[range]:
    """The games in portions, several for each process."""
    size = max(1, min(LARGEST_SHARE, total // (4 * jobs)))
    for first in range(0, total, size):
        yield range(first, min(first + size, total))


def _spread(plan: Plan, shares: list[range], jobs: int) -> Iterator[tuple[int, list[Played]]]:
    """Each portion with its results, as they come in."""
    if jobs == 1:
        for share in shares:
            yield share.start, _play_share(plan, share)
        return
    pool = ProcessPoolExecutor(jobs, initializer=_leave_interrupts)
    try:
        running = {pool.submit(_play_share, plan, share): share.start for share in shares}
        for done in as_completed(running):
            yield running[done], done.result()
    finally:
        # Not by ``with``: it would wait for portions that nobody wants after Ctrl-C.
        pool.shutdown(wait=True, cancel_futures=True)


def _play_share(plan: Plan, share: range) -> list[Played]:
    game = _game_of(plan.game, len(plan.bots), tuple(plan.options.items()), plan.changes)
    return [play_game(game, plan, number) for number in share]


@cache
def _game_of(name: str, seats: int, options: tuple[tuple[str, str], ...], changes: str) -> Game:
    """Components are read once per process."""
    return entry(name).make(seats, dict(options), changes)


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that gave the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
