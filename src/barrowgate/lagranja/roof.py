"""The roof (6.4): buying one tile per round, paying and laying it."""

from barrowgate.core import events
from barrowgate.lagranja import delivery, goods, helpers, names, questions
from barrowgate.lagranja.state import Farm, State


def offer_tiles(state: State) -> None:
    """The tiles of this round come on offer: one per player, of the round's four (G39)."""
    wanted = state.players if state.players > 1 else state.components.solo_tiles
    left = names.TILES_PER_ROUND
    state.reveal()
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
    if farm.roof[names.STORED_TILE] > 0:
        return names.HELPERS
    return helpers.ready_slot(state, farm, names.EXTRA_ROOF_SPACE, 0)


def good_value(state: State, farm: Farm) -> int:
    """Joiner: what an upgraded good is worth for a roof tile, 0 without."""
    slot = helpers.ready_slot(state, farm, names.ROOF_PAID_WITH_UPGRADED, 0)
    return state.components.silver[farm.helper[slot]] if slot < names.HELPERS else 0


def can_pay_rest(state: State, farm: Farm, left: int, lowest: int) -> bool:
    """Can this much be paid with silver and the upgraded goods from the lowest up?"""
    value = good_value(state, farm)
    purse = farm.silver
    for good in range(lowest, names.COMMODITY):
        purse += value * farm.stock[good]
    return purse >= left


def why_not_buy_tile(state: State, farm: Farm, kind: int) -> int:
    if state.step != names.STEP_ROOF:
        return names.NOT_ASKED
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
    agenda.push(names.AUTO_ROOF, kind)
    if good_value(state, farm) > 0 and cost > 0 and has_upgraded(farm, names.FOOD):
        agenda.push(names.ASK_ROOF_COST, cost, names.FOOD)
    else:
        goods.gain_silver(state, farm, -cost, names.CAUSE_ROOF)


def has_upgraded(farm: Farm, lowest: int) -> bool:
    for good in range(lowest, names.COMMODITY):
        if farm.stock[good] > 0:
            return True
    return False


def lay_tile(state: State, farm: Farm, kind: int) -> None:
    """The tile goes to the leftmost space; with the Storage Builder the player chooses."""
    if storage_slot(state, farm) == names.HELPERS:
        put_tile(state, farm, kind, roof_place(farm))
    elif roof_place(farm) == names.ROOF_SPACES:
        put_tile(state, farm, kind, names.STORED_TILE)
    else:
        state.agenda(farm.seat).push(names.ASK_STORAGE, kind)


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
    deliveries = helpers.total_count(state, farm, names.DELIVERY_WITH_ROOF)
    if deliveries > 0:
        state.agenda(farm.seat).push(names.AUTO_ROOF_BUILT, deliveries)


def deliver_with_roof(state: State, farm: Farm, deliveries: int) -> None:
    """Plasterer: one delivery after the other."""
    if deliveries > 1:
        state.agenda(farm.seat).push(names.AUTO_ROOF_BUILT, deliveries - 1)
    delivery.ask_delivery(state, farm, 0)


# --- The question roof_cost: the Joiner pays with upgraded goods ------------------------------


def why_not_pay(state: State, farm: Farm, payment: int) -> int:
    """Upgraded goods in one order, then silver for the rest."""
    agenda = state.agenda(farm.seat)
    price = agenda.top_first()
    if payment == names.PAY_SILVER:
        return names.ALLOWED if farm.silver >= price else names.NO_SILVER
    if payment < names.PAY_GOODS + names.SOURCE_FOOD:
        return names.WRONG_GOOD
    good = goods.good_of(payment - names.PAY_GOODS)
    if farm.stock[good] == 0:
        return names.NO_GOOD
    if good < agenda.top_second():
        return names.PAYING_ORDER
    if not can_pay_rest(state, farm, price, good):
        return names.REST_NOT_PAYABLE
    return names.ALLOWED


def offer_roof_cost(state: State, farm: Farm) -> None:
    for payment in range(names.PAY_GOODS + names.SOURCE_COMMODITY):
        if why_not_pay(state, farm, payment) == names.ALLOWED:
            state.offer(names.PAY + payment)


def why_not_roof_cost(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_PAY:
        return why_not_pay(state, farm, number)
    return questions.must_choose(verb)


def answer_roof_cost(state: State, farm: Farm, verb: int, number: int) -> None:
    """A payment for the tile. No change is given."""
    agenda = state.agenda(farm.seat)
    price = agenda.top_first()
    if number == names.PAY_SILVER:
        goods.gain_silver(state, farm, -price, names.CAUSE_ROOF)
        agenda.pop()
    else:
        source = number - names.PAY_GOODS
        goods.give_up(state, farm, source, names.CAUSE_ROOF)
        rest = price - good_value(state, farm)
        if rest <= 0:
            agenda.pop()
        else:
            agenda.set_top(rest, goods.good_of(source))


# --- The question storage: the Storage Builder's card in place of the roof --------------------


def offer_storage(state: State, farm: Farm) -> None:
    state.offer(names.PASS)
    state.offer(names.ACCEPT)


def why_not_storage(state: State, farm: Farm, verb: int, number: int) -> int:
    return names.ALLOWED if verb == names.VERB_ACCEPT else questions.may_pass(verb)


def answer_storage(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    tile = agenda.top_first()
    agenda.pop()
    place = names.STORED_TILE if verb == names.VERB_ACCEPT else roof_place(farm)
    put_tile(state, farm, tile, place)
