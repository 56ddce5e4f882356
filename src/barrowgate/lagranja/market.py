"""The market place (8.3.3): markers, removals, replacement, and what follows a barrow (G19-G21)."""

from barrowgate.core import events
from barrowgate.lagranja import goods, helpers, names
from barrowgate.lagranja.state import Farm, State


def is_open(state: State, space: int) -> bool:
    """Ten spaces are closed with fewer than four players."""
    return state.players == names.SEATS or state.components.closed[space] == 0


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


def is_all_own(state: State, value: int, owner: int) -> bool:
    """Are all open spaces of this value held by one owner?"""
    for space in range(1, names.SPACES + 1):
        if (
            state.components.space_value[space] == value
            and state.market[space] != owner
            and is_open(state, space)
        ):
            return False
    return True


def why_not_place(state: State, owner: int, value: int, space: int) -> int:
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


def offer_places(state: State, owner: int, value: int) -> None:
    for space in range(1, names.SPACES + 1):
        if (
            state.components.space_value[space] == value
            and why_not_place(state, owner, value, space) == names.ALLOWED
        ):
            state.offer(names.PLACE + space - 1)


def put_marker(state: State, owner: int, space: int) -> None:
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


def why_not_remove(state: State, owner: int, space: int) -> int:
    """8.3.3: opposing markers on adjacent spaces of lower value can be removed."""
    table = state.components
    if state.market[space] == 0:
        return names.NO_SUCH_MARKER
    if state.market[space] == owner or state.doomed[space] > 0:
        return names.NOT_REMOVABLE
    if table.space_value[space] >= table.space_value[state.placed]:
        return names.NOT_REMOVABLE
    for direction in range(6):
        if table.neighbour[state.placed * 6 + direction] == space:
            return names.ALLOWED
    return names.NOT_REMOVABLE


def doom_all(state: State, owner: int) -> None:
    """Every opposing lower neighbour of the new marker is to be removed."""
    for space in range(1, names.SPACES + 1):
        if why_not_remove(state, owner, space) == names.ALLOWED:
            state.doomed[space] = 1


def can_remove_after(state: State, owner: int, newest: int) -> bool:
    """Is there a removable marker on a space with a higher number?"""
    for space in range(newest + 1, names.SPACES + 1):
        if why_not_remove(state, owner, space) == names.ALLOWED:
            return True
    return False


def offer_removals(state: State, owner: int, newest: int) -> None:
    for space in range(newest + 1, names.SPACES + 1):
        if why_not_remove(state, owner, space) == names.ALLOWED:
            state.offer(names.REMOVE + space - 1)


# --- After a barrow (G19) ---------------------------------------------------------------------


def after_barrow(state: State, farm: Farm, value: int, stage: int) -> None:
    """The stages that follow the points of a completed barrow, one after the other."""
    agenda = state.agenda(farm.seat)
    if stage < 5 + max(1, farm.effects[names.PLAY_LOWER_BARROW]):
        agenda.push(names.AUTO_BARROW, value, stage + 1)
    if stage == 0:
        goods.gain_good(state, farm, names.COMMODITY, names.CAUSE_BARROW)
    elif stage == 1:
        agenda.push(names.ASK_PLACE, value, 0)
    elif stage == 2:
        if state.removal_chosen == 0:
            doom_all(state, farm.seat + 1)
        elif can_remove_after(state, farm.seat + 1, 0):
            agenda.push(names.ASK_REMOVAL, 0, 0)
    elif stage == 3:
        agenda.push(names.AUTO_PEDDLERS, 0, 0)
    elif stage == 4:
        remove_doomed(state, farm.seat + 1)
    elif stage == 5:
        bring_pigs(state, farm)
    elif farm.effects[names.PLAY_LOWER_BARROW] > 0 and farm.hand > 0:
        # Asked whatever the hand holds: who is not asked would show it.
        agenda.push(names.ASK_PLAY_CARD, names.PLAY_LOWER, value)


def bring_pigs(state: State, farm: Farm) -> None:
    """Laundress: a pig for every completed barrow."""
    if farm.effects[names.PIG_WITH_BARROW] > 0:
        for slot in range(names.HELPERS):
            card = farm.helper[slot]
            if card > 0 and state.components.effect[card] == names.PIG_WITH_BARROW:
                for _ in range(state.components.number[card]):
                    goods.gain_good(state, farm, names.PIG, card)


def remove_doomed(state: State, owner: int) -> None:
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


def lose_marker(state: State, owner: int, space: int) -> None:
    """One removed marker returns to its pool; the Negotiator consoles its owner."""
    if state.watched:
        events.note(state.event_log, names.EVENT_REMOVED, owner - 1, space, 0, 0)
    if owner != names.NEUTRAL:
        farm = state.farm(owner - 1)
        farm.pool += 1
        helpers.pay_out_vp(state, farm, names.VP_WHEN_MARKER_REMOVED, 1)


# --- The Peddler (G31) ------------------------------------------------------------------------


def has_refuge(state: State, space: int) -> bool:
    """Is there an empty open space beside this one?"""
    for direction in range(6):
        other = state.components.neighbour[space * 6 + direction]
        if other > 0 and state.market[other] == 0 and is_open(state, other):
            return True
    return False


def why_not_rescue(state: State, owner: int, space: int) -> int:
    """May the marker that is about to be removed from this space be moved?"""
    threatened = state.doomed[space] > 0 and state.market[space] == owner
    if not threatened and not (space == state.placed and state.replaced == owner):
        return names.NO_SUCH_MARKER
    if not has_refuge(state, space):
        return names.NO_REFUGE
    return names.ALLOWED


def can_rescue(state: State, owner: int) -> bool:
    for space in range(1, names.SPACES + 1):
        if why_not_rescue(state, owner, space) == names.ALLOWED:
            return True
    return False


def offer_rescues(state: State, owner: int) -> None:
    for space in range(1, names.SPACES + 1):
        if why_not_rescue(state, owner, space) == names.ALLOWED:
            state.offer(names.RESCUE + space - 1)


def why_not_flee(state: State, threatened: int, space: int) -> int:
    """May the marker move from its threatened space to this one?"""
    if not is_open(state, space):
        return names.SPACE_CLOSED
    if state.market[space] != 0:
        return names.SPACE_TAKEN
    for direction in range(6):
        if state.components.neighbour[threatened * 6 + direction] == space:
            return names.ALLOWED
    return names.NO_REFUGE


def offer_refuges(state: State, threatened: int) -> None:
    for space in range(1, names.SPACES + 1):
        if why_not_flee(state, threatened, space) == names.ALLOWED:
            state.offer(names.PLACE + space - 1)


def flee(state: State, seat: int, threatened: int, space: int) -> None:
    """The marker moves; it counts as not removed, and the move removes nobody."""
    if threatened == state.placed:
        state.replaced = 0
    else:
        state.doomed[threatened] = 0
        state.market[threatened] = 0
    state.market[space] = seat + 1
    if state.watched:
        events.note(state.event_log, names.EVENT_MOVED, seat, threatened, space, 0)


def ask_peddlers(state: State, seat: int, asked: int) -> None:
    """Reactions in turn order, starting after the active player (G9)."""
    if asked < state.players:
        state.agenda(seat).push(names.AUTO_PEDDLERS, asked + 1, 0)
        place = 0
        while state.order[place] != seat:
            place += 1
        other = state.order[(place + 1 + asked) % state.players]
        helpers.ask(state, state.farm(other), names.ESCAPE_REMOVAL, 0)
