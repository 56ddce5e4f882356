"""Helpers that change hands (12): the Foreman takes one that is discarded, the Con Man swaps."""

from barrowgate.core.numbers import Card, Seat
from barrowgate.loyang import names, open_cards, reach
from barrowgate.loyang.state import Farm, State

# --- Helpers leave ------------------------------------------------------------------------------


def discard_used(state: State, farm: Farm, card: Card) -> None:
    """A helper that was used goes to the discard; the Foreman may take it."""
    open_cards.discard(state, card, names.CAUSE_USED)
    state.agenda(farm.seat).push(names.AUTO_FOREMAN, card, farm.seat, 1)


def throw(state: State, farm: Farm, card: Card) -> None:
    """A14: a helper is thrown away unused; the Foreman may take it, too."""
    open_cards.discard(state, card, names.CAUSE_THROWN)
    state.agenda(farm.seat).push(names.AUTO_FOREMAN, card, farm.seat)


def run_used(state: State, farm: Farm) -> None:
    """Helpers go after their effect; the one that leaves last is offered to the Foreman first."""
    agenda = state.agenda(farm.seat)
    card = agenda.top_first()
    second = agenda.top_second()
    third = agenda.top_third()
    agenda.pop()
    if card > 0:
        discard_used(state, farm, card)
    if second > 0:
        discard_used(state, farm, second)
    if third > 0:
        discard_used(state, farm, third)


# --- The Foreman ----------------------------------------------------------------------------------


def run_foreman(state: State, farm: Farm) -> None:
    """Directly after a discard, before anything else, the Foreman's owner is asked."""
    agenda = state.agenda(farm.seat)
    card = agenda.top_first()
    discarder = agenda.top_second()
    used = agenda.top_third()
    agenda.pop()
    is_foreman = state.components.card_helper[card] == names.FOREMAN + 1
    if state.place[card] == names.IN_DISCARD and not is_foreman:
        for seat in range(state.players):
            if open_cards.find_helper(state, seat, names.FOREMAN) > 0 and foreman_sees(
                state, seat, discarder
            ):
                state.agenda(seat).push(names.ASK_FOREMAN, card, discarder, used)


def foreman_sees(state: State, seat: Seat, discarder: Seat) -> bool:
    """With four players in the action phase only one's own and the partner's discards."""
    if seat == discarder or state.players != names.SEATS:
        return True
    return reach.phase(state) != names.PHASE_ACTION or state.partner[seat] == discarder


def offer_foreman(state: State, farm: Farm) -> None:
    state.offer(names.PASS)
    state.offer(names.ACCEPT)


def why_not_foreman(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb == names.VERB_PASS or verb == names.VERB_ACCEPT:
        return names.ALLOWED
    return names.NOT_ASKED


def answer_foreman(state: State, farm: Farm, verb: int, number: int) -> None:
    """The helper lies free in the taker's area; then the Foreman is discarded.

    A Squire waits for the next round, unless another player has just used it and the taker has
    taken no cards yet.
    """
    agenda = state.agenda(farm.seat)
    card = agenda.top_first()
    discarder = agenda.top_second()
    used = agenda.top_third()
    agenda.pop()
    if verb == names.VERB_ACCEPT:
        state.discards -= 1
        open_cards.lay_out(state, farm.seat, card)
        if state.components.card_helper[card] == names.SQUIRE + 1:
            just_used = used > 0 and discarder != farm.seat
            farm.squire_round = 0 if just_used and farm.taken == 0 else state.round
        foreman = open_cards.find_helper(state, farm.seat, names.FOREMAN)
        open_cards.discard(state, foreman, names.CAUSE_USED)


# --- The Con Man ----------------------------------------------------------------------------------


def why_not_swap(state: State, farm: Farm, card: Card) -> int:
    """An open helper of a player who has finished this phase; alone, one of the grid."""
    if state.components.card_helper[card] == 0:
        return names.WRONG_CARD
    if state.players == 1:
        return names.ALLOWED if state.place[card] == names.IN_GRID else names.NOT_IN_GRID
    if not reach.is_within_reach(state, farm.seat, card):
        return names.OUT_OF_REACH
    owner = open_cards.owner_of(state, card)
    return names.ALLOWED if open_cards.has_finished(state, owner) else names.OUT_OF_REACH


def can_con(state: State, farm: Farm) -> bool:
    for card in range(names.FIRST_HELPER, names.CARDS + 1):
        if why_not_swap(state, farm, card) == names.ALLOWED:
            return True
    return False


def offer_con(state: State, farm: Farm) -> None:
    for card in range(names.FIRST_HELPER, names.CARDS + 1):
        if why_not_swap(state, farm, card) == names.ALLOWED:
            state.offer(names.CHOOSE + card - 1)


def why_not_con(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_CHOOSE:
        return names.NOT_ASKED
    return why_not_swap(state, farm, number + 1)


def answer_con(state: State, farm: Farm, verb: int, number: int) -> None:
    """Both cards lie free in their new areas; it is not a discard."""
    agenda = state.agenda(farm.seat)
    con_man = agenda.top_first()
    card = number + 1
    agenda.pop()
    if state.players == 1:
        swap_with_grid(state, farm, con_man, card)
    else:
        open_cards.swap(state, card, con_man)
    if state.components.card_helper[card] == names.SQUIRE + 1:
        farm.squire_round = state.round


def swap_with_grid(state: State, farm: Farm, con_man: Card, card: Card) -> None:
    """Solitaire: the Con Man takes the place of a card in the grid."""
    place = 0
    while state.grid[place] != card:
        place += 1
    open_cards.reveal_under(state, farm.seat, con_man)
    state.grid[place] = con_man
    state.place[con_man] = names.IN_GRID
    open_cards.lay_out(state, farm.seat, card)
