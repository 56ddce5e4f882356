"""Frames declared: the name of each kind, and the names and ranges of its numbers.

A game declares each of its frames once, in its ``frames.py``. From there come the checks of bytes,
what a view says of a question, the page of observations, and the tests.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from barrowgate.core.agenda import Agenda
from barrowgate.core.frame_limits import FrameLimits

NUMBERS = 3  # of a frame
UNUSED = range(1)
Numbers = tuple[int, int, int]


@dataclass(frozen=True)
class Number:
    """A number of a frame: its name, what it may be, and how a view shows it."""

    name: str
    values: range
    told: Callable[[int], Any] = int


def among(name: str, words: Sequence[str], first: int = 0) -> Number:
    """A number that means one of some words, the first of them by the number ``first``."""
    return Number(
        name, range(first, first + len(words)), lambda number: words[number - first] or None
    )


def flag(name: str) -> Number:
    """Yes or no."""
    return Number(name, range(2), bool)


def or_none(number: Number, none: int = 0) -> Number:
    """The same number, or one that means none."""
    values = range(min(none, number.values.start), max(none + 1, number.values.stop))
    return Number(number.name, values, lambda n: None if n == none else number.told(n))


@dataclass(frozen=True)
class Frame:
    """One kind of frame."""

    kind: int
    name: str
    numbers: tuple[Number, ...] = ()
    # What the view tells besides, where one number says what another means.
    more: Callable[[Numbers], dict[str, Any]] = field(default=lambda _: {}, repr=False)

    def allows(self, numbers: Numbers) -> bool:
        """May a frame of this kind hold these numbers?"""
        return all(number in values for number, values in zip(numbers, self.ranges, strict=True))

    @property
    def ranges(self) -> tuple[range, ...]:
        """What each of the three numbers may be."""
        used = tuple(number.values for number in self.numbers)
        return used + (UNUSED,) * (NUMBERS - len(used))

    def told(self, numbers: Numbers) -> dict[str, Any]:
        """The question with its numbers by name, as a view shows it."""
        values = zip(self.numbers, numbers, strict=False)
        told = {one.name: one.told(value) for one, value in values}
        return {"question": self.name, **told, **self.more(numbers)}


class Frames:
    """The frames of one game. Those below ``auto`` ask a seat, the others act by themselves."""

    def __init__(self, auto: int, step: int, frames: Iterable[Frame]) -> None:
        self.auto = auto
        self.step = step  # the table's own frame: what comes when no seat has anything to do
        self.by_kind: Mapping[int, Frame] = {frame.kind: frame for frame in frames}
        self.limits = FrameLimits()
        for frame in self.by_kind.values():
            for place, values in enumerate(frame.ranges):
                if values.step != 1:
                    raise ValueError(f"a number of frame '{frame.name}' leaves numbers out")
                self.limits.add(frame.kind, place, values.start, values.stop - 1)

    @property
    def questions(self) -> list[Frame]:
        """Frames that ask, by their kinds."""
        return [self.by_kind[kind] for kind in sorted(self.by_kind) if kind < self.auto]

    def top(self, agenda: Agenda) -> dict[str, Any]:
        """The top frame as a view shows it."""
        numbers = (agenda.top_first(), agenda.top_second(), agenda.top_third())
        return self.by_kind[agenda.top_kind()].told(numbers)
