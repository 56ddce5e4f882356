"""Positions of Loyang that meet every question between them."""

from collections.abc import Iterator
from itertools import chain

from barrowgate.loyang import names
from barrowgate.loyang.position import Position
from tests.kit import Asking
from tests.loyang.builders import Scene
from tests.loyang.games import Plan, course

# Whole games with every question but the one of the scene below.
PLANS = (
    *(Plan(1, 0, "collector", 10), Plan(1, 1, "eager", 11), Plan(2, 0, "careless", 10)),
    *(Plan(2, 1, "eager", 20), Plan(3, 0, "eager", 30), Plan(3, 1, "collector", 31)),
    *(Plan(4, 0, "mixed", 40), Plan(4, 1, "eager", 41), Plan(2, 6, "collector", 6)),
    *(Plan(seats, seed, "eager", 50 + seed) for seats in (2, 3, 4) for seed in range(4)),
)
WAITING = frozenset(
    {
        *(names.AUTO_HARVEST, names.AUTO_USED, names.AUTO_PAY, names.AUTO_LAY),
        *(names.AUTO_TAKEN, names.AUTO_TRADE, names.AUTO_STORE, names.AUTO_PATH),
    }
)


def which_trader() -> Position:
    """A39: two Traders that do not do the same, which few games see."""
    scene = Scene().farm(0, packs=[("trader 1", "stall 1"), ("trader 2", "stall 2")])
    return scene.begin(0).play("throw trader").position


def positions() -> Iterator[Position]:
    return chain([which_trader()], *(course(plan) for plan in PLANS))


ASKING = Asking(positions, WAITING)
