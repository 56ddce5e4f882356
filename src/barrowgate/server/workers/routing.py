"""Which worker serves a connection: the sockets of one table are led to one of them.

The first line of a request names the table. Requests that follow on the same connection go
wherever the first one went: any worker serves any table, one is only faster.
"""

import re
import zlib
from itertools import count

LOOK = 512  # bytes of the request line that are looked at
TABLE = re.compile(rb"^[A-Z]{3,7} /api/tables/([A-Za-z0-9_-]{6,40})[/? ]")


class Router:
    """Chooses among so many workers."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._turn = count()

    def choose(self, head: bytes) -> int:
        """The number of a worker, by the beginning of what a client sends."""
        found = TABLE.match(head)
        if found is None:
            return next(self._turn) % self.workers
        return zlib.crc32(found[1]) % self.workers


def is_enough(head: bytes) -> bool:
    """Has so much come that the table, if one is named, can be seen?"""
    return b"\n" in head or len(head) >= LOOK
