"""What deliveries complete (8.3): craft buildings with their markers, and barrows."""

from barrowgate.core import events
from barrowgate.lagranja import cards, delivery, goods, helpers, names, questions, transport
from barrowgate.lagranja.state import Farm, State


def arrive(state: State, farm: Farm, target: int) -> None:
    """Is the building or the barrow fully supplied now?"""
    if farm.missing[target] == 0:
        agenda = state.agenda(farm.seat)
        if target < names.FIRST_BARROW:
            agenda.push(names.AUTO_CRAFT, target, names.STAGE_GREY_AREA)
        else:
            complete_barrow(state, farm, target - names.FIRST_BARROW)


# --- Completing a craft building (8.3.1, 8.3.2, G18) ------------------------------------------


def complete_craft(state: State, farm: Farm, building: int, stage: int) -> None:
    """The stages of a completion, one after the other."""
    agenda = state.agenda(farm.seat)
    if stage != names.STAGE_CRAFT_MARKER:
        agenda.push(names.AUTO_CRAFT, building, stage + 1)
    if stage == names.STAGE_GREY_AREA:
        move_to_grey_area(state, farm, building)
        helpers.ask(state, farm, names.TAKE_BACK_GOOD, building)
    elif stage == names.STAGE_POINTS:
        score_craft(state, farm, building)
    else:
        farm.craft[building] = names.CRAFT_FRONT
        agenda.push(names.ASK_INSTANT, building)


def move_to_grey_area(state: State, farm: Farm, building: int) -> None:
    """One marker goes to the grey area, the others back to the pool."""
    if state.watched:
        events.note(state.event_log, names.EVENT_CRAFT, farm.seat, building, 0, 0)
    cards.empty_target(farm, building)
    farm.pool -= 1
    farm.grey[building] = 1


def score_craft(state: State, farm: Farm, building: int) -> None:
    """Points: the first here, the building it opens, the round, Craftsman, Village Store."""
    table = state.components
    if state.completed[building] == 0:
        state.completed[building] = 1
        goods.gain_vp(state, farm, table.first_vp, names.CAUSE_FIRST)
        unblock(state, farm)
    goods.gain_vp(state, farm, state.round, names.CAUSE_COMPLETION)
    helpers.pay_out_vp(state, farm, names.CRAFT_BONUS_VP, 1)
    score_lasting(state, farm, names.LASTING_CRAFT_VP)


def score_lasting(state: State, farm: Farm, effect: int) -> None:
    """Village Store and Butcher, once their markers lie on their backs (G23)."""
    table = state.components
    for building in range(names.CRAFTS):
        if farm.craft[building] == names.CRAFT_BACK and table.craft_lasting[building] == effect:
            amount = table.craft_lasting_amount[building]
            goods.gain_vp(state, farm, amount, names.CAUSE_CRAFT + building)


def unblock(state: State, farm: Farm) -> None:
    """8.3.2: the lowest order marker left is removed; that building is open at once."""
    lowest = names.CRAFTS
    for building in range(names.CRAFTS):
        if state.blocked[building] > 0 and (
            lowest == names.CRAFTS or state.blocked[building] < state.blocked[lowest]
        ):
            lowest = building
    if lowest < names.CRAFTS:
        state.blocked[lowest] = 0
        if state.watched:
            events.note(state.event_log, names.EVENT_OPENED, farm.seat, lowest, 0, 0)
        goods.gain_vp(state, farm, state.components.unblock_vp, names.CAUSE_UNBLOCKING)


def take_instant(state: State, farm: Farm, building: int) -> None:
    """The instant effect of a craft marker (the Greengrocer's resource is chosen elsewhere)."""
    table = state.components
    effect = table.craft_instant[building]
    amount = table.craft_amount[building]
    cause = names.CAUSE_CRAFT + building
    if effect == names.INSTANT_SILVER:
        goods.gain_silver(state, farm, amount, cause)
    elif effect == names.INSTANT_COMMODITY:
        goods.gain_good(state, farm, names.COMMODITY, cause)
    elif effect == names.INSTANT_VP:
        goods.gain_vp(state, farm, amount, cause)
    elif effect == names.INSTANT_BARROW_VP:
        for slot in range(names.BARROWS):
            if farm.barrow[slot] > 0:
                goods.gain_vp(state, farm, amount, cause)
    elif effect == names.INSTANT_DELIVERY:
        state.agenda(farm.seat).push(names.AUTO_SIESTA_VP, cause)
        delivery.ask_delivery(state, farm, 0)


