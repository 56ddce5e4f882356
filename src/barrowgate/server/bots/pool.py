"""The pool: jobs for bots and the coach, done by worker processes.

``choose_surely`` always gives an action; everything else may raise BotFailed. A review takes half a
minute and is nobody's turn: it has a process of its own, one review after the other, at the lowest
priority, so that no bot waits for it.

    pool = BotPool(2)
    await pool.start()
    action = await pool.choose_surely(game, position.seen_by(1), "master", table="t", seed=7)
    await pool.close()
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from barrowgate.core.contract import Game, Seen
from barrowgate.core.errors import BarrowgateError
from barrowgate.core.record import Record
from barrowgate.lab.review import SIMULATIONS
from barrowgate.server.bots import jobs, levels
from barrowgate.server.bots.crew import Crew
from barrowgate.server.bots.framing import framed
from barrowgate.server.bots.lanes import Errand, Rank
from barrowgate.server.bots.process import NICENESS, WorkerLost, worker_command
from barrowgate.server.bots.stand_in import stand_in

LOWEST = 19  # the niceness of reviews
CHOOSE_LIMIT = 10.0  # seconds
HINT_LIMIT = 20.0
CHECK_LIMIT = 10.0
REVIEW_LIMIT = 1800.0  # a busy machine leaves it little
MOST_REVIEWS = 8  # that wait or are made at a time

log = logging.getLogger(__name__)


class BotFailed(BarrowgateError):
    """A job that was not done, and why."""


class BotsBusy(BotFailed):
    """So much waits already that one more would wait for long."""


class Fitness(NamedTuple):
    """Whether a bot can play a game: why not, or what it may misjudge; '' for nothing."""

    can_play: bool
    words: str


class Figures(NamedTuple):
    """What the pool does, for those who watch the server."""

    waiting: int
    busy: int
    replaced: int  # processes, since the start
    stood_in: int  # actions that a stand-in chose


class BotPool:
    """Processes that choose for bots; start and close it in the loop that uses it."""

    def __init__(self, size: int, command: Callable[[int], list[str]] = worker_command) -> None:
        """``command`` is what starts a worker of some niceness."""
        self._command = command
        self._crew = Crew(size, command(NICENESS))
        self._one_review = asyncio.Lock()
        self._reviews = 0
        self._reviewer: Crew | None = None
        self._is_open = False
        self._stood_in = 0

    async def start(self) -> None:
        """Start the processes; jobs may come at once, and wait until one is ready."""
        self._is_open = True
        self._crew.start()

    async def close(self) -> None:
        """End all processes; whoever waits gets BotFailed."""
        self._is_open = False
        await self._crew.close()
        if self._reviewer is not None:
            await self._reviewer.close()

    def figures(self) -> Figures:
        crew = self._crew
        return Figures(crew.waiting, crew.busy, crew.replaced, self._stood_in)

    def processes(self) -> list[int]:
        """The ids of those that are ready."""
        reviewers = self._reviewer.processes() if self._reviewer is not None else []
        return self._crew.processes() + reviewers

    async def choose(
        self,
        game: Game,
        seen: Seen,
        bot: str,
        *,
        table: str,
        seed: int,
        host: str = "",
        limit: float = CHOOSE_LIMIT,
    ) -> int:
        """The action of a bot, whose seed must have nothing to do with the game's.

        Where several wait, hosts of tables take turns. ``limit`` is in seconds, from when a
        process begins with it.
        """
        place = f"{table}/{seen.seat}"
        job = jobs.Choose(jobs.header_of(game), seen.to_bytes(), bot, place, seed)
        if levels.searches(bot):
            action = await _done_by(self._crew, job, Rank.SEARCH, limit, host, place)
        else:
            action = await _done_by(self._crew, job, Rank.QUICK, limit, host)
        if action not in seen.legal():
            raise BotFailed(f"{bot} chose {action}, which is not legal")
        return int(action)

    async def choose_surely(
        self,
        game: Game,
        seen: Seen,
        bot: str,
        *,
        table: str,
        seed: int,
        host: str = "",
        limit: float = CHOOSE_LIMIT,
    ) -> int:
        """The same, or if it fails what a stand-in chooses at once in this process."""
        try:
            return await self.choose(
                game, seen, bot, table=table, seed=seed, host=host, limit=limit
            )
        except BotFailed as failed:
            self._stood_in += 1
            log.warning("table %s, seat %d: %s did not choose: %s", table, seen.seat, bot, failed)
            return stand_in(game, seen)

    async def hint(
        self, game: Game, seen: Seen, *, host: str = "", limit: float = HINT_LIMIT
    ) -> dict[str, Any]:
        """What the coach says, as plain data (docs/bots.md), with a ``"notice"`` beside it."""
        job = jobs.Hint(jobs.header_of(game), seen.to_bytes())
        found: dict[str, Any] = await _done_by(self._crew, job, Rank.SEARCH, limit, host)
        return found

    async def check(self, game: Game, bot: str, *, limit: float = CHECK_LIMIT) -> Fitness:
        """Is this bot known here, and does its network fit the game?"""
        job = jobs.Check(jobs.header_of(game), bot)
        return Fitness(**await _done_by(self._crew, job, Rank.QUICK, limit))

    async def review(
        self,
        record: Record,
        seats: Iterable[int],
        *,
        simulations: int = SIMULATIONS,
        limit: float = REVIEW_LIMIT,
    ) -> dict[str, Any]:
        """The review of a game that is over, as plain data (docs/bots.md)."""
        if record.scores is None:
            raise BotFailed("a game is reviewed when it is over")
        job = jobs.Review(record.write(), tuple(seats), simulations)
        if self._reviews >= MOST_REVIEWS:
            raise BotsBusy(f"{MOST_REVIEWS} reviews are asked for already")
        self._reviews += 1
        try:
            async with self._one_review:
                return await self._reviewed(job, limit)
        finally:
            self._reviews -= 1

    async def _reviewed(self, job: jobs.Review, limit: float) -> dict[str, Any]:
        """By a process that ends with the review, or when nobody waits for it any more."""
        if not self._is_open:
            raise BotFailed("the server closes")
        self._reviewer = Crew(1, self._command(LOWEST))
        self._reviewer.start()
        try:
            found: dict[str, Any] = await _done_by(self._reviewer, job, Rank.SEARCH, limit)
            return found
        finally:
            await self._reviewer.close()
            self._reviewer = None


async def _done_by(
    crew: Crew, job: jobs.Job, rank: Rank, limit: float, host: str = "", place: str = ""
) -> Any:
    """The answer to a job, or BotFailed."""
    answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
    frame = framed(jobs.as_json(job))
    try:
        reply = await crew.ask(Errand(frame, rank, limit, answer, place, host))
    except WorkerLost as lost:
        raise BotFailed(str(lost)) from lost
    if "answer" not in reply:
        raise BotFailed(str(reply.get("failed", "the worker gave no answer")))
    return reply["answer"]
