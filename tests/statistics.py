"""Is what was drawn spread as it should be? Pearson's chi-square test, with fixed seeds."""

from collections.abc import Hashable, Iterable, Mapping
from math import sqrt
from typing import TypeVar

T = TypeVar("T", bound=Hashable)
FAR = 4.0  # standard deviations: with fixed seeds a test fails always, or never


def check_spread(drawn: Iterable[T], expected: Mapping[T, float]) -> None:
    """Draws against how often each may come; the expected numbers are shares of any whole."""
    counts = dict.fromkeys(expected, 0)
    for one in drawn:
        assert one in counts, f"{one} cannot be"
        counts[one] += 1
    total, whole = sum(counts.values()), sum(expected.values())
    assert total * min(expected.values()) / whole >= 5, "too few draws to say anything"
    square = sum(
        (counts[one] - total * share / whole) ** 2 / (total * share / whole)
        for one, share in expected.items()
    )
    assert normal(square, len(expected) - 1) < FAR, f"{counts} for {dict(expected)}"


def normal(square: float, freedom: int) -> float:
    """A chi-square as standard deviations of a normal one (Wilson and Hilferty)."""
    if freedom == 0:
        return 0.0
    part = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - part)) / sqrt(part))
