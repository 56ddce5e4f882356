"""What a seat may know (A40), as numbers on a sheet: built up from what is open, as the view is.

The order is that of observation_parts.py, which tells what each number means. Seats are counted
from the observer: the own farm first, then clockwise. A slice is as long as the list it takes.
"""

from barrowgate.core.sheet import Sheet
from barrowgate.loyang import decide, names, open_cards
from barrowgate.loyang.state import Farm, State


def write(state: State, seat: int, sheet: Sheet) -> None:
    """Write everything that this seat may know."""
    at = write_table(state, seat, sheet)
    at = write_question(state, seat, sheet, at)
    at = write_cards(state, seat, sheet, at)
    at = write_stalls(state, sheet, at)
    at = write_regulars(state, sheet, at)
    at = write_pile(state, seat, sheet, at)
    width = 0
    for place in range(names.SEATS):
        if place < state.players:
            begun = at
            at = write_farm(state, seat, place, sheet, at)
            width = at - begun
        else:
            at = sheet.leave_blank(at, width)


# --- The table --------------------------------------------------------------------------------


def write_table(state: State, seat: int, sheet: Sheet) -> int:
    """Players, options, round and step, from the first number on."""
    sheet.numbers[0] = seat
    sheet.numbers[1] = state.players
    sheet.numbers[2] = state.introductory
    sheet.numbers[3] = state.round
    sheet.numbers[4] = state.over
    sheet.leave_blank(5, 10)
    sheet.numbers[5 + state.step] = 1
    sheet.numbers[15] = state.deck
    sheet.numbers[16:28] = state.grid
    return 28


def write_question(state: State, seat: int, sheet: Sheet, at: int) -> int:
    """What the observer is asked, with the numbers of the question."""
    sheet.leave_blank(at, 36)
    if decide.may_act(state, seat):
        agenda = state.agenda(seat)
        sheet.numbers[at + agenda.top_kind()] = 1
        sheet.numbers[at + 33] = agenda.top_first()
        sheet.numbers[at + 34] = agenda.top_second()
        sheet.numbers[at + 35] = agenda.top_third()
    return at + 36


# --- Cards ------------------------------------------------------------------------------------


def write_cards(state: State, seat: int, sheet: Sheet, at: int) -> int:
    """Own hand, courtyard, the open cards of each area, and where every card lies that can be
    seen, with what lies under it."""
    call_places(state, seat, sheet)
    sheet.leave_blank(at, 560)
    for card in range(1, 71):
        place = state.place[card]
        sheet.numbers[at + sheet.rows[place] * 70 + card - 1] = 1
        sheet.numbers[at + 419 + card] = sheet.places[place]
        if names.IN_AREA <= place < names.COVERED:
            sheet.numbers[at + 489 + card] = state.under[card]
    return at + 560


def call_places(state: State, seat: int, sheet: Sheet) -> None:
    """The deck, the other hands and starters have one name: unseen. Other seats come after the
    own one; the dummy of the solitaire game after the player.

    Hand, courtyard and areas have rows of their own; what lies elsewhere is marked in row 6, where
    the names of the places are written afterwards.
    """
    for place in range(32):
        sheet.places[place] = 0
        sheet.rows[place] = 6
    sheet.places[names.IN_DISCARD] = names.IN_DISCARD
    sheet.places[names.IN_COURTYARD] = names.IN_COURTYARD
    sheet.places[names.IN_HAND + seat] = names.IN_HAND
    sheet.places[names.STARTER + seat] = names.STARTER
    sheet.places[names.IN_GRID] = names.IN_GRID
    sheet.places[names.DRAWN] = names.DRAWN
    sheet.rows[names.IN_HAND + seat] = 0
    sheet.rows[names.IN_COURTYARD] = 1
    owners = open_cards.owners(state)
    for place in range(owners):
        other = after(seat, place, owners)
        sheet.places[names.IN_AREA + other] = names.IN_AREA + place
        sheet.places[names.COVERED + other] = names.COVERED + place
        sheet.places[names.IN_PILE + other] = names.IN_PILE + place
        sheet.rows[names.IN_AREA + other] = 2 + place


def after(seat: int, place: int, count: int) -> int:
    """The seat so many places after this one, clockwise."""
    other = seat + place
    return other - count if other >= count else other


def write_stalls(state: State, sheet: Sheet, at: int) -> int:
    """The vegetables of every stall that lies open."""
    sheet.leave_blank(at, 84)
    for stall in range(14):
        if is_open(state, names.FIRST_STALL + stall):
            for place in range(stall * 6, stall * 6 + 6):
                sheet.numbers[at + place] = state.stall_has[place]
    return at + 84


def is_open(state: State, card: int) -> bool:
    return names.IN_AREA <= state.place[card] < names.COVERED


