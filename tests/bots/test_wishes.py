"""What a seat wishes for."""

import pytest

from barrowgate.bots.wishes import utility, wishes


def test_alone_points_are_all() -> None:
    assert wishes(1) == [1, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_of_all_others_count_against_ones_own(players: int) -> None:
    found = wishes(players)
    assert found[0] > 0
    assert all(each < 0 for each in found[1:players])
    assert sum(found[:4]) == pytest.approx(0.3)
    assert found[4] > found[0]
    assert not any(found[players:4] + found[5:])


def test_outcomes_are_weighed_from_the_eyes_of_the_first_seat() -> None:
    assert utility([20.0], [1.0], scale=10) == 2
    ahead = utility([20.0, 10.0], [1.0, 0.0], scale=10)
    assert ahead == pytest.approx(0.6 * 2 - 0.3 + 1.2)
    assert ahead > utility([10.0, 20.0], [0.0, 1.0], scale=10)
