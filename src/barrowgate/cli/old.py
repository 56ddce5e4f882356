"""Until a game is told by a teller: its old face, which reads a position, as a TerminalGame.

To be deleted with the last game that needs it, together with the calls of ``look``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Protocol, cast

from rich.text import Text

from barrowgate.cli.console import SEAT_STYLES
from barrowgate.cli.layout import beside, columns, flow, styled, wrapped
from barrowgate.cli.menu import INDENT as MENU_INDENT
from barrowgate.cli.menu import MOST_IN_FLOW, Menu
from barrowgate.cli.terminal_game import TerminalGame
from barrowgate.cli.wording import Wording as Pen
from barrowgate.core import events
from barrowgate.core.contract import Position, View
from barrowgate.telling import Teller


class Face(Protocol):
    """One game at one table, as it was before telling."""

    @property
    def pen(self) -> Pen: ...
    def headline(self, view: View) -> str: ...
    def table(self, view: View, width: int) -> list[Text]: ...
    def glance(self, view: View, width: int) -> list[Text]: ...
    def hand(self, view: View, width: int) -> list[Text]: ...
    def card(self, name: str, width: int) -> list[Text]: ...
    def question(self, position: Position, seat: int) -> str: ...
    def menu(self, position: Position, seat: int, width: int) -> Menu: ...
    def happened(self, logs: Sequence[list[int]], reader: int, width: int) -> list[Text]: ...
    def result(self, position: Position, width: int) -> list[Text]: ...


class OldGame(TerminalGame):
    """An old face behind the new methods."""

    def __init__(self, face: Face, reason_key: Callable[[int], str]) -> None:
        super().__init__(cast(Teller, None), face.pen)
        self.face = face
        self.reason_key = reason_key
        self.position: Position

    def headline(self, view: View) -> str:
        return self.face.headline(view)

    def table(self, view: View, width: int) -> list[Text]:
        return self.face.table(view, width)

    def glance(self, view: View, width: int) -> list[Text]:
        return self.face.glance(view, width)

    def hand(self, view: View, width: int) -> list[Text]:
        return self.face.hand(view, width)

    def card(self, name: str, width: int) -> list[Text]:
        return self.face.card(name, width)

    def question(self, view: View, seat: int) -> str:
        return self.face.question(self.position, seat)

    def menu(self, view: View, seat: int, legal: Sequence[int], width: int) -> Menu:
        return self.face.menu(self.position, seat, width)

    def happened(self, logs: Sequence[list[int]], reader: int, width: int) -> list[Text]:
        return self.face.happened(logs, reader, width)

    def why_not(self, action: int, reason: int) -> str:
        return self.wording.say(self.reason_key(reason))

    def result(self, view: View, logs: Sequence[list[int]], width: int) -> list[Text]:
        return self.face.result(self.position, width)


def look(shown: TerminalGame, position: Position) -> None:
    """An old face reads the position itself."""
    if isinstance(shown, OldGame):
        shown.position = position


class ActionLabels(Protocol):
    """The words of one game's actions."""

    @property
    def pen(self) -> Pen: ...
    def verb(self, action: int) -> int:
        """The number of the verb."""

    def label(self, action: int) -> str:
        """Without the verb: that is the title of the group."""


class MenuBuilder:
    """Gives numbers to actions, group by group, and writes the lines."""

    groups: Mapping[str, tuple[int, ...]]  # in the order in which they are shown, with their verbs
    last: tuple[str, ...]  # groups whose one action has the number 0

    def __init__(self, labels: ActionLabels, width: int) -> None:
        self.words = labels
        self.width = width
        self.lines: list[Text] = []
        self.actions: dict[int, int] = {}

    def build(self, legal: Iterable[int]) -> Menu:
        by_verb: dict[int, list[int]] = {}
        for action in legal:
            by_verb.setdefault(self.words.verb(action), []).append(action)
        self.begin(by_verb)
        for group, verbs in self.groups.items():
            actions = [action for verb in verbs for action in by_verb.get(verb, [])]
            if actions:
                self.group(group, actions)
        return Menu(self.lines, self.actions)

    def begin(self, by_verb: dict[int, list[int]]) -> None:
        """What stands above the groups."""

    def group(self, group: str, actions: list[int]) -> None:
        """One group; a game may show some of its own way."""
        self.choices(self.words.pen.say(group), actions, group)

    def choices(self, title: str, actions: list[int], group: str) -> None:
        pieces = [self._piece(action, group) for action in actions]
        room = self.width - MENU_INDENT
        lines = columns(pieces, room) if len(pieces) > MOST_IN_FLOW else flow(pieces, room)
        self.lines += beside(title, lines, MENU_INDENT)

    def _piece(self, action: int, group: str) -> Text:
        number = 0 if group in self.last else self.number(action)
        self.actions[number] = action
        return styled(f"{number}) ", "bold cyan").append(self.words.label(action), style="")

    def number(self, action: int) -> int:
        """The next number is this action's."""
        number = max(self.actions, default=0) + 1
        self.actions[number] = action
        return number


NOBODY = -1  # told without the name of a seat
INDENT = 4
Event = list[int]  # core.events: kind, seat, audience, two numbers, cause


def keys(constants: Mapping[str, Any], prefix: str) -> dict[int, str]:
    """The keys of kinds or causes by number: ``event-tile-bought`` of EVENT_TILE_BOUGHT."""
    return {
        value: name.lower().replace("_", "-")
        for name, value in constants.items()
        if name.startswith(prefix)
    }


def as_known(logs: Sequence[list[int]], reader: int) -> list[list[Event]]:
    """The events of each action as the reader may know them."""
    return [[events.public_form(event, reader) for event in events.split(log)] for log in logs]


def told(
    pen: Pen,
    known: Iterable[Event],
    teller: Callable[[Event], int],
    tell: Callable[[list[Event]], Iterator[str]],
    width: int,
) -> list[Text]:
    """Lines: ``teller`` is whose line an event belongs to, ``tell`` makes phrases of a line."""
    lines: list[Text] = []
    for seat, group in groupby(known, key=teller):
        phrases = list(tell(list(group)))
        if seat == NOBODY:
            for phrase in phrases:
                lines += wrapped(styled(phrase, "bold"), width, INDENT)
        elif phrases:
            name = styled(pen.seat(seat) + ": ", SEAT_STYLES[seat])
            lines += wrapped(name.append(", ".join(phrases), style=""), width, INDENT)
    return lines
