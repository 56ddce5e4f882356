"""How long the log of a table may become: what could go on for ever ends, so that the game can.

Beyond ``MOST_ROWS`` nothing is written that leaves the game where it was, and a clock that runs out
pauses no more. Beyond ``MOST_SEATED`` nobody sits down, and no seat is freed. All else comes to an
end by itself: games do, a pause is ended once, and a bot takes each seat at most once more.
"""

from barrowgate.server.tables.rows import RowKind

MOST_ROWS = 10_000  # a whole game of four has fewer than a thousand
MOST_SEATED = 11_000  # the reserve: one who talks and takes back for ever uses nothing of it

ENDLESS = frozenset({RowKind.SAY, RowKind.MUTE, RowKind.UNMUTE, RowKind.UNDO, RowKind.PAUSE})
SEATED = frozenset({RowKind.SIT, RowKind.FREE})


def is_full(number: int) -> bool:
    """Has a log with so many rows room for nothing but what brings the game to its end?"""
    return number >= MOST_ROWS


def has_room(number: int, kind: RowKind, changes_bot: bool = False) -> bool:
    """May one more row follow so many? ``changes_bot``: a bot takes the seat of another."""
    if kind in ENDLESS or changes_bot:
        return not is_full(number)
    return kind not in SEATED or number < MOST_SEATED
