"""The scoring phase (9) and the end of the game (10)."""

from barrowgate.core import events
from barrowgate.core.numbers import Seat
from barrowgate.lagranja import dice, goods, helpers, names, transport
from barrowgate.lagranja.state import Farm, State


def score_round(state: State) -> None:
    """Marks off the helpers; points for the market and the siesta track, in turn order."""
    for place in range(state.players):
        farm = state.farm(state.order[place])
        dice.release_reserve(farm)
        for slot in range(names.HELPERS):
            farm.pool += farm.used[slot]
            farm.used[slot] = 0
        points = market_markers(state, farm.seat) * state.components.market_vp
        goods.gain_vp(state, farm, points, names.CAUSE_MARKET)
        points = transport.siesta_points(state, farm.seat)
        goods.gain_vp(state, farm, points, names.CAUSE_SIESTA)
        if points > 0:
            helpers.pay_out_vp(state, farm, names.SIESTA_BONUS_VP, 1)


def market_markers(state: State, seat: Seat) -> int:
    """Markers of a seat on the market; those on craft buildings do not count."""
    total = 0
    for space in range(1, names.SPACES + 1):
        if state.market[space] == seat + 1:
            total += 1
    return total


def clear_round(state: State) -> None:
    """Discs back to the start in turn order, craft markers turned, dice and donkeys put away."""
    for seat in range(state.players):
        farm = state.farm(seat)
        farm.n_dice = 0
        farm.dice[0] = 0
        farm.dice[1] = 0
        farm.donkey = 0
        farm.bought_tile = 0
        for building in range(names.CRAFTS):
            if farm.craft[building] == names.CRAFT_FRONT:
                farm.craft[building] = names.CRAFT_BACK
    stack_discs(state)
    for number in range(7):
        state.dice[number] = 0
    state.rented = 0
    state.renter = 0


def stack_discs(state: State) -> None:
    """All discs on the first space, the first player's on top."""
    state.stamp = state.players
    for place in range(state.players):
        state.siesta[state.order[place]] = 0
        state.siesta_stamp[state.order[place]] = state.players - place


def end_game(state: State) -> None:
    """G24: sell what can be sold, then 5 silver make a point; nobody chooses."""
    table = state.components
    for place in range(state.players):
        farm = state.farm(state.order[place])
        silver = farm.stock[names.COMMODITY] * table.end_silver
        for good in range(names.RESOURCES):
            silver += sellable(farm, good) * table.sell[good]
        goods.gain_silver(state, farm, silver, names.CAUSE_END)
        points = farm.silver // table.silver_per_vp
        goods.gain_silver(state, farm, -points * table.silver_per_vp, names.CAUSE_END)
        goods.gain_vp(state, farm, points, names.CAUSE_END)
        put_away(farm)
    state.over = 1
    if state.watched:
        events.note(state.event_log, names.EVENT_END, -1, 0, 0, 0)


def sellable(farm: Farm, good: int) -> int:
    """In dens and pig places; with card 35 on fields too."""
    if farm.effects[names.SELL_FROM_FIELDS] > 0:
        return goods.units(farm, good)
    return farm.stock[good]


def put_away(farm: Farm) -> None:
    """What was sold is gone; its markers go back to the pool."""
    for good in range(names.RESOURCES):
        farm.pool += farm.stock[good]
        farm.stock[good] = 0
        if good < names.HARVEST_GOODS and farm.effects[names.SELL_FROM_FIELDS] > 0:
            for level in range(1, names.LEVELS):
                source = good * names.LEVELS + level
                farm.pool += level * farm.fields[source]
                farm.fields[good * names.LEVELS] += farm.fields[source]
                farm.fields[source] = 0
    farm.pool += farm.stock[names.COMMODITY]
    farm.stock[names.COMMODITY] = 0
