"""How the bytes of a position begin, whatever follows."""

import struct
from typing import NamedTuple

HEADER = struct.Struct("<2s2sH")  # ours, the letters of the game, the version


class Format(NamedTuple):
    """The letters of a game and the version of its bytes."""

    kind: bytes
    version: int


def format_of(data: bytes) -> Format:
    """What the bytes of a position say of themselves."""
    _, kind, version = HEADER.unpack_from(data)
    return Format(kind, version)
