"""Messages with the text that every renderer must give (cases.json), in English and in Polish.

The renderer of a page runs the same file.
"""

import json
from typing import Any

import pytest

from barrowgate.telling.message import from_json
from tests.telling.languages import FOLDER, GAME, OWN, speaker

FILE = json.loads((FOLDER / "cases.json").read_text(encoding="utf-8"))
CASES: list[dict[str, Any]] = FILE["cases"]


def keys(language: str, *prefixes: str) -> set[str]:
    """The keys of the cases of a language that begin so."""
    found = {case["message"]["key"] for case in CASES if case["language"] == language}
    return {key for key in found if key.startswith(prefixes)}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['language']} {case['text']}")
def test_a_message_is_rendered(case: dict[str, Any]) -> None:
    assert speaker(case["language"]).say(from_json(case["message"])) == case["text"]


def test_the_file_says_whose_words_are_used() -> None:
    assert FILE["game"] == GAME
    assert FILE["own"] == OWN


@pytest.mark.parametrize("language", ["en", "pl"])
def test_ten_events_and_ten_labels_are_told_in_each_language(language: str) -> None:
    assert len(keys(language, "event-")) >= 10
    assert len(keys(language, "action-", "group-")) >= 10


def test_every_case_is_told_in_both_languages() -> None:
    english, other = (
        [case["message"] for case in CASES if case["language"] == language]
        for language in ("en", "pl")
    )
    assert english == other


def test_polish_has_the_cases_that_a_sentence_asks_for() -> None:
    """Mianownik, biernik and dopełniacz, and the three forms after a number."""
    forms = speaker("pl").forms("good-olive")
    assert forms[""] == "oliwka"
    assert forms["accusative"] == "oliwkę"
    assert forms["genitive"] == "oliwki"
    assert (forms["few"], forms["many"]) == ("oliwki", "oliwek")
