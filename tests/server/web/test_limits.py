"""Buckets of tokens: how often, for whom, and how much memory they take."""

import timeit
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from hypothesis import given
from hypothesis import strategies as st

from barrowgate.server.web import problems
from barrowgate.server.web.guards.limits import (
    HOUSEHOLD,
    RATES,
    Limited,
    Limits,
    Rate,
    TooMany,
)
from tests.server.serving import Served, served
from tests.server.web.asking import ask


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def limits(clock: Clock, at_once: int = 3, every: float = 2.0, **options: float) -> Limits:
    most = int(options.pop("most", 100))
    rates = dict.fromkeys(Limited, Rate(at_once, every))
    return Limits(options.pop("factor", 1.0), clock, rates, most)


def test_every_kind_has_its_rate() -> None:
    assert set(RATES) == set(Limited)


def test_three_at_once_then_one_every_two_seconds() -> None:
    clock = Clock()
    limited = limits(clock)
    assert [limited.take(Limited.TALK, "ann") for _ in range(4)] == [0, 0, 0, 2]
    clock.now += 1.5
    assert limited.take(Limited.TALK, "ann") == pytest.approx(0.5)
    clock.now += 0.5
    assert limited.take(Limited.TALK, "ann") == 0
    assert limited.take(Limited.TALK, "ann") == pytest.approx(2)


def test_a_bucket_does_not_grow_beyond_its_rim() -> None:
    clock = Clock()
    limited = limits(clock)
    limited.take(Limited.TALK, "ann")
    clock.now += 3600
    assert [limited.take(Limited.TALK, "ann") > 0 for _ in range(4)] == [False] * 3 + [True]


def test_waiting_is_not_made_longer_by_asking() -> None:
    clock = Clock()
    limited = limits(clock, at_once=1)
    limited.take(Limited.LOGIN, "ann")
    assert {limited.take(Limited.LOGIN, "ann") for _ in range(100)} == {2.0}


def test_kinds_and_clients_have_buckets_of_their_own() -> None:
    limited = limits(Clock(), at_once=1)
    assert limited.take(Limited.TALK, "ann") == 0
    assert limited.take(Limited.ACT, "ann") == 0
    assert limited.take(Limited.TALK, "bea") == 0
    assert limited.take(Limited.TALK, "ann") > 0


def test_a_factor_allows_more_and_none_allows_everything() -> None:
    clock = Clock()
    twice = limits(clock, at_once=1, factor=2.0)
    assert [twice.take(Limited.TALK, "ann") for _ in range(2)] == [0, 1]
    without = limits(clock, at_once=1, factor=0.0)
    assert {without.take(Limited.TALK, "ann") for _ in range(1000)} == {0}
    assert len(without) == 0


def test_memory_is_bounded_and_the_longest_unused_is_forgotten() -> None:
    limited = limits(Clock(), at_once=2, most=10)
    for number in range(10):
        limited.take(Limited.READ, f"client {number}")
    limited.take(Limited.READ, "client 0")  # its last token, and now the most recent
    for number in range(10, 19):
        limited.take(Limited.READ, f"client {number}")
    assert len(limited) == 10
    assert limited.take(Limited.READ, "client 0") > 0
    assert [limited.take(Limited.READ, "client 1") for _ in range(2)] == [0, 0]


@given(st.lists(st.floats(0, 10), max_size=60), st.integers(1, 5), st.floats(0.1, 5))
def test_never_more_than_the_rate_in_any_time(
    pauses: list[float], at_once: int, every: float
) -> None:
    clock = Clock()
    limited = limits(clock, at_once, every)
    taken: list[float] = []
    for pause in pauses:
        clock.now += pause
        wait = limited.take(Limited.ACT, "ann")
        if wait == 0:
            taken.append(clock.now)
        else:
            assert wait <= every + 1e-6
    for first, begin in enumerate(taken):
        for last in range(first, len(taken)):
            assert last - first + 1 <= at_once + (taken[last] - begin) / every + 1e-6


def test_taking_a_token_costs_next_to_nothing() -> None:
    """It happens with each message of a WebSocket: about a microsecond, five on a bad day."""
    limited = Limits(factor=1e6)
    rounds = 20_000
    best = min(timeit.repeat(lambda: limited.take(Limited.ACT, "ann"), number=rounds, repeat=5))
    assert best / rounds < 5e-6


