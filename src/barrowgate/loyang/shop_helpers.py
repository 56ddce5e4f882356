"""Helpers for one's own shop (12): Accountant; Haggler, Shopper and Merchant, alone or together."""

from barrowgate.core.numbers import Seat
from barrowgate.loyang import farms, names, open_cards, trading
from barrowgate.loyang.state import Farm, State

# --- Accountant: the shop is set kind by kind, then a vegetable brings cash --------------------


def offer_shop(state: State, farm: Farm) -> None:
    vegetable = state.agenda(farm.seat).top_first()
    for number in range(state.components.shop_spaces[vegetable] + 1):
        state.offer(names.FILL + vegetable * names.SHOP_NUMBERS + number)


def why_not_shop(state: State, farm: Farm, verb: int, number: int) -> int:
    vegetable = state.agenda(farm.seat).top_first()
    if verb != names.VERB_FILL or number // names.SHOP_NUMBERS != vegetable:
        return names.NOT_ASKED
    fits = number % names.SHOP_NUMBERS <= state.components.shop_spaces[vegetable]
    return names.ALLOWED if fits else names.SHOP_FULL


def answer_shop(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    vegetable = agenda.top_first()
    agenda.pop()
    trading.set_shop(state, farm, vegetable, number % names.SHOP_NUMBERS)
    if vegetable + 1 < names.VEGETABLES:
        agenda.push(names.ASK_SHOP, vegetable + 1)
    else:
        agenda.push(names.ASK_NAME)


def offer_name(state: State, farm: Farm) -> None:
    for vegetable in range(names.VEGETABLES):
        state.offer(names.NAME + vegetable)


def why_not_name(state: State, farm: Farm, verb: int, number: int) -> int:
    return names.ALLOWED if verb == names.VERB_NAME else names.NOT_ASKED


def answer_name(state: State, farm: Farm, verb: int, number: int) -> None:
    state.agenda(farm.seat).pop()
    farms.gain_cash(state, farm, count_fields(farm, number), names.ACCOUNTANT + 1)


def count_fields(farm: Farm, vegetable: int) -> int:
    """Fields that still hold this vegetable, home included."""
    total = 0
    for place in range(farm.n_fields):
        if farm.field_crop[place] == vegetable + 1 and farm.field_tokens[place] > 0:
            total += 1
    return total


# --- Haggler, Shopper, Merchant -----------------------------------------------------------------


def bargain_card(state: State, seat: Seat, bit: int, kind: int) -> int:
    """The open card of a helper that takes part (its bit is set), or 0."""
    return open_cards.find_helper(state, seat, kind) if bit != 0 else 0


def why_not_use_bargain(state: State, farm: Farm, helpers: int) -> int:
    """All helpers of a combination lie open, and there is something to buy."""
    seat = farm.seat
    haggler = helpers & names.BARGAIN_HAGGLER
    shopper = helpers & names.BARGAIN_SHOPPER
    merchant = helpers & names.BARGAIN_MERCHANT
    if (
        (haggler != 0 and open_cards.find_helper(state, seat, names.HAGGLER) == 0)
        or (shopper != 0 and open_cards.find_helper(state, seat, names.SHOPPER) == 0)
        or (merchant != 0 and open_cards.find_helper(state, seat, names.MERCHANT) == 0)
    ):
        return names.HELPER_ABSENT
    for vegetable in range(names.VEGETABLES):
        if why_not_buy_so(state, farm, helpers, vegetable) == names.ALLOWED:
            return names.ALLOWED
    return names.HELPER_NO_EFFECT


def use_bargain(state: State, farm: Farm, helpers: int) -> None:
    """Combined helpers go to the discard together, after their effect.

    All are found first, so that a Foreman under one of them sees the others, too.
    """
    agenda = state.agenda(farm.seat)
    merchant = bargain_card(state, farm.seat, helpers & names.BARGAIN_MERCHANT, names.MERCHANT)
    shopper = bargain_card(state, farm.seat, helpers & names.BARGAIN_SHOPPER, names.SHOPPER)
    haggler = bargain_card(state, farm.seat, helpers & names.BARGAIN_HAGGLER, names.HAGGLER)
    agenda.push(names.AUTO_USED, merchant, shopper, haggler)
    if helpers == names.BARGAIN_MERCHANT:
        ask_merchant(state, farm, 0, 0)
    else:
        agenda.push(names.ASK_BARGAIN, helpers)


def wanted_twice(state: State, seat: Seat, vegetable: int) -> bool:
    """Do the open regulars want this vegetable at least twice (A9)?"""
    total = 0
    for regular in range(names.REGULARS):
        if state.place[names.FIRST_REGULAR + regular] == names.IN_AREA + seat:
            total += state.components.regular_need[regular * names.VEGETABLES + vegetable]
    return total >= 2


def bargain_price(state: State, helpers: int, vegetable: int) -> int:
    """What the bargain costs in all."""
    tables = state.components
    if helpers & names.BARGAIN_MERCHANT != 0:
        return 0 if helpers & names.BARGAIN_SHOPPER != 0 else tables.merchant_price
    if helpers & names.BARGAIN_SHOPPER != 0:
        return max(0, tables.buy[vegetable] - tables.shopper_discount)
    return tables.buy[vegetable]


def why_not_buy_so(state: State, farm: Farm, helpers: int, vegetable: int) -> int:
    """Which vegetable may be bought this way?"""
    if helpers & names.BARGAIN_MERCHANT != 0 and not wanted_twice(state, farm.seat, vegetable):
        return names.WRONG_CROP
    amount = 2 if helpers & names.BARGAIN_HAGGLER != 0 else 1
    if helpers & names.BARGAIN_SHOPPER == 0 and farm.shop[vegetable] < amount:
        return names.SHOP_EMPTY
    if farm.cash < bargain_price(state, helpers, vegetable):
        return names.NO_CASH
    return names.ALLOWED


def buy_so(state: State, farm: Farm, helpers: int, vegetable: int) -> None:
    """The vegetables come from the shop or, with the Shopper, from the supply (A47)."""
    amount = 2 if helpers & names.BARGAIN_HAGGLER != 0 else 1
    price = bargain_price(state, helpers, vegetable)
    farms.gain_cash(state, farm, -price, names.CAUSE_PURCHASE)
    if helpers & names.BARGAIN_SHOPPER == 0:
        trading.set_shop(state, farm, vegetable, farm.shop[vegetable] - amount)
    farms.gain_vegetable(state, farm, vegetable, amount, names.CAUSE_PURCHASE)


def offer_bargain(state: State, farm: Farm) -> None:
    helpers = state.agenda(farm.seat).top_first()
    for vegetable in range(names.VEGETABLES):
        if why_not_buy_so(state, farm, helpers, vegetable) == names.ALLOWED:
            state.offer(names.NAME + vegetable)


def why_not_bargain(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_NAME:
        return names.NOT_ASKED
    return why_not_buy_so(state, farm, state.agenda(farm.seat).top_first(), number)


def answer_bargain(state: State, farm: Farm, verb: int, number: int) -> None:
    """The vegetable is bought; a Merchant among the helpers then sells other kinds as usual."""
    agenda = state.agenda(farm.seat)
    helpers = agenda.top_first()
    agenda.pop()
    buy_so(state, farm, helpers, number)
    if helpers & names.BARGAIN_MERCHANT != 0:
        ask_merchant(state, farm, 0, number + 1)


# --- The Merchant: one of each kind that is wanted twice, kind by kind --------------------------


def why_not_buy_next(state: State, farm: Farm, lowest: int, taken: int, vegetable: int) -> int:
    if vegetable < lowest or vegetable + 1 == taken:
        return names.CARD_ORDER
    return why_not_buy_so(state, farm, names.BARGAIN_MERCHANT, vegetable)


def ask_merchant(state: State, farm: Farm, lowest: int, taken: int) -> None:
    """While a kind is left that may be bought."""
    for vegetable in range(lowest, names.VEGETABLES):
        if why_not_buy_next(state, farm, lowest, taken, vegetable) == names.ALLOWED:
            state.agenda(farm.seat).push(names.ASK_MERCHANT, lowest, taken)
            break


def why_not_end_merchant(state: State, farm: Farm) -> int:
    """The Merchant alone must buy something first."""
    agenda = state.agenda(farm.seat)
    must_buy = agenda.top_first() == 0 and agenda.top_second() == 0
    return names.MUST_CHOOSE if must_buy else names.ALLOWED


def offer_merchant(state: State, farm: Farm) -> None:
    agenda = state.agenda(farm.seat)
    lowest = agenda.top_first()
    taken = agenda.top_second()
    if why_not_end_merchant(state, farm) == names.ALLOWED:
        state.offer(names.DONE)
    for vegetable in range(names.VEGETABLES):
        if why_not_buy_next(state, farm, lowest, taken, vegetable) == names.ALLOWED:
            state.offer(names.NAME + vegetable)


def why_not_merchant(state: State, farm: Farm, verb: int, number: int) -> int:
    agenda = state.agenda(farm.seat)
    reason = names.NOT_ASKED
    if verb == names.VERB_DONE:
        reason = why_not_end_merchant(state, farm)
    elif verb == names.VERB_NAME:
        reason = why_not_buy_next(state, farm, agenda.top_first(), agenda.top_second(), number)
    return reason


def answer_merchant(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    taken = agenda.top_second()
    agenda.pop()
    if verb == names.VERB_NAME:
        buy_so(state, farm, names.BARGAIN_MERCHANT, number)
        ask_merchant(state, farm, number + 1, taken)
