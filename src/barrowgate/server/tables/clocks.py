"""Time budgets, as the rows of the log tell them."""

from collections.abc import Sequence
from dataclasses import dataclass

from barrowgate.server.tables.header import Clock

SECOND = 1000


@dataclass
class Clocks:
    """What is left to each seat; a clock runs while its seat may act and no bot plays it."""

    clock: Clock
    left: list[int]  # milliseconds, when ``at`` was
    at: int
    running: tuple[int, ...] = ()

    @classmethod
    def of(cls, clock: Clock, seats: int, at: int) -> "Clocks":
        return cls(clock, [clock.budget * SECOND] * seats, at)

    def pass_to(self, at: int) -> None:
        """Time goes on; clocks of several machines may differ, so it never goes back."""
        spent = max(0, at - self.at)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)
        self.at = max(self.at, at)

    def acted(self, seat: int) -> None:
        self.left[seat] += self.clock.increment * SECOND

    def took_back(self, seat: int) -> None:
        """What an action gave is taken back with it."""
        self.left[seat] = max(0, self.left[seat] - self.clock.increment * SECOND)

    def refill(self) -> None:
        """After a pause: whoever had nothing left has the whole budget again."""
        self.left = [left or self.clock.budget * SECOND for left in self.left]

    def run(self, seats: Sequence[int]) -> None:
        """From now on these clocks run."""
        self.running = tuple(seats)

    def has_run_out(self, seat: int, at: int) -> bool:
        return seat in self.running and self.left[seat] <= at - self.at

    @property
    def deadline(self) -> int:
        """When the first clock that runs will have run out; 0 where none runs."""
        return min((self.at + self.left[seat] for seat in self.running), default=0)
