"""``barrowgate rules``: the rules of a game, paragraph by paragraph.

The text is docs/rules/GAME.md; ``rulebooks/GAME.md`` in this package is a copy of it, and a test
keeps the two alike.
"""

import argparse
import re
from dataclasses import dataclass
from functools import cached_property

from rich.console import Console
from rich.markdown import Markdown

from barrowgate.cli import arguments
from barrowgate.cli.console import symbols
from barrowgate.cli.context import Context, Refusal
from barrowgate.core.errors import quoted
from barrowgate.games import entry
from barrowgate.locales import Words

HEADING = re.compile(r"^(#{2,4}) ([0-9]+(?:\.[0-9]+)*) (.+)$", re.MULTILINE)
PLAIN = str.maketrans({"•": "*", "─": "-", "–": "-"})
CONTENTS_DEPTH = 3
LONGEST_CONTENTS = 30  # paragraphs of one section


@dataclass(frozen=True)
class Paragraph:
    """A numbered paragraph with everything below it."""

    number: str
    title: str
    level: int
    text: str


class Rulebook:
    """The rules of one game."""

    def __init__(self, game: str) -> None:
        self.game = game

    @cached_property
    def paragraphs(self) -> dict[str, Paragraph]:
        text = entry(self.game).text("rulebook")
        heads = list(HEADING.finditer(text))
        found = {}
        for place, head in enumerate(heads):
            level = len(head[1])
            later = (other.start() for other in heads[place + 1 :] if len(other[1]) <= level)
            end = next(later, len(text))
            found[head[2]] = Paragraph(head[2], head[3], level, text[head.start() : end])
        return found

    def find(self, number: str) -> Paragraph | None:
        return self.paragraphs.get(number.strip().rstrip("."))

    def contents(self) -> list[str]:
        """Numbers and titles; a section of very many paragraphs is listed by itself."""
        below: dict[str, int] = {}
        for number in self.paragraphs:
            section = number.split(".")[0]
            below[section] = below.get(section, 0) + 1
        return [
            "  " * (one.level - 2) + f"{one.number} {one.title}"
            for one in self.paragraphs.values()
            if one.level <= CONTENTS_DEPTH
            and (one.level == 2 or below[one.number.split(".")[0]] <= LONGEST_CONTENTS)
        ]

    def missing(self, number: str, words: Words) -> str:
        """What is said when there is no such paragraph."""
        sections = [one.number for one in self.paragraphs.values() if one.level == 2]
        first, last = sections[0], sections[-1]
        return words.say("rules-missing", number=quoted(number), first=first, last=last)

    def show(self, number: str, console: Console, words: Words) -> bool:
        """Print a paragraph, or the contents; return whether there was one."""
        if not number:
            for line in self.contents():
                console.print(line)
            return True
        paragraph = self.find(number)
        if paragraph is None:
            console.print(self.missing(number, words))
            return False
        write_markdown(paragraph.text, console)
        return True


def write_markdown(text: str, console: Console) -> None:
    with console.capture() as capture:
        console.print(Markdown(text))
    plain = symbols(console).done.isascii()
    for line in capture.get().splitlines():
        written = line.rstrip()
        print(written.translate(PLAIN) if plain else written, file=console.file)


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("rules", run)
    arguments.add_game(parser, words)
    parser.positional("paragraph", help=words.say("help-paragraph"), nargs="?", default="")


def run(options: argparse.Namespace, context: Context) -> int:
    name, paragraph = arguments.game_and(options.game, options.paragraph)
    book = Rulebook(arguments.read_kind(name, context.words).name)
    if paragraph and book.find(paragraph) is None:
        raise Refusal(book.missing(paragraph, context.words))
    book.show(paragraph, context.console, context.words)
    return 0
