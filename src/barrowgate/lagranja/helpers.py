"""The helpers: what they change while they are on a farm, and those that are used (glossary).

Standing effects are counted anew when a card comes or goes; helpers that are used go through
``why_not_use`` and ``use``. What a helper does in another rule's course is told there.
"""

from barrowgate.lagranja import (
    cards,
    delivery,
    flow,
    goods,
    market,
    names,
    revenue,
    trade,
    transport,
)
from barrowgate.lagranja.state import Farm, State


def recount(state: State, farm: Farm) -> None:
    """Count the standing effects of helpers and extensions anew."""
    table = state.components
    for effect in range(names.EFFECTS):
        farm.effects[effect] = 0
    farm.hand_limit = table.hand_limit + farm.extensions
    farm.pig_places = table.pig_spaces + farm.extension_pigs
    farm.roof_discount = 0
    farm.extension_goods = 0
    for good in range(names.RESOURCES):
        farm.buy_price[good] = table.buy[good]
        farm.upgrade_price[good] = table.upgrade_silver[good]
    least = 0
    for slot in range(names.HELPERS):
        card = farm.helper[slot]
        if card > 0:
            effect = table.effect[card]
            farm.effects[effect] += 1
            farm.pig_places += table.pig_places[card]
            if effect == names.HAND_LIMIT:
                farm.hand_limit += table.number[card]
            elif effect == names.ROOF_DISCOUNT:
                farm.roof_discount += table.silver[card]
            elif effect == names.EXTENSION_DISCOUNT:
                farm.extension_goods += table.number[card]
            elif effect == names.BUY_DISCOUNT:
                least = max(least, table.least[card])
                for good in range(names.HARVEST_GOODS):
                    farm.buy_price[good] -= table.silver[card]
            elif effect == names.UPGRADE_DISCOUNT:
                for good in range(names.RESOURCES):
                    if table.good[card] == good or table.good[card] == names.ANY_RESOURCE:
                        farm.upgrade_price[good] -= table.silver[card]
    for good in range(names.RESOURCES):
        farm.upgrade_price[good] = max(0, farm.upgrade_price[good])
        farm.buy_price[good] = max(min(least, table.buy[good]), farm.buy_price[good])


def slot_of(farm: Farm, card: int) -> int:
    """The slot of a helper on this farm, or 3."""
    for slot in range(names.HELPERS):
        if farm.helper[slot] == card:
            return slot
    return names.HELPERS


def ready_slot(state: State, farm: Farm, effect: int, first: int) -> int:
    """The first slot from ``first`` on with an unused helper of this effect, or 3."""
    for slot in range(first, names.HELPERS):
        if (
            farm.helper[slot] > 0
            and farm.used[slot] == 0
            and state.components.effect[farm.helper[slot]] == effect
        ):
            return slot
    return names.HELPERS


def total_number(state: State, farm: Farm, effect: int) -> int:
    """The numbers of all helpers with this effect, added up."""
    total = 0
    for slot in range(names.HELPERS):
        card = farm.helper[slot]
        if card > 0 and state.components.effect[card] == effect:
            total += state.components.number[card]
    return total


def pay_out_vp(state: State, farm: Farm, effect: int, times: int) -> None:
    """Helpers with this effect give their points, so many times."""
    if farm.effects[effect] > 0:
        for slot in range(names.HELPERS):
            card = farm.helper[slot]
            if card > 0 and state.components.effect[card] == effect:
                goods.gain_vp(state, farm, times * state.components.vp[card], card)


def pay_out_silver(state: State, farm: Farm, effect: int, times: int) -> None:
    """Helpers with this effect give their silver, so many times."""
    if farm.effects[effect] > 0:
        for slot in range(names.HELPERS):
            card = farm.helper[slot]
            if card > 0 and state.components.effect[card] == effect:
                goods.gain_silver(state, farm, times * state.components.silver[card], card)


# --- Using a helper in the own turn -----------------------------------------------------------


