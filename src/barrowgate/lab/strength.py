"""The arithmetic of strength: means, shares of the win, and a test of two shares.

A sample has one number for each deal: the games of a deal, one for each seat that a bot may have,
share their luck and count as one. All limits are of 95 %.

Few games that all went one way must not look certain. So the spread of shares is counted as if
there were two deals more, won and lost as between equals; the shares themselves are those of the
games alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist, fmean, stdev
from typing import ClassVar

WIDE = NormalDist().inv_cdf(0.975)  # standard deviations on either side
MADE_UP = 2  # deals


@dataclass(frozen=True)
class Estimate:
    """A number, and the limits that hold it 19 times out of 20."""

    value: float
    low: float
    high: float


def mean_of(sample: Sequence[float]) -> Estimate:
    """The mean of two or more numbers without limits, such as points."""
    mean = fmean(sample)
    around = WIDE * stdev(sample) / sqrt(len(sample))
    return Estimate(mean, mean - around, mean + around)


def share_of(sample: Sequence[float], fair: float) -> Estimate:
    """The mean of shares; ``fair`` is the share of one among equals."""
    mean = fmean(sample)
    around = WIDE * sqrt(_squares(sample, fair)) / len(sample)
    return Estimate(mean, max(0.0, mean - around), min(1.0, mean + around))


def _squares(sample: Sequence[float], fair: float) -> float:
    """How far the shares lie from their mean, with those that are made up."""
    mean = fmean(sample)
    return sum((share - mean) ** 2 for share in sample) + made_up_squares(mean, fair)


def made_up_squares(mean: float, fair: float) -> float:
    """What the deals add that are made up: each of them is won or lost outright."""
    return MADE_UP * (fair * (1 - mean) ** 2 + (1 - fair) * mean**2)


@dataclass(frozen=True)
class Sprt:
    """A test that goes on until one of two shares is clearly the likelier one.

    It is the generalized sequential probability ratio test: the mean of the sample is taken to be
    normal, with the spread that the sample has. Either mistake has a chance of about 5 %.
    """

    low: float
    high: float

    BOUND: ClassVar[float] = log(0.95 / 0.05)

    def ratio(self, sample: Sequence[float], fair: float) -> float:
        """The logarithm of how many times likelier the high share is than the low one."""
        spread = _squares(sample, fair) / len(sample)
        beyond = fmean(sample) - (self.low + self.high) / 2
        return len(sample) * (self.high - self.low) * beyond / spread

    def decides(self, ratio: float) -> bool:
        return abs(ratio) >= self.BOUND
