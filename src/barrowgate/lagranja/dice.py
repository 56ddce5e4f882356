"""The revenue dice (7.1, G6): the roll, what helpers do around it, and taking dice."""

from barrowgate.core import events
from barrowgate.core.numbers import Seat
from barrowgate.lagranja import goods, helpers, names, questions
from barrowgate.lagranja.state import Farm, State

# --- Around the roll --------------------------------------------------------------------------


def roll(state: State) -> None:
    """The first player rolls the dice and lays them beside their spaces."""
    state.reveal()
    for _ in range(state.components.dice[state.players]):
        state.dice[state.chance.below(names.DICE_NUMBERS) + 1] += 1
    if state.watched:
        for number in range(1, names.DICE_NUMBERS + 1):
            if state.dice[number] > 0:
                events.note(state.event_log, names.EVENT_ROLL, -1, number, state.dice[number], 0)


def reserve(state: State, farm: Farm, number: int) -> None:
    """Village Elder: the last die of this space is kept until the owner has two dice."""
    if goods.has_marker(state, farm):
        farm.pool -= 1
        farm.reserved = number
        if state.watched:
            events.note(state.event_log, names.EVENT_RESERVED, farm.seat, number, 0, 0)
    else:
        state.agenda(farm.seat).push(names.ASK_ROOM, names.FOR_RESERVE, number)


def release_reserve(farm: Farm) -> None:
    """The Elder's marker goes back to the pool."""
    if farm.reserved > 0:
        farm.reserved = 0
        farm.pool += 1


# --- The question reserve: the Village Elder, before the roll ---------------------------------


def offer_reserve(state: State, farm: Farm) -> None:
    state.offer(names.PASS)
    for number in range(names.DICE_NUMBERS):
        state.offer(names.RESERVE + number)


def why_not_reserve(state: State, farm: Farm, verb: int, number: int) -> int:
    return names.ALLOWED if verb == names.VERB_RESERVE else questions.may_pass(verb)


def answer_reserve(state: State, farm: Farm, verb: int, number: int) -> None:
    state.agenda(farm.seat).pop()
    if verb == names.VERB_RESERVE:
        reserve(state, farm, number + 1)


# --- The question rent: the Tenant sets a die aside; whoever takes it pays a harvest good ----


def offer_rent(state: State, farm: Farm) -> None:
    state.offer(names.PASS)
    for number in range(1, names.DICE_NUMBERS + 1):
        if state.dice[number] > 0:
            state.offer(names.RENT + number - 1)


