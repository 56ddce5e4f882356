"""A game at the terminal: people at the keyboard, bots beside them."""

from collections.abc import Sequence
from enum import Enum

from rich.rule import Rule
from rich.text import Text

from barrowgate import bots
from barrowgate.cli.commands import Commands
from barrowgate.cli.context import Context
from barrowgate.cli.display import ONLOOKER, Display, moment, others
from barrowgate.cli.history import History
from barrowgate.cli.menu import Menu
from barrowgate.cli.opponents import Opponents
from barrowgate.cli.prompt import Action, Command, EndOfInput, Misunderstood, Prompt, number_in
from barrowgate.cli.terminal_game import TerminalGame
from barrowgate.cli.text_layout import wrapped
from barrowgate.core.table import NOTHING_TO_UNDO, Table, UndoError

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
        context: Context,
        ask: Ask = Ask.LESS,
        greeting: Sequence[Text] = (),
    ) -> None:
        self.table = table
        self.shown = shown
        self.context = context
        self.words = context.words
        self.console = context.console
        self.ask = ask
        self.has_told_of_ask = False
        self.history = History(table, shown.teller)
        self.opponents = Opponents(table)
        self.prompt = Prompt(table.game, self.words, self.console)
        self.commands = Commands(table, shown, context, self.history, self.prompt)
        players = table.record.players
        self.people = [seat for seat, name in enumerate(players) if not bots.is_bot(name)]
        self.display = Display(table, shown, context, self.history, self.people, greeting)
        # Actions that were chosen, not forced; in a resumed game, all that can be taken back.
        moves = len(table.record.moves)
        floor = table.position.undo_floor
        self.chosen = {seat: list(range(floor(seat), moves)) for seat in self.people}
        self.keyboard = self.people[0] if len(self.people) == 1 else ONLOOKER
        self.named = (ONLOOKER, "")  # the seat that was let act before others, and when

    def run(self) -> bool:
        """True when the game is over, False when it is kept for later."""
        if not self.people:
            self.display.say_notes()
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
        self.display.end()
        return True

    def _next(self) -> int:
        """Of those that may act the one that was named, else people before bots (A20)."""
        actors = self.table.position.actors()
        seat, when = self.named
        if seat in actors and when == moment(self.table.position.view(ONLOOKER)):
            return seat
        return next((actor for actor in actors if actor in self.people), actors[0])

    # --- Bots -----------------------------------------------------------------------------------

    def _bot(self, seat: int) -> None:
        self.history.play(seat, self.opponents.choose(seat))
        if not self.people:
            self.display.tell(ONLOOKER)

    # --- People ---------------------------------------------------------------------------------

    def _person(self, seat: int) -> bool:
        """One decision; False to quit."""
        unasked = self._unasked(seat)
        if unasked is not None:
            self.history.play_by_itself(seat, unasked)
            return True
        self._hand_over(seat)
        menu = self.display.show(seat)
        while True:
            answer = self.prompt.understand(self.prompt.line(), menu)
            if isinstance(answer, Misunderstood):
                self.context.note(answer.reason)
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
            told = self.words.say("ask-less-told")
            self.display.notes += wrapped(Text(told), self.context.width)

    def _act(self, seat: int, action: int) -> bool:
        """Play an action, or say why it is not possible."""
        reason = self.table.position.why_not(seat, action)
        if reason:
            self.context.note(self.commands.reason(seat, action, reason))
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
            has_acted = any(move.seat == seat for move in self.table.record.moves)
            told = self.words.say(error.reason if has_acted else NOTHING_TO_UNDO)
        if not taken:
            self.context.note(told)
            return False
        self.display.notes.append(Text(told or self.words.say("undone", count=taken)))
        left = len(self.table.record.moves)
        self.display.take_back(left)
        self.chosen[seat] = [number for number in self.chosen[seat] if number < left]
        return True

    def _let_act(self, seat: int, text: str) -> bool:
        """Another seat acts now: a person until the turn ends, a bot for one action."""
        able = others(self.table.position, seat)
        other = number_in(text) - 1
        if not able:
            self.context.note(self.words.say("input-seat-none"))
        elif other not in able:
            self.context.note(self.words.say("input-seat", seat=able[0] + 1))
        elif other in self.people:
            self.named = (other, moment(self.table.position.view(ONLOOKER)))
        else:
            self._bot(other)
        return other in able

    # --- Commands -------------------------------------------------------------------------------

    def _obey(self, seat: int, command: Command, menu: Menu) -> None:
        if command.name == "ask":
            self._set_ask(command.rest)
        elif command.name == "actions":
            self.display.ask(seat)
        else:
            self.commands.obey(seat, command, menu)
            if command.name == "table":
                self.display.ask(seat)

    def _set_ask(self, text: str) -> None:
        if text not in {level.value for level in Ask}:
            self.context.note(self.words.say("input-ask", now=self.ask.value))
            return
        self.ask = Ask(text)
        self.context.note(self.words.say(f"ask-{text}"))

    # --- The keyboard ---------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """Between people: the hand of one is hidden before the other looks."""
        if self.keyboard == seat or len(self.people) == 1:
            return
        self.keyboard = seat
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(Rule())
        self.context.note(self.words.say("pass-keyboard", seat=seat + 1))
        if self.prompt.command(self.prompt.line()) == QUIT:
            raise EndOfInput
        if self.console.is_terminal:
            self.console.clear()
