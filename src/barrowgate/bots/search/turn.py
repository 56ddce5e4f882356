"""The turn of a seat, and what it has spent on it: all that it decides until another one acts."""

from collections.abc import Callable
from typing import Any

from barrowgate.core.contract import Seen


class Turn:
    """Notices by itself whether a decision belongs to the turn of the one before."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.spent = 0.0  # seconds of the decisions before
        self._clock = clock
        self._began = 0.0
        self._actions = -2  # of the game, at the newest decision
        self._step: object = None

    def meet(self, seen: Seen, board: Any) -> None:
        """The seat is asked something; the board is one that fits what it has seen."""
        actions: int = board.n_actions
        step = _step(seen) if board.players == 1 else None
        goes_on = actions in (self._actions, self._actions + 1) and step == self._step
        if not goes_on:
            self.spent = 0.0
        self._actions, self._step = actions, step

    def begin(self) -> None:
        """It begins to think about what it was asked."""
        self._began = self._clock()

    def end(self) -> None:
        """It knows what to do."""
        self.spent += self._clock() - self._began


def _step(seen: Seen) -> object:
    """At a table for one nobody else ever acts: there the steps of a round are its turns."""
    view: Any = seen.view()
    return view["round"], view.get("step")
