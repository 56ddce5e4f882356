"""Decisions: what a seat is asked and what it may answer (one test of legality).

Every question has its three faces in the module of its phase: what is offered, why not, and what
follows. Here and in answer.py are the tables, one line per question.
"""

from barrowgate.core.numbers import Seat
from barrowgate.lagranja import (
    cards,
    completion,
    delivery,
    dice,
    extensions,
    farming,
    flow,
    hand,
    helper_uses,
    making_room,
    market,
    names,
    peddler,
    revenue,
    roof,
    taking,
    tile_uses,
    trade,
    transport,
    turn,
)
from barrowgate.lagranja.state import Farm, State


def may_act(state: State, seat: Seat) -> bool:
    """Is this seat asked something now?"""
    if state.over > 0 or state.agenda(seat).count == 0:
        return False
    if state.turn < 0:
        return True
    return flow.acting_seat(state) == seat


def offer(state: State, seat: Seat) -> None:  # noqa: C901, PLR0912, PLR0915 - one line per question
    """Fill the list of legal actions of a seat that may act, in ascending order."""
    farm = state.farm(seat)
    kind = state.agenda(seat).top_kind()
    if kind == names.ASK_TURN:
        turn.offer_turn(state, farm)
    elif kind == names.ASK_DISCARD_DOWN:
        hand.offer_discard_down(state, farm)
    elif kind == names.ASK_PLAY_CARD:
        cards.offer_play_card(state, farm)
    elif kind == names.ASK_SLOT:
        cards.offer_slot(state, farm)
    elif kind == names.ASK_EXTENSION_COST:
        extensions.offer_extension_cost(state, farm)
    elif kind == names.ASK_ROOM:
        making_room.offer_room(state, farm)
    elif kind == names.ASK_ROOM_GOOD:
        making_room.offer_room_good(state, farm)
    elif kind == names.ASK_HARVEST:
        taking.offer_harvest(state, farm)
    elif kind == names.ASK_PAIR:
        taking.offer_pair(state, farm)
    elif kind == names.ASK_RESOURCE:
        taking.offer_resource(state, farm)
    elif kind == names.ASK_UPGRADE:
        trade.offer_upgrade(state, farm)
    elif kind == names.ASK_COMMODITY:
        trade.offer_commodity(state, farm)
    elif kind == names.ASK_TENANT_GOOD:
        dice.offer_tenant_good(state, farm)
    elif kind == names.ASK_GROOM_GRAIN:
        helper_uses.offer_groom_grain(state, farm)
    elif kind == names.ASK_FIELD_GOOD:
        helper_uses.offer_field_good(state, farm)
    elif kind == names.ASK_DISCARD_ONE:
        hand.offer_discard_one(state, farm)
    elif kind == names.ASK_ROOF_COST:
        roof.offer_roof_cost(state, farm)
    elif kind == names.ASK_STORAGE:
        roof.offer_storage(state, farm)
    elif kind == names.ASK_FLIP:
        tile_uses.offer_flip(state, farm)
    elif kind == names.ASK_WALK:
        transport.offer_walk(state, farm)
    elif kind == names.ASK_OPTION:
        revenue.offer_option(state, farm)
    elif kind == names.ASK_SECOND_OPTION:
        revenue.offer_second_option(state, farm)
    elif kind == names.ASK_CARD:
        tile_uses.offer_card(state, farm)
    elif kind == names.ASK_HELPER:
        helper_uses.offer_helper(state, farm)
    elif kind == names.ASK_TAKE_BACK:
        completion.offer_take_back(state, farm)
    elif kind == names.ASK_PLACE:
        market.offer_place(state, farm)
    elif kind == names.ASK_REMOVAL:
        market.offer_removal(state, farm)
    elif kind == names.ASK_RESCUE:
        peddler.offer_rescue(state, farm)
    elif kind == names.ASK_REFUGE:
        peddler.offer_refuge(state, farm)
    elif kind == names.ASK_DELIVERY:
        delivery.offer_delivery(state, farm)
    elif kind == names.ASK_SECOND_GOOD:
        delivery.offer_second_good(state, farm)
    elif kind == names.ASK_INSTANT:
        completion.offer_instant(state, farm)
    elif kind == names.ASK_DONKEY:
        transport.offer_donkey(state, farm)
    elif kind == names.ASK_RESERVE:
        dice.offer_reserve(state, farm)
    elif kind == names.ASK_RENT:
        dice.offer_rent(state, farm)
    elif kind == names.ASK_TURN_DIE:
        dice.offer_turn_die(state, farm)
    elif kind == names.ASK_TURN_TO:
        dice.offer_turn_to(state, farm)
    elif kind == names.ASK_GROW:
        farming.offer_grow(state, farm)


