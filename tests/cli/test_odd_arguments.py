"""Arguments and surroundings that nobody means: one short line, or they are passed over."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from barrowgate.cli import saves
from barrowgate.cli.serve import MORE, SHOWN
from barrowgate.core.record import Record
from tests.cli.terminal import barrowgate

LONG = "x" * 5000
OBEYED = "a\x1b[31mb\nc\rd"  # signs that a terminal would obey
UNDECODED = "caf\udce9"  # a name in an older encoding, as Python reads it
ODD = (LONG, OBEYED, UNDECODED)
STRANGER = 65534

EVERYWHERE = (
    *("", "--", "--language ", "play ", "simulate ", "cards ", "cards la-granja ", "rules "),
    *("rules la-granja ", "replay ", "bench --game ", "bench --seconds ", "bench --seats "),
    *("bench --rounds ", "replay nowhere --at ", "simulate --games ", "simulate --jobs "),
    *("play --seats ", "play --seed ", "play --option ", "play --option removal=", "play --"),
    *("play --components ", "play --resume ", "play --save /dev/null/", "play --save=/nowhere/"),
    *("ladder ", "ladder --bots ", "ladder --seats ", "ladder --games ", "ladder --file=/nowhere/"),
    *("play --language ", "simulate --seats ", "simulate --seed ", "simulate --components "),
    *("hint ", "hint nowhere --", "review ", "review nowhere --seat ", "review nowhere --html "),
    *("serve ", "serve --", "serve --host ", "serve --port ", "serve --data=/dev/null/"),
    *(f"serve --{name.replace('_', '-')} " for name in (*SHOWN[3:], *MORE)),
)


@pytest.mark.parametrize("odd", ODD, ids=["long", "obeyed", "undecoded"])
@pytest.mark.parametrize("before", EVERYWHERE)
def test_an_odd_argument_is_refused_in_one_short_line(
    before: str, odd: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    *words, last = before.split(" ")
    said = barrowgate(*words, last + odd)
    assert (said.status, said.out) == (2, "")
    complaint = said.err.removesuffix("\n")
    assert complaint.startswith("barrowgate: ")
    assert complaint.isprintable()
    assert len(complaint) < 700
    assert "{" not in complaint
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("argument", ["--save", "--resume", "--components", "--seats", "--seed"])
def test_an_empty_argument_is_not_one_that_was_left_out(argument: str) -> None:
    assert barrowgate("play", argument, "").status == 2
    assert barrowgate("play", "").status == 2


@pytest.mark.parametrize("odd", ["", "0", "-1", "²", "9" * 30, *ODD])
@pytest.mark.parametrize("option", ["--seat", "--simulations", "--html=/dev/null/x"])
def test_an_odd_wish_of_a_review_is_refused_before_the_work_begins(
    option: str, odd: str, tmp_path: Path
) -> None:
    record = tmp_path / "game.bgr"
    barrowgate("play", "--solo", "--save", record)
    last = [option + odd] if "=" in option else [option, odd]
    said = barrowgate("review", record, *last)
    assert (said.status, said.out) == (2, "")
    complaint = said.err.removesuffix("\n")
    assert complaint.startswith("barrowgate: ")
    assert complaint.isprintable()
    assert len(complaint) < 700


def test_odd_lines_at_the_table_are_answered_in_short_ones() -> None:
    odd = [f"{word}{line}" for line in (LONG, OBEYED[:7]) for word in ("", "why ", "card ")]
    odd += [f"{word}{LONG}" for word in ("preview ", "log ", "rules ")] + ["9" * 5000]
    said = barrowgate("play", "--solo", lines=odd)
    assert said.status == 0
    assert len(said.answers) == len(odd) + 1
    assert "{" not in said.out
    assert "\x1b" not in said.out
    for typed, answer in zip(odd, said.answers, strict=False):
        assert len(answer) < len(typed) + 400


# --- The environment ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["COLUMNS", "LINES", "LANG", "BARROWGATE_LANGUAGE", "TERM"])
@pytest.mark.parametrize("value", ["", "0", "-1", "²", "wide", "9" * 5000, LONG, OBEYED])
def test_odd_surroundings_are_passed_over(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = barrowgate("rules", "3").out
    monkeypatch.setenv(name, value)
    assert barrowgate("rules", "3").out == usual
    assert barrowgate("--help").status == 0


def test_an_odd_setting_of_the_engine_is_quoted_in_short(monkeypatch: pytest.MonkeyPatch) -> None:
    for value in (LONG, OBEYED):
        monkeypatch.setenv("BARROWGATE_PURE", value)
        said = barrowgate("--version")
        assert said.status == 2
        assert said.err.removesuffix("\n").isprintable()
        assert len(said.err) < 200


@pytest.mark.parametrize("state", [f"/{LONG}", "/dev/null", "/dev/null/\x1b[31m"])
def test_without_a_state_folder_the_game_is_kept_here_and_found_again(
    state: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", state)
    monkeypatch.chdir(tmp_path)
    assert barrowgate("play", "--resume").status == 2
    assert barrowgate("play", "--solo").status == 0
    said = barrowgate("play", "--resume")
    assert said.status == 0
    assert f"Going on with {tmp_path / 'la-granja-1.bgr'}" in said.out


def test_without_any_folder_the_player_must_name_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "places", list)
    said = barrowgate("play")
    assert said.status == 2
    assert said.err.endswith("there is no folder to keep the game in; name a file: --save FILE\n")
    assert barrowgate("play", "--resume").status == 2


def test_without_a_home_games_are_kept_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.chdir(tmp_path)
    assert barrowgate("play", "--resume").status == 2
    assert barrowgate("play", "--solo").status == 0
    assert Record.load(tmp_path / "la-granja-1.bgr").moves == []
    assert barrowgate("play", "--resume").status == 0


# --- Files that cannot be read --------------------------------------------------------------------


@contextmanager
def closed_to_us(folder: Path) -> Iterator[None]:
    """Nobody may look into the folder; root may, so it becomes somebody else."""
    folder.chmod(0)
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(STRANGER)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)
        folder.chmod(0o700)


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
@pytest.mark.parametrize(
    "argv",
    [
        *("cards --components", "play --components", "simulate --games 1 --components"),
        *("replay", "play --resume", "play --save", "hint", "review"),
    ],
)
def test_a_file_in_a_folder_that_cannot_be_read_is_told(argv: str, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    path = folder / "file"
    path.write_text("[setup]\nsilver = 9\n")
    barrowgate(*argv.split(), path)  # what is imported later must be readable
    with closed_to_us(folder):
        said = barrowgate(*argv.split(), path)
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith(f"barrowgate: {path}")
    assert said.err.endswith(": Permission denied\n")


@pytest.mark.skipif(os.name != "posix", reason="links of POSIX")
def test_links_that_lead_nowhere_are_told(tmp_path: Path) -> None:
    loop, lost = tmp_path / "loop.bgr", tmp_path / "lost.bgr"
    loop.symlink_to(loop)
    lost.symlink_to(tmp_path / "gone" / "game.bgr")
    through = tmp_path / "file" / "game.bgr"
    (tmp_path / "file").touch()
    for path in (loop, lost, through, tmp_path / LONG):
        for argv in (
            *("cards --components", "replay", "play --resume", "play --save"),
            *("hint", "review"),
        ):
            said = barrowgate(*argv.split(), path)
            assert (said.status, said.out) == (2, ""), (argv, path)
            assert said.err.startswith(f"barrowgate: {tmp_path}"), (argv, path)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a device of POSIX")
def test_a_file_without_end_is_no_network() -> None:
    said = barrowgate("play", "--seats", "you,policy@/dev/zero")
    assert (said.status, said.out) == (2, "")
    assert said.err == "barrowgate: /dev/zero: cannot be read: not a regular file\n"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a device of POSIX")
def test_a_file_without_end_is_no_components_file() -> None:
    said = barrowgate("cards", "--components", "/dev/zero")
    assert said.status == 2
    assert "/dev/zero: is larger than 524288 bytes, so it is not a components file" in said.err
