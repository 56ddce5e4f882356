"""Cash, carts and fields: what comes to a farm and what leaves it (set-up, 5, 7.2)."""

from barrowgate.core import events
from barrowgate.loyang import names, open_cards
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


def in_cart(farm: Farm) -> int:
    """All vegetables in the cart."""
    total = 0
    for vegetable in range(names.VEGETABLES):
        total += farm.cart[vegetable]
    return total


# --- Fields -----------------------------------------------------------------------------------


def add_field(state: State, farm: Farm, size: int, card: int) -> None:
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


def turn_field(state: State, farm: Farm) -> None:
    """5.1: the top field of the private pile is turned over."""
    if farm.n_pile > 0:
        take_from_pile(state, farm, 0, 0)


def take_from_pile(state: State, farm: Farm, place: int, mark: int) -> None:
    """A field of the private pile comes to the farm; everybody sees its size (mark: log code)."""
    size = farm.pile[place]
    card = farm.pile_card[place]
    log(farm, 40 + mark + card if card > 0 else mark + size)
    farm.n_pile -= 1
    for i in range(place, farm.n_pile):
        farm.pile[i] = farm.pile[i + 1]
        farm.pile_card[i] = farm.pile_card[i + 1]
    farm.pile[farm.n_pile] = 0
    farm.pile_card[farm.n_pile] = 0
    state.revealed = 1
    if card > 0:
        state.place[card] = names.IN_AREA + farm.seat
    add_field(state, farm, size, card)


def put_under_pile(state: State, farm: Farm, place: int) -> None:
    """Leaseholder: an unsown field goes under the private pile, and everybody saw which."""
    size = farm.field_size[place]
    card = farm.field_card[place]
    log(farm, 60 + card if card > 0 else 20 + size)
    farm.pile[farm.n_pile] = size
    farm.pile_card[farm.n_pile] = card
    farm.n_pile += 1
    drop_field(farm, place)
    if card > 0:
        state.place[card] = names.IN_PILE + farm.seat
        open_cards.reveal_under(state, farm.seat, card)


def log(farm: Farm, code: int) -> None:
    """What everybody saw of the pile, for those who must guess the rest (seen.py)."""
    if farm.n_log >= names.LOG:
        raise OverflowError("the log of a private pile is full")
    farm.log[farm.n_log] = code
    farm.n_log += 1


def is_sowable(farm: Farm, place: int) -> bool:
    """Is there an unsown field at this place?"""
    return place < farm.n_fields and farm.field_crop[place] == 0


def is_first_alike(state: State, farm: Farm, place: int) -> bool:
    """Unsown fields alike are one choice: is this the first of them?"""
    for i in range(place):
        if (
            farm.field_crop[i] == 0
            and farm.field_size[i] == farm.field_size[place]
            and kind_of_field(state, farm, i) == kind_of_field(state, farm, place)
        ):
            return False
    return True


def kind_of_field(state: State, farm: Farm, place: int) -> int:
    """0: private; 1: common; a common field with a card under it is itself alone."""
    card = farm.field_card[place]
    if card == 0:
        return 0
    if card == names.HOME or state.under[card] > 0:
        return card + 1
    return 1


def why_not_sow(state: State, farm: Farm, vegetable: int, place: int) -> int:
    """A: one vegetable of the cart on an unsown field that takes it."""
    if place >= farm.n_fields:
        return names.NO_FIELD
    if farm.field_crop[place] > 0:
        return names.FIELD_SOWN
    if state.components.crop[farm.field_size[place] * names.VEGETABLES + vegetable] == 0:
        return names.WRONG_CROP
    if farm.cart[vegetable] == 0:
        return names.NOT_IN_CART
    if not is_first_alike(state, farm, place):
        return names.CARD_ORDER
    return names.ALLOWED


def sow(state: State, farm: Farm, vegetable: int, place: int) -> None:
    """The field is filled with that vegetable; the Harvest Hand adds a token."""
    gain_vegetable(state, farm, vegetable, -1, names.CAUSE_SOWING)
    plant(state, farm, vegetable, place, farm.field_size[place] + farm.extra_tokens)


def plant(state: State, farm: Farm, vegetable: int, place: int, tokens: int) -> None:
    farm.field_crop[place] = vegetable + 1
    farm.field_tokens[place] = tokens
    if state.watched:
        events.note(state.event_log, names.EVENT_SOWN, farm.seat, vegetable, tokens, 0)


def reap(state: State, farm: Farm, place: int, amount: int, cause: int) -> None:
    """Vegetables of one field come to the cart."""
    farm.field_tokens[place] -= amount
    gain_vegetable(state, farm, farm.field_crop[place] - 1, amount, cause)


def clear_emptied(state: State, farm: Farm) -> int:
    """Emptied fields leave: private ones the game, common ones to the discard. How many left."""
    gone = 0
    place = 0
    while place < farm.n_fields:
        if (
            farm.field_crop[place] > 0
            and farm.field_tokens[place] == 0
            and farm.field_card[place] != names.HOME
        ):
            card = farm.field_card[place]
            size = farm.field_size[place]
            drop_field(farm, place)
            gone += 1
            if state.watched:
                events.note(state.event_log, names.EVENT_EMPTIED, farm.seat, size, card, 0)
            if card > 0:
                open_cards.discard(state, card, names.CAUSE_HARVEST)
        else:
            place += 1
    return gone


# --- 5 Harvest --------------------------------------------------------------------------------


def most_extra(state: State, farm: Farm, place: int, uses: int) -> int:
    """A7: the n-th extra vegetable of a field needs 3 + n tokens before the harvest."""
    spare = farm.field_tokens[place] - (state.components.harvest_hand_tokens - 1)
    if farm.field_card[place] == names.HOME or spare <= 0:
        return 0
    return min(uses, spare)


def can_use_harvest_hand(state: State, farm: Farm, uses: int) -> bool:
    """Would one more Harvest Hand give something?"""
    for place in range(farm.n_fields):
        if most_extra(state, farm, place, uses + 1) > uses:
            return True
    return False


def unload_store(state: State, farm: Farm) -> None:
    """The storehouse is emptied onto the cart."""
    for vegetable in range(names.VEGETABLES):
        gain_vegetable(state, farm, vegetable, farm.store[vegetable], names.CAUSE_STORE)
        farm.store[vegetable] = 0


def harvest(state: State, farm: Farm, uses: int, first: int) -> None:
    """One vegetable from each field; where the Harvest Hand may add some the player chooses."""
    agenda = state.agenda(farm.seat)
    place = first
    asking = False
    while place < farm.n_fields and not asking:
        if farm.field_tokens[place] > 0:
            if uses > 0 and most_extra(state, farm, place, uses) > 0:
                agenda.push(names.AUTO_HARVEST, uses, place + 1)
                agenda.push(names.ASK_EXTRA, place, uses)
                asking = True
            else:
                reap(state, farm, place, 1, names.CAUSE_HARVEST)
        place += 1
    if not asking:
        gone = clear_emptied(state, farm)
        if gone > 0 and state.players == 1 and state.shuffled == 0:
            # Settled at the end of the harvest phase (A3).
            state.shuffled = 2
