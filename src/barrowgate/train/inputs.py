"""Inputs: how an observation becomes the rows that the first layer of a network adds up.

Every *lookup* turns one number of an observation, or a few that belong together, into one row of
a table; zeros are no row. That is all the engine needs when it plays (bots/net). Learning wants
more: the rows of a quantity share a slope and thresholds, so that 17 silver says something about
18. Both are the same function; ``merge`` makes the one from the other.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from barrowgate.bots.net.header import Lookup
from barrowgate.core.layout import Layout, Part

OWNERS = ("own", "second", "third", "fourth")


@dataclass(frozen=True)
class Plan:
    """What a game's network reads of its observations, and how it learns; one for each game."""

    game: str
    tops: Mapping[str, int]  # of quantities, by the name of the part without its owner
    dropped: frozenset[str]  # parts that are not read, of every owner
    dropped_of_others: frozenset[str]
    crosses: tuple[tuple[tuple[str, int], ...], ...]  # parts read together, with their tops
    kept_in_crosses: frozenset[str]  # parts of crosses that the owner reads one by one as well
    scale: int  # points that count as one
    baseline: Mapping[str, float]  # a first guess of a seat's final points, by part
    explored: tuple[str, ...]  # first words of actions that are tried at random now and then
    held_back: tuple[str, ...] = ()  # actions that are not offered at first
    usual_top: int = 6


class Inputs:
    """All lookups of a game: those of quantities first, then the choices."""

    def __init__(self, layout: Layout, plan: Plan) -> None:
        self.layout = layout
        self.quantities: list[Lookup] = []
        self.choices: list[Lookup] = []
        self.rows = 0
        wanted = [part for part in layout.parts if self._is_read(part, plan)]
        for part in wanted:
            if part.kind == "number":
                self._add_quantities(part, plan)
        self.quantity_rows = self.rows
        for part in wanted:
            if part.kind != "number":
                self._add_choices(part)
        for cross in plan.crosses:
            for owner in OWNERS:
                self._add_cross(owner, cross)

    @property
    def lookups(self) -> list[Lookup]:
        return [*self.quantities, *self.choices]

    def _is_read(self, part: Part, plan: Plan) -> bool:
        owner, _, name = part.name.rpartition(".")
        if name in plan.dropped or part.name in plan.dropped:
            return False
        crossed = {name for cross in plan.crosses for name, _ in cross}
        if name in crossed and not (owner == "own" and name in plan.kept_in_crosses):
            return False
        return owner in ("", "own") or owner not in OWNERS or name not in plan.dropped_of_others

    def _take(self, lookup: Lookup, among: list[Lookup]) -> None:
        among.append(lookup)
        self.rows = max(self.rows, lookup.first + lookup.rows)

    def _add_quantities(self, part: Part, plan: Plan) -> None:
        name = part.name.rpartition(".")[2]
        top = plan.tops.get(part.name, plan.tops.get(name, plan.usual_top))
        place = self.layout.part(part.name)
        for cell in range(place.start, place.stop):
            self._take(Lookup((cell,), (top,), self.rows), self.quantities)

    def _add_choices(self, part: Part) -> None:
        top = {"flag": 1, "bits": 2**part.choices - 1}.get(part.kind, part.choices - 1)
        place = self.layout.part(part.name)
        for cell in range(place.start, place.stop):
            self._take(Lookup((cell,), (top,), self.rows), self.choices)

    def _add_cross(self, owner: str, cross: Sequence[tuple[str, int]]) -> None:
        """Things that are alike share their rows: each of them adds one."""
        places = [self.layout.part(f"{owner}.{name}") for name, _ in cross]
        tops = tuple(top for _, top in cross)
        first = self.rows
        for cells in zip(*(range(place.start, place.stop) for place in places), strict=True):
            self._take(Lookup(tuple(cells), tops, first), self.choices)


