"""Where games are kept."""

import os
from pathlib import Path

import pytest

from barrowgate.cli import saves
from barrowgate.core.contract import Game
from barrowgate.core.record import Record
from barrowgate.lagranja import LaGranja
from barrowgate.loyang import Loyang


def record(path: Path, finished: bool = False, age: float = 0.0, game: Game | None = None) -> Path:
    kept = Record.of(game or LaGranja(1), 1)
    kept.scores = [7] if finished else None
    path.parent.mkdir(parents=True, exist_ok=True)
    kept.save(path)
    os.utime(path, (1e9 - age, 1e9 - age))
    return path


def test_the_newest_unfinished_game_is_found_among_others() -> None:
    folder = saves.folder()
    assert saves.newest() is None
    wanted = record(folder / "b.bgr", age=20)
    record(folder / "a.bgr", age=30)
    record(folder / "c.bgr", finished=True, age=10)
    (folder / "d.bgr").write_text("damaged")
    (folder / "e.txt").write_text("a letter")
    assert saves.newest() == wanted


def test_the_newest_game_of_one_kind_is_found_behind_newer_ones_of_another() -> None:
    wanted = record(saves.folder() / "a.bgr", age=30, game=Loyang(1))
    newer = record(saves.folder() / "b.bgr", age=20)
    assert saves.newest("loyang") == wanted
    assert saves.newest("la-granja") == saves.newest() == newer


def test_free_files_are_claimed_at_once() -> None:
    first, second = saves.free_file("la-granja"), saves.free_file("la-granja")
    assert (first.name, second.name) == ("la-granja-1.bgr", "la-granja-2.bgr")
    assert first.parent == saves.folder()
    assert first.exists()


def test_a_relative_state_folder_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "somewhere")
    assert saves.folder() == Path.home() / ".local" / "state" / "barrowgate"


def test_without_a_state_folder_games_are_kept_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    monkeypatch.chdir(tmp_path)
    path = saves.free_file("la-granja")
    assert path == tmp_path / "la-granja-1.bgr"
    assert saves.newest() is None
    assert record(path) == saves.newest()


def test_games_kept_here_are_found_beside_those_of_the_state_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such games alone: a record that somebody named is not taken for one."""
    monkeypatch.chdir(tmp_path)
    usual = record(saves.folder() / "la-granja-1.bgr", age=20)
    here = record(tmp_path / "la-granja-1.bgr", age=30)
    record(tmp_path / "example.bgr", age=10)
    assert saves.newest() == usual
    os.utime(here)
    assert saves.newest() == here


@pytest.mark.skipif(os.name != "posix", reason="pipes and links of POSIX")
def test_what_is_no_file_hides_no_game() -> None:
    wanted = record(saves.folder() / "a.bgr")
    os.mkfifo(saves.folder() / "pipe.bgr")
    (saves.folder() / "folder.bgr").mkdir()
    (saves.folder() / "lost.bgr").symlink_to("nowhere")
    assert saves.newest() == wanted


def test_only_an_empty_or_new_file_may_be_chosen(tmp_path: Path) -> None:
    empty = tmp_path / "empty.bgr"
    empty.touch()
    assert saves.claim(empty) == empty
    assert saves.claim(tmp_path / "new.bgr") == tmp_path / "new.bgr"
    for path, key in (
        (record(tmp_path / "a.bgr"), "save-unfinished"),
        (record(tmp_path / "b.bgr", finished=True), "save-finished"),
        (tmp_path, "save-foreign"),
    ):
        with pytest.raises(saves.SaveError) as refused:
            saves.claim(path)
        assert refused.value.key == key
