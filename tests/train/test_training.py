"""A run from nothing, one that goes on, and what no run can go on from."""

import json
import sys
from pathlib import Path
from subprocess import CompletedProcess, run

import pytest

SMALL = (
    *(
        "--seats",
        "1,2,3",
        "--games",
        "8",
        "--steps",
        "8",
        "--portion",
        "64",
        "--hidden",
        "32,16,16",
    ),
    *("--device", "cpu", "--minutes", "0.05", "--league", "0.5", "--held-back", "0.5"),
)


def train(*arguments: object) -> CompletedProcess[str]:
    command = [sys.executable, "-m", "barrowgate.train", *map(str, arguments)]
    return run(command, capture_output=True, text=True, timeout=300, check=False)


def history(path: Path) -> list[dict[str, float]]:
    lines = path.with_name(path.stem + ".jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("game", ["la-granja", "loyang"])
def test_a_run_goes_on_from_its_checkpoint(game: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first.pt", tmp_path / "second.pt"
    ended = train(game, *SMALL, "--out", first, "--keep", "0.01,0.02")
    assert (ended.returncode, ended.stderr) == (0, "")
    early = history(tmp_path / "first-0.01.pt")
    assert early
    assert history(first)[: len(early)] == early
    assert {"policy", "points", "wins", "entropy", "decisions"} <= set(history(first)[-1])
    ended = train(game, *SMALL, "--out", second, "--start", first)
    assert (ended.returncode, ended.stderr) == (0, "")
    before, after = history(first), history(second)
    assert after[: len(before)] == before
    assert after[-1]["decisions"] > before[-1]["decisions"]
    assert after[-1]["total_minutes"] > before[-1]["total_minutes"]


def test_what_no_run_can_go_on_from_is_refused_in_words(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.pt", tmp_path / "broken.pt"
    train("loyang", *SMALL, "--out", whole)
    broken.write_bytes(whole.read_bytes()[:5000])
    for start, told in (
        (tmp_path / "none.pt", "is not a checkpoint"),
        (broken, "is not a checkpoint"),
        (whole, "plays loyang, not la-granja"),
    ):
        ended = train("la-granja", *SMALL, "--out", tmp_path / "out.pt", "--start", start)
        assert ended.returncode == 1
        assert told in ended.stderr
        assert "Traceback" not in ended.stderr
    assert not (tmp_path / "out.pt").exists()
