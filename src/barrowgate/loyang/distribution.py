"""The card phase (6): dealing, the courtyard, taking two cards, turn tokens; the solitaire grid."""

from barrowgate.core import events
from barrowgate.loyang import area, farming, helpers, names, trading
from barrowgate.loyang.state import Farm, State


def deal(state: State) -> None:
    """6.1, A33: the discard is shuffled in; everybody gets the same number of cards."""
    area.shuffle_in(state)
    number = min(state.components.deal, state.deck // state.players)
    state.waiting = state.players if number > 0 else 0
    state.last_taker = -1
    state.last_but_one = -1
    for place in range(state.players):
        seat = (state.first + place) % state.players
        farm = state.farm(seat)
        farm.taken = 0 if number > 0 else 1
        for _ in range(number):
            card = area.draw(state)
            state.place[card] = names.IN_HAND + seat
            farm.hand += 1
            if state.watched:
                events.whisper(state.event_log, names.EVENT_HAND, seat, card, 0, 0)


def must_take(state: State, farm: Farm) -> bool:
    """A24: with one card left, and the last player still in."""
    return farm.hand == 1 or state.waiting == 1


def why_not_put(state: State, farm: Farm, card: int) -> int:
    """A hand card goes to the courtyard."""
    if state.place[card] != names.IN_HAND + farm.seat:
        return names.NOT_IN_HAND
    return names.MUST_TAKE if must_take(state, farm) else names.ALLOWED


def put(state: State, farm: Farm, card: int) -> None:
    farm.hand -= 1
    lay_in_courtyard(state, farm.seat, card)


def lay_in_courtyard(state: State, seat: int, card: int) -> None:
    state.place[card] = names.IN_COURTYARD
    state.courtyard += 1
    state.seen[card] = 1
    if state.watched:
        events.note(state.event_log, names.EVENT_PUT, seat, card, 0, 0)


def why_not_flip(state: State, flipped: int) -> int:
    """6.3, A25: with two players, one card of the draw pile a turn."""
    if state.players != 2:
        return names.NOT_FOR_TWO
    if flipped > 0:
        return names.ALREADY_FLIPPED
    return names.ALLOWED if state.deck > 0 else names.PILE_EMPTY


def flip(state: State) -> None:
    lay_in_courtyard(state, -1, area.draw(state))


def why_not_take(state: State, card: int, newest: int) -> int:
    """A card of the courtyard; several (Squire) in ascending order."""
    if state.place[card] != names.IN_COURTYARD:
        return names.NOT_IN_COURTYARD
    return names.ALLOWED if card > newest else names.CARD_ORDER


def take(state: State, card: int) -> None:
    """The card is set aside until the hand card is chosen, too."""
    state.place[card] = names.DRAWN
    state.courtyard -= 1


def why_not_play(state: State, farm: Farm, card: int) -> int:
    """A hand card, or the starter of the introductory game, is laid out."""
    if state.place[card] == names.IN_HAND + farm.seat:
        return names.ALLOWED
    if state.place[card] == names.STARTER + farm.seat:
        return names.ALLOWED
    return names.NOT_IN_HAND


def why_not_play_alone(state: State, farm: Farm, card: int) -> int:
    """A24: who must take from an empty courtyard plays the hand card alone."""
    if not must_take(state, farm):
        return names.NOT_ASKED
    if state.courtyard > 0:
        return names.MUST_TAKE
    return why_not_play(state, farm, card)


def play(state: State, farm: Farm, card: int, squire: int) -> None:
    """The cards taken are laid out, common fields paid; then the seat is out of the round."""
    if state.place[card] == names.STARTER + farm.seat:
        farm.starter = 0
    else:
        farm.hand -= 1
    state.place[card] = names.DRAWN
    agenda = state.agenda(farm.seat)
    agenda.push(names.AUTO_TAKEN, squire, 0)
    agenda.push(names.AUTO_LAY, 0, 0)


def lay_next(state: State, farm: Farm) -> None:
    """The cards taken come to the area one by one, helpers first: they may help to pay."""
    card = names.CARDS
    while card > 0 and state.place[card] != names.DRAWN:
        card -= 1
    if card > 0:
        state.agenda(farm.seat).push(names.AUTO_LAY, 0, 0)
        lay_new(state, farm, card)


def lay_new(state: State, farm: Farm, card: int) -> None:
    """A new card is laid out; a common field is paid, a Squire waits for the next round."""
    area.lay_out(state, farm.seat, card)
    if state.components.card_field[card] > 0:
        trading.pay(state, farm, state.components.common_price, names.CAUSE_COMMON_FIELD)
    elif state.components.card_helper[card] == names.SQUIRE + 1:
        farm.squire_round = state.round


def finish_taking(state: State, farm: Farm, squire: int) -> None:
    """The Squire is discarded after the cards lie; the rest of the hand goes to the courtyard."""
    if squire > 0:
        state.agenda(farm.seat).push(names.AUTO_TAKEN, 0, 0)
        if state.place[squire] == names.IN_AREA + farm.seat and farm.squire_round != state.round:
            helpers.discard_used(state, farm, squire)
    else:
        for card in range(1, names.CARDS + 1):
            if state.place[card] == names.IN_HAND + farm.seat:
                state.reveal()
                put(state, farm, card)
        farm.taken = 1
        state.waiting -= 1
        state.last_but_one = state.last_taker
        state.last_taker = farm.seat


def next_seat(state: State, after: int) -> int:
    """Clockwise, the next seat that has not taken its cards; -1 when all have."""
    for step in range(state.players):
        seat = (after + step) % state.players
        if state.farm(seat).taken == 0:
            return seat
    return -1


def close_courtyard(state: State) -> None:
    """What is left goes to the discard; the last to take cards gets the big token."""
    for card in range(1, names.CARDS + 1):
        if state.place[card] == names.IN_COURTYARD:
            state.place[card] = names.IN_DISCARD
            state.discards += 1
    state.courtyard = 0
    if state.last_taker >= 0:
        state.first = state.last_taker
        state.second = state.last_but_one
        if state.watched:
            events.note(state.event_log, names.EVENT_TOKENS, -1, state.first, state.second, 0)


def why_not_squire(state: State, farm: Farm) -> int:
    """The Squire: not in the round in which it was laid out."""
    if area.find_helper(state, farm.seat, names.SQUIRE) == 0:
        return names.HELPER_ABSENT
    if farm.squire_round == state.round:
        return names.SQUIRE_NEW
    return names.ALLOWED


# --- The grid of the solitaire game (11) ------------------------------------------------------


def grid_price(state: State, card: int) -> int:
    """The price of the row in which a card lies; 99 when it is not in the grid."""
    for place in range(names.GRID):
        if state.grid[place] == card:
            return state.components.row_price[place // names.COLUMNS]
    return 99


def why_not_buy_card(state: State, farm: Farm, bought: int, most: int, card: int) -> int:
    if state.place[card] != names.IN_GRID:
        return names.NOT_IN_GRID
    if bought >= most:
        return names.TOO_MANY_CARDS
    return names.ALLOWED if farm.cash >= grid_price(state, card) else names.NO_CASH


def buy_card(state: State, farm: Farm, card: int) -> None:
    """Nothing moves between purchases (A2)."""
    farming.gain_cash(state, farm, -grid_price(state, card), names.CAUSE_GRID)
    for place in range(names.GRID):
        if state.grid[place] == card:
            state.grid[place] = 0
    lay_new(state, farm, card)


def renew_grid(state: State) -> None:
    """A2: row 2 is discarded, columns close upward, holes are filled from the draw pile."""
    for column in range(names.COLUMNS):
        card = state.grid[names.COLUMNS + column]
        if card > 0:
            state.grid[names.COLUMNS + column] = 0
            area.put_aside(state, card)
        close_column(state, column)
    fill_grid(state)


def close_column(state: State, column: int) -> None:
    free = column
    for row in range(names.GRID // names.COLUMNS):
        place = row * names.COLUMNS + column
        card = state.grid[place]
        if card > 0:
            state.grid[place] = 0
            state.grid[free] = card
            free += names.COLUMNS


def fill_grid(state: State) -> None:
    """Row by row, left to right; an empty pile is renewed once in the game (A3)."""
    for place in range(names.GRID):
        if state.grid[place] == 0:
            card = area.draw_or_shuffle(state)
            if card > 0:
                state.grid[place] = card
                state.place[card] = names.IN_GRID
                state.seen[card] = 1
                if state.watched:
                    events.note(state.event_log, names.EVENT_GRID, -1, card, place, 0)
