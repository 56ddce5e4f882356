"""Silver, points, goods, markers and the farm cards as things that come and go (2.5 to 2.8)."""

from barrowgate.core import events
from barrowgate.core.numbers import Card, Seat
from barrowgate.lagranja import names
from barrowgate.lagranja.state import Farm, State


def gain_silver(state: State, farm: Farm, amount: int, cause: int) -> None:
    """Silver comes (or goes, when negative)."""
    farm.silver += amount
    if state.watched and amount != 0:
        events.note(state.event_log, names.EVENT_SILVER, farm.seat, amount, 0, cause)


def gain_vp(state: State, farm: Farm, amount: int, cause: int) -> None:
    """Victory points come (or go, when negative)."""
    farm.vp += amount
    if state.watched and amount != 0:
        events.note(state.event_log, names.EVENT_VP, farm.seat, amount, 0, cause)


def has_marker(state: State, farm: Farm) -> bool:
    """2.7.1: is there a marker in the pool? Without the limit (G15) always."""
    return state.limited == 0 or farm.pool > 0


def good_of(source: int) -> int:
    """The good that lies at a source."""
    if source < names.FIELD_SOURCES:
        return source // names.LEVELS
    return source - names.SOURCE_PIG + names.PIG


def source_of(good: int) -> int:
    """Where a good lies that is not on a field."""
    if good < names.HARVEST_GOODS:
        return good * names.LEVELS
    return good - names.PIG + names.SOURCE_PIG


def has_source(farm: Farm, source: int) -> bool:
    """Is there a good at this source?"""
    if source >= names.FIELD_SOURCES:
        return farm.stock[source - names.SOURCE_PIG + names.PIG] > 0
    if source % names.LEVELS == 0:
        return farm.stock[source // names.LEVELS] > 0
    return farm.fields[source] > 0


def next_source(farm: Farm, source: int, last: int) -> int:
    """The first source from this one on where a good lies; ``last`` when there is none before."""
    while source < last and not has_source(farm, source):
        source += 1
    return source


def lift(farm: Farm, source: int) -> None:
    """Take the marker at a source up; it is not in the pool yet."""
    if source >= names.FIELD_SOURCES:
        farm.stock[source - names.SOURCE_PIG + names.PIG] -= 1
    elif source % names.LEVELS == 0:
        farm.stock[source // names.LEVELS] -= 1
    else:
        farm.fields[source] -= 1
        farm.fields[source - 1] += 1


def give_up(state: State, farm: Farm, source: int, cause: int) -> None:
    """A good leaves the farm; its marker goes back to the pool."""
    lift(farm, source)
    farm.pool += 1
    if state.watched:
        events.note(state.event_log, names.EVENT_GOOD, farm.seat, good_of(source), -1, cause)


def units(farm: Farm, good: int) -> int:
    """How many of a good are on the farm, in dens and on fields."""
    total = farm.stock[good]
    if good < names.HARVEST_GOODS:
        for level in range(1, names.LEVELS):
            total += level * farm.fields[good * names.LEVELS + level]
    return total


def has_on_field(farm: Farm, good: int) -> bool:
    """Does this harvest good stand on a field?"""
    for level in range(1, names.LEVELS):
        if farm.fields[good * names.LEVELS + level] > 0:
            return True
    return False


def harvest_kinds(farm: Farm) -> int:
    """The harvest goods on the farm, in dens or on fields, as bits."""
    kinds = 0
    for good in range(names.HARVEST_GOODS):
        if units(farm, good) > 0:
            kinds += 1 << good
    return kinds


def gain_good(state: State, farm: Farm, good: int, cause: int) -> None:
    """A good comes to its den or place; a pig without room is sold at once (G12)."""
    if good == names.PIG and farm.stock[names.PIG] >= farm.pig_places:
        gain_silver(state, farm, state.components.sell[names.PIG], cause)
        farm.received = 1
    elif has_marker(state, farm):
        put_good(state, farm, good, cause)
    else:
        state.agenda(farm.seat).push(names.ASK_ROOM, names.FOR_GOOD, good)


def put_good(state: State, farm: Farm, good: int, cause: int) -> None:
    """Place a marker from the pool as this good."""
    farm.pool -= 1
    farm.stock[good] += 1
    farm.received = 1
    if state.watched:
        events.note(state.event_log, names.EVENT_GOOD, farm.seat, good, 1, cause)


def grow(state: State, farm: Farm, source: int, cause: int) -> None:
    """One more good on a field of this kind (source: the field as it is before)."""
    if has_marker(state, farm):
        farm.pool -= 1
        farm.fields[source] -= 1
        farm.fields[source + 1] += 1
        if state.watched:
            good = source // names.LEVELS
            events.note(state.event_log, names.EVENT_GROWTH, farm.seat, good, 1, cause)
    else:
        state.agenda(farm.seat).push(names.ASK_ROOM, names.FOR_GROWTH, source)


def sell_surplus_pigs(state: State, farm: Farm) -> None:
    """G11: when pig places are lost, pigs without a place are sold at once."""
    while farm.stock[names.PIG] > farm.pig_places:
        give_up(state, farm, names.SOURCE_PIG, names.CAUSE_SALE)
        gain_silver(state, farm, state.components.sell[names.PIG], names.CAUSE_SALE)


# --- Cards in deck, hand and discards ---------------------------------------------------------


def can_draw(state: State) -> bool:
    """G4: there is a card in the deck, or there are discards to make a new one."""
    return state.deck > 0 or state.discards > 0


def reshuffle(state: State) -> None:
    """G4: the discards become a new deck; everybody knows which cards are in it."""
    state.generations += 1
    for card in range(1, names.CARDS + 1):
        if state.place[card] == names.IN_DISCARD:
            state.place[card] = names.IN_DECK
            state.generation[card] = state.generations
    state.deck = state.discards
    state.discards = 0
    if state.watched:
        events.note(state.event_log, names.EVENT_RESHUFFLE, -1, state.deck, 0, 0)


def turn_over(state: State) -> int:
    """Take the top card of the deck: each one left is equally likely (G39). 0: there is none."""
    if state.deck == 0 and state.discards > 0:
        reshuffle(state)
    if state.deck == 0:
        return 0
    state.reveal()
    left = state.chance.below(state.deck)
    card = 0
    while left >= 0:
        card += 1
        if state.place[card] == names.IN_DECK:
            left -= 1
    state.deck -= 1
    state.place[card] = names.TURNED_OVER
    return card


def renew_deck(state: State) -> None:
    """G4: when the last card has been drawn the discards are shuffled at once."""
    if state.deck == 0 and state.discards > 0:
        reshuffle(state)


def draw_card(state: State, farm: Farm, cause: int) -> None:
    """The top card of the deck comes to the hand, if there is one."""
    card = turn_over(state)
    if card > 0:
        state.place[card] = names.IN_HAND + farm.seat
        farm.hand += 1
        if state.watched:
            events.whisper(state.event_log, names.EVENT_DRAW, farm.seat, card, 0, cause)
        renew_deck(state)


def discard(state: State, seat: Seat, card: Card, cause: int) -> None:
    """A card goes to the discards, face up."""
    state.place[card] = names.IN_DISCARD
    state.discards += 1
    if state.watched:
        events.note(state.event_log, names.EVENT_DISCARD, seat, card, 0, cause)
