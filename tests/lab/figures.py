"""The figures that are measured of a game: some need the board, or a teller."""

from barrowgate.games import entry
from barrowgate.lab.bench import UNITS


def figures_of(game: str) -> set[str]:
    lacking = set() if entry(game).telling else {"telling", "telling_p99"}
    if not entry(game).is_observed:
        lacking |= {"playout", "copy_into", "copy", "position", "batch"}
    return set(UNITS) - lacking
