"""Answers: what follows a decision that passed the test of ``decide``."""

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


def answer(state: State, seat: Seat, action: int) -> None:
    """Apply a legal action and let everything follow that asks nobody."""
    farm = state.farm(seat)
    kind = state.agenda(seat).top_kind()
    verb = state.components.verb[action]
    number = action - state.components.verb_base[verb]
    if verb == names.VERB_SELL:
        trading.sell(state, farm, number)
        ask_again(state, seat, kind)
    elif verb == names.VERB_LOAN:
        trading.borrow(state, farm)
        ask_again(state, seat, kind)
    else:
        answer_question(state, farm, kind, verb, number)
    flow.settle(state)


def ask_again(state: State, seat: Seat, kind: int) -> None:
    """Sales and loans leave the question open; payments and the storehouse are tried again."""
    agenda = state.agenda(seat)
    if kind == names.ASK_FUNDS:
        agenda.pop()
    elif kind == names.ASK_STORE:
        agenda.pop()
        agenda.push(names.AUTO_STORE)


def answer_question(  # noqa: C901, PLR0912, PLR0915 - one line per question
    state: State, farm: Farm, kind: int, verb: int, number: int
) -> None:
    """The answer to the question."""
    if kind == names.ASK_CROP:
        set_up.answer_crop(state, farm, verb, number)
    elif kind == names.ASK_HARVEST:
        farming.answer_harvest(state, farm, verb, number)
    elif kind == names.ASK_EXTRA:
        farming.answer_extra(state, farm, verb, number)
    elif kind == names.ASK_DISTRIBUTE:
        distribution.answer_distribute(state, farm, verb, number)
    elif kind == names.ASK_COURTYARD:
        distribution.answer_courtyard(state, farm, verb, number)
    elif kind == names.ASK_HAND:
        distribution.answer_hand(state, farm, verb, number)
    elif kind == names.ASK_GRID:
        grid.answer_grid(state, farm, verb, number)
    elif kind == names.ASK_PARTNER:
        action_phase.answer_partner(state, farm, verb, number)
    elif kind == names.ASK_ACTION:
        action_phase.answer_action(state, farm, verb, number)
    elif kind == names.ASK_FUNDS:
        paying.answer_funds(state, farm, verb, number)
    elif kind == names.ASK_FOREMAN:
        foreman.answer_foreman(state, farm, verb, number)
    elif kind == names.ASK_GIVE:
        trading.answer_give(state, farm, verb, number)
    elif kind == names.ASK_SHOP:
        shop_helpers.answer_shop(state, farm, verb, number)
    elif kind == names.ASK_NAME:
        shop_helpers.answer_name(state, farm, verb, number)
    elif kind == names.ASK_CON:
        foreman.answer_con(state, farm, verb, number)
    elif kind == names.ASK_REGULAR:
        customer_helpers.answer_regular(state, farm, verb, number)
    elif kind == names.ASK_BARGAIN:
        shop_helpers.answer_bargain(state, farm, verb, number)
    elif kind == names.ASK_MERCHANT:
        shop_helpers.answer_merchant(state, farm, verb, number)
    elif kind == names.ASK_CRIER:
        stall_helpers.answer_crier(state, farm, verb, number)
    elif kind == names.ASK_OWN_STALL:
        stall_helpers.answer_own_stall(state, farm, verb, number)
    elif kind == names.ASK_OTHER_STALL:
        stall_helpers.answer_other_stall(state, farm, verb, number)
    elif kind == names.ASK_PLOUGH:
        field_helpers.answer_plough(state, farm, verb, number)
    elif kind == names.ASK_TENANT:
        field_helpers.answer_tenant(state, farm, verb, number)
    elif kind == names.ASK_PILE:
        field_helpers.answer_pile(state, farm, verb, number)
    elif kind == names.ASK_RETURN:
        field_helpers.answer_return(state, farm, verb, number)
    elif kind == names.ASK_OWN_CASUAL:
        customer_helpers.answer_own_casual(state, farm, verb, number)
    elif kind == names.ASK_OTHER_CASUAL:
        customer_helpers.answer_other_casual(state, farm, verb, number)
    elif kind == names.ASK_TRADER:
        stall_helpers.answer_trader(state, farm, verb, number)
    elif kind == names.ASK_PACK:
        two_pack.answer_pack(state, farm, verb, number)
    elif kind == names.ASK_STORE:
        end_of_turn.answer_store(state, farm, verb, number)
    elif kind == names.ASK_PATH:
        end_of_turn.answer_path(state, farm, verb, number)
    elif kind == names.ASK_WHICH:
        stall_helpers.answer_which(state, farm, verb, number)
