"""The figures that are measured of a game: those of telling where it has a teller."""

from barrowgate.lab.bench import UNITS
from barrowgate.telling.tellers import TELLERS


def figures_of(game: str) -> set[str]:
    return {figure for figure in UNITS if game in TELLERS or not figure.startswith("telling")}
