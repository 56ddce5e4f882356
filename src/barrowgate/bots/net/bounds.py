"""Proofs that no sum of a network leaves its integers, whatever is observed.

The engine adds int16 and int32 without looking. So a network whose sums could leave them is
refused, and what is proved is the worst case: of every lookup the row that is worst for a unit, of
every unit the largest value for a weight above 0, and the smallest for one below.
"""

from array import array
from collections.abc import Mapping
from operator import add

from barrowgate.bots.net.header import LARGEST, SEATS, Header, NetworkError

LARGEST_UNIT = 2048
LARGEST_INT32 = 2**31 - 1
Arrays = Mapping[str, "array[int]"]


def check(header: Header, arrays: Arrays) -> None:
    """Prove it for every layer, or raise NetworkError."""
    check_rows(header, arrays["rows"], arrays["rows_bias"])
    for name in ("second", "third", "policy", "value"):
        for unit, (low, high) in enumerate(sums(arrays[name], arrays[f"{name}_bias"])):
            check_range(f"unit {unit} of '{name}'", low, high, LARGEST_INT32)
    check_outcome(header, arrays["outcome"], arrays["outcome_bias"])


def check_range(what: str, low: int, high: int, largest: int) -> None:
    if low < -largest - 1 or high > largest:
        raise NetworkError(
            f"{what} could be {low} to {high}, which no int{largest.bit_length() + 1} holds"
        )


def check_rows(header: Header, rows: "array[int]", bias: "array[int]") -> None:
    """Each lookup adds one of its rows, or none."""
    width = len(bias)
    low, high = list(bias), list(bias)
    worst: dict[tuple[int, int], tuple[list[int], list[int]]] = {}
    for lookup in header.lookups:
        span = lookup.first, lookup.first + lookup.rows
        if span not in worst:
            worst[span] = extremes([rows[row * width : (row + 1) * width] for row in range(*span)])
        least, most = worst[span]
        low = list(map(add, low, least))
        high = list(map(add, high, most))
    for unit in range(width):
        check_range(f"unit {unit} of 'rows'", low[unit], high[unit], LARGEST)


def extremes(rows: list["array[int]"]) -> tuple[list[int], list[int]]:
    """The least and the most that any of these rows, or none, adds to each unit."""
    none = [0] * len(rows[0])
    return list(map(min, none, *rows)), list(map(max, none, *rows))


def sums(weights: "array[int]", bias: "array[int]") -> list[tuple[int, int]]:
    """The least and the most that the sum of each unit can be."""
    width = len(weights) // len(bias)
    found = []
    for unit, begin in enumerate(bias):
        row = weights[unit * width : (unit + 1) * width]
        above = sum(weight for weight in row if weight > 0)
        below = sum(row) - above
        found.append((begin + below * LARGEST_UNIT, begin + above * LARGEST_UNIT))
    return found


def check_outcome(header: Header, weights: "array[int]", bias: "array[int]") -> None:
    """Points are multiplied by the scale, and the first guess is added to them."""
    for place, (low, high) in enumerate(sums(weights, bias)):
        what = f"outcome {place}"
        if place >= SEATS:
            check_range(what, low, high, LARGEST_INT32)
        else:
            low, high = low * header.scale, high * header.scale
            check_range(what, low, high, LARGEST_INT32)
            guesses = [LARGEST * term.count for term in header.baseline[place]]
            low = (low >> 12) + sum(guess for guess in guesses if guess < 0)
            high = (high >> 12) + sum(guess for guess in guesses if guess > 0)
            check_range(f"{what} with its first guess", low, high, LARGEST_INT32)
