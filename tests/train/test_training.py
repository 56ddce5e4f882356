"""A run from nothing, one that goes on, and what no run can go on from."""

import json
import sys
from pathlib import Path
from subprocess import CompletedProcess, run

import pytest
import torch

from barrowgate.games import entry
from barrowgate.train import checkpoint

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
    *("--device", "cpu", "--league", "0.5", "--held-back", "0.5"),
)
SHORT = (*SMALL, "--minutes", "0.05")
CLOCK = {"minutes", "total_minutes", "play_s", "learn_s"}  # what a history knows of the time


def train(*arguments: object) -> CompletedProcess[str]:
    command = [sys.executable, "-m", "barrowgate.train", *map(str, arguments)]
    return run(command, capture_output=True, text=True, timeout=300, check=False)


def history(path: Path) -> list[dict[str, float]]:
    lines = path.with_name(path.stem + ".jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("game", ["la-granja", "loyang"])
def test_a_run_goes_on_from_its_checkpoint(game: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first.pt", tmp_path / "second.pt"
    ended = train(game, *SHORT, "--out", first, "--keep", "0.01,0.02")
    assert (ended.returncode, ended.stderr) == (0, "")
    early = history(tmp_path / "first-0.01.pt")
    assert early
    assert history(first)[: len(early)] == early
    assert {"policy", "points", "wins", "entropy", "decisions"} <= set(history(first)[-1])
    ended = train(game, *SHORT, "--out", second, "--start", first)
    assert (ended.returncode, ended.stderr) == (0, "")
    before, after = history(first), history(second)
    assert after[: len(before)] == before
    assert after[-1]["decisions"] > before[-1]["decisions"]
    assert after[-1]["total_minutes"] > before[-1]["total_minutes"]


def test_the_same_seed_and_stretches_make_the_same_network(tmp_path: Path) -> None:
    """On one processor; past selves, held-back actions and rates follow the stretches."""
    bounded = (*SMALL, "--stretches", 4, "--keep", "2", "--explore", "0.3,0.1")
    one, same, other = (
        learnt(tmp_path / f"{number}.pt", *bounded, "--seed", seed)
        for number, seed in enumerate((7, 7, 8))
    )
    assert_alike(one, same)
    assert not all(torch.equal(one.weights[name], other.weights[name]) for name in one.weights)
    assert [len(history(tmp_path / name)) for name in ("0.pt", "0-2.pt")] == [4, 2]


def test_runs_that_go_on_from_one_checkpoint_are_alike(tmp_path: Path) -> None:
    first = tmp_path / "first.pt"
    learnt(first, *SMALL, "--stretches", 2)
    more = (*SMALL, "--stretches", 2, "--start", first)
    assert_alike(learnt(tmp_path / "one.pt", *more), learnt(tmp_path / "same.pt", *more))


def learnt(out: Path, *arguments: object) -> checkpoint.Checkpoint:
    """What a run of Loyang leaves."""
    ended = train("loyang", *arguments, "--out", out)
    assert (ended.returncode, ended.stderr) == (0, "")
    return checkpoint.load(out, entry("loyang").make(3))


def assert_alike(one: checkpoint.Checkpoint, other: checkpoint.Checkpoint) -> None:
    """Every number but the times."""
    assert (one.games, one.decisions) == (other.games, other.decisions)
    assert untimed(one) == untimed(other)
    assert torch.equal(one.read, other.read)
    assert all(torch.equal(one.weights[name], other.weights[name]) for name in one.weights)


def untimed(kept: checkpoint.Checkpoint) -> list[dict[str, float]]:
    return [{key: told[key] for key in told.keys() - CLOCK} for told in kept.history]


@pytest.mark.parametrize("length", [("--stretches", "0"), ("--stretches", "2", "--minutes", "1")])
def test_a_run_has_one_length_that_is_more_than_nothing(
    length: tuple[str, ...], tmp_path: Path
) -> None:
    ended = train("loyang", *SMALL, *length, "--out", tmp_path / "out.pt")
    assert ended.returncode == 2
    assert "--stretches" in ended.stderr


def test_what_no_run_can_go_on_from_is_refused_in_words(tmp_path: Path) -> None:
    whole, broken, letter = (tmp_path / name for name in ("whole.pt", "broken.pt", "letter.pt"))
    letter.write_text("a letter\n")
    foreign = tmp_path / "foreign.pt"
    torch.save({"game": tmp_path}, foreign)
    train("loyang", *SHORT, "--out", whole)
    broken.write_bytes(whole.read_bytes()[:5000])
    for start, told in (
        (tmp_path / "none.pt", "is not a checkpoint"),
        (broken, "is not a checkpoint"),
        (letter, "is not a checkpoint"),
        (foreign, "is not a checkpoint"),
        (whole, "plays loyang, not la-granja"),
    ):
        ended = train("la-granja", *SHORT, "--out", tmp_path / "out.pt", "--start", start)
        assert ended.returncode == 1
        assert told in ended.stderr
        assert "Traceback" not in ended.stderr
    assert not (tmp_path / "out.pt").exists()
