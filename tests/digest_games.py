"""Plays random games and prints a running digest of all that can be observed, one line a game.

Run by test_compiled in two processes, with the plain and with the compiled engine; also by hand:
``python tests/digest_games.py 5``.
"""

import hashlib
import sys

from barrowgate.core.chance import Chance
from barrowgate.core.contract import Game
from barrowgate.lagranja import LaGranja, game, position
from barrowgate.loyang import Loyang


def main(games: int) -> None:
    print("engine", "plain" if position.__file__.endswith(".py") else "compiled")
    for seats in (1, 2, 3, 4):
        for seed in range(games):
            options = {name: values[seed % 2] for name, values in game.OPTIONS.items()}
            print("la-granja", seats, seed, *digest(LaGranja(seats, options), seed), flush=True)
            introductory = "on" if seed % 2 and seats > 1 else "off"
            loyang = Loyang(seats, {"introductory": introductory})
            print("loyang", seats, seed, *digest(loyang, seed), flush=True)


def digest(game: Game, seed: int) -> tuple[int, str]:
    """Number of actions, and the digest of bytes, legal actions and events after each."""
    place = game.start(seed)
    place.watch()
    chance = Chance()
    chance.seed(seed + 1000)
    running = hashlib.sha256()
    while not place.is_over:
        actors = place.actors()
        seat = actors[chance.below(len(actors))]
        legal = place.legal(seat)
        # Later actions of the catalogue (deliveries, placing) twice as often as the rest.
        low = chance.below(2) * len(legal) // 2
        action = legal[low + chance.below(len(legal) - low)]
        place.play(seat, action)
        seen = (seat, legal, action, place.take_events(), place.scores())
        running.update(repr(seen).encode())
        running.update(place.to_bytes())
    return place.n_actions, running.hexdigest()


if __name__ == "__main__":
    main(int(sys.argv[1]))
