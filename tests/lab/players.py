"""Bots of known strength, for ladders."""

from barrowgate import bots
from barrowgate.bots import Bot, Thought
from barrowgate.core.contract import Game, Seen


class FirstBot:
    """Takes the first legal action; in pebbles that is one pebble."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seen: Seen) -> int:
        return seen.legal()[0]

    def explain(self, seen: Seen) -> list[Thought]:
        return []


class PebbleBot(FirstBot):
    """Leaves a number of pebbles that four divides: nobody wins against it from there."""

    def choose(self, seen: Seen) -> int:
        heap: int = seen.view()["heap"]
        return max(0, heap % 4 - 1)


class GreedyBot(FirstBot):
    """Takes the action after which it has the most points, as far as it can see."""

    def choose(self, seen: Seen) -> int:
        return max(seen.legal(), key=lambda action: self._points_after(seen, action))

    def _points_after(self, seen: Seen, action: int) -> int:
        position = seen.determinize(self.seed)
        position.play(seen.seat, action)
        return position.scores()[seen.seat]


BOTS = {"first": FirstBot, "pebbles": PebbleBot, "greedy": GreedyBot}


def make(name: str, game: Game, seed: int) -> Bot:
    """Those bots and the usual ones; other processes import this by its name."""
    return BOTS[name](seed) if name in BOTS else bots.make(name, game, seed)
