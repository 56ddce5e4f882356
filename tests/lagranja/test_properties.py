"""Whole games of La Granja with components of any kind; more is in tests/every_game."""

import json

import pytest

from barrowgate.core.errors import ComponentsError
from barrowgate.lagranja import loading
from tests.lagranja.choosers import CHOOSERS
from tests.lagranja.games import TABLES, Plan
from tests.lagranja.kit import KIT, SEATS


def check_strange_box(seed: int) -> None:
    for seats in SEATS:
        chooser = list(CHOOSERS)[(seed + seats) % len(CHOOSERS)]
        KIT.check_plan(Plan(seats, seed % len(TABLES), chooser, seed, f"strange {seed}"))


@pytest.mark.parametrize("seed", range(16))
def test_every_invariant_holds_with_components_of_any_kind(seed: int) -> None:
    check_strange_box(seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1300))
def test_every_invariant_holds_with_components_of_many_kinds(seed: int) -> None:
    check_strange_box(seed)


def test_a_barrow_builder_cannot_be_marked() -> None:
    """Found by strange boxes: its mark would take the marker that the market needs (G15, G19)."""
    helper = {"effect": "keep_barrow", "silver": 0, "when": "reaction", "once": True}
    with pytest.raises(ComponentsError, match=r"card 9, helper\.once: is true, only false"):
        loading.from_changes(json.dumps({"card": [{"number": 9, "helper": helper}]}))
