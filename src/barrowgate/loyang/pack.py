"""The two-pack (7.9) and the end of a turn: storehouse and path (8.2, 8.3; A11, A22, A23)."""

from barrowgate.core import events
from barrowgate.loyang import farming, names, open_cards, trading
from barrowgate.loyang.state import Farm, State

# --- 7.9 The two-pack -------------------------------------------------------------------------


def price(state: State, farm: Farm) -> int:
    """The larger number of open helpers or open stalls; free with the Official."""
    if farm.official > 0:
        return 0
    helpers = open_cards.count_open(state, farm.seat, names.FIRST_HELPER, names.HELPER_CARDS)
    stalls = open_cards.count_open(state, farm.seat, names.FIRST_STALL, names.STALLS)
    return max(helpers, stalls)


def why_not_buy(state: State, farm: Farm) -> int:
    if farm.pack_bought > 0:
        return names.PACK_BOUGHT
    if not open_cards.can_draw(state):
        return names.PILE_EMPTY
    if farm.cash < price(state, farm):
        return names.NO_CASH
    return names.ALLOWED


def buy(state: State, farm: Farm) -> None:
    """Paid first; then two cards are turned over, or as many as there are."""
    farming.gain_cash(state, farm, -price(state, farm), names.CAUSE_TWO_PACK)
    farm.pack_bought = 1
    first = turn_over(state)
    second = turn_over(state)
    state.agenda(farm.seat).push(names.ASK_PACK, first, second)


def turn_over(state: State) -> int:
    card = open_cards.draw_or_shuffle(state)
    if card > 0:
        state.seen[card] = 1
        if state.watched:
            events.note(state.event_log, names.EVENT_DRAWN, -1, card, 0, 0)
    return card


def why_not_keep(first: int, second: int, choice: int) -> int:
    if choice > names.KEEP_FIRST and second == 0:
        return names.WRONG_CARD
    return names.ALLOWED


def keep(state: State, farm: Farm, first: int, second: int, choice: int) -> None:
    """None, one laid out as usual, or both stacked; a common field kept costs its price."""
    if choice == names.KEEP_FIRST_OVER:
        open_cards.stack(state, farm.seat, first, second)
        pay_for_fields(state, farm, first, second)
    elif choice == names.KEEP_SECOND_OVER:
        open_cards.stack(state, farm.seat, second, first)
        pay_for_fields(state, farm, first, second)
    else:
        if choice == names.KEEP_FIRST:
            open_cards.lay_out(state, farm.seat, first)
            pay_for_fields(state, farm, first, 0)
        else:
            open_cards.put_aside(state, first)
        if second > 0:
            if choice == names.KEEP_SECOND:
                open_cards.lay_out(state, farm.seat, second)
                pay_for_fields(state, farm, second, 0)
            else:
                open_cards.put_aside(state, second)


def pay_for_fields(state: State, farm: Farm, one: int, other: int) -> None:
    """2 cash for each common field, also a covered one."""
    fields = 0
    if state.components.card_field[one] > 0:
        fields += 1
    if other > 0 and state.components.card_field[other] > 0:
        fields += 1
    if fields > 0:
        price = fields * state.components.common_price
        trading.pay(state, farm, price, names.CAUSE_COMMON_FIELD)


# --- 8.2 Storing ------------------------------------------------------------------------------


def capacity(state: State, farm: Farm) -> int:
    """Places left in the storehouse."""
    total = state.components.enlarged if farm.enlarged > 0 else state.components.capacity
    for vegetable in range(names.VEGETABLES):
        total -= farm.store[vegetable]
    return total


def store_rest(state: State, farm: Farm, lowest: int) -> None:
    """What fits is stored; when more is left than fits the player chooses (A42)."""
    if farming.in_cart(farm) <= capacity(state, farm):
        for vegetable in range(names.VEGETABLES):
            while farm.cart[vegetable] > 0:
                store(state, farm, vegetable)
    else:
        state.agenda(farm.seat).push(names.ASK_STORE, lowest, 0)


def why_not_store(state: State, farm: Farm, lowest: int, vegetable: int) -> int:
    """Kinds are stored in ascending order; the storehouse is filled as far as it goes."""
    free = capacity(state, farm)
    if free == 0:
        return names.STORE_FULL
    return trading.why_not_give(farm, free, lowest, vegetable)


def store(state: State, farm: Farm, vegetable: int) -> None:
    farming.gain_vegetable(state, farm, vegetable, -1, names.CAUSE_STORE)
    farm.store[vegetable] += 1
    if state.watched:
        events.note(state.event_log, names.EVENT_STORED, farm.seat, vegetable, 0, 0)


def why_not_enlarge(state: State, farm: Farm) -> int:
    if farm.enlarged > 0:
        return names.STORE_ENLARGED
    if farm.cash < state.components.enlarge:
        return names.NO_CASH
    return names.ALLOWED


def enlarge(state: State, farm: Farm) -> None:
    farming.gain_cash(state, farm, -state.components.enlarge, names.CAUSE_STORE)
    farm.enlarged = 1
    if state.watched:
        events.note(state.event_log, names.EVENT_ENLARGED, farm.seat, 0, 0, 0)


def return_rest(state: State, farm: Farm) -> None:
    """What does not fit goes back to the supply."""
    for vegetable in range(names.VEGETABLES):
        farming.gain_vegetable(state, farm, vegetable, -farm.cart[vegetable], names.CAUSE_STORE)


# --- 8.3 The path of prosperity ---------------------------------------------------------------


def step_price(state: State, farm: Farm, steps: int) -> int:
    """The first step of a turn costs 1, every further one the number of the space entered."""
    if steps == 0:
        return state.components.first_step
    return farm.path + 1


def why_not_step(state: State, farm: Farm, steps: int) -> int:
    if farm.cash < step_price(state, farm, steps):
        return names.NO_CASH
    return names.ALLOWED


def step(state: State, farm: Farm, steps: int) -> None:
    farming.gain_cash(state, farm, -step_price(state, farm, steps), names.CAUSE_PATH)
    farm.path += 1
    if state.watched:
        events.note(state.event_log, names.EVENT_PATH, farm.seat, farm.path, 0, 0)
