"""What an action would do, as far as the seat can know it."""

from collections.abc import Sequence
from typing import NamedTuple

from barrowgate.core.contract import Position, Seen, View
from barrowgate.telling.message import Message
from barrowgate.telling.teller import Line, Teller


class Further(NamedTuple):
    """What the seat is asked next, and the things on the board that it may answer with."""

    question: Message
    objects: tuple[str, ...]


class Foreseen(NamedTuple):
    """An action before it is made.

    ``view`` is the table after it as the seat will see it; there is none where something is
    revealed on the way, since what comes then is not known. Nor is there a further question.
    """

    lines: list[Line]
    reveals: bool
    view: View | None
    further: Further | None


def preview(teller: Teller, seen: Seen, action: int, seed: int) -> list[Line]:
    """The events of an action that is played on a redeal of what the seat has seen.

    They end where something is revealed, so they are the same for every redeal. The seed must
    have nothing to do with the game's.
    """
    return teller.happened([known_events(seen, action, seed)], seen.seat)


def foresee(
    teller: Teller, seen: Seen, action: int, seed: int, then: Sequence[int] = ()
) -> Foreseen:
    """An action as far as it is certain: what it does, how the table looks then, what is asked.

    Actions that the seat means to make ``then`` are played too, as far as they are possible.
    """
    seat = seen.seat
    position = _played(seen, action, seed)
    logs = [_known(position)]
    for further in then:
        if _reveals(position, seat) or further not in position.legal(seat):
            break
        position.play(seat, further)
        logs.append(_known(position))
    reveals = _reveals(position, seat)
    lines = teller.happened(logs, seat)
    if reveals:
        return Foreseen(lines, reveals, None, None)
    view = position.view(seat)
    return Foreseen(lines, reveals, view, _further(teller, seen, position, view))


def known_events(seen: Seen, action: int, seed: int) -> list[int]:
    """The events of an action up to the first thing that is revealed."""
    return _known(_played(seen, action, seed))


def _played(seen: Seen, action: int, seed: int) -> Position:
    position = seen.determinize(seed)
    position.watch()
    position.play(seen.seat, action)
    return position


def _reveals(position: Position, seat: int) -> bool:
    """What was revealed cannot be taken back."""
    return position.undo_floor(seat) == position.n_actions


def _known(position: Position) -> list[int]:
    end = position.known_events
    return position.take_events()[:end]


def _further(teller: Teller, seen: Seen, position: Position, view: View) -> Further | None:
    """Another question within the action; what could be done before is not named again."""
    seat, before = seen.seat, seen.view()
    if seat not in position.actors() or teller.is_turn(view, seat):
        return None
    question = teller.question(view, seat)
    if question.key == teller.question(before, seat).key:
        return None
    known = set(seen.determinize(0).legal(seat))
    groups = teller.groups(view, seat, [a for a in position.legal(seat) if a not in known])
    things = (thing for group in groups for choice in group.choices for thing in choice.objects)
    return Further(question, tuple(dict.fromkeys(things)))
