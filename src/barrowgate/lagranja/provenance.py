"""Where the values of a box come from, for those who want to know how far to trust them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from barrowgate.lagranja.canonical import WORDS, game_values
from barrowgate.lagranja.loading import Box, shipped
from barrowgate.lagranja.vocabulary import SIDES, SOURCES

YOURS = "yours"
ALL_SOURCES = (*SOURCES, YOURS)


@dataclass(frozen=True)
class Block:
    """A table of the file whose values share a note of their sources."""

    kind: str
    place: str
    table: Mapping[str, Any]
    without: tuple[str, ...] = ()  # keys that name it or hold other blocks

    def values(self) -> dict[str, Any]:
        return {
            key: value
            for key, value in self.table.items()
            if key not in WORDS and key not in self.without
        }

    def source(self, key: str) -> str | None:
        noted = self.table.get("source")
        return noted.get(key) if isinstance(noted, dict) else noted


def summary(box: Box) -> dict[str, dict[str, int]]:
    """How many values of each kind come from where; what a player changed is ``yours``.

    The kinds are the tables of the file, for cards their four sides. One value is one key of a
    block, one side of a card, or one market space.

    >>> from barrowgate.lagranja import loading
    >>> summary(loading.shipped())["siesta"]
    {'rulebook': 0, 'published': 0, 'inferred': 2, 'designed': 0, 'yours': 0}
    """
    counts: dict[str, dict[str, int]] = {}
    for block, key, source in _sources(box):
        kind = key if block.kind == "card" else block.kind
        counts.setdefault(kind, dict.fromkeys(ALL_SOURCES, 0))[source] += 1
    return counts


def card_sources(box: Box, number: int) -> dict[str, str]:
    """The source of each side of a card.

    >>> from barrowgate.lagranja import loading
    >>> card_sources(loading.shipped(), 1)["helper"]
    'published'
    """
    place = f"card {number}"
    found = {key: source for block, key, source in _sources(box) if block.place == place}
    return {side: found[side] for side in SIDES}


def _sources(box: Box) -> Iterator[tuple[Block, str, str]]:
    """Every value of the box by block and key, with its source."""
    usual = {block.place: block for block in _blocks(shipped().data)}
    mine, theirs = _contents(box), _contents(shipped())
    for block in _blocks(box.data):
        for key in block.values():
            if mine[block.place, key] == theirs.get((block.place, key)):
                yield block, key, block.source(key) or usual[block.place].source(key) or YOURS
            else:
                yield block, key, YOURS


def _contents(box: Box) -> dict[tuple[str, str], object]:
    """What stands at each place and key, without what makes no difference."""
    return {
        (block.place, key): value
        for block in _blocks(game_values(box.data))
        for key, value in block.values().items()
    }


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
