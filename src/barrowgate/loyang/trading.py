"""Shop, stalls, payments and loans (7.3 to 7.5, 7.10, 9; A31, A32, A39)."""

from barrowgate.core import events
from barrowgate.core.numbers import Card, Seat
from barrowgate.loyang import farms, names, open_cards
from barrowgate.loyang.state import Farm, State

# --- 7.3, 7.4 One's own shop ------------------------------------------------------------------


def set_shop(state: State, farm: Farm, vegetable: int, number: int) -> None:
    """This many vegetables of a kind are in the shop now."""
    if state.watched and farm.shop[vegetable] != number:
        events.note(state.event_log, names.EVENT_SHOP, farm.seat, vegetable, number, 0)
    farm.shop[vegetable] = number


def why_not_buy(state: State, farm: Farm, vegetable: int) -> int:
    if farm.shop[vegetable] == 0:
        return names.SHOP_EMPTY
    if farm.cash < state.components.buy[vegetable]:
        return names.NO_CASH
    return names.ALLOWED


def offer_purchases(state: State, farm: Farm) -> None:
    for vegetable in range(names.VEGETABLES):
        if why_not_buy(state, farm, vegetable) == names.ALLOWED:
            state.offer(names.BUY + vegetable)


def buy(state: State, farm: Farm, vegetable: int) -> None:
    """One vegetable of one's own shop at its price."""
    farms.gain_cash(state, farm, -state.components.buy[vegetable], names.CAUSE_PURCHASE)
    set_shop(state, farm, vegetable, farm.shop[vegetable] - 1)
    farms.gain_vegetable(state, farm, vegetable, 1, names.CAUSE_PURCHASE)


def why_not_sell(state: State, farm: Farm, vegetable: int) -> int:
    """From the cart into a free space of one's own shop, at every decision of the seat (A32)."""
    if farm.cart[vegetable] == 0:
        return names.NOT_IN_CART
    if farm.shop[vegetable] >= state.components.shop_spaces[vegetable]:
        return names.SHOP_FULL
    return names.ALLOWED


def sell(state: State, farm: Farm, vegetable: int) -> None:
    farms.gain_vegetable(state, farm, vegetable, -1, names.CAUSE_SALE)
    set_shop(state, farm, vegetable, farm.shop[vegetable] + 1)
    farms.gain_cash(state, farm, state.components.sell[vegetable], names.CAUSE_SALE)


def why_not_loan(state: State, farm: Farm, must_pay: bool) -> int:
    """A31: loans of free will are limited; a payment that must be made may go beyond."""
    if farm.loans >= state.components.loan_limit and not must_pay:
        return names.LOAN_LIMIT
    return names.ALLOWED


def borrow(state: State, farm: Farm) -> None:
    farm.loans += 1
    if state.watched:
        events.note(state.event_log, names.EVENT_LOAN, farm.seat, farm.loans, 0, 0)
    farms.gain_cash(state, farm, state.components.loan_cash, names.CAUSE_LOAN)


def pay(state: State, farm: Farm, amount: int, cause: int) -> None:
    """A payment that must be made; without enough cash the paying window opens (A32)."""
    if farm.cash >= amount:
        farms.gain_cash(state, farm, -amount, cause)
    else:
        agenda = state.agenda(farm.seat)
        agenda.push(names.AUTO_PAY, amount, cause)
        agenda.push(names.ASK_FUNDS, amount)


def run_pay(state: State, farm: Farm) -> None:
    """The payment is tried again."""
    agenda = state.agenda(farm.seat)
    cash = agenda.top_first()
    cause = agenda.top_second()
    agenda.pop()
    pay(state, farm, cash, cause)


# --- 7.5 Stalls -------------------------------------------------------------------------------


def rate(state: State, farm: Farm, stall: int, vegetable: int) -> int:
    """Vegetables to give for one; with the Housemaid always one."""
    price = state.components.stall_price[stall * names.VEGETABLES + vegetable]
    if farm.housemaid > 0:
        return min(price, 1)
    return price


