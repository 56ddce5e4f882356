"""``barrowgate ladder``: the same seed, the same result, and nothing that was played is lost."""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from barrowgate.bots import roster
from barrowgate.core import engine
from barrowgate.games import extended
from tests.cli.terminal import Said, barrowgate, process, start
from tests.lab.players import BOTS
from tests.pebbles.plugin import PEBBLES

ALONE = ("ladder", "la-granja", "--games", "6")
PEBBLE = ("ladder", "pebbles", "--jobs", "1")
SOON = 60  # seconds, on a machine that has much else to do


@pytest.fixture
def _more_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots of known strength, and a game that is over soon; in this process alone."""
    more = {name: lambda game, seed, kind=kind: kind(seed) for name, kind in BOTS.items()}
    monkeypatch.setattr(roster, "BOTS", {**roster.BOTS, **more})
    with extended(PEBBLES):
        yield


@pytest.mark.usefixtures("_more_bots")
@pytest.mark.parametrize("command", ["ladder", "simulate"])
def test_of_bots_that_think_by_the_clock_is_said_that_a_seed_promises_nothing(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roster, "BOTS", {**roster.BOTS, "search:1s": roster.BOTS["first"]})
    who = {"ladder": ("--bots", "search:1s", "--seats", "1"), "simulate": ("--seats", "search:1s")}
    said = barrowgate(command, "loyang", *who[command], "--games", "2", "--jobs", "1")
    assert said.status == 0
    assert said.err == (
        "Note: the bot search:1s thinks by the clock, so the same seed need not give the same"
        " games.\n"
    )


def figures(said: Said) -> dict[str, Any]:
    """What was said as JSON, without the times."""
    assert (said.status, said.err) == (0, "")
    result: dict[str, Any] = json.loads(said.out)
    del result["speed"]
    return result


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


# --- What is told ---------------------------------------------------------------------------------


def test_one_and_two_jobs_give_the_same_result() -> None:
    alone, together = (barrowgate(*ALONE, "--jobs", jobs, "--json") for jobs in "12")
    assert json.loads(alone.out)["speed"]["jobs"] == 1
    assert json.loads(together.out)["speed"]["jobs"] == 2
    assert figures(alone) == figures(together)


def test_json_has_the_table_the_pairings_and_the_times() -> None:
    said = barrowgate(*ALONE, "--seats", "3", "--jobs", "1", "--option", "removal=choose", "--json")
    result = json.loads(said.out)
    assert (result["game"], result["seats"], result["seed"]) == ("la-granja", 3, 1)
    assert (result["bots"], result["deals"]) == (["random"], 6)
    assert result["options"]["removal"] == "choose"
    (pairing,) = result["pairings"]
    assert [row["place"] for row in pairing["by_start"]] == [1, 2, 3]
    assert sum(row["share"] for row in pairing["by_start"]) == pytest.approx(1, abs=0.001)
    assert pairing["points"]["low"] < pairing["points"]["value"] < pairing["points"]["high"]
    assert result["speed"]["engine"] == engine.running().name
    (random,) = result["speed"]["bots"]
    assert 0 < random["mean_ms"] <= random["longest_ms"] <= random["longest_turn_ms"]


def test_a_bot_against_itself_shows_the_game() -> None:
    said = barrowgate(*ALONE, "--jobs", "1")
    assert said.status == 0
    assert said.out.startswith("La Granja, 2 seats, seed 1: 6 deals.\n")
    for word in ("Points\n", "By place at the start (1 is the first player)\n", "mean, ms"):
        assert word in said.out
    for word in ("Elo", "against", "Decided"):
        assert word not in said.out


def test_the_solitaire_game_has_no_places() -> None:
    said = barrowgate("ladder", "loyang", "--seats", "1", "--games", "3", "--jobs", "1")
    assert said.out.startswith("At the Gates of Loyang, 1 seat, seed 1: 3 deals.\n")
    assert "place" not in said.out
    assert "turn" not in said.out


@pytest.mark.usefixtures("_more_bots")
def test_bots_of_known_strength_stand_in_their_order() -> None:
    said = barrowgate(*PEBBLE, "--bots", "random,first,pebbles", "--games", "60")
    assert (said.status, said.err) == (0, "")
    assert "Share of the win (among equals 50.0%)" in said.out
    elo = said.out.partition("Elo above random\n")[2].partition("\n\n")[0].splitlines()
    assert [line.split()[0] for line in elo] == ["bot", "pebbles", "random", "first"]
    assert elo[2].split() == ["random", "0"]
    assert len(elo[1].split()) == 5  # pebbles +312 +240 to +401


@pytest.mark.usefixtures("_more_bots")
def test_solitaire_games_are_compared_deal_by_deal() -> None:
    solitaire = ("ladder", "--bots", "random,first", "--seats", "1", "--games", "4")
    said = barrowgate(*solitaire, "--jobs", "1")
    assert (said.status, said.err) == (0, "")
    assert "Points more in the same deals\n" in said.out
    assert "Share" not in said.out


@pytest.mark.usefixtures("_more_bots")
def test_a_sequential_test_tells_its_decision() -> None:
    strong = ("--bots", "pebbles,random", "--sprt", "0.5,0.6", "--games", "500")
    said = " ".join(barrowgate(*PEBBLE, *strong).out.split())
    assert "Decided after " in said
    assert "a share of 60.0% is likelier than one of 50.0% (ratio +" in said
    assert "bound 2.94" in said
    result = figures(barrowgate(*PEBBLE, *strong, "--json"))
    assert result["sprt"]["accepted"] == 0.6
    assert result["pairings"][0]["games"] < 500


@pytest.mark.usefixtures("_more_bots")
def test_a_sequential_test_without_a_decision_says_so() -> None:
    said = barrowgate(*PEBBLE, "--bots", "first,random", "--sprt", ".499,.5", "--games", "20")
    assert "Not decided after 20 games: " in said.out


@pytest.mark.usefixtures("_more_bots")
@pytest.mark.parametrize(
    "shares", ["", "0.5", "0.6,0.5", "0,0.5", "0.5,1", "0.5,nan", "0.4,0.5,0.6", "a,b"]
)
def test_shares_that_make_no_test_are_refused(shares: str) -> None:
    said = barrowgate(*PEBBLE, "--bots", "first,random", "--sprt", shares)
    assert (said.status, said.out) == (2, "")
    assert "--sprt must be two shares between 0 and 1, the lower one first" in said.err


# --- The file -------------------------------------------------------------------------------------


def test_ctrl_c_ends_a_long_ladder_soon() -> None:
    begun = time.monotonic()
    with patch("barrowgate.lab.workers.wait", side_effect=KeyboardInterrupt):
        said = barrowgate("ladder", "--games", "20000", "--jobs", "2")
    assert (said.status, said.out) == (130, "")
    assert time.monotonic() - begun < SOON / 2  # all the games would take minutes


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_ladder_that_was_killed_goes_on_to_the_same_result(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    running = start("ladder", "--games", "20000", "--jobs", "2", "--file", kept)
    try:
        end = time.monotonic() + SOON
        while lines_of(kept) < 4:
            assert time.monotonic() < end
            time.sleep(0.01)
    finally:
        running.kill()
        running.communicate()
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:12])[:-7])  # on a fast machine there are many
    fewer = ("ladder", "--games", "20", "--json", "--jobs")
    resumed = process(*fewer, "2", "--file", kept)
    assert lines_of(kept) == 21
    assert figures(resumed) == figures(barrowgate(*fewer, "1"))


def test_the_games_of_another_ladder_are_refused_in_words(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    ladder = ("ladder", "--games", "2", "--jobs", "1", "--file", kept)
    assert barrowgate(*ladder).status == 0
    for option, what in (
        (("--seed", "2"), "seed is 1 there, and 2 here"),
        (("--seats", "3"), "seats is 2 there, and 3 here"),
    ):
        said = barrowgate(*ladder, *option)
        assert (said.status, said.out) == (2, "")
        words = f"{kept} has games of another ladder: {what}; name another file"
        assert said.err == f"barrowgate: {words}\n"


def test_a_file_of_something_else_is_refused_in_words(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt,\n")
    said = barrowgate("ladder", "--file", letter)
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith(f"barrowgate: {letter}, line 1: this is not a file of a ladder")
    assert letter.read_text() == "Dear aunt,\n"
