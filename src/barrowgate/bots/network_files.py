"""Networks of the package and of files, each read once per process."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from barrowgate.bots.net import network_file
from barrowgate.bots.net.header import Header, NetworkError, fits
from barrowgate.bots.net.network import Network
from barrowgate.core.contract import Game

SHIPPED = files("barrowgate.bots") / "networks"
ALONE = "alone"  # the grade of a network that learnt the solitaire game and nothing else


def network_for(game: Game, grade: str = "", path: str = "") -> Network:
    """The network that a bot of this game looks with: one of the package, or that of a file.

    ``grade`` names a weaker one of the package; without one, a table for one gets the network
    that learnt it alone, if there is one. What the game cannot be seen with is a NetworkError.
    """
    header, network = _read(_source(game, grade, path))
    fits(header, _observed(game))
    return network


def notice(game: Game, grade: str = "", path: str = "") -> str:
    """What such a network may misjudge in this game, '' for nothing."""
    header, _ = _read(_source(game, grade, path))
    return fits(header, _observed(game))


def _source(game: Game, grade: str, path: str) -> str:
    if path:
        return path
    alone = SHIPPED / f"{game.name}-{ALONE}.network"
    if not grade and game.seats == 1 and alone.is_file():
        return str(alone)
    name = f"{game.name}-{grade}" if grade else game.name
    found = SHIPPED / f"{name}.network"
    if not found.is_file():
        raise NetworkError(f"there is no network '{name}': {game.name} has no such bot yet")
    return str(found)


def _observed(game: Game) -> Any:
    if not hasattr(game, "layout"):
        raise NetworkError(f"{game.name} has no observations, which a network needs")
    return game


@cache
def _read(source: str) -> tuple[Header, Network]:
    """Those of the package are proved by a test: it takes most of the time of reading."""
    path = Path(source)
    file = network_file.read(path, is_proved=path.parent == Path(str(SHIPPED)))
    return file.header, Network(file)
