"""Input: a line is read and understood as an action, a command, or something unexpected."""

import contextlib
import sys
from dataclasses import dataclass

from rich.console import Console

from barrowgate.cli.menu import Menu
from barrowgate.cli.naming import LONGEST_NUMBER
from barrowgate.core.contract import Game
from barrowgate.core.errors import NotationError
from barrowgate.core.notation import normal
from barrowgate.locales import Words

PROMPT = "> "
COMMANDS = (
    *("help", "actions", "table", "farm", "hand", "card", "log", "undo", "why", "preview"),
    *("hint", "rules", "seat", "ask", "quit"),
)
SYNONYMS = {
    "cards": "card",
    "look": "card",
    "farms": "farm",
    "exit": "quit",
    "?": "help",
    "back": "undo",
}


@dataclass(frozen=True)
class Command:
    """A word that the table itself obeys, with what follows it."""

    name: str
    rest: str


@dataclass(frozen=True)
class Action:
    """An action of the game, legal or not."""

    number: int


@dataclass(frozen=True)
class Misunderstood:
    """Why a line was not expected, in words."""

    reason: str


Answer = Command | Action | Misunderstood


def number_in(text: str) -> int:
    """A number as it is typed; -1 for anything else, and for one with very many digits."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else -1


class EndOfInput(Exception):
    """There is nobody at the keyboard any more."""


class Prompt:
    """Reads lines for one table."""

    def __init__(self, game: Game, words: Words, console: Console) -> None:
        self.game = game
        self.words = words
        self.console = console
        self._is_typed = sys.stdin is not None and sys.stdin.isatty()
        self._is_edited = self._is_typed and sys.stdout.isatty()
        if self._is_edited:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - gives input() a history and an editable line

    def line(self) -> str:
        """The next line; a line from a pipe is written out, so that the transcript reads well."""
        if self._is_edited:  # the editor must know what stands before the line
            return self._next(PROMPT)
        self.console.print(PROMPT, end="")
        text = self._next()
        if not self._is_typed:
            self.console.print("".join(c for c in text if c.isprintable()))
        return text

    def _next(self, prompt: str = "") -> str:
        """What comes next; nothing comes from an input that cannot be read (``0>&-``).

        The prompt is given for a terminal alone: elsewhere, that it cannot be written is no end.
        """
        try:
            return input(prompt).strip()
        except (EOFError, OSError):
            self.console.print()
            raise EndOfInput from None

    def understand(self, text: str, menu: Menu) -> Answer:
        """What a line means, where this menu is offered."""
        if not text:
            only = len(menu.actions) == 1
            return Action(*menu.actions.values()) if only else Command("actions", "")
        return self.command(text) or self.written(text, menu)

    def command(self, text: str) -> Command | None:
        """The command that a line gives to the table, if any."""
        word, _, rest = normal(text).partition(" ")
        name = SYNONYMS.get(word, word)
        return Command(name, rest) if name in COMMANDS else None

    def written(self, text: str, menu: Menu) -> Answer:
        """An action by its written form, or by its number."""
        if text.isdecimal():
            return self._by_number(text, menu)
        try:
            return Action(self.game.catalogue.read(text, menu.actions.values()))
        except NotationError as error:
            meant = error.suggestions or self._examples(menu)
            shown = ", ".join(meant)
            key = "input-unknown-meant" if error.suggestions else "input-unknown"
            return Misunderstood(self.words.say(key, text=error.text, meant=shown))

    def _by_number(self, text: str, menu: Menu) -> Answer:
        number = number_in(text)
        if number in menu.actions:
            return Action(menu.actions[number])
        shown, low, high = text[:12], min(menu.actions), max(menu.actions)
        if low == high:
            return Misunderstood(self.words.say("input-number-only", number=shown, only=low))
        return Misunderstood(self.words.say("input-number", number=shown, low=low, high=high))

    def _examples(self, menu: Menu) -> tuple[str, ...]:
        first = menu.actions[max(menu.actions)]
        return (self.game.catalogue.write(first),)
