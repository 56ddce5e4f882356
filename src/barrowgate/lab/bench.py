"""Benchmarks: how fast the engine of this process is, through the calls that every program uses.

Random actions come from ``core.chance``, so every engine plays the same games.
"""

import time
from array import array
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import cast

from barrowgate.core import engine
from barrowgate.core.batch import Batch
from barrowgate.core.chance import Chance
from barrowgate.core.contract import Game, ObservedGame, ObservedPosition
from barrowgate.games import entry
from barrowgate.lab.seeds import derive
from barrowgate.lab.seeing_bench import measure_seeing
from barrowgate.lab.telling_bench import measure_telling
from barrowgate.lab.thinking_bench import measure_thinking

SEED = 1
CALLS_AT_ONCE = 100
BYTES_EVERY = 10  # decisions
BATCH = 1024  # games
MICROSECOND = 1e-6
THINKING = (2, 4)  # seats at which bots are always timed: what others may do makes a search slow

UNITS = {
    "decisions": "1/s",
    "games": "1/s",
    "decisions_a_game": "decisions",
    "branching": "actions",
    "forced": "share",
    "decision_p50": "us",
    "decision_p99": "us",
    "decision_worst": "us",
    "playout": "1/s",
    "copy_into": "us",
    "copy": "us",
    "position": "bytes",
    "observation": "us",
    "batch": "1/s",
    "look": "us",
    "simulations": "1/s",
    "seen_by": "us",
    "determinize": "us",
    "to_bytes": "us",
    "from_bytes": "us",
    "views": "us",
    "telling": "us",
    "telling_p99": "us",
}


@dataclass(frozen=True)
class Row:
    """One figure of one game: the median of all rounds, and their spread."""

    game: str
    engine: str
    seats: int
    figure: str
    value: float
    unit: str
    least: float
    most: float

    def as_json(self) -> dict[str, str | int | float]:
        return asdict(self)


@dataclass
class Tally:
    """What was counted while games were played."""

    seconds: float = 0.0  # with setting up
    playing: float = 0.0
    games: int = 0
    offered: list[int] = field(default_factory=list)  # legal actions of each decision

    @property
    def decisions(self) -> int:
        return len(self.offered)


def bench(name: str, seats: int, seconds: float, all_figures: bool = True) -> Iterator[Row]:
    """The figures of a game with this many seats; each measurement takes about ``seconds``.

    Without ``all_figures`` only what games through ``legal`` and ``play`` show and, at some numbers
    of seats, how fast bots think. A game that is not built on the board (``core.board``) has no
    playouts or batches to measure.
    """
    game = entry(name).make(seats)
    found = measure_games(game, seconds)
    if all_figures:
        found |= measure_decisions(game, seconds)
        found["views"] = measure_views(game, seconds)
    if all_figures and entry(name).is_observed:
        found["playout"] = measure_playouts(game, seconds)
        found |= measure_copies(game, seconds / 2)
        found["position"] = measure_bytes(game)
        found |= measure_seeing(game, *started(game, 0), seconds)
        found["observation"] = measure_observations(game, seconds / 2)
        found["batch"] = measure_batch(game, seconds * 2)
    if (all_figures or seats in THINKING) and entry(name).is_observed:
        found |= measure_thinking(game, *started(game, 0), seconds)
    if all_figures and entry(name).telling:
        teller = entry(name).part("telling")(game)
        found |= measure_telling(teller, *started(game, 0), seconds)
    which = engine.running().name
    for figure, value in found.items():
        shown = round(value, 4)
        yield Row(name, which, seats, figure, shown, UNITS[figure], shown, shown)


def measure_games(game: Game, seconds: float) -> dict[str, float]:
    """Random games through ``legal`` and ``play``."""
    tally = play_games(game, seconds)
    return {
        "decisions": tally.decisions / tally.playing,
        "games": tally.games / tally.seconds,
        "decisions_a_game": tally.decisions / tally.games,
        "branching": sum(tally.offered) / tally.decisions,
        "forced": tally.offered.count(1) / tally.decisions,
    }


def play_games(game: Game, seconds: float) -> Tally:
    """Whole random games until the time is over; every call that a program needs is counted."""
    tally = Tally()
    offer = tally.offered.append
    begun = time.perf_counter()
    while tally.games == 0 or tally.seconds < seconds:
        position, chance = started(game, tally.games)
        dealt = time.perf_counter()
        while not position.is_over:
            seat = position.actors()[0]
            legal = position.legal(seat)
            count = len(legal)
            position.play(seat, legal[chance.below(count)])
            offer(count)
        over = time.perf_counter()
        tally.games += 1
        tally.playing += over - dealt
        tally.seconds = over - begun
    return tally


