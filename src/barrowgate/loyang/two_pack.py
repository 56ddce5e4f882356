"""The two-pack (7.9; A11, A23)."""

from barrowgate.core import events
from barrowgate.core.numbers import Seat
from barrowgate.loyang import farms, names, open_cards, trading
from barrowgate.loyang.state import Farm, State


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
    farms.gain_cash(state, farm, -price(state, farm), names.CAUSE_TWO_PACK)
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


def why_not_choice(second: int, choice: int) -> int:
    """What speaks of a second card needs one."""
    if second == 0 and choice != names.KEEP_NONE and choice != names.KEEP_FIRST:
        return names.WRONG_CARD
    return names.ALLOWED


def offer_pack(state: State, farm: Farm) -> None:
    second = state.agenda(farm.seat).top_second()
    for choice in range(names.KEEPS):
        if why_not_choice(second, choice) == names.ALLOWED:
            state.offer(names.KEEP + choice)


def why_not_pack(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_KEEP:
        return names.NOT_ASKED
    return why_not_choice(state.agenda(farm.seat).top_second(), number)


def answer_pack(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    first = agenda.top_first()
    second = agenda.top_second()
    agenda.pop()
    keep(state, farm, first, second, number)


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


def pay_for_fields(state: State, farm: Farm, one: int, other: Seat) -> None:
    """2 cash for each common field, even a covered one."""
    fields = 0
    if state.components.card_field[one] > 0:
        fields += 1
    if other > 0 and state.components.card_field[other] > 0:
        fields += 1
    if fields > 0:
        price = fields * state.components.common_price
        trading.pay(state, farm, price, names.CAUSE_COMMON_FIELD)