def score_siesta_space(state: State, farm: Farm, cause: int) -> None:
    """Wainwright: the points of the space where the disc lies."""
    goods.gain_vp(state, farm, transport.siesta_points(state, farm.seat), cause)


# --- The question take_back: one of the goods of the building (card 59) -----------------------


def offer_take_back(state: State, farm: Farm) -> None:
    craft = state.agenda(farm.seat).top_first()
    for good in range(names.GOODS):
        if state.components.row_need[craft * names.GOODS + good] > 0:
            state.offer(names.TAKE + good)


def why_not_take_back(state: State, farm: Farm, verb: int, number: int) -> int:
    craft = state.agenda(farm.seat).top_first()
    if verb == names.VERB_TAKE:
        if state.components.row_need[craft * names.GOODS + number] > 0:
            return names.ALLOWED
        return names.WRONG_GOOD
    return questions.must_choose(verb)


def answer_take_back(state: State, farm: Farm, verb: int, number: int) -> None:
    state.agenda(farm.seat).pop()
    goods.gain_good(state, farm, number, 0)


# --- The question instant: the effect of the craft marker -------------------------------------


def gives_resource(state: State, craft: int) -> bool:
    """The Greengrocer's resource is chosen; every other instant effect is accepted."""
    return state.components.craft_instant[craft] == names.INSTANT_RESOURCE


def offer_instant(state: State, farm: Farm) -> None:
    state.offer(names.PASS)
    if gives_resource(state, state.agenda(farm.seat).top_first()):
        for good in range(names.RESOURCES):
            state.offer(names.TAKE + good)
    else:
        state.offer(names.ACCEPT)


def why_not_instant(state: State, farm: Farm, verb: int, number: int) -> int:
    is_chosen = gives_resource(state, state.agenda(farm.seat).top_first())
    if verb == names.VERB_TAKE and is_chosen:
        return names.ALLOWED if number < names.RESOURCES else names.WRONG_GOOD
    if verb == names.VERB_ACCEPT and not is_chosen:
        return names.ALLOWED
    return questions.may_pass(verb)


def answer_instant(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    craft = agenda.top_first()
    agenda.pop()
    if verb == names.VERB_TAKE:
        goods.gain_good(state, farm, number, names.CAUSE_CRAFT + craft)
    elif verb == names.VERB_ACCEPT:
        take_instant(state, farm, craft)


# --- Completing a barrow (8.3.3, G19): points, then the market --------------------------------


def complete_barrow(state: State, farm: Farm, slot: int) -> None:
    """Points of the card, Butcher, markers back; then keep it or discard it, then the market."""
    table = state.components
    card = farm.barrow[slot]
    agenda = state.agenda(farm.seat)
    if state.watched:
        events.note(state.event_log, names.EVENT_BARROW, farm.seat, card, 0, 0)
    goods.gain_vp(state, farm, table.barrow_vp[card], names.CAUSE_BARROW)
    score_lasting(state, farm, names.LASTING_BARROW_VP)
    cards.empty_target(farm, names.FIRST_BARROW + slot)
    agenda.push(names.AUTO_BARROW, table.barrow_vp[card], names.STAGE_COMMODITY)
    agenda.push(names.AUTO_BARROW_GONE, slot)
    helpers.ask(state, farm, names.KEEP_BARROW, slot)


def barrow_gone(state: State, farm: Farm, slot: int) -> None:
    """The supplied barrow goes to the discards, unless the Barrow Builder kept it."""
    if farm.missing[names.FIRST_BARROW + slot] == 0:
        cards.remove_barrow(state, farm, slot)
