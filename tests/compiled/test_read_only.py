"""What the compiled loops rely on cannot be changed from Python."""

import pytest

from barrowgate.bots.net.network import Network
from barrowgate.bots.search.tree import Tree
from barrowgate.core.batch import Batch
from barrowgate.lagranja import LaGranja
from tests.bots import networks


@pytest.mark.parametrize(
    "name",
    [
        *("game", "count", "players", "width", "begun", "seeds", "masks", "choices"),
        *("skip_forced", "distinct", "skipped", "observed", "net_scores"),
    ],
)
def test_the_fields_of_a_batch_are_read_only(name: str) -> None:
    batch = Batch(LaGranja(2), 2, 1)
    with pytest.raises(AttributeError):
        setattr(batch, name, 10**6)


def test_the_fields_of_a_network_are_read_only() -> None:
    network = Network(networks.random_file(LaGranja(2)))
    for name in ("count", "scores", "chances", "points", "wins"):
        with pytest.raises(AttributeError):
            setattr(network, name, getattr(network, name))


def test_the_fields_of_a_tree_are_read_only() -> None:
    tree = Tree(Network(networks.random_file(LaGranja(2))), 10)
    for name in ("root", "seat", "players", "room"):
        with pytest.raises(AttributeError):
            setattr(tree, name, 10**6)
