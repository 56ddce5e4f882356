"""What a seat may know, as numbers on a buffer: built up from what is open, as the view is.

The order is that of observation_parts.py, which says what each number means. Seats are counted
from the observer: its own farm first, then clockwise. A slice is as long as the list it takes.
"""

from barrowgate.core.numbers import Seat
from barrowgate.core.observation_buffer import ObservationBuffer
from barrowgate.lagranja import decide, extensions, names, transport
from barrowgate.lagranja.state import Farm, State


def write(state: State, seat: Seat, buffer: ObservationBuffer) -> None:
    """Write everything that this seat may know."""
    at = write_table(state, seat, buffer)
    at = write_question(state, seat, buffer, at)
    at = write_cards(state, seat, buffer, at)
    at = write_village(state, buffer, at)
    at = write_market(state, seat, buffer, at)
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
    buffer.numbers[2] = state.limited
    buffer.numbers[3] = state.secret_vp
    buffer.numbers[4] = state.removal_chosen
    buffer.numbers[5] = state.extra_up_front
    buffer.numbers[6] = state.round
    buffer.numbers[7] = state.over
    buffer.numbers[8] = state.solo_first if state.players == 1 else 0
    buffer.leave_blank(9, 19)
    buffer.numbers[9 + state.step] = 1
    return 28


def write_question(state: State, seat: Seat, buffer: ObservationBuffer, at: int) -> int:
    """What the observer is asked, with the numbers of the question."""
    buffer.leave_blank(at, 42)
    if decide.may_act(state, seat):
        agenda = state.agenda(seat)
        buffer.numbers[at + agenda.top_kind()] = 1
        buffer.numbers[at + 39] = agenda.top_first()
        buffer.numbers[at + 40] = agenda.top_second()
        buffer.numbers[at + 41] = agenda.top_third()
    return at + 42


def write_cards(state: State, seat: Seat, buffer: ObservationBuffer, at: int) -> int:
    """Own hand, discards, and where every card lies that the observer can see."""
    call_places(state, seat, buffer)
    for card in range(1, 67):
        place = buffer.places[state.place[card]]
        buffer.numbers[at + card - 1] = place == names.IN_HAND
        buffer.numbers[at + card + 65] = place == names.IN_DISCARD
        buffer.numbers[at + card + 131] = place
    buffer.numbers[at + 198] = state.deck
    return at + 199


def call_places(state: State, seat: Seat, buffer: ObservationBuffer) -> None:
    """The deck and the other hands have one name: unseen. Other seats come after the observer's."""
    for place in range(names.IN_HAND + names.SEATS):
        buffer.places[place] = 0
    buffer.places[names.IN_DISCARD] = names.IN_DISCARD
    buffer.places[names.IN_HAND + seat] = names.IN_HAND
    for place in range(state.players):
        other = seat_at(state, seat, place)
        buffer.places[names.ON_FIELD + other] = names.ON_FIELD + place
        buffer.places[names.ON_BARROW + other] = names.ON_BARROW + place
        buffer.places[names.ON_EXTENSION + other] = names.ON_EXTENSION + place
        buffer.places[names.ON_HELPER + other] = names.ON_HELPER + place


def seat_at(state: State, seat: Seat, place: int) -> int:
    """The seat this many places after this one, clockwise."""
    other = seat + place
    return other - state.players if other >= state.players else other


# --- The village ------------------------------------------------------------------------------


def write_village(state: State, buffer: ObservationBuffer, at: int) -> int:
    """Tiles on offer, dice, craft buildings."""
    buffer.leave_blank(at, 14)
    for tile in range(names.TILES_PER_ROUND):
        if state.tiles[tile] > 0:
            buffer.numbers[at + state.tiles[tile] - 1] += 1
    for number in range(1, 7):
        buffer.numbers[at + 13 + number] = state.dice[number]
    buffer.numbers[at + 20] = state.rented
    buffer.numbers[at + 21 : at + 27] = state.blocked
    buffer.numbers[at + 27 : at + 33] = state.completed
    return at + 33


def write_market(state: State, seat: Seat, buffer: ObservationBuffer, at: int) -> int:
    """Whose marker lies where: a row of spaces for each seat, the neutral player's last."""
    buffer.leave_blank(at, 120)
    for space in range(1, 25):
        owner = state.market[space] - 1
        if owner >= 0:
            if owner < names.SEATS:
                owner -= seat
                if owner < 0:
                    owner += state.players
            buffer.numbers[at + owner * 24 + space - 1] = 1
        buffer.numbers[at + 119 + space] = state.doomed[space]
    buffer.numbers[at + 144] = state.placed
    return at + 145


