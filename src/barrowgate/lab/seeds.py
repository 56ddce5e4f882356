"""Seeds made from a seed: one for each game of a simulation, one for each bot at a table.

The mixing is the finalizer of SplitMix64 (Steele, Lea and Flood), the same on every platform.
"""

GOLDEN = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB
MASK = 0xFFFFFFFFFFFFFFFF
LARGEST_SEED = 2**63 - 1


def derive(seed: int, *path: int) -> int:
    """A seed for what the numbers name, such as game 17, seat 2; from 0 to LARGEST_SEED.

    >>> derive(1, 17) == derive(1, 17), derive(1, 17) == derive(1, 18)
    (True, False)
    """
    for number in path:
        seed = _mix((seed + (number + 1) * GOLDEN) & MASK)
    return seed >> 1


def _mix(word: int) -> int:
    word = ((word ^ (word >> 30)) * FIRST) & MASK
    word = ((word ^ (word >> 27)) * SECOND) & MASK
    return word ^ (word >> 31)
