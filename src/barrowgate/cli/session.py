"""A game at the terminal: people at the keyboard, bots beside them."""

from collections.abc import Sequence
from enum import Enum

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from barrowgate import bots
from barrowgate.cli.history import History
from barrowgate.cli.menu import Menu
from barrowgate.cli.prompt import Action, Command, EndOfInput, Misunderstood, Prompt
from barrowgate.cli.rules import Rulebook
from barrowgate.cli.screen import Decision, Screen
from barrowgate.cli.terminal_game import GOODS, TerminalGame
from barrowgate.cli.text_layout import beside, styled, wrapped
from barrowgate.core.contract import View
from barrowgate.core.errors import OptionError
from barrowgate.core.table import NOTHING_TO_UNDO, Table, UndoError
from barrowgate.games import entry
from barrowgate.lab.seeds import derive
from barrowgate.locales import Words

ONLOOKER = -1
QUIT = Command("quit", "")
HELP_MARGIN = 18
LOG = 12  # actions
LOG_MARGIN = 5
LONGEST_LOG = 99_999


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
        self.rulebook = Rulebook(table.game.name)
        self.has_rules = bool(entry(table.game.name).rulebook)
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

    def run(self) -> bool:
        """True when the game is over, False when it is kept for later."""
        try:
            while not self.table.position.is_over:
                seat = self.table.position.actors()[0]
                if seat not in self.people:
                    self._bot(seat)
                elif not self._person(seat):
                    return False
        except (EndOfInput, KeyboardInterrupt):
            self.console.print()
            return False
        self._end()
        return True

    # --- Bots -----------------------------------------------------------------------------------

    def _bot(self, seat: int) -> None:
        """A bot acts; its chance depends on the seed and the moment, so a resumed game goes on."""
        table = self.table
        name = table.record.players[seat]
        bot = bots.make(name, derive(table.record.seed, seat, table.position.n_actions))
        self.history.play(seat, bots.decide(bot, table.position, seat))
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
            self._note(self._reason(action, reason))
            return False
        number = len(self.table.record.moves)
        self.history.play(seat, action)
        self.chosen[seat].append(number)
        return True

    def _reason(self, action: int, reason: int) -> str:
        return self.words.say(
            "input-not-allowed",
            action=self.table.game.catalogue.label(action),
            reason=self.shown.why_not(action, reason),
        )

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
        elif command.name == "farm":
            self._farm(view, command.rest, width)
        elif command.name == "log":
            self._log(seat, command.rest, width)
        elif command.name == "card":
            self._card(view, command.rest, width)
        elif command.name == "why":
            self._why(seat, command.rest, menu)
        elif command.name == "preview":
            self._preview(seat, command.rest, menu)
        elif command.name == "ask":
            self._set_ask(command.rest)
        else:
            self._rules(command.rest)

    def _farm(self, view: View, text: str, width: int) -> None:
        """The farm of a seat by its number, without one the reader's own."""
        seats = {str(number + 1): number for number in range(view["players"])}
        seat = seats.get(text) if text else view["seat"]
        if seat is None:
            self._note(self.words.say("input-farm", most=view["players"]))
        else:
            self._print(self.shown.parts(view, width)[GOODS])
            self._print(self.shown.farm(view, seat, width))

    def _set_ask(self, text: str) -> None:
        if text not in {level.value for level in Ask}:
            self._note(self.words.say("input-ask", now=self.ask.value))
            return
        self.ask = Ask(text)
        self._note(self.words.say(f"ask-{text}"))

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
            for number, told in self.history.entries(count, seat):
                lines = self.shown.told(told, width - LOG_MARGIN)
                self._print(beside(str(number), lines, LOG_MARGIN, style="dim"))

    def _card(self, view: View, name: str, width: int) -> None:
        """A card or any other thing; what is none may be the title of a paragraph."""
        lines = self.shown.look(name, view, width)
        if lines:
            self._print(lines)
            return
        if name and self.has_rules and self.rulebook.text(name) is not None:
            self._rules(name)
            return
        card, named = self.words.say("example-card"), self.words.say("example-card-named")
        how = self.words.say("input-card", card=card, named=named)
        self._note(self.words.say("input-no-card", name=name[:40], how=how) if name else how)

    def _why(self, seat: int, text: str, menu: Menu) -> None:
        """The reason in words why an action is possible or not."""
        answer = self.prompt.written(text, menu)
        if isinstance(answer, Action):
            reason = self.table.position.why_not(seat, answer.number)
            self._note(self._reason(answer.number, reason))
            if not reason:
                self._explain(seat, answer.number)
        elif isinstance(answer, Misunderstood):
            self._note(answer.reason if text else self.words.say("input-why"))

    def _explain(self, seat: int, action: int) -> None:
        """Effect, cost and paragraph of a legal action."""
        position, width = self.table.position, self.console.width
        view = position.view(seat)
        effect = self.shown.preview(position.seen_by(seat), action, width)
        self._print(effect or [Text(self.words.say("why-unknown"))])
        self._print(wrapped(Text(self.shown.costs(view, seat, action)), width))
        if self.has_rules:
            number = self.shown.teller.paragraph(view, seat, action)
            self._note(self.words.say("why-rules", paragraph=self.rulebook.title(number)))

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
        now = (seat, f"{view['round']} {view['step']}")
        is_new = now != self.turn or self._others_have_acted(seat)
        self.turn = now
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


def _number(text: str) -> int:
    """A number that follows a command; 0 for anything else."""
    return int(text) if text.isdecimal() and len(text) <= len(str(LONGEST_LOG)) else 0