# --- A farm -----------------------------------------------------------------------------------


def write_farm(state: State, seat: Seat, place: int, buffer: ObservationBuffer, at: int) -> int:
    """The farm this many places after the observer's."""
    other = seat_at(state, seat, place)
    farm = state.farm(other)
    at = write_seat(state, other, buffer, at)
    buffer.numbers[at] = min(farm.silver, 127)
    is_secret = state.secret_vp > 0 and place > 0 and state.over == 0
    buffer.numbers[at + 1] = -1 if is_secret else min(farm.vp, 127)
    buffer.numbers[at + 2] = farm.pool if state.limited > 0 else -1
    buffer.numbers[at + 3] = farm.hand
    buffer.numbers[at + 4] = farm.hand_limit
    at = write_goods(farm, buffer, at + 5)
    at = write_cards_played(state, farm, buffer, at)
    at = write_roof(farm, buffer, at)
    is_hidden = state.step == names.STEP_DONKEYS and place > 0
    buffer.numbers[at] = 0 if is_hidden else farm.donkey
    buffer.numbers[at + 1] = farm.donkey > 0
    buffer.numbers[at + 2 : at + 6] = farm.donkey_used
    buffer.numbers[at + 6] = farm.dice[0] if farm.n_dice > 0 else 0
    buffer.numbers[at + 7] = farm.dice[1] if farm.n_dice > 1 else 0
    buffer.numbers[at + 8] = farm.reserved
    buffer.numbers[at + 9] = state.renter == other + 1 and state.rented > 0
    return at + 10


def write_seat(state: State, other: Seat, buffer: ObservationBuffer, at: int) -> int:
    """Turn, order, siesta, and what this seat is asked."""
    buffer.numbers[at] = 1
    buffer.numbers[at + 1] = state.turn == other
    buffer.leave_blank(at + 2, 5)
    if decide.may_act(state, other):
        agenda = state.agenda(other)
        buffer.numbers[at + 2] = 1
        buffer.numbers[at + 3] = agenda.top_kind()
        buffer.numbers[at + 4] = agenda.top_first()
        buffer.numbers[at + 5] = agenda.top_second()
        buffer.numbers[at + 6] = agenda.top_third()
    ahead = 0
    buffer.numbers[at + 7] = 0
    for rival in range(state.players):
        if state.order[rival] == other:
            buffer.numbers[at + 7] = rival + 1
        if transport.is_ahead(state, rival, other):
            ahead += 1
    buffer.numbers[at + 8] = state.siesta[other]
    buffer.numbers[at + 9] = ahead + 1
    return at + 10


def write_goods(farm: Farm, buffer: ObservationBuffer, at: int) -> int:
    """Goods, fields, free symbols of buildings and barrows, prices."""
    buffer.numbers[at : at + 8] = farm.stock
    buffer.numbers[at + 8] = farm.pig_places
    buffer.numbers[at + 9 : at + 33] = farm.fields
    buffer.numbers[at + 33 : at + 105] = farm.need
    buffer.numbers[at + 105 : at + 114] = farm.missing
    buffer.numbers[at + 114 : at + 118] = farm.buy_price
    buffer.numbers[at + 118 : at + 122] = farm.upgrade_price
    buffer.numbers[at + 122 : at + 127] = farm.closed
    return at + 127


def write_cards_played(state: State, farm: Farm, buffer: ObservationBuffer, at: int) -> int:
    """Craft markers, barrows, helpers, and what extensions bring."""
    buffer.numbers[at : at + 6] = farm.craft
    buffer.numbers[at + 6 : at + 12] = farm.grey
    buffer.numbers[at + 12 : at + 15] = farm.barrow
    for slot in range(names.BARROWS):
        card = farm.barrow[slot]
        buffer.numbers[at + 15 + slot] = state.components.barrow_vp[card] if card > 0 else 0
    buffer.numbers[at + 18 : at + 21] = farm.helper
    buffer.numbers[at + 21 : at + 24] = farm.used
    buffer.numbers[at + 24] = extensions.extension_cost(farm)
    buffer.numbers[at + 25] = farm.income
    buffer.numbers[at + 26] = transport.extra_deliveries(state, farm)
    buffer.numbers[at + 27] = farm.extra_available
    buffer.numbers[at + 28] = farm.extra_hired
    buffer.numbers[at + 29] = farm.extra_made
    return at + 30


def write_roof(farm: Farm, buffer: ObservationBuffer, at: int) -> int:
    buffer.numbers[at : at + 6] = farm.roof
    buffer.numbers[at + 6 : at + 12] = farm.roof_used
    buffer.numbers[at + 12] = farm.bought_tile
    return at + 13
