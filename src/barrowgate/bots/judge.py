"""A judge of decisions: the best action found, and what another one lost against it."""

import time
from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from barrowgate.bots.net.network import Network
from barrowgate.bots.outlook import Expectation, Outlook, result_of
from barrowgate.bots.search_bot import SearchBot
from barrowgate.bots.thought import Thought
from barrowgate.core.chance import Chance
from barrowgate.core.contract import Seen

SEARCHES = 4  # that look for the best action, each on its own
PAIRS = 8  # deals on which two actions are compared, each one decision later than the last
TRIAL = 8  # simulations that tell how fast a search is
USUALLY = 2.0  # questions in a judgement: one for the best action, two more where they differ
NOTHING = Expectation(0.0, 0.0)


class Measured(NamedTuple):
    """A mean over independent measurements, and its standard error."""

    mean: Expectation
    error: Expectation


class Judgement(NamedTuple):
    """What a decision could bring, and what the action that was taken lost of it."""

    best: int
    expected: Measured  # after the best action
    lost: Measured


class Judge:
    """Judges by what a seat has seen, with so many simulations for each question."""

    def __init__(self, network: Network, simulations: int) -> None:
        self._network = network
        self._outlook = Outlook(network)
        self._simulations = simulations

    def judge(self, seen: Seen, taken: int, seed: int) -> Judgement:
        """Look for the best action, and compare the one that was taken with it."""
        chance = Chance()
        chance.seed(seed)
        searches = [self._search(seen, SEARCHES, chance.next32()) for _ in range(SEARCHES)]
        best = _most_tried(searches)
        expected = measured([_of_action(thoughts, best) for thoughts in searches])
        return Judgement(best, expected, self.lost(seen, best, taken, chance.next32()))

    def lost(self, seen: Seen, best: int, taken: int, seed: int) -> Measured:
        """How much less an action brings than another one.

        Searches look at good actions much longer than at others, and would flatter them. So both
        actions are compared alike, on the same deals; and on each deal at another moment, so that
        what the network misjudges in one position is seen as an error.
        """
        if best == taken:
            return Measured(NOTHING, NOTHING)
        chance = Chance()
        chance.seed(seed)
        return measured([self._lost(seen, best, taken, each, chance) for each in range(PAIRS)])

    def seconds(self, seen: Seen) -> float:
        """About how long a decision takes, by the speed of a short search at this one."""
        begun = time.perf_counter()
        SearchBot(self._network, 0, simulations=TRIAL).explain(seen)
        spent = time.perf_counter() - begun
        return USUALLY * self._simulations * spent / TRIAL

    def _search(self, seen: Seen, parts: int, seed: int) -> list[Thought]:
        """One of so many searches; a bot of its own, as it would remember the one before."""
        share = max(1, self._simulations // parts)
        return SearchBot(self._network, seed, simulations=share).explain(seen)

    def _lost(self, seen: Seen, best: int, taken: int, passed: int, chance: Chance) -> Expectation:
        deal, seed = chance.next32(), chance.next32()
        kept = self._after(seen, best, passed, deal, seed)
        return kept.less(self._after(seen, taken, passed, deal, seed))

    def _after(self, seen: Seen, action: int, passed: int, deal: int, seed: int) -> Expectation:
        """What the seat can expect after an action: a search of one of its next decisions."""
        board: Any = seen.determinize(deal)
        board.play(seen.seat, action)
        self._outlook.play_on(board, seen.seat, passed)
        if board.is_over:
            return result_of(board, seen.seat)
        return _of_decision(self._search(board.seen_by(seen.seat), PAIRS, seed))


def _most_tried(searches: Sequence[Sequence[Thought]]) -> int:
    """The action that all searches together tried most; of equals the one of more worth."""
    tried: dict[int, int] = {}
    worth: dict[int, float] = {}
    for thoughts in searches:
        for each in thoughts:
            tried[each.action] = tried.get(each.action, 0) + each.visits
            worth[each.action] = worth.get(each.action, 0.0) + each.utility
    return max(tried, key=lambda action: (tried[action], worth[action]))


def _of_action(thoughts: Sequence[Thought], action: int) -> Expectation:
    (found,) = (each for each in thoughts if each.action == action)
    return Expectation(found.points, found.win)


def _of_decision(thoughts: Sequence[Thought]) -> Expectation:
    """The mean over all simulations."""
    visits = sum(each.visits for each in thoughts)
    points = sum(each.visits * each.points for each in thoughts)
    win = sum(each.visits * each.win for each in thoughts)
    return Expectation(points / visits, win / visits)


def measured(found: Sequence[Expectation]) -> Measured:
    """The mean of two or more measurements, and how far it may be off."""
    points, points_error = _mean([each.points for each in found])
    win, win_error = _mean([each.win for each in found])
    return Measured(Expectation(points, win), Expectation(points_error, win_error))


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    count = len(numbers)
    mean = sum(numbers) / count
    spread = sum((number - mean) ** 2 for number in numbers) / (count - 1)
    return mean, sqrt(spread / count)
