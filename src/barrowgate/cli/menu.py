"""The menu: legal actions in groups, numbered, what is asked first.

0 always ends the turn or declines.
"""

from collections.abc import Iterable, Mapping
from typing import Protocol

from rich.text import Text

from barrowgate.cli.face import Menu
from barrowgate.cli.layout import beside, columns, flow, styled
from barrowgate.cli.pen import Pen

INDENT = 18
MOST_IN_FLOW = 6  # more of them are easier to read in columns


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
        room = self.width - INDENT
        lines = columns(pieces, room) if len(pieces) > MOST_IN_FLOW else flow(pieces, room)
        self.lines += beside(title, lines, INDENT)

    def _piece(self, action: int, group: str) -> Text:
        number = 0 if group in self.last else self.number(action)
        self.actions[number] = action
        return styled(f"{number}) ", "bold cyan").append(self.words.label(action), style="")

    def number(self, action: int) -> int:
        """The next number is this action's."""
        number = max(self.actions, default=0) + 1
        self.actions[number] = action
        return number
