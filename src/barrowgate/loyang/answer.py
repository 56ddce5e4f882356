"""Answers: what follows a decision that passed the test of ``decide``."""

from barrowgate.core import events
from barrowgate.loyang import (
    customers,
    distribution,
    farming,
    flow,
    helpers,
    names,
    open_cards,
    pack,
    trading,
)
from barrowgate.loyang.state import Farm, State


def answer(state: State, seat: int, action: int) -> None:
    """Apply a legal action and let everything follow that asks nobody."""
    farm = state.farm(seat)
    agenda = state.agenda(seat)
    kind = agenda.top_kind()
    verb = state.components.verb[action]
    number = action - state.components.verb_base[verb]
    if verb == names.VERB_SELL or verb == names.VERB_LOAN:
        raise_cash(state, farm, kind, verb, number)
    elif kind == names.ASK_ACTION:
        act(state, farm, verb, number)
    elif verb == names.VERB_THROW:
        if kind == names.ASK_FUNDS:
            agenda.pop()
        throw(state, farm, number)
    elif kind <= names.ASK_PARTNER:
        answer_early(state, farm, kind, verb, number)
    else:
        answer_late(state, farm, kind, verb, number)
    flow.settle(state)


def raise_cash(state: State, farm: Farm, kind: int, verb: int, number: int) -> None:
    """Selling and loans leave the question open; a payment is tried again."""
    if verb == names.VERB_SELL:
        trading.sell(state, farm, number)
    else:
        trading.borrow(state, farm)
    if kind == names.ASK_FUNDS:
        state.agenda(farm.seat).pop()
    elif kind == names.ASK_STORE:
        agenda = state.agenda(farm.seat)
        agenda.pop()
        agenda.push(names.AUTO_STORE, 0, 0)


def throw(state: State, farm: Farm, kind: int) -> None:
    """A helper is thrown away."""
    if kind == names.TRADER:
        helpers.choose_trader(state, farm, 1)
    else:
        helpers.throw(state, farm, open_cards.find_helper(state, farm.seat, kind))


