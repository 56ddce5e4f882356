"""Every paragraph of sections 4 to 11 of the rules has a test."""

from dataclasses import replace

import pytest

from tests.lagranja.paragraphs import PARAGRAPHS, paragraph

COVERED = PARAGRAPHS.covered()
PLAYED = PARAGRAPHS.played()


@pytest.mark.parametrize("number", PLAYED)
def test_the_paragraph_has_a_test(number: str) -> None:
    assert COVERED.get(number), f"no test is marked @paragraph('{number}')"


def test_every_mark_names_a_paragraph_of_the_rules() -> None:
    assert PARAGRAPHS.strangers() == {}


def test_the_rules_are_read_in_their_order() -> None:
    assert PARAGRAPHS.are_in_order()
    assert PLAYED[0] == "4"
    assert PLAYED[-1] == "11.4"
    assert {"5.1.4", "8.3.2", "8.3.3"} <= set(PLAYED)


def test_a_paragraph_without_a_test_is_missed() -> None:
    elsewhere = replace(PARAGRAPHS, tests=PARAGRAPHS.tests / "nowhere")
    assert elsewhere.covered() == {}


def test_a_mark_without_a_number_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one paragraph"):
        paragraph()
