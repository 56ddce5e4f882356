"""Looking up what has a name: a card or another thing, or else what the rules say of it."""

from barrowgate.cli.context import Context
from barrowgate.cli.naming import plain
from barrowgate.cli.rules import Rulebook
from barrowgate.cli.terminal_game import TerminalGame
from barrowgate.core.contract import View
from barrowgate.games import entry


def look_up(shown: TerminalGame, game: str, view: View, name: str, context: Context) -> bool:
    """Show it; return whether there was anything of this name."""
    lines = shown.look(name, view, context.width)
    if lines:
        context.print(lines)
    return _look_in_rules(shown, game, name, context, is_told=bool(lines))


def knows(shown: TerminalGame, view: View, name: str, context: Context) -> bool:
    """Is this the name of a card or another thing, and not just a word that the rules use?"""
    return bool(shown.look(name, view, context.width) or shown.paragraph_named(name))


def _look_in_rules(
    shown: TerminalGame, game: str, name: str, context: Context, is_told: bool
) -> bool:
    """The paragraph of a noun of legends and menus; for all that was not told, what uses it.

    A number alone is that of a card, or of nothing.
    """
    if not name or plain(name).isdecimal() or not entry(game).rulebook:
        return is_told
    book, number = Rulebook(game), shown.paragraph_named(name)
    if number:
        return book.show(number, context.console, context.words)
    if is_told or book.text(name) is None:
        return is_told
    return book.show(name, context.console, context.words)
