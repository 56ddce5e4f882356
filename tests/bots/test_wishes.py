"""What a seat wishes for."""

import pytest

from barrowgate.bots.wishes import wishes


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
