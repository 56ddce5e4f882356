"""What every command has at hand: the words and the terminal."""

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.text import Text

from barrowgate.cli.console import Symbols, symbols
from barrowgate.cli.text_layout import unbroken
from barrowgate.core.errors import BarrowgateError
from barrowgate.games import entry
from barrowgate.locales import Words, words


class Refusal(BarrowgateError):
    """What a command cannot do, in words for the person who asked."""


class Failure(BarrowgateError):
    """What was begun and could not be finished, through no fault of the person who asked."""


@dataclass(frozen=True)
class Context:
    """The language and the terminal of one call."""

    words: Words
    console: Console

    @property
    def symbols(self) -> Symbols:
        return symbols(self.console)

    @property
    def width(self) -> int:
        return self.console.width

    def of_game(self, game: str) -> Words:
        """The words with those of a game."""
        return words(self.words.language, game)

    def title(self, game: str) -> str:
        """The name of a game for people; without words of its own, its name in commands."""
        key, of_game = entry(game).title, self.of_game(game)
        return of_game.say(key) if of_game.knows(key) else game

    def print(self, lines: Iterable[Text | str]) -> None:
        for line in lines:
            is_unbroken = isinstance(line, Text) and bool(line.no_wrap)
            self.console.print(line, soft_wrap=is_unbroken)

    def note(self, text: str) -> None:
        """A sentence, broken where the line ends."""
        self.print([Text(text)])

    def say(self, text: str) -> None:
        """A sentence that may hold a path: never broken, so that it can be copied."""
        self.print([unbroken(text)])

    def print_json(self, value: dict[str, Any] | list[dict[str, Any]]) -> None:
        """For programs: no colours, no wrapping."""
        sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=True) + "\n")
