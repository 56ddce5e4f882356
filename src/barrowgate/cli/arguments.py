"""The arguments of the commands, with every word from locales."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NoReturn

from barrowgate import bots
from barrowgate.bots import typical
from barrowgate.bots.net.header import NetworkError
from barrowgate.cli.context import Context, Refusal
from barrowgate.core.contract import Game
from barrowgate.core.errors import LONGEST_PATH, OptionError, quoted
from barrowgate.core.record import LARGEST_SEED, MOST_SEATS
from barrowgate.games import FIRST, REGISTRY, GameEntry
from barrowgate.locales import Words, languages
from barrowgate.locales import words as words_of

PERSON = "you"
LONGEST_PROBLEM = 200  # of what argparse says, or a bot
Run = Callable[[argparse.Namespace, Context], int]


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help whose headings come from locales too, and which may be made when somebody reads it."""

    usage = ""

    def add_argument(self, action: argparse.Action) -> None:
        made: str | Callable[[], str] | None = action.help
        if callable(made):
            action.help = made()
        super().add_argument(action)

    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, prefix if prefix is not None else self.usage)


class Parser(argparse.ArgumentParser):
    """A parser of one command; what is wrong becomes a Refusal, reported like any other."""

    def __init__(self, words: Words, **settings: Any) -> None:
        formatter = type("_Formatter", (Formatter,), {"usage": words.say("help-usage") + " "})
        settings.setdefault("formatter_class", formatter)
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self.words = words
        self._given = self.add_argument_group(words.say("help-arguments"))
        self._chosen = self.add_argument_group(words.say("help-options"))
        self.option("-h", "--help", action="help", help=words.say("help-help"))

    def positional(self, *names: str, **settings: Any) -> None:
        self._given.add_argument(*names, **settings)

    def option(self, *names: str, **settings: Any) -> None:
        self._chosen.add_argument(*names, **settings)

    def error(self, message: str) -> NoReturn:
        problem = quoted(message, LONGEST_PROBLEM)
        raise Refusal(self.words.say("error-usage", problem=problem, command=self.prog))

    def _print_message(self, message: str, file: Any = None) -> None:
        """Help that cannot be written is an error, which argparse would pass over."""
        (file or sys.stderr).write(message)


class Commands:
    """The commands of ``barrowgate``."""

    def __init__(self, parser: Parser, words: Words) -> None:
        self.words = words
        self._parsers = parser.add_subparsers(
            title=words.say("help-commands"),
            dest="command",
            metavar=words.say("help-command"),
            parser_class=Parser,
        )

    def add(self, name: str, run: Run) -> Parser:
        """A command; its words are under ``help-NAME`` and ``help-NAME-more``."""
        short = self.words.say(f"help-{name}")
        more = self.words.say(f"help-{name}-more")
        parser = self._parsers.add_parser(
            name, words=self.words, help=short, description=f"{short}\n\n{more}"
        )
        parser.set_defaults(run=run)
        parser.option("--language", help=self.words.say("help-language"), metavar="L")
        return parser


# --- Arguments that several commands have -----------------------------------------------------


def add_game(parser: Parser, words: Words, default: str | None = FIRST) -> None:
    parser.positional(
        "game", nargs="?", default=default, help=words.say("help-game", games=_games())
    )


def add_json(parser: Parser, words: Words) -> None:
    parser.option("--json", action="store_true", help=words.say("help-json"))


def add_components(parser: Parser, words: Words) -> None:
    parser.option("--components", type=Path, metavar="FILE", help=words.say("help-components"))


def add_table(parser: Parser, words: Words, seats: str, people: bool) -> None:
    """Who sits at a table, and what is dealt there."""
    known = ", ".join(_players(people))
    told = words.say("help-seats", known=known, seats=seats)
    if people:
        told += " " + words.say("help-levels", levels=_levels())
    parser.option("--seats", metavar="A,B,...", help=told)
    add_deal(parser, words)


def add_deal(parser: Parser, words: Words) -> None:
    """Seed, options and components of a table."""
    parser.option("--seed", metavar="N", help=words.say("help-seed"))
    parser.option(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=lambda: words.say("help-option", options=_all_options(words)),
    )
    add_components(parser, words)


def _players(people: bool) -> list[str]:
    """Who may sit at a table: bots by name and, where people may play, ``you``."""
    return ([PERSON] if people else []) + list(bots.BOTS)


def _levels() -> str:
    """What the levels typically reach, game by game."""
    return "; ".join(
        f"{game}: " + ", ".join(f"{name} {points:g}" for name, points in levels.items())
        for game, levels in typical.POINTS.items()
    )