def why_not_use(state: State, farm: Farm, card: int) -> int:
    """May this helper be used now, before or after a decision of the own turn (G5)?"""
    table = state.components
    slot = slot_of(farm, card)
    if slot == names.HELPERS:
        return names.HELPER_ABSENT
    if farm.used[slot] > 0:
        return names.HELPER_USED
    if table.when[card] & flow.phases(state) == 0:
        return names.WRONG_PHASE
    effect = table.effect[card]
    reason = names.ALLOWED
    if effect == names.PAY_VP_PLAY_CARD:
        if farm.vp < table.vp[card]:
            reason = names.NO_VP
        elif farm.hand == 0:
            reason = names.NO_HAND
    elif effect == names.COMMODITY_FOR_HARVEST:
        if farm.stock[names.COMMODITY] == 0:
            reason = names.NO_COMMODITY
    elif effect == names.GRAIN_FOR_VP:
        if farm.stock[names.PIG] == 0:
            reason = names.NEEDS_PIG
        elif goods.units(farm, names.GRAIN) == 0:
            reason = names.NO_GOOD
    elif effect == names.FREE_UPGRADE:
        if not trade.can_upgrade(farm, table.good[card]):
            reason = names.NOTHING_TO_UPGRADE
    elif effect == names.PAY_SILVER_DRAW_CARD:
        if farm.silver < table.silver[card]:
            reason = names.NO_SILVER
        elif not goods.can_draw(state):
            reason = names.NO_CARD_TO_DRAW
    elif effect == names.COPY_HARVEST:
        if harvest_kinds(farm) == 0:
            reason = names.NO_GOOD
    elif effect == names.FIELD_TO_DEN:
        if not goods.has_on_field(farm, table.good[card]):
            reason = names.NO_GOOD
    elif effect == names.PAY_SILVER_FOR_VP:
        if farm.silver < table.silver[card]:
            reason = names.NO_SILVER
    elif effect == names.DISCARD_CARD_FOR_HARVEST:
        if farm.hand == 0:
            reason = names.NO_HAND
    elif effect == names.PAY_SILVER_SIESTA_STEP:
        if farm.silver < table.silver[card]:
            reason = names.NO_SILVER
        elif transport.steps_left(state, farm.seat) == 0:
            reason = names.AT_THE_TOP
    elif effect == names.WINE_FOR_VP:
        if farm.stock[names.WINE] == 0:
            reason = names.NO_GOOD
    elif effect == names.COMMODITY_ACTION_FREE:
        if not trade.has_use(state, farm, names.FREE_OPTION):
            reason = names.USE_CLOSED
    else:
        reason = names.HELPER_NOT_ACTIVATED
    return reason


def offer_uses(state: State, farm: Farm) -> None:
    """Helpers that may be used now, by card number."""
    newest = 0
    for _ in range(names.HELPERS):
        card = names.CARDS + 1
        for slot in range(names.HELPERS):
            if newest < farm.helper[slot] < card:
                card = farm.helper[slot]
        if card <= names.CARDS:
            if why_not_use(state, farm, card) == names.ALLOWED:
                state.offer(names.USE_HELPER + card - 1)
            newest = card


def use(state: State, farm: Farm, slot: int, about: int) -> None:
    """Use a helper; one that works once a round is marked, which may need room first (G15).

    The question that asked for it is on top of the agenda, or the turn itself.
    """
    agenda = state.agenda(farm.seat)
    if state.components.once[farm.helper[slot]] > 0 and not goods.has_marker(state, farm):
        agenda.push(names.ASK_ROOM, names.FOR_MARK, slot)
    else:
        if agenda.top_kind() == names.ASK_HELPER:
            agenda.pop()
        mark(state, farm, slot)
        run(state, farm, slot, about)


def use_unasked(state: State, farm: Farm, slot: int) -> None:
    """A helper that only gives is not asked, unless its mark needs room."""
    if state.components.once[farm.helper[slot]] > 0 and not goods.has_marker(state, farm):
        state.agenda(farm.seat).push(names.ASK_HELPER, slot, 0)
    else:
        mark(state, farm, slot)
        run(state, farm, slot, 0)


def mark(state: State, farm: Farm, slot: int) -> None:
    """A helper that works once a round gets a marker until the scoring phase."""
    if state.components.once[farm.helper[slot]] > 0:
        farm.pool -= 1
        farm.used[slot] = 1


def harvest_kinds(farm: Farm) -> int:
    """The harvest goods on the farm, in dens or on fields, as bits."""
    kinds = 0
    for good in range(names.HARVEST_GOODS):
        if goods.units(farm, good) > 0:
            kinds += 1 << good
    return kinds


