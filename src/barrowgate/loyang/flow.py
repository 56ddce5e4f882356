"""The course of a game (4): rounds, steps, turns, and the frames that act by themselves."""

from barrowgate.core import events
from barrowgate.loyang import (
    customers,
    distribution,
    farming,
    helpers,
    names,
    open_cards,
    pack,
    trading,
)
from barrowgate.loyang.state import State


def phase(state: State) -> int:
    """1 harvest, 2 cards, 4 action: as the bits of a helper's phases."""
    if state.step <= names.STEP_HARVEST:
        return 1
    if state.step <= names.STEP_CARDS:
        return 2
    return 4


def acting_seat(state: State) -> int:
    """The seat that comes first (A20): one that answers another's discard, one in the middle of
    an action, else the lowest in its action turn; -1: nobody."""
    in_turn = -1
    busy = -1
    for seat in range(state.players):
        kind = state.agenda(seat).top_kind()
        if kind == names.ASK_FOREMAN:
            return seat
        if kind == names.ASK_ACTION:
            if in_turn < 0:
                in_turn = seat
        elif kind > 0 and busy < 0:
            busy = seat
    return busy if busy >= 0 else in_turn


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


def run_frame(state: State, seat: int) -> None:
    """Take the top frame of a seat off and do what it says."""
    farm = state.farm(seat)
    agenda = state.agenda(seat)
    kind = agenda.top_kind()
    first = agenda.top_first()
    second = agenda.top_second()
    agenda.pop()
    if kind == names.AUTO_FOREMAN:
        helpers.ask_foreman(state, first, second)
    elif kind == names.AUTO_USED:
        if second > 0:
            helpers.discard_together(state, farm, second)
        else:
            helpers.discard_used(state, farm, first)
    elif kind == names.AUTO_TRADE:
        trading.take_from_stall(state, farm, first, second)
    elif kind == names.AUTO_PAY:
        trading.pay(state, farm, first, second)
    elif kind == names.AUTO_MISS:
        customers.settle_misses(state, farm, first)
    elif kind == names.AUTO_STORE:
        pack.store_rest(state, farm, first)
    elif kind == names.AUTO_PATH:
        if farm.path < state.components.path_end:
            agenda.push(names.ASK_PATH, 0, 0)
    elif kind == names.AUTO_LAY:
        distribution.lay_next(state, farm)
    elif kind == names.AUTO_TAKEN:
        distribution.finish_taking(state, farm, first)
    else:
        farming.harvest(state, farm, first, second)


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
            begun = (seat - state.first) % state.players
        state.table.push(names.AUTO_STEP, step, begun + 1)
        begin_turn(state, seat)
    elif step == names.STEP_END:
        end_round(state)
    else:
        end_step(state)
        state.table.push(names.AUTO_STEP, step + 1, 0)


def next_turn(state: State, begun: int) -> int:
    """The seat whose turn comes now in this step, or -1 when the step is over."""
    step = state.step
    seat = -1
    if step == names.STEP_CROP or step == names.STEP_HARVEST:
        if begun < state.players:
            seat = (state.first + begun) % state.players
    elif step == names.STEP_CARDS:
        if state.players == 1:
            seat = 0 if begun == 0 else -1
        else:
            seat = distribution.next_seat(state, (state.first + begun) % state.players)
    elif step == names.STEP_PARTNER:
        if begun == 0 and state.players == names.SEATS:
            seat = state.first
    elif step == names.STEP_ACTION or step == names.STEP_PARTNERS:
        seat = next_action(state, begun)
    elif (step == names.STEP_FIELDS or step == names.STEP_DEAL) and begun == 0:
        begin_step(state)
    return seat


def next_action(state: State, begun: int) -> int:
    """Big token, small token, the third; with four, two at a time (7.1)."""
    if state.players == names.SEATS:
        if begun > 0:
            return -1
        return state.first if state.step == names.STEP_ACTION else state.partner[state.first]
    if state.step == names.STEP_PARTNERS or begun >= state.players:
        return -1
    return state.order[begun]


def begin_step(state: State) -> None:
    """New fields are turned over for everybody; cards are dealt."""
    if state.step == names.STEP_FIELDS:
        state.round += 1
        if state.watched:
            events.note(state.event_log, names.EVENT_ROUND, -1, state.round, 0, 0)
        for seat in range(state.players):
            farming.turn_field(state, state.farm(seat))
    elif state.players > 1:
        distribution.deal(state)


def begin_turn(state: State, seat: int) -> None:
    """The seat is asked what this step asks."""
    step = state.step
    farm = state.farm(seat)
    agenda = state.agenda(seat)
    if step == names.STEP_CROP:
        agenda.push(names.ASK_CROP, 0, 0)
    elif step == names.STEP_HARVEST:
        farming.unload_store(state, farm)
        has_hand = open_cards.find_helper(state, seat, names.HARVEST_HAND) > 0
        if has_hand and farming.can_use_harvest_hand(state, farm, 0):
            agenda.push(names.ASK_HARVEST, 0, 0)
        else:
            agenda.push(names.AUTO_HARVEST, 0, 0)
    elif step == names.STEP_CARDS:
        if state.players == 1:
            agenda.push(names.ASK_GRID, 0, state.components.grid_buys)
        else:
            agenda.push(names.ASK_DISTRIBUTE, 0, 0)
    elif step == names.STEP_PARTNER:
        agenda.push(names.ASK_PARTNER, 0, 0)
    else:
        agenda.push(names.ASK_ACTION, 0, 0)
        if state.players == names.SEATS:
            other = state.second if step == names.STEP_ACTION else state.partner[state.second]
            state.agenda(other).push(names.ASK_ACTION, 0, 0)


