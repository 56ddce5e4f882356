"""Speakers for tests: languages as they are shipped, at a table with two names."""

from functools import cache
from pathlib import Path

from barrowgate.locales import words
from barrowgate.locales.rendering import Speaker

GAME = "la-granja"
FOLDER = Path(__file__).parent
OWN = {"seat-0": "1 Ana", "seat-1": "2 Piotr"}


@cache
def speaker(language: str) -> Speaker:
    return Speaker(words(language, GAME), OWN)
