"""Luck: what was revealed, beside what could have been revealed as far as a seat could know."""

from typing import Any, NamedTuple

from barrowgate.bots.judge import Measured, measured
from barrowgate.bots.net.network import Network
from barrowgate.bots.outlook import Expectation, Outlook
from barrowgate.core.chance import Chance
from barrowgate.core.contract import Seen

DEALS = 128  # each time that something is revealed
MOST_TRIES = 32  # for each deal in which the action is possible


class Revealed(NamedTuple):
    """An action that revealed something, and what a seat has seen before and after it."""

    actor: int
    action: int
    before: Seen
    after: Seen


class Fortune:
    """Measures luck, by what a network sees at first sight."""

    def __init__(self, network: Network) -> None:
        self._outlook = Outlook(network)

    def luck(self, revealed: Revealed, seed: int) -> Measured | None:
        """What the seat expects after it less what it could expect of the same action.

        None where too few deals were found in which that action of another seat is possible.
        """
        chance = Chance()
        chance.seed(seed)
        possible = self._possible(revealed, chance)
        if len(possible) < 2:
            return None
        came, could = measured(self._came(revealed.after, chance)), measured(possible)
        return Measured(came.mean.less(could.mean), _together(came.error, could.error))

    def _came(self, after: Seen, chance: Chance) -> list[Expectation]:
        boards = (after.determinize(chance.next32()) for _ in range(DEALS))
        return [self._outlook.at(board, after.seat) for board in boards]

    def _possible(self, revealed: Revealed, chance: Chance) -> list[Expectation]:
        """What could be expected, deal by deal; another seat's action may need its own cards."""
        found: list[Expectation] = []
        before = revealed.before
        board: Any = before.determinize(0)
        for _ in range(DEALS * MOST_TRIES):
            before.determinize_into(board, chance.next32())
            if board.why_not(revealed.actor, revealed.action) == 0:
                board.play(revealed.actor, revealed.action)
                found.append(self._outlook.at(board, before.seat))
            if len(found) == DEALS:
                break
        return found


def _together(one: Expectation, other: Expectation) -> Expectation:
    """The error of a difference of two that are independent."""
    points = (one.points**2 + other.points**2) ** 0.5
    return Expectation(points, (one.win**2 + other.win**2) ** 0.5)
