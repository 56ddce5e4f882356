"""What holds for the bytes of every board: seats of the table, frames of the game, no more.

Compiled rules use the numbers of a position as indexes, unchecked. So what is read is bounded by
its fields (core/bits.py), the frames by those that the game declares, and the game looks for
contradictions (byte_checks.py).
"""

from barrowgate.core.agenda import Agenda
from barrowgate.core.board import Board
from barrowgate.core.codec import FormatError
from barrowgate.core.frame_limits import FrameLimits
from barrowgate.core.numbers import Seat


def check(board: Board, limits: FrameLimits, step: int) -> None:
    """Refuse seats that are not at the table, and frames that the game does not have.

    ``step`` is the kind of the table's own frame, of which there is one until the end.
    """
    check_seat("turn", board.turn, board.players)
    check_seat("last_actor", board.last_actor, board.players)
    if board.run_start > board.n_actions:
        refuse("run_start", board.run_start)
    for seat in range(board.players):
        check_frames(board.agenda(seat), limits, step, 0)
    if board.table.count != 1 - board.over:
        refuse_frames(board.table.count)
    check_frames(board.table, limits, step, 1)


def check_frames(agenda: Agenda, limits: FrameLimits, step: int, is_table: int) -> None:
    for at in range(agenda.count):
        kind = agenda.kind[at]
        is_step = kind == step
        if limits.is_known[kind] == 0 or is_step != (is_table > 0):
            refuse_kind(kind)
        if not limits.allows(agenda, at):
            refuse_frame(agenda, at)


def check_each_once(name: str, order: list[int], players: int) -> None:
    """Refuse an order that does not have every seat of the table, once."""
    for place in range(players):
        if order[place] >= players or count_in(order, 0, place, order[place]) > 0:
            refuse(name, order[place])


def count_in(numbers: list[int], first: int, behind: int, wanted: int) -> int:
    """How often a number stands in a part of a list."""
    found = 0
    for place in range(first, behind):
        if numbers[place] == wanted:
            found += 1
    return found


def check_seat(name: str, seat: Seat, players: int) -> None:
    """Refuse a seat that is not at the table; -1 is nobody."""
    if seat >= players:
        refuse(name, seat)


def check_count(name: str, count: int, found: int) -> None:
    """Refuse a count that does not match what lies there."""
    if count != found:
        refuse_count(name, count, found)


# --- What is wrong ----------------------------------------------------------------------------


def refuse(name: str, value: int) -> None:
    """A number that no position has in this field."""
    raise FormatError(f"field '{name}' holds {value}, which is impossible")


def refuse_count(name: str, count: int, found: int) -> None:
    raise FormatError(f"field '{name}' holds {count}, but there are {found}")


def refuse_frames(count: int) -> None:
    raise FormatError(f"the table has {count} frames, which is impossible")


def refuse_kind(kind: int) -> None:
    raise FormatError(f"a frame of kind {kind}, which is impossible")


def refuse_frame(agenda: Agenda, at: int) -> None:
    """Numbers that no frame of this kind has."""
    numbers = f"{agenda.first[at]}, {agenda.second[at]}, {agenda.third[at]}"
    raise FormatError(f"a frame {agenda.kind[at]} with {numbers}, which is impossible")


def refuse_below(kind: int, beneath: int) -> None:
    """A frame that never lies on one of that kind."""
    raise FormatError(f"a frame {kind} on one of kind {beneath}, which is impossible")
