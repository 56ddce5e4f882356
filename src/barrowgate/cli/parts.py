"""What the terminal has of a game: the registry names it, and it is imported when it is needed."""

from collections.abc import Sequence

from barrowgate.cli.console import Symbols
from barrowgate.cli.inventory import Inventory
from barrowgate.cli.terminal_game import TerminalGame
from barrowgate.core.contract import Game
from barrowgate.games import entry
from barrowgate.locales import Words


def terminal_of(game: Game, players: Sequence[str], words: Words, symbols: Symbols) -> TerminalGame:
    """The game as the terminal shows it; OptionError where it cannot."""
    terminal: TerminalGame = entry(game.name).part("terminal")(game, players, words, symbols)
    return terminal


def inventory_of(game: Game, words: Words, symbols: Symbols) -> Inventory:
    """The list of its components; OptionError where there is none."""
    inventory: Inventory = entry(game.name).part("components")(game, words, symbols)
    return inventory
