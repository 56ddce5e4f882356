"""The learner: whom it credits with what, what it does not learn from, and that it learns."""

from collections.abc import Callable
from typing import Any

import pytest
import torch

from barrowgate.games import entry
from barrowgate.train import learner as learning
from barrowgate.train.arena import HALVES, Field, Shared
from barrowgate.train.checkpoint import halved
from barrowgate.train.inputs import Expander, Inputs
from barrowgate.train.learner import Learner, Schedule
from barrowgate.train.network import Network
from barrowgate.train.plans import LOYANG

OWN_POINTS = 0  # the first outcome
CHOICES = 3  # actions that the toy offers
GOOD = 1  # the one that brings points
LONELY = {"league": 0.0, "explore": (0.0, 0.0)}


class Toy:
    """An arena whose games have one decision each; nothing is seen of it."""

    def __init__(self, field: Field) -> None:
        game: Any = entry(field.game).make(max(field.seats))
        self.field = field
        self.shared = Shared(field.rows, game.layout.width, len(game.catalogue))
        self.shared.masks[:, :, :CHOICES] = 1

    def play(self, half: int) -> None:
        self.shared.over[half] = 1
        self.shared.points[half, :, 0] = 10 * (self.shared.actions[half] == GOOD)
        self.shared.wins[half, :, 0] = 1

    def wait(self) -> None:
        """It has played already."""


def make(seats: tuple[int, ...], games: int, **schedule: Any) -> Learner:
    """A learner of Loyang at a toy, with a network that knows nothing."""
    torch.manual_seed(3)
    torch.set_num_threads(1)
    game: Any = entry("loyang").make(max(seats))
    width = Expander(Inputs(game.layout, LOYANG), torch, "cpu", torch.float32).width
    network = Network(width, [16, 8, 8], len(game.catalogue))
    usual: dict[str, Any] = {"minutes": 1.0, "steps": 4, "portion": 16}
    toy: Any = Toy(Field("loyang", seats, games, 5))
    return Learner(toy, game, LOYANG, network, Schedule(**usual | schedule), "cpu")


def chance_of_good(learner: Learner) -> float:
    """What its network gives the good action of the toy."""
    scores, _, _ = learner.look(learner.network, learner.memory.observations[0, 0])
    return float(torch.softmax(scores[0, :CHOICES].detach(), 0)[GOOD])


def apart(one: Network, other: Network) -> float:
    """How far two networks are from each other."""
    pairs = zip(one.state_dict().values(), other.state_dict().values(), strict=True)
    return max(float((before - after).abs().max()) for before, after in pairs)


# --- Credit -----------------------------------------------------------------------------------


def test_each_seat_is_credited_along_its_own_decisions() -> None:
    """Seats 0, 1, 0 decide, the game ends, seat 0 begins the next; in the other half it tried."""
    learner = make((2,), 1, trace=0.5)
    memory = learner.memory
    for half in range(HALVES):
        memory.seats[half, :, 0] = torch.tensor([0, 1, 0, 0])
        memory.expected[half, :, 0, OWN_POINTS] = torch.tensor([1.0, 2.0, 3.0, 4.0])
        memory.over[half, 2] = True
        memory.outcomes[half, 2, 0, :2, OWN_POINTS] = torch.tensor([10.0, 7.0])
        learner.arena.shared.seats[half] = 1  # who decides next
    memory.tried[1, 2] = True
    better, known = learner._judge()
    assert known[:, :, 0].tolist() == [[True, True, True, False]] * HALVES
    # 3 - 1 and half of what the next one gained; 7 - 2; 10 - 3; nobody knows yet
    assert better[0, :, 0, OWN_POINTS].tolist() == [5.5, 5.0, 7.0, 0.0]
    # what was tried at random is no merit of the decision before it
    assert better[1, :, 0, OWN_POINTS].tolist() == [2.0, 5.0, 7.0, 0.0]


# --- Past selves ------------------------------------------------------------------------------


def test_a_past_self_decides_for_one_seat_of_some_games() -> None:
    learner = make((2,), 4, league=0.5)
    past = halved(learner.network)
    past["policy.bias"][GOOD] = 100.0
    learner.past = [past]
    learner.old.load_state_dict({name: value.float() for name, value in past.items()})
    with torch.no_grad():
        learner.network.policy.bias[GOOD] = -100.0
    learner._decide(0, 0)
    assert learner.memory.others[0, 0].tolist() == [True, False, False, False]
    assert (learner.memory.actions[0, 0] == GOOD).tolist() == [True, False, False, False]


def learnt(change: Callable[[Any], None]) -> Network:
    """What a network becomes that learns from a stretch of play in which something is changed."""
    learner = make((1,), 4, rate=(0.1, 0.1), **LONELY)
    learner._play()
    learner.memory.chances[:] = -1.0
    change(learner.memory)
    torch.manual_seed(4)
    learner._learn()
    return learner.network


def test_what_a_past_self_decided_is_not_learnt_from() -> None:
    def by_another(memory: Any) -> None:
        memory.others[:, :, 0] = True

    def otherwise(memory: Any) -> None:
        memory.actions[:, :, 0] = CHOICES - 1
        memory.chances[:, :, 0] = -3.0
        memory.outcomes[:, :, 0] = 5.0

    def both(memory: Any) -> None:
        by_another(memory)
        otherwise(memory)

    rounded = 3e-4
    assert apart(learnt(by_another), learnt(both)) < rounded
    assert apart(learnt(lambda memory: None), learnt(otherwise)) > 5 * rounded


# --- Learning ---------------------------------------------------------------------------------


def test_what_brings_points_is_done_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "WARM_UP", 1)
    rates = {"rate": (3e-3, 3e-3), "entropy": (0.0, 0.0)}
    learner = make((1,), 16, stretches=12, portion=32, **rates, **LONELY)
    assert chance_of_good(learner) == pytest.approx(1 / CHOICES, abs=0.05)
    told = list(learner.run())
    assert chance_of_good(learner) > 0.9
    assert told[-1]["points_1"] > told[0]["points_1"] + 3
    assert told[-1]["points"] < told[0]["points"]


def test_fewer_decisions_than_half_a_portion_are_learnt_from() -> None:
    learner = make((1,), 1, portion=1000, **LONELY)
    before = halved(learner.network)
    learner._play()
    assert set(learner._learn()) == {"policy", "points", "wins", "entropy", "distance"}
    after = halved(learner.network)
    assert all(torch.isfinite(after[name]).all() for name in after)
    assert not all(torch.equal(before[name], after[name]) for name in after)


@pytest.mark.parametrize("left", [0, 1])
def test_a_stretch_that_teaches_nothing_spoils_nothing(left: int) -> None:
    """One gain has no spread, none has no mean."""
    learner = make((1,), 1, **LONELY)
    learner._play()
    learner.memory.choices.view(-1)[left:] = 1
    told = learner._learn()
    assert bool(told) == (left > 0)
    assert all(torch.isfinite(value).all() for value in learner.network.state_dict().values())
