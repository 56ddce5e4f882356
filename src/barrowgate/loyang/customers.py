"""Regular and casual customers (7.7, 7.8; A6, A10, A16-A18)."""

from barrowgate.core import events
from barrowgate.core.numbers import Seat
from barrowgate.loyang import farms, names, open_cards, trading
from barrowgate.loyang.state import Farm, State

# --- 7.7 Regular customers --------------------------------------------------------------------


def has_all(state: State, farm: Farm, regular: int, times: int) -> bool:
    """Are the two vegetables of a regular in the cart, this many times?"""
    for vegetable in range(names.VEGETABLES):
        need = state.components.regular_need[regular * names.VEGETABLES + vegetable]
        if farm.cart[vegetable] < need * times:
            return False
    return True


def why_not_serve(state: State, farm: Farm, regular: int) -> int:
    """The next row of one's own open regular, once per round; with the Messenger the row again."""
    card = names.FIRST_REGULAR + regular
    if state.place[card] != names.IN_AREA + farm.seat:
        return open_cards.why_not_open(state, farm.seat, card)
    served = state.served[regular]
    if served == names.MISSED:
        return names.ALREADY_MISSED
    if served == names.SERVED_TWICE or (served == names.SERVED and farm.messenger == 0):
        return names.ALREADY_SERVED
    if not has_all(state, farm, regular, 1):
        return names.NOT_IN_CART
    return names.ALLOWED


def serve(state: State, farm: Farm, regular: int) -> None:
    """A delivery: paid at the price of its row; the second of a round on the same row (A6)."""
    if state.served[regular] == names.SERVED:
        state.served[regular] = names.SERVED_TWICE
        hand_over(state, farm, regular, state.row[regular] - 1, 1)
    else:
        state.served[regular] = names.SERVED
        hand_over(state, farm, regular, state.row[regular], 1)
        fill_row(state, regular)


def why_not_serve_twice(state: State, farm: Farm, regular: int) -> int:
    """On the top row both deliveries of the Messenger are made together."""
    reason = why_not_serve(state, farm, regular)
    if reason == names.ALLOWED:
        if (
            farm.messenger == 0
            or state.served[regular] == names.SERVED
            or state.row[regular] != names.ROWS - 1
        ):
            reason = names.NOT_TWICE
        elif not has_all(state, farm, regular, 2):
            reason = names.NOT_IN_CART
    return reason


def serve_twice(state: State, farm: Farm, regular: int) -> None:
    state.served[regular] = names.SERVED_TWICE
    hand_over(state, farm, regular, state.row[regular], 2)
    fill_row(state, regular)


def hand_over(state: State, farm: Farm, regular: int, row: int, times: int) -> None:
    """The vegetables leave the cart and the customer pays."""
    for vegetable in range(names.VEGETABLES):
        need = state.components.regular_need[regular * names.VEGETABLES + vegetable]
        farms.gain_vegetable(state, farm, vegetable, -need * times, names.CAUSE_REGULAR)
    if state.watched:
        card = names.FIRST_REGULAR + regular
        events.note(state.event_log, names.EVENT_SERVED, farm.seat, card, row + 1, 0)
    pays = state.components.regular_pays[regular * names.ROWS + row]
    farms.gain_cash(state, farm, pays * times, names.CAUSE_REGULAR)


def fill_row(state: State, regular: int) -> None:
    """One row more is filled; after the fourth the customer is gone."""
    state.row[regular] += 1
    if state.row[regular] == names.ROWS:
        open_cards.discard(state, names.FIRST_REGULAR + regular, names.CAUSE_REGULAR)


def why_not_miss(state: State, farm: Farm, regular: int) -> int:
    """A17: a miss may be declared in the turn, for a regular that was not served yet."""
    card = names.FIRST_REGULAR + regular
    if state.place[card] != names.IN_AREA + farm.seat:
        return open_cards.why_not_open(state, farm.seat, card)
    if state.served[regular] == names.MISSED:
        return names.ALREADY_MISSED
    if state.served[regular] != names.DUE:
        return names.ALREADY_SERVED
    return names.ALLOWED