def measure_decisions(game: Game, seconds: float) -> dict[str, float]:
    """Single decisions: ``legal`` and ``play`` of each, choosing not counted."""
    clock = time.perf_counter_ns
    spent: list[int] = []
    number = 0
    until = clock() + seconds * 1e9
    while number == 0 or clock() < until:
        position, chance = started(game, number)
        number += 1
        while not position.is_over:
            seat = position.actors()[0]
            asked = clock()
            legal = position.legal(seat)
            answered = clock()
            action = legal[chance.below(len(legal))]
            chosen = clock()
            position.play(seat, action)
            spent.append(answered - asked + clock() - chosen)
    spent.sort()
    return {
        "decision_p50": spent[len(spent) // 2] / 1000,
        "decision_p99": spent[len(spent) * 99 // 100] / 1000,
        "decision_worst": spent[-1] / 1000,
    }


def measure_playouts(game: Game, seconds: float) -> float:
    """Decisions per second of random games inside the engine; dealing is not counted."""
    decisions, number, spent = 0, 0, 0.0
    until = time.perf_counter() + seconds
    while number == 0 or time.perf_counter() < until:
        position, chance = started(game, number)
        number += 1
        begun = time.perf_counter()
        decisions += position.playout(chance, game.longest_game)
        spent += time.perf_counter() - begun
    return decisions / spent


def measure_copies(game: Game, seconds: float) -> dict[str, float]:
    """Microseconds to copy a position in the middle of a game, into a given one and a new one."""
    position = middle(game)
    given = position.copy()
    return {
        "copy_into": seconds_a_call(partial(position.copy_into, given), seconds) / MICROSECOND,
        "copy": seconds_a_call(position.copy, seconds) / MICROSECOND,
    }


def seconds_a_call(call: Callable[[], object], seconds: float) -> float:
    """The mean time of a call; enough at once that reading the clock does not count."""
    calls, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds or calls == 0:
        for _ in range(CALLS_AT_ONCE):
            call()
        calls += CALLS_AT_ONCE
    return spent / calls


def measure_bytes(game: Game) -> float:
    """Mean size of a position over one game."""
    position, chance = started(game, 0)
    sizes = [len(position.to_bytes())]
    while not position.is_over:
        position.playout(chance, BYTES_EVERY)
        sizes.append(len(position.to_bytes()))
    return sum(sizes) / len(sizes)


def measure_views(game: Game, seconds: float) -> float:
    """Microseconds for the views of all seats and the onlooker, mean over whole random games."""
    made, number, spent = 0, 0, 0.0
    while number == 0 or spent < seconds:
        position, chance = started(game, number)
        number += 1
        while not position.is_over:
            seat = position.actors()[0]
            legal = position.legal(seat)
            position.play(seat, legal[chance.below(len(legal))])
            begun = time.perf_counter()
            position.views()
            spent += time.perf_counter() - begun
            made += 1
    return spent / made / MICROSECOND


def measure_observations(game: Game, seconds: float) -> float:
    """Microseconds of an observation in the middle of a game, into a row that is there already."""
    position = middle(game)
    row = array("h", [0] * cast(ObservedGame, game).layout.width)

    def observe_all() -> None:
        for seat in range(game.seats):
            position.observe(seat, row)

    return seconds_a_call(observe_all, seconds) / game.seats / MICROSECOND


def measure_batch(game: Game, seconds: float) -> float:
    """Decisions per second of games side by side, with masks and observations of each.

    A game that ends is dealt anew, which counts; choosing does not.
    """
    batch = Batch(cast(ObservedGame, game), BATCH, SEED)
    chance = Chance()
    chance.seed(SEED)
    decisions, spent = 0, 0.0
    while decisions == 0 or spent < seconds:
        choices = batch.choose(chance)
        begun = time.perf_counter()
        batch.step(choices)
        batch.restart()
        spent += time.perf_counter() - begun
        decisions += BATCH
    return decisions / spent


def middle(game: Game) -> ObservedPosition:
    """A position half way through a random game."""
    position, chance = started(game, 0)
    length = position.playout(chance, game.longest_game)
    position, chance = started(game, 0)
    position.playout(chance, length // 2)
    return position


def started(game: Game, number: int) -> tuple[ObservedPosition, Chance]:
    """A game at its beginning, with the chance of who plays it; each number deals another one."""
    seed = derive(SEED, number)
    chance = Chance()
    chance.seed(seed)
    return cast(ObservedPosition, game.start(seed)), chance
