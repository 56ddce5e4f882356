"""The teller of a game: the registry names it, and it is imported when it is wanted."""

from barrowgate.core.contract import Game
from barrowgate.games import entry
from barrowgate.telling.teller import Teller


def teller_of(game: Game) -> Teller:
    """Tells this game at this table; OptionError where the game has no teller."""
    teller: Teller = entry(game.name).part("telling")(game)
    return teller
