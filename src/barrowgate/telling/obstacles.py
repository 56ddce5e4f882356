"""Why nothing can be done with some things on the table, in one reason."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from barrowgate.core.contract import View
from barrowgate.telling.message import Message
from barrowgate.telling.teller import Attempt, Teller

# Reasons that hold for almost every action at a moment: any other one says more.
GENERAL = frozenset({"reason-not-your-turn", "reason-not-asked", "reason-must-choose"})
ALLOWED = "reason-allowed"


class Obstacle(NamedTuple):
    """A reason, and the paragraph of the rules on what it stops; '' for a general one."""

    why: Message
    paragraph: str = ""


def obstacle(
    teller: Teller,
    view: View,
    seat: int,
    objects: Iterable[str],
    actions: Iterable[int],
    why_not: Callable[[int], int],
) -> Obstacle | None:
    """The reason that stops most of the actions about all of these objects; a special one first.

    None if one of them is possible, or if no action is about them.
    """
    wanted = frozenset(objects)
    stopped = [
        (teller.why_not(why_not(action), Attempt(view, seat, action)), action)
        for action, about in _objects(teller, view, seat, actions)
        if wanted <= about
    ]
    counts = Counter(reason.key for reason, _ in stopped)
    if not counts or ALLOWED in counts:
        return None
    best = max(counts, key=lambda key: (key not in GENERAL, counts[key]))
    reason, action = next(each for each in stopped if each[0].key == best)
    if best in GENERAL:
        return Obstacle(reason)
    return Obstacle(reason, teller.paragraph(view, seat, action))


def _objects(
    teller: Teller, view: View, seat: int, actions: Iterable[int]
) -> Iterator[tuple[int, frozenset[str]]]:
    """What each action is about.

    An action about something that is not on the table (a fourth helper, a field without a card)
    cannot be told from the view, and nobody can point at what it is about.
    """
    for action in actions:
        try:
            groups = teller.groups(view, seat, [action])
        except (LookupError, TypeError, ValueError):
            continue
        yield action, frozenset(groups[0].choices[0].objects)
