"""The values of a box that the rules read."""

from collections.abc import Mapping
from typing import Any

from barrowgate.core.components.digest import without_words
from barrowgate.loyang.schema import ROUNDS


def values_that_matter(data: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of what the rules read, with lists sorted whose order means nothing to them."""
    values: dict[str, Any] = without_words(data)
    values["solo"]["tenant_crops"].sort()
    values["field"]["home"]["crops"].sort()
    for crops in values["field"]["crops"].values():
        crops.sort()
    for number in range(1, ROUNDS + 1):
        values["helper_values"]["trader_payment"].setdefault(str(number), 0)
    for customer in (*values["regular"], *values["casual"]):
        customer["wants"].sort()
    for regular in values["regular"]:
        regular.setdefault("starter", False)
    return values
