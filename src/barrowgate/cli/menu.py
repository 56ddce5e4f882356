"""The menu: legal actions in groups, numbered, what is asked first.

0 always ends the turn or declines.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from barrowgate.cli.text_layout import beside, columns, flow, styled
from barrowgate.cli.wording import Wording
from barrowgate.telling import Choice, Group

INDENT = 18
MOST_IN_FLOW = 6  # more of them are easier to read in columns
LAST = ("group-pass", "group-done")  # groups whose only action has the number 0
FULL, BRIEF, TIGHT = DETAILS = range(3)  # how much is said, and in how many lines


@dataclass(frozen=True)
class Menu:
    """The actions one may choose from: how they are shown, and the number of each."""

    lines: list[Text]
    actions: dict[int, int]  # what is typed -> the action
    is_short: bool = False  # something of what could be said is left out


class MenuBuilder:
    """Gives numbers to actions, group by group, and writes the lines.

    A group has a line of its own, or more; in a tight menu groups follow one another.
    """

    def __init__(self, wording: Wording, width: int, detail: int = FULL) -> None:
        self.wording = wording
        self.width = width
        self.detail = detail
        self.lines: list[Text] = []
        self.actions: dict[int, int] = {}
        self.is_short = False
        self._tight: list[Text] = []  # pieces that are not in lines yet

    def build(self, groups: Sequence[Group]) -> Menu:
        self.begin(groups)
        for group in groups:
            self.group(group)
        self.lines += flow(self._tight, self.width)
        return Menu(self.lines, self.actions, self.is_short)

    def begin(self, groups: Sequence[Group]) -> None:
        """What stands above the groups."""

    def group(self, group: Group) -> None:
        """One group; a game may show some in its own way."""
        is_last = group.key in LAST
        pieces = [self._piece(choice, is_last) for choice in group.choices]
        title = self.wording.tell(group.title)
        if self.detail == TIGHT:
            first, *others = pieces
            self._tight += [styled(title, "bold").append(" ").append_text(first), *others]
            return
        room = self.width - INDENT
        lines = columns(pieces, room) if len(pieces) > MOST_IN_FLOW else flow(pieces, room)
        self.lines += beside(title, lines, INDENT)

    def _piece(self, choice: Choice, is_last: bool) -> Text:
        number = 0 if is_last else self.number(choice.action)
        self.actions[number] = choice.action
        label = self.wording.tell(choice.label)
        return styled(f"{number}) ", "bold cyan").append(label, style="")

    def number(self, action: int) -> int:
        """The next number is this action's."""
        number = max(self.actions, default=0) + 1
        self.actions[number] = action
        return number
