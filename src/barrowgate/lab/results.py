"""Results: the figures of a run in a file, with the machine and the commit they belong to.

Nothing in it names a computer, a person or a folder.
"""

import json
import os
import platform
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from barrowgate.core import engine
from barrowgate.lab.bench import Row

UNKNOWN = "unknown"
SHORT = 10  # digits of a commit in the name of a file
OURS = Path("src", "barrowgate", "__init__.py")  # what a checkout of this project has
CPU_FILE = Path("/proc/cpuinfo")
CPU_KEY = "model name"


@dataclass(frozen=True)
class Commit:
    """The commit that is checked out in the current folder, and whether files differ from it."""

    name: str
    changed: bool

    @property
    def short(self) -> str:
        return self.name[:SHORT] + ("-changed" if self.changed else "")


def save(folder: Path, rows: Sequence[Row], today: date) -> Path:
    """Write DATE-COMMIT.json; a later run of the same day and commit takes its place."""
    commit = find_commit()
    content = {
        "date": today.isoformat(),
        "commit": commit.name,
        "changed": commit.changed,
        "machine": machine(),
        "built": engine.running().built,
        "rows": [row.as_json() for row in rows],
    }
    path = folder / f"{today.isoformat()}-{commit.short}.json"
    path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8", newline="\n")
    return path


def find_commit() -> Commit:
    """Unknown outside a checkout of this project, and where there is no git."""
    top = _git("rev-parse", "--show-toplevel")
    name = _git("rev-parse", "HEAD")
    if not top or not name or not (Path(top) / OURS).exists():
        return Commit(UNKNOWN, False)
    # The results of earlier runs change nothing that is measured.
    changes = _git("status", "--porcelain", "--", ":/", ":(top,exclude)bench/results")
    return Commit(name, changes != "")


def _git(*arguments: str) -> str:
    try:
        done = subprocess.run(["git", *arguments], capture_output=True, text=True)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def machine() -> dict[str, str | int]:
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count() or 0,
        "system": platform.system(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "python_compiler": platform.python_compiler(),
    }


def cpu_model(file: Path = CPU_FILE) -> str:
    """The processor as it calls itself; where the system does not say, its family."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    for line in lines:
        key, _, value = line.partition(":")
        if key.strip() == CPU_KEY:
            return value.strip()
    return platform.machine() or UNKNOWN
