"""The 25 markers (2.7.1, G15): making room when the pool is empty."""

from barrowgate.lagranja import goods, helpers, names, revenue, trade
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
    """May the own marker be taken off this market space?"""
    if state.market[space] != farm.seat + 1:
        return names.NO_SUCH_MARKER
    # One that is about to be removed is not the owner's to take off any more.
    return names.NOT_REMOVABLE if state.doomed[space] > 0 else names.ALLOWED


def why_not_decline(state: State, farm: Farm, purpose: int) -> int:
    """The gain may be declined; what the player began alone must go on (it can be taken back)."""
    if purpose == names.FOR_PURCHASE:
        return names.MUST_CHOOSE
    if purpose == names.FOR_MARK:
        agenda = state.agenda(farm.seat)
        if agenda.kind[agenda.count - 2] == names.ASK_TURN:
            return names.MUST_CHOOSE
    return names.ALLOWED


def decline(state: State, farm: Farm, purpose: int) -> None:
    """No room is made: the gain, or the helper that was asked, is let go."""
    agenda = state.agenda(farm.seat)
    agenda.pop()
    if purpose == names.FOR_MARK:
        agenda.pop()


def offer_room(state: State, farm: Farm, purpose: int) -> None:
    if why_not_decline(state, farm, purpose) == names.ALLOWED:
        state.offer(names.PASS)
    for choice in range(names.RETURNS):
        if why_not_return(farm, choice) == names.ALLOWED:
            state.offer(names.RETURN + choice)
    for space in range(1, names.SPACES + 1):
        if why_not_leave(state, farm, space) == names.ALLOWED:
            state.offer(names.REMOVE + space - 1)


def return_marker(state: State, farm: Farm, choice: int) -> None:
    """A marker comes off the farm, a barrow, a row or a grey area."""
    if choice < names.RETURN_TARGET:
        goods.give_up(state, farm, choice, names.CAUSE_ROOM)
        fill_room(state, farm)
    elif choice < names.RETURN_GREY:
        state.agenda(farm.seat).push(names.ASK_ROOM_GOOD, choice - names.RETURN_TARGET, 0)
    else:
        farm.grey[choice - names.RETURN_GREY] = 0
        farm.pool += 1
        fill_room(state, farm)


def why_not_unload(farm: Farm, target: int, good: int) -> int:
    """May a delivered good of this kind be taken off?"""
    if farm.delivered[target * names.GOODS + good] > 0:
        return names.ALLOWED
    return names.NO_GOOD


def offer_unloading(state: State, farm: Farm, target: int) -> None:
    for good in range(names.GOODS):
        if why_not_unload(farm, target, good) == names.ALLOWED:
            state.offer(names.TAKE + good)


def unload(state: State, farm: Farm, target: int, good: int) -> None:
    """A delivered good is lost; its symbol is free again."""
    state.agenda(farm.seat).pop()
    farm.delivered[target * names.GOODS + good] -= 1
    farm.need[target * names.GOODS + good] += 1
    farm.missing[target] += 1
    farm.pool += 1
    fill_room(state, farm)


def leave_market(state: State, farm: Farm, space: int) -> None:
    """The own marker comes off the market."""
    state.market[space] = 0
    farm.pool += 1
    fill_room(state, farm)


def fill_room(state: State, farm: Farm) -> None:
    """There is a marker now: what waited for it happens. The ASK_ROOM is on top."""
    agenda = state.agenda(farm.seat)
    purpose = agenda.top_first()
    number = agenda.top_second()
    agenda.pop()
    if purpose == names.FOR_GOOD:
        goods.gain_good(state, farm, number, names.CAUSE_ROOM)
    elif purpose == names.FOR_MARK:
        if agenda.top_kind() == names.ASK_HELPER:
            about = agenda.top_second()
            if helpers.can_do(state, farm, number, about):
                helpers.use(state, farm, number, about)
            else:
                agenda.pop()
        elif helpers.why_not_use(state, farm, farm.helper[number]) == names.ALLOWED:
            helpers.use(state, farm, number, 0)
    elif purpose == names.FOR_GROWTH:
        if farm.fields[number] > 0:
            goods.grow(state, farm, number, names.CAUSE_GROWTH)
    elif purpose == names.FOR_RESERVE:
        revenue.reserve(state, farm, number)
    elif purpose == names.FOR_CLOSING:
        trade.close_use(state, farm, number)
    elif trade.why_not_buy(farm, number) == names.ALLOWED:
        trade.buy(state, farm, number)
