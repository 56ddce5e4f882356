"""How long bots think: the time of each choice between several actions."""

import time
from dataclasses import dataclass

from barrowgate.bots import Bot, Thought
from barrowgate.core.contract import Seen


@dataclass(frozen=True, slots=True)
class Thinking:
    """Decisions between several actions, and the seconds they took, together and at most."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def __add__(self, other: "Thinking") -> "Thinking":
        return Thinking(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
        )

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


class TimedBot:
    """A bot with a watch; what it chooses is the bot's own."""

    def __init__(self, bot: Bot) -> None:
        self.thinking = Thinking()
        self._bot = bot

    def explain(self, seen: Seen) -> list[Thought]:
        return self._bot.explain(seen)

    def choose(self, seen: Seen) -> int:
        is_choice = len(seen.legal()) > 1
        begun = time.perf_counter()
        action = self._bot.choose(seen)
        spent = time.perf_counter() - begun
        if is_choice:
            self.thinking += Thinking(1, spent, spent)
        return action
