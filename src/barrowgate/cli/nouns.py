"""Nouns of legends and menus: each language lists the words that people type for them."""

from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text

from barrowgate.cli.naming import plain, singular
from barrowgate.cli.text_layout import wrapped
from barrowgate.cli.wording import Wording
from barrowgate.core.contract import View
from barrowgate.telling import Teller


class Noun(NamedTuple):
    """What tells of it: a thing that the teller explains, or else a paragraph of the rules."""

    thing: str = ""
    paragraph: str = ""
    numbered: str = ""  # things with a number behind the noun have ids that begin so


Nouns = Mapping[str, Noun]
"""By the key of their words, which lie in the locales with commas between them."""


def find(wording: Wording, nouns: Nouns, name: str) -> Noun | None:
    """The noun of a name: ``grey marker``, ``grey markers``, ``market space 3``."""
    words, number = _number_behind(plain(name))
    wanted = singular(words)
    for key, noun in nouns.items():
        if wanted in map(singular, map(plain, wording.say(key).split(","))):
            if not number:
                return noun
            if noun.numbered:
                return Noun(f"{noun.numbered}-{number}")
    return None


def told(
    wording: Wording, teller: Teller, nouns: Nouns, name: str, view: View, width: int
) -> list[Text]:
    """What the table can say of it; nothing where that is left to the rules."""
    noun = find(wording, nouns, name)
    explained = teller.explained(view, noun.thing) if noun and noun.thing else None
    if explained is None:
        return []
    said = wording.say(
        "look-noun",
        name=wording.tell(explained.name),
        told=" ".join(map(wording.tell, explained.told)),
        paragraph=explained.paragraph,
    )
    return wrapped(Text(said), width)


def _number_behind(name: str) -> tuple[str, str]:
    words, _, number = name.rpartition(" ")
    return (words, number) if words and number.isdecimal() else (name, "")
