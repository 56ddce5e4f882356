"""Writing a record: its text (``core.record_fields`` shows one)."""

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
