"""Whole games for the tests of every game: how they are played, and what holds at any moment.

``core.checks`` looks at a game through the contract alone. Here a game's tests bring what only
they can know: its invariants, and another deal of what a seat cannot know.
"""

import json
from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

import pytest

from barrowgate.core.chance import Chance
from barrowgate.core.checks import ONLOOKER, Chooser, choices
from barrowgate.core.contract import Game, Position
from barrowgate.core.errors import IllegalAction
from barrowgate.core.record import Record
from tests import secrets

P = TypeVar("P", bound=Position)
P_co = TypeVar("P_co", bound=Position, covariant=True)


class GameOf(Game, Protocol[P_co]):
    """A game with positions of its own."""

    def start(self, seed: int) -> P_co: ...
    def from_bytes(self, data: bytes) -> P_co: ...


Deal = Callable[[int], P]
"""Another deal of what a seat cannot know, by seat; to the seat it must look the same."""


# --- Whole games ----------------------------------------------------------------------------------


def course(
    game: GameOf[P],
    seed: int,
    choose: Chooser,
    most: int | None = None,
    record: Record | None = None,
) -> Iterator[P]:
    """The position at the start and after each action; it is one position that goes on.

    Where several seats may act, any of them goes first. What they do is added to ``record``.
    """
    position = game.start(seed)
    position.watch()
    chance = Chance()
    chance.seed(seed)
    yield position
    while not position.is_over and (most is None or position.n_actions < most):
        actors = position.actors()
        seat = actors[chance.below(len(actors))]
        choices(position, seat)
        action = choose(position, seat, chance)
        position.play(seat, action)
        if record:
            record.add(seat, game.catalogue.write(action))
        yield position


def moment(game: GameOf[P], seed: int, choose: Chooser, actions: int) -> P:
    """The position after this many actions, or the last one of a shorter game."""
    position = game.start(seed)
    for position in course(game, seed, choose, actions):  # noqa: B007 - the last one is wanted
        pass
    position.take_events()
    return position


# --- Moments --------------------------------------------------------------------------------------


def check_every_legal_action_applies(
    game: GameOf[P], position: P, check: Callable[[P], None]
) -> None:
    for seat in position.actors():
        for action in position.legal(seat):
            after = game.from_bytes(position.to_bytes())
            after.play(seat, action)
            check(after)
            assert after.n_actions == position.n_actions + 1


def check_every_other_action_is_refused(game: Game, position: Position) -> None:
    before = position.to_bytes()
    for seat in range(ONLOOKER, game.seats + 1):
        legal = set(position.legal(seat))
        for action in {*range(-1, len(game.catalogue) + 1)} - legal:
            assert position.why_not(seat, action) != 0
            with pytest.raises(IllegalAction):
                position.play(seat, action)
    assert position.to_bytes() == before


# --- Nothing hidden is seen -----------------------------------------------------------------------


def check_looks_the_same(position: Position, other: Position, seat: int) -> None:
    """A seat cannot tell two tables apart by anything that it may ask."""
    assert json.dumps(other.view(seat)) == json.dumps(position.view(seat))
    assert other.legal(seat) == position.legal(seat)
    assert other.actors() == position.actors()
    assert other.undo_floor(seat) == position.undo_floor(seat)


def check_seen_alike(position: Position, other: Position, seat: int) -> None:
    """What a seat has seen is the same on two tables that look the same to it."""
    seen, there = position.seen_by(seat), other.seen_by(seat)
    assert secrets.contents(there) == secrets.contents(seen)
    assert there.determinize(3).to_bytes() == seen.determinize(3).to_bytes()


def check_taking_back_shows_nothing(game: Game, position: Position, deal: Deal[Position]) -> None:
    """An action that may be taken back looks the same on another deal, to every reader."""
    for seat in position.actors():
        for action in position.legal(seat):
            here = position.copy()
            here.play(seat, action)
            if here.undo_floor(seat) == here.n_actions:
                continue
            for reader in range(ONLOOKER, game.seats):
                there = deal(reader)
                if there.why_not(seat, action) == 0:
                    there.play(seat, action)
                    shown = f"{game.catalogue.label(action)} of seat {seat} to {reader}"
                    assert json.dumps(there.view(reader)) == json.dumps(here.view(reader)), shown
