"""Fields (5, 7.2): sowing, and the harvest with the Harvest Hand."""

from barrowgate.core import events
from barrowgate.loyang import farms, foreman, names, open_cards
from barrowgate.loyang.state import Farm, State

# --- 7.2 Sowing ---------------------------------------------------------------------------------


def is_first_alike(state: State, farm: Farm, place: int) -> bool:
    """Unsown fields that are alike are one choice: is this the first of them?"""
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


def offer_sowing(state: State, farm: Farm) -> None:
    for vegetable in range(names.VEGETABLES):
        if farm.cart[vegetable] > 0:
            for place in range(farm.n_fields):
                if why_not_sow(state, farm, vegetable, place) == names.ALLOWED:
                    state.offer(names.SOW + vegetable * names.FIELDS + place)


def sow(state: State, farm: Farm, vegetable: int, place: int) -> None:
    """The field is filled with that vegetable; the Harvest Hand adds a token."""
    farms.gain_vegetable(state, farm, vegetable, -1, names.CAUSE_SOWING)
    plant(state, farm, vegetable, place, farm.field_size[place] + farm.extra_tokens)


def plant(state: State, farm: Farm, vegetable: int, place: int, tokens: int) -> None:
    farm.field_crop[place] = vegetable + 1
    farm.field_tokens[place] = tokens
    if state.watched:
        events.note(state.event_log, names.EVENT_SOWN, farm.seat, vegetable, tokens, 0)


def reap(state: State, farm: Farm, place: int, amount: int, cause: int) -> None:
    """Vegetables of one field come to the cart."""
    farm.field_tokens[place] -= amount
    farms.gain_vegetable(state, farm, farm.field_crop[place] - 1, amount, cause)


def clear_emptied(state: State, farm: Farm) -> int:
    """Emptied fields leave: private ones the game, common ones to the discard. How many did."""
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
            farms.drop_field(farm, place)
            gone += 1
            if state.watched:
                events.note(state.event_log, names.EVENT_EMPTIED, farm.seat, size, card, 0)
            if card > 0:
                open_cards.discard(state, card, names.CAUSE_HARVEST)
        else:
            place += 1
    return gone


# --- 5 Harvest --------------------------------------------------------------------------------


def most_extra(state: State, farm: Farm, place: int, used: int) -> int:
    """A7: the n-th extra vegetable of a field needs 3 + n tokens before the harvest."""
    spare = farm.field_tokens[place] - (state.components.harvest_hand_tokens - 1)
    if farm.field_card[place] == names.HOME or spare <= 0:
        return 0
    return min(used, spare)


def can_use_harvest_hand(state: State, farm: Farm, used: int) -> bool:
    """Would one more Harvest Hand give something?"""
    for place in range(farm.n_fields):
        if most_extra(state, farm, place, used + 1) > used:
            return True
    return False


def unload_store(state: State, farm: Farm) -> None:
    """The storehouse is emptied onto the cart."""
    for vegetable in range(names.VEGETABLES):
        farms.gain_vegetable(state, farm, vegetable, farm.store[vegetable], names.CAUSE_STORE)
        farm.store[vegetable] = 0


def begin_harvest(state: State, farm: Farm) -> None:
    """Whoever has a Harvest Hand that would give something is asked first."""
    unload_store(state, farm)
    has_hand = open_cards.find_helper(state, farm.seat, names.HARVEST_HAND) > 0
    if has_hand and can_use_harvest_hand(state, farm, 0):
        state.agenda(farm.seat).push(names.ASK_HARVEST)
    else:
        state.agenda(farm.seat).push(names.AUTO_HARVEST)


def why_not_harvest_hand(state: State, farm: Farm) -> int:
    used = state.agenda(farm.seat).top_first()
    if open_cards.find_helper(state, farm.seat, names.HARVEST_HAND) == 0:
        return names.HELPER_ABSENT
    useful = can_use_harvest_hand(state, farm, used)
    return names.ALLOWED if useful else names.HELPER_NO_EFFECT


def offer_harvest(state: State, farm: Farm) -> None:
    state.offer(names.HARVEST)
    if why_not_harvest_hand(state, farm) == names.ALLOWED:
        state.offer(names.USE + names.USE_HARVEST_HAND)


def why_not_harvest(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_HARVEST:
        return names.ALLOWED
    if verb == names.VERB_USE and number == names.USE_HARVEST_HAND:
        return why_not_harvest_hand(state, farm)
    return names.NOT_ASKED


def answer_harvest(state: State, farm: Farm, verb: int, number: int) -> None:
    """The harvest begins, or a Harvest Hand is used: its vegetables are chosen field by field."""
    agenda = state.agenda(farm.seat)
    used = agenda.top_first()
    if verb == names.VERB_HARVEST:
        agenda.pop()
        agenda.push(names.AUTO_HARVEST, used)
    else:
        agenda.set_top(used + 1)
        if state.watched:
            helper = names.HARVEST_HAND
            events.note(state.event_log, names.EVENT_USED, farm.seat, helper, number, 0)
        hand = open_cards.find_helper(state, farm.seat, names.HARVEST_HAND)
        foreman.discard_used(state, farm, hand)


def run_harvest(state: State, farm: Farm) -> None:
    """One vegetable from each field; where the Harvest Hand may add some the player chooses."""
    agenda = state.agenda(farm.seat)
    used = agenda.top_first()
    place = agenda.top_second()
    agenda.pop()
    asking = False
    while place < farm.n_fields and not asking:
        if farm.field_tokens[place] > 0:
            if used > 0 and most_extra(state, farm, place, used) > 0:
                agenda.push(names.AUTO_HARVEST, used, place + 1)
                agenda.push(names.ASK_EXTRA, place, used)
                asking = True
            else:
                reap(state, farm, place, 1, names.CAUSE_HARVEST)
        place += 1
    if not asking:
        gone = clear_emptied(state, farm)
        if gone > 0 and state.players == 1 and state.shuffled == names.RESHUFFLE_TO_COME:
            state.shuffled = names.RESHUFFLE_DUE


def offer_extra(state: State, farm: Farm) -> None:
    agenda = state.agenda(farm.seat)
    most = most_extra(state, farm, agenda.top_first(), agenda.top_second())
    for number in range(min(most, names.MOST_EXTRA) + 1):
        state.offer(names.EXTRA + number)


def why_not_extra(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_EXTRA:
        return names.NOT_ASKED
    agenda = state.agenda(farm.seat)
    most = most_extra(state, farm, agenda.top_first(), agenda.top_second())
    return names.ALLOWED if number <= most else names.TOO_FEW_TOKENS


def answer_extra(state: State, farm: Farm, verb: int, number: int) -> None:
    """This many vegetables of the field besides the one of every harvest."""
    agenda = state.agenda(farm.seat)
    field = agenda.top_first()
    agenda.pop()
    reap(state, farm, field, number + 1, names.CAUSE_HARVEST)
