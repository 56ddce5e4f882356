"""Streams that are closed, full or read by nobody: a status and a line, never a traceback."""

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from barrowgate.cli import main
from barrowgate.cli.console import silence
from barrowgate.cli.prompt import PROMPT
from barrowgate.core.record import Record
from tests.cli.terminal import Pipe, barrowgate, process

FULL = Path("/dev/full")
UNWRITTEN = "barrowgate: the output cannot be written: "

pytestmark = pytest.mark.skipif(not FULL.exists(), reason="a device of Linux")


def every_command(folder: Path) -> list[list[str]]:
    """One call of each kind of output."""
    record = str(folder / "kept.bgr")
    barrowgate("play", "--solo", "--save", record)
    return [
        line.split()
        for line in (
            *("play", "simulate --games 2 --jobs 1", "simulate --games 2 --jobs 2 --json"),
            *("ladder --games 2 --jobs 1", "ladder --games 2 --jobs 1 --json"),
            *(f"replay {record}", f"replay {record} --at 0 --json"),
            *(f"hint {record}", f"hint {record} --json", "serve --help"),
            *(f"review {record} --simulations 8", f"review {record} --simulations 8 --json"),
            *("cards", "cards loyang", "cards 35", "cards 35 --json", "rules", "rules 8.3"),
            *("--version", "--help", "play --help", ""),
        )
    ]


def into(device: Path, argv: Sequence[str]) -> tuple[int, str]:
    """Run the command in this process with its output on a device: status and complaint."""
    err = Pipe()
    with open(device, "w") as out, redirect_stdout(out), redirect_stderr(err):
        status = main(argv)
    return status, err.written


def test_no_command_ends_well_when_the_output_device_is_full(tmp_path: Path) -> None:
    for argv in every_command(tmp_path):
        status, complaint = into(FULL, argv)
        assert (status, complaint) == (1, f"{UNWRITTEN}No space left on device\n"), argv


def test_nothing_more_is_said_when_python_ends_on_a_full_device() -> None:
    """Python keeps what it could not write, and would try again."""
    said = process("cards", "35", "--json", shell="exec >/dev/full;", PYTHONUNBUFFERED="")
    assert (said.status, said.err) == (1, f"{UNWRITTEN}No space left on device\n")


class Keyboard(Pipe):
    """Somebody types."""

    def isatty(self) -> bool:
        return True


class FullAtThePrompt(Pipe):
    """Takes everything but a prompt."""

    def write(self, text: str) -> int:
        if text.endswith(PROMPT):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(text)


def test_a_prompt_that_cannot_be_written_is_not_the_end_of_input(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdin", Keyboard("quit\n"))
    err = Pipe()
    with redirect_stdout(FullAtThePrompt()), redirect_stderr(err):
        assert main(["play", "--solo"]) == 1
    assert err.written == f"{UNWRITTEN}No space left on device\n"


def test_a_line_that_is_typed_is_not_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal shows it already, wherever the output goes."""
    monkeypatch.setattr(sys, "stdin", Keyboard("sing\nquit\n"))
    out = Pipe()
    with redirect_stdout(out):
        assert main(["play", "--solo"]) == 0
    assert '\n> "sing" is not an action.' in out.written


def test_a_stream_in_memory_is_silenced_without_a_file_left_open() -> None:
    before = os.listdir("/proc/self/fd")
    silence(Pipe())
    assert os.listdir("/proc/self/fd") == before


def test_a_complaint_that_cannot_be_written_leaves_the_status() -> None:
    said = process("sing", shell="exec 2>/dev/full;")
    assert (said.status, said.out) == (2, "")


def test_a_closed_input_is_at_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.bgr"
    said = process("play", "--solo", "--save", path, shell="exec <&-;")
    assert (said.status, said.err) == (0, "")
    assert f"--resume {path}" in said.out
    assert Record.load(path).moves == []


def test_so_is_an_input_that_cannot_be_read(tmp_path: Path) -> None:
    said = process("play", "--solo", "--save", tmp_path / "game.bgr", shell="exec 0>/dev/null;")
    assert (said.status, said.err) == (0, "")
    assert "The game is kept." in said.out


def test_nothing_is_written_into_the_number_of_a_closed_output(tmp_path: Path) -> None:
    """The next file that is opened gets that number: it must not be the game's."""
    path = tmp_path / "game.bgr"
    said = process("play", "--solo", "--save", path, shell="exec >&-;")
    assert (said.status, said.err) == (1, f"{UNWRITTEN}{os.strerror(9)}\n")
    assert Record.load(path).moves == []


def test_a_simulation_needs_no_input_and_no_place_for_complaints() -> None:
    said = process("simulate", "--games", "2", "--jobs", "2", shell="exec <&- 2>&-;")
    assert said.status == 0
    assert "2 games of La Granja" in said.out
