"""A network in whole numbers says what the one that learnt said."""

from pathlib import Path
from typing import Any

import pytest
import torch

from barrowgate.bots.net import network_file
from barrowgate.bots.net.network import Network as Playing
from barrowgate.games import entry
from barrowgate.train.checkpoint import Checkpoint, halved
from barrowgate.train.exporting import export
from barrowgate.train.inputs import Expander, Inputs
from barrowgate.train.network import Network
from barrowgate.train.plans import PLANS
from barrowgate.train.rewards import FirstGuess
from tests.train import positions

HIDDEN = [48, 32, 24]


def made(name: str) -> Checkpoint:
    """A network that has learnt nothing, but has something to say."""
    game: Any = entry(name).make(4)
    torch.manual_seed(3)
    inputs = Inputs(game.layout, PLANS[name])
    width = Expander(inputs, torch, "cpu", torch.float32).width
    network = Network(width, HIDDEN, len(game.catalogue))
    torch.nn.init.normal_(network.policy.weight, 0, 0.3)
    torch.nn.init.normal_(network.outcome.weight, 0, 0.1)
    return Checkpoint(
        game=name,
        layout=game.layout.digest,
        layout_version=game.layout.version,
        hidden=HIDDEN,
        width=width,
        actions=len(game.catalogue),
        weights=halved(network),
        read=torch.ones(width, dtype=torch.bool),
    )


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("name", PLANS)
def test_scores_and_outcomes_are_those_of_the_network_that_learnt(
    name: str, seats: int, tmp_path: Path
) -> None:
    kept = made(name)
    path = tmp_path / "some.network"
    export(kept, path)
    playing = Playing(network_file.read(path))
    game: Any = entry(name).make(seats)
    plan = PLANS[name]
    expand = Expander(Inputs(game.layout, plan), torch, "cpu", torch.float32)
    guess = FirstGuess(game.layout, plan.baseline, plan.scale, "cpu")
    there = positions.some(name, seats, 15)
    rows = torch.from_numpy(positions.observed(there))
    with torch.no_grad():
        scores, points, wins = kept.network()(expand(rows))
        points = (points + guess(rows)) * plan.scale
        shares = torch.softmax(wins[:, :seats], 1)
    for number, (position, seat) in enumerate(there):
        playing.look(position, seat)
        distinct = position.distinct(seat)
        for place, action in enumerate(position.legal(seat)):
            if action in distinct:
                learnt = float(scores[number, action])
                assert playing.scores[place] / 256 == pytest.approx(learnt, abs=0.15)
        for other in range(seats):
            assert playing.points[other] / 256 == pytest.approx(
                float(points[number, other]), abs=0.6
            )
            assert playing.wins[other] / 65536 == pytest.approx(
                float(shares[number, other]), abs=0.02
            )


def test_columns_that_were_never_read_count_nothing(tmp_path: Path) -> None:
    kept = made("loyang")
    kept.read = torch.zeros_like(kept.read)
    export(kept, tmp_path / "some.network")
    assert not any(network_file.read(tmp_path / "some.network").arrays["rows"])
