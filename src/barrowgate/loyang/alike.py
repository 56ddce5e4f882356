"""Equal things: legal actions that differ in nothing but which of two equals they name.

Common fields of one size are alike, and so are the Traders, while they lie in the same place with
nothing under them. Fields of a farm are alike with the same size, vegetable and tokens, if both are
private or both common. Vegetables are alike for the Accountant if he brings as much for them. What
is alike may be named either way; search and learning need one.
"""

from barrowgate.core.numbers import Card, Seat
from barrowgate.loyang import farming, names, shop_helpers
from barrowgate.loyang.state import Farm, State


def is_double(state: State, seat: Seat, action: int) -> bool:
    """Does a lower legal action of the seat do the same?"""
    verb = state.components.verb[action]
    number = action - state.components.verb_base[verb]
    kind = state.agenda(seat).top_kind()
    if verb == names.VERB_PUT or verb == names.VERB_PLAY:
        return has_lower_card(state, number + 1)
    if verb == names.VERB_TAKE:
        # The Squire takes in ascending order: after the lower card the other can still be taken.
        return kind == names.ASK_DISTRIBUTE and has_lower_card(state, number + 1)
    if verb == names.VERB_CHOOSE:
        return kind == names.ASK_CON and has_lower_card(state, number + 1)
    if verb == names.VERB_KEEP:
        return is_double_keep(state, seat, number)
    if verb == names.VERB_PICK:
        farm = state.farm(number // names.FIELDS)
        return has_lower_field(state, farm, number % names.FIELDS)
    if verb == names.VERB_PLACE:
        return number > 0 and is_same_in_pile(state.farm(seat), number)
    if verb == names.VERB_NAME:
        return kind == names.ASK_NAME and has_lower_name(state.farm(seat), number)
    return False


# --- Cards ----------------------------------------------------------------------------------------


def are_alike(state: State, card: Card, other: Card) -> bool:
    """Common fields of one size, or helpers of one kind."""
    tables = state.components
    if tables.card_field[card] > 0:
        return tables.card_field[card] == tables.card_field[other]
    return tables.card_helper[card] > 0 and tables.card_helper[card] == tables.card_helper[other]


def has_lower_card(state: State, card: Card) -> bool:
    """Does a lower card that is alike lie in the same place? In the grid each place is its own."""
    if state.under[card] > 0 or state.place[card] == names.IN_GRID:
        return False
    for other in range(1, card):
        if (
            state.place[other] == state.place[card]
            and state.under[other] == 0
            and are_alike(state, card, other)
        ):
            return True
    return False


def is_double_keep(state: State, seat: Seat, choice: int) -> bool:
    """Of two cards alike in a two-pack the second is kept as the first would be."""
    agenda = state.agenda(seat)
    if choice != names.KEEP_SECOND and choice != names.KEEP_SECOND_OVER:
        return False
    return are_alike(state, agenda.top_first(), agenda.top_second())


# --- Fields ---------------------------------------------------------------------------------------


def has_lower_field(state: State, farm: Farm, place: int) -> bool:
    """Does a field further left have the same size, vegetable and tokens, and is it of the kind?"""
    for other in range(place):
        if (
            farm.field_size[other] == farm.field_size[place]
            and farm.field_crop[other] == farm.field_crop[place]
            and farm.field_tokens[other] == farm.field_tokens[place]
            and farming.kind_of_field(state, farm, other)
            == farming.kind_of_field(state, farm, place)
        ):
            return True
    return False


def is_same_in_pile(farm: Farm, place: int) -> bool:
    """Two private fields of one size on each other: whichever is taken, the other one stays."""
    return (
        farm.pile[place] == farm.pile[place - 1]
        and farm.pile_card[place] == 0
        and farm.pile_card[place - 1] == 0
    )


def has_lower_name(farm: Farm, vegetable: int) -> bool:
    """Accountant: naming a vegetable only brings cash, and another may grow on as many fields."""
    for other in range(vegetable):
        if shop_helpers.count_fields(farm, other) == shop_helpers.count_fields(farm, vegetable):
            return True
    return False
