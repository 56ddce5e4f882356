"""Results: a file that says what was measured, where and of which commit, and no more."""

import json
import platform
import re
import subprocess
from datetime import date
from pathlib import Path

import pytest

from barrowgate.core import engine
from barrowgate.lab import results
from barrowgate.lab.bench import Row
from barrowgate.lab.results import Commit, cpu_model, find_commit, save
from tests.kits import FINISHED

TODAY = date(2031, 5, 9)
ROWS = [
    Row("loyang", "compiled", 4, "playout", 1834211.25, "1/s", 1.5, 2e6),
    Row("loyang", "plain", 4, "copy", 18.7, "us", 18.0, 19.0),
]


def git(folder: Path, *arguments: str) -> str:
    who = ("-c", "user.name=A Tester", "-c", "user.email=tester@example.org")
    done = subprocess.run(
        ["git", *who, *arguments], cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout of this project, and the current folder in it."""
    ours = tmp_path / results.OURS
    ours.parent.mkdir(parents=True)
    ours.write_text("")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "first")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_saved_file_gives_every_row_back(tmp_path: Path) -> None:
    path = save(tmp_path, ROWS, TODAY)
    kept = json.loads(path.read_text())
    assert [Row(**row) for row in kept["rows"]] == ROWS
    assert kept["date"] == "2031-05-09"
    assert set(kept) == {"date", "commit", "changed", "machine", "built", "rows"}


def test_the_machine_is_described_but_not_named(tmp_path: Path) -> None:
    path = save(tmp_path, ROWS, TODAY)
    machine = json.loads(path.read_text())["machine"]
    assert set(machine) == {"cpu", "cores", "system", "python", "python_compiler"}
    assert machine["cores"] >= 1
    assert platform.python_version() in machine["python"]
    text = path.read_text()
    assert str(tmp_path) not in text
    assert str(Path.home()) not in text
    assert re.search(rf"\b{re.escape(platform.node())}\b", text) is None


def test_a_file_is_called_by_its_day_and_commit(checkout: Path) -> None:
    commit = git(checkout, "rev-parse", "HEAD")
    path = save(checkout, ROWS, TODAY)
    assert path.name == f"2031-05-09-{commit[:10]}.json"
    assert json.loads(path.read_text())["commit"] == commit


def test_a_changed_tree_is_marked(checkout: Path) -> None:
    assert not find_commit().changed
    (checkout / results.OURS).write_text("# faster")
    assert find_commit().changed
    assert save(checkout, ROWS, TODAY).name.endswith("-changed.json")


def test_earlier_results_do_not_change_a_tree(checkout: Path) -> None:
    folder = checkout / "bench" / "results"
    folder.mkdir(parents=True)
    save(folder, ROWS, TODAY)
    assert not find_commit().changed
    (checkout / "bench" / "other.txt").write_text("")
    assert find_commit().changed


def test_outside_a_checkout_of_this_project_the_commit_is_unknown(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    git(checkout, "rm", "--quiet", str(results.OURS))
    assert find_commit() == Commit("unknown", False)
    monkeypatch.setenv("GIT_DIR", str(checkout / "nothing"))
    assert find_commit() == Commit("unknown", False)


def test_without_git_the_commit_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert find_commit() == Commit("unknown", False)


def test_the_processor_is_read_where_the_system_tells_it(tmp_path: Path) -> None:
    file = tmp_path / "cpuinfo"
    file.write_text("processor\t: 0\nmodel name\t: Quick Chip 9: the fast one\n")
    assert cpu_model(file) == "Quick Chip 9: the fast one"
    file.write_text("processor\t: 0\n")
    assert cpu_model(file) == (platform.machine() or "unknown")
    assert cpu_model(tmp_path / "none") == (platform.machine() or "unknown")


def test_how_much_slower_plain_is_said_to_be_is_what_was_measured() -> None:
    """The newest kept results of this repository, random play inside the engine."""
    newest = max((Path(__file__).parents[2] / "bench" / "results").glob("*.json"))
    values = {
        (row["game"], row["engine"]): row["value"]
        for row in json.loads(newest.read_text())["rows"]
        if row["figure"] == "playout"
    }
    for game in FINISHED:
        times = values[game, "compiled"] / values[game, "plain"]
        assert 0.6 < engine.PLAIN_IS_SLOWER / times < 1.6
