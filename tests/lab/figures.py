"""The figures that are measured of a game: those of telling where it has a teller."""

from barrowgate.games import entry
from barrowgate.lab.bench import UNITS


def figures_of(game: str) -> set[str]:
    has_teller = bool(entry(game).telling)
    return {figure for figure in UNITS if has_teller or not figure.startswith("telling")}
