"""One script in two processes, with the plain and with the compiled engine of this package."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

from barrowgate.core import engine

ROOT = Path(__file__).parents[2]


def start(pure: str, script: Path, *arguments: object) -> subprocess.Popen[str]:
    """The script with one of the two engines; it may import what tests share."""
    environment = {**os.environ, "BARROWGATE_PURE": pure}
    environment["PYTHONPATH"] = os.pathsep.join([str(engine.PACKAGE.parent), str(ROOT)])
    command = [sys.executable, "-P", str(script), *map(str, arguments)]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def both(script: Path, *arguments: object) -> tuple[list[str], list[str]]:
    """The lines of both engines, which run at the same time; the first names the engine."""
    running = [start(pure, script, *arguments) for pure in ("1", "0")]
    plain, compiled = (process.communicate(timeout=1200)[0].splitlines() for process in running)
    assert [process.returncode for process in running] == [0, 0]
    assert (plain[0], compiled[0]) == ("engine plain", "engine compiled")
    return plain[1:], compiled[1:]


def difference(plain: list[str], compiled: list[str], end: str) -> str:
    """The first line in which they differ, as both have it; '' when they are alike."""
    for ours, theirs in zip_longest(plain, compiled, fillvalue=end):
        if ours != theirs:
            return f"plain    {ours}\ncompiled {theirs}"
    return ""
