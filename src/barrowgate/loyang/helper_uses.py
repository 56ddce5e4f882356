"""Helpers are used or thrown away (12, A14): when each may be, and how its effect begins."""

from barrowgate.core import events
from barrowgate.core.numbers import Card, Seat
from barrowgate.loyang import (
    customer_helpers,
    field_helpers,
    foreman,
    names,
    open_cards,
    reach,
    shop_helpers,
    stall_helpers,
)
from barrowgate.loyang.state import Farm, State

# --- When a helper may be used --------------------------------------------------------------------


def offer_uses(state: State, farm: Farm) -> None:
    """Every use in the action turn."""
    kinds = open_cards.helper_kinds(state, farm.seat)
    if kinds > 0:
        for use in range(names.USES):
            if (
                kinds & (1 << state.components.use_helper[use]) != 0
                and why_not_use(state, farm, use) == names.ALLOWED
            ):
                state.offer(names.USE + use)


def why_not_use(state: State, farm: Farm, use: int) -> int:
    """May this helper be used in the action turn?"""
    tables = state.components
    kind = tables.use_helper[use]
    if open_cards.find_helper(state, farm.seat, kind) == 0:
        return names.HELPER_ABSENT
    if tables.phases[kind] & names.PHASE_ACTION == 0:
        return names.HELPER_NOT_NOW
    if tables.use_bargain[use] > 0:
        return shop_helpers.why_not_use_bargain(state, farm, tables.use_bargain[use])
    if use == names.USE_TENANT:
        return field_helpers.why_not_tenant_now(state, farm)
    if use == names.USE_LEASEHOLDER_BUY:
        return field_helpers.why_not_buy_field(state, farm)
    if use == names.USE_LEASEHOLDER_SWAP:
        return field_helpers.why_not_swap_field(farm)
    return names.ALLOWED if has_effect(state, farm, use) else names.HELPER_NO_EFFECT


def has_effect(state: State, farm: Farm, use: int) -> bool:  # noqa: C901 - one line per use
    """Would the helper do something? What is not listed always does."""
    seat = farm.seat
    possible = True
    if use == names.USE_CON_MAN:
        possible = foreman.can_con(state, farm)
    elif use == names.USE_DELIVERYMAN:
        possible = customer_helpers.can_deliver(state, farm)
    elif use == names.USE_OFFICIAL:
        possible = farm.pack_bought == 0
    elif use == names.USE_CRIER_REFILL:
        possible = stall_helpers.has_gap(state, seat)
    elif use == names.USE_CRIER_SELL:
        possible = stall_helpers.can_hawk(state, farm, 0)
    elif use == names.USE_MARKET_WOMAN:
        possible = reach.can_swap(state, seat, names.FIRST_STALL, names.STALLS)
    elif use == names.USE_PLOUGHMAN_CLEAR:
        possible = field_helpers.can_clear(state, farm)
    elif use == names.USE_PLOUGHMAN_HARVEST:
        possible = field_helpers.has_last_token(farm)
    elif use == names.USE_SALESWOMAN_MARKERS:
        possible = customer_helpers.has_red(state, seat)
    elif use == names.USE_TOUT_SWAP:
        possible = reach.can_swap(state, seat, names.FIRST_CASUAL, names.CASUALS)
    elif use == names.USE_TOUT_BUY:
        possible = customer_helpers.can_buy_casual(state, farm)
    elif use == names.USE_TRADER:
        possible = stall_helpers.can_trade_away(state, farm)
    return possible


# --- What happens ---------------------------------------------------------------------------------


def note_use(state: State, seat: Seat, use: int) -> None:
    """Everybody hears which helper is used, and how."""
    if state.watched:
        kind = state.components.use_helper[use]
        events.note(state.event_log, names.EVENT_USED, seat, kind, use, 0)


def use_helper(state: State, farm: Farm, use: int) -> None:
    """What lasts this phase is discarded at once, the rest after its effect."""
    note_use(state, farm.seat, use)
    tables = state.components
    if tables.use_bargain[use] > 0:
        shop_helpers.use_bargain(state, farm, tables.use_bargain[use])
    elif use == names.USE_TRADER:
        stall_helpers.choose_trader(state, farm, 0)
    else:
        card = open_cards.find_helper(state, farm.seat, tables.use_helper[use])
        if begins_to_last(farm, use):
            foreman.discard_used(state, farm, card)
        else:
            start_effect(state, farm, use, card)


