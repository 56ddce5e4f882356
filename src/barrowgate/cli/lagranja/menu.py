"""The menu: plays of cards stand in the hand itself, spaces of the market on its map.

Each card has its four sides, a number before each side that it may be played to.
"""

from collections.abc import Sequence

from rich.text import Text

from barrowgate.cli.lagranja import board, hand
from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.cli.menu import MenuBuilder
from barrowgate.core.contract import View
from barrowgate.lagranja import names
from barrowgate.telling import Group

ON_THE_MARKET = ("group-remove", "group-place", "group-rescue")
SPACE = "market-"


class LaGranjaMenu(MenuBuilder):
    """See ``cli.menu``."""

    wording: LaGranjaWording

    def __init__(self, wording: LaGranjaWording, view: View, width: int) -> None:
        super().__init__(wording, width)
        self.view = view

    def begin(self, groups: Sequence[Group]) -> None:
        """The market with the numbers of the spaces in question."""
        spaces = {
            int(thing.removeprefix(SPACE))
            for group in groups
            if group.key in ON_THE_MARKET
            for choice in group.choices
            for thing in choice.objects
            if thing.startswith(SPACE)
        }
        if spaces:
            shown = board.market(self.wording, self.view, spaces)
            self.lines += [Text("  ").append_text(line) for line in shown]

    def group(self, group: Group) -> None:
        if group.key == "group-play":
            self._plays(group)
        elif group.key == "group-discard":
            self._discards(group)
        else:
            super().group(group)

    def _plays(self, group: Group) -> None:
        """The cards, with a number for each side that may be played."""
        plays: dict[int, dict[int, int]] = {}
        for choice in group.choices:
            card, side = divmod(choice.action - names.PLAY, names.SIDES)
            plays.setdefault(card + 1, {})[side] = self.number(choice.action)
        for card, sides in plays.items():
            self.lines += hand.card_lines(self.wording, self._printed(card), self.width, sides)

    def _discards(self, group: Group) -> None:
        """The cards, with a number for each."""
        for choice in group.choices:
            card = self._printed(choice.action - names.DISCARD + 1)
            head = f"{self.number(choice.action)}) {self.wording.say('hand-discard')}"
            self.lines += hand.card_lines(self.wording, card, self.width, head=head)

    def _printed(self, card: int) -> View:
        sides: View = self.view["board"]["cards"][card - 1]
        return sides
