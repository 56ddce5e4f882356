"""Decisions: what a seat is asked and what it may answer (one test of legality).

``why_not`` reads the same tests as ``offer``; answer.py applies an action that passed them.
"""

from barrowgate.lagranja import (
    cards,
    delivery,
    farming,
    flow,
    goods,
    helpers,
    making_room,
    market,
    names,
    revenue,
    roof,
    trade,
    transport,
)
from barrowgate.lagranja.state import Farm, State

# --- What is asked ----------------------------------------------------------------------------


def may_act(state: State, seat: int) -> bool:
    """Is this seat asked something now?"""
    if state.over > 0 or state.agenda(seat).count == 0:
        return False
    if state.turn < 0:
        return True
    return flow.acting_seat(state) == seat


def offer(state: State, seat: int) -> None:
    """Fill the list of legal actions of a seat that may act, in ascending order."""
    farm = state.farm(seat)
    agenda = state.agenda(seat)
    kind = agenda.top_kind()
    first = agenda.top_first()
    second = agenda.top_second()
    if kind == names.ASK_TURN:
        offer_turn(state, farm, first, second)
    elif kind == names.ASK_ROOM:
        making_room.offer_room(state, farm, first)
    else:
        if may_pass(kind, first, second):
            state.offer(names.PASS)
        offer_answer(state, farm, kind, first, second)


def may_pass(kind: int, first: int, second: int) -> bool:
    """May this question be declined or waived?"""
    if kind == names.ASK_HARVEST:
        return second & names.MAY_DECLINE != 0
    if kind == names.ASK_PLAY_CARD:
        return first != names.PLAY_FREELY
    return (
        kind == names.ASK_UPGRADE
        or kind == names.ASK_STORAGE
        or kind == names.ASK_WALK
        or kind == names.ASK_HELPER
        or kind == names.ASK_REMOVAL
        or kind == names.ASK_DELIVERY
        or kind == names.ASK_INSTANT
        or kind == names.ASK_RESERVE
        or kind == names.ASK_RENT
        or kind == names.ASK_TURN_DIE
        or kind == names.ASK_GROW
    )


def offer_answer(state: State, farm: Farm, kind: int, first: int, second: int) -> None:
    """The answers to a question other than the turn itself."""
    if kind == names.ASK_DELIVERY:
        delivery.offer_deliveries(state, farm)
    elif kind == names.ASK_SECOND_GOOD:
        delivery.offer_to(state, farm, first, names.HARVEST_GOODS)
    elif kind == names.ASK_PLAY_CARD:
        cards.offer_plays(state, farm, second)
    elif kind == names.ASK_EXTENSION_COST:
        cards.offer_payments(state, farm, first, second)
    elif kind == names.ASK_DISCARD_DOWN:
        cards.offer_discards(state, farm, first, second)
    elif kind == names.ASK_DISCARD_ONE:
        cards.offer_discards(state, farm, 1, 0)
    elif kind == names.ASK_UPGRADE:
        trade.offer_upgrades(state, farm, second)
    elif kind == names.ASK_COMMODITY:
        trade.offer_commodities(state, farm, first)
    elif kind == names.ASK_OPTION:
        revenue.offer_options(state, farm, first, -1)
    elif kind == names.ASK_SECOND_OPTION:
        revenue.offer_options(state, farm, first, second)
    elif kind == names.ASK_ROOF_COST:
        roof.offer_roof_payments(state, farm, first, second)
    elif kind == names.ASK_FLIP:
        roof.offer_flips(state, farm)
    elif kind == names.ASK_GROW:
        farming.offer_help(state, farm)
    elif kind == names.ASK_ROOM_GOOD:
        making_room.offer_unloading(state, farm, first)
    elif kind == names.ASK_PLACE:
        market.offer_places(state, farm.seat + 1, first)
    elif kind == names.ASK_REMOVAL:
        market.offer_removals(state, farm.seat + 1, first)
    elif kind == names.ASK_RESCUE:
        market.offer_rescues(state, farm.seat + 1)
    elif kind == names.ASK_REFUGE:
        market.offer_refuges(state, first)
    else:
        offer_simple(state, farm, kind)


