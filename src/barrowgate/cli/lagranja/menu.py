"""The menu: plays of cards stand in the hand itself, spaces of the market on its map.

Each card has its four sides, a number before each side that it may be played to.
"""

from collections.abc import Iterator, Sequence

from rich.text import Text

from barrowgate.cli.lagranja import board, hand
from barrowgate.cli.lagranja.wording import LaGranjaWording
from barrowgate.cli.menu import BRIEF, FULL, TIGHT, MenuBuilder
from barrowgate.core.contract import View
from barrowgate.lagranja import notation
from barrowgate.telling import Choice, Group

ON_THE_MARKET = ("group-remove", "group-place", "group-rescue")
SPACE = "market-"
CARD = "card-"


class LaGranjaMenu(MenuBuilder):
    """See ``cli.menu``."""

    wording: LaGranjaWording

    def __init__(self, wording: LaGranjaWording, view: View, width: int, detail: int) -> None:
        super().__init__(wording, width, detail)
        self.view = view

    def begin(self, groups: Sequence[Group]) -> None:
        """The market with the numbers of the spaces in question."""
        spaces = {
            int(name)
            for group in groups
            if group.key in ON_THE_MARKET
            for choice in group.choices
            for name in _named(choice, SPACE)
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
            card, of_side = _named(choice, CARD)  # ``35`` and ``35-field``
            side = notation.SIDES.index(of_side.removeprefix(f"{card}-"))
            plays.setdefault(int(card), {})[side] = self.number(choice.action)
        for number, sides in plays.items():
            self.lines += self._card(number, sides)

    def _card(self, number: int, sides: dict[int, int]) -> list[Text]:
        card = self._printed(number)
        self.is_short = self.detail != FULL
        if self.detail == FULL:
            return hand.card_lines(self.wording, card, self.width, sides)
        if self.detail == BRIEF:
            return hand.brief_lines(self.wording, card, self.width, sides)
        return hand.name_lines(self.wording, card, sides)

    def _discards(self, group: Group) -> None:
        """The cards, with a number for each."""
        self.is_short = self.detail != FULL
        if self.detail == TIGHT:
            super().group(group)
            return
        for choice in group.choices:
            (card,) = _named(choice, CARD)
            head = f"{self.number(choice.action)}) {self.wording.say('hand-discard')}"
            lines = hand.card_lines if self.detail == FULL else hand.brief_lines
            self.lines += lines(self.wording, self._printed(int(card)), self.width, head=head)

    def _printed(self, card: int) -> View:
        sides: View = self.view["board"]["cards"][card - 1]
        return sides


def _named(choice: Choice, prefix: str) -> Iterator[str]:
    """What the objects of a choice with this prefix name, in their order."""
    for thing in choice.objects:
        if thing.startswith(prefix):
            yield thing.removeprefix(prefix)
