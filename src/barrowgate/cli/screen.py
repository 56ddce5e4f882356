"""One decision on one screen: what is told, the part of the table that it needs, the menu.

A terminal of 24 lines has no room for the whole table. The menu comes first, as roomy as the most
important parts allow; then what happened; then the other parts, as far as they fit.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import dropwhile
from math import ceil

from rich.text import Text

from barrowgate.cli.menu import Menu
from barrowgate.cli.terminal_game import GOODS

AROUND = 3  # the headline, an empty line above the question, the line that is typed
LEAST_NEWS = 3
LEAST_TABLE = 4
WHOLE = 2  # parts that are worth a tighter menu
LEAST_CUT = 3  # less of a part than this is not worth showing


@dataclass(frozen=True)
class Decision:
    """All that could be shown of one decision."""

    notes: list[Text]  # always shown
    news: list[Text]  # the newest last
    glance: list[Text]  # shown where the part GOODS is not
    parts: Mapping[str, list[Text]]  # in the order of the table
    wanted: Sequence[str]  # parts, the most important first
    needed: int  # how many of those may be shown in part
    question: list[Text]
    menus: Iterable[Menu]  # with less and less detail


@dataclass
class Screen:
    """What is shown of a decision, in at most ``height`` lines of ``width`` columns."""

    height: int
    width: int
    more: Text  # stands where lines were left out of the table
    more_news: Text
    above: list[Text] = field(default_factory=list)  # above the headline
    table: list[Text] = field(default_factory=list)

    def fit(self, decision: Decision) -> Menu:
        """Choose what is shown; return the menu."""
        notes = sum(self._rows(note) for note in decision.notes)
        room = self.height - AROUND - notes - len(decision.question)
        menu = self._menu(decision, room)
        room -= len(menu.lines)
        self._choose_news(decision, room)
        self._choose_parts(decision, room - len(self.above))
        self.above = [*decision.notes, *self.above]
        return menu

    def _rows(self, note: Text) -> int:
        """A note with a path is not broken; the terminal does it, as often as it must."""
        return max(1, ceil(note.cell_len / self.width))

    def _menu(self, decision: Decision, room: int) -> Menu:
        """As roomy as leaves what is most needed whole, as long as nothing is left unsaid.

        Otherwise the one that says most and leaves a little of the table and of the news.
        """
        menus = list(decision.menus)
        news = min(len(decision.news), LEAST_NEWS)
        glance = 0 if GOODS in decision.wanted[:WHOLE] else len(decision.glance)
        whole = sum(len(decision.parts[name]) for name in decision.wanted[:WHOLE])
        for menu in menus:
            if not menu.is_short and len(menu.lines) + news + glance + whole <= room:
                return menu
        first = sum(len(decision.parts[name]) for name in decision.wanted[:1])
        least = news + max(len(decision.glance), min(first, LEAST_TABLE))
        fitting = (menu for menu in menus if len(menu.lines) + least <= room)
        return next(fitting, min(menus, key=lambda menu: len(menu.lines)))

    def _choose_news(self, decision: Decision, room: int) -> None:
        """The newest, as far as they leave room for what is needed, but a few at least."""
        needed = sum(len(decision.parts[name]) for name in decision.wanted[: decision.needed])
        most = min(max(LEAST_NEWS, room - needed), max(0, room - len(decision.glance)))
        self.above = _newest(decision.news, most, self.more_news)

    def _choose_parts(self, decision: Decision, room: int) -> None:
        room -= len(decision.glance)
        chosen: dict[str, list[Text]] = {}
        for place, name in enumerate(decision.wanted):
            lines = decision.parts[name]
            space = room + (len(decision.glance) if name == GOODS else 0)
            if len(lines) > space and place < decision.needed and space >= LEAST_CUT:
                lines = [*lines[: space - 1], self.more]
            if len(lines) <= space:
                chosen[name] = lines
                room = space - len(lines)
        if GOODS not in chosen:
            self.table += decision.glance
        self.table += [line for name in decision.parts for line in chosen.get(name, [])]


def _newest(lines: list[Text], most: int, more: Text) -> list[Text]:
    """The last lines, from the beginning of one; a line says where the others are."""
    if len(lines) <= most:
        return lines
    kept = dropwhile(_goes_on, lines[len(lines) - most + 1 :])
    return [more, *kept] if most > 1 else []


def _goes_on(line: Text) -> bool:
    """Does the line go on with what one above it began?"""
    return line.plain.startswith(" ")
