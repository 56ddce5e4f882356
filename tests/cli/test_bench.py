"""``barrowgate bench``: figures of both engines for every number of seats."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from barrowgate.core import engine
from barrowgate.core.engine import Engine
from barrowgate.games import REGISTRY
from barrowgate.lab import bench, results, rounds
from barrowgate.lab.bench import UNITS, Row
from barrowgate.lab.rounds import Plan
from tests.cli.terminal import Said, barrowgate
from tests.lab.figures import OF_BOTS, figures_of, has_network

OF_GAMES = {"decisions", "games", "decisions_a_game", "branching", "forced"}
FASTER = 60


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests of the command measure the engine of this process alone, with a small batch."""
    monkeypatch.setattr(bench, "BATCH", 2)
    monkeypatch.setattr(engine, "running", lambda: Engine("plain"))


@pytest.fixture
def _both(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two engines with made-up figures, one of which is FASTER."""
    monkeypatch.setattr(engine, "running", lambda: Engine("compiled"))
    monkeypatch.setattr(rounds, "one_round", lambda plan: [_faster(row) for row in _plain(plan)])
    monkeypatch.setattr(rounds, "plain_round", _plain)


def _plain(plan: Plan) -> list[Row]:
    return [
        Row(game, "plain", seats, figure, 9000.0, unit, 9000.0, 9000.0)
        for game in plan.games
        for seats in plan.seats
        for figure, unit in UNITS.items()
    ]


def _faster(row: Row) -> Row:
    return replace(row, engine="compiled", value=row.value * FASTER)


def short(*argv: str | Path) -> Said:
    return barrowgate("bench", "--seconds", "0.001", "--rounds", "2", *argv)


def test_json_has_a_row_for_each_figure_and_number_of_seats() -> None:
    said = short("--json")
    rows = json.loads(said.out)
    assert said.status == 0
    assert said.err == ""
    assert len(rows) == len({(row["game"], row["seats"], row["figure"]) for row in rows})
    assert {(row["game"], row["seats"], row["figure"]) for row in rows} == {
        (game, seats, figure)
        for game, known in REGISTRY.items()
        for seats in range(known.least_seats, known.most_seats + 1)
        for figure in (figures_of(game) if seats == 4 else fewer_figures_of(game, seats))
    }
    for row in rows:
        assert set(row) == {
            *("game", "engine", "seats", "figure", "value", "unit", "least", "most")
        }
        assert row["unit"] == UNITS[row["figure"]]
        assert 0 < row["least"] <= row["value"] <= row["most"]
        assert row["engine"] == "plain"
        assert row["figure"] != "forced" or row["value"] < 1


def fewer_figures_of(game: str, seats: int) -> set[str]:
    return OF_GAMES | (OF_BOTS if seats == 2 and has_network(game) else set())


def test_one_game_and_one_number_of_seats_can_be_measured_alone() -> None:
    rows = json.loads(short("--json", "--game", "loyang", "--seats", "2").out)
    assert {(row["game"], row["seats"]) for row in rows} == {("loyang", 2)}
    assert {row["figure"] for row in rows} == figures_of("loyang")


@pytest.mark.usefixtures("_both")
def test_json_has_a_row_for_each_engine() -> None:
    rows = json.loads(short("--json", "--seats", "4").out)
    assert len(rows) == len(REGISTRY) * 2 * len(UNITS)
    assert {row["engine"] for row in rows} == {"plain", "compiled"}


def test_the_text_is_a_table_a_game() -> None:
    said = short("--seats", "2")
    lines = said.out.splitlines()
    assert said.status == 0
    assert lines[0] == "La Granja"
    assert lines[1].split() == ["figure", "plain"]
    assert lines[2].strip() == "2 seats"
    assert "At the Gates of Loyang" in lines
    figures = sum(len(figures_of(game)) for game in REGISTRY)
    assert len(lines) == figures + len(REGISTRY) * 3 + 1
    assert lines[-1] == "Medians of 2 rounds; in brackets their spread."


@pytest.mark.usefixtures("_both")
def test_with_two_engines_the_table_compares_them_and_names_targets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = short("--game", "la-granja")
    lines = [line.strip() for line in said.out.splitlines()]
    assert lines[1].split() == ["figure", "plain", "compiled", "times", "target"]
    inside = next(line for line in reversed(lines) if line.startswith("decisions a second inside"))
    assert inside.split(maxsplit=7)[4:7] == ["9,000", "540,000", "60.0"]
    assert inside.endswith("as required")
    assert "Wanted: decisions a second inside 1,000,000, 50 times plain." in lines
    assert any(line.endswith("as wanted") for line in lines)
    assert sum(line.endswith("MISSED") for line in lines) == 14
    assert "Wanted: bytes of a position 1,000." in lines
    assert "Wanted: copy into a given one, us 0.2." in lines


def test_figures_are_kept_in_a_file(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "results"
    said = short("--game", "loyang", "--seats", "1", "--json", "--save", folder)
    (path,) = folder.iterdir()
    kept = json.loads(path.read_text())
    assert said.status == 0
    assert kept["rows"] == json.loads(said.out)
    assert path.name.startswith(kept["date"])


def test_a_person_is_told_where_the_figures_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = short("--game", "loyang", "--seats", "1", "--save")
    (path,) = Path("bench", "results").iterdir()
    assert said.out.splitlines()[-1] == f"Kept in {path}"
    assert json.loads(path.read_text())["commit"] == results.UNKNOWN


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--seconds", "0"), '--seconds must be a number above 0, at most 3,600, not "0"'),
        (("--seconds", "-1"), "--seconds must be a number above 0"),
        (("--seconds", "nan"), "--seconds must be a number above 0"),
        (("--seconds", "inf"), "--seconds must be a number above 0"),
        (("--seconds", "soon"), "--seconds must be a number above 0"),
        (("--rounds", "0"), '--rounds must be a whole number from 1 to 1000, not "0"'),
        (("--rounds", "1.5"), "--rounds must be a whole number"),
        (("--seats", "0"), '--seats must be a whole number from 1 to 4, not "0"'),
        (("--seats", "5"), "--seats must be a whole number from 1 to 4"),
        (("--seats", "random,random"), "--seats must be a whole number"),
        (("--seats", ""), "--seats must be a whole number"),
        (("--game", "chess"), 'no game "chess"; there are: la-granja, loyang'),
        (("--game", ""), 'no game ""'),
        (("--games", "2"), "unrecognized arguments: --games"),
        (("loyang",), "unrecognized arguments: loyang"),
        (("--rounds",), "expected one argument"),
    ],
)
def test_what_cannot_be_measured_is_refused(arguments: tuple[str, ...], problem: str) -> None:
    said = barrowgate("bench", *arguments)
    assert said.status == 2
    assert said.out == ""
    assert problem in said.err


def test_a_folder_that_cannot_be_is_refused_before_measuring(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(rounds, "one_round")
    file = tmp_path / "file"
    file.write_text("")
    for folder in (file, file / "below"):
        said = barrowgate("bench", "--save", folder)
        assert said.status == 2
        assert f"the figures cannot be kept in {folder}" in said.err


def test_a_plain_engine_that_fails_ends_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(plan: Plan) -> list[Row]:
        raise rounds.BenchError("the plain engine could not be measured: no memory")

    monkeypatch.setattr(engine, "running", lambda: Engine("compiled"))
    monkeypatch.setattr(rounds, "one_round", _plain)
    monkeypatch.setattr(rounds, "plain_round", fail)
    said = short()
    assert (said.status, said.out) == (2, "")
    assert said.err == "barrowgate: the plain engine could not be measured: no memory\n"
