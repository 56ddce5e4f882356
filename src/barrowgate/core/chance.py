"""Random numbers: PCG32 (XSH RR 64/32) by M. E. O'Neill, the same on every platform.

The generator is one 64-bit word, so that it can live in a position, be copied and be saved.
"""

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
MASK64 = 0xFFFFFFFFFFFFFFFF
MASK32 = 0xFFFFFFFF
TWO_TO_32 = 0x100000000
TWO_TO_26 = 0x4000000
TWO_TO_53 = 0x20000000000000


class Chance:
    """A seeded stream of random numbers."""

    __slots__ = ("word",)
    word: int

    def __init__(self) -> None:
        self.word = 0

    def seed(self, seed: int) -> None:
        """Begin the stream of this seed, as the published seeding does."""
        self.word = 0
        self.next32()
        self.word = (self.word + seed) & MASK64
        self.next32()

    def copy_into(self, new: "Chance") -> None:
        new.word = self.word

    def next32(self) -> int:
        """The next 32 random bits."""
        old = self.word
        self.word = (old * MULTIPLIER + INCREMENT) & MASK64
        shifted = (((old >> 18) ^ old) >> 27) & MASK32
        turn = old >> 59
        return ((shifted >> turn) | (shifted << ((32 - turn) & 31))) & MASK32

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely (rejection, no bias)."""
        if (bound | 0) < 1 or bound > TWO_TO_32:  # only whole numbers have bits, as in C
            raise ValueError(f"the bound is {bound}, not 1 to {TWO_TO_32}")
        threshold = (TWO_TO_32 - bound) % bound
        bits = self.next32()
        while bits < threshold:
            bits = self.next32()
        return bits % bound

    def share(self) -> float:
        """A number from 0 up to, but not, 1: 53 random bits."""
        high = self.next32() >> 5
        return (high * TWO_TO_26 + (self.next32() >> 6)) / TWO_TO_53
