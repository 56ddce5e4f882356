"""The engine in words: which one runs, and what that means for speed."""

from barrowgate import __version__
from barrowgate.core import engine
from barrowgate.locales import Words


def version(words: Words) -> str:
    """One line: the version and the engine."""
    return f"barrowgate {__version__}, {in_words(words)}"


def in_words(words: Words) -> str:
    """Which engine runs, and how much slower the plain one is."""
    key = "engine-compiled" if engine.running().is_compiled else "engine-plain"
    return words.say(key, times=engine.PLAIN_IS_SLOWER)
