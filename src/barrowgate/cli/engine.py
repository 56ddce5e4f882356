"""The engine in words: which one runs, and what that means for speed."""

import os

from barrowgate import __version__, pure
from barrowgate.core import engine
from barrowgate.locales import Words


def version(words: Words) -> str:
    """One line: the version and the engine."""
    return f"barrowgate {__version__}, {in_words(words)}"


def in_words(words: Words) -> str:
    """Which engine runs, and how much slower the plain one is."""
    times = engine.PLAIN_IS_SLOWER
    if engine.running().is_compiled:
        return words.say("engine-compiled", times=times)
    if pure.is_wanted(os.environ):
        return words.say("engine-pure", times=times)
    return words.say("engine-plain", times=times)
