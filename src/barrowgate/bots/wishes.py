"""What a seat wants: to win, to lead, to have points; a sum over the outcomes of all seats.

Learning and search wish for the same.
"""

from collections.abc import Sequence

from barrowgate.bots.net.header import OUTCOMES, SEATS

WIN, LEAD, OWN = 0.6, 0.3, 0.3


def wishes(players: int) -> list[float]:
    """What each outcome is worth to the observer at a table of so many.

    Outcomes are the points of four seats, counted from the observer and in units of the network's
    scale, then their shares in the win.
    """
    if players == 1:
        return [1.0] + [0.0] * (OUTCOMES - 1)
    points = [LEAD + OWN] + [-LEAD / (players - 1)] * (players - 1)
    win = WIN * (2.0 if players == 2 else 1.5)
    return points + [0.0] * (SEATS - players) + [win] + [0.0] * (SEATS - 1)


def utility(points: Sequence[float], wins: Sequence[float], scale: int) -> float:
    """What these outcomes are worth to the first of the seats, which are all at the table."""
    weights = wishes(len(points))
    own = sum(weight * number / scale for weight, number in zip(weights, points, strict=False))
    return own + sum(weight * share for weight, share in zip(weights[SEATS:], wins, strict=False))
