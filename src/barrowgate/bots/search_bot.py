"""A player that searches: a tree over redeals, guided by a network."""

import time
from collections.abc import Callable
from typing import Any

from barrowgate.bots.net.network import Network
from barrowgate.bots.search.budget import budget_of
from barrowgate.bots.search.tree import Tree
from barrowgate.bots.search.turn import Turn
from barrowgate.bots.thought import Thought
from barrowgate.core.chance import Chance
from barrowgate.core.contract import Seen

CERTAIN = 0.995  # a prior beyond which there is nothing to think about
DECISIONS = 4  # each with all its simulations, that one tree has room for
MOST_ROOM = 200_000  # some 200 MB; beyond it a tree goes on without growing


class SearchBot:
    """Spends a budget on each decision; the network belongs to the game that is played.

    With a number of simulations the same seed gives the same game, if no ceiling is reached.
    """

    def __init__(
        self,
        network: Network,
        seed: int,
        *,
        simulations: int | None = None,
        seconds: float | None = None,
        ceiling: float | None = None,
        turn: float | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """Either a number of simulations or a time for each decision.

        Simulations may have a ceiling, and another one for a whole turn, in seconds of the
        processor.
        """
        self._budget = budget_of(simulations, seconds, ceiling, clock, turn)
        self._turn = Turn(clock or time.thread_time)
        room = min(DECISIONS * self._budget.wanted, MOST_ROOM)
        self._chance = Chance()
        self._chance.seed(seed)
        self._tree = Tree(network, room, seed=self._chance.next32())
        self._kept_for = room // DECISIONS
        self._thoughts: list[Thought] = []

    def choose(self, seen: Seen) -> int:
        """The action that most simulations tried; without thinking where there is no choice."""
        board: Any = seen.determinize(0)
        distinct: list[int] = board.distinct(seen.seat)
        self._thoughts = []
        self._turn.meet(seen, board)
        if len(distinct) == 1:
            return distinct[0]
        self._begin(seen, board)
        if self._tree.certainty() < CERTAIN:
            self._think(seen, board)
        self._turn.end()
        self._thoughts = self._tree.thoughts()
        return self._tree.best()

    def explain(self, seen: Seen) -> list[Thought]:
        """After thinking for as long as to choose; what it has just thought it still knows."""
        board: Any = seen.determinize(0)
        self._turn.meet(seen, board)
        self._begin(seen, board)
        self._think(seen, board)
        self._turn.end()
        return self._tree.thoughts()

    def thoughts(self) -> list[Thought]:
        """What was thought of every action when it last chose, the best first.

        Nothing where there was no choice.
        """
        return self._thoughts

    def _begin(self, seen: Seen, board: Any) -> None:
        self._turn.begin()
        self._tree.begin(board, seen.seat, self._kept_for)
        self._budget.begin(self._tree.visits(), self._turn.spent)

    def _think(self, seen: Seen, board: Any) -> None:
        """Until the budget is spent, or no other action can be tried as often as the best."""
        left = self._budget.left(self._tree.visits())
        while left > 0 and self._tree.lead() <= left:
            seen.determinize_into(board, self._chance.next32())
            self._tree.simulate(board)
            left = self._budget.left(self._tree.visits())
