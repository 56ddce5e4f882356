"""Who is within reach of a helper with a lantern (12), and what goes to another player."""

from barrowgate.core.numbers import Card, Seat
from barrowgate.loyang import farms, names, open_cards
from barrowgate.loyang.state import Farm, State


def phase(state: State) -> int:
    """The phase of the round, as a bit of a helper's phases."""
    if state.step <= names.STEP_HARVEST:
        return names.PHASE_HARVEST
    if state.step <= names.STEP_CARDS:
        return names.PHASE_CARDS
    return names.PHASE_ACTION


def reaches(state: State, seat: Seat, owner: Seat) -> bool:
    """Lantern helpers touch every other player; with four, in the action phase, the partner."""
    if owner == seat:
        return False
    if state.players == names.SEATS:
        return state.partner[seat] == owner
    return True


def is_within_reach(state: State, seat: Seat, card: Card) -> bool:
    """Does a card lie open in an area within reach?"""
    owner = open_cards.owner_of(state, card)
    return owner >= 0 and reaches(state, seat, owner)


def pay_owner(state: State, farm: Farm, owner: Seat, amount: int, cause: int) -> None:
    """Cash for another player; the dummy's goes to the supply (A4)."""
    farms.gain_cash(state, farm, -amount, cause)
    if owner < state.players:
        farms.gain_cash(state, state.farm(owner), amount, cause)


# --- One's own card and one within reach: Market Woman, Tout ----------------------------------


def can_swap(state: State, seat: Seat, first: int, number: int) -> bool:
    """Are there two open cards of this kind (from its first card on) to be swapped?"""
    if open_cards.count_open(state, seat, first, number) == 0:
        return False
    for card in range(first, first + number):
        if is_within_reach(state, seat, card):
            return True
    return False


def why_not_own(state: State, seat: Seat, card: Card, fits: bool) -> int:
    """One's own open card; ``fits``: it is of the kind that is asked for."""
    if not fits:
        return names.WRONG_CARD
    is_own = state.place[card] == names.IN_AREA + seat
    return names.ALLOWED if is_own else names.NOT_IN_AREA


def why_not_other(state: State, seat: Seat, card: Card, fits: bool) -> int:
    """An open card within reach; ``fits``: it is of the kind that is asked for."""
    if not fits:
        return names.WRONG_CARD
    return names.ALLOWED if is_within_reach(state, seat, card) else names.OUT_OF_REACH


def offer_own(state: State, seat: Seat, first: int, number: int) -> None:
    """Every open card of one's own of one kind."""
    for card in range(first, first + number):
        if state.place[card] == names.IN_AREA + seat:
            state.offer(names.CHOOSE + card - 1)


def offer_others(state: State, seat: Seat, first: int, number: int) -> None:
    """Every open card of one kind within reach."""
    for card in range(first, first + number):
        if is_within_reach(state, seat, card):
            state.offer(names.CHOOSE + card - 1)
