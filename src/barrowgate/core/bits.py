"""Bits: the numbers of a position one after the other, each in as few bits as its range needs.

A game names its fields once, in one function that both writes and reads them::

    farm.silver = bits.number("silver", farm.silver, 0, 1000)
    bits.row("stock", farm.stock, names.GOODS, 0, 100)

While bits are written the numbers pass through; while they are read they are replaced. Either way
a number out of its range is refused by the name of its field: compiled rules use numbers as
indexes, unchecked.
"""

from barrowgate.core.codec import FormatError

ROOM = 4096
MASK32 = 0xFFFFFFFF


class Bits:
    """A row of bits to write on, or to read from the beginning."""

    __slots__ = ("cells", "held", "n_cells", "n_held", "place", "reading")
    cells: list[int]  # bytes
    n_cells: int
    reading: int
    place: int  # the next cell to be read
    # bits between the numbers and the cells; the lowest come first
    held: int
    n_held: int

    def __init__(self) -> None:
        self.cells = [0] * 4096
        self.n_cells = 0
        self.reading = 0
        self.place = 0
        self.held = 0
        self.n_held = 0

    def number(self, name: str, value: int, least: int, most: int) -> int:
        """The value as it was written, or the one that is read in its place."""
        width = width_of(most - least)
        number = value
        if self.reading > 0:
            number = least + self.take(name, width)
        if number < least or number > most:
            self.refuse(name, number, least, most)
        if self.reading == 0:
            self.put(number - least, width)
        return number

    def row(self, name: str, items: list[int], count: int, least: int, most: int) -> None:
        """Several numbers of one range, in their place."""
        width = width_of(most - least)
        if self.reading > 0:
            for i in range(count):
                items[i] = least + self.take(name, width)
        for i in range(count):
            if items[i] < least or items[i] > most:
                self.refuse(name, items[i], least, most)
        if self.reading == 0:
            for i in range(count):
                self.put(items[i] - least, width)

    def word(self, name: str, value: int) -> int:
        """64 bits without a sign."""
        if self.reading > 0:
            low = self.take(name, 32) & MASK32
            return ((self.take(name, 32) & MASK32) << 32) | low
        self.put(value & MASK32, 32)
        self.put(value >> 32, 32)
        return value

    def put(self, value: int, width: int) -> None:
        """Append the lowest bits of a number, at most 32."""
        self.held |= value << self.n_held
        self.n_held += width
        while self.n_held >= 8:
            self.append(self.held & 255)
            self.held >>= 8
            self.n_held -= 8

    def append(self, cell: int) -> None:
        if self.n_cells >= ROOM:
            self.overflow()
        self.cells[self.n_cells] = cell
        self.n_cells += 1

    def take(self, name: str, width: int) -> int:
        """The next bits as a number, at most 32."""
        while self.n_held < width:
            if self.place >= self.n_cells:
                self.end_within(name)
            self.held |= (self.cells[self.place] & MASK32) << self.n_held
            self.place += 1
            self.n_held += 8
        value = self.held & (MASK32 >> (32 - width))
        self.held >>= width
        self.n_held -= width
        return value

    # --- Bytes --------------------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        """All that was written; the last byte is filled up with zeros."""
        if self.n_held > 0:
            self.put(0, 8 - self.n_held)
        return bytes(self.cells[: self.n_cells])

    def read_from(self, data: bytes) -> None:
        """Read these bytes from their beginning."""
        if len(data) > ROOM:
            raise FormatError(f"{len(data)} bytes are too many for a position")
        for i in range(len(data)):
            self.cells[i] = data[i]
        self.n_cells = len(data)
        self.reading = 1

    def finish(self) -> None:
        """Refuse what lies after the last number."""
        if self.place < self.n_cells:
            raise FormatError(f"{self.n_cells - self.place} bytes too many after the last field")
        if self.held != 0:
            raise FormatError("bits that belong to no field are set after the last one")

    # --- What is wrong ------------------------------------------------------------------------

    def refuse(self, name: str, value: int, least: int, most: int) -> None:
        raise FormatError(f"field '{name}' holds {value}, not {least} to {most}")

    def end_within(self, name: str) -> None:
        raise FormatError(f"the bytes end within field '{name}'")

    def overflow(self) -> None:
        raise OverflowError(f"a position has more than {ROOM} bytes")


def width_of(span: int) -> int:
    """Bits for the numbers from 0 to this one."""
    width = 0
    while span > 0:
        span >>= 1
        width += 1
    return width
