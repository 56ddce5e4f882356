"""How fast bots think: a look of the network of the package, and simulations of its search."""

import time
from collections.abc import Sequence
from typing import Any

from barrowgate.bots import network_files
from barrowgate.bots.net.header import NetworkError
from barrowgate.bots.net.network import Network
from barrowgate.bots.search_bot import SearchBot
from barrowgate.core.chance import Chance
from barrowgate.core.contract import Game, ObservedPosition, Seen
from barrowgate.lab.seeing_bench import mean

EVERY = 40  # decisions: some from all through a game


def measure_thinking(
    game: Game, position: ObservedPosition, chance: Chance, seconds: float
) -> dict[str, float]:
    """Microseconds of a look, and simulations a second; nothing for a game without a network."""
    try:
        network = network_files.network_for(game)
    except NetworkError:
        return {}
    moments = _moments(position, chance)
    seen = [moment.seen_by(moment.actors()[0]) for moment in moments]
    return {
        "look": mean(lambda one: network.look(one, one.actors()[0]), moments, seconds / 2),
        "simulations": _simulations(network, seen, seconds * 2),
    }


def _moments(position: Any, chance: Chance) -> list[Any]:
    """Decisions with a choice, all through one random game."""
    found = []
    while not position.is_over:
        if len(position.distinct(position.actors()[0])) > 1:
            found.append(position.copy())
        position.playout(chance, EVERY if found else 1)
    return found


def _simulations(network: Network, decisions: Sequence[Seen], seconds: float) -> float:
    """Each decision is searched for its share of the time, as a bot does that has just begun."""
    done, spent = 0, 0.0
    for seen in decisions:
        bot = SearchBot(network, 1, seconds=seconds / len(decisions))
        begun = time.perf_counter()
        done += sum(thought.visits for thought in bot.explain(seen))
        spent += time.perf_counter() - begun
    return done / spent
