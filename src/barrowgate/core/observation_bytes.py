"""The numbers of an observation as bytes: two for each, the lower one first."""

from barrowgate.core.observation_buffer import ObservationBuffer

ROOM = 2048  # of a buffer


class ObservationBytes:
    """Room for the bytes of one observation."""

    __slots__ = ("cells", "count")
    cells: list[int]
    count: int

    def __init__(self) -> None:
        self.cells = [0] * 4096
        self.count = 0

    def take(self, buffer: ObservationBuffer, width: int) -> None:
        """Take over the first numbers of a buffer."""
        if width < 0 or width > ROOM:
            raise ValueError(f"a buffer has {ROOM} numbers, not {width}")
        for place in range(width):
            number = buffer.numbers[place]
            self.cells[2 * place] = number & 255
            self.cells[2 * place + 1] = (number >> 8) & 255
        self.count = 2 * width

    def to_bytes(self) -> bytes:
        return bytes(self.cells[: self.count])
