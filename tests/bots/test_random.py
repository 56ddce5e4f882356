"""The random bot: any legal action, and nothing but what its seat may see."""

from collections import Counter

import pytest

from barrowgate import bots
from barrowgate.bots import RandomBot
from barrowgate.core.contract import Position, View
from barrowgate.core.errors import OptionError
from barrowgate.lagranja import LaGranja


class OnlyLegal:
    """A ``Seen`` that gives the legal actions; whoever asks for more fails."""

    seat = 0

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions

    def legal(self) -> list[int]:
        return self.actions

    def view(self) -> View:
        raise AssertionError("the random bot looks at nothing")

    def determinize(self, seed: int) -> Position:
        raise AssertionError("the random bot imagines nothing")

    def determinize_into(self, position: Position, seed: int) -> None:
        raise AssertionError("the random bot imagines nothing")

    def to_bytes(self) -> bytes:
        raise AssertionError("the random bot takes nothing along")


def test_it_plays_a_whole_game_with_legal_actions() -> None:
    position = LaGranja(3).start(1)
    players = [RandomBot(seat) for seat in range(3)]
    while not position.is_over:
        seat = position.actors()[0]
        action = players[seat].choose(position.seen_by(seat))
        assert action in position.legal(seat)
        position.play(seat, action)
    assert position.n_actions > 300


def test_the_same_seed_makes_the_same_choices() -> None:
    actions = OnlyLegal(list(range(100)))
    one, same, other = RandomBot(5), RandomBot(5), RandomBot(6)
    choices = [one.choose(actions) for _ in range(50)]
    assert choices == [same.choose(actions) for _ in range(50)]
    assert choices != [other.choose(actions) for _ in range(50)]


def test_choosing_and_picking_are_the_same_choice() -> None:
    legal = [3, 14, 159]
    chooser, picker = RandomBot(7), RandomBot(7)
    for _ in range(50):
        assert chooser.choose(OnlyLegal(legal)) == picker.pick(legal)


def test_each_action_is_about_equally_likely() -> None:
    bot = RandomBot(1)
    counts = Counter(bot.pick([2, 4, 6, 8]) for _ in range(4000))
    assert set(counts) == {2, 4, 6, 8}
    assert all(900 < count < 1100 for count in counts.values())


def test_a_choice_leaves_the_position_untouched() -> None:
    position = LaGranja(2).start(1)
    seat = position.actors()[0]
    before = position.to_bytes()
    RandomBot(1).choose(position.seen_by(seat))
    assert position.to_bytes() == before


def test_bots_are_made_by_name() -> None:
    assert isinstance(bots.make("random", LaGranja(2), 1), RandomBot)
    with pytest.raises(OptionError, match="no bot 'clever'; known: random"):
        bots.make("clever", LaGranja(2), 1)
