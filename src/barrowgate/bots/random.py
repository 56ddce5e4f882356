"""A player that takes any legal action, each equally likely."""

from barrowgate.bots.thought import Thought
from barrowgate.core.chance import Chance
from barrowgate.core.contract import Seen


class RandomBot:
    """Chooses with a generator of its own, so a game's own chance stays untouched."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance()
        self._chance.seed(seed)

    def choose(self, seen: Seen) -> int:
        return self.pick(seen.legal())

    def explain(self, seen: Seen) -> list[Thought]:
        """Nothing: to it all actions are alike."""
        return []

    def pick(self, legal: list[int]) -> int:
        """The choice for those who have the legal actions at hand and no need of a ``Seen``."""
        return legal[self._chance.below(len(legal))]
