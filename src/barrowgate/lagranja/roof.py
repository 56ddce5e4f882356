"""Roof tiles (6.4): buying one a round, and their fourteen functions."""

from barrowgate.core import events
from barrowgate.lagranja import delivery, flow, goods, helpers, names, trade, transport
from barrowgate.lagranja.state import Farm, State


def offer_tiles(state: State) -> None:
    """The tiles of this round come on offer: one a player of the round's four (G39)."""
    wanted = state.players if state.players > 1 else state.components.solo_tiles
    left = names.TILES_PER_ROUND
    state.revealed = 1
    placed = 0
    for place in range(names.TILES_PER_ROUND):
        state.tiles[place] = 0
    for place in range(names.TILES_PER_ROUND):
        if state.chance.below(left) < wanted - placed:
            kind = state.components.tile[state.round * names.TILES_PER_ROUND + place]
            state.tiles[placed] = kind + 1
            placed += 1
            if state.watched:
                events.note(state.event_log, names.EVENT_TILE_OFFERED, -1, kind, 0, 0)
        left -= 1


def price(state: State, farm: Farm) -> int:
    """The price is the round, less with the Turner, never below 0."""
    return max(0, state.round - farm.roof_discount)


def roof_place(farm: Farm) -> int:
    """The leftmost empty roof space, or 5."""
    for place in range(names.ROOF_SPACES):
        if farm.roof[place] == 0:
            return place
    return names.ROOF_SPACES


def storage_slot(state: State, farm: Farm) -> int:
    """The slot of a Storage Builder whose card is empty, or 3."""
    if farm.effects[names.EXTRA_ROOF_SPACE] > 0 and farm.roof[names.STORED_TILE] == 0:
        return helpers.ready_slot(state, farm, names.EXTRA_ROOF_SPACE, 0)
    return names.HELPERS


def good_value(state: State, farm: Farm) -> int:
    """Joiner: what an upgraded good is worth for a roof tile, 0 without."""
    if farm.effects[names.ROOF_PAID_WITH_UPGRADED] > 0:
        slot = helpers.ready_slot(state, farm, names.ROOF_PAID_WITH_UPGRADED, 0)
        if slot < names.HELPERS:
            return state.components.silver[farm.helper[slot]]
    return 0


def can_pay_rest(state: State, farm: Farm, left: int, lowest: int) -> bool:
    """Can so much be paid with silver and the upgraded goods from lowest on?"""
    value = good_value(state, farm)
    purse = farm.silver
    for good in range(lowest, names.COMMODITY):
        purse += value * farm.stock[good]
    return purse >= left


def why_not_buy_tile(state: State, farm: Farm, kind: int) -> int:
    if farm.bought_tile > 0:
        return names.TILE_BOUGHT
    offered = False
    for place in range(names.TILES_PER_ROUND):
        if state.tiles[place] == kind + 1:
            offered = True
    if not offered:
        return names.TILE_NOT_OFFERED
    if roof_place(farm) == names.ROOF_SPACES and storage_slot(state, farm) == names.HELPERS:
        return names.ROOF_FULL
    if not can_pay_rest(state, farm, price(state, farm), names.FOOD):
        return names.NO_SILVER
    return names.ALLOWED


def offer_purchases(state: State, farm: Farm) -> None:
    if farm.bought_tile == 0:
        for kind in range(names.TILE_KINDS):
            if why_not_buy_tile(state, farm, kind) == names.ALLOWED:
                state.offer(names.BUY_TILE + kind)


def buy_tile(state: State, farm: Farm, kind: int) -> None:
    """The tile is paid, then laid on the roof or on the Storage Builder."""
    cost = price(state, farm)
    place = 0
    while state.tiles[place] != kind + 1:
        place += 1
    state.tiles[place] = 0
    farm.bought_tile = 1
    agenda = state.agenda(farm.seat)
    agenda.push(names.AUTO_ROOF, kind, 0)
    if good_value(state, farm) > 0 and cost > 0 and has_upgraded(farm, names.FOOD):
        agenda.push(names.ASK_ROOF_COST, cost, names.FOOD)
    else:
        goods.gain_silver(state, farm, -cost, names.CAUSE_ROOF)


def has_upgraded(farm: Farm, lowest: int) -> bool:
    for good in range(lowest, names.COMMODITY):
        if farm.stock[good] > 0:
            return True
    return False


def why_not_pay_roof(state: State, farm: Farm, left: int, lowest: int, payment: int) -> int:
    """Joiner: upgraded goods in one order, then silver for the rest."""
    if payment == names.PAY_SILVER:
        return names.ALLOWED if farm.silver >= left else names.NO_SILVER
    if payment < names.PAY_GOODS + names.SOURCE_FOOD:
        return names.WRONG_GOOD
    good = goods.good_of(payment - names.PAY_GOODS)
    if farm.stock[good] == 0:
        return names.NO_GOOD
    if good < lowest:
        return names.PAYING_ORDER
    if not can_pay_rest(state, farm, left, good):
        return names.REST_NOT_PAYABLE
    return names.ALLOWED


def offer_roof_payments(state: State, farm: Farm, left: int, lowest: int) -> None:
    for payment in range(names.PAY_GOODS + names.SOURCE_COMMODITY):
        if why_not_pay_roof(state, farm, left, lowest, payment) == names.ALLOWED:
            state.offer(names.PAY + payment)


def pay_roof(state: State, farm: Farm, left: int, payment: int) -> None:
    """A payment for the tile; the frame is on top. No change is given."""
    agenda = state.agenda(farm.seat)
    if payment == names.PAY_SILVER:
        goods.gain_silver(state, farm, -left, names.CAUSE_ROOF)
        agenda.pop()
    else:
        source = payment - names.PAY_GOODS
        goods.give_up(state, farm, source, names.CAUSE_ROOF)
        rest = left - good_value(state, farm)
        if rest <= 0:
            agenda.pop()
        else:
            agenda.set_top(rest, goods.good_of(source))


