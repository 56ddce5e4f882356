"""The figures that are measured of a game: some need the board, a teller, or a network."""

from barrowgate.bots.network_files import SHIPPED
from barrowgate.games import entry
from barrowgate.lab.bench import UNITS

OF_BOTS = {"look", "simulations"}


def figures_of(game: str) -> set[str]:
    lacking = set() if entry(game).telling else {"telling", "telling_p99"}
    if not entry(game).is_observed:
        lacking |= {"playout", "copy_into", "copy", "position", "batch"}
    return set(UNITS) - lacking - (set() if has_network(game) else OF_BOTS)


def has_network(game: str) -> bool:
    return (SHIPPED / f"{game}.network").is_file()
