"""The fields of a position in the order of its bytes; ``State`` and ``Farm`` say what they mean."""

from barrowgate.core.bits import Bits
from barrowgate.core.numbers import Seat
from barrowgate.loyang import names
from barrowgate.loyang.state import Farm, State


def walk(state: State, bits: Bits) -> None:
    """Every field, through the bits: written, or read anew."""
    state.walk_board(bits)
    state.introductory = bits.number("introductory", state.introductory, 0, 1)
    state.squire_stays = bits.number("squire_stays", state.squire_stays, 0, 1)
    state.round = bits.number("round", state.round, 0, 9)
    state.step = bits.number("step", state.step, 1, 9)
    state.big_token = bits.number("big_token", state.big_token, 0, 3)
    state.small_token = bits.number("small_token", state.small_token, -1, 3)
    bits.row("order", state.order, 4, 0, 3)
    bits.row("partner", state.partner, 4, 0, 3)
    state.last_taker = bits.number("last_taker", state.last_taker, -1, 3)
    state.last_but_one = bits.number("last_but_one", state.last_but_one, -1, 3)
    state.waiting = bits.number("waiting", state.waiting, 0, 4)
    bits.row("place", state.place, 71, 0, 27)
    bits.row("under", state.under, 71, 0, 70)
    bits.row("seen", state.seen, 71, 0, 1)
    state.deck = bits.number("deck", state.deck, 0, 70)
    state.discards = bits.number("discards", state.discards, 0, 70)
    state.courtyard = bits.number("courtyard", state.courtyard, 0, 70)
    bits.row("grid", state.grid, 12, 0, 70)
    state.shuffled = bits.number("shuffled", state.shuffled, 0, 2)
    bits.row("stall_has", state.stall_has, 84, 0, 1)
    bits.row("row", state.row, 14, 0, 4)
    bits.row("red", state.red, 14, 0, 1)
    bits.row("served", state.served, 14, 0, 4)
    for seat in range(state.players):
        walk_farm(state.farm(seat), seat, bits)


def walk_farm(farm: Farm, seat: Seat, bits: Bits) -> None:
    farm.seat = bits.number("seat", farm.seat, seat, seat)
    farm.cash = bits.number("cash", farm.cash, 0, 1000000000)
    farm.loans = bits.number("loans", farm.loans, 0, 10000)
    farm.path = bits.number("path", farm.path, 1, 60)
    farm.enlarged = bits.number("enlarged", farm.enlarged, 0, 1)
    bits.row("shop", farm.shop, 6, 0, 3)
    bits.row("cart", farm.cart, 6, 0, 10000)
    bits.row("store", farm.store, 6, 0, 100)
    farm.n_fields = bits.number("n_fields", farm.n_fields, 0, 16)
    bits.row("field_size", farm.field_size, farm.n_fields, 0, 9)
    bits.row("field_crop", farm.field_crop, farm.n_fields, 0, 6)
    bits.row("field_tokens", farm.field_tokens, farm.n_fields, 0, 15)
    bits.row("field_card", farm.field_card, farm.n_fields, 0, names.HOME)
    farm.n_pile = bits.number("n_pile", farm.n_pile, 0, 16)
    bits.row("pile", farm.pile, farm.n_pile, 0, 6)
    bits.row("pile_card", farm.pile_card, farm.n_pile, 0, 6)
    farm.pile_known = bits.number("pile_known", farm.pile_known, 0, 1)
    farm.n_log = bits.number("n_log", farm.n_log, 0, 64)
    bits.row("log", farm.log, farm.n_log, 0, 66)
    farm.hand = bits.number("hand", farm.hand, 0, 70)
    farm.starter = bits.number("starter", farm.starter, 0, 1)
    farm.taken = bits.number("taken", farm.taken, 0, 1)
    farm.squire_round = bits.number("squire_round", farm.squire_round, 0, 9)
    farm.finished = bits.number("finished", farm.finished, 0, 1)
    farm.pack_bought = bits.number("pack_bought", farm.pack_bought, 0, 1)
    farm.extra_tokens = bits.number("extra_tokens", farm.extra_tokens, 0, 127)
    farm.housemaid = bits.number("housemaid", farm.housemaid, 0, 1)
    farm.messenger = bits.number("messenger", farm.messenger, 0, 1)
    farm.official = bits.number("official", farm.official, 0, 1)
    farm.saleswoman = bits.number("saleswoman", farm.saleswoman, 0, 1)
    farm.forgiven = bits.number("forgiven", farm.forgiven, 0, 1000000000)
