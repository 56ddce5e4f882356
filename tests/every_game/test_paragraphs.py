"""Every paragraph of the rules that says how a game is played has a test."""

from dataclasses import replace

import pytest

from tests.kit import Kit
from tests.kits import KITS, every, every_kit
from tests.paragraphs import paragraph

COVERED = {kit.name: kit.paragraphs.covered() for kit in KITS.values()}


@every("number", lambda kit: kit.paragraphs.played())
def test_the_paragraph_has_a_test(kit: Kit, number: str) -> None:
    assert COVERED[kit.name].get(number), f"no test is marked @paragraph('{number}')"


@every_kit
def test_every_mark_names_a_paragraph_of_the_rules(kit: Kit) -> None:
    assert kit.paragraphs.strangers() == {}


@every_kit
def test_the_rules_are_read_in_their_order(kit: Kit) -> None:
    assert kit.paragraphs.are_in_order()
    played = kit.paragraphs.played()
    assert (played[0], played[-1]) == (kit.some_paragraphs[0], kit.some_paragraphs[-1])
    assert set(kit.some_paragraphs) <= set(played)


@every_kit
def test_a_paragraph_without_a_test_is_missed(kit: Kit) -> None:
    elsewhere = replace(kit.paragraphs, tests=kit.paragraphs.tests / "nowhere")
    assert elsewhere.covered() == {}


def test_a_mark_without_a_number_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one paragraph"):
        paragraph()
