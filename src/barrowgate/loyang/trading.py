"""Shop, stalls, payments and loans (7.3 to 7.5, 7.10, 9; A31, A32, A39)."""

from barrowgate.core import events
from barrowgate.loyang import farming, names, open_cards
from barrowgate.loyang.state import Farm, State

# --- 7.3, 7.4 The own shop --------------------------------------------------------------------


def set_shop(state: State, farm: Farm, vegetable: int, number: int) -> None:
    """So many vegetables of a kind are in the shop now."""
    if state.watched and farm.shop[vegetable] != number:
        events.note(state.event_log, names.EVENT_SHOP, farm.seat, vegetable, number, 0)
    farm.shop[vegetable] = number


def why_not_buy(state: State, farm: Farm, vegetable: int) -> int:
    if farm.shop[vegetable] == 0:
        return names.SHOP_EMPTY
    if farm.cash < state.components.buy[vegetable]:
        return names.NO_CASH
    return names.ALLOWED


def buy(state: State, farm: Farm, vegetable: int) -> None:
    """One vegetable of the own shop at its price."""
    farming.gain_cash(state, farm, -state.components.buy[vegetable], names.CAUSE_PURCHASE)
    set_shop(state, farm, vegetable, farm.shop[vegetable] - 1)
    farming.gain_vegetable(state, farm, vegetable, 1, names.CAUSE_PURCHASE)


def why_not_sell(state: State, farm: Farm, vegetable: int) -> int:
    """From the cart into a free space of the own shop, at every decision of the seat (A32)."""
    if farm.cart[vegetable] == 0:
        return names.NOT_IN_CART
    if farm.shop[vegetable] >= state.components.shop_spaces[vegetable]:
        return names.SHOP_FULL
    return names.ALLOWED


def sell(state: State, farm: Farm, vegetable: int) -> None:
    farming.gain_vegetable(state, farm, vegetable, -1, names.CAUSE_SALE)
    set_shop(state, farm, vegetable, farm.shop[vegetable] + 1)
    farming.gain_cash(state, farm, state.components.sell[vegetable], names.CAUSE_SALE)


def why_not_loan(state: State, farm: Farm, must_pay: bool) -> int:
    """A31: at most so many of free will; a payment that must be made may go beyond."""
    if farm.loans >= state.components.loan_limit and not must_pay:
        return names.LOAN_LIMIT
    return names.ALLOWED


def borrow(state: State, farm: Farm) -> None:
    farm.loans += 1
    if state.watched:
        events.note(state.event_log, names.EVENT_LOAN, farm.seat, farm.loans, 0, 0)
    farming.gain_cash(state, farm, state.components.loan_cash, names.CAUSE_LOAN)


def pay(state: State, farm: Farm, amount: int, cause: int) -> None:
    """A payment that must be made; without enough cash the paying window opens (A32)."""
    if farm.cash >= amount:
        farming.gain_cash(state, farm, -amount, cause)
    else:
        agenda = state.agenda(farm.seat)
        agenda.push(names.AUTO_PAY, amount, cause)
        agenda.push(names.ASK_FUNDS, amount, 0)


# --- 7.5 Stalls -------------------------------------------------------------------------------


def rate(state: State, farm: Farm, stall: int, vegetable: int) -> int:
    """Vegetables to give for one; with the Housemaid always one."""
    price = state.components.stall_price[stall * names.VEGETABLES + vegetable]
    if farm.housemaid > 0:
        return min(price, 1)
    return price


def why_not_trade(state: State, farm: Farm, owner: int, stall: int, vegetable: int) -> int:
    """One vegetable that is in an open stall of this area, for one or two of the cart."""
    card = names.FIRST_STALL + stall
    if state.place[card] != names.IN_AREA + owner:
        return (
            names.CARD_COVERED if state.place[card] == names.COVERED + owner else names.NOT_IN_AREA
        )
    if state.stall_has[stall * names.VEGETABLES + vegetable] == 0:
        return names.STALL_SOLD_OUT
    if farming.in_cart(farm) < rate(state, farm, stall, vegetable):
        return names.TOO_FEW_TO_GIVE
    return names.ALLOWED


def offer_trades(state: State, farm: Farm, owner: int) -> None:
    for stall in range(names.STALLS):
        if state.place[names.FIRST_STALL + stall] == names.IN_AREA + owner:
            for vegetable in range(names.VEGETABLES):
                if why_not_trade(state, farm, owner, stall, vegetable) == names.ALLOWED:
                    state.offer(names.TRADE + stall * names.VEGETABLES + vegetable)


def trade(state: State, farm: Farm, stall: int, vegetable: int) -> None:
    """The vegetables are given, then the one of the stall is taken."""
    agenda = state.agenda(farm.seat)
    agenda.push(names.AUTO_TRADE, names.FIRST_STALL + stall, vegetable)
    agenda.push(names.ASK_GIVE, rate(state, farm, stall, vegetable), 0)


def why_not_give(farm: Farm, left: int, lowest: int, vegetable: int) -> int:
    """Vegetables are given kind by kind in ascending order, so that one choice is one way."""
    if farm.cart[vegetable] == 0:
        return names.NOT_IN_CART
    if vegetable < lowest:
        return names.CARD_ORDER
    rest = 0
    for other in range(vegetable, names.VEGETABLES):
        rest += farm.cart[other]
    return names.ALLOWED if rest >= left else names.REST_NOT_ENOUGH


def give(state: State, farm: Farm, left: int, vegetable: int) -> None:
    """One vegetable goes to the supply; the frame is on top."""
    farming.gain_vegetable(state, farm, vegetable, -1, names.CAUSE_TRADE)
    agenda = state.agenda(farm.seat)
    if left == 1:
        agenda.pop()
    else:
        agenda.set_top(left - 1, vegetable)


def take_from_stall(state: State, farm: Farm, card: int, vegetable: int) -> None:
    """The vegetable of a stall comes to the cart."""
    empty_space(state, card, vegetable)
    farming.gain_vegetable(state, farm, vegetable, 1, names.CAUSE_TRADE)


def empty_space(state: State, card: int, vegetable: int) -> None:
    """One vegetable leaves a stall; an emptied stall is discarded at once (A13)."""
    stall = card - names.FIRST_STALL
    state.stall_has[stall * names.VEGETABLES + vegetable] = 0
    left = 0
    for other in range(names.VEGETABLES):
        left += state.stall_has[stall * names.VEGETABLES + other]
    if left == 0:
        open_cards.discard(state, card, names.CAUSE_TRADE)
