"""Every paragraph of sections 3 to 11 of the rules has a test."""

import pytest

from tests.loyang.paragraphs import PARAGRAPHS

COVERED = PARAGRAPHS.covered()
PLAYED = PARAGRAPHS.played()


@pytest.mark.parametrize("number", PLAYED)
def test_the_paragraph_has_a_test(number: str) -> None:
    assert COVERED.get(number), f"no test is marked @paragraph('{number}')"


def test_every_mark_names_a_paragraph_of_the_rules() -> None:
    assert PARAGRAPHS.strangers() == {}


def test_the_rules_are_read_in_their_order() -> None:
    assert PARAGRAPHS.are_in_order()
    assert PLAYED[0] == "3"
    assert PLAYED[-1] == "11.5"
    assert {"3.4", "6.2.4", "7.10"} <= set(PLAYED)
