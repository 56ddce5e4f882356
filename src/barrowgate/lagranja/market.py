"""The market place (8.3.3): markers, removals, replacement, and what follows a barrow (G19-G21)."""

from barrowgate.core import events
from barrowgate.core.numbers import Owner
from barrowgate.lagranja import goods, helpers, names, questions
from barrowgate.lagranja.state import Farm, State


def is_open(state: State, space: int) -> bool:
    """Ten spaces are closed with fewer than four players."""
    return state.players == names.SEATS or state.components.closed[space] == 0


def closed_spaces(state: State) -> list[int]:
    return [space for space in range(1, names.SPACES + 1) if not is_open(state, space)]


def has_empty(state: State, value: int) -> bool:
    """Is there an empty open space of this value?"""
    for space in range(1, names.SPACES + 1):
        if (
            state.components.space_value[space] == value
            and state.market[space] == 0
            and is_open(state, space)
        ):
            return True
    return False


def is_all_own(state: State, value: int, owner: Owner) -> bool:
    """Are all open spaces of this value held by one owner?"""
    for space in range(1, names.SPACES + 1):
        if (
            state.components.space_value[space] == value
            and state.market[space] != owner
            and is_open(state, space)
        ):
            return False
    return True


def why_not_mark(state: State, owner: Owner, value: int, space: int) -> int:
    """May a marker of this owner go to this space for a barrow of this value (G20)?"""
    if not is_open(state, space):
        return names.SPACE_CLOSED
    if state.components.space_value[space] != value:
        return names.SPACE_VALUE
    if state.market[space] != 0:
        if has_empty(state, value):
            return names.SPACE_TAKEN
        if state.market[space] == owner and not is_all_own(state, value, owner):
            return names.SPACE_TAKEN
    return names.ALLOWED


def put_marker(state: State, owner: Owner, space: int) -> None:
    """A marker goes to a space; an opposing one that lay there waits to be removed (G31)."""
    state.placed = space
    state.replaced = 0
    before = state.market[space]
    if before != 0 and before != owner:
        state.replaced = before
    state.market[space] = owner
    if owner != names.NEUTRAL and before != owner:
        farm = state.farm(owner - 1)
        farm.pool -= 1
    if state.watched:
        events.note(state.event_log, names.EVENT_MARKER, owner - 1, space, 0, 0)


# --- The question place -----------------------------------------------------------------------


def offer_place(state: State, farm: Farm) -> None:
    value = state.agenda(farm.seat).top_first()
    for space in range(1, names.SPACES + 1):
        if (
            state.components.space_value[space] == value
            and why_not_mark(state, farm.seat + 1, value, space) == names.ALLOWED
        ):
            state.offer(names.PLACE + space - 1)


def why_not_place(state: State, farm: Farm, verb: int, number: int) -> int:
    value = state.agenda(farm.seat).top_first()
    if verb == names.VERB_PLACE:
        return why_not_mark(state, farm.seat + 1, value, number + 1)
    return questions.must_choose(verb)


def answer_place(state: State, farm: Farm, verb: int, number: int) -> None:
    state.agenda(farm.seat).pop()
    put_marker(state, farm.seat + 1, number + 1)


# --- Removals ----------------------------------------------------------------------------------


def why_not_remove(state: State, owner: Owner, space: int) -> int:
    """8.3.3: opposing markers on adjacent spaces of lower value can be removed."""
    if state.market[space] == 0:
        return names.NO_SUCH_MARKER
    if state.doomed[space] > 0 or not is_beaten(state, owner, state.placed, space):
        return names.NOT_REMOVABLE
    return names.ALLOWED


def is_beaten(state: State, owner: Owner, placed: int, space: int) -> bool:
    """Does an opposing marker lie next to a placed one, on a space of lower value?"""
    table = state.components
    if state.market[space] == 0 or state.market[space] == owner:
        return False
    if table.space_value[space] >= table.space_value[placed]:
        return False
    for direction in range(6):
        if table.neighbour[placed * 6 + direction] == space:
            return True
    return False


def doom_all(state: State, owner: Owner) -> None:
    """Every opposing lower neighbour of the new marker is to be removed."""
    for space in range(1, names.SPACES + 1):
        if why_not_remove(state, owner, space) == names.ALLOWED:
            state.doomed[space] = 1


