"""Writing a record: its text (``core.record_fields`` shows one)."""

from barrowgate.core.record_fields import (
    AT_THE_END,
    DIVIDER,
    FORMAT,
    NUMBERED,
    TITLE,
    RecordFields,
)


def written(record: RecordFields) -> str:
    """The record as text, always in the same order."""
    lines = _header(record)
    for number, move in enumerate(record.moves):
        lines += record.comments.get(number, ())
        lines.append(" ".join(filter(None, (f"{move.seat + 1} {move.text}", move.comment))))
    numbers = sorted(place for place in record.comments if isinstance(place, int))
    for number in numbers:
        if len(record.moves) <= number != AT_THE_END:
            lines += record.comments[number]
    if record.scores is not None:
        lines.append(" ".join(["end", *(str(score) for score in record.scores)]))
    lines += record.comments.get(AT_THE_END, ())
    return "\n".join(lines) + "\n"


def _header(record: RecordFields) -> list[str]:
    """With its comments, each above its line; those of a line that has gone stand at the end."""
    left = {place: each for place, each in record.comments.items() if isinstance(place, str)}
    lines: list[str] = []
    for line in header_lines(record):
        lines += [*left.pop(_key(line), ()), line]
    last = left.pop(DIVIDER, [])
    gone = [comment for comments in left.values() for comment in comments]
    return [*lines, *gone, *last, DIVIDER]


def _key(line: str) -> str:
    """``seed``, ``option removal``, ``player 2``: as the reader names a line of the header."""
    if line.startswith(TITLE):
        return TITLE
    key, value = line.split(" ", 1)
    return f"{key} {value.split(' ', 1)[0]}" if key in NUMBERED else key


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
