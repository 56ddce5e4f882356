"""The transport phase (8.1, 8.2, 8.4): donkeys, the siesta track, how many deliveries."""

from barrowgate.core import events
from barrowgate.core.numbers import Seat
from barrowgate.lagranja import goods, helpers, names, questions
from barrowgate.lagranja.state import Farm, State

# --- 8.1 Donkeys ------------------------------------------------------------------------------


def reset_donkeys(state: State) -> None:
    """Before round 4 all donkey tiles come back."""
    if state.round == state.components.reset_round:
        for seat in range(state.players):
            farm = state.farm(seat)
            for tile in range(names.DONKEY_TILES):
                farm.donkey_used[tile] = 0


def reveal_donkeys(state: State) -> None:
    """All turn their tile over at the same time; it rests until the reset."""
    state.reveal()
    for seat in range(state.players):
        farm = state.farm(seat)
        farm.donkey_used[farm.donkey - 1] = 1
        if state.watched:
            events.note(state.event_log, names.EVENT_DONKEY, seat, farm.donkey, 0, 0)


# --- The question donkey ----------------------------------------------------------------------


def offer_donkey(state: State, farm: Farm) -> None:
    for tile in range(names.DONKEY_TILES):
        if farm.donkey_used[tile] == 0:
            state.offer(names.DONKEY + tile)


