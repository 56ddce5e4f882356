"""Games and positions as Python sees them: equal when they are the same, and readable."""

import json
from typing import Any

import pytest

from barrowgate.core.board import Board
from barrowgate.core.chance import Chance
from barrowgate.core.game import BoxGame
from barrowgate.lagranja import LaGranja
from barrowgate.loyang import Loyang
from barrowgate.orchard import Orchard
from tests.kits import KITS

every_game = pytest.mark.parametrize("make", [kit.game for kit in KITS.values()])
Make = type[BoxGame[Any]]


def played(game: BoxGame[Any], actions: int, seed: int = 3) -> Any:
    position, chance = game.start(seed), Chance()
    chance.seed(seed)
    position.playout(chance, actions)
    return position


# --- Games ----------------------------------------------------------------------------------------


@every_game
def test_two_descriptions_of_one_table_are_equal(make: Make) -> None:
    assert make(3) == make(3)
    assert hash(make(3)) == hash(make(3))
    assert make(3) == make(3, make(3).option_defaults, make.loader.shipped(), make.newest_rules)
    assert {make(3): "ours"}[make(3)] == "ours"


@every_game
def test_tables_that_differ_are_not_equal(make: Make) -> None:
    option, values = next(iter(make.known_options.items()))
    tables = [make(3), make(2), make(3, {option: values[1]})]
    assert len(set(tables)) == 3
    assert make(3) != "a table of three"
    assert make(3) != Orchard(3)


def test_games_of_another_kind_rules_or_components_are_not_equal() -> None:
    changes = json.dumps({"setup": {"cash": 12}})
    tables = {Loyang(3), Loyang(3, rules=1), Loyang.make(3, {}, changes)}
    assert len(tables) == 3
    assert Loyang.make(3, {}, changes) in tables
    assert LaGranja(3) not in tables


def test_a_game_is_written_as_it_is_made_with_what_is_not_as_usual() -> None:
    assert repr(LaGranja()) == "LaGranja(seats=4)"
    chosen = LaGranja(3, {"removal": "choose", "secret_vp": "off"})
    assert repr(chosen) == "LaGranja(seats=3, options={'removal': 'choose'})"
    assert repr(Loyang(2, rules=1)) == "Loyang(seats=2, rules=1)"
    assert repr(Loyang(2, rules=2)) == "Loyang(seats=2)"
    own = Loyang.make(2, {}, json.dumps({"setup": {"cash": 12}}))
    assert repr(own) == f"Loyang(seats=2, components='{own.components_digest}')"
    assert eval(repr(chosen)) == chosen


# --- Positions ------------------------------------------------------------------------------------


@every_game
def test_a_position_equals_its_copy_until_one_of_them_goes_on(make: Make) -> None:
    position = played(make(3), 40)
    other = position.copy()
    assert position == other
    assert (position != other) is False
    assert position == make(3).from_bytes(position.to_bytes())
    seat = other.actors()[0]
    other.play(seat, other.legal(seat)[0])
    assert position != other


@every_game
def test_what_is_only_remembered_does_not_tell_positions_apart(make: Make) -> None:
    position = played(make(2), 30)
    other = position.copy()
    other.watch()
    other.legal(other.actors()[0])
    assert position == other


@every_game
def test_a_position_equals_no_other_thing(make: Make) -> None:
    position = make(2).start(1)
    assert position != make(2).start(2)
    assert position != make(3).start(1)
    assert position != position.to_bytes()
    assert position != None  # noqa: E711 - the comparison itself is tried
    assert LaGranja(2).start(1) != Loyang(2).start(1)


@every_game
def test_a_position_changes_so_it_has_no_hash(make: Make) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(make(2).start(1))


def test_a_position_says_where_it_stands() -> None:
    assert repr(LaGranja(3).start(7)) == "<la-granja of 3: round 1, cards, 0 actions, seat 1 acts>"
    both = played(Loyang(4), 0)
    chance = Chance()
    while len(both.actors()) < 2:
        both.playout(chance, 1)
    one, other = (seat + 1 for seat in both.actors())
    assert repr(both).startswith("<loyang of 4: round ")
    assert repr(both).endswith(f" actions, seat {one} acts, seat {other} acts>")


@every_game
def test_a_position_says_that_its_game_is_over(make: Make) -> None:
    position = played(make(2), make.longest_game)
    assert repr(position).endswith(f"{position.n_actions} actions, over>")


def test_a_half_made_position_can_be_looked_at_too() -> None:
    assert repr(Board(2)) == "<barrowgate.core.board of 2, half made>"
