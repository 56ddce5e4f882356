"""Prints what a network finds at every few decisions of a random game, one line for each look.

Run by test_looks_alike in two processes, with the plain and with the compiled engine; also by hand:
``PYTHONPATH=src:. python tests/compiled/digest_looks.py la-granja 3 7`` for three seats and seed 7.
"""

import sys
from collections.abc import Iterator
from typing import cast

from barrowgate.bots.net.network import Network
from barrowgate.core import engine
from barrowgate.core.chance import Chance
from barrowgate.core.contract import ObservedGame
from barrowgate.games import entry
from tests.bots import networks

UNITS = (131, 70, 37)
EVERY = 6  # actions between two looks


def looks(game: ObservedGame, seed: int) -> Iterator[str]:
    """Every number that is found, and what is chosen by it."""
    network = Network(networks.random_file(game, seed, UNITS))
    chance = Chance()
    chance.seed(seed)
    position = game.start(seed)
    while not position.is_over:
        seat = position.actors()[0]
        network.look(position, seat)  # type: ignore[arg-type]
        count = network.count
        found = (network.scores[:count], network.chances[:count], network.points, network.wins)
        yield f"{position.n_actions} {seat} {found} {network.best()} {network.pick(chance)}"
        position.playout(chance, EVERY)


if __name__ == "__main__":
    name, seats, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    print("engine", engine.running().name)
    for line in looks(cast("ObservedGame", entry(name).make(seats)), seed):
        print(line)
