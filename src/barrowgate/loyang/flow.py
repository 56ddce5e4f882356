"""The course of a game (4): rounds, steps, turns, and the frames that act by themselves."""

from barrowgate.core import events
from barrowgate.core.numbers import Seat
from barrowgate.loyang import (
    distribution,
    end_of_turn,
    farming,
    farms,
    foreman,
    grid,
    names,
    open_cards,
    trading,
)
from barrowgate.loyang.state import State


def acting_seat(state: State) -> int:
    """The seat that comes first (A20): one that answers another's discard, one in the middle of
    an action, else the first of those in their action turns; -1: nobody."""
    in_turn = -1
    busy = -1
    for seat in range(state.players):
        kind = state.agenda(seat).top_kind()
        if kind == names.ASK_FOREMAN:
            return seat
        if kind == names.ASK_ACTION:
            if in_turn < 0 or seat == first_of_pair(state):
                in_turn = seat
        elif kind > 0 and busy < 0:
            busy = seat
    return busy if busy >= 0 else in_turn


def first_of_pair(state: State) -> int:
    """With four, of the two that act at the same time (7.1): the first player, or its partner."""
    return state.big_token if state.step == names.STEP_ACTION else state.partner[state.big_token]


def settle(state: State) -> None:
    """Let everything happen that asks nobody, until somebody is asked or the game is over."""
    running = state.over == 0
    while running:
        seat = acting_seat(state)
        if seat < 0:
            run_step(state)
            running = state.over == 0
        elif state.agenda(seat).top_kind() >= names.AUTO:
            run_frame(state, seat)
        else:
            running = False


def run_frame(state: State, seat: Seat) -> None:
    """Let the top frame of a seat do what it says; each takes itself off."""
    farm = state.farm(seat)
    kind = state.agenda(seat).top_kind()
    if kind == names.AUTO_HARVEST:
        farming.run_harvest(state, farm)
    elif kind == names.AUTO_FOREMAN:
        foreman.run_foreman(state, farm)
    elif kind == names.AUTO_USED:
        foreman.run_used(state, farm)
    elif kind == names.AUTO_PAY:
        trading.run_pay(state, farm)
    elif kind == names.AUTO_LAY:
        distribution.run_lay(state, farm)
    elif kind == names.AUTO_TAKEN:
        distribution.run_taken(state, farm)
    elif kind == names.AUTO_TRADE:
        trading.run_trade(state, farm)
    elif kind == names.AUTO_MISS:
        end_of_turn.run_miss(state, farm)
    elif kind == names.AUTO_STORE:
        end_of_turn.run_store(state, farm)
    elif kind == names.AUTO_PATH:
        end_of_turn.run_path(state, farm)
    else:
        state.agenda(seat).no_such_frame(kind)


# --- The steps of a round ---------------------------------------------------------------------


def run_step(state: State) -> None:
    """The table's own frame: the next turn of this step, or the next step."""
    step = state.table.top_first()
    begun = state.table.top_second()
    state.table.pop()
    state.step = step
    seat = next_turn(state, begun)
    if seat >= 0:
        if step == names.STEP_CARDS:
            # Seats that have taken are passed over; the next turn is after this one.
            begun = (seat - state.big_token) % state.players
        state.table.push(names.AUTO_STEP, step, begun + 1)
        begin_turn(state, seat)
    elif step == names.STEP_END:
        end_round(state)
    else:
        end_step(state)
        state.table.push(names.AUTO_STEP, step + 1)


def next_turn(state: State, begun: int) -> int:
    """The seat whose turn comes now in this step, or -1 when the step is over."""
    step = state.step
    seat = -1
    if step == names.STEP_CROP or step == names.STEP_HARVEST:
        if begun < state.players:
            seat = (state.big_token + begun) % state.players
    elif step == names.STEP_CARDS:
        if state.players == 1:
            seat = 0 if begun == 0 else -1
        else:
            seat = distribution.next_seat(state, (state.big_token + begun) % state.players)
    elif step == names.STEP_PARTNER:
        if begun == 0 and state.players == names.SEATS:
            seat = state.big_token
    elif step == names.STEP_ACTION or step == names.STEP_PARTNERS:
        seat = next_action(state, begun)
    elif (step == names.STEP_FIELDS or step == names.STEP_DEAL) and begun == 0:
        begin_step(state)
    return seat


