"""What bytes may say: fields and frames that do not contradict each other.

The compiled rules use numbers as indexes, so what is impossible is refused before a rule reads it.
"""

from barrowgate.core.codec import impossible
from barrowgate.core.numbers import Seat
from barrowgate.core.position_bytes import check_count, check_seat, frames, impossible_frame
from barrowgate.loyang import names
from barrowgate.loyang.state import Farm, State


def check(state: State) -> None:
    """Refuse what fits its fields but contradicts the rest."""
    for name in ("big_token", "small_token", "last_taker", "last_but_one"):
        check_seat(name, getattr(state, name), state.players)
    order = [state.order[place] for place in range(state.players)]
    if any(state.order) and sorted(order) != list(range(state.players)):
        raise impossible("order", state.order)
    if max(state.partner) >= state.players:
        raise impossible("partner", state.partner)
    check_cards(state)
    for farm in state.farms:
        check_farm(state, farm)
        check_frames(state, farm.seat)


def check_cards(state: State) -> None:
    place = state.place[1:]
    check_count("deck", state.deck, place.count(names.IN_DECK))
    check_count("discards", state.discards, place.count(names.IN_DISCARD))
    check_count("courtyard", state.courtyard, place.count(names.IN_COURTYARD))
    seats = range(state.players)
    owners = range(max(state.players, names.DUMMY + 1))
    known = {names.IN_DECK, names.IN_DISCARD, names.IN_COURTYARD, names.IN_GRID, names.DRAWN}
    known |= {
        base + seat for base in (names.IN_HAND, names.STARTER, names.IN_PILE) for seat in seats
    }
    known |= {base + owner for base in (names.IN_AREA, names.COVERED) for owner in owners}
    if not set(place) <= known:
        raise impossible("place", place)
    cards = range(1, names.CARDS + 1)
    if sorted(c for c in state.grid if c) != [c for c in cards if place[c - 1] == names.IN_GRID]:
        raise impossible("grid", state.grid)
    covered = [c for c in cards if names.COVERED <= place[c - 1] < names.STARTER]
    if sorted(c for c in state.under if c) != covered:
        raise impossible("under", state.under)
    for upper in cards:
        lower = state.under[upper]
        if lower and place[lower - 1] - names.COVERED != place[upper - 1] - names.IN_AREA:
            raise impossible("under", state.under)


def check_farm(state: State, farm: Farm) -> None:
    """Hand, starter, fields and pile are the cards that lie there; all fields have room."""
    place = state.place[1:]
    check_count("hand", farm.hand, place.count(names.IN_HAND + farm.seat))
    check_count("starter", farm.starter, place.count(names.STARTER + farm.seat))
    common = range(1, names.COMMON_FIELDS + 1)
    laid = [card for card in farm.field_card[: farm.n_fields] if card not in (0, names.HOME)]
    if sorted(laid) != [c for c in common if place[c - 1] == names.IN_AREA + farm.seat]:
        raise impossible("field_card", farm.field_card)
    piled = [card for card in farm.pile_card if card]
    if sorted(piled) != [c for c in common if place[c - 1] == names.IN_PILE + farm.seat]:
        raise impossible("pile_card", farm.pile_card)
    check_count("n_pile", farm.n_pile, sum(size > 0 for size in farm.pile))
    for spot in range(names.FIELDS):
        is_sown = spot < farm.n_fields and farm.field_crop[spot] > 0
        if farm.field_tokens[spot] and not is_sown:
            raise impossible("field_tokens", farm.field_tokens)
    if farm.n_fields + farm.n_pile - len(laid) - len(piled) > names.FIELDS - names.COMMON_FIELDS:
        raise impossible("n_fields", farm.n_fields)


def check_frames(state: State, seat: Seat) -> None:
    """The Foreman's frames name a seat of the table."""
    for kind, numbers in frames(state.agendas[seat]):
        if kind in (names.ASK_FOREMAN, names.AUTO_FOREMAN) and numbers[1] >= state.players:
            raise impossible_frame(kind, numbers)
