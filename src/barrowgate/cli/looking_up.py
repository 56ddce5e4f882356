"""Looking up what has a name: a card or another thing, or else what the rules say of it."""

from barrowgate.cli.context import Context
from barrowgate.cli.rules import Rulebook
from barrowgate.cli.terminal_game import TerminalGame
from barrowgate.core.contract import View
from barrowgate.games import entry


def look_up(shown: TerminalGame, game: str, view: View, name: str, context: Context) -> bool:
    """Show it; return whether there was anything of this name."""
    lines = shown.look(name, view, context.width)
    if lines:
        context.print(lines)
        return True
    book = Rulebook(game)
    if not name or not entry(game).rulebook or book.text(name) is None:
        return False
    return book.show(name, context.console, context.words)
