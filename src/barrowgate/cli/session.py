"""A game at the terminal: people at the keyboard, bots beside them."""

from collections.abc import Sequence
from enum import Enum

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from barrowgate import bots
from barrowgate.cli.commands import Commands, number_in
from barrowgate.cli.history import History
from barrowgate.cli.menu import Menu
from barrowgate.cli.prompt import Action, Command, EndOfInput, Misunderstood, Prompt
from barrowgate.cli.screen import Decision, Screen
from barrowgate.cli.terminal_game import TerminalGame
from barrowgate.cli.text_layout import styled, wrapped
from barrowgate.core.contract import View
from barrowgate.core.table import NOTHING_TO_UNDO, Table, UndoError
from barrowgate.lab.seeds import derive
from barrowgate.locales import Words

ONLOOKER = -1
QUIT = Command("quit", "")


class Ask(Enum):
    """Which decisions a person is asked."""

    LESS = "less"  # none where only one action is left, or nothing but trade
    TRADES = "trades"  # also where nothing but trade is left, and before the end of a turn
    ALL = "all"  # also where there is no choice


class Session:
    """Plays a table to its end, or until somebody quits."""

    def __init__(
        self,
        table: Table,
        shown: TerminalGame,
        words: Words,
        console: Console,
        ask: Ask = Ask.LESS,
        greeting: Sequence[Text] = (),
    ) -> None:
        self.table = table
        self.shown = shown
        self.words = words
        self.console = console
        self.ask = ask
        self.notes = list(greeting)  # to be said with the next decision
        self.has_told_of_ask = False
        self.history = History(table, shown.teller)
        self.prompt = Prompt(table.game, words, console)
        self.commands = Commands(table, shown, words, console, self.history, self.prompt)
        players = table.record.players
        self.people = [seat for seat, name in enumerate(players) if name not in bots.BOTS]
        self.told = {seat: self._acted(seat) for seat in self.people}  # actions each knows of
        self.told[ONLOOKER] = len(table.record.moves)
        # Actions that were chosen, not forced; in a resumed game, all that can be taken back.
        moves = len(table.record.moves)
        floor = table.position.undo_floor
        self.chosen = {seat: list(range(floor(seat), moves)) for seat in self.people}
        self.turn: tuple[int, str] | None = None  # whose table was shown last, and when
        self.keyboard = self.people[0] if len(self.people) == 1 else ONLOOKER
        self.named = (ONLOOKER, "")  # the seat that was let act before others, and when

    def run(self) -> bool:
        """True when the game is over, False when it is kept for later."""
        try:
            while not self.table.position.is_over:
                seat = self._next()
                if seat not in self.people:
                    self._bot(seat)
                elif not self._person(seat):
                    return False
        except (EndOfInput, KeyboardInterrupt):
            self.console.print()
            return False
        self._end()
        return True

    def _next(self) -> int:
        """Of those that may act the one that was named, else people before bots (A20)."""
        actors = self.table.position.actors()
        seat, when = self.named
        if seat in actors and when == _moment(self.table.position.view(ONLOOKER)):
            return seat
        return next((actor for actor in actors if actor in self.people), actors[0])

    # --- Bots -----------------------------------------------------------------------------------

    def _bot(self, seat: int) -> None:
        """A bot acts; its chance depends on the seed and the moment, so a resumed game goes on."""
        table = self.table
        name = table.record.players[seat]
        bot = bots.make(name, derive(table.record.seed, seat, table.position.n_actions))
        self.history.play(seat, bot.choose(table.position.seen_by(seat)))
        if not self.people:
            self._print(self._news(ONLOOKER))

    # --- People ---------------------------------------------------------------------------------

    def _person(self, seat: int) -> bool:
        """One decision; False to quit."""
        unasked = self._unasked(seat)
        if unasked is not None:
            self.history.play_by_itself(seat, unasked)
            return True
        self._hand_over(seat)
        menu = self._show(seat)
        while True:
            answer = self.prompt.understand(self.prompt.line(), menu)
            if isinstance(answer, Misunderstood):
                self._note(answer.reason)
            elif isinstance(answer, Action):
                if self._act(seat, answer.number):
                    return True
            elif answer.name == "quit":
                return False
            elif answer.name == "undo":
                if self._undo(seat):
                    return True
            elif answer.name == "seat":
                if self._let_act(seat, answer.rest):
                    return True
            else:
                self._obey(seat, answer, menu)

    def _unasked(self, seat: int) -> int | None:
        """The action that the table plays without asking, if there is one."""
        action = self._needless(seat)
        if self.ask is Ask.TRADES and self._can_take_back(seat):
            return None
        if action is not None and len(self.table.position.legal(seat)) > 1:
            self._tell_of_ask()
        return action

    def _needless(self, seat: int) -> int | None:
        """The action of a decision that need not be asked, if it is one."""
        position = self.table.position
        legal = position.legal(seat)
        if self.ask is Ask.ALL:
            return None
        if len(legal) == 1:
            return legal[0]
        if self.ask is Ask.TRADES:
            return None
        return self.shown.teller.ending(position.view(seat), seat, legal)

    def _can_take_back(self, seat: int) -> bool:
        """Is it not too late to take back what was chosen?"""
        chosen = self.chosen[seat]
        return bool(chosen) and self.table.position.undo_floor(seat) <= chosen[-1]

    def _tell_of_ask(self) -> None:
        """Once: what is not asked, and how to be asked."""
        if not self.has_told_of_ask:
            self.has_told_of_ask = True
            self.notes += wrapped(Text(self.words.say("ask-less-told")), self.console.width)

    def _act(self, seat: int, action: int) -> bool:
        """Play an action, or say why it is not possible."""
        reason = self.table.position.why_not(seat, action)
        if reason:
            self._note(self.commands.reason(action, reason))
            return False
        number = len(self.table.record.moves)
        self.history.play(seat, action)
        self.chosen[seat].append(number)
        return True

    def _undo(self, seat: int) -> bool:
        """Take back to the last decision that left a choice."""
        taken = 0
        told = ""
        try:
            while taken == 0 or self._needless(seat) is not None:
                self.history.undo(seat)
                taken += 1
        except UndoError as error:
            # What was taken back without a choice in it will be played again.
            has_acted = self._acted(seat) > 0
            told = self.words.say(error.reason if has_acted else NOTHING_TO_UNDO)
        if not taken:
            self._note(told)
            return False
        self.notes.append(Text(told or self.words.say("undone", count=taken)))
        left = len(self.table.record.moves)
        self.told = {who: min(count, left) for who, count in self.told.items()}
        self.chosen[seat] = [number for number in self.chosen[seat] if number < left]
        return True

    def _others(self, seat: int) -> list[int]:
        """Who else may act now."""
        return [actor for actor in self.table.position.actors() if actor != seat]

    def _let_act(self, seat: int, text: str) -> bool:
        """Another seat acts now: a person until the turn ends, a bot for one action."""
        others = self._others(seat)
        other = number_in(text) - 1
        if not others:
            self._note(self.words.say("input-seat-none"))
        elif other not in others:
            self._note(self.words.say("input-seat", seat=others[0] + 1))
        elif other in self.people:
            self.named = (other, _moment(self.table.position.view(ONLOOKER)))
        else:
            self._bot(other)
        return other in others

    # --- Commands -------------------------------------------------------------------------------

    def _obey(self, seat: int, command: Command, menu: Menu) -> None:
        if command.name == "ask":
            self._set_ask(command.rest)
        elif command.name == "actions":
            self._ask(seat)
        else:
            self.commands.obey(seat, command, menu)
            if command.name == "table":
                self._ask(seat)

    def _set_ask(self, text: str) -> None:
        if text not in {level.value for level in Ask}:
            self._note(self.words.say("input-ask", now=self.ask.value))
            return
        self.ask = Ask(text)
        self._note(self.words.say(f"ask-{text}"))

    # --- What is shown --------------------------------------------------------------------------

    def _acted(self, seat: int) -> int:
        """The number of actions up to the newest one of a seat: those it has seen."""
        moves = self.table.record.moves
        return max((number for number, move in enumerate(moves, 1) if move.seat == seat), default=0)

    def _hand_over(self, seat: int) -> None:
        """Between people: the hand of one is hidden before the other looks."""
        if self.keyboard == seat or len(self.people) == 1:
            return
        self.keyboard = seat
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(Rule())
        self._note(self.words.say("pass-keyboard", seat=seat + 1))
        if self.prompt.command(self.prompt.line()) == QUIT:
            raise EndOfInput
        if self.console.is_terminal:
            self.console.clear()

    def _show(self, seat: int) -> Menu:
        """What happened, the part of the table that is needed, and what is asked."""
        view = self.table.position.view(seat)
        screen = Screen(self.console.height, self._more("table"), self._more("log"))
        menu = screen.fit(self._decision(view, seat))
        self.notes = []
        self._print(screen.above)
        self._headline(self.shown.headline(view))
        self._print(screen.table)
        self.console.print()
        self._print(self._with_hint(self._question(view, seat), menu))
        self._print(menu.lines)
        return menu

    def _with_hint(self, question: list[Text], menu: Menu) -> list[Text]:
        """Where the menu says less than it could, the question says how to read the rest."""
        hint = styled("  " + self.words.say("screen-in-full"), "dim")
        last = question[-1]
        if menu.is_short and last.cell_len + hint.cell_len <= self.console.width:
            return [*question[:-1], last.copy().append_text(hint)]
        return question

    def _decision(self, view: View, seat: int) -> Decision:
        """At the beginning of a turn as much as fits, between its decisions what they need."""
        width = self.console.width
        now = (seat, _moment(view))
        is_new_turn = now != self.turn
        is_new = is_new_turn or self._others_have_acted(seat)
        self.turn = now
        if is_new_turn and self.shown.act_in_turn:
            self.notes += [
                Text(self.words.say("seat-may-act", seat=other + 1)) for other in self._others(seat)
            ]
        parts = self.shown.parts(view, width)
        needed = self.shown.needed(view)
        others = [name for name in parts if name not in needed] if is_new else []
        return Decision(
            notes=self.notes,
            news=self._news(seat),
            glance=self.shown.glance(view, width),
            parts=parts,
            wanted=[*needed, *others],
            needed=len(needed),
            question=self._question(view, seat),
            menus=self.shown.menus(view, seat, self.table.position.legal(seat), width),
        )

    def _ask(self, seat: int) -> Menu:
        """The question with all that is said of each action."""
        position = self.table.position
        view = position.view(seat)
        self.console.print()
        self._print(self._question(view, seat))
        menu = self.shown.menu(view, seat, position.legal(seat), self.console.width)
        self._print(menu.lines)
        return menu

    def _question(self, view: View, seat: int) -> list[Text]:
        asked = styled(self.shown.question(view, seat), "bold")
        lines = wrapped(asked, self.console.width)
        if len(self.table.position.legal(seat)) == 1:
            lines.append(Text(self.words.say("input-enter")))
        return lines

    def _news(self, reader: int) -> list[Text]:
        """What happened since this reader looked."""
        lines = self.history.lines(self.told[reader], reader)
        self.told[reader] = len(self.table.events)
        return self.shown.told(lines, self.console.width)

    def _others_have_acted(self, reader: int) -> bool:
        return any(move.seat != reader for move in self.table.record.moves[self.told[reader] :])

    def _more(self, command: str) -> Text:
        return styled(self.words.say("screen-more", command=command), "dim")

    def _end(self) -> None:
        reader = self.people[0] if len(self.people) == 1 else ONLOOKER
        if reader == ONLOOKER:
            self.told[ONLOOKER] = max(self.told.values())
        self._print(self.notes)
        self._print(self._news(reader))
        view = self.table.position.view(reader)
        self._headline(self.shown.headline(view))
        self._print(self.shown.table(view, self.console.width))
        self.console.print()
        self._print(self.shown.result(view, self.table.events, self.console.width))

    def _headline(self, title: str) -> None:
        self.console.print(Rule(title, align="left"))

    def _note(self, text: str) -> None:
        self._print([Text(text)])

    def _print(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line)


def _moment(view: View) -> str:
    """The step of the game that a table is shown in."""
    return f"{view['round']} {view['step']}"
