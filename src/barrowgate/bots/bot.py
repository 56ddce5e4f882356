"""What every bot is."""

from typing import Protocol

from barrowgate.core.contract import Seen


class Bot(Protocol):
    """A player that knows what its seat has seen, and nothing else."""

    def choose(self, seen: Seen) -> int:
        """One of the legal actions of the seat."""
