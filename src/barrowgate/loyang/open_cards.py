"""Cards that lie open: laying out, covering, leaving, the deck and the discard (A36)."""

from barrowgate.core import events
from barrowgate.core.numbers import Card, Seat
from barrowgate.loyang import farms, names
from barrowgate.loyang.state import State


def is_stall(card: Card) -> bool:
    return names.FIRST_STALL <= card < names.FIRST_REGULAR


def is_regular(card: Card) -> bool:
    return names.FIRST_REGULAR <= card < names.FIRST_CASUAL


def is_casual(card: Card) -> bool:
    return names.FIRST_CASUAL <= card < names.FIRST_HELPER


def owners(state: State) -> int:
    """Areas on the table: one per player, and the dummy's in the solitaire game."""
    return 2 if state.players == 1 else state.players


def owner_of(state: State, card: Card) -> int:
    """Whose area an open card lies in, or -1."""
    owner = state.place[card] - names.IN_AREA
    if 0 <= owner < names.SEATS:
        return owner
    return -1


def why_not_open(state: State, owner: Seat, card: Card) -> int:
    """The reason for a card that does not lie open in this area."""
    if state.place[card] == names.COVERED + owner:
        return names.CARD_COVERED
    return names.NOT_IN_AREA


def has_finished(state: State, owner: Seat) -> bool:
    """Has this player ended the actions of this action phase?"""
    if owner >= state.players:
        return False
    return state.farm(owner).finished > 0


def lay_out(state: State, owner: Seat, card: Card) -> None:
    """A card comes to its place in an area: stalls are filled, regulars get a blue marker."""
    state.place[card] = names.IN_AREA + owner
    state.seen[card] = 1
    if state.watched:
        events.note(state.event_log, names.EVENT_LAID, owner, card, 0, 0)
    if is_stall(card):
        fill_stall(state, card)
    elif is_regular(card):
        regular = card - names.FIRST_REGULAR
        state.row[regular] = 0
        state.red[regular] = 0
        # A15: due this round only if its owner has still to act.
        state.served[regular] = names.NOT_DUE if has_finished(state, owner) else names.DUE
    elif state.components.card_field[card] > 0 and owner < state.players:
        farms.add_field(state, state.farm(owner), state.components.card_field[card], card)


def fill_stall(state: State, card: Card) -> None:
    """One of each vegetable that the stall offers."""
    stall = card - names.FIRST_STALL
    for vegetable in range(names.VEGETABLES):
        place = stall * names.VEGETABLES + vegetable
        state.stall_has[place] = 1 if state.components.stall_price[place] > 0 else 0


def stack(state: State, owner: Seat, upper: Card, lower: Card) -> None:
    """H: two cards kept of a two-pack lie on each other; the lower one counts for nothing."""
    state.under[upper] = lower
    state.place[lower] = names.COVERED + owner
    state.seen[lower] = 1
    lay_out(state, owner, upper)


def reveal_under(state: State, owner: Seat, card: Card) -> None:
    """What lay under a card that left appears in the area of the pack's owner."""
    lower = state.under[card]
    if lower > 0:
        state.under[card] = 0
        lay_out(state, owner, lower)


def discard(state: State, card: Card, cause: int) -> None:
    """An open card goes to the discard; what lay under it appears at the same moment."""
    owner = owner_of(state, card)
    state.place[card] = names.IN_DISCARD
    state.discards += 1
    state.seen[card] = 1
    if state.watched:
        events.note(state.event_log, names.EVENT_DISCARD, owner, card, 0, cause)
    reveal_under(state, owner, card)


def move(state: State, card: Card, owner: Seat) -> None:
    """An open card changes its area; what lay under it stays with the old owner."""
    before = owner_of(state, card)
    reveal_under(state, before, card)
    state.place[card] = names.IN_AREA + owner
    if state.watched:
        events.note(state.event_log, names.EVENT_SWAPPED, owner, card, before, 0)


def swap(state: State, one: int, other: Seat) -> None:
    """Two open cards change their areas."""
    owner = owner_of(state, one)
    move(state, one, owner_of(state, other))
    move(state, other, owner)


def find_helper(state: State, owner: Seat, kind: int) -> int:
    """The first open card of a helper in an area, or 0."""
    for card in range(names.FIRST_HELPER, names.CARDS + 1):
        if (
            state.components.card_helper[card] == kind + 1
            and state.place[card] == names.IN_AREA + owner
        ):
            return card
    return 0


def helper_kinds(state: State, owner: Seat) -> int:
    """The helpers that lie open in an area, as bits."""
    kinds = 0
    for card in range(names.FIRST_HELPER, names.CARDS + 1):
        if state.place[card] == names.IN_AREA + owner:
            kinds |= 1 << (state.components.card_helper[card] - 1)
    return kinds


def count_open(state: State, owner: Seat, first: int, number: int) -> int:
    """Open cards of one kind (from its first card on) in an area."""
    total = 0
    for card in range(first, first + number):
        if state.place[card] == names.IN_AREA + owner:
            total += 1
    return total


# --- Deck and discard -------------------------------------------------------------------------


def shuffle_in(state: State) -> None:
    """The discard is shuffled into the draw pile."""
    if state.discards > 0:
        for card in range(1, names.CARDS + 1):
            if state.place[card] == names.IN_DISCARD:
                state.place[card] = names.IN_DECK
        state.deck += state.discards
        state.discards = 0
        if state.watched:
            events.note(state.event_log, names.EVENT_SHUFFLE, -1, state.deck, 0, 0)


def draw(state: State) -> int:
    """The top card of the draw pile: each one left is equally likely (A44). 0: there is none."""
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
    state.place[card] = names.DRAWN
    return card


def may_reshuffle(state: State) -> bool:
    """A3: the solitaire game shuffles the discard in only once."""
    return state.players > 1 or state.shuffled == names.RESHUFFLE_TO_COME


def can_draw(state: State) -> bool:
    return state.deck > 0 or (state.discards > 0 and may_reshuffle(state))


def draw_or_shuffle(state: State) -> int:
    """A11: in the action phase an empty pile is renewed from the discard at once."""
    if state.deck == 0 and may_reshuffle(state):
        if state.players == 1 and state.discards > 0:
            state.shuffled = names.RESHUFFLE_OVER
        shuffle_in(state)
    return draw(state)


def put_aside(state: State, card: Card) -> None:
    """A drawn card that is not kept goes to the discard; no area is left by it (A5)."""
    state.place[card] = names.IN_DISCARD
    state.discards += 1
    state.seen[card] = 1
    if state.watched:
        events.note(state.event_log, names.EVENT_DISCARD, -1, card, 0, 0)
