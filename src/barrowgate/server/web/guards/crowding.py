"""How many sockets are open: each costs memory for as long as it lasts, however little it says."""

import math
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus

from barrowgate.server.web.guards.limits import HOUSEHOLD
from barrowgate.server.web.problems import Problem, ProblemError

MOST_SOCKETS = 50  # of one person


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
        who = person or address
        if self._of_one[who] >= self._most or self._of_all[address] >= self._most * HOUSEHOLD:
            raise TooManySockets(int(self._most))
        self._of_one[who] += 1
        self._of_all[address] += 1
        try:
            yield
        finally:
            _one_less(self._of_one, who)
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
