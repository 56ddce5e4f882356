"""What holds for the observations of every game, and how tests read them."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

import pytest

from barrowgate.core.contract import ObservedPosition, View
from barrowgate.core.frames import Frames
from barrowgate.core.layout import Layout
from barrowgate.core.observation_buffer import ObservationBuffer

P = TypeVar("P", bound=ObservedPosition)
Numbers = list[int]
Expected = Callable[[P, int], dict[str, Numbers]]
"""What the parts must say to a seat, without those of absent seats."""
Deal = Callable[[P, int], P]
"""Another deal of what a seat cannot know."""
Observe = Callable[[P, int, ObservationBuffer], None]
"""How a game writes on a buffer."""

SEATS = ("own", "second", "third", "fourth")


def signed(observation: bytes) -> Numbers:
    """The bytes of an observation as the numbers they are."""
    return list(memoryview(observation).cast("h"))


def parts(layout: Layout, observation: bytes) -> dict[str, Numbers]:
    """Every part by its name."""
    numbers = signed(observation)
    return {part.name: numbers[layout.part(part.name)] for part in layout.parts}


def marked(length: int, places: Iterable[int]) -> Numbers:
    """Zeros with a 1 at these places."""
    numbers = [0] * length
    for place in places:
        numbers[place] = 1
    return numbers


def asked(frames: Frames, question: View | None, about: int = 0) -> Numbers:
    """The three numbers of a question, read back from what the view says.

    What a helper is asked about is told by its effect, so that number is given.
    """
    if question is None:
        return [0, 0, 0]
    [frame] = [one for one in frames.questions if one.name == question["question"]]
    numbers = [
        about
        if number.name == "about"
        else next(n for n in number.values if number.told(n) == question[number.name])
        for number in frame.numbers
    ]
    return numbers + [0] * (3 - len(numbers))


def most_choices(frames: Frames) -> int:
    """More than any number of a question that means a choice; quantities go up to hundreds."""
    numbers = [number for frame in frames.questions for number in frame.numbers]
    return max(number.values.stop for number in numbers if number.values.stop < 1000)


def told(number: int | None) -> int:
    """A number that the view may hide."""
    return -1 if number is None else number


def every(positions: Iterator[P], actions: int) -> Iterator[P]:
    """The positions after this many actions each, and the last one."""
    return (p for p in positions if p.n_actions % actions == 0 or p.is_over)


def check_parts(layout: Layout, position: P, seats: int, expected: Expected[P]) -> None:
    """Each part says to each seat what it must, and those of absent seats say nothing."""
    for seat in range(seats):
        found = parts(layout, position.observation(seat))
        wanted = expected(position, seat)
        absent = {name for name in found if name.partition(".")[0] in SEATS[seats:]}
        assert set(found) == set(wanted) | absent
        for name, numbers in wanted.items():
            assert found[name] == numbers, (name, seat, position.n_actions)
        assert not any(any(found[name]) for name in absent)


def silent(layout: Layout, position: ObservedPosition, seats: int) -> set[str]:
    """Parts that are nothing but zeros, whoever looks."""
    looks = [parts(layout, position.observation(seat)) for seat in range(seats)]
    return {part.name for part in layout.parts if not any(any(look[part.name]) for look in looks)}


def check_used_buffer(layout: Layout, position: P, seats: int, observe: Observe[P]) -> None:
    """What lay on a buffer before shows nowhere, and nothing is written after the last part."""
    for seat in range(seats):
        buffer = ObservationBuffer()
        buffer.numbers = [-77] * len(buffer.numbers)
        observe(position, seat, buffer)
        numbers = list(buffer.numbers)
        assert numbers[: layout.width] == signed(position.observation(seat))
        assert numbers[layout.width :] == [-77] * (2048 - layout.width)


def count_unseen(position: P, seats: int, deal: Deal[P]) -> int:
    """Another deal of the hidden changes no number for the seat that cannot know it; how often it
    changed some for another one."""
    changed = 0
    for seat in range(seats):
        other = deal(position, seat)
        assert other.observation(seat) == position.observation(seat)
        rivals = [rival for rival in range(seats) if rival != seat]
        changed += any(other.observation(r) != position.observation(r) for r in rivals)
    return changed


def check_layout(layout: Layout, position: ObservedPosition, seats: int) -> None:
    """Parts lie one after another, and only seats of the table observe."""
    pieces = [layout.part(part.name) for part in layout.parts]
    assert [piece.start for piece in pieces] == [0, *(piece.stop for piece in pieces[:-1])]
    assert pieces[-1].stop == layout.width == len(signed(position.observation(0)))
    for seat in (-1, seats):
        with pytest.raises(ValueError, match=f"seat {seat}"):
            position.observation(seat)