def why_not_rent(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_RENT:
        return names.ALLOWED if state.dice[number + 1] > 0 else names.NO_SUCH_DIE
    return questions.may_pass(verb)


def answer_rent(state: State, farm: Farm, verb: int, number: int) -> None:
    state.agenda(farm.seat).pop()
    if verb == names.VERB_RENT:
        state.dice[number + 1] -= 1
        state.rented = number + 1
        state.renter = farm.seat + 1
        if state.watched:
            events.note(state.event_log, names.EVENT_DIE_RENTED, farm.seat, number + 1, 0, 0)


# --- The question turn_die: the Migrant Laborer's die -----------------------------------------


def offer_turn_die(state: State, farm: Farm) -> None:
    state.offer(names.PASS)
    for number in range(1, names.DICE_NUMBERS + 1):
        if state.dice[number] > 0:
            state.offer(names.TURN + number - 1)


def why_not_turn_die(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_TURN:
        return names.ALLOWED if state.dice[number + 1] > 0 else names.NO_SUCH_DIE
    return questions.may_pass(verb)


def answer_turn_die(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    count = agenda.top_first()
    agenda.pop()
    if verb == names.VERB_TURN:
        agenda.push(names.ASK_TURN_TO, number + 1, count - 1)


# --- The question turn_to: its new number -----------------------------------------------------


def offer_turn_to(state: State, farm: Farm) -> None:
    before = state.agenda(farm.seat).top_first()
    for number in range(1, names.DICE_NUMBERS + 1):
        if number != before:
            state.offer(names.TURN_TO + number - 1)


def why_not_turn_to(state: State, farm: Farm, verb: int, number: int) -> int:
    before = state.agenda(farm.seat).top_first()
    if verb == names.VERB_TURN_TO:
        return names.SAME_NUMBER if number + 1 == before else names.ALLOWED
    return questions.must_choose(verb)


def answer_turn_to(state: State, farm: Farm, verb: int, number: int) -> None:
    """The die is turned; it then lies at its new space."""
    agenda = state.agenda(farm.seat)
    before = agenda.top_first()
    more = agenda.top_second()
    agenda.pop()
    state.dice[before] -= 1
    state.dice[number + 1] += 1
    if state.watched:
        events.note(state.event_log, names.EVENT_DIE_TURNED, farm.seat, before, number + 1, 0)
    if more > 0:
        agenda.push(names.ASK_TURN_DIE, more)


# --- Taking dice (7.1) ------------------------------------------------------------------------


def is_reserved(state: State, seat: Seat, number: int) -> bool:
    """Does another player's Elder keep the last die of this space?"""
    if state.dice[number] == 1:
        for other in range(state.players):
            farm = state.farm(other)
            if other != seat and farm.reserved == number:
                return True
    return False


def has_free_die(state: State, seat: Seat) -> bool:
    """Is there a die at a space that this seat may take?"""
    for number in range(1, names.DICE_NUMBERS + 1):
        if state.dice[number] > 0 and not is_reserved(state, seat, number):
            return True
    return False


def can_pay_tenant(farm: Farm) -> bool:
    """A harvest good in a den or on a field."""
    return goods.harvest_kinds(farm) > 0


def is_rent_due(state: State, farm: Farm) -> bool:
    """G28: another player pays the Tenant, unless there is neither a good nor another die."""
    if state.renter == farm.seat + 1:
        return False
    return can_pay_tenant(farm) or has_free_die(state, farm.seat)


def why_not_take_die(state: State, farm: Farm, choice: int) -> int:
    """May this die be taken? choice: number - 1, or RENTED_DIE."""
    if choice == names.RENTED_DIE:
        if state.rented == 0:
            return names.NO_SUCH_DIE
        if is_rent_due(state, farm) and not can_pay_tenant(farm):
            return names.CANNOT_PAY_TENANT
    else:
        if state.dice[choice + 1] == 0:
            return names.NO_SUCH_DIE
        # G41: a reservation never leaves a player without a die.
        if is_reserved(state, farm.seat, choice + 1) and (
            state.rented > 0 or has_free_die(state, farm.seat)
        ):
            return names.DIE_RESERVED
    return names.ALLOWED


def offer_dice(state: State, farm: Farm) -> None:
    for choice in range(names.RENTED_DIE + 1):
        if why_not_take_die(state, farm, choice) == names.ALLOWED:
            state.offer(names.TAKE_DIE + choice)


def take_die(state: State, farm: Farm, choice: int) -> None:
    """Take it (pay the Tenant), then use it (G30)."""
    agenda = state.agenda(farm.seat)
    number = choice + 1
    rent_due = False
    if choice == names.RENTED_DIE:
        rent_due = is_rent_due(state, farm)
        number = state.rented
        state.rented = 0
    else:
        state.dice[number] -= 1
    farm.dice[farm.n_dice] = number
    farm.n_dice += 1
    if farm.n_dice == 2:
        release_reserve(farm)
    if state.watched:
        events.note(state.event_log, names.EVENT_DIE, farm.seat, number, 0, 0)
    agenda.push(names.AUTO_USE_SPACE, number, names.USE_TAKEN)
    if rent_due:
        agenda.push(names.ASK_TENANT_GOOD)


# --- The question tenant_good: paying for the rented die --------------------------------------


def offer_tenant_good(state: State, farm: Farm) -> None:
    for source in range(names.FIELD_SOURCES):
        if goods.has_source(farm, source):
            state.offer(names.PAY + names.PAY_GOODS + source)


def why_not_tenant_good(state: State, farm: Farm, verb: int, number: int) -> int:
    source = number - names.PAY_GOODS
    if verb == names.VERB_PAY:
        if source < 0 or source >= names.FIELD_SOURCES:
            return names.WRONG_GOOD
        return names.ALLOWED if goods.has_source(farm, source) else names.NO_GOOD
    return questions.must_choose(verb)


def answer_tenant_good(state: State, farm: Farm, verb: int, number: int) -> None:
    """The good goes to a den of the Tenant's owner."""
    state.agenda(farm.seat).pop()
    source = number - names.PAY_GOODS
    owner = state.farm(state.renter - 1)
    slot = helpers.ready_slot(state, owner, names.RENT_DIE, 0)
    cause = owner.helper[slot] if slot < names.HELPERS else names.CAUSE_REVENUE
    good = goods.good_of(source)
    goods.give_up(state, farm, source, cause)
    goods.gain_good(state, owner, good, cause)