def miss(state: State, farm: Farm, regular: int) -> None:
    """Blue turns red; for one that is red already the penalty is paid. The row stays (A16)."""
    state.served[regular] = names.MISSED
    if state.watched:
        card = names.FIRST_REGULAR + regular
        events.note(state.event_log, names.EVENT_MISSED, farm.seat, card, 0, 0)
    if state.red[regular] == 0:
        state.red[regular] = 1
    else:
        trading.pay(state, farm, state.components.penalty, names.CAUSE_PENALTY)


def is_due(state: State, seat: Seat, regular: int) -> bool:
    open_card = state.place[names.FIRST_REGULAR + regular] == names.IN_AREA + seat
    return open_card and state.served[regular] == names.DUE


# --- 7.8 Casual customers ---------------------------------------------------------------------


def why_not_serve_casual(state: State, farm: Farm, owner: Seat, casual: int) -> int:
    """All three vegetables at once, for an open casual customer of this area."""
    card = names.FIRST_CASUAL + casual
    if state.place[card] != names.IN_AREA + owner:
        return open_cards.why_not_open(state, owner, card)
    for vegetable in range(names.VEGETABLES):
        need = state.components.casual_need[casual * names.VEGETABLES + vegetable]
        if farm.cart[vegetable] < need:
            return names.NOT_IN_CART
    return names.ALLOWED


def casual_price(state: State, farm: Farm, casual: int) -> int:
    """More with fewer casual than regular customers, less with more (A10)."""
    tables = state.components
    price = tables.casual_pays[casual]
    casuals = open_cards.count_open(state, farm.seat, names.FIRST_CASUAL, names.CASUALS)
    regulars = open_cards.count_open(state, farm.seat, names.FIRST_REGULAR, names.REGULARS)
    if farm.saleswoman > 0:
        price += tables.saleswoman_bonus
    elif casuals < regulars:
        price += tables.casual_modifier
    elif casuals > regulars:
        price -= tables.casual_modifier
    return price


def serve_casual(state: State, farm: Farm, casual: int) -> None:
    """The customer pays the price of this moment and is gone."""
    price = casual_price(state, farm, casual)
    for vegetable in range(names.VEGETABLES):
        need = state.components.casual_need[casual * names.VEGETABLES + vegetable]
        farms.gain_vegetable(state, farm, vegetable, -need, names.CAUSE_CASUAL)
    card = names.FIRST_CASUAL + casual
    if state.watched:
        events.note(state.event_log, names.EVENT_SERVED, farm.seat, card, 0, 0)
    farms.gain_cash(state, farm, price, names.CAUSE_CASUAL)
    open_cards.discard(state, card, names.CAUSE_CASUAL)


# --- Both: the catalogue counts casual customers after the regular ones -------------------------


def why_not_serve_customer(state: State, farm: Farm, customer: int) -> int:
    if customer < names.REGULARS:
        return why_not_serve(state, farm, customer)
    return why_not_serve_casual(state, farm, farm.seat, customer - names.REGULARS)


def serve_customer(state: State, farm: Farm, customer: int) -> None:
    if customer < names.REGULARS:
        serve(state, farm, customer)
    else:
        serve_casual(state, farm, customer - names.REGULARS)


def offer_services(state: State, farm: Farm) -> None:
    """Customers that can be served now, and misses that may be declared."""
    for regular in range(names.REGULARS):
        if (
            state.place[names.FIRST_REGULAR + regular] == names.IN_AREA + farm.seat
            and why_not_serve(state, farm, regular) == names.ALLOWED
        ):
            state.offer(names.SERVE + regular)
    for casual in range(names.CASUALS):
        if (
            state.place[names.FIRST_CASUAL + casual] == names.IN_AREA + farm.seat
            and why_not_serve_casual(state, farm, farm.seat, casual) == names.ALLOWED
        ):
            state.offer(names.SERVE + names.REGULARS + casual)
    if farm.messenger > 0:
        for regular in range(names.REGULARS):
            if why_not_serve_twice(state, farm, regular) == names.ALLOWED:
                state.offer(names.SERVE_TWICE + regular)
    for regular in range(names.REGULARS):
        if is_due(state, farm.seat, regular):
            state.offer(names.MISS + regular)
