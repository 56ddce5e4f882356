"""How long bots think: the time of each choice between several actions, and of each turn."""

import time
from dataclasses import dataclass

from barrowgate.bots import Bot, Thought
from barrowgate.core.contract import Seen


@dataclass(frozen=True, slots=True)
class Thinking:
    """Decisions between several actions, and the seconds they took, together and at most.

    A turn is all that a seat decides until another one acts, forced actions as well.
    """

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    longest_turn: float = 0.0

    def __add__(self, other: "Thinking") -> "Thinking":
        return Thinking(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
            max(self.longest_turn, other.longest_turn),
        )

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


class Turn:
    """The turn at a table of bots with watches: whose it is, and how long it has taken."""

    def __init__(self) -> None:
        self._bot: TimedBot | None = None
        self._seconds = 0.0

    def add(self, bot: "TimedBot", seconds: float) -> float:
        """A bot has thought; how long its turn is by now."""
        self._seconds = seconds + (self._seconds if bot is self._bot else 0.0)
        self._bot = bot
        return self._seconds


class TimedBot:
    """A bot with a watch; what it chooses is the bot's own. All of a table share their turn."""

    def __init__(self, bot: Bot, turn: Turn) -> None:
        self.thinking = Thinking()
        self._bot = bot
        self._turn = turn

    def choose(self, seen: Seen) -> int:
        is_choice = len(seen.legal()) > 1
        begun = time.perf_counter()
        action = self._bot.choose(seen)
        spent = time.perf_counter() - begun
        self.thinking += Thinking(longest_turn=self._turn.add(self, spent))
        if is_choice:
            self.thinking += Thinking(1, spent, spent)
        return action

    def explain(self, seen: Seen) -> list[Thought]:
        return self._bot.explain(seen)