def offer_simple(state: State, farm: Farm, kind: int) -> None:
    """Questions with a handful of answers: try the few that it can have."""
    if kind == names.ASK_STORAGE or kind == names.ASK_INSTANT:
        offer_range(state, farm.seat, names.ACCEPT, 1)
    if kind == names.ASK_HARVEST or kind == names.ASK_RESOURCE or kind == names.ASK_INSTANT:
        offer_range(state, farm.seat, names.TAKE, names.RESOURCES)
    elif kind == names.ASK_TAKE_BACK:
        offer_range(state, farm.seat, names.TAKE, names.GOODS)
    elif kind == names.ASK_PAIR:
        offer_range(state, farm.seat, names.TAKE_PAIR, 3)
    elif (
        kind == names.ASK_TENANT_GOOD
        or kind == names.ASK_GROOM_GRAIN
        or kind == names.ASK_FIELD_GOOD
    ):
        offer_range(state, farm.seat, names.PAY + names.PAY_GOODS, names.FIELD_SOURCES)
    elif kind == names.ASK_SLOT:
        offer_range(state, farm.seat, names.DISCARD_SLOT, names.BARROWS + names.HELPERS)
    elif kind == names.ASK_WALK:
        offer_range(state, farm.seat, names.WALK, names.MOST_STEPS)
    elif kind == names.ASK_CARD:
        offer_range(state, farm.seat, names.CHOOSE, names.OPTIONS)
    elif kind == names.ASK_HELPER:
        slot = state.agenda(farm.seat).top_first()
        state.offer(names.USE_HELPER + farm.helper[slot] - 1)
    elif kind == names.ASK_DONKEY:
        offer_range(state, farm.seat, names.DONKEY, names.DONKEY_TILES)
    elif kind == names.ASK_RESERVE:
        offer_range(state, farm.seat, names.RESERVE, 6)
    elif kind == names.ASK_RENT:
        offer_range(state, farm.seat, names.RENT, 6)
    elif kind == names.ASK_TURN_DIE:
        offer_range(state, farm.seat, names.TURN, 6)
    elif kind == names.ASK_TURN_TO:
        offer_range(state, farm.seat, names.TURN_TO, 6)


def offer_range(state: State, seat: int, base: int, size: int) -> None:
    """Offer those of a few neighbouring actions that are legal."""
    for action in range(base, base + size):
        if why_not_answer(state, seat, action) == names.ALLOWED:
            state.offer(action)


# --- The own turn (5, G5) ---------------------------------------------------------------------


def offer_turn(state: State, farm: Farm, done: int, counted: int) -> None:
    """What this step asks, and the anytime actions around it."""
    step = state.step
    if why_not_done(state, farm, done) == names.ALLOWED:
        state.offer(names.DONE)
    if step == names.STEP_CARDS and why_not_play_more(state, farm, done) == names.ALLOWED:
        cards.offer_plays(state, farm, 0)
    trade.offer_trades(state, farm)
    if farm.stock[names.COMMODITY] > 0:
        trade.offer_commodities(state, farm, -1)
    helpers.offer_uses(state, farm)
    roof.offer_uses(state, farm)
    if step == names.STEP_ROOF:
        roof.offer_purchases(state, farm)
    elif step == names.STEP_GROWTH:
        state.offer(names.GROW)
    elif step == names.STEP_DELIVERIES or step == names.STEP_EXTRA:
        if why_not_deliver_now(state, farm, done) == names.ALLOWED:
            delivery.offer_deliveries(state, farm)
        if step == names.STEP_EXTRA and transport.why_not_hire(state, farm) == names.ALLOWED:
            state.offer(names.HIRE)
    elif step == names.STEP_FIRST_DIE or step == names.STEP_SECOND_DIE:
        if done == 0:
            revenue.offer_dice(state, farm)
    elif step == names.STEP_COMMON_DIE:
        if done == 0:
            state.offer(names.USE_COMMON_DIE)
    elif step == names.STEP_SIESTA:
        transport.offer_walks(state, farm, done, counted)


def card_plays(state: State, farm: Farm) -> int:
    """6.1, G2: two cards in round 1, later one; one more with the Builder."""
    plays = 2 if state.round == 1 else 1
    if farm.effects[names.EXTRA_CARD_PLAY] > 0:
        plays += helpers.total_number(state, farm, names.EXTRA_CARD_PLAY)
    return plays


