"""What a teller tells of one game at one table."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from barrowgate.core.contract import View
from barrowgate.telling.message import Message

Cost = Mapping[str, int]
"""What an action takes for certain: ``{"silver": 3}``, ``{"good-olive": 1}``."""
FREE: Cost = {}


class Along(NamedTuple):
    """Written actions that follow an action at once, what is said of all, and what they cost."""

    actions: tuple[str, ...]
    label: Message
    cost: Cost = FREE


Then = Mapping[str, Along]
"""By what may be picked along with an action: a card to be played besides, a space further on."""
ALONE: Then = {}


class Told(NamedTuple):
    """What is said of an action; its verb is the title of its group, not part of the label."""

    label: Message
    objects: tuple[str, ...] = ()
    """What on the board it is about, so that a click can find it: ``card-35``, ``market-13``."""
    cost: Cost = FREE
    then: Then = ALONE


class Choice(NamedTuple):
    """One legal action: its number, its written form, and what is said of it."""

    action: int
    written: str
    label: Message
    objects: tuple[str, ...] = ()
    cost: Cost = FREE
    then: Then = ALONE


class Group(NamedTuple):
    """Actions that belong together; groups come in the order in which they are shown.

    The key names a group among those of one decision: ``group-pass`` and ``group-done`` end the
    turn or decline in every game.
    """

    key: str
    title: Message
    choices: list[Choice]


class Line(NamedTuple):
    """What happened to one seat in one run of events; seat -1 is the table."""

    seat: int
    phrases: list[Message]


class Explained(NamedTuple):
    """A thing on the table: its name, what it does in sentences, its paragraph of the rules."""

    name: Message
    told: list[Message]
    paragraph: str


class Attempt(NamedTuple):
    """An action that a seat tried, and the table as it sees it: what a reason is about."""

    view: View
    seat: int
    action: int


class Section(NamedTuple):
    """A part of the table as text: a heading, and what is told below it, line by line."""

    title: Message
    lines: list[Message]


class Source(NamedTuple):
    """Where points came from."""

    what: Message
    points: int


class Place(NamedTuple):
    """A seat at the end: its place (1 is best), its score, what else counts, points by source."""

    seat: int
    place: int
    score: Message
    facts: list[Message]
    sources: list[Source]


class Result(NamedTuple):
    """How a game ended: seats from the first place on, and remarks such as the level reached."""

    places: list[Place]
    remarks: list[Message]


class Teller(Protocol):
    """Tells one game at one table. It reads views, so it tells no more than a seat may know."""

    def headline(self, view: View) -> list[Message]:
        """Round, phase and step, the widest first."""

    def question(self, view: View, seat: int) -> Message:
        """What a seat that may act is asked now."""

    def is_turn(self, view: View, seat: int) -> bool:
        """Is a seat that may act asked for its turn, and not for a choice within an action?"""

    def groups(self, view: View, seat: int, legal: Sequence[int]) -> list[Group]:
        """The legal actions of the seat, grouped and in order."""

    def ending(self, view: View, seat: int, legal: Sequence[int]) -> int | None:
        """The action that ends a turn where nothing but trading is left; None in any other.

        Such a turn may be passed over: what could be traded can be traded in the next one.
        """

    def declined(self, view: View, seat: int, action: int) -> Message | None:
        """What the action leaves undone, where it leaves no event; the view is from before it."""

    def costs(self, choice: Choice) -> list[Message]:
        """What a choice costs, in countable things."""

    def paragraph(self, view: View, seat: int, action: int) -> str:
        """The number of the paragraph of the rules that an action belongs to."""

    def explained(self, view: View, thing: str) -> Explained | None:
        """What the thing of an id that choices use, or a symbol, is; None where there is none."""

    def table_text(self, view: View) -> list[Section]:
        """The whole table as linear text, for somebody who listens to it."""

    def purpose(self, action: int) -> Message:
        """What actions of this kind are for, in one sentence."""

    def happened(self, logs: Sequence[list[int]], reader: int) -> list[Line]:
        """The events of some actions, as the reader (a seat, -1 an onlooker) may know them."""

    def why_not(self, reason: int, tried: Attempt | None = None) -> Message:
        """Why an action is not possible, or that it is, by the number that a position gives.

        Where the action is known that was tried, the reason may name what is possible there.
        """

    def result(self, view: View, logs: Sequence[list[int]]) -> Result:
        """The end; ``logs`` are the events of the whole game, for points by source."""

    def own_words(self, language: str) -> Mapping[str, str]:
        """Words of the player's own components, by the key they replace."""
