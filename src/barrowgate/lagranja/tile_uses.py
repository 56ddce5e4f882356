"""Roof tiles in use (6.4, G29): their fourteen functions."""

from barrowgate.core import events
from barrowgate.lagranja import course, delivery, goods, names, questions, trade, transport
from barrowgate.lagranja.state import Farm, State


def why_not_use(state: State, farm: Farm, kind: int) -> int:
    """May an unused tile of one's own of this kind be used now (G29)?"""
    if farm.ready[kind] == 0:
        return names.TILE_ABSENT
    if state.components.tile_phases[kind] & course.phases(state) == 0:
        return names.WRONG_PHASE
    return why_not_happen(state, farm, kind)


def why_not_happen(state: State, farm: Farm, kind: int) -> int:
    """Is there something that this tile can do?"""
    reason = names.ALLOWED
    if kind == names.TILE_CARD:
        if farm.hand == 0 and not goods.can_draw(state):
            reason = names.NO_CARD_TO_DRAW
    elif kind == names.TILE_UPGRADE:
        if not trade.can_upgrade(farm, names.ANY_RESOURCE):
            reason = names.NOTHING_TO_UPGRADE
    elif kind == names.TILE_DELIVERY:
        if not delivery.can_deliver(state, farm):
            reason = names.NO_DELIVERY_POSSIBLE
    elif kind == names.TILE_SIESTA_1 or kind == names.TILE_SIESTA_2:
        if transport.steps_left(state, farm.seat) == 0:
            reason = names.AT_THE_TOP
    elif kind == names.TILE_FLIP and not can_flip(farm):
        reason = names.NOTHING_TO_FLIP
    return reason


def offer_uses(state: State, farm: Farm) -> None:
    for kind in range(names.TILE_KINDS):
        if farm.ready[kind] > 0 and why_not_use(state, farm, kind) == names.ALLOWED:
            state.offer(names.USE_TILE + kind)


def turn_tile(farm: Farm, kind: int, used: int) -> None:
    """Turn one tile of this kind over: to used (1) or face up again (0)."""
    place = 0
    while farm.roof[place] != kind + 1 or farm.roof_used[place] == used:
        place += 1
    farm.roof_used[place] = used
    farm.ready[kind] += 1 - 2 * used


def use_tile(  # noqa: C901, PLR0912 - one branch a tile
    state: State, farm: Farm, kind: int
) -> None:
    """The function of a tile; it is then turned face down."""
    agenda = state.agenda(farm.seat)
    turn_tile(farm, kind, 1)
    if state.watched:
        events.note(state.event_log, names.EVENT_TILE_USED, farm.seat, kind, 0, 0)
    amount = state.components.tile_amount[kind]
    if kind == names.TILE_PAIR:
        agenda.push(names.ASK_PAIR)
    elif kind == names.TILE_PIG:
        goods.gain_good(state, farm, names.PIG, names.CAUSE_TILE)
    elif kind == names.TILE_CARD:
        agenda.push(names.ASK_CARD)
    elif kind == names.TILE_UPGRADE:
        agenda.push(names.ASK_UPGRADE, 1, names.ANY_RESOURCE)
    elif kind == names.TILE_DELIVERY:
        delivery.ask_delivery(state, farm, 0)
    elif kind == names.TILE_SIESTA_2:
        transport.ask_walk(state, farm, 2, 0)
    elif kind == names.TILE_HARVEST:
        agenda.push(names.ASK_HARVEST, 1, names.ALL_HARVEST)
    elif kind == names.TILE_GRAPE:
        goods.gain_good(state, farm, names.GRAPE, names.CAUSE_TILE)
    elif kind == names.TILE_SIESTA_1:
        transport.ask_walk(state, farm, 1, 0)
    elif kind == names.TILE_FLIP:
        agenda.push(names.ASK_FLIP)
    elif kind == names.TILE_GRAIN_OR_OLIVE:
        agenda.push(names.ASK_HARVEST, 1, (1 << names.OLIVE) + (1 << names.GRAIN))
    elif kind == names.TILE_OLIVE:
        goods.gain_good(state, farm, names.OLIVE, names.CAUSE_TILE)
    elif kind == names.TILE_VP:
        goods.gain_vp(state, farm, amount, names.CAUSE_TILE)
    else:
        goods.gain_silver(state, farm, amount, names.CAUSE_TILE)


def why_not_turn_up(farm: Farm, kind: int) -> int:
    """Another used tile, never a flip_roof (G29)."""
    if kind == names.TILE_FLIP:
        return names.NOTHING_TO_FLIP
    for place in range(names.ROOF_PLACES):
        if farm.roof[place] == kind + 1 and farm.roof_used[place] > 0:
            return names.ALLOWED
    return names.NOTHING_TO_FLIP


def can_flip(farm: Farm) -> bool:
    for kind in range(names.TILE_KINDS):
        if why_not_turn_up(farm, kind) == names.ALLOWED:
            return True
    return False


# --- The question flip: another used tile -----------------------------------------------------


def offer_flip(state: State, farm: Farm) -> None:
    for kind in range(names.TILE_KINDS):
        if why_not_turn_up(farm, kind) == names.ALLOWED:
            state.offer(names.FLIP_TILE + kind)


def why_not_flip(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_FLIP_TILE:
        return why_not_turn_up(farm, number)
    return questions.must_choose(verb)


def answer_flip(state: State, farm: Farm, verb: int, number: int) -> None:
    state.agenda(farm.seat).pop()
    turn_tile(farm, number, 0)


# --- The question card: play one or draw one --------------------------------------------------


def offer_card(state: State, farm: Farm) -> None:
    if farm.hand > 0:
        state.offer(names.CHOOSE + names.OPTION_PLAY)
    if goods.can_draw(state):
        state.offer(names.CHOOSE + names.OPTION_DRAW)


def why_not_card(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_CHOOSE:
        if number == names.OPTION_PLAY:
            return names.ALLOWED if farm.hand > 0 else names.NO_HAND
        if number == names.OPTION_DRAW:
            return names.ALLOWED if goods.can_draw(state) else names.NO_CARD_TO_DRAW
        return names.OPTION_NOT_HERE
    return questions.must_choose(verb)


def answer_card(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    agenda.pop()
    if number == names.OPTION_DRAW:
        goods.draw_card(state, farm, names.CAUSE_TILE)
    else:
        agenda.push(names.ASK_PLAY_CARD, names.PLAY_FREELY)
