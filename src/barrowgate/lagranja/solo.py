"""The solitaire game (11): discarded dice, the neutral player's marker, who goes first."""

from barrowgate.core import events
from barrowgate.core.numbers import Seat
from barrowgate.lagranja import goods, market, names
from barrowgate.lagranja.state import State

FAR = 99


def discard_die(state: State) -> None:
    """11.2, G25: the lowest die in rounds 1 to 3, the highest after; nobody uses it.

    The Elder's reserved die is passed over (G27); there is always another one.
    """
    lowest = state.round <= state.components.solo_lowest_until
    gone = 0
    for step in range(6):
        number = step + 1 if lowest else 6 - step
        if gone == 0:
            if state.dice[number] > 0 and not is_kept(state, number):
                state.dice[number] -= 1
                gone = number
            elif state.rented == number:
                state.rented = 0
                gone = number
    if state.watched:
        events.note(state.event_log, names.EVENT_DIE_GONE, -1, gone, 0, 0)


def is_kept(state: State, number: int) -> bool:
    """Is the last die of this space reserved by the player's own Elder?"""
    return state.dice[number] == 1 and state.farm(0).reserved == number


def take_neutral_turn(state: State) -> None:
    """Alone, the neutral player comes before the donkeys or after the deliveries."""
    is_early = state.step == names.STEP_NEUTRAL_EARLY
    comes_first = state.solo_first == 0
    if state.players == 1 and is_early == comes_first:
        place_neutral(state)


def place_neutral(state: State) -> None:
    """11.3, G26: a card is turned over; its barrow value is the space of the neutral marker."""
    card = goods.turn_over(state)
    if card > 0:
        value = state.components.barrow_vp[card]
        if state.watched:
            events.note(state.event_log, names.EVENT_NEUTRAL, -1, card, 0, 0)
        goods.renew_deck(state)
        goods.discard(state, -1, card, names.CAUSE_SET_UP)
        market.put_marker(state, names.NEUTRAL, choose_space(state, value))
        market.doom_all(state, names.NEUTRAL)
        state.agenda(0).push(names.AUTO_NEUTRAL)
        state.agenda(0).push(names.AUTO_PEDDLERS)


def choose_space(state: State, value: int) -> int:
    """The best space of this value: empty ones, else the player's, else the neutral's own."""
    wanted = names.NEUTRAL
    for space in range(1, names.SPACES + 1):
        if state.components.space_value[space] == value and market.is_open(state, space):
            if state.market[space] == 0:
                wanted = 0
            elif state.market[space] == 1 and wanted == names.NEUTRAL:
                wanted = 1
    best = 0
    best_score = -1
    for space in range(1, names.SPACES + 1):
        if (
            state.components.space_value[space] == value
            and state.market[space] == wanted
            and market.is_open(state, space)
        ):
            score = score_space(state, space)
            if score > best_score:
                best = space
                best_score = score
    return best


def score_space(state: State, space: int) -> int:
    """In this order: removes most; farthest from neutral markers; fewest open higher neighbours."""
    removed = 0
    exposed = 0
    for direction in range(6):
        other = state.components.neighbour[space * 6 + direction]
        if other > 0 and market.is_open(state, other):
            higher = state.components.space_value[other] > state.components.space_value[space]
            lower = state.components.space_value[other] < state.components.space_value[space]
            if lower and state.market[other] == 1:
                removed += 1
            if higher and state.market[other] == 0:
                exposed += 1
    return removed * 10000 + distance_to_neutral(state, space) * 10 + 6 - exposed


def distance_to_neutral(state: State, space: int) -> int:
    """G45: steps to the nearest other neutral marker; all spaces are alike when there is none."""
    nearest = FAR
    for other in range(1, names.SPACES + 1):
        if other != space and state.market[other] == names.NEUTRAL:
            nearest = min(nearest, steps_between(state, space, other))
    return nearest


def steps_between(state: State, one: int, other: Seat) -> int:
    """Distance of two spaces on the hexagons, in steps."""
    across = state.components.space_q[one] - state.components.space_q[other]
    down = state.components.space_r[one] - state.components.space_r[other]
    return max(across, -across, down, -down, across + down, -across - down)


def decide_order(state: State) -> None:
    """11.4, G27: from this siesta space on the player goes first in the next round."""
    state.solo_first = 1 if state.siesta[0] >= state.components.solo_first_from else 0


def discard_before_die(state: State) -> None:
    """Alone, one die is discarded between the player's; going second also before the first."""
    if state.players == 1:
        if state.step == names.STEP_FIRST_DIE:
            if state.solo_first == 0:
                discard_die(state)
        elif state.step == names.STEP_SECOND_DIE or state.solo_first > 0:
            discard_die(state)
