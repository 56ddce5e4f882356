"""Goods that are chosen and taken: harvest goods, pairs of them, resources."""

from barrowgate.lagranja import goods, names, questions
from barrowgate.lagranja.state import Farm, State

# --- The question harvest ---------------------------------------------------------------------


def offer_harvest(state: State, farm: Farm) -> None:
    agenda = state.agenda(farm.seat)
    kinds = agenda.top_second()
    if agenda.top_third() > 0:
        state.offer(names.PASS)
    for good in range(names.HARVEST_GOODS):
        if kinds & (1 << good) != 0:
            state.offer(names.TAKE + good)


def why_not_harvest(state: State, farm: Farm, verb: int, number: int) -> int:
    agenda = state.agenda(farm.seat)
    kinds = agenda.top_second()
    may_decline = agenda.top_third()
    if verb == names.VERB_TAKE:
        if number < names.HARVEST_GOODS and kinds & (1 << number) != 0:
            return names.ALLOWED
        return names.WRONG_GOOD
    return questions.may_pass(verb) if may_decline > 0 else questions.must_choose(verb)


def answer_harvest(state: State, farm: Farm, verb: int, number: int) -> None:
    """One good; kinds are taken in ascending order, so that one choice is one way."""
    agenda = state.agenda(farm.seat)
    count = agenda.top_first()
    kinds = agenda.top_second()
    may_decline = agenda.top_third()
    agenda.pop()
    if verb == names.VERB_TAKE:
        if count > 1:
            kinds &= ~((1 << number) - 1)
            agenda.push(names.ASK_HARVEST, count - 1, kinds, may_decline)
        goods.gain_good(state, farm, number, 0)


# --- The question pair: two different harvest goods -------------------------------------------


def offer_pair(state: State, farm: Farm) -> None:
    for pair in range(names.HARVEST_GOODS):
        state.offer(names.TAKE_PAIR + pair)


def why_not_pair(state: State, farm: Farm, verb: int, number: int) -> int:
    return names.ALLOWED if verb == names.VERB_TAKE_PAIR else questions.must_choose(verb)


def answer_pair(state: State, farm: Farm, verb: int, number: int) -> None:
    """Olive and grain, olive and grape, or grain and grape."""
    state.agenda(farm.seat).pop()
    one = names.GRAIN if number == 2 else names.OLIVE
    other = names.GRAIN if number == 0 else names.GRAPE
    goods.gain_good(state, farm, other, 0)
    goods.gain_good(state, farm, one, 0)


# --- The question resource: a harvest good or a pig -------------------------------------------


def offer_resource(state: State, farm: Farm) -> None:
    for good in range(names.RESOURCES):
        state.offer(names.TAKE + good)


def why_not_resource(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_TAKE:
        return names.ALLOWED if number < names.RESOURCES else names.WRONG_GOOD
    return questions.must_choose(verb)


def answer_resource(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    cause = agenda.top_first()
    agenda.pop()
    goods.gain_good(state, farm, number, cause)
