"""Deliveries and what they complete (8.3): craft buildings, their markers, barrows."""

from barrowgate.core import events
from barrowgate.lagranja import cards, flow, goods, helpers, names, transport
from barrowgate.lagranja.state import Farm, State


def why_not_deliver(state: State, farm: Farm, target: int, source: int) -> int:
    """8.3, G17: one good to a free symbol of an open building or of an own barrow."""
    if target < names.FIRST_BARROW:
        if state.blocked[target] > 0:
            return names.BUILDING_BLOCKED
        if farm.craft[target] != names.CRAFT_NONE:
            return names.BUILDING_COMPLETED
    elif farm.barrow[target - names.FIRST_BARROW] == 0:
        return names.NO_BARROW
    if farm.need[target * names.GOODS + goods.good_of(source)] == 0:
        return names.NO_SYMBOL
    if not goods.has_source(farm, source):
        return names.NO_GOOD
    return names.ALLOWED


def can_deliver(state: State, farm: Farm) -> bool:
    """Is any delivery possible?"""
    for target in range(names.TARGETS):
        if farm.missing[target] > 0 and (
            target >= names.FIRST_BARROW or state.blocked[target] == 0
        ):
            for good in range(names.GOODS):
                if farm.need[target * names.GOODS + good] > 0 and goods.units(farm, good) > 0:
                    return True
    return False


def offer_deliveries(state: State, farm: Farm) -> None:
    """Every possible delivery, target by target."""
    for target in range(names.TARGETS):
        if farm.missing[target] > 0:
            offer_to(state, farm, target, names.GOODS)


def offer_to(state: State, farm: Farm, target: int, n_goods: int) -> None:
    """Deliveries of the first n goods to one target."""
    base = names.DELIVER + target * names.SOURCES
    for good in range(n_goods):
        if farm.need[target * names.GOODS + good] > 0:
            source = goods.source_of(good)
            last = source + names.LEVELS if good < names.HARVEST_GOODS else source + 1
            source = goods.next_source(farm, source, last)
            while source < last:
                if why_not_deliver(state, farm, target, source) == names.ALLOWED:
                    state.offer(base + source)
                source = goods.next_source(farm, source + 1, last)


def deliver(state: State, farm: Farm, target: int, source: int) -> None:
    """The marker moves from the farm to the symbol; the Basket Weaver may add a second good."""
    carry(state, farm, target, source)
    agenda = state.agenda(farm.seat)
    agenda.push(names.AUTO_ARRIVED, target, 0)
    if source < names.FIELD_SOURCES:
        helpers.ask(state, farm, names.DOUBLE_DELIVERY, target)


def carry(state: State, farm: Farm, target: int, source: int) -> None:
    good = goods.good_of(source)
    goods.lift(farm, source)
    farm.need[target * names.GOODS + good] -= 1
    farm.delivered[target * names.GOODS + good] += 1
    farm.missing[target] -= 1
    if state.watched:
        events.note(state.event_log, names.EVENT_DELIVERY, farm.seat, good, target, 0)


def can_add(state: State, farm: Farm, slot: int, target: int) -> bool:
    """Basket Weaver: in its phase, another harvest good for the same target."""
    if state.components.when[farm.helper[slot]] & flow.phases(state) == 0:
        return False
    for good in range(names.HARVEST_GOODS):
        if farm.need[target * names.GOODS + good] > 0 and goods.units(farm, good) > 0:
            return True
    return False


def why_not_add(state: State, farm: Farm, wanted: int, target: int, source: int) -> int:
    """Basket Weaver: the second good goes to the same target and is a harvest good."""
    if target != wanted:
        return names.OTHER_TARGET
    if source >= names.FIELD_SOURCES:
        return names.WRONG_GOOD
    return why_not_deliver(state, farm, target, source)


def arrive(state: State, farm: Farm, target: int) -> None:
    """Is the building or the barrow fully supplied now?"""
    if farm.missing[target] == 0:
        agenda = state.agenda(farm.seat)
        if target < names.FIRST_BARROW:
            agenda.push(names.AUTO_CRAFT, target, 0)
        else:
            complete_barrow(state, farm, target - names.FIRST_BARROW)


# --- Completing a craft building (8.3.1, 8.3.2, G18) ------------------------------------------


def complete_craft(state: State, farm: Farm, building: int, stage: int) -> None:
    """The stages of a completion, one after the other."""
    agenda = state.agenda(farm.seat)
    if stage < 2:
        agenda.push(names.AUTO_CRAFT, building, stage + 1)
    if stage == 0:
        move_to_grey_area(state, farm, building)
        helpers.ask(state, farm, names.TAKE_BACK_GOOD, building)
    elif stage == 1:
        score_craft(state, farm, building)
    else:
        farm.craft[building] = names.CRAFT_FRONT
        agenda.push(names.ASK_INSTANT, building, 0)


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
        state.agenda(farm.seat).push(names.AUTO_SIESTA_VP, cause, 0)
        ask_delivery(state, farm, 0)


def score_siesta_space(state: State, farm: Farm, cause: int) -> None:
    """Wainwright: the points of the space where the disc lies."""
    goods.gain_vp(state, farm, transport.siesta_points(state, farm.seat), cause)


def ask_delivery(state: State, farm: Farm, by_die: int) -> None:
    """A free delivery, which may be waived; not asked when none is possible."""
    if can_deliver(state, farm):
        state.agenda(farm.seat).push(names.ASK_DELIVERY, by_die, 0)


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
    agenda.push(names.AUTO_BARROW, table.barrow_vp[card], 0)
    agenda.push(names.AUTO_BARROW_GONE, slot, 0)
    helpers.ask(state, farm, names.KEEP_BARROW, slot)


def barrow_gone(state: State, farm: Farm, slot: int) -> None:
    """The supplied barrow goes to the discards, unless the Barrow Builder kept it."""
    if farm.missing[names.FIRST_BARROW + slot] == 0:
        cards.remove_barrow(state, farm, slot)
