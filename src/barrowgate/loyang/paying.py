"""The paying window (9, A12, A32): cash is raised until a payment can be made.

Sales and loans stand beside every question; here helpers may help, too.
"""

from barrowgate.loyang import helper_uses, names, open_cards, reach, stall_helpers
from barrowgate.loyang.state import Farm, State


def may_pay_now(state: State, kind: int) -> bool:
    """A12: in its own phases, and for a field in the card phase where its card says so."""
    tables = state.components
    phase = reach.phase(state)
    if phase == names.PHASE_CARDS and tables.pays_for_field[kind] > 0:
        return True
    return tables.phases[kind] & phase != 0


def why_not_raise(state: State, farm: Farm, use: int) -> int:
    """The Accountant, and the Crier's sale."""
    if use != names.USE_ACCOUNTANT and use != names.USE_CRIER_SELL:
        return names.HELPER_NOT_NOW
    kind = state.components.use_helper[use]
    if open_cards.find_helper(state, farm.seat, kind) == 0:
        return names.HELPER_ABSENT
    if not may_pay_now(state, kind):
        return names.HELPER_NOT_NOW
    if use == names.USE_CRIER_SELL and not stall_helpers.can_hawk(state, farm, 0):
        return names.HELPER_NO_EFFECT
    return names.ALLOWED


def offer_funds(state: State, farm: Farm) -> None:
    if why_not_raise(state, farm, names.USE_ACCOUNTANT) == names.ALLOWED:
        state.offer(names.USE + names.USE_ACCOUNTANT)
    if why_not_raise(state, farm, names.USE_CRIER_SELL) == names.ALLOWED:
        state.offer(names.USE + names.USE_CRIER_SELL)
    helper_uses.offer_throws(state, farm)


def why_not_funds(state: State, farm: Farm, verb: int, number: int) -> int:
    reason = names.NOT_ASKED
    if verb == names.VERB_USE:
        reason = why_not_raise(state, farm, number)
    elif verb == names.VERB_THROW:
        reason = helper_uses.why_not_throw(state, farm, number)
    return reason


def answer_funds(state: State, farm: Farm, verb: int, number: int) -> None:
    """Afterwards the payment, which lies below, is tried again."""
    state.agenda(farm.seat).pop()
    if verb == names.VERB_USE:
        helper_uses.use_helper(state, farm, number)
    else:
        helper_uses.throw_helper(state, farm, number)
