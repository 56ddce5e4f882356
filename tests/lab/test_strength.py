"""The arithmetic of strength: known values, and limits that hold what they say."""

from math import sqrt
from statistics import fmean

import pytest

from barrowgate.core.chance import Chance
from barrowgate.lab.elo import Match, elo, ratings
from barrowgate.lab.strength import Sprt, mean_of, share_of

PRECISION = 1 << 20


class Dice:
    """Deals whose games are won with a given chance."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance()
        self.chance.seed(seed)

    def deals(self, share: float, count: int, games: int) -> list[float]:
        return [fmean(self._is_won(share) for _ in range(games)) for _ in range(count)]

    def _is_won(self, share: float) -> bool:
        return self.chance.below(PRECISION) < share * PRECISION


# --- Means and shares -------------------------------------------------------------------------


def test_a_mean_has_its_standard_error_on_both_sides() -> None:
    found = mean_of([10, 12, 14, 16])
    assert found.value == 13
    assert found.high - 13 == pytest.approx(1.96 * sqrt(20 / 3 / 4), rel=1e-4)
    assert 13 - found.low == pytest.approx(found.high - 13)


def test_a_share_of_many_deals_is_binomial() -> None:
    """Where each deal is one game, the limits are those of the textbook."""
    found = share_of([1.0] * 3000 + [0.0] * 1000, fair=0.5)
    assert found.value == 0.75
    textbook = 1.96 * sqrt(0.75 * 0.25 / 4000)
    assert found.high - 0.75 == pytest.approx(textbook, rel=0.01)


def test_games_of_a_deal_are_not_taken_for_independent_ones() -> None:
    """Seats that win by themselves say nothing against a bot, and deals that do say less for it."""
    by_seat = share_of([0.5] * 100, fair=0.5)
    by_deal = share_of([0.0, 1.0] * 50, fair=0.5)
    usual = share_of([0.0, 0.5, 0.5, 1.0] * 25, fair=0.5)
    assert by_seat.high < usual.high < by_deal.high


def test_a_few_games_that_were_all_won_prove_little() -> None:
    few, many = share_of([1.0] * 4, fair=0.5), share_of([1.0] * 400, fair=0.5)
    assert few.value == many.value == few.high == 1.0
    assert few.low < 0.55
    assert 0.98 < many.low < 1


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("share", [0.1, 0.25, 0.5, 0.8, 0.95])
@pytest.mark.parametrize("deals", [25, 100])
def test_the_limits_of_a_share_hold_it_19_times_out_of_20(
    seats: int, share: float, deals: int
) -> None:
    dice = Dice(1)
    found = [share_of(dice.deals(share, deals, seats), 1 / seats) for _ in range(300)]
    held = sum(one.low <= share <= one.high for one in found)
    assert held >= 0.92 * 300
    if deals == 100 and 0.2 < share < 0.9:
        assert held <= 0.99 * 300  # and they are no wider than they must be


# --- Elo --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("share", "seats", "points"),
    [
        (0.75, 2, 190.8),
        (0.5, 2, 0.0),
        (0.25, 2, -190.8),
        (0.64, 2, 99.95),
        (10 / 11, 2, 400.0),
        (0.25, 4, 0.0),
        (0.5, 4, 190.8),
        (1 / 3, 3, 0.0),
    ],
)
def test_the_elo_of_a_share(share: float, seats: int, points: float) -> None:
    assert elo(share, seats) == pytest.approx(points, abs=0.05)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rating_of_one_match_is_the_elo_of_its_share_and_so_are_its_limits(seats: int) -> None:
    sample = Dice(2).deals(0.6, 50, seats)
    anchor, rated = ratings([Match(1, 0, sample)], 2, seats)
    share = share_of(sample, 1 / seats)
    assert (anchor.value, anchor.low, anchor.high) == (0, 0, 0)
    assert rated.value == pytest.approx(elo(share.value, seats))
    assert rated.low == pytest.approx(elo(share.low, seats))
    assert rated.high == pytest.approx(elo(share.high, seats))


def test_who_is_named_first_changes_the_sign_alone() -> None:
    sample = Dice(3).deals(0.7, 40, 2)
    _, above = ratings([Match(1, 0, sample)], 2, 2)
    _, below = ratings([Match(0, 1, sample)], 2, 2)
    assert below.value == pytest.approx(-above.value)
    assert [below.low, below.high] == pytest.approx([-above.high, -above.low])


def expected(strengths: list[float], one: int, rest: int, seats: int) -> float:
    odds = 10 ** ((strengths[one] - strengths[rest]) / 400)
    return odds / (odds + seats - 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shares_that_fit_one_list_give_that_list(seats: int) -> None:
    true = [0.0, 150.0, -80.0, 420.0]
    matches = [
        Match(one, rest, [expected(true, one, rest, seats)] * 1000)
        for one in range(4)
        for rest in range(4)
        if one != rest
    ]
    found = ratings(matches, 4, seats)
    assert [rated.value for rated in found] == pytest.approx(true, abs=1e-3)


def test_a_bot_is_measured_through_the_others_as_well() -> None:
    """Three to one and again three to one would be nine to one: it is drawn between that and 1."""
    chain = [Match(1, 0, [0.75] * 50), Match(2, 1, [0.75] * 50), Match(2, 0, [0.5] * 50)]
    _, _, third = ratings(chain, 3, 2)
    assert elo(0.5, 2) < third.value < elo(0.9, 2)


def test_who_never_lost_has_a_high_but_finite_elo() -> None:
    _, champion = ratings([Match(1, 0, [1.0] * 50)], 2, 2)
    assert 400 < champion.low < champion.value <= champion.high < 2000
    assert champion.value == pytest.approx(elo(1 - 0.5 / 100, 2))


def test_the_limits_of_an_elo_hold_it_19_times_out_of_20() -> None:
    true, seats, dice, rounds = [0.0, 120.0, 430.0], 3, Dice(4), 150
    held = [0, 0, 0]
    for _ in range(rounds):
        matches = [
            Match(one, rest, dice.deals(expected(true, one, rest, seats), 30, seats))
            for one in range(3)
            for rest in range(3)
            if one != rest
        ]
        for bot, rated in enumerate(ratings(matches, 3, seats)):
            held[bot] += rated.low <= true[bot] <= rated.high
    assert held[0] == rounds
    assert min(held[1:]) >= 0.92 * rounds


# --- The sequential test ----------------------------------------------------------------------


def test_the_bounds_are_those_of_five_in_a_hundred() -> None:
    test = Sprt(0.5, 0.6)
    assert round(test.BOUND, 4) == 2.9444  # log(0.95 / 0.05)
    assert test.decides(2.95)
    assert test.decides(-2.95)
    assert not test.decides(2.94)


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    sample = [0.0, 0.5, 1.0, 0.5] * 250
    spread = 0.125  # of one deal; two more of a thousand change it little
    likelier = sum((x - 0.6) ** 2 - (x - 0.5) ** 2 for x in sample) / 2 / spread
    assert Sprt(0.5, 0.6).ratio(sample, 0.5) == pytest.approx(-likelier, rel=0.005)


def test_half_way_between_both_shares_neither_is_likelier() -> None:
    assert Sprt(0.4, 0.6).ratio([0.0, 1.0] * 20, 0.5) == pytest.approx(0.0)


@pytest.mark.parametrize(("share", "wrong"), [(0.5, 1), (0.6, -1)])
def test_the_test_is_seldom_wrong(share: float, wrong: int) -> None:
    dice, test, mistakes = Dice(5), Sprt(0.5, 0.6), 0
    for _ in range(200):
        sample = dice.deals(share, 10, 2)
        while not test.decides(ratio := test.ratio(sample, 0.5)):
            sample += dice.deals(share, 5, 2)
        mistakes += ratio * wrong > 0
    assert mistakes <= 0.07 * 200
