"""How long a search thinks about one decision: a number of simulations, or seconds."""

import math
import time
from collections.abc import Callable
from typing import Protocol

FASTEST = 200_000  # simulations a second; more than there are
ENOUGH = 16  # simulations that tell how fast it goes
TELLING = 0.05  # of the time: who was held up for a moment looks slow before
LOOKS = 32  # a ceiling is looked at whenever so large a part more is done: clocks take time


class Budget(Protocol):
    """What may be spent on one decision."""

    @property
    def wanted(self) -> int:
        """The most simulations that it can come to."""

    def begin(self, visits: int, spent: float = 0.0) -> None:
        """Begin to think about a decision that has been visited so often already.

        Seconds were spent on the turn before.
        """

    def left(self, visits: int) -> int:
        """How many more simulations there will be; 0 is the end."""


class Simulations:
    """A number of simulations; those that an earlier decision spent on this one count."""

    def __init__(self, count: int) -> None:
        if count < 1:
            raise ValueError(f"a search has at least one simulation, not {count}")
        self.wanted = count

    def begin(self, visits: int, spent: float = 0.0) -> None:
        """Nothing to remember: the tree counts."""

    def left(self, visits: int) -> int:
        return max(0, self.wanted - visits)


class Bounded(Simulations):
    """A number of simulations, with an end for machines on which they would take too long.

    A turn may have a ceiling besides: a decision has no more than what is left of it.
    """

    def __init__(
        self, count: int, ceiling: float, clock: Callable[[], float], turn: float = math.inf
    ) -> None:
        super().__init__(count)
        for limit in (ceiling, turn):
            if limit <= 0:
                raise ValueError(f"a search has more than no time, not {limit} seconds")
        self._ceiling = self._allowed = ceiling
        self._turn = turn
        self._clock = clock
        self._began = 0.0
        self._first = 0
        self._due = 0

    def begin(self, visits: int, spent: float = 0.0) -> None:
        self._began = self._clock()
        self._allowed = min(self._ceiling, self._turn - spent)
        self._first = self._due = visits

    def left(self, visits: int) -> int:
        if visits >= self._due:
            if self._clock() - self._began >= self._allowed:
                return 0
            self._due = visits + 1 + (visits - self._first) // LOOKS
        return super().left(visits)


class Seconds:
    """A time, whatever has been spent before."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        if seconds <= 0:
            raise ValueError(f"a search has more than no time, not {seconds} seconds")
        self.wanted = max(1, int(seconds * FASTEST))
        self._seconds = seconds
        self._clock = clock
        self._began = 0.0
        self._first = 0

    def begin(self, visits: int, spent: float = 0.0) -> None:
        self._began = self._clock()
        self._first = visits

    def left(self, visits: int) -> int:
        """As many as the rest of the time takes, if they go on as fast as so far."""
        spent = self._clock() - self._began
        done = visits - self._first
        if spent >= self._seconds:
            return 0
        if done < ENOUGH or spent < TELLING * self._seconds:
            return self.wanted
        return max(1, int(done * (self._seconds - spent) / spent))


def budget_of(
    simulations: int | None = None,
    seconds: float | None = None,
    ceiling: float | None = None,
    clock: Callable[[], float] | None = None,
    turn: float | None = None,
) -> Budget:
    """Simulations, with a ceiling or without, and with another one for the turn, or seconds.

    Ceilings are of processor time: a busy machine changes nothing.
    """
    if simulations is not None and seconds is None:
        if ceiling is None:
            return Simulations(simulations)
        of_turn = math.inf if turn is None else turn
        return Bounded(simulations, ceiling, clock or time.thread_time, of_turn)
    if seconds is not None and simulations is None and ceiling is None:
        return Seconds(seconds, clock or time.perf_counter)
    raise ValueError("a search has a number of simulations or of seconds, one of them")