def why_not_play_more(state: State, farm: Farm, done: int) -> int:
    if state.step != names.STEP_CARDS:
        return names.NOT_ASKED
    if done >= card_plays(state, farm):
        return names.NO_PLAY_LEFT
    return names.ALLOWED


def why_not_done(state: State, farm: Farm, done: int) -> int:
    """May the turn end now?"""
    step = state.step
    if step == names.STEP_CARDS:
        if state.round == 1 and done < 2 and farm.hand > 0:
            return names.MUST_PLAY
    elif step == names.STEP_GROWTH:
        return names.MUST_CHOOSE
    elif (
        step == names.STEP_FIRST_DIE
        or step == names.STEP_SECOND_DIE
        or step == names.STEP_COMMON_DIE
    ):
        if done == 0:
            return names.MUST_TAKE_DIE
    elif step == names.STEP_SIESTA and done == 0 and transport.hats(state, farm) > 0:
        return names.MUST_WALK
    return names.ALLOWED


def why_not_deliver_now(state: State, farm: Farm, done: int) -> int:
    """Is there a delivery left in transport step 3 or 4?"""
    if state.step == names.STEP_DELIVERIES:
        if done >= transport.deliveries(state, farm):
            return names.NO_DELIVERY_LEFT
        return names.ALLOWED
    if state.step == names.STEP_EXTRA:
        return transport.why_not_extra(state, farm)
    return names.NOT_ASKED


def why_not_in_turn(
    state: State, farm: Farm, verb: int, number: int, done: int, counted: int
) -> int:
    """The test of an action in the own turn; the frame's numbers are done and counted."""
    reason = names.NOT_ASKED
    if verb == names.VERB_DONE:
        reason = why_not_done(state, farm, done)
    elif verb == names.VERB_PLAY:
        reason = why_not_play_more(state, farm, done)
        if reason == names.ALLOWED:
            card = number // names.SIDES + 1
            reason = cards.why_not_play(state, farm, card, number % names.SIDES, 0)
    elif verb == names.VERB_BUY:
        reason = trade.why_not_buy(farm, number)
    elif verb == names.VERB_SELL:
        reason = trade.why_not_sell(farm, number)
    elif verb == names.VERB_UPGRADE:
        reason = trade.why_not_buy_upgrade(farm, number)
    elif verb == names.VERB_COMMODITY:
        reason = trade.why_not_commodity(state, farm, number, -1)
    elif verb == names.VERB_USE_HELPER:
        reason = helpers.why_not_use(state, farm, number + 1)
    elif verb == names.VERB_USE_TILE:
        reason = roof.why_not_use_tile(state, farm, number)
    elif verb == names.VERB_BUY_TILE:
        if state.step == names.STEP_ROOF:
            reason = roof.why_not_buy_tile(state, farm, number)
    elif verb == names.VERB_GROW:
        if state.step == names.STEP_GROWTH and number == 0:
            reason = names.ALLOWED
    elif verb == names.VERB_DELIVER:
        reason = why_not_deliver_now(state, farm, done)
        if reason == names.ALLOWED:
            target = number // names.SOURCES
            reason = delivery.why_not_deliver(state, farm, target, number % names.SOURCES)
    elif verb == names.VERB_HIRE:
        if state.step == names.STEP_EXTRA:
            reason = transport.why_not_hire(state, farm)
    elif verb == names.VERB_TAKE_DIE:
        if state.step == names.STEP_FIRST_DIE or state.step == names.STEP_SECOND_DIE:
            reason = names.DIE_TAKEN
            if done == 0:
                reason = revenue.why_not_take_die(state, farm, number)
    elif verb == names.VERB_USE_COMMON_DIE:
        if state.step == names.STEP_COMMON_DIE:
            reason = names.ALLOWED if done == 0 else names.DIE_TAKEN
    elif verb == names.VERB_WALK and state.step == names.STEP_SIESTA:
        reason = transport.why_not_walk(state, farm, done, counted, number + 1)
    return reason


# --- The test ---------------------------------------------------------------------------------


def why_not(state: State, seat: int, action: int) -> int:
    """0 when the action is legal for this seat now, else the reason."""
    if state.over > 0:
        return names.GAME_OVER
    if seat < 0 or seat >= state.players or not may_act(state, seat):
        return names.NOT_YOUR_TURN
    if action < 0 or action >= names.ACTIONS:
        return names.NO_WRITTEN_FORM
    return why_not_answer(state, seat, action)


