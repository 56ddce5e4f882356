"""A game in the terminal: what a table needs from each game that it shows.

What is said comes from the teller of the game, in messages; a game draws its table and its cards.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar

from rich.text import Text

from barrowgate.cli import happened, nouns, result
from barrowgate.cli.menu import DETAILS, Menu, MenuBuilder
from barrowgate.cli.nouns import Nouns
from barrowgate.cli.text_layout import wrapped
from barrowgate.cli.wording import Wording
from barrowgate.core.contract import Seen, View
from barrowgate.lab import seeds
from barrowgate.telling import Attempt, Choice, Line, Teller, foresee
from barrowgate.telling.message import Message, message

GOODS = "goods"  # the part of a table that has a line for each seat


class TerminalGame(ABC):
    """One game at one table. It shows what a view holds, so never more than a seat may know."""

    # Those that may act at the same time take turns as they like, action by action.
    act_in_turn: ClassVar[bool] = False
    nouns: ClassVar[Nouns] = {}

    def __init__(self, teller: Teller, wording: Wording) -> None:
        self.teller = teller
        self.wording = wording

    # --- What each game draws -------------------------------------------------------------------

    @abstractmethod
    def parts(self, view: View, width: int) -> dict[str, list[Text]]:
        """Everything that lies open, part by part, from the place of the view's seat.

        What the seats have in numbers is the part ``GOODS``.
        """

    @abstractmethod
    def needed(self, view: View) -> Sequence[str]:
        """The parts that the decision of the view's seat needs, the most important first."""

    @abstractmethod
    def farm(self, view: View, seat: int, width: int) -> list[Text]:
        """What lies on and around the farm of a seat."""

    @abstractmethod
    def glance(self, view: View, width: int) -> list[Text]:
        """The seat's own farm in a line or two, for decisions that follow one another."""

    @abstractmethod
    def hand(self, view: View, width: int) -> list[Text]:
        """The seat's own cards with all they say."""

    @abstractmethod
    def look(self, name: str, view: View, width: int) -> list[Text]:
        """A card or another thing by its number or name; empty when there is none."""

    def paragraph_named(self, name: str) -> str:
        """The number of the paragraph that a noun of a legend or a menu belongs to; '' for none."""
        noun = nouns.find(self.wording, self.nouns, name)
        return noun.paragraph if noun else ""

    def menu_builder(self, view: View, width: int, detail: int) -> MenuBuilder:
        """Writes the menu; a game may show some groups in its own way."""
        return MenuBuilder(self.wording, width, detail)

    def table(self, view: View, width: int) -> list[Text]:
        """Everything that lies open."""
        return [line for part in self.parts(view, width).values() for line in part]

    # --- What is told ---------------------------------------------------------------------------

    def headline(self, view: View) -> str:
        """Round and step, for the line above the table."""
        arrow = f" {self.wording.symbols.arrow} "
        return arrow.join(self.wording.tell(part) for part in self.teller.headline(view))

    def question(self, view: View, seat: int) -> str:
        """What the seat is asked now."""
        return self.wording.tell(self.teller.question(view, seat))

    def menu(self, view: View, seat: int, legal: Sequence[int], width: int) -> Menu:
        """The legal actions of the seat, grouped and numbered, with all that is said of them."""
        return next(self.menus(view, seat, legal, width))

    def menus(self, view: View, seat: int, legal: Sequence[int], width: int) -> Iterator[Menu]:
        """The same menu in fewer and fewer lines."""
        groups = self.teller.groups(view, seat, legal)
        for detail in DETAILS:
            yield self.menu_builder(view, width, detail).build(groups)

    def told(self, lines: Sequence[Line], width: int) -> list[Text]:
        """What happened, in words."""
        return happened.told(self.wording, lines, width)

    def explained(self, view: View, seat: int, action: int) -> list[str]:
        """What a legal action is, what stands on it, and what it costs for certain."""
        (group,) = self.teller.groups(view, seat, [action])
        (choice,) = group.choices
        told = [message("why-what", title=group.title, label=choice.label)]
        told += self.printed(view, choice)
        costs = self.teller.costs(choice)
        if costs:
            told.append(message("why-costs", costs=costs))
        return [self.wording.tell(each) for each in told]

    def preview(self, seen: Seen, action: int, width: int) -> list[Text]:
        """What an action would do and what is asked then, such as what is paid.

        That is told as far as the seat can know it; empty when it knows nothing.
        """
        foreseen = foresee(self.teller, seen, action, seeds.secret())
        lines = self.told(foreseen.lines, width)
        if foreseen.further is not None:
            then = message("preview-then", question=foreseen.further.question)
            lines += wrapped(Text(self.wording.tell(then)), width)
        return lines

    def printed(self, view: View, choice: Choice) -> Sequence[Message]:
        """What stands on the card of a choice, where its name says nothing of it."""
        return ()

    def why_not(self, reason: int, tried: Attempt) -> str:
        """Why an action is not possible, or that it is."""
        return self.wording.tell(self.teller.why_not(reason, tried))

    def result(self, view: View, logs: Sequence[list[int]], width: int) -> list[Text]:
        """The standing at the end; ``logs`` are the events of the whole game."""
        return result.told(self.wording, self.teller.result(view, logs), width)
