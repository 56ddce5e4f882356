"""How long a search thinks about one decision: a number of simulations, or seconds."""

from collections.abc import Callable
from typing import Protocol

FASTEST = 20_000  # simulations a second; more than there are
ENOUGH = 16  # simulations that tell how fast it goes


class Budget(Protocol):
    """What may be spent on one decision."""

    @property
    def wanted(self) -> int:
        """The most simulations that it can come to."""

    def begin(self, visits: int) -> None:
        """Begin to think about a decision that has been visited so often already."""

    def left(self, visits: int) -> int:
        """How many more simulations there will be; 0 is the end."""


class Simulations:
    """A number of simulations; those that an earlier decision spent on this one count."""

    def __init__(self, count: int) -> None:
        if count < 1:
            raise ValueError(f"a search has at least one simulation, not {count}")
        self.wanted = count

    def begin(self, visits: int) -> None:
        """Nothing to remember: the tree counts."""

    def left(self, visits: int) -> int:
        return max(0, self.wanted - visits)


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

    def begin(self, visits: int) -> None:
        self._began = self._clock()
        self._first = visits

    def left(self, visits: int) -> int:
        """As many as the rest of the time takes, if they go on as fast as so far."""
        spent = self._clock() - self._began
        done = visits - self._first
        if spent >= self._seconds:
            return 0
        if done < ENOUGH or spent <= 0:
            return self.wanted
        return max(1, int(done * (self._seconds - spent) / spent))


def budget_of(simulations: int | None, seconds: float | None, clock: Callable[[], float]) -> Budget:
    """The one of both that is given."""
    if simulations is not None and seconds is None:
        return Simulations(simulations)
    if seconds is not None and simulations is None:
        return Seconds(seconds, clock)
    raise ValueError("a search has a number of simulations or of seconds, one of them")
