"""Writing a record: its text (``core.record_fields`` shows one), and the file that holds it."""

import contextlib
import os

from barrowgate.core.record_fields import (
    AT_THE_END,
    DIVIDER,
    FORMAT,
    IN_HEADER,
    TITLE,
    RecordFields,
)


def written(record: RecordFields) -> str:
    """The record as text, always in the same order."""
    title, *header = header_lines(record)
    lines = [title, *record.comments.get(IN_HEADER, ()), *header, DIVIDER]
    for number, move in enumerate(record.moves):
        lines += record.comments.get(number, ())
        lines.append(" ".join(filter(None, (f"{move.seat + 1} {move.text}", move.comment))))
    behind = [number for number in sorted(record.comments) if number >= len(record.moves)]
    for number in behind:
        lines += record.comments[number] if number != AT_THE_END else ()
    if record.scores is not None:
        lines.append(" ".join(["end", *(str(score) for score in record.scores)]))
    lines += record.comments.get(AT_THE_END, ())
    return "\n".join(lines) + "\n"


def header_lines(record: RecordFields) -> list[str]:
    """The lines above the divider."""
    lines = [
        f"{TITLE} {FORMAT}",
        f"game {record.game}",
        f"rules {record.rules}",
        f"edition {record.edition}",
        f"components {record.components}",
        f"seats {record.seats}",
        *(f"option {name} {value}" for name, value in record.options.items()),
        *(f"player {seat} {name}" for seat, name in enumerate(record.players, 1)),
        f"seed {record.seed}",
    ]
    return [*lines, f"changes {record.changes}"] if record.changes else lines


def replace_file(path: str, data: bytes) -> None:
    """The new file takes the place of the old one only when it is safely on the disk.

    Only a regular file is replaced: a device or a pipe would be lost by it.
    """
    if os.path.exists(path) and not os.path.isfile(path):
        raise OSError(0, "not a regular file")
    folder, name = os.path.split(path)
    partial = os.path.join(folder, f".{name}.{os.getpid()}.partial")
    try:
        with open(partial, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.remove(partial)
        raise
