"""A coach for tests: small networks and short searches, and records for it to look at."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from barrowgate.bots import coach, network_files
from barrowgate.bots.net.network import Network
from barrowgate.core.contract import Game
from barrowgate.core.record import Record
from barrowgate.games import entry
from tests.bots import networks
from tests.cli.terminal import random_course


@cache
def small_network(game: Any) -> Network:
    return Network(networks.random_file(game))


@pytest.fixture
def small_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """It knows little, and answers soon."""
    monkeypatch.setattr(network_files, "network_for", small_network)
    monkeypatch.setattr(coach, "SIMULATIONS", 60)
    monkeypatch.setattr(coach, "SECONDS", 0.2)


def random_record(game: Game, seed: int, players: list[str], moves: int | None = None) -> Record:
    """A game between random players under these names, whole or its first moves."""
    course, end = random_course(game, seed)
    record = Record.of(game, seed, players)
    for seat, text in course[:moves]:
        record.add(seat, text)
    if len(record.moves) == len(course):
        record.scores = end.scores()
    return record


def saved(record: Record, folder: Path) -> Path:
    path = folder / "game.bgr"
    record.save(path)
    return path


def own_game(folder: Path) -> Game:
    """La Granja with a card that no network has learnt."""
    mine = folder / "mine.toml"
    mine.write_text('[[card]]\nnumber = 3\nfield = "grape"\n')
    kind = entry("la-granja")
    game = kind.make(2, {}, kind.read_components(mine))
    assert game.components_digest != kind.make(2).components_digest
    return game
