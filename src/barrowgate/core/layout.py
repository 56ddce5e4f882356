"""A layout: the named parts of an observation in order, with the kind of their numbers.

An observation is compact: what is one of many choices (a card, a place, a question) is one number.
``spread`` makes the wider row that a network reads, with a column for each choice.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from barrowgate.core import arrays

Kind = Literal["number", "flag", "one of", "bits", "either"]


@dataclass(frozen=True)
class Part:
    """Numbers that belong together: their name, how many there are, and what they mean.

    Kinds, and what ``spread`` makes of one number:

    - ``number``: a quantity, one column as it is;
    - ``flag``: 0 or 1, one column;
    - ``one of``: one of ``choices`` things from 0 on, a column for each, 1 where it is this one;
    - ``bits``: any of ``choices`` things, a column for each bit from the lowest on;
    - ``either``: a quantity or one of ``choices`` things, as another part says: both of the above.
    """

    name: str
    length: int
    meaning: str
    kind: Kind = "number"
    choices: int = 0

    @property
    def columns(self) -> int:
        """How many columns ``spread`` makes of one number."""
        return {"number": 1, "flag": 1, "either": 1 + self.choices}.get(self.kind, self.choices)


def flag(name: str, length: int, meaning: str) -> Part:
    return Part(name, length, meaning, "flag")


def one_of(choices: int, name: str, length: int, meaning: str) -> Part:
    return Part(name, length, meaning, "one of", choices)


def bits(choices: int, name: str, length: int, meaning: str) -> Part:
    return Part(name, length, meaning, "bits", choices)


def either(choices: int, name: str, length: int, meaning: str) -> Part:
    return Part(name, length, meaning, "either", choices)


class Layout:
    """The parts of one game's observation; each begins where the one before it ends.

    ``version`` is raised whenever an observation changes, ``digest`` tells layouts apart: keep both
    beside a network that was trained on them.
    """

    def __init__(self, parts: Iterable[Part], version: int = 1) -> None:
        self.parts = tuple(parts)
        self.version = version
        self._slices: dict[str, slice] = {}
        self._columns: dict[str, slice] = {}
        self.width = 0
        self.spread_width = 0
        for part in self.parts:
            self._add(part)

    def _add(self, part: Part) -> None:
        if part.length < 1:
            raise ValueError(f"part '{part.name}' has {part.length} numbers")
        if part.name in self._slices:
            raise ValueError(f"there are two parts '{part.name}'")
        if (part.kind in ("number", "flag")) != (part.choices == 0):
            raise ValueError(f"part '{part.name}' is a {part.kind} with {part.choices} choices")
        width = part.length * part.columns
        self._slices[part.name] = slice(self.width, self.width + part.length)
        self._columns[part.name] = slice(self.spread_width, self.spread_width + width)
        self.width += part.length
        self.spread_width += width

    @property
    def digest(self) -> str:
        """Of the names, lengths, kinds and choices of all parts in order."""
        facts = [(part.name, part.length, part.kind, part.choices) for part in self.parts]
        return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]

    def part(self, name: str) -> slice:
        """Where a part lies: ``observations[:, layout.part("own.silver")]``."""
        return self._slices[name]

    def columns(self, name: str) -> slice:
        """Where a part lies after ``spread``."""
        return self._columns[name]

    def spread(self, observations: arrays.Array, dtype: str = "float32") -> arrays.Array:
        """Rows that a network can read, ``spread_width`` wide: a column for each choice.

        ``observations`` is one row or many, as NumPy sees them; NumPy is needed here.
        """
        numpy = arrays.need_numpy()
        rows = numpy.asarray(observations)
        if rows.shape[-1:] != (self.width,):
            raise ValueError(f"an observation has {self.width} numbers, not {rows.shape[-1:]}")
        wide = numpy.zeros((*rows.shape[:-1], self.spread_width), dtype)
        for part in self.parts:
            given = rows[..., self.part(part.name)]
            made = _spread(numpy, part, given)
            wide[..., self.columns(part.name)] = made.reshape((*given.shape[:-1], -1))
        return wide


def _spread(numpy: arrays.Array, part: Part, given: arrays.Array) -> arrays.Array:
    """The columns of one part, in a new last dimension."""
    if part.kind in ("number", "flag"):
        return given
    each = numpy.arange(part.choices)
    numbers = given[..., None]
    if part.kind == "bits":
        return (numbers >> each) & 1
    if part.kind == "either":
        return numpy.concatenate([numbers, numbers == each], axis=-1)
    if given.size and not 0 <= given.min() <= given.max() < part.choices:
        wrong = given.min() if given.min() < 0 else given.max()
        raise ValueError(f"part '{part.name}' is one of {part.choices}, not {wrong}")
    return numbers == each


def of_each(owners: Iterable[str], parts: Iterable[Part]) -> list[Part]:
    """The same parts for one owner after the other: ``own.silver``, ``second.silver``."""
    blocks = list(parts)
    return [replace(part, name=f"{owner}.{part.name}") for owner in owners for part in blocks]
