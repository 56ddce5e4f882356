"""The figures that are measured of a game: those of telling where it has a teller."""

from barrowgate.games import entry
from barrowgate.lab.bench import UNITS


def figures_of(game: str) -> set[str]:
    is_told = entry(game).telling != ""
    return {figure for figure in UNITS if is_told or not figure.startswith("telling")}
