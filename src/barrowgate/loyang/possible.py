"""What bytes may say: the numbers of each frame, and fields that do not contradict each other.

The compiled rules use numbers as indexes, so what cannot be is refused before a rule reads it.
"""

from barrowgate.core.packed import check_count, check_seat, frames
from barrowgate.core.packing import FormatError, impossible
from barrowgate.loyang import names
from barrowgate.loyang.state import Farm, State

# The numbers that the frames of names.py may hold.
NONE = range(1)
MANY = range(1000)
CARD = range(1, names.CARDS + 1)
CARD_OR_NONE = range(names.CARDS + 1)
STALL = range(names.FIRST_STALL, names.FIRST_REGULAR)
VEGETABLE = range(names.VEGETABLES)
UP_TO_VEGETABLES = range(names.VEGETABLES + 1)
FRAMES = {
    **dict.fromkeys(
        (
            *(names.ASK_CROP, names.ASK_PARTNER, names.ASK_ACTION, names.ASK_NAME),
            *(names.ASK_REGULAR, names.ASK_OWN_STALL, names.ASK_PLOUGH, names.ASK_TENANT),
            *(names.ASK_RETURN, names.ASK_OWN_CASUAL, names.ASK_TRADER),
            *(names.AUTO_LAY, names.AUTO_PATH),
        ),
        (NONE, NONE),
    ),
    names.ASK_HARVEST: (MANY, NONE),
    names.ASK_EXTRA: (range(names.FIELDS), MANY),
    names.ASK_DISTRIBUTE: (range(2), NONE),
    names.ASK_COURTYARD: (MANY, CARD_OR_NONE),
    names.ASK_HAND: (CARD_OR_NONE, NONE),
    names.ASK_GRID: (MANY, MANY),
    names.ASK_FUNDS: (MANY, NONE),
    names.ASK_FOREMAN: (CARD, range(12)),
    names.ASK_GIVE: (MANY, UP_TO_VEGETABLES),
    names.ASK_SHOP: (VEGETABLE, NONE),
    names.ASK_CON: (CARD, NONE),
    names.ASK_BARGAIN: (range(8), NONE),
    names.ASK_MERCHANT: (UP_TO_VEGETABLES, UP_TO_VEGETABLES),
    names.ASK_CRIER: (MANY, range(names.STALLS * names.VEGETABLES + 1)),
    names.ASK_OTHER_STALL: (STALL, NONE),
    names.ASK_PILE: (range(names.PILE + 1), NONE),
    names.ASK_OTHER_CASUAL: (range(names.FIRST_HELPER), NONE),
    names.ASK_PACK: (CARD, CARD_OR_NONE),
    names.ASK_STORE: (UP_TO_VEGETABLES, NONE),
    names.ASK_PATH: (MANY, NONE),
    names.ASK_WHICH: (range(2), NONE),
    names.AUTO_HARVEST: (MANY, range(names.FIELDS + 1)),
    names.AUTO_FOREMAN: (CARD, range(12)),
    names.AUTO_USED: (CARD_OR_NONE, range(8)),
    names.AUTO_PAY: (MANY, MANY),
    names.AUTO_TAKEN: (CARD_OR_NONE, NONE),
    names.AUTO_TRADE: (STALL, VEGETABLE),
    names.AUTO_MISS: (range(names.REGULARS + 1), NONE),
    names.AUTO_STORE: (UP_TO_VEGETABLES, NONE),
    names.AUTO_STEP: (range(1, names.STEP_END + 1), range(names.SEATS + 1)),
}


def check(state: State) -> None:
    """Refuse what fits its fields but contradicts the rest."""
    for name in ("first", "second", "last_taker", "last_but_one"):
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


def check_frames(state: State, seat: int) -> None:
    """The Foreman's frames name a seat of the table."""
    for kind, first, second in frames(state.agendas[seat]):
        if kind in (names.ASK_FOREMAN, names.AUTO_FOREMAN) and second % 8 >= state.players:
            raise FormatError(f"a frame {kind} with {first} and {second}, which cannot be")
