"""Outcomes as the learner sees them: first guesses, and what each seat makes of the same result."""

from collections.abc import Mapping
from typing import Any

import torch

from barrowgate.bots.net.header import SEATS
from barrowgate.core.layout import Layout
from barrowgate.train.inputs import OWNERS


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


def seen_by_watcher(outcomes: Any, behind: Any, players: Any) -> Any:
    """Outcomes as somebody counts them who sits so many places behind the one they were told to."""
    seats = torch.arange(SEATS, device=outcomes.device)[None]
    places = torch.where(
        seats < players[:, None], (seats + behind[:, None]) % players[:, None], seats
    )
    return outcomes.gather(1, torch.cat([places, places + SEATS], 1))
