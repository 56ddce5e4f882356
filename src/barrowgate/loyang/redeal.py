"""What a seat cannot know (A40): hidden, and dealt anew (docs/decisions/0011-redeals.md).

Hidden are the hands and starters of the others; the deck has no order (A44), and every card in it
is known, so that hands are dealt from all cards not seen. A private pile is guessed from what
everybody saw of it; its owner knows its order from the Leaseholder on.

``hide`` lays everything hidden in one fixed order, ``deal`` in a random one: every deal in which
all actions so far were legal is equally likely.
"""

from barrowgate.core.chance import Chance
from barrowgate.core.numbers import Card, Seat
from barrowgate.core.pool import Pool
from barrowgate.loyang import names, pile_guess
from barrowgate.loyang.state import Farm, State


def hide(state: State, seat: Seat) -> None:
    """Nothing is left that the seat cannot know."""
    state.chance.word = 0
    pool = Pool()
    gather_starters(state, seat, pool)
    lay_starters(state, pool)
    gather_drawn(state, seat, pool)
    lay_hands(state, seat, pool)
    for other in range(state.players):
        farm = state.farm(other)
        if is_pile_hidden(farm, seat):
            sort_pile(farm)


def deal(state: State, seat: Seat, chance: Chance) -> None:
    """Deal the hidden anew, after ``hide``."""
    pool = Pool()
    gather_starters(state, seat, pool)
    pool.shuffle(chance, 0, pool.count)
    lay_starters(state, pool)
    gather_drawn(state, seat, pool)
    pool.shuffle(chance, 0, pool.count)
    lay_hands(state, seat, pool)
    for other in range(state.players):
        farm = state.farm(other)
        if is_pile_hidden(farm, seat):
            pile_guess.deal_pile(state, farm, chance)


# --- Cards ------------------------------------------------------------------------------------


def is_others(place: int, base: int, seat: Seat) -> bool:
    """Is it this kind of place, and another seat's?"""
    return place >= base and place < base + names.SEATS and place != base + seat


def may_be_starter(state: State, card: Card) -> bool:
    """A starter that nobody has seen since the set-up."""
    regular = card - names.FIRST_REGULAR
    is_regular = regular >= 0 and regular < names.REGULARS
    return is_regular and state.components.starter[regular] > 0 and state.seen[card] == 0


def gather_starters(state: State, seat: Seat, pool: Pool) -> None:
    """Hidden cards that may be a starter of another seat, in ascending order."""
    pool.empty()
    for card in range(1, names.CARDS + 1):
        place = state.place[card]
        if is_others(place, names.STARTER, seat):
            pool.add(card, place)
        elif is_drawn(place, seat) and may_be_starter(state, card):
            pool.add(card, place)


def gather_drawn(state: State, seat: Seat, pool: Pool) -> None:
    """The deck and the hands of the others, in ascending order."""
    pool.empty()
    for card in range(1, names.CARDS + 1):
        if is_drawn(state.place[card], seat):
            pool.add(card, state.place[card])


def is_drawn(place: int, seat: Seat) -> bool:
    """The deck, or another hand."""
    return place == names.IN_DECK or is_others(place, names.IN_HAND, seat)


def lay_starters(state: State, pool: Pool) -> None:
    """The others' starters from the pool; those left over take the places of the starters."""
    for other in range(state.players):
        if pool.count_at(names.STARTER + other) > 0:
            lay_starter(state, pool, names.STARTER + other)


def lay_starter(state: State, pool: Pool, place: int) -> None:
    """The next card of the pool becomes a starter, and the old starter comes to its place."""
    card = pool.lay_next()
    for other in range(1, names.CARDS + 1):
        if state.place[other] == place:
            state.place[other] = state.place[card]
    state.place[card] = place


def lay_hands(state: State, seat: Seat, pool: Pool) -> None:
    """The first cards of the pool are the deck, then come the hands."""
    pool.lay(state.place, names.IN_DECK)
    for other in range(state.players):
        if other != seat:
            pool.lay(state.place, names.IN_HAND + other)


# --- Private piles ----------------------------------------------------------------------------


def is_pile_hidden(farm: Farm, seat: Seat) -> bool:
    return farm.seat != seat or farm.pile_known == 0


def sort_pile(farm: Farm) -> None:
    """Everybody knows which fields are in a pile; here they lie by card and size."""
    for place in range(1, farm.n_pile):
        size = farm.pile[place]
        card = farm.pile_card[place]
        to = place
        while to > 0 and comes_before(card, size, farm.pile_card[to - 1], farm.pile[to - 1]):
            farm.pile[to] = farm.pile[to - 1]
            farm.pile_card[to] = farm.pile_card[to - 1]
            to -= 1
        farm.pile[to] = size
        farm.pile_card[to] = card


def comes_before(card: Card, size: int, other_card: Card, other_size: int) -> bool:
    if card != other_card:
        return card < other_card
    return size < other_size
