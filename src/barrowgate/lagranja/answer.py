"""Answers: what follows a decision that passed the test of ``decide``."""

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


def answer(state: State, seat: Seat, action: int) -> None:
    """Apply a legal action and let everything follow that asks nobody."""
    verb = state.components.verb[action]
    number = action - state.components.verb_base[verb]
    apply(state, state.farm(seat), verb, number)
    flow.settle(state)


def apply(  # noqa: C901, PLR0912, PLR0915 - one line per question
    state: State, farm: Farm, verb: int, number: int
) -> None:
    """The answer to the question on top of the agenda."""
    kind = state.agenda(farm.seat).top_kind()
    if kind == names.ASK_TURN:
        turn.answer_turn(state, farm, verb, number)
    elif kind == names.ASK_DISCARD_DOWN:
        hand.answer_discard_down(state, farm, verb, number)
    elif kind == names.ASK_PLAY_CARD:
        cards.answer_play_card(state, farm, verb, number)
    elif kind == names.ASK_SLOT:
        cards.answer_slot(state, farm, verb, number)
    elif kind == names.ASK_EXTENSION_COST:
        extensions.answer_extension_cost(state, farm, verb, number)
    elif kind == names.ASK_ROOM:
        making_room.answer_room(state, farm, verb, number)
    elif kind == names.ASK_ROOM_GOOD:
        making_room.answer_room_good(state, farm, verb, number)
    elif kind == names.ASK_HARVEST:
        taking.answer_harvest(state, farm, verb, number)
    elif kind == names.ASK_PAIR:
        taking.answer_pair(state, farm, verb, number)
    elif kind == names.ASK_RESOURCE:
        taking.answer_resource(state, farm, verb, number)
    elif kind == names.ASK_UPGRADE:
        trade.answer_upgrade(state, farm, verb, number)
    elif kind == names.ASK_COMMODITY:
        trade.answer_commodity(state, farm, verb, number)
    elif kind == names.ASK_TENANT_GOOD:
        dice.answer_tenant_good(state, farm, verb, number)
    elif kind == names.ASK_GROOM_GRAIN:
        helper_uses.answer_groom_grain(state, farm, verb, number)
    elif kind == names.ASK_FIELD_GOOD:
        helper_uses.answer_field_good(state, farm, verb, number)
    elif kind == names.ASK_DISCARD_ONE:
        hand.answer_discard_one(state, farm, verb, number)
    elif kind == names.ASK_ROOF_COST:
        roof.answer_roof_cost(state, farm, verb, number)
    elif kind == names.ASK_STORAGE:
        roof.answer_storage(state, farm, verb, number)
    elif kind == names.ASK_FLIP:
        tile_uses.answer_flip(state, farm, verb, number)
    elif kind == names.ASK_WALK:
        transport.answer_walk(state, farm, verb, number)
    elif kind == names.ASK_OPTION:
        revenue.answer_option(state, farm, verb, number)
    elif kind == names.ASK_SECOND_OPTION:
        revenue.answer_second_option(state, farm, verb, number)
    elif kind == names.ASK_CARD:
        tile_uses.answer_card(state, farm, verb, number)
    elif kind == names.ASK_HELPER:
        helper_uses.answer_helper(state, farm, verb, number)
    elif kind == names.ASK_TAKE_BACK:
        completion.answer_take_back(state, farm, verb, number)
    elif kind == names.ASK_PLACE:
        market.answer_place(state, farm, verb, number)
    elif kind == names.ASK_REMOVAL:
        market.answer_removal(state, farm, verb, number)
    elif kind == names.ASK_RESCUE:
        peddler.answer_rescue(state, farm, verb, number)
    elif kind == names.ASK_REFUGE:
        peddler.answer_refuge(state, farm, verb, number)
    elif kind == names.ASK_DELIVERY:
        delivery.answer_delivery(state, farm, verb, number)
    elif kind == names.ASK_SECOND_GOOD:
        delivery.answer_second_good(state, farm, verb, number)
    elif kind == names.ASK_INSTANT:
        completion.answer_instant(state, farm, verb, number)
    elif kind == names.ASK_DONKEY:
        transport.answer_donkey(state, farm, verb, number)
    elif kind == names.ASK_RESERVE:
        dice.answer_reserve(state, farm, verb, number)
    elif kind == names.ASK_RENT:
        dice.answer_rent(state, farm, verb, number)
    elif kind == names.ASK_TURN_DIE:
        dice.answer_turn_die(state, farm, verb, number)
    elif kind == names.ASK_TURN_TO:
        dice.answer_turn_to(state, farm, verb, number)
    elif kind == names.ASK_GROW:
        farming.answer_grow(state, farm, verb, number)
