"""A player that does what a network thinks best, without searching."""

from typing import Any

from barrowgate.bots.net.network import Network
from barrowgate.bots.thought import Thought
from barrowgate.bots.wishes import utility
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
        if len(legal) == 1:
            return legal[0]
        self._look(seen)
        place = self._network.best() if self._best else self._network.pick(self._chance)
        return legal[place]

    def explain(self, seen: Seen) -> list[Thought]:
        """The chance of each action; what is expected is that of the decision as a whole."""
        board = self._look(seen)
        network = self._network
        points = [number / 256 for number in network.points[: board.players]]
        wins = [number / 65536 for number in network.wins[: board.players]]
        worth = utility(points, wins, network.scale)
        distinct = set(board.distinct(seen.seat))
        chances = zip(board.legal(seen.seat), network.chances, strict=False)
        found = [
            Thought(action, 0, chance / 65536, points[0], wins[0], worth)
            for action, chance in chances
            if action in distinct
        ]
        return sorted(found, key=lambda thought: -thought.prior)

    def _look(self, seen: Seen) -> Any:
        """Look at the decision: any deal will do, as what the seat cannot know is not observed."""
        board: Any = seen.determinize(0)
        self._network.look(board, seen.seat)
        return board