def begins_to_last(farm: Farm, use: int) -> bool:
    """Effects that last this phase are flags on the farm."""
    lasting = True
    if use == names.USE_HARVEST_HAND:
        farm.extra_tokens += 1
    elif use == names.USE_HOUSEMAID:
        farm.housemaid = 1
    elif use == names.USE_MESSENGER:
        farm.messenger = 1
    elif use == names.USE_OFFICIAL:
        farm.official = 1
    elif use == names.USE_SALESWOMAN_BONUS:
        farm.saleswoman = 1
    else:
        lasting = False
    return lasting


def start_effect(  # noqa: C901, PLR0912 - one line per use
    state: State, farm: Farm, use: int, card: Card
) -> None:
    """The discard waits below; the effect happens, or its first question is asked."""
    agenda = state.agenda(farm.seat)
    if use != names.USE_CON_MAN:
        agenda.push(names.AUTO_USED, card)
    if use == names.USE_ACCOUNTANT:
        agenda.push(names.ASK_SHOP)
    elif use == names.USE_CON_MAN:
        agenda.push(names.ASK_CON, card)
    elif use == names.USE_DELIVERYMAN:
        agenda.push(names.ASK_REGULAR)
    elif use == names.USE_CRIER_REFILL:
        stall_helpers.refill_stalls(state, farm.seat)
    elif use == names.USE_CRIER_SELL:
        agenda.push(names.ASK_CRIER)
    elif use == names.USE_MARKET_WOMAN:
        agenda.push(names.ASK_OWN_STALL)
    elif use == names.USE_PLOUGHMAN_CLEAR:
        agenda.push(names.ASK_PLOUGH)
    elif use == names.USE_PLOUGHMAN_HARVEST:
        field_helpers.harvest_last_tokens(state, farm)
    elif use == names.USE_SALESWOMAN_MARKERS:
        customer_helpers.turn_markers(state, farm.seat)
    elif use == names.USE_TENANT:
        agenda.push(names.ASK_TENANT)
    elif use == names.USE_LEASEHOLDER_BUY:
        field_helpers.buy_field(state, farm)
    elif use == names.USE_LEASEHOLDER_SWAP:
        agenda.push(names.ASK_RETURN)
    elif use == names.USE_TOUT_SWAP:
        agenda.push(names.ASK_OWN_CASUAL)
    elif use == names.USE_TOUT_BUY:
        agenda.push(names.ASK_OTHER_CASUAL)


# --- Throwing away (A14) --------------------------------------------------------------------------


def why_not_throw(state: State, farm: Farm, kind: int) -> int:
    if open_cards.find_helper(state, farm.seat, kind) == 0:
        return names.HELPER_ABSENT
    if kind == names.SQUIRE and state.squire_stays > 0 and uses_squire(state, farm.seat):
        return names.HELPER_IN_USE
    return names.ALLOWED


def uses_squire(state: State, seat: Seat) -> bool:
    """A46: from the first card it brings, alone from its use on, until it is discarded."""
    agenda = state.agenda(seat)
    for frame in range(agenda.count):
        kind = agenda.kind[frame]
        if kind == names.AUTO_TAKEN and agenda.first[frame] > 0:
            return True
        if kind == names.ASK_GRID and agenda.second[frame] > state.components.grid_buys:
            return True
    return False


def offer_throws(state: State, farm: Farm) -> None:
    kinds = open_cards.helper_kinds(state, farm.seat)
    if kinds > 0:
        for kind in range(names.HELPERS):
            if kinds & (1 << kind) != 0 and why_not_throw(state, farm, kind) == names.ALLOWED:
                state.offer(names.THROW + kind)


def throw_helper(state: State, farm: Farm, kind: int) -> None:
    if kind == names.TRADER:
        stall_helpers.choose_trader(state, farm, 1)
    else:
        foreman.throw(state, farm, open_cards.find_helper(state, farm.seat, kind))
