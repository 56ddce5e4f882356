"""The 25 markers (2.7.1, G15): making room when the pool is empty."""

from barrowgate.lagranja import asked_helpers, dice, goods, helper_uses, names, questions, trade
from barrowgate.lagranja.state import Farm, State


def why_not_return(farm: Farm, choice: int) -> int:
    """May the marker there be taken off? choice: a source, a target or a grey area."""
    if choice < names.RETURN_TARGET:
        return names.ALLOWED if goods.has_source(farm, choice) else names.NO_GOOD
    if choice < names.RETURN_GREY:
        target = choice - names.RETURN_TARGET
        for good in range(names.GOODS):
            if farm.delivered[target * names.GOODS + good] > 0:
                return names.ALLOWED
        return names.NO_SUCH_MARKER
    return names.ALLOWED if farm.grey[choice - names.RETURN_GREY] > 0 else names.NO_SUCH_MARKER


def why_not_leave(state: State, farm: Farm, space: int) -> int:
    """May the seat's own marker be taken off this market space?"""
    if state.market[space] != farm.seat + 1:
        return names.NO_SUCH_MARKER
    # One that is about to be removed is not the owner's to take off any more.
    return names.NOT_REMOVABLE if state.doomed[space] > 0 else names.ALLOWED


def why_not_decline(state: State, farm: Farm) -> int:
    """The gain may be declined; what the player began unasked must go on (it can be taken back)."""
    agenda = state.agenda(farm.seat)
    use = agenda.top_first()
    if use == names.FOR_PURCHASE:
        return names.MUST_CHOOSE
    if use == names.FOR_MARK and agenda.kind[agenda.count - 2] == names.ASK_TURN:
        return names.MUST_CHOOSE
    return names.ALLOWED


def fill_room(state: State, farm: Farm) -> None:
    """There is a marker now: what waited for it happens. The ASK_ROOM is on top."""
    agenda = state.agenda(farm.seat)
    use = agenda.top_first()
    number = agenda.top_second()
    agenda.pop()
    if use == names.FOR_GOOD:
        goods.gain_good(state, farm, number, names.CAUSE_ROOM)
    elif use == names.FOR_MARK:
        use_helper(state, farm, number)
    elif use == names.FOR_GROWTH:
        if farm.fields[number] > 0:
            goods.grow(state, farm, number, names.CAUSE_GROWTH)
    elif use == names.FOR_RESERVE:
        dice.reserve(state, farm, number)
    elif use == names.FOR_CLOSING:
        trade.close_use(state, farm, number)
    elif trade.why_not_buy(farm, number) == names.ALLOWED:
        trade.buy(state, farm, number)


def use_helper(state: State, farm: Farm, slot: int) -> None:
    """The helper that waited for its mark is used, if it still can do something."""
    agenda = state.agenda(farm.seat)
    if agenda.top_kind() == names.ASK_HELPER:
        about = agenda.top_second()
        if asked_helpers.can_do(state, farm, slot, about):
            helper_uses.use(state, farm, slot, about)
        else:
            agenda.pop()
    elif helper_uses.why_not_use(state, farm, farm.helper[slot]) == names.ALLOWED:
        helper_uses.use(state, farm, slot, 0)


# --- The question room ------------------------------------------------------------------------


def offer_room(state: State, farm: Farm) -> None:
    if why_not_decline(state, farm) == names.ALLOWED:
        state.offer(names.PASS)
    for choice in range(names.RETURNS):
        if why_not_return(farm, choice) == names.ALLOWED:
            state.offer(names.RETURN + choice)
    for space in range(1, names.SPACES + 1):
        if why_not_leave(state, farm, space) == names.ALLOWED:
            state.offer(names.REMOVE + space - 1)


def why_not_room(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_RETURN:
        return why_not_return(farm, number)
    if verb == names.VERB_REMOVE:
        return why_not_leave(state, farm, number + 1)
    return why_not_decline(state, farm) if verb == names.VERB_PASS else names.NOT_ASKED


def answer_room(state: State, farm: Farm, verb: int, number: int) -> None:
    if verb == names.VERB_RETURN:
        return_marker(state, farm, number)
    elif verb == names.VERB_REMOVE:
        state.market[number + 1] = 0
        farm.pool += 1
        fill_room(state, farm)
    else:
        decline(state, farm)


def return_marker(state: State, farm: Farm, choice: int) -> None:
    """A marker comes off the farm, a barrow, a row or a grey area."""
    if choice < names.RETURN_TARGET:
        goods.give_up(state, farm, choice, names.CAUSE_ROOM)
        fill_room(state, farm)
    elif choice < names.RETURN_GREY:
        state.agenda(farm.seat).push(names.ASK_ROOM_GOOD, choice - names.RETURN_TARGET)
    else:
        farm.grey[choice - names.RETURN_GREY] = 0
        farm.pool += 1
        fill_room(state, farm)


def decline(state: State, farm: Farm) -> None:
    """No room is made: the gain, or the helper that was asked, is let go."""
    agenda = state.agenda(farm.seat)
    use = agenda.top_first()
    agenda.pop()
    if use == names.FOR_MARK:
        agenda.pop()


# --- The question room_good: which of the goods there -----------------------------------------


def offer_room_good(state: State, farm: Farm) -> None:
    target = state.agenda(farm.seat).top_first()
    for good in range(names.GOODS):
        if farm.delivered[target * names.GOODS + good] > 0:
            state.offer(names.TAKE + good)


def why_not_room_good(state: State, farm: Farm, verb: int, number: int) -> int:
    target = state.agenda(farm.seat).top_first()
    if verb == names.VERB_TAKE:
        delivered = farm.delivered[target * names.GOODS + number]
        return names.ALLOWED if delivered > 0 else names.NO_GOOD
    return questions.must_choose(verb)


def answer_room_good(state: State, farm: Farm, verb: int, number: int) -> None:
    """A delivered good is lost; its symbol is free again."""
    agenda = state.agenda(farm.seat)
    target = agenda.top_first()
    agenda.pop()
    farm.delivered[target * names.GOODS + number] -= 1
    farm.need[target * names.GOODS + number] += 1
    farm.missing[target] += 1
    farm.pool += 1
    fill_room(state, farm)
