"""Random play inside the engine, and copies into a position that is there already."""

from collections.abc import Callable
from typing import Any

import numpy
import pytest

from barrowgate.core.chance import Chance
from barrowgate.core.errors import IllegalAction
from barrowgate.games import REGISTRY
from barrowgate.loyang import Loyang

Table = Callable[[int], Any]
ON_BOARD = [entry for entry in REGISTRY.values() if entry.is_observed]
GAMES = pytest.mark.parametrize("make", [entry.game for entry in ON_BOARD])
TABLES = pytest.mark.parametrize(
    ("make", "seats"),
    [
        (entry.game, seats)
        for entry in ON_BOARD
        for seats in range(entry.least_seats, entry.most_seats + 1)
    ],
)


def stream(seed: int) -> Chance:
    chance = Chance()
    chance.seed(seed)
    return chance


@TABLES
def test_a_playout_is_the_game_of_the_first_actors_at_random(make: Table, seats: int) -> None:
    game, chance = make(seats), stream(5)
    inside, outside = game.start(3), game.start(3)
    played = inside.playout(stream(5), game.longest_game)
    while not outside.is_over:
        seat = outside.actors()[0]
        legal = outside.legal(seat)
        outside.play(seat, legal[chance.below(len(legal))])
    assert inside.is_over
    assert played == outside.n_actions
    assert inside.to_bytes() == outside.to_bytes()


@GAMES
def test_a_playout_stops_where_it_is_told_to(make: Table) -> None:
    game, chance = make(4), stream(1)
    position = game.start(1)
    assert position.playout(chance, 0) == 0
    assert [position.playout(chance, 10) for _ in range(3)] == [10, 10, 10]
    assert position.n_actions == 30
    position.playout(chance, game.longest_game)
    assert position.playout(chance, 10) == 0


@TABLES
def test_a_copy_into_a_position_is_exact_and_independent(make: Table, seats: int) -> None:
    game = make(seats)
    position, other = game.start(1), game.start(2)
    position.playout(stream(7), 60)
    other.playout(stream(8), game.longest_game)
    position.copy_into(other)
    before = position.to_bytes()
    assert other.to_bytes() == before
    seat = other.actors()[0]
    assert other.legal(seat) == position.legal(seat)
    other.playout(stream(9), 20)
    assert position.to_bytes() == before
    assert other.to_bytes() != before


@GAMES
def test_remembered_actions_are_not_those_of_the_position_before(make: Table) -> None:
    """The target had its legal actions asked for; they must not be taken for the new ones."""
    game = make(2)
    position, other = game.start(1), game.start(1)
    position.playout(stream(3), 40)
    old = set(other.legal(other.actors()[0]))
    position.copy_into(other)
    seat = other.actors()[0]
    for action in sorted(old - set(position.legal(seat))):
        with pytest.raises(IllegalAction):
            other.play(seat, action)
    assert other.to_bytes() == position.to_bytes()


@GAMES
def test_a_position_of_another_table_is_refused(make: Table) -> None:
    position, other = make(4).start(1), make(2).start(1)
    before = other.to_bytes()
    with pytest.raises(ValueError, match="one of the same game and table"):
        position.copy_into(other)
    assert other.to_bytes() == before


@GAMES
def test_what_is_no_position_or_no_generator_is_refused(make: Table) -> None:
    position = make(2).start(1)
    with pytest.raises((TypeError, AttributeError)):
        position.copy_into(None)
    with pytest.raises((TypeError, AttributeError)):
        position.playout(None, 5)
    assert position.n_actions == 0


@pytest.mark.parametrize("action", [2**31, 2**32, 2**32 + 5, -(2**31) - 1, 2**62])
@GAMES
def test_numbers_beyond_every_action_are_refused(make: Table, action: int) -> None:
    """Cut short to 32 bits some of them would be legal actions."""
    position = make(2).start(1)
    seat = position.actors()[0]
    before = position.to_bytes()
    assert position.why_not(seat, action) != 0
    assert position.why_not(seat + 2**32, position.legal(seat)[0]) != 0
    assert position.legal(seat + 2**32) == []
    with pytest.raises(IllegalAction):
        position.play(seat, action)
    assert position.to_bytes() == before


@pytest.mark.parametrize("number", [0.0, 3.0, 3.9, "3", None])
@GAMES
def test_what_is_no_whole_number_is_refused(make: Table, number: Any) -> None:
    """Cut short, 3.9 would be action 3."""
    position = make(2).start(1)
    seat = position.actors()[0]
    before = position.to_bytes()
    calls: list[Callable[[], object]] = [
        lambda: position.legal(number),
        lambda: position.play(number, position.legal(seat)[0]),
        lambda: position.play(seat, number),
        lambda: position.why_not(seat, number),
        lambda: position.undo_floor(number),
        lambda: position.playout(stream(1), number),
        lambda: make(2).start(number),
        lambda: position.observation(0.5),
    ]
    for call in calls:
        with pytest.raises(TypeError):
            call()
    assert position.to_bytes() == before


@GAMES
def test_numbers_of_other_kinds_are_understood(make: Table) -> None:
    """True is 1, and NumPy has whole numbers of its own."""
    position, other = make(2).start(1), make(2).start(True)
    assert other.to_bytes() == position.to_bytes()
    assert position.legal(True) == position.legal(1)
    seat = position.actors()[0]
    action = position.legal(seat)[-1]
    position.play(seat, action)
    other.play(numpy.int64(seat), numpy.int16(action))
    assert other.to_bytes() == position.to_bytes()


@GAMES
def test_numbers_beyond_63_bits_are_refused_or_no_seat(make: Table) -> None:
    """The compiled engine does not read them (core/contract.py)."""
    position = make(2).start(1)
    seat = position.actors()[0]
    before = position.to_bytes()
    for number in (2**63, 2**70, -(2**70)):
        with pytest.raises((OverflowError, IllegalAction)):
            position.play(seat, number)
        with pytest.raises((OverflowError, IllegalAction)):
            position.play(number, position.legal(seat)[0])
    assert position.to_bytes() == before


def test_leftovers_are_those_of_a_seat_at_the_table() -> None:
    position = Loyang(2).start(1)
    assert position.leftovers(1) == 0
    for seat in (-1, 2, 2**40):
        with pytest.raises(ValueError, match=f"seat {seat} is not one of 0 to 1"):
            position.leftovers(seat)


@GAMES
def test_no_more_is_observed_than_a_buffer_holds(make: Table) -> None:
    position = make(2).start(1)
    for width in (-1, 2049, 10**7):
        with pytest.raises(ValueError, match=f"a buffer has 2048 numbers, not {width}"):
            position.observed(0, width)


@GAMES
def test_calls_that_give_nothing_back_give_none(make: Table) -> None:
    position = make(2).start(1)
    seat = position.actors()[0]
    results = [
        position.watch(),
        position.play(seat, position.legal(seat)[0]),
        position.copy_into(position.copy()),
    ]
    assert results == [None, None, None]