def end_step(state: State) -> None:
    """What follows the last turn of a step."""
    if state.step == names.STEP_HARVEST:
        if state.shuffled == 2:
            # A3: the one reshuffle of the solitaire game, after the first emptied field.
            state.shuffled = 1
            open_cards.shuffle_in(state)
    elif state.step == names.STEP_CARDS:
        if state.players == 1:
            distribution.renew_grid(state)
        else:
            distribution.close_courtyard(state)
            set_order(state)


def set_order(state: State) -> None:
    """Big token, small token, then clockwise; without a small token the next seat has it."""
    if state.second < 0 or state.second == state.first:
        state.second = (state.first + 1) % state.players
    state.order[0] = state.first
    state.order[1] = state.second
    place = 2
    for step in range(state.players):
        seat = (state.first + step) % state.players
        if seat != state.first and seat != state.second:
            state.order[place] = seat
            place += 1


def end_round(state: State) -> None:
    """Duties and lasting effects are over; after the ninth round the game ends."""
    for regular in range(names.REGULARS):
        state.served[regular] = 0
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
        state.table.push(names.AUTO_STEP, names.STEP_FIELDS, 0)


def end_game(state: State) -> None:
    """10: every loan costs a step back, not below the first space."""
    for seat in range(state.players):
        farm = state.farm(seat)
        back = farm.loans * state.components.loan_steps
        farm.path = max(state.components.path_start, farm.path - back)
    state.over = 1
    if state.watched:
        events.note(state.event_log, names.EVENT_END, -1, 0, 0, 0)


def end_actions(state: State, seat: int) -> None:
    """8, A22: misses and penalties, then the storehouse, then the path."""
    farm = state.farm(seat)
    agenda = state.agenda(seat)
    agenda.pop()
    farm.finished = 1
    agenda.push(names.AUTO_PATH, 0, 0)
    agenda.push(names.AUTO_STORE, 0, 0)
    agenda.push(names.AUTO_MISS, 0, 0)


# --- Set-up (3, 11.1) -------------------------------------------------------------------------


def set_up(state: State, seed: int) -> None:
    """Deal and lay out everything; then the first seat chooses its crop."""
    state.chance.seed(seed)
    state.deck = names.CARDS
    if state.first < 0:
        # A38: by the seed, unless the table named a first player.
        state.first = state.chance.below(state.players)
    for seat in range(state.players):
        set_up_farm(state, seat)
    if state.players == 1:
        set_up_dummy(state)
        distribution.fill_grid(state)
    elif state.introductory > 0:
        deal_starters(state)
    state.table.push(names.AUTO_STEP, names.STEP_CROP, 0)
    settle(state)
    state.revealed = 0


def set_up_farm(state: State, seat: int) -> None:
    table = state.components
    farm = state.farm(seat)
    farm.seat = seat
    farm.cash = table.start_cash
    farm.path = table.path_start
    for vegetable in range(names.VEGETABLES):
        farm.shop[vegetable] = table.shop_start[vegetable]
    farming.add_field(state, farm, table.home_size, names.HOME)
    for _ in range(2):
        shuffle_half(state, seat)


def shuffle_half(state: State, seat: int) -> None:
    """Four private fields of different sizes, shuffled, go under the pile."""
    farm = state.farm(seat)
    first = farm.n_pile
    for size in range(3, 7):
        if state.components.private_copies[size] > 0:
            farm.pile[farm.n_pile] = size
            farm.n_pile += 1
    last = farm.n_pile - 1
    while last > first:
        other = first + state.chance.below(last - first + 1)
        size = farm.pile[last]
        farm.pile[last] = farm.pile[other]
        farm.pile[other] = size
        last -= 1


def deal_starters(state: State) -> None:
    """Introductory game: one starter customer each, face down; spare ones stay in the deck."""
    for seat in range(state.players):
        left = 0
        for regular in range(names.REGULARS):
            if is_spare_starter(state, regular):
                left += 1
        chosen = state.chance.below(left)
        for regular in range(names.REGULARS):
            if is_spare_starter(state, regular):
                if chosen == 0:
                    state.place[names.FIRST_REGULAR + regular] = names.STARTER + seat
                    state.deck -= 1
                    farm = state.farm(seat)
                    farm.starter = 1
                    chosen = -1
                else:
                    chosen -= 1


def is_spare_starter(state: State, regular: int) -> bool:
    in_deck = state.place[names.FIRST_REGULAR + regular] == names.IN_DECK
    return in_deck and state.components.starter[regular] > 0


def set_up_dummy(state: State) -> None:
    """Cards are turned over until the dummy has its stalls, regulars and casuals."""
    table = state.components
    stalls = table.dummy_stalls
    regulars = table.dummy_regulars
    casuals = table.dummy_casuals
    while stalls + regulars + casuals > 0:
        card = open_cards.draw(state)
        if open_cards.is_stall(card) and stalls > 0:
            stalls -= 1
            open_cards.lay_out(state, names.DUMMY, card)
        elif open_cards.is_regular(card) and regulars > 0:
            regulars -= 1
            open_cards.lay_out(state, names.DUMMY, card)
        elif open_cards.is_casual(card) and casuals > 0:
            casuals -= 1
            open_cards.lay_out(state, names.DUMMY, card)
        else:
            open_cards.put_aside(state, card)
