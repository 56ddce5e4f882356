"""Deliveries (8.3): one good to a free symbol of a craft building or of a barrow."""

from barrowgate.core import events
from barrowgate.lagranja import course, goods, helpers, names, questions
from barrowgate.lagranja.state import Farm, State


def why_not_deliver(state: State, farm: Farm, target: int, source: int) -> int:
    """8.3, G17: one good to a free symbol of an open building or of one's own barrow."""
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
    agenda.push(names.AUTO_ARRIVED, target)
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
    if state.components.when[farm.helper[slot]] & course.phases(state) == 0:
        return False
    for good in range(names.HARVEST_GOODS):
        if farm.need[target * names.GOODS + good] > 0 and goods.units(farm, good) > 0:
            return True
    return False


# --- The question delivery: one that is free --------------------------------------------------


def ask_delivery(state: State, farm: Farm, by_die: int) -> None:
    """A free delivery, which may be waived; not asked when none is possible."""
    if can_deliver(state, farm):
        state.agenda(farm.seat).push(names.ASK_DELIVERY, by_die)


def offer_delivery(state: State, farm: Farm) -> None:
    state.offer(names.PASS)
    offer_deliveries(state, farm)


def why_not_delivery(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_DELIVER:
        return why_not_deliver(state, farm, number // names.SOURCES, number % names.SOURCES)
    return questions.may_pass(verb)


def answer_delivery(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    by_die = agenda.top_first()
    agenda.pop()
    if verb == names.VERB_DELIVER:
        if by_die > 0:
            agenda.push(names.AUTO_BONUS, names.ON_DELIVERY)
        deliver(state, farm, number // names.SOURCES, number % names.SOURCES)


# --- The question second_good: the Basket Weaver's, to the same target ------------------------


def offer_second_good(state: State, farm: Farm) -> None:
    offer_to(state, farm, state.agenda(farm.seat).top_first(), names.HARVEST_GOODS)


def why_not_second_good(state: State, farm: Farm, verb: int, number: int) -> int:
    target = state.agenda(farm.seat).top_first()
    source = number % names.SOURCES
    if verb == names.VERB_DELIVER:
        if number // names.SOURCES != target:
            return names.OTHER_TARGET
        if source >= names.FIELD_SOURCES:
            return names.WRONG_GOOD
        return why_not_deliver(state, farm, target, source)
    return questions.must_choose(verb)


def answer_second_good(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    target = agenda.top_first()
    agenda.pop()
    carry(state, farm, target, number % names.SOURCES)
