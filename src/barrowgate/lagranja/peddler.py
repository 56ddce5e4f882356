"""The Peddler (G31): a marker that is about to be removed moves to a space beside it."""

from barrowgate.core import events
from barrowgate.core.numbers import Owner, Seat
from barrowgate.lagranja import helpers, market, names, questions
from barrowgate.lagranja.state import Farm, State


def ask_peddlers(state: State, seat: Seat, asked: int) -> None:
    """Reactions in turn order, starting after the active player (G9)."""
    if asked < state.players:
        state.agenda(seat).push(names.AUTO_PEDDLERS, asked + 1)
        place = 0
        while state.order[place] != seat:
            place += 1
        other = state.order[(place + 1 + asked) % state.players]
        helpers.ask(state, state.farm(other), names.ESCAPE_REMOVAL, 0)


def has_refuge(state: State, space: int) -> bool:
    """Is there an empty open space beside this one?"""
    for direction in range(6):
        other = state.components.neighbour[space * 6 + direction]
        if other > 0 and state.market[other] == 0 and market.is_open(state, other):
            return True
    return False


def why_not_save(state: State, owner: Owner, space: int) -> int:
    """May the marker that is about to be removed from this space be moved?"""
    threatened = state.doomed[space] > 0 and state.market[space] == owner
    if not threatened and not (space == state.placed and state.replaced == owner):
        return names.NO_SUCH_MARKER
    if not has_refuge(state, space):
        return names.NO_REFUGE
    return names.ALLOWED


def can_rescue(state: State, owner: Owner) -> bool:
    for space in range(1, names.SPACES + 1):
        if why_not_save(state, owner, space) == names.ALLOWED:
            return True
    return False


# --- The question rescue: which marker --------------------------------------------------------


def offer_rescue(state: State, farm: Farm) -> None:
    for space in range(1, names.SPACES + 1):
        if why_not_save(state, farm.seat + 1, space) == names.ALLOWED:
            state.offer(names.RESCUE + space - 1)


def why_not_rescue(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_RESCUE:
        return why_not_save(state, farm.seat + 1, number + 1)
    return questions.must_choose(verb)


def answer_rescue(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    agenda.pop()
    agenda.push(names.ASK_REFUGE, number + 1)


# --- The question refuge: where it goes -------------------------------------------------------


def why_not_flee(state: State, threatened: int, space: int) -> int:
    """May the marker move from its threatened space to this one?"""
    if not market.is_open(state, space):
        return names.SPACE_CLOSED
    if state.market[space] != 0:
        return names.SPACE_TAKEN
    for direction in range(6):
        if state.components.neighbour[threatened * 6 + direction] == space:
            return names.ALLOWED
    return names.NO_REFUGE


def offer_refuge(state: State, farm: Farm) -> None:
    threatened = state.agenda(farm.seat).top_first()
    for space in range(1, names.SPACES + 1):
        if why_not_flee(state, threatened, space) == names.ALLOWED:
            state.offer(names.PLACE + space - 1)


def why_not_refuge(state: State, farm: Farm, verb: int, number: int) -> int:
    threatened = state.agenda(farm.seat).top_first()
    if verb == names.VERB_PLACE:
        return why_not_flee(state, threatened, number + 1)
    return questions.must_choose(verb)


def answer_refuge(state: State, farm: Farm, verb: int, number: int) -> None:
    """The marker moves; it counts as not removed, and the move removes nobody."""
    agenda = state.agenda(farm.seat)
    threatened = agenda.top_first()
    space = number + 1
    agenda.pop()
    if threatened == state.placed:
        state.replaced = 0
    else:
        state.doomed[threatened] = 0
        state.market[threatened] = 0
    state.market[space] = farm.seat + 1
    if state.watched:
        events.note(state.event_log, names.EVENT_MOVED, farm.seat, threatened, space, 0)
