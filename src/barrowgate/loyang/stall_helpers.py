"""Helpers with stalls (12): Market Crier, Market Woman, Trader."""

from barrowgate.core.numbers import Card, Seat
from barrowgate.loyang import farms, foreman, names, open_cards, reach, trading
from barrowgate.loyang.state import Farm, State

# --- Market Crier: all one's own stalls are filled, or some of their vegetables are sold --------


def has_gap(state: State, seat: Seat) -> bool:
    """Does an open stall miss a vegetable?"""
    for offer in range(names.STALLS * names.VEGETABLES):
        if (
            state.place[names.FIRST_STALL + offer // names.VEGETABLES] == names.IN_AREA + seat
            and state.components.stall_price[offer] > 0
            and state.stall_has[offer] == 0
        ):
            return True
    return False


def refill_stalls(state: State, seat: Seat) -> None:
    for card in range(names.FIRST_STALL, names.FIRST_REGULAR):
        if state.place[card] == names.IN_AREA + seat:
            open_cards.fill_stall(state, card)


def why_not_hawk(state: State, farm: Farm, lowest: int, offer: int) -> int:
    """A vegetable of one's own stall into a free space of the shop, in ascending order.

    An offer is stall * 6 + vegetable, as in the catalogue.
    """
    vegetable = offer % names.VEGETABLES
    if state.place[names.FIRST_STALL + offer // names.VEGETABLES] != names.IN_AREA + farm.seat:
        return names.NOT_IN_AREA
    if state.stall_has[offer] == 0:
        return names.STALL_SOLD_OUT
    if farm.shop[vegetable] >= state.components.shop_spaces[vegetable]:
        return names.SHOP_FULL
    return names.ALLOWED if offer >= lowest else names.CARD_ORDER


def can_hawk(state: State, farm: Farm, lowest: int) -> bool:
    for offer in range(lowest, names.STALLS * names.VEGETABLES):
        if why_not_hawk(state, farm, lowest, offer) == names.ALLOWED:
            return True
    return False


def offer_crier(state: State, farm: Farm) -> None:
    agenda = state.agenda(farm.seat)
    sold = agenda.top_first()
    lowest = agenda.top_third()
    if sold > 0:
        state.offer(names.DONE)
    for offer in range(lowest, names.STALLS * names.VEGETABLES):
        if why_not_hawk(state, farm, lowest, offer) == names.ALLOWED:
            state.offer(names.HAWK + offer)


def why_not_crier(state: State, farm: Farm, verb: int, number: int) -> int:
    agenda = state.agenda(farm.seat)
    sold = agenda.top_first()
    lowest = agenda.top_third()
    reason = names.NOT_ASKED
    if verb == names.VERB_DONE:
        reason = names.ALLOWED if sold > 0 else names.NOTHING_SOLD
    elif verb == names.VERB_HAWK:
        reason = why_not_hawk(state, farm, lowest, number)
    return reason


def can_answer_crier(state: State, farm: Farm) -> bool:
    agenda = state.agenda(farm.seat)
    return agenda.top_first() > 0 or can_hawk(state, farm, agenda.top_third())


def answer_crier(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    sold = agenda.top_first()
    cash = agenda.top_second()
    agenda.pop()
    if verb == names.VERB_HAWK:
        hawk(state, farm, sold, cash, number)


def hawk(state: State, farm: Farm, sold: int, cash: int, offer: int) -> None:
    """One vegetable is sold; the total cash has a limit."""
    tables = state.components
    vegetable = offer % names.VEGETABLES
    trading.set_shop(state, farm, vegetable, farm.shop[vegetable] + 1)
    price = min(tables.sell[vegetable], tables.crier_cash - cash)
    farms.gain_cash(state, farm, price, names.MARKET_CRIER + 1)
    card = names.FIRST_STALL + offer // names.VEGETABLES
    lower = state.under[card]
    trading.empty_space(state, card, vegetable)
    # A stall that appears meanwhile may sell, too, whatever its number.
    lowest = 0 if open_cards.is_stall(lower) and state.under[card] == 0 else offer + 1
    if sold + 1 < tables.crier_goods and can_hawk(state, farm, lowest):
        state.agenda(farm.seat).push(names.ASK_CRIER, sold + 1, cash + price, lowest)


# --- Market Woman: one's own stall and one within reach change areas, and both are filled -------


def offer_own_stall(state: State, farm: Farm) -> None:
    reach.offer_own(state, farm.seat, names.FIRST_STALL, names.STALLS)


def why_not_own_stall(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_CHOOSE:
        return names.NOT_ASKED
    card = number + 1
    return reach.why_not_own(state, farm.seat, card, open_cards.is_stall(card))


def answer_own_stall(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    agenda.pop()
    agenda.push(names.ASK_OTHER_STALL, number + 1)


def offer_other_stall(state: State, farm: Farm) -> None:
    reach.offer_others(state, farm.seat, names.FIRST_STALL, names.STALLS)


def why_not_other_stall(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_CHOOSE:
        return names.NOT_ASKED
    card = number + 1
    return reach.why_not_other(state, farm.seat, card, open_cards.is_stall(card))


def answer_other_stall(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    stall = agenda.top_first()
    other = number + 1
    agenda.pop()
    open_cards.swap(state, stall, other)
    open_cards.fill_stall(state, stall)
    open_cards.fill_stall(state, other)


# --- Trader: one trade at a stall within reach --------------------------------------------------


def trader_payment(state: State) -> int:
    """What the owner of the stall gets in this round."""
    return state.components.trader_payment[state.round]


def why_not_trade_away(state: State, farm: Farm, stall: int, vegetable: int) -> int:
    card = names.FIRST_STALL + stall
    if not reach.is_within_reach(state, farm.seat, card):
        return names.OUT_OF_REACH
    if farm.cash < trader_payment(state):
        return names.NO_CASH
    owner = open_cards.owner_of(state, card)
    return trading.why_not_trade(state, farm, owner, stall, vegetable)


def can_trade_away(state: State, farm: Farm) -> bool:
    for stall in range(names.STALLS):
        if reach.is_within_reach(state, farm.seat, names.FIRST_STALL + stall):
            for vegetable in range(names.VEGETABLES):
                if why_not_trade_away(state, farm, stall, vegetable) == names.ALLOWED:
                    return True
    return False


def offer_trader(state: State, farm: Farm) -> None:
    for stall in range(names.STALLS):
        if reach.is_within_reach(state, farm.seat, names.FIRST_STALL + stall):
            for vegetable in range(names.VEGETABLES):
                if why_not_trade_away(state, farm, stall, vegetable) == names.ALLOWED:
                    state.offer(names.TRADE + stall * names.VEGETABLES + vegetable)


def why_not_trader(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_TRADE:
        return names.NOT_ASKED
    stall = number // names.VEGETABLES
    return why_not_trade_away(state, farm, stall, number % names.VEGETABLES)


def answer_trader(state: State, farm: Farm, verb: int, number: int) -> None:
    """The owner is paid in rounds 8 and 9; then an ordinary trade."""
    state.agenda(farm.seat).pop()
    stall = number // names.VEGETABLES
    owner = open_cards.owner_of(state, names.FIRST_STALL + stall)
    reach.pay_owner(state, farm, owner, trader_payment(state), names.TRADER + 1)
    trading.trade(state, farm, stall, number % names.VEGETABLES)


# --- Which Trader (A39): they are one choice while they do the same ------------------------------


def is_own_trader(state: State, seat: Seat, card: Card) -> bool:
    is_trader = state.components.card_helper[card] == names.TRADER + 1
    return is_trader and state.place[card] == names.IN_AREA + seat


def choose_trader(state: State, farm: Farm, thrown: int) -> None:
    """A Trader is used or thrown away; which one is asked where it makes a difference."""
    first = 0
    differ = False
    for card in range(names.FIRST_HELPER, names.CARDS + 1):
        if is_own_trader(state, farm.seat, card):
            if first == 0:
                first = card
            elif state.under[card] != state.under[first]:
                differ = True
    if differ:
        state.agenda(farm.seat).push(names.ASK_WHICH, thrown)
    else:
        settle_trader(state, farm, first, thrown)


def settle_trader(state: State, farm: Farm, card: Card, thrown: int) -> None:
    if thrown > 0:
        foreman.throw(state, farm, card)
    else:
        agenda = state.agenda(farm.seat)
        agenda.push(names.AUTO_USED, card)
        agenda.push(names.ASK_TRADER)


def why_not_choose_trader(state: State, farm: Farm, card: Card) -> int:
    """One's own Trader; of those with the same card under them the first."""
    if not is_own_trader(state, farm.seat, card):
        return names.WRONG_CARD
    for other in range(names.FIRST_HELPER, card):
        if is_own_trader(state, farm.seat, other) and state.under[other] == state.under[card]:
            return names.CARD_ORDER
    return names.ALLOWED


def offer_which(state: State, farm: Farm) -> None:
    for card in range(names.FIRST_HELPER, names.CARDS + 1):
        if why_not_choose_trader(state, farm, card) == names.ALLOWED:
            state.offer(names.CHOOSE + card - 1)


def why_not_which(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_CHOOSE:
        return names.NOT_ASKED
    return why_not_choose_trader(state, farm, number + 1)


def can_answer_which(state: State, farm: Farm) -> bool:
    """One that is thrown away needs nothing; one that is used needs a trade."""
    return state.agenda(farm.seat).top_first() > 0 or can_trade_away(state, farm)


def answer_which(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    thrown = agenda.top_first()
    agenda.pop()
    settle_trader(state, farm, number + 1, thrown)
