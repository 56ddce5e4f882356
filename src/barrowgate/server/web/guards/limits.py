"""How often a client or a person may do something: a bucket of tokens for each of them.

A bucket is one number, the time at which it will be full again: each token taken moves it on by the
time that a new one takes to grow. Buckets that have filled again are as good as forgotten, so only
the most recent are kept.

A person costs nothing: whoever is refused could come again as another guest. So everything also
counts for the address it comes from, with the allowance of a household.
"""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from http import HTTPStatus

from barrowgate.server.web.problems import Problem, ProblemError

MOST_BUCKETS = 20_000  # of one kind: some 3 MB
HOUSEHOLD = 10  # people who play from one address, each at full speed


class Limited(StrEnum):
    """What is counted."""

    CREATE = "create"
    JOIN = "join"
    ACT = "act"
    LOGIN = "login"
    REGISTER = "register"
    TALK = "talk"
    REPORT = "report"
    HINT = "hint"
    READ = "read"
    TELL = "tell"


@dataclass(frozen=True)
class Rate:
    """So many at once, and then one every so many seconds."""

    at_once: int
    every: float


RATES: dict[Limited, Rate] = {
    Limited.CREATE: Rate(20, 30.0),
    Limited.JOIN: Rate(30, 2.0),
    Limited.ACT: Rate(60, 0.05),
    Limited.LOGIN: Rate(10, 10.0),
    Limited.REGISTER: Rate(5, 120.0),
    Limited.TALK: Rate(10, 2.0),
    Limited.REPORT: Rate(5, 60.0),
    Limited.HINT: Rate(30, 3.0),
    Limited.READ: Rate(300, 0.02),
    Limited.TELL: Rate(200, 0.1),  # each takes milliseconds of the loop that all play in
}


class _Buckets:
    """The buckets of one kind: who -> when it is full again, the most recently used last."""

    __slots__ = ("every", "span", "full_at")

    def __init__(self, rate: Rate, factor: float) -> None:
        self.every = rate.every / factor
        self.span = self.every * (rate.at_once - 1)  # how far ahead the time may lie
        self.full_at: OrderedDict[str, float] = OrderedDict()


class Limits:
    """All buckets of a server. ``factor`` 10 allows ten times as much, 0 everything."""

    def __init__(
        self,
        factor: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
        rates: Mapping[Limited, Rate] = RATES,
        most: int = MOST_BUCKETS,
    ) -> None:
        self._clock = clock
        self._most = most
        self._kinds = {kind: _Buckets(rates[kind], factor) for kind in rates} if factor else {}
        self._households = {
            kind: _Buckets(of_household(rates[kind]), factor) for kind in self._kinds
        }

    def take(self, kind: Limited, who: str) -> float:
        """Take a token: 0, or the seconds to wait until there is one; then none is taken."""
        return self._take(self._kinds.get(kind), who)

    def _take(self, buckets: _Buckets | None, who: str) -> float:
        if buckets is None:
            return 0.0
        now = self._clock()
        full_at = buckets.full_at
        moment = full_at.get(who)
        if moment is None:
            if len(full_at) >= self._most:
                full_at.popitem(last=False)
            moment = now
        elif moment < now:
            moment = now
        wait = moment - now - buckets.span
        if wait > 1e-9:  # a bucket that is empty to the rounding of a clock is refilled
            return wait
        full_at[who] = moment + buckets.every
        full_at.move_to_end(who)
        return 0.0

    def insist(self, kind: Limited, who: str) -> None:
        """Take a token, or raise what tells the client when to come again."""
        wait = self.take(kind, who)
        if wait:
            raise TooMany(kind, wait)

    def insist_both(self, kind: Limited, person: str, address: str) -> None:
        """The same for a person, then for all who share the address.

        In this order: whoever is refused takes nothing from the others of the household.
        """
        self.insist(kind, person)
        self.insist_for_all(kind, address)

    def insist_for_all(self, kind: Limited, address: str) -> None:
        """The same for all who share an address."""
        wait = self._take(self._households.get(kind), address)
        if wait:
            raise TooMany(kind, wait)

    def __len__(self) -> int:
        every = (*self._kinds.values(), *self._households.values())
        return sum(len(buckets.full_at) for buckets in every)


def of_household(rate: Rate) -> Rate:
    return Rate(rate.at_once * HOUSEHOLD, rate.every / HOUSEHOLD)


class TooMany(ProblemError):
    """A client or a person that has to wait: 429 with `Retry-After`."""

    def __init__(self, kind: Limited, wait: float) -> None:
        seconds = math.ceil(wait)
        super().__init__(
            Problem(
                "too-many",
                "Too many requests",
                HTTPStatus.TOO_MANY_REQUESTS.value,
                f"Try again in {seconds} s.",
                more={"kind": kind.value, "wait": round(wait, 3)},
                headers={"Retry-After": str(seconds)},
            )
        )
        self.wait = wait
