"""What a seat may know, as numbers on a buffer: built up from what is open, as the view is.

The order is that of observation_parts.py, which says what each number means. Seats are counted
from the observer: its own farm first, then clockwise. A slice is as long as the list it takes.
"""

from barrowgate.core.numbers import Seat
from barrowgate.core.observation_buffer import ObservationBuffer
from barrowgate.lagranja import cards, decide, extensions, market, names, roof, transport, turn
from barrowgate.lagranja.state import Farm, State


def write(state: State, seat: Seat, buffer: ObservationBuffer) -> None:
    """Write everything that this seat may know."""
    at = write_table(state, seat, buffer)
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
    buffer.numbers[9] = state.step
    return 10


def write_cards(state: State, seat: Seat, buffer: ObservationBuffer, at: int) -> int:
    """Where every card lies that the observer can see."""
    call_places(state, seat, buffer)
    for card in range(1, 67):
        buffer.numbers[at + card - 1] = buffer.places[state.place[card]]
    buffer.numbers[at + 66] = state.deck
    return at + 67


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
    """Whose marker lies on each space, which spaces are closed, which markers are doomed."""
    for space in range(1, 25):
        owner = state.market[space]
        if 0 < owner <= names.SEATS:
            owner -= seat
            if owner < 1:
                owner += state.players
        buffer.numbers[at + space - 1] = owner
        buffer.numbers[at + 47 + space] = state.doomed[space]
    buffer.leave_blank(at + 24, 24)
    if state.players < names.SEATS:
        for space in range(1, 25):
            buffer.numbers[at + 23 + space] = not market.is_open(state, space)
    buffer.numbers[at + 72] = state.placed
    return at + 73


# --- A farm -----------------------------------------------------------------------------------


def write_farm(state: State, seat: Seat, place: int, buffer: ObservationBuffer, at: int) -> int:
    """The farm this many places after the observer's."""
    other = seat_at(state, seat, place)
    farm = state.farm(other)
    at = write_seat(state, other, buffer, at)
    buffer.put_large(at, farm.silver)
    is_secret = state.secret_vp > 0 and place > 0 and state.over == 0
    buffer.put_large(at + 1, -1 if is_secret else farm.vp)
    buffer.numbers[at + 2] = farm.pool if state.limited > 0 else -1
    buffer.numbers[at + 3] = farm.hand
    buffer.numbers[at + 4] = farm.hand_limit
    at = write_turn(state, farm, buffer, at + 5)
    at = write_goods(farm, buffer, at)
    at = write_prices(state, farm, buffer, at)
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
    buffer.leave_blank(at + 2, 6)
    agenda = state.agenda(other)
    if agenda.count > 0 and decide.may_act(state, other):
        buffer.numbers[at + 2] = 1
        buffer.numbers[at + 3] = agenda.top_kind()
        buffer.numbers[at + 4] = agenda.top_first()
        buffer.numbers[at + 5] = agenda.top_second()
        buffer.numbers[at + 6] = agenda.top_third()
    ahead = 0
    for rival in range(state.players):
        if state.order[rival] == other:
            buffer.numbers[at + 7] = rival + 1
        if transport.is_ahead(state, rival, other):
            ahead += 1
    buffer.numbers[at + 8] = state.siesta[other]
    buffer.numbers[at + 9] = ahead + 1
    return at + 10


def write_turn(state: State, farm: Farm, buffer: ObservationBuffer, at: int) -> int:
    """What the seat has left to do in the turn that it takes: its frame lies lowest."""
    agenda = state.agenda(farm.seat)
    step = state.step
    buffer.leave_blank(at, 7)
    if agenda.count > 0 and agenda.kind[0] == names.ASK_TURN:
        done = agenda.first[0]
        if step == names.STEP_CARDS:
            buffer.numbers[at] = cards.card_plays(state, farm) - done
            buffer.numbers[at + 1] = turn.plays_due(state, farm, done)
        elif step == names.STEP_SIESTA:
            least = transport.least_steps(state, farm, done)
            most = transport.most_steps(state, farm, done, agenda.second[0])
            buffer.numbers[at + 2] = least if most >= least else 0
            buffer.numbers[at + 3] = most if most >= least else 0
            buffer.numbers[at + 4] = turn.why_not_done(state, farm, done) == names.MUST_WALK
        elif step == names.STEP_DELIVERIES:
            buffer.numbers[at + 5] = transport.deliveries(state, farm) - done
        elif step == names.STEP_EXTRA:
            buffer.numbers[at + 6] = transport.extra_left(state, farm)
    return at + 7


def write_goods(farm: Farm, buffer: ObservationBuffer, at: int) -> int:
    """Goods, fields, free and filled symbols of buildings and barrows."""
    buffer.numbers[at : at + 8] = farm.stock
    buffer.numbers[at + 8] = farm.pig_places
    buffer.numbers[at + 9 : at + 33] = farm.fields
    buffer.numbers[at + 33 : at + 105] = farm.need
    buffer.numbers[at + 105 : at + 177] = farm.delivered
    buffer.numbers[at + 177 : at + 186] = farm.missing
    return at + 186


def write_prices(state: State, farm: Farm, buffer: ObservationBuffer, at: int) -> int:
    """What goods, tiles and extra deliveries cost this farm."""
    buffer.numbers[at : at + 4] = farm.buy_price
    buffer.numbers[at + 4 : at + 8] = farm.upgrade_price
    buffer.numbers[at + 8] = roof.price(state, farm)
    buffer.numbers[at + 9] = transport.extra_price(state, farm)
    buffer.numbers[at + 10 : at + 15] = farm.closed
    return at + 15


def write_cards_played(state: State, farm: Farm, buffer: ObservationBuffer, at: int) -> int:
    """Craft markers, barrows, helpers, and what extensions bring."""
    buffer.numbers[at : at + 6] = farm.craft
    buffer.numbers[at + 6 : at + 12] = farm.grey
    buffer.numbers[at + 12 : at + 15] = farm.barrow
    buffer.numbers[at + 15 : at + 18] = farm.helper
    buffer.numbers[at + 18 : at + 21] = farm.used
    buffer.numbers[at + 21] = extensions.extension_cost(farm)
    buffer.numbers[at + 22] = farm.income
    buffer.numbers[at + 23] = transport.extra_deliveries(state, farm)
    buffer.numbers[at + 24] = farm.extra_available
    buffer.numbers[at + 25] = farm.extra_hired
    buffer.numbers[at + 26] = farm.extra_made
    return at + 27


def write_roof(farm: Farm, buffer: ObservationBuffer, at: int) -> int:
    buffer.numbers[at : at + 6] = farm.roof
    buffer.numbers[at + 6 : at + 12] = farm.roof_used
    buffer.numbers[at + 12] = farm.bought_tile
    return at + 13
