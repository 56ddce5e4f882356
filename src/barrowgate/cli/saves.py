"""Where games are kept: one file each, never one over another."""

import contextlib
import os
import stat
from dataclasses import dataclass
from pathlib import Path

from barrowgate.core.errors import LONGEST_PATH, BarrowgateError, RecordError, quoted
from barrowgate.core.record import Record

ENDING = ".bgr"


class SaveError(BarrowgateError):
    """A file that a game cannot be kept in; ``key`` names the words, ``path`` the file."""

    def __init__(self, key: str, path: Path, reason: str = "") -> None:
        super().__init__(f"{key}: {path} {reason}")
        self.key = key
        self.path = path
        self.reason = reason


@dataclass(frozen=True)
class Place:
    """A folder in which games are kept, and what their names look like there."""

    path: Path
    names: str = f"*{ENDING}"

    def files(self) -> list[Path]:
        """The games there; none where one cannot look."""
        try:
            return [path for path in self.path.glob(self.names) if path.is_file()]
        except OSError:
            return []


def places() -> list[Place]:
    """Where games that were given no file are kept: the usual folder or, for want of it, here."""
    known = []
    with contextlib.suppress(RuntimeError):  # there is no home directory
        known.append(Place(folder()))
    with contextlib.suppress(OSError):  # the working directory has been removed
        known.append(Place(Path.cwd(), f"*-[0-9]*{ENDING}"))
    return known


def folder() -> Path:
    """The usual folder (XDG state directory)."""
    state = os.environ.get("XDG_STATE_HOME", "")
    base = Path(state) if os.path.isabs(state) else Path.home() / ".local" / "state"
    return base / "barrowgate"


def shown(path: Path) -> str:
    """A path for a message."""
    return quoted(str(path), LONGEST_PATH)


def claim(path: Path) -> Path:
    """A file of the player's choice for a new game; it must not hold anything yet."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return path
    except OSError as error:
        raise SaveError("save-impossible", path, error.strerror or str(error)) from None
    if stat.S_ISDIR(found.st_mode) or found.st_size > 0:
        raise SaveError(_why_not(path), path)
    return path


def _why_not(path: Path) -> str:
    try:
        unfinished = Record.load(path).scores is None
    except RecordError:
        return "save-foreign"
    return "save-unfinished" if unfinished else "save-finished"


def free_file(game: str) -> Path:
    """A new file in the first place where one can be made."""
    refused = SaveError("save-nowhere", Path())
    for place in places():
        try:
            place.path.mkdir(parents=True, exist_ok=True)
            return _new_file(place.path, game)
        except OSError as error:
            refused = SaveError("save-impossible", place.path, error.strerror or str(error))
    raise refused


def _new_file(place: Path, game: str) -> Path:
    """It is made at once, so that no other game takes it."""
    number = 1
    while True:
        path = place / f"{game}-{number}{ENDING}"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path


def give_up(path: Path) -> None:
    """A file that was made for a game, which could then not be written, goes again."""
    with contextlib.suppress(OSError):
        path.unlink()


def newest(game: str = "") -> Path | None:
    """The unfinished game in those places that was played last, of one game or of any."""
    paths = [path for place in places() for path in place.files()]
    for path in sorted(paths, key=_time, reverse=True):
        try:
            record = Record.load(path)
            if record.scores is None and game in ("", record.game):
                return path
        except RecordError:
            continue
    return None


def _time(path: Path) -> float:
    """When a game was played last."""
    try:
        return path.stat().st_mtime
    except OSError:  # it has gone in the meantime
        return 0.0
