"""What bytes may say: fields and frames that do not contradict each other.

The compiled rules use numbers as indexes, so what is impossible is refused before a rule reads it.
"""

from barrowgate.core import board_checks
from barrowgate.core.numbers import Seat
from barrowgate.loyang import farms, names, open_cards, pile_guess
from barrowgate.loyang.state import Farm, State


def check(state: State) -> None:
    """Refuse what fits its fields but contradicts the rest."""
    board_checks.check_seat("big_token", state.big_token, state.players)
    board_checks.check_seat("small_token", state.small_token, state.players)
    board_checks.check_seat("last_taker", state.last_taker, state.players)
    board_checks.check_seat("last_but_one", state.last_but_one, state.players)
    check_order(state)
    for seat in range(names.SEATS):
        board_checks.check_seat("partner", state.partner[seat], state.players)
    check_cards(state)
    check_grid(state)
    check_covered(state)
    check_open_cards(state)
    for seat in range(state.players):
        check_farm(state, state.farm(seat))
        check_frames(state, seat)


def check_order(state: State) -> None:
    """Every seat is in the order of play, once; before the first action phase all are 0."""
    if board_checks.count_in(state.order, 0, names.SEATS, 0) < names.SEATS:
        board_checks.check_each_once("order", state.order, state.players)


# --- Cards ------------------------------------------------------------------------------------


def count_at(state: State, place: int) -> int:
    """Cards that lie in one place."""
    return board_checks.count_in(state.place, 1, names.CARDS + 1, place)


def check_no_card(state: State) -> None:
    """Cards count from 1: nothing is said of card 0."""
    if state.place[0] + state.under[0] + state.seen[0] > 0:
        board_checks.refuse("place", state.place[0])


def check_cards(state: State) -> None:
    """Every card lies somewhere at this table, and the counts are those of the cards."""
    check_no_card(state)
    for card in range(1, names.CARDS + 1):
        if not is_place(state, state.place[card]):
            board_checks.refuse("place", state.place[card])
    board_checks.check_count("deck", state.deck, count_at(state, names.IN_DECK))
    board_checks.check_count("discards", state.discards, count_at(state, names.IN_DISCARD))
    board_checks.check_count("courtyard", state.courtyard, count_at(state, names.IN_COURTYARD))


def is_place(state: State, place: int) -> bool:
    """Is there such a place at this table?"""
    if place == names.IN_DECK or place == names.IN_DISCARD or place == names.IN_COURTYARD:
        return True
    if place == names.IN_GRID or place == names.DRAWN:
        return True
    if place < names.IN_HAND or (place > names.DRAWN and place < names.IN_PILE):
        return False
    is_area = place >= names.IN_AREA and place < names.STARTER
    return place % names.SEATS < (open_cards.owners(state) if is_area else state.players)


def check_grid(state: State) -> None:
    """The cards of the grid are those that lie there, each once."""
    laid = 0
    for place in range(names.GRID):
        card = state.grid[place]
        if card > 0:
            laid += 1
            if state.place[card] != names.IN_GRID:
                board_checks.refuse("grid", card)
            for earlier in range(place):
                if state.grid[earlier] == card:
                    board_checks.refuse("grid", card)
    board_checks.check_count("grid", laid, count_at(state, names.IN_GRID))


def check_covered(state: State) -> None:
    """What lies under a card is covered in the same area, and each covered card lies once."""
    covering = 0
    for upper in range(1, names.CARDS + 1):
        lower = state.under[upper]
        if lower > 0:
            covering += 1
            if state.place[lower] - names.COVERED != state.place[upper] - names.IN_AREA:
                board_checks.refuse("under", lower)
            for earlier in range(1, upper):
                if state.under[earlier] == lower:
                    board_checks.refuse("under", lower)
    covered = 0
    for owner in range(names.SEATS):
        covered += count_at(state, names.COVERED + owner)
    board_checks.check_count("under", covering, covered)


