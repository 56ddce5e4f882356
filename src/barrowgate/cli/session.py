"""A game at the terminal: people at the keyboard, bots beside them."""

from collections.abc import Sequence

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from barrowgate import bots
from barrowgate.cli.menu import Menu
from barrowgate.cli.prompt import Action, Command, EndOfInput, Misunderstood, Prompt
from barrowgate.cli.rules import Rulebook
from barrowgate.cli.terminal_game import TerminalGame
from barrowgate.cli.text_layout import styled
from barrowgate.core.contract import View
from barrowgate.core.errors import OptionError, quoted
from barrowgate.core.table import NOTHING_TO_UNDO, Table, UndoError
from barrowgate.lab.seeds import derive
from barrowgate.locales import Words

ONLOOKER = -1
QUIT = Command("quit", "")
HELP_MARGIN = 18
LOG = 12  # actions
LONGEST_LOG = 99_999


class Session:
    """Plays a table to its end, or until somebody quits."""

    def __init__(
        self,
        table: Table,
        shown: TerminalGame,
        words: Words,
        console: Console,
        every: bool = False,
    ) -> None:
        self.table = table
        self.shown = shown
        self.words = words
        self.console = console
        self.every = every  # ask even where there is only one action
        self.prompt = Prompt(table.game, words, console)
        self.rulebook = Rulebook(table.game.name)
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
        table.play(seat, bot.choose(table.position.seen_by(seat)))
        if not self.people:
            self._tell(ONLOOKER)

    # --- People ---------------------------------------------------------------------------------

    def _person(self, seat: int) -> bool:
        """One decision; False to quit."""
        legal = self.table.position.legal(seat)
        if len(legal) == 1 and not self._is_asked(seat):
            self.table.play(seat, legal[0])
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

    def _is_asked(self, seat: int) -> bool:
        """A single possible action is asked only while it is not too late to take back another."""
        chosen = self.chosen[seat]
        floor = self.table.position.undo_floor(seat)
        return self.every or (bool(chosen) and floor <= chosen[-1])

    def _act(self, seat: int, action: int) -> bool:
        """Play an action, or say why it is not possible."""
        reason = self.table.position.why_not(seat, action)
        if reason:
            self._note(self._reason(action, reason))
            return False
        number = len(self.table.record.moves)
        self.table.play(seat, action)
        self.chosen[seat].append(number)
        return True

    def _reason(self, action: int, reason: int) -> str:
        return self.words.say(
            "input-not-allowed",
            action=self.table.game.catalogue.label(action),
            reason=self.shown.why_not(reason),
        )

    def _undo(self, seat: int) -> bool:
        """Take back to the last decision that left a choice."""
        taken = 0
        try:
            while taken == 0 or (not self.every and len(self.table.position.legal(seat)) == 1):
                self.table.undo(seat)
                taken += 1
        except UndoError as error:
            # What was taken back without a choice in it will be played again.
            has_acted = self._acted(seat) > 0
            self._note(self.words.say(error.reason if has_acted else NOTHING_TO_UNDO))
        else:
            self._note(self.words.say("undone", count=taken))
        left = len(self.table.record.moves)
        self.told = {who: min(count, left) for who, count in self.told.items()}
        self.chosen[seat] = [number for number in self.chosen[seat] if number < left]
        return taken > 0

    def _others(self, seat: int) -> list[int]:
        """Who else may act now."""
        return [actor for actor in self.table.position.actors() if actor != seat]

    def _let_act(self, seat: int, text: str) -> bool:
        """Another seat acts now: a person until the turn ends, a bot for one action."""
        others = self._others(seat)
        other = _number(text) - 1
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
        view = self.table.position.view(seat)
        width = self.console.width
        if command.name == "help":
            self._print(self._help())
        elif command.name == "table":
            self._print(self.shown.table(view, width))
            self._ask(seat)
        elif command.name == "actions":
            self._ask(seat)
        elif command.name == "hand":
            self._print(self.shown.hand(view, width))
        elif command.name == "log":
            self._log(seat, command.rest, width)
        elif command.name == "card":
            self._card(command.rest, width)
        elif command.name == "why":
            self._why(seat, command.rest, menu)
        elif command.name == "preview":
            self._preview(seat, command.rest, menu)
        else:
            self._rules(command.rest)

    def _rules(self, paragraph: str) -> None:
        try:
            self.rulebook.show(paragraph, self.console, self.words)
        except OptionError as error:  # the game has no rulebook, and goes on without one
            self._note(str(error))

    def _log(self, seat: int, text: str, width: int) -> None:
        """What the last actions did; how many of them may follow the command."""
        count = _number(text) if text else LOG
        if count == 0:
            self._note(self.words.say("input-log", most=str(LONGEST_LOG)))
        else:
            self._print(self.shown.happened(self.table.events[-count:], seat, width))

    def _card(self, name: str, width: int) -> None:
        lines = self.shown.card(name, width)
        if lines:
            self._print(lines)
            return
        card, named = self.words.say("example-card"), self.words.say("example-card-named")
        how = self.words.say("input-card", card=card, named=named)
        self._note(self.words.say("input-no-card", name=quoted(name), how=how) if name else how)

    def _why(self, seat: int, text: str, menu: Menu) -> None:
        """The reason in words why an action is possible or not."""
        answer = self.prompt.written(text, menu)
        if isinstance(answer, Action):
            reason = self.table.position.why_not(seat, answer.number)
            self._note(self._reason(answer.number, reason))
        elif isinstance(answer, Misunderstood):
            self._note(answer.reason if text else self.words.say("input-why"))

    def _preview(self, seat: int, text: str, menu: Menu) -> None:
        """What an action would do, as far as the seat can know it, or why it is not possible."""
        answer = self.prompt.written(text, menu)
        if isinstance(answer, Action):
            self._foretell(seat, answer.number)
        elif isinstance(answer, Misunderstood):
            self._note(answer.reason if text else self.words.say("input-preview"))

    def _foretell(self, seat: int, action: int) -> None:
        reason = self.table.position.why_not(seat, action)
        if reason:
            self._note(self._reason(action, reason))
            return
        lines = self.shown.preview(self.table.position.seen_by(seat), action, self.console.width)
        label = self.table.game.catalogue.label(action)
        self._note(self.words.say("preview" if lines else "preview-nothing", action=label))
        self._print(lines)

    def _help(self) -> list[Text]:
        text = self.words.say(
            "help-table",
            action=self.words.say("example-action").ljust(HELP_MARGIN),
            card=f"card {self.words.say('example-card')}".ljust(HELP_MARGIN),
        )
        return [Text(line) for line in text.splitlines()]

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
        """What happened, the table at the beginning of a turn, and what is asked."""
        view = self.table.position.view(seat)
        moved = self._tell(seat)
        now = (seat, _moment(view))
        is_new_turn = now != self.turn
        if is_new_turn or moved:
            self.turn = now
            self._headline(self.shown.headline(view))
            self._print(self.shown.table(view, self.console.width))
        else:
            self._print(self.shown.glance(view, self.console.width))
        if is_new_turn and self.shown.act_in_turn:
            for other in self._others(seat):
                self._note(self.words.say("seat-may-act", seat=other + 1))
        return self._ask(seat)

    def _ask(self, seat: int) -> Menu:
        position = self.table.position
        self.console.print()
        view = position.view(seat)
        self._print([styled(self.shown.question(view, seat), "bold")])
        menu = self.shown.menu(view, seat, position.legal(seat), self.console.width)
        self._print(menu.lines)
        if len(menu.actions) == 1:
            self._note(self.words.say("input-enter"))
        return menu

    def _tell(self, reader: int) -> bool:
        """What happened since this reader looked; return whether others have acted."""
        first = self.told[reader]
        logs = self.table.events[first:]
        moves = self.table.record.moves[first:]
        self.told[reader] = len(self.table.events)
        self._print(self.shown.happened(logs, reader, self.console.width))
        return any(move.seat != reader for move in moves)

    def _end(self) -> None:
        reader = self.people[0] if len(self.people) == 1 else ONLOOKER
        if reader == ONLOOKER:
            self.told[ONLOOKER] = max(self.told.values())
        self._tell(reader)
        view = self.table.position.view(reader)
        self._headline(self.shown.headline(view))
        self._print(self.shown.table(view, self.console.width))
        self.console.print()
        self._print(self.shown.result(view, self.table.events, self.console.width))

    def _headline(self, title: str) -> None:
        self.console.print()
        self.console.print(Rule(title, align="left"))

    def _note(self, text: str) -> None:
        self._print([Text(text)])

    def _print(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line)


def _moment(view: View) -> str:
    """The step of the game that a table is shown in."""
    return f"{view['round']} {view['step']}"


def _number(text: str) -> int:
    """A number that follows a command; 0 for anything else."""
    return int(text) if text.isdecimal() and len(text) <= len(str(LONGEST_LOG)) else 0
