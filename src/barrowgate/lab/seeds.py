"""Seeds: those that nobody can know, and those made from a seed (docs/security.md).

Made from a seed are one for each game of a simulation, and one for each bot at a table. They are
keyed hashes (BLAKE2b): whoever knows a derived seed, as a bot knows its own, learns nothing of the
seed it was made from.
"""

import secrets
from hashlib import blake2b

from barrowgate.core.record import LARGEST_SEED

WORD = 8  # bytes


def secret() -> int:
    """A seed that nobody knows, each one equally likely: too many to try them all."""
    return secrets.randbelow(LARGEST_SEED + 1)


def derive(seed: int, *path: int) -> int:
    """A seed for what the numbers name, such as game 17, seat 2; from 0 to LARGEST_SEED.

    >>> derive(1, 17) == derive(1, 17), derive(1, 17) == derive(1, 18)
    (True, False)
    """
    named = b"".join(number.to_bytes(WORD, "big") for number in path)
    digest = blake2b(named, digest_size=WORD, key=seed.to_bytes(WORD, "big")).digest()
    return int.from_bytes(digest, "big") >> 1