def check_open_cards(state: State) -> None:
    """A stall holds some of the vegetables printed on it; a regular customer has a row to fill.

    One that was served has filled a row before it: the Messenger's delivery is paid on that one.
    """
    for stall in range(names.STALLS):
        held = 0
        for vegetable in range(names.VEGETABLES):
            number = stall * names.VEGETABLES + vegetable
            if state.stall_has[number] > 0:
                held += 1
                if state.components.stall_price[number] == 0:
                    board_checks.refuse("stall_has", number)
        if held == 0 and open_cards.owner_of(state, names.FIRST_STALL + stall) >= 0:
            board_checks.refuse("stall_has", stall)
    for regular in range(names.REGULARS):
        if open_cards.owner_of(state, names.FIRST_REGULAR + regular) >= 0:
            served = state.served[regular]
            is_served = served == names.SERVED or served == names.SERVED_TWICE
            if state.row[regular] >= names.ROWS or (is_served and state.row[regular] == 0):
                board_checks.refuse("row", state.row[regular])


# --- Farms ------------------------------------------------------------------------------------


def check_stocks(state: State, farm: Farm) -> None:
    """The shop and the storehouse have room for what is in them; the path has such a space."""
    stored = 0
    for vegetable in range(names.VEGETABLES):
        stored += farm.store[vegetable]
        if farm.shop[vegetable] > state.components.shop_spaces[vegetable]:
            board_checks.refuse("shop", farm.shop[vegetable])
    room = state.components.enlarged if farm.enlarged > 0 else state.components.capacity
    if stored > room:
        board_checks.refuse("store", stored)
    if farm.path < state.components.path_start or farm.path > state.components.path_end:
        board_checks.refuse("path", farm.path)


def check_pile(state: State, farm: Farm) -> None:
    """What was seen of the pile may have been seen, and left as many fields as there are.

    Nothing is asked of a pile of which nothing was seen: a table may be made up without it.
    """
    for event in range(farm.n_log):
        what = farms.logged_event(farm.log[event])
        field = farms.logged_field(farm.log[event])
        is_common = field < 0 and field >= -names.COMMON_FIELDS
        is_private = field >= names.SMALLEST_FIELD and field <= names.LARGEST_FIELD
        if what > names.LOG_PUT_UNDER or not (is_common or is_private):
            board_checks.refuse("log", farm.log[event])
    if farm.n_log > 0:
        board_checks.check_count("n_pile", farm.n_pile, pile_guess.fields_left(state, farm))


def check_farm(state: State, farm: Farm) -> None:
    """Hand, starter, fields and pile are the cards that lie there; all fields have room."""
    seat = farm.seat
    board_checks.check_count("hand", farm.hand, count_at(state, names.IN_HAND + seat))
    board_checks.check_count("starter", farm.starter, count_at(state, names.STARTER + seat))
    check_stocks(state, farm)
    check_pile(state, farm)
    private = farm.n_fields + farm.n_pile
    for card in range(1, names.COMMON_FIELDS + 1):
        laid = board_checks.count_in(farm.field_card, 0, farm.n_fields, card)
        piled = board_checks.count_in(farm.pile_card, 0, farm.n_pile, card)
        if laid != (state.place[card] == names.IN_AREA + seat):
            board_checks.refuse("field_card", card)
        if piled != (state.place[card] == names.IN_PILE + seat):
            board_checks.refuse("pile_card", card)
        private -= laid + piled
    for spot in range(farm.n_fields):
        card = farm.field_card[spot]
        if card > names.COMMON_FIELDS and card != names.HOME:
            board_checks.refuse("field_card", card)
        if farm.field_tokens[spot] > 0 and farm.field_crop[spot] == 0:
            board_checks.refuse("field_tokens", farm.field_tokens[spot])
    for spot in range(farm.n_pile):
        size = farm.pile[spot]
        if size < names.SMALLEST_FIELD or size > names.LARGEST_FIELD:
            board_checks.refuse("pile", size)
    if private > names.FIELDS - names.COMMON_FIELDS:
        board_checks.refuse("n_fields", farm.n_fields)


def check_frames(state: State, seat: Seat) -> None:
    """The Foreman's frames name a seat of the table."""
    agenda = state.agenda(seat)
    for at in range(agenda.count):
        kind = agenda.kind[at]
        is_foreman = kind == names.ASK_FOREMAN or kind == names.AUTO_FOREMAN
        if is_foreman and agenda.second[at] >= state.players:
            board_checks.refuse_frame(agenda, at)