def act(state: State, farm: Farm, verb: int, number: int) -> None:
    """An action of the action turn; the turn frame stays until the turn ends."""
    if verb == names.VERB_DONE:
        flow.end_actions(state, farm.seat)
    elif verb == names.VERB_BUY:
        trading.buy(state, farm, number)
    elif verb == names.VERB_SOW:
        farming.sow(state, farm, number // names.FIELDS, number % names.FIELDS)
    elif verb == names.VERB_TRADE:
        trading.trade(state, farm, number // names.VEGETABLES, number % names.VEGETABLES)
    elif verb == names.VERB_SERVE:
        if number < names.REGULARS:
            customers.serve(state, farm, number)
        else:
            customers.serve_casual(state, farm, number - names.REGULARS)
    elif verb == names.VERB_SERVE_TWICE:
        customers.serve_twice(state, farm, number)
    elif verb == names.VERB_MISS:
        customers.miss(state, farm, number)
    elif verb == names.VERB_TWO_PACK:
        pack.buy(state, farm)
    elif verb == names.VERB_USE:
        helpers.use(state, farm, number)
    else:
        throw(state, farm, number)


def answer_early(state: State, farm: Farm, kind: int, verb: int, number: int) -> None:
    """Set-up, harvest, cards, the partner."""
    agenda = state.agenda(farm.seat)
    first = agenda.top_first()
    if kind == names.ASK_CROP:
        agenda.pop()
        trading.buy(state, farm, number)
        farming.gain_vegetable(state, farm, number, -1, names.CAUSE_SOWING)
        farming.plant(state, farm, number, 0, farm.field_size[0])
    elif kind == names.ASK_HARVEST:
        if verb == names.VERB_HARVEST:
            agenda.pop()
            agenda.push(names.AUTO_HARVEST, first, 0)
        else:
            agenda.set_top(first + 1, 0)
            helpers.use_in_harvest(state, farm)
    elif kind == names.ASK_EXTRA:
        agenda.pop()
        farming.reap(state, farm, first, number + 1, names.CAUSE_HARVEST)
    elif kind == names.ASK_PARTNER:
        agenda.pop()
        choose_partner(state, number)
    else:
        answer_cards(state, farm, kind, verb, number)


def choose_partner(state: State, partner: int) -> None:
    """7.1: the first player's partner; the other one goes with the second player."""
    other = 6 - state.first - state.second - partner
    state.partner[state.first] = partner
    state.partner[partner] = state.first
    state.partner[state.second] = other
    state.partner[other] = state.second
    if state.watched:
        events.note(state.event_log, names.EVENT_PARTNER, state.first, partner, 0, 0)


def answer_cards(state: State, farm: Farm, kind: int, verb: int, number: int) -> None:
    """The card phase."""
    agenda = state.agenda(farm.seat)
    first = agenda.top_first()
    second = agenda.top_second()
    if verb == names.VERB_PUT:
        agenda.pop()
        distribution.put(state, farm, number + 1)
    elif verb == names.VERB_FLIP:
        agenda.set_top(1, 0)
        distribution.flip(state)
    elif verb == names.VERB_USE:
        helpers.squire(state, farm)
    elif verb == names.VERB_PLAY:
        agenda.pop()
        distribution.play(state, farm, number + 1, first if kind == names.ASK_HAND else 0)
    elif verb == names.VERB_DONE:
        agenda.pop()
        squire = open_cards.find_helper(state, farm.seat, names.SQUIRE)
        if kind == names.ASK_COURTYARD:
            agenda.push(names.ASK_HAND, squire, 0)
        elif (
            second > state.components.grid_buys and squire > 0 and farm.squire_round != state.round
        ):
            helpers.discard_used(state, farm, squire)
    elif kind == names.ASK_GRID:
        agenda.set_top(first + 1, second)
        distribution.buy_card(state, farm, number + 1)
    elif kind == names.ASK_COURTYARD:
        agenda.set_top(first + 1, number + 1)
        distribution.take(state, number + 1)
    else:
        agenda.pop()
        distribution.take(state, number + 1)
        agenda.push(names.ASK_HAND, 0, 0)


def answer_late(state: State, farm: Farm, kind: int, verb: int, number: int) -> None:
    """Questions of the action phase."""
    agenda = state.agenda(farm.seat)
    first = agenda.top_first()
    second = agenda.top_second()
    if kind == names.ASK_GIVE:
        trading.give(state, farm, first, number)
    elif kind == names.ASK_PATH and verb == names.VERB_STEP:
        pack.step(state, farm, first)
        if farm.path < state.components.path_end:
            agenda.set_top(first + 1, 0)
        else:
            agenda.pop()
    else:
        agenda.pop()
        if kind == names.ASK_STORE:
            store(state, farm, verb, number)
        elif kind == names.ASK_PACK:
            pack.keep(state, farm, first, second, number)
        elif kind == names.ASK_FUNDS:
            helpers.use(state, farm, number)
        elif kind == names.ASK_FOREMAN:
            if verb == names.VERB_ACCEPT:
                helpers.take_with_foreman(state, farm, first, second)
        elif verb != names.VERB_DONE:
            answer_helper(state, farm, kind, first, second, number)


def store(state: State, farm: Farm, verb: int, number: int) -> None:
    """The storehouse: keep one, make it larger, or give the rest back."""
    agenda = state.agenda(farm.seat)
    if verb == names.VERB_DONE:
        pack.return_rest(state, farm)
    elif verb == names.VERB_ENLARGE:
        pack.enlarge(state, farm)
        agenda.push(names.AUTO_STORE, 0, 0)
    else:
        pack.store(state, farm, number)
        agenda.push(names.AUTO_STORE, number, 0)


def answer_helper(
    state: State, farm: Farm, kind: int, first: int, second: int, number: int
) -> None:
    """Questions that helpers ask."""
    agenda = state.agenda(farm.seat)
    if kind == names.ASK_SHOP:
        trading.set_shop(state, farm, first, number % 4)
        if first + 1 < names.VEGETABLES:
            agenda.push(names.ASK_SHOP, first + 1, 0)
        else:
            agenda.push(names.ASK_NAME, 0, 0)
    elif kind == names.ASK_NAME:
        cash = helpers.count_fields(farm, number)
        farming.gain_cash(state, farm, cash, names.ACCOUNTANT + 1)
    elif kind == names.ASK_BARGAIN:
        helpers.take_bargain(state, farm, first, number)
    elif kind == names.ASK_MERCHANT:
        helpers.take_bargain(state, farm, names.BARGAIN_MERCHANT, number)
        helpers.ask_merchant(state, farm, number + 1, second)
    elif kind == names.ASK_CRIER:
        helpers.hawk(state, farm, first % 8, first // 8, number)
    elif kind == names.ASK_PLOUGH:
        helpers.clear_field(farm, number % names.FIELDS)
    elif kind == names.ASK_RETURN:
        helpers.return_field(state, farm, number % names.FIELDS)
    elif kind == names.ASK_PILE:
        farming.take_from_pile(state, farm, number, 10)
    elif kind == names.ASK_TENANT:
        if state.players == 1:
            helpers.buy_as_tenant(state, farm, number)
        else:
            owner = number // names.FIELDS
            helpers.lease(state, farm, owner, number % names.FIELDS)
    elif kind == names.ASK_TRADER:
        stall = number // names.VEGETABLES
        helpers.trade_away(state, farm, stall, number % names.VEGETABLES)
    else:
        answer_card_choice(state, farm, kind, first, number + 1)


def answer_card_choice(state: State, farm: Farm, kind: int, first: int, card: int) -> None:
    """Cards that helpers ask for."""
    agenda = state.agenda(farm.seat)
    if kind == names.ASK_CON:
        helpers.swap_helper(state, farm, first, card)
    elif kind == names.ASK_REGULAR:
        helpers.deliver_for(state, farm, card)
    elif kind == names.ASK_OWN_STALL:
        agenda.push(names.ASK_OTHER_STALL, card, 0)
    elif kind == names.ASK_OTHER_STALL:
        helpers.swap_stalls(state, farm, first, card)
    elif kind == names.ASK_OWN_CASUAL:
        agenda.push(names.ASK_OTHER_CASUAL, card, 0)
    elif kind == names.ASK_OTHER_CASUAL:
        if first > 0:
            helpers.swap_casuals(state, farm, first, card)
        else:
            helpers.buy_casual(state, farm, card)
    else:
        helpers.settle_trader(state, farm, card, first)