def why_not_answer(state: State, seat: int, action: int) -> int:
    """The test for a seat that may act."""
    farm = state.farm(seat)
    agenda = state.agenda(seat)
    kind = agenda.top_kind()
    first = agenda.top_first()
    second = agenda.top_second()
    verb = state.components.verb[action]
    number = action - state.components.verb_base[verb]
    if kind == names.ASK_TURN:
        return why_not_in_turn(state, farm, verb, number, first, second)
    if verb == names.VERB_PASS:
        if kind == names.ASK_ROOM:
            return making_room.why_not_decline(state, farm, first)
        return names.ALLOWED if may_pass(kind, first, second) else names.MUST_CHOOSE
    if verb == names.VERB_DELIVER:
        return why_not_deliver_asked(state, farm, kind, first, number)
    if verb == names.VERB_PAY:
        return why_not_pay(state, farm, kind, first, second, number)
    if verb == names.VERB_TAKE:
        return why_not_take(state, farm, kind, first, second, number)
    if verb >= names.VERB_RETURN and verb <= names.VERB_RESCUE:
        return why_not_on_board(state, farm, kind, first, verb, number)
    return why_not_other(state, farm, kind, first, second, verb, number)


def why_not_deliver_asked(state: State, farm: Farm, kind: int, first: int, number: int) -> int:
    target = number // names.SOURCES
    source = number % names.SOURCES
    if kind == names.ASK_DELIVERY:
        return delivery.why_not_deliver(state, farm, target, source)
    if kind == names.ASK_SECOND_GOOD:
        return delivery.why_not_add(state, farm, first, target, source)
    return names.NOT_ASKED


def why_not_pay(state: State, farm: Farm, kind: int, first: int, second: int, payment: int) -> int:
    """Payments: an extension, a roof tile, the Tenant, the Groom, a field emptied by a helper."""
    if kind == names.ASK_EXTENSION_COST:
        return cards.why_not_pay(farm, first, second, payment)
    if kind == names.ASK_ROOF_COST:
        return roof.why_not_pay_roof(state, farm, first, second, payment)
    source = payment - names.PAY_GOODS
    reason = names.NOT_ASKED
    if (
        kind == names.ASK_TENANT_GOOD
        or kind == names.ASK_GROOM_GRAIN
        or kind == names.ASK_FIELD_GOOD
    ):
        if source < 0 or source >= names.FIELD_SOURCES:
            reason = names.WRONG_GOOD
        elif kind == names.ASK_GROOM_GRAIN and goods.good_of(source) != names.GRAIN:
            reason = names.WRONG_GOOD
        elif kind == names.ASK_FIELD_GOOD and (
            goods.good_of(source) != first or source % names.LEVELS == 0
        ):
            reason = names.WRONG_GOOD
        elif not goods.has_source(farm, source):
            reason = names.NO_GOOD
        else:
            reason = names.ALLOWED
    return reason


def why_not_take(state: State, farm: Farm, kind: int, first: int, second: int, good: int) -> int:
    """Goods that are chosen and taken."""
    reason = names.NOT_ASKED
    if kind == names.ASK_HARVEST:
        reason = names.WRONG_GOOD
        if good < names.HARVEST_GOODS and second & (1 << good) != 0:
            reason = names.ALLOWED
    elif kind == names.ASK_RESOURCE:
        reason = names.ALLOWED if good < names.RESOURCES else names.WRONG_GOOD
    elif kind == names.ASK_INSTANT:
        if state.components.craft_instant[first] == names.INSTANT_RESOURCE:
            reason = names.ALLOWED if good < names.RESOURCES else names.WRONG_GOOD
    elif kind == names.ASK_TAKE_BACK:
        needed = state.components.row_need[first * names.GOODS + good]
        reason = names.ALLOWED if needed > 0 else names.WRONG_GOOD
    elif kind == names.ASK_ROOM_GOOD:
        reason = making_room.why_not_unload(farm, first, good)
    return reason


