"""``barrowgate simulate``: the same seed, the same result."""

import json
import time
from typing import Any
from unittest.mock import patch

from barrowgate.core import engine
from tests.cli.terminal import barrowgate

GAMES = ("simulate", "la-granja", "--seats", "random,random,random", "--games", "9")


def simulated(*more: str) -> dict[str, Any]:
    said = barrowgate(*GAMES, *more, "--json")
    assert (said.status, said.err) == (0, "")
    result: dict[str, Any] = json.loads(said.out)
    return result


def test_one_and_two_jobs_give_the_same_result() -> None:
    alone, together = simulated("--jobs", "1"), simulated("--jobs", "2")
    assert (alone.pop("speed")["jobs"], together.pop("speed")["jobs"]) == (1, 2)
    assert alone == together


def test_another_seed_gives_another_result() -> None:
    assert simulated("--seed", "1")["scores"] != simulated("--seed", "2")["scores"]


def test_json_has_scores_standing_decisions_and_speed() -> None:
    result = simulated("--seed", "4", "--jobs", "1", "--option", "removal=choose")
    assert result["game"] == "la-granja"
    assert (result["seed"], result["games"]) == (4, 9)
    assert result["seats"] == ["random"] * 3
    assert result["options"]["removal"] == "choose"
    scores = result["scores"]
    assert scores["min"] <= scores["mean"] <= scores["max"]
    assert [seat["seat"] for seat in scores["by_seat"]] == [1, 2, 3]
    assert min(seat["min"] for seat in scores["by_seat"]) == scores["min"]
    for seat in result["standing"]:
        assert sum(seat["places"]) == 9
        assert 1 <= seat["mean_place"] <= 3
    assert result["decisions"]["min"] > 300
    speed = result["speed"]
    assert speed["engine"] == engine.running().name
    assert speed["plain_is_slower"] == engine.PLAIN_IS_SLOWER
    assert {"seconds", "jobs", "games_a_second", "decisions_a_second"} < set(speed)


def test_the_text_has_a_line_a_seat_and_the_figures() -> None:
    said = barrowgate(*GAMES, "--jobs", "1")
    assert said.status == 0
    assert "9 games of La Granja, seed 1" in said.out
    assert said.out.count("random") == 3
    for word in ("Scores: mean ", "Decisions per game: mean ", " decisions a second", "Engine: "):
        assert word in said.out
    assert said.err == ""  # the bar is for terminals


def test_ctrl_c_ends_a_long_simulation_soon() -> None:
    begun = time.monotonic()
    with patch("barrowgate.lab.workers.wait", side_effect=KeyboardInterrupt):
        said = barrowgate("simulate", "--games", "20000", "--jobs", "2")
    assert (said.status, said.out) == (130, "")
    assert time.monotonic() - begun < 30  # all the games would take minutes
