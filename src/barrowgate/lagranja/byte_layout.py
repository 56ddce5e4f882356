"""The fields of a position in the order of its bytes; ``State`` and ``Farm`` say what they mean.

Standing effects are not among them: they are counted anew from helpers and extensions.
"""

from barrowgate.core.bits import Bits
from barrowgate.core.numbers import Seat
from barrowgate.lagranja import names
from barrowgate.lagranja.state import Farm, State


def walk(state: State, bits: Bits) -> None:
    """Every field, through the bits: written, or read anew."""
    state.walk_board(bits)
    state.limited = bits.number("limited", state.limited, 0, 1)
    state.secret_vp = bits.number("secret_vp", state.secret_vp, 0, 1)
    state.removal_chosen = bits.number("removal_chosen", state.removal_chosen, 0, 1)
    state.extra_up_front = bits.number("extra_up_front", state.extra_up_front, 0, 1)
    state.round = bits.number("round", state.round, 1, 6)
    state.step = bits.number("step", state.step, 1, 18)
    bits.row("order", state.order, names.SEATS, 0, 3)
    state.solo_first = bits.number("solo_first", state.solo_first, 0, 1)
    bits.row("place", state.place, names.CARDS + 1, 0, 23)
    bits.row("generation", state.generation, names.CARDS + 1, 0, 127)
    state.generations = bits.number("generations", state.generations, 0, 127)
    state.deck = bits.number("deck", state.deck, 0, 66)
    state.discards = bits.number("discards", state.discards, 0, 66)
    bits.row("blocked", state.blocked, names.CRAFTS, 0, 5)
    bits.row("completed", state.completed, names.CRAFTS, 0, 1)
    bits.row("market", state.market, names.SPACES + 1, 0, 5)
    bits.row("doomed", state.doomed, names.SPACES + 1, 0, 1)
    state.placed = bits.number("placed", state.placed, 0, 24)
    state.replaced = bits.number("replaced", state.replaced, 0, 5)
    bits.row("tiles", state.tiles, names.TILES_PER_ROUND, 0, 14)
    bits.row("siesta", state.siesta, names.SEATS, 0, 8)
    bits.row("siesta_stamp", state.siesta_stamp, names.SEATS, 0, 10000)
    state.stamp = bits.number("stamp", state.stamp, 0, 10000)
    bits.row("dice", state.dice, 7, 0, 9)
    state.rented = bits.number("rented", state.rented, 0, 6)
    state.renter = bits.number("renter", state.renter, 0, 4)
    for seat in range(state.players):
        walk_farm(state.farm(seat), seat, bits)


def walk_farm(farm: Farm, seat: Seat, bits: Bits) -> None:
    farm.seat = bits.number("seat", farm.seat, seat, seat)
    farm.silver = bits.number("silver", farm.silver, 0, 1000000000)
    farm.vp = bits.number("vp", farm.vp, 0, 1000000000)
    farm.pool = bits.number("pool", farm.pool, -10000, 10000)
    farm.hand = bits.number("hand", farm.hand, 0, 66)
    bits.row("stock", farm.stock, names.GOODS, 0, 100)
    bits.row("fields", farm.fields, names.FIELD_SOURCES, 0, 66)
    bits.row("barrow", farm.barrow, names.BARROWS, 0, 66)
    bits.row("need", farm.need, names.TARGETS * names.GOODS, 0, 6)
    bits.row("delivered", farm.delivered, names.TARGETS * names.GOODS, 0, 6)
    bits.row("missing", farm.missing, names.TARGETS, 0, 6)
    bits.row("craft", farm.craft, names.CRAFTS, 0, 2)
    bits.row("grey", farm.grey, names.CRAFTS, 0, 1)
    farm.extensions = bits.number("extensions", farm.extensions, 0, 66)
    farm.extra_symbols = bits.number("extra_symbols", farm.extra_symbols, 0, 127)
    farm.extension_pigs = bits.number("extension_pigs", farm.extension_pigs, 0, 127)
    farm.income = bits.number("income", farm.income, 0, 127)
    bits.row("helper", farm.helper, names.HELPERS, 0, 66)
    bits.row("used", farm.used, names.HELPERS, 0, 1)
    bits.row("roof", farm.roof, names.ROOF_PLACES, 0, 14)
    bits.row("roof_used", farm.roof_used, names.ROOF_PLACES, 0, 1)
    bits.row("ready", farm.ready, names.TILE_KINDS, 0, 6)
    farm.bought_tile = bits.number("bought_tile", farm.bought_tile, 0, 1)
    farm.donkey = bits.number("donkey", farm.donkey, 0, 4)
    bits.row("donkey_used", farm.donkey_used, names.DONKEY_TILES, 0, 1)
    bits.row("dice", farm.dice, 2, 0, 6)
    farm.n_dice = bits.number("n_dice", farm.n_dice, 0, 2)
    farm.reserved = bits.number("reserved", farm.reserved, 0, 6)
    bits.row("closed", farm.closed, names.COMMODITY_USES, 0, 1)
    farm.extra_available = bits.number("extra_available", farm.extra_available, 0, 127)
    farm.extra_hired = bits.number("extra_hired", farm.extra_hired, 0, 127)
    farm.extra_made = bits.number("extra_made", farm.extra_made, 0, 127)
    farm.bonus_given = bits.number("bonus_given", farm.bonus_given, 0, 7)
    farm.received = bits.number("received", farm.received, 0, 1)
    farm.space_silver = bits.number("space_silver", farm.space_silver, -10000, 10000)
