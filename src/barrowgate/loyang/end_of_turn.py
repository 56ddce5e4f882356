"""The end of a turn (8, A22): missed customers, then the storehouse, then the path."""

from barrowgate.core import events
from barrowgate.loyang import customers, farms, names, trading
from barrowgate.loyang.state import Farm, State


def end_actions(state: State, farm: Farm) -> None:
    """The seat has ended its actions: misses and penalties, the storehouse, the path."""
    agenda = state.agenda(farm.seat)
    agenda.pop()
    farm.finished = 1
    agenda.push(names.AUTO_PATH)
    agenda.push(names.AUTO_STORE)
    agenda.push(names.AUTO_MISS)


# --- 8.1 Missed customers -----------------------------------------------------------------------


def run_miss(state: State, farm: Farm) -> None:
    """Every open regular that is due and was not served is missed, one after the other."""
    agenda = state.agenda(farm.seat)
    regular = agenda.top_first()
    agenda.pop()
    while regular < names.REGULARS and not customers.is_due(state, farm.seat, regular):
        regular += 1
    if regular < names.REGULARS:
        agenda.push(names.AUTO_MISS, regular + 1)
        customers.miss(state, farm, regular)


# --- 8.2 Storing --------------------------------------------------------------------------------


def capacity(state: State, farm: Farm) -> int:
    """Places left in the storehouse."""
    total = state.components.enlarged if farm.enlarged > 0 else state.components.capacity
    for vegetable in range(names.VEGETABLES):
        total -= farm.store[vegetable]
    return total


def run_store(state: State, farm: Farm) -> None:
    """What fits is stored; when more is left than fits the player chooses (A42)."""
    agenda = state.agenda(farm.seat)
    lowest = agenda.top_first()
    agenda.pop()
    if farms.in_cart(farm, 0) <= capacity(state, farm):
        for vegetable in range(names.VEGETABLES):
            while farm.cart[vegetable] > 0:
                store(state, farm, vegetable)
    else:
        agenda.push(names.ASK_STORE, lowest)


def store(state: State, farm: Farm, vegetable: int) -> None:
    farms.gain_vegetable(state, farm, vegetable, -1, names.CAUSE_STORE)
    farm.store[vegetable] += 1
    if state.watched:
        events.note(state.event_log, names.EVENT_STORED, farm.seat, vegetable, 0, 0)


def why_not_store_one(state: State, farm: Farm, vegetable: int) -> int:
    """Kinds are stored in ascending order; the storehouse is filled as far as it goes."""
    lowest = state.agenda(farm.seat).top_first()
    free = capacity(state, farm)
    if free == 0:
        return names.STORE_FULL
    return trading.why_not_part_with(farm, free, lowest, vegetable)


def why_not_enlarge(state: State, farm: Farm) -> int:
    if farm.enlarged > 0:
        return names.STORE_ENLARGED
    if farm.cash < state.components.enlarge:
        return names.NO_CASH
    return names.ALLOWED


def enlarge(state: State, farm: Farm) -> None:
    farms.gain_cash(state, farm, -state.components.enlarge, names.CAUSE_STORE)
    farm.enlarged = 1
    if state.watched:
        events.note(state.event_log, names.EVENT_ENLARGED, farm.seat, 0, 0, 0)


def return_rest(state: State, farm: Farm) -> None:
    """What does not fit goes back to the supply."""
    for vegetable in range(names.VEGETABLES):
        farms.gain_vegetable(state, farm, vegetable, -farm.cart[vegetable], names.CAUSE_STORE)


def offer_store(state: State, farm: Farm) -> None:
    if capacity(state, farm) == 0:
        state.offer(names.DONE)
    for vegetable in range(names.VEGETABLES):
        if why_not_store_one(state, farm, vegetable) == names.ALLOWED:
            state.offer(names.STORE + vegetable)
    if why_not_enlarge(state, farm) == names.ALLOWED:
        state.offer(names.ENLARGE)


def why_not_store(state: State, farm: Farm, verb: int, number: int) -> int:
    reason = names.NOT_ASKED
    if verb == names.VERB_DONE:
        reason = names.ALLOWED if capacity(state, farm) == 0 else names.MUST_CHOOSE
    elif verb == names.VERB_STORE:
        reason = why_not_store_one(state, farm, number)
    elif verb == names.VERB_ENLARGE:
        reason = why_not_enlarge(state, farm)
    return reason


def answer_store(state: State, farm: Farm, verb: int, number: int) -> None:
    """Keep one vegetable, make the storehouse larger, or give the rest back."""
    agenda = state.agenda(farm.seat)
    agenda.pop()
    if verb == names.VERB_DONE:
        return_rest(state, farm)
    elif verb == names.VERB_ENLARGE:
        enlarge(state, farm)
        agenda.push(names.AUTO_STORE)
    else:
        store(state, farm, number)
        agenda.push(names.AUTO_STORE, number)


# --- 8.3 The path of prosperity -----------------------------------------------------------------


def run_path(state: State, farm: Farm) -> None:
    """Steps are asked for, unless the end of the path is reached."""
    agenda = state.agenda(farm.seat)
    agenda.pop()
    if farm.path < state.components.path_end:
        agenda.push(names.ASK_PATH)


def step_price(state: State, farm: Farm, steps: int) -> int:
    """The first step of a turn costs 1, every further one the number of the space entered."""
    if steps == 0:
        return state.components.first_step
    return farm.path + 1


def why_not_step(state: State, farm: Farm) -> int:
    steps = state.agenda(farm.seat).top_first()
    return names.ALLOWED if farm.cash >= step_price(state, farm, steps) else names.NO_CASH


def offer_path(state: State, farm: Farm) -> None:
    state.offer(names.DONE)
    if why_not_step(state, farm) == names.ALLOWED:
        state.offer(names.STEP)


def why_not_path(state: State, farm: Farm, verb: int, number: int) -> int:
    reason = names.NOT_ASKED
    if verb == names.VERB_DONE:
        reason = names.ALLOWED
    elif verb == names.VERB_STEP:
        reason = why_not_step(state, farm)
    return reason


def answer_path(state: State, farm: Farm, verb: int, number: int) -> None:
    """One step more; the question stays until the player ends it, or the path."""
    agenda = state.agenda(farm.seat)
    steps = agenda.top_first()
    if verb == names.VERB_STEP:
        farms.gain_cash(state, farm, -step_price(state, farm, steps), names.CAUSE_PATH)
        farm.path += 1
        if state.watched:
            events.note(state.event_log, names.EVENT_PATH, farm.seat, farm.path, 0, 0)
    if verb == names.VERB_STEP and farm.path < state.components.path_end:
        agenda.set_top(steps + 1)
    else:
        agenda.pop()
