"""Simulation: many games between bots, with the same result in any number of processes.

Each game has its own seed, made from the seed of the simulation and the number of the game, and
results are gathered by number: how the games were spread over processes leaves no trace.
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from multiprocessing import active_children, parent_process
from multiprocessing.process import BaseProcess

from barrowgate import bots
from barrowgate.core.contract import Game
from barrowgate.core.errors import BarrowgateError
from barrowgate.games import entry
from barrowgate.lab.seeds import derive

LARGEST_SHARE = 25  # games in one go, so that progress is seen
AHEAD = 2  # portions given to each process: one it plays, one for afterwards


class WorkersLost(BarrowgateError):
    """Processes that could not be started, or, where there is no reason, one that was killed."""

    def __init__(self, reason: str = "") -> None:
        super().__init__(f"processes cannot be started: {reason}" if reason else "one was killed")
        self.reason = reason


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
    with closing(_spread(plan, shares, jobs)) as portions:
        for first, played in portions:
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


def _spread(
    plan: Plan, shares: list[range], jobs: int
) -> Generator[tuple[int, list[Played]], None, None]:
    """Each portion with its results, as they come in."""
    if jobs == 1:
        for share in shares:
            yield share.start, _play_share(plan, share)
        return
    waiting = iter(shares)
    with _workers(min(jobs, len(shares))) as pool:
        running = _give_out(pool, plan, islice(waiting, AHEAD * jobs))
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            running |= _give_out(pool, plan, islice(waiting, len(done)))
            for portion in done:
                yield running.pop(portion), portion.result()


def _play_share(plan: Plan, share: range) -> list[Played]:
    game = _game_of(plan.game, len(plan.bots), tuple(plan.options.items()), plan.changes)
    return [play_game(game, plan, number) for number in share]


@cache
def _game_of(name: str, seats: int, options: tuple[tuple[str, str], ...], changes: str) -> Game:
    """Components are read once per process."""
    return entry(name).make(seats, dict(options), changes)


# --- Processes ------------------------------------------------------------------------------------


@contextmanager
def _workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that play. They end with the work, with this process, or when it wants no more."""
    others = active_children()
    try:
        pool = ProcessPoolExecutor(count, initializer=_attend)
    except (OSError, NotImplementedError, ValueError) as error:  # none, or not so many, here
        raise WorkersLost(_reason(error)) from error
    try:
        yield pool
    except BaseException as error:
        _send_home(pool, [child for child in active_children() if child not in others])
        if isinstance(error, BrokenExecutor):
            raise WorkersLost from error
        raise
    pool.shutdown()


def _send_home(pool: ProcessPoolExecutor, workers: list[BaseProcess]) -> None:
    """Nobody wants what they still play."""
    for worker in workers:
        worker.kill()
    pool.shutdown(cancel_futures=True)
    for worker in workers:
        worker.join()


def _give_out(
    pool: ProcessPoolExecutor, plan: Plan, shares: Iterable[range]
) -> dict[Future[list[Played]], int]:
    """Each portion with its first game; the processes start here."""
    with _interrupts_held():
        try:
            return {pool.submit(_play_share, plan, share): share.start for share in shares}
        except OSError as error:
            raise WorkersLost(_reason(error)) from error


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C waits, and never reaches processes started now: it is for the one that starts them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _attend() -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """However the process ended that gave the work, even by SIGKILL: nobody waits for it now."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
