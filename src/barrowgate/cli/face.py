"""The face of a game in the terminal: what a table needs from each game that it shows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.text import Text

from barrowgate.core.contract import Position, View


@dataclass(frozen=True)
class Menu:
    """The actions one may choose from: how they are shown, and the number of each."""

    lines: list[Text]
    actions: dict[int, int]  # what is typed -> the action


class Face(Protocol):
    """One game at one table. It shows what a view holds, so never more than a seat may know."""

    def headline(self, view: View) -> str:
        """Round and step, for the line above the table."""

    def table(self, view: View, width: int) -> list[Text]:
        """Everything that lies open, from the place of the view's seat."""

    def glance(self, view: View, width: int) -> list[Text]:
        """The own farm in a line or two, for decisions that follow one another."""

    def hand(self, view: View, width: int) -> list[Text]:
        """The own cards with all they say."""

    def card(self, name: str, width: int) -> list[Text]:
        """One card by its number or name; empty when there is none."""

    def question(self, position: Position, seat: int) -> str:
        """What the seat is asked now."""

    def menu(self, position: Position, seat: int, width: int) -> Menu:
        """The legal actions of the seat, grouped and numbered."""

    def happened(self, logs: Sequence[list[int]], reader: int, width: int) -> list[Text]:
        """The events of some actions in words, as the reader may know them."""

    def result(self, position: Position, width: int) -> list[Text]:
        """The standing at the end."""
