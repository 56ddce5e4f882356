"""What the table tells when it is asked: commands that show something and change nothing."""

from rich.text import Text

from barrowgate.bots import coach
from barrowgate.bots.net.header import NetworkError
from barrowgate.cli import hints
from barrowgate.cli.context import Context
from barrowgate.cli.history import History
from barrowgate.cli.looking_up import look_up
from barrowgate.cli.many_games import score_of
from barrowgate.cli.menu import Menu
from barrowgate.cli.prompt import Action, Command, Misunderstood, Prompt, number_in
from barrowgate.cli.rules import Rulebook
from barrowgate.cli.terminal_game import GOODS, TerminalGame
from barrowgate.cli.text_layout import beside, wrapped
from barrowgate.core.contract import View
from barrowgate.core.errors import OptionError, quoted
from barrowgate.core.table import Table
from barrowgate.games import entry
from barrowgate.lab import seeds
from barrowgate.telling import Attempt

HELP_MARGIN = 18
LOG = 12  # actions
LOG_MARGIN = 5
LONGEST_LOG = 99_999


class Commands:
    """Answers the commands of one table."""

    def __init__(
        self,
        table: Table,
        shown: TerminalGame,
        context: Context,
        history: History,
        prompt: Prompt,
    ) -> None:
        self.table = table
        self.shown = shown
        self.context = context
        self.words = context.words
        self.history = history
        self.prompt = prompt
        self.rulebook = Rulebook(table.game.name)
        self.has_rules = bool(entry(table.game.name).rulebook)

    def obey(self, seat: int, command: Command, menu: Menu) -> None:
        view = self.table.position.view(seat)
        width = self.context.width
        if command.name == "help":
            self.context.print(self._help())
        elif command.name == "table":
            self.context.print(self.shown.table(view, width))
        elif command.name == "hand":
            self.context.print(self.shown.hand(view, width))
        elif command.name == "farm":
            self._farm(view, command.rest, width)
        elif command.name == "log":
            self._log(seat, command.rest, width)
        elif command.name == "card":
            self._card(view, command.rest)
        elif command.name == "why":
            self._why(seat, command.rest, menu)
        elif command.name == "preview":
            self._preview(seat, command.rest, menu)
        elif command.name == "hint":
            self._hint(seat, menu)
        else:
            self._rules(command.rest)

    def reason(self, seat: int, action: int, reason: int) -> str:
        """Why an action is not possible, or that it is."""
        tried = Attempt(self.table.position.view(seat), seat, action)
        return self.words.say(
            "input-not-allowed",
            action=self.table.game.catalogue.label(action),
            reason=self.shown.why_not(reason, tried),
        )

    def _farm(self, view: View, text: str, width: int) -> None:
        """The farm of a seat by its number, without one the reader's own."""
        seats = {str(number + 1): number for number in range(view["players"])}
        seat = seats.get(text) if text else view["seat"]
        if seat is None:
            self.context.note(self.words.say("input-farm", most=view["players"]))
        else:
            self.context.print(self.shown.parts(view, width)[GOODS])
            self.context.print(self.shown.farm(view, seat, width))

    def _rules(self, paragraph: str) -> None:
        try:
            self.rulebook.show(paragraph, self.context.console, self.words)
        except OptionError as error:  # the game has no rulebook, and goes on without one
            self.context.note(str(error))

    def _log(self, seat: int, text: str, width: int) -> None:
        """What the last actions did; how many of them may follow the command."""
        count = number_in(text) if text else LOG
        if not 1 <= count <= LONGEST_LOG:
            self.context.note(self.words.say("input-log", most=str(LONGEST_LOG)))
        else:
            for number, told in self.history.entries(count, seat):
                lines = self.shown.told(told, width - LOG_MARGIN)
                self.context.print(beside(str(number), lines, LOG_MARGIN, style="dim"))

    def _card(self, view: View, name: str) -> None:
        """A card or any other thing, or else what the rules say."""
        if look_up(self.shown, self.table.game.name, view, name, self.context):
            return
        card, named = self.words.say("example-card"), self.words.say("example-card-named")
        how = self.words.say("input-card", card=card, named=named)
        missing = self.words.say("input-no-card", name=quoted(name), how=how)
        self.context.note(missing if name else how)

    def _why(self, seat: int, text: str, menu: Menu) -> None:
        """The reason in words why an action is possible or not."""
        answer = self.prompt.written(text, menu)
        if isinstance(answer, Action):
            reason = self.table.position.why_not(seat, answer.number)
            self.context.note(self.reason(seat, answer.number, reason))
            if not reason:
                self._explain(seat, answer.number)
        elif isinstance(answer, Misunderstood):
            self.context.note(answer.reason if text else self.words.say("input-why"))

    def _explain(self, seat: int, action: int) -> None:
        """Effect, cost and paragraph of a legal action."""
        position, width = self.table.position, self.context.width
        view = position.view(seat)
        for told in self.shown.explained(view, seat, action):
            self.context.print(wrapped(Text(told), width))
        self.context.print(self.shown.preview(position.seen_by(seat), action, width))
        if self.has_rules:
            number = self.shown.teller.paragraph(view, seat, action)
            self.context.note(self.words.say("why-rules", paragraph=self.rulebook.title(number)))

    def _preview(self, seat: int, text: str, menu: Menu) -> None:
        """What an action would do, as far as the seat can know it, or why it is not possible."""
        answer = self.prompt.written(text, menu)
        if isinstance(answer, Action):
            self._foretell(seat, answer.number)
        elif isinstance(answer, Misunderstood):
            self.context.note(answer.reason if text else self.words.say("input-preview"))

    def _foretell(self, seat: int, action: int) -> None:
        reason = self.table.position.why_not(seat, action)
        if reason:
            self.context.note(self.reason(seat, action, reason))
            return
        lines = self.shown.preview(self.table.position.seen_by(seat), action, self.context.width)
        label = self.table.game.catalogue.label(action)
        self.context.note(self.words.say("preview" if lines else "preview-nothing", action=label))
        self.context.print(lines)

    def _hint(self, seat: int, menu: Menu) -> None:
        """What the seat had best do, as far as the coach can tell from what the seat has seen."""
        game, seen = self.table.game, self.table.position.seen_by(seat)
        try:
            found = coach.hint(game, seen, seeds.secret())
        except NetworkError as error:
            self.context.note(hints.without_network(error, self.words))
            return
        for told in hints.notice(game, self.words):
            self.context.note(told)
        score = score_of(game.name, self.context)
        numbers = {action: number for number, action in menu.actions.items()}
        self.context.print(
            hints.lines(self.shown, game, seen, found, score, self.context.width, numbers)
        )

    def _help(self) -> list[Text]:
        text = self.words.say(
            "help-table",
            action=self.words.say("example-action").ljust(HELP_MARGIN),
            card=f"card {self.words.say('example-card')}".ljust(HELP_MARGIN),
        )
        return [Text(line) for line in text.splitlines()]
