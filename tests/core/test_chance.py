"""The generator is the published PCG32, on the stream of our increment."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barrowgate.core.chance import Chance

INCREMENT = 1442695040888963407  # the one of PCG's own 64-bit generators


def pcg32(initstate: int, initseq: int) -> Iterator[int]:
    """PCG-XSH-RR 64/32 as its paper and its minimal C version state it, written independently."""
    modulus = 2**64
    increment = (2 * initseq + 1) % modulus
    state = (increment + initstate) * 6364136223846793005 + increment
    while True:
        state %= modulus
        word = (state // 2**45 ^ state // 2**27) % 2**32
        bits = f"{word:032b}"
        turn = state // 2**59
        yield int(bits[32 - turn :] + bits[: 32 - turn], 2)
        state = state * 6364136223846793005 + increment


def seeded(seed: int) -> Chance:
    chance = Chance()
    chance.seed(seed)
    return chance


def test_the_independent_version_gives_the_published_numbers() -> None:
    """Seed 42 on stream 54: the check values that ship with the algorithm."""
    assert list(islice(pcg32(42, 54), 6)) == [
        *(0xA15C02B7, 0x7B47F409, 0xBA1D3330),
        *(0x83D2F293, 0xBFA4784B, 0xCBED606E),
    ]


@given(st.integers(0, 2**64 - 1))
def test_our_stream_is_the_published_algorithm(seed: int) -> None:
    chance = seeded(seed)
    assert [chance.next32() for _ in range(50)] == list(islice(pcg32(seed, INCREMENT // 2), 50))


def test_the_numbers_of_seed_42_never_change() -> None:
    """Every saved game depends on them."""
    chance = seeded(42)
    assert [chance.next32() for _ in range(4)] == [3270867926, 1795671209, 1924641435, 1143034755]


def test_a_copy_goes_its_own_way() -> None:
    chance, copy = seeded(7), Chance()
    chance.copy_into(copy)
    expected = [chance.next32() for _ in range(5)]
    assert [copy.next32() for _ in range(5)] == expected
    chance.next32()
    assert copy.word != chance.word


def test_a_new_seed_begins_a_new_stream() -> None:
    chance = seeded(1)
    chance.next32()
    chance.seed(1)
    assert chance.word == seeded(1).word


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**31 - 1))
def test_a_number_below_a_bound_is_below_it(seed: int, bound: int) -> None:
    chance = seeded(seed)
    for _ in range(5):
        assert 0 <= chance.below(bound) < bound


@pytest.mark.parametrize("bound", [1.5, 2.0, "2", None])
def test_a_bound_that_is_no_whole_number_is_refused(bound: Any) -> None:
    """By both engines alike; and nothing is drawn."""
    chance = seeded(3)
    with pytest.raises(TypeError):
        chance.below(bound)
    assert chance.word == seeded(3).word


def test_below_one_is_always_zero() -> None:
    chance = seeded(3)
    assert {chance.below(1) for _ in range(20)} == {0}


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 66])
def test_every_number_below_a_bound_is_equally_likely(bound: int) -> None:
    """Chi-squared stays within five standard deviations of its mean."""
    chance, draws = seeded(2014), 20_000
    counts = Counter(chance.below(bound) for _ in range(draws))
    assert set(counts) == set(range(bound))
    expected = draws / bound
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = bound - 1
    assert abs(chi_squared - freedom) < 5 * (2 * freedom) ** 0.5


def test_a_large_bound_is_not_biased_towards_small_numbers() -> None:
    """Without rejection, half of the numbers below 3 * 2**30 would be in the first third."""
    chance, bound = seeded(5), 3 * 2**30
    small = sum(chance.below(bound) < bound // 3 for _ in range(6000))
    assert 1800 < small < 2200


@pytest.mark.parametrize("bound", [0, -1, -(2**40), 2**32 + 1, 2**40])
def test_a_bound_beyond_the_generator_is_refused(bound: int) -> None:
    chance = Chance()
    with pytest.raises(ValueError, match="the bound is"):
        chance.below(bound)
    assert chance.word == 0