def test_whoever_is_too_quick_is_told_when_to_come_again() -> None:
    limited = limits(Clock(), at_once=1, every=2.5)
    app = FastAPI()
    problems.handle(app)

    @app.get("/")
    def read() -> str:
        limited.insist(Limited.READ, "ann")
        return "read"

    assert ask(app).status_code == 200
    answer = ask(app)
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "3"
    assert answer.json()["type"] == "too-many"
    assert answer.json()["kind"] == "read"


def test_a_socket_is_told_how_long_in_words() -> None:
    assert "3 s" in str(TooMany(Limited.ACT, 2.2))


# --- Addresses ------------------------------------------------------------------------------------


def says(limited: Limits, person: str, address: str) -> bool:
    """Whether somebody may talk once more."""
    try:
        limited.insist_both(Limited.TALK, person, address)
    except TooMany:
        return False
    return True


def test_new_guests_of_one_address_share_what_a_household_may() -> None:
    clock = Clock()
    limited = limits(clock, at_once=2, every=2.0)
    allowed = [says(limited, f"guest {number}", "home") for number in range(3 * HOUSEHOLD)]
    assert allowed == [True] * 2 * HOUSEHOLD + [False] * HOUSEHOLD
    assert says(limited, "guest 0", "elsewhere")
    clock.now += 2.0 / HOUSEHOLD
    assert [says(limited, f"new {number}", "home") for number in range(2)] == [True, False]


def test_whoever_talks_too_much_takes_nothing_from_the_household() -> None:
    limited = limits(Clock(), at_once=2)
    for _ in range(100 * HOUSEHOLD):
        says(limited, "loud", "home")
    others = [says(limited, f"quiet {number}", "home") for number in range(2 * HOUSEHOLD - 2)]
    assert all(others)


def test_a_household_of_full_speed_is_not_kept_waiting() -> None:
    clock = Clock()
    limited = Limits(clock=clock)
    for _ in range(200):
        clock.now += RATES[Limited.ACT].every
        for number in range(HOUSEHOLD):
            limited.insist_both(Limited.ACT, f"person {number}", "home")


def test_without_limits_addresses_are_not_counted_either() -> None:
    limited = limits(Clock(), factor=0.0)
    assert all(says(limited, f"guest {number}", "home") for number in range(1000))
    assert len(limited) == 0


class Behind:
    """A client behind the proxy that the server trusts, under this address."""

    def __init__(self, server: Served, address: str) -> None:
        self.http = httpx.Client(
            base_url=server.url, timeout=30, headers={"X-Forwarded-For": address}
        )

    def guest(self) -> str | None:
        """The token of a new guest; None where there are to be no more."""
        answer = self.http.post("/api/me", json={"name": "Ana"})
        self.http.cookies.clear()
        assert answer.status_code in {200, 429}
        return str(answer.json()["token"]) if answer.is_success else None

    def talks(self, token: str) -> int:
        """How often somebody may say something before they are to wait."""
        headers = {"Authorization": f"Bearer {token}"}
        wish = {"game": "loyang", "seats": 1}
        table = self.http.post("/api/tables", json=wish, headers=headers).json()["table"]["id"]
        for number in range(1000):
            where = f"/api/tables/{table}/talk"
            answer = self.http.post(where, json={"text": "hm"}, headers=headers)
            if answer.status_code == 429:
                assert answer.json()["kind"] == "talk"
                return number
            assert answer.is_success
        raise AssertionError("there is no limit")


def test_more_guests_from_one_address_may_not_do_more_than_a_household(tmp_path: Path) -> None:
    slowly = {"BARROWGATE_LIMITS": "0.01", "BARROWGATE_PROXIES": "127.0.0.1"}
    with served(tmp_path, slowly) as server:
        here, there = Behind(server, "203.0.113.9"), Behind(server, "198.51.100.7")
        guests = [here.guest() for _ in range(RATES[Limited.JOIN].at_once + 3)]
        tokens = [token for token in guests if token]
        assert len(tokens) == RATES[Limited.JOIN].at_once
        said = [here.talks(token) for token in tokens[: HOUSEHOLD + 2]]
        each = RATES[Limited.TALK].at_once
        assert said == [each] * HOUSEHOLD + [0, 0]
        elsewhere = there.guest()
        assert elsewhere is not None
        assert there.talks(elsewhere) == each
