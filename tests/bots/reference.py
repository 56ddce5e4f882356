"""The arithmetic of docs/decisions/0013-bots.md, step by step, in the plainest Python."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Any

import numpy

from barrowgate.bots.net.network_file import NetworkFile


@dataclass(frozen=True)
class Found:
    """What a network finds in an observation."""

    scores: list[int]
    chances: list[int]
    points: list[int]
    wins: list[int]
    largest: int  # of all units: 2048 where one was cut off


class Reference:
    """A network that is read from its file, and has all the time in the world."""

    def __init__(self, file: NetworkFile) -> None:
        self.file = file
        self.header = file.header

    def look(self, observation: Sequence[int], actions: Sequence[int], players: int) -> Found:
        """Scores and chances of these actions; points and shares of every seat."""
        first = self.first_units(observation)
        second = self.units("second", first)
        third = self.units("third", second)
        value = self.units("value", third)
        scores = [self.sum_of("policy", action, third) >> 12 for action in actions]
        points = [
            (self.sum_of("outcome", seat, value) * self.header.scale >> 12)
            + sum(max(observation[t.cell], 0) * t.count for t in self.header.baseline[seat])
            for seat in range(players)
        ]
        wins = [self.sum_of("outcome", 4 + seat, value) >> 12 for seat in range(players)]
        nobody = [0] * (4 - players)
        largest = max(first + second + third + value)
        return Found(scores, shares(scores), points + nobody, shares(wins) + nobody, largest)

    def chosen(self, observation: Sequence[int]) -> list[int]:
        """The row of each lookup that chooses one."""
        found = []
        for lookup in self.header.lookups:
            index, stride = 0, 1
            for cell, top in zip(lookup.cells, lookup.tops, strict=True):
                index += min(max(observation[cell], 0), top) * stride
                stride *= top + 1
            if index > 0:
                found.append(lookup.first + index - 1)
        return found

    def first_units(self, observation: Sequence[int]) -> list[int]:
        count = self.header.units[0]
        rows = self.file.arrays["rows"]
        sums = list(self.file.arrays["rows_bias"])
        for row in self.chosen(observation):
            sums = [sums[unit] + rows[row * count + unit] for unit in range(count)]
        assert all(-32768 <= number <= 32767 for number in sums)
        mean = max(1, sum(abs(number) for number in sums) // count)
        return [(min(max(number, 0), 8 * mean) * (2**22 // mean)) >> 14 for number in sums]

    def units(self, name: str, before: list[int]) -> list[int]:
        count = len(self.file.arrays[f"{name}_bias"])
        return [min(max(self.sum_of(name, unit, before) >> 12, 0), 2048) for unit in range(count)]

    def sum_of(self, name: str, unit: int, before: list[int]) -> int:
        weights = self.file.arrays[name]
        width = len(before)
        total = self.file.arrays[f"{name}_bias"][unit]
        for place, number in enumerate(before):
            total += weights[unit * width + place] * number
        assert -(2**31) <= total < 2**31
        return total


def shares(scores: list[int]) -> list[int]:
    """Parts of 65536."""
    parts = [exponential(max(scores) - score) for score in scores]
    return [part * 65536 // sum(parts) for part in parts]


def exponential(distance: int) -> int:
    """65536 * exp(-distance / 256), rounded."""
    exact = 65536 * (Decimal(-distance) / 256).exp()
    return int(exact.to_integral_value(ROUND_HALF_EVEN))


def float_scores(file: NetworkFile, observation: Sequence[int]) -> Any:
    """The scores of all actions as a network of floats has them: what is learnt (train/network)."""
    header = file.header

    def weights(name: str) -> tuple[Any, Any]:
        _, shape = header.shapes()[name]
        table = numpy.array(file.arrays[name], float).reshape(shape) / 2**12
        return table, numpy.array(file.arrays[f"{name}_bias"], float) / 2**20

    rows = numpy.array(file.arrays["rows"], float).reshape(header.rows, -1)
    units = numpy.array(file.arrays["rows_bias"], float)
    units = units + rows[Reference(file).chosen(observation)].sum(0)
    units = numpy.clip(units / numpy.abs(units).mean(), 0, 8)
    for name in ("second", "third"):
        table, bias = weights(name)
        units = numpy.clip(table @ units + bias, 0, 8)
    table, bias = weights("policy")
    return table @ units + bias
