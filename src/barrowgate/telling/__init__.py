"""What every face of a game says, as messages: keys with values, never words.

A ``Teller`` takes views, legal actions and events of one game and gives messages; ``locales``
renders them in a language. See docs/decisions/0008-telling.md.
"""

from barrowgate.telling.message import Message, Value
from barrowgate.telling.preview import preview
from barrowgate.telling.teller import Choice, Group, Line, Place, Result, Source, Teller

__all__ = [
    "Choice",
    "Group",
    "Line",
    "Message",
    "Place",
    "Result",
    "Source",
    "Teller",
    "Value",
    "preview",
]
