"""Decisions: what a seat is asked, and what it may answer (one test of legality).

Every question has its faces in the module of its phase; here are the tables that lead to them.
``why_not`` reads the same tests as ``offer``; ``answer`` applies an action that passed them.
"""

from barrowgate.core.numbers import Seat
from barrowgate.loyang import (
    action_phase,
    customer_helpers,
    distribution,
    end_of_turn,
    farming,
    field_helpers,
    flow,
    foreman,
    grid,
    names,
    paying,
    set_up,
    shop_helpers,
    stall_helpers,
    trading,
    two_pack,
)
from barrowgate.loyang.state import Farm, State


def may_act(state: State, seat: Seat) -> bool:
    """Is this seat asked something now? Two may be in their action turns at once (A20)."""
    if state.over > 0:
        return False
    acting = flow.acting_seat(state)
    if acting == seat:
        return True
    return (
        acting >= 0
        and state.agenda(acting).top_kind() == names.ASK_ACTION
        and state.agenda(seat).top_kind() == names.ASK_ACTION
    )


def offer(state: State, seat: Seat) -> None:
    """Fill the list of legal actions of a seat that may act, in ascending order."""
    farm = state.farm(seat)
    kind = state.agenda(seat).top_kind()
    offer_answers(state, farm, kind)
    for vegetable in range(names.VEGETABLES):
        if farm.cart[vegetable] > 0 and why_not_sell(state, farm, kind, vegetable) == names.ALLOWED:
            state.offer(names.SELL + vegetable)
    if trading.why_not_loan(state, farm, kind == names.ASK_FUNDS) == names.ALLOWED:
        state.offer(names.LOAN)


def why_not(state: State, seat: Seat, action: int) -> int:
    """0 when the action is legal for this seat now, else the reason."""
    if state.over > 0:
        return names.GAME_OVER
    if seat < 0 or seat >= state.players or not may_act(state, seat):
        return names.NOT_YOUR_TURN
    if action < 0 or action >= names.ACTIONS:
        return names.NO_WRITTEN_FORM
    farm = state.farm(seat)
    kind = state.agenda(seat).top_kind()
    verb = state.components.verb[action]
    number = action - state.components.verb_base[verb]
    if verb == names.VERB_SELL:
        return why_not_sell(state, farm, kind, number)
    if verb == names.VERB_LOAN:
        return trading.why_not_loan(state, farm, kind == names.ASK_FUNDS)
    reason = why_not_answer(state, farm, kind, verb, number)
    if reason == names.NOT_ASKED and (verb == names.VERB_USE or verb == names.VERB_THROW):
        reason = names.HELPER_NOT_NOW
    return reason


# --- Selling beside the question (A32) ----------------------------------------------------------


def why_not_sell(state: State, farm: Farm, kind: int, vegetable: int) -> int:
    """At every decision of the seat, while the question can still be answered."""
    reason = trading.why_not_sell(state, farm, vegetable)
    if reason == names.ALLOWED:
        farm.cart[vegetable] -= 1
        farm.shop[vegetable] += 1
        if not can_answer(state, farm, kind):
            reason = names.REST_NOT_ENOUGH
        farm.cart[vegetable] += 1
        farm.shop[vegetable] -= 1
    return reason


def can_answer(state: State, farm: Farm, kind: int) -> bool:
    """Questions that need vegetables or shop spaces; every other one has an answer."""
    possible = True
    if kind == names.ASK_GIVE:
        possible = trading.can_give(state, farm)
    elif kind == names.ASK_REGULAR:
        possible = customer_helpers.can_deliver(state, farm)
    elif kind == names.ASK_CRIER:
        possible = stall_helpers.can_answer_crier(state, farm)
    elif kind == names.ASK_OTHER_CASUAL:
        possible = customer_helpers.can_answer_other_casual(state, farm)
    elif kind == names.ASK_TRADER:
        possible = stall_helpers.can_trade_away(state, farm)
    elif kind == names.ASK_WHICH:
        possible = stall_helpers.can_answer_which(state, farm)
    return possible


# --- The tables -----------------------------------------------------------------------------------


