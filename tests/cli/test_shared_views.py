"""Readers share what is open (``Position.views``): telling and drawing leave it as it is."""

import json

import pytest

from barrowgate.cli.console import UNICODE
from barrowgate.cli.terminal_game import TerminalGame
from barrowgate.core.chance import Chance
from barrowgate.core.contract import Position, View
from barrowgate.games import REGISTRY, entry
from barrowgate.locales import words

NAMES = ("Ada", "Ben", "Cleo")
WIDTH = 80
EVERY = 7  # decisions


@pytest.mark.parametrize("name", REGISTRY)
def test_a_table_that_is_told_and_drawn_leaves_the_views_as_they_are(name: str) -> None:
    game = entry(name).make(len(NAMES))
    shown: TerminalGame = entry(name).part("terminal")(game, NAMES, words("en", name), UNICODE)
    position = game.start(4)
    position.watch()
    chance = Chance()
    chance.seed(4)
    logs: list[list[int]] = []
    while not position.is_over:
        if position.n_actions % EVERY == 0:
            draw_all(shown, position)
        seat = position.actors()[0]
        legal = position.legal(seat)
        position.play(seat, legal[chance.below(len(legal))])
        logs.append(position.take_events())
    views = position.views()
    before = json.dumps(views)
    assert all(shown.result(view, logs, WIDTH) for view in views)
    assert json.dumps(views) == before


def draw_all(shown: TerminalGame, position: Position) -> None:
    """Everything that a table shows of each view."""
    views = position.views()
    before = json.dumps(views)
    for view in views:
        draw(shown, view)
    seat = position.actors()[0]
    shown.question(views[seat], seat)
    shown.menu(views[seat], seat, position.legal(seat), WIDTH)
    assert json.dumps(views) == before


def draw(shown: TerminalGame, view: View) -> None:
    assert shown.headline(view)
    assert shown.table(view, WIDTH)
    if view["seat"] >= 0:
        shown.glance(view, WIDTH)
        shown.hand(view, WIDTH)
