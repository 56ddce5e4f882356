"""Patches: whoever has the old document and the patch has the new one."""

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from barrowgate.server.tables.patches import OpenPatch, OwnParts, apart, compare, patched

PLAIN = st.one_of(st.none(), st.booleans(), st.integers(-3, 3), st.text("ab", max_size=2))
DOCUMENTS = st.recursive(
    PLAIN,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text("abc", max_size=1), inner, max_size=4)
    ),
    max_leaves=25,
)


@given(DOCUMENTS, DOCUMENTS)
def test_a_patch_makes_the_new_of_the_old(old: Any, new: Any) -> None:
    patch = compare(old, new)
    assert patched(copy.deepcopy(old), copy.deepcopy(patch)) == new


@given(DOCUMENTS)
def test_nothing_is_told_where_nothing_changed(document: Any) -> None:
    assert compare(document, copy.deepcopy(document)) == []


def test_only_what_changed_is_told() -> None:
    old = {"round": 1, "farms": [{"silver": 1, "stock": {"olive": 1}}, {"silver": 5}]}
    new = {"round": 1, "farms": [{"silver": 2, "stock": {"olive": 1}}, {"silver": 5}]}
    assert compare(old, new) == [(("farms", 0, "silver"), 2)]


def test_a_list_of_numbers_is_told_whole() -> None:
    assert compare({"dice": [1, 2]}, {"dice": [1, 3]}) == [(("dice",), [1, 3])]


# --- Readers who know more than everybody ---------------------------------------------------------


@st.composite
def knowing_more(draw: st.DrawFn, document: Any) -> Any:
    """The document with some part of its own; it shares the others."""
    if isinstance(document, dict | list) and document and draw(st.booleans()):
        places = [*document] if isinstance(document, dict) else range(len(document))
        place = draw(st.sampled_from(places))
        own = copy.copy(document)
        own[place] = draw(knowing_more(document[place]))
        return own
    return draw(st.one_of(st.just(document), DOCUMENTS))


@given(st.data(), DOCUMENTS, DOCUMENTS)
def test_whoever_knows_more_than_everybody_is_told_all_of_it(
    data: st.DataObject, old: Any, new: Any
) -> None:
    new = data.draw(st.one_of(st.just(new), knowing_more(old)))
    own_old, own_new = data.draw(knowing_more(old)), data.draw(knowing_more(new))
    change = OpenPatch(compare(old, new), new)
    before = OwnParts(apart(own_old, old))
    after = OwnParts(apart(own_new, new), before)
    besides = change.besides(before, after)
    told = change.in_place(before, after) if besides is None else change.patch + besides
    assert patched(copy.deepcopy(own_old), copy.deepcopy(told)) == own_new


def test_what_is_a_reader_s_own_is_told_besides_what_is_open() -> None:
    old, new = {"round": 1, "farms": [{"hand": None}]}, {"round": 2, "farms": [{"hand": None}]}
    before, after = OwnParts({("farms", 0, "hand"): [3]}), OwnParts({("farms", 0, "hand"): [3, 4]})
    change = OpenPatch(compare(old, new), new)
    assert change.patch == [(("round",), 2)]
    assert change.besides(before, before) == []
    assert change.besides(before, after) == [(("farms", 0, "hand"), [3, 4])]