def why_not(state: State, seat: Seat, action: int) -> int:
    """0 when the action is legal for this seat now, else the reason."""
    if state.over > 0:
        return names.GAME_OVER
    if seat < 0 or seat >= state.players or not may_act(state, seat):
        return names.NOT_YOUR_TURN
    if action < 0 or action >= names.ACTIONS:
        return names.NO_WRITTEN_FORM
    verb = state.components.verb[action]
    number = action - state.components.verb_base[verb]
    return why_not_answer(state, state.farm(seat), verb, number)


def why_not_answer(  # noqa: C901, PLR0912, PLR0915 - one line per question
    state: State, farm: Farm, verb: int, number: int
) -> int:
    """The test for a seat that may act."""
    reason = names.NOT_ASKED
    kind = state.agenda(farm.seat).top_kind()
    if kind == names.ASK_TURN:
        reason = turn.why_not_turn(state, farm, verb, number)
    elif kind == names.ASK_DISCARD_DOWN:
        reason = hand.why_not_discard_down(state, farm, verb, number)
    elif kind == names.ASK_PLAY_CARD:
        reason = cards.why_not_play_card(state, farm, verb, number)
    elif kind == names.ASK_SLOT:
        reason = cards.why_not_slot(state, farm, verb, number)
    elif kind == names.ASK_EXTENSION_COST:
        reason = extensions.why_not_extension_cost(state, farm, verb, number)
    elif kind == names.ASK_ROOM:
        reason = making_room.why_not_room(state, farm, verb, number)
    elif kind == names.ASK_ROOM_GOOD:
        reason = making_room.why_not_room_good(state, farm, verb, number)
    elif kind == names.ASK_HARVEST:
        reason = taking.why_not_harvest(state, farm, verb, number)
    elif kind == names.ASK_PAIR:
        reason = taking.why_not_pair(state, farm, verb, number)
    elif kind == names.ASK_RESOURCE:
        reason = taking.why_not_resource(state, farm, verb, number)
    elif kind == names.ASK_UPGRADE:
        reason = trade.why_not_upgrade(state, farm, verb, number)
    elif kind == names.ASK_COMMODITY:
        reason = trade.why_not_commodity(state, farm, verb, number)
    elif kind == names.ASK_TENANT_GOOD:
        reason = dice.why_not_tenant_good(state, farm, verb, number)
    elif kind == names.ASK_GROOM_GRAIN:
        reason = helper_uses.why_not_groom_grain(state, farm, verb, number)
    elif kind == names.ASK_FIELD_GOOD:
        reason = helper_uses.why_not_field_good(state, farm, verb, number)
    elif kind == names.ASK_DISCARD_ONE:
        reason = hand.why_not_discard_one(state, farm, verb, number)
    elif kind == names.ASK_ROOF_COST:
        reason = roof.why_not_roof_cost(state, farm, verb, number)
    elif kind == names.ASK_STORAGE:
        reason = roof.why_not_storage(state, farm, verb, number)
    elif kind == names.ASK_FLIP:
        reason = tile_uses.why_not_flip(state, farm, verb, number)
    elif kind == names.ASK_WALK:
        reason = transport.why_not_walk(state, farm, verb, number)
    elif kind == names.ASK_OPTION:
        reason = revenue.why_not_option(state, farm, verb, number)
    elif kind == names.ASK_SECOND_OPTION:
        reason = revenue.why_not_second_option(state, farm, verb, number)
    elif kind == names.ASK_CARD:
        reason = tile_uses.why_not_card(state, farm, verb, number)
    elif kind == names.ASK_HELPER:
        reason = helper_uses.why_not_helper(state, farm, verb, number)
    elif kind == names.ASK_TAKE_BACK:
        reason = completion.why_not_take_back(state, farm, verb, number)
    elif kind == names.ASK_PLACE:
        reason = market.why_not_place(state, farm, verb, number)
    elif kind == names.ASK_REMOVAL:
        reason = market.why_not_removal(state, farm, verb, number)
    elif kind == names.ASK_RESCUE:
        reason = peddler.why_not_rescue(state, farm, verb, number)
    elif kind == names.ASK_REFUGE:
        reason = peddler.why_not_refuge(state, farm, verb, number)
    elif kind == names.ASK_DELIVERY:
        reason = delivery.why_not_delivery(state, farm, verb, number)
    elif kind == names.ASK_SECOND_GOOD:
        reason = delivery.why_not_second_good(state, farm, verb, number)
    elif kind == names.ASK_INSTANT:
        reason = completion.why_not_instant(state, farm, verb, number)
    elif kind == names.ASK_DONKEY:
        reason = transport.why_not_donkey(state, farm, verb, number)
    elif kind == names.ASK_RESERVE:
        reason = dice.why_not_reserve(state, farm, verb, number)
    elif kind == names.ASK_RENT:
        reason = dice.why_not_rent(state, farm, verb, number)
    elif kind == names.ASK_TURN_DIE:
        reason = dice.why_not_turn_die(state, farm, verb, number)
    elif kind == names.ASK_TURN_TO:
        reason = dice.why_not_turn_to(state, farm, verb, number)
    elif kind == names.ASK_GROW:
        reason = farming.why_not_grow(state, farm, verb, number)
    return reason
