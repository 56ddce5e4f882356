"""Where the values of a box come from, for anyone who wants to know how far to trust them."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from barrowgate.core.components.blocks import SOURCES
from barrowgate.core.components.box import Box, Data, Loader, Tables
from barrowgate.core.components.digest import WORDS

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


@dataclass(frozen=True)
class Origin:
    """One value, and where it comes from; what a player changed is ``yours``."""

    block: Block
    key: str
    source: str


@dataclass(frozen=True)
class Provenance(Generic[Tables]):
    """Reads the sources of one game's boxes."""

    loader: Loader[Tables]
    blocks: Callable[[Data], Iterable[Block]]

    def origins(self, box: Box[Tables]) -> Iterator[Origin]:
        """Every value of the box by block and key, with its source."""
        shipped = self.loader.shipped()
        usual = {block.place: block for block in self.blocks(shipped.data)}
        mine, theirs = self._contents(box), self._contents(shipped)
        for block in self.blocks(box.data):
            for key in block.values():
                if mine[block.place, key] == theirs.get((block.place, key)):
                    known = block.source(key) or usual[block.place].source(key)
                    yield Origin(block, key, known or YOURS)
                else:
                    yield Origin(block, key, YOURS)

    def at(self, box: Box[Tables], place: str) -> dict[str, str]:
        """The source of each value at one place."""
        return {
            origin.key: origin.source for origin in self.origins(box) if origin.block.place == place
        }

    def count(
        self, box: Box[Tables], kind: Callable[[Origin], str] = lambda origin: origin.block.kind
    ) -> dict[str, dict[str, int]]:
        """How many values of each kind come from where."""
        counts: dict[str, dict[str, int]] = {}
        for origin in self.origins(box):
            sources = counts.setdefault(kind(origin), dict.fromkeys(ALL_SOURCES, 0))
            sources[origin.source] += 1
        return counts

    def _contents(self, box: Box[Tables]) -> dict[tuple[str, str], object]:
        """What stands at each place and key, without what makes no difference."""
        return {
            (block.place, key): value
            for block in self.blocks(self.loader.values_that_matter(box.data))
            for key, value in block.values().items()
        }
