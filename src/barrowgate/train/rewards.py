"""What a seat wants: to win, to lead, to have points; a sum over the outcomes of all seats."""

from collections.abc import Mapping
from typing import Any

import torch

from barrowgate.core.layout import Layout
from barrowgate.train.inputs import OWNERS

SEATS = 4
OUTCOMES = 2 * SEATS  # points of four seats, counted from the observer, then shares in the win
WIN, LEAD, OWN = 0.6, 0.3, 0.3


def wishes(players: int) -> list[float]:
    """What each outcome is worth to the observer at a table of so many."""
    if players == 1:
        return [1.0] + [0.0] * (OUTCOMES - 1)
    points = [LEAD + OWN] + [-LEAD / (players - 1)] * (players - 1)
    win = WIN * (2.0 if players == 2 else 1.5)
    return points + [0.0] * (SEATS - players) + [win] + [0.0] * (SEATS - 1)


class FirstGuess:
    """Final points of each seat as they are guessed from a few numbers, in units of the scale."""

    def __init__(
        self, layout: Layout, baseline: Mapping[str, float], scale: int, device: Any
    ) -> None:
        parts = list(baseline)
        cells = [[layout.part(f"{owner}.{part}").start for part in parts] for owner in OWNERS]
        weights = [baseline[part] / scale for part in parts]
        self.cells = torch.tensor(cells, device=device)
        self.weights = torch.tensor(weights, device=device)

    def __call__(self, observations: Any) -> Any:
        return (observations[:, self.cells].clamp(min=0).float() * self.weights).sum(2)


def turned(absolute: Any, players: Any) -> Any:
    """Outcomes by row and seat of the table, as each seat counts them: row, observer, seat."""
    seats = torch.arange(SEATS, device=absolute.device)
    players = players[:, None, None]
    others = (seats[:, None] + seats[None, :])[None] % players
    there = seats[None, None, :] < players
    found = (
        absolute[:, None, :].expand(-1, SEATS, -1).gather(2, others.expand(len(absolute), -1, -1))
    )
    return torch.where(there, found, torch.zeros_like(found))
