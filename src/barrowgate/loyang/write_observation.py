"""What a seat may know (A40), as numbers on a buffer: built up from what is open, as the view is.

The order is that of observation_parts.py, which says what each number means. Seats are counted
from the observer: its own farm first, then clockwise. A slice is as long as the list it takes.
"""

from barrowgate.core.numbers import Card, Seat
from barrowgate.core.observation_buffer import ObservationBuffer
from barrowgate.loyang import (
    decide,
    distribution,
    end_of_turn,
    names,
    open_cards,
    pile_guess,
)
from barrowgate.loyang.pile_guess import PileGuess
from barrowgate.loyang.state import Farm, State


def write(state: State, seat: Seat, buffer: ObservationBuffer) -> None:
    """Write everything that this seat may know."""
    at = write_table(state, seat, buffer)
    at = write_cards(state, seat, buffer, at)
    at = write_stalls(state, buffer, at)
    at = write_regulars(state, buffer, at)
    at = write_pile(state, seat, buffer, at)
    width = 0
    for place in range(names.SEATS):
        if place < state.players:
            begun = at
            at = write_farm(state, seat, place, buffer, at)
            width = at - begun
        else:
            at = buffer.leave_blank(at, width)


# --- The table --------------------------------------------------------------------------------


def write_table(state: State, seat: Seat, buffer: ObservationBuffer) -> int:
    """Players, options, round and step, from the first number on."""
    buffer.numbers[0] = seat
    buffer.numbers[1] = state.players
    buffer.numbers[2] = state.introductory
    buffer.numbers[3] = state.squire_stays
    buffer.numbers[4] = state.round
    buffer.numbers[5] = state.over
    buffer.numbers[6] = state.step
    buffer.numbers[7] = state.deck
    buffer.numbers[8] = state.shuffled
    buffer.numbers[9:21] = state.grid
    return 21


# --- Cards ------------------------------------------------------------------------------------


def write_cards(state: State, seat: Seat, buffer: ObservationBuffer, at: int) -> int:
    """Where every card lies that the observer can see, and what lies under it."""
    call_places(state, seat, buffer)
    buffer.leave_blank(at + 70, 70)
    for card in range(1, 71):
        buffer.numbers[at + card - 1] = buffer.places[state.place[card]]
        if state.under[card] > 0 and is_open(state, card):
            buffer.numbers[at + 69 + card] = state.under[card]
    return at + 140


def call_places(state: State, seat: Seat, buffer: ObservationBuffer) -> None:
    """The deck, the other hands and starters have one name: unseen. Other seats come after the
    observer's; the dummy of the solitaire game after the player."""
    for place in range(32):
        buffer.places[place] = 0
    buffer.places[names.IN_DISCARD] = names.IN_DISCARD
    buffer.places[names.IN_COURTYARD] = names.IN_COURTYARD
    buffer.places[names.IN_HAND + seat] = names.IN_HAND
    buffer.places[names.STARTER + seat] = names.STARTER
    buffer.places[names.IN_GRID] = names.IN_GRID
    buffer.places[names.DRAWN] = names.DRAWN
    owners = open_cards.owners(state)
    for place in range(owners):
        other = after(seat, place, owners)
        buffer.places[names.IN_AREA + other] = names.IN_AREA + place
        buffer.places[names.COVERED + other] = names.COVERED + place
        buffer.places[names.IN_PILE + other] = names.IN_PILE + place


def after(seat: Seat, place: int, count: int) -> int:
    """The seat this many places after this one, clockwise."""
    other = seat + place
    return other - count if other >= count else other


def write_stalls(state: State, buffer: ObservationBuffer, at: int) -> int:
    """The vegetables of every stall that lies open."""
    buffer.leave_blank(at, 84)
    for stall in range(14):
        if is_open(state, names.FIRST_STALL + stall):
            for place in range(stall * 6, stall * 6 + 6):
                buffer.numbers[at + place] = state.stall_has[place]
    return at + 84


def is_open(state: State, card: Card) -> bool:
    return names.IN_AREA <= state.place[card] < names.COVERED


def write_regulars(state: State, buffer: ObservationBuffer, at: int) -> int:
    """Rows filled, marker and duty of every regular customer that lies open; those of the dummy
    have no marker and no duty."""
    buffer.leave_blank(at, 42)
    for regular in range(14):
        if is_open(state, names.FIRST_REGULAR + regular):
            buffer.numbers[at + regular] = state.row[regular]
            if state.place[names.FIRST_REGULAR + regular] < names.IN_AREA + state.players:
                buffer.numbers[at + 14 + regular] = state.red[regular]
                buffer.numbers[at + 28 + regular] = state.served[regular] + 1
    return at + 42


def write_pile(state: State, seat: Seat, buffer: ObservationBuffer, at: int) -> int:
    """The order of the observer's private pile, once the Leaseholder has shown it."""
    farm = state.farm(seat)
    known = farm.n_pile if farm.pile_known > 0 else 0
    buffer.numbers[at] = farm.pile_known
    for place in range(16):
        buffer.numbers[at + 1 + place] = farm.pile[place] if place < known else 0
    return at + 17


# --- A farm -----------------------------------------------------------------------------------


