"""Where games are kept: one file each, never one over another."""

import os
from pathlib import Path

from barrowgate.core.errors import BarrowgateError, RecordError
from barrowgate.core.record import Record

ENDING = ".bgr"


class SaveError(BarrowgateError):
    """A file that a game cannot be kept in; ``key`` names the words, ``path`` the file."""

    def __init__(self, key: str, path: Path, reason: str = "") -> None:
        super().__init__(f"{key}: {path} {reason}")
        self.key = key
        self.path = path
        self.reason = reason


def folder() -> Path:
    """Where games that were given no file are kept (XDG state directory)."""
    state = os.environ.get("XDG_STATE_HOME", "")
    base = Path(state) if os.path.isabs(state) else Path.home() / ".local" / "state"
    return base / "barrowgate"


def claim(path: Path) -> Path:
    """A file of the player's choice for a new game; it must not hold anything yet."""
    try:
        if path.exists() and (path.is_dir() or path.stat().st_size > 0):
            raise SaveError(_why_not(path), path)
    except OSError as error:
        raise SaveError("save-impossible", path, error.strerror or str(error)) from None
    return path


def _why_not(path: Path) -> str:
    try:
        unfinished = Record.load(path).scores is None
    except RecordError:
        return "save-foreign"
    return "save-unfinished" if unfinished else "save-finished"


def free_file(game: str) -> Path:
    """A new file in the usual folder; it is made at once, so that no other game takes it."""
    try:
        place = folder()
        place.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # RuntimeError: there is no home directory
        place = Path.cwd()
    number = 1
    while True:
        path = place / (f"{game}-{number}{ENDING}")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        except OSError as error:
            raise SaveError("save-impossible", path, error.strerror or str(error)) from None
        else:
            return path


def newest(game: str = "") -> Path | None:
    """The unfinished game in the usual folder that was played last, of one game or of any."""
    try:
        paths = [path for path in folder().iterdir() if path.suffix == ENDING]
        paths.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    except (OSError, RuntimeError):
        return None
    for path in paths:
        try:
            record = Record.load(path)
            if record.scores is None and game in ("", record.game):
                return path
        except RecordError:
            continue
    return None
