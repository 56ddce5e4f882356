"""``python -m barrowgate.train.export GAME CHECKPOINT FILE``: a network in whole numbers, for bots.

Rows are scaled so that no sum can leave an int16 (their scale drops out of the next step); all
other weights have 12 bits behind the point (docs/decisions/0013-bots.md).
"""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy

from barrowgate.bots.net.header import Header, Term
from barrowgate.bots.net.network_file import write
from barrowgate.core.errors import BarrowgateError
from barrowgate.games import entry
from barrowgate.train import checkpoint
from barrowgate.train.inputs import OWNERS, Inputs, Plan, merge
from barrowgate.train.plans import PLANS

LARGEST = 32767
WEIGHT = 2**12
SUM = 2**20
POINT = 256


def export(kept: checkpoint.Checkpoint, path: Path) -> Header:
    """Write the file of a checkpoint; return what it says of itself."""
    plan = PLANS[kept.game]
    game: Any = entry(kept.game).make(entry(kept.game).most_seats)
    inputs = Inputs(game.layout, plan)
    weights = {name: value.double().numpy() for name, value in kept.weights.items()}
    header = Header.of(
        game,
        units=kept.hidden,
        value_units=weights["value.weight"].shape[0],
        lookups=inputs.lookups,
        baseline=[_terms(game, plan, owner) for owner in OWNERS],
        scale=plan.scale,
        made={
            "minutes": round(kept.minutes, 1),
            "games": kept.games,
            "decisions": kept.decisions,
            **_newest_points(kept),
        },
    )
    write(path, header, arrays(weights, kept.read.numpy(), inputs))
    return header


def _newest_points(kept: checkpoint.Checkpoint) -> dict[str, Any]:
    told = kept.history[-1] if kept.history else {}
    return {name: value for name, value in told.items() if name.startswith("points_")}


def _terms(game: Any, plan: Plan, owner: str) -> list[Term]:
    return [
        Term(game.layout.part(f"{owner}.{part}").start, round(count * POINT))
        for part, count in plan.baseline.items()
    ]


def arrays(weights: Mapping[str, Any], read: Any, inputs: Inputs) -> dict[str, Any]:
    """Every array of the file by its name; columns that were never read count nothing."""
    columns = weights["layers.0.weight"].T * read[:, None]
    table = merge(columns, inputs, numpy)
    bias = weights["layers.0.bias"]
    scale = _row_scale(table, bias, inputs)
    found = {
        "rows": numpy.rint(table * scale).astype(numpy.int16),
        "rows_bias": numpy.rint(bias * scale).astype(numpy.int16),
    }
    layers = {
        "second": "layers.1",
        "third": "layers.2",
        "policy": "policy",
        "value": "value",
        "outcome": "outcome",
    }
    for name, learnt in layers.items():
        found[name] = _fixed(weights[f"{learnt}.weight"], WEIGHT, numpy.int16)
        found[f"{name}_bias"] = _fixed(weights[f"{learnt}.bias"], SUM, numpy.int32)
    return found


def _fixed(numbers: Any, one: int, kind: Any) -> Any:
    """Whole numbers, where so many are one; none is cut off in a network that learnt well."""
    limits = numpy.iinfo(kind)
    return numpy.clip(numpy.rint(numbers * one), limits.min, limits.max).astype(kind)


def _row_scale(table: Any, bias: Any, inputs: Inputs) -> float:
    """As large as it can be: even the worst row of every lookup stays in an int16."""
    low, high = bias.copy(), bias.copy()
    for lookup in inputs.lookups:
        rows = table[lookup.first : lookup.first + lookup.rows]
        low += numpy.minimum(rows.min(0), 0)
        high += numpy.maximum(rows.max(0), 0)
    worst = float(max(high.max(), -low.min()))
    return (LARGEST - len(inputs.lookups) - 1) / worst


def main() -> int:
    parser = argparse.ArgumentParser("python -m barrowgate.train.export", description=__doc__)
    parser.add_argument("game", choices=sorted(PLANS))
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("file", type=Path)
    options = parser.parse_args()
    try:
        game = entry(options.game).make(1)
        header = export(checkpoint.load(options.checkpoint, game), options.file)
    except BarrowgateError as error:
        print(f"barrowgate.train.export: {error}", file=sys.stderr)
        return 1
    print(f"{options.file}: {options.file.stat().st_size:,} bytes, {dict(header.made)}")
    return 0
