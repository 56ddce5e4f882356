"""The network as it learns: float numbers, but only steps that whole numbers can follow.

Rows of a table are added up and divided by their mean size; two more layers; then a score for
each action, and for each seat, counted from the observer, final points and a share in the win.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import torch
from torch import nn

from barrowgate.bots.net.header import OUTCOMES, SEATS

LARGEST = 8.0  # no unit says more; bots/net counts in 256ths of 1


class Network(nn.Module):
    """One for all seats and player counts of a game."""

    def __init__(self, width: int, hidden: Sequence[int], actions: int) -> None:
        super().__init__()
        sizes = [width, *hidden]
        self.layers = nn.ModuleList(nn.Linear(before, after) for before, after in pairwise(sizes))
        for number, layer in enumerate(self.layers):
            if number == 0:
                nn.init.normal_(layer.weight, 0, 0.06)
                nn.init.normal_(layer.bias, 0, 0.1)
            else:
                nn.init.orthogonal_(layer.weight, 1.4)
                nn.init.zeros_(layer.bias)
        self.policy = nn.Linear(hidden[-1], actions)
        self.value = nn.Linear(hidden[-1], 128)
        self.outcome = nn.Linear(128, OUTCOMES)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.zeros_(self.outcome.weight)
        nn.init.zeros_(self.outcome.bias)

    def forward(self, wide: Any) -> tuple[Any, Any, Any]:
        """Scores of actions; for each seat points beyond the first guess, and scores of winning."""
        units = self.layers[0](wide)
        units = units / units.abs().mean(1, keepdim=True).clamp(min=0.01)
        units = units.clamp(0, LARGEST)
        for layer in self.layers[1:]:
            units = layer(units).clamp(0, LARGEST)
        with torch.autocast(wide.device.type, enabled=False):  # points need more than 8 bits
            outcome = self.outcome(self.value(units.float()).clamp(0, LARGEST))
        return self.policy(units), outcome[:, :SEATS], outcome[:, SEATS:]