def _games() -> str:
    return ", ".join(REGISTRY)


def _all_options(words: Words) -> str:
    """Game by game, each option with its values and its meaning."""
    return "; ".join(
        f"{kind.name}: " + ", ".join(_option(name, kind, words) for name in kind.options)
        for kind in REGISTRY.values()
        if kind.options
    )


def _option(name: str, kind: GameEntry, words: Words) -> str:
    """An option that has no words is listed by its name and its values alone."""
    written = f"{name}={'|'.join(kind.options[name])}"
    of_game = words_of(words.language, kind.name)
    key = f"option-{name}"
    return f"{written} ({of_game.say(key)})" if of_game.knows(key) else written


# --- Reading them -----------------------------------------------------------------------------


def read_kind(name: str, words: Words) -> GameEntry:
    if name not in REGISTRY:
        raise Refusal(words.say("error-game", game=quoted(name), games=_games()))
    return REGISTRY[name]


def game_and(game: str, number: str) -> tuple[str, str]:
    """A game and the number after it; ``rules 8.3`` is a paragraph of the first game."""
    if not number and any(letter.isdecimal() for letter in game):
        return FIRST, game
    return game, number


def usual_seats(seats: str, kind: GameEntry) -> str:
    """Who sits down when nobody is named: as many of these as the game is for."""
    return ",".join(seats.split(",")[: kind.most_seats])


def read_seats(text: str, kind: GameEntry, words: Words, people: bool) -> list[str]:
    """The players by seat."""
    players = [name.strip() for name in text.split(",")]
    known = _players(people)
    for name in players:
        if name not in known and not bots.is_bot(name):
            shown = ", ".join(known)
            raise Refusal(words.say("error-player", name=quoted(name), known=shown))
    if len(players) > min(kind.most_seats, MOST_SEATS):
        raise Refusal(words.say("error-seats", count=len(players), most=kind.most_seats))
    return players


def check_bots(names: Iterable[str], game: Game, words: Words) -> list[str]:
    """Refuse bots that cannot play this game; return what those that can may misjudge."""
    found = list(dict.fromkeys(name for name in names if name != PERSON))
    try:
        for name in found:
            bots.make(name, game, 0)
    except (OptionError, NetworkError) as error:
        raise Refusal(quoted(str(error), LONGEST_PROBLEM)) from error
    notices = [(name, bots.notice(name, game)) for name in found]
    return [words.say("note-bot", name=name, told=told) for name, told in notices if told]


def timed_bots(names: Iterable[str], words: Words) -> list[str]:
    """What is said of bots whose games cannot be had again."""
    timed = dict.fromkeys(name for name in names if bots.is_timed(name))
    return [words.say("note-timed", name=name) for name in timed]


def read_number(text: str, what: str, low: int, high: int, words: Words) -> int:
    """A whole number between limits; ``what`` is the option it belongs to."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 30 and low <= int(text) <= high:
        return int(text)
    raise Refusal(
        words.say("error-number", what=what, text=quoted(text), low=str(low), high=str(high))
    )


def read_seed(text: str, words: Words) -> int:
    return read_number(text, "--seed", 0, LARGEST_SEED, words)


def read_components(path: Path | None, kind: GameEntry, words: Words) -> str:
    """The changes of a player's own components file; none without a file."""
    if path is None:
        return ""
    if os.path.isdir(path):
        shown = quoted(str(path), LONGEST_PATH)
        raise Refusal(words.say("error-components-folder", path=shown))
    return kind.read_components(path)


def read_options(pairs: Iterable[str], kind: GameEntry, words: Words) -> dict[str, str]:
    """``name=value`` pairs, each an option of the game."""
    chosen = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in kind.options:
            known = ", ".join(kind.options)
            raise Refusal(words.say("error-option", name=quoted(pair), options=known))
        if value not in kind.options[name]:
            values = ", ".join(kind.options[name])
            told = words.say("error-option-value", name=name, value=quoted(value), values=values)
            raise Refusal(told)
        chosen[name] = value
    return chosen


def read_language(argv: list[str]) -> str | None:
    """The language asked for, before anything is parsed: the help is in it too."""
    for place, word in enumerate(argv):
        if word == "--language" and place + 1 < len(argv):
            return argv[place + 1]
        if word.startswith("--language="):
            return word.partition("=")[2]
    return None


def check_language(language: str, words: Words) -> None:
    if language not in languages():
        known = ", ".join(languages())
        raise Refusal(words.say("error-language", language=quoted(language), known=known))
