"""Which bots play at a server, and what people are told of them."""

from typing import Any

from barrowgate.bots import roster, typical
from barrowgate.core.errors import OptionError, quoted

MOST_SIMULATIONS = 10_000  # of one decision: some seconds, and a tree of 40 MB


def levels(*, with_random: bool = False) -> list[dict[str, Any]]:
    """The levels that people choose from, the weakest first; chance alone is no opponent."""
    names = [name for name in roster.BOTS if with_random or name != "random"]
    return [
        {"name": name, "searches": searches(name), "points": typical.points_of(name)}
        for name in names
    ]


def searches(name: str) -> bool:
    """Does this bot take its time?"""
    return _simulations(name) > 0


def must_be_listed(name: str) -> None:
    """Refuse all but the levels: other bots could think as long as they like, for nobody."""
    if name not in roster.BOTS:
        raise OptionError(f"no bot '{quoted(name)}' here; known: {', '.join(roster.BOTS)}")


def check_name(name: str) -> None:
    """Refuse bots that no worker may make, wherever the name comes from.

    None may open a file, or think until the memory is full.
    """
    if "@" in name:
        raise OptionError(
            f"no bot '{quoted(name)}' here: networks of files do not play at a server"
        )
    if roster.is_timed(name):
        raise OptionError(f"no bot '{quoted(name)}' here: name simulations in place of seconds")
    if _simulations(name) > MOST_SIMULATIONS:
        raise OptionError(f"'{quoted(name)}' thinks too long; at most {MOST_SIMULATIONS} here")


def _simulations(name: str) -> int:
    if name in roster.LEVELS:
        return roster.LEVELS[name].simulations
    found = roster.MADE_OF.fullmatch(name)
    return int(found["simulations"] or 0) if found else 0
