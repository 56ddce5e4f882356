"""The soak plays every game with every number of seats in every way."""

from collections import Counter
from typing import Any

import pytest

from tools import soak


def test_every_way_of_every_game_occurs(monkeypatch: pytest.MonkeyPatch) -> None:
    ways: Counter[tuple[str, int, str]] = Counter()

    def batch(game: Any, chance: object, seed: int) -> None:
        ways[game.name, game.seats, "batch"] += 1

    def play_out(game: Any, chance: object, seed: int, looked_at: bool) -> None:
        ways[game.name, game.seats, "looked at" if looked_at else "played"] += 1

    monkeypatch.setattr(soak, "step_batch", batch)
    monkeypatch.setattr(soak, "play_out", play_out)
    for number in range(1000):
        soak.play(number)
    assert len(ways) == 2 * 4 * 3
    assert ways.total() == 1000


@pytest.mark.parametrize("number", [0, 1, 2, 3, 18, 19])
def test_games_are_really_played(number: int) -> None:
    """A batch, a game and one that is looked at, of both kinds."""
    soak.play(number)


def test_another_build_than_the_one_named_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        soak.main(["--games", "10", "--kind", "made of wood"])
    assert "not the made of wood one" in capsys.readouterr().err
