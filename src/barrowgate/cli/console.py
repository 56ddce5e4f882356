"""The terminal: its width, its colours, and what it can write."""

import contextlib
import io
import os
import re
import sys
from collections.abc import MutableMapping
from dataclasses import dataclass
from typing import TextIO

from rich.console import Console, ConsoleDimensions

WIDEST = 120
NARROWEST = 60
SIZES = ("COLUMNS", "LINES")
SIZE = re.compile(r"[1-9][0-9]{0,4}")
LOWEST = 24


@dataclass(frozen=True)
class Symbols:
    """Signs of the table, in plain ASCII where the terminal knows nothing else."""

    done: str
    none: str
    arrow: str
    bar: str
    about: str  # before an error of measurement


UNICODE = Symbols(done="✓", none="·", arrow="▸", bar="│", about="±")
ASCII = Symbols(done="x", none=".", arrow=">", bar="|", about="+-")

SEAT_STYLES = ("bold cyan", "bold magenta", "bold yellow", "bold green", "bold white")


def forgive(stream: TextIO) -> None:
    """Signs that a terminal cannot write become question marks, never an error."""
    if isinstance(stream, io.TextIOWrapper):
        with contextlib.suppress(ValueError):
            stream.reconfigure(errors="replace")


def forget_odd_sizes(environment: MutableMapping[str, str]) -> None:
    """A size that is no plain number above 0, such as ``COLUMNS=wide``, says nothing."""
    for name in SIZES:
        if not SIZE.fullmatch(environment.get(name, "")):
            environment.pop(name, None)


def complain(text: str) -> None:
    """One line for the person at the terminal; where nobody can read it, the status must do."""
    try:
        print(f"barrowgate: {text}", file=sys.stderr, flush=True)
    except OSError:
        silence(sys.stderr)


def silence(stream: TextIO) -> None:
    """What waits to be written is dropped: Python would try again, in vain, when it ends."""
    with contextlib.suppress(OSError):  # a stream in memory has no number
        number = stream.fileno()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, number)
        os.close(nowhere)


class Terminal(Console):
    """A console whose broken pipe is an error like any other, for ``main`` to handle."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(stream: TextIO | None = None) -> Console:
    """A console as large as the terminal, 80 columns and 24 lines where there is none."""
    console = Terminal(file=stream or sys.stdout, highlight=False, markup=False, emoji=False)
    width, height = console.size
    console.size = ConsoleDimensions(
        max(NARROWEST, min(WIDEST, width)), max(LOWEST, height) if console.is_terminal else LOWEST
    )
    return console


def symbols(console: Console) -> Symbols:
    return UNICODE if console.encoding.startswith("utf") else ASCII
