"""Names and texts that a player's own components changed."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

ENGLISH = "en"  # every component has a name in it


class Block(NamedTuple):
    """A block of a components file that has a name and a text, as it is and as it was shipped."""

    key: str  # of its name; that of its text ends in ``-text``
    mine: Mapping[str, Any]
    shipped: Mapping[str, Any]


def own_words(blocks: Iterable[Block], language: str) -> dict[str, str]:
    """A player's own words by the key they replace: ``card-35``, ``card-35-text``."""
    words = {}
    for key, mine, shipped in blocks:
        name = _own_name(mine.get("name", {}), shipped["name"], language)
        if name:
            words[key] = name
        text = mine.get("text")
        if text and text != shipped.get("text"):
            words[f"{key}-text"] = str(text)
    return words


def _own_name(mine: Mapping[str, Any], shipped: Mapping[str, Any], language: str) -> str | None:
    """A name in the language, or else in English, where it differs from the shipped one."""
    for each in (language, ENGLISH):
        if mine.get(each) not in (None, shipped.get(each)):
            return str(mine[each])
    return None
