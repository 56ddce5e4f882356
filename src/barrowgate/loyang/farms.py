"""What lies on a farm: cash, the cart, fields, and the private pile with what was seen of it."""

from barrowgate.core import events
from barrowgate.core.numbers import Card
from barrowgate.loyang import names
from barrowgate.loyang.state import Farm, State


def gain_cash(state: State, farm: Farm, amount: int, cause: int) -> None:
    """Cash comes (or goes, when negative)."""
    farm.cash += amount
    if state.watched and amount != 0:
        events.note(state.event_log, names.EVENT_CASH, farm.seat, amount, 0, cause)


def gain_vegetable(state: State, farm: Farm, vegetable: int, amount: int, cause: int) -> None:
    """Vegetables come to the cart (or leave it)."""
    farm.cart[vegetable] += amount
    if state.watched and amount != 0:
        events.note(state.event_log, names.EVENT_VEGETABLE, farm.seat, vegetable, amount, cause)


def in_cart(farm: Farm, lowest: int) -> int:
    """All vegetables in the cart, from one kind on."""
    total = 0
    for vegetable in range(lowest, names.VEGETABLES):
        total += farm.cart[vegetable]
    return total


def leftovers(farm: Farm) -> int:
    """The last tie-break (10): vegetables on private and common fields and in the storehouse."""
    total = 0
    for place in range(farm.n_fields):
        if farm.field_card[place] != names.HOME:
            total += farm.field_tokens[place]
    for vegetable in range(names.VEGETABLES):
        total += farm.store[vegetable]
    return total


# --- Fields -----------------------------------------------------------------------------------


def add_field(state: State, farm: Farm, size: int, card: Card) -> None:
    """An unsown field comes to the right of the others."""
    place = farm.n_fields
    farm.field_size[place] = size
    farm.field_crop[place] = 0
    farm.field_tokens[place] = 0
    farm.field_card[place] = card
    farm.n_fields = place + 1
    if state.watched:
        events.note(state.event_log, names.EVENT_FIELD, farm.seat, size, card, 0)


def drop_field(farm: Farm, place: int) -> None:
    """A field leaves its place; those to the right move up."""
    farm.n_fields -= 1
    for i in range(place, farm.n_fields):
        farm.field_size[i] = farm.field_size[i + 1]
        farm.field_crop[i] = farm.field_crop[i + 1]
        farm.field_tokens[i] = farm.field_tokens[i + 1]
        farm.field_card[i] = farm.field_card[i + 1]
    last = farm.n_fields
    farm.field_size[last] = 0
    farm.field_crop[last] = 0
    farm.field_tokens[last] = 0
    farm.field_card[last] = 0


# --- The private pile -------------------------------------------------------------------------


def turn_field(state: State, farm: Farm) -> None:
    """5.1: the top field of the private pile is turned over."""
    if farm.n_pile > 0:
        take_from_pile(state, farm, 0, names.LOG_TURNED)


def take_from_pile(state: State, farm: Farm, place: int, what: int) -> None:
    """A field of the private pile comes to the farm, turned or taken; everybody sees it."""
    size = farm.pile[place]
    card = farm.pile_card[place]
    log_field(farm, what, size, card)
    farm.n_pile -= 1
    for i in range(place, farm.n_pile):
        farm.pile[i] = farm.pile[i + 1]
        farm.pile_card[i] = farm.pile_card[i + 1]
    farm.pile[farm.n_pile] = 0
    farm.pile_card[farm.n_pile] = 0
    state.reveal()
    if card > 0:
        state.place[card] = names.IN_AREA + farm.seat
    add_field(state, farm, size, card)


def put_under_pile(state: State, farm: Farm, place: int) -> None:
    """An unsown field goes under the private pile, and everybody saw which."""
    size = farm.field_size[place]
    card = farm.field_card[place]
    log_field(farm, names.LOG_PUT_UNDER, size, card)
    farm.pile[farm.n_pile] = size
    farm.pile_card[farm.n_pile] = card
    farm.n_pile += 1
    drop_field(farm, place)
    if card > 0:
        state.place[card] = names.IN_PILE + farm.seat


# What everybody saw of a pile, for those who guess the rest (pile_guess.py): one number each time.


def log_field(farm: Farm, what: int, size: int, card: Card) -> None:
    """A field was turned, taken or put under: its size, or the card of a common field."""
    if farm.n_log >= names.LOG:
        raise OverflowError("the log of a private pile is full")
    farm.log[farm.n_log] = what + (names.LOG_COMMON + card if card > 0 else size)
    farm.n_log += 1


def logged_event(code: int) -> int:
    """What happened to the field: turned, taken, put under."""
    within = code - names.LOG_COMMON if code >= names.LOG_COMMON else code
    return within - within % names.LOG_FIELD


def logged_field(code: int) -> int:
    """The size of a private field or, negative, the card of a common one."""
    if code >= names.LOG_COMMON:
        return -((code - names.LOG_COMMON) % names.LOG_FIELD)
    return code % names.LOG_FIELD
