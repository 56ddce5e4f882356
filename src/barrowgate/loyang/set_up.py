"""Set-up (3, 11.1): everything is dealt and laid out; then the first crops are chosen (A26)."""

from barrowgate.core.numbers import Seat
from barrowgate.loyang import farming, farms, flow, grid, names, open_cards, trading
from barrowgate.loyang.state import Farm, State


def set_up(state: State, seed: int) -> None:
    """Deal and lay out everything; then the first seat chooses its crop."""
    state.chance.seed(seed)
    state.deck = names.CARDS
    if state.big_token < 0:
        # A38: by the seed, unless the table named a first player.
        state.big_token = state.chance.below(state.players)
    for seat in range(state.players):
        set_up_farm(state, seat)
    if state.players == 1:
        set_up_dummy(state)
        grid.fill_grid(state)
    elif state.introductory > 0:
        deal_starters(state)
    state.table.push(names.AUTO_STEP, names.STEP_CROP)
    flow.settle(state)
    state.revealed = 0


def set_up_farm(state: State, seat: Seat) -> None:
    tables = state.components
    farm = state.farm(seat)
    farm.seat = seat
    farm.cash = tables.start_cash
    farm.path = tables.path_start
    for vegetable in range(names.VEGETABLES):
        farm.shop[vegetable] = tables.shop_start[vegetable]
    farms.add_field(state, farm, tables.home_size, names.HOME)
    for _ in range(2):
        shuffle_half(state, seat)


def shuffle_half(state: State, seat: Seat) -> None:
    """Four private fields of different sizes, shuffled, go under the pile."""
    farm = state.farm(seat)
    first = farm.n_pile
    for size in range(names.SMALLEST_FIELD, names.LARGEST_FIELD + 1):
        if state.components.private_copies[size] > 0:
            farm.pile[farm.n_pile] = size
            farm.n_pile += 1
    last = farm.n_pile - 1
    while last > first:
        other = first + state.chance.below(last - first + 1)
        size = farm.pile[last]
        farm.pile[last] = farm.pile[other]
        farm.pile[other] = size
        last -= 1


def deal_starters(state: State) -> None:
    """Introductory game: one starter customer each, face down; spare ones stay in the deck."""
    for seat in range(state.players):
        left = 0
        for regular in range(names.REGULARS):
            if is_spare_starter(state, regular):
                left += 1
        chosen = state.chance.below(left)
        for regular in range(names.REGULARS):
            if is_spare_starter(state, regular):
                if chosen == 0:
                    state.place[names.FIRST_REGULAR + regular] = names.STARTER + seat
                    state.deck -= 1
                    farm = state.farm(seat)
                    farm.starter = 1
                    chosen = -1
                else:
                    chosen -= 1


def is_spare_starter(state: State, regular: int) -> bool:
    in_deck = state.place[names.FIRST_REGULAR + regular] == names.IN_DECK
    return in_deck and state.components.starter[regular] > 0


def set_up_dummy(state: State) -> None:
    """Cards are turned over until the dummy has its stalls, regulars and casuals."""
    tables = state.components
    stalls = tables.dummy_stalls
    regulars = tables.dummy_regulars
    casuals = tables.dummy_casuals
    while stalls + regulars + casuals > 0:
        card = open_cards.draw(state)
        if open_cards.is_stall(card) and stalls > 0:
            stalls -= 1
            open_cards.lay_out(state, names.DUMMY, card)
        elif open_cards.is_regular(card) and regulars > 0:
            regulars -= 1
            open_cards.lay_out(state, names.DUMMY, card)
        elif open_cards.is_casual(card) and casuals > 0:
            casuals -= 1
            open_cards.lay_out(state, names.DUMMY, card)
        else:
            open_cards.put_aside(state, card)


# --- The crop of the home field (A26) -------------------------------------------------------------


def why_not_begin_with(state: State, farm: Farm, vegetable: int) -> int:
    """At most two players begin with the same crop; it is bought from the player's own shop."""
    if state.components.home_crop[vegetable] == 0:
        return names.WRONG_CROP
    alike = 0
    for seat in range(state.players):
        other = state.farm(seat)
        if other.field_crop[0] == vegetable + 1:
            alike += 1
    if alike >= 2:
        return names.CROP_TAKEN
    return trading.why_not_buy(state, farm, vegetable)


def offer_crop(state: State, farm: Farm) -> None:
    for vegetable in range(names.VEGETABLES):
        if why_not_begin_with(state, farm, vegetable) == names.ALLOWED:
            state.offer(names.PLANT + vegetable)


def why_not_crop(state: State, farm: Farm, verb: int, number: int) -> int:
    if verb != names.VERB_PLANT:
        return names.NOT_ASKED
    return why_not_begin_with(state, farm, number)


def answer_crop(state: State, farm: Farm, verb: int, number: int) -> None:
    """One vegetable is bought and sown on the home field."""
    state.agenda(farm.seat).pop()
    trading.buy(state, farm, number)
    farms.gain_vegetable(state, farm, number, -1, names.CAUSE_SOWING)
    farming.plant(state, farm, number, 0, farm.field_size[0])
