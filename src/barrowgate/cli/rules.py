"""``barrowgate rules``: the rules of a game, paragraph by paragraph.

The text is docs/rules/GAME.md; ``rulebooks/GAME.md`` in this package is a copy of it, as
``rulebooks/rulings.md`` is one of docs/rulings.md, and a test keeps them alike.
"""

import argparse
import re
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files

from rich.console import Console

from barrowgate.cli import arguments
from barrowgate.cli.console import symbols
from barrowgate.cli.context import Context, Refusal
from barrowgate.core.errors import quoted
from barrowgate.core.notation import normal
from barrowgate.games import entry
from barrowgate.locales import Words

HEADING = re.compile(r"^(#{2,4}) ([0-9]+(?:\.[0-9]+)*) (.+)$", re.MULTILINE)
RULING = re.compile(r"^\| ([A-Z][0-9]+) \| (.+?) \| (.+) \|$", re.MULTILINE)
RULINGS = "rulings.md"
TERM = re.compile(r"^(?:- )?\*\*([^*.:]+)(?:[.:]\*\*|\*\*:).*$", re.MULTILINE)
ITEM = re.compile(r"^(?:-|[0-9]+\.) ")
BOLD = re.compile(r"\*\*(.+?)\*\*")
PLAIN = str.maketrans({"•": "*", "─": "-", "–": "-"})
CONTENTS_DEPTH = 3
LONGEST_CONTENTS = 30  # paragraphs of one section
MOST_FOUND = 10  # paragraphs that are named when words are looked for
LONGEST_EXCERPT = 2  # lines of the first of them


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

    def title(self, number: str) -> str:
        """Number and title of a paragraph."""
        paragraph = self.paragraphs[number]
        return f"{number} {paragraph.title}"

    def titled(self, words: str) -> Paragraph | None:
        """The paragraph whose title has these words and the fewest others; the longest of them."""
        wanted = _words(words)
        if not wanted:
            return None
        found = [one for one in self.paragraphs.values() if wanted <= _words(one.title)]
        return min(found, key=lambda one: (len(_words(one.title)), -len(one.text)), default=None)

    @cached_property
    def terms(self) -> dict[frozenset[str], str]:
        """What stands in bold at the beginning of a line, with the line and its paragraph."""
        found: dict[frozenset[str], str] = {}
        for paragraph in self.paragraphs.values():
            for term in TERM.finditer(paragraph.text):
                # Paragraphs hold those below them, which come later and are more exact.
                found[_words(term[1])] = f"{term[0].lstrip('- ')} ({paragraph.number})"
        return found

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
        text = self.text(number)
        if text is None:
            console.print(self.missing(number, words))
            return False
        write_markdown(text, console)
        return True

    def text(self, name: str) -> str | None:
        """A paragraph by its number or title, a ruling by its id, a term; or what uses it.

        A name without words (``the``) is none.
        """
        ruling = rulings().get(name.strip().upper())
        if ruling is not None:
            return ruling
        wanted = _words(name)
        if not wanted:
            return None
        paragraph = self.find(name) or self.titled(name)
        has_more = paragraph is not None and _words(paragraph.title) > wanted
        if (paragraph is None or has_more) and wanted in self.terms:
            return self.terms[wanted]
        if paragraph is not None:
            return paragraph.text
        found = self.speaking_of(name)
        return self._excerpts(found, _searched(name)) if found else None

    def _excerpts(self, found: list[Paragraph], wanted: re.Pattern[str]) -> str:
        """What the first says, or one that has the words in bold; the others by their titles."""
        first = next((one for one in found if _is_bold(one, wanted)), found[0])
        head, *lines = (line for line in first.text.splitlines() if not line.startswith("|"))
        excerpt = [ITEM.sub("", line) for line in lines if wanted.search(line)][:LONGEST_EXCERPT]
        others = "\n".join(f"- {self.title(one.number)}" for one in found if one is not first)
        return "\n\n".join([head, *excerpt, others])

    def speaking_of(self, words: str) -> list[Paragraph]:
        """The paragraphs, of those with none below, that have these words."""
        wanted = _searched(words)
        last = (one for one in self.paragraphs.values() if len(HEADING.findall(one.text)) == 1)
        return [one for one in last if wanted.search(one.text)][:MOST_FOUND]


@cache
def rulings() -> dict[str, str]:
    """Every ruling by its id (``G37``), in Markdown."""
    text = files("barrowgate.cli").joinpath("rulebooks", RULINGS).read_text(encoding="utf-8")
    return {row[1]: f"## {row[1]} {row[2]}\n\n{row[3]}\n" for row in RULING.finditer(text)}


def _words(text: str) -> frozenset[str]:
    """The words of a title, in any order; ``tile`` and ``tiles`` are one, ``the`` is none."""
    stems = (word.rstrip("s") for word in normal(text).split() if word != "the")
    return frozenset(stem for stem in stems if stem)


def _searched(words: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(normal(words))}s?\b", re.IGNORECASE)


def _is_bold(paragraph: Paragraph, wanted: re.Pattern[str]) -> bool:
    return any(wanted.search(bold) for bold in BOLD.findall(paragraph.text))


def write_markdown(text: str, console: Console) -> None:
    from rich.markdown import Markdown  # which every other command would wait for

    with console.capture() as capture:
        console.print(Markdown(text))
    plain = symbols(console).done.isascii()
    for line in capture.get().splitlines():
        written = line.rstrip()
        print(written.translate(PLAIN) if plain else written, file=console.file)


def add(commands: arguments.Commands, words: Words) -> None:
    parser = commands.add("rules", run)
    arguments.add_game(parser, words)
    parser.positional("paragraph", help=words.say("help-paragraph"), nargs="*")


def run(options: argparse.Namespace, context: Context) -> int:
    name, paragraph = arguments.game_and(options.game, " ".join(options.paragraph))
    book = Rulebook(arguments.read_kind(name, context.words).name)
    if paragraph and book.text(paragraph) is None:
        raise Refusal(book.missing(paragraph, context.words))
    book.show(paragraph, context.console, context.words)
    return 0
