"""Every paragraph of sections 4 to 11 of the rules has a test."""

import pytest

from tests.lagranja import paragraphs
from tests.lagranja.paragraphs import covered, numbered, paragraph, played

COVERED = covered()


@pytest.mark.parametrize("number", played())
def test_the_paragraph_has_a_test(number: str) -> None:
    assert COVERED.get(number), f"no test is marked @paragraph('{number}')"


def test_every_mark_names_a_paragraph_of_the_rules() -> None:
    strangers = {
        number: tests for number, tests in COVERED.items() if number not in set(numbered())
    }
    assert strangers == {}


def test_the_rules_are_read_in_their_order() -> None:
    found = numbered()
    assert len(found) == len(set(found))
    assert found == sorted(found, key=lambda number: [int(part) for part in number.split(".")])
    assert played()[0] == "4"
    assert played()[-1] == "11.4"
    assert {"5.1.4", "8.3.2", "8.3.3"} <= set(played())


def test_a_paragraph_without_a_test_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paragraphs, "HERE", paragraphs.HERE / "nowhere")
    assert covered() == {}


def test_a_mark_without_a_number_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one paragraph"):
        paragraph()
