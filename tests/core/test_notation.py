"""Every action has one written form; typing slips are understood or answered with the nearest."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barrowgate.core.errors import NotationError, quoted
from barrowgate.core.notation import Catalogue, Verb, joined

CATALOGUE = Catalogue(["done", "take olive", "take grain", None, "play 35 helper"])


def test_the_length_counts_numbers_without_a_form_too() -> None:
    assert len(CATALOGUE) == 5


@pytest.mark.parametrize("action", [0, 1, 2, 4])
def test_what_is_written_is_read_back(action: int) -> None:
    assert CATALOGUE.read(CATALOGUE.write(action)) == action


@pytest.mark.parametrize(
    "text", ["play 35 helper", "  play 35 helper ", "play   35\thelper", "PLAY 35 Helper\n"]
)
def test_blanks_and_capitals_do_not_matter(text: str) -> None:
    assert CATALOGUE.read(text) == 4


@pytest.mark.parametrize("action", [-1, 3, 5])
def test_a_number_without_a_form_cannot_be_written(action: int) -> None:
    with pytest.raises(NotationError, match=f"'{action}' is not an action"):
        CATALOGUE.write(action)


@pytest.mark.parametrize(
    ("action", "label"), [(1, "take olive"), (3, "action 3"), (-1, "action -1")]
)
def test_a_label_exists_for_every_number(action: int, label: str) -> None:
    assert CATALOGUE.label(action) == label


def test_a_slip_is_answered_with_the_nearest_forms() -> None:
    with pytest.raises(NotationError) as caught:
        CATALOGUE.read("take  Olives")
    assert caught.value.text == "take olives"
    assert caught.value.suggestions[0] == "take olive"
    assert "did you mean 'take olive'" in str(caught.value)


def test_suggestions_come_from_the_given_actions_alone() -> None:
    with pytest.raises(NotationError) as caught:
        CATALOGUE.read("take olive grain", among=[0, 2, 3])
    assert caught.value.suggestions == ("take grain",)


def test_at_most_three_forms_are_suggested() -> None:
    many = Catalogue([f"place {space}" for space in range(1, 25)])
    with pytest.raises(NotationError) as caught:
        many.read("place 33")
    assert len(caught.value.suggestions) == 3


def test_an_action_that_is_not_among_the_candidates_is_still_read() -> None:
    assert CATALOGUE.read("done", among=[1]) == 0


def test_nothing_is_suggested_for_what_resembles_nothing() -> None:
    with pytest.raises(NotationError) as caught:
        CATALOGUE.read("xyzzy")
    assert caught.value.suggestions == ()


def test_a_very_long_text_is_compared_with_nothing_and_quoted_shortly() -> None:
    with pytest.raises(NotationError) as caught:
        CATALOGUE.read("take olive " * 100_000)
    assert caught.value.suggestions == ()
    assert len(str(caught.value)) < 100


def test_a_message_quotes_nothing_that_a_terminal_obeys() -> None:
    assert quoted("a\x1b[31mb\x00") == "a?[31mb?"


@given(st.text())
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    with contextlib.suppress(NotationError):
        assert CATALOGUE.write(CATALOGUE.read(text)) == " ".join(text.lower().split())


def test_two_actions_cannot_share_a_form() -> None:
    with pytest.raises(ValueError, match="'done' is written for 0 and 2"):
        Catalogue(["done", None, "done"])


@pytest.mark.parametrize("form", ["", "Done", "two  blanks", " done", "done ", "a#b", "3 apples"])
def test_a_form_is_lower_case_with_single_blanks(form: str) -> None:
    with pytest.raises(ValueError, match="is not lower case with single blanks"):
        Catalogue([form])


def test_verbs_are_joined_in_their_order() -> None:
    verbs = [Verb(0, ["done"]), Verb(1, ["take olive", None])]
    assert joined(verbs, 3) == ["done", "take olive", None]


@pytest.mark.parametrize(
    ("verbs", "end", "wrong"),
    [
        ([Verb(0, ["done"]), Verb(2, ["pass"])], 3, "'pass' is action 1, not 2"),
        ([Verb(0, ["done"])], 2, "'end' is action 1, not 2"),
    ],
)
def test_a_verb_begins_where_its_number_says(verbs: list[Verb], end: int, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        joined(verbs, end)