def can_remove_after(state: State, owner: Owner, newest: int) -> bool:
    """Is there a removable marker on a space with a higher number?"""
    for space in range(newest + 1, names.SPACES + 1):
        if why_not_remove(state, owner, space) == names.ALLOWED:
            return True
    return False


# --- The question removal: which markers, in ascending order ----------------------------------


def offer_removal(state: State, farm: Farm) -> None:
    state.offer(names.PASS)
    for space in range(state.agenda(farm.seat).top_first() + 1, names.SPACES + 1):
        if why_not_remove(state, farm.seat + 1, space) == names.ALLOWED:
            state.offer(names.REMOVE + space - 1)


def why_not_removal(state: State, farm: Farm, verb: int, number: int) -> int:
    newest = state.agenda(farm.seat).top_first()
    if verb == names.VERB_REMOVE:
        if number + 1 <= newest:
            return names.PAYING_ORDER
        return why_not_remove(state, farm.seat + 1, number + 1)
    return questions.may_pass(verb)


def answer_removal(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    space = number + 1
    agenda.pop()
    if verb == names.VERB_REMOVE:
        state.doomed[space] = 1
        if can_remove_after(state, farm.seat + 1, space):
            agenda.push(names.ASK_REMOVAL, space)


# --- After a barrow (G19) ---------------------------------------------------------------------


def after_barrow(state: State, farm: Farm, value: int, stage: int) -> None:
    """The stages that follow the points of a completed barrow, one after the other."""
    agenda = state.agenda(farm.seat)
    if stage < names.STAGE_PIGS + max(1, farm.effects[names.PLAY_LOWER_BARROW]):
        agenda.push(names.AUTO_BARROW, value, stage + 1)
    if stage == names.STAGE_COMMODITY:
        goods.gain_good(state, farm, names.COMMODITY, names.CAUSE_BARROW)
    elif stage == names.STAGE_PLACE:
        agenda.push(names.ASK_PLACE, value)
    elif stage == names.STAGE_REMOVAL:
        if state.removal_chosen == 0:
            doom_all(state, farm.seat + 1)
        elif can_remove_after(state, farm.seat + 1, 0):
            agenda.push(names.ASK_REMOVAL)
    elif stage == names.STAGE_PEDDLERS:
        agenda.push(names.AUTO_PEDDLERS)
    elif stage == names.STAGE_REMOVED:
        remove_doomed(state, farm.seat + 1)
    elif stage == names.STAGE_PIGS:
        bring_pigs(state, farm)
    elif farm.effects[names.PLAY_LOWER_BARROW] > 0 and farm.hand > 0:
        # Asked whatever the hand holds: not being asked would reveal it.
        agenda.push(names.ASK_PLAY_CARD, names.PLAY_LOWER, value)


def bring_pigs(state: State, farm: Farm) -> None:
    """Laundress: a pig for every completed barrow."""
    slot = helpers.next_slot(state, farm, names.PIG_WITH_BARROW, 0)
    while slot < names.HELPERS:
        card = farm.helper[slot]
        for _ in range(state.components.pigs[card]):
            goods.gain_good(state, farm, names.PIG, card)
        slot = helpers.next_slot(state, farm, names.PIG_WITH_BARROW, slot + 1)


def remove_doomed(state: State, owner: Owner) -> None:
    """The markers go back to their owners; the player who removed them scores."""
    removed = 0
    for space in range(1, names.SPACES + 1):
        if state.doomed[space] > 0:
            state.doomed[space] = 0
            lose_marker(state, state.market[space], space)
            state.market[space] = 0
            removed += 1
    if state.replaced > 0:
        lose_marker(state, state.replaced, state.placed)
        state.replaced = 0
        removed += 1
    state.placed = 0
    if removed > 0 and owner != names.NEUTRAL:
        farm = state.farm(owner - 1)
        goods.gain_vp(state, farm, removed * state.components.removed_vp, names.CAUSE_REMOVAL)
        helpers.pay_out_silver(state, farm, names.SILVER_FOR_REMOVAL, removed)


def lose_marker(state: State, owner: Owner, space: int) -> None:
    """One removed marker returns to its pool; the Negotiator consoles its owner."""
    if state.watched:
        events.note(state.event_log, names.EVENT_REMOVED, owner - 1, space, 0, 0)
    if owner != names.NEUTRAL:
        farm = state.farm(owner - 1)
        farm.pool += 1
        helpers.pay_out_vp(state, farm, names.VP_WHEN_MARKER_REMOVED, 1)
