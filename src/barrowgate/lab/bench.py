"""Benchmarks: how fast the rules are, through the calls that every program uses."""

import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from inspect import getfile

from barrowgate.bots import RandomBot
from barrowgate.core.contract import Game, Position
from barrowgate.lab import games
from barrowgate.lab.seeds import derive

SEED = 1
COPIES_AT_ONCE = 100
BYTES_EVERY = 10  # decisions


@dataclass(frozen=True)
class Row:
    """One figure of one game."""

    game: str
    engine: str
    seats: int
    figure: str
    value: float
    unit: str

    def as_json(self) -> dict[str, str | int | float]:
        return asdict(self)


@dataclass
class Tally:
    """What was counted while games were played."""

    seconds: float = 0.0
    games: int = 0
    decisions: int = 0
    offered: int = 0
    forced: int = 0


def engine(position: Position) -> str:
    """Whether the rules run as they are written, or compiled."""
    try:
        source = getfile(type(position))
    except (TypeError, OSError):
        return "compiled"
    return "plain" if source.endswith(".py") else "compiled"


def bench(name: str, seats: int, seconds: float) -> Iterator[Row]:
    """All figures of a game with so many seats; each measurement takes about ``seconds``."""
    game = games.kind(name).make(seats, {}, "")
    which = engine(game.start(SEED))

    def row(figure: str, value: float, unit: str) -> Row:
        return Row(name, which, seats, figure, round(value, 3), unit)

    tally = measure_games(game, seconds)
    yield row("decisions", tally.decisions / tally.seconds, "1/s")
    yield row("games", tally.games / tally.seconds, "1/s")
    yield row("decisions_a_game", tally.decisions / tally.games, "decisions")
    yield row("branching", tally.offered / tally.decisions, "actions")
    yield row("forced", tally.forced / tally.decisions, "share")
    yield row("copies", measure_copies(game, seconds / 4), "1/s")
    yield row("position", measure_bytes(game), "bytes")


def measure_games(game: Game, seconds: float) -> Tally:
    """Random games through ``legal`` and ``play``, whole ones, until the time is over."""
    tally = Tally()
    begun = time.perf_counter()
    while tally.games == 0 or tally.seconds < seconds:
        seed = derive(SEED, tally.games)
        bot = RandomBot(seed)
        position = game.start(seed)
        while not position.is_over:
            seat = position.actors()[0]
            legal = position.legal(seat)
            position.play(seat, bot.pick(legal))
            tally.offered += len(legal)
            tally.forced += len(legal) == 1
        tally.decisions += position.n_actions
        tally.games += 1
        tally.seconds = time.perf_counter() - begun
    return tally


def measure_copies(game: Game, seconds: float) -> float:
    """Copies a second of a position in the middle of a game."""
    position = middle(game)
    copies = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds or copies == 0:
        for _ in range(COPIES_AT_ONCE):
            position.copy()
        copies += COPIES_AT_ONCE
    return copies / spent


def measure_bytes(game: Game) -> float:
    """Mean size of a position over one game."""
    sizes = [
        len(position.to_bytes())
        for number, position in enumerate(_course(game))
        if number % BYTES_EVERY == 0
    ]
    return sum(sizes) / len(sizes)


def middle(game: Game) -> Position:
    """A position half way through a random game."""
    length = sum(1 for _ in _course(game))
    course = _course(game)
    for _ in range(length // 2):
        position = next(course)
    return position


def _course(game: Game) -> Iterator[Position]:
    """One position that goes through a random game, always the same."""
    bot = RandomBot(SEED)
    position = game.start(SEED)
    while not position.is_over:
        yield position
        seat = position.actors()[0]
        position.play(seat, bot.pick(position.legal(seat)))
