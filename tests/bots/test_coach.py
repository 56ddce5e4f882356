"""Hints: the best actions, by what a seat has seen."""

from typing import Any

import pytest

from barrowgate.bots import coach
from barrowgate.bots.judge import NOTHING, Judge, Measured
from barrowgate.bots.outlook import Expectation
from barrowgate.core import engine
from barrowgate.core.engine import Engine
from barrowgate.games import entry
from tests.coaching import small_coach
from tests.kit import Kit
from tests.kits import every_kit

__all__ = ["small_coach"]
COMPILED = pytest.mark.skipif(
    not engine.running().is_compiled, reason="the plain engine thinks for a time, not in steps"
)


@pytest.mark.usefixtures("small_coach")
@every_kit
def test_a_hint_has_different_actions_that_are_legal(kit: Kit) -> None:
    game: Any = entry(kit.name).make(2)
    position = game.start(3)
    seat = position.actors()[0]
    found = coach.hint(game, position.seen_by(seat), 5)
    actions = [each.action for each in found.advice]
    assert set(actions) <= set(position.distinct(seat))
    assert len(set(actions)) == len(actions) <= coach.MOST
    assert not found.is_forced
    assert found.advice[0].visits == max(each.visits for each in found.advice) > 0


@COMPILED
@every_kit
def test_three_actions_are_told_however_sure_the_search_is(kit: Kit) -> None:
    game: Any = entry(kit.name).make(2)
    position = game.start(3)
    found = coach.hint(game, position.seen_by(position.actors()[0]), 5)
    assert 100 < found.simulations <= coach.SIMULATIONS
    assert len(found.advice) == coach.MOST
    values = {each.expected for each in found.advice}
    assert len(values) > 1  # one that is measured as a gain is told as equal


@COMPILED
@every_kit
def test_a_hint_depends_on_what_was_seen_alone(kit: Kit) -> None:
    game: Any = entry(kit.name).make(3)
    position = game.start(3)
    seat = position.actors()[0]
    other: Any = position.seen_by(seat).determinize(99)
    assert other != position
    one = coach.hint(game, position.seen_by(seat), 5)
    assert one == coach.hint(game, other.seen_by(seat), 5)
    assert one != coach.hint(game, position.seen_by(seat), 6)


@pytest.mark.usefixtures("small_coach")
def test_an_action_that_was_compared_is_never_told_as_better_than_the_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is lost is measured, and may come out as a gain, or as more than there is."""
    losses = [Expectation(2.5, 1.5), Expectation(-1.0, -0.9)]
    found = iter([Measured(lost, NOTHING) for lost in losses])
    monkeypatch.setattr(Judge, "lost", lambda *_: next(found))
    monkeypatch.setattr(coach, "ENOUGH", 1000)
    monkeypatch.setattr(engine, "running", lambda: Engine("compiled"))
    game: Any = entry("la-granja").make(2)
    position = game.start(3)
    hint = coach.hint(game, position.seen_by(position.actors()[0]), 5)
    best, second, third = (each.expected for each in hint.advice)
    assert second == best
    assert third == Expectation(best.points - 2.5, 0.0)
