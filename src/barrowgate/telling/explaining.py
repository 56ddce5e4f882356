"""How a thing is found by its id, the same in every game."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from barrowgate.telling.message import Message
from barrowgate.telling.teller import Explained

Place = TypeVar("Place")
Heads = Mapping[str, Callable[[Place, str], Explained]]
"""What explains the things whose ids begin so, given the table and the rest of the id."""


def explain(
    thing: str, always: Mapping[str, str], heads: Heads[Place], place: Place
) -> Explained | None:
    """A thing of a table, or one that is the same at every table; None if there is no such thing.

    ``always`` has the paragraphs of those; their words are ``explain-NAME`` and
    ``explain-NAME-name``.
    """
    if thing in always:
        told = [Message(f"explain-{thing}")]
        return Explained(Message(f"explain-{thing}-name"), told, always[thing])
    head, _, rest = thing.partition("-")
    tell = heads.get(head)
    try:
        return tell(place, rest) if tell else None
    except (LookupError, ValueError):  # the id of nothing that is here
        return None
