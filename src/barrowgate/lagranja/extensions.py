"""Extensions of a farm (6.1, G10): what the next one costs, paying it, what it brings."""

from barrowgate.core.numbers import Card
from barrowgate.lagranja import goods, helpers, names, questions
from barrowgate.lagranja.state import Farm, State


def extension_cost(farm: Farm) -> int:
    """The k-th extension costs k farm goods, less with the Shack Builder."""
    return max(0, farm.extensions + 1 - farm.extension_goods)


def units_of_kind(farm: Farm, kind: int) -> int:
    """How much of one kind of farm goods the farm has."""
    if kind == names.PAY_SILVER:
        return farm.silver
    if kind == names.PAY_VP:
        return farm.vp
    return goods.units(farm, kind - names.PAY_GOODS)


def kind_of(payment: int) -> int:
    """The kind of farm goods that is paid by this action of the verb pay."""
    if payment < names.PAY_GOODS:
        return payment
    return goods.good_of(payment - names.PAY_GOODS) + names.PAY_GOODS


def payable(farm: Farm, lowest: int) -> int:
    """How many farm goods of the kinds from the lowest up can be paid: different ones, or with the
    Potter any."""
    total = 0
    for kind in range(lowest, names.PAY_KINDS):
        amount = units_of_kind(farm, kind)
        if farm.effects[names.EXTENSION_SAME_GOODS] > 0:
            total += amount
        elif amount > 0:
            total += 1
    return total


def can_pay(farm: Farm) -> bool:
    """Can the next extension be paid?"""
    return payable(farm, 0) >= extension_cost(farm)


def play_extension(state: State, farm: Farm, card: Card) -> None:
    """The extension is paid before it works."""
    state.place[card] = names.ON_EXTENSION + farm.seat
    agenda = state.agenda(farm.seat)
    cost = extension_cost(farm)
    agenda.push(names.AUTO_EXTENSION, card)
    if cost > 0:
        agenda.push(names.ASK_EXTENSION_COST, cost)


def build_extension(state: State, farm: Farm, card: Card) -> None:
    """A paid extension begins to work: hand limit, silver, extra deliveries, pig places."""
    farm.extensions += 1
    farm.income += state.components.extension_silver[card]
    farm.extra_symbols += state.components.extension_extra[card]
    farm.extension_pigs += state.components.extension_pig[card]
    helpers.recount(state, farm)


def why_not_pay(state: State, farm: Farm, payment: int) -> int:
    """May this good be paid next? Kinds are paid in one order, so that one choice is one way."""
    agenda = state.agenda(farm.seat)
    count = agenda.top_first()
    kind = kind_of(payment)
    if payment >= names.PAY_GOODS:
        if not goods.has_source(farm, payment - names.PAY_GOODS):
            return names.NO_GOOD
    elif units_of_kind(farm, kind) == 0:
        return names.NO_SILVER if kind == names.PAY_SILVER else names.NO_VP
    if kind < agenda.top_second():
        return names.PAYING_ORDER
    if farm.effects[names.EXTENSION_SAME_GOODS] > 0:
        if payable(farm, kind) < count:
            return names.REST_NOT_PAYABLE
    elif payable(farm, kind + 1) < count - 1:
        return names.REST_NOT_PAYABLE
    return names.ALLOWED


# --- The question extension_cost --------------------------------------------------------------


def offer_extension_cost(state: State, farm: Farm) -> None:
    """Every farm good that may be paid next."""
    for payment in range(names.PAY_GOODS + names.SOURCE_COMMODITY):
        if why_not_pay(state, farm, payment) == names.ALLOWED:
            state.offer(names.PAY + payment)


def why_not_extension_cost(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_PAY:
        return why_not_pay(state, farm, number)
    return questions.must_choose(verb)


def answer_extension_cost(state: State, farm: Farm, verb: int, number: int) -> None:
    """One farm good is paid; the question stays until nothing is left to pay."""
    agenda = state.agenda(farm.seat)
    count = agenda.top_first()
    kind = kind_of(number)
    if kind == names.PAY_SILVER:
        goods.gain_silver(state, farm, -1, names.CAUSE_EXTENSION)
    elif kind == names.PAY_VP:
        goods.gain_vp(state, farm, -1, names.CAUSE_EXTENSION)
    else:
        goods.give_up(state, farm, number - names.PAY_GOODS, names.CAUSE_EXTENSION)
    if count == 1:
        agenda.pop()
    elif farm.effects[names.EXTENSION_SAME_GOODS] > 0:
        agenda.set_top(count - 1, kind)
    else:
        agenda.set_top(count - 1, kind + 1)
