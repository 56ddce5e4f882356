"""What a seat cannot know: hidden, and dealt anew (docs/decisions/0011-redeals.md).

Hidden are the hands of the others and donkeys not yet revealed; the deck has no order (G39).
Since discards lie open, everybody knows which cards a reshuffled deck holds: a card's generation
(the reshuffle that put it into the deck) determines what a hand may hold. Whoever discards down in
ascending order has enough higher cards left to go on.

``hide`` lays everything hidden in one fixed order, ``deal`` in a random one: every deal in which
all actions so far were legal is equally likely.
"""

from barrowgate.core.chance import Chance
from barrowgate.core.numbers import Card, Seat
from barrowgate.core.pool import Pool
from barrowgate.lagranja import names
from barrowgate.lagranja.state import Farm, State


def hide(state: State, seat: Seat) -> None:
    """Nothing is left that the seat cannot know; whoever discards has the highest cards."""
    state.chance.word = 0
    discarding = discarding_seat(state, seat)
    pool = Pool()
    for generation in range(state.generations + 1):
        gather(state, seat, generation, pool)
        lay_all(state, seat, discarding, pool)
    for other in range(state.players):
        if is_donkey_hidden(state, seat, other):
            farm = state.farm(other)
            farm.donkey = nth_awake(farm, 0)


def deal(state: State, seat: Seat, chance: Chance) -> None:
    """Deal the hidden anew, after ``hide``."""
    discarding = discarding_seat(state, seat)
    needed = 0
    if discarding >= 0:
        needed = state.agenda(discarding).top_first()
    pool = Pool()
    for generation in range(state.generations + 1):
        gather(state, seat, generation, pool)
        if needed > 0:
            high = draw_high(state, seat, discarding, generation, needed, chance)
            needed = max(0, needed - high)
            shuffle_for(state, discarding, high, pool, chance)
        else:
            pool.shuffle(chance, 0, pool.count)
        lay_all(state, seat, discarding, pool)
    for other in range(state.players):
        if is_donkey_hidden(state, seat, other):
            farm = state.farm(other)
            farm.donkey = nth_awake(farm, chance.below(count_awake(farm)))


# --- Cards ------------------------------------------------------------------------------------


def is_hidden(state: State, seat: Seat, card: Card) -> bool:
    """Does a card lie where the seat cannot see it: in the deck or another hand?"""
    place = state.place[card]
    if place == names.IN_DECK:
        return True
    is_hand = place >= names.IN_HAND and place < names.IN_HAND + names.SEATS
    return is_hand and place != names.IN_HAND + seat


def gather(state: State, seat: Seat, generation: int, pool: Pool) -> None:
    """The hidden cards of one generation, in ascending order."""
    pool.empty()
    for card in range(1, names.CARDS + 1):
        if state.generation[card] == generation and is_hidden(state, seat, card):
            pool.add(card, state.place[card])


def lay_all(state: State, seat: Seat, discarding: Seat, pool: Pool) -> None:
    """The first cards of the pool are the deck, then come the hands; who discards comes last."""
    pool.lay(state.place, names.IN_DECK)
    for other in range(state.players):
        if other != seat and other != discarding:
            pool.lay(state.place, names.IN_HAND + other)
    if discarding >= 0:
        pool.lay(state.place, names.IN_HAND + discarding)


# --- Whoever discards down has enough higher cards left ---------------------------------------


def discarding_seat(state: State, seat: Seat) -> int:
    """Another seat that discards in ascending order; or -1."""
    for other in range(state.players):
        agenda = state.agenda(other)
        if other != seat and agenda.top_kind() == names.ASK_DISCARD_DOWN:
            return other
    return -1


def newest_discard(state: State, discarding: Seat) -> int:
    return state.agenda(discarding).top_second()


def draw_high(
    state: State, seat: Seat, discarding: Seat, generation: int, needed: int, chance: Chance
) -> int:
    """How many higher cards of this generation the discarding seat holds.

    Each number is as likely as the deals of this and all later generations that have it.
    """
    held = count_held(state, discarding, generation)
    left = chance.share() * ways(state, seat, discarding, generation, needed)
    for high in range(held):
        left -= ways_with(state, seat, discarding, generation, needed, high)
        if left < 0:
            return high
    return held


def ways(state: State, seat: Seat, discarding: Seat, generation: int, needed: int) -> float:
    """Hands of one seat, from this generation on, that hold the higher cards it needs."""
    if generation > state.generations:
        return 1.0 if needed <= 0 else 0.0
    total = 0.0
    for high in range(count_held(state, discarding, generation) + 1):
        total += ways_with(state, seat, discarding, generation, needed, high)
    return total


def ways_with(
    state: State, seat: Seat, discarding: Seat, generation: int, needed: int, high: int
) -> float:
    """Likewise, with so many higher cards of this generation."""
    newest = newest_discard(state, discarding)
    lower = count_hidden(state, seat, generation, 1, newest)
    higher = count_hidden(state, seat, generation, newest + 1, names.CARDS)
    held = count_held(state, discarding, generation)
    here = choose(higher, high) * choose(lower, held - high)
    if here == 0:
        return 0.0
    return here * ways(state, seat, discarding, generation + 1, needed - high)


def count_held(state: State, seat: Seat, generation: int) -> int:
    """Cards of one generation in a hand."""
    held = 0
    for card in range(1, names.CARDS + 1):
        if state.generation[card] == generation and state.place[card] == names.IN_HAND + seat:
            held += 1
    return held


def count_hidden(state: State, seat: Seat, generation: int, least: int, most: int) -> int:
    """Hidden cards of one generation with these numbers."""
    hidden = 0
    for card in range(least, most + 1):
        if state.generation[card] == generation and is_hidden(state, seat, card):
            hidden += 1
    return hidden


def choose(total: int, number: int) -> float:
    """In how many ways some things can be taken out of all."""
    if number < 0 or number > total:
        return 0.0
    result = 1.0
    for i in range(number):
        result = result * (total - i) / (i + 1)
    return result


def shuffle_for(state: State, discarding: Seat, high: int, pool: Pool, chance: Chance) -> None:
    """Shuffle the pool so that its last cards, those of the seat, have so many higher ones."""
    newest = newest_discard(state, discarding)
    held = pool.count_at(names.IN_HAND + discarding)
    lower = 0
    for i in range(pool.count):
        if pool.cards[i] <= newest:
            lower += 1
    pool.shuffle(chance, 0, lower)
    pool.shuffle(chance, lower, pool.count)
    # The last lower cards change places with the higher ones that stay out of the hand.
    taken = held - high
    for i in range(taken):
        pool.swap(lower - 1 - i, pool.count - 1 - high - i)
    pool.shuffle(chance, 0, pool.count - held)


# --- Donkeys ----------------------------------------------------------------------------------


def is_donkey_hidden(state: State, seat: Seat, other: Seat) -> bool:
    """Has another seat chosen a donkey that is not revealed yet?"""
    farm = state.farm(other)
    return state.step == names.STEP_DONKEYS and other != seat and farm.donkey > 0


def count_awake(farm: Farm) -> int:
    """Donkeys that do not rest."""
    awake = 0
    for tile in range(names.DONKEY_TILES):
        if farm.donkey_used[tile] == 0:
            awake += 1
    return awake


def nth_awake(farm: Farm, number: int) -> int:
    """One of the donkeys that do not rest, counted from 0."""
    left = number
    for tile in range(names.DONKEY_TILES):
        if farm.donkey_used[tile] == 0:
            if left == 0:
                return tile + 1
            left -= 1
    return 0
