"""Players that are programs: they see what their seat may see, and choose an action."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from barrowgate.bots.bot import Bot
from barrowgate.bots.random import RandomBot
from barrowgate.core.errors import OptionError

BOTS: Mapping[str, Callable[[int], Bot]] = MappingProxyType({"random": RandomBot})
"""Every bot by its name: called with a seed it makes a player."""


def make(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes the same choices."""
    if name not in BOTS:
        raise OptionError(f"no bot '{name}'; known: {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "RandomBot", "make"]