def next_action(state: State, begun: int) -> int:
    """Big token, small token, the third; with four, two at a time (7.1)."""
    if state.players == names.SEATS:
        return first_of_pair(state) if begun == 0 else -1
    if state.step == names.STEP_PARTNERS or begun >= state.players:
        return -1
    return state.order[begun]


def begin_step(state: State) -> None:
    """New fields are turned over for everybody; cards are dealt."""
    if state.step == names.STEP_FIELDS:
        state.round += 1
        state.rounds_begun += 1
        if state.watched:
            events.note(state.event_log, names.EVENT_ROUND, -1, state.round, 0, 0)
        for seat in range(state.players):
            farms.turn_field(state, state.farm(seat))
    elif state.players > 1:
        distribution.deal(state)


def begin_turn(state: State, seat: Seat) -> None:
    """The seat is asked what this step asks."""
    state.turns_begun += 1
    step = state.step
    agenda = state.agenda(seat)
    if step == names.STEP_CROP:
        agenda.push(names.ASK_CROP)
    elif step == names.STEP_HARVEST:
        farming.begin_harvest(state, state.farm(seat))
    elif step == names.STEP_CARDS:
        if state.players == 1:
            agenda.push(names.ASK_GRID, 0, state.components.grid_buys)
        else:
            agenda.push(names.ASK_DISTRIBUTE)
    elif step == names.STEP_PARTNER:
        agenda.push(names.ASK_PARTNER)
    else:
        agenda.push(names.ASK_ACTION)
        if state.players == names.SEATS:
            other = (
                state.small_token if step == names.STEP_ACTION else state.partner[state.small_token]
            )
            state.agenda(other).push(names.ASK_ACTION)


def end_step(state: State) -> None:
    """What follows the last turn of a step."""
    if state.step == names.STEP_HARVEST:
        if state.shuffled == names.RESHUFFLE_DUE:
            # A3: the one reshuffle of the solitaire game, after the first emptied field.
            state.shuffled = names.RESHUFFLE_OVER
            open_cards.shuffle_in(state)
    elif state.step == names.STEP_CARDS:
        if state.players == 1:
            grid.renew_grid(state)
        else:
            distribution.close_courtyard(state)
            set_order(state)


def set_order(state: State) -> None:
    """Big token, small token, then clockwise; without a small token the next seat has it."""
    if state.small_token < 0 or state.small_token == state.big_token:
        state.small_token = (state.big_token + 1) % state.players
    state.order[0] = state.big_token
    state.order[1] = state.small_token
    place = 2
    for step in range(state.players):
        seat = (state.big_token + step) % state.players
        if seat != state.big_token and seat != state.small_token:
            state.order[place] = seat
            place += 1


def end_round(state: State) -> None:
    """Duties and lasting effects are over; after the ninth round the game ends."""
    for regular in range(names.REGULARS):
        state.served[regular] = names.DUE
    for seat in range(state.players):
        farm = state.farm(seat)
        farm.finished = 0
        farm.pack_bought = 0
        farm.extra_tokens = 0
        farm.housemaid = 0
        farm.messenger = 0
        farm.official = 0
        farm.saleswoman = 0
    if state.round == state.components.rounds:
        end_game(state)
    else:
        state.table.push(names.AUTO_STEP, names.STEP_FIELDS)


def end_game(state: State) -> None:
    """10: every loan costs a step back, not below the first space."""
    for seat in range(state.players):
        farm = state.farm(seat)
        space = farm.path - farm.loans * state.components.loan_steps
        farm.path = max(state.components.path_start, space)
        farm.forgiven = farm.path - space
    state.over = 1
    if state.watched:
        events.note(state.event_log, names.EVENT_END, -1, 0, 0, 0)
