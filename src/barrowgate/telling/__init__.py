"""What every face of a game says, as messages: keys with values, never words.

A ``Teller`` takes views, legal actions and events of one game and gives messages; ``locales``
renders them in a language. See docs/decisions/0008-telling.md.
"""

from barrowgate.telling.message import Message, Value
from barrowgate.telling.preview import Foreseen, Further, foresee, preview
from barrowgate.telling.teller import (
    Along,
    Attempt,
    Choice,
    Explained,
    Group,
    Line,
    Place,
    Result,
    Section,
    Source,
    Teller,
)

__all__ = [
    "Along",
    "Attempt",
    "Choice",
    "Explained",
    "Foreseen",
    "Further",
    "Group",
    "Line",
    "Message",
    "Place",
    "Result",
    "Section",
    "Source",
    "Teller",
    "Value",
    "foresee",
    "preview",
]
