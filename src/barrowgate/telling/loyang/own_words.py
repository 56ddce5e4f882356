"""Names and texts of helpers that the player's own components changed."""

from collections.abc import Mapping
from typing import Any

from barrowgate.loyang import Loyang, loading, notation
from barrowgate.telling.loyang.things import helper

ENGLISH = "en"


def own_words(game: Loyang, language: str) -> dict[str, str]:
    """A player's own words by the key they replace: ``helper-foreman``, ``helper-foreman-text``."""
    words = {}
    shipped = loading.shipped().data["helper"]
    for kind, mine in enumerate(game.box.data["helper"]):
        key = helper(notation.HELPERS[kind])
        name = _own_name(mine.get("name", {}), shipped[kind]["name"], language)
        if name:
            words[key] = name
        if mine.get("text"):
            words[f"{key}-text"] = str(mine["text"])
    return words


def _own_name(mine: Mapping[str, Any], shipped: Mapping[str, Any], language: str) -> str | None:
    """A name in the language, or else in English, where it differs from the shipped one."""
    for each in (language, ENGLISH):
        if mine.get(each) not in (None, shipped.get(each)):
            return str(mine[each])
    return None
