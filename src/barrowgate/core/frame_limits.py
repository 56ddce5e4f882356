"""Which frames a game has, and what their numbers may be: the declared frames as bytes check them.

``Frames`` (core/frames.py) fills it once for each game.
"""

from barrowgate.core.agenda import Agenda


class FrameLimits:
    """By kind: is there such a frame, and the least and the most of its three numbers."""

    __slots__ = ("is_known", "least", "most")
    is_known: list[int]
    least: list[int]  # kind * 3 + place of the number
    most: list[int]

    def __init__(self) -> None:
        self.is_known = [0] * 128
        self.least = [0] * 384
        self.most = [0] * 384

    def add(self, kind: int, place: int, least: int, most: int) -> None:
        """Bound one number of a frame."""
        if kind < 1 or kind > 127 or place < 0 or place > 2:
            raise ValueError(f"a frame of kind {kind} and its number {place}")
        self.is_known[kind] = 1
        self.least[kind * 3 + place] = least
        self.most[kind * 3 + place] = most

    def allows(self, agenda: Agenda, at: int) -> bool:
        """May a frame of this kind hold the numbers it holds?"""
        kind = agenda.kind[at]
        return (
            self.is_within(kind * 3, agenda.first[at])
            and self.is_within(kind * 3 + 1, agenda.second[at])
            and self.is_within(kind * 3 + 2, agenda.third[at])
        )

    def is_within(self, place: int, number: int) -> bool:
        return self.least[place] <= number and number <= self.most[place]
