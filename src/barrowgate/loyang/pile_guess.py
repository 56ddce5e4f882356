"""Private piles as they may lie after what everybody saw of them (docs/decisions/0011-redeals.md).

A pile begins as two halves, each with the same sizes in an order of its own. Then fields are
turned over from the top, and after a Leaseholder taken from anywhere in the pile or put under it.
So at any time a pile is what is left of the upper half, of the lower half, and the fields put
under it, in this order. Only which half a taken field came from is a guess: each is as likely as
the number of ways in which the pile may have been dealt and the field may have been found in it.
"""

from barrowgate.core.chance import Chance
from barrowgate.loyang import farms, names
from barrowgate.loyang.state import Farm, State

UPPER = 0
LOWER = 1
UNDER = 2  # + the number of the field that was put under the pile
MOST_STEPS = 100000  # of counting: far more than any game needs


class PileGuess:
    """A pile in the middle of its history: what is left of each half, and what lies under it."""

    __slots__ = ("common", "left", "marking", "n_under", "sizes", "steps", "under")
    left: list[int]  # half * 10 + size: 1 while the field is in the pile
    under: list[int]  # fields as logged (farms.logged_field), 0 when they are gone
    n_under: int
    steps: int  # of counting so far
    common: list[int]  # the size of each common field
    # While it is marked what may lie where: by place from the top the sizes, as bits from the
    # smallest one up.
    marking: int
    sizes: list[int]

    def __init__(self) -> None:
        self.left = [0] * 20
        self.under = [0] * 64
        self.n_under = 0
        self.steps = 0
        self.common = [0] * 8
        self.marking = 0
        self.sizes = [0] * 16

    def begin(self, state: State) -> None:
        for card in range(1, names.COMMON_FIELDS + 1):
            self.common[card] = state.components.card_field[card]
        for size in range(names.SMALLEST_FIELD, names.LARGEST_FIELD + 1):
            is_there = state.components.private_copies[size] > 0
            self.left[size] = 1 if is_there else 0
            self.left[10 + size] = self.left[size]
        self.n_under = 0

    def count(self, half: int) -> int:
        """Fields that are left of a half."""
        found = 0
        for size in range(names.SMALLEST_FIELD, names.LARGEST_FIELD + 1):
            found += self.left[half * 10 + size]
        return found

    def holds(self, part: int, field: int) -> bool:
        """May the field have come from this part of the pile?"""
        if part >= UNDER:
            return self.under[part - UNDER] == field
        return field > 0 and self.left[part * 10 + field] > 0

    def copies(self, field: int) -> int:
        """How often a field may lie in the pile."""
        found = 0
        for part in range(UNDER + self.n_under):
            if self.holds(part, field):
                found += 1
        return found

    def take(self, part: int, field: int) -> None:
        if part >= UNDER:
            self.under[part - UNDER] = 0
        else:
            self.left[part * 10 + field] = 0

    def give_back(self, part: int, field: int) -> None:
        if part >= UNDER:
            self.under[part - UNDER] = field
        else:
            self.left[part * 10 + field] = 1

    def top(self) -> int:
        """The part that the top field belongs to; -1 when the pile is empty."""
        if self.count(UPPER) > 0:
            return UPPER
        if self.count(LOWER) > 0:
            return LOWER
        for number in range(self.n_under):
            if self.under[number] != 0:
                return UNDER + number
        return -1

    def mark(self) -> None:
        """Remember which sizes may lie where, as the pile is now."""
        place = self.mark_half(UPPER, 0)
        place = self.mark_half(LOWER, place)
        for number in range(self.n_under):
            field = self.under[number]
            if field != 0 and place < names.PILE:
                self.sizes[place] |= size_bit(field if field > 0 else self.common[-field])
                place += 1

    def mark_half(self, half: int, first: int) -> int:
        """Every size that is left may lie in each place of its half."""
        sizes = 0
        for size in range(names.SMALLEST_FIELD, names.LARGEST_FIELD + 1):
            if self.left[half * 10 + size] > 0:
                sizes |= size_bit(size)
        behind = first + self.count(half)
        for place in range(first, behind):
            self.sizes[place] |= sizes
        return behind

    def places(self, part: int) -> int:
        """In how many places of this part a field may have been found."""
        return self.count(part) if part < UNDER else 1


def deal_pile(state: State, farm: Farm, chance: Chance) -> None:
    """Lay the pile in an order that fits what was seen; every history is equally likely.

    A made-up table may have a pile that was never dealt: it stays as it is.
    """
    if farm.n_pile == fields_after(state, farm):
        guess = PileGuess()
        guess.begin(state)
        for event in range(farm.n_log):
            part = draw_part(farm, guess, event, chance)
            if part >= 0:
                guess.take(part, farms.logged_field(farm.log[event]))
            else:
                put_under(farm, guess, event)
        lay_pile(state, farm, guess, chance)


def lay_pile(state: State, farm: Farm, guess: PileGuess, chance: Chance) -> None:
    """Both halves in any order, then what was put under them."""
    place = lay_half(farm, guess, UPPER, 0, chance)
    place = lay_half(farm, guess, LOWER, place, chance)
    for number in range(guess.n_under):
        field = guess.under[number]
        if field != 0:
            lay_field(state, farm, place, field)
            place += 1