def write_regulars(state: State, sheet: Sheet, at: int) -> int:
    """Rows filled, marker and duty of every regular customer that lies open; those of the dummy
    have no marker and no duty."""
    sheet.leave_blank(at, 42)
    for regular in range(14):
        if is_open(state, names.FIRST_REGULAR + regular):
            sheet.numbers[at + regular] = state.row[regular]
            if state.place[names.FIRST_REGULAR + regular] < names.IN_AREA + state.players:
                sheet.numbers[at + 14 + regular] = state.red[regular]
                sheet.numbers[at + 28 + regular] = state.served[regular] + 1
    return at + 42


def write_pile(state: State, seat: int, sheet: Sheet, at: int) -> int:
    """The order of the own private pile, once the Leaseholder has shown it."""
    farm = state.farm(seat)
    known = farm.n_pile if farm.pile_known > 0 else 0
    sheet.numbers[at] = farm.pile_known
    for place in range(16):
        sheet.numbers[at + 1 + place] = farm.pile[place] if place < known else 0
    return at + 17


# --- A farm -----------------------------------------------------------------------------------


def write_farm(state: State, seat: int, place: int, sheet: Sheet, at: int) -> int:
    """The farm so many places after the observer's."""
    other = after(seat, place, state.players)
    farm = state.farm(other)
    at = write_seat(state, seat, other, sheet, at)
    sheet.numbers[at] = min(farm.cash, 127)
    sheet.numbers[at + 1] = min(farm.loans, 127)
    sheet.numbers[at + 2] = farm.path
    sheet.numbers[at + 3] = farm.enlarged
    sheet.numbers[at + 4 : at + 10] = farm.shop
    sheet.numbers[at + 10 : at + 16] = farm.cart
    sheet.numbers[at + 16 : at + 22] = farm.store
    at = write_fields(farm, sheet, at + 22)
    return write_phase(farm, sheet, at)


def write_seat(state: State, seat: int, other: int, sheet: Sheet, at: int) -> int:
    """Tokens, order, partner, and what this seat is asked."""
    sheet.numbers[at] = 1
    sheet.numbers[at + 1] = state.first == other
    sheet.numbers[at + 2] = state.second == other
    sheet.numbers[at + 3] = place_in_order(state, other)
    partner = state.partner[other] - seat if state.players == names.SEATS else 0
    sheet.numbers[at + 4] = partner if partner >= 0 else partner + names.SEATS
    sheet.leave_blank(at + 5, 5)
    agenda = state.agenda(other)
    if agenda.count > 0 and decide.may_act(state, other):
        sheet.numbers[at + 5] = 1
        sheet.numbers[at + 6] = agenda.top_kind()
        sheet.numbers[at + 7] = agenda.top_first()
        sheet.numbers[at + 8] = agenda.top_second()
        sheet.numbers[at + 9] = agenda.top_third()
    return at + 10


def place_in_order(state: State, seat: int) -> int:
    """From 1, in the order of this action phase; 0 as long as there was none."""
    if state.players == 1 or state.order[0] != state.order[1]:
        for place in range(state.players):
            if state.order[place] == seat:
                return place + 1
    return 0


def write_fields(farm: Farm, sheet: Sheet, at: int) -> int:
    """Fields in the order in which they came, the private pile and what was seen of it."""
    fields = farm.n_fields
    sheet.leave_blank(at, 64)
    for place in range(fields):
        sheet.numbers[at + place] = farm.field_size[place]
        sheet.numbers[at + 16 + place] = farm.field_crop[place]
        sheet.numbers[at + 32 + place] = farm.field_tokens[place]
        sheet.numbers[at + 48 + place] = farm.field_card[place]
    sheet.numbers[at + 64] = farm.n_pile
    # of what was seen the newest, the oldest of it first
    first = max(farm.n_log - 24, 0)
    sheet.leave_blank(at + 65, 24)
    for place in range(first, farm.n_log):
        sheet.numbers[at + 65 + place - first] = farm.log[place]
    return at + 89


def write_phase(farm: Farm, sheet: Sheet, at: int) -> int:
    """The hand's size, and what lasts this card or action phase."""
    sheet.numbers[at] = farm.hand
    sheet.numbers[at + 1] = farm.starter > 0
    sheet.numbers[at + 2] = farm.taken > 0
    sheet.numbers[at + 3] = farm.finished
    sheet.numbers[at + 4] = farm.pack_bought
    sheet.numbers[at + 5] = farm.extra_tokens
    sheet.numbers[at + 6] = farm.housemaid
    sheet.numbers[at + 7] = farm.messenger
    sheet.numbers[at + 8] = farm.official
    sheet.numbers[at + 9] = farm.saleswoman
    return at + 10
