"""Positions of La Granja that meet every question between them."""

from collections.abc import Iterator
from itertools import chain

from barrowgate.lagranja import names
from barrowgate.lagranja.position import Position
from tests.kit import Asking
from tests.lagranja.builders import Scene
from tests.lagranja.games import Plan, course

# Whole games with every question but the one of the scene below.
PLANS = (
    Plan(2, 2, "eager", 1, "crowded"),
    Plan(2, 2, "hoarder", 3, "busy"),
    Plan(4, 2, "mixed", 2, "busy"),
    Plan(3, 7, "hoarder", 3, "crowded"),
    Plan(1, 0, "eager", 1),
)

WAITING = frozenset(
    {
        *(names.AUTO_ARRIVED, names.AUTO_ASK, names.AUTO_BARROW, names.AUTO_BARROW_GONE),
        *(names.AUTO_BONUS, names.AUTO_CRAFT, names.AUTO_EXTENSION, names.AUTO_GROWTH),
        *(names.AUTO_INCOME, names.AUTO_OFFSPRING, names.AUTO_PEDDLERS, names.AUTO_ROOF),
        *(names.AUTO_SIESTA_VP, names.AUTO_STEP, names.AUTO_USE_SPACE),
    }
)


def emptied_field() -> Position:
    """Card 53 among the helpers and an olive on a field, which few games see."""
    scene = Scene("income").farm(0, helpers=[53], fields={"olive": [1]}).begin(0)
    return scene.play("use 53").position


def positions() -> Iterator[Position]:
    return chain([emptied_field()], *(course(plan) for plan in PLANS))


ASKING = Asking(positions, WAITING, frozenset({"turn"}))
