"""Errors in words: keys of reasons become sentences, files and lines are named."""

import re
from pathlib import Path

from barrowgate.cli.saves import SaveError, shown
from barrowgate.cli.shell import word
from barrowgate.core.errors import BarrowgateError, RecordError
from barrowgate.games import REGISTRY
from barrowgate.locales import Words, words

REASON = re.compile(r"reason-[a-z-]+[a-z]")


def in_words(error: BarrowgateError, speech: Words) -> str:
    """What went wrong, for the person who can mend it."""
    if isinstance(error, SaveError):
        path, again = shown(error.path), word(error.path)
        return speech.say(error.key, path=path, word=again, reason=error.reason)
    if isinstance(error, RecordError):
        return reasons_in_words(str(error), speech)
    return str(error)


def out_of_order(error: OSError, speech: Words) -> str:
    """What the system refused: a file, or, where it names none, to write the output."""
    reason = error.strerror or str(error)
    if error.filename is None:
        return speech.say("error-output", reason=reason)
    return speech.say("error-file", path=shown(Path(error.filename)), reason=reason)


def reasons_in_words(text: str, speech: Words) -> str:
    """A text in which a game's reason stands as its key, with the words in its place."""
    return REASON.sub(lambda found: _reason(found[0], speech), text)


def _reason(key: str, speech: Words) -> str:
    for game in REGISTRY:
        of_game = words(speech.language, game)
        if of_game.knows(key):
            return of_game.say(key)
    return key
