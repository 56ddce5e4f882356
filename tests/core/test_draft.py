"""The tables of a game while they are being filled (core/components/draft.py)."""

import pytest

from barrowgate.core.components.draft import Draft
from barrowgate.lagranja.components import Components


def test_what_was_filled_is_laid_into_the_components() -> None:
    components = Components()
    draft = Draft(components)
    draft.start_silver = 5
    draft.buy[2] = 7
    draft.lay_into(components)
    assert components.start_silver == 5
    assert list(components.buy) == [0, 0, 7, 0]


def test_a_misspelt_table_is_refused_with_the_nearest_name() -> None:
    draft = Draft(Components())
    with pytest.raises(
        AttributeError, match=r"no table 'start_silvr', did you mean 'start_silver'"
    ):
        draft.start_silvr = 5
    with pytest.raises(AttributeError, match="no table 'bui', did you mean 'buy'"):
        draft.bui[2] = 7
    assert draft.start_silver == 0


def test_a_table_like_no_other_is_refused_without_a_guess() -> None:
    with pytest.raises(AttributeError, match=r"no table 'xyzzy'$"):
        Draft(Components()).xyzzy = 1
