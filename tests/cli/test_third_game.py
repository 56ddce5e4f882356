"""Another game on the registry: what it has works, what it lacks is refused in words.

The example game has rules and nothing else: no telling, no table, no rulebook, no words. Pebbles do
not even have components.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from barrowgate.core.record import Record
from barrowgate.games import GameEntry, extended
from barrowgate.lab import rounds
from barrowgate.orchard import Orchard
from tests.cli.terminal import barrowgate
from tests.cli.test_commands import COMMANDS
from tests.core.toy import play_randomly
from tests.pebbles.plugin import PEBBLES


@pytest.fixture(autouse=True)
def _orchard() -> Iterator[None]:
    with extended(GameEntry(Orchard, unfinished=True)), extended(PEBBLES):
        yield


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = Orchard(2)
    found = Record.of(game, 5, ["random", "random"])
    position, played = play_randomly(game, 5)
    for seat, action in played:
        found.add(seat, game.catalogue.write(action))
    found.scores = position.scores()
    found.save(tmp_path / "orchard.bgr")
    return tmp_path / "orchard.bgr"


# --- What works -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), [("toy-orchard", 4), ("pebbles", 3)])
def test_it_is_simulated(game: str, seats: int) -> None:
    said = barrowgate("simulate", game, "--games", "5", "--jobs", "1", "--json")
    assert (said.status, said.err) == (0, "")
    result = json.loads(said.out)
    assert (result["game"], result["games"], result["seats"]) == (game, 5, ["random"] * seats)


def test_a_simulation_is_told_without_words_of_its_own() -> None:
    seats = ("--seats", "random,random", "--option", "rounds=3")
    said = barrowgate("simulate", "toy-orchard", *seats, "--games", "3", "--jobs", "1")
    assert (said.status, said.err) == (0, "")
    assert "3 games of toy-orchard, seed 1" in said.out
    assert "mean points" in said.out


@pytest.mark.parametrize("game", ["toy-orchard", "pebbles"])
def test_it_has_a_ladder(game: str) -> None:
    said = barrowgate("ladder", game, "--games", "5", "--jobs", "1")
    assert (said.status, said.err) == (0, "")
    assert f"{game}, 2 seats, seed 1: 5 deals." in said.out
    assert "points" in said.out


def test_it_is_measured_as_far_as_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    # The plain engine beside a compiled one is measured in another process, with its own registry.
    monkeypatch.setattr(rounds, "plain_round", lambda plan: [])
    plan = ("--game", "toy-orchard", "--seconds", "0.001", "--rounds", "1")
    said = barrowgate("bench", *plan, "--json")
    assert (said.status, said.err) == (0, "")
    rows = json.loads(said.out)
    assert {row["seats"] for row in rows} == {2, 3, 4}
    figures = {row["figure"] for row in rows if row["seats"] == 4}
    assert "decision_p50" in figures
    assert "batch" not in figures


def test_its_record_is_replayed_for_programs(record: Path) -> None:
    said = barrowgate("replay", record, "--json")
    assert (said.status, said.err) == (0, "")
    assert json.loads(said.out)["over"]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_tells_its_options_without_words(command: str) -> None:
    said = barrowgate(command, "--help")
    assert (said.status, said.err) == (0, "")
    if command in ("play", "simulate", "ladder"):
        assert "toy-orchard: rounds=2|1|3, basket=alone|shared" in " ".join(said.out.split())


# --- What it lacks --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("play toy-orchard", "table in the terminal"),
        ("cards toy-orchard", "list of components"),
        ("rules toy-orchard", "rulebook"),
        ("rules toy-orchard 8.3", "rulebook"),
        ("play pebbles", "table in the terminal"),
        ("cards pebbles", "list of components"),
        ("rules pebbles", "rulebook"),
    ],
)
def test_a_command_that_needs_more_refuses_in_words(line: str, part: str) -> None:
    said = barrowgate(*line.split())
    words = f"{line.split()[1]} has no {part}; it can be used in simulate, ladder, bench"
    assert (said.status, said.out, said.err) == (2, "", f"barrowgate: {words}\n")


def test_a_game_that_cannot_be_shown_leaves_no_file(tmp_path: Path) -> None:
    assert barrowgate("play", "toy-orchard").status == 2
    assert list(tmp_path.rglob("*.bgr")) == []


@pytest.mark.parametrize(
    "command", [("replay",), ("play", "--resume"), ("hint",), ("review",), ("review", "--json")]
)
def test_its_record_is_not_shown(command: tuple[str, ...], record: Path) -> None:
    before = record.read_bytes()
    said = barrowgate(*command, record)
    assert said.status == 2
    assert "toy-orchard has no table in the terminal" in said.err
    assert record.read_bytes() == before


def test_a_hint_for_programs_needs_a_telling(record: Path) -> None:
    said = barrowgate("hint", record, "--json")
    words = "toy-orchard has no telling; it can be used in simulate, ladder, bench"
    assert (said.status, said.out, said.err) == (2, "", f"barrowgate: {words}\n")


def test_a_game_without_components_refuses_a_file_of_them(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("pebbles = 3\n")
    said = barrowgate("simulate", "pebbles", "--components", mine, "--games", "1")
    words = "barrowgate: pebbles has no components that a file could change\n"
    assert (said.status, said.out, said.err) == (2, "", words)


def test_seats_that_it_does_not_have_are_refused() -> None:
    said = barrowgate("simulate", "toy-orchard", "--seats", "random")
    assert (said.status, said.out) == (2, "")
    assert "toy-orchard is for 2 to 4 seats, not 1" in said.err
