"""What a coach thinks of a decision: the best actions, and what each is expected to bring."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from barrowgate.bots import network_files
from barrowgate.bots.judge import Judge
from barrowgate.bots.net.network import Network
from barrowgate.bots.outlook import Expectation
from barrowgate.bots.search_bot import SearchBot
from barrowgate.bots.thought import Thought
from barrowgate.core import engine
from barrowgate.core.contract import Game, Seen

MOST = 3  # actions of a hint
SIMULATIONS = 400  # of a hint
SECONDS = 1.0  # of a hint with the plain engine, which would take a minute
ENOUGH = 20  # simulations that tell what an action brings


class Advice(NamedTuple):
    """An action, what the seat can expect after it, and how often the search tried it."""

    action: int
    expected: Expectation
    visits: int


class Hint(NamedTuple):
    """The best actions, the best first; only one where there is no choice."""

    advice: list[Advice]
    simulations: int
    is_forced: bool


def hint(game: Game, seen: Seen, seed: int) -> Hint:
    """What the seat had best do, judged by what it has seen; a NetworkError without a network.

    The seed must have nothing to do with the game's.
    """
    network = network_files.network_for(game)
    thoughts = _thinker(network, seed).explain(seen)
    thoughts.sort(key=lambda each: (-each.visits, -each.prior))
    simulations = sum(each.visits for each in thoughts)
    best, *others = thoughts[:MOST]
    compared = list(_compared(network, seen, best, others, seed))
    compared.sort(key=lambda each: (each.expected.win, each.expected.points), reverse=True)
    advice = [_tried(best), *compared]
    return Hint(advice, simulations, is_forced=len(thoughts) == 1)


def choices(seen: Seen) -> list[int]:
    """The actions of the seat that do different things."""
    board: Any = seen.determinize(0)
    distinct: list[int] = board.distinct(seen.seat)
    return distinct


def _thinker(network: Network, seed: int) -> SearchBot:
    if engine.running().is_compiled:
        return SearchBot(network, seed, simulations=SIMULATIONS)
    return SearchBot(network, seed, seconds=SECONDS)


def _tried(thought: Thought) -> Advice:
    return Advice(thought.action, Expectation(thought.points, thought.win), thought.visits)


def _compared(
    network: Network, seen: Seen, best: Thought, others: list[Thought], seed: int
) -> Iterator[Advice]:
    """Other actions; those that were hardly tried are compared with the best.

    For that the plain engine is too slow: it leaves out what was not tried at all.
    """
    judge = Judge(network, SIMULATIONS)
    for other in others:
        if other.visits < ENOUGH and engine.running().is_compiled:
            lost = judge.lost(seen, best.action, other.action, seed).mean
            yield Advice(other.action, _left_of(best, lost), other.visits)
        elif other.visits:
            yield _tried(other)


def _left_of(best: Thought, lost: Expectation) -> Expectation:
    """What an action brings that loses so much; a gain is an error of measuring."""
    points = best.points - max(lost.points, 0.0)
    return Expectation(points, max(best.win - max(lost.win, 0.0), 0.0))
