"""A buffer: what one seat may know of a game, as numbers that the rules write one after the other.

It stands between the rules, which count as far as they need to, and the memory of the reader,
which has one signed byte per number.
"""


class ObservationBuffer:
    """Room for every number that a game writes; a game fills as many as its layout has."""

    __slots__ = ("cells", "numbers", "places", "rows")
    numbers: list[int]
    cells: list[int]  # the numbers, cut off at the ends of a signed byte
    # while a game writes: what a place of its cards is called to the observer, and its row
    places: list[int]
    rows: list[int]

    def __init__(self) -> None:
        self.numbers = [0] * 2048
        self.cells = [0] * 2048
        self.places = [0] * 32
        self.rows = [0] * 32

    def leave_blank(self, first: int, count: int) -> int:
        """Zeros where there is nothing to say; return where they end."""
        for place in range(first, first + count):
            self.numbers[place] = 0
        return first + count

    def cut(self, width: int) -> None:
        """Make cells of the numbers, in blocks of one length: compiled, each is a few steps."""
        for block in range(0, width, 64):
            for place in range(64):
                self.cells[block + place] = max(-128, min(127, self.numbers[block + place]))

    def to_bytes(self, width: int) -> bytes:
        """The first cells, each as a signed byte."""
        if not 0 <= width <= len(self.numbers):
            raise ValueError(f"a buffer has {len(self.numbers)} numbers, not {width}")
        self.cut(width)
        return bytes([self.cells[place] & 255 for place in range(width)])