def lay_tile(state: State, farm: Farm, kind: int) -> None:
    """The tile goes to the leftmost space; with the Storage Builder the player chooses."""
    if storage_slot(state, farm) == names.HELPERS:
        put_tile(state, farm, kind, roof_place(farm))
    elif roof_place(farm) == names.ROOF_SPACES:
        put_tile(state, farm, kind, names.STORED_TILE)
    else:
        state.agenda(farm.seat).push(names.ASK_STORAGE, kind, 0)


def put_tile(state: State, farm: Farm, kind: int, place: int) -> None:
    """Points of the space; Cabinetmaker; then the Plasterer's delivery."""
    if place == names.STORED_TILE:
        card = farm.helper[storage_slot(state, farm)]
        goods.gain_vp(state, farm, state.components.vp[card], card)
    else:
        goods.gain_vp(state, farm, state.components.roof_vp[place], names.CAUSE_ROOF)
    farm.roof[place] = kind + 1
    farm.roof_used[place] = 0
    farm.ready[kind] += 1
    if state.watched:
        events.note(state.event_log, names.EVENT_TILE_BOUGHT, farm.seat, kind, place, 0)
    helpers.pay_out_vp(state, farm, names.ROOF_BONUS_VP, 1)
    if farm.effects[names.DELIVERY_WITH_ROOF] > 0:
        count = helpers.total_number(state, farm, names.DELIVERY_WITH_ROOF)
        state.agenda(farm.seat).push(names.AUTO_ROOF_BUILT, count, 0)


def deliver_with_roof(state: State, farm: Farm, count: int) -> None:
    """Plasterer: one delivery after the other."""
    if count > 1:
        state.agenda(farm.seat).push(names.AUTO_ROOF_BUILT, count - 1, 0)
    delivery.ask_delivery(state, farm, 0)


# --- Using a tile -----------------------------------------------------------------------------


def why_not_use_tile(state: State, farm: Farm, kind: int) -> int:
    """May an own unused tile of this kind be used now (G29)?"""
    if farm.ready[kind] == 0:
        return names.TILE_ABSENT
    if state.components.tile_phases[kind] & flow.phases(state) == 0:
        return names.WRONG_PHASE
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
    elif kind == names.TILE_FLIP:
        reason = names.NOTHING_TO_FLIP
        for other in range(names.TILE_KINDS):
            if why_not_flip(farm, other) == names.ALLOWED:
                reason = names.ALLOWED
    return reason


def offer_uses(state: State, farm: Farm) -> None:
    for kind in range(names.TILE_KINDS):
        if farm.ready[kind] > 0 and why_not_use_tile(state, farm, kind) == names.ALLOWED:
            state.offer(names.USE_TILE + kind)


def turn_tile(farm: Farm, kind: int, used: int) -> None:
    """Turn one tile of this kind over: to used (1) or face up again (0)."""
    place = 0
    while farm.roof[place] != kind + 1 or farm.roof_used[place] == used:
        place += 1
    farm.roof_used[place] = used
    farm.ready[kind] += 1 - 2 * used


def use_tile(state: State, farm: Farm, kind: int) -> None:
    """The function of a tile; it is then turned face down."""
    agenda = state.agenda(farm.seat)
    turn_tile(farm, kind, 1)
    if state.watched:
        events.note(state.event_log, names.EVENT_TILE_USED, farm.seat, kind, 0, 0)
    amount = state.components.tile_amount[kind]
    if kind == names.TILE_PAIR:
        agenda.push(names.ASK_PAIR, 0, 0)
    elif kind == names.TILE_PIG:
        goods.gain_good(state, farm, names.PIG, names.CAUSE_TILE)
    elif kind == names.TILE_CARD:
        agenda.push(names.ASK_CARD, 0, 0)
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
        agenda.push(names.ASK_FLIP, 0, 0)
    elif kind == names.TILE_GRAIN_OR_OLIVE:
        agenda.push(names.ASK_HARVEST, 1, (1 << names.OLIVE) + (1 << names.GRAIN))
    elif kind == names.TILE_OLIVE:
        goods.gain_good(state, farm, names.OLIVE, names.CAUSE_TILE)
    elif kind == names.TILE_VP:
        goods.gain_vp(state, farm, amount, names.CAUSE_TILE)
    else:
        goods.gain_silver(state, farm, amount, names.CAUSE_TILE)


def why_not_flip(farm: Farm, kind: int) -> int:
    """Another used tile, never a flip_roof (G29)."""
    if kind == names.TILE_FLIP:
        return names.NOTHING_TO_FLIP
    for place in range(names.ROOF_PLACES):
        if farm.roof[place] == kind + 1 and farm.roof_used[place] > 0:
            return names.ALLOWED
    return names.NOTHING_TO_FLIP


def offer_flips(state: State, farm: Farm) -> None:
    for kind in range(names.TILE_KINDS):
        if why_not_flip(farm, kind) == names.ALLOWED:
            state.offer(names.FLIP_TILE + kind)


def why_not_card(state: State, farm: Farm, option: int) -> int:
    """A card tile: play a card or draw one."""
    if option == names.OPTION_PLAY:
        return names.ALLOWED if farm.hand > 0 else names.NO_HAND
    if option == names.OPTION_DRAW:
        return names.ALLOWED if goods.can_draw(state) else names.NO_CARD_TO_DRAW
    return names.OPTION_NOT_HERE