def why_not_trade(state: State, farm: Farm, owner: Seat, stall: int, vegetable: int) -> int:
    """One vegetable that is in an open stall of this area, for one or two of the cart."""
    card = names.FIRST_STALL + stall
    if state.place[card] != names.IN_AREA + owner:
        return open_cards.why_not_open(state, owner, card)
    if state.stall_has[stall * names.VEGETABLES + vegetable] == 0:
        return names.STALL_SOLD_OUT
    if farms.in_cart(farm, 0) < rate(state, farm, stall, vegetable):
        return names.TOO_FEW_TO_GIVE
    return names.ALLOWED


def offer_trades(state: State, farm: Farm, owner: Seat) -> None:
    for stall in range(names.STALLS):
        if state.place[names.FIRST_STALL + stall] == names.IN_AREA + owner:
            for vegetable in range(names.VEGETABLES):
                if why_not_trade(state, farm, owner, stall, vegetable) == names.ALLOWED:
                    state.offer(names.TRADE + stall * names.VEGETABLES + vegetable)


def trade(state: State, farm: Farm, stall: int, vegetable: int) -> None:
    """The vegetables are given, then the one of the stall is taken."""
    agenda = state.agenda(farm.seat)
    agenda.push(names.AUTO_TRADE, names.FIRST_STALL + stall, vegetable)
    agenda.push(names.ASK_GIVE, rate(state, farm, stall, vegetable))


def why_not_part_with(farm: Farm, count: int, lowest: int, vegetable: int) -> int:
    """Vegetables go kind by kind in ascending order, so that one choice is one way."""
    if farm.cart[vegetable] == 0:
        return names.NOT_IN_CART
    if vegetable < lowest:
        return names.CARD_ORDER
    enough = farms.in_cart(farm, vegetable) >= count
    return names.ALLOWED if enough else names.REST_NOT_ENOUGH


def offer_give(state: State, farm: Farm) -> None:
    agenda = state.agenda(farm.seat)
    count = agenda.top_first()
    lowest = agenda.top_second()
    for vegetable in range(names.VEGETABLES):
        if why_not_part_with(farm, count, lowest, vegetable) == names.ALLOWED:
            state.offer(names.GIVE + vegetable)


def why_not_give(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_GIVE:
        return names.NOT_ASKED
    agenda = state.agenda(farm.seat)
    return why_not_part_with(farm, agenda.top_first(), agenda.top_second(), number)


def can_give(state: State, farm: Farm) -> bool:
    """Are there enough vegetables of the kinds that may still be given?"""
    agenda = state.agenda(farm.seat)
    return farms.in_cart(farm, agenda.top_second()) >= agenda.top_first()


def answer_give(state: State, farm: Farm, verb: int, number: int) -> None:
    """One vegetable goes to the supply."""
    agenda = state.agenda(farm.seat)
    count = agenda.top_first()
    farms.gain_vegetable(state, farm, number, -1, names.CAUSE_TRADE)
    if count == 1:
        agenda.pop()
    else:
        agenda.set_top(count - 1, number)


def run_trade(state: State, farm: Farm) -> None:
    """The vegetable of a stall comes to the cart."""
    agenda = state.agenda(farm.seat)
    stall = agenda.top_first()
    vegetable = agenda.top_second()
    agenda.pop()
    empty_space(state, stall, vegetable)
    farms.gain_vegetable(state, farm, vegetable, 1, names.CAUSE_TRADE)


def empty_space(state: State, card: Card, vegetable: int) -> None:
    """One vegetable leaves a stall; an emptied stall is discarded at once (A13)."""
    stall = card - names.FIRST_STALL
    state.stall_has[stall * names.VEGETABLES + vegetable] = 0
    left = 0
    for other in range(names.VEGETABLES):
        left += state.stall_has[stall * names.VEGETABLES + other]
    if left == 0:
        open_cards.discard(state, card, names.CAUSE_TRADE)
