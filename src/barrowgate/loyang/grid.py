"""The grid of the solitaire game (11): cards are bought by row."""

from barrowgate.core import events
from barrowgate.core.numbers import Card
from barrowgate.loyang import distribution, farms, foreman, helper_uses, names, open_cards
from barrowgate.loyang.state import Farm, State


def price_of(state: State, card: Card) -> int:
    """The price of the row in which a card of the grid lies."""
    row = 0
    for place in range(names.GRID):
        if state.grid[place] == card:
            row = place // names.COLUMNS
    return state.components.row_price[row]


def why_not_buy(state: State, farm: Farm, card: Card) -> int:
    agenda = state.agenda(farm.seat)
    bought = agenda.top_first()
    most = agenda.top_second()
    if state.place[card] != names.IN_GRID:
        return names.NOT_IN_GRID
    if bought >= most:
        return names.TOO_MANY_CARDS
    return names.ALLOWED if farm.cash >= price_of(state, card) else names.NO_CASH


def why_not_use_here(state: State, farm: Farm) -> int:
    """The Squire: once, while it allows more cards."""
    if state.agenda(farm.seat).top_second() >= state.components.squire_buys:
        return names.HELPER_NO_EFFECT
    return distribution.why_not_squire(state, farm)


def offer_grid(state: State, farm: Farm) -> None:
    state.offer(names.DONE)
    for card in range(1, names.CARDS + 1):
        if why_not_buy(state, farm, card) == names.ALLOWED:
            state.offer(names.TAKE + card - 1)
    if why_not_use_here(state, farm) == names.ALLOWED:
        state.offer(names.USE + names.USE_SQUIRE)
    helper_uses.offer_throws(state, farm)


def why_not_grid(state: State, farm: Farm, verb: int, number: int) -> int:
    reason = names.NOT_ASKED
    if verb == names.VERB_DONE:
        reason = names.ALLOWED
    elif verb == names.VERB_TAKE:
        reason = why_not_buy(state, farm, number + 1)
    elif verb == names.VERB_USE:
        if number == names.USE_SQUIRE:
            reason = why_not_use_here(state, farm)
    elif verb == names.VERB_THROW:
        reason = helper_uses.why_not_throw(state, farm, number)
    return reason


def answer_grid(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    bought = agenda.top_first()
    most = agenda.top_second()
    if verb == names.VERB_THROW:
        helper_uses.throw_helper(state, farm, number)
    elif verb == names.VERB_USE:
        helper_uses.note_use(state, farm.seat, number)
        agenda.set_top(bought, state.components.squire_buys)
    elif verb == names.VERB_TAKE:
        agenda.set_top(bought + 1, most)
        buy(state, farm, number + 1)
    else:
        agenda.pop()
        if most > state.components.grid_buys:
            discard_squire(state, farm)


def discard_squire(state: State, farm: Farm) -> None:
    """After the purchases it allowed; one that was bought meanwhile stays."""
    squire = open_cards.find_helper(state, farm.seat, names.SQUIRE)
    if squire > 0 and farm.squire_round != state.round:
        foreman.discard_used(state, farm, squire)


def buy(state: State, farm: Farm, card: Card) -> None:
    """Nothing moves between purchases (A2)."""
    farms.gain_cash(state, farm, -price_of(state, card), names.CAUSE_GRID)
    for place in range(names.GRID):
        if state.grid[place] == card:
            state.grid[place] = 0
    distribution.lay_new(state, farm, card)


def renew_grid(state: State) -> None:
    """A2: row 2 is discarded, columns close upward, holes are filled from the draw pile."""
    for column in range(names.COLUMNS):
        card = state.grid[names.COLUMNS + column]
        if card > 0:
            state.grid[names.COLUMNS + column] = 0
            open_cards.put_aside(state, card)
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
            card = open_cards.draw_or_shuffle(state)
            if card > 0:
                state.grid[place] = card
                state.place[card] = names.IN_GRID
                state.seen[card] = 1
                if state.watched:
                    events.note(state.event_log, names.EVENT_GRID, -1, card, place, 0)
