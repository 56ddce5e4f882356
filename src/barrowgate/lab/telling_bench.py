"""How long it takes to tell a decision: the question, every legal action, and what one of them did.

Views and events are given; words are not made.
"""

import time
from typing import NamedTuple

from barrowgate.core.chance import Chance
from barrowgate.core.contract import Position, View
from barrowgate.telling import Teller


class Decision(NamedTuple):
    """One decision of a game, and the events of the action that was chosen."""

    view: View
    seat: int
    legal: list[int]
    log: list[int]


def measure_telling(
    teller: Teller, position: Position, chance: Chance, seconds: float
) -> dict[str, float]:
    """Microseconds per decision of one game, on average and for 99 of 100."""
    game = decisions(position, chance)
    clock = time.perf_counter_ns
    spent: list[int] = []
    until = clock() + seconds * 1e9
    while not spent or clock() < until:
        for decision in game:
            begun = clock()
            tell(teller, decision)
            spent.append(clock() - begun)
    spent.sort()
    return {
        "telling": sum(spent) / len(spent) / 1000,
        "telling_p99": spent[len(spent) * 99 // 100] / 1000,
    }


def tell(teller: Teller, decision: Decision) -> None:
    teller.question(decision.view, decision.seat)
    teller.groups(decision.view, decision.seat, decision.legal)
    teller.happened([decision.log], decision.seat)


def decisions(position: Position, chance: Chance) -> list[Decision]:
    """A random game from here to its end."""
    position.watch()
    found = []
    while not position.is_over:
        seat = position.actors()[0]
        view, legal = position.view(seat), position.legal(seat)
        position.play(seat, legal[chance.below(len(legal))])
        found.append(Decision(view, seat, legal, position.take_events()))
    return found
