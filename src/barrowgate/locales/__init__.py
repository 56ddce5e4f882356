"""Every word a person reads, one folder per language.

The files of a folder (``en/*.ftl``, Project Fluent) belong to all games; a folder in it
(``en/la-granja/*.ftl``) holds the words of one game, those that the terminal alone says in
``terminal.ftl``, which the page leaves out. What a language lacks is said in English.

>>> words("en", "la-granja").say("good-olive")
'olive'
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ENGLISH = "en"
LANGUAGE_VARIABLES = ("BARROWGATE_LANGUAGE", "LANG")
LONGEST_VALUE = 2000  # Fluent says {???} in place of longer ones


class MissingWords(LookupError):
    """A key without words, or words that want a value which was not given."""


class Words:
    """The words of one language, with English as the fallback."""

    strict = False  # tests set it: then a fault in the words is an error, not a gap in the text

    def __init__(self, language: str, bundles: Sequence[FluentBundle]) -> None:
        self.language = language
        self._bundles = bundles

    def say(self, key: str, **values: str | int) -> str:
        """The words of a key; the key itself when there are none."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return self._formatted(bundle, key, pattern, values)
        if self.strict:
            raise MissingWords(key)
        return key

    def forms(self, key: str, values: Mapping[str, str | int]) -> dict[str, str]:
        """The words of a key ('') and its attributes, which are other forms of it, by name."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                entry = bundle.get_message(key)
                if entry.value is not None:
                    patterns = {"": entry.value, **entry.attributes}
                    return {
                        form: self._formatted(bundle, key, pattern, values)
                        for form, pattern in patterns.items()
                    }
        if self.strict:
            raise MissingWords(key)
        return {"": key}

    def every(self, key: str) -> list[str]:
        """The words of a key in each language that has it: this one, then English."""
        found = [bundle for bundle in self._bundles if bundle.has_message(key)]
        return [self._formatted(bundle, key, bundle.get_message(key).value, {}) for bundle in found]

    def _formatted(
        self, bundle: FluentBundle, key: str, pattern: Any, values: Mapping[str, str | int]
    ) -> str:
        marks = {name: f"\ufdd0{name}\ufdd1" for name, value in values.items() if _is_long(value)}
        text, faults = bundle.format_pattern(pattern, {**values, **marks})
        if faults and self.strict:
            raise MissingWords(f"{key}: {faults}")
        said = str(text)
        for name, mark in marks.items():
            said = said.replace(mark, str(values[name]))
        return said

    def knows(self, key: str) -> bool:
        """Whether there are words for a key."""
        return any(bundle.has_message(key) for bundle in self._bundles)


def _is_long(value: str | int) -> bool:
    return isinstance(value, str) and len(value) > LONGEST_VALUE


@cache
def words(language: str = ENGLISH, game: str = "") -> Words:
    """The words of a language: those for all games and, if one is named, of that game."""
    wanted = [language] if language == ENGLISH else [language, ENGLISH]
    return Words(language, [_bundle(name, game) for name in wanted])


@cache
def languages() -> tuple[str, ...]:
    """The languages there are words in."""
    folders = (entry for entry in _root().iterdir() if entry.is_dir())
    return tuple(sorted(folder.name for folder in folders if any(_sources(folder))))


def preferred(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, English when there is no such language."""
    for variable in LANGUAGE_VARIABLES:
        value = environment.get(variable, "").split(".")[0].replace("_", "-")
        for name in (value, value.split("-")[0]):
            if name in languages():
                return name
    return ENGLISH


def sources(language: str, game: str = "") -> Iterator[tuple[str, str]]:
    """Name and text of each file that belongs to all games, or to one."""
    folder = _root() / language / game if game else _root() / language
    for entry in _sources(folder):
        yield entry.name, entry.read_text(encoding="utf-8")


def _root() -> Traversable:
    return files("barrowgate.locales")


def _sources(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    entries = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return sorted(entries, key=lambda entry: entry.name)


def _bundle(language: str, game: str) -> FluentBundle:
    # Isolating marks are for mixed writing directions; a terminal would show them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for part in ("", game) if game else ("",):
        for _, text in sources(language, part):
            bundle.add_resource(FluentResource(text))
    return bundle
