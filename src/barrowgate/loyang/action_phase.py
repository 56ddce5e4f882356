"""The action phase (7): partners for four players, and a turn, which is a choice among verbs."""

from barrowgate.core import events
from barrowgate.core.numbers import Seat
from barrowgate.loyang import (
    customers,
    end_of_turn,
    farming,
    helper_uses,
    names,
    trading,
    two_pack,
)
from barrowgate.loyang.state import Farm, State

# --- 7.1 The first player's partner ---------------------------------------------------------------


def is_free(state: State, partner: Seat) -> bool:
    """Who has no token."""
    return partner != state.big_token and partner != state.small_token


def offer_partner(state: State, farm: Farm) -> None:
    for partner in range(names.SEATS):
        if is_free(state, partner):
            state.offer(names.PARTNER + partner)


def why_not_partner(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_PARTNER:
        return names.NOT_ASKED
    return names.ALLOWED if is_free(state, number) else names.WRONG_PARTNER


def answer_partner(state: State, farm: Farm, verb: int, number: int) -> None:
    """The other seat goes with the second player."""
    state.agenda(farm.seat).pop()
    other = 6 - state.big_token - state.small_token - number  # the seats 0 to 3 add up to 6
    pair(state, state.big_token, number)
    pair(state, state.small_token, other)
    if state.watched:
        events.note(state.event_log, names.EVENT_PARTNER, state.big_token, number, 0, 0)


def pair(state: State, one: int, other: Seat) -> None:
    state.partner[one] = other
    state.partner[other] = one


# --- A turn ---------------------------------------------------------------------------------------


def offer_action(state: State, farm: Farm) -> None:
    state.offer(names.DONE)
    trading.offer_purchases(state, farm)
    farming.offer_sowing(state, farm)
    trading.offer_trades(state, farm, farm.seat)
    customers.offer_services(state, farm)
    if two_pack.why_not_buy(state, farm) == names.ALLOWED:
        state.offer(names.TWO_PACK)
    helper_uses.offer_uses(state, farm)
    helper_uses.offer_throws(state, farm)


def why_not_action(state: State, farm: Farm, verb: int, number: int) -> int:
    reason = names.NOT_ASKED
    if verb == names.VERB_DONE:
        reason = names.ALLOWED
    elif verb == names.VERB_BUY:
        reason = trading.why_not_buy(state, farm, number)
    elif verb == names.VERB_SOW:
        vegetable = number // names.FIELDS
        reason = farming.why_not_sow(state, farm, vegetable, number % names.FIELDS)
    elif verb == names.VERB_TRADE:
        stall = number // names.VEGETABLES
        reason = trading.why_not_trade(state, farm, farm.seat, stall, number % names.VEGETABLES)
    elif verb == names.VERB_SERVE:
        reason = customers.why_not_serve_customer(state, farm, number)
    elif verb == names.VERB_SERVE_TWICE:
        reason = customers.why_not_serve_twice(state, farm, number)
    elif verb == names.VERB_MISS:
        reason = customers.why_not_miss(state, farm, number)
    elif verb == names.VERB_TWO_PACK:
        reason = two_pack.why_not_buy(state, farm)
    elif verb == names.VERB_USE:
        reason = helper_uses.why_not_use(state, farm, number)
    elif verb == names.VERB_THROW:
        reason = helper_uses.why_not_throw(state, farm, number)
    return reason


def answer_action(state: State, farm: Farm, verb: int, number: int) -> None:
    """The frame of the turn stays until the turn ends."""
    if verb == names.VERB_DONE:
        end_of_turn.end_actions(state, farm)
    elif verb == names.VERB_BUY:
        trading.buy(state, farm, number)
    elif verb == names.VERB_SOW:
        farming.sow(state, farm, number // names.FIELDS, number % names.FIELDS)
    elif verb == names.VERB_TRADE:
        trading.trade(state, farm, number // names.VEGETABLES, number % names.VEGETABLES)
    elif verb == names.VERB_SERVE:
        customers.serve_customer(state, farm, number)
    elif verb == names.VERB_SERVE_TWICE:
        customers.serve_twice(state, farm, number)
    elif verb == names.VERB_MISS:
        customers.miss(state, farm, number)
    elif verb == names.VERB_TWO_PACK:
        two_pack.buy(state, farm)
    elif verb == names.VERB_USE:
        helper_uses.use_helper(state, farm, number)
    elif verb == names.VERB_THROW:
        helper_uses.throw_helper(state, farm, number)
