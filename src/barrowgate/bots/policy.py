"""A player that does what a network thinks best, without searching."""

from typing import Any

from barrowgate.bots.net.network import Network
from barrowgate.core.chance import Chance
from barrowgate.core.contract import Seen


class PolicyBot:
    """Takes the action with the best score, or any with the chance that the network gives it.

    The network belongs to the game that is played (``net.header.fits``).
    """

    def __init__(self, network: Network, seed: int, *, best: bool = True) -> None:
        self._network = network
        self._best = best
        self._chance = Chance()
        self._chance.seed(seed)

    def choose(self, seen: Seen) -> int:
        legal = seen.legal()
        return legal[0] if len(legal) == 1 else legal[self._place(seen)]

    def _place(self, seen: Seen) -> int:
        """Where the chosen action stands among the legal ones.

        Any deal will do: what the seat cannot know is not observed.
        """
        board: Any = seen.determinize(0)
        self._network.look(board, seen.seat)
        return self._network.best() if self._best else self._network.pick(self._chance)
