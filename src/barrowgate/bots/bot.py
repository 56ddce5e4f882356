"""What every bot is."""

from typing import Protocol

from barrowgate.bots.thought import Thought
from barrowgate.core.contract import Seen


class Bot(Protocol):
    """A player that knows what its seat has seen, and nothing else.

    What it may spend on a decision, simulations or time, it has from the name it was made by.
    """

    def choose(self, seen: Seen) -> int:
        """One of the legal actions of the seat."""

    def explain(self, seen: Seen) -> list[Thought]:
        """What it thinks of each action that it considers, the best first.

        Forced ones as well; nothing where it has no opinion. To explain may take as long as to
        choose.
        """
