"""The table that makes chances of scores, in whole numbers: the same on every machine."""

from barrowgate.core import arrays

LENGTH = 3072  # from here on all would be 0
BITS = 64  # behind the point, while the table is made


def table() -> memoryview:
    """65536 * exp(-d / 256) for every d from 0 on, rounded; the last is 0."""
    numbers = arrays.block("i", LENGTH)
    step = _step()
    number = 1 << BITS
    for place in range(LENGTH):
        numbers[place] = (number + (1 << (BITS - 17))) >> (BITS - 16)
        number = number * step >> BITS
    return numbers


def _step() -> int:
    """exp(-1 / 256) by its series."""
    total = part = 1 << BITS
    for place in range(1, 12):
        part = part // (256 * place)
        total += part if place % 2 == 0 else -part
    return total