def run(state: State, farm: Farm, slot: int, about: int) -> None:
    """What a helper does; ``about`` is what its question was about."""
    table = state.components
    card = farm.helper[slot]
    effect = table.effect[card]
    agenda = state.agenda(farm.seat)
    if effect == names.PAY_VP_PLAY_CARD:
        goods.gain_vp(state, farm, -table.vp[card], card)
        agenda.push(names.ASK_PLAY_CARD, names.PLAY_FREELY, 0)
    elif effect == names.COMMODITY_FOR_HARVEST:
        goods.give_up(state, farm, names.SOURCE_COMMODITY, card)
        agenda.push(names.ASK_HARVEST, table.number[card], names.ALL_HARVEST)
    elif effect == names.GRAIN_FOR_VP:
        agenda.push(names.ASK_GROOM_GRAIN, card, 0)
    elif effect == names.FREE_UPGRADE:
        agenda.push(names.ASK_UPGRADE, table.number[card], table.good[card])
    elif effect == names.PAY_SILVER_DRAW_CARD:
        goods.gain_silver(state, farm, -table.silver[card], card)
        goods.draw_card(state, farm, card)
    elif effect == names.COPY_HARVEST:
        agenda.push(names.ASK_HARVEST, table.number[card], harvest_kinds(farm))
    elif effect == names.FIELD_TO_DEN:
        agenda.push(names.ASK_FIELD_GOOD, table.good[card], 0)
    elif effect == names.PAY_SILVER_FOR_VP:
        goods.gain_silver(state, farm, -table.silver[card], card)
        goods.gain_vp(state, farm, table.vp[card], card)
    elif effect == names.DISCARD_CARD_FOR_HARVEST:
        agenda.push(names.ASK_DISCARD_ONE, table.number[card], 0)
    elif effect == names.PAY_SILVER_SIESTA_STEP:
        goods.gain_silver(state, farm, -table.silver[card], card)
        transport.advance(state, farm.seat, table.number[card])
    elif effect == names.WINE_FOR_VP:
        goods.give_up(state, farm, names.SOURCE_WINE, card)
        goods.gain_vp(state, farm, table.vp[card], card)
    elif effect == names.COMMODITY_ACTION_FREE:
        agenda.push(names.ASK_COMMODITY, names.FREE_OPTION, 0)
    else:
        run_when_asked(state, farm, slot, about)


# --- Helpers that are asked in the course of another rule -------------------------------------


def ask(state: State, farm: Farm, effect: int, about: int) -> None:
    """Ask for every unused helper of this effect, one after the other, when its time comes."""
    if farm.effects[effect] > 0:
        state.agenda(farm.seat).push(names.AUTO_ASK, effect * 4, about)


def ask_next(state: State, farm: Farm, code: int, about: int) -> None:
    """The next helper of an effect that can do something is asked; then those after it."""
    effect = code // 4
    slot = ready_slot(state, farm, effect, code % 4)
    while slot < names.HELPERS and not can_do(state, farm, slot, about):
        slot = ready_slot(state, farm, effect, slot + 1)
    if slot < names.HELPERS:
        agenda = state.agenda(farm.seat)
        agenda.push(names.AUTO_ASK, effect * 4 + slot + 1, about)
        agenda.push(names.ASK_HELPER, slot, about)


def run_when_asked(state: State, farm: Farm, slot: int, about: int) -> None:
    """The rest of ``run``: helpers whose question comes from another rule."""
    table = state.components
    card = farm.helper[slot]
    effect = table.effect[card]
    agenda = state.agenda(farm.seat)
    if effect == names.TWO_COMMODITY_OPTIONS:
        agenda.pop()  # a second use, not a third: no further Waitress is asked
        agenda.push(names.ASK_COMMODITY, about, 0)
    elif effect == names.TWO_REVENUE_OPTIONS:
        agenda.pop()  # two options, not three: no further Porter is asked
        agenda.push(names.ASK_SECOND_OPTION, about // names.OPTIONS, about % names.OPTIONS)
    elif effect == names.PAY_VP_REPEAT_DIE:
        goods.gain_vp(state, farm, -table.vp[card], card)
        agenda.push(names.AUTO_USE_SPACE, about, names.USE_REPEAT)
    elif effect == names.PAY_VP_ROUND_REVENUE:
        goods.gain_vp(state, farm, -table.vp[card], card)
        agenda.push(names.AUTO_USE_SPACE, state.round, names.USE_MERCHANT)
    elif effect == names.SILVER_TO_HARVEST:
        farm.space_silver -= table.silver[card]
        goods.gain_silver(state, farm, -table.silver[card], card)
        agenda.push(names.ASK_HARVEST, table.number[card], names.ALL_HARVEST)
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
        agenda.push(names.ASK_TAKE_BACK, about, 0)
    elif effect == names.DOUBLE_DELIVERY:
        agenda.pop()  # two goods, not three: no further Basket Weaver is asked
        agenda.push(names.ASK_SECOND_GOOD, about, 0)
    elif effect == names.ESCAPE_REMOVAL:
        agenda.push(names.ASK_RESCUE, 0, 0)


def can_do(state: State, farm: Farm, slot: int, about: int) -> bool:
    """Can a helper that is asked do something now?"""
    table = state.components
    card = farm.helper[slot]
    effect = table.effect[card]
    possible = True
    if effect == names.TWO_REVENUE_OPTIONS:
        space = about // names.OPTIONS
        possible = table.on[card] & (1 << space) != 0 and revenue.has_option(
            state, farm, space, about % names.OPTIONS
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
        possible = market.can_rescue(state, farm.seat + 1)
    return possible
