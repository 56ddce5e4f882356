"""Helpers with fields (12): Ploughman, Tenant, Leaseholder."""

from barrowgate.core import events
from barrowgate.core.numbers import Seat
from barrowgate.loyang import farming, farms, names, open_cards, reach
from barrowgate.loyang.state import Farm, State

# --- Ploughman ------------------------------------------------------------------------------------


def why_not_clear(state: State, farm: Farm, place: int) -> int:
    """A field with enough tokens, never the home field."""
    if place >= farm.n_fields or farm.field_card[place] == names.HOME:
        return names.NO_FIELD
    if farm.field_tokens[place] < state.components.ploughman_tokens:
        return names.TOO_FEW_TOKENS
    return names.ALLOWED


def can_clear(state: State, farm: Farm) -> bool:
    for place in range(farm.n_fields):
        if why_not_clear(state, farm, place) == names.ALLOWED:
            return True
    return False


def offer_plough(state: State, farm: Farm) -> None:
    for place in range(farm.n_fields):
        if why_not_clear(state, farm, place) == names.ALLOWED:
            state.offer(names.PICK + farm.seat * names.FIELDS + place)


def why_not_plough(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_PICK:
        return names.NOT_ASKED
    if number // names.FIELDS != farm.seat:
        return names.OUT_OF_REACH
    return why_not_clear(state, farm, number % names.FIELDS)


def answer_plough(state: State, farm: Farm, verb: int, number: int) -> None:
    """The tokens go to the supply; the field is unsown."""
    state.agenda(farm.seat).pop()
    place = number % names.FIELDS
    farm.field_crop[place] = 0
    farm.field_tokens[place] = 0


def is_last_token(farm: Farm, place: int) -> bool:
    return farm.field_tokens[place] == 1 and farm.field_card[place] != names.HOME


def has_last_token(farm: Farm) -> bool:
    for place in range(farm.n_fields):
        if is_last_token(farm, place):
            return True
    return False


def harvest_last_tokens(state: State, farm: Farm) -> None:
    """Every field with exactly one token is harvested at once."""
    for place in range(farm.n_fields):
        if is_last_token(farm, place):
            farming.reap(state, farm, place, 1, names.PLOUGHMAN + 1)
    farming.clear_emptied(state, farm)


# --- Tenant: a token of another player's field; alone, one of three vegetables of the supply -----


def why_not_tenant_now(state: State, farm: Farm) -> int:
    """May the Tenant be used?"""
    is_solo = state.players == 1
    tables = state.components
    if farm.cash < (tables.tenant_solo_price if is_solo else tables.tenant_price):
        return names.NO_CASH
    return names.ALLOWED if is_solo or can_lease(state, farm) else names.HELPER_NO_EFFECT


def why_not_lease(state: State, farm: Farm, owner: Seat, place: int) -> int:
    """A field that holds enough, never a home field."""
    if owner >= state.players or not reach.reaches(state, farm.seat, owner):
        return names.OUT_OF_REACH
    other = state.farm(owner)
    if place >= other.n_fields or other.field_card[place] == names.HOME:
        return names.NO_FIELD
    if other.field_tokens[place] < state.components.tenant_tokens:
        return names.TOO_FEW_TOKENS
    return names.ALLOWED


def can_lease(state: State, farm: Farm) -> bool:
    for pick in range(state.players * names.FIELDS):
        owner = pick // names.FIELDS
        if why_not_lease(state, farm, owner, pick % names.FIELDS) == names.ALLOWED:
            return True
    return False


def offer_tenant(state: State, farm: Farm) -> None:
    if state.players == 1:
        for vegetable in range(names.VEGETABLES):
            if state.components.tenant_crop[vegetable] > 0:
                state.offer(names.NAME + vegetable)
    else:
        for pick in range(state.players * names.FIELDS):
            owner = pick // names.FIELDS
            if why_not_lease(state, farm, owner, pick % names.FIELDS) == names.ALLOWED:
                state.offer(names.PICK + pick)


def why_not_tenant(state: State, farm: Farm, verb: int, number: int) -> int:
    reason = names.NOT_ASKED
    if state.players == 1:
        if verb == names.VERB_NAME:
            is_sold = state.components.tenant_crop[number] > 0
            reason = names.ALLOWED if is_sold else names.WRONG_CROP
    elif verb == names.VERB_PICK:
        reason = why_not_lease(state, farm, number // names.FIELDS, number % names.FIELDS)
    return reason


def answer_tenant(state: State, farm: Farm, verb: int, number: int) -> None:
    state.agenda(farm.seat).pop()
    if state.players == 1:
        price = state.components.tenant_solo_price
        farms.gain_cash(state, farm, -price, names.TENANT + 1)
        farms.gain_vegetable(state, farm, number, 1, names.TENANT + 1)
    else:
        lease(state, farm, number // names.FIELDS, number % names.FIELDS)


def lease(state: State, farm: Farm, owner: Seat, place: int) -> None:
    """One token of another player's field; its owner is paid."""
    other = state.farm(owner)
    reach.pay_owner(state, farm, owner, state.components.tenant_price, names.TENANT + 1)
    other.field_tokens[place] -= 1
    vegetable = other.field_crop[place] - 1
    farms.gain_vegetable(state, farm, vegetable, 1, names.TENANT + 1)


# --- Leaseholder: a field of the private pile is bought, or swapped for an unsown one ------------


def why_not_buy_field(state: State, farm: Farm) -> int:
    if farm.n_pile == 0:
        return names.NO_PILE
    if farm.cash < state.components.leaseholder_price:
        return names.NO_CASH
    return names.ALLOWED


def why_not_swap_field(farm: Farm) -> int:
    if farm.n_pile == 0:
        return names.NO_PILE
    for place in range(farm.n_fields):
        if farm.field_crop[place] == 0:
            return names.ALLOWED
    return names.HELPER_NO_EFFECT


def buy_field(state: State, farm: Farm) -> None:
    price = state.components.leaseholder_price
    farms.gain_cash(state, farm, -price, names.LEASEHOLDER + 1)
    look_through_pile(state, farm, farm.n_pile)


def look_through_pile(state: State, farm: Farm, places: int) -> None:
    """The owner looks through the pile and must take one of its first few fields (A30)."""
    farm.pile_known = 1
    state.reveal()
    if state.watched:
        events.note(state.event_log, names.EVENT_LOOKED, farm.seat, 0, 0, 0)
    state.agenda(farm.seat).push(names.ASK_PILE, places)


def offer_pile(state: State, farm: Farm) -> None:
    places = state.agenda(farm.seat).top_first()
    for place in range(places):
        state.offer(names.PLACE + place)


def why_not_pile(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_PLACE:
        return names.NOT_ASKED
    places = state.agenda(farm.seat).top_first()
    return names.ALLOWED if number < places else names.NO_FIELD


def answer_pile(state: State, farm: Farm, verb: int, number: int) -> None:
    state.agenda(farm.seat).pop()
    farms.take_from_pile(state, farm, number, names.LOG_TAKEN)


def why_not_put_back(state: State, farm: Farm, place: int) -> int:
    """An unsown field of one's own area; of those alike the first."""
    if place >= farm.n_fields:
        return names.NO_FIELD
    if farm.field_crop[place] > 0:
        return names.FIELD_SOWN
    return names.ALLOWED if farming.is_first_alike(state, farm, place) else names.CARD_ORDER


def offer_return(state: State, farm: Farm) -> None:
    for place in range(farm.n_fields):
        if why_not_put_back(state, farm, place) == names.ALLOWED:
            state.offer(names.PICK + farm.seat * names.FIELDS + place)


def why_not_return(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_PICK:
        return names.NOT_ASKED
    if number // names.FIELDS != farm.seat:
        return names.OUT_OF_REACH
    return why_not_put_back(state, farm, number % names.FIELDS)


def answer_return(state: State, farm: Farm, verb: int, number: int) -> None:
    """The field goes under the pile, what lay under it appears; another one must be taken."""
    state.agenda(farm.seat).pop()
    place = number % names.FIELDS
    card = farm.field_card[place]
    farms.put_under_pile(state, farm, place)
    if card > 0:
        open_cards.reveal_under(state, farm.seat, card)
    look_through_pile(state, farm, farm.n_pile - 1)
