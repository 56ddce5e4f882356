"""Golden records: finished games that must replay for ever, each to the very same position.

A record's end line holds the scores; the comment behind it the digest of the last position.
"""

import hashlib
from pathlib import Path

from barrowgate.core.record import Record
from barrowgate.lagranja import LaGranja, loading
from barrowgate.lagranja.position import Position

FOLDER = Path(__file__).parent / "records"
MARK = "# last position "


def paths() -> list[Path]:
    return sorted(FOLDER.glob("*.bgr"))


def game_of(record: Record) -> LaGranja:
    """The game that a record's header describes."""
    return LaGranja(record.seats, record.options, loading.from_changes(record.changes))


def digest(position: Position) -> str:
    return hashlib.sha256(position.to_bytes()).hexdigest()[:32]


def kept_digest(path: Path) -> str:
    """The digest in the file, '' when it has none yet."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next((line.removeprefix(MARK) for line in lines if line.startswith(MARK)), "")


def replay(record: Record, upto: int | None = None) -> Position:
    position = record.replay(game_of(record), upto)
    assert isinstance(position, Position)
    return position


def save(record: Record, path: Path) -> None:
    """Write a finished record with the digest of its last position."""
    text = record.write() + MARK + digest(replay(record)) + "\n"
    path.write_text(text, encoding="utf-8", newline="\n")
