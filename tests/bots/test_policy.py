"""The bot that does what its network thinks best, and knows nothing that its seat does not."""

from functools import cache
from random import Random
from typing import Any

import pytest

from barrowgate.bots.net.network import Network
from barrowgate.bots.policy import PolicyBot
from barrowgate.core.contract import Position
from barrowgate.games import entry
from tests.bots import networks
from tests.bots.test_random import OnlyLegal
from tests.kit import Kit
from tests.kits import every_kit


@cache
def network_of(name: str) -> Network:
    game: Any = entry(name).make(4)
    return Network(networks.random_file(game))


def played(name: str, seats: int, *, best: bool, seed: int) -> Position:
    """A whole game of such bots."""
    position = entry(name).make(seats).start(7)
    players = [PolicyBot(network_of(name), seed + seat, best=best) for seat in range(seats)]
    while not position.is_over:
        seat = position.actors()[0]
        action = players[seat].choose(position.seen_by(seat))
        assert action in position.distinct(seat)  # type: ignore[attr-defined]
        position.play(seat, action)
    return position


@pytest.mark.parametrize("seats", [1, 3])
@every_kit
def test_it_plays_whole_games_and_the_best_actions_need_no_seed(kit: Kit, seats: int) -> None:
    first = played(kit.name, seats, best=True, seed=1)
    assert played(kit.name, seats, best=True, seed=50).to_bytes() == first.to_bytes()


@every_kit
def test_sampled_actions_are_those_of_the_seed(kit: Kit) -> None:
    first = played(kit.name, 2, best=False, seed=1).to_bytes()
    assert played(kit.name, 2, best=False, seed=1).to_bytes() == first
    assert played(kit.name, 2, best=False, seed=50).to_bytes() != first


@every_kit
def test_a_forced_action_is_taken_without_looking(kit: Kit) -> None:
    bot = PolicyBot(network_of(kit.name), 1)
    assert bot.choose(OnlyLegal([5])) == 5


@pytest.mark.parametrize("best", [True, False])
@every_kit
def test_all_deals_that_look_alike_get_the_same_answer(kit: Kit, best: bool) -> None:
    plan = kit.games.plan(4, 0, "eager", 11)
    asked = 0
    for actions in range(15, 200, 15):
        position = kit.moment(plan, actions)
        seat = position.actors()[0]
        if len(position.distinct(seat)) > 1 and kit.secrets.hidden_cards(position, seat):
            asked += 1
            answer = PolicyBot(network_of(kit.name), 3, best=best).choose(position.seen_by(seat))
            for deal in range(10):
                other = kit.secrets.permuted(plan.game, position, seat, Random(deal))
                assert other.to_bytes() != position.to_bytes()
                bot = PolicyBot(network_of(kit.name), 3, best=best)
                assert bot.choose(other.seen_by(seat)) == answer
    assert asked > 3


@every_kit
def test_the_chances_of_all_deals_that_look_alike_are_the_same(kit: Kit) -> None:
    """Not only the answer: every number that a search would use."""
    plan = kit.games.plan(3, 0, "eager", 12)
    network = network_of(kit.name)
    for actions in (30, 90, 150):
        position = kit.moment(plan, actions)
        for seat in range(3):
            network.look(position, seat)
            found = (network.scores[: network.count], network.points, network.wins)
            for deal in range(5):
                other = kit.secrets.permuted(plan.game, position, seat, Random(deal))
                network.look(other, seat)
                assert (network.scores[: network.count], network.points, network.wins) == found