class Expander:
    """Makes the wide rows that are learnt from: thresholds, choices, then the slopes."""

    def __init__(self, inputs: Inputs, torch: Any, device: Any, dtype: Any) -> None:
        self.torch = torch
        self.dtype = dtype
        self.rows = inputs.rows
        self.quantity_rows = inputs.quantity_rows

        def whole(numbers: list[int]) -> Any:
            return torch.tensor(numbers, device=device, dtype=torch.long)

        steps = [
            (lookup.cells[0], step)
            for lookup in inputs.quantities
            for step in range(1, lookup.rows + 1)
        ]
        self.step_cells = whole([cell for cell, _ in steps])
        self.steps = torch.tensor([step for _, step in steps], device=device, dtype=torch.int16)
        self.slope_cells = whole([lookup.cells[0] for lookup in inputs.quantities])
        tops = [lookup.rows for lookup in inputs.quantities]
        self.slope_tops = torch.tensor(tops, device=device, dtype=torch.int16)
        self.slope_scales = torch.tensor(slopes(inputs), device=device, dtype=torch.float32)
        most = max(len(lookup.cells) for lookup in inputs.choices)
        padded = [
            (
                lookup.cells + (0,) * (most - len(lookup.cells)),
                lookup.tops + (0,) * (most - len(lookup.cells)),
                lookup.strides + (0,) * (most - len(lookup.cells)),
            )
            for lookup in inputs.choices
        ]
        self.cells = [whole([cells[i] for cells, _, _ in padded]) for i in range(most)]
        self.tops = [whole([tops[i] for _, tops, _ in padded]) for i in range(most)]
        self.strides = [whole([strides[i] for _, _, strides in padded]) for i in range(most)]
        self.many = [
            whole([at for at, lookup in enumerate(inputs.choices) if len(lookup.cells) > i])
            for i in range(most)
        ]
        self.firsts = whole([lookup.first for lookup in inputs.choices])
        self.width = inputs.rows + 1 + len(inputs.quantities)  # one column is for what is no row

    def __call__(self, observations: Any) -> Any:
        torch = self.torch
        count = observations.shape[0]
        wide = torch.zeros(count, self.width, device=observations.device, dtype=self.dtype)
        wide[:, : self.quantity_rows] = observations[:, self.step_cells] >= self.steps
        chosen = observations[:, self.cells[0]].long().clamp_(min=0)
        chosen = torch.minimum(chosen, self.tops[0])
        for i in range(1, len(self.cells)):
            many = self.many[i]
            more = observations[:, self.cells[i][many]].long().clamp_(min=0)
            chosen[:, many] += torch.minimum(more, self.tops[i][many]) * self.strides[i][many]
        rows = torch.where(chosen > 0, chosen - 1 + self.firsts, self.rows)
        wide.scatter_add_(
            1, rows, torch.ones((), device=wide.device, dtype=self.dtype).expand_as(rows)
        )
        wide[:, self.rows] = 0
        numbers = observations[:, self.slope_cells].clamp(min=0)
        numbers = torch.minimum(numbers, self.slope_tops)
        wide[:, self.rows + 1 :] = numbers.float() * self.slope_scales
        return wide


def slopes(inputs: Inputs) -> list[float]:
    """What one more of each quantity counts in its slope."""
    return [2 / max(2, lookup.rows) for lookup in inputs.quantities]


def merge(weights: Any, inputs: Inputs, numpy: Any) -> Any:
    """The table of rows (row by unit) from the weights of the wide rows (column by unit)."""
    table = numpy.array(weights[: inputs.rows], dtype=numpy.float64)
    for number, (lookup, scale) in enumerate(zip(inputs.quantities, slopes(inputs), strict=True)):
        rows = slice(lookup.first, lookup.first + lookup.rows)
        slope = weights[inputs.rows + 1 + number] * scale
        steps = numpy.arange(1, lookup.rows + 1)[:, None]
        table[rows] = numpy.cumsum(weights[rows], axis=0) + steps * slope
    return table


def check(inputs: Inputs) -> None:
    """Lookups lie one behind the other, or share all their rows."""
    for before, after in pairwise(inputs.lookups):
        if after.first not in (before.first, before.first + before.rows):
            raise ValueError(f"rows {before.first} and {after.first} overlap")