def lay_half(farm: Farm, guess: PileGuess, half: int, first: int, chance: Chance) -> int:
    """What is left of a half lies in any order; return the place behind it."""
    place = first
    for size in range(names.SMALLEST_FIELD, names.LARGEST_FIELD + 1):
        if guess.left[half * 10 + size] > 0:
            other = first + chance.below(place - first + 1)
            farm.pile[place] = farm.pile[other]
            farm.pile_card[place] = 0
            farm.pile[other] = size
            place += 1
    return place


def lay_field(state: State, farm: Farm, place: int, field: int) -> None:
    """A field that was put under the pile; a common one is told by its card."""
    farm.pile[place] = field
    farm.pile_card[place] = 0
    if field < 0:
        farm.pile[place] = state.components.card_field[-field]
        farm.pile_card[place] = -field


def fields_left(state: State, farm: Farm) -> int:
    """How many fields are in the pile after what was seen; -1 when it cannot have been seen."""
    guess = PileGuess()
    guess.begin(state)
    if ways(farm, guess, 0) == 0:
        return -1
    return fields_after(state, farm)


def fields_after(state: State, farm: Farm) -> int:
    """As many fields as a new pile has, less those that left it, and those put under it."""
    left = 2 * half_count(state)
    for event in range(farm.n_log):
        is_under = farms.logged_event(farm.log[event]) == names.LOG_PUT_UNDER
        left += 1 if is_under else -1
    return left


def find_sizes(state: State, farm: Farm, guess: PileGuess) -> None:
    """Mark every size that may lie in each place, after what was seen (A40)."""
    guess.begin(state)
    guess.marking = 1
    ways(farm, guess, 0)


def size_bit(size: int) -> int:
    """The bit of a size of private fields; other fields have none."""
    if size < names.SMALLEST_FIELD or size > names.LARGEST_FIELD:
        return 0
    return 1 << (size - names.SMALLEST_FIELD)


def half_count(state: State) -> int:
    """Fields in a half of a new pile."""
    found = 0
    for size in range(names.SMALLEST_FIELD, names.LARGEST_FIELD + 1):
        if state.components.private_copies[size] > 0:
            found += 1
    return found


# --- Where a field came from ------------------------------------------------------------------


def put_under(farm: Farm, guess: PileGuess, event: int) -> None:
    guess.under[guess.n_under] = farms.logged_field(farm.log[event])
    guess.n_under += 1


def draw_part(farm: Farm, guess: PileGuess, event: int, chance: Chance) -> int:
    """The part of the pile that a field came from; -1 where one was put under it."""
    what = farms.logged_event(farm.log[event])
    if what == names.LOG_PUT_UNDER:
        return -1
    if what == names.LOG_TURNED:
        return guess.top()
    parts = parts_within_reach(farm, guess, event)
    last = -1
    possible = 0
    field = farms.logged_field(farm.log[event])
    for part in range(parts):
        if guess.holds(part, field):
            last = part
            possible += 1
    if possible > 1:
        guess.steps = 0
        left = chance.share() * ways(farm, guess, event)
        for part in range(last):
            left -= ways_from(farm, guess, event, part)
            if left < 0:
                return part
    return last


def parts_within_reach(farm: Farm, guess: PileGuess, event: int) -> int:
    """Never taken is the field that was put under the pile just before."""
    parts = UNDER + guess.n_under
    if event > 0 and farms.logged_event(farm.log[event - 1]) == names.LOG_PUT_UNDER:
        parts -= 1
    return parts


def ways(farm: Farm, guess: PileGuess, event: int) -> float:
    """How many histories fit everything that was seen from this event on.

    0 also where counting them would never end, which is so in no game.
    """
    guess.steps += 1
    if guess.steps > MOST_STEPS:
        return 0.0
    if event >= farm.n_log:
        if guess.marking > 0:
            guess.mark()
        return orders(guess.count(UPPER)) * orders(guess.count(LOWER))
    what = farms.logged_event(farm.log[event])
    total = 0.0
    if what == names.LOG_PUT_UNDER:
        field = farms.logged_field(farm.log[event])
        # There are two private fields of each size, and one common field of each card.
        if guess.copies(field) < (2 if field > 0 else 1):
            put_under(farm, guess, event)
            total = ways(farm, guess, event + 1)
            guess.n_under -= 1
    elif what == names.LOG_TURNED:
        total = ways_turned(farm, guess, event)
    else:
        for part in range(parts_within_reach(farm, guess, event)):
            total += ways_from(farm, guess, event, part)
    return total


def ways_turned(farm: Farm, guess: PileGuess, event: int) -> float:
    """Likewise, when the top field is turned over."""
    part = guess.top()
    field = farms.logged_field(farm.log[event])
    if part < 0 or not guess.holds(part, field):
        return 0.0
    guess.take(part, field)
    total = ways(farm, guess, event + 1)
    guess.give_back(part, field)
    return total


def ways_from(farm: Farm, guess: PileGuess, event: int, part: int) -> float:
    """Likewise, when a field is taken from this part of the pile."""
    field = farms.logged_field(farm.log[event])
    if not guess.holds(part, field):
        return 0.0
    places = guess.places(part)
    guess.take(part, field)
    total = places * ways(farm, guess, event + 1)
    guess.give_back(part, field)
    return total


def orders(count: int) -> float:
    """In how many orders so many different fields may lie."""
    result = 1.0
    for i in range(count):
        result *= i + 1
    return result
