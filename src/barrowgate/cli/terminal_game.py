"""A game in the terminal: what a table needs from each game that it shows.

What is said comes from the teller of the game, in messages; a game draws its table and its cards.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text

from barrowgate.cli import happened, result
from barrowgate.cli.menu import Menu, MenuBuilder
from barrowgate.cli.wording import Wording
from barrowgate.core.contract import Seen, View
from barrowgate.lab import seeds
from barrowgate.telling import Teller, preview


class TerminalGame(ABC):
    """One game at one table. It shows what a view holds, so never more than a seat may know."""

    # Those that may act at the same time take turns as they like, action by action.
    act_in_turn: ClassVar[bool] = False

    def __init__(self, teller: Teller, wording: Wording) -> None:
        self.teller = teller
        self.wording = wording

    # --- What each game draws -------------------------------------------------------------------

    @abstractmethod
    def table(self, view: View, width: int) -> list[Text]:
        """Everything that lies open, from the place of the view's seat."""

    @abstractmethod
    def glance(self, view: View, width: int) -> list[Text]:
        """The seat's own farm in a line or two, for decisions that follow one another."""

    @abstractmethod
    def hand(self, view: View, width: int) -> list[Text]:
        """The seat's own cards with all they say."""

    @abstractmethod
    def card(self, name: str, width: int) -> list[Text]:
        """One card by its number or name; empty when there is none."""

    def menu_builder(self, view: View, width: int) -> MenuBuilder:
        """Writes the menu; a game may show some groups in its own way."""
        return MenuBuilder(self.wording, width)

    # --- What is told ---------------------------------------------------------------------------

    def headline(self, view: View) -> str:
        """Round and step, for the line above the table."""
        arrow = f" {self.wording.symbols.arrow} "
        return arrow.join(self.wording.tell(part) for part in self.teller.headline(view))

    def question(self, view: View, seat: int) -> str:
        """What the seat is asked now."""
        return self.wording.tell(self.teller.question(view, seat))

    def menu(self, view: View, seat: int, legal: Sequence[int], width: int) -> Menu:
        """The legal actions of the seat, grouped and numbered."""
        return self.menu_builder(view, width).build(self.teller.groups(view, seat, legal))

    def happened(self, logs: Sequence[list[int]], reader: int, width: int) -> list[Text]:
        """The events of some actions in words, as the reader may know them."""
        return happened.told(self.wording, self.teller.happened(logs, reader), width)

    def preview(self, seen: Seen, action: int, width: int) -> list[Text]:
        """What an action would do, as far as the seat can know it; empty when it knows nothing."""
        lines = preview(self.teller, seen, action, seeds.secret())
        return happened.told(self.wording, lines, width)

    def why_not(self, reason: int) -> str:
        """Why an action is not possible, or that it is."""
        return self.wording.tell(self.teller.why_not(reason))

    def result(self, view: View, logs: Sequence[list[int]], width: int) -> list[Text]:
        """The standing at the end; ``logs`` are the events of the whole game."""
        return result.told(self.wording, self.teller.result(view, logs), width)
