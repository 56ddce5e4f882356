"""What a coach thinks of a decision: the best actions, and what each is expected to bring."""

from typing import Any, NamedTuple

from barrowgate.bots import shelf
from barrowgate.bots.net.network import Network
from barrowgate.bots.search.thought import Thought
from barrowgate.bots.search_bot import SearchBot
from barrowgate.core import engine
from barrowgate.core.contract import Game, Seen

SIMULATIONS = 400  # of a hint
SECONDS = 1.0  # of a hint with the plain engine, which would take a minute


class Hint(NamedTuple):
    """The actions that were tried, the best first; only one where there is no choice."""

    thoughts: list[Thought]
    simulations: int
    is_forced: bool


def hint(game: Game, seen: Seen, seed: int) -> Hint:
    """What the seat had best do, judged by what it has seen; a NetworkError without a network.

    The seed must have nothing to do with the game's.
    """
    network = shelf.network_for(game)
    is_forced = len(choices(seen)) == 1
    thoughts = [each for each in _thinker(network, seed).evaluate(seen) if each.visits]
    return Hint(thoughts, sum(each.visits for each in thoughts), is_forced)


def choices(seen: Seen) -> list[int]:
    """The actions of the seat that do different things."""
    board: Any = seen.determinize(0)
    distinct: list[int] = board.distinct(seen.seat)
    return distinct


def _thinker(network: Network, seed: int) -> SearchBot:
    if engine.running().is_compiled:
        return SearchBot(network, seed, simulations=SIMULATIONS)
    return SearchBot(network, seed, seconds=SECONDS)
