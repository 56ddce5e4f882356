"""Patches: whoever has the old document and the patch has the new one."""

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from barrowgate.server.tables.patches import Comparison, patched

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
    patch = Comparison().patch(old, new)
    assert patched(copy.deepcopy(old), copy.deepcopy(patch)) == new


@given(DOCUMENTS)
def test_nothing_is_told_where_nothing_changed(document: Any) -> None:
    assert Comparison().patch(document, copy.deepcopy(document)) == []


def test_only_what_changed_is_told() -> None:
    old = {"round": 1, "farms": [{"silver": 1, "stock": {"olive": 1}}, {"silver": 5}]}
    new = {"round": 1, "farms": [{"silver": 2, "stock": {"olive": 1}}, {"silver": 5}]}
    assert Comparison().patch(old, new) == [(("farms", 0, "silver"), 2)]


def test_a_list_of_numbers_is_told_whole() -> None:
    assert Comparison().patch({"dice": [1, 2]}, {"dice": [1, 3]}) == [(("dice",), [1, 3])]
