"""A terminal for tests: the command with lines typed into it, and what it said."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from barrowgate.bots import RandomBot
from barrowgate.cli import main
from barrowgate.core import engine
from barrowgate.core.contract import Game, Position


@dataclass(frozen=True)
class Said:
    """What a command said, and how it ended."""

    status: int
    out: str
    err: str

    @property
    def answers(self) -> list[str]:
        """What came after each typed line, the line itself first."""
        return self.out.split("\n> ")[1:]


class Pipe(io.TextIOWrapper):
    """A stream like that of a pipe, in memory."""

    def __init__(self, text: str = "", encoding: str = "utf-8") -> None:
        super().__init__(io.BytesIO(text.encode()), encoding=encoding, write_through=True)

    @property
    def written(self) -> str:
        buffer = self.buffer
        assert isinstance(buffer, io.BytesIO)
        return buffer.getvalue().decode(self.encoding)


def barrowgate(*argv: str | Path, lines: Iterable[str] = (), encoding: str = "utf-8") -> Said:
    """Run the command in this process, with these lines typed into it."""
    out, err = Pipe(encoding=encoding), Pipe(encoding=encoding)
    typed = Pipe("".join(f"{line}\n" for line in lines))
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", typed):
        status = main([str(word) for word in argv])
    return Said(status, out.written, err.written)


def start(
    *argv: str | Path, shell: str = "", found_first: str | Path = "", **environment: str
) -> "subprocess.Popen[str]":
    """Start the real command as a process of its own, its input and output in pipes.

    ``shell`` is what a shell is told beside it, such as ``>&-``; modules in ``found_first`` hide
    those of the same name.
    """
    tested = str(engine.PACKAGE.parent)
    path = os.pathsep.join([str(found_first), tested, os.environ.get("PYTHONPATH", "")])
    told = ["sh", "-c", f'{shell} exec "$@"', "sh"] if shell else []
    return subprocess.Popen(
        [*told, sys.executable, "-m", "barrowgate", *(str(word) for word in argv)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path, **environment},
        preexec_fn=_hear_ctrl_c if os.name == "posix" else None,
    )


def _hear_ctrl_c() -> None:
    """Tests in the background of a shell ignore it, and what they start would do so, too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def process(
    *argv: str | Path, lines: Sequence[str] = (), shell: str = "", **environment: str
) -> Said:
    """Run the real command to its end."""
    running = start(*argv, shell=shell, **environment)
    out, err = running.communicate("".join(f"{line}\n" for line in lines), timeout=120)
    return Said(running.returncode, out, err)


def random_course(game: Game, seed: int) -> tuple[list[tuple[int, str]], Position]:
    """A whole game between random players: seats with written actions, and its end."""
    bot = RandomBot(seed)
    position = game.start(seed)
    moves = []
    while not position.is_over:
        seat = position.actors()[0]
        action = bot.pick(position.legal(seat))
        moves.append((seat, game.catalogue.write(action)))
        position.play(seat, action)
    return moves, position
