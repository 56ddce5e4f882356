"""How a private pile may lie, for those who cannot look (A40): from what everybody saw of it.

A pile is made of two halves, each with one private field of every size in an order that nobody
knows, and below them what was put under it since. A field that was turned over lay on top; one that
was taken may have lain in several places. Each way to explain what was seen is a guess: which sizes
are left in each half, and what lies under them in which order.
"""

from barrowgate.loyang import farms, names
from barrowgate.loyang.state import Farm, State

GUESSES = 64  # more are not followed: then every field may lie everywhere
UNDER = 16


class PileGuesses:
    """All guesses about one pile; ``under`` has a row of 16 fields (as logged) for each."""

    __slots__ = ("count", "first", "lost", "n_under", "second", "under")
    count: int
    lost: int  # 1: there were too many
    first: list[int]  # the sizes left in the upper half, as bits
    second: list[int]
    n_under: list[int]
    under: list[int]

    def __init__(self) -> None:
        self.count = 1
        self.lost = 0
        self.first = [0] * 64
        self.second = [0] * 64
        self.n_under = [0] * 64
        self.under = [0] * 1024

    # --- What was seen ----------------------------------------------------------------------------

    def follow(self, state: State, farm: Farm) -> None:
        """Everything that was seen of this pile, in order."""
        self.first[0] = sizes_of_half(state)
        self.second[0] = self.first[0]
        i = 0
        while i < farm.n_log and self.lost == 0:
            what = farms.logged_event(farm.log[i])
            field = farms.logged_field(farm.log[i])
            i += 1
            if what == names.LOG_TURNED:
                self.turn(field)
            elif what == names.LOG_TAKEN:
                self.take(field)
            else:
                # Another one is taken at once, never the one that was put under the pile.
                if i < farm.n_log:
                    self.take(farms.logged_field(farm.log[i]))
                    i += 1
                self.put_under(field)

    def turn(self, field: int) -> None:
        """Guesses with another field on top were wrong."""
        kept = 0
        for guess in range(self.count):
            if self.lifts_top(guess, field):
                self.move(guess, kept)
                kept += 1
        self.count = kept

    def lifts_top(self, guess: int, field: int) -> bool:
        """Can this field have been on top? Then it is gone."""
        if self.first[guess] > 0:
            return self.lifts_size(guess, field, 0)
        if self.second[guess] > 0:
            return self.lifts_size(guess, field, 1)
        if self.n_under[guess] == 0 or self.under[guess * UNDER] != field:
            return False
        self.close_up(guess, 0)
        return True

    def lifts_size(self, guess: int, field: int, half: int) -> bool:
        """Can this private field be in a half? Then it is gone from there."""
        if field < names.SMALLEST_FIELD:
            return False
        bit = 1 << (field - names.SMALLEST_FIELD)
        if half == 0 and self.first[guess] & bit:
            self.first[guess] -= bit
            return True
        if half == 1 and self.second[guess] & bit:
            self.second[guess] -= bit
            return True
        return False

    def take(self, field: int) -> None:
        """Each place where it can have lain makes a guess of its own."""
        before = self.count
        for guess in range(before):
            for half in range(2):
                self.branch(guess)
                if not self.lifts_size(self.count - 1, field, half):
                    self.count -= 1
            for place in range(self.n_under[guess]):
                if self.under[guess * UNDER + place] == field:
                    self.branch(guess)
                    self.close_up(self.count - 1, place)
        self.count = 0 if self.lost > 0 else self.count - before
        for guess in range(self.count):
            self.move(before + guess, guess)

    def put_under(self, field: int) -> None:
        for guess in range(self.count):
            if self.n_under[guess] < UNDER:
                self.under[guess * UNDER + self.n_under[guess]] = field
                self.n_under[guess] += 1

    # --- Guesses ----------------------------------------------------------------------------------

    def branch(self, guess: int) -> None:
        """The same guess once more, as the last one; without room for it all are given up."""
        if self.count == GUESSES:
            self.lost = 1
            self.count -= 1
        self.count += 1
        self.move(guess, self.count - 1)

    def move(self, guess: int, place: int) -> None:
        self.first[place] = self.first[guess]
        self.second[place] = self.second[guess]
        self.n_under[place] = self.n_under[guess]
        for i in range(self.n_under[guess]):
            self.under[place * UNDER + i] = self.under[guess * UNDER + i]

    def close_up(self, guess: int, place: int) -> None:
        """A field from under the halves is gone."""
        self.n_under[guess] -= 1
        for i in range(guess * UNDER + place, guess * UNDER + self.n_under[guess]):
            self.under[i] = self.under[i + 1]

    # --- What may lie where -----------------------------------------------------------------------

    def sizes_at(self, state: State, place: int) -> int:
        """The sizes that may lie at this place from the top, as bits."""
        sizes = 0
        for guess in range(self.count):
            upper = count_bits(self.first[guess])
            lower = upper + count_bits(self.second[guess])
            if place < upper:
                sizes |= self.first[guess]
            elif place < lower:
                sizes |= self.second[guess]
            elif place < lower + self.n_under[guess]:
                sizes |= size_bit(state, self.under[guess * UNDER + place - lower])
        return sizes if self.lost == 0 else sizes_of_half(state)


# --- Sizes as bits: the lowest is that of the smallest field --------------------------------------


def sizes_of_half(state: State) -> int:
    """Every size that a half of the pile has at first."""
    sizes = 0
    for size in range(names.SMALLEST_FIELD, names.LARGEST_FIELD + 1):
        if state.components.private_copies[size] > 0:
            sizes |= 1 << (size - names.SMALLEST_FIELD)
    return sizes


def count_bits(sizes: int) -> int:
    return (sizes & 1) + (sizes >> 1 & 1) + (sizes >> 2 & 1) + (sizes >> 3 & 1)


def size_bit(state: State, field: int) -> int:
    """The bit of a logged field: a private one is its size, a common one its card below 0."""
    size = state.components.card_field[-field] if field < 0 else field
    if size < names.SMALLEST_FIELD or size > names.LARGEST_FIELD:
        return 0
    return 1 << (size - names.SMALLEST_FIELD)