def why_not_donkey(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_DONKEY:
        return names.DONKEY_RESTS if farm.donkey_used[number] > 0 else names.ALLOWED
    return questions.must_choose(verb)


def answer_donkey(state: State, farm: Farm, verb: int, number: int) -> None:
    state.agenda(farm.seat).pop()
    farm.donkey = number + 1


# --- 8.2 The siesta track ---------------------------------------------------------------------


def steps_left(state: State, seat: Seat) -> int:
    """Steps left to the top of the track."""
    return state.components.siesta_spaces - 1 - state.siesta[seat]


def siesta_points(state: State, seat: Seat) -> int:
    """The points of the space where the disc lies."""
    return state.components.siesta_vp[state.siesta[seat]]


def advance(state: State, seat: Seat, steps: int) -> None:
    """The disc moves up, at most to the top; arriving later it lies on top (G7)."""
    before = state.siesta[seat]
    after = before + min(steps, steps_left(state, seat))
    if after > before:
        state.siesta[seat] = after
        state.stamp += 1
        state.siesta_stamp[seat] = state.stamp
        if state.watched:
            events.note(state.event_log, names.EVENT_SIESTA, seat, before, after, 0)


def ask_walk(state: State, farm: Farm, most: int, by_die: int) -> None:
    """Steps of a die or a tile; they may be waived, and are not asked at the top."""
    most = min(most, steps_left(state, farm.seat))
    if most > 0:
        state.agenda(farm.seat).push(names.ASK_WALK, most, by_die)


# --- The question walk: steps of a die or a tile ----------------------------------------------


def offer_walk(state: State, farm: Farm) -> None:
    state.offer(names.PASS)
    for step in range(state.agenda(farm.seat).top_first()):
        state.offer(names.WALK + step)


def why_not_walk(state: State, farm: Farm, verb: int, number: int) -> int:
    count = state.agenda(farm.seat).top_first()
    if verb == names.VERB_WALK:
        return names.ALLOWED if number < count else names.WRONG_STEPS
    return questions.may_pass(verb)


def answer_walk(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    by_die = agenda.top_second()
    agenda.pop()
    if verb == names.VERB_WALK:
        if by_die > 0:
            agenda.push(names.AUTO_BONUS, names.ON_SIESTA)
        advance(state, farm.seat, number + 1)


# --- 8.2 The walk of the transport phase ------------------------------------------------------


def hats(state: State, farm: Farm) -> int:
    """Steps that must be walked: the hats, as far as the track goes."""
    return min(state.components.hats[farm.donkey - 1], steps_left(state, farm.seat))


def all_steps(state: State, farm: Farm) -> int:
    """Hats, and the optional steps of the Wainwright's marker and the Coachman."""
    steps = state.components.hats[farm.donkey - 1] + lasting_step(state, farm)
    return steps + helpers.total_steps(state, farm, names.EXTRA_SIESTA_STEP)


def lasting_step(state: State, farm: Farm) -> int:
    """1 for each turned marker that gives a step and a delivery."""
    total = 0
    for building in range(names.CRAFTS):
        if (
            farm.craft[building] == names.CRAFT_BACK
            and state.components.craft_lasting[building] == names.LASTING_STEP
        ):
            total += 1
    return total


def why_not_walk_on(state: State, farm: Farm, walked: int, counted: int, steps: int) -> int:
    """Transport step 2 (G42): the hats and as many optional steps as wanted, in one move."""
    if walked > 0 and all_steps(state, farm) <= counted:
        return names.ALREADY_WALKED
    least = least_steps(state, farm, walked)
    if steps < least or steps > most_steps(state, farm, walked, counted):
        return names.WRONG_STEPS
    return names.ALLOWED


def least_steps(state: State, farm: Farm, walked: int) -> int:
    """The fewest steps of the next move: all hats, if nothing was walked yet."""
    return 1 if walked > 0 else max(1, hats(state, farm))


def most_steps(state: State, farm: Farm, walked: int, counted: int) -> int:
    """The most steps of the next move, as far as the track goes; 0 or less: there is none.

    counted: the steps there were when the move before was made; a Coachman who came later adds one.
    """
    steps = all_steps(state, farm)
    if walked > 0:
        steps -= counted
    return min(min(steps, steps_left(state, farm.seat)), names.MOST_STEPS)


def offer_steps(state: State, farm: Farm, walked: int, counted: int) -> None:
    for steps in range(1, names.MOST_STEPS + 1):
        if why_not_walk_on(state, farm, walked, counted, steps) == names.ALLOWED:
            state.offer(names.WALK + steps - 1)


def is_ahead(state: State, seat: Seat, other: Seat) -> bool:
    """Is this seat further up the track than the other, or on top of it?"""
    if state.siesta[seat] == state.siesta[other]:
        return state.siesta_stamp[seat] > state.siesta_stamp[other]
    return state.siesta[seat] > state.siesta[other]


def renew_order(state: State) -> None:
    """Whoever is furthest goes first; on one space the disc on top goes first."""
    if state.players > 1:
        for seat in range(state.players):
            place = 0
            for other in range(state.players):
                if is_ahead(state, other, seat):
                    place += 1
            state.order[place] = seat
        if state.watched:
            for place in range(state.players):
                events.note(state.event_log, names.EVENT_ORDER, state.order[place], place + 1, 0, 0)


# --- 8.3 and 8.4 How many deliveries ----------------------------------------------------------


def deliveries(state: State, farm: Farm) -> int:
    """Step 3: donkeys, the Wainwright's marker, the Blacksmith."""
    table = state.components
    total = table.donkeys[farm.donkey - 1] + lasting_step(state, farm)
    slot = helpers.next_slot(state, farm, names.DELIVERY_WITH_DONKEY, 0)
    while slot < names.HELPERS:
        card = farm.helper[slot]
        if table.helper_donkeys[card] == table.donkeys[farm.donkey - 1]:
            total += table.count[card]
        slot = helpers.next_slot(state, farm, names.DELIVERY_WITH_DONKEY, slot + 1)
    return total


def extra_deliveries(state: State, farm: Farm) -> int:
    """What is printed on the farm, symbols of extensions, the Packer."""
    total = state.components.extra_deliveries + farm.extra_symbols
    return total + helpers.total_count(state, farm, names.EXTRA_DELIVERY)


def count_extra_deliveries(state: State) -> None:
    """Step 4 (G22): the number is fixed for everybody when the step begins."""
    for seat in range(state.players):
        farm = state.farm(seat)
        farm.extra_available = extra_deliveries(state, farm)
        farm.extra_hired = 0
        farm.extra_made = 0


def extra_price(state: State, farm: Farm) -> int:
    """1 silver each; with the Carter the first costs 1 and the others nothing."""
    slot = helpers.next_slot(state, farm, names.EXTRA_DELIVERIES_FLAT, 0)
    if slot == names.HELPERS:
        return state.components.delivery_silver
    return 0 if farm.extra_hired > 0 else state.components.silver[farm.helper[slot]]


def hire(state: State, farm: Farm) -> None:
    """Pay for one extra delivery."""
    goods.gain_silver(state, farm, -extra_price(state, farm), names.CAUSE_DELIVERY)
    farm.extra_hired += 1


def why_not_hire(state: State, farm: Farm) -> int:
    """G40: up front, each hire pays for one delivery; the first delivery closes the hiring."""
    if state.step != names.STEP_EXTRA or state.extra_up_front == 0:
        return names.NOT_ASKED
    if farm.extra_made > 0:
        return names.HIRING_CLOSED
    return why_not_pay_extra(state, farm)


def why_not_pay_extra(state: State, farm: Farm) -> int:
    if farm.extra_hired >= farm.extra_available:
        return names.NO_DELIVERY_LEFT
    if farm.silver < extra_price(state, farm):
        return names.NO_SILVER
    return names.ALLOWED


def why_not_extra(state: State, farm: Farm) -> int:
    """May an extra delivery be made now?"""
    if state.extra_up_front > 0:
        if farm.extra_made >= farm.extra_hired:
            return names.NO_DELIVERY_LEFT
        return names.ALLOWED
    return why_not_pay_extra(state, farm)


def extra_left(state: State, farm: Farm) -> int:
    """Extra deliveries that may still be made, or bought and made."""
    if state.extra_up_front > 0 and farm.extra_made > 0:
        return farm.extra_hired - farm.extra_made
    if state.extra_up_front > 0:
        return farm.extra_available
    return farm.extra_available - farm.extra_hired