def write_farm(state: State, seat: Seat, place: int, buffer: ObservationBuffer, at: int) -> int:
    """The farm this many places after the observer's."""
    other = after(seat, place, state.players)
    farm = state.farm(other)
    at = write_seat(state, seat, other, buffer, at)
    buffer.put_large(at, farm.cash)
    buffer.put_large(at + 1, farm.loans)
    buffer.numbers[at + 2] = farm.path
    buffer.numbers[at + 3] = farm.enlarged
    buffer.numbers[at + 4 : at + 10] = farm.shop
    buffer.numbers[at + 10 : at + 16] = farm.cart
    buffer.numbers[at + 16 : at + 22] = farm.store
    at = write_fields(farm, buffer, at + 22)
    at = write_private_pile(state, farm, buffer, at)
    return write_phase(state, farm, buffer, at)


def write_seat(state: State, seat: Seat, other: Seat, buffer: ObservationBuffer, at: int) -> int:
    """Tokens, order, partner, and what this seat is asked."""
    buffer.numbers[at] = 1
    buffer.numbers[at + 1] = state.big_token == other
    buffer.numbers[at + 2] = state.small_token == other
    buffer.numbers[at + 3] = place_in_order(state, other)
    partner = state.partner[other] - seat if state.players == names.SEATS else 0
    buffer.numbers[at + 4] = partner if partner >= 0 else partner + names.SEATS
    buffer.leave_blank(at + 5, 5)
    agenda = state.agenda(other)
    if agenda.count > 0 and decide.may_act(state, other):
        buffer.numbers[at + 5] = 1
        buffer.numbers[at + 6] = agenda.top_kind()
        buffer.numbers[at + 7] = agenda.top_first()
        buffer.numbers[at + 8] = agenda.top_second()
        buffer.numbers[at + 9] = agenda.top_third()
    return at + 10


def place_in_order(state: State, seat: Seat) -> int:
    """From 1, in the order of this action phase; 0 until there has been one."""
    if state.players == 1 or state.order[0] != state.order[1]:
        for place in range(state.players):
            if state.order[place] == seat:
                return place + 1
    return 0


def write_fields(farm: Farm, buffer: ObservationBuffer, at: int) -> int:
    """Fields in the order in which they came: the home field first, zeros after the last."""
    buffer.numbers[at : at + 16] = farm.field_size
    buffer.numbers[at + 16 : at + 32] = farm.field_crop
    buffer.numbers[at + 32 : at + 48] = farm.field_tokens
    buffer.numbers[at + 48 : at + 64] = farm.field_card
    buffer.numbers[at + 48] = names.COMMON_FIELDS + 1
    return at + 64


def write_private_pile(state: State, farm: Farm, buffer: ObservationBuffer, at: int) -> int:
    """How many fields it has, which sizes, and what everybody can tell of their order."""
    buffer.leave_blank(at, 21)
    buffer.numbers[at] = farm.n_pile
    for place in range(farm.n_pile):
        buffer.numbers[at + 1 + farm.pile[place] - names.SMALLEST_FIELD] += 1
    if farm.pile_known > 0:
        write_guesses(state, farm, buffer, at + 5)
    else:
        write_halves(state, farm, buffer, at + 5)
    return at + 21


def write_guesses(state: State, farm: Farm, buffer: ObservationBuffer, at: int) -> None:
    """Its owner has looked through the pile and taken a field: all ways in which it may lie."""
    guess = PileGuess()
    pile_guess.find_sizes(state, farm, guess)
    for place in range(farm.n_pile):
        buffer.numbers[at + place] = guess.sizes[place]


def write_halves(state: State, farm: Farm, buffer: ObservationBuffer, at: int) -> None:
    """Nothing but turned over so far: what is left of the upper half lies above the lower one."""
    above = max(farm.n_pile - pile_guess.half_count(state), 0)
    upper = 0
    lower = 0
    for place in range(farm.n_pile):
        bit = 1 << (farm.pile[place] - names.SMALLEST_FIELD)
        if place < above:
            upper |= bit
        else:
            lower |= bit
    for place in range(farm.n_pile):
        buffer.numbers[at + place] = upper if place < above else lower


def write_phase(state: State, farm: Farm, buffer: ObservationBuffer, at: int) -> int:
    """The hand's size, what lasts this card or action phase, and the price of the next step."""
    agenda = state.agenda(farm.seat)
    kind = agenda.top_kind()
    buffer.numbers[at] = farm.hand
    buffer.numbers[at + 1] = farm.starter > 0
    buffer.numbers[at + 2] = farm.taken > 0
    buffer.numbers[at + 3] = state.last_taker == farm.seat
    buffer.numbers[at + 4] = state.last_but_one == farm.seat
    buffer.numbers[at + 5] = state.round > 0 and farm.squire_round == state.round
    buffer.numbers[at + 6] = farm.finished
    buffer.numbers[at + 7] = farm.pack_bought
    buffer.numbers[at + 8] = farm.extra_tokens
    buffer.numbers[at + 9] = farm.housemaid
    buffer.numbers[at + 10] = farm.messenger
    buffer.numbers[at + 11] = farm.official
    buffer.numbers[at + 12] = farm.saleswoman
    must_take = kind == names.ASK_DISTRIBUTE and distribution.must_take(state, farm)
    buffer.numbers[at + 13] = must_take
    buffer.numbers[at + 14] = -1
    if farm.path < state.components.path_end:
        steps = agenda.top_first() if kind == names.ASK_PATH else 0
        buffer.numbers[at + 14] = end_of_turn.step_price(state, farm, steps)
    return at + 15
