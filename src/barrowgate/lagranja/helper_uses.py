"""Helpers that are used: in the owner's turn, and when another rule asks for them (G5, G15)."""

from barrowgate.core.numbers import Card
from barrowgate.lagranja import (
    asked_helpers,
    course,
    goods,
    helpers,
    names,
    questions,
    trade,
    transport,
)
from barrowgate.lagranja.state import Farm, State

# --- Using a helper in one's own turn ---------------------------------------------------------


def why_not_use(state: State, farm: Farm, card: Card) -> int:
    """May this helper be used now, before or after a decision of the owner's turn?"""
    slot = helpers.slot_of(farm, card)
    if slot == names.HELPERS:
        return names.HELPER_ABSENT
    if farm.used[slot] > 0:
        return names.HELPER_USED
    if state.components.when[card] & course.phases(state) == 0:
        return names.WRONG_PHASE
    return why_not_effect(state, farm, card)


def why_not_effect(  # noqa: C901, PLR0912 - one branch an effect
    state: State, farm: Farm, card: Card
) -> int:
    """Is there what this helper takes or changes?"""
    table = state.components
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
        if goods.harvest_kinds(farm) == 0:
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
    if helpers.needs_room(state, farm, slot):
        agenda.push(names.ASK_ROOM, names.FOR_MARK, slot)
    else:
        if agenda.top_kind() == names.ASK_HELPER:
            agenda.pop()
        helpers.mark(state, farm, slot)
        run(state, farm, slot, about)


def run(  # noqa: C901, PLR0912 - one branch an effect
    state: State, farm: Farm, slot: int, about: int
) -> None:
    """What a helper does; ``about`` is what its question was about."""
    table = state.components
    card = farm.helper[slot]
    effect = table.effect[card]
    agenda = state.agenda(farm.seat)
    if effect == names.PAY_VP_PLAY_CARD:
        goods.gain_vp(state, farm, -table.vp[card], card)
        agenda.push(names.ASK_PLAY_CARD, names.PLAY_FREELY)
    elif effect == names.COMMODITY_FOR_HARVEST:
        goods.give_up(state, farm, names.SOURCE_COMMODITY, card)
        agenda.push(names.ASK_HARVEST, table.goods[card], names.ALL_HARVEST)
    elif effect == names.GRAIN_FOR_VP:
        agenda.push(names.ASK_GROOM_GRAIN, card)
    elif effect == names.FREE_UPGRADE:
        agenda.push(names.ASK_UPGRADE, table.count[card], table.good[card])
    elif effect == names.PAY_SILVER_DRAW_CARD:
        goods.gain_silver(state, farm, -table.silver[card], card)
        goods.draw_card(state, farm, card)
    elif effect == names.COPY_HARVEST:
        agenda.push(names.ASK_HARVEST, table.goods[card], goods.harvest_kinds(farm))
    elif effect == names.FIELD_TO_DEN:
        agenda.push(names.ASK_FIELD_GOOD, table.good[card])
    elif effect == names.PAY_SILVER_FOR_VP:
        goods.gain_silver(state, farm, -table.silver[card], card)
        goods.gain_vp(state, farm, table.vp[card], card)
    elif effect == names.DISCARD_CARD_FOR_HARVEST:
        agenda.push(names.ASK_DISCARD_ONE, table.harvest[card])
    elif effect == names.PAY_SILVER_SIESTA_STEP:
        goods.gain_silver(state, farm, -table.silver[card], card)
        transport.advance(state, farm.seat, table.steps[card])
    elif effect == names.WINE_FOR_VP:
        goods.give_up(state, farm, names.SOURCE_WINE, card)
        goods.gain_vp(state, farm, table.vp[card], card)
    elif effect == names.COMMODITY_ACTION_FREE:
        agenda.push(names.ASK_COMMODITY, names.FREE_OPTION)
    else:
        asked_helpers.run(state, farm, slot, about)


# --- The question helper ----------------------------------------------------------------------


def offer_helper(state: State, farm: Farm) -> None:
    slot = state.agenda(farm.seat).top_first()
    state.offer(names.PASS)
    state.offer(names.USE_HELPER + farm.helper[slot] - 1)


def why_not_helper(state: State, farm: Farm, verb: int, number: int) -> int:
    slot = state.agenda(farm.seat).top_first()
    if verb == names.VERB_USE_HELPER and farm.helper[slot] == number + 1:
        return names.ALLOWED
    return questions.may_pass(verb)


def answer_helper(state: State, farm: Farm, verb: int, number: int) -> None:
    """The question stays on top while its mark waits for room."""
    agenda = state.agenda(farm.seat)
    if verb == names.VERB_USE_HELPER:
        use(state, farm, agenda.top_first(), agenda.top_second())
    else:
        agenda.pop()


# --- The question groom_grain: a grain for points ---------------------------------------------


def offer_groom_grain(state: State, farm: Farm) -> None:
    for source in range(names.GRAIN * names.LEVELS, (names.GRAIN + 1) * names.LEVELS):
        if goods.has_source(farm, source):
            state.offer(names.PAY + names.PAY_GOODS + source)


def why_not_groom_grain(state: State, farm: Farm, verb: int, number: int) -> int:
    source = number - names.PAY_GOODS
    if verb == names.VERB_PAY:
        if source < 0 or goods.good_of(source) != names.GRAIN:
            return names.WRONG_GOOD
        return names.ALLOWED if goods.has_source(farm, source) else names.NO_GOOD
    return questions.must_choose(verb)


def answer_groom_grain(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    card = agenda.top_first()
    agenda.pop()
    goods.give_up(state, farm, number - names.PAY_GOODS, card)
    goods.gain_vp(state, farm, state.components.vp[card], card)


# --- The question field_good: a field is emptied for a harvest good ---------------------------


def offer_field_good(state: State, farm: Farm) -> None:
    good = state.agenda(farm.seat).top_first()
    for source in range(good * names.LEVELS + 1, (good + 1) * names.LEVELS):
        if goods.has_source(farm, source):
            state.offer(names.PAY + names.PAY_GOODS + source)


def why_not_field_good(state: State, farm: Farm, verb: int, number: int) -> int:
    good = state.agenda(farm.seat).top_first()
    source = number - names.PAY_GOODS
    if verb == names.VERB_PAY:
        if source < 0 or goods.good_of(source) != good or source % names.LEVELS == 0:
            return names.WRONG_GOOD
        return names.ALLOWED if goods.has_source(farm, source) else names.NO_GOOD
    return questions.must_choose(verb)


def answer_field_good(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    agenda.pop()
    goods.give_up(state, farm, number - names.PAY_GOODS, 0)
    agenda.push(names.ASK_HARVEST, 1, names.ALL_HARVEST)
