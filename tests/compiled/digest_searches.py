"""Prints what a search thinks at every decision of the beginning of a game, one line for each.

Run by test_searches_alike in two processes, with the plain and with the compiled engine; also by
hand: ``PYTHONPATH=src:. python tests/compiled/digest_searches.py la-granja 3 7`` for three seats
and seed 7.
"""

import sys
from collections.abc import Iterator
from typing import cast

from barrowgate.bots.net.network import Network
from barrowgate.bots.search_bot import SearchBot
from barrowgate.core import engine
from barrowgate.core.chance import Chance
from barrowgate.core.contract import ObservedGame
from barrowgate.games import entry
from tests.bots import networks

DECISIONS = 25
EVERY = 5  # random actions between two decisions of the bots


def searches(game: ObservedGame, seed: int) -> Iterator[str]:
    """Every fraction to its last bit."""
    network = Network(networks.random_file(game, seed))
    bots = [SearchBot(network, seed + seat, simulations=30) for seat in range(game.seats)]
    chance = Chance()
    chance.seed(seed)
    position = game.start(seed)
    for _ in range(DECISIONS):
        position.playout(chance, EVERY)
        for _ in range(2):  # the second one may find a part of its tree already there
            if not position.is_over:
                seat = position.actors()[0]
                action = bots[seat].choose(position.seen_by(seat))
                yield f"{position.n_actions} {seat} {action} {bots[seat].thoughts()}"
                position.play(seat, action)


if __name__ == "__main__":
    name, seats, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    print("engine", engine.running().name)
    for line in searches(cast("ObservedGame", entry(name).make(seats)), seed):
        print(line)
