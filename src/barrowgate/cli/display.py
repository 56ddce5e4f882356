"""What people at a table are shown: what happened, the table, what is asked, the end."""

from collections.abc import Sequence

from rich.rule import Rule
from rich.text import Text

from barrowgate.cli.context import Context
from barrowgate.cli.history import History
from barrowgate.cli.menu import Menu
from barrowgate.cli.screen import Decision, Screen
from barrowgate.cli.terminal_game import TerminalGame
from barrowgate.cli.text_layout import styled, wrapped
from barrowgate.core.contract import Position, View
from barrowgate.core.table import Table

ONLOOKER = -1


class Display:
    """Shows one table, and remembers what each of its people has been told."""

    def __init__(
        self,
        table: Table,
        shown: TerminalGame,
        context: Context,
        history: History,
        people: Sequence[int],
        greeting: Sequence[Text] = (),
    ) -> None:
        self.table = table
        self.shown = shown
        self.context = context
        self.words = context.words
        self.history = history
        self.people = people
        self.notes = list(greeting)  # to be said with the next decision
        self.told = {seat: self._acted(seat) for seat in people}  # actions each knows of
        self.told[ONLOOKER] = len(table.record.moves)
        self.turn: tuple[int, str] | None = None  # whose table was shown last, and when

    def _acted(self, seat: int) -> int:
        """The number of actions up to the newest one of a seat: those it has seen."""
        moves = self.table.record.moves
        return max((number for number, move in enumerate(moves, 1) if move.seat == seat), default=0)

    def take_back(self, left: int) -> None:
        """Only this many actions are left to know of."""
        self.told = {who: min(count, left) for who, count in self.told.items()}

    # --- One decision ---------------------------------------------------------------------------

    def show(self, seat: int) -> Menu:
        """What happened, the part of the table that is needed, and what is asked."""
        view = self.table.position.view(seat)
        turn = (seat, moment(view))
        if turn != self.turn and self.shown.act_in_turn:
            self.notes += self._may_act(seat)
        decision = self._decision(view, seat, is_new=turn != self.turn)
        screen = Screen(
            self.context.console.height, self.context.width, self._more("table"), self._more("log")
        )
        menu = screen.fit(decision)
        self.turn = turn
        self.notes = []
        self._has_heard(seat)
        self._print_screen(screen, view, self._with_hint(decision.question, menu), menu)
        return menu

    def _may_act(self, seat: int) -> list[Text]:
        return [
            Text(self.words.say("seat-may-act", seat=other + 1))
            for other in others(self.table.position, seat)
        ]

    def _decision(self, view: View, seat: int, is_new: bool) -> Decision:
        """Of a new turn, or after others, as much as fits; else what the decision needs."""
        width = self.context.width
        parts = self.shown.parts(view, width)
        needed = self.shown.needed(view)
        is_wide = is_new or self._others_have_acted(seat)
        rest = [name for name in parts if name not in needed] if is_wide else []
        return Decision(
            notes=self.notes,
            news=self._news(seat),
            glance=self.shown.glance(view, width),
            parts=parts,
            wanted=[*needed, *rest],
            needed=len(needed),
            question=self._question(view, seat),
            menus=self.shown.menus(view, seat, self.table.position.legal(seat), width),
        )

    def _print_screen(self, screen: Screen, view: View, question: list[Text], menu: Menu) -> None:
        self.context.print(screen.above)
        self._headline(view)
        self.context.print([*screen.table, Text(), *question, *menu.lines])

    def _with_hint(self, question: list[Text], menu: Menu) -> list[Text]:
        """Where the menu says less than it could, the question says how to read the rest."""
        hint = styled("  " + self.words.say("screen-in-full"), "dim")
        last = question[-1]
        if menu.is_short and last.cell_len + hint.cell_len <= self.context.width:
            return [*question[:-1], last.copy().append_text(hint)]
        return question

    def ask(self, seat: int) -> None:
        """The question with all that is said of each action."""
        position = self.table.position
        view = position.view(seat)
        menu = self.shown.menu(view, seat, position.legal(seat), self.context.width)
        self.context.print([Text(), *self._question(view, seat), *menu.lines])

    def _question(self, view: View, seat: int) -> list[Text]:
        asked = styled(self.shown.question(view, seat), "bold")
        lines = wrapped(asked, self.context.width)
        if len(self.table.position.legal(seat)) == 1:
            lines.append(Text(self.words.say("input-enter")))
        return lines

    def _more(self, command: str) -> Text:
        return styled(self.words.say("screen-more", command=command), "dim")

    def _headline(self, view: View) -> None:
        self.context.console.print(Rule(self.shown.headline(view), align="left"))

    # --- What happened --------------------------------------------------------------------------

    def say_notes(self) -> None:
        """Now, not with a decision."""
        self.context.print(self.notes)
        self.notes = []

    def tell(self, reader: int) -> None:
        """What happened since this reader looked."""
        self.context.print(self._news(reader))
        self._has_heard(reader)

    def _news(self, reader: int) -> list[Text]:
        return self.shown.told(self.history.lines(self.told[reader], reader), self.context.width)

    def _has_heard(self, reader: int) -> None:
        self.told[reader] = len(self.table.events)

    def _others_have_acted(self, reader: int) -> bool:
        return any(move.seat != reader for move in self.table.record.moves[self.told[reader] :])

    def end(self) -> None:
        """The last news, the table, and the result, for the one person or for all."""
        reader = self.people[0] if len(self.people) == 1 else ONLOOKER
        if reader == ONLOOKER:
            self.told[ONLOOKER] = max(self.told.values())
        self.say_notes()
        self.tell(reader)
        view = self.table.position.view(reader)
        self._headline(view)
        self.context.print(self.shown.table(view, self.context.width))
        result = self.shown.result(view, self.table.events, self.context.width)
        self.context.print([Text(), *result])


def others(position: Position, seat: int) -> list[int]:
    """Who else may act now."""
    return [actor for actor in position.actors() if actor != seat]


def moment(view: View) -> str:
    """The step of the game that a table is shown in."""
    return f"{view['round']} {view['step']}"
