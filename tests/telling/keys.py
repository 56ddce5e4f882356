"""Families of keys: made from the names of goods, steps, reasons and so on.

A game's own are in a module beside this one (``keys_lagranja``), as ``FAMILIES`` by name.
"""

from collections.abc import Iterable, Mapping

from barrowgate import cli
from barrowgate.cli.inventory import LETTERS
from barrowgate.cli.session import Ask
from barrowgate.core import table
from barrowgate.games import REGISTRY
from barrowgate.lab import bench
from barrowgate.locales import rendering

Families = Mapping[str, set[str]]


def family(prefix: str, words: Iterable[str]) -> set[str]:
    return {f"{prefix}-{word}" for word in words}


def without_amounts(words: Iterable[str]) -> list[str]:
    return [word.replace("_#", "") for word in words]


def by_number(words: Iterable[str], prefix: str) -> set[str]:
    """``event-tile-bought`` of names.EVENT_TILE_BOUGHT."""
    constants = (name for name in words if name.startswith(prefix))
    return {name.lower().replace("_", "-") for name in constants}


def options(game: str) -> set[str]:
    return family("option", REGISTRY[game].options)


SHARED: Families = {
    "titles": {entry.title for entry in REGISTRY.values()},
    "lists": {rendering.SEPARATOR, rendering.LANGUAGE_FORMS},
    "undo": set(table.WHY),
    "sources": family("source", set(LETTERS)),
    "commands": {
        f"help-{module.__name__.rsplit('.', 1)[1]}{part}"
        for module in cli.COMMANDS
        for part in ("", "-more")
    },
    "settings of the server": family(
        "help-serve",
        {name.replace("_", "-") for name in (*cli.serve.FLAGS, *cli.serve.SHOWN, *cli.serve.MORE)},
    ),
    "figures": family("bench", bench.UNITS),
    "columns of figures": family("bench-column", {"plain", "compiled", "times"}),
    "columns": family("simulate-column", {"seat", "bot", "mean", "least", "most", "place", "nth"}),
    "columns of ladders": family(
        "ladder-column",
        {"bot", "others", "other", "games", "share", "limits", "mean", "theirs", "start"}
        | {"elo", "more", "decisions", "time", "longest", "turn"},
    ),
    "what is asked": family("ask", (level.value for level in Ask)),
    "examples": {"example-action", "example-card", "example-card-named"},
    "goals": {"goal", "goal-solo"},
}
