"""Where the values of a box come from, for those who want to know how far to trust them."""

from collections.abc import Iterator, Mapping
from typing import Any

from barrowgate.core.components.provenance import Block, Origin, Provenance
from barrowgate.lagranja.loading import LOADER, Box
from barrowgate.lagranja.vocabulary import SIDES


def summary(box: Box) -> dict[str, dict[str, int]]:
    """How many values of each kind come from where; what a player changed is ``yours``.

    The kinds are the tables of the file, for cards their four sides. One value is one key of a
    block, one side of a card, or one market space.

    >>> from barrowgate.lagranja import loading
    >>> summary(loading.shipped())["siesta"]
    {'rulebook': 0, 'published': 0, 'inferred': 2, 'designed': 0, 'yours': 0}
    """
    return _PROVENANCE.count(box, _kind)


def card_sources(box: Box, number: int) -> dict[str, str]:
    """The source of each side of a card.

    >>> from barrowgate.lagranja import loading
    >>> card_sources(loading.shipped(), 1)["helper"]
    'published'
    """
    found = _PROVENANCE.at(box, f"card {number}")
    return {side: found[side] for side in SIDES}


def _kind(origin: Origin) -> str:
    return origin.key if origin.block.kind == "card" else origin.block.kind


def _blocks(data: Mapping[str, Any]) -> Iterator[Block]:
    for name, table in data.items():
        if name == "price":
            for resource, prices in table.items():
                yield Block(name, f"price.{resource}", prices)
        elif name in ("craft", "card"):
            for entry in table:
                yield Block(name, f"{name} {entry['number']}", entry, without=("number",))
        elif name == "roof":
            yield Block(name, name, table, without=("tiles", "when"))
            yield Block(name, "roof.tiles", table["tiles"])
            yield Block(name, "roof.when", table.get("when", {}))
        elif name == "market":
            yield Block(name, name, table, without=("spaces",))
            for space in table["spaces"]:
                held = {"spaces": space, "source": table.get("source")}
                yield Block(name, f"market space {space['id']}", held)
        elif name != "edition":
            yield Block(name, name, table)


_PROVENANCE = Provenance(LOADER, _blocks)
