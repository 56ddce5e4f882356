"""A terminal for tests: the command with lines typed into it, and what it said."""

import io
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from barrowgate.bots import RandomBot
from barrowgate.cli import main
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


def start(*argv: str | Path, **environment: str) -> "subprocess.Popen[str]":
    """Start the real command as a process of its own, its input and output in pipes."""
    source = str(Path(__file__).parents[2] / "src")
    path = os.pathsep.join([source, os.environ.get("PYTHONPATH", "")])
    return subprocess.Popen(
        [sys.executable, "-m", "barrowgate", *(str(word) for word in argv)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path, **environment},
    )


def process(*argv: str | Path, lines: Sequence[str] = (), **environment: str) -> Said:
    """Run the real command to its end."""
    running = start(*argv, **environment)
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
