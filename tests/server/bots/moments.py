"""Decisions to ask bots about, and what is under way while they are asked."""

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from barrowgate.bots.coach import choices
from barrowgate.core.contract import Game, Position, Seen
from barrowgate.games import entry
from barrowgate.server.bots.pool import BotPool

SEED = 4_611_686_018_427_387_847  # long enough to be recognised anywhere
PATIENCE = 30.0  # seconds, on a busy machine

T = TypeVar("T")


class Moment(NamedTuple):
    """A decision with several actions."""

    game: Game
    position: Position
    seen: Seen


def moment(name: str, seats: int = 2, after: int = 30) -> Moment:
    """The first decision with five choices or more after so many arbitrary actions."""
    game = entry(name).make(seats)
    position = game.start(SEED)
    while True:
        seat = position.actors()[0]
        seen = position.seen_by(seat)
        if position.n_actions >= after and len(choices(seen)) >= 5:
            return Moment(game, position, seen)
        legal = position.legal(seat)
        position.play(seat, legal[position.n_actions % len(legal)])


def with_pool(
    use: Callable[[BotPool], Awaitable[T]],
    size: int = 1,
    code: str | None = None,
) -> T:
    """Use a pool of real processes; ``code`` is run in place of the worker's module."""

    async def run() -> T:
        pool = BotPool(size) if code is None else BotPool(size, lambda _: python(code))
        await pool.start()
        try:
            return await use(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


def python(code: str) -> list[str]:
    return [sys.executable, "-P", "-c", code]


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that takes a moment."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def vanishes(process: int) -> bool:
    """Does a process end before patience does?"""
    end = time.monotonic() + PATIENCE
    while is_running(process):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def is_running(process: int) -> bool:
    """One that has ended and waits for its parent to notice does not run."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    try:
        return not stat.parent.parent.is_dir() or stat.read_text().rpartition(") ")[2][0] != "Z"
    except OSError:
        return False


def worker_that(does: str) -> str:
    """The code of a worker whose desk does something else; ``job`` is what it was asked."""
    return (
        "import os, sys, time\n"
        "from barrowgate.server.bots import desk, worker\n"
        f"def do(self, job):\n    {does}\n"
        "desk.Desk.do = do\n"
        "worker.main([])\n"
    )


def choosing(pool: BotPool, at: Moment, bot: str, **more: Any) -> Awaitable[int]:
    return pool.choose(at.game, at.seen, bot, **{"table": "t", "seed": 5, **more})
