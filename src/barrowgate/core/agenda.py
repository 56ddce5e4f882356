"""An agenda: the stack of small frames that says what is still to be done.

A frame is a kind and up to three numbers; a game's frames.py names them. A rule pushes frames, a
decision pops one.
"""

from barrowgate.core.bits import Bits

DEPTH = 48


class Agenda:
    """The frames of one seat, or of the table; the newest is on top."""

    __slots__ = ("count", "first", "kind", "second", "third")
    count: int
    kind: list[int]
    first: list[int]
    second: list[int]
    third: list[int]

    def __init__(self) -> None:
        self.count = 0
        self.kind = [0] * 48
        self.first = [0] * 48
        self.second = [0] * 48
        self.third = [0] * 48

    def push(self, kind: int, first: int = 0, second: int = 0, third: int = 0) -> None:
        """Put a frame on top."""
        count = self.count
        if count >= DEPTH:
            raise OverflowError("agenda is full")
        self.kind[count] = kind
        self.first[count] = first
        self.second[count] = second
        self.third[count] = third
        self.count = count + 1

    def pop(self) -> None:
        """Take the top frame off."""
        self.count -= 1

    def top_kind(self) -> int:
        """Kind of the top frame, 0 when the agenda is empty."""
        if self.count == 0:
            return 0
        return self.kind[self.count - 1]

    def top_first(self) -> int:
        """First number of the top frame; the agenda is not empty."""
        return self.first[self.count - 1]

    def top_second(self) -> int:
        """Second number of the top frame; the agenda is not empty."""
        return self.second[self.count - 1]

    def top_third(self) -> int:
        """Third number of the top frame; the agenda is not empty."""
        return self.third[self.count - 1]

    def set_top(self, first: int, second: int = 0, third: int = 0) -> None:
        """Change the numbers of the top frame."""
        self.first[self.count - 1] = first
        self.second[self.count - 1] = second
        self.third[self.count - 1] = third

    def no_such_frame(self, kind: int) -> None:
        """What to call where no rule knows a kind of frame."""
        raise ValueError(f"no rule runs a frame of kind {kind}")

    def copy_into(self, new: "Agenda") -> None:
        """Copy the frames that count; what lies above them is never read."""
        count = self.count
        new.count = count
        for i in range(count):
            new.kind[i] = self.kind[i]
            new.first[i] = self.first[i]
            new.second[i] = self.second[i]
            new.third[i] = self.third[i]

    def walk(self, bits: Bits) -> None:
        """The frames that count, through the bits."""
        self.count = bits.number("count", self.count, 0, DEPTH)
        bits.row("kind", self.kind, self.count, 1, 127)
        bits.row("first", self.first, self.count, -32768, 32767)
        bits.row("second", self.second, self.count, -32768, 32767)
        bits.row("third", self.third, self.count, -32768, 32767)
