"""Buckets of tokens: how often, for whom, and how much memory they take."""

import timeit

import pytest
from fastapi import FastAPI
from hypothesis import given
from hypothesis import strategies as st

from barrowgate.server.web import problems
from barrowgate.server.web.guards.limits import RATES, Limited, Limits, Rate, TooMany
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
