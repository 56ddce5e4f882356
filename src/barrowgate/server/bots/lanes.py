"""Who works at which job: lanes, each with a process, and the errands that wait for one.

Quick errands go before searches, and where there are several lanes the first is for quick ones
alone: they never wait for a search. Among equal errands the hosts of their tables take turns, and
those of one host go in the order in which they came: whoever fills many tables with bots keeps
nobody else waiting. A search goes to the lane that has its tree when that one is idle, else to any.
"""

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from itertools import chain
from typing import Any

from barrowgate.server.bots.desk import KEPT_TREES
from barrowgate.server.bots.process import WorkerLost, WorkerProcess
from barrowgate.server.bots.recent import Recent

FIRST_REST = 0.5  # seconds after the second process in a row that was lost; then twice as long
LONGEST_REST = 60.0


class Rank(IntEnum):
    """What goes first."""

    QUICK = 0  # a network looks once
    SEARCH = 1


@dataclass(eq=False)
class Errand:
    """A job on its way, and who waits for it."""

    frame: bytes
    rank: Rank
    limit: float  # seconds that it may take once it is begun
    answer: "asyncio.Future[dict[str, Any]]"
    place: str = ""  # table and seat, for which a search keeps its tree
    host: str = ""  # of the table: whose turn it is to be served

    @property
    def is_wanted(self) -> bool:
        """Whoever asked may have gone."""
        return not self.answer.done()

    def settle(self, reply: dict[str, Any]) -> None:
        if self.is_wanted:
            self.answer.set_result(reply)

    def fail(self, lost: WorkerLost) -> None:
        if self.is_wanted:
            self.answer.set_exception(lost)


class State(Enum):
    """What a lane does."""

    STARTING = "starting"
    IDLE = "idle"
    BUSY = "busy"
    RESTING = "resting"  # its processes die at once: it tries again later


@dataclass(eq=False)
class Lane:
    """A place for one process after another."""

    ranks: frozenset[Rank] = frozenset(Rank)
    state: State = State.STARTING
    worker: WorkerProcess | None = None
    lost: int = 0  # processes in a row that did nothing
    places: Recent[str, None] = field(default_factory=lambda: Recent(KEPT_TREES))

    def rest(self) -> float:
        """Seconds before the next process is started; one that worked is replaced at once."""
        if self.lost < 2:
            return 0.0
        return min(FIRST_REST * 2.0 ** min(self.lost - 2, 10), LONGEST_REST)


def lanes_for(size: int) -> list[Lane]:
    if size == 1:
        return [Lane()]
    return [Lane(frozenset({Rank.QUICK})), *(Lane() for _ in range(size - 1))]


class Line:
    """Errands of one rank: a host after the other, and of each the oldest first."""

    def __init__(self) -> None:
        self._of_host: dict[str, deque[Errand]] = {}  # whose turn is next stands first

    def __iter__(self) -> Iterator[Errand]:
        return chain.from_iterable(self._of_host.values())

    def add(self, errand: Errand) -> None:
        self._of_host.setdefault(errand.host, deque()).append(errand)

    def next(self) -> Errand | None:
        """Take the next one that is still wanted; its host goes to the end."""
        while self._of_host:
            host = next(iter(self._of_host))
            errands = self._of_host.pop(host)
            while errands and not errands[0].is_wanted:
                errands.popleft()
            if errands:
                errand = errands.popleft()
                if errands:
                    self._of_host[host] = errands
                return errand
        return None

    def take_all(self) -> list[Errand]:
        taken = [*self]
        self._of_host.clear()
        return taken


class Waiting:
    """Errands that nobody has begun."""

    def __init__(self) -> None:
        self._lines: dict[Rank, Line] = {rank: Line() for rank in Rank}

    def __len__(self) -> int:
        return sum(errand.is_wanted for line in self._lines.values() for errand in line)

    def add(self, errand: Errand) -> None:
        self._lines[errand.rank].add(errand)

    def next(self, lanes: Sequence[Lane]) -> tuple[Errand, Lane] | None:
        """Take the next errand that an idle lane can do."""
        for rank, line in self._lines.items():
            idle = [lane for lane in lanes if lane.state is State.IDLE and rank in lane.ranks]
            errand = line.next() if idle else None
            if errand is not None:
                place = errand.place
                return errand, min(idle, key=lambda lane: place not in lane.places)
        return None

    def hopeless(self, lanes: Sequence[Lane]) -> list[Errand]:
        """Take those for which every lane rests."""
        found: list[Errand] = []
        for rank, line in self._lines.items():
            if all(lane.state is State.RESTING for lane in lanes if rank in lane.ranks):
                found += line.take_all()
        return found