def why_not_on_board(
    state: State, farm: Farm, kind: int, first: int, verb: int, number: int
) -> int:
    """Markers: making room, and the market place."""
    reason = names.NOT_ASKED
    owner = farm.seat + 1
    if verb == names.VERB_RETURN:
        if kind == names.ASK_ROOM:
            reason = making_room.why_not_return(farm, number)
    elif verb == names.VERB_REMOVE:
        if kind == names.ASK_ROOM:
            reason = making_room.why_not_leave(state, farm, number + 1)
        elif kind == names.ASK_REMOVAL:
            reason = names.PAYING_ORDER
            if number + 1 > first:
                reason = market.why_not_remove(state, owner, number + 1)
    elif verb == names.VERB_PLACE:
        if kind == names.ASK_PLACE:
            reason = market.why_not_place(state, owner, first, number + 1)
        elif kind == names.ASK_REFUGE:
            reason = market.why_not_flee(state, first, number + 1)
    elif kind == names.ASK_RESCUE:
        reason = market.why_not_rescue(state, owner, number + 1)
    return reason


def why_not_other(
    state: State, farm: Farm, kind: int, first: int, second: int, verb: int, number: int
) -> int:
    """Every other answer to a question."""
    reason = names.NOT_ASKED
    if verb == names.VERB_PLAY:
        if kind == names.ASK_PLAY_CARD:
            card = number // names.SIDES + 1
            reason = cards.why_not_play(state, farm, card, number % names.SIDES, second)
    elif verb == names.VERB_DISCARD:
        if kind == names.ASK_DISCARD_DOWN:
            reason = cards.why_not_discard(state, farm, first, second, number + 1)
        elif kind == names.ASK_DISCARD_ONE:
            reason = cards.why_not_discard(state, farm, 1, 0, number + 1)
    elif verb == names.VERB_DISCARD_SLOT:
        if kind == names.ASK_SLOT:
            side = names.BARROW if number < names.BARROWS else names.HELPER
            reason = names.WRONG_SIDE
            if side == first:
                reason = cards.why_not_clear(state, farm, side, number % names.BARROWS)
    elif verb == names.VERB_UPGRADE:
        if kind == names.ASK_UPGRADE:
            reason = trade.why_not_upgrade(farm, number, second)
    elif verb == names.VERB_COMMODITY:
        if kind == names.ASK_COMMODITY:
            reason = trade.why_not_commodity(state, farm, number, first)
    elif verb == names.VERB_USE_HELPER:
        if kind == names.ASK_HELPER and farm.helper[first] == number + 1:
            reason = names.ALLOWED
    elif verb == names.VERB_FLIP_TILE:
        if kind == names.ASK_FLIP:
            reason = roof.why_not_flip(farm, number)
    elif verb == names.VERB_GROW:
        if kind == names.ASK_GROW:
            reason = farming.why_not_help(farm, number)
    elif verb == names.VERB_TAKE_PAIR:
        if kind == names.ASK_PAIR:
            reason = names.ALLOWED
    elif verb == names.VERB_CHOOSE:
        if kind == names.ASK_OPTION:
            reason = revenue.why_not_option(state, farm, first, number, -1)
        elif kind == names.ASK_SECOND_OPTION:
            reason = revenue.why_not_option(state, farm, first, number, second)
        elif kind == names.ASK_CARD:
            reason = roof.why_not_card(state, farm, number)
    elif verb == names.VERB_WALK:
        if kind == names.ASK_WALK:
            reason = names.ALLOWED if number < first else names.WRONG_STEPS
    elif verb == names.VERB_ACCEPT:
        if kind == names.ASK_STORAGE or (
            kind == names.ASK_INSTANT
            and state.components.craft_instant[first] != names.INSTANT_RESOURCE
        ):
            reason = names.ALLOWED
    elif verb == names.VERB_DONKEY:
        if kind == names.ASK_DONKEY:
            reason = transport.why_not_donkey(farm, number)
    elif verb == names.VERB_RESERVE:
        if kind == names.ASK_RESERVE:
            reason = names.ALLOWED
    elif verb == names.VERB_RENT:
        if kind == names.ASK_RENT:
            reason = names.ALLOWED if state.dice[number + 1] > 0 else names.NO_SUCH_DIE
    elif verb == names.VERB_TURN:
        if kind == names.ASK_TURN_DIE:
            reason = names.ALLOWED if state.dice[number + 1] > 0 else names.NO_SUCH_DIE
    elif verb == names.VERB_TURN_TO and kind == names.ASK_TURN_TO:
        reason = names.SAME_NUMBER if number + 1 == first else names.ALLOWED
    return reason
