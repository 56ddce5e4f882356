"""Outcomes as each seat counts them, and what they are worth to it."""

import pytest
import torch

from barrowgate.bots.wishes import LEAD, OWN, WIN, wishes
from barrowgate.train.rewards import seen_by_watcher, turned


def test_outcomes_are_counted_from_the_observer() -> None:
    table = torch.tensor([[10.0, 20, 30, 99], [5, 0, 0, 0]])
    three, one = turned(table, torch.tensor([3, 1]))
    assert three[:3].tolist() == [[10, 20, 30, 0], [20, 30, 10, 0], [30, 10, 20, 0]]
    assert one[0].tolist() == [5, 0, 0, 0]


def test_who_looks_on_counts_the_same_outcomes_from_the_own_seat() -> None:
    points, wins = torch.tensor([[10.0, 20, 30, 0]]), torch.tensor([[0.2, 0.7, 0.1, 0]])
    told = torch.cat([points, wins], 1).repeat(2, 1)
    seen = seen_by_watcher(told, torch.tensor([1, 2]), torch.tensor([3, 3]))
    assert seen[:, :4].tolist() == [[20, 30, 10, 0], [30, 10, 20, 0]]
    assert torch.equal(seen[:, 4:], torch.tensor([[0.7, 0.1, 0.2, 0], [0.1, 0.2, 0.7, 0]]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_wants_to_win_to_lead_and_to_have_points(players: int) -> None:
    points = [8.0, 6.0, 3.0, 1.0][:players]
    outcomes = points + [0.0] * (4 - players) + [0.5, 0.0, 0.0, 0.0]
    worth = sum(a * b for a, b in zip(wishes(players), outcomes, strict=True))
    lead = points[0] - sum(points[1:]) / (players - 1)
    win = 0.5 * (2.0 if players == 2 else 1.5)
    assert worth == pytest.approx(WIN * win + LEAD * lead + OWN * points[0])


def test_alone_only_points_count() -> None:
    assert wishes(1) == [1.0, 0, 0, 0, 0, 0, 0, 0]
