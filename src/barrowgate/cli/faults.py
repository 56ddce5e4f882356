"""Errors in words: keys of reasons become sentences, files and lines are named."""

import re

from barrowgate.cli.saves import SaveError
from barrowgate.core.errors import BarrowgateError, RecordError
from barrowgate.games import REGISTRY
from barrowgate.locales import Words, words

REASON = re.compile(r"reason-[a-z-]+[a-z]")


def in_words(error: BarrowgateError, speech: Words) -> str:
    """What went wrong, for the person who can mend it."""
    if isinstance(error, SaveError):
        return speech.say(error.key, path=str(error.path), reason=error.reason)
    if isinstance(error, RecordError):
        return reasons_in_words(str(error), speech)
    return str(error)


def reasons_in_words(text: str, speech: Words) -> str:
    """A text in which a game's reason stands as its key, with the words in its place."""
    return REASON.sub(lambda found: _reason(found[0], speech), text)


def _reason(key: str, speech: Words) -> str:
    for game in REGISTRY:
        of_game = words(speech.language, game)
        if of_game.knows(key):
            return of_game.say(key)
    return key
