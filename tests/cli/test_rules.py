"""``barrowgate rules``: paragraphs of the rulebook."""

import re
from pathlib import Path

import pytest

from barrowgate.cli.rules import MOST_FOUND, Rulebook, rulings
from tests.cli.terminal import barrowgate

SCREEN = 24
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


def test_a_ruling_is_opened_by_its_id() -> None:
    said = barrowgate("rules", "G37")
    assert said.out.startswith("G37 Too few cards in round 1\n\nA player whose hand runs empty")
    assert barrowgate("rules", "la-granja", "g37").out == said.out
    assert barrowgate("rules", "loyang", "A46").out.startswith("A46 ")


def test_every_ruling_of_the_page_can_be_opened() -> None:
    ids = re.findall(r"^\| ([GA][0-9]+) ", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(ids) > 80
    assert list(rulings()) == ids


@pytest.mark.parametrize(
    ("words", "begins"),
    [
        ("siesta track", "8.2 The siesta track"),
        ("roof tile", "6.4 Roof tiles"),
        ("deliveries", "8.3 Deliveries"),
        ("pool", "Pool: a player's markers that are not in use. (2.8)"),
        ("Harvest goods", "Harvest goods: olives, grain, grapes."),
        ("offspring", "Offspring. A player with at least two pigs gets one pig."),
    ],
)
def test_a_paragraph_is_found_by_words_and_a_term_with_its_line(words: str, begins: str) -> None:
    said = barrowgate("rules", "la-granja", *words.split())
    assert said.out.startswith(begins)


def test_other_words_open_what_says_most_and_name_the_paragraphs_that_use_them() -> None:
    assert Rulebook("la-granja").titled("den") is None  # not the Gardener
    said = barrowgate("rules", "la-granja", "den")
    first, others = said.out.replace("•", "*").split("\n * ", 1)
    assert first.startswith("2.4 The farm boards\n\ndens for the three harvest goods")
    assert "* 5.1.2 Buying and selling\n" in others
    assert "6.2 Income" not in said.out  # it has none of these words
    assert len(others.splitlines()) < MOST_FOUND


@pytest.mark.parametrize(
    ("game", "things"),
    [
        (
            "la-granja",
            (
                *("market space", "stall", "den", "hat", "die", "deck", "hand", "grey area"),
                "extension",
            ),
        ),
        (
            "loyang",
            (
                *("storehouse", "home field", "cart", "grid", "big token", "small token"),
                *("private pile", "supply", "starter", "marker"),
            ),
        ),
    ],
)
def test_a_thing_is_told_by_what_speaks_of_it_on_one_screen(
    game: str, things: tuple[str, ...]
) -> None:
    for thing in things:
        said = barrowgate("rules", game, *thing.split()).out.splitlines()
        excerpt = " ".join(line for line in said[1:] if not line.startswith((" •", " *")))
        assert thing in excerpt.lower(), thing
        assert len(said) < SCREEN, thing


def test_what_stands_in_bold_is_opened_first() -> None:
    assert barrowgate("rules", "loyang", "private pile").out.startswith("3.2 Each player\n")


@pytest.mark.parametrize("name", ["the", "s", "The the", "ss s"])
def test_a_name_without_words_is_refused(name: str) -> None:
    said = barrowgate("rules", "la-granja", *name.split())
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith("barrowgate: no paragraph ")
    assert Rulebook("la-granja").titled(name) is None


@pytest.mark.parametrize("number", ["8.3", "8.3.", " 8.3 "])
def test_a_number_is_found_as_people_write_it(number: str) -> None:
    paragraph = Rulebook("la-granja").find(number)
    assert paragraph is not None
    assert paragraph.title == "Deliveries"