def offer_answers(state: State, farm: Farm, kind: int) -> None:  # noqa: C901, PLR0912, PLR0915 - one line per question
    """The answers to the question, except sales and loans."""
    if kind == names.ASK_CROP:
        set_up.offer_crop(state, farm)
    elif kind == names.ASK_HARVEST:
        farming.offer_harvest(state, farm)
    elif kind == names.ASK_EXTRA:
        farming.offer_extra(state, farm)
    elif kind == names.ASK_DISTRIBUTE:
        distribution.offer_distribute(state, farm)
    elif kind == names.ASK_COURTYARD:
        distribution.offer_courtyard(state, farm)
    elif kind == names.ASK_HAND:
        distribution.offer_hand(state, farm)
    elif kind == names.ASK_GRID:
        grid.offer_grid(state, farm)
    elif kind == names.ASK_PARTNER:
        action_phase.offer_partner(state, farm)
    elif kind == names.ASK_ACTION:
        action_phase.offer_action(state, farm)
    elif kind == names.ASK_FUNDS:
        paying.offer_funds(state, farm)
    elif kind == names.ASK_FOREMAN:
        foreman.offer_foreman(state, farm)
    elif kind == names.ASK_GIVE:
        trading.offer_give(state, farm)
    elif kind == names.ASK_SHOP:
        shop_helpers.offer_shop(state, farm)
    elif kind == names.ASK_NAME:
        shop_helpers.offer_name(state, farm)
    elif kind == names.ASK_CON:
        foreman.offer_con(state, farm)
    elif kind == names.ASK_REGULAR:
        customer_helpers.offer_regular(state, farm)
    elif kind == names.ASK_BARGAIN:
        shop_helpers.offer_bargain(state, farm)
    elif kind == names.ASK_MERCHANT:
        shop_helpers.offer_merchant(state, farm)
    elif kind == names.ASK_CRIER:
        stall_helpers.offer_crier(state, farm)
    elif kind == names.ASK_OWN_STALL:
        stall_helpers.offer_own_stall(state, farm)
    elif kind == names.ASK_OTHER_STALL:
        stall_helpers.offer_other_stall(state, farm)
    elif kind == names.ASK_PLOUGH:
        field_helpers.offer_plough(state, farm)
    elif kind == names.ASK_TENANT:
        field_helpers.offer_tenant(state, farm)
    elif kind == names.ASK_PILE:
        field_helpers.offer_pile(state, farm)
    elif kind == names.ASK_RETURN:
        field_helpers.offer_return(state, farm)
    elif kind == names.ASK_OWN_CASUAL:
        customer_helpers.offer_own_casual(state, farm)
    elif kind == names.ASK_OTHER_CASUAL:
        customer_helpers.offer_other_casual(state, farm)
    elif kind == names.ASK_TRADER:
        stall_helpers.offer_trader(state, farm)
    elif kind == names.ASK_PACK:
        two_pack.offer_pack(state, farm)
    elif kind == names.ASK_STORE:
        end_of_turn.offer_store(state, farm)
    elif kind == names.ASK_PATH:
        end_of_turn.offer_path(state, farm)
    elif kind == names.ASK_WHICH:
        stall_helpers.offer_which(state, farm)


def why_not_answer(  # noqa: C901, PLR0912, PLR0915 - one line per question
    state: State, farm: Farm, kind: int, verb: int, number: int
) -> int:
    """The test of an answer to the question, except sales and loans."""
    reason = names.NOT_ASKED
    if kind == names.ASK_CROP:
        reason = set_up.why_not_crop(state, farm, verb, number)
    elif kind == names.ASK_HARVEST:
        reason = farming.why_not_harvest(state, farm, verb, number)
    elif kind == names.ASK_EXTRA:
        reason = farming.why_not_extra(state, farm, verb, number)
    elif kind == names.ASK_DISTRIBUTE:
        reason = distribution.why_not_distribute(state, farm, verb, number)
    elif kind == names.ASK_COURTYARD:
        reason = distribution.why_not_courtyard(state, farm, verb, number)
    elif kind == names.ASK_HAND:
        reason = distribution.why_not_hand(state, farm, verb, number)
    elif kind == names.ASK_GRID:
        reason = grid.why_not_grid(state, farm, verb, number)
    elif kind == names.ASK_PARTNER:
        reason = action_phase.why_not_partner(state, farm, verb, number)
    elif kind == names.ASK_ACTION:
        reason = action_phase.why_not_action(state, farm, verb, number)
    elif kind == names.ASK_FUNDS:
        reason = paying.why_not_funds(state, farm, verb, number)
    elif kind == names.ASK_FOREMAN:
        reason = foreman.why_not_foreman(state, farm, verb, number)
    elif kind == names.ASK_GIVE:
        reason = trading.why_not_give(state, farm, verb, number)
    elif kind == names.ASK_SHOP:
        reason = shop_helpers.why_not_shop(state, farm, verb, number)
    elif kind == names.ASK_NAME:
        reason = shop_helpers.why_not_name(state, farm, verb, number)
    elif kind == names.ASK_CON:
        reason = foreman.why_not_con(state, farm, verb, number)
    elif kind == names.ASK_REGULAR:
        reason = customer_helpers.why_not_regular(state, farm, verb, number)
    elif kind == names.ASK_BARGAIN:
        reason = shop_helpers.why_not_bargain(state, farm, verb, number)
    elif kind == names.ASK_MERCHANT:
        reason = shop_helpers.why_not_merchant(state, farm, verb, number)
    elif kind == names.ASK_CRIER:
        reason = stall_helpers.why_not_crier(state, farm, verb, number)
    elif kind == names.ASK_OWN_STALL:
        reason = stall_helpers.why_not_own_stall(state, farm, verb, number)
    elif kind == names.ASK_OTHER_STALL:
        reason = stall_helpers.why_not_other_stall(state, farm, verb, number)
    elif kind == names.ASK_PLOUGH:
        reason = field_helpers.why_not_plough(state, farm, verb, number)
    elif kind == names.ASK_TENANT:
        reason = field_helpers.why_not_tenant(state, farm, verb, number)
    elif kind == names.ASK_PILE:
        reason = field_helpers.why_not_pile(state, farm, verb, number)
    elif kind == names.ASK_RETURN:
        reason = field_helpers.why_not_return(state, farm, verb, number)
    elif kind == names.ASK_OWN_CASUAL:
        reason = customer_helpers.why_not_own_casual(state, farm, verb, number)
    elif kind == names.ASK_OTHER_CASUAL:
        reason = customer_helpers.why_not_other_casual(state, farm, verb, number)
    elif kind == names.ASK_TRADER:
        reason = stall_helpers.why_not_trader(state, farm, verb, number)
    elif kind == names.ASK_PACK:
        reason = two_pack.why_not_pack(state, farm, verb, number)
    elif kind == names.ASK_STORE:
        reason = end_of_turn.why_not_store(state, farm, verb, number)
    elif kind == names.ASK_PATH:
        reason = end_of_turn.why_not_path(state, farm, verb, number)
    elif kind == names.ASK_WHICH:
        reason = stall_helpers.why_not_which(state, farm, verb, number)
    return reason
