"""Where the values of a box come from, for those who want to know how far to trust them."""

from collections.abc import Iterator, Mapping
from typing import Any

from barrowgate.core.components.provenance import Block, Provenance
from barrowgate.loyang.loading import LOADER, Box
from barrowgate.loyang.notation import HELPERS

FIELD_BLOCKS = ("home", "crops", "copies")


def summary(box: Box) -> dict[str, dict[str, int]]:
    """How many values of each table of the file come from where; a player's own are ``yours``.

    >>> from barrowgate.loyang import loading
    >>> summary(loading.shipped())["path"]
    {'rulebook': 1, 'published': 2, 'inferred': 0, 'designed': 0, 'yours': 0}
    """
    return _PROVENANCE.count(box)


def sources_at(box: Box, place: str) -> dict[str, str]:
    """The source of each value at one place: ``shop.leek``, ``stall 3``, ``helper trader``.

    >>> from barrowgate.loyang import loading
    >>> sources_at(loading.shipped(), "stall 8")
    {'offers': 'inferred'}
    """
    return _PROVENANCE.at(box, place)


def _blocks(data: Mapping[str, Any]) -> Iterator[Block]:
    for name, table in data.items():
        if name == "shop":
            for vegetable, values in table.items():
                yield Block(name, f"shop.{vegetable}", values)
        elif name == "field":
            yield Block(name, name, table, without=FIELD_BLOCKS)
            for block in FIELD_BLOCKS:
                yield Block(name, f"field.{block}", table[block])
        elif name in ("stall", "regular", "casual"):
            for entry in table:
                yield Block(name, f"{name} {entry['number']}", entry, without=("number",))
        elif name == "helper":
            for key, entry in zip(HELPERS, table, strict=True):
                yield Block(name, f"helper {key}", entry)
        elif name != "edition":
            yield Block(name, name, table)


_PROVENANCE = Provenance(LOADER, _blocks)
