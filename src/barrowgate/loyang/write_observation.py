"""What a seat may know (A40), as numbers on a buffer: built up from what is open, as the view is.

The order is that of observation_parts.py, which says what each number means. Seats are counted
from the observer: its own farm first, then clockwise. A slice is as long as the list it takes.
"""

from barrowgate.core.numbers import Card, Seat
from barrowgate.core.observation_buffer import ObservationBuffer
from barrowgate.loyang import decide, names, open_cards
from barrowgate.loyang.state import Farm, State


def write(state: State, seat: Seat, buffer: ObservationBuffer) -> None:
    """Write everything that this seat may know."""
    at = write_table(state, seat, buffer)
    at = write_question(state, seat, buffer, at)
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
    buffer.numbers[3] = state.round
    buffer.numbers[4] = state.over
    buffer.leave_blank(5, 10)
    buffer.numbers[5 + state.step] = 1
    buffer.numbers[15] = state.deck
    buffer.numbers[16:28] = state.grid
    return 28


def write_question(state: State, seat: Seat, buffer: ObservationBuffer, at: int) -> int:
    """What the observer is asked, with the numbers of the question."""
    buffer.leave_blank(at, 36)
    if decide.may_act(state, seat):
        agenda = state.agenda(seat)
        buffer.numbers[at + agenda.top_kind()] = 1
        buffer.numbers[at + 33] = agenda.top_first()
        buffer.numbers[at + 34] = agenda.top_second()
        buffer.numbers[at + 35] = agenda.top_third()
    return at + 36


# --- Cards ------------------------------------------------------------------------------------


def write_cards(state: State, seat: Seat, buffer: ObservationBuffer, at: int) -> int:
    """Own hand, courtyard, the open cards of each area, and where every card lies that can be
    seen, with what lies under it."""
    call_places(state, seat, buffer)
    buffer.leave_blank(at, 560)
    for card in range(1, 71):
        place = state.place[card]
        buffer.numbers[at + buffer.rows[place] * 70 + card - 1] = 1
        buffer.numbers[at + 419 + card] = buffer.places[place]
        if names.IN_AREA <= place < names.COVERED:
            buffer.numbers[at + 489 + card] = state.under[card]
    return at + 560


def call_places(state: State, seat: Seat, buffer: ObservationBuffer) -> None:
    """The deck, the other hands and starters have one name: unseen. Other seats come after the
    observer's; the dummy of the solitaire game after the player.

    Hand, courtyard and areas have rows of their own; what lies elsewhere is marked in row 6, where
    the names of the places are written afterwards.
    """
    for place in range(32):
        buffer.places[place] = 0
        buffer.rows[place] = 6
    buffer.places[names.IN_DISCARD] = names.IN_DISCARD
    buffer.places[names.IN_COURTYARD] = names.IN_COURTYARD
    buffer.places[names.IN_HAND + seat] = names.IN_HAND
    buffer.places[names.STARTER + seat] = names.STARTER
    buffer.places[names.IN_GRID] = names.IN_GRID
    buffer.places[names.DRAWN] = names.DRAWN
    buffer.rows[names.IN_HAND + seat] = 0
    buffer.rows[names.IN_COURTYARD] = 1
    owners = open_cards.owners(state)
    for place in range(owners):
        other = after(seat, place, owners)
        buffer.places[names.IN_AREA + other] = names.IN_AREA + place
        buffer.places[names.COVERED + other] = names.COVERED + place
        buffer.places[names.IN_PILE + other] = names.IN_PILE + place
        buffer.rows[names.IN_AREA + other] = 2 + place


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
    buffer.numbers[at] = min(farm.cash, 127)
    buffer.numbers[at + 1] = min(farm.loans, 127)
    buffer.numbers[at + 2] = farm.path
    buffer.numbers[at + 3] = farm.enlarged
    buffer.numbers[at + 4 : at + 10] = farm.shop
    buffer.numbers[at + 10 : at + 16] = farm.cart
    buffer.numbers[at + 16 : at + 22] = farm.store
    at = write_fields(farm, buffer, at + 22)
    return write_phase(farm, buffer, at)


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
    """Fields in the order in which they came, the private pile and what was seen of it."""
    fields = farm.n_fields
    buffer.leave_blank(at, 64)
    for place in range(fields):
        buffer.numbers[at + place] = farm.field_size[place]
        buffer.numbers[at + 16 + place] = farm.field_crop[place]
        buffer.numbers[at + 32 + place] = farm.field_tokens[place]
        buffer.numbers[at + 48 + place] = farm.field_card[place]
    buffer.numbers[at + 64] = farm.n_pile
    # of what was seen the newest, the oldest of it first
    first = max(farm.n_log - 24, 0)
    buffer.leave_blank(at + 65, 24)
    for place in range(first, farm.n_log):
        buffer.numbers[at + 65 + place - first] = farm.log[place]
    return at + 89


def write_phase(farm: Farm, buffer: ObservationBuffer, at: int) -> int:
    """The hand's size, and what lasts this card or action phase."""
    buffer.numbers[at] = farm.hand
    buffer.numbers[at + 1] = farm.starter > 0
    buffer.numbers[at + 2] = farm.taken > 0
    buffer.numbers[at + 3] = farm.finished
    buffer.numbers[at + 4] = farm.pack_bought
    buffer.numbers[at + 5] = farm.extra_tokens
    buffer.numbers[at + 6] = farm.housemaid
    buffer.numbers[at + 7] = farm.messenger
    buffer.numbers[at + 8] = farm.official
    buffer.numbers[at + 9] = farm.saleswoman
    return at + 10
