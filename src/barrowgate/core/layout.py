"""A layout: the named parts of an observation, in order."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """Numbers that belong together: their name, how many there are, and what they mean."""

    name: str
    length: int
    meaning: str


class Layout:
    """The parts of one game's observation; each begins where the one before it ends."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self.parts = tuple(parts)
        self._slices: dict[str, slice] = {}
        self.width = 0
        for part in self.parts:
            if part.length < 1:
                raise ValueError(f"part '{part.name}' has {part.length} numbers")
            if part.name in self._slices:
                raise ValueError(f"there are two parts '{part.name}'")
            self._slices[part.name] = slice(self.width, self.width + part.length)
            self.width += part.length

    def part(self, name: str) -> slice:
        """Where a part lies: ``observations[:, layout.part("own.hand")]``."""
        return self._slices[name]


def of_each(owners: Iterable[str], parts: Iterable[Part]) -> list[Part]:
    """The same parts for one owner after the other: ``own.silver``, ``next.silver``."""
    blocks = list(parts)
    return [
        Part(f"{owner}.{part.name}", part.length, part.meaning)
        for owner in owners
        for part in blocks
    ]
