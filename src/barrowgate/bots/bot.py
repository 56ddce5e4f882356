"""What every bot is."""

from typing import Protocol

from barrowgate.core.contract import Seen

LEGAL, SEEN = "legal", "seen"


class Bot(Protocol):
    """A player that knows what its seat has seen, and nothing else."""

    @property
    def needs(self) -> str:
        """LEGAL when its legal actions are enough for it, SEEN when it wants all it may know."""

    def choose(self, seen: Seen) -> int:
        """One of the legal actions of the seat."""
