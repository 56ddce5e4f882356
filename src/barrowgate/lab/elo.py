"""Elo: one number for the strength of each bot, most likely for all that they played.

Each seat wins in proportion to the strength of its bot (the model of Bradley and Terry; with more
than two seats that of Plackett and Luce for the first place). 400 points are odds of ten to one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from operator import add, mul, sub
from statistics import fmean

from barrowgate.lab.strength import WIDE, Estimate, made_up_squares

POINTS = 400 / log(10)  # for odds of e to 1
CLOSE = 1e-7
MOST_STEPS = 200  # about ten are needed

Table = list[list[float]]


@dataclass(frozen=True)
class Match:
    """One bot alone among others of one kind, both by number: its share of the win in each deal."""

    one: int
    rest: int
    sample: Sequence[float]


def elo(share: float, seats: int) -> float:
    """How far a bot is above those on all other seats; with two seats it is the usual Elo.

    >>> round(elo(0.75, seats=2), 1), round(elo(0.25, seats=4), 1)
    (190.8, 0.0)
    """
    return POINTS * log((seats - 1) * share / (1 - share))


def ratings(matches: Sequence[Match], bots: int, seats: int) -> list[Estimate]:
    """The Elo of each bot above the first one.

    The matches are of the same deals, and what they have in common is in the limits. A limit is
    the Elo of the likeliest shares with which the bot would be just there, so that it is further
    away on the side of which the games tell less.
    """
    means = [fmean(match.sample) for match in matches]
    strengths = _most_likely(matches, means, bots, seats)
    found = [Estimate(0.0, 0.0, 0.0)]
    for bot, pulls in enumerate(_pulls(matches, strengths, seats), 1):
        away = _away(matches, means, pulls, 1 / seats)
        low = _most_likely(matches, list(map(sub, means, away)), bots, seats)
        high = _most_likely(matches, list(map(add, means, away)), bots, seats)
        found.append(Estimate(POINTS * strengths[bot], POINTS * low[bot], POINTS * high[bot]))
    return found


def _most_likely(
    matches: Sequence[Match], shares: Sequence[float], bots: int, seats: int
) -> list[float]:
    """The strength of each bot as a logarithm, the first one's 0, by Newton's method.

    Who never won is taken to have won half a game, so that every strength is finite.
    """
    half = 0.5 / (len(matches[0].sample) * seats)
    strengths = [0.0] * bots
    for _ in range(MOST_STEPS):
        slope = [0.0] * bots
        for match, share in zip(matches, shares, strict=True):
            surprise = min(max(share, half), 1 - half) - _expected(match, strengths, seats)
            slope[match.one] += surprise
            slope[match.rest] -= surprise
        (steps,) = _solve(_curvature(matches, strengths, seats), [slope[1:]])
        largest = max(map(abs, steps))
        for bot, step in enumerate(steps, 1):
            strengths[bot] += step / max(1.0, largest)  # far away it tells no more than where to go
        if largest < CLOSE:
            break
    return strengths


def _expected(match: Match, strengths: Sequence[float], seats: int) -> float:
    """The share of the bot that is alone."""
    return 1 / (1 + (seats - 1) * exp(strengths[match.rest] - strengths[match.one]))


def _curvature(matches: Sequence[Match], strengths: Sequence[float], seats: int) -> Table:
    """How much the matches tell of the strengths of all bots but the first."""
    table = [[0.0] * len(strengths) for _ in strengths]
    for match in matches:
        expected = _expected(match, strengths, seats)
        told = expected * (1 - expected)
        table[match.one][match.one] += told
        table[match.rest][match.rest] += told
        table[match.one][match.rest] -= told
        table[match.rest][match.one] -= told
    return [row[1:] for row in table[1:]]


def _pulls(matches: Sequence[Match], strengths: Sequence[float], seats: int) -> Table:
    """For each bot but the first: how far a larger share in each match pulls its strength up."""
    others = range(1, len(strengths))
    columns = [
        [float((bot == match.one) - (bot == match.rest)) for bot in others] for match in matches
    ]
    solved = _solve(_curvature(matches, strengths, seats), columns)
    return [[column[bot - 1] for column in solved] for bot in others]


def _away(
    matches: Sequence[Match], means: Sequence[float], pulls: Sequence[float], fair: float
) -> list[float]:
    """How far each share lies from its mean when one bot is at its limit."""
    samples = [
        [share - mean for share in match.sample] for match, mean in zip(matches, means, strict=True)
    ]
    pulled = [sum(map(mul, pulls, deal)) for deal in zip(*samples, strict=True)]
    together = [
        sum(map(mul, sample, pulled)) + pull * made_up_squares(mean, fair)
        for sample, pull, mean in zip(samples, pulls, means, strict=True)
    ]
    spread = sqrt(sum(map(mul, pulls, together)))
    return [WIDE * number / spread / len(pulled) for number in together]


def _solve(table: Table, columns: Table) -> Table:
    """What the table must be multiplied with to give each column (Gauss and Jordan).

    The table is symmetric and positive definite, so no row has to change places.
    """
    size = len(table)
    rows = [[*table[i], *(column[i] for column in columns)] for i in range(size)]
    for pivot in range(size):
        rows[pivot] = [number / rows[pivot][pivot] for number in rows[pivot]]
        for i in range(size):
            if i != pivot:
                factor = rows[i][pivot]
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[pivot], strict=True)]
    return [[row[size + place] for row in rows] for place in range(len(columns))]
