"""How many sockets and connections are open: each costs memory for as long as it lasts.

However little is said on it.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus

from barrowgate.server.settings import Network
from barrowgate.server.web.guards.limits import HOUSEHOLD
from barrowgate.server.web.guards.proxies import is_among, peer_of, who
from barrowgate.server.web.problems import MEDIA_TYPE, Problem, ProblemError

MOST_SOCKETS = 50  # of one person
MOST_CONNECTIONS = 500  # of one address, besides its sockets


class OpenSockets:
    """By person, or by address for those who are nobody yet; and for all people of an address.

    ``factor`` 10 allows ten times as many, 0 any number.
    """

    def __init__(self, factor: float = 1.0) -> None:
        self._most = max(1.0, MOST_SOCKETS * factor) if factor else math.inf
        self._of_one: Counter[str] = Counter()
        self._of_all: Counter[str] = Counter()

    @contextmanager
    def one_more(self, person: str, address: str) -> Iterator[None]:
        """It is open for the length of the block; refused where there are too many."""
        one = person or address
        if self._of_one[one] >= self._most or self._of_all[address] >= self._most * HOUSEHOLD:
            raise TooManySockets(int(self._most))
        self._of_one[one] += 1
        self._of_all[address] += 1
        try:
            yield
        finally:
            _one_less(self._of_one, one)
            _one_less(self._of_all, address)

    def __len__(self) -> int:
        """How many are counted: people, and addresses."""
        return len(self._of_one) + len(self._of_all)


def _one_less(counted: Counter[str], who: str) -> None:
    counted[who] -= 1
    if not counted[who]:
        del counted[who]


class TooManySockets(ProblemError):
    """A person, or an address, whose other sockets are to be closed first."""

    def __init__(self, most: int) -> None:
        detail = (
            f"One person may have {most} sockets open at a time, all people of an address "
            f"{most * HOUSEHOLD}; close others first."
        )
        status = HTTPStatus.TOO_MANY_REQUESTS.value
        super().__init__(Problem("too-many", "Too many open sockets", status, detail))


class OpenConnections:
    """By address; of a trusted proxy any number, for it brings everybody's.

    ``factor`` is as for sockets.
    """

    def __init__(self, factor: float = 1.0, trusted: tuple[Network, ...] = ()) -> None:
        self._most = max(1.0, MOST_CONNECTIONS * factor) if factor else math.inf
        self._trusted = trusted
        self._of_one: Counter[str] = Counter()

    def one_more(self, client: tuple[str, int] | None) -> Callable[[], None] | None:
        """What is to be called once it has ended; None where it is one too many."""
        scope = {"client": client}
        peer, address = peer_of(scope), who(scope)
        if peer is None or is_among(peer, self._trusted):
            return _uncounted
        if self._of_one[address] >= self._most:
            return None
        self._of_one[address] += 1
        return lambda: _one_less(self._of_one, address)

    def __len__(self) -> int:
        """How many addresses are counted."""
        return len(self._of_one)


def _uncounted() -> None:
    """Nothing was counted."""


def too_many_connections() -> bytes:
    """A whole answer, for a connection on which nothing is read."""
    status = HTTPStatus.TOO_MANY_REQUESTS
    detail = "Too many connections of one address are open; use those, or close some first."
    body = Problem("too-many", "Too many connections", status.value, detail).body()
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: {MEDIA_TYPE}\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode("ascii") + body
