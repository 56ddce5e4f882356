"""Helpers that are asked in the course of another rule: which of them can do something, and what.

They are asked one after the other (AUTO_ASK) with the question ``helper`` of helper_uses.py.
"""

from barrowgate.lagranja import (
    cards,
    delivery,
    goods,
    helpers,
    names,
    peddler,
    revenue,
    trade,
)
from barrowgate.lagranja.state import Farm, State


def ask_next(state: State, farm: Farm, effect: int, slot: int, about: int) -> None:
    """The next helper of an effect that can do something is asked; then those after it."""
    slot = helpers.ready_slot(state, farm, effect, slot)
    while slot < names.HELPERS and not can_do(state, farm, slot, about):
        slot = helpers.ready_slot(state, farm, effect, slot + 1)
    if slot < names.HELPERS:
        agenda = state.agenda(farm.seat)
        agenda.push(names.AUTO_ASK, effect, slot + 1, about)
        agenda.push(names.ASK_HELPER, slot, about)


def can_do(state: State, farm: Farm, slot: int, about: int) -> bool:
    """Can a helper that is asked do something now?"""
    table = state.components
    card = farm.helper[slot]
    effect = table.effect[card]
    possible = True
    if effect == names.TWO_REVENUE_OPTIONS:
        space = about // names.OPTIONS_PER_SPACE
        possible = table.spaces[card] & (1 << space) != 0 and revenue.has_option(
            state, farm, space, table.revenue_option[about] - 1
        )
    elif effect == names.TWO_COMMODITY_OPTIONS:
        possible = trade.has_use(state, farm, about)
    elif effect == names.PAY_VP_REPEAT_DIE:
        possible = farm.vp >= table.vp[card] and revenue.has_option(state, farm, about, -1)
    elif effect == names.PAY_VP_ROUND_REVENUE:
        possible = farm.vp >= table.vp[card] and revenue.has_option(state, farm, state.round, -1)
    elif effect == names.SILVER_TO_HARVEST or effect == names.SILVER_TO_VP:
        possible = farm.space_silver >= table.silver[card]
    elif effect == names.KEEP_BARROW:
        is_gone = farm.missing[names.FIRST_BARROW + about] == 0
        possible = is_gone and farm.silver >= table.silver[card]
    elif effect == names.DOUBLE_DELIVERY:
        possible = delivery.can_add(state, farm, slot, about)
    elif effect == names.ESCAPE_REMOVAL:
        possible = peddler.can_rescue(state, farm.seat + 1)
    return possible


def run(state: State, farm: Farm, slot: int, about: int) -> None:
    """What a helper does that another rule asked for; ``about`` is what it was asked about."""
    table = state.components
    card = farm.helper[slot]
    effect = table.effect[card]
    agenda = state.agenda(farm.seat)
    if effect == names.TWO_COMMODITY_OPTIONS:
        agenda.pop()  # a second use, not a third: no further Waitress is asked
        agenda.push(names.ASK_COMMODITY, about)
    elif effect == names.TWO_REVENUE_OPTIONS:
        agenda.pop()  # two options, not three: no further Porter is asked
        space = about // names.OPTIONS_PER_SPACE
        agenda.push(names.ASK_SECOND_OPTION, space, table.revenue_option[about] - 1)
    elif effect == names.PAY_VP_REPEAT_DIE:
        goods.gain_vp(state, farm, -table.vp[card], card)
        agenda.push(names.AUTO_USE_SPACE, about, names.USE_REPEAT)
    elif effect == names.PAY_VP_ROUND_REVENUE:
        goods.gain_vp(state, farm, -table.vp[card], card)
        agenda.push(names.AUTO_USE_SPACE, state.round, names.USE_MERCHANT)
    elif effect == names.SILVER_TO_HARVEST:
        farm.space_silver -= table.silver[card]
        goods.gain_silver(state, farm, -table.silver[card], card)
        agenda.push(names.ASK_HARVEST, table.harvest[card], names.ALL_HARVEST)
    elif effect == names.SILVER_TO_VP:
        farm.space_silver -= table.silver[card]
        goods.gain_silver(state, farm, -table.silver[card], card)
        goods.gain_vp(state, farm, table.vp[card], card)
    elif effect == names.SILVER_FOR_UPGRADE:
        goods.gain_silver(state, farm, table.silver[card], card)
    elif effect == names.KEEP_BARROW:
        goods.gain_silver(state, farm, -table.silver[card], card)
        cards.load_barrow(state, farm, about, farm.barrow[about])
    elif effect == names.TAKE_BACK_GOOD:
        agenda.push(names.ASK_TAKE_BACK, about)
    elif effect == names.DOUBLE_DELIVERY:
        agenda.pop()  # two goods, not three: no further Basket Weaver is asked
        agenda.push(names.ASK_SECOND_GOOD, about)
    elif effect == names.ESCAPE_REMOVAL:
        agenda.push(names.ASK_RESCUE)
