"""``barrowgate rules``: paragraphs of the rulebook."""

from pathlib import Path

import pytest

from barrowgate.cli.rules import Rulebook
from tests.cli.terminal import barrowgate

ROOT = Path(__file__).parents[2]
DOCUMENTS = ROOT / "docs" / "rules"
COPIES = ROOT / "src" / "barrowgate" / "cli" / "rulebooks"
RULINGS = ROOT / "docs" / "rulings.md"
DOCUMENT = DOCUMENTS / "la-granja.md"


def test_a_paragraph_comes_with_everything_below_it_and_nothing_behind_it() -> None:
    said = barrowgate("rules", "la-granja", "8.3")
    assert said.status == 0
    assert said.out.startswith("8.3 Deliveries\n")
    assert "8.3.3 Market barrows" in said.out
    assert "8.4" not in said.out
    assert barrowgate("rules", "8.3").out == said.out


def test_the_contents_name_the_sections() -> None:
    lines = barrowgate("rules").out.splitlines()
    assert lines[0] == "1 Introduction"
    assert "  8.3 Deliveries" in lines
    assert lines[-1] == "12 The helpers"


def test_every_helper_has_its_paragraph() -> None:
    book = Rulebook("la-granja")
    for card in range(1, 67):
        assert book.find(f"12.{card}") is not None


def test_the_package_reads_the_one_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for paragraph in Rulebook("la-granja").paragraphs.values():
        assert paragraph.text in text


def test_the_rulebooks_of_the_package_are_copies_of_the_documents() -> None:
    documents = {path.name: path.read_bytes() for path in (*DOCUMENTS.glob("*.md"), RULINGS)}
    copies = {path.name: path.read_bytes() for path in COPIES.glob("*.md")}
    run = "cp docs/rules/*.md docs/rulings.md src/barrowgate/cli/rulebooks/"
    assert copies == documents, f"run: {run}"


@pytest.mark.parametrize("number", ["8.3", "8.3.", " 8.3 "])
def test_a_number_is_found_as_people_write_it(number: str) -> None:
    paragraph = Rulebook("la-granja").find(number)
    assert paragraph is not None
    assert paragraph.title == "Deliveries"
