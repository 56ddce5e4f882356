"""What a record holds, and the signs it is written with.

A record (``.bgr``) is a header of ``key value`` lines, ``---``, and one line per action: the seat,
counted from 1, and the written action. ``end`` and the scores close a finished game. Blank lines
are skipped. Lines that begin with ``#``, and what follows ``#`` after an action, are comments:
they mean nothing to the game and stay where they are when the record is written again; one of the
header stays above its line, as the lines of the header have an order of their own.

    barrowgate record 1
    game la-granja
    rules 1
    edition 2014-reconstructed
    components 5f0c9a1e
    seats 2
    option removal all
    player 1 you
    player 2 random
    seed 42
    ---
    1 play 35 helper
    2 play 12 field
    end 41 38
"""

import re
from dataclasses import dataclass, field

from barrowgate.core.errors import RecordError

FORMAT = 1
TITLE = "barrowgate record"
DIVIDER = "---"
LARGEST = 1024 * 1024  # bytes; a long game needs a twentieth
MOST_SEATS = 16
LARGEST_SEED = 2**63 - 1
UNNAMED = "unnamed"
NUMBERED = ("option", "player")  # keys of several lines of the header
AT_THE_END = 10**9
CONTROL = re.compile("[\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


@dataclass(slots=True)
class Move:
    """One line of a record: a seat, counted from 0, and a written action."""

    seat: int
    text: str
    line: int = field(default=0, compare=False)  # in the file it was read from
    comment: str = field(default="", compare=False)  # after it, with its '#'


@dataclass
class RecordFields:
    """Everything that makes a game."""

    game: str
    rules: int
    edition: str
    components: str  # digest
    seats: int
    options: dict[str, str]
    players: list[str]
    seed: int
    changes: str = ""  # the user's own components, one line of JSON
    moves: list[Move] = field(default_factory=list)
    scores: list[int] | None = None  # of a finished game
    source: str = field(default="record", compare=False)
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    # Comments that are lines of their own, by the number of actions before them; AT_THE_END after
    # the end line. Those of the header by the line they stand above: TITLE, its key, or DIVIDER.
    comments: dict[int | str, list[str]] = field(default_factory=dict, compare=False, repr=False)


def too_large(source: str) -> RecordError:
    return RecordError(0, "", f"is larger than {LARGEST} bytes, so it is not a record", source)
