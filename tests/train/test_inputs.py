"""What is learnt from and what is played with are the same function of an observation."""

from typing import Any

import numpy
import pytest
import torch

from barrowgate.games import entry
from barrowgate.train.inputs import Expander, Inputs, check, merge
from barrowgate.train.plans import PLANS
from tests.train import positions


@pytest.mark.parametrize("name", PLANS)
def test_rows_lie_one_behind_the_other(name: str) -> None:
    game: Any = entry(name).make(1)
    inputs = Inputs(game.layout, PLANS[name])
    check(inputs)
    assert inputs.rows == max(each.first + each.rows for each in inputs.lookups)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("name", PLANS)
def test_merged_rows_add_up_to_the_first_layer(name: str, seats: int) -> None:
    game: Any = entry(name).make(seats)
    inputs = Inputs(game.layout, PLANS[name])
    expand = Expander(inputs, torch, "cpu", torch.float64)
    rows = positions.observed(positions.some(name, seats, 20))
    rows[0] = 32767  # more of everything than counts
    rows[1] = -1
    weights = torch.randn(expand.width, 5, dtype=torch.float64)
    wanted = (expand(torch.from_numpy(rows)) @ weights).numpy()
    table = merge(weights.numpy(), inputs, numpy)
    for row, expected in zip(rows, wanted, strict=True):
        found = numpy.zeros(5)
        for lookup in inputs.lookups:
            chosen = sum(
                min(max(int(row[cell]), 0), top) * stride
                for cell, top, stride in zip(lookup.cells, lookup.tops, lookup.strides, strict=True)
            )
            if chosen > 0:
                found += table[lookup.first + chosen - 1]
        assert found == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("name", PLANS)
def test_every_part_of_a_plan_is_a_part_of_the_layout(name: str) -> None:
    """A misspelt name would be read as usual, and nobody would know."""
    game: Any = entry(name).make(1)
    plan = PLANS[name]
    whole = {part.name for part in game.layout.parts}
    known = whole | {part.rpartition(".")[2] for part in whole}
    named = {*plan.tops, *plan.dropped, *plan.dropped_of_others, *plan.baseline}
    named |= plan.kept_in_crosses | {part for cross in plan.crosses for part, _ in cross}
    assert named <= known
    words = {form.split()[0] for form in game.catalogue.forms if form is not None}
    assert {*plan.explored, *plan.held_back} <= words
