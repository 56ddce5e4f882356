"""Helpers with customers (12): Deliveryman, Saleswoman, Tout."""

from barrowgate.core import events
from barrowgate.core.numbers import Card, Seat
from barrowgate.loyang import customers, names, open_cards, reach
from barrowgate.loyang.state import Farm, State

# --- Deliveryman: the next row of another player's open regular, from one's own cart ------------


def why_not_deliver(state: State, farm: Farm, card: Card) -> int:
    if not open_cards.is_regular(card):
        return names.WRONG_CARD
    if not reach.is_within_reach(state, farm.seat, card):
        return names.OUT_OF_REACH
    if not customers.has_all(state, farm, card - names.FIRST_REGULAR, 1):
        return names.NOT_IN_CART
    return names.ALLOWED


def can_deliver(state: State, farm: Farm) -> bool:
    for card in range(names.FIRST_REGULAR, names.FIRST_CASUAL):
        if why_not_deliver(state, farm, card) == names.ALLOWED:
            return True
    return False


def offer_regular(state: State, farm: Farm) -> None:
    for card in range(names.FIRST_REGULAR, names.FIRST_CASUAL):
        if why_not_deliver(state, farm, card) == names.ALLOWED:
            state.offer(names.CHOOSE + card - 1)


def why_not_regular(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_CHOOSE:
        return names.NOT_ASKED
    return why_not_deliver(state, farm, number + 1)


def answer_regular(state: State, farm: Farm, verb: int, number: int) -> None:
    """The payment is kept; after the last row the owner gets a share."""
    state.agenda(farm.seat).pop()
    card = number + 1
    owner = open_cards.owner_of(state, card)
    regular = card - names.FIRST_REGULAR
    customers.hand_over(state, farm, regular, state.row[regular], 1)
    customers.fill_row(state, regular)
    if state.place[card] == names.IN_DISCARD:
        share = state.components.deliveryman_share
        reach.pay_owner(state, farm, owner, share, names.DELIVERYMAN + 1)


# --- Saleswoman -----------------------------------------------------------------------------------


def has_red(state: State, seat: Seat) -> bool:
    for regular in range(names.REGULARS):
        if (
            state.place[names.FIRST_REGULAR + regular] == names.IN_AREA + seat
            and state.red[regular] > 0
        ):
            return True
    return False


def turn_markers(state: State, seat: Seat) -> None:
    """All satisfaction markers turn blue."""
    for regular in range(names.REGULARS):
        if state.place[names.FIRST_REGULAR + regular] == names.IN_AREA + seat:
            state.red[regular] = 0
    if state.watched:
        events.note(state.event_log, names.EVENT_MARKERS, seat, 0, 0, 0)


# --- Tout: one's own casual customer is swapped, or another one is bought -----------------------


def offer_own_casual(state: State, farm: Farm) -> None:
    reach.offer_own(state, farm.seat, names.FIRST_CASUAL, names.CASUALS)


def why_not_own_casual(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_CHOOSE:
        return names.NOT_ASKED
    card = number + 1
    return reach.why_not_own(state, farm.seat, card, open_cards.is_casual(card))


def answer_own_casual(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    agenda.pop()
    agenda.push(names.ASK_OTHER_CASUAL, number + 1)


def why_not_buy_casual(state: State, farm: Farm, card: Card) -> int:
    """It is served at once; what its owner gets comes from the proceeds."""
    reason = reach.why_not_other(state, farm.seat, card, open_cards.is_casual(card))
    if reason == names.ALLOWED:
        owner = open_cards.owner_of(state, card)
        casual = card - names.FIRST_CASUAL
        reason = customers.why_not_serve_casual(state, farm, owner, casual)
    return reason


def can_buy_casual(state: State, farm: Farm) -> bool:
    for card in range(names.FIRST_CASUAL, names.FIRST_HELPER):
        if why_not_buy_casual(state, farm, card) == names.ALLOWED:
            return True
    return False


def offer_other_casual(state: State, farm: Farm) -> None:
    casual = state.agenda(farm.seat).top_first()
    if casual > 0:
        reach.offer_others(state, farm.seat, names.FIRST_CASUAL, names.CASUALS)
    else:
        for card in range(names.FIRST_CASUAL, names.FIRST_HELPER):
            if why_not_buy_casual(state, farm, card) == names.ALLOWED:
                state.offer(names.CHOOSE + card - 1)


def why_not_other_casual(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_CHOOSE:
        return names.NOT_ASKED
    casual = state.agenda(farm.seat).top_first()
    card = number + 1
    if casual > 0:
        return reach.why_not_other(state, farm.seat, card, open_cards.is_casual(card))
    return why_not_buy_casual(state, farm, card)


def can_answer_other_casual(state: State, farm: Farm) -> bool:
    return state.agenda(farm.seat).top_first() > 0 or can_buy_casual(state, farm)


def answer_other_casual(state: State, farm: Farm, verb: int, number: int) -> None:
    agenda = state.agenda(farm.seat)
    casual = agenda.top_first()
    agenda.pop()
    if casual > 0:
        open_cards.swap(state, casual, number + 1)
    else:
        buy_casual(state, farm, number + 1)


def buy_casual(state: State, farm: Farm, card: Card) -> None:
    """It is served at the price counted with it; the owner gets 2 of the proceeds."""
    owner = open_cards.owner_of(state, card)
    open_cards.move(state, card, farm.seat)
    customers.serve_casual(state, farm, card - names.FIRST_CASUAL)
    reach.pay_owner(state, farm, owner, state.components.tout_price, names.TOUT + 1)
